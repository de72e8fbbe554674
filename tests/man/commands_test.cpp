// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/nightcage/sets/rule_option.hpp"
#include "games/nightcage/words/commands.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/vast/words/commands.hpp"
#include "host/command_table.hpp"
#include "man/page.hpp"
#include "table/text_line.hpp"

#include <array>
#include <map>
#include <set>
#include <span>

using namespace tenebrae;
using man::Strings;

namespace {

const char* const kPage = "man/tenebrae-commands.5";

/// Where the commands of a game are documented.
struct GameCommands {
    const char* page;
    const char* section;
    std::span<const table::CommandRow> rows;
    /// Words that are commands of every game too; the line or what is legal tells which is meant.
    std::set<std::string_view> of_every_game = {};
};

std::array<GameCommands, 4> game_commands() {
    return {
        {{kPage, "COMMANDS OF THE NIGHT CAGE", nightcage::command_rows()},
         {"man/tenebrae-nyctophobia.7", "COMMANDS", nyctophobia::command_rows()},
         {"man/tenebrae-cagedin.7", "COMMANDS", cagedin::command_rows()},
         {"man/tenebrae-vast.7", "COMMANDS", vast::command_rows(), {"exit", "face", "show"}}}};
}

Strings documented_aliases(const Strings& lines) {
    Strings found;
    for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
        if (lines[at] == "Alias:") {
            // Such as ".Ic exit ." or, for a sign that roff would treat as punctuation, ".Ic \&? ."
            std::string name = lines[at + 1].substr(4);
            name = name.substr(0, name.find(' '));
            found.push_back(name.starts_with("\\&") ? name.substr(2) : name);
        }
    }
    return found;
}

/// Returns an example of a fact in the manual, with a value for each word in capitals.
std::string example_of(const std::string& fact) {
    static const std::map<std::string, std::string, std::less<>> examples{
        {"N", "1"},
        {"K", "1"},
        {"PRISONER", "1"},
        {"NAME", "turn"},
        {"KIND", "tee"},
        {"CELL", "a1"},
        {"EXITS", "nes"},
        {"DIRECTION", "n"},
        {"ROW", "1"},
        {"COLUMN", "a"},
        {"RULE", "NC-M2"},
        {"COMMAND...", "stay"},
        {"CODE", "moved"},
        {"CODE...", "moved drawn"},
        {"COMMAND,", "stay,"},
        {"...", "move n"},
        {"EVENT", "moved to caused-by command"},
        {"SEAT", "1"},
        {"RESULT", "won"},
        {"[RULE]", "NC-X3"}};
    std::string line = "expect";
    for (const core::Word& word : core::split_words(fact)) {
        const auto known = examples.find(word.text);
        line += " " + (known == examples.end() ? std::string(word.text) : known->second);
    }
    return line;
}

/// Returns "kinds.KIND.exits" for "kinds.tee.exits".
std::string pattern_of(const nightcage::RuleOption& option) {
    using Property = nightcage::RuleOption::Property;
    switch (option.property) {
    case Property::Opening: return "opening.KIND";
    case Property::Exits: return "kinds.KIND.exits";
    case Property::Crumbles: return "kinds.KIND.crumbles";
    case Property::Side:
    case Property::RandomOpening:
    case Property::Count:
    case Property::Dirge:
    case Property::DirgeShape:
    case Property::Switch: break;
    }
    return option.key;
}

}  // namespace

TEST_CASE("the manual lists exactly the commands of every game with their parameters", "[man]") {
    const Strings lines = man::section(man::lines_of(kPage), "COMMANDS OF EVERY GAME");
    Strings rows;
    Strings aliases;
    for (const host::SharedCommand& row : host::shared_commands()) {
        rows.push_back(host::usage(row));
        for (const std::string_view alias : table::split_list(row.aliases)) {
            aliases.emplace_back(alias);
        }
    }
    CHECK(man::heads(lines, "Ic") == rows);
    CHECK(documented_aliases(lines) == aliases);
}

TEST_CASE("the page of each game lists exactly its commands with their parameters", "[man]") {
    for (const GameCommands& game : game_commands()) {
        const Strings lines = man::section(man::lines_of(game.page), game.section);
        Strings rows;
        Strings aliases;
        for (const table::CommandRow& row : game.rows) {
            rows.push_back(host::usage(row));
            for (const std::string_view alias : table::split_list(row.aliases)) {
                aliases.emplace_back(alias);
            }
        }
        CHECK(man::heads(lines, "Ic") == rows);
        CHECK(documented_aliases(lines) == aliases);
    }
}

TEST_CASE("no word or short form of a game's commands means two commands", "[man]") {
    for (const GameCommands& game : game_commands()) {
        std::set<std::string_view> words;
        std::set<std::string_view> doubled;
        const auto add = [&](const table::CommandRow& row) {
            if (!words.insert(row.name).second) {
                doubled.insert(row.name);
            }
            for (const std::string_view alias : table::split_list(row.aliases)) {
                if (!words.insert(alias).second) {
                    doubled.insert(alias);
                }
            }
        };
        int short_forms = 0;
        for (const table::CommandRow& row : game.rows) {
            add(row);
            short_forms += row.aliases.size() == 1 ? 1 : 0;
        }
        INFO(game.page);
        CHECK(short_forms >= 8);
        CHECK(doubled.empty());
        for (const host::SharedCommand& row : host::shared_commands()) {
            add(row);
        }
        CHECK(doubled == game.of_every_game);
    }
}

TEST_CASE("every fact in the manual works with expect", "[man]") {
    host::Session session = man::make_session();
    REQUIRE(
        session.execute("new nightcage seed 1", "test", 1).kind == table::Reply::Kind::Accepted
    );
    int facts = 0;
    for (const std::string& head : man::heads(man::section(man::lines_of(kPage), "FACTS"), "Cm")) {
        for (const std::string& fact : man::alternatives(head)) {
            INFO(fact);
            const table::Reply reply = session.execute(example_of(fact), "test", 1);
            const bool refused = reply.kind == table::Reply::Kind::Refused;
            CHECK((refused || reply.kind == table::Reply::Kind::Answered));
            CHECK((!refused || reply.errors.front().code == "expectation-failed"));
            ++facts;
        }
    }
    CHECK(facts > 30);
}

TEST_CASE("the manual lists exactly the options of a set", "[man]") {
    std::set<std::string> documented;
    for (const std::string& head : man::heads(man::section(man::lines_of(kPage), "SETS"), "Cm")) {
        for (const std::string& key : man::alternatives(head)) {
            documented.insert(key);
        }
    }
    std::set<std::string> known{"prisoners"};
    for (const nightcage::RuleOption& option : nightcage::rule_options()) {
        known.insert(pattern_of(option));
    }
    CHECK(documented == known);
}
