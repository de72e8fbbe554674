// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/key_actions.hpp"

#include <array>

namespace tenebrae::nyctophobia::board {

std::span<const tui::KeyActionRow> game_key_actions() {
    static constexpr std::array<tui::KeyActionRow, kGameKeyActions> kRows{{
        {"pass", "End, stop, wait, stand, stay, skip or forgo"},
        {"search", "Feel all four sides"},
        {"sprint", "Sprint: the next direction is an extra step"},
        {"throw", "Throw a rock in the next direction"},
        {"hop", "Hop over a tree in the next direction"},
        {"hide", "Hide until the next turn"},
        {"call", "Call for help from the car"},
        {"cheer", "Give the action to a friend"},
        {"noise", "Leave noise behind with the next step, or not"},
        {"rock", "Counter with a rock"},
        {"fist", "Counter with the fist"},
        {"speak", "Speak, and stop hiding"},
        {"beliefs", "Switch between the forest and what the Hunted know"},
        {"tree", "Put or remove a tree in the next direction"},
        {"car", "Put the car here and one space in the next direction"},
        {"start", "Start the piece here"},
        {"clear", "Take everything off the board"},
    }};
    return kRows;
}

}  // namespace tenebrae::nyctophobia::board
