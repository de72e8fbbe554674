// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// Goblin Infestation: VA-V20 to V25, V31 to V36 without the Canyon.
namespace tenebrae::vast::testing {
namespace {

/// The Knight alone before an ambush tile to the north, with a free cube.
TestCave before(Infestation level, std::string_view cubes = "move=1 per=1 free=1") {
    TestCave cave(27);
    cave.infested(level).dark("n1", "A1").close().cubes(cubes).knight_turn();
    return cave;
}

/// At level C, with this Monster next.
TestCave before(std::string_view monster, std::string_view cubes = "move=1 per=1 free=1") {
    TestCave cave = before(Infestation::C, cubes);
    cave.next_monsters(monster);
    return cave;
}

constexpr std::string_view kMeet = "go n, orient nesw, fill n2, fill w1n1, fill e1n1";

}  // namespace

TEST_CASE("VA-V20: level A has Strength 2, B 3, C that of a Monster shown before brace") {
    TestCave two = before(Infestation::A);
    two.play(kMeet);
    CHECK(two.pending() == "brace knight");
    two.play("cube str").next_die(DieFace::Ring).play("ready");
    CHECK(two.has_event("die ring"));
    CHECK(two.state.knight.health == 7);
    TestCave three = before(Infestation::B);
    three.play(kMeet);
    three.play("cube str, ready");
    CHECK_FALSE(three.has_event("die"));
    CHECK(three.state.knight.health == 6);
    TestCave monster = before("golem");
    monster.play(kMeet);
    CHECK(monster.has_event("card golem shown"));
    CHECK(monster.pending() == "brace knight");
}

TEST_CASE("VA-V21: higher nothing, equal a roll for the centre, lower a hit") {
    TestCave higher = before(Infestation::A, "str=2 free=1");
    higher.play(kMeet);
    higher.play("ready");
    CHECK(higher.state.knight.health == 7);
    CHECK_FALSE(higher.has_event("die"));
    for (const DieFace face :
         {DieFace::Ring,
          DieFace::Cross,
          DieFace::Plus,
          DieFace::Corners,
          DieFace::Saltire,
          DieFace::Spot}) {
        TestCave equal = before(Infestation::A, "str=1 free=1");
        equal.play(kMeet);
        equal.next_die(face).play("ready");
        const bool hit = face == DieFace::Plus || face == DieFace::Saltire || face == DieFace::Spot;
        CHECK(equal.state.knight.health == (hit ? 6 : 7));
    }
    TestCave lower = before(Infestation::A);
    lower.play(kMeet);
    lower.play("ready");
    CHECK(lower.state.knight.health == 6);
    CHECK(lower.state.knight.grit == 1);
    CHECK(lower.pending() == "encounter knight");
}

TEST_CASE("VA-V21: against the Wisp she always rolls") {
    TestCave cave = before("wisp", "str=3 free=1");
    cave.play(kMeet);
    cave.next_die(DieFace::Spot).play("ready");
    CHECK(cave.state.knight.health == 6);
    CHECK(cave.state.goblins.monster_discards == only(Monster::Wisp));
}

TEST_CASE("VA-V22: the Monster is discarded") {
    TestCave cave = before("frog", "str=3 free=1");
    cave.play(kMeet);
    cave.play("ready");
    CHECK(cave.state.goblins.monster_discards == only(Monster::Frog));
    TestCave hit = before("frog");
    hit.play(kMeet);
    hit.play("ready");
    CHECK(hit.state.knight.health == 6);
    CHECK(hit.state.goblins.monster_discards == only(Monster::Frog));
}

TEST_CASE("VA-V23, O6: stalwart happens with the second ambush of a turn") {
    TestCave cave = before(Infestation::A, "move=2 per=2 str=2");
    cave.quests("stalwart").stack("A10 A13");
    cave.play("go n, orient nesw, fill n2, fill w1n1, ready");
    CHECK_FALSE(cave.offers("quest stalwart"));
    cave.play("done, go n");
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
    while (cave.pending() == "fill knight") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.pending() == "brace knight");
    cave.play("ready");
    CHECK(cave.offers("quest stalwart"));
}

TEST_CASE("VA-V24: fearless happens by a Monster without loss; she may ask for one at A and B") {
    TestCave cave = before(Infestation::B, "str=3 free=1");
    cave.quests("fearless").next_monsters("frog").play(kMeet);
    CHECK(cave.offers("monster"));
    cave.play("monster");
    CHECK(cave.has_event("card frog shown"));
    CHECK_FALSE(cave.offers("monster"));
    cave.play("ready");
    CHECK(cave.offers("quest fearless"));
    TestCave plain = before(Infestation::B, "str=3 free=1");
    plain.quests("fearless").play(kMeet);
    plain.play("ready");
    CHECK_FALSE(plain.offers("quest fearless"));
    TestCave other = before(Infestation::B, "str=3 free=1");
    other.play(kMeet);
    CHECK_FALSE(other.offers("monster"));
}

