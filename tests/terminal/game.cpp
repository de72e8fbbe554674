// SPDX-License-Identifier: MIT
#include "tests/terminal/game.hpp"

#include <algorithm>
#include <cstddef>

namespace tenebrae::test {

namespace {

constexpr std::string_view kRedraw = "\x0c";

Command command_for(const GameOptions& options, const TemporaryFolder& home) {
    Command command;
    command.words = {options.program};
    command.words.insert(command.words.end(), options.words.begin(), options.words.end());
    command.environment = {
        "TERM=" + options.type,
        "LC_ALL=C.UTF-8",
        "HOME=" + home.path(""),
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_STATE_HOME",
        "COLORTERM",
        "NO_COLOR",
        "ACCESSIBLE",
        "ESCDELAY",
        "LINES",
        "COLUMNS",
    };
    command.environment.insert(
        command.environment.end(), options.settings.begin(), options.settings.end()
    );
    command.folder = home.path("");  // for files that are saved by accident
    command.width = options.width;
    command.height = options.height;
    command.slow = options.slow;
    return command;
}

/// Returns true if the whole screen has been redrawn since then. If not, `since` moves on.
bool is_redrawn(const std::string& sent, std::size_t& since) {
    constexpr std::string_view kHome = "\x1b[H\x1b[";
    constexpr std::size_t kLength = kHome.size() + 2;
    const std::size_t begin = since;
    while ((since = sent.find(kHome, since)) != std::string::npos) {
        const std::string_view rest = std::string_view{sent}.substr(since + kHome.size());
        if (rest.starts_with("2J") || rest.starts_with("J")) {
            return true;
        }
        if (rest.size() < 2) {
            return false;
        }
        ++since;
    }
    since = std::max(begin, sent.size() < kLength ? 0 : sent.size() - kLength);
    return false;
}

}  // namespace

Game::Game(const GameOptions& options) : terminal(command_for(options, home)) {}

bool Game::press(std::string_view keys) {
    // The screen is redrawn after the keys, which shows that they were read.
    std::size_t since = terminal.sent().size();
    terminal.send(keys);
    terminal.send(kRedraw);
    return terminal.wait_until([&] { return is_redrawn(terminal.sent(), since); })
           && terminal.wait_until_idle();
}

}  // namespace tenebrae::test
