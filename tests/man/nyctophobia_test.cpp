// SPDX-License-Identifier: MIT
// The page of Nyctophobia against the game's own tables.
#include "catch.hpp"
#include "games/nyctophobia/words/facts.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/tell.hpp"
#include "man/page.hpp"

#include <algorithm>

using namespace tenebrae;
using man::Strings;
using nyctophobia::Card;
using nyctophobia::Decision;

namespace {

const Strings& page() {
    static const Strings lines = man::lines_of("man/tenebrae-nyctophobia.7");
    return lines;
}

/// The text behind a macro at the beginning of one of the lines; empty: none has it.
std::string behind(const Strings& lines, std::string_view macro) {
    for (const std::string& line : lines) {
        if (line.starts_with(macro)) {
            return line.substr(macro.size());
        }
    }
    return {};
}

/// What roff would take for a command has a sign before it that is not printed.
std::string printed(std::string text) {
    const std::size_t sign = text.find("\\&");
    return sign == std::string::npos ? text : text.erase(sign, 2);
}

Card card_of(std::size_t number) {
    return static_cast<Card>(number);
}

/// The cards of a deck lie side by side in the list of all, as in their tables.
void check_cards(const char* title, Card first, Card last) {
    const std::vector<man::Item> items = man::items(man::section(page(), title));
    const auto begin = static_cast<std::size_t>(first);
    REQUIRE(items.size() == static_cast<std::size_t>(last) - begin + 1);
    for (std::size_t at = 0; at < items.size(); ++at) {
        INFO(items[at].head);
        CHECK(items[at].head == "Cm " + std::string(name(card_of(begin + at))));
        const std::string spoken = printed(behind(items[at].body, ".Dq "));
        CHECK(spoken == spoken_line(card_of(begin + at)));
    }
}

}  // namespace

TEST_CASE("the page has every card of both decks and what is spoken with it (HU-Y1)", "[man]") {
    check_cards("The Axe Murderer's cards", Card::Calm, Card::Stalk);
    check_cards("The Mage's cards", Card::Bored, Card::Fog);
}

TEST_CASE("the page has every decision, in its order, and no other", "[man]") {
    Strings names;
    for (std::size_t number = 1; number < nyctophobia::kDecisions; ++number) {
        names.emplace_back(name(static_cast<Decision>(number)));
    }
    CHECK(man::heads(man::section(page(), "Decisions"), "Cm") == names);
}

TEST_CASE("the page names the six characters and the three levels as commands do", "[man]") {
    std::string characters = ".Ql";
    for (std::size_t number = 1; number <= nyctophobia::kCharacters; ++number) {
        characters += " " + std::string(name(static_cast<nyctophobia::Character>(number)));
    }
    CHECK(std::ranges::count(page(), characters + " .") == 1);
    Strings levels;
    for (std::size_t number = 0; number < 3; ++number) {
        levels.emplace_back(name(static_cast<nyctophobia::Level>(number)));
    }
    CHECK(man::heads(man::section(page(), "Levels"), "Cm") == levels);
}

TEST_CASE("the page has every event, in its order, and no other", "[man]") {
    Strings codes;
    for (std::size_t kind = 0; kind < nyctophobia::kEventKinds; ++kind) {
        codes.emplace_back(code(static_cast<nyctophobia::EventKind>(kind)));
    }
    CHECK(man::heads(man::section(page(), "Events"), "Cm") == codes);
}

TEST_CASE(
    "the page has every fact of the game with its parameters, and no other (HU-U8)", "[man]"
) {
    Strings known;
    for (const kit::FactRow& row : nyctophobia::fact_rows()) {
        known.push_back(
            row.parameters.empty() ? std::string(row.name)
                                   : std::string(row.name) + " " + std::string(row.parameters)
        );
    }
    Strings documented;
    for (const std::string& head : man::heads(man::section(page(), "FACTS"), "Cm")) {
        for (const std::string& fact : man::alternatives(head)) {
            documented.push_back(fact);
        }
    }
    CHECK(documented == known);
}
