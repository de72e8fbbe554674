// SPDX-License-Identifier: MIT
// Compares what the manual says of tables with the program.
#include "catch.hpp"
#include "host/command_table.hpp"
#include "host/players.hpp"
#include "host/viewer.hpp"
#include "man/page.hpp"
#include "store/tables.hpp"

#include <algorithm>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

const Strings& section() {
    static const Strings lines = man::section(man::lines_of("man/tenebrae.6"), "TABLES");
    return lines;
}

/// Returns the commands that follow a line.
std::set<std::string> commands_after(const std::string& line) {
    auto at = std::ranges::find(section(), line);
    REQUIRE(at != section().end());
    std::set<std::string> found;
    for (++at; at != section().end() && (at->starts_with(".Ic ") || *at == "and"); ++at) {
        for (const std::string& word : man::arguments(at->substr(1), "Ic")) {
            found.insert(word);
        }
    }
    found.erase(".");
    return found;
}

/// Returns the commands that are refused in this seat of a table.
std::set<std::string> refused_for(int seat) {
    host::Viewer viewer;
    viewer.settings.is_at_table = true;
    viewer.settings.shown_seat = seat;
    std::set<std::string> found;
    for (const host::SharedCommand& command : host::shared_commands()) {
        if (!host::is_possible(viewer, command)) {
            found.emplace(command.name);
        }
    }
    return found;
}

bool says(const std::string& text) {
    return std::ranges::any_of(section(), [&text](const std::string& line) {
        return line.find(text) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("the manual lists exactly the commands that a table refuses", "[man]") {
    const std::set<std::string> always =
        commands_after("These commands are not possible at a table:");
    CHECK(always == refused_for(0));
    std::set<std::string> for_spectators = commands_after("Nor can spectators use");
    for_spectators.insert(always.begin(), always.end());
    CHECK(for_spectators == refused_for(table::kSpectator));
}

TEST_CASE("the manual gives the limits of tables", "[man]") {
    CHECK(says("at most " + std::to_string(core::kMaxNameColumns) + " columns"));
    CHECK(says("There can be " + std::to_string(store::kMaxTables) + " tables."));
    CHECK(says("can change " + std::to_string(host::kMaxSeatChanges) + " times"));
    CHECK_FALSE(store::check_word(std::string(64, 'x')));
    CHECK(store::check_word(std::string(65, 'x')));
    CHECK(says("at most 64 bytes"));
}
