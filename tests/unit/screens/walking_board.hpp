// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/board_view.hpp"

#include <array>
#include <string_view>

namespace tenebrae::tui::test {

/// The board of the walking game: two cells, and everything else as small as can be.
std::unique_ptr<BoardView> make_walking_board(const table::Game& game);

/// Its own act draws a card.
inline constexpr std::array kWalkingActs{ActRow{"draw", "Draw a card"}};

/// Its own role is the ground one walks on.
inline constexpr std::array kWalkingRoles{RoleRow{"path", "where one walks"}};

BoardFamily walking_family();

}  // namespace tenebrae::tui::test
