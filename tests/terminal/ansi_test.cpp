// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/terminal/virtual_terminal.hpp"
#include "tui/table/ansi.hpp"

#include <random>
#include <string>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

constexpr int kWidth = 30;
constexpr int kHeight = 8;
constexpr std::uint8_t kRed = 196;
constexpr std::uint8_t kBlue = 21;

Palette test_palette() {
    Palette palette;
    palette.looks[static_cast<std::size_t>(Role::Bad)][0] = {
        Rgb{255, 0, 0}, Rgb{0, 0, 255}, true, false, false, false};
    palette.plain[static_cast<std::size_t>(Role::Bad)][0].underline = true;
    return palette;
}

/// A terminal that has been sent exactly these bytes.
class Shown {
public:
    explicit Shown(const std::string& bytes)
        : terminal({{"/bin/cat", folder.file("bytes", bytes)}, {}, {}, kWidth, kHeight}) {
        REQUIRE(terminal.wait_for_end() == 0);
    }

    /// The first cell whose glyph is another than the grid's; empty: they are alike.
    [[nodiscard]] std::string difference(const Grid& grid) const {
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const char32_t glyph = grid.at({x, y}).glyph;
                const std::uint32_t there = terminal.cell(x, y).chars[0];
                const bool blank = glyph == U' ' && there == 0;
                // The second column of a wide character has no glyph of its own in either.
                if (glyph != 0 && !blank && there != glyph) {
                    return std::to_string(x) + "," + std::to_string(y);
                }
            }
        }
        return "";
    }

    TemporaryFolder folder;
    test::VirtualTerminal terminal;
};

}  // namespace

TEST_CASE("the bytes of a picture show it on a terminal", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.write({0, 0}, "The Night Cage", {Role::Bad});
    grid.write({3, 2}, "灯 and é", {Role::Text});
    grid.write({kWidth - 1, kHeight - 1}, "x", {Role::Text});
    AnsiPainter painter(test_palette(), true);
    const std::string bytes = painter.show(grid);
    const Shown shown(bytes + painter.finish());
    CHECK(shown.difference(grid).empty());
    const VTermScreenCell cell = shown.terminal.cell(0, 0);
    CHECK(cell.attrs.bold == 1);
    CHECK(cell.fg.indexed.idx == kRed);
    CHECK(cell.bg.indexed.idx == kBlue);
    CHECK(shown.terminal.cell(3, 2).width == 2);
    CHECK(shown.terminal.cell(3, 2).attrs.bold == 0);
    CHECK(shown.terminal.cursor_visible());
    CHECK_FALSE(Shown(bytes).terminal.cursor_visible());
}

TEST_CASE("without colours the weight tells things apart", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.write({0, 0}, "Lost", {Role::Bad});
    AnsiPainter painter(test_palette(), false);
    const std::string bytes = painter.show(grid);
    CHECK(bytes.find(";5;") == std::string::npos);
    CHECK(Shown(bytes).terminal.cell(0, 0).attrs.underline == 1);
}

TEST_CASE("the bytes between two pictures are those of what has changed", "[tui]") {
    Grid grid(kWidth, kHeight);
    AnsiPainter painter(test_palette(), true);
    std::string bytes = painter.show(grid);
    CHECK(painter.show(grid).empty());
    grid.write({4, 5}, "ab", {Role::Text});
    const std::string change = painter.show(grid);
    CHECK(change == "\x1b[6;5Hab");
    CHECK(Shown(bytes + change).difference(grid).empty());
}

TEST_CASE("any pictures one after the other leave the last one", "[tui]") {
    std::mt19937 random{3};
    const auto below = [&random](int end) {
        return static_cast<int>(random() % static_cast<unsigned>(end));
    };
    Grid grid(kWidth, kHeight);
    AnsiPainter painter(test_palette(), true);
    std::string bytes;
    for (int picture = 0; picture < 200; ++picture) {
        for (int word = 0; word < 4; ++word) {
            const char* const text = below(2) == 0 ? "灯灯" : "abc";
            const Style style{below(2) == 0 ? Role::Bad : Role::Text};
            grid.write({below(kWidth), below(kHeight)}, text, style);
        }
        bytes += painter.show(grid);
    }
    CHECK(Shown(bytes).difference(grid).empty());
}

TEST_CASE("a glyph that would not take its one column is a question mark", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.put({0, 0}, U'\x1b', {});
    grid.put({1, 0}, U'灯', {});
    AnsiPainter painter(test_palette(), true);
    CHECK(Shown(painter.show(grid)).terminal.line(0) == "??");
}
