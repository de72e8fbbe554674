// SPDX-License-Identifier: MIT
// What terminals show of the bytes that pictures are turned into, whatever they understand.
#include "core/unicode.hpp"
#include "tests/catch.hpp"
#include "tests/terminal/rich_terminal.hpp"
#include "tui/paint/painter.hpp"
#include "tui/screen/utf8.hpp"

#include <memory>
#include <random>
#include <string>
#include <vector>
#include <vterm.h>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

constexpr int kWidth = 40;
constexpr int kHeight = 10;

/// The least a full screen can be shown on.
Capabilities poor() {
    Capabilities terminal;
    terminal.cup = Order("\x1b[%i%p1%d;%p2%dH");
    terminal.clear = Order("\x1b[H\x1b[2J");
    terminal.am = true;
    return terminal;
}

std::string utf8(char32_t code) {
    return core::width_of(code) > 0 ? to_utf8(code) : "?";
}

/// Every way in which cells differ: colours, grounds, attributes.
Palette colorful() {
    Palette palette;
    const auto look = [&palette](Role role) -> Look& {
        return palette.looks.at(static_cast<std::size_t>(role)).at(0);
    };
    look(Role::Bad).ink = Rgb{255, 0, 0};
    look(Role::Good) = {Rgb{0, 255, 0}, std::nullopt, true, false, false, false};
    look(Role::Faint).dim = true;
    look(Role::Selected).ground = Rgb{0, 0, 255};
    look(Role::Title) = {Rgb{255, 0, 0}, Rgb{0, 255, 0}, false, false, true, false};
    look(Role::Cursor).reverse = true;
    look(Role::Strong).bold = true;
    look(Role::Key).underline = true;
    palette.plain = palette.looks;
    for (auto& lights : palette.plain) {
        lights.at(0).ink.reset();
        lights.at(0).ground.reset();
    }
    return palette;
}
constexpr std::array kRolesUsed{
    Role::Text,
    Role::Bad,
    Role::Good,
    Role::Faint,
    Role::Selected,
    Role::Title,
    Role::Cursor,
    Role::Strong,
    Role::Key};

/// A terminal without a pty.
class Vterm {
public:
    Vterm(int width, int height) : terminal_(vterm_new(height, width)) {
        vterm_set_utf8(terminal_.get(), 1);
        screen_ = vterm_obtain_screen(terminal_.get());
        vterm_screen_reset(screen_, 1);
    }
    void write(const std::string& bytes) {
        vterm_input_write(terminal_.get(), bytes.data(), bytes.size());
    }
    [[nodiscard]] VTermScreenCell cell(int x, int y) const {
        VTermScreenCell cell{};
        vterm_screen_get_cell(screen_, {y, x}, &cell);
        return cell;
    }
    [[nodiscard]] Point cursor() const {
        VTermPos at{};
        vterm_state_get_cursorpos(vterm_obtain_state(terminal_.get()), &at);
        return {at.col, at.row};
    }

private:
    struct Free {
        void operator()(VTerm* terminal) const { vterm_free(terminal); }
    };
    std::unique_ptr<VTerm, Free> terminal_;
    VTermScreen* screen_ = nullptr;
};

/// What is to be seen in one cell, in words.
std::string seen(const VTermScreenCell& cell) {
    const bool blank = cell.chars[0] == 0 || cell.chars[0] == U' ';
    // The second column of a wide character looks as the first, whatever libvterm says.
    if (cell.chars[0] == static_cast<std::uint32_t>(-1)) {
        return "half";
    }
    std::string text = blank ? " " : to_utf8(cell.chars[0]);
    if (cell.attrs.underline != 0) {
        text += " underline";
    }
    if (cell.attrs.reverse != 0) {
        text += " reverse";
    }
    if (!VTERM_COLOR_IS_DEFAULT_BG(&cell.bg)) {
        text += " on " + std::to_string(cell.bg.indexed.idx);
    }
    // In what nothing is written is not seen.
    if (!blank || cell.attrs.reverse != 0) {
        text += cell.attrs.bold != 0 ? " bold" : "";
        if (!VTERM_COLOR_IS_DEFAULT_FG(&cell.fg)) {
            text += " " + std::to_string(cell.fg.indexed.idx);
        }
    }
    return text;
}

