// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// The Omens of the Cave (VA-C20 to C26) and what they move and wall (VA-M3, O1 to O3).
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 2) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "E5", "nesw").close();
    return cave;
}

SpaceId id(const TestCave& cave, std::string_view where) {
    return space_at(cave.state, cell(where));
}

bool passes(const TestCave& cave, std::string_view where, Direction direction) {
    return has_passage(cave.state, id(cave, where), direction);
}

void play_first(TestCave& cave) {
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
}

}  // namespace

TEST_CASE("VA-C20: an Omen needs enough tokens of its symbols, and any of them pays") {
    TestCave cave = halls();
    cave.omens("bat boulder mushroom").cave_turn();
    CHECK(cave.legal_of("omen bats") != "");
    CHECK(cave.legal_of("omen rockslide") != "");
    CHECK(cave.legal_of("omen spores") == "");
    cave.play("omen rockslide o e");
    CHECK(cave.pending() == "omenpay cave");
    CHECK(cave.legal() == "pay bat, pay boulder");
    CHECK_FALSE(has_rockslide(cave.state, id(cave, "o"), Direction::East));
    cave.play("pay boulder");
    CHECK(cave.legal() == "pay bat");
    CHECK_FALSE(has_rockslide(cave.state, id(cave, "o"), Direction::East));
    cave.play("pay bat");
    CHECK(cave.in_order("omenback bat, omen rockslide, on rockslide o e"));
    CHECK(cave.cause_of("on rockslide") == "omen rockslide");
    CHECK(count_omens(cave.state) == 1);
    CHECK(count_bag(cave.state) == 35);
    CHECK(cave.legal_of("omen rockslide") == "");
    CHECK(cave.state.statistics.omens.at(static_cast<std::size_t>(Omen::Rockslide)) == 1);
}

TEST_CASE("VA-C20, T8: the symbols that pay for each Omen") {
    const std::array<std::string_view, kOmens> symbols{
        "bat boulder chasm",
        "bat boulder quartz",
        "boulder quartz mushroom",
        "quartz mushroom trail",
        "mushroom trail chasm",
        "bat trail chasm"};
    TestCave cave = halls();
    cave.bag("");
    for (std::size_t omen = 0; omen < kOmens; ++omen) {
        std::string text;
        for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
            const bool pays = may_omen_pay(
                cave.rules, cave.state, static_cast<Omen>(omen), static_cast<OmenSymbol>(symbol)
            );
            text += pays ? (text.empty() ? "" : " ") + name_in(kSymbolNames, symbol) : "";
        }
        CHECK(text == symbols.at(omen));
    }
}

TEST_CASE("VA-C20, T8, H7: the second and later uses in a turn may cost more") {
    TestCave cave = halls();
    cave.bag("").cave_turn();
    const auto cost = [&](Omen omen) { return omen_cost(cave.rules, cave.state, omen); };
    CHECK(cost(Omen::Plunder) == 1);
    cave.play("omen plunder n3, pay quartz");
    CHECK(cost(Omen::Plunder) == 2);
    cave.play("omen plunder s1, pay quartz, pay boulder");
    CHECK(cost(Omen::Plunder) == 3);
    cave.play("omen plunder w1n1, pay quartz, pay boulder, pay mushroom");
    CHECK(cost(Omen::Plunder) == 3);
    CHECK(cost(Omen::Hatred) == 1);
    CHECK(cave.state.treasure_supply == 7);
    for (const Omen omen : {Omen::Bats, Omen::Rockslide, Omen::Spores, Omen::Curse}) {
        const int first = cost(omen);
        cave.state.cave.uses.at(static_cast<std::size_t>(omen)) = 5;
        CHECK(cost(omen) == first);
    }
    // A new turn begins with the first column.
    cave.state.cave.step = CaveStep::Done;
    cave.play("end");
    CHECK(cost(Omen::Plunder) == 1);
}

TEST_CASE("VA-C21, O1, O2: Bats push the Knight up to three spaces along Lit tiles") {
    TestCave cave = halls();
    cave.tribe("bones", "w1", 1).knight("o").omens("bat bat").cave_turn();
    CHECK(cave.legal_of("omen bats") == "omen bats knight, omen bats bones");
    cave.play("omen bats knight, pay bat");
    CHECK(cave.pending() == "push cave");
    // s1 is Dark, and a tribe is on w1.
    CHECK(cave.legal() == "push n, push e, done");
    cave.play("push n, push n, push s");
    CHECK(cave.where(Piece::Knight) == "n1");
    CHECK(cave.pending() == "cave cave");
    cave.play("omen bats knight, pay bat, done");
    CHECK(cave.pending() == "cave cave");
}

