// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/positions/position.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/position_lines.hpp"
#include "games/vast/words/prompt.hpp"
#include "games/vast/words/show.hpp"
#include "test_cave.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tenebrae::vast {
namespace {

using testing::kGoblinSeat;
using testing::kKnightSeat;
using testing::TestCave;

/// Returns the line of the action that the words mean, or the codes and statements against it.
std::string read(const TestCave& cave, std::string_view line) {
    const View view = cave.view(deciding_seat(cave.rules, cave.state));
    const auto action = parse_command(cave.rules, view, core::split_words(line));
    if (action) {
        return command_text(cave.rules, view, *action);
    }
    return core::listed(action.errors(), ", ", [](const core::Diagnostic& error) {
        return error.code + (error.rule.empty() ? "" : " " + error.rule);
    });
}

TEST_CASE("VA-G4: cells are named by their place relative to the Entrance", "[vast]") {
    CHECK(name(Cell{0, 0}) == "o");
    CHECK(name(Cell{-1, 2}) == "e2n1");
    CHECK(name(Cell{0, -3}) == "w3");
    CHECK(name(Cell{1, 0}) == "s1");
    for (const std::string_view text : {"o", "e2n1", "w3", "s1", "w12s99"}) {
        const auto cell = parse_cell(text);
        REQUIRE(cell);
        CHECK(name(*cell) == text);
    }
    CHECK(parse_cell("E2N1") == Cell{-1, 2});
    for (const std::string_view text : {"", "n1e2", "e0", "e", "e100", "e02", "e1x", "oo", "e-1"}) {
        INFO(text);
        CHECK(!parse_cell(text));
    }
}

TEST_CASE("VA-G5: open sides are a word in the order n e s w", "[vast]") {
    CHECK(name_of_sides(kAllSides) == "nesw");
    CHECK(parse_sides("NSW") == testing::sides("nsw"));
    CHECK(!parse_sides("sn"));
    CHECK(!parse_sides(""));
    CHECK(!parse_sides("nn"));
}

TEST_CASE("T1: tiles are named by kind and number", "[vast]") {
    CHECK(name_of_tile(kEntrance) == "o");
    for (Tile tile = 0; tile < kTiles; ++tile) {
        CHECK(parse_tile(name_of_tile(tile)) == tile);
    }
    CHECK(parse_tile("c4") == testing::tile("C4"));
    CHECK(!parse_tile("A16"));
    CHECK(!parse_tile("A0"));
}

TEST_CASE("a word of the line chooses between two acts of one command", "[vast]") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").dark("e1", "A2").close().cubes("map=1").knight_turn();
    CHECK(read(cave, "go n") == "go n");
    CHECK(read(cave, "go n map") == "open VA-K30");
    CHECK(read(cave, "go north") == "go n");
    CHECK(read(cave, "go x") == "no-direction");
    CHECK(read(cave, "go n now") == "unexpected-word");
}

TEST_CASE("VA-G2: an action of another decision is not asked for", "[vast]") {
    TestCave cave;
    cave.close().knight_turn();
    CHECK(read(cave, "war thirst") == "not-now VA-G2");
    CHECK(read(cave, "fly") == "unknown-command");
    const View view = cave.view(kGoblinSeat);
    const auto action = parse_command(cave.rules, view, core::split_words("end"));
    REQUIRE(!action);
    CHECK(action.errors().front().code == "not-asked");
    CHECK(question(cave.rules, view) == "The Knight is deciding.");
}

TEST_CASE("VA-W4: a refused action names every statement against it", "[vast]") {
    TestCave cave;
    cave.close().knight_turn();
    CHECK(read(cave, "shoot fangs") == "no-cube VA-K33, too-weak VA-K33, hidden VA-K33");
    CHECK(read(cave, "bomb n") == "no-cube VA-K31, no-wall VA-K32");
    CHECK(read(cave, "attack crystal") == "no-crystal VA-K46, too-weak VA-K46");
    CHECK(read(cave, "cube sword") == "not-held VA-K4");
    CHECK(read(cave, "quest swift") == "not-in-hand VA-K40");
}

