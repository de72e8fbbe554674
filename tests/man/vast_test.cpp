// SPDX-License-Identifier: MIT
// Compares the tables on the page of Vast with those of the game.
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/map.hpp"
#include "games/vast/sets/tables.hpp"
#include "host/match.hpp"
#include "man/page.hpp"
#include "table/manual.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

using vast::Tables;

const Strings& page() {
    static const Strings lines = man::lines_of("man/tenebrae-vast.7");
    return lines;
}

const vast::VastTables& shipped() {
    static const auto tables = vast::load_tables("data");
    REQUIRE(tables.ok());
    return *tables;
}

Strings words_of(const std::string& row) {
    Strings words;
    for (const core::Word& word : core::split_words(row)) {
        words.emplace_back(word.text);
    }
    return words;
}

/// Returns the lines of a display below this title.
Strings display_under(const char* title, std::size_t display = 0) {
    return man::displays(man::section(page(), title)).at(display);
}

/// Returns the rows of a display below this title, by their first words.
std::map<std::string, Strings> rows_under(const char* title) {
    std::map<std::string, Strings> rows;
    for (const std::string& row : display_under(title)) {
        const Strings words = words_of(row);
        REQUIRE(rows.emplace(words.at(0), Strings{words.begin() + 1, words.end()}).second);
    }
    return rows;
}

template <typename Numbers>
Strings texts_of(const Numbers& numbers) {
    Strings texts;
    for (const auto number : numbers) {
        texts.push_back(std::to_string(number));
    }
    return texts;
}

/// Returns the items of a list by name, with their text as one line.
std::vector<std::pair<std::string, std::string>> listed(const char* title) {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const man::Item& item : man::items(man::section(page(), title))) {
        for (const std::string& name : man::arguments(item.head, "Cm")) {
            rows.emplace_back(name, core::joined(item.body, " "));
        }
    }
    return rows;
}

template <typename Value, std::size_t size>
Strings names_of_all() {
    Strings names;
    for (std::size_t number = 0; number < size; ++number) {
        names.emplace_back(name(static_cast<Value>(number)));
    }
    return names;
}

template <typename Value, std::size_t size>
void check_names(const char* title) {
    Strings documented;
    for (const auto& [name, text] : listed(title)) {
        documented.push_back(name);
    }
    CHECK(documented == names_of_all<Value, size>());
}

/// Returns "nw", or "c" for the centre.
std::string name_of_mark(int mark) {
    const vast::Cell cell = vast::marked_cell(vast::kEntranceCell, mark);
    std::string text = cell.south < 0 ? "n" : cell.south > 0 ? "s" : "";
    text += cell.east < 0 ? "w" : cell.east > 0 ? "e" : "";
    return text.empty() ? "c" : text;
}

/// Returns what Wakefulness 0, 1 and so on give, from rows of ranges such as "0-1" and values.
Strings by_wakefulness(const Strings& ranges, const Strings& values) {
    REQUIRE(ranges.size() == values.size());
    Strings all;
    for (std::size_t place = 0; place < ranges.size(); ++place) {
        all.insert(all.end(), ranges[place].find('-') == std::string::npos ? 1 : 2, values[place]);
    }
    return all;
}

/// Returns "claw claw" or "any 2".
std::string cost_text(const vast::PowerPlan& plan) {
    if (plan.any > 0) {
        return "any " + std::to_string(plan.any);
    }
    Strings symbols;
    for (std::size_t symbol = 0; symbol < vast::kGems; ++symbol) {
        symbols.insert(
            symbols.end(), plan.cost[symbol], std::string(name(static_cast<vast::Gem>(symbol)))
        );
    }
    return core::joined(symbols, " ");
}