TEST_CASE("VA-C21, O2: a cube on the Shield, or a killed Knight, is no target") {
    TestCave cave = halls();
    cave.cubes("shield=1").omens("bat").cave_turn();
    CHECK(cave.legal_of("omen bats") == "");
    TestCave goblins = halls(22);
    goblins.tribe("eye", "hidden", 2).omens("bat").cave_turn();
    CHECK(goblins.legal_of("omen bats") == "");
}

TEST_CASE("VA-C21, E5: the Knight pushed onto the Entrance may win") {
    TestCave cave = halls(8);
    cave.knight("n1").omens("bat");
    cave.state.smashed.at(index(Role::Knight)) = 5;
    cave.cave_turn().play("omen bats knight, pay bat, push s");
    CHECK(cave.result() == "knight escape");
}

TEST_CASE("VA-C21, K15: the Knight pushed onto an Event has no Encounter") {
    TestCave cave = halls();
    cave.token("n1", Token::Event).omens("bat").cave_turn();
    cave.play("omen bats knight, pay bat, push n");
    CHECK(cave.pending() == "push cave");
    CHECK_FALSE(cave.has_event("encounter"));
}

TEST_CASE("VA-C21, O3: Bats push a tribe, not onto the Knight, and Lit tiles cost nothing") {
    TestCave cave = halls();
    cave.tribe("eye", "n1", 1).knight("n2").omens("bat").cave_turn();
    cave.play("omen bats eye, pay bat");
    CHECK(cave.legal() == "push e, push s, push w, done");
    cave.play("push e, push s, push w");
    CHECK(cave.where(Piece::Eye) == "o");
    CHECK(cave.population(Piece::Eye) == 1);
    CHECK(cave.state.tribe(Piece::Eye).lit_left == 0);
}

TEST_CASE("VA-C21, O3: a tribe is pushed onto the Dragon only if its Strength exceeds his Armor") {
    TestCave weak = halls();
    weak.tribe("eye", "n1", 1).knight("w1").dragon("o").omens("bat").cave_turn();
    weak.play("omen bats eye, pay bat");
    CHECK(weak.legal_of("push") == "push n, push e, push w");
    TestCave strong = halls();
    strong.tribe("eye", "n1", 2).knight("w1").dragon("o").omens("bat").cave_turn();
    strong.play("omen bats eye, pay bat");
    CHECK(strong.legal_of("push") == "push n, push e, push s, push w");
}

TEST_CASE("VA-C21, O4, G13: a tribe that scatters on a Flame Wall is pushed no further") {
    TestCave cave = halls();
    cave.tribe("eye", "n1", 1).knight("w1").dragon("o").omens("bat");
    cave.state.dragon.flame_wall = id(cave, "e1n1");
    cave.cave_turn().play("omen bats eye, pay bat, push e");
    CHECK(cave.where(Piece::Eye) == "hidden");
    CHECK(cave.in_order("moved eye n1 e1n1 push, population eye 0 harm, scattered eye"));
    CHECK(cave.pending() == "cave cave");
}

TEST_CASE("VA-C21, O3: Bats push a Treasure through passages, not onto a space with a piece") {
    TestCave cave = halls();
    cave.treasure("o").tribe("bones", "n1", 1).knight("w1").omens("bat").cave_turn();
    CHECK(cave.legal_of("omen bats") == "omen bats knight, omen bats bones, omen bats treasure o");
    cave.play("omen bats treasure o, pay bat");
    CHECK(cave.pending() == "push cave");
    cave.play("push n");
    CHECK_FALSE(cave.offers("done"));
    cave.play("push e, done");
    CHECK(cave.at("e1n1").treasures == 1);
    CHECK(cave.at("o").treasures == 0);
    TestCave dark = halls();
    dark.treasure("o").omens("bat").cave_turn().play("omen bats treasure o, pay bat, push s, done");
    CHECK(dark.at("s1").treasures == 1);
}