TEST_CASE("VA-W1: one word names acts of different decisions", "[vast]") {
    TestCave cave;
    cave.dark("n1", "A1").close().tribe("fangs", "hidden", 2).tribes();
    CHECK(read(cave, "reveal fangs n1") == "reveal fangs n1");
    CHECK(read(cave, "reveal n1 nes") == "no-tribe, no-cell");
    CHECK(read(cave, "hide") == "missing-word");
    CHECK(read(cave, "hide fangs") == "not-lurking VA-B22");
    cave.play("reveal fangs n1");
    CHECK(read(cave, "activate fangs") == "acted VA-B18");
}

TEST_CASE("Secrets name a tribe, a role or nothing", "[vast]") {
    TestCave cave;
    cave.close().tribe("eye", "hidden", 2).secrets("fury hex tunnels").tribes();
    CHECK(read(cave, "secret fury bones") == "secret fury bones");
    CHECK(read(cave, "secret fury") == "no-object VA-B17");
    CHECK(read(cave, "secret fury knight") == "no-object");
    CHECK(read(cave, "secret hex knight") == "secret hex knight");
    CHECK(read(cave, "secret hex") == "no-object VA-B44");
    CHECK(read(cave, "secret hex dragon") == "wrong-role VA-B44");
    CHECK(read(cave, "secret tunnels") == "secret tunnels");
    CHECK(read(cave, "secret tunnels fangs") == "no-object");
    CHECK(read(cave, "secret ruby") == "not-in-hand VA-B17");
}

/// Lit halls around the Entrance with Dark tiles behind, in a game of four; the hand is A4, C2, E2.
TestCave halls() {
    TestCave cave(2);
    cave.hand("A4 C2 E2").lit("n1", "A1", "nesw").lit("e1", "A10", "nesw");
    cave.lit("w1", "E5", "nesw").close();
    return cave;
}

TEST_CASE("VA-C9: the Cave sees the top three Events in anyone's turn, and no other seat does") {
    TestCave cave = halls();
    const auto events = [&cave](Role role) {
        const int seat = cave.rules.seats[index(role)];
        std::string words;
        for (const Card card : known_events(cave.rules, view_of(cave.rules, cave.state, seat))) {
            words += std::string(name_of_card(Deck::Events, card)) + " ";
        }
        return words;
    };
    cave.events("rats water air rats").turn(Role::Knight);
    CHECK(events(Role::Knight) == "");
    CHECK(events(Role::Goblins) == "");
    CHECK(events(Role::Dragon) == "");
    CHECK(events(Role::Cave) == "rats water air ");
    cave.events("deep light");
    CHECK(events(Role::Cave) == "deep light ");
}

TEST_CASE("VA-C6, VA-C7, VA-C25: with the Cave in the game it names the tile that it places") {
    TestCave cave = halls();
    cave.bag("").cave_turn(CaveStep::Tiles);
    CHECK(read(cave, "place n3") == "no-tile VA-C2");
    CHECK(read(cave, "place n3 C2") == "place n3 C2");
    CHECK(read(cave, "place n3 c2") == "place n3 C2");
    CHECK(read(cave, "place n3 A4") == "crystal-first VA-C7");
    CHECK(read(cave, "place n3 A5") == "not-in-hand VA-C2");
    CHECK(read(cave, "place n3 x") == "no-tile");
    CHECK(read(cave, "place n1 C2") == "occupied VA-C6");
    CHECK(read(cave, "remove n2") == "growing VA-C6");
    CHECK(read(cave, "omen hatred n3 C2") == "omen hatred n3 C2");
    CHECK(read(cave, "omen hatred n3") == "growing VA-C25");
    CHECK(read(cave, "omen hatred e9 A4") == "not-adjacent VA-C25, crystal-first VA-C7");
    CHECK(read(cave, "omen hatred token") == "no-token VA-C25");
    CHECK(read(cave, "collect") == "not-due VA-C4");
    CHECK(read(cave, "end") == "not-due VA-C4");
    CHECK(read(cave, "skip") == "not-due VA-C4");
    TestCave knight;
    knight.dark("n1", "A1").close().knight_turn();
    knight.state.decision = Decision::Place;
    CHECK(read(knight, "place n9 A4") == "not-adjacent VA-E2, names-tile VA-P1");
}

