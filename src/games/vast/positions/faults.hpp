// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"

#include <string>
#include <vector>

namespace tenebrae::vast {

/// The line of a position that a fault is about.
enum class FaultLine : std::uint8_t {
    None,
    Knight,
    Goblins,
    Fangs,
    Bones,
    Eye,
    Dragon,
    Cave,
    Thief,
    Canyon,
    Monsters,
    Secrets,
    Powers,
};

/// What makes a position impossible.
struct Fault {
    FaultLine line = FaultLine::None;
    std::string rule;
    std::string text;
    std::string hint;  ///< empty: none
};

/// Returns what breaks VA-Y1 to Y4 in a position, which stands between two turns, each with what
/// was expected and found.
std::vector<Fault> find_faults(const Rules& rules, const State& state);

/// Returns the goals of roles, and other ends of a game, that a position has reached already.
std::vector<Fault> find_reached_ends(const Rules& rules, const State& state);

}  // namespace tenebrae::vast
