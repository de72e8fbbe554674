// SPDX-License-Identifier: MIT
// The Thief in JSON, facts, `look`, boards and counters.
#include "core/text.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/ending.hpp"
#include "games/vast/words/facts.hpp"
#include "games/vast/words/json.hpp"
#include "games/vast/words/look.hpp"
#include "games/vast/words/show.hpp"
#include "test_cave.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tenebrae::vast {
namespace {

using table::Json;
using testing::kCaveSeat;
using testing::kGoblinSeat;
using testing::kKnightSeat;
using testing::kOnlooker;
using testing::kThiefSeat;
using testing::TestCave;

/// The Thief on n1 with a Treasure and a Gem; he has peeked at w1 (A5). A Vault is on e1.
TestCave burglary(int row = 3) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("e1", "V3", "nsw").dark("w1", "A5").close();
    cave.token("e1", Token::Vault).peeked("w1").thief("n1", "4 2 3").carries(1, "wing");
    return cave;
}

Json json_for(const TestCave& cave, int seat) {
    return json_of_view(cave.rules, cave.view(seat));
}
/// Returns what the pending decision is about.
std::string asked(const TestCave& cave) {
    return json_for(cave, deciding_seat(cave.rules, cave.state)).at("asked").dump();
}

std::string tile_for(const TestCave& cave, int seat, std::string_view cell) {
    const Json map = json_for(cave, seat).at("map");
    const auto found =
        std::ranges::find_if(map, [cell](const Json& space) { return space.at("cell") == cell; });
    REQUIRE(found != map.end());
    return found->at("tile").dump();
}

}  // namespace

TEST_CASE("VA-H8, I2: the JSON of every seat holds the board of the Thief", "[vast]") {
    TestCave cave = burglary();
    cave.upgrades("gear flip2").stashed(1).thief_turn().play("hideloot 1, go n");
    cave.state.thief.hex = 2;
    const std::string board =
        R"({"at":"n2","movement":4,"stealth":-1,"thievery":3,"tokens":[)"
        R"({"number":3,"stat":"stealth"},{"number":3,"stat":"thievery"},)"
        R"({"number":4,"stat":"movement"}],"carried":1,"gems":["wing"],"stashed":3,)"
        R"("stashed_treasures":3,"upgrades":["gear","flip2"],"loot":2,"hexed":2,"peeked":["w1"],)"
        R"("turn":{"moves":1,"cubes":1,"movement_left":3,"cubes_left":2,"targets":[],"vaults":[],)"
        R"("rerolled":false,"evasion_used":false}})";
    for (const int seat : {kKnightSeat, kGoblinSeat, testing::kDragonSeat, kThiefSeat, kOnlooker}) {
        CHECK(json_for(cave, seat).at("thief").dump() == board);
    }
    CHECK(
        json_for(cave, kOnlooker).at("dragon").at("gems").dump()
        == R"({"claw":"reserve","flame":"reserve","wing":"carried"})"
    );
    // Before his first turn no token is on a stat.
    TestCave first(30);
    first.start(1);
    const Json thief = json_for(first, kThiefSeat).at("thief");
    CHECK(
        thief.at("tokens").dump()
        == R"([{"number":2,"stat":null},{"number":3,"stat":null},{"number":4,"stat":null}])"
    );
    CHECK(thief.at("movement") == 0);
    CHECK_FALSE(json_of_view(testing::row(17), TestCave().view(0)).contains("thief"));
}

TEST_CASE("VA-H8: the JSON says whom and what the Thief has tried in his turn", "[vast]") {
    TestCave cave(9);
    cave.lit("n1", "V3", "nes").close().token("n1", Token::Vault).knight("n1").cards("boots");
    cave.thief("n1", "2 3 4").upgrades("fingers").thief_turn().next_rolls({1, 1});
    cave.play("picklock 1");
    CHECK(asked(cave) == R"({"cell":"n1","cubes":1})");
    cave.play("reroll");
    const Json turn = json_for(cave, kOnlooker).at("thief").at("turn");
    CHECK(turn.at("vaults").dump() == R"(["V3"])");
    CHECK(turn.at("rerolled") == true);
    cave.play("pickpocket knight 3");
    CHECK(json_for(cave, kOnlooker).at("thief").at("turn").at("targets").dump() == R"(["knight"])");
    CHECK(asked(cave) == R"({"target":"knight"})");
}

