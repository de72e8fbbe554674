// SPDX-License-Identifier: MIT
#include "tests/terminal/demo.hpp"

#include "tests/catch.hpp"

namespace tenebrae::test {

Command demo(
    const std::string& type,
    const std::vector<std::string>& settings,
    const std::vector<std::string>& words
) {
    Command command;
    command.words = {TENEBRAE_DEMO};
    command.words.insert(command.words.end(), words.begin(), words.end());
    command.environment = {
        "TERM=" + type, "LC_ALL=C.UTF-8", "COLORTERM", "NO_COLOR", "ESCDELAY", "LINES", "COLUMNS"};
    command.environment.insert(command.environment.end(), settings.begin(), settings.end());
    return command;
}

bool Demo::reports(std::string_view name) {
    ++reported;
    const std::string wanted = std::to_string(reported) + " " + std::string{name};
    const bool found = terminal.wait_for_line(wanted);
    if (!found) {
        UNSCOPED_INFO("no line \"" << wanted << "\" on this screen:\n" << terminal.text());
    }
    return found;
}

bool Demo::starts() {
    return terminal.wait_for_text("size ");
}

}  // namespace tenebrae::test
