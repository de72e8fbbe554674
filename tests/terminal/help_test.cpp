// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "tests/catch.hpp"
#include "tests/terminal/pty_process.hpp"

#include <algorithm>

using namespace tenebrae;
using namespace tenebrae::test;

namespace {

/// Returns the width of the widest line of `play --help` at a terminal of this width.
int widest_line(int width, bool reports_size) {
    Command command;
    command.words = {TENEBRAE_PROGRAM, "help", "play"};
    command.width = width;
    command.reports_size = reports_size;
    PtyProcess program(command);
    std::string output;
    while (!program.status() || program.unread() > 0) {
        program.pump(100, output);
    }
    REQUIRE(output.find("Usage: tenebrae play") != std::string::npos);
    int widest = 0;
    for (const std::string& line : core::split_lines(output)) {
        widest = std::max(widest, core::display_width(line));
    }
    return widest;
}

}  // namespace

TEST_CASE("help is wrapped to the terminal or to 80 columns if it has no size", "[tui]") {
    const int narrow = widest_line(50, true);
    CHECK(narrow <= 50);
    CHECK(narrow > 45);
    const int wide = widest_line(120, true);
    CHECK(wide <= 120);
    CHECK(wide > 110);
    const int usual = widest_line(120, false);
    CHECK(usual <= 80);
    CHECK(usual > 70);
}
