// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "games/cagedin/sets/variant.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::cagedin {
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

Rules rules_of(const Pairs& pairs) {
    return made_of(pairs).setup.rules;
}

/// Returns the refused settings by number with the rule: "2 CI-Y1".
std::string refused(const Pairs& pairs) {
    const auto variant = variant_of(pairs);
    const core::Diagnostics errors = variant ? core::Diagnostics() : variant.errors();
    return core::listed(errors, ", ", [](const core::Diagnostic& error) {
        return std::to_string(error.where.line) + " " + error.code + (error.rule.empty() ? "" : " ")
               + error.rule;
    });
}

TEST_CASE("CI-Y1: a fight has three rounds by default and 1 to 9 by option") {
    CHECK(rules_of({}).rounds == 3);
    CHECK(rules_of({{"rounds", "1"}}).rounds == 1);
    CHECK(rules_of({{"rounds", "9"}}).rounds == 9);
    CHECK(refused({{"rounds", "0"}}) == "1 bad-value CI-Y1");
    CHECK(refused({{"rounds", "10"}}) == "1 bad-value CI-Y1");
    CHECK(refused({{"rounds", "three"}}) == "1 bad-value CI-Y1");
}

TEST_CASE("CI-Y2: types are chosen or not used") {
    CHECK(rules_of({}).has_types);
    CHECK(rules_of({{"types", "choose"}}).has_types);
    const Rules beginners = rules_of({{"types", "none"}});
    CHECK_FALSE(beginners.chooses_type(kRed));
    CHECK_FALSE(beginners.chooses_type(kBlue));
    CHECK(refused({{"types", "some"}}) == "1 unknown-types");
    CHECK(refused({{"types", "none"}, {"red", "judo"}}) == "2 bad-value CI-Y2");
}

TEST_CASE("CI-Y3: a type fixed beforehand is not asked for") {
    const Rules rules = rules_of({{"Blue", "Wrestler"}});
    CHECK(rules.fixed_types == std::array{Type::None, Type::Wrestler});
    CHECK(rules.chooses_type(kRed));
    CHECK_FALSE(rules.chooses_type(kBlue));
    CHECK(rules_of({{"red", "striker"}}).fixed_types[kRed] == Type::Striker);
    CHECK(rules_of({{"red", "judo"}}).fixed_types[kRed] == Type::Judo);
    CHECK(rules_of({{"red", "submission"}}).fixed_types[kRed] == Type::Submission);
    CHECK(refused({{"red", "boxer"}}) == "1 unknown-red");
    CHECK(refused({{"blue", "none"}}) == "1 unknown-blue");
}

TEST_CASE("CI-Y4: the first fighter is drawn by lot or fixed") {
    CHECK(rules_of({}).first == FirstFighter::Lot);
    CHECK(rules_of({{"first", "lot"}}).first == FirstFighter::Lot);
    CHECK(rules_of({{"first", "red"}}).first == FirstFighter::Red);
    CHECK(rules_of({{"first", "blue"}}).first == FirstFighter::Blue);
    CHECK(refused({{"first", "me"}}) == "1 unknown-first");
}

TEST_CASE("CI-G1: the two fighters may have names") {
    CHECK(made_of({{"players", "2"}}).header.empty());
    CHECK(refused({{"players", "1"}}) == "1 bad-value CI-G1");
    const Variant named = made_of({{"name 2", "Bo"}, {"name 1", "Ada L"}});
    CHECK(named.names == std::array<std::string, 2>{"Ada L", "Bo"});
    CHECK(named.header == Lines{"name 1 Ada L", "name 2 Bo"});
    CHECK(refused({{"name 3", "Cy"}}) == "1 no-such-fighter");
}

TEST_CASE("CI-G5: the header has a fixed order and leaves out defaults and reads back") {
    CHECK(made_of({{"rounds", "3"}, {"first", "lot"}, {"types", "choose"}}).header.empty());
    const Variant variant = made_of(
        {{"cage.blue", "D6"},
         {"first", "Blue"},
         {"blue", "judo"},
         {"red", "STRIKER"},
         {"rounds", "5"}}
    );
    CHECK(
        variant.header
        == Lines{"option rounds 5", "option red striker", "option blue judo", "option first blue", "option cage.blue D6"}
    );
    CHECK(made_of({{"types", "none"}}).header == Lines{"option types none"});
}