TEST_CASE("VA-V25, E6: alone the game is lost when she is killed, before any text") {
    TestCave cave = before("blob");
    cave.state.knight.health = 1;
    cave.state.knight.grit = 9;
    cave.play(kMeet);
    cave.play("ready");
    CHECK(cave.result() == "nobody knight-killed");
    CHECK(cave.state.knight.grit == 9);
}

TEST_CASE("VA-V31: the Ogre throws her off and holds the space") {
    TestCave cave = before("ogre");
    cave.play(kMeet);
    cave.play("ready");
    CHECK(cave.pending() == "exit knight");
    CHECK(cave.legal() == "exit o");
    cave.play("exit o");
    CHECK(cave.where(Piece::Knight) == "o");
    CHECK(cave.state.monster_tokens.at(0) == space_at(cave.state, cell("n1")));
    CHECK(cave.in_order("on ogre n1, moved knight n1 o exit"));
    // The Encounter is over, with its Grit.
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.state.knight.grit == 1);
    CHECK(cave.state.goblins.monster_discards == 0);
}

TEST_CASE("VA-V31: without an unoccupied space she stays and the card is discarded") {
    TestCave cave = before("ogre");
    cave.treasure("o", 1).play(kMeet);
    cave.play("ready");
    CHECK(cave.where(Piece::Knight) == "n1");
    CHECK(cave.state.monster_tokens.at(0) == kNoSpace);
    CHECK(cave.state.goblins.monster_discards == only(Monster::Ogre));
    CHECK_FALSE(cave.has_event("off ogre"));
}

TEST_CASE("VA-V32, X5: a Monster token is no exit for her") {
    TestCave cave(27);
    cave.lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").knight("o");
    ExitList both;
    find_exits(cave.rules, cave.state, Piece::Knight, both);
    CHECK(both.size() == 2);
    cave.state.monster_tokens.at(1) = space_at(cave.state, cell("n1"));
    ExitList one;
    find_exits(cave.rules, cave.state, Piece::Knight, one);
    CHECK(one.size() == 1);
}

TEST_CASE("VA-E6, G1: with two other roles a killed Knight leaves and her turns are skipped") {
    TestCave cave(18);
    put(cave.rules.roles, Role::Thief);
    cave.rules.past_plunder = Role::None;
    cave.infested(Infestation::A).dark("n1", "A1").close().cubes("free=2").quests("swift");
    cave.state.knight.health = 1;
    cave.state.treasure_supply = 12;
    cave.knight_turn().play(kMeet);
    cave.play("ready");
    CHECK(cave.result() == "none");
    CHECK(cave.where(Piece::Knight) == "hidden");
    CHECK(cave.state.knight.quests == 0);
    CHECK(cave.pending() == "place knight");
    const auto place = [&] { cave.play(cave.legal().substr(0, cave.legal().find(','))); };
    place();
    // VA-D1: without a Knight he comes onto the Entrance.
    CHECK(cave.pending() == "dragon dragon");
    CHECK(cave.where(Piece::Dragon) == "o");
    cave.play("rest, done, done");
    CHECK(cave.pending() == "place dragon");
    place();
    cave.play("stats 2 3 4, end");
    CHECK(cave.pending() == "place thief");
    place();
    CHECK(cave.pending() == "dragon dragon");
    CHECK(cave.state.round == 2);
}

TEST_CASE("VA-E6: with exactly one other role that role wins") {
    TestCave cave(18);
    cave.infested(Infestation::A).dark("n1", "A1").close().cubes("free=2");
    cave.state.knight.health = 1;
    cave.knight_turn().play(kMeet);
    cave.play("ready");
    CHECK(cave.result() == "dragon knight-killed");
}

TEST_CASE("VA-V32: entering a Monster token's space is a fight; not hit, the token goes") {
    TestCave cave(27);
    cave.infested(Infestation::C).lit("n1", "A1", "nesw").close();
    cave.next_monsters("ogre");
    cave.state.monsters.draw();
    cave.state.monster_tokens.at(0) = space_at(cave.state, cell("n1"));
    cave.cubes("str=3 move=1 free=1").knight_turn();
    TestCave strong = cave;
    TestCave stuck = cave;
    cave.play("go n");
    CHECK(cave.pending() == "brace knight");
    cave.next_die(DieFace::Ring).play("ready");
    CHECK(cave.state.monster_tokens.at(0) == kNoSpace);
    CHECK(cave.has_event("off ogre n1"));
    CHECK(cave.state.goblins.monster_discards == only(Monster::Ogre));
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.state.knight.ambushes == 0);
    strong.play("go n").next_die(DieFace::Spot).play("ready");
    CHECK(strong.state.knight.health == 6);
    CHECK(strong.legal() == "exit o");
    strong.play("exit o");
    CHECK(strong.state.monster_tokens.at(0) == space_at(strong.state, cell("n1")));
    CHECK(strong.pending() == "knight knight");
    stuck.treasure("o", 1).play("go n").next_die(DieFace::Spot).play("ready");
    CHECK(stuck.where(Piece::Knight) == "n1");
    CHECK(stuck.state.monster_tokens.at(0) == kNoSpace);
}

