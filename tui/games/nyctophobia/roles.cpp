// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/roles.hpp"

#include <array>

namespace tenebrae::nyctophobia::board {

std::span<const tui::RoleRow> own_roles() {
    static constexpr std::array<tui::RoleRow, kOwnRoles> kRows{{
        {"ground", "a space: light 1 passed, 2 felt, 3 stood in"},
        {"tree", "a tree"},
        {"border", "the border of the forest"},
        {"felt", "what the deciding Hunted feels"},
        {"car", "the car"},
        {"rock", "rocks"},
        {"noise", "the noise"},
        {"hunter", "the Hunter"},
        {"hunted-1", "Hunted 1"},
        {"hunted-2", "Hunted 2"},
        {"hunted-3", "Hunted 3"},
        {"hunted-4", "Hunted 4"},
        {"way", "where you can go"},
        {"hunter-block", "the Hunter, in light"},
        {"hunted-1-block", "Hunted 1, in light"},
        {"hunted-2-block", "Hunted 2, in light"},
        {"hunted-3-block", "Hunted 3, in light"},
        {"hunted-4-block", "Hunted 4, in light"},
        {"lit-tree", "a tree, in light"},
        {"lit-border", "the border of the forest, in light"},
        {"moss", "the ground in half blocks: light 1 passed, 2 felt, 3 stood in"},
        {"lantern", "the light of the Hunter on it"},
        {"health", "a bar's health: in light 1 or 2, in turn"},
        {"wound", "the health that is lost, likewise"},
        {"pile", "the bar of the Hunter's pile"},
    }};
    static_assert(kRows.size() <= tui::kMaxOwnRoles);
    return kRows;
}

}  // namespace tenebrae::nyctophobia::board
