// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Section B: hidden, lurking and revealed tribes.
namespace tenebrae::vast::testing {
namespace {

/// Lit tiles around the Entrance, closed by Dark ones; n2 is Dark with the bones' symbol.
TestCave halls() {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").lit("e1", "A10", "nesw").lit("e1n1", "E5", "nesw");
    cave.lit("w1", "E10", "nesw").dark("n2", "A2").close();
    return cave;
}

}  // namespace

TEST_CASE("VA-B18, H5: each tribe acts at most once, in any order, none with Population 0") {
    TestCave cave = halls();
    cave.tribe("fangs", "n1", 2).tribe("eye", "e1", 2).tribes();
    CHECK(cave.legal_of("activate") == "activate fangs, activate eye");
    CHECK(cave.legal_of("reveal") == "");
    cave.play("activate eye, stop");
    CHECK(cave.legal_of("activate") == "activate fangs");
    cave.play("end");
    CHECK(cave.pending() == "place goblins");
}

TEST_CASE("VA-B20: a hidden tribe is revealed on Dark tiles with its symbol, with Gnome on any") {
    TestCave cave = halls();
    cave.tribe("bones", "hidden", 1).tribes();
    // The Dark tiles and their symbols: see close().
    std::string expected;
    std::string all;
    CellList cells;
    for (const Space& space : cave.state.spaces) {
        if (space.is_dark()) {
            cells.push_back(space.at);
        }
    }
    sort_cells(cells);
    for (const Cell one : cells) {
        const std::string text = "reveal bones " + name_of(one);
        all += (all.empty() ? "" : ", ") + text;
        if (cave.at(name_of(one)).symbol() == 1) {
            expected += (expected.empty() ? "" : ", ") + text;
        }
    }
    CHECK(cave.legal_of("reveal") == expected);
    CHECK(cave.legal_of("lurk") == "");
    cave.play("reveal bones n2");
    CHECK(cave.where(Piece::Bones) == "n2");
    CHECK(cave.legal_of("activate") == "");
    TestCave gnome = halls();
    gnome.tribe("bones", "hidden", 1).monsters("bones", "gnome").tribes();
    CHECK(gnome.legal_of("reveal") == all);
}

TEST_CASE("VA-B20: another player's piece on the tile hinders, a tribe or a token does not") {
    TestCave cave(28);
    cave.dark("n1", "A2").dark("e1", "A5").close().treasure("n1", 1).tribe("eye", "n1", 1);
    cave.tribe("bones", "hidden", 1).tribes();
    CHECK(cave.offers("reveal bones n1"));
}

TEST_CASE("VA-B21: only without such a tile it may lurk on an empty cell next to a space") {
    TestCave cave;
    cave.dark("n1", "A1").dark("e1", "A4").dark("s1", "A7").dark("w1", "A10");
    cave.tribe("eye", "hidden", 1).tribes();
    CHECK(cave.legal_of("reveal") == "");
    CHECK(
        cave.legal_of("lurk")
        == "lurk eye n2, lurk eye w1n1, lurk eye e1n1, lurk eye w2, lurk eye e2, "
           "lurk eye w1s1, lurk eye e1s1, lurk eye s2"
    );
    cave.play("lurk eye e1n1");
    CHECK(cave.where(Piece::Eye) == "lurks e1n1");
    CHECK(cave.legal() == "end");
}

TEST_CASE("VA-B22: a lurking tribe enters an adjacent space without a wall there, or hides") {
    TestCave cave;
    cave.lit("n1", "A3", "new").lit("e1", "A6", "esw").close();
    // e1n1 was filled; the cell is empty again for the test.
    State& state = cave.state;
    remove_space(state, space_at(state, cell("e1n1")));
    state.knight.at = kEntranceSpace;
    cave.lurking("eye", "e1n1", 1);
    cave.state.frames = {};
    cave.state.current = Role::Goblins;
    ActionList actions;
    state.decision = Decision::Tribes;
    state.frames.at(0) = Frame{FrameKind::Tribes, Role::Goblins};
    state.depth = 1;
    // n1 is open to the east, e1 is walled to the north.
    CHECK(cave.legal_of("enter") == "enter eye n1");
    cave.monsters("eye", "golem");
    CHECK(cave.legal_of("enter") == "enter eye n1, enter eye e1");
    state.knight.at = space_at(state, cell("n1"));
    CHECK(cave.legal_of("enter") == "enter eye e1");
    // Never the Knight's space, however strong the tribe is.
    cave.state.goblins.tribes.at(2).population = 4;
    CHECK(cave.legal_of("enter") == "enter eye e1");
    CHECK(cave.offers("hide eye"));
    CHECK(cave.legal_of("reveal") == "");
}

TEST_CASE("VA-B22: entering and hiding are the tribe's act") {
    TestCave cave;
    cave.dark("n1", "A1").dark("e1", "A4").dark("s1", "A7").dark("w1", "A10");
    cave.lurking("eye", "e1n1", 1).tribes();
    CHECK(cave.legal_of("enter") == "enter eye n1, enter eye e1");
    TestCave hidden = cave;
    cave.play("enter eye n1");
    CHECK(cave.where(Piece::Eye) == "n1");
    CHECK(cave.legal() == "end");
    hidden.play("hide eye");
    CHECK(hidden.where(Piece::Eye) == "hidden");
    CHECK(hidden.legal() == "end");
}

TEST_CASE("VA-B22: a tile on a lurking tribe's cell reveals it without spending its act") {
    TestCave cave;
    cave.dark("n1", "A1").dark("e1", "A4").dark("s1", "A7").dark("w1", "A10");
    cave.lurking("eye", "e1n1", 1).tribe("fangs", "n1", 2).tribes();
    cave.play("activate fangs, explore e");
    CHECK(cave.where(Piece::Eye) == "e1n1");
    CHECK(cave.where(Piece::Fangs) == "e1n1");
    CHECK(cave.offers("activate eye"));
}

TEST_CASE("VA-B24: hide and special do not follow steps, the other acts do") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 2).tribes().play("activate bones");
    CHECK(cave.offers("hide"));
    CHECK(cave.offers("special"));
    CHECK(cave.offers("stop"));
    cave.play("step s");
    CHECK_FALSE(cave.offers("hide"));
    CHECK_FALSE(cave.offers("special"));
    CHECK(cave.offers("stop"));
    cave.play("stop");
    CHECK(cave.pending() == "tribes goblins");
    CHECK(cave.where(Piece::Bones) == "n1");
}

