// SPDX-License-Identifier: MIT
// Tests the screens of terminals with different capabilities after a sequence of random pictures.
#include "tests/catch.hpp"
#include "tests/temporary_folder.hpp"
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

/// Returns a folder with a terminal type like xterm-direct2, but with few pairs of colours.
std::string type_with_few_pairs(TemporaryFolder& folder) {
    const std::string source =
        folder.file("few.ti", "few-pairs|with few pairs,\n\tpairs#200, use=xterm-direct2,\n");
    VirtualTerminal tic(
        {{"/usr/bin/tic", "-x", "-o", folder.path("terminfo"), source}, {}, {}, 40, 10}
    );
    REQUIRE(tic.wait_for_end() == 0);
    return folder.path("terminfo");
}

}  // namespace

TEST_CASE("pictures with more pairs of colours than the terminal has are shown", "[tui]") {
    TemporaryFolder folder;
    VirtualTerminal terminal(
        {.words = {TENEBRAE_PICTURES, "1"},
         .environment =
             {"TERM=few-pairs",
              "TERMINFO=" + type_with_few_pairs(folder),
              "LC_ALL=C.UTF-8",
              "COLORTERM",
              "NO_COLOR"},
         .folder = {},
         .width = Pictures::kWidth,
         .height = Pictures::kHeight}
    );
    Pictures pictures(1, true);
    for (int picture = 0; picture < 400; ++picture) {
        INFO("picture " << picture);
        const tui::Grid& grid = pictures.next();
        const auto unlike = [&] {
            return difference(terminal, grid, picture_palette(), {.depth = ColorDepth::Direct});
        };
        if (!terminal.wait_until([&] { return unlike().empty(); })) {
            FAIL(unlike());
        }
        terminal.send("n");
    }
}

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
