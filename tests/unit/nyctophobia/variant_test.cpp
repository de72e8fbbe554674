// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/sets/variant.hpp"
#include "made_rules.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

using Lines = std::vector<std::string>;

core::Result<Variant> variant_of(const Pairs& pairs) {
    return make_variant("data", settings_of(pairs));
}

Lines header_of(const Pairs& pairs) {
    const auto variant = variant_of(pairs);
    REQUIRE(variant);
    return variant->header;
}

/// Returns the rules that the errors cite, in order.
Lines refused_by(const Pairs& pairs) {
    const auto variant = variant_of(pairs);
    Lines statements;
    if (!variant) {
        for (const core::Diagnostic& error : variant.errors()) {
            statements.push_back(error.rule);
        }
    }
    return statements;
}

/// Returns the settings in the lines of a header, as parsed from a record.
Pairs read_back(const Lines& header) {
    Pairs pairs;
    for (const std::string& text : header) {
        const auto line = table::read_line(text, "record", 1);
        REQUIRE(line);
        const bool is_option = line->word(0) == "option";
        REQUIRE(line->words.size() == (is_option ? 3 : 2));
        pairs.emplace_back(line->word(is_option ? 1 : 0), line->word(is_option ? 2 : 1));
    }
    return pairs;
}

TEST_CASE("without settings the options have their documented defaults (HU-U1 HU-U2)") {
    const Rules rules = rules_of({});
    CHECK(rules.hunted == 3);
    CHECK(rules.people == 1);
    CHECK_FALSE(rules.human_hunter);
    CHECK(rules.level == Level::Fair);
    CHECK(rules.deck == Deck::Axe);
    CHECK_FALSE(rules.own_map);
    CHECK(rules.plan.hunter == space_at(2, 4));  // the Hunter's space on the map camping
    CHECK_FALSE(rules.car.has_value());
    CHECK_FALSE(rules.turned.has_value());
    CHECK(rules.draws_characters);
    CHECK(rules.open_talk);
    CHECK(rules.sketch);
    CHECK_FALSE(rules.loose_hush);
    CHECK_FALSE(rules.ambush);
    CHECK(rules.dawn == 60);
    CHECK(rules.health == 2);
    CHECK(header_of({}) == Lines{"players 1"});
}

TEST_CASE("every option can be set (HU-U1)") {
    const Rules rules = rules_of(
        {{"people", "2"},
         {"hunted", "2"},
         {"hunter", "auto"},
         {"level", "gentle"},
         {"deck", "mage"},
         {"map", "fog"},
         {"car", "c"},
         {"turned", "3"},
         {"characters", "track-star,guide"},
         {"talk", "closed"},
         {"sketch", "off"},
         {"hush", "loose"},
         {"ambush", "on"},
         {"dawn", "200"},
         {"health", "1"}}
    );
    CHECK(rules.people == 2);
    CHECK(rules.hunted == 2);
    CHECK(rules.level == Level::Gentle);
    CHECK(rules.deck == Deck::Mage);
    CHECK(rules.plan.hunter == space_at(5, 3));
    CHECK(rules.car == 2);
    CHECK(rules.turned == 3);
    CHECK_FALSE(rules.draws_characters);
    CHECK(rules.characters[0] == Character::TrackStar);
    CHECK(rules.characters[1] == Character::Guide);
    CHECK_FALSE(rules.open_talk);
    CHECK_FALSE(rules.sketch);
    CHECK(rules.loose_hush);
    CHECK(rules.ambush);
    CHECK(rules.dawn == 200);
    CHECK(rules.health == 1);
}

TEST_CASE("the header lists what differs in a fixed order and makes the same game (HU-U1)") {
    const Pairs pairs{
        {"health", "3"},
        {"dawn", "0"},
        {"hush", "loose"},
        {"sketch", "off"},
        {"talk", "closed"},
        {"characters", "Boxer, KLUTZ, climber"},
        {"turned", "0"},
        {"car", "a"},
        {"map", "maze"},
        {"deck", "simple"},
        {"level", "grim"},
        {"players", "3"}};
    const Lines header = header_of(pairs);
    CHECK(
        header
        == Lines{"players 3", "option level grim", "option deck simple", "option map maze", "option car a", "option turned 0", "option characters boxer,klutz,climber", "option talk closed", "option sketch off", "option hush loose", "option dawn 0", "option health 3"}
    );
    CHECK(header_of(read_back(header)) == header);
    CHECK(hash_of_rules(rules_of(read_back(header))) == hash_of_rules(rules_of(pairs)));
    const Lines human =
        header_of({{"hunter", "human"}, {"map", "own"}, {"hunted", "4"}, {"characters", "none"}});
    CHECK(
        human
        == Lines{"players 1", "option hunted 4", "option hunter human", "option map own", "option characters none"}
    );
}