TEST_CASE("the JSON says what a decision about the Thief is about", "[vast]") {
    TestCave roll(9);
    roll.lit("n1", "A1", "nesw").close().knight("n1").cards("boots").thief("n1", "2 4 3");
    roll.upgrades("fingers").thief_turn().next_rolls({3}).play("pickpocket knight 1");
    CHECK(asked(roll) == R"({"target":"knight","cubes":1})");

    TestCave stash = burglary();
    stash.carries(1).thief_turn().play("go s");
    CHECK(asked(stash) == R"({"left":3})");

    TestCave none = burglary();
    none.treasure("n2", 11).thief_turn().play("go s");
    CHECK(none.pending() == "snatch thief");
    CHECK(asked(none) == R"({"left":1})");

    TestCave peek = burglary();
    peek.thief("w1").thief_turn().play("end");
    CHECK(asked(peek) == R"({"peeked":false})");
    peek.play("peek");
    CHECK(asked(peek) == R"({"peeked":true})");

    TestCave bonus = burglary();
    bonus.tribe("fangs", "n1", 4).tribes().play("activate fangs, attack thief");
    CHECK(asked(bonus) == R"({"points":3})");

    // The number of the evasion, not marks of a Dragon die.
    TestCave evasion(3);
    evasion.lit("n1", "A1", "nesw").lit("w1", "A10", "nesw").close();
    evasion.dragon("n1").powers("claw").thief("o");
    evasion.upgrades("evasion").knight("w1").state.dragon.shriek = true;
    evasion.dragon_turn().next_chance({{6, 1}, {6, 4}}).play("claw, pay claw, keep");
    CHECK(evasion.pending() == "reroll dragon");
    CHECK(json_for(evasion, testing::kDragonSeat).at("asked").at("roll") == 5);
    CHECK_FALSE(json_for(evasion, testing::kDragonSeat).at("asked").contains("marked"));
}

TEST_CASE("VA-I3: a tile at which he has peeked is known to the Thief alone", "[vast]") {
    TestCave cave = burglary(1);
    for (const int seat : {kKnightSeat, kGoblinSeat, testing::kDragonSeat, kOnlooker}) {
        CHECK(tile_for(cave, seat, "w1") == "null");
        CHECK(tile_for(cave, seat, "n2") == "null");
        CHECK(json_for(cave, seat).at("thief").at("peeked").dump() == R"(["w1"])");
    }
    CHECK(tile_for(cave, kThiefSeat, "w1") == R"("A5")");
    CHECK(tile_for(cave, kThiefSeat, "n2") == "null");
    // The Cave knows the undersides of all tiles.
    CHECK(tile_for(cave, kCaveSeat, "w1") == R"("A5")");
    CHECK(tile_for(cave, kCaveSeat, "n2") != "null");
}

TEST_CASE("VA-Y6: the JSON of a finished game counts what was looted and stashed", "[vast]") {
    TestCave cave = burglary();
    cave.stashed(4).thief_turn().play("go s");
    REQUIRE(cave.result() == "thief stash");
    cave.state.statistics.looted = 3;
    const Json statistics = json_for(cave, kOnlooker).at("statistics");
    CHECK(statistics.at("looted") == 3);
    CHECK(statistics.at("stashed") == 6);
}

TEST_CASE("the JSON of the rules has the numbers of the Thief if he plays", "[vast]") {
    const Json rules = json_of_rules(testing::row(30));
    CHECK(rules.at("stat_tokens").dump() == "[2,3,4]");
    CHECK(rules.at("loot_drop") == 3);
    CHECK(rules.at("stash") == 6);
    CHECK_FALSE(json_of_rules(testing::row(2)).contains("stash"));
}

