// SPDX-License-Identifier: MIT
#pragma once

#include "tests/temporary_folder.hpp"
#include "tests/terminal/virtual_terminal.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::test {

struct GameOptions {
    std::string program = TENEBRAE_PROGRAM;
    std::vector<std::string> words{"play", "nightcage", "--seed", "7"};
    std::vector<std::string> settings{};  ///< "NAME=value"
    std::string type = "xterm-256color";
    int width = 80;
    int height = 24;
    bool slow = false;  ///< a line with a low baud rate
};

/// The whole program at a terminal, with an empty home folder.
class Game {
public:
    explicit Game(const GameOptions& options = {});

    /// Sends keys and waits until their effect is shown; false if the program ended or hangs.
    bool press(std::string_view keys);
    [[nodiscard]] bool shows(std::string_view text) const {
        return terminal.text().find(text) != std::string::npos;
    }

    TemporaryFolder home;
    VirtualTerminal terminal;
};

}  // namespace tenebrae::test
