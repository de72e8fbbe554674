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

/// What is drawn as one plan: a page of the sketch, or the forest itself.
namespace tenebrae::nyctophobia::board {

/// What happens in a space at the moment.
enum class Stir : std::uint8_t { None, Heard, Hit };

struct SheetSpot {
    tui::Light light = 0;  ///< how well it is known; 0: not at all
    bool car = false;
    std::uint8_t rocks = 0;
    PieceId piece = kNobody;  ///< who stands there
    bool active = false;  ///< the piece is the one that decides
    bool hidden = false;
    /// Where the Hunter or the noise was last, with its age; on the forest: is, and 0.
    std::optional<std::uint8_t> hunter;
    std::optional<std::uint8_t> noise;
    bool doubtful = false;  ///< the noise may have gone
    bool possible = false;
    bool focus = false;
    bool path = false;  ///< a card would lead through it
    Stir stir = Stir::None;
    std::uint8_t number = 0;  ///< the digit that takes it; 0: none
};

/// One side of a space.
struct Stroke {
    SideMark mark = SideMark::NotTold;
    bool near = false;  ///< felt, or not, around whoever decides
    bool body = false;  ///< a piece was felt there
    bool possible = false;
    bool focus = false;
    /// The way out of the space that can be taken over it.
    std::optional<Direction> way;
    std::uint8_t number = 0;  ///< the digit that takes it; 0: none
};

class Sheet {
public:
    Sheet() = default;
    /// Precondition: at least one column and row.
    Sheet(Spot first, int columns, int rows);

    std::string title;
    bool is_forest = false;
    std::optional<std::uint8_t> page;  ///< of the sketch; nothing: it is none
    std::string column_names;  ///< a letter each; empty: not known
    std::string row_names;

    [[nodiscard]] Spot first() const { return first_; }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] bool contains(Spot spot) const;
    /// Precondition of these: contains(spot).
    [[nodiscard]] SheetSpot& at(Spot spot) { return spots_[place(spot)]; }
    [[nodiscard]] const SheetSpot& at(Spot spot) const { return spots_[place(spot)]; }
    [[nodiscard]] Stroke& stroke(Spot spot, Direction direction);
    [[nodiscard]] const Stroke& stroke(Spot spot, Direction direction) const;
    /// By column and row counted from 0, up to one more than there are for strokes.
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

/// What a person sees at one moment, and is about to do.
struct Moment {
    const Rules& rules;
    const View& view;
    const Answers& answers;
    Index chosen;
    /// The kind whose directions are marked; End: those of none.
    ActionKind kind = ActionKind::End;
    Spaces path = 0;  ///< of the card aimed at
    Space cursor = kNoSpace;  ///< while the forest is built
};

/// The forest as the Hunter, and after the end everybody, sees it.
Sheet forest_sheet(const Moment& moment);
/// A page of the sketch. Precondition: it is used.
Sheet page_sheet(const Moment& moment, std::uint8_t number);
/// Without a sketch: the sides felt at this stop, and nothing else.
Sheet dark_sheet(const Moment& moment, PieceId who);

}  // namespace tenebrae::nyctophobia::board