namespace {

/// Returns what a fact is for a seat: "yes", "no", or "not-known".
std::string fact(const TestCave& cave, std::string_view words, int seat = kOnlooker) {
    const auto check = facts().check(cave.rules, cave.view(seat), core::split_words(words));
    if (!check) {
        return check.errors().front().code;
    }
    return check->holds ? "yes" : "no";
}

}  // namespace

TEST_CASE("facts about the Thief can be expected", "[vast]") {
    TestCave cave = burglary();
    cave.upgrades("gear").stashed(1).thief_turn().play("hideloot 1, go n");
    cave.state.thief.hex = 2;
    for (const std::string_view held :
         {"at thief n2",
          "turn thief",
          "decision thief thief",
          "stat movement 4",
          "stat stealth -2",
          "stat thievery 3",
          "thief-movement 3",
          "action-cubes 2",
          "carried 2",
          "stashed 2",
          "loot 2",
          "hexed 2",
          "upgrade gear",
          "peeked w1",
          "vault e1",
          "gem wing carried",
          "gem claw reserve"}) {
        INFO(held);
        CHECK(fact(cave, held) == "yes");
    }
    for (const std::string_view other :
         {"stat stealth 2",
          "stat stealth -1",
          "upgrade fingers",
          "peeked n2",
          "peeked e9",
          "vault n1",
          "gem wing reserve",
          "gem claw carried",
          "gem wing n1"}) {
        INFO(other);
        CHECK(fact(cave, other) == "no");
    }
    for (const std::string_view wrong :
         {"stat luck 2", "stat stealth x", "stat stealth --1", "stat stealth -", "upgrade claw"}) {
        INFO(wrong);
        CHECK(fact(cave, wrong) == "bad-fact");
    }
    CHECK(fact(cave, "tile w1 A5") == "not-known");
    CHECK(fact(cave, "tile w1 A5", kKnightSeat) == "not-known");
    CHECK(fact(cave, "tile w1 A5", kThiefSeat) == "yes");
    cave.state.thief.at = kNoSpace;
    CHECK(fact(cave, "at thief hidden") == "yes");
}

TEST_CASE("the board shows the Thief, his loot and where he has peeked", "[vast]") {
    TestCave cave = burglary();
    cave.upgrades("gear fingers").stashed(1).thief_turn();
    const auto lines = [&cave](int seat) {
        return core::joined(role_lines(cave.rules, cave.view(seat), Role::Thief), "\n");
    };
    const std::string board = "Thief on n1: Movement 4, Stealth 0, Thievery 3, Loot Drop Level 3.\n"
                              "  Movement 4 of 4, Action cubes 3 of 3 left.\n"
                              "  Carried: 1 Treasure, the wing Gem; stashed: 3 of 6 tokens.\n"
                              "  Upgrades: fingers, gear.\n";
    CHECK(lines(kKnightSeat) == board + "  Peeked at: w1.");
    CHECK(lines(kThiefSeat) == board + "  Peeked at: w1 A5.");
    TestCave off(3);
    off.close().turn(Role::Knight);
    off.state.thief.hex = 2;
    CHECK(
        core::joined(role_lines(off.rules, off.view(kOnlooker), Role::Thief), "\n")
        == "Thief off the map: Movement 0, Stealth -2, Thievery 0, Loot Drop Level 3.\n"
           "  Carried: nothing; stashed: 0 of 6 tokens; hexed by 2."
    );
    const auto dragon = role_lines(cave.rules, cave.view(kOnlooker), Role::Dragon);
    CHECK(dragon.back().ends_with("Gems: wing carried."));
}

