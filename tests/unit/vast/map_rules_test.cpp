// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Sections M, P and R.
namespace tenebrae::vast::testing {
namespace {

SpaceId id(const TestCave& cave, std::string_view where) {
    return space_at(cave.state, cell(where));
}

std::string cells_to_fill(const TestCave& cave) {
    CellList cells;
    find_cells_to_fill(cave.state, cells);
    std::string text;
    for (const Cell one : cells) {
        text += (text.empty() ? "" : " ") + name_of(one);
    }
    return text;
}

bool passes(const TestCave& cave, std::string_view where, Direction direction) {
    return has_passage(cave.state, id(cave, where), direction);
}

}  // namespace

TEST_CASE("VA-M2, M3: only walls of Lit tiles close an edge") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").dark("n2", "A12").lit("e1", "A5", "nesw").dark("e1n1", "A1");
    CHECK_FALSE(passes(cave, "o", Direction::North));
    CHECK_FALSE(passes(cave, "n1", Direction::South));
    CHECK_FALSE(passes(cave, "n1", Direction::North));
    CHECK_FALSE(passes(cave, "n2", Direction::South));
    CHECK(passes(cave, "n1", Direction::East));
    CHECK(passes(cave, "e1n1", Direction::West));
    CHECK(passes(cave, "o", Direction::East));
    CHECK_FALSE(passes(cave, "n1", Direction::West));
}

TEST_CASE("VA-M3, K32: a bombed edge is a passage, a Rockslide closes it again") {
    TestCave cave;
    cave.lit("n1", "A2", "ew");
    auto& entrance = cave.state.spaces.at(id(cave, "o"));
    entrance.edges = 1;
    CHECK(passes(cave, "o", Direction::North));
    CHECK(passes(cave, "n1", Direction::South));
    entrance.edges = 0x11;
    CHECK_FALSE(passes(cave, "o", Direction::North));
    CHECK_FALSE(passes(cave, "n1", Direction::South));
}

TEST_CASE("VA-M4, P2: cells next to open sides of Lit tiles are filled, in reading order") {
    TestCave cave;
    cave.lit("n1", "A3", "new").dark("e1", "A1");
    CHECK(cells_to_fill(cave) == "n2 w1n1 e1n1 w1 s1");
    cave.state.spaces.at(id(cave, "n1")).edges = 4;
    CHECK(passes(cave, "n1", Direction::South));
}

TEST_CASE("VA-M5: pieces see along passages over spaces that are not Dark") {
    TestCave cave;
    cave.lit("e1", "A2", "ew").lit("e2", "A8", "ew").dark("e3", "A1").dark("e4", "A5");
    const auto seen = [&](std::string_view one, std::string_view two) {
        const bool there = sees(cave.state, id(cave, one), id(cave, two));
        CHECK(there == sees(cave.state, id(cave, two), id(cave, one)));
        return there;
    };
    CHECK(seen("o", "o"));
    CHECK(seen("o", "e2"));
    CHECK(seen("o", "e3"));
    CHECK_FALSE(seen("o", "e4"));
    cave.dark("n1", "A3");
    CHECK(seen("o", "n1"));
    CHECK_FALSE(seen("e1", "n1"));
    cave.lit("s1", "A9", "ew").dark("s2", "A4");
    CHECK_FALSE(seen("o", "s1"));
    CHECK_FALSE(seen("o", "s2"));
}

TEST_CASE("VA-M7: touching counts adjacent spaces without regard to walls") {
    TestCave cave;
    cave.lit("n1", "A12", "n").dark("n2", "A1").dark("e1n1", "A5");
    CHECK(touching(cave.state, id(cave, "n1")) == 3);
    CHECK(touching(cave.state, id(cave, "o")) == 1);
}

TEST_CASE("VA-M8: the distance counts steps along rows and columns") {
    CHECK(distance(cell("w2n1"), cell("e1s3")) == 7);
    CHECK(distance(cell("o"), cell("o")) == 0);
}

TEST_CASE("VA-P1, P2, W2: open edges are filled one after the other from the top of the stack") {
    TestCave cave;
    cave.lit("n1", "A5", "nesw").close();
    cave.stack("T1 T2 T3 C1");
    cave.knight_turn().play("go n");
    CHECK(cave.pending() == "knight knight");
    TestCave reveal;
    reveal.close().knight_turn().play("cube move, go n, orient nesw");
    CHECK(reveal.legal() == "fill n2, fill w1n1, fill e1n1");
    const Tile top = reveal.state.stack.cards.at(reveal.state.stack.size - 1U);
    reveal.play("fill e1n1");
    CHECK(reveal.at("e1n1").tile == top);
    CHECK(reveal.at("e1n1").is_dark());
    CHECK(reveal.legal() == "fill n2, fill w1n1");
    reveal.play("fill w1n1, fill n2");
    CHECK(reveal.pending() == "brace knight");
}

