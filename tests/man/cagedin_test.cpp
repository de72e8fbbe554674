// SPDX-License-Identifier: MIT
// Compares the tables on the page of Caged In with those of the game.
#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "man/page.hpp"

#include <algorithm>

using namespace tenebrae;
using man::Strings;

namespace {

const Strings& page() {
    static const Strings lines = man::lines_of("man/tenebrae-cagedin.7");
    return lines;
}

/// Returns the rows of the table with this title, without its heading.
Strings rows_under(const char* title) {
    Strings rows = man::displays(man::section(page(), title)).at(0);
    REQUIRE(rows.size() > 1);
    rows.erase(rows.begin());
    return rows;
}

/// Splits a row. Columns are separated by two spaces.
Strings columns(const std::string& row) {
    Strings parts;
    std::size_t at = 0;
    while (at < row.size()) {
        const std::size_t end = std::min(row.find("  ", at), row.size());
        parts.push_back(row.substr(at, end - at));
        at = std::min(row.find_first_not_of(' ', end), row.size());
    }
    return parts;
}

/// Returns "jab = "Jab, head, 2, 2, combo"" of the data for "Jab jab head 2+2 2 combo" of the page.
std::string row_of_data(const Strings& parts) {
    std::string text = parts[0] + "," + parts[2] + "," + parts[3].substr(0, 1) + "," + parts[4];
    return text + (parts.size() > 5 ? "," + parts[5] : "");
}

std::string without_blanks(std::string text) {
    std::erase(text, ' ');
    return text;
}

/// Returns key and value of each row of the shipped tables.
std::vector<table::Setting> shipped() {
    auto rows = cagedin::read_table_rows("data/cagedin/tables.toml");
    REQUIRE(rows.ok());
    return *rows;
}

}  // namespace

TEST_CASE("CI-K1: the page has every stand-up card as in the data", "[man]") {
    Strings known;
    for (const table::Setting& row : shipped()) {
        if (row.key.starts_with("standup.")) {
            known.push_back(row.key.substr(8) + " = " + without_blanks(row.value));
        }
    }
    Strings documented;
    for (const std::string& row : rows_under("The stand-up deck")) {
        const Strings parts = columns(row);
        REQUIRE(parts.size() >= 5);
        documented.push_back(parts[1] + " = " + without_blanks(row_of_data(parts)));
        CHECK((parts[3].size() == 1 || parts[3][0] == parts[3][2]));
    }
    CHECK(documented == known);
}

TEST_CASE("CI-K5: the page has every ground card as in the data", "[man]") {
    const auto setup = cagedin::load_tables("data");
    REQUIRE(setup.ok());
    Strings documented;
    for (const std::string& row : rows_under("The ground deck")) {
        const Strings parts = columns(row);
        documented.insert(documented.end(), parts.begin() + 1, parts.end());
    }
    Strings known;
    for (const cagedin::CardText& card : setup->cards[cagedin::index(cagedin::Place::Mat)]) {
        known.push_back(card.code);
    }
    CHECK(documented == known);
}

TEST_CASE("CI-B1: the page has every meter as in the data", "[man]") {
    Strings known;
    for (const table::Setting& row : shipped()) {
        if (row.key.starts_with("meters.")) {
            known.push_back(row.key.substr(7) + " " + without_blanks(row.value));
        }
    }
    Strings documented;
    for (const std::string& row : rows_under("The meters")) {
        const Strings parts = columns(row);
        std::string text = parts[0] + " " + parts[1];
        if (parts.size() > 2) {
            const std::size_t comma = parts[2].find(", ");
            text += ",f" + parts[2].substr(0, comma) + ",f" + parts[2].substr(comma + 2);
        }
        documented.push_back(text + (parts.size() > 3 ? ",ko" + parts[3] : ""));
    }
    CHECK(documented == known);
}

TEST_CASE("CI-H1, CI-H6: the page draws every hex of the cage with its mark", "[man]") {
    const auto setup = cagedin::load_tables("data");
    REQUIRE(setup.ok());
    const cagedin::Tables& tables = setup->rules.tables;
    Strings drawn;
    const Strings picture = man::displays(man::section(page(), "The cage")).at(0);
    for (const std::string& row : picture) {
        for (const core::Word& word : core::split_words(row)) {
            drawn.emplace_back(word.text);
        }
    }
    Strings known;
    for (cagedin::Hex hex = 0; hex < cagedin::kHexes; ++hex) {
        const char* const mark = hex == tables.corners[cagedin::kRed]    ? "r"
                                 : hex == tables.corners[cagedin::kBlue] ? "b"
                                 : cagedin::has(tables.hurting, hex)     ? "+"
                                 : cagedin::has(tables.countering, hex)  ? "c"
                                                                         : "";
        known.push_back(cagedin::name(hex) + mark);
    }
    CHECK(drawn == known);
}

TEST_CASE("CI-Y5: the example row of a table on the page works", "[man]") {
    const Strings lines = man::section(page(), "YOUR OWN TABLES");
    for (const std::string& line : lines) {
        if (line.starts_with(".Dl new ")) {
            host::Session session = man::make_session();
            const table::Reply reply = session.execute(line.substr(4), "test", 1);
            INFO(core::render(reply.errors));
            CHECK(reply.new_game);
            return;
        }
    }
    FAIL("no example");
}