TEST_CASE("the picture has signs for the Thief and Vaults, and fits 80 columns", "[vast]") {
    const TestCave cave = burglary(9);
    for (const table::BoardStyle style : {table::BoardStyle::Utf8, table::BoardStyle::Ascii}) {
        const std::string text = format_board(cave.rules, cave.view(kThiefSeat), style);
        CHECK(text.find("T Thief, V Vault") != std::string::npos);
        CHECK(text.find(" V ") != std::string::npos);
        CHECK(text.find(" T ") != std::string::npos);
        for (const std::string& line : core::split_lines(text)) {
            INFO(line);
            CHECK(core::display_width(line) <= 80);
        }
    }
    const std::string sentences =
        format_board(cave.rules, cave.view(kKnightSeat), table::BoardStyle::Sentences);
    CHECK(sentences.find("a token: Vault.") != std::string::npos);
    CHECK(sentences.find("w1: a Dark tile (bones).") != std::string::npos);
    const TestCave without(7);
    CHECK(
        format_board(without.rules, without.view(0), table::BoardStyle::Ascii).find("Vault")
        == std::string::npos
    );
}

TEST_CASE("`left` names the upgrades that are free", "[vast]") {
    TestCave cave = burglary();
    cave.upgrades("fingers lockkit gear crossbow evasion");
    CHECK(format_remaining(cave.rules, cave.view(kOnlooker))
              .ends_with("Upgrades that are free: move, stealth, thievery, flip2, flip3, flip4.\n")
    );
}

TEST_CASE("`look` explains the space of the Thief, tiles he knows, and upgrades", "[vast]") {
    TestCave cave = burglary();
    cave.thief_turn();
    const auto text = [&cave](std::string_view words, int seat) {
        const auto lines = look(cave.rules, cave.view(seat), core::split_words(words));
        return lines ? core::joined(*lines, "\n") : lines.errors().front().code;
    };
    CHECK(text("", kThiefSeat).starts_with("n1: the tile A1 (ambush)"));
    CHECK(text("w1", kThiefSeat).starts_with("w1: a Dark tile (bones), the tile A5 (ambush)."));
    CHECK(text("w1", kKnightSeat).starts_with("w1: a Dark tile (bones).\n"));
    for (const int seat : {kThiefSeat, kKnightSeat}) {
        CHECK(text("w1", seat).find("The Thief has peeked at it [VA-T16].") != std::string::npos);
    }
    CHECK(text("n1", kKnightSeat).find("peeked") == std::string::npos);
    CHECK(text("thief", kKnightSeat).starts_with("Thief on n1"));
    CHECK(text("fingers", kKnightSeat).starts_with("Sticky Fingers, an upgrade: "));
    CHECK(text("fingers", kKnightSeat).ends_with(" [VA-T7]."));
    CHECK(text("claw", kKnightSeat).ends_with("The Thief there is killed [VA-D21]."));
    CHECK(explain_card(testing::row(7), "claw")->ends_with("pushed 1 space [VA-D21]."));
    CHECK(text("hex", kKnightSeat).find("The Thief loses Stealth") != std::string::npos);
    CHECK(explain_card(testing::row(1), "spores")->find("upgrade") != std::string::npos);
    const auto places = places_to_look(cave.rules, cave.view(kKnightSeat));
    for (const std::string_view place : {"thief", "fingers", "flip4", "w1"}) {
        INFO(place);
        CHECK(std::ranges::count(places, place) == 1);
    }
    for (const std::string& place : places) {
        INFO(place);
        CHECK(look(cave.rules, cave.view(kKnightSeat), core::split_words(place)));
    }
}

TEST_CASE("the counters of a game follow what the Thief stashes and carries", "[vast]") {
    TestCave cave = burglary();
    cave.stashed(2);
    const auto value = [](const TestCave& game, std::string_view counter) {
        const auto counters = counters_of(game.rules, game.view(kOnlooker));
        const auto found = std::ranges::find(counters, counter, &table::Counter::name);
        return found == counters.end() ? -1 : found->value;
    };
    CHECK(value(cave, "Tokens stashed") == 2);
    CHECK(value(cave, "Tokens carried") == 2);
    CHECK(value(TestCave(), "Tokens stashed") == -1);
}

}  // namespace tenebrae::vast