TEST_CASE("VA-B25: steps lead through passages and never back onto a space") {
    TestCave cave = halls();
    cave.knight("w1").tribe("bones", "n2", 2).tribes().play("activate bones");
    cave.play("step s, step e");
    CHECK(cave.where(Piece::Bones) == "e1n1");
    CHECK_FALSE(cave.offers("step w"));
    CHECK(cave.offers("step s"));
    TestCave walled;
    walled.lit("n1", "A2", "ew").close().knight("o").tribe("eye", "n1", 1);
    TestCave golem = walled;
    walled.tribes().play("activate eye");
    CHECK(walled.legal_of("step") == "step e, step w");
    golem.monsters("eye", "golem").tribes().play("activate eye");
    // There is no space to the north, and the Knight is not weaker than the tribe.
    CHECK(golem.legal_of("step") == "step e, step w");
    golem.tribe("eye", "n1", 2);
    CHECK(golem.legal_of("step") == "step e, step s, step w");
}

TEST_CASE("VA-B26: entering the Knight's space needs more Strength than hers") {
    TestCave cave = halls();
    cave.tribe("bones", "n1", 2).cubes("str=1").tribes().play("activate bones");
    CHECK_FALSE(cave.offers("step s"));
    TestCave more = halls();
    more.tribe("bones", "n1", 3).cubes("str=1").tribes().play("activate bones");
    CHECK(more.offers("step s"));
}

