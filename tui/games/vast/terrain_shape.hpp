// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/terrain.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/signs.hpp"
#include "tui/screen/board_frame.hpp"

#include <string_view>
#include <vector>

namespace tenebrae::vast::board {

/// One cell of a Terrain.
struct TerrainPart {
    Terrain terrain{};
    int number = 0;  ///< from 0, in reading order: see terrain_side()
    Turn turn = 0;
    Cell at = kNoCell;
};
/// Returns the part on a space. Precondition: it is Terrain.
TerrainPart terrain_part(const Space& space);
/// Lists the parts of the Terrain that an answer would place; nothing for other answers.
std::vector<TerrainPart> placed_parts(const Action& action);

/// Returns "lake", and "bridge" or "chasm" for the parts of the Canyon.
std::string_view name_of_part(const TerrainPart& part);
/// Returns the sign that stands for the part in the overview.
Sign sign_of_part(const TerrainPart& part);
/// Returns the role of its most frequent sign.
OwnRole role_of_part(const TerrainPart& part);

/// The picture of one cell of a Terrain: signs on a ground. The patterns of neighbouring cells of
/// one size fit together.
struct TerrainShape {
    tui::Pitch size;
    TerrainPart part;

    /// Returns the role of the ground at a place, counted from the top left.
    [[nodiscard]] OwnRole ground_at(int x, int y) const;
    /// Returns the sign at a place; Sign::Floor if there is none.
    [[nodiscard]] Sign sign_at(int x, int y) const;

private:
    [[nodiscard]] bool is_bridge(int x, int y) const;
    [[nodiscard]] bool is_pit_wall(int x, int y) const;
    [[nodiscard]] bool is_pit(int x, int y) const;
};

}  // namespace tenebrae::vast::board
