// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

#include <set>

/// Statements of all sections that hold for many actions: chance, tracks, lists, statistics.
namespace tenebrae::vast::testing {

TEST_CASE("VA-G2: a decision with one legal action is asked, one with none is not") {
    TestCave cave;
    cave.dark("n1", "A2").close().knight_turn().play("go n");
    CHECK(cave.legal() == "orient ns");
    TestCave none;
    none.collapse().turn(Role::Knight).play("end");
    // Nothing but the Entrance is left: no removal is asked.
    CHECK(none.pending() == "war goblins");
}

TEST_CASE("VA-G5: sides and directions are listed n e s w") {
    CHECK(name_of_sides(sides("wsne")) == "nesw");
    CHECK(turned(sides("nes")) == sides("esw"));
    CHECK(turned(sides("n")) == sides("e"));
    CHECK(turned(sides("w")) == sides("n"));
    CHECK(opposite(Direction::North) == Direction::South);
}

TEST_CASE("VA-G7: each chance result is an event, and the same seed gives the same game") {
    TestCave one;
    one.start(11);
    TestCave two;
    two.start(11);
    CHECK(one.events_text() == two.events_text());
    TestCave three;
    three.start(12);
    CHECK(one.events_text() != three.events_text());
    TestCave war;
    war.close().turn(Role::Goblins);
    std::set<int> cards;
    for (const Event& event : war.happened) {
        if (event.kind == EventKind::Shuffle) {
            for (const std::uint8_t item : event.items) {
                cards.insert(item == kNoItem ? -1 : item);
            }
        }
    }
    // Ten cards in two events of six items.
    CHECK(cards.size() == 11);
}

TEST_CASE("VA-G7, T3: a die shows one of six faces with the marks of the table") {
    std::set<std::string> faces;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        TestCave cave(28);
        cave.close().tribe("bones", "o", 1);
        cave.state.random = core::Random(seed).state();
        cave.tribes().play("activate bones, flare");
        for (const Event& event : cave.happened) {
            if (event.kind == EventKind::Die) {
                faces.insert(text_of(event));
                const int marked = std::popcount(cave.rules.tables.die.at(event.value));
                const std::array<int, kDieFaces> expected{8, 4, 5, 4, 5, 1};
                CHECK(marked == expected.at(event.value));
            }
        }
    }
    CHECK(faces.size() == kDieFaces);
}

TEST_CASE("VA-G8, K40: from an empty deck of quests none is drawn") {
    TestCave cave;
    cave.close().quests("persistent");
    cave.state.quests = {};
    cave.state.smashed.at(index(Role::Knight)) = 3;
    cave.knight_turn().play("quest persistent");
    CHECK(cave.state.knight.quests == 0);
}

TEST_CASE("VA-G9: tracks stop at their ends") {
    TestCave cave;
    cave.dark("n1", "A1").close().tribe("fangs", "n1", 1);
    cave.state.goblins.rage = 3;
    cave.tribes().play("activate fangs, special");
    CHECK(cave.state.goblins.rage == 3);
    TestCave grit;
    grit.close().treasure("o", 1).treasures("").knight_turn();
    grit.state.knight.grit = 43;
    grit.play("take treasure");
    CHECK(grit.state.knight.grit == 45);
    TestCave health;
    health.close().cards("kit").cubes("kit=1 free=2").knight_turn();
    health.state.knight.health = 6;
    health.play("potion");
    CHECK(health.state.knight.health == 7);
}

TEST_CASE("VA-G13: a tribe that scatters in its activation ends it, the others go on") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").lit("e1n1", "A10", "nesw").close();
    cave.knight("e1").tribe("eye", "n1", 1).tribe("bones", "n1", 1).tribes();
    cave.play("activate eye, step e, step n");
    CHECK(cave.where(Piece::Eye) == "hidden");
    CHECK(cave.pending() == "tribes goblins");
    CHECK(cave.offers("activate bones"));
}

TEST_CASE("VA-M1: adjacent are the four neighbours, surrounding the eight") {
    std::set<std::string> adjacent;
    for (const Direction direction : kDirections) {
        adjacent.insert(name_of(next_to(kEntranceCell, direction)));
    }
    CHECK(adjacent == std::set<std::string>{"n1", "e1", "s1", "w1"});
    std::set<std::string> surrounding;
    for (int mark = 0; mark < kMarks; ++mark) {
        if (has(kSurroundingMarks, mark)) {
            surrounding.insert(name_of(marked_cell(kEntranceCell, mark)));
        }
    }
    CHECK(
        surrounding == std::set<std::string>{"w1n1", "n1", "e1n1", "w1", "e1", "w1s1", "s1", "e1s1"}
    );
}

TEST_CASE("VA-M9: several tribes and tokens may share a space") {
    TestCave cave;
    cave.dark("n1", "A2").dark("n2", "A1").close().treasure("n1", 3);
    cave.tribe("fangs", "n1", 1).tribe("bones", "n1", 1).tribe("eye", "n2", 1).tribes();
    cave.play("activate eye, step s");
    CHECK(cave.where(Piece::Eye) == "n1");
    CHECK(cave.at("n1").treasures == 3);
}

