// SPDX-License-Identifier: MIT
// A program for the terminal tests: each key shows another picture, and 'q' ends it.
//
//     terminal_pictures SEED
#include "tests/terminal/pictures.hpp"
#include "tui/terminal/terminal_frontend.hpp"

#include <cstdlib>

using namespace tenebrae;

int main(int count, char** words) {
    const auto opened = tui::TerminalFrontend::open({});
    if (!opened || count != 2) {
        return 3;
    }
    tui::TerminalFrontend& terminal = **opened;
    terminal.set_palette(test::picture_palette());
    test::Pictures pictures(static_cast<unsigned>(std::strtoul(words[1], nullptr, 10)), true);
    for (tui::Key key; key.code != U'q' && key.kind != tui::Key::Kind::Hangup;) {
        terminal.show(pictures.next());
        key = terminal.read(-1);
    }
    return 0;
}
