// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/tile.hpp"
#include "tui/games/nightcage/signs.hpp"
#include "tui/screen/grid.hpp"

#include <cstdint>
#include <optional>

namespace tenebrae::nightcage::board {

/// The look of one tile, pit or free cell.
struct TileLook {
    Cell cell = kNoCell;
    TileKind kind = TileKind::None;
    Exits exits;
    bool crumbles = false;
    bool illuminated = false;
    bool doomed = false;
    bool preview = false;  ///< not placed yet
    bool possible = false;  ///< can be chosen
    Exits joins;  ///< of the Dirge: the sides where it continues
    bool head = false;  ///< of the Dirge: the cell with its eyes
};

/// What a place of a tile is made of.
enum class Surface : std::uint8_t {
    Floor,
    Rock,
    Crack,  ///< floor that crumbles
    Ledge,  ///< ground outside the rim of a pit
    Rim,
    Hole,
    Skin,  ///< of the Dirge
    Eye,
};
inline constexpr std::size_t kSurfaces = static_cast<std::size_t>(Surface::Eye) + 1;

/// One place of a tile, before light falls on it.
struct Spot {
    Surface surface;
    Sign sign;  ///< without pixels
};

/// The shape of a tile in cells, or in square pixels. Places are counted from its top left.
class TileShape {
public:
    /// The shape in cells of this size.
    static TileShape in_cells(const TileLook& look, int columns, int lines, bool light);
    /// The shape in pixels of a tile of this size: two pixels for each cell.
    static TileShape in_pixels(const TileLook& look, int columns, int lines);

    [[nodiscard]] Spot at(tui::Point at) const;
    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }

private:
    TileShape(const TileLook& look, int width, int height, bool light)
        : look_(look), width_(width), height_(height), light_(light) {}

    [[nodiscard]] Spot passage_at(tui::Point at) const;
    [[nodiscard]] bool is_floor(tui::Point at) const;
    [[nodiscard]] bool is_cracked(tui::Point at) const;
    [[nodiscard]] Spot pit_at(tui::Point at) const;
    [[nodiscard]] Sign rim_at(tui::Point at) const;
    [[nodiscard]] Spot dirge_at(tui::Point at) const;
    [[nodiscard]] bool is_skin(tui::Point at) const;
    [[nodiscard]] std::optional<Sign> eye_at(tui::Point at) const;

    TileLook look_;
    int width_;
    int height_;
    bool light_;
    int rock_columns_ = 0;  ///< of the rock on either side of a passage that runs north and south
    int rock_lines_ = 0;  ///< of the rock on either side of one that runs east and west
};

}  // namespace tenebrae::nightcage::board
