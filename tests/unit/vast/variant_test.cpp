// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/sets/tables.hpp"
#include "games/vast/sets/variant.hpp"
#include "test_cave.hpp"

#include <bit>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::vast {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;
using Lines = std::vector<std::string>;

core::Result<Variant> variant_of(const Pairs& pairs) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
        settings.back().where.line = static_cast<int>(settings.size());
    }
    return make_variant("data", settings);
}

Variant made_of(const Pairs& pairs) {
    const auto variant = variant_of(pairs);
    INFO((variant ? std::string() : core::render(variant.errors())));
    REQUIRE(variant);
    return *variant;
}

/// Returns the refused settings by number with the rule: "1 VA-V1".
std::string refused(const Pairs& pairs) {
    const auto variant = variant_of(pairs);
    const core::Diagnostics errors = variant ? core::Diagnostics() : variant.errors();
    return core::listed(errors, ", ", [](const core::Diagnostic& error) {
        return std::to_string(error.where.line) + " " + error.rule;
    });
}

TEST_CASE("T1 to T9: the data file has the numbers of the rules", "[vast]") {
    const auto read = load_tables("data");
    INFO((read ? std::string() : core::render(read.errors())));
    REQUIRE(read);
    CHECK(read->tables == testing::standard_tables());
    CHECK(read->rows.size() == 30);
}

TEST_CASE("T10: rows with the Cave have its variants", "[vast]") {
    for (const int number : {2, 8, 10, 13, 19, 22, 24}) {
        INFO(number);
        const Rules rules = made_of({{"row", std::to_string(number)}}).rules;
        const Rules wanted = testing::row(number);
        CHECK(rules.roles == wanted.roles);
        CHECK(rules.infestation == wanted.infestation);
        CHECK(rules.past_plunder == Role::None);
        CHECK(rules.flare == wanted.flare);
        CHECK(rules.ash_dragon == wanted.ash_dragon);
        CHECK(rules.hunger == wanted.hunger);
        CHECK(!rules.optional_treasure);
        CHECK(rules.seats[index(Role::Cave)] == std::popcount(rules.roles) - 1);
    }
    CHECK(made_of({{"row", "10"}, {"infestation", "c"}}).rules.infestation == Infestation::C);
    CHECK(refused({{"row", "8"}, {"infestation", "a"}}) == "2 VA-V20");
    CHECK(refused({{"row", "8"}, {"remove", "2"}}) == "2 VA-C6");
    CHECK(refused({{"row", "24"}, {"hunger", "4"}}) == "2 VA-V3");
}

TEST_CASE("T10: rows with the Thief have its variants", "[vast]") {
    for (const int number : {1, 3, 4, 5, 6, 9, 11, 12, 14, 15, 16, 20, 23, 25, 26, 30}) {
        INFO(number);
        const Rules rules = made_of({{"row", std::to_string(number)}}).rules;
        const Rules wanted = testing::row(number);
        CHECK(rules.roles == wanted.roles);
        CHECK(rules.infestation == wanted.infestation);
        CHECK(rules.past_plunder == wanted.past_plunder);
        CHECK(rules.flare == wanted.flare);
        CHECK(rules.ash_dragon == wanted.ash_dragon);
        CHECK(rules.hunger == wanted.hunger);
        CHECK(rules.optional_treasure == wanted.optional_treasure);
        CHECK(rules.seats[index(Role::Thief)] == std::popcount(rules.roles) - 1);
    }
    CHECK(made_of({{"row", "kgdct"}}).rules.roles == testing::row(1).roles);
    CHECK(made_of({{"row", "T"}}).rules.roles == only(Role::Thief));
    const Variant three = made_of({{"row", "1"}, {"players", "3"}});
    CHECK(three.rules.seats[index(Role::Thief)] == 1);
    CHECK(three.header == Lines{"option row 1", "players 3"});
}

TEST_CASE("each row is offered as a variant and by the form", "[vast]") {
    const table::GameStart& start = vast_start();
    CHECK(start.variants.size() == 30);
    CHECK(start.options.front().values.size() == 30);
    for (const table::GameVariant& variant : start.variants) {
        INFO(variant.name);
        Pairs pairs;
        for (const table::GameVariant::Setting& setting : variant.settings) {
            pairs.emplace_back(setting.key, setting.value);
        }
        const Rules rules = made_of(pairs).rules;
        Lines seats;
        for (const Role role : kAllRoles) {
            if (rules.has_role(role)) {
                seats.push_back(core::capitalised(std::string(name(role))));
            }
        }
        CHECK(Lines(variant.seats.begin(), variant.seats.end()) == seats);
        CHECK(
            variant.title
            == (seats.size() == 1 ? seats.front() + " alone" : core::joined(seats, ", ", " and "))
        );
    }
}