TEST_CASE("VA-C22: a Rockslide goes onto a passage between two spaces, one of them Lit") {
    TestCave cave(8);
    cave.dark("n1", "A1").dark("e1n1", "A5").lit("e1", "A2", "ew").close();
    cave.omens("quartz quartz").cave_turn();
    // Between n1 and e1n1 both are Dark; e1 has a wall to the north.
    CHECK(
        cave.legal_of("omen rockslide")
        == "omen rockslide n1 s, omen rockslide w1 e, omen rockslide o e, omen rockslide o s, "
           "omen rockslide e1 e"
    );
    cave.play("omen rockslide o e, pay quartz, pay quartz");
    CHECK(cave.has_event("on rockslide o e"));
    CHECK_FALSE(passes(cave, "o", Direction::East));
    CHECK_FALSE(passes(cave, "e1", Direction::West));
    CHECK(rockslides_left(cave.rules, cave.state) == 2);
}

TEST_CASE("VA-C22, M3: a Rockslide walls the edge for Knight, tribes and sight") {
    TestCave cave = halls();
    cave.rockslide("o", Direction::East).rockslide("n1", Direction::South);
    cave.tribe("eye", "e1", 1).cubes("move=1 map=1 bomb=1");
    CHECK_FALSE(sees(cave.state, id(cave, "o"), id(cave, "n1")));
    TestCave tribes = cave;
    cave.knight_turn();
    CHECK(cave.legal_of("go") == "go s, go w, go n map");
    // There is no wall to bomb.
    CHECK(cave.legal_of("bomb") == "");
    tribes.knight("w1").tribes().play("activate eye");
    CHECK_FALSE(tribes.offers("step w"));
}

TEST_CASE("VA-C22, R3: a path over a Rockslide does not join a tile to the Entrance") {
    TestCave cave(8);
    cave.lit("n1", "A1", "nesw")
        .dark("n2", "A7")
        .lit("e1", "A5", "nesw")
        .lit("e1n1", "A10", "nesw");
    cave.lit("e1n2", "A13", "nesw").close().rockslide("n1", Direction::North);
    Orientations legal;
    find_joining_orientations(cave.rules, cave.state, id(cave, "n2"), legal);
    std::string text;
    for (const Sides open : legal) {
        text += name_of_sides(open) + " ";
    }
    CHECK(text == "ne es ");
}

TEST_CASE("VA-C22: with all three out one of them is moved") {
    TestCave cave(8);
    cave.lit("n1", "A1", "nesw").close();
    cave.rockslide("o", Direction::East)
        .rockslide("o", Direction::West)
        .rockslide("n1", Direction::North);
    CHECK(rockslides_left(cave.rules, cave.state) == 0);
    cave.omens("quartz quartz").cave_turn();
    CHECK(
        cave.legal_of("omen rockslide o s")
        == "omen rockslide o s from n2 s, omen rockslide o s from w1 e, omen rockslide o s from o e"
    );
    CHECK_FALSE(cave.offers("omen rockslide o s"));
    CHECK(cave.legal_of("omen rockslide o e") == "");
    cave.play("omen rockslide o s from w1 e, pay quartz, pay quartz");
    CHECK(cave.in_order("off rockslide w1 e, on rockslide o s"));
    CHECK(passes(cave, "o", Direction::West));
    CHECK_FALSE(passes(cave, "o", Direction::South));
    CHECK(rockslides_left(cave.rules, cave.state) == 0);
}

TEST_CASE("VA-C22: revealing a Dark tile leaves a Rockslide, removing it takes it") {
    TestCave cave(8);
    cave.dark("n1", "A1").close().rockslide("o", Direction::North).cubes("move=1 map=1");
    cave.knight_turn().play("go n map, orient nesw");
    CHECK(has_rockslide(cave.state, id(cave, "n1"), Direction::South));
    TestCave removed(8);
    removed.dark("n1", "A1").dark("n2", "A4").collapse();
    removed.rockslide("o", Direction::North)
        .cave_turn(CaveStep::Tiles)
        .play("remove n2, remove n1");
    CHECK(removed.has_event("off rockslide n1 s"));
    CHECK(rockslides_left(removed.rules, removed.state) == 3);
}

