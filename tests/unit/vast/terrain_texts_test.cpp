// SPDX-License-Identifier: MIT
// Terrain in JSON, facts, `look`, `board` and `left`.
#include "core/text.hpp"
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
using testing::kKnightSeat;
using testing::kOnlooker;
using testing::TestCave;

/// A Lake on e1, a River that flows north from s5 to s2, and a Canyon whose bridge is on n2.
TestCave landscape() {
    TestCave cave;
    cave.rules.terrain = true;
    cave.lit("n1", "A1", "nesw").dark("s1", "A4");
    cave.terrain("lake", "e1").terrain("river", "s2", "n").terrain("canyon", "w1n2", "h").close();
    cave.state.terrain_round = 2;
    return cave.knight_turn();
}

Json terrain_json_for(const TestCave& cave, int seat) {
    return json_of_view(cave.rules, cave.view(seat));
}
std::string space_json_for(const TestCave& cave, int seat, std::string_view cell) {
    const Json map = terrain_json_for(cave, seat).at("map");
    const auto found =
        std::ranges::find_if(map, [cell](const Json& space) { return space.at("cell") == cell; });
    return found == map.end() ? "none" : found->dump();
}
/// Returns what a fact is for an onlooker: "yes", "no", or the code of its error.
std::string terrain_fact(const TestCave& cave, std::string_view words) {
    const auto check = facts().check(cave.rules, cave.view(kOnlooker), core::split_words(words));
    if (!check) {
        return check.errors().front().code;
    }
    return check->holds ? "yes" : "no";
}

TEST_CASE("VA-I2, J1: the JSON of each seat has the Terrain on the map", "[vast]") {
    const TestCave cave = landscape();
    for (const int seat : {kKnightSeat, testing::kGoblinSeat, kOnlooker}) {
        CHECK(
            space_json_for(cave, seat, "e2")
            == R"({"cell":"e2","tile":null,"side":"terrain","terrain":"lake","turn":null,"part":1,)"
               R"("symbol":null,"treasures":0,"tokens":[],"gems":[],"bombed":[],"rockslides":[]})"
        );
        CHECK(
            space_json_for(cave, seat, "n2")
                .starts_with(
                    R"({"cell":"n2","tile":null,"side":"terrain","terrain":"canyon","turn":"h","part":1,)"
                )
        );
        CHECK(
            terrain_json_for(cave, seat).at("terrain").dump()
            == R"({"placed":[{"terrain":"canyon","turn":"h","cells":["w1n2","n2","e1n2"]},)"
               R"({"terrain":"lake","turn":null,"cells":["e1","e2","e1s1","e2s1"]},)"
               R"({"terrain":"river","turn":"n","cells":["s2","s3","s4","s5"]}],"round":2,)"
               R"("left":{"fangs":[],"bones":[],"eye":[]},"hopper":null,"came_from":null})"
        );
    }
    // What is under the Dark tiles beside it stays hidden.
    CHECK(space_json_for(cave, kKnightSeat, "s1").find(R"("tile":null)") != std::string::npos);
    CHECK_FALSE(terrain_json_for(TestCave(), kKnightSeat).contains("terrain"));
}

TEST_CASE("VA-W3: the JSON of the rules says whether there is Terrain", "[vast]") {
    CHECK(json_of_rules(landscape().rules).at("terrain") == true);
    CHECK(json_of_rules(testing::row(17)).at("terrain") == false);
}

TEST_CASE("VA-N1, N13: the JSON says whose decision about Terrain is asked", "[vast]") {
    TestCave offer;
    offer.rules.terrain = true;
    offer.dark("e1", "E12").close().knight_turn().play("go e, orient w");
    const Json asked = terrain_json_for(offer, kKnightSeat).at("asked");
    CHECK(asked.at("piece") == "knight");
    CHECK(asked.at("troll") == false);
    TestCave flow;
    flow.terrain("river", "e1", "e").close().cubes("move=1").knight_turn().play("go e");
    CHECK(terrain_json_for(flow, kKnightSeat).at("asked").at("piece") == "knight");
    CHECK(terrain_json_for(flow, kKnightSeat).at("decision") == "flow");
    CHECK(
        terrain_json_for(flow, kKnightSeat).at("legal").dump()
        == R"(["flow e2","flow e3","flow e4","stay"])"
    );
    CHECK(terrain_json_for(flow, kOnlooker).at("legal").dump() == "[]");
}