TEST_CASE("VA-C4, VA-C6, VA-C25: in the Collapse the Cave removes tiles") {
    TestCave cave = halls();
    cave.bag("").collapse().cave_turn(CaveStep::Tiles);
    CHECK(read(cave, "remove n2") == "remove n2");
    CHECK(read(cave, "remove n1") == "touches-more VA-X8");
    CHECK(read(cave, "remove o") == "entrance VA-X3");
    CHECK(read(cave, "place n3 A4") == "collapse VA-C6");
    CHECK(read(cave, "omen hatred n2") == "omen hatred n2");
    CHECK(read(cave, "omen hatred n2 A4") == "collapse VA-C25");
    CHECK(read(cave, "treasure n2") == "not-due VA-C4");
}

TEST_CASE("VA-C20 to C26: an Omen is refused with every reason") {
    TestCave cave = halls();
    cave.omens("bat").knight("n1").cave_turn();
    CHECK(read(cave, "omen bats knight") == "omen bats knight");
    CHECK(read(cave, "omen bats eye") == "not-on-map VA-C21");
    CHECK(read(cave, "omen bats dragon") == "no-piece");
    CHECK(read(cave, "omen bats treasure n2") == "no-treasure VA-C21");
    CHECK(read(cave, "omen bats treasure") == "missing-word");
    CHECK(read(cave, "omen rockslide o e") == "cannot-pay VA-C20");
    CHECK(read(cave, "omen plunder n1") == "cannot-pay VA-C20, no-dark-tile VA-C8");
    CHECK(read(cave, "omen spores thief") == "cannot-pay VA-C20, no-target VA-C24");
    CHECK(read(cave, "omen spores knight") == "cannot-pay VA-C20, no-grit VA-C24");
    CHECK(read(cave, "omen curse turn n1 nesw") == "same VA-C26");
    CHECK(read(cave, "omen curse turn n1 ns") == "no-layout VA-R1");
    CHECK(read(cave, "omen curse turn n2 ns") == "not-lit VA-C26");
    CHECK(read(cave, "omen curse turn o ns") == "entrance VA-C26");
    CHECK(read(cave, "omen curse event w1") == "omen curse event w1");
    CHECK(read(cave, "omen curse event n1") == "not-event VA-C26");
    CHECK(read(cave, "omen curse deck") == "omen curse deck");
    CHECK(read(cave, "omen fly") == "unexpected-word");
    cave.cubes("shield=1");
    CHECK(read(cave, "omen bats knight") == "shield VA-O2");
}

TEST_CASE("VA-C22: a Rockslide names its edge and, with all on the map, another one") {
    TestCave cave = halls();
    cave.bag("").cave_turn();
    CHECK(read(cave, "omen rockslide o e") == "omen rockslide o e");
    CHECK(read(cave, "omen rockslide o w") == "wrong-side VA-C22");
    CHECK(read(cave, "omen rockslide n9 e") == "no-space VA-C22");
    CHECK(read(cave, "omen rockslide o e from n1 s") == "not-all-out VA-C22, no-rockslide VA-C22");
    cave.rockslide("n1", Direction::South).rockslide("w1", Direction::East);
    CHECK(read(cave, "omen rockslide n1 s") == "walled VA-C22");
    cave.rockslide("o", Direction::South);
    CHECK(read(cave, "omen rockslide o e") == "none-left VA-C22");
    CHECK(read(cave, "omen rockslide o e from n1 s") == "omen rockslide o e from n1 s");
    CHECK(read(cave, "omen rockslide o e from n1 n") == "wrong-side VA-C22, no-rockslide VA-C22");
    CHECK(read(cave, "omen rockslide o e from n1") == "missing-word");
}

