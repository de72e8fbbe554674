// SPDX-License-Identifier: MIT
#include "store/bot_games.hpp"

#include "core/text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tenebrae::store {

namespace {

using table::Json;

constexpr int kBotGameFormat = 1;
constexpr std::string_view kSeed = ",\"seed\":";

std::string dumped(const Json& object) {
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

template <typename Number>
void add_number(std::string& text, Number number) {
    constexpr std::size_t kDigits = 24;
    std::array<char, kDigits> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    text.append(digits.data(), end.ptr);
}

void add_number(std::string& text, std::optional<int> number) {
    if (number) {
        add_number(text, *number);
    } else {
        text += "null";
    }
}

/// Writes JSON for words of this program, which need no escaping.
void add_word(std::string& text, std::string_view word) {
    text += '"';
    text += word;
    text += '"';
}

bool is_harmless(const std::string& text) {
    return text.size() <= core::kMaxLineBytes && core::is_printable(text);
}

bool are_harmless(const BotGame& game) {
    return is_harmless(game.game) && is_harmless(game.code)
           && std::ranges::all_of(game.header, is_harmless)
           && std::ranges::all_of(game.bots, is_harmless)
           && std::ranges::all_of(game.results, is_harmless);
}

/// Returns nullopt for null; throws for anything but an integer.
std::optional<std::int64_t> number_of(const Json& value) {
    if (value.is_null()) {
        return std::nullopt;
    }
    return value.is_number_integer()
               ? value.get<std::int64_t>()
               : throw Json::type_error::create(302, "no whole number", nullptr);
}

BotGame game_from(const Json& object, std::string_view head) {
    BotGame game;
    game.head = head;
    game.game = object.at("game");
    game.header = object.at("header").get<std::vector<std::string>>();
    game.bots = object.at("bots").get<std::vector<std::string>>();
    game.seed = object.at("seed");
    game.results = object.at("results").get<std::vector<std::string>>();
    game.code = object.at("code");
    game.turns = number_of(object.at("turns"));
    game.commands = number_of(object.at("commands")).value_or(0);
    game.left = number_of(object.at("left"));
    return game;
}

}  // namespace

std::string line_prefix(const table::Game& game, const host::SeatBots& bots) {
    std::vector<std::string> levels;
    for (std::size_t seat = 0; seat < game.seats().size(); ++seat) {
        levels.push_back(table::written(bots[seat]));
    }
    const Json object{
        {"format", kBotGameFormat},
        {"game", game.id()},
        {"rules", game.rules_version()},
        {"data", core::to_hex(game.data_hash())},
        {"header", game.header()},
        {"bots", levels}};
    std::string head = dumped(object);
    head.pop_back();  // the closing brace
    return head.append(kSeed);
}

void append_bot_game(
    std::string& text, std::string_view head, const BotGameEnd& end, std::size_t seats
) {
    const auto result_of = [&end](std::size_t seat) {
        return name_of(
            end.outcome.over ? end.outcome.of_seat[seat] : table::GameResult::Unfinished
        );
    };
    text += head;
    add_number(text, end.seed);
    text += ",\"result\":";
    add_word(text, result_of(0));
    text += ",\"results\":[";
    for (std::size_t seat = 0; seat < seats; ++seat) {
        text += seat == 0 ? "" : ",";
        add_word(text, result_of(seat));
    }
    text += "],\"code\":";
    add_word(text, end.outcome.code);
    text += ",\"rule\":";
    add_word(text, end.outcome.rule);
    text += ",\"turns\":";
    add_number(text, end.turn);
    text += ",\"commands\":";
    add_number(text, end.commands);
    text += ",\"left\":";
    add_number(text, end.left);
    text += ",\"state\":";
    add_word(text, core::to_hex(end.state));
    text += "}\n";
}

std::optional<BotGame> parse_bot_game(std::string_view line) {
    const std::size_t seed = line.find(kSeed);
    if (line.size() > core::kMaxLineBytes || seed == std::string_view::npos) {
        return std::nullopt;
    }
    try {
        const Json object = Json::parse(line);
        if (object.at("format") != kBotGameFormat || !object.at("seed").is_number_unsigned()) {
            return std::nullopt;
        }
        BotGame game = game_from(object, line.substr(0, seed + kSeed.size()));
        const bool good =
            are_harmless(game) && !game.results.empty() && game.results.size() == game.bots.size();
        return good ? std::optional(std::move(game)) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

}  // namespace tenebrae::store