TEST_CASE("VA-B27, H5: every second leaving of a Lit tile costs 1 Population") {
    TestCave cave = halls();
    cave.knight("w1").tribe("fangs", "n1", 3).tribes().play("activate fangs, step e");
    CHECK(cave.population(Piece::Fangs) == 3);
    cave.play("step s");
    CHECK(cave.population(Piece::Fangs) == 2);
    CHECK(cave.in_order("population fangs 2 lit, moved fangs e1n1 e1 step"));
    cave.play("step w");
    CHECK(cave.population(Piece::Fangs) == 2);
    CHECK(cave.where(Piece::Fangs) == "o");
}

TEST_CASE("VA-B27: a tribe that falls to 0 on leaving scatters and does not arrive") {
    TestCave cave = halls();
    cave.knight("w1").tribe("eye", "n1", 1).monsters("eye", "ogre").tribes();
    cave.play("activate eye, step e, step s");
    CHECK(cave.where(Piece::Eye) == "hidden");
    CHECK(cave.population(Piece::Eye) == 0);
    CHECK(cave.state.tribe(Piece::Eye).monsters == 0);
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-B27: the loss counts before the entry is judged") {
    TestCave cave = halls();
    cave.knight("e1").tribe("bones", "n1", 2).tribes().play("activate bones, step e");
    // Strength 2 is more than hers, but 1 is left on leaving.
    CHECK_FALSE(cave.offers("step s"));
    TestCave last = halls();
    last.knight("e1").tribe("fangs", "n1", 1).monsters("fangs", "giant").tribes();
    last.play("activate fangs, step e");
    CHECK_FALSE(last.offers("step s"));
}

TEST_CASE("VA-B27: with Blind Fury the tribe counts nothing") {
    TestCave cave = halls();
    cave.secrets("fury").knight("w1").tribe("eye", "n1", 1).tribes();
    cave.play("secret fury eye, activate eye, step e, step s, step w");
    CHECK(cave.population(Piece::Eye) == 1);
    CHECK(cave.where(Piece::Eye) == "o");
}

TEST_CASE("VA-B28: the Underworm goes 1 or 2 cells along a diagonal, once, before the act") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 1).monsters("bones", "worm").knight("w1").tribes();
    cave.play("activate bones");
    CHECK(cave.offers("worm se 1"));
    CHECK_FALSE(cave.offers("worm ne 1"));
    cave.play("worm se 1");
    CHECK(cave.where(Piece::Bones) == "e1n1");
    CHECK(cave.legal_of("worm") == "");
    CHECK_FALSE(cave.offers("special"));
    CHECK(cave.state.tribe(Piece::Bones).lit_left == 0);
}

TEST_CASE("VA-B29: an Attack costs 1 Health, then the tribe scatters, then Rage falls") {
    TestCave cave = halls();
    cave.knight("w1").tribe("bones", "o", 3).monsters("bones", "blob worm").tribes();
    cave.state.knight.grit = 9;
    cave.state.goblins.rage = 2;
    cave.play("activate bones, step w");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.state.knight.grit == 4);
    CHECK(cave.pending() == "lose goblins");
    CHECK(cave.state.goblins.rage == 2);
    cave.play("lose worm");
    CHECK(cave.state.goblins.rage == 1);
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Bones) == 1);
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-B31: two tribes on a space smash its Crystal, which counts for the Knight") {
    TestCave cave = halls();
    cave.token("e1", Token::Crystal).tribe("fangs", "e1", 3).tribe("bones", "e1", 4);
    cave.tribe("eye", "e1", 3).knight("w1").tribes();
    cave.play("activate eye");
    CHECK(cave.legal_of("attack") == "");
    cave.play("stop, activate fangs, attack crystal");
    CHECK(cave.where(Piece::Fangs) == "e1");
    CHECK(cave.at("e1").has(Token::Crystal));
    CHECK(cave.state.goblins.rage == 1);
    cave.play("activate bones, attack crystal");
    CHECK_FALSE(cave.at("e1").has(Token::Crystal));
    CHECK(cave.state.smashed.at(index(Role::Goblins)) == 1);
    CHECK(crystals_for_knight(cave.state) == 1);
    CHECK(cave.where(Piece::Fangs) == "hidden");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Fangs) == 1);
    CHECK(cave.state.goblins.rage == 0);
    CHECK(cave.in_order("smashed goblins e1, scattered fangs, scattered bones, rage 0"));
}

