// SPDX-License-Identifier: MIT
#include "games/nightcage/words/show.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "kit/text_canvas.hpp"

#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr int kCellColumns = 6;
constexpr int kCellRows = 3;
constexpr int kLeftMargin = 3;
constexpr int kScreenColumns = 80;

/// Walls of a passage; those of a tile that nobody illuminates are broken.
struct Walls {
    char32_t across;
    char32_t down;
    std::array<char32_t, 4> corners;  ///< north-west, north-east, south-west, south-east
    char32_t pit;
    char32_t chasm;
};

constexpr Walls kLines{U'─', U'│', {U'┌', U'┐', U'└', U'┘'}, U'░', U'▓'};
constexpr Walls kBrokenLines{U'╌', U'╎', {U'┌', U'┐', U'└', U'┘'}, U'░', U'▓'};
constexpr Walls kAscii{U'-', U'|', {U'+', U'+', U'+', U'+'}, U'#', U'%'};
constexpr Walls kBrokenAscii{U'.', U':', {U'.', U'.', U'.', U'.'}, U'#', U'%'};

/// Draws the cells of one board.
class Board {
public:
    Board(const Rules& rules, const View& view, table::BoardStyle style);

    void draw();
    [[nodiscard]] const kit::TextCanvas& canvas() const { return canvas_; }
    /// What the signs that occur mean.
    [[nodiscard]] std::string signs() const;

private:
    struct Spot {
        Cell cell;
        int top;
        int left;
    };

    void draw_names();
    void draw_cell(const Spot& spot);
    void draw_tile(const Spot& spot, TileKind kind);
    void draw_free(const Spot& spot);
    void draw_pit(const Spot& spot);
    void draw_walls(const Spot& spot);
    void draw_top_or_bottom(const Spot& spot, Direction side);
    void draw_cracks(const Spot& spot);
    void draw_content(const Spot& spot);
    void draw_gate_with_prisoners(const Spot& spot, Prisoners there);

    [[nodiscard]] bool has(const Spot& spot, Direction direction) const {
        return has_exit(shown_, spot.cell, direction);
    }
    [[nodiscard]] const Walls& walls(Cell cell) const {
        const bool lit = contains(light_, cell);
        return utf8_ ? (lit ? kLines : kBrokenLines) : (lit ? kAscii : kBrokenAscii);
    }
    [[nodiscard]] std::string label(Cell cell) const;
    [[nodiscard]] std::string sign_of(PrisonerId who);

    const Rules& rules_;
    const PublicState& shown_;
    const Cells light_;
    const bool utf8_;
    kit::TextCanvas canvas_;
    bool burning_ = false;
    bool out_ = false;
    bool cracked_ = false;
    bool pit_ = false;
    bool chasm_ = false;
    bool keeper_ = false;
    bool under_dirge_ = false;
    bool lit_gap_ = false;
    bool dark_tile_ = false;
    bool target_ = false;
    bool falling_ = false;
};

Board::Board(const Rules& rules, const View& view, table::BoardStyle style)
    : rules_(rules),
      shown_(view.shown),
      light_(light(rules, view.shown)),
      utf8_(style == table::BoardStyle::Utf8),
      canvas_(1 + kCellRows * rules.board.side, kLeftMargin + kCellColumns * rules.board.side) {}

void Board::draw() {
    draw_names();
    for (Cell cell : each(rules_.board.all)) {
        draw_cell(
            {cell,
             1 + kCellRows * rules_.board.row_of(cell),
             kLeftMargin + kCellColumns * rules_.board.column_of(cell)}
        );
    }
}

void Board::draw_names() {
    for (int number = 0; number < rules_.board.side; ++number) {
        canvas_.put(0, kLeftMargin + kCellColumns * number + 2, column_name(number));
        canvas_.put(2 + kCellRows * number, 1, row_name(number));
    }
}

void Board::draw_cell(const Spot& spot) {
    const TileKind kind = kind_at(shown_, spot.cell);
    if (kind == TileKind::None) {
        draw_free(spot);
    } else {
        draw_tile(spot, kind);
    }
    if (contains(shown_.dirge, spot.cell)) {
        canvas_.put(spot.top, spot.left + 1, "====");
        under_dirge_ = true;
    }
}