TEST_CASE("people and players are the same setting (HU-S2)") {
    CHECK(rules_of({{"players", "3"}}).people == 3);
    CHECK(rules_of({{"people", "3"}}).people == 3);
    CHECK_FALSE(variant_of({{"players", "2"}, {"people", "2"}}));
}

TEST_CASE("the Hunted are dealt to the players in order (HU-S2)") {
    const Rules rules = rules_of({{"hunted", "4"}, {"players", "3"}, {"hunter", "human"}});
    CHECK(rules.seat_of(0) == 0);
    CHECK(rules.seat_of(1) == 0);
    CHECK(rules.seat_of(2) == 1);
    CHECK(rules.seat_of(3) == 2);
    CHECK(rules.seats() == 4);
    CHECK(rules.is_hunter_seat(3));
}

TEST_CASE("each player has at least one Hunted (HU-S2)") {
    CHECK(refused_by({{"hunted", "2"}, {"people", "3"}}) == Lines{"HU-S2"});
    CHECK(refused_by({{"people", "0"}}) == Lines{"HU-S2"});
    CHECK(refused_by({{"hunted", "5"}}) == Lines{"HU-S1"});
}

TEST_CASE("the level is that of the automatic Hunter and grim turns ambush on (HU-U1 HU-A6)") {
    CHECK(refused_by({{"hunter", "human"}, {"level", "grim"}}) == Lines{"HU-U1"});
    CHECK(refused_by({{"hunter", "human"}, {"level", "gentle"}}) == Lines{"HU-U1"});
    const Pairs human{{"hunter", "human"}, {"level", "fair"}};
    CHECK(header_of(human) == Lines{"players 1", "option hunter human"});
    CHECK_FALSE(rules_of(human).ambush);
    CHECK(rules_of({{"level", "grim"}}).ambush);
    CHECK(refused_by({{"level", "grim"}, {"ambush", "off"}}) == Lines{"HU-A6"});
    CHECK_FALSE(rules_of({{"level", "gentle"}}).ambush);
}

TEST_CASE("each player may have a name and the human Hunter has the last one (HU-S1)") {
    const Pairs named{
        {"hunter", "human"}, {"people", "2"}, {"name 1", "Ada"}, {"name 3", "Old Tom"}};
    CHECK(
        header_of(named)
        == Lines{"players 2", "option hunter human", "name 1 Ada", "name 3 Old Tom"}
    );
    CHECK(header_of({{"name 1", "Ada"}}) == Lines{"players 1", "name 1 Ada"});
    CHECK(refused_by({{"name 2", "Ben"}}).size() == 1);
}

TEST_CASE("only a human Hunter builds and then the map is not drawn (HU-B1 HU-S4)") {
    CHECK(refused_by({{"map", "own"}}) == Lines{"HU-B1"});
    const Rules rules = rules_of({{"map", "own"}, {"hunter", "human"}});
    CHECK(rules.own_map);
    CHECK(rules.plan.hunter == kNoSpace);
    CHECK(rules.plan.trees.count() == 0);
    CHECK(
        refused_by({{"map", "own"}, {"hunter", "human"}, {"car", "b"}, {"turned", "1"}})
        == Lines{"HU-B1", "HU-S4"}
    );
}

TEST_CASE("each Hunted has one character and no two have the same (HU-S3)") {
    CHECK(refused_by({{"characters", "guide,guide,boxer"}}) == Lines{"HU-S3"});
    CHECK(refused_by({{"characters", "guide,boxer"}}) == Lines{"HU-U1"});
    CHECK(refused_by({{"characters", "guide,wizard,boxer"}}) == Lines{"HU-D1"});
    CHECK(refused_by({{"characters", "guide,guide"}}) == Lines{"HU-S3", "HU-U1"});
    CHECK(refused_by({{"characters", ","}}) == Lines{"HU-U1"});
    const Rules none = rules_of({{"characters", "none"}});
    CHECK_FALSE(none.draws_characters);
    CHECK(std::ranges::count(none.characters, Character::None) == kMaxHunted);
}