TEST_CASE("VA-B31: a tribe that waited in an earlier turn does not count") {
    TestCave cave = halls();
    cave.token("e1", Token::Crystal).tribe("fangs", "e1", 3).tribe("bones", "e1", 4);
    cave.knight("w1").tribes().play("activate fangs, attack crystal, end, place s2");
    while (cave.pending() != "knight knight") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    cave.tribes().play("activate bones, attack crystal");
    CHECK(cave.at("e1").has(Token::Crystal));
    CHECK(cave.where(Piece::Bones) == "e1");
}

TEST_CASE("VA-B32: a plundered Treasure goes to the supply for 1 Rage; the Gnome may jump") {
    TestCave cave = halls();
    cave.treasure("e1", 2).tribe("bones", "e1n1", 2).monsters("bones", "gnome").knight("w1");
    cave.tribes().play("activate bones, step s, plunder treasure");
    CHECK(cave.at("e1").treasures == 1);
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.pending() == "gnome goblins");
    CHECK(cave.offers("jump n2"));
    CHECK(cave.offers("pass"));
    CHECK_FALSE(cave.offers("jump o"));
    cave.play("jump n2");
    CHECK(cave.where(Piece::Bones) == "n2");
    CHECK(cave.pending() == "tribes goblins");
}

TEST_CASE("VA-B33: explore places a tile on an empty cell beside a Dark tile and goes there") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 2).knight("w1").tribes().play("activate bones");
    CHECK(cave.legal_of("explore") == "explore n, explore w");
    const Tile top = cave.state.stack.cards.at(cave.state.stack.size - 1U);
    cave.play("explore n");
    CHECK(cave.at("n3").tile == top);
    CHECK(cave.at("n3").is_dark());
    CHECK(cave.where(Piece::Bones) == "n3");
    CHECK(cave.pending() == "tribes goblins");
    TestCave lit;
    lit.lit("n1", "A2", "ew").close().tribe("bones", "n1", 2).tribes().play("activate bones");
    CHECK(lit.legal_of("explore") == "");
    TestCave late = halls();
    late.collapse().tribe("bones", "n2", 2).knight("w1").tribes().play("activate bones");
    CHECK(late.legal_of("explore") == "");
}

TEST_CASE("VA-B33: hide; special raises Rage, draws a Monster or draws a Secret") {
    TestCave cave = halls();
    cave.tribe("fangs", "n2", 2).tribe("bones", "n2", 2).tribe("eye", "n2", 2).knight("w1");
    cave.next_monsters("troll").next_secrets("trap").tribes();
    cave.play("activate fangs, special");
    CHECK(cave.state.goblins.rage == 2);
    cave.play("activate bones, special");
    CHECK(cave.pending() == "monsters goblins");
    cave.play("assign troll bones, done, activate eye, special");
    CHECK(cave.pending() == "secrets goblins");
    CHECK(has(cave.state.goblins.hand, Secret::Trap));
    cave.play("done");
    CHECK(cave.pending() == "tribes goblins");
    TestCave hidden = halls();
    hidden.tribe("fangs", "n2", 2).knight("w1").tribes().play("activate fangs, hide");
    CHECK(hidden.where(Piece::Fangs) == "hidden");
    CHECK(hidden.population(Piece::Fangs) == 2);
}

TEST_CASE("VA-B34, O1, O2: the Wisp pushes the Knight in sight over unoccupied Lit spaces") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 2).monsters("bones", "wisp").treasure("e1", 1).tribes();
    cave.play("activate bones");
    CHECK(cave.offers("wisp"));
    cave.play("wisp");
    CHECK(cave.pending() == "push goblins");
    // s1 is Dark, e1 has a token; n1 and w1 are free.
    CHECK(cave.legal() == "push n, push w, done");
    cave.play("push n, push e");
    CHECK(cave.where(Piece::Knight) == "e1n1");
    CHECK(cave.pending() == "push goblins");
    cave.play("done");
    CHECK(cave.pending() == "tribe goblins");
    CHECK_FALSE(cave.offers("wisp"));
}

