// SPDX-License-Identifier: MIT
#pragma once

#include "table/replay.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::table {

/// The minimum weight (EventWeight::weight) of events in the summary.
inline constexpr int kLeastShownWeight = 2;

/// The values of a metric over the turns of a game.
struct Curve {
    std::string name;
    int first = 0;  ///< turn of the first value
    /// The value at the start of each turn, then the value at the end of the game.
    std::vector<int> values;
};

/// The total cost of one cause.
struct Bar {
    std::string name;
    int amount = 0;
};

/// A command of a game that mattered.
struct Mark {
    std::size_t moment = 0;  ///< number of commands carried out with it
    std::optional<int> turn;
    std::string sentence;  ///< what was done, and what came of it
};

/// Returns the commands of a game that mattered most, in order of time, as far as this seat knows
/// them; without a seat, as Replay::observation() shows them.
std::vector<Mark> marks_of(const Replay& replay, std::optional<int> seat);

/// The summary of a game that is over.
struct Ending {
    std::string outcome;  ///< "Lost: ... [NC-X3]"
    std::optional<int> turns;
    std::size_t commands = 0;
    /// The most important commands, in order of time, with what came of them: "Turn 7: Ada moves to
    /// c3. The key at c2 is lost."
    std::vector<std::string> milestones;
    std::vector<std::string> chapters = {};  ///< Game::chapters()
    std::vector<SeatView> turn_views = {};  ///< at the start of each turn, and at the end
    std::vector<Curve> curves;
    std::string losses;  ///< the heading of the bars
    std::vector<Bar> bars;  ///< the longest first
    std::string share = {};  ///< the command that starts the same game: line_to_share()
    std::string code = {};  ///< a code for the same game: Seat::share_code(); may be empty
};

/// Returns the summary of a game, from the events that spectators saw and the open state of the
/// game. Precondition: the game is over.
Ending ending_of(const Replay& replay);

/// Formats the heading of a curve: "Tiles in the stack, turn 1 to 22 and at the end:".
std::string heading_of(const Curve& curve);
/// Returns the height of the chart in lines: the greatest value, from 1 to `most`.
int chart_height(const Curve& curve, int most);
/// Returns the outcome, the length, the milestones and the chapters, one per line.
std::vector<std::string> sentences_of(const Ending& ending);
/// Returns what to pass on for the same game: the code, else the command; may be empty.
const std::string& shared_text(const Ending& ending);
/// Formats the summary with curves and bars; as sentences for BoardStyle::Sentences.
std::string format_ending(const Ending& ending, BoardStyle style);
Json json_of(const Ending& ending);

}  // namespace tenebrae::table
