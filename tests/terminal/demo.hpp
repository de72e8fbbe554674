// SPDX-License-Identifier: MIT
#pragma once

#include "tests/terminal/virtual_terminal.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::test {

/// Returns the demo program (demo_main.cpp) at a terminal of this type; settings: "NAME=value".
Command demo(
    const std::string& type = "xterm-256color",
    const std::vector<std::string>& settings = {},
    const std::vector<std::string>& words = {}
);

/// The running demo, and the number of keys it has reported.
class Demo {
public:
    explicit Demo(const Command& command = demo()) : terminal(command) {}

    /// Returns true if the next key it reports has this name.
    bool reports(std::string_view name);
    bool press(std::string_view bytes, std::string_view name) {
        terminal.send(bytes);
        return reports(name);
    }
    /// Waits for the first screen.
    bool starts();

    VirtualTerminal terminal;
    int reported = 0;
};

/// Terminal types that every test must pass on.
inline const std::vector<std::string> kTerminalTypes{
    "xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"};

}  // namespace tenebrae::test
