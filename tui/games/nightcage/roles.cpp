// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/roles.hpp"

#include <array>

namespace tenebrae::nightcage::board {

std::span<const tui::RoleRow> own_roles() {
    static constexpr std::array<tui::RoleRow, kOwnRoles> kRows{{
        {"rock", "what is not passage on a tile"},
        {"floor", "where one can walk"},
        {"crack", "floor that crumbles"},
        {"pit", "a pit"},
        {"key", "a key"},
        {"gate", "a gate"},
        {"monster", "a monster"},
        {"boss", "a boss"},
        {"wax", "the wax of a candle"},
    }};
    static_assert(kRows.size() <= tui::kMaxOwnRoles);
    return kRows;
}

}  // namespace tenebrae::nightcage::board
