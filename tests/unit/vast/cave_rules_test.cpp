// SPDX-License-Identifier: MIT
#include "test_cave.hpp"
#include "test_names.hpp"

/// The Cave without its Omens: VA-C1 to C14, and what it does in the turns of others.
namespace tenebrae::vast::testing {
namespace {

/// Lit halls to the north, east and west of the Entrance, Dark tiles around them.
TestCave halls(int row = 8) {
    TestCave cave(row);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("e1", "A10", "nesw");
    cave.lit("e1n1", "A13", "nesw").lit("w1", "E5", "nesw").close();
    return cave;
}

/// Returns the cards of a pile, the first on top.
template <std::size_t capacity>
std::string top_first(const Pile<capacity>& pile, const Names& names) {
    std::string text;
    for (std::size_t place = 0; place < pile.size; ++place) {
        text += (text.empty() ? "" : " ") + name_in(names, pile.from_top(place));
    }
    return text;
}

void play_first(TestCave& cave) {
    cave.play(cave.legal().substr(0, cave.legal().find(',')));
}

}  // namespace

TEST_CASE("VA-S3, C1: it starts with the three top tiles, 36 tokens in the bag and none drawn") {
    TestCave cave(2);
    cave.start(3);
    TestCave without(7);
    without.start(3);
    CHECK(cave.state.stack.size == 38);
    CHECK(cave.state.treasure_supply == 10);
    CHECK(rockslides_left(cave.rules, cave.state) == 3);
    CHECK(count_omens(cave.state) == 0);
    CHECK(count_bag(cave.state) == 36);
    CHECK(cave.state.cave.hatred == 0);
    // The same seed gives the same stack, of which the Cave has the three top tiles.
    std::array<Tile, 3> drawn{};
    for (std::size_t place = 0; place < drawn.size(); ++place) {
        drawn.at(place) = without.state.stack.from_top(place);
    }
    std::sort(drawn.begin(), drawn.end());
    CHECK(cave.state.cave.hand == drawn);
    CHECK(cave.state.stack.from_top(0) == without.state.stack.from_top(3));
}

TEST_CASE("VA-S6, S7: it draws its hand after the stack is made, and needs no chance of its own") {
    TestCave cave(2);
    cave.start(3);
    CHECK(cave.in_order("shuffle pile3 0, placed n1, placed w1, drawn, drawn, drawn, shuffle "
                        "treasures 0, shuffle powers 0, turn knight"));
    CHECK_FALSE(cave.has_event("pick"));
}

TEST_CASE("VA-L1: its level sets the Hatred tokens") {
    TestCave cave(24);
    cave.rules.goals.hatred = 4;
    cave.start(1);
    CHECK(cave.state.cave.hatred == 4);
}

TEST_CASE("VA-C2: after each tile placed from the hand one is drawn from the stack, if any") {
    TestCave cave = halls();
    cave.hand("E1 E2 E3").stack("T2 E7").cave_turn(CaveStep::Tiles).play("place n4 E2");
    CHECK(cave.in_order("placed n4 E2, drawn T2"));
    CHECK(cave.hand_text() == "E1 E3 T2");
    CHECK(cave.state.stack.size == 1);
    TestCave empty = halls();
    empty.hand("E1 E2").stack("").cave_turn(CaveStep::Tiles).play("place n4 E1");
    CHECK(empty.hand_text() == "E2");
    CHECK_FALSE(empty.has_event("drawn"));
}

TEST_CASE(
    "VA-C2, O6: tiles that come back to an empty stack fill the hand up before the map is joined"
) {
    TestCave cave(8);
    cave.dark("n1", "A1").dark("n2", "A2").dark("n3", "A4").dark("n4", "A6").close();
    cave.hand("T1").stack("").secrets("cavein").tribe("eye", "hidden", 2).tribes();
    cave.play("secret cavein, collapse n1");
    // The effect is not over.
    CHECK(cave.hand_text() == "T1");
    cave.play("collapse n2");
    CHECK(cave.in_order("collapsed n2 A2 under, drawn A1, drawn A2"));
    CHECK(cave.hand_text() == "A1 A2 T1");
    CHECK(cave.pending() == "slide goblins");
}

TEST_CASE("VA-X1: the Collapse begins when the stack and the Cave's hand are empty") {
    TestCave hand(8);
    hand.close().hand("T1").stack("").turn(Role::Knight);
    CHECK_FALSE(hand.state.collapse);
    TestCave none(8);
    none.close().hand("").stack("").turn(Role::Knight);
    CHECK(none.state.collapse);
}

TEST_CASE("VA-C3, E7: it wins when five Crystal tiles have collapsed in the Collapse") {
    TestCave cave(8);
    cave.dark("n1", "C1").dark("n2", "A1").collapse();
    cave.state.crystals_collapsed = 4;
    cave.cave_turn(CaveStep::Tiles).play("remove n2");
    CHECK(cave.result() == "none");
    cave.play("remove n1");
    CHECK(cave.result() == "cave collapse");
    TestCave at_start(8);
    at_start.close().hand("").stack("");
    at_start.state.crystals_collapsed = 5;
    at_start.turn(Role::Goblins);
    CHECK(at_start.result() == "cave collapse");
}

TEST_CASE("VA-C4, H7: collect, place and treasure once each in this order, then it may end") {
    TestCave cave = halls();
    cave.hand("E1 E2 E3").cave_turn();
    CHECK(cave.pending() == "cave cave");
    CHECK(cave.legal() == "collect");
    cave.play("collect");
    CHECK(cave.legal_of("collect") == "");
    CHECK(cave.offers("place n4 E1"));
    CHECK(cave.legal_of("treasure") == "");
    CHECK_FALSE(cave.offers("end"));
    cave.play("place n4 E1");
    CHECK(cave.legal_of("place") == "");
    CHECK(cave.offers("treasure n4"));
    CHECK_FALSE(cave.offers("end"));
    cave.play("treasure n4");
    CHECK(cave.legal_of("treasure") == "");
    CHECK(cave.offers("end"));
    cave.play("end");
    CHECK(cave.in_order("turn knight"));
    CHECK(cave.state.cave.step == CaveStep::Collect);
}

TEST_CASE("VA-C4: Omens before, between and after the steps") {
    TestCave cave = halls();
    cave.hand("E1 E2 E3").omens("trail trail trail trail").cave_turn();
    for (const char* step : {"collect", "place n4 E1", "treasure n4", "end"}) {
        INFO(step);
        CHECK(cave.offers("omen curse deck"));
        cave.play("omen curse deck, pay trail");
        CHECK(cave.pending() == "cave cave");
        cave.play(step);
    }
}

TEST_CASE("VA-G1: its turn comes after the Dragon's") {
    TestCave cave = halls(2);
    cave.dragon("o").dragon_turn().play("rest, done, done");
    CHECK(cave.in_order("turn cave"));
    CHECK(cave.pending() == "cave cave");
}

TEST_CASE("VA-C5, T8: it draws by the Treasure and Crystal tokens on the map") {
    const std::array<int, 14> expected{1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6};
    for (int tokens = 0; tokens <= 13; ++tokens) {
        TestCave cave(8);
        cave.lit("n1", "C1", "nesw").lit("n2", "C6", "nesw").lit("n3", "C8", "nesw");
        const int crystals = std::max(0, tokens - 10);
        const std::array<const char*, 3> cells{"n1", "n2", "n3"};
        for (int number = 0; number < crystals; ++number) {
            cave.token(cells.at(static_cast<std::size_t>(number)), Token::Crystal);
        }
        cave.treasure("o", tokens - crystals);
        CHECK(
            omens_to_collect(cave.rules, cave.state)
            == expected.at(static_cast<std::size_t>(tokens))
        );
    }
    TestCave thief(8);
    thief.state.thief.carried = 2;
    CHECK(omens_to_collect(thief.rules, thief.state) == 3);
    // Tokens of other kinds do not count.
    TestCave other(8);
    other.token("o", Token::Event);
    CHECK(omens_to_collect(other.rules, other.state) == 1);
}

TEST_CASE("VA-C5, G7: tokens are picked from the bag by chance, as many as are left") {
    TestCave cave = halls();
    cave.treasure("n1", 4).bag("trail trail bat").cave_turn();
    const int before = count_omens(cave.state);
    cave.play("collect");
    CHECK(count_bag(cave.state) == 0);
    CHECK(count_omens(cave.state) == before + 3);
    int trails = 0;
    for (const Event& event : cave.happened) {
        trails += text_of(event) == "pick omens trail" ? 1 : 0;
    }
    CHECK(trails == 2);
    CHECK(cave.has_event("pick omens bat"));
    CHECK(cave.happened.size() == 3);
}

TEST_CASE("VA-C6, W2: a tile of the hand goes onto an empty cell next to any space") {
    TestCave cave(8);
    cave.dark("n1", "A1").dark("e1", "A5").close().hand("T1 E2").stack("");
    cave.cave_turn(CaveStep::Tiles);
    CHECK(
        cave.legal_of("place")
        == "place n2 E2, place n2 T1, place w1n1 E2, place w1n1 T1, place e1n1 E2, place e1n1 T1, "
           "place w2 E2, place w2 T1, place e2 E2, place e2 T1, place w1s1 E2, place w1s1 T1, "
           "place e1s1 E2, place e1s1 T1, place s2 E2, place s2 T1"
    );
    cave.play("place e1s1 T1");
    CHECK(cave.at("e1s1").tile == tile("T1"));
    CHECK(cave.at("e1s1").is_dark());
    CHECK(cave.at("e1s1").tokens == 0);
}

TEST_CASE("VA-C6: without a tile in the hand step 2 is done") {
    TestCave cave = halls();
    cave.hand("").stack("").cave_turn().play("collect");
    CHECK_FALSE(cave.state.collapse);
    CHECK(cave.legal_of("place") == "");
    CHECK(cave.legal_of("treasure") != "");
}

TEST_CASE("VA-C6: in the Collapse it removes three tiles by VA-X8, Omens between them") {
    TestCave cave(8);
    cave.dark("n1", "A1").dark("n2", "A2").lit("e1", "C1", "nesw").dark("s1", "A4").collapse();
    cave.token("e1", Token::Crystal).omens("trail trail").cave_turn().play("collect");
    // A Lit Crystal tile has no precedence (VA-E2 is of games without the Cave).
    CHECK(cave.legal_of("remove") == "remove n2, remove e1, remove s1");
    cave.play("remove n2");
    CHECK(cave.legal_of("remove") == "remove n1, remove e1, remove s1");
    CHECK(cave.legal_of("treasure") == "");
    cave.play("omen curse deck, pay trail, remove n1");
    CHECK(cave.legal_of("remove") == "remove e1, remove s1");
    cave.play("remove e1");
    CHECK(cave.legal_of("remove") == "");
    CHECK(cave.legal_of("treasure") == "treasure s1");
}

TEST_CASE("VA-C6, X8: removals that are not possible are skipped") {
    TestCave cave(8);
    cave.lit("n1", "A1", "nesw").collapse().cave_turn(CaveStep::Tiles).play("remove n1");
    CHECK(cave.legal_of("remove") == "");
    CHECK(cave.offers("skip"));
}

TEST_CASE("VA-C6, X9, X10: after a removal the map is joined by the Cave in its turn") {
    TestCave cave(24);
    cave.lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").lit("e1n1", "A10", "nesw");
    cave.lit("n2", "A13", "nesw").lit("n3", "E5", "nesw").lit("e1n3", "E7", "nesw");
    cave.lit("n4", "E10", "nesw").lit("e1n4", "E14", "nesw").collapse().dragon("o");
    // No tile touches only 1 other; n2 touches 2 and joins two squares.
    cave.cave_turn(CaveStep::Tiles).play("remove n2");
    CHECK(cave.pending() == "slide cave");
    CHECK(cave.legal() == "slide n4 s");
    cave.play("slide n4 s");
    CHECK(cave.pending() == "cave cave");
    CHECK(cave.legal_of("remove") != "");
}

TEST_CASE("VA-C7, VA-O6: in its own turn Crystal tiles come first, in the turns of others any tile"
) {
    TestCave cave = halls();
    cave.hand("E1 C4 T4").stack("").omens("mushroom bat").cave_turn();
    CHECK(cave.offers("omen hatred n4 C4"));
    CHECK_FALSE(cave.offers("omen hatred n4 E1"));
    cave.play("collect");
    CHECK(cave.offers("place n4 C4"));
    CHECK_FALSE(cave.offers("place n4 E1"));
    CHECK_FALSE(cave.offers("place n4 T4"));
    cave.play("place n4 C4");
    CHECK(cave.offers("omen hatred n5 T4"));
    TestCave filling(8);
    filling.lit("n1", "A2", "ew").close().hand("E3 C4 T4").omens("bat").cave_turn();
    filling.play("omen curse turn n1 ns, pay bat");
    CHECK(filling.pending() == "fill cave");
    CHECK(filling.legal() == "fill n2 C4");
    TestCave others(8);
    others.dark("n1", "A1").close().hand("E3 C4 T4").knight_turn().play("go n, orient nesw");
    CHECK(others.pending() == "fill cave");
    CHECK(others.legal_of("fill n2") == "fill n2 E3, fill n2 T4, fill n2 C4");
}

TEST_CASE("VA-P2, C2: the Cave fills each cell from its hand, in any order, until no tile is left"
) {
    TestCave cave(8);
    cave.dark("n1", "A1").close().hand("E3 T4").stack("").knight_turn();
    cave.play("go n, orient nesw");
    CHECK(
        cave.legal()
        == "fill n2 E3, fill n2 T4, fill w1n1 E3, fill w1n1 T4, fill e1n1 E3, fill e1n1 T4"
    );
    cave.play("fill e1n1 T4, fill n2 E3");
    CHECK(cave.pending() == "brace knight");
    CHECK_FALSE(cave.has_space("w1n1"));
}

TEST_CASE("VA-C8: a Treasure goes onto a Dark tile without a piece and without a Treasure") {
    TestCave cave(2);
    cave.dark("n1", "A1").dark("e1", "A5").dark("s1", "A8").lit("w1", "A12", "e");
    cave.treasure("e1").tribe("bones", "s1", 1).gem("n1", Gem::Claw);
    cave.cave_turn(CaveStep::Treasure);
    CHECK(cave.legal() == "treasure n1");
    cave.play("treasure n1");
    CHECK(cave.at("n1").treasures == 1);
    CHECK(cave.state.treasure_supply == 8);
    CHECK(cave.has_event("on treasure n1"));
}

TEST_CASE("VA-C8: skip only without such a tile or a token, or if the row makes it optional") {
    TestCave tiles(8);
    tiles.lit("n1", "A1", "nesw").collapse().cave_turn(CaveStep::Treasure);
    CHECK(tiles.legal() == "skip");
    tiles.play("skip");
    CHECK(tiles.legal() == "end");
    TestCave token = halls();
    token.treasure("n1", 10).cave_turn(CaveStep::Treasure);
    CHECK(token.legal() == "skip");
    TestCave free(8);
    free.rules.optional_treasure = true;
    free.close().cave_turn(CaveStep::Treasure);
    CHECK(free.legal() == "treasure n1, treasure w1, treasure e1, treasure s1, skip");
}

TEST_CASE("VA-C10, B33: the Cave gives the tile onto which a tribe explores") {
    TestCave cave(8);
    cave.dark("n1", "A1").close().hand("E2 C3 T6").tribe("bones", "n1", 1).tribes();
    cave.play("activate bones, explore n");
    CHECK(cave.pending() == "dig cave");
    CHECK(cave.legal() == "dig E2, dig T6, dig C3");
    CHECK(cave.where(Piece::Bones) == "n1");
    cave.play("dig C3");
    CHECK(cave.at("n2").tile == tile("C3"));
    CHECK(cave.where(Piece::Bones) == "n2");
    CHECK(cave.in_order("placed n2 C3, drawn, moved bones n1 n2 explore"));
    CHECK(cave.pending() == "tribes goblins");
    CHECK(cave.state.cave.hand_size == 3);
}

TEST_CASE("VA-B33, C10: a tribe explores as long as the Cave has a tile") {
    TestCave cave(8);
    cave.dark("n1", "A1").close().hand("T6").stack("").tribe("bones", "n1", 1).tribes();
    CHECK(cave.play("activate bones").offers("explore n"));
    TestCave none(8);
    none.dark("n1", "A1").close().hand("").stack("").tribe("bones", "n1", 1).tribes();
    CHECK_FALSE(none.play("activate bones").offers("explore n"));
}

TEST_CASE("VA-V36, C10, O6: the Cave gives the tile onto which the Underworm throws the Knight") {
    TestCave cave(19);
    cave.infested(Infestation::C).lit("n1", "A12", "s").lit("s1", "E12", "n").dark("e1", "A1");
    cave.dark("w1", "A13").hand("T1 T2 T3").next_monsters("worm").knight_turn();
    cave.play("go w, orient nesw, fill w1n1 T1, fill w2 T2, fill w1s1 T3, ready");
    CHECK(cave.pending() == "exit knight");
    CHECK(cave.legal() == "exit w2n1, exit w2s1");
    cave.play("exit w2n1");
    CHECK(cave.pending() == "dig cave");
    CHECK(cave.legal() == "dig C7, dig C8, dig C9");
    CHECK(cave.where(Piece::Knight) == "w1");
    cave.play("dig C8");
    CHECK(cave.in_order("placed w2n1 C8, moved knight w1 w2n1 exit, flipped w2n1 C8"));
    CHECK(cave.pending() == "orient knight");
}

TEST_CASE("VA-C11, K20: the Cave chooses one of the top three Events, the others go under the deck"
) {
    TestCave cave = halls();
    cave.token("n1", Token::Event).events("rats light vantage air bread").knight("n1");
    cave.cubes("per=2").state.knight.grit = 4;
    cave.knight_turn().play("face");
    CHECK(cave.pending() == "offer cave");
    CHECK(cave.legal() == "event rats, event light, event vantage");
    cave.play("event rats");
    CHECK(cave.in_order("card rats played, card light under, card vantage under, grit 2 -2"));
    CHECK(cave.cause_of("grit") == "card rats played");
    CHECK(top_first(cave.state.events, kEventNames) == "air bread light vantage");
    CHECK_FALSE(cave.at("n1").has(Token::Event));
    CHECK(cave.pending() == "encounter knight");
}

TEST_CASE("VA-C11: equal cards are one action; fewer are drawn if there are fewer") {
    TestCave cave = halls();
    cave.token("n1", Token::Event).events("bread air bread rats").knight("n1").cubes("per=2");
    cave.knight_turn().play("face");
    CHECK(cave.legal() == "event air, event bread");
    cave.play("event bread");
    CHECK(top_first(cave.state.events, kEventNames) == "rats air bread");
    TestCave two = halls();
    two.token("n1", Token::Event).events("rats air").knight("n1").cubes("per=2").knight_turn();
    two.play("face");
    CHECK(two.legal() == "event rats, event air");
    TestCave none = halls();
    none.token("n1", Token::Event).events("").knight("n1").cubes("per=2").knight_turn();
    CHECK_FALSE(none.offers("face"));
}

TEST_CASE("VA-C11, K18: an event tile revealed in her Encounter is resolved by the Cave's choice") {
    TestCave cave(8);
    cave.dark("n1", "E5").close().events("light air rats bread").cubes("move=1 free=1");
    cave.knight_turn().play("go n, orient nesw");
    while (cave.pending() == "fill cave") {
        play_first(cave);
    }
    CHECK(cave.pending() == "offer cave");
    cave.play("event rats");
    CHECK(cave.pending() == "encounter knight");
    CHECK(cave.state.knight.grit == 1);
}

TEST_CASE("VA-K24, T5: by Deep and Dark the Cave draws two Omen tokens") {
    TestCave cave = halls();
    cave.token("n1", Token::Event).events("deep").knight("n1").cubes("per=2").knight_turn();
    cave.play("face, event deep");
    CHECK(cave.in_order("card deep played, pick omens, pick omens, off event n1"));
    CHECK(cave.cause_of("pick omens") == "card deep played");
    CHECK(count_omens(cave.state) == 2);
    CHECK(cave.state.knight.hidden_cards == 0);
}

TEST_CASE("VA-C12, K29: the Cave gives one of the top two Treasures, the other goes under the deck"
) {
    TestCave cave = halls();
    cave.treasure("o").treasures("axe boots kit").knight_turn().play("take treasure");
    CHECK(cave.pending() == "offer cave");
    CHECK(cave.legal() == "give axe, give boots");
    cave.play("give boots");
    CHECK(cave.pending() == "keep knight");
    CHECK(top_first(cave.state.treasures, kTreasureNames) == "kit axe");
    cave.play("keep");
    CHECK(cave.state.knight.hidden_cards == only(TreasureCard::Boots));
    TestCave last = halls();
    last.treasure("o").treasures("axe").knight_turn().play("take treasure");
    CHECK(last.legal() == "give axe");
    last.play("give axe, decline");
    CHECK(last.state.knight.grit == 5);
    CHECK(last.state.treasures.empty());
    TestCave none = halls();
    none.treasure("o").treasures("").knight_turn().play("take treasure");
    CHECK(none.state.knight.grit == 5);
    CHECK(none.pending() == "encounter knight");
}

TEST_CASE("VA-C13: with Hatred tokens left it does not win, but when the last one goes") {
    TestCave cave(8);
    cave.dark("n1", "C1").dark("n2", "A1").dark("e1", "A5").collapse().hatred(2);
    cave.state.crystals_collapsed = 4;
    cave.omens("trail trail trail").cave_turn(CaveStep::Tiles).play("remove n2, remove n1");
    CHECK(cave.state.crystals_collapsed == 5);
    CHECK(cave.result() == "none");
    cave.play("omen hatred token, pay trail");
    CHECK(cave.has_event("hatred 1"));
    CHECK(cave.result() == "none");
    cave.play("omen hatred token, pay trail, pay trail");
    CHECK(cave.in_order("hatred 0, won cave collapse"));
    CHECK(cave.result() == "cave collapse");
}

TEST_CASE("VA-C14, B44: Hex takes as many Omen tokens as the eye tribe has Population") {
    TestCave cave(8);
    cave.close().secrets("hex").tribe("eye", "hidden", 2).omens("bat trail trail").tribes();
    CHECK(cave.legal_of("secret") == "secret hex knight, secret hex cave");
    cave.play("secret hex cave");
    CHECK(cave.pending() == "fade cave");
    CHECK(cave.legal() == "discard bat, discard trail");
    cave.play("discard bat");
    CHECK(cave.legal() == "discard trail");
    cave.play("discard trail");
    CHECK(cave.omens_of(OmenSymbol::Trail) == 1);
    CHECK(count_bag(cave.state) == 35);
    CHECK(cave.pending() == "tribes goblins");
    TestCave few(8);
    few.close().secrets("hex").tribe("eye", "hidden", 3).omens("bat").tribes();
    few.play("secret hex cave, discard bat");
    CHECK(few.pending() == "tribes goblins");
}

TEST_CASE("VA-E6: a killed Knight without Goblins: her one opponent wins, of two none yet") {
    TestCave cave(19);
    cave.dark("n1", "A1").close().state.knight.health = 1;
    cave.knight_turn().play("go n, orient nesw");
    while (cave.pending() == "fill cave") {
        play_first(cave);
    }
    cave.play("ready");
    CHECK(cave.result() == "cave knight-killed");
    TestCave two(10);
    two.dark("n1", "A1").close().dragon("o").state.knight.health = 1;
    two.rules.infestation = Infestation::B;
    two.knight_turn().play("go n, orient nesw");
    while (two.pending() == "fill cave") {
        play_first(two);
    }
    two.play("ready");
    CHECK(two.has_event("killed knight"));
    CHECK(two.result() == "none");
    CHECK(two.where(Piece::Knight) == "hidden");
    CHECK(two.pending() == "dragon dragon");
    two.play("rest, done, done");
    CHECK(two.pending() == "cave cave");
    // Without a living Knight there are no Event tokens, cards or Spores on her.
    CHECK_FALSE(two.offers("omen curse deck"));
    two.play("collect");
    play_first(two);
    two.play(two.legal_of("treasure").substr(0, two.legal_of("treasure").find(',')) + ", end");
    CHECK(two.in_order("round 2, turn dragon"));
}

TEST_CASE("VA-V10: the Cave fills after a Flare of the Knight or of a tribe") {
    TestCave cave(8);
    cave.dark("n1", "A1").close().knight_turn().next_die(DieFace::Spot).play("flare n1");
    cave.play("reveal n1 nesw");
    CHECK(cave.pending() == "fill cave");
    TestCave goblins(22);
    goblins.dark("n1", "A1").close().tribe("bones", "n1", 1).tribes().next_die(DieFace::Spot);
    goblins.play("activate bones, flare, reveal n1 nesw");
    CHECK(goblins.pending() == "fill cave");
    while (goblins.pending() == "fill cave") {
        play_first(goblins);
    }
    CHECK(goblins.pending() == "tribe goblins");
}

TEST_CASE("VA-E3: in a game of Goblins and Cave five smashed Crystals win") {
    TestCave cave(22);
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).close();
    cave.tribe("fangs", "n1", 3).tribe("bones", "n1", 4);
    cave.state.smashed.at(index(Role::Goblins)) = 4;
    cave.tribes().play("activate fangs, attack crystal, activate bones, attack crystal");
    CHECK(cave.result() == "goblins crystals");
}

