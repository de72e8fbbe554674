// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/roles.hpp"

#include <array>

namespace tenebrae::nightcage::board {

std::span<const tui::RoleRow> own_roles() {
    static constexpr std::array<tui::RoleRow, kOwnRoles> kRows{{
        {"rock", "the rock around the passages of a tile"},
        {"floor", "the floor of a passage"},
        {"crack", "floor that crumbles"},
        {"pit", "a pit"},
        {"key", "a key"},
        {"gate", "a gate"},
        {"monster", "a monster"},
        {"boss", "a boss"},
        {"wax", "the wax of a candle"},
        {"passage", "floor that light falls on"},
        {"stone", "walls that light falls on"},
        {"fissure", "floor that crumbles, in that light"},
        {"rim", "the rim of a pit, in that light"},
        {"hollow", "the black of a pit"},
        {"coming", "a tile that is not there yet"},
        {"lost", "a tile that the chosen action would lose"},
        {"claw", "the limbs of a monster that reach over the walls"},
        {"ash", "a candle that is out"},
        {"dirge", "the Dirge: in the preview, on the board, and in the brightest light its eyes"},
        {"sight", "passages that a monster sees"},
        {"gate-glow", "the light of a gate on the ground"},
        {"monster-glow", "the light of a monster"},
        {"boss-glow", "the light of a boss, an Omen and the Dirge"},
        {"block-1", "the first prisoner"},
        {"block-2", "the second"},
        {"block-3", "the third"},
        {"block-4", "the fourth"},
        {"block-5", "the fifth"},
        {"lower-wax", "the lower half of the stack's candle, in six steps from dark to bright"},
        {"upper-wax", "its upper half, from there to the flame"},
        {"passage-bar", "the bar of a chance of passages, in light 0 or 1 in turn"},
        {"key-bar", "the same of keys"},
        {"gate-bar", "of gates"},
        {"monster-bar", "of monsters, in light 0 or 1 in turn"},
        {"boss-bar", "of bosses"},
    }};
    static_assert(kRows.size() <= tui::kMaxOwnRoles);
    return kRows;
}

}  // namespace tenebrae::nightcage::board
