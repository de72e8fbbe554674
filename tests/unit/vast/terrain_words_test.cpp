// SPDX-License-Identifier: MIT
// Terrain in commands, refusals and sentences (sections N and W).
#include "core/text.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/prompt.hpp"
#include "test_cave.hpp"

namespace tenebrae::vast {
namespace {

using testing::TestCave;

View view_of_decider(const TestCave& cave) {
    return cave.view(deciding_seat(cave.rules, cave.state));
}
/// Returns the line of the action that the words mean, or the codes and statements against it.
std::string read_back(const TestCave& cave, std::string_view line) {
    const View view = view_of_decider(cave);
    const auto action = parse_command(cave.rules, view, core::split_words(line));
    if (action) {
        return command_text(cave.rules, view, *action);
    }
    return core::listed(action.errors(), ", ", [](const core::Diagnostic& error) {
        return error.code + (error.rule.empty() ? "" : " " + error.rule);
    });
}
/// Returns the sentence of a legal choice.
std::string sentence_of(const TestCave& cave, std::string_view line) {
    const View view = view_of_decider(cave);
    const auto action = parse_command(cave.rules, view, core::split_words(line));
    return action ? describe(cave.rules, view, *action) : "refused";
}
std::string question_of(const TestCave& cave) {
    return question(cave.rules, view_of_decider(cave));
}
std::string event_sentence(const TestCave& cave, EventKind kind) {
    for (const Event& event : cave.happened) {
        if (event.kind == kind) {
            return event_text({event, cave.rules}).sentence;
        }
    }
    return "none";
}

/// The Knight has revealed the first event tile of the round on e1. Dark tiles are on n1, s1, w1.
TestCave offered_terrain() {
    TestCave cave;
    cave.rules.terrain = true;
    cave.dark("e1", "E12").close().knight_turn().play("go e, orient w");
    return cave;
}
/// The Knight has entered the River, which flows from e1 to e4.
TestCave on_river() {
    TestCave cave;
    cave.rules.terrain = true;
    cave.terrain("river", "e1", "e").close().cubes("move=1").knight_turn().play("go e");
    return cave;
}
/// Pits on e1, n2 and w2, behind Dark tiles on n1 and w1.
TestCave with_pits() {
    TestCave cave;
    cave.rules.terrain = true;
    cave.pits("e1", "n2", "w2").close().cubes("move=1").knight_turn();
    return cave;
}

TEST_CASE("VA-N1, W1: each Terrain is named by its first cell, with its turn", "[vast]") {
    const TestCave cave = offered_terrain();
    CHECK(cave.pending() == "terrain knight");
    for (const std::string_view line :
         {"terrain canyon e2n1 v",
          "terrain lake e2n1",
          "terrain magma e2",
          "terrain forest e1s1",
          "terrain river e2 w",
          "terrain river e2 s",
          "terrain pits e2 n2 s2",
          "none"}) {
        INFO(line);
        CHECK(read_back(cave, line) == line);
    }
    CHECK(read_back(cave, "Terrain LAKE E2N1") == "terrain lake e2n1");
    CHECK(read_back(cave, "terrain bog e2") == "no-terrain");
    CHECK(read_back(cave, "terrain canyon e2n1 x") == "no-turn");
    CHECK(read_back(cave, "terrain canyon e2n1 n") == "no-turn");
    CHECK(read_back(cave, "terrain river e2 h") == "no-turn");
    CHECK(read_back(cave, "terrain lake e2n1 h") == "no-turn");
    CHECK(read_back(cave, "terrain canyon e2n1") == "no-turn VA-N1");
    CHECK(read_back(cave, "terrain river e2") == "no-turn VA-N1");
}

TEST_CASE("VA-N2, N7: a place that is not legal is refused with its reasons", "[vast]") {
    TestCave cave = offered_terrain();
    CHECK(read_back(cave, "terrain lake e1") == "occupied VA-N2");
    CHECK(read_back(cave, "terrain lake e5") == "not-adjacent VA-N2");
    CHECK(read_back(cave, "terrain lake w2n2") == "not-nearest VA-N2");
    CHECK(read_back(cave, "terrain canyon e2 h") == "dark-bridge VA-N7");
    CHECK(read_back(cave, "terrain canyon e5 h") == "not-adjacent VA-N2, dark-bridge VA-N7");
    cave.terrain("lake", "w3");
    CHECK(read_back(cave, "terrain lake e2") == "on-map VA-N1");
    CHECK(read_back(cave, "terrain magma w2n2") == "near-terrain VA-N2");
    CHECK(read_back(cave, "flow e2") == "not-now VA-G2");
}

TEST_CASE("VA-N12: pits that are not the farthest, or in another order, are refused", "[vast]") {
    const TestCave cave = offered_terrain();
    CHECK(read_back(cave, "terrain pits e2 s2 n2") == "unordered VA-N1");
    CHECK(read_back(cave, "terrain pits e2 e1n1 s2") == "touching VA-N12");
    CHECK(read_back(cave, "terrain pits e2 w1n1 w1s1") == "worse-place VA-N12");
    CHECK(read_back(cave, "terrain pits n2 e2 s2") == "worse-place VA-N12");
    CHECK(read_back(cave, "terrain pits e9 n2 s2") == "not-adjacent VA-N2");
}

TEST_CASE("VA-N1: question, choices and events of a Terrain that is placed", "[vast]") {
    TestCave cave = offered_terrain();
    CHECK(
        question_of(cave)
        == "The Knight has revealed an event tile: which Terrain is placed, and where, or none?"
    );
    CHECK(sentence_of(cave, "terrain lake e2n1") == "Place the Lake on e2n1");
    CHECK(
        sentence_of(cave, "terrain canyon e2n1 v")
        == "Place the Canyon on e2n1, from north to south"
    );
    CHECK(sentence_of(cave, "terrain river e2 w") == "Place the River on e2, flowing west");
    CHECK(sentence_of(cave, "terrain pits e2 n2 s2") == "Place the Pits on e2, n2 and s2");
    CHECK(sentence_of(cave, "none") == "Place no Terrain");
    TestCave lake = offered_terrain();
    lake.play("terrain lake e2n1");
    CHECK(
        event_sentence(lake, EventKind::TerrainOn) == "The Lake is placed on e2n1, e3n1, e2, e3."
    );
    TestCave river = offered_terrain();
    river.play("terrain river e2 w");
    CHECK(
        event_sentence(river, EventKind::TerrainOn)
        == "The River is placed on e2, e3, e4, e5, flowing west."
    );
    TestCave pits = offered_terrain();
    pits.play("terrain pits e2 n2 s2");
    CHECK(event_sentence(pits, EventKind::TerrainOn) == "The Pits are placed on e2, n2, s2.");
}

TEST_CASE("VA-N13: a piece flows down the River or stays", "[vast]") {
    TestCave cave = on_river();
    CHECK(cave.pending() == "flow knight");
    CHECK(
        question_of(cave)
        == "The Knight has entered the River on e1: flow further down it, or stay?"
    );
    CHECK(read_back(cave, "flow e2") == "flow e2");
    CHECK(read_back(cave, "flow e4") == "flow e4");
    CHECK(read_back(cave, "stay") == "stay");
    CHECK(read_back(cave, "flow o") == "no-river VA-N13");
    CHECK(read_back(cave, "flow e1") == "not-down VA-N13");
    CHECK(sentence_of(cave, "flow e3") == "Flow down the River to e3");
    CHECK(sentence_of(cave, "stay") == "Stay on e1");
    cave.tribe("fangs", "e3", 2);
    CHECK(read_back(cave, "flow e2") == "flow e2");
    CHECK(read_back(cave, "flow e3") == "attack-forced VA-N13");
    CHECK(read_back(cave, "flow e4") == "attack-forced VA-N13");
    TestCave flown = on_river();
    flown.play("flow e3");
    CHECK(
        event_sentence(flown, EventKind::Moved) == "The Knight flows down the River from e1 to e3."
    );
}

TEST_CASE("VA-N6: a piece leaves Terrain onto an empty cell while tiles are left", "[vast]") {
    TestCave cave = on_river();
    cave.play("stay");
    CHECK(read_back(cave, "go n") == "go n");
    CHECK(sentence_of(cave, "go n") == "Go north to e1n1, where a tile is placed");
    CHECK(read_back(cave, "go n map") == "no-space VA-K13, no-cube VA-K30");
    TestCave late;
    late.rules.terrain = true;
    late.terrain("lake", "e1").close().collapse().cubes("move=1").knight_turn().play("go e");
    CHECK(read_back(late, "go n") == "collapse VA-N6");
    TestCave met;
    met.terrain("forest", "n2").close().knight("n1").lurking("bones", "w1n1", 4).knight_turn();
    CHECK(read_back(met, "go w") == "too-strong VA-K14");
}

TEST_CASE("VA-N7: impassable spaces of the Canyon are in the way", "[vast]") {
    TestCave cave;
    cave.terrain("canyon", "e1", "h").close().knight_turn();
    CHECK(read_back(cave, "go e") == "impassable VA-N7");

    TestCave climb(30);
    climb.lit("n1", "A1", "nesw").lit("e2n1", "A10", "nesw");
    climb.terrain("canyon", "e1n1", "v").close().thief("n1", "2 3 4").thief_turn();
    CHECK(read_back(climb, "go e") == "impassable VA-N7");
    CHECK(read_back(climb, "climb e") == "climb e");
    CHECK(
        sentence_of(climb, "climb e") == "Climb east over the impassable space to e2n1 (2 cubes)"
    );
}

TEST_CASE("VA-N5: a lurking tribe may enter a Lake, but not a Pit", "[vast]") {
    TestCave pit;
    pit.pits("e1", "n2", "w2").close().lurking("eye", "e2", 2).tribes();
    CHECK(read_back(pit, "enter eye e1") == "no-stop VA-N5");
    TestCave lake;
    lake.terrain("lake", "e1").close().lurking("eye", "e3", 2).tribes();
    CHECK(read_back(lake, "enter eye e2") == "enter eye e2");
}

TEST_CASE("VA-N11: the Forest protects a piece from the Bow", "[vast]") {
    TestCave cave;
    cave.terrain("forest", "e1").close().tribe("fangs", "e1", 2).cubes("bow=1 str=1");
    cave.knight_turn();
    CHECK(read_back(cave, "shoot fangs") == "in-forest VA-N11");
}

TEST_CASE("VA-N12: a piece on a Pit hops or goes on", "[vast]") {
    TestCave cave = with_pits();
    CHECK(read_back(cave, "hop w2") == "not-on-pit VA-N12");
    CHECK(read_back(cave, "go e") == "go e");
    cave.play("go e");
    CHECK(read_back(cave, "hop w2") == "hop w2");
    CHECK(sentence_of(cave, "hop w2") == "Hop to the Pit on w2");
    CHECK(read_back(cave, "hop o") == "no-pit VA-N12");
    CHECK(read_back(cave, "go w") == "way-back VA-N12");
    CHECK(read_back(cave, "end") == "on-pit VA-N12");
    cave.play("hop w2");
    CHECK(
        event_sentence(cave, EventKind::Moved)
        == "The Knight hops from the Pit on e1 to the one on w2."
    );
    TestCave slow;
    slow.pits("e1", "n2", "w2").close().knight_turn();
    CHECK(read_back(slow, "go e") == "no-way-on VA-N12");
}

}  // namespace
}  // namespace tenebrae::vast
