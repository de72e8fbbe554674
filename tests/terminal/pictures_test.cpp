// SPDX-License-Identifier: MIT
// Tests the screens of terminals with different capabilities after a sequence of random pictures.
#include "tests/catch.hpp"
#include "tests/terminal/grid_comparison.hpp"
#include "tests/terminal/pictures.hpp"

#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::test;
using tui::ColorDepth;

namespace {

struct Kind {
    std::string type;
    TerminalSupport support;
};

const std::vector<Kind> kKinds{
    {"xterm-256color", {}},
    {"xterm", {.depth = ColorDepth::Eight}},
    {"xterm-16color", {.depth = ColorDepth::Sixteen}},
    // libvterm 0.1.4 does not read the colours of the newer xterm-direct.
    {"xterm-direct2", {.depth = ColorDepth::Direct}},
    {"screen-256color", {}},
    {"tmux-256color", {}},
    {"linux", {.depth = ColorDepth::Eight, .colored_underline = false}},
    {"vt100", {.depth = ColorDepth::None}},
    // Can do little more than place its cursor. Text in the last corner scrolls the screen.
    {"ansi-mini", {.depth = ColorDepth::None, .attributes = false, .corner = false}}};

}  // namespace

TEST_CASE("any sequence of pictures shows the last one on any terminal", "[tui]") {
    for (const Kind& kind : kKinds) {
        for (unsigned seed = 1; seed <= 4; ++seed) {
            VirtualTerminal terminal(
                {.words = {TENEBRAE_PICTURES, std::to_string(seed)},
                 .environment = {"TERM=" + kind.type, "LC_ALL=C.UTF-8", "COLORTERM", "NO_COLOR"},
                 .folder = {},
                 .width = Pictures::kWidth,
                 .height = Pictures::kHeight}
            );
            Pictures pictures(seed, true);
            for (int picture = 0; picture < 60; ++picture) {
                INFO(kind.type << ", seed " << seed << ", picture " << picture);
                const tui::Grid& grid = pictures.next();
                const auto unlike = [&] {
                    return difference(terminal, grid, picture_palette(), kind.support);
                };
                const bool is_shown = terminal.wait_until([&] {
                    const VTermPos at = terminal.cursor();
                    return at.col == grid.cursor().x && at.row == grid.cursor().y
                           && unlike().empty();
                });
                if (!is_shown) {
                    FAIL(unlike());
                }
                terminal.send("n");
            }
        }
    }
}
