// SPDX-License-Identifier: MIT
// A program for the tests of the terminal: at each key it shows another shipped screen, after the
// last none.
//
//     terminal_screens PALETTE
#include "families.hpp"
#include "tests/golden/shipped_screens.hpp"
#include "tui/terminal/terminal_frontend.hpp"

#include <vector>

using namespace tenebrae;

int main(int count, char** words) {
    const auto opened = tui::TerminalFrontend::open({});
    if (!opened || count != 2) {
        return 3;
    }
    std::vector<tui::GameRoles> roles;
    for (const tui::BoardFamily& family : test::families()) {
        roles.push_back({family.game, family.roles});
    }
    core::Diagnostics faults;
    const tui::Palettes palettes = tui::load_palettes({"data", words[1], "", roles}, faults);
    tui::TerminalFrontend& terminal = **opened;
    for (const test::ShippedScreen& screen : test::shipped_screens()) {
        terminal.set_palette(palettes.at(screen.game));
        terminal.show(grid_of(screen));
        terminal.read(-1);
    }
    return faults.empty() ? 0 : 1;
}
