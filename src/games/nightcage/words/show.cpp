// SPDX-License-Identifier: MIT
#include "games/nightcage/words/show.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/outcome.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "kit/text_canvas.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace tenebrae::nightcage {
namespace {

constexpr int kCellColumns = 6;
constexpr int kCellRows = 3;
constexpr int kLeftMargin = 3;
constexpr int kScreenColumns = 80;

/// The characters for the walls of a passage; those of an unlit tile are broken.
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
    /// Explains the signs that occur on the board.
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

/// Draws the top or bottom of a passage. Where two adjacent sides are open, the corner points into
/// the opening, else it closes the passage.
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

/// Draws cracks in two of the openings: north or west, and south or east.
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

/// Returns the label of a cell. A keeper's shows the side of its mouth.
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
    const Prisoners there = prisoners_on(rules_, shown_, spot.cell);
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

/// Draws prisoners on a gate. Three fit with their candles; with more, only the panel shows
/// candles.
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
    add(lit_gap_, "?? lit, but empty");
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
format_board(const Rules& rules, const View& view, const Names& names, table::BoardStyle style) {
    if (style == table::BoardStyle::Sentences) {
        return format_sentences(rules, view, names);
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

namespace {

/// Writes a position as sentences, one for each line.
class Report {
public:
    Report(const Rules& rules, const View& view, const Names& names)
        : rules_(rules),
          view_(view),
          shown_(view.shown),
          names_(names),
          light_(light(rules, view.shown)) {}

    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string hand() const;
    [[nodiscard]] std::string prisoner(PrisonerId who) const;
    [[nodiscard]] std::string light_nerve_and_key(const Prisoner& them) const;
    [[nodiscard]] std::string neighbour_text(const Prisoner& them, Direction direction) const;
    [[nodiscard]] std::string tile(Cell cell) const;
    [[nodiscard]] std::string others_on(Cell cell, const Prisoner* except) const;
    [[nodiscard]] std::string other_tiles() const;
    [[nodiscard]] std::string stack() const;
    [[nodiscard]] Cells described_cells() const;
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }

    const Rules& rules_;
    const View& view_;
    const PublicState& shown_;
    const Names& names_;
    const Cells light_;
};

std::string Report::text() const {
    std::string text = heading() + "\n" + hand();
    for (unsigned step = 0; step < rules_.prisoners; ++step) {
        const unsigned who =
            (static_cast<unsigned>(index(shown_.active)) + step) % rules_.prisoners;
        text += prisoner(static_cast<PrisonerId>(who)) + "\n";
    }
    return text + other_tiles() + stack() + "\n";
}

std::string Report::heading() const {
    const std::string turn = core::capitalised(turn_text(rules_, shown_)) + ". ";
    if (decision(shown_) == Decision::Over) {
        return turn + std::string(ending_sentence(shown_.ending));
    }
    const int seat = deciding_seat(rules_, shown_);
    const std::string player =
        rules_.players > 1
            ? core::capitalised(table::seat_name(seats_of(rules_, names_), seat)) + " decides. "
            : "";
    return turn + player + question(rules_, shown_, names_);
}

std::string Report::hand() const {
    return shown_.hand == TileKind::None
               ? ""
               : "The tile in hand is " + with_article(shown_.hand) + ".\n";
}

std::string Report::light_nerve_and_key(const Prisoner& them) const {
    return std::string(them.lit ? "candle burning" : "lights out") + ", "
           + std::to_string(them.nerve) + " nerve, " + (them.has_key ? "with a key." : "no key.");
}

std::string Report::prisoner(PrisonerId who) const {
    const Prisoner& them = prisoner_of(shown_, who);
    std::string text = core::capitalised(display_name(names_, who));
    if (them.whereabouts == Whereabouts::Unplaced) {
        return text + " is not yet set up.";
    }
    if (is_falling(them)) {
        text += them.line == Line::None
                    ? " is falling through the pit at " + at(them.cell)
                    : " is falling and comes back in " + line_text(rules_, them);
        return text + "; " + light_nerve_and_key(them);
    }
    text += " is at " + at(them.cell) + ", on " + tile(them.cell) + others_on(them.cell, &them)
            + "; " + light_nerve_and_key(them);
    for (Direction direction : kDirections) {
        text += " " + neighbour_text(them, direction);
    }
    return text;
}

/// Describes the neighbour of a prisoner: "North, c3: ...".
std::string Report::neighbour_text(const Prisoner& them, Direction direction) const {
    const Cell cell = rules_.board.next(them.cell, direction);
    const std::string side = core::capitalised(std::string(name(direction)));
    if (!has_exit(shown_, them.cell, direction)) {
        return side + ": a wall.";
    }
    const std::string there = side + ", " + at(cell) + ": ";
    if (is_free(shown_, cell)) {
        return there + (contains(light_, cell) ? "empty, but lit." : "darkness.");
    }
    const std::string wall =
        connected(rules_, shown_, them.cell, direction) ? "" : ", with a wall on this side";
    return there + tile(cell) + wall + others_on(cell, nullptr) + ".";
}

/// Returns "a T with exits north, east and south".
std::string Report::tile(Cell cell) const {
    const TileKind kind = kind_at(shown_, cell);
    std::string text = with_article(kind);
    if (kind == TileKind::Key) {
        text += contains(shown_.keys, cell) ? " with its key" : " whose key is gone";
    }
    if (kind == TileKind::Keeper) {
        text += ", its mouth " + std::string(name(mouth_at(shown_, cell)));
    }
    const Exits exits = exits_at(shown_, cell);
    if (exits.count() < 4) {
        text += " with exits " + display_name(exits);
    }
    if (rules_.facts(kind).crumbles) {
        text += ", crumbling";
    }
    return contains(light_, cell) ? text : text + ", unlit";
}

std::string Report::others_on(Cell cell, const Prisoner* except) const {
    std::vector<std::string> found;
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        const Prisoner& them = shown_.prisoners[who];
        if (is_on_board(them) && them.cell == cell && &them != except) {
            found.push_back(display_name(names_, static_cast<PrisonerId>(who)));
        }
    }
    return found.empty() ? "" : ", with " + core::joined(found, ", ", " and ");
}

/// Returns the cells of the prisoners and those behind their exits.
Cells Report::described_cells() const {
    Cells cells = prisoner_cells(rules_, shown_);
    for (Cell cell : each(cells)) {
        for (Direction direction : kDirections) {
            cells |=
                has_exit(shown_, cell, direction) ? only(rules_.board.next(cell, direction)) : 0;
        }
    }
    return cells;
}

std::string Report::other_tiles() const {
    std::vector<std::string> tiles;
    for (Cell cell : each(occupied(shown_) & ~described_cells())) {
        tiles.push_back(at(cell) + ", " + tile(cell));
    }
    std::string text;
    for (const std::string& one : tiles) {
        text += text.empty() ? "Elsewhere on the board: " : "; ";
        text += one;
    }
    return text.empty() ? "Nothing else is on the board.\n" : text + ".\n";
}

std::string Report::stack() const {
    std::string text = "The stack holds " + core::counted(shown_.stack_size, "tile");
    text += shown_.stack_size == 0 ? "." : ": " + counts_text(view_.stack_counts) + ".";
    if (shown_.opening_left > 0) {
        text += " The " + core::counted(shown_.opening_left, "tile") + " on top "
                + (shown_.opening_left == 1 ? "is an opening tile." : "are opening tiles.");
    }
    text += "\nThe darkness holds " + counts_text(shown_.darkness) + ".";
    if (shown_.omens_aside != 0) {
        text += "\nThe first omen is set aside: the next one that is placed calls the Dirge.";
    }
    if (shown_.flickers) {
        text += "\nThe final flickers: at the end of every turn a tile is removed.";
    }
    return text;
}

}  // namespace

std::string format_sentences(const Rules& rules, const View& view, const Names& names) {
    return Report(rules, view, names).text();
}

namespace {

/// Formats a chance in tenths of a per cent, without printing floating point numbers.
std::string percent(double chance) {
    const long tenths = std::lround(chance * 1000.0);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "%";
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

std::string left_aligned(std::string_view text, std::size_t width) {
    return std::string(text) + std::string(width > text.size() ? width - text.size() : 0, ' ');
}

std::string stack_rows(const View& view) {
    const auto chances = next_tile_chances(view);
    std::string text = "  kind              left    next\n";
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (view.stack_counts[kind] > 0) {
            text += "  " + left_aligned(display_name(static_cast<TileKind>(kind)), 16)
                    + right_aligned(std::to_string(view.stack_counts[kind]), 6)
                    + right_aligned(percent(chances[kind]), 8) + "\n";
        }
    }
    return text;
}

std::string stack_section(const View& view) {
    const PublicState& shown = view.shown;
    if (shown.stack_size == 0) {
        return "The stack is empty.\n";
    }
    std::string text =
        "The stack holds " + core::counted(shown.stack_size, "tile") + ":\n" + stack_rows(view);
    if (shown.opening_left > 0) {
        text += "The next " + core::counted(shown.opening_left, "tile")
                + " can only be: " + counts_text(view.opening_pool) + ".\n";
    }
    return text;
}

int tiles_on_board(const PublicState& shown, TileKind wanted) {
    return static_cast<int>(std::count(shown.kind.begin(), shown.kind.end(), wanted));
}

/// Returns how many tiles of a kind are in hand: neither on the board nor in the stack, and not
/// lost.
int in_hand(const PublicState& shown, TileKind wanted) {
    return shown.hand == wanted ? 1 : 0;
}

}  // namespace

std::string format_remaining(const Rules& rules, const View& view) {
    const PublicState& shown = view.shown;
    const int held = keys_held(rules, shown);
    const int keys_on_board = std::popcount(shown.keys) + in_hand(shown, TileKind::Key)
                              + in_hand(shown, TileKind::Keeper);
    const int hidden =
        view.stack_counts[index(TileKind::Key)] + view.stack_counts[index(TileKind::Keeper)];
    const int gates = tiles_on_board(shown, TileKind::Gate) + in_hand(shown, TileKind::Gate);
    const int hidden_gates = view.stack_counts[index(TileKind::Gate)];
    const int keys = held + keys_on_board + hidden;
    std::string text = stack_section(view);
    text += "Keys: " + std::to_string(held) + " held, " + std::to_string(keys_on_board)
            + " on the board, " + std::to_string(hidden) + " in the stack: " + std::to_string(keys)
            + " left, " + std::to_string(rules.prisoners) + " needed.\n";
    text += "Gates: " + std::to_string(gates) + " on the board, " + std::to_string(hidden_gates)
            + " in the stack; 1 needed.\n";
    if (rules.facts(TileKind::Omen).count != 0) {
        text += "Omens: " + std::to_string(shown.omens_aside) + " set aside, "
                + std::to_string(view.stack_counts[index(TileKind::Omen)])
                + " in the stack; the second that is placed calls the Dirge.\n";
    }
    const bool possible = keys >= rules.prisoners && gates + hidden_gates > 0;
    const int spare = keys - rules.prisoners;
    text += possible ? "By these counts the game can still be won; " + core::counted(spare, "key")
                           + " may be lost.\n"
                     : "By these counts the game can no longer be won.\n";
    return text;
}

}  // namespace tenebrae::nightcage