TEST_CASE("VA-C5, VA-C8, VA-C11, VA-C12, VA-C14, VA-C24: answers of and to the Cave") {
    TestCave cave = halls();
    cave.omens("bat trail").cave_turn();
    CHECK(read(cave, "collect") == "collect");
    CHECK(read(cave, "treasure n2") == "not-due VA-C4");
    cave.play("omen bats knight");
    CHECK(read(cave, "pay trail") == "not-paying VA-C20");
    CHECK(read(cave, "pay chasm") == "no-token VA-C20");
    CHECK(read(cave, "pay bat") == "pay bat");
    CHECK(read(cave, "pay claw") == "unknown-word");
    TestCave three = halls();
    three.cave_turn(CaveStep::Treasure);
    CHECK(read(three, "skip") == "possible VA-C8");
    CHECK(read(three, "treasure n1") == "no-dark-tile VA-C8");
    CHECK(read(three, "treasure n2") == "treasure n2");
    three.treasure("n2");
    CHECK(read(three, "treasure n2") == "treasure-there VA-C8");
}

TEST_CASE("VA-I5: others read a command of the Cave without its secret") {
    const TestCave cave = halls();
    const View view = cave.view(testing::kCaveSeat);
    const auto seen = [&](Action action, Role role) {
        return redacted_command_text(cave.rules, view, action, only(role));
    };
    const Tile tile = testing::tile("A4");
    const Cell cell = testing::cell("n3");
    for (const Role role : {Role::Knight, Role::Goblins, Role::Dragon}) {
        CHECK(seen(Action::at(ActionKind::Fill, cell, tile), role) == "fill n3");
        CHECK(seen(Action::at(ActionKind::Place, cell, tile), role) == "place n3");
        CHECK(seen(Action::at(ActionKind::OmenHatred, cell, tile), role) == "omen hatred n3");
        CHECK(seen(Action::of(ActionKind::Dig, tile), role) == "dig");
        CHECK(seen(Action::of(ActionKind::Event, EventCard::Rats), role) == "event rats");
    }
    CHECK(seen(Action::of(ActionKind::Dig, tile), Role::Cave) == "dig A4");
    const Action give = Action::of(ActionKind::Give, TreasureCard::Axe);
    CHECK(seen(give, Role::Knight) == "give axe");
    CHECK(seen(give, Role::Goblins) == "give");
    CHECK(seen(give, Role::Cave) == "give axe");
}

TEST_CASE("every event has a text, its own statement and JSON", "[vast]") {
    for (const int row : {2, 7, 8, 10, 13, 17, 18, 19, 21, 22, 24, 27, 28, 29}) {
        Rules rules = testing::row(row);
        rules.infestation = row == 27 ? Infestation::C : Infestation::None;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            core::Random random(seed);
            State state = new_game(rules, seed);
            Events events;
            begin(rules, state, &events);
            while (!state.is_over()) {
                for (const Event& event : events) {
                    for (const int seat :
                         {kKnightSeat,
                          kGoblinSeat,
                          testing::kDragonSeat,
                          testing::kCaveSeat,
                          testing::kOnlooker}) {
                        const EventSubject subject{seat_event(rules, event, seat), rules};
                        const table::EventText text = event_text(subject);
                        INFO(text.sentence);
                        REQUIRE(text.rule == name(event.rule));
                        REQUIRE(text.sentence.find("  ") == std::string::npos);
                        REQUIRE(!event_rows().json(subject).is_null());
                    }
                }
                events.clear();
                ActionList legal;
                legal_actions(rules, state, legal);
                const auto pick = static_cast<std::size_t>(random.below(legal.size()));
                apply(rules, state, legal[pick], &events);
            }
        }
    }
}

