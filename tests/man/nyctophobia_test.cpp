// SPDX-License-Identifier: MIT
// Compares the page of Nyctophobia with the game's tables.
#include "catch.hpp"
#include "games/nyctophobia/sets/maps.hpp"
#include "games/nyctophobia/words/event_text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "host/script.hpp"
#include "man/page.hpp"

#include <algorithm>

using namespace tenebrae;
using man::Strings;
using nyctophobia::Card;

namespace {

const Strings& page() {
    static const Strings lines = man::lines_of("man/tenebrae-nyctophobia.7");
    return lines;
}

/// Returns the text after a macro at the start of one of the lines; empty if no line has it.
std::string behind(const Strings& lines, std::string_view macro) {
    for (const std::string& line : lines) {
        if (line.starts_with(macro)) {
            return line.substr(macro.size());
        }
    }
    return {};
}

/// Removes the sign that protects text which roff would read as a command.
std::string printed(std::string text) {
    const std::size_t sign = text.find("\\&");
    return sign == std::string::npos ? text : text.erase(sign, 2);
}

Card card_of(std::size_t number) {
    return static_cast<Card>(number);
}

/// Checks the cards of a deck. They are adjacent in the list of all cards, as in their tables.
void check_cards(const char* title, Card first, Card last) {
    const std::vector<man::Item> items = man::items(man::section(page(), title));
    const auto begin = static_cast<std::size_t>(first);
    REQUIRE(items.size() == static_cast<std::size_t>(last) - begin + 1);
    for (std::size_t at = 0; at < items.size(); ++at) {
        INFO(items[at].head);
        CHECK(items[at].head == "Cm " + std::string(name(card_of(begin + at))));
        const std::string spoken = printed(behind(items[at].body, ".Dq "));
        CHECK(spoken == card_quote(card_of(begin + at)));
    }
}

/// Returns "map camping easy" of the data for "camping, easy" of the page, and the rows after it.
Strings drawn_maps() {
    Strings lines;
    for (const std::string& line : man::section(page(), "MAPS")) {
        if (line.starts_with(".Ss ")) {
            std::string title = line.substr(4);
            title.erase(title.find(','), 1);
            lines.push_back("map " + title);
        } else if (!lines.empty() && !line.starts_with('.')) {
            lines.push_back(line);
        }
    }
    return lines;
}

}  // namespace

TEST_CASE("the page draws all eight maps as in the data (HU-S4)", "[man]") {
    Strings lines;
    for (const std::string& line : man::lines_of("data/nyctophobia/maps.txt")) {
        if (!line.empty() && !line.starts_with('#')) {
            lines.push_back(line);
        }
    }
    CHECK(drawn_maps() == lines);
    CHECK(
        std::ranges::count_if(
            lines, [](const std::string& line) { return line.starts_with("map "); }
        )
        == static_cast<std::ptrdiff_t>(nyctophobia::kMapNames.size())
    );
}

TEST_CASE("the page has every card of both decks and its spoken words (HU-Y1)", "[man]") {
    check_cards("The Axe Murderer's cards", Card::Calm, Card::Stalk);
    check_cards("The Mage's cards", Card::Bored, Card::Fog);
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

TEST_CASE("the page shows the start of the shipped first forest, which is won", "[man]") {
    const std::string file = "saves/nyctophobia-first-forest.tene";
    const Strings shown = man::displays(man::section(page(), "A FIRST FOREST")).at(0);
    const Strings lines = man::lines_of(file);
    REQUIRE(shown.size() > 5);
    const auto found = std::search(lines.begin(), lines.end(), shown.begin(), shown.end());
    CHECK(found != lines.end());
    host::Session session = man::make_session();
    host::Script script(session, file, true);
    for (const std::string& line : lines) {
        const table::Reply reply = script.feed(line);
        INFO(line << "\n" << core::render(reply.errors));
        REQUIRE(reply.kind != table::Reply::Kind::Refused);
    }
    CHECK(script.finish().kind != table::Reply::Kind::Refused);
    CHECK(session.match().is_over());
}