TEST_CASE("VA-N6, N12: the JSON says what was left, and who is on his way over a Pit", "[vast]") {
    TestCave cave;
    cave.rules.terrain = true;
    cave.pits("e1", "n2", "w2").close().cubes("move=1").knight_turn().play("go e");
    const Json pits = terrain_json_for(cave, kOnlooker).at("terrain");
    CHECK(pits.at("hopper") == "knight");
    CHECK(pits.at("came_from") == "o");
    TestCave lake;
    lake.rules.terrain = true;
    lake.terrain("lake", "e1").close().tribe("fangs", "e2", 3).tribes();
    lake.play("activate fangs, step e");
    const Json left = terrain_json_for(lake, kOnlooker).at("terrain").at("left");
    CHECK(left.dump() == R"({"fangs":["lake"],"bones":[],"eye":[]})");
}

TEST_CASE("VA-N1: facts about Terrain can be expected", "[vast]") {
    const TestCave cave = landscape();
    for (const std::string_view held :
         {"terrain e1 lake", "terrain s4 river", "terrain w1n2 canyon", "terrain-round 2"}) {
        INFO(held);
        CHECK(terrain_fact(cave, held) == "yes");
    }
    for (const std::string_view other :
         {"terrain e1 river",
          "terrain o lake",
          "terrain e9 lake",
          "terrain-round 1",
          "sides e1 nesw",
          "sides e1 dark",
          "tile e1 A1"}) {
        INFO(other);
        CHECK(terrain_fact(cave, other) == "no");
    }
    CHECK(terrain_fact(cave, "terrain e1 bog") == "bad-fact");
}

TEST_CASE("VA-N3 to N13: `look` explains Terrain", "[vast]") {
    const TestCave cave = landscape();
    const auto text = [&cave](std::string_view words) {
        const auto lines = look(cave.rules, cave.view(kKnightSeat), core::split_words(words));
        return lines ? core::joined(*lines, "\n") : lines.errors().front().code;
    };
    CHECK(text("e2").starts_with("e2: a space of the Lake.\n"));
    CHECK(text("e2").find("[VA-N9]") != std::string::npos);
    CHECK(text("s3").starts_with("s3: a space of the River, flowing north.\n"));
    CHECK(text("n2").starts_with("n2: the bridge of the Canyon.\n"));
    CHECK(text("w1n2").starts_with("w1n2: an impassable space of the Canyon.\n"));
    CHECK(
        text("n2").find("West, w1n2: no way onto an impassable space of the Canyon")
        != std::string::npos
    );
    CHECK(text("o").find("East, e1: a passage to a space of the Lake") != std::string::npos);
    CHECK(text("forest").starts_with("Mushroom Forest, a Terrain: "));
    CHECK(text("forest").ends_with("[VA-N11]."));
    const auto places = places_to_look(cave.rules, cave.view(kKnightSeat));
    for (const std::string_view place :
         {"canyon", "lake", "magma", "forest", "pits", "river", "e2", "n2"}) {
        INFO(place);
        CHECK(std::ranges::count(places, place) == 1);
        CHECK(look(cave.rules, cave.view(kKnightSeat), core::split_words(place)));
    }
    const TestCave without;
    CHECK(std::ranges::count(places_to_look(without.rules, without.view(0)), "lake") == 0);
}

TEST_CASE("the picture has signs for Terrain, and fits 80 columns", "[vast]") {
    TestCave cave = landscape();
    cave.tribe("eye", "e2", 2);
    for (const table::BoardStyle style : {table::BoardStyle::Utf8, table::BoardStyle::Ascii}) {
        const std::string text = format_board(cave.rules, cave.view(kKnightSeat), style);
        for (const std::string_view sign :
             {"#####", "=====", "lake", "lE", "riv n", "its current"}) {
            INFO(sign);
            CHECK(text.find(sign) != std::string::npos);
        }
        for (const std::string& line : core::split_lines(text)) {
            INFO(line);
            CHECK(core::display_width(line) <= 80);
        }
    }
    const std::string sentences =
        format_board(cave.rules, cave.view(kKnightSeat), table::BoardStyle::Sentences);
    CHECK(sentences.find("e2: a space of the Lake; the eye tribe.\n") != std::string::npos);
    CHECK(
        format_board(testing::row(17), TestCave().view(0), table::BoardStyle::Ascii).find("lake")
        == std::string::npos
    );
}

TEST_CASE("VA-N1: `left` names the Terrain that can still be placed", "[vast]") {
    const TestCave cave = landscape();
    CHECK(
        format_remaining(cave.rules, cave.view(kOnlooker))
            .find("Terrain that is not on the map: magma, forest, pits.\n")
        != std::string::npos
    );
    const TestCave without;
    CHECK(
        format_remaining(without.rules, without.view(kOnlooker)).find("Terrain")
        == std::string::npos
    );
}

}  // namespace
}  // namespace tenebrae::vast
