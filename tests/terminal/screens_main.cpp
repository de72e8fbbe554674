// SPDX-License-Identifier: MIT
// A program for the terminal tests: each key shows the next shipped screen, first all in the first
// palette, then in the next. After the last it ends.
//
//     terminal_screens PALETTE...
#include "families.hpp"
#include "tests/golden/shipped_screens.hpp"
#include "tui/terminal/terminal_frontend.hpp"

#include <cstddef>
#include <string>
#include <vector>

using namespace tenebrae;

int main(int count, char** words) {
    const auto opened = tui::TerminalFrontend::open({});
    if (!opened || count < 2) {
        return 3;
    }
    std::vector<tui::GameRoles> roles;
    for (const tui::BoardFamily& family : test::families()) {
        roles.push_back({family.game, family.roles});
    }
    std::vector<tui::Grid> grids;
    for (const test::ShippedScreen& screen : test::shipped_screens()) {
        grids.push_back(grid_of(screen));
    }
    core::Diagnostics errors;
    tui::TerminalFrontend& terminal = **opened;
    for (const std::string& name : std::vector<std::string>(words + 1, words + count)) {
        const tui::Palettes palettes = tui::load_palettes({"data", name, "", roles}, errors);
        for (std::size_t screen = 0; screen < grids.size(); ++screen) {
            terminal.set_palette(palettes.at(test::shipped_screens()[screen].game));
            terminal.show(grids[screen]);
            terminal.read(-1);
        }
    }
    return errors.empty() ? 0 : 1;
}
