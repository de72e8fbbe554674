// SPDX-License-Identifier: MIT
#include "app/sim_plan.hpp"

#include "core/text.hpp"
#include "host/match.hpp"
#include "host/new_game.hpp"
#include "host/share_code.hpp"
#include "store/bot_games.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace tenebrae::app {

namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000'000;
constexpr std::uint64_t kMostShards = 1'000'000;

core::Diagnostic no_self_play(const table::Header& header) {
    return core::error("no-self-play", "Bots cannot play this game on their own.")
        .at(header.game_place)
        .got(header.game);
}

core::Diagnostic
no_such_level(const std::string& level, std::string_view game, const Program& program) {
    const auto word = [](const table::Bot& bot) {
        return std::string(bot.level)
               + (bot.playouts == 0 ? "" : " or " + std::string(bot.level) + ":PLAYOUTS");
    };
    core::Place place;
    place.file = kCommandLine;
    place.line = 1;
    place.text = "--player " + level;
    place.column = static_cast<int>(place.text.size() - level.size()) + 1;
    place.length = std::max(1, core::display_width(level));
    return core::error("no-such-bot", "There is no such bot in this game.")
        .at(std::move(place))
        .expected(core::listed(table::bots_of(program.bots, game), " or ", word))
        .got(level);
}

/// Returns the bot of each seat: the one given for the seat, else `level`.
core::Result<host::SeatBots>
seat_bots(const host::Match& match, const std::string& level, const Program& program) {
    host::SeatBots bots;
    const std::string_view game = match.game->id();
    for (std::size_t seat = 0; seat < match.game->seats().size(); ++seat) {
        const std::string& own = match.record.bots[seat];
        bots[seat] =
            table::find_bot(program.bots, game, own.empty() ? table::ascii_lower(level) : own);
        if (bots[seat].bot == nullptr) {
            return no_such_level(level, game, program);
        }
    }
    return bots;
}

}  // namespace

std::optional<SeedRange> parse_seeds(std::string_view text) {
    const std::size_t dash = text.find('-');
    const auto first = core::parse_unsigned(text.substr(0, dash));
    const auto last =
        dash == std::string_view::npos ? first : core::parse_unsigned(text.substr(dash + 1));
    if (!first || !last || *first > *last || *last - *first >= kMostGames) {
        return std::nullopt;
    }
    return SeedRange{*first, *last};
}

std::optional<Shard> parse_shard(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto number = core::parse_unsigned(text.substr(0, slash));
    const auto of = core::parse_unsigned(text.substr(slash + 1));
    const bool good =
        number && of && *number >= 1 && *of >= 1 && *number <= *of && *of <= kMostShards;
    return good ? std::optional(Shard{*number, *of}) : std::nullopt;
}

SimPlan::SimPlan(
    std::shared_ptr<const host::Referee> referee, host::SeatBots bots, host::SelfPlay by
)
    : referee_(std::move(referee)),
      bots_(bots),
      self_play_(by),
      head_(store::line_prefix(*referee_->game(), bots_)) {}

void SimPlan::choose(SeedRange seeds, Shard shard) {
    const std::uint64_t all = seeds.last - seeds.first + 1;
    first_ = seeds.first + shard.number - 1;
    step_ = shard.of;
    size_ = all < shard.number ? 0 : (all - shard.number) / shard.of + 1;
}

std::string SimPlan::line_start(std::uint64_t place) const {
    return head_ + std::to_string(seed(place)) + ",";
}

void SimPlan::play(std::uint64_t place, std::string& lines) const {
    const table::Game& game = *referee_->game();
    const host::SelfPlayed played = self_play_.play(game, bots_, seed(place), nullptr);
    const int deciding = referee_->deciding_seat(played.end);
    const store::BotGameEnd end{
        .seed = seed(place),
        .outcome = referee_->outcome(played.end),
        .turn = game.progress(referee_->view(played.end, deciding)).turn,
        .commands = played.commands,
        .left = played.left,
        .state = referee_->hash(played.end)};
    store::append_bot_game(lines, head_, end, game.seats().size());
}

core::Result<SimPlan>
make_plan(const GameOptions& options, const std::string& level, const Program& program) {
    core::Result<table::Header> header = header_of(options, program);
    if (!header) {
        return header.errors();
    }
    core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        return environment.errors();
    }
    if (host::is_share_code(header->game)) {
        return core::error("bad-game", "A code has a seed of its own.")
            .at(header->game_place)
            .expected("the name of a game; --seeds chooses the seeds");
    }
    header->seed = 0;
    host::Match match;
    match.environment = std::move(environment).value();
    host::Viewer nobody;
    const table::Reply reply = host::begin_game(match, nobody, *header);
    if (!match.game) {
        return reply.errors;
    }
    const auto by = std::ranges::find(program.self_play, match.game->id(), &host::SelfPlay::game);
    if (by == program.self_play.end()) {
        return no_self_play(*header);
    }
    const core::Result<host::SeatBots> bots = seat_bots(match, level, program);
    if (!bots) {
        return bots.errors();
    }
    return SimPlan(match.referee, *bots, *by);
}

}  // namespace tenebrae::app