TEST_CASE("CI-Y1 to CI-Y5: all refusals are listed together with their places") {
    CHECK(
        refused(
            {{"rounds", "0"},
             {"first", "nobody"},
             {"red", "giant"},
             {"gates", "4"},
             {"cage.red", "h9"},
             {"standup.jab", "Jab"},
             {"name 9", "X"}}
        )
        == "4 unknown-key, 7 no-such-fighter, 1 bad-value CI-Y1, 2 unknown-first, 3 unknown-red, "
           "6 bad-value CI-Y5, 5 bad-value CI-Y5"
    );
}

TEST_CASE("a setting given twice is refused and so is a table row") {
    CHECK(refused({{"rounds", "2"}, {"Rounds", "3"}}) == "2 set-twice");
    CHECK(refused({{"meters.head", "9, ko9"}, {"meters.head", "8, ko8"}}) == "2 set-twice");
    CHECK(
        refused(
            {{"standup.a", "A,head,9,1"}, {"standup.A", "B,head,9,1"}, {"standup.b", "B,leg,9,1"}}
        )
        == "2 set-twice"
    );
}

TEST_CASE("a later setting from another source replaces an earlier one") {
    std::vector<table::Setting> settings{{"rounds", "2", {}}, {"rounds", "4", {}}};
    settings[1].where.file = "elsewhere";
    const auto variant = make_variant("data", settings);
    REQUIRE(variant);
    CHECK(variant->setup.rules.rounds == 4);
}

TEST_CASE("no setting names a file because only the standard set exists") {
    CHECK(made_of({{"set", "standard"}}).header.empty());
    CHECK(refused({{"set", "data/cagedin/tables.toml"}}) == "1 unknown-set");
    CHECK(refused({{"set", "/etc/passwd"}}) == "1 unknown-set");
}

TEST_CASE("without the shipped tables no fight can start") {
    const auto variant = make_variant("no-such-folder", {});
    REQUIRE_FALSE(variant);
    CHECK(variant.errors().front().where.file == "no-such-folder/cagedin/tables.toml");
}

TEST_CASE("changing any number of the rules changes the hash") {
    const std::vector<Pairs> choices{
        {},
        {{"rounds", "4"}},
        {{"types", "none"}},
        {{"red", "judo"}},
        {{"blue", "judo"}},
        {{"blue", "wrestler"}},
        {{"first", "red"}},
        {{"first", "blue"}},
        {{"ground.kimura", "e,e,t,t,e"}},
        {{"ground.kimura", "tt,e,t,t,e"}},
        {{"meters.head", "10,f3,f6,ko9"}},
        {{"meters.head", "9,f3,f5,ko9"}},
        {{"meters.head", "9,f3,f6,ko8"}},
        {{"fatigue.levels", "2,4,5"}},
        {{"cage.red", "d2"}},
        {{"cage.hurting", "a1"}},
        {{"cage.countering", "a1"}},
        {{"standup.jab", "Jab,head,9,2"}, {"standup.low", "Low,leg,2,2"}},
        {{"standup.jab", "Jab,head,9,3"}, {"standup.low", "Low,leg,2,2"}},
        {{"standup.jab", "Jab,head,9,2,combo"}, {"standup.low", "Low,leg,2,2"}},
        {{"standup.jab", "Jab,body,9,2"}, {"standup.low", "Low,leg,2,2"}}};
    std::set<std::uint64_t> seen;
    for (const Pairs& pairs : choices) {
        seen.insert(hash_of_rules(made_of(pairs).setup));
    }
    CHECK(seen.size() == choices.size());
    // The name of a card is not a number.
    const Pairs renamed{{"standup.jab", "Poke,head,9,2"}, {"standup.low", "Low,leg,2,2"}};
    CHECK(seen.contains(hash_of_rules(made_of(renamed).setup)));
}

TEST_CASE("every value that the form and the options offer can be set") {
    for (const table::StartOption& option : cagedin_start().options) {
        for (const table::StartOption::Value& value : option.values) {
            if (!value.value.empty()) {
                INFO(option.name << " " << value.value);
                made_of({{std::string(option.setting()), std::string(value.value)}});
            }
        }
    }
}

}  // namespace
}  // namespace tenebrae::cagedin