TEST_CASE("the board fits 80 columns in every style", "[vast]") {
    TestCave cave;
    cave.start(3);
    for (const table::BoardStyle style :
         {table::BoardStyle::Utf8, table::BoardStyle::Ascii, table::BoardStyle::Sentences}) {
        const std::string text = format_board(cave.rules, cave.view(kKnightSeat), style);
        for (const std::string& line : core::split_lines(text)) {
            INFO(line);
            CHECK(core::display_width(line) <= 80);
        }
        CHECK(text.find("Knight on o") != std::string::npos);
    }
}

/// Reads lines as a position.
core::Result<State> position_of(const Rules& rules, const std::string& text) {
    table::LineBlock block;
    block.lines = core::split_lines(text);
    return read_position(rules, {block}, 1);
}

TEST_CASE(
    "VA-Z1, VA-Z2, VA-Z3, VA-Z4, VA-Z5, VA-Z6, VA-Z7, VA-Z8: a position is read back as it was "
    "written",
    "[vast]"
) {
    for (const int row : {2, 7, 8, 10, 13, 17, 18, 19, 21, 22, 24, 27, 28, 29}) {
        const Rules rules = testing::row(row);
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            core::Random random(seed);
            State state = new_game(rules, seed);
            begin(rules, state, nullptr);
            const auto at_start = [&state] {
                return state.decision == Decision::Knight || state.decision == Decision::Tribes
                       || state.decision == Decision::Dragon || state.decision == Decision::Cave;
            };
            for (int step = 0; step < 200 && !state.is_over(); ++step) {
                if (at_start() && !broken_invariant(rules, state).empty()) {
                    FAIL("a broken state");
                }
                ActionList legal;
                legal_actions(rules, state, legal);
                const auto pick = static_cast<std::size_t>(random.below(legal.size()));
                apply(rules, state, legal[pick], nullptr);
                if (!at_start()) {
                    continue;
                }
                const std::string text = position_lines(rules, state);
                const auto again = position_of(rules, text);
                INFO(text << (again ? "" : core::render(again.errors())));
                REQUIRE(again);
                REQUIRE(position_lines(rules, *again) == text);
            }
        }
    }
}

TEST_CASE("VA-Z9: a position that no game could reach is refused", "[vast]") {
    const Rules rules = testing::row(17);
    CHECK(position_of(rules, "round 3\nturn goblins"));
    CHECK(!position_of(rules, "dark n1 A1\ndark n2 A1"));
    CHECK(!position_of(rules, "dark n1 A1\nlit n1 A2 ns"));
    CHECK(!position_of(rules, "lit n1 A2 ne"));
    CHECK(!position_of(rules, "knight e9"));
    CHECK(!position_of(rules, "turn dragon"));
    CHECK(!position_of(rules, "deck secrets hex,hex"));
    CHECK(!position_of(rules, "knight o health=0"));
    CHECK(!position_of(rules, "tribe fangs n1 pop=0"));
    const Rules three = testing::row(7);
    CHECK(position_of(three, "turn dragon\ndragon o hand=claw eaten=3"));
    CHECK(!position_of(three, "dragon o health=0"));
    CHECK(!position_of(three, "dragon o health=6"));
    CHECK(!position_of(three, "dragon o wake=15 greed=0"));
    CHECK(!position_of(three, "dragon o wake=1"));
    CHECK(!position_of(three, "dragon o surfaced"));
    CHECK(!position_of(three, "dragon e9"));
    CHECK(!position_of(three, "dragon o treasures=11"));
    CHECK(!position_of(three, "dragon o hand=claw,claw,claw,claw,claw,claw,claw"));
    CHECK(!position_of(three, "gem n1 claw\ngem e1 claw"));
    CHECK(!position_of(rules, "dragon o"));
    const std::string map = "dark n1 A1\ndark e1 A2\ndark s1 A3\ndark w1 A4\n";
    CHECK(position_of(rules, map + "phase collapse\ncounter collapsed 4"));
    CHECK(!position_of(rules, map + "phase collapse\ncounter collapsed 5"));
    CHECK(position_of(rules, "counter smashed-knight 4"));
    CHECK(!position_of(rules, "counter smashed-knight 5"));
    CHECK(!position_of(rules, "round 101"));
    CHECK(!position_of(testing::row(28), "counter smashed-goblins 5"));
}