TEST_CASE("VA-V34: giant, blob and gnome") {
    TestCave giant = before("giant");
    giant.play(kMeet);
    giant.play("ready");
    CHECK(giant.state.knight.health == 5);
    TestCave blob = before("blob");
    blob.state.knight.grit = 9;
    blob.play(kMeet);
    blob.play("ready");
    CHECK(blob.state.knight.grit == 5);
    TestCave gnome = before("gnome");
    gnome.cards("boots", "axe").play(kMeet);
    gnome.play("ready");
    CHECK(
        std::popcount(unsigned{gnome.state.knight.open_cards} | gnome.state.knight.hidden_cards)
        == 1
    );
    CHECK(gnome.in_order("pick, card"));
}

TEST_CASE("VA-K39, V34: a cube on a card that is lost is set aside") {
    TestCave cave(27);
    cave.infested(Infestation::C).dark("n1", "A1").close().cards("boots").next_monsters("gnome");
    cave.cubes("boots=1 free=1").knight_turn().play(kMeet);
    cave.play("ready");
    CHECK(cave.state.knight.open_cards == 0);
    CHECK(cave.slot(Slot::Boots) == 0);
    CHECK(cave.state.knight.aside == 1);
}

TEST_CASE("VA-V35: the Golem doubles the price of the Map, the Beetles help the next Monster") {
    TestCave golem = before("golem");
    golem.play(kMeet);
    golem.play("ready");
    CHECK(golem.state.knight.golem);
    CHECK(golem.state.goblins.monster_discards == 0);
    TestCave map(27);
    map.infested(Infestation::C).lit("n1", "A2", "ew").lit("e1", "A5", "nesw").close();
    map.state.knight.golem = true;
    map.next_monsters("golem");
    map.state.monsters.draw();
    map.cubes("map=1 move=1 free=1").knight_turn();
    CHECK_FALSE(map.offers("go n map"));
    map.play("cube map");
    CHECK(map.offers("go n map"));
    map.cubes("map=3 move=2").knight_turn().play("go n map");
    CHECK(map.legal_of("go") == "go e, go w");
    TestCave beetles = before("beetles frog", "move=1 per=1 free=1");
    beetles.play(kMeet);
    beetles.play("ready");
    CHECK(beetles.state.beetles_out);
    CHECK(beetles.state.knight.health == 6);
    TestCave next(27);
    next.infested(Infestation::C).dark("n1", "A1").close().cubes("str=1 free=1");
    next.next_monsters("beetles");
    next.state.monsters.draw();
    next.state.beetles_out = true;
    next.next_monsters("frog").knight_turn().play(kMeet);
    CHECK_FALSE(next.state.beetles_out);
    CHECK(has(next.state.goblins.monster_discards, Monster::Beetles));
    next.play("ready");
    // Strength 2 against 2 + 1.
    CHECK(next.state.knight.health == 6);
    CHECK_FALSE(next.has_event("die"));
}

TEST_CASE("VA-V36: the Underworm throws her onto the nearest Dark tile of a diagonal") {
    TestCave cave = before("worm");
    cave.play(kMeet);
    cave.play("ready");
    CHECK(cave.pending() == "exit knight");
    // From n1 the diagonals lead to e1 and w1, which are Dark.
    CHECK(cave.legal() == "exit w1, exit e1");
    cave.play("exit e1");
    CHECK(cave.where(Piece::Knight) == "e1");
    CHECK(cave.pending() == "orient knight");
    // The Monster is discarded after its text (VA-V22).
    CHECK(cave.state.goblins.monster_discards == 0);
    while (cave.pending() == "orient knight" || cave.pending() == "fill knight") {
        cave.play(cave.legal().substr(0, cave.legal().find(',')));
    }
    CHECK(cave.at("e1").is_lit());
    while (cave.pending() == "brace knight" || cave.pending() == "exit knight") {
        const std::size_t comma = cave.legal().rfind(", ");
        cave.play(cave.legal().substr(comma == std::string::npos ? 0 : comma + 2));
    }
    CHECK(cave.pending() == "knight knight");
    CHECK(has(cave.state.goblins.monster_discards, Monster::Worm));
    CHECK(cave.state.knight.encounters == 1);
    // For n1 and for e1.
    CHECK(cave.state.knight.grit == 2);
}

TEST_CASE("VA-S7: with Goblin Infestation the Monsters are shuffled after the quests") {
    TestCave cave(27);
    cave.rules.infestation = Infestation::C;
    cave.start(3);
    CHECK(cave.in_order("shuffle quests, shuffle monsters, turn knight"));
    CHECK(cave.state.monsters.size == 10);
}

}  // namespace tenebrae::vast::testing