TEST_CASE("VA-P2: filling ends when no tile is left") {
    TestCave cave;
    cave.close().stack("T1").knight_turn().play("go n, orient nesw, fill n2");
    CHECK(cave.pending() == "brace knight");
    CHECK_FALSE(cave.has_space("e1n1"));
}

TEST_CASE("VA-P4: in the Collapse nothing is filled") {
    TestCave cave;
    cave.close().collapse().knight_turn().play("go n, orient nesw");
    CHECK(cave.pending() == "brace knight");
}

TEST_CASE("VA-P5, B22: a tile on the cell of a lurking tribe reveals it") {
    TestCave cave;
    cave.close().lurking("eye", "n2", 2).turn(Role::Knight).play("end, place n2");
    CHECK(cave.where(Piece::Eye) == "n2");
    CHECK(cave.has_event("moved eye n2 n2 tile"));
}

TEST_CASE("VA-P6: a placed tile brings no token and is not revealed") {
    TestCave cave;
    cave.close().turn(Role::Knight).play("end, place n2");
    CHECK(cave.at("n2").tile == tile("C9"));
    CHECK(cave.at("n2").tokens == 0);
    CHECK(cave.state.revealed == 0);
}

TEST_CASE("VA-R1: equal orientations are one action and are listed clockwise") {
    TestCave open;
    open.dark("e1", "A1").close().knight_turn().play("go e");
    CHECK(open.legal() == "orient nesw");
    TestCave side;
    side.dark("e1", "A3").close().knight_turn().play("go e");
    CHECK(side.legal() == "orient esw, orient nsw, orient new");
    TestCave tunnel;
    tunnel.dark("e1", "A2").close().knight_turn().play("go e");
    CHECK(tunnel.legal() == "orient ew");
    TestCave deadend;
    deadend.dark("e1", "A12").close().knight_turn().play("go e");
    CHECK(deadend.legal() == "orient w");
}

TEST_CASE("VA-R2: in her Encounter the side towards the space she came from is open") {
    TestCave cave;
    cave.dark("n1", "A7").close().knight_turn().play("go n");
    CHECK(cave.legal() == "orient es, orient sw");
}

TEST_CASE("VA-R3, K30: by the Map the tile must be joined to the Entrance, if it can") {
    TestCave cave;
    // n1 has no opening to the north, so n2 can be joined only through e1n2.
    cave.lit("n1", "A2", "ew")
        .dark("n2", "A7")
        .lit("e1", "A1", "nesw")
        .lit("e1n1", "A5", "nesw")
        .lit("e1n2", "A10", "nesw")
        .close();
    cave.knight("n1").cubes("map=1 move=1").knight_turn().play("go n map");
    CHECK(cave.legal() == "orient ne, orient es");
    TestCave closed;
    closed.lit("n1", "A2", "ew").dark("n2", "A7").close();
    closed.knight("n1").cubes("map=1 move=1").knight_turn().play("go n map");
    CHECK(closed.legal() == "orient ne, orient es, orient sw, orient nw");
}

TEST_CASE("VA-R4, VA-P3, VA-R9: Vantage reveals the Dark tiles around her in any order, then fills"
) {
    TestCave cave;
    cave.dark("n1", "E5")
        .lit("w1", "A1", "nesw")
        .dark("w1n1", "A2")
        .dark("e1n1", "T1")
        .close()
        .events("vantage");
    cave.cubes("move=1 free=1").knight_turn().play("go n, orient nesw, fill n2");
    CHECK(cave.pending() == "reveal knight");
    // w1n1 can be joined from n1 to its east; n2 is Dark and surrounds her too.
    CHECK(cave.legal_of("reveal w1n1") == "reveal w1n1 ns, reveal w1n1 ew");
    CHECK(cave.has_event("flipped w1n1 A2"));
    CHECK(cave.state.knight.grit == 0);
    const std::string first = cave.legal().substr(0, cave.legal().find(','));
    cave.play("reveal e1n1 nesw");
    CHECK(cave.pending() == "reveal knight");
    CHECK(cave.at("e1n1").treasures == 1);
    while (cave.pending() != "encounter knight") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    // n2, w1n1, e1n1 and e1 by the event, and n1 by the Encounter.
    CHECK(cave.state.revealed == 5);
    CHECK(cave.state.knight.grit == 5);
}