TEST_CASE("VA-P5: a tile that the Cave places onto a lurking tribe reveals it") {
    TestCave cave(8);
    cave.close().lurking("eye", "n2", 2).cave_turn(CaveStep::Tiles).play("place n2 E8");
    CHECK(cave.where(Piece::Eye) == "n2");
}

TEST_CASE("VA-Y1, Y2: a broken hand, bag or number of Rockslides is found") {
    TestCave cave(8);
    cave.close().cave_turn();
    const auto broken = [&](const State& state) {
        return std::string(broken_invariant(cave.rules, state));
    };
    CHECK(broken(cave.state) == "");
    State hand = cave.state;
    std::swap(hand.cave.hand.at(0), hand.cave.hand.at(1));
    CHECK(broken(hand) == "VA-Y1");
    State missing = cave.state;
    missing.cave.hand.at(2) = kNoTile;
    missing.cave.hand_size = 2;
    CHECK(broken(missing) == "VA-Y1");
    State bag = cave.state;
    --bag.cave.bag.at(0);
    CHECK(broken(bag) == "VA-Y2");
    State slides = cave.state;
    slides.spaces.at(0).edges = 0xF0;
    CHECK(broken(slides) == "VA-Y2");
    State hatred = cave.state;
    hatred.cave.hatred = 1;
    CHECK(broken(hatred) == "VA-Y4");
}

}  // namespace tenebrae::vast::testing