TEST_CASE("VA-X4, C22: a piece cannot leave a tile over a Rockslide") {
    TestCave cave(8);
    cave.lit("n1", "A12", "s").collapse().knight("n1");
    CHECK(can_collapse(cave.rules, cave.state, id(cave, "n1")));
    cave.rockslide("o", Direction::North);
    CHECK_FALSE(can_collapse(cave.rules, cave.state, id(cave, "n1")));
}

TEST_CASE("VA-K32, C22: a Rockslide walls a bombed edge") {
    TestCave cave(8);
    cave.lit("n1", "A2", "ew").close().bombed("o", Direction::North).omens("bat bat").cave_turn();
    cave.play("omen rockslide n1 s, pay bat, pay bat");
    CHECK_FALSE(passes(cave, "o", Direction::North));
    CHECK(is_bombed(cave.state, id(cave, "o"), Direction::North));
}

TEST_CASE("VA-C23: Past Plunder puts a Treasure where VA-C8 allows one") {
    TestCave cave(8);
    cave.dark("n1", "A1").dark("e1", "A5").lit("w1", "A2", "ew").close().treasure("n1");
    cave.tribe("bones", "e1", 1).omens("boulder").cave_turn();
    CHECK(cave.legal_of("omen plunder") == "omen plunder w2, omen plunder s1");
    cave.play("omen plunder s1, pay boulder");
    CHECK(cave.at("s1").treasures == 1);
    TestCave none = halls();
    none.treasure("o", 10).omens("boulder").cave_turn();
    CHECK(none.legal_of("omen plunder") == "");
}

TEST_CASE("VA-C24: Spores take 5 Grit from the Knight, if she has any") {
    TestCave cave = halls(8);
    cave.omens("trail trail trail trail trail trail").state.knight.grit = 8;
    cave.cave_turn();
    CHECK(cave.legal_of("omen spores") == "omen spores knight");
    cave.play("omen spores knight, pay trail, pay trail, pay trail");
    CHECK(cave.state.knight.grit == 3);
    CHECK(cave.in_order("omen spores, grit 3 -5"));
    TestCave none = halls(8);
    none.omens("trail trail trail").cave_turn();
    CHECK(none.legal_of("omen spores") == "");
    TestCave shield = halls(8);
    shield.cubes("shield=1").omens("trail trail trail").state.knight.grit = 8;
    shield.cave_turn().play("omen spores knight, pay trail, pay trail, pay trail");
    CHECK(shield.state.knight.grit == 7);
}

TEST_CASE("VA-C24, K6: by Spores she may have to shed a cube, and her turn is not spent") {
    TestCave cave = halls(8);
    cave.cubes("move=3").omens("trail trail trail").state.knight.grit = 7;
    cave.state.knight.track = 0x1E;
    cave.cave_turn().play("omen spores knight, pay trail, pay trail, pay trail");
    CHECK(cave.pending() == "shed knight");
    cave.play("shed move");
    CHECK_FALSE(cave.state.knight.spent);
    CHECK(cave.pending() == "cave cave");
}

TEST_CASE("VA-C24: Spores bring a tribe of the Goblins' choice to Population 1, and Rage rises") {
    TestCave cave = halls(8);
    cave.tribe("fangs", "hidden", 3).tribe("bones", "n1", 1).tribe("eye", "n2", 2);
    cave.omens("trail mushroom quartz").cave_turn();
    CHECK(cave.legal_of("omen spores") == "omen spores goblins");
    cave.play("omen spores goblins, pay trail, pay mushroom, pay quartz");
    CHECK(cave.pending() == "spores goblins");
    CHECK(cave.legal() == "spores fangs, spores eye");
    cave.play("spores fangs");
    CHECK(cave.population(Piece::Fangs) == 1);
    CHECK(cave.state.goblins.rage == 2);
    CHECK(cave.in_order("population fangs 1 spores, rage 2"));
    CHECK(cave.pending() == "cave cave");
    TestCave weak = halls(8);
    weak.tribe("fangs", "hidden", 1).omens("trail trail trail").cave_turn();
    CHECK(weak.legal_of("omen spores") == "");
}

TEST_CASE("VA-C24, B6: Bright Beetles take one of the loss") {
    TestCave cave = halls(8);
    cave.tribe("eye", "n2", 4).monsters("eye", "beetles").omens("trail trail trail").cave_turn();
    cave.play("omen spores goblins, pay trail, pay trail, pay trail, spores eye");
    CHECK(cave.pending() == "beetles goblins");
    TestCave kept = cave;
    cave.play("beetles");
    CHECK(cave.population(Piece::Eye) == 2);
    CHECK(cave.state.goblins.rage == 2);
    kept.play("take");
    CHECK(kept.population(Piece::Eye) == 1);
}