/// Returns every name of a piece, slot, box, card and so on that can be the name of a field.
std::set<std::string> names_of_values() {
    std::set<std::string> names;
    for (const Strings& some :
         {names_of_all<vast::Piece, vast::kPieces>(),
          names_of_all<vast::Role, vast::kRoles>(),
          names_of_all<vast::Slot, vast::kSlots>(),
          names_of_all<vast::SlothBox, vast::kSlothBoxes>(),
          names_of_all<vast::Gem, vast::kGems>(),
          names_of_all<vast::Power, vast::kPowers>(),
          names_of_all<vast::War, vast::kWarCards>(),
          names_of_all<vast::Quest, vast::kQuests>(),
          names_of_all<vast::Omen, vast::kOmens>(),
          names_of_all<vast::OmenSymbol, vast::kOmenSymbols>(),
          names_of_all<vast::Stat, vast::kStats>(),
          names_of_all<vast::PopulationReason, vast::kPopulationReasons>()}) {
        names.insert(some.begin(), some.end());
    }
    return names;
}

/// Adds the names of the fields inside a value.
void add_fields(const table::Json& value, std::set<std::string>& fields) {
    for (const auto& [name, inner] : value.items()) {
        if (value.is_object()) {
            fields.insert(name);
        }
        if (inner.is_structured()) {
            add_fields(inner, fields);
        }
    }
}

using Inside = std::map<std::string, std::set<std::string>>;

/// Adds the fields inside those of the game line and of states of a random game.
void add_random_game(const std::string& start, Inside& inside) {
    host::Session session = man::make_session();
    REQUIRE(session.execute(start, "test", 1).new_game);
    const host::Match& match = session.match();
    const auto add = [&inside](const table::Json& line) {
        for (const auto& [name, value] : line.items()) {
            add_fields(value, inside[name]);
        }
    };
    add(match.game->facts());
    core::Random random(1);
    for (int played = 0; !match.is_over() && played < 1000; ++played) {
        const std::vector<table::Move> moves = match.legal();
        REQUIRE(session.play(moves[random.below(moves.size())]).played);
        const int seats = static_cast<int>(match.game->seats().size());
        add(match.game->json(match.referee->view(match.state, played % seats)));
    }
    CHECK(match.is_over());
    add(match.game->json(match.referee->view(match.state, 0)));
}

}  // namespace

TEST_CASE("VA-S1, VA-R1: the page has every tile and every layout", "[man]") {
    vast::Rules rules;
    rules.tables = shipped().tables;
    const auto layouts = rows_under("The layouts");
    Strings documented;
    for (const std::string& row : display_under("The tiles")) {
        const Strings words = words_of(row);
        REQUIRE(words.size() % 3 == 0);
        for (std::size_t at = 0; at < words.size(); at += 3) {
            const auto tile = vast::parse_tile(words[at]);
            REQUIRE(tile);
            INFO(words[at]);
            const std::string_view tribe = name(vast::kTribes[rules.plan(*tile).symbol]);
            CHECK(words[at + 1] == tribe.substr(0, 1));
            vast::Orientations orientations;
            vast::find_orientations(rules, *tile, orientations);
            Strings sides;
            for (const vast::Sides open : orientations) {
                sides.push_back(vast::name_of_sides(open));
            }
            CHECK(layouts.at(words[at + 2]) == sides);
            documented.push_back(words[at]);
        }
    }
    Strings known;
    for (vast::Tile tile = 1; tile < vast::kTiles; ++tile) {
        known.push_back(vast::name_of_tile(tile));
    }
    CHECK(documented == known);
}

TEST_CASE("VA-G7: the page has the marks of every face of the Dragon die", "[man]") {
    const auto rows = rows_under("The Dragon die");
    CHECK(rows.size() == vast::kDieFaces);
    for (std::size_t face = 0; face < vast::kDieFaces; ++face) {
        Strings marks;
        for (int mark = 0; mark < vast::kMarks; ++mark) {
            if (vast::has(shipped().tables.die[face], mark)) {
                marks.push_back(name_of_mark(mark));
            }
        }
        CHECK(rows.at(std::string(name(static_cast<vast::DieFace>(face)))) == marks);
    }
}

TEST_CASE("VA-K4: the page has the Knight's tracks and cards", "[man]") {
    const Tables& tables = shipped().tables;
    const auto tracks = rows_under("The Knight's tables");
    CHECK(tracks.at("movement") == texts_of(tables.movement));
    CHECK(tracks.at("perception") == texts_of(tables.perception));
    CHECK(tracks.at("strength") == texts_of(tables.strength));
    check_names<vast::TreasureCard, vast::kTreasureCards>("The Knight's tables");
    check_names<vast::Quest, vast::kQuests>("Sidequests");
    std::size_t quest = 0;
    for (const auto& [name, text] : listed("Sidequests")) {
        INFO(name);
        CHECK(text.starts_with(std::to_string(tables.quest_grit[quest++])));
    }
}

