// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_cave.hpp"
#include "test_names.hpp"

/// When and where Terrain is placed (VA-N1, N2, N7, N8, N12).
namespace tenebrae::vast::testing {
namespace {

/// The Knight before the event tile E5 to the north, with the option `terrain`.
TestCave before_event(int row = 17) {
    TestCave cave(row);
    cave.rules.terrain = true;
    cave.dark("n1", "E5").close().cubes("move=1 per=1");
    return cave;
}

/// She has revealed it on n1; all is filled.
constexpr std::string_view kReveal = "go n, orient nesw, fill n2, fill w1n1, fill e1n1";

/// The Knight on a tunnel that leads north to another one, the event tile E1.
TestCave before_tunnel(int row = 17) {
    TestCave cave(row);
    cave.rules.terrain = true;
    cave.lit("n1", "A2", "ns").dark("n2", "E1").knight("n1").close().cubes("move=1 per=1");
    return cave;
}

}  // namespace

TEST_CASE("VA-N1: the first event tile of a round lets a Terrain be placed, after filling") {
    TestCave cave = before_event();
    cave.knight_turn().play(kReveal);
    CHECK(cave.pending() == "terrain knight");
    CHECK(cave.offers("none"));
    CHECK(cave.state.terrain_round == 1);
    cave.play("terrain lake n4");
    CHECK(cave.in_order("laid lake n4"));
    for (const std::string_view where : {"n4", "e1n4", "n3", "e1n3"}) {
        CHECK(is_terrain(cave.state, space_at(cave.state, cell(where)), Terrain::Lake));
    }
    // Then the tile is resolved (VA-R6).
    CHECK(cave.has_event("card"));
}

TEST_CASE("VA-N1: once in a round, also after `none`, and not in the Collapse") {
    TestCave used = before_event();
    used.state.terrain_round = 1;
    used.knight_turn().play(kReveal);
    CHECK(used.pending() != "terrain knight");
    TestCave later = before_event();
    later.state.terrain_round = 1;
    later.state.round = 2;
    later.knight_turn().play(kReveal);
    CHECK(later.pending() == "terrain knight");
    TestCave none = before_event();
    none.knight_turn().play(kReveal);
    none.play("none");
    CHECK(none.state.terrain_round == 1);
    CHECK_FALSE(is_on_map(none.state, Terrain::Lake));
    TestCave collapse = before_event();
    collapse.collapse().knight_turn().play("go n, orient nesw");
    CHECK(collapse.pending() != "terrain knight");
    CHECK(collapse.state.terrain_round == 0);
    TestCave without = before_event();
    without.rules.terrain = false;
    without.knight_turn().play(kReveal);
    CHECK(without.pending() != "terrain knight");
}

TEST_CASE("VA-N1: with the Cave in the game it decides") {
    TestCave cave = before_event(8);
    cave.knight_turn().play("go n, orient nesw, fill n2 E8, fill w1n1 E9, fill e1n1 E11");
    CHECK(cave.pending() == "terrain cave");
}

TEST_CASE("VA-N1, N2: the Dragon reveals it too; places near him count then") {
    TestCave cave(7);
    cave.rules.terrain = true;
    cave.dark("n1", "E5").close().dragon("s1").powers("flame wing").dragon_turn();
    cave.play("burn n1, pay flame, pay wing, orient nesw, fill n2, fill w1n1, fill e1n1");
    CHECK(cave.pending() == "terrain dragon");
    CHECK(cave.offers("terrain lake s2"));
    CHECK_FALSE(cave.offers("terrain lake n4"));
    cave.play("none");
    CHECK(cave.pending() == "dragon dragon");
}

TEST_CASE("VA-N2: a Terrain lies beside a tile, as near as possible to the piece") {
    TestCave cave = before_event();
    cave.knight_turn().play(kReveal);
    CHECK(
        cave.legal_of("terrain lake")
        == "terrain lake w1n4, terrain lake n4, terrain lake w2n3, terrain lake e1n3, "
           "terrain lake w3n2, terrain lake e2n2, terrain lake w3n1, terrain lake e2n1"
    );
    // No Lit tile has a side free for a bridge (VA-N7).
    CHECK(cave.legal_of("terrain canyon").empty());
}

TEST_CASE("VA-N1, N2: not a Terrain that is on the map, and none on or around another") {
    TestCave cave = before_event();
    cave.terrain("lake", "e1s1").knight_turn().play(kReveal);
    CHECK(cave.legal_of("terrain lake").empty());
    CHECK(cave.offers("terrain magma n4"));
    // Its cell e2 touches the Lake.
    CHECK_FALSE(cave.offers("terrain magma e2n1"));
}

TEST_CASE("VA-N2: a lurking tribe there becomes revealed") {
    TestCave cave = before_event();
    cave.lurking("bones", "e2", 2).knight_turn().play(kReveal);
    cave.play("terrain lake e2n1");
    CHECK(cave.where(Piece::Bones) == "e2");
    CHECK(cave.population(Piece::Bones) == 2);
}

TEST_CASE("VA-N7: the bridge of the Canyon has a Lit tile at one end and gets a tile at the other"
) {
    TestCave cave = before_tunnel();
    cave.knight_turn().play("go n, orient ns, fill n3");
    CHECK(cave.legal_of("terrain canyon") == "terrain canyon w1n3 v, terrain canyon e1n3 v");
    cave.play("terrain canyon e1n3 v");
    CHECK(cave.in_order("laid canyon e1n3, placed e2n2"));
    CHECK(is_impassable(cave.state, space_at(cave.state, cell("e1n3"))));
    CHECK_FALSE(is_impassable(cave.state, space_at(cave.state, cell("e1n2"))));
    CHECK(is_impassable(cave.state, space_at(cave.state, cell("e1n1"))));
}

TEST_CASE("VA-N7: with the Cave in the game it chooses the tile at the end of the bridge") {
    TestCave cave = before_tunnel(8);
    cave.knight_turn().play("go n, orient ns, fill n3 E8, terrain canyon e1n3 v");
    CHECK(cave.pending() == "dig cave");
    cave.play("dig E9");
    CHECK(cave.at("e2n2").tile == tile("E9"));
}

TEST_CASE("VA-N8: the bridge is walled towards the impassable spaces") {
    TestCave cave;
    cave.terrain("canyon", "w1n1", "h").close();
    const SpaceId bridge = space_at(cave.state, cell("n1"));
    CHECK(has_wall(cave.state, bridge, Direction::East));
    CHECK(has_wall(cave.state, bridge, Direction::West));
    CHECK_FALSE(has_wall(cave.state, bridge, Direction::South));
    CHECK_FALSE(has_wall(cave.state, space_at(cave.state, cell("w1n1")), Direction::South));
}

TEST_CASE("VA-N12: three pits do not touch; the two others are far from each other") {
    TestCave cave = before_event();
    cave.knight_turn().play(kReveal);
    CHECK(
        cave.legal_of("terrain pits n3")
        == "terrain pits n3 w2n1 e2, terrain pits n3 w2n1 e1s1, terrain pits n3 w2n1 s2, "
           "terrain pits n3 e2n1 w2, terrain pits n3 e2n1 w1s1, terrain pits n3 e2n1 s2"
    );
    cave.play("terrain pits n3 w2n1 e2");
    CHECK(cave.has_event("laid pits n3 w2n1 e2"));
    for (const std::string_view where : {"n3", "w2n1", "e2"}) {
        CHECK(is_pit(cave.state, space_at(cave.state, cell(where))));
    }
}

TEST_CASE("VA-N3: Terrain is neither Lit nor Dark, and its sides are no open edges") {
    TestCave cave;
    cave.terrain("forest", "n2").close();
    const Space& at = cave.at("n1");
    CHECK_FALSE(at.is_lit());
    CHECK_FALSE(at.is_dark());
    CHECK_FALSE(has_cell_to_fill(cave.state));
    // It counts for VA-M7 and does not block sight.
    CHECK(touching(cave.state, kEntranceSpace) == 4);
    CHECK(sees(cave.state, kEntranceSpace, space_at(cave.state, cell("n2"))));
}

TEST_CASE("VA-N2, N5: a lurking tribe where an impassable space comes becomes hidden") {
    TestCave cave = before_tunnel();
    cave.lurking("bones", "e1n1", 2).knight_turn().play("go n, orient ns, fill n3");
    cave.play("terrain canyon e1n3 v");
    CHECK(cave.where(Piece::Bones) == "hidden");
    CHECK(cave.population(Piece::Bones) == 2);
}

TEST_CASE("VA-N12: a nearest place without room for two other pits is passed over") {
    // South of the row o, e1, e2, with a Lake to the north: s1 is nearest to the Forest, but of
    // the others only e2s1 and e3 do not touch it, and these touch each other.
    TestCave cave;
    cave.lit("e1", "A1", "nesw").lit("e2", "A10", "nesw");
    cave.terrain("lake", "n3").terrain("forest", "s4").knight("s4");
    ActionList pits;
    find_terrain_places(cave.state, Piece::Knight, Terrain::Pits, pits);
    REQUIRE(pits.size() == 1);
    CHECK(pits[0] == pits_action({cell("e1s1"), cell("w1"), cell("e3")}));
}

}  // namespace tenebrae::vast::testing