TEST_CASE("VA-C24: Spores send a Wakefulness cube to a box of the Dragon's choice") {
    TestCave cave = halls(24);
    cave.rules.hunger = 0;
    cave.wake(5).dragon("o").omens("trail trail trail").cave_turn();
    CHECK(cave.legal_of("omen spores") == "omen spores dragon");
    cave.play("omen spores dragon, pay trail, pay trail, pay trail");
    CHECK(cave.pending() == "back dragon");
    // Greed is empty, Hunger has room for one, Pride is full.
    CHECK(cave.legal() == "back greed, back hunger");
    cave.play("back hunger");
    CHECK(cave.state.dragon.wakefulness == 4);
    CHECK(cave.box(SlothBox::Hunger) == 4);
    CHECK(cave.has_event("sloth awake hunger"));
}

TEST_CASE("VA-C24, V3: with H2 Spores cannot take Wakefulness below 2; awake he stays") {
    TestCave two = halls(24);
    two.wake(2).dragon("o").omens("trail trail trail").cave_turn();
    CHECK(two.legal_of("omen spores") == "");
    TestCave three = halls(24);
    three.wake(3).dragon("o").omens("trail trail trail").cave_turn();
    CHECK(three.legal_of("omen spores") == "omen spores dragon");
    TestCave none = halls(2);
    none.dragon("o").omens("trail trail trail").cave_turn();
    CHECK(none.legal_of("omen spores") == "");
    TestCave awake = halls(24);
    awake.wake(11).dragon("o").omens("trail trail trail").state.dragon.awake = true;
    awake.cave_turn().play("omen spores dragon, pay trail, pay trail, pay trail, back greed");
    CHECK(awake.state.dragon.awake);
    CHECK(awake.state.dragon.wakefulness == 10);
}

TEST_CASE("VA-C25: Hatred places a tile as step 2 does, at any time of the turn") {
    TestCave cave = halls(8);
    cave.hand("E1 E2 T4").omens("chasm mushroom trail").cave_turn();
    CHECK(cave.offers("omen hatred n4 E1"));
    CHECK_FALSE(cave.offers("omen hatred token"));
    cave.play("omen hatred n4 E2, pay chasm");
    CHECK(cave.in_order("omen hatred, placed n4 E2, drawn"));
    CHECK(cave.state.cave.hand_size == 3);
    CHECK(cave.offers("collect"));
    TestCave empty = halls(8);
    empty.hand("").stack("").omens("chasm").cave_turn();
    CHECK(empty.legal_of("omen hatred") == "");
}

TEST_CASE("VA-C25: in the Collapse Hatred removes one tile by VA-X8 and VA-X9") {
    TestCave cave(8);
    cave.dark("n1", "A1").dark("n2", "A2").dark("e1", "A4").dark("s1", "A6").collapse();
    cave.omens("chasm").cave_turn();
    CHECK(cave.legal_of("omen hatred") == "omen hatred n2, omen hatred e1, omen hatred s1");
    cave.play("omen hatred n2, pay chasm");
    CHECK(cave.in_order("omen hatred, collapsed n2 A2 out"));
    // It is none of the three removals of step 2.
    cave.play("collect, remove n1, remove e1, remove s1");
    CHECK(cave.legal_of("remove") == "");
}

TEST_CASE("VA-C26: Curse turns a Lit tile to another orientation, then the map is filled") {
    TestCave cave(8);
    cave.lit("n1", "A3", "new").close().knight("n1").omens("bat").cave_turn();
    CHECK(
        cave.legal_of("omen curse turn")
        == "omen curse turn n1 nes, omen curse turn n1 esw, omen curse turn n1 nsw"
    );
    cave.play("omen curse turn n1 esw, pay bat");
    CHECK(cave.at("n1").open() == sides("esw"));
    CHECK(cave.at("n1").is_lit());
    CHECK(cave.at("n1").symbol() == 2);
    CHECK(cave.in_order("omen curse, turned n1 A3 esw"));
    CHECK(cave.where(Piece::Knight) == "n1");
    // All its cells have been filled before.
    CHECK(cave.pending() == "cave cave");
    CHECK(cave.state.revealed == 0);
    TestCave open(8);
    open.lit("n1", "A1", "nesw").close().omens("bat").cave_turn();
    CHECK(open.legal_of("omen curse turn") == "");
}