TEST_CASE("VA-R4: what was placed while filling is not revealed by the same effect") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().events("vantage");
    cave.knight("n1").token("n1", Token::Event).cubes("move=1 per=1").knight_turn();
    const int dark = 5;  // w1n1, e1n1, n2 and, beside the Entrance, w1 and e1
    cave.play("face");
    int reveals = 0;
    while (cave.pending() != "encounter knight") {
        reveals += cave.pending() == "reveal knight" ? 1 : 0;
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(reveals == dark);
    CHECK(cave.state.knight.grit == dark);
}

TEST_CASE("VA-R5: a revealed tile gets the token of its kind") {
    TestCave cave;
    cave.dark("n1", "T1").dark("e1", "C1").dark("s1", "E5").dark("w1", "A1").close();
    cave.events("");
    cave.cubes("move=3 per=3").knight_turn();
    cave.play("go n, orient nesw");
    CHECK(cave.at("n1").treasures == 1);
    CHECK(cave.state.treasure_supply == 9);
    CHECK(cave.in_order("revealed n1 T1 nesw, on treasure n1"));
    TestCave crystal;
    crystal.dark("e1", "C1").close().knight_turn().play("go e, orient nesw");
    CHECK(crystal.at("e1").has(Token::Crystal));
    CHECK(crystal.state.crystals_revealed == 1);
    TestCave ambush;
    ambush.dark("w1", "A1").close().knight_turn().play("go w, orient nesw");
    CHECK(ambush.at("w1").tokens == 0);
}

TEST_CASE("VA-R5: Treasure tokens that lie on the tile stay") {
    TestCave cave;
    cave.dark("n1", "T1").treasure("n1", 2).close().knight_turn().play("go n, orient nesw");
    CHECK(cave.at("n1").treasures == 3);
    CHECK(cave.state.treasure_supply == 7);
}

TEST_CASE("VA-G11: without a Treasure in the supply none is placed") {
    TestCave cave;
    cave.dark("n1", "T1").treasure("n1", 4).lit("e1", "A1", "nesw").treasure("e1", 6).close();
    cave.knight_turn().play("go n, orient nesw");
    CHECK(cave.at("n1").treasures == 4);
    CHECK(cave.state.treasure_supply == 0);
}

TEST_CASE("VA-R6: a tile is filled around before it is resolved") {
    TestCave cave;
    cave.dark("n1", "E5").close().events("rats").knight_turn();
    cave.state.knight.grit = 4;
    cave.play("go n, orient nesw");
    CHECK_FALSE(cave.has_event("card rats"));
    cave.play("fill n2, fill w1n1, fill e1n1");
    CHECK(cave.in_order("placed e1n1, card rats played, grit 2 -2, off event n1, grit 3 +1"));
}

TEST_CASE("VA-R6: an ambush tile revealed by Vantage has no effect, an event waits") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").dark("n2", "A5").dark("e1n1", "E5").close().events("vantage rats");
    cave.knight("n1").token("n1", Token::Event).cubes("per=2").knight_turn().play("face");
    while (cave.pending() != "encounter knight") {
        CHECK((cave.pending() == "reveal knight" || cave.pending() == "fill knight"));
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.at("e1n1").has(Token::Event));
    CHECK(cave.state.events.size == 1);
}

TEST_CASE("VA-R7: every revealed tile counts for intrepid and is never taken back") {
    TestCave cave;
    cave.quests("intrepid").close();
    cave.state.revealed = 9;
    cave.cubes("move=1 per=1").knight_turn();
    CHECK_FALSE(cave.offers("quest intrepid"));
    cave.play("go n, orient nesw, fill n2, fill w1n1, fill e1n1, ready, pass");
    CHECK(cave.offers("quest intrepid"));
}

TEST_CASE("VA-R8: pieces and tokens on a revealed tile stay, in the Collapse too") {
    TestCave cave;
    cave.dark("n1", "A1").close().collapse().treasure("n1", 1).tribe("bones", "n1", 1);
    cave.cubes("str=2").knight_turn().play("go n, orient nesw");
    CHECK(cave.where(Piece::Bones) == "n1");
    CHECK(cave.at("n1").treasures == 1);
    CHECK(cave.at("n1").is_lit());
}

}  // namespace tenebrae::vast::testing