TEST_CASE("nine health tokens are enough for three Hunted with three health (HU-C2)") {
    CHECK(rules_of({{"health", "3"}}).health == 3);
    CHECK(refused_by({{"health", "3"}, {"hunted", "4"}}) == Lines{"HU-C2"});
    CHECK(refused_by({{"health", "4"}}) == Lines{"HU-U1"});
    CHECK(refused_by({{"dawn", "201"}}) == Lines{"HU-U1"});
}

TEST_CASE("every error is reported at its place (HU-U1)") {
    std::vector<table::Setting> settings =
        settings_of({{"deck", "sword"}, {"sketch", "maybe"}, {"lamp", "on"}});
    for (std::size_t at = 0; at < settings.size(); ++at) {
        settings[at].where.file = "game.txt";
        settings[at].where.line = static_cast<int>(at + 1);
    }
    const auto variant = make_variant("data", settings);
    REQUIRE_FALSE(variant);
    Lines codes;
    for (const core::Diagnostic& error : variant.errors()) {
        codes.push_back(error.code + " " + std::to_string(error.where.line));
    }
    CHECK(codes == Lines{"unknown-key 3", "unknown-deck 1", "bad-value 2"});
}

TEST_CASE("a setting replaces one from another source but the same source may not repeat it (HU-U1)"
) {
    std::vector<table::Setting> settings = settings_of({{"hunted", "2"}, {"hunted", "4"}});
    CHECK_FALSE(make_variant("data", settings));
    settings[0].where.file = "record";
    const auto variant = make_variant("data", settings);
    REQUIRE(variant);
    CHECK(variant->rules.hunted == 4);
}

TEST_CASE("options that make another game make another hash (HU-U1)") {
    const std::vector<Pairs> games{
        {},
        {{"hunted", "4"}},
        {{"players", "2"}},
        {{"hunter", "human"}},
        {{"hunter", "human"}, {"map", "own"}},
        {{"level", "grim"}},
        {{"deck", "mage"}},
        {{"map", "orchard"}},
        {{"car", "a"}},
        {{"car", "b"}},
        {{"turned", "0"}},
        {{"characters", "none"}},
        {{"characters", "guide,boxer,klutz"}},
        {{"characters", "boxer,guide,klutz"}},
        {{"talk", "closed"}},
        {{"sketch", "off"}},
        {{"hush", "loose"}},
        {{"ambush", "on"}},
        {{"dawn", "61"}},
        {{"health", "1"}}};
    std::set<std::uint64_t> hashes;
    for (const Pairs& game : games) {
        hashes.insert(hash_of_rules(rules_of(game)));
    }
    CHECK(hashes.size() == games.size());
}

TEST_CASE("every option is offered and every offered value is valid (HU-U1)") {
    const table::GameStart& start = nyctophobia_start();
    CHECK(start.most_players == 4);
    std::set<std::string> names;
    for (const table::StartOption& option : start.options) {
        names.emplace(option.name);
        CHECK_FALSE(option.summary.empty());
        CHECK_FALSE(option.label.empty());
        CHECK(option.help.find("[HU-") != std::string_view::npos);
        for (const table::StartOption::Value& value : option.values) {
            const bool is_left_out = value.value.empty();
            const Pairs pairs = is_left_out
                                    ? Pairs{}
                                    : Pairs{
                                        {std::string(option.name), std::string(value.value)},
                                        {"hunter", value.value == "own" ? "human" : "auto"}};
            const bool is_hunter = option.name == "hunter" && !is_left_out;
            CHECK(variant_of(is_hunter ? Pairs{{"hunter", "human"}} : pairs));
        }
    }
    CHECK(
        names
        == std::set<
            std::
                string>{"hunted", "hunter", "level", "deck", "map", "car", "turned", "characters", "talk", "sketch", "hush", "ambush", "dawn", "health"}
    );
}

}  // namespace
}  // namespace tenebrae::nyctophobia
