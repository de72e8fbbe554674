// SPDX-License-Identifier: MIT
#pragma once

#include "games.hpp"
#include "tui/games/cagedin/caged_in_board.hpp"
#include "tui/games/nightcage/night_cage_board.hpp"
#include "tui/games/nyctophobia/nyctophobia_board.hpp"
#include "tui/games/vast/vast_board.hpp"

#include <array>

namespace tenebrae::test {

/// Returns the boards of kGames, as main() lists them.
inline const std::array<tui::BoardFamily, kGames.size()>& families() {
    static const std::array kFamilies{
        nightcage::board::nightcage_family(),
        nyctophobia::board::nyctophobia_family(),
        cagedin::board::cagedin_family(),
        vast::board::vast_family()};
    return kFamilies;
}

}  // namespace tenebrae::test
