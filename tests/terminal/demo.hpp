// SPDX-License-Identifier: MIT
#pragma once

#include "tests/terminal/virtual_terminal.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::test {

/// The demo program (demo_main.cpp) at a terminal of this type; settings: "NAME=value".
Command demo(
    const std::string& type = "xterm-256color",
    const std::vector<std::string>& settings = {},
    const std::vector<std::string>& words = {}
);

/// The demo, and how many keys it has told of.
class Demo {
public:
    explicit Demo(const Command& command = demo()) : terminal(command) {}

    /// Did the next thing it told of have this name?
    bool tells(std::string_view name);
    bool press(std::string_view bytes, std::string_view name) {
        terminal.send(bytes);
        return tells(name);
    }
    /// Waits for its first screen.
    bool starts();

    VirtualTerminal terminal;
    int told = 0;
};

/// Types of terminals that everything has to do for.
inline const std::vector<std::string> kTerminalTypes{
    "xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"};

}  // namespace tenebrae::test
