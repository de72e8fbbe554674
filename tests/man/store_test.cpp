// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "man/page.hpp"
#include "store/scores.hpp"
#include "store/snapshot.hpp"
#include "table/text_line.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae;
using man::Strings;

namespace {

Strings documented(const char* title) {
    return man::section(man::lines_of("man/tenebrae-commands.5"), title);
}

}  // namespace

TEST_CASE("the manual lists exactly the fields of a score in order", "[man]") {
    Strings names;
    for (const man::Item& item : man::items(documented("Scores"))) {
        for (const std::string& name : man::arguments(item.head, "Cm")) {
            names.push_back(name);
        }
    }
    Strings written;
    store::Score contest;
    contest.is_contest = true;
    contest.hints = 1;
    contest.is_from_position = true;
    const table::Json score = table::Json::parse(store::format_score(contest));
    for (const auto& [name, value] : score.items()) {
        written.push_back(name);
    }
    CHECK(man::sorted(names) == man::sorted(written));
}

TEST_CASE("the manual lists exactly the lines of a snapshot in order", "[man]") {
    Strings keys;
    for (const man::Item& item : man::items(documented("Saved games"))) {
        keys.push_back(item.head.substr(3, item.head.find(' ', 3) - 3));
    }
    Strings written;
    for (const std::string& line : core::split_lines(store::format_snapshot({}))) {
        written.push_back(line.substr(0, line.find(' ')));
    }
    CHECK(keys == written);
}