void Board::draw_tile(const Spot& spot, TileKind kind) {
    if (is_pit(kind)) {
        draw_pit(spot);
    } else {
        draw_walls(spot);
        dark_tile_ = dark_tile_ || !contains(light_, spot.cell);
    }
    if (rules_.facts(kind).crumbles) {
        draw_cracks(spot);
    }
    draw_content(spot);
}

void Board::draw_free(const Spot& spot) {
    if (spot.cell == shown_.target) {
        canvas_.put(spot.top + 1, spot.left + 2, "[]");
        target_ = true;
    } else if (contains(light_, spot.cell)) {
        canvas_.put(spot.top + 1, spot.left + 2, "??");
        lit_gap_ = true;
    } else {
        canvas_.put(spot.top + 1, spot.left + 2, ".");
    }
}

void Board::draw_pit(const Spot& spot) {
    const bool lit = contains(light_, spot.cell);
    const bool is_chasm = kind_at(shown_, spot.cell) == TileKind::Chasm;
    for (int row = 0; row < kCellRows; ++row) {
        for (int column = 1; column < kCellColumns - 1; ++column) {
            if (lit || (row + column) % 2 == 0) {
                canvas_.put(
                    spot.top + row,
                    spot.left + column,
                    is_chasm ? walls(spot.cell).chasm : walls(spot.cell).pit
                );
            }
        }
    }
    pit_ = pit_ || !is_chasm;
    chasm_ = chasm_ || is_chasm;
}

void Board::draw_walls(const Spot& spot) {
    draw_top_or_bottom(spot, Direction::North);
    draw_top_or_bottom(spot, Direction::South);
    if (!has(spot, Direction::West)) {
        canvas_.put(spot.top + 1, spot.left + 1, walls(spot.cell).down);
    }
    if (!has(spot, Direction::East)) {
        canvas_.put(spot.top + 1, spot.left + 4, walls(spot.cell).down);
    }
}

/// Where both ways are open the corner juts into the room between them, else it closes the passage.
void Board::draw_top_or_bottom(const Spot& spot, Direction side) {
    const Walls& wall = walls(spot.cell);
    const bool is_top = side == Direction::North;
    const bool open = has(spot, side);
    const int row = spot.top + (is_top ? 0 : 2);
    const std::size_t inner = is_top ? 0 : 2;  // corners of the closed side
    const std::size_t jutting = is_top ? 2 : 0;  // corners beside the opening
    const bool west = has(spot, Direction::West);
    const bool east = has(spot, Direction::East);
    const char32_t straight = open ? wall.down : wall.across;
    char32_t left = west ? straight : wall.corners[inner];
    char32_t right = east ? straight : wall.corners[inner + 1];
    if (open) {
        left = west ? wall.corners[jutting + 1] : wall.down;
        right = east ? wall.corners[jutting] : wall.down;
    } else {
        canvas_.put(row, spot.left + 2, wall.across);
        canvas_.put(row, spot.left + 3, wall.across);
    }
    canvas_.put(row, spot.left + 1, left);
    canvas_.put(row, spot.left + 4, right);
    if (west) {
        canvas_.put(row, spot.left, wall.across);
    }
    if (east) {
        canvas_.put(row, spot.left + 5, wall.across);
    }
}

/// In two of the openings, north or west and south or east.
void Board::draw_cracks(const Spot& spot) {
    if (has(spot, Direction::North)) {
        canvas_.put(spot.top, spot.left + 3, "'");
    } else if (has(spot, Direction::West)) {
        canvas_.put(spot.top + 1, spot.left, "'");
    }
    if (has(spot, Direction::South)) {
        canvas_.put(spot.top + 2, spot.left + 2, ",");
    } else if (has(spot, Direction::East)) {
        canvas_.put(spot.top + 1, spot.left + 5, ",");
    }
    cracked_ = true;
}

/// A keeper's shows which side its mouth is on.
std::string Board::label(Cell cell) const {
    const TileKind kind = kind_at(shown_, cell);
    if (kind == TileKind::Gate) {
        return "GATE";
    }
    if (kind == TileKind::Key) {
        return contains(shown_.keys, cell) ? "KEY+" : "KEY-";
    }
    if (kind == TileKind::Keeper) {
        return std::string("KEE") + "^>v<"[index(mouth_at(shown_, cell))];
    }
    return kind == TileKind::WaxEater   ? "WAX!"
           : kind == TileKind::PitFiend ? "PIT!"
           : kind == TileKind::Pathless ? "PATH"
           : kind == TileKind::Omen     ? "OMEN"
                                        : "";
}

