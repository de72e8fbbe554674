// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"
#include "games/nyctophobia/words/pages.hpp"
#include "tui/games/nyctophobia/aim.hpp"
#include "tui/screen/cell.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Sheets, drawn as one map each: a page of the sketch or the forest itself.
namespace tenebrae::nyctophobia::board {

/// An event in a space during an animation.
enum class Effect : std::uint8_t { None, Noise, Hit };

struct SheetSpot {
    tui::Light light = 0;  ///< how well it is known; 0: not at all
    std::uint8_t age = 0;  ///< Hunter turns since it was last felt; 0 on the forest
    bool car = false;
    std::uint8_t rocks = 0;
    PieceId piece = kNoPiece;  ///< the piece in the space
    bool active = false;  ///< the piece decides
    bool hidden = false;
    /// The number of Hunter turns since the Hunter or the noise was here; 0 on the forest.
    std::optional<std::uint8_t> hunter;
    std::optional<std::uint8_t> noise;
    /// The last round that began with the Hunter here; only after the end.
    std::optional<std::uint16_t> round;
    bool doubtful = false;  ///< the noise may be gone
    bool possible = false;
    bool focus = false;
    bool path = false;  ///< on the path of the chosen card
    Effect effect = Effect::None;
    std::uint8_t number = 0;  ///< the digit that chooses it; 0: none
};

/// One side of a space.
struct Stroke {
    SideMark mark = SideMark::Unknown;
    bool near = false;  ///< beside the piece that decides
    bool body = false;  ///< a piece was felt there
    bool possible = false;
    bool focus = false;
    /// The direction of a possible step over this side.
    std::optional<Direction> step_direction;
    std::uint8_t number = 0;  ///< the digit that chooses it; 0: none
};

class Sheet {
public:
    Sheet() = default;
    /// Precondition: at least one column and row.
    Sheet(Spot first, int columns, int rows);

    std::string title;
    bool is_forest = false;
    std::optional<std::uint8_t> page;  ///< of the sketch; empty for the forest
    std::string column_names;  ///< a letter each; empty if unknown
    std::string row_names;

    [[nodiscard]] Spot first() const { return first_; }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] bool contains(Spot spot) const;
    /// Precondition: contains(spot).
    [[nodiscard]] SheetSpot& at(Spot spot) { return spots_[place(spot)]; }
    [[nodiscard]] const SheetSpot& at(Spot spot) const { return spots_[place(spot)]; }
    [[nodiscard]] Stroke& stroke(Spot spot, Direction direction);
    [[nodiscard]] const Stroke& stroke(Spot spot, Direction direction) const;
    /// Returns a spot by column and row from 0; strokes have one column or row more.
    [[nodiscard]] Spot spot(int column, int row) const;
    [[nodiscard]] const Stroke& upright(int column, int row) const {
        const int place = row * (columns_ + 1) + column;
        return upright_[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] const Stroke& level(int column, int row) const {
        const int place = row * columns_ + column;
        return level_[static_cast<std::size_t>(place)];
    }

private:
    [[nodiscard]] std::size_t place(Spot spot) const;
    [[nodiscard]] std::size_t place(Spot spot, Direction direction) const;

    Spot first_;
    int columns_ = 0;
    int rows_ = 0;
    std::vector<SheetSpot> spots_;
    std::vector<Stroke> upright_;  ///< west of each space, and east of the last
    std::vector<Stroke> level_;
};

/// The view of a player, and the answer being chosen.
struct Moment {
    const Rules& rules;
    const View& view;
    const Answers& answers;
    Index chosen;
    /// The kind whose directions are marked; End: none.
    ActionKind kind = ActionKind::End;
    Spaces path = 0;  ///< the path of the chosen card
    Space cursor = kNoSpace;  ///< while the forest is built
};

/// Makes the sheet of the forest, for the Hunter and for all after the end.
Sheet forest_sheet(const Moment& moment);
/// Makes the sheet of a page of the sketch. Precondition: the page is used.
Sheet page_sheet(const Moment& moment, std::uint8_t number);
/// Makes a sheet without a sketch: only the sides felt at this stop.
Sheet dark_sheet(const Moment& moment, PieceId who);

}  // namespace tenebrae::nyctophobia::board