TEST_CASE("VA-O4, X13: no harm by Lit tiles on a push or an exit, only on own steps") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").collapse().tribe("eye", "n1", 2);
    cave.state.goblins.tribes.at(2).lit_left = 1;
    cave.knight("e1").turn(Role::Knight).play("end, remove n1, exit o");
    CHECK(cave.population(Piece::Eye) == 2);
}

TEST_CASE("VA-K3: each Hero cube is in one place, and cubes at hand are counted") {
    TestCave cave;
    cave.close().cubes("free=1 move=2 aside=1 entrance=1 discarded=1");
    CHECK(cubes_at_hand(cave.state) == 4);
    CHECK(cubes_on_slots(cave.state) == 2);
    CHECK(std::popcount(cave.state.knight.track) == 1);
    CHECK(broken_invariant(cave.rules, cave.state) != "VA-Y2");
    ++cave.state.knight.free;
    CHECK(broken_invariant(cave.rules, cave.state) == "VA-Y2");
}

TEST_CASE("VA-K23, O6: Vantage reveals around her tile at that moment, not those placed later") {
    TestCave cave;
    cave.lit("n1", "E5", "nesw").token("n1", Token::Event).dark("w1n1", "A1").dark("n2", "A4");
    cave.dark("e1n1", "A5").lit("e1", "A10", "nesw").dark("w1", "A13").dark("s1", "E7");
    cave.dark("e1s1", "E10").dark("e2", "E14").events("vantage");
    cave.knight("n1").cubes("per=1").knight_turn().play("face");
    CHECK(cave.legal_of("reveal n2") == "reveal n2 nes, reveal n2 esw, reveal n2 nsw");
    int reveals = 0;
    while (cave.pending() != "encounter knight") {
        reveals += cave.pending() == "reveal knight" ? 1 : 0;
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    // w1n1, n2, e1n1 and w1; w1n2 and e1n2 were placed by the filling.
    CHECK(reveals == 4);
    CHECK(cave.at("w1n2").is_dark());
}

TEST_CASE("VA-K31, K32, H4: a cube on the Bomb allows one use in a turn") {
    TestCave cave;
    cave.lit("n1", "A2", "ew").close().cubes("bomb=1 move=1").knight_turn();
    CHECK(cave.legal_of("bomb") == "bomb n");
    cave.play("bomb n");
    CHECK(cave.legal_of("bomb") == "");
    TestCave none;
    none.lit("n1", "A2", "ew").close().cubes("move=1").knight_turn();
    CHECK(none.legal_of("bomb") == "");
}

TEST_CASE("VA-B2, I2: a lurking tribe counts as hidden and is no target") {
    TestCave cave;
    cave.lit("n1", "A2", "ns").dark("n2", "A1").lurking("eye", "n3", 3).close();
    cave.cubes("bow=1 str=2").knight_turn();
    CHECK(is_hidden(cave.state, Piece::Eye));
    CHECK(cave.legal_of("shoot") == "");
}

TEST_CASE("VA-B5: Rage rises by 1 for each tribe attacked by the Knight or hit by her Bow") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 1).tribe("eye", "n1", 1);
    cave.cubes("str=3").knight_turn().play("go n, attack bones, attack eye");
    CHECK(cave.state.goblins.rage == 3);
}

TEST_CASE("VA-B47, VA-E8: a goal ends the game at once") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 3).monsters("bones", "blob");
    cave.state.knight.health = 1;
    cave.state.knight.grit = 9;
    cave.tribes().play("activate bones, step s");
    CHECK(cave.result() == "goblins knight-killed");
    CHECK(cave.state.knight.grit == 9);
    CHECK(cave.pending() == "none");
}

TEST_CASE("VA-Y2, G12: cards that are in a decision stay there when the game ends") {
    TestCave cave;
    cave.close().next_monsters("ogre").war("ruin").play("war ruin").resign();
    CHECK(cave.result() == "nobody resigned");
    CHECK(cave.state.top().mask == only(Monster::Ogre));
}

TEST_CASE("VA-W2: within a kind actions are listed by cells, directions, pieces and tables") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 3).secrets("hex fury tunnels");
    cave.tribe("eye", "hidden", 1).knight("n1").monsters("bones", "worm");
    cave.knight("o").cubes("str=3").tribes();
    CHECK(
        cave.legal_of("secret")
        == "secret tunnels, secret fury fangs, secret fury bones, secret fury eye, "
           "secret hex knight"
    );
    cave.play("activate bones");
    CHECK(cave.legal() == "step n, step e, step w, worm se 1, worm sw 1, hide, special, stop");
}

TEST_CASE("VA-Y6: attacks, ambushes, Health, Rage and Population are counted") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").close().tribe("bones", "n1", 2).cubes("str=3").knight_turn();
    cave.play("go n, attack bones, done");
    const Statistics& counts = cave.state.statistics;
    CHECK(counts.attacks.at(index(Piece::Knight)) == 1);
    CHECK(counts.hits.at(index(Piece::Knight)) == 1);
    CHECK(counts.rage_gained == 1);
    CHECK(counts.population_lost.at(static_cast<std::size_t>(PopulationReason::Scatter)) == 2);
    CHECK(counts.decisions.at(index(Role::Knight)) == 3);
    const State before = cave.state;
    State after = before;
    after.statistics.quests = 9;
    CHECK(hash(before) == hash(after));
}

}  // namespace tenebrae::vast::testing