TEST_CASE("T10: rows of Knight, Goblins and Dragon can be played", "[vast]") {
    const Rules both = made_of({}).rules;
    CHECK(both.roles == testing::row(17).roles);
    CHECK(both.past_plunder == Role::Goblins);
    CHECK(both.infestation == Infestation::None);
    CHECK(made_of({{"row", "kg"}}).rules.roles == both.roles);
    const Rules knight = made_of({{"row", "27"}}).rules;
    CHECK(knight.roles == only(Role::Knight));
    CHECK(knight.infestation == Infestation::A);
    const Rules goblins = made_of({{"row", "G"}}).rules;
    CHECK(goblins.flare == only(Role::Goblins));
    CHECK(goblins.seats[index(Role::Goblins)] == 0);
    const Rules three = made_of({{"row", "7"}}).rules;
    CHECK(three.roles == testing::row(7).roles);
    CHECK(three.past_plunder == Role::Dragon);
    CHECK(three.hunger == 0);
    const Rules duel = made_of({{"row", "KD"}}).rules;
    CHECK(duel.infestation == Infestation::A);
    CHECK(duel.hunger == 2);
    CHECK(!duel.ash_dragon);
    CHECK(made_of({{"row", "21"}}).rules.ash_dragon);
    const Rules dragon = made_of({{"row", "29"}}).rules;
    CHECK(dragon.hunger == 2);
    CHECK(dragon.seats[index(Role::Dragon)] == 0);
    CHECK(refused({{"row", "0"}}) == "1 VA-V1");
    CHECK(refused({{"row", "31"}}) == "1 VA-V1");
    CHECK(refused({{"row", "KK"}}) == "1 VA-V1");
}

TEST_CASE("VA-W3: options of a new game", "[vast]") {
    CHECK(made_of({}).header.empty());
    const Variant changed =
        made_of({{"row", "27"}, {"infestation", "c"}, {"remove", "2"}, {"round-limit", "30"}});
    CHECK(changed.rules.infestation == Infestation::C);
    CHECK(changed.rules.removals == 2);
    CHECK(changed.rules.round_limit == 30);
    CHECK(
        changed.header
        == Lines{"option row 27", "option infestation c", "option remove 2", "option round-limit 30"}
    );
    CHECK(made_of({{"terrain", "on"}}).rules.terrain);
    CHECK(made_of({{"terrain", "on"}}).header == Lines{"option terrain on"});
    CHECK_FALSE(made_of({}).rules.terrain);
    CHECK(made_of({{"terrain", "off"}}).header.empty());
    CHECK(refused({{"terrain", "lake"}}) == "1 VA-N1");
    CHECK(refused({{"infestation", "b"}}) == "1 VA-V20");
    CHECK(made_of({{"row", "29"}, {"hunger", "4"}}).rules.hunger == 4);
    CHECK(
        made_of({{"row", "29"}, {"hunger", "0"}}).header
        == Lines{"option row 29", "option hunger 0"}
    );
    CHECK(refused({{"row", "18"}, {"hunger", "4"}}) == "2 VA-V3");
    CHECK(refused({{"row", "29"}, {"hunger", "3"}}) == "2 ");
    CHECK(refused({{"remove", "4"}}) == "1 VA-E2");
    CHECK(refused({{"round-limit", "0"}}) == "1 VA-E9");
}

TEST_CASE("VA-I1: a seat may have several roles", "[vast]") {
    const Rules two = made_of({}).rules;
    CHECK(two.seats[index(Role::Knight)] == 0);
    CHECK(two.seats[index(Role::Goblins)] == 1);
    const Variant alone = made_of({{"players", "1"}});
    CHECK(alone.rules.seats[index(Role::Goblins)] == 0);
    CHECK(alone.header == Lines{"players 1"});
    CHECK(refused({{"players", "3"}}) == "1 VA-I1");
    CHECK(refused({{"row", "27"}, {"players", "2"}}) == "2 VA-I1");
}