/// The beginning of it.
std::string first_line(const Vterm& screen, int columns) {
    std::string line;
    for (int x = 0; x < columns; ++x) {
        line += seen(screen.cell(x, 0));
    }
    return line;
}

/// The first cell that two terminals show otherwise; empty: none.
std::string difference(const Vterm& one, const Vterm& other, bool with_corner = true) {
    for (int y = 0; y < kHeight; ++y) {
        for (int x = 0; x < kWidth; ++x) {
            const bool is_corner = x == kWidth - 1 && y == kHeight - 1;
            const std::string here = seen(one.cell(x, y));
            const std::string there = seen(other.cell(x, y));
            if (here != there && (with_corner || !is_corner)) {
                return std::to_string(x) + "," + std::to_string(y) + ": '" + here + "' and '"
                       + there + "'";
            }
        }
    }
    return "";
}

/// The same picture on a terminal that has shown nothing before, cell by cell: written without
/// anything that saves bytes.
Vterm shown_plainly(const Grid& grid, const Capabilities& terminal, ColorDepth depth) {
    Vterm screen(kWidth, kHeight);
    Pen pen(terminal, colorful(), depth);
    for (int y = 0; y < kHeight; ++y) {
        for (int x = 0; x < kWidth; ++x) {
            const PackedCell cell = grid.row(y)[static_cast<std::size_t>(x)];
            const Ink& ink = pen.ink(cell.style());
            const auto has = [&ink](Attributes attribute) {
                return (ink.look.attributes & attribute) != 0;
            };
            std::string bytes = "\x1b[m" + terminal.cup.with(y, x);
            bytes += has(kBold) ? terminal.bold : "";
            bytes += has(kDim) ? terminal.dim : "";
            bytes += has(kUnderline) ? terminal.smul : "";
            bytes += has(kReverse) ? terminal.rev : "";
            bytes += ink.set_front + ink.set_back;
            if (cell.glyph() != 0) {
                screen.write(bytes + utf8(cell.glyph()));
            }
        }
    }
    return screen;
}

class Artist {
public:
    explicit Artist(unsigned seed) : random_(seed) {}
    int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(end)); }

    void change(Grid& grid) {
        const Style style{kRolesUsed.at(static_cast<std::size_t>(below(kRolesUsed.size())))};
        const Point at{below(kWidth), below(kHeight)};
        switch (below(7)) {
        case 0: grid.write(at, "│漢字│", style); break;
        case 1: grid.write(at, "a word or two, and blanks    x", style); break;
        case 2: grid.fill({at.x, at.y, below(20), below(4)}, U' ', style); break;
        case 3: grid.fill({at.x, at.y, below(20), below(4)}, U'·', style); break;
        case 4: grid.restyle({at.x, at.y, below(9), below(3)}, style); break;
        case 5: grid.write({0, at.y}, std::string(kWidth, 'w'), style); break;
        default: grid.put(at, U'@', style); break;
        }
        grid.set_cursor({below(kWidth), below(kHeight)});
    }

private:
    std::mt19937 random_;
};

struct Kind {
    const char* name;
    Capabilities terminal;
    ColorDepth depth;
};

std::vector<Kind> kinds() {
    std::vector<Kind> kinds{
        {"rich", rich_terminal(), ColorDepth::Indexed},
        {"rich, no colours", rich_terminal(), ColorDepth::None},
        {"poor", poor(), ColorDepth::None},
    };
    Kind strict{
        "must not move in any style, nor change one colour", rich_terminal(), ColorDepth::Indexed};
    strict.terminal.msgr = false;
    strict.terminal.ax = false;
    strict.terminal.rmul.clear();
    strict.terminal.ncv = kUnderline | kDim;
    kinds.push_back(strict);
    return kinds;
}

}  // namespace

TEST_CASE("any pictures one after the other show the last one on any terminal", "[tui]") {
    for (const Kind& kind : kinds()) {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            Artist artist(seed);
            Grid grid(kWidth, kHeight);
            Painter painter(kind.terminal, colorful(), kind.depth, utf8);
            painter.resize(kWidth, kHeight);
            Vterm screen(kWidth, kHeight);
            for (int picture = 0; picture < 40; ++picture) {
                for (int changes = artist.below(4); changes >= 0; --changes) {
                    artist.change(grid);
                }
                painter.clear_bytes();
                painter.paint(grid);
                painter.place_cursor(grid.cursor());
                screen.write(painter.bytes());
                INFO(kind.name << ", seed " << seed << ", picture " << picture);
                const bool keeps_corner = kind.terminal.xenl;
                REQUIRE(
                    difference(screen, shown_plainly(grid, kind.terminal, kind.depth), keeps_corner)
                    == ""
                );
                REQUIRE(screen.cursor() == grid.cursor());
            }
        }
    }
}

