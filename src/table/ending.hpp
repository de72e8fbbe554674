// SPDX-License-Identifier: MIT
#pragma once

#include "table/replay.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::table {

/// Events of less weight (Mark::weight) are left out of the story.
inline constexpr int kLeastTold = 2;

/// Something counted along a game.
struct Curve {
    std::string name;
    int first = 0;  ///< the turn of the first value
    /// When each turn began, and last of all at the end.
    std::vector<int> values;
};

/// What was taken, all in all, by one thing.
struct Bar {
    std::string name;
    int amount = 0;
};

/// What became of a game, to be told once it is over.
struct Ending {
    std::string outcome;  ///< "Lost: ... [NC-X3]"
    std::optional<int> turns;
    std::size_t commands = 0;
    /// What mattered most, in order of time: "Turn 7: Ada takes the key at c2."
    std::vector<std::string> milestones;
    std::vector<Curve> curves;
    std::string toll;  ///< the heading over the bars
    std::vector<Bar> bars;  ///< the longest first
    std::string share = {};  ///< line_to_share(), for whoever makes it known
};

/// Of what everybody was told, and of what lies open afterwards. Precondition: the game is over.
Ending ending_of(const Replay& replay);

/// "Tiles in the stack, turn 1 to 22 and at the end:"
std::string heading_of(const Curve& curve);
/// In lines: no more than there is something to tell apart.
int chart_height(const Curve& curve, int most);
/// In sentences, each a line.
std::vector<std::string> sentences_of(const Ending& ending);
/// With the curves and bars below; as BoardStyle::Sentences these are told too.
std::string tell_ending(const Ending& ending, BoardStyle style);
Json json_of(const Ending& ending);

}  // namespace tenebrae::table
