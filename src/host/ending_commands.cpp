// SPDX-License-Identifier: MIT
// story and anew: commands for a game that is over.
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/refusals.hpp"
#include "host/restart.hpp"
#include "host/share_code.hpp"
#include "host/shared_commands.hpp"
#include "table/ending.hpp"
#include "table/turning_point.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace tenebrae::host {

namespace {

core::Diagnostic not_over(const table::TextLine& line, std::string_view message) {
    return core::error("not-over", message)
        .at(line.at(0))
        .hint("\"log\" shows what has happened so far");
}

struct StoryOptions {
    std::size_t turning = 0;  ///< index of its word; 0: not given
    std::size_t json = 0;
};

core::Result<StoryOptions> read_options(const table::TextLine& line) {
    StoryOptions options;
    for (std::size_t index = 1; index < line.words.size(); ++index) {
        std::size_t* const option = table::same_word(line.word(index), "--turning")
                                        ? &options.turning
                                    : table::same_word(line.word(index), "--json") ? &options.json
                                                                                   : nullptr;
        if (option == nullptr || *option > 0) {
            return unknown_option(line, index);
        }
        *option = index;
    }
    return options;
}

/// Returns the listener that a key press stops; without one, the time limit that the program sets
/// for long questions.
table::ProgressListener time_limit_for(const ViewerSettings& settings) {
    return settings.listener || !settings.start_time_limit ? settings.listener
                                                           : settings.start_time_limit();
}

/// Searches until everything is found or the time limit ends.
void search(table::TurningPointSearch& turning, const table::ProgressListener& listener) {
    const table::ProgressListener counting = [&](int /*done*/, int /*all*/) {
        return !listener
               || listener(static_cast<int>(turning.done()), static_cast<int>(turning.all()));
    };
    while (!turning.is_done() && counting(0, 0)) {
        turning.step(counting);
    }
}

table::Reply chance_reply(
    const Match& match, const Viewer& viewer, const StoryOptions& options, const table::Bot* bot
) {
    const std::shared_ptr<const table::Replay> replay = replay_of(match, std::nullopt);
    table::Ending ending = table::ending_of(*replay);
    if (const core::Result<table::Header> header = restart_header(match)) {
        ending.share = table::line_to_share(*header);
        ending.code = share_code(match.environment, *match.game, *header);
    }
    std::string text = table::format_ending(ending, viewer.settings.board_style);
    table::Json object = table::json_of(ending);
    if (bot != nullptr) {
        const int seat = viewer.seat() == table::kSpectator ? 0 : viewer.seat();
        const table::SearchSpending spending(match.environment.search_budget.get());
        table::TurningPointSearch turning(*replay, *bot, seat);
        search(turning, time_limit_for(viewer.settings));
        text += table::format_turning_point(turning) + "\n";
        object["turning"] = table::json_of(turning);
    }
    return table::Reply::answered(options.json > 0 ? object.dump() + "\n" : text);
}

}  // namespace

table::Reply run_story(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    const core::Result<StoryOptions> options = read_options(line);
    if (!options) {
        return table::Reply::refused(options.errors());
    }
    if (!match.is_over()) {
        return table::Reply::refused(not_over(line, "There is no story before the game ends."));
    }
    const table::Bot* const bot =
        options->turning > 0 ? table::estimating_bot(match.environment.bots, match.game->id())
                             : nullptr;
    if (options->turning > 0 && bot == nullptr) {
        return table::Reply::refused(
            core::error("no-estimate", "No bot of this game can estimate the chance to win.")
                .at(line.at(options->turning))
        );
    }
    table::SearchBudget* const budget =
        bot == nullptr ? nullptr : match.environment.search_budget.get();
    if (auto refused = budget == nullptr ? std::nullopt : budget->refuse()) {
        refused->where = line.at(options->turning);
        return table::Reply::refused(*std::move(refused));
    }
    return chance_reply(match, viewer, *options, bot);
}

table::Reply run_again(Match& match, Viewer& viewer, const table::TextLine& line) {
    if (!match.game) {
        return table::Reply::refused(no_game(line));
    }
    if (match.environment.restricted) {
        return table::Reply::refused(
            restricted_error("You cannot replay a known seed in restricted mode.").at(line.at(0))
        );
    }
    if (!match.is_over()) {
        return table::Reply::refused(not_over(line, "Only a finished game can be played again."));
    }
    if (line.words.size() == 1) {
        return restart(match, viewer, 0);
    }
    const core::Result<std::size_t> turn = read_count(line, 1);
    if (!turn) {
        return table::Reply::refused(turn.errors());
    }
    constexpr std::size_t kMost = std::numeric_limits<int>::max();
    const auto moment = beginning_of_turn(match, static_cast<int>(std::min(*turn, kMost)));
    if (!moment) {
        return table::Reply::refused(core::error("no-such-turn", "The game had no such turn.")
                                         .at(line.at(1))
                                         .got(line.word(1)));
    }
    return restart(match, viewer, *moment);
}

}  // namespace tenebrae::host
