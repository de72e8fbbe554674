// SPDX-License-Identifier: MIT
#include "tui/games/vast/roles.hpp"

#include <array>

namespace tenebrae::vast::board {

std::span<const tui::RoleRow> own_roles() {
    static constexpr std::array<tui::RoleRow, kOwnRoles> kRows{{
        {"floor", "the floor of a Lit tile"},
        {"wall", "a wall of a Lit tile"},
        {"lit-wall", "a wall of a Lit tile, in light"},
        {"dark-tile", "the sign of a Dark tile"},
        {"shadow", "a Dark tile: in light 1, its edge in light 2"},
        {"knight", "the Knight"},
        {"goblins", "the Goblins"},
        {"dragon", "the Dragon"},
        {"cave", "the Cave"},
        {"thief", "the Thief"},
        {"knight-block", "the Knight's piece, in light"},
        {"goblin-block", "a tribe's piece, in light"},
        {"dragon-block", "the Dragon's piece, in light"},
        {"cave-block", "the Cave's name, in light"},
        {"thief-block", "the Thief's piece, in light"},
        {"eyes", "the eyes of a tribe in the dark"},
        {"crystal", "a Crystal"},
        {"treasure", "a Treasure"},
        {"event", "an Event or a Monster token"},
        {"gem", "a Gem"},
        {"fire", "the Flame Wall"},
        {"water", "a Lake or River"},
        {"magma", "Magma"},
        {"forest", "the Mushroom Forest"},
        {"chasm", "a Pit, and the impassable spaces of the Canyon"},
        {"planks", "the bridge of the Canyon"},
        {"ground", "the floor in half blocks, by daylight"},
        {"torch-glow", "the light of a torch or lantern on it"},
        {"fire-glow", "the light of the Dragon's fire on it"},
        {"crystal-glow", "the light of a Crystal on it"},
        {"health", "a bar's Health: in light 1 or 2, in turn"},
        {"lost", "the empty part of a bar, likewise"},
        {"grit", "the beginning of the bar of Grit"},
        {"grit-end", "the end of the bar of Grit"},
        {"progress", "a bar of cubes, Rage, Wakefulness or loot: in light 1 or 2, in turn"},
    }};
    static_assert(kRows.size() <= tui::kMaxOwnRoles);
    return kRows;
}

}  // namespace tenebrae::vast::board
