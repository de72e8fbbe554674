// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/action_operands.hpp"

#include <array>
#include <string>
#include <string_view>

/// What the texts of actions say of Terrain (section N).
namespace tenebrae::vast {

/// Returns the turns of the Terrain that the action names: "h or v".
inline std::string_view turns_words(const Answer& answer) {
    return terrain_of(answer) == Terrain::Canyon  ? "h or v"
           : terrain_of(answer) == Terrain::River ? "n, e, s or w"
                                                  : "the end of the line";
}

/// Returns the piece that has revealed the event tile, or for which the Canyon of the Troll comes.
inline std::string revealing_words(const Answer& answer) {
    return std::string(display_name(static_cast<Piece>(answer.frame().piece)));
}

/// Returns what staying means: "Stay on n2", "Stay underground".
inline std::string staying_words(const Answer& answer) {
    return answer.asks(Decision::Surface)
               ? "Stay underground"
               : "Stay on " + name(answer.state().spaces[answer.here()].at);
}

/// Returns whether the Thief climbs over an impassable space (VA-N7).
inline bool climbs_over_canyon(const Answer& answer) {
    return is_impassable(answer.state(), answer.next());
}
/// Returns the cell to which he climbs.
inline std::string climbed_words(const Answer& answer) {
    const Cell next = next_to(answer.state().spaces[answer.here()].at, answer.action.direction());
    return name(climbs_over_canyon(answer) ? next_to(next, answer.action.direction()) : next);
}

// clang-format off
inline constexpr std::array kTerrainFields{
    kit::Field<Answer>{"turns", [](const Answer& a) { return std::string(turns_words(a)); }},
    kit::Field<Answer>{"revealing piece", revealing_words},
    kit::Field<Answer>{"obstacle", [](const Answer& a) {
        return std::string(climbs_over_canyon(a) ? "the impassable space" : "the wall");
    }},
    kit::Field<Answer>{"climbed", climbed_words},
    kit::Field<Answer>{"first part", [](const Answer& a) {
        return a.has_space() ? name(cells_of_terrain_at(a.state(), a.space())[0]) : "";
    }},
    kit::Field<Answer>{"staying", staying_words},
    kit::Field<Answer>{"left place", [](const Answer& a) {
        const Space& here = a.state().spaces[a.here()];
        return here.is_terrain() ? display_part(here) : "a Lit tile";
    }},
};
// clang-format on

}  // namespace tenebrae::vast
