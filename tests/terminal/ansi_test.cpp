// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/terminal/grid_comparison.hpp"
#include "tests/terminal/pictures.hpp"
#include "tui/table/ansi.hpp"

#include <string>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

constexpr int kWidth = test::Pictures::kWidth;
constexpr int kHeight = test::Pictures::kHeight;
constexpr std::uint8_t kRed = 196;
constexpr std::uint8_t kBlue = 21;

Palette test_palette() {
    Palette palette;
    palette.looks[static_cast<std::size_t>(Role::Bad)][0] = {
        Rgb{255, 0, 0}, Rgb{0, 0, 255}, true, false, false, false};
    palette.plain[static_cast<std::size_t>(Role::Bad)][0].underline = true;
    return palette;
}

/// A terminal that was sent exactly these bytes.
class Shown {
public:
    explicit Shown(const std::string& bytes)
        : terminal({{"/bin/cat", folder.file("bytes", bytes)}, {}, {}, kWidth, kHeight}) {
        REQUIRE(terminal.wait_for_end() == 0);
    }

    [[nodiscard]] std::string difference(
        const Grid& grid,
        const Palette& palette = test_palette(),
        ColorDepth depth = ColorDepth::Indexed
    ) const {
        return test::difference(terminal, grid, palette, {.depth = depth});
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
    AnsiPainter painter(test_palette(), ColorDepth::Indexed);
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

TEST_CASE("without colours bold and dim text distinguish things", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.write({0, 0}, "Lost", {Role::Bad});
    AnsiPainter painter(test_palette(), ColorDepth::None);
    const std::string bytes = painter.show(grid);
    CHECK(bytes.find(";5;") == std::string::npos);
    CHECK(Shown(bytes).terminal.cell(0, 0).attrs.underline == 1);
}

TEST_CASE("the bytes between two pictures are only those of the change", "[tui]") {
    Grid grid(kWidth, kHeight);
    AnsiPainter painter(test_palette(), ColorDepth::Indexed);
    std::string bytes = painter.show(grid);
    CHECK(painter.show(grid).empty());
    grid.write({4, 5}, "ab", {Role::Text});
    const std::string change = painter.show(grid);
    CHECK(change == "\x1b[6;5Hab");
    CHECK(Shown(bytes + change).difference(grid).empty());
}

TEST_CASE("any sequence of pictures leaves the last one", "[tui]") {
    for (const ColorDepth depth :
         {ColorDepth::Direct, ColorDepth::Indexed, ColorDepth::Sixteen, ColorDepth::None}) {
        for (unsigned seed = 1; seed <= 6; ++seed) {
            INFO("depth " << static_cast<int>(depth) << ", seed " << seed);
            test::Pictures pictures(seed, false);
            AnsiPainter painter(test::picture_palette(), depth);
            std::string bytes;
            for (int picture = 0; picture < 40; ++picture) {
                bytes += painter.show(pictures.next());
            }
            CHECK(Shown(bytes).difference(pictures.last(), test::picture_palette(), depth) == "");
        }
    }
}

TEST_CASE("a glyph that would not be one column wide is a question mark", "[tui]") {
    Grid grid(kWidth, kHeight);
    grid.put({0, 0}, U'\x1b', {});
    grid.put({1, 0}, U'灯', {});
    AnsiPainter painter(test_palette(), ColorDepth::Indexed);
    CHECK(Shown(painter.show(grid)).terminal.line(0) == "??");
}