TEST_CASE("the last corner is left where writing there would scroll", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.fill(grid.area(), U'x', {});
    Painter painter(poor(), colorful(), ColorDepth::None, utf8);
    painter.resize(kWidth, kHeight);
    painter.paint(grid);
    Vterm screen(kWidth, kHeight);
    screen.write(painter.bytes());
    CHECK(seen(screen.cell(0, 0)) == "x");
    CHECK(seen(screen.cell(kWidth - 2, kHeight - 1)) == "x");
    CHECK(seen(screen.cell(kWidth - 1, kHeight - 1)) == " ");
}

TEST_CASE("the same picture again takes no bytes, a change few", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.write({3, 3}, "one two three", {Role::Bad});
    Painter painter(rich_terminal(), colorful(), ColorDepth::Indexed, utf8);
    painter.resize(kWidth, kHeight);
    const auto bytes_for = [&] {
        painter.clear_bytes();
        painter.paint(grid);
        return painter.bytes();
    };
    CHECK_FALSE(bytes_for().empty());
    CHECK(bytes_for().empty());
    // The gap between two changes is written over rather than jumped.
    grid.write({3, 3}, "ONE two", {Role::Bad});
    CHECK(bytes_for() == "\x1b[4GONE");
    grid.write({7, 3}, "T O", {Role::Bad});
    CHECK(bytes_for() == " T O");
    // Just below: shorter than to say where.
    grid.put({10, 4}, U'!', {Role::Bad});
    CHECK(bytes_for() == "\n!");
    // Back to the terminal's own colour, and the rest of the line erased.
    grid.fill({0, 3, kWidth, 1}, U' ', {});
    grid.put({0, 3}, U'-', {});
    CHECK(bytes_for() == "\x1b[A\r\x1b[39m-\x1b[2C\x1b[K");
    painter.forget();
    CHECK(bytes_for().starts_with("\x1b[m\x1b[H\x1b[2J"));
}

TEST_CASE("a picture is cut off at the terminal's edge, and blank beyond its own", "[tui]") {
    Painter painter(rich_terminal(), colorful(), ColorDepth::Indexed, utf8);
    painter.resize(kWidth, kHeight);
    Vterm screen(kWidth, kHeight);
    Grid large(kWidth + 5, kHeight + 5);
    large.fill(large.area(), U'x', {Role::Bad});
    painter.paint(large);
    Grid small(3, 2);
    small.fill(small.area(), U'o', {});
    painter.paint(small);
    screen.write(painter.bytes());
    CHECK(seen(screen.cell(2, 1)) == "o");
    CHECK(seen(screen.cell(3, 1)) == " ");
    CHECK(seen(screen.cell(kWidth - 1, kHeight - 1)) == " ");
}

TEST_CASE("what the encoding has no bytes for is a question mark of one column", "[tui]") {
    Painter painter(rich_terminal(), colorful(), ColorDepth::Indexed, [](char32_t code) {
        return code < 0x7f ? std::string(1, static_cast<char>(code)) : std::string("?");
    });
    painter.resize(kWidth, kHeight);
    Grid grid(kWidth, kHeight);
    grid.write({0, 0}, "a漢|é|", {});
    painter.paint(grid);
    Vterm screen(kWidth, kHeight);
    screen.write(painter.bytes());
    CHECK(first_line(screen, 6) == "a? |?|");
}

TEST_CASE("a wide character without a second column is a question mark", "[tui]") {
    Painter painter(rich_terminal(), colorful(), ColorDepth::Indexed, utf8);
    painter.resize(kWidth, kHeight);
    Grid grid(kWidth, kHeight);
    grid.write({0, 0}, "ab-cd", {});
    grid.put({2, 0}, U'漢', {});
    painter.paint(grid);
    Vterm screen(kWidth, kHeight);
    screen.write(painter.bytes());
    CHECK(first_line(screen, 5) == "ab?cd");
}