std::string Board::sign_of(PrisonerId who) {
    const bool lit = prisoner_of(shown_, who).lit;
    burning_ = burning_ || lit;
    out_ = out_ || !lit;
    return prisoner_name(who) + (lit ? '*' : '~');
}

void Board::draw_content(const Spot& spot) {
    const Prisoners there = standing_on(rules_, shown_, spot.cell);
    const std::string text = label(spot.cell);
    keeper_ = keeper_ || kind_at(shown_, spot.cell) == TileKind::Keeper;
    const int row = spot.top + 1;
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        const Prisoner& prisoner = shown_.prisoners[who];
        if (is_falling(prisoner) && prisoner.line == Line::None && prisoner.cell == spot.cell) {
            canvas_.put(row, spot.left + 2, prisoner_name(static_cast<PrisonerId>(who)) + "v");
            falling_ = true;
        }
    }
    if (there == 0) {
        canvas_.put(row, spot.left + 1, text);
    } else if (kind_at(shown_, spot.cell) == TileKind::Gate) {
        draw_gate_with_prisoners(spot, there);
    } else if (text.empty()) {
        canvas_.put(row, spot.left + 2, sign_of(first_of(there)));
    } else {
        canvas_.put(row, spot.left, sign_of(first_of(there)) + text);
    }
}

/// Three fit with their candles; with more the panel tells who is lit.
void Board::draw_gate_with_prisoners(const Spot& spot, Prisoners there) {
    canvas_.put(spot.top, spot.left + 2, "GA");
    canvas_.put(spot.top + 2, spot.left + 2, "TE");
    std::string all;
    std::string numbers;
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        if (contains(there, static_cast<PrisonerId>(who))) {
            all += sign_of(static_cast<PrisonerId>(who));
            numbers += prisoner_name(static_cast<PrisonerId>(who));
        }
    }
    const std::string& shown = all.size() <= kCellColumns ? all : numbers;
    const int before = (kCellColumns - static_cast<int>(shown.size())) / 2;
    canvas_.put(spot.top + 1, spot.left + before, shown);
}

std::string Board::signs() const {
    std::string text;
    const auto add = [&text](bool occurs, std::string_view meaning) {
        if (occurs) {
            text += text.empty() ? "Signs: " : "; ";
            text += meaning;
        }
    };
    add(burning_, "1* candle burning");
    add(out_, "1~ lights out");
    add(falling_, "1v falling");
    add(cracked_, "', floor that crumbles");
    add(pit_, utf8_ ? "░░ pit" : "## pit");
    add(chasm_, utf8_ ? "▓▓ chasm" : "%% chasm");
    add(keeper_, "KEE^ > v < keeper, mouth that way");
    add(under_dirge_, "=== under the Dirge");
    add(lit_gap_, "?? lit, nothing there");
    add(target_, "[] for the tile in hand");
    add(dark_tile_, "broken walls: unlit");
    return text;
}

std::string padded(const std::string& line, int columns) {
    const int missing = columns - core::display_width(line);
    return missing > 0 ? line + std::string(static_cast<std::size_t>(missing), ' ') : line;
}

}  // namespace

std::string
show_board(const Rules& rules, const View& view, const Names& names, table::BoardStyle style) {
    if (style == table::BoardStyle::Sentences) {
        return show_plain(rules, view, names);
    }
    Board board(rules, view, style);
    board.draw();
    const int board_columns = kLeftMargin + kCellColumns * rules.board.side + 2;
    const std::vector<std::string> panel =
        panel_lines(rules, view, names, kScreenColumns - board_columns);
    std::string text;
    for (int row = 0; row < board.canvas().rows() || row < static_cast<int>(panel.size()); ++row) {
        std::string line = row < board.canvas().rows() ? board.canvas().line(row) : std::string();
        if (row < static_cast<int>(panel.size()) && !panel[static_cast<std::size_t>(row)].empty()) {
            line = padded(line, board_columns) + panel[static_cast<std::size_t>(row)];
        }
        text += line + "\n";
    }
    for (const std::string& line : core::wrap_hanging(board.signs(), kScreenColumns, 7)) {
        text += line + "\n";
    }
    return text;
}

}  // namespace tenebrae::nightcage