TEST_CASE("VA-K20: the page has every Event card", "[man]") {
    check_names<vast::EventCard, vast::kEventCards>("Event cards");
    std::size_t card = 0;
    for (const auto& [name, text] : listed("Event cards")) {
        INFO(name);
        const int copies = shipped().tables.event_copies[card++];
        const bool is_single = text.find(" copies") == std::string::npos;
        CHECK((copies == 1 ? is_single : text.starts_with(std::to_string(copies) + " copies")));
    }
}

TEST_CASE("VA-B9: the page has every War card", "[man]") {
    const auto rows = rows_under("War cards");
    CHECK(rows.size() == vast::kWarCards + 1);
    for (std::size_t card = 0; card < vast::kWarCards; ++card) {
        const vast::WarPlan& plan = shipped().tables.war[card];
        const std::array<int, 6> numbers{
            plan.discs[0], plan.discs[1], plan.discs[2], plan.monsters, plan.secrets, plan.rage};
        CHECK(rows.at(std::string(name(static_cast<vast::War>(card)))) == texts_of(numbers));
    }
}

TEST_CASE("VA-B14, VA-B17: the page has every Monster and Secret", "[man]") {
    check_names<vast::Monster, vast::kMonsters>("Monsters");
    check_names<vast::Secret, vast::kSecrets>("Secrets");
    std::size_t monster = 0;
    for (const auto& [name, text] : listed("Monsters")) {
        INFO(name);
        const vast::MonsterPlan& plan = shipped().tables.monsters[monster++];
        const std::string strength = std::to_string(plan.infestation) + ".";
        CHECK(text.starts_with(plan.infestation == 0 ? "Always a roll." : strength));
        CHECK((text.find("Strength +1") != std::string::npos) == (plan.strength == 1));
    }
}

TEST_CASE("VA-D2, VA-D9: the page has the Dragon's tables", "[man]") {
    const Tables& tables = shipped().tables;
    const auto tracks = rows_under("The Dragon's tables");
    const Strings& ranges = tracks.at("wakefulness");
    CHECK(by_wakefulness(ranges, tracks.at("armor")) == texts_of(tables.armor));
    CHECK(by_wakefulness(ranges, tracks.at("spirit")) == texts_of(tables.spirit));
    // Two powers in each row: the left column comes first in the order of lists.
    Strings left;
    Strings right;
    for (const std::string& row : display_under("The Dragon's tables", 1)) {
        constexpr std::size_t kRightColumn = 22;
        left.push_back(core::joined(words_of(row.substr(0, kRightColumn)), " "));
        right.push_back(core::joined(words_of(row.substr(kRightColumn)), " "));
    }
    left.insert(left.end(), right.begin(), right.end());
    Strings known;
    for (std::size_t power = 0; power < vast::kPowers; ++power) {
        known.push_back(
            std::string(name(static_cast<vast::Power>(power))) + " "
            + cost_text(tables.powers[power])
        );
    }
    CHECK(left == known);
    Strings boxes;
    for (std::size_t box = 0; box < vast::kSlothBoxes; ++box) {
        boxes.push_back(
            std::string(name(static_cast<vast::SlothBox>(box))) + " "
            + std::to_string(tables.sloth[box])
        );
    }
    const std::string text = core::joined(man::section(page(), "The Dragon's tables"), " ");
    CHECK(text.find("Sloth cubes: " + core::joined(boxes, ", ")) != std::string::npos);
}

