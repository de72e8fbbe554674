// SPDX-License-Identifier: MIT
// Compares the pages of games that document everything on one page with the games' tables.
#include "catch.hpp"
#include "games/cagedin/bot/bots.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/sets/variant.hpp"
#include "games/cagedin/words/event_rows.hpp"
#include "games/cagedin/words/facts.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/sets/variant.hpp"
#include "games/nyctophobia/words/event_text.hpp"
#include "games/nyctophobia/words/facts.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/vast/bot/bots.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/sets/variant.hpp"
#include "games/vast/words/action_rows.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/facts.hpp"
#include "man/page.hpp"

#include <array>
#include <functional>
#include <regex>
#include <set>
#include <utility>

using namespace tenebrae;
using man::Strings;

namespace {

struct Book {
    std::string game;
    const char* options;  ///< the prefix of the rules with its options
    Strings more_options;  ///< that are not flags
    const table::GameStart& start;
    Strings decisions;
    Strings codes;  ///< names of its events
    std::span<const kit::FactRow> facts;
    std::span<const table::Bot> bots;
    Strings more_lines;  ///< lines of a position that begin with no fixed word

    [[nodiscard]] Strings page() const { return man::lines_of("man/tenebrae-" + game + ".7"); }
    [[nodiscard]] Strings heads(const char* title) const {
        return man::heads(man::section(page(), title), "Cm");
    }
};

template <typename Kind, typename Name>
Strings names_from(std::size_t first, std::size_t end, Name name) {
    Strings names;
    for (std::size_t number = first; number < end; ++number) {
        names.emplace_back(name(static_cast<Kind>(number)));
    }
    return names;
}

/// Returns the decisions of Vast that can be asked: those of later roles have no answers yet.
Strings decisions_of_vast() {
    vast::Decisions answered = 0;
    for (std::size_t kind = 0; kind < vast::kActionKinds; ++kind) {
        answered |= vast::action_table().row(static_cast<vast::ActionKind>(kind)).answers;
    }
    Strings names;
    for (std::size_t number = 1; number < vast::kDecisions; ++number) {
        const auto decision = static_cast<vast::Decision>(number);
        if ((answered & vast::only(decision)) != 0) {
            names.emplace_back(name(decision));
        }
    }
    return names;
}

std::array<Book, 3> books() {
    using Asked = cagedin::Decision;
    using Asks = nyctophobia::Decision;
    return {
        {{"nyctophobia",
          "HU-U1",
          {"people"},
          nyctophobia::nyctophobia_start(),
          names_from<Asks>(
              1, nyctophobia::kDecisions, [](Asks decision) { return name(decision); }
          ),
          names_from<nyctophobia::EventKind>(0, nyctophobia::kEventKinds, nyctophobia::code),
          nyctophobia::fact_rows(),
          bots::nyctophobia_bots(),
          {"N"}},
         {"cagedin",
          "CI-Y",
          {},
          cagedin::cagedin_start(),
          names_from<Asked>(
              1, cagedin::kDecisions, [](Asked decision) { return cagedin::name(decision); }
          ),
          names_from<cagedin::EventKind>(
              0,
              cagedin::kEventKinds,
              [](cagedin::EventKind kind) { return cagedin::event_rows().row(kind).code; }
          ),
          cagedin::fact_rows(),
          bots::cagedin_bots(),
          {}},
         {"vast",
          "VA-W3",
          {"players"},
          vast::vast_start(),
          decisions_of_vast(),
          names_from<vast::EventKind>(
              0,
              vast::kEventKinds,
              [](vast::EventKind kind) { return vast::event_rows().row(kind).code; }
          ),
          vast::fact_rows(),
          bots::vast_bots(),
          {}}}};
}

/// Returns the options named in lists below these rules.
Strings options_of(const Strings& page, std::string_view statements) {
    Strings options;
    bool inside = false;
    for (const man::Item& item : man::items(page)) {
        if (item.depth == 1) {
            inside = item.head.starts_with(statements);
        } else if (inside) {
            for (std::string& option : man::arguments(item.head, "Cm")) {
                options.push_back(std::move(option));
            }
        }
    }
    return options;
}

/// Returns everything that the items of a section offer, one by one.
Strings offered(const Book& book, const char* title) {
    Strings all;
    for (const std::string& head : book.heads(title)) {
        for (std::string& one : man::alternatives(head)) {
            all.push_back(std::move(one));
        }
    }
    return all;
}

}  // namespace

TEST_CASE("the page lists exactly the options of a new game (HU-U1, CI-Y1)", "[man]") {
    for (const Book& book : books()) {
        Strings known = book.more_options;
        for (const table::StartOption& option : book.start.options) {
            known.emplace_back(option.name);
        }
        CHECK(man::sorted(options_of(book.page(), book.options)) == man::sorted(known));
    }
}

TEST_CASE("the page lists exactly the decisions in their order", "[man]") {
    for (const Book& book : books()) {
        CHECK(book.heads("Decisions") == book.decisions);
    }
}

TEST_CASE("the page lists exactly the events in their order", "[man]") {
    for (const Book& book : books()) {
        Strings documented;
        const Strings events = man::section(book.page(), "Events");
        for (const man::Item& item : man::items(events)) {
            documented.push_back(man::arguments(item.head, "Cm").front());
        }
        CHECK(documented == book.codes);
    }
}

TEST_CASE("the page lists exactly the facts of the game with their parameters (HU-U8)", "[man]") {
    for (const Book& book : books()) {
        Strings known;
        for (const kit::FactRow& row : book.facts) {
            known.push_back(
                row.parameters.empty() ? std::string(row.name)
                                       : std::string(row.name) + " " + std::string(row.parameters)
            );
        }
        CHECK(offered(book, "FACTS") == known);
    }
}

TEST_CASE("the page lists exactly the bots with their descriptions", "[man]") {
    for (const Book& book : books()) {
        const std::vector<man::Item> items = man::items(man::section(book.page(), "Bots"));
        REQUIRE(items.size() == book.bots.size());
        for (std::size_t at = 0; at < items.size(); ++at) {
            CHECK(items[at].head == "Cm " + std::string(book.bots[at].level));
            REQUIRE_FALSE(items[at].body.empty());
            CHECK(items[at].body.front().starts_with(book.bots[at].summary));
        }
    }
}

TEST_CASE("the page lists exactly the lines of a position (HU-U6, CI-P1)", "[man]") {
    // {"forest", &WrittenReader::read_forest}
    static const std::regex keyword("\\{\"([a-z-]+)\", +&[A-Za-z]+::read_");
    for (const Book& book : books()) {
        std::set<std::string> known(book.more_lines.begin(), book.more_lines.end());
        for (const std::string& line :
             man::lines_of("src/games/" + book.game + "/positions/position_reader.cpp")) {
            for (std::sregex_iterator match(line.begin(), line.end(), keyword), end; match != end;
                 ++match) {
                if ((*match)[1] != "end") {
                    known.insert((*match)[1]);
                }
            }
        }
        std::set<std::string> documented;
        for (const std::string& line : offered(book, "Positions")) {
            documented.insert(line.substr(0, line.find(' ')));
        }
        CHECK(documented == known);
    }
}
