// SPDX-License-Identifier: MIT
#include "table/bot.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "table/game.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tenebrae::table {

namespace {

/// The limit for one decision: at the usual speed of a search it takes most of an hour.
constexpr std::uint64_t kMostPlayouts = 10'000'000;

std::optional<Move> random_move(const Game& game, const SeatView& view, const BotMeans& means) {
    std::vector<Move> moves;
    game.legal(view, moves);
    return moves.empty() ? std::nullopt
                         : std::optional(moves[random_place(means.luck, moves.size())]);
}

}  // namespace

BotLuck::BotLuck(std::uint64_t seed) {
    std::array<char, sizeof seed> bytes{};
    for (char& byte : bytes) {
        byte = static_cast<char>(seed & 0xFFU);
        seed >>= 8U;
    }
    core::Digest digest;
    digest.add("tenebrae bots ");
    digest.add({bytes.data(), bytes.size()});
    root_ = digest.brief();
}

std::span<const Bot> bots_of(std::span<const Bot> bots, std::string_view game) {
    const auto is_of_game = [game](const Bot& bot) { return bot.game == game; };
    const auto first = std::ranges::find_if(bots, is_of_game);
    const auto end = std::find_if_not(first, bots.end(), is_of_game);
    return {first, end};
}

SeatBot find_bot(std::span<const Bot> bots, std::string_view game, std::string_view level) {
    const std::size_t colon = level.find(':');
    const std::string_view word = level.substr(0, colon);
    const std::span<const Bot> known = bots_of(bots, game);
    const auto found = std::ranges::find_if(known, [word](const Bot& bot) {
        return bot.level == word || (!word.empty() && bot.former == word);
    });
    if (found == known.end()) {
        return {};
    }
    if (colon == std::string_view::npos) {
        return {&*found, found->playouts};
    }
    const auto playouts = core::parse_unsigned(level.substr(colon + 1));
    const bool good =
        found->playouts > 0 && playouts && *playouts > 0 && *playouts <= kMostPlayouts;
    return good ? SeatBot{&*found, static_cast<int>(*playouts)} : SeatBot{};
}

std::string written(const SeatBot& bot) {
    std::string words(bot.bot->level);
    return bot.playouts == 0 ? words : words + ":" + std::to_string(bot.playouts);
}

std::optional<Advice>
advise(const Bot& bot, const Game& game, const SeatView& view, const BotMeans& means) {
    if (bot.advise) {
        return bot.advise(game, view, means);
    }
    const std::optional<Move> move = bot.choose(game, view, means);
    if (!move) {
        return std::nullopt;
    }
    AdviceLine line;
    line.move = *move;
    line.reason = bot.reason ? bot.reason(game, view, *move) : std::string();
    Advice advice;
    advice.lines.push_back(std::move(line));
    return advice;
}

Bot random_bot(std::string_view game) {
    return {game, kRandomLevel, "plays any legal move", random_move};
}

}  // namespace tenebrae::table