TEST_CASE("VA-B34, O2: not without sight and not with a cube on the Shield") {
    TestCave blind = halls();
    blind.tribe("bones", "n2", 2).monsters("bones", "wisp").knight("w1").tribes();
    blind.play("activate bones");
    CHECK_FALSE(blind.offers("wisp"));
    TestCave shield = halls();
    shield.tribe("bones", "n2", 2).monsters("bones", "wisp").cubes("shield=1").tribes();
    shield.play("activate bones");
    CHECK_FALSE(shield.offers("wisp"));
}

TEST_CASE("VA-O1: a push ends after the number of steps given") {
    TestCave cave = halls();
    cave.tribe("bones", "n2", 2).monsters("bones", "wisp").tribes();
    cave.play("activate bones, wisp, push n, push e, push s");
    CHECK(cave.where(Piece::Knight) == "e1");
    CHECK(cave.pending() == "tribe goblins");
}

TEST_CASE("VA-B35: with Tunnels an activation may begin on an unoccupied Dark tile") {
    TestCave cave = halls();
    cave.secrets("tunnels").tribe("bones", "n1", 2).treasure("n2", 1).knight("w1").tribes();
    cave.play("secret tunnels, activate bones");
    CHECK_FALSE(cave.offers("tunnel n2"));
    CHECK(cave.offers("tunnel s1"));
    cave.play("tunnel s1");
    CHECK(cave.where(Piece::Bones) == "s1");
    CHECK(cave.state.tribe(Piece::Bones).lit_left == 0);
    CHECK(cave.legal_of("step") == "");
    CHECK(cave.legal_of("explore") == "");
    CHECK(cave.legal_of("tunnel") == "");
    CHECK(cave.offers("special"));
    TestCave late = halls();
    late.secrets("tunnels").tribe("bones", "n1", 2).knight("w1").tribes();
    late.play("secret tunnels, activate bones, step e");
    CHECK(late.legal_of("tunnel") == "");
}

TEST_CASE("VA-V10: a tribe's Flare is no act and reveals around its own space") {
    TestCave cave(28);
    cave.dark("n1", "A1").close().tribe("bones", "n1", 2).tribes().play("activate bones");
    CHECK(cave.offers("flare"));
    cave.play("flare");
    CHECK(cave.has_event("flare bones n1"));
    while (cave.pending() != "tribe goblins") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK_FALSE(cave.offers("flare"));
    CHECK(cave.offers("special"));
}

TEST_CASE("VA-V10, R9: the Goblins' Flare gives the Knight no Grit") {
    TestCave cave;
    put(cave.rules.flare, Role::Goblins);
    cave.close().tribe("bones", "n1", 2).next_die(DieFace::Spot).tribes();
    cave.play("activate bones, flare");
    CHECK(cave.has_event("flipped n1"));
    while (cave.pending() != "tribe goblins") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.state.revealed == 1);
    CHECK(cave.state.knight.grit == 0);
}

TEST_CASE("VA-S5, R5: without a Knight no Event token is placed") {
    TestCave cave(28);
    cave.dark("n1", "E5").close().tribe("bones", "o", 2);
    int events = 0;
    for (std::uint64_t seed = 1; seed < 9; ++seed) {
        TestCave one = cave;
        one.state.random = core::Random(seed).state();
        one.tribes().play("activate bones, flare");
        while (one.pending() != "tribe goblins") {
            one.play(one.legal().substr(0, one.legal().find(',')));
        }
        events += one.at("n1").is_lit() ? 1 : 0;
        CHECK_FALSE(one.at("n1").has(Token::Event));
    }
    CHECK(events > 0);
}

}  // namespace tenebrae::vast::testing