TEST_CASE("VA-Z5: a line about a role that does not play is refused", "[vast]") {
    for (const int row : {2, 17}) {
        INFO(row);
        const Rules rules = testing::row(row);
        const bool has_all = row == 2;
        REQUIRE(position_of(rules, "round 3"));
        for (const char* const line :
             {"gem o claw", "flamewall o", "deck powers claw", "counter smashed-dragon 1"}) {
            INFO(line);
            CHECK(position_of(rules, line).ok() == has_all);
        }
        CHECK(!position_of(rules, "monster o ogre"));
        CHECK(!position_of(rules, "counter smashed-nobody 1"));
    }
    CHECK(!position_of(testing::row(21), "event o"));
    CHECK(!position_of(testing::row(21), "bombed o n"));
    CHECK(position_of(testing::row(19), "beetles"));
    CHECK(!position_of(testing::row(17), "beetles"));
}

TEST_CASE("VA-Z7, VA-Z9: the hand and tokens of the Cave in a position", "[vast]") {
    const Rules rules = testing::row(2);
    const std::string map = "dark n1 A1\ndark e1 A2\ndark s1 A3\ndark w1 A4\n";
    const auto hand = position_of(rules, map + "stack A5,A6,A7,A8\ncave omens=bat,bat,trail");
    REQUIRE(hand);
    CHECK(
        hand->cave.hand == std::array{testing::tile("A5"), testing::tile("A6"), testing::tile("A7")}
    );
    CHECK(hand->stack.size == 1);
    CHECK(count_omens(*hand) == 3);
    CHECK(count_bag(*hand) == 33);
    const auto given = position_of(rules, "cave hand=E3,C4,A9");
    REQUIRE(given);
    CHECK(
        given->cave.hand
        == std::array{testing::tile("A9"), testing::tile("E3"), testing::tile("C4")}
    );
    CHECK(given->stack.size == 38);
    CHECK(position_of(rules, map + "stack -\ncave hand=A5"));
    CHECK(position_of(rules, map + "turn cave\nrockslide o e"));
    CHECK(position_of(rules, map + "turn cave\nrockslide e1 w"));
    CHECK(!position_of(rules, map + "stack A6\ncave hand=A5"));
    CHECK(!position_of(rules, map + "cave hand=A5,A6,A7,A8"));
    CHECK(!position_of(rules, map + "cave hand=A1"));
    CHECK(!position_of(rules, map + "cave hand=A5,A5"));
    CHECK(!position_of(rules, map + "cave omens=bat,bat,bat,bat,bat,bat,bat"));
    CHECK(!position_of(rules, map + "cave hatred=1"));
    CHECK(!position_of(rules, map + "cave hands=A5"));
    CHECK(!position_of(rules, map + "rockslide n1 n"));
    CHECK(!position_of(rules, map + "dark n2 A5\nrockslide n1 n"));
    CHECK(!position_of(rules, map + "rockslide o e\nrockslide e1 w"));
    CHECK(!position_of(rules, map + "rockslide o e\nrockslide o n\nrockslide o s\nrockslide o w"));
    CHECK(!position_of(rules, map + "phase collapse\ncave hand=A5"));
    CHECK(!position_of(rules, map + "phase collapse\nstack A5,A6,A7"));
    CHECK(!position_of(testing::row(7), map + "cave omens=bat"));
    CHECK(!position_of(testing::row(7), map + "rockslide o e"));
}

}  // namespace
}  // namespace tenebrae::vast