TEST_CASE("games with other rules have other hashes", "[vast]") {
    const std::uint64_t usual = hash_of_rules(made_of({}).rules);
    CHECK(usual == hash_of_rules(made_of({{"row", "17"}}).rules));
    CHECK(usual != hash_of_rules(made_of({{"row", "27"}}).rules));
    CHECK(usual != hash_of_rules(made_of({{"remove", "1"}}).rules));
    CHECK(usual != hash_of_rules(made_of({{"players", "1"}}).rules));
}

TEST_CASE("numbers of the Cave count in the hashes of games that it plays", "[vast]") {
    for (const char* row : {"7", "8"}) {
        const Rules rules = made_of({{"row", row}}).rules;
        Rules changed = rules;
        ++changed.tables.omens_drawn.back();
        INFO(row);
        CHECK((hash_of_rules(changed) != hash_of_rules(rules)) == rules.has_role(Role::Cave));
    }
}

TEST_CASE("VA-N1: Terrain counts in the hash of a game that has it", "[vast]") {
    const Rules without = made_of({}).rules;
    const Rules with = made_of({{"terrain", "on"}}).rules;
    CHECK(hash_of_rules(made_of({{"terrain", "off"}}).rules) == hash_of_rules(without));
    CHECK(hash_of_rules(with) != hash_of_rules(without));
}

TEST_CASE("numbers of the Thief count in the hashes of games that he plays", "[vast]") {
    for (const char* row : {"2", "20"}) {
        const Rules rules = made_of({{"row", row}}).rules;
        Rules changed = rules;
        ++changed.goals.stashed;
        INFO(row);
        CHECK((hash_of_rules(changed) != hash_of_rules(rules)) == rules.has_role(Role::Thief));
    }
}

TEST_CASE("VA-L1, T11: a level of a role sets what this role needs", "[vast]") {
    const auto goals = [](const Pairs& pairs) { return made_of(pairs).rules.goals; };
    CHECK(goals({{"row", "1"}}) == Goals{});
    const Goals easy = goals(
        {{"row", "1"},
         {"level-knight", "1"},
         {"level-goblins", "2"},
         {"level-dragon", "1"},
         {"level-cave", "1"},
         {"level-thief", "1"}}
    );
    CHECK(easy.dragon_health == 3);
    CHECK(easy.knight_health == 6);
    CHECK(easy.wakefulness == 7);
    CHECK(easy.tiles_out == 2);
    CHECK(easy.hatred == 0);
    CHECK(easy.stashed == 4);
    const Goals hard =
        goals({{"row", "1"}, {"level-dragon", "5"}, {"level-cave", "5"}, {"level-thief", "5"}});
    CHECK(hard.wakefulness == 13);
    CHECK(hard.shrieks == 3);
    CHECK(hard.hatred == 8);
    CHECK(hard.stashed == 8);
    CHECK(hard.without_upgrade == 2);
    CHECK(hard.dragon_health == 5);
    // Without a Dragon the Knight's level is about Crystals.
    CHECK(goals({{"level-knight", "5"}}).crystals == 6);
    CHECK(goals({{"level-knight", "5"}}).smash_strength == 4);
    CHECK(goals({{"level-knight", "1"}}).smash_strength == 2);
    // Without a Knight the Goblins' level has her rows.
    CHECK(goals({{"row", "21"}, {"level-goblins", "5"}}).dragon_health == 7);
    CHECK(goals({{"row", "28"}, {"level-goblins", "2"}}).crystals == 4);
    CHECK(goals({{"level-goblins", "5"}}).crystals == 5);
}

TEST_CASE("VA-L1, W3: levels are for roles that play, and kept in records", "[vast]") {
    CHECK(refused({{"level-dragon", "2"}}) == "1 VA-L1");
    CHECK(refused({{"row", "29"}, {"level-dragon", "6"}}) == "2 VA-L1");
    CHECK(refused({{"row", "29"}, {"level-dragon", "0"}}) == "2 VA-L1");
    const Variant variant = made_of({{"row", "2"}, {"level-cave", "4"}, {"level-knight", "3"}});
    CHECK(variant.header == Lines{"option row 2", "option level-cave 4"});
    const auto hash = [](const Pairs& pairs) { return hash_of_rules(made_of(pairs).rules); };
    CHECK(hash({{"row", "2"}, {"level-cave", "3"}}) == hash({{"row", "2"}}));
    CHECK(hash({{"row", "2"}, {"level-cave", "2"}}) != hash({{"row", "2"}}));
    CHECK(hash({{"row", "2"}, {"level-cave", "2"}}) != hash({{"row", "2"}, {"level-cave", "1"}}));
}

}  // namespace
}  // namespace tenebrae::vast