TEST_CASE("VA-C5, VA-C20: the page has the Cave's tables", "[man]") {
    const Tables& tables = shipped().tables;
    const auto columns = rows_under("The Cave's tables");
    CHECK(columns.at("drawn") == texts_of(tables.omens_drawn));
    Strings first;
    for (const std::string& column : columns.at("tokens")) {
        first.push_back(column.substr(0, column.find_first_of("-+")));
    }
    CHECK(first == texts_of(tables.omens_from));
    Strings documented;
    for (const std::string& row : display_under("The Cave's tables", 1)) {
        documented.push_back(core::joined(words_of(row), " "));
    }
    Strings known;
    for (std::size_t number = 0; number < vast::kOmens; ++number) {
        const vast::OmenPlan& plan = tables.omens[number];
        Strings words{std::string(name(static_cast<vast::Omen>(number)))};
        for (const std::string& cost : texts_of(plan.cost)) {
            words.push_back(cost);
        }
        for (std::size_t symbol = 0; symbol < vast::kOmenSymbols; ++symbol) {
            if (vast::has(plan.symbols, symbol)) {
                words.emplace_back(name(static_cast<vast::OmenSymbol>(symbol)));
            }
        }
        known.push_back(core::joined(words, " "));
    }
    CHECK(documented == known);
}

TEST_CASE("VA-T20: the page has every upgrade of the Thief", "[man]") {
    check_names<vast::Upgrade, vast::kUpgrades>("The Thief's upgrades");
}

TEST_CASE("VA-N1: the page has every Terrain", "[man]") {
    check_names<vast::Terrain, vast::kTerrains>("The Terrain");
}

TEST_CASE("VA-V1: the page has every set of roles that can be played", "[man]") {
    const Strings rows = display_under("ROLES AND VARIANTS");
    std::map<std::string, std::string> documented;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        const Strings words = words_of(rows[row]);
        documented[words.at(0)] = words.at(1) + " " + words.at(2);
    }
    std::map<std::string, std::string> known;
    for (const vast::RolePlan& plan : shipped().rows) {
        std::string roles;
        for (std::size_t role = 0; role < vast::kRoles; ++role) {
            if (vast::has(plan.roles, role)) {
                roles += name(static_cast<vast::Role>(role)).front();
            }
        }
        const std::string holder = plan.past_plunder == vast::Role::None
                                       ? "none"
                                       : core::capitalised(std::string(name(plan.past_plunder)));
        known[std::to_string(plan.number)] = roles + " " + holder;
    }
    CHECK(documented == known);
}

TEST_CASE("how to play each role of Vast takes at most two screens of 80x24", "[man]") {
    const auto source = table::read_manual("data", "vast");
    REQUIRE(source);
    const std::vector<table::Paragraph> text = table::manual_text(*source);
    for (const char* heading :
         {"HOW TO PLAY",
          "PLAYING THE KNIGHT",
          "PLAYING THE GOBLINS",
          "PLAYING THE DRAGON",
          "PLAYING THE CAVE",
          "PLAYING THE THIEF"}) {
        INFO(heading);
        const std::vector<table::Paragraph> part = table::section(text, heading);
        CHECK(part.size() > 5);
        constexpr int kColumns = 78;
        constexpr std::size_t kTwoScreens = 40;
        CHECK(table::lay_out(part, kColumns).size() <= kTwoScreens);
    }
}

TEST_CASE("the page names every field inside those of the lines of JSON", "[man]") {
    Inside inside;
    for (const char* row :
         {"7", "18", "21", "2", "10", "13", "1", "12", "25", "7 terrain on", "1 terrain on"}) {
        add_random_game("new vast round-limit 8 seed 1 row " + std::string(row), inside);
    }
    const std::set<std::string> values = names_of_values();
    std::map<std::string, std::set<std::string>> documented;
    for (const man::Item& item : man::items(man::section(page(), "Types of lines"))) {
        for (const std::string& field : man::arguments(item.head, "Cm")) {
            std::string text = core::joined(item.body, " ");
            std::ranges::replace_if(
                text,
                [](char letter) {
                    return std::string_view(",.():;").find(letter) != std::string_view::npos;
                },
                ' '
            );
            for (const std::string& word : words_of(text)) {
                documented[field].insert(word);
            }
        }
    }
    std::size_t number = 0;
    for (const auto& [field, names] : inside) {
        for (const std::string& name : names) {
            INFO(field << " has " << name);
            CHECK((values.contains(name) || documented[field].contains(name)));
            ++number;
        }
    }
    CHECK(number > 100);
}
