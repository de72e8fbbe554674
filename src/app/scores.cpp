// SPDX-License-Identifier: MIT
// tenebrae scores: lists finished games.
#include "store/scores.hpp"

#include "app/console.hpp"
#include "app/player_games.hpp"
#include "app/record_source.hpp"
#include "core/text.hpp"
#include "store/daily_game_store.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tenebrae::app {

namespace {

struct ScoreOptions {
    std::string file;
    bool ranked = false;
    bool json = false;
    bool daily = false;
};

constexpr std::int64_t kSecondsInAMinute = 60;

std::string and_counted(std::size_t count, std::string_view what) {
    return count == 0 ? "" : ", " + core::counted(count, what);
}

std::string line_of(const store::Score& score) {
    // If people play against each other, the result is that of the first.
    std::string line = (score.is_contest ? "first player " : "") + score.result;
    line += score.turns ? " in turn " + std::to_string(*score.turns) : "";
    line += score.code == score.result ? "" : ": " + score.code;
    line += score.rule.empty() ? "" : " [" + score.rule + "]";
    line += ". " + score.game + ",";
    for (const std::string& part : score.header) {
        line += " " + part + ",";
    }
    line += " seed " + std::to_string(score.seed);
    line += and_counted(score.commands, "command");
    line += ", " + std::to_string(score.seconds / kSecondsInAMinute) + " min";
    line += and_counted(score.undos, "undo");
    line += and_counted(score.hints, "hint");
    line += score.past_reveals == 0 ? ""
                                    : ", looked ahead " + core::counted(score.past_reveals, "time");
    line += score.is_contest ? ", people on several sides" : "";
    line += score.ranked ? ", ranked" : "";
    line += score.is_second_end ? ", second ending of this game" : "";
    line += score.salt.empty() ? "" : ", salt " + score.salt;
    return core::escape_for_display(score.name + ": " + line) + "\n";
}

std::string line_of(const store::RankedStart& ranked_start) {
    return core::escape_for_display(
               ranked_start.name + ": started, ranked"
               + (ranked_start.removed_before ? ", removed" : "") + ". " + ranked_start.game
               + ", commitment " + ranked_start.commitment
           )
           + "\n";
}

/// Formats counts: "walking, ranked: 1 won of 3 started, 2 finished, 1 removed."
std::string line_of(const std::string& game, const store::RankedCount& count) {
    std::string line = game + ", ranked: " + std::to_string(count.won) + " won of "
                       + std::to_string(count.starts) + " started, " + std::to_string(count.ended)
                       + " finished";
    line += count.removed == 0 ? "" : ", " + std::to_string(count.removed) + " removed";
    return core::escape_for_display(line) + ".\n";
}

/// Formats a daily game: "2026-11-24, walking: won in turn 8."
std::string line_of(const store::DailyLine& daily) {
    const table::DailyGame daily_game{
        daily.game,
        {},
        daily.date,
        daily.name,
        daily.result,
        daily.turns,
        daily.past_reveals,
        daily.hints};
    return core::escape_for_display(
               daily.date + ", " + daily.game + ": " + table::daily_state(daily_game)
           )
           + ".\n";
}

/// Lists the daily games by day, then how many days each game was won in a row.
std::string daily_text(const store::Scores& all) {
    std::string text;
    std::map<std::string, std::string> last;  // last day by game
    for (const store::DailyLine& daily : all.daily) {
        text += line_of(daily);
        last[daily.game] = daily.date;
    }
    for (const auto& [game, date] : last) {
        text += core::escape_for_display(
                    game + ": won " + core::counted(store::streak_of(all, game, date), "day")
                    + " in a row."
                )
                + "\n";
    }
    return text.empty() ? "You have not played Tonight yet.\n" : text;
}

/// Returns the lines of removals and daily games, by the index of the next score.
std::vector<std::string> lines_between(const store::Scores& all) {
    std::vector<std::string> lines(all.scores.size() + 1);
    for (const store::RankedStart& ranked_start : all.starts) {
        if (ranked_start.removed_before) {
            lines[*ranked_start.removed_before] += store::format_removal(ranked_start);
        }
    }
    for (const store::DailyLine& daily : all.daily) {
        lines[daily.before] += store::write_daily(daily);
    }
    for (const store::DailyLine& daily : all.daily) {
        if (daily.removed_before) {
            lines[*daily.removed_before] += store::write_daily_removal(daily);
        }
    }
    return lines;
}

/// Returns the lines of the file in order. For people, leaves out the start lines of finished
/// ranked games and adds counts of ranked games at the end.
std::string text_of(const store::Scores& all, const ScoreOptions& options) {
    std::string text;
    const std::vector<std::string> between = lines_between(all);
    auto ranked_start = all.starts.begin();
    for (std::size_t at = 0; at <= all.scores.size(); ++at) {
        for (; ranked_start != all.starts.end() && ranked_start->before == at; ++ranked_start) {
            if (options.json) {
                text += store::format_ranked_start(*ranked_start);
            } else if (!ranked_start->has_ended) {
                text += line_of(*ranked_start);
            }
        }
        text += options.json ? between[at] : "";
        if (at < all.scores.size() && (all.scores[at].ranked || !options.ranked)) {
            text += options.json ? store::format_score(all.scores[at]) : line_of(all.scores[at]);
        }
    }
    if (options.json) {
        return text;
    }
    if (text.empty()) {
        text = "No finished games yet.\n";
    }
    for (const auto& [game, count] : store::count_ranked(all)) {
        text += line_of(game, count);
    }
    return text;
}

core::Result<store::Scores> read(const ScoreOptions& options, const PlayerGames* own) {
    if (own != nullptr) {
        return store::read_scores(own->folder());
    }
    const core::Result<std::vector<std::string>> lines = read_file_or_input(options.file);
    return lines ? core::Result<store::Scores>(store::read_scores(core::joined(*lines, "\n")))
                 : lines.errors();
}

ExitStatus show(const ScoreOptions& options, const Program& program) {
    OpenedGames opened;
    if (options.file.empty()) {
        opened = open_player_games(program);
        if (!opened.games) {
            return opened.status;
        }
    }
    const core::Result<store::Scores> all = read(options, opened.games.get());
    if (!all) {
        print_errors(all.errors());
        return ExitStatus::BadData;
    }
    if (all->skipped > 0) {
        print_stderr(
            "Skipped " + core::counted(all->skipped, "line") + " that cannot be read as a score.\n"
        );
    }
    const std::string text = options.daily ? daily_text(*all) : text_of(*all, options);
    return write(text) ? ExitStatus::Good : ExitStatus::Failure;
}

}  // namespace

Subcommand scores_command(const Program& program) {
    const auto options = std::make_shared<ScoreOptions>();
    Subcommand command{"scores", "List finished games"};
    command.options = {
        {.names = "file",
         .target = &options->file,
         .summary = "a score file instead of yours; - for standard input",
         .type = "FILE"},
        {.names = "--ranked", .target = &options->ranked, .summary = "list only ranked games"},
        {.names = "--tonight",
         .target = &options->daily,
         .summary = "list your games of Tonight, the same for everybody on their day",
         .excludes = {"--ranked"}},
        {.names = "--json",
         .target = &options->json,
         .summary = "print the lines of the file",
         .excludes = {"--tonight"}},
    };
    command.task = [options, &program] { return show(*options, program); };
    return command;
}

}  // namespace tenebrae::app
