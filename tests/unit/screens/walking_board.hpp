// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/board_view.hpp"

#include <array>
#include <string_view>

namespace tenebrae::tui::test {

/// The board of the walking game: two cells and little else.
std::unique_ptr<BoardView> make_walking_board(const table::Game& game);

/// The game's own key action: draw a card.
inline constexpr std::array kWalkingKeyActions{KeyActionRow{"draw", "Draw a card"}};

/// The game's own colour role: the ground.
inline constexpr std::array kWalkingRoles{RoleRow{"path", "where one walks"}};

BoardFamily walking_family();

}  // namespace tenebrae::tui::test