TEST_CASE("VA-C26, K32, C22: the Bombs and Rockslides of a turned tile go") {
    TestCave cave(8);
    cave.lit("n1", "A2", "ns").close().lit("e1n1", "A8", "ew").close();
    cave.bombed("n1", Direction::East).rockslide("o", Direction::North).omens("chasm").cave_turn();
    CHECK_FALSE(passes(cave, "o", Direction::North));
    cave.play("omen curse turn n1 ew, pay chasm");
    CHECK(cave.in_order("turned n1 A2 ew, off bomb n1 e, off rockslide n1 s"));
    CHECK_FALSE(is_bombed(cave.state, id(cave, "n1"), Direction::East));
    CHECK(rockslides_left(cave.rules, cave.state) == 3);
    CHECK(passes(cave, "n1", Direction::East));
    CHECK_FALSE(passes(cave, "o", Direction::North));
    // Its western cell is open now.
    CHECK(cave.pending() == "fill cave");
    play_first(cave);
    CHECK(cave.has_space("w1n1"));
    CHECK(cave.pending() == "cave cave");
}

TEST_CASE("VA-C26, S5: an Event token onto a Lit event tile without token, under a piece too") {
    TestCave cave = halls(8);
    cave.lit("w3", "E12", "e").lit("n4", "E3", "ew").close().token("w3", Token::Event);
    cave.knight("w1").omens("trail").cave_turn();
    CHECK(cave.legal_of("omen curse event") == "omen curse event n4, omen curse event w1");
    cave.play("omen curse event w1, pay trail");
    CHECK(cave.at("w1").has(Token::Event));
    CHECK(cave.in_order("omen curse, on event w1"));
    TestCave loot = halls(8);
    loot.treasure("w1").omens("trail").cave_turn();
    CHECK(loot.legal_of("omen curse event") == "");
    TestCave none = halls(24);
    none.dragon("o").omens("trail").cave_turn();
    CHECK(none.legal_of("omen curse event") == "");
    CHECK_FALSE(none.offers("omen curse deck"));
}

TEST_CASE("VA-C26, K16: the Knight must face an Event that the Cave put under her") {
    TestCave cave = halls(8);
    cave.knight("w1")
        .omens("trail")
        .cave_turn(CaveStep::Done)
        .play("omen curse event w1, pay trail");
    cave.play("end");
    CHECK(cave.pending() == "knight knight");
    CHECK(cave.offers("face"));
    CHECK_FALSE(cave.offers("end"));
}

TEST_CASE("VA-C26: the top three Event cards go under the deck in their order") {
    TestCave cave = halls(8);
    cave.events("rats light air water bread").omens("trail").cave_turn();
    cave.play("omen curse deck, pay trail");
    std::string order;
    for (std::size_t place = 0; place < cave.state.events.size; ++place) {
        order += name_in(kEventNames, cave.state.events.from_top(place)) + " ";
    }
    CHECK(order == "water bread rats light air ");
    CHECK(cave.in_order("omen curse, card rats under, card light under, card air under"));
    TestCave none = halls(8);
    none.events("").omens("trail").cave_turn();
    CHECK_FALSE(none.offers("omen curse deck"));
}

TEST_CASE("VA-W2: Omens are listed after the step, in the order of T8, before the end") {
    TestCave cave = halls(2);
    cave.tribe("eye", "n2", 2).dragon("o").treasure("e1").bag("").hatred(1);
    cave.cave_turn(CaveStep::Done);
    std::string kinds;
    std::string last;
    std::istringstream stream(cave.legal());
    for (std::string part; std::getline(stream, part, ',');) {
        std::istringstream words(part);
        std::string one;
        std::string two;
        words >> one >> two;
        if (one + two != last) {
            kinds += two.empty() ? one : two + " ";
        }
        last = one + two;
    }
    CHECK(kinds == "bats rockslide plunder spores hatred curse end");
    CHECK(cave.legal_of("omen hatred").ends_with("omen hatred token"));
}

}  // namespace tenebrae::vast::testing
