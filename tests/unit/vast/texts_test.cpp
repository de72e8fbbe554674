// SPDX-License-Identifier: MIT
// The texts of Vast: questions, refusals, sentences of events, and what a refused position says.
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/positions/position.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/facts.hpp"
#include "games/vast/words/prompt.hpp"
#include "test_cave.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

using testing::TestCave;

View deciding_view(const TestCave& cave) {
    return cave.view(deciding_seat(cave.rules, cave.state));
}
std::string asked(const TestCave& cave) {
    return question(cave.rules, deciding_view(cave));
}
/// Returns the messages against a line, or "legal".
std::string refused(const TestCave& cave, std::string_view line) {
    const auto action = parse_command(cave.rules, deciding_view(cave), core::split_words(line));
    if (action) {
        return "legal";
    }
    return core::listed(action.errors(), " ", [](const core::Diagnostic& error) {
        return error.message;
    });
}
/// Returns the sentence of the choice that a line means.
std::string choice(const TestCave& cave, std::string_view line) {
    const View view = deciding_view(cave);
    const auto action = parse_command(cave.rules, view, core::split_words(line));
    REQUIRE(action);
    return describe(cave.rules, view, *action);
}
/// Returns whether an event of the last command has this sentence.
bool is_told(const TestCave& cave, std::string_view sentence) {
    return std::ranges::any_of(cave.happened, [&](const Event& event) {
        return event_text({event, cave.rules}).sentence == sentence;
    });
}

TEST_CASE("VA-B10: the question of overpopulation names who overpopulates and the cost", "[vast]") {
    TestCave cave;
    cave.close().tribe("fangs", "hidden", 3).tribe("bones", "hidden", 2).war("thirst");
    cave.state.goblins.rage = 2;
    cave.play("war thirst");
    CHECK(
        asked(cave)
        == "The fangs tribe (3 + 3) overpopulates. To pay costs 1 Rage; you have 2. Pay, or which "
           "tribe scatters?"
    );
    TestCave poor;
    poor.close().tribe("fangs", "hidden", 4).tribe("bones", "hidden", 4).secrets("leader");
    poor.war("thirst").play("war thirst");
    CHECK(
        asked(poor)
        == "The fangs tribe (4 + 3) and the bones tribe (4 + 2) overpopulate. To pay costs 2 "
           "Rage; you have 1. Play the Leader, or which tribe scatters?"
    );
}

TEST_CASE("VA-R4: the question of a reveal counts the tiles that are left", "[vast]") {
    TestCave cave(7);
    cave.lit("e1", "A1", "nesw").dark("e2", "A5").dark("e1n1", "E2").close();
    cave.dragon("e1").powers("claw claw flame flame wing wing").dragon_turn();
    cave.play("scorch, pay flame, pay flame");
    CHECK(asked(cave).find(" tiles are revealed: which one next") != std::string::npos);
    while (cave.pending() == "reveal dragon"
           && asked(cave).find("tiles are revealed") != std::string::npos) {
        const std::string legal = cave.legal();
        cave.play(legal.substr(0, legal.find(',')));
    }
    REQUIRE(cave.pending() == "reveal dragon");
    CHECK(asked(cave).find(" is revealed on ") != std::string::npos);
}

TEST_CASE("questions offer only what is legal now", "[vast]") {
    TestCave cave(7);
    cave.lit("e1", "A1", "nesw").close().dragon("e1").powers("claw").dragon_turn();
    CHECK(
        asked(cave)
        == "Dragon, underground, on e1: Health 5, Armor 1, Wakefulness 0 of 11, Power cards claw "
           "1. Move, use a power, or rest?"
    );
    cave.play("move w 1");
    CHECK(asked(cave).ends_with("Use a power, or rest?"));
    cave.play("rest");
    CHECK(asked(cave) == "Dragon on o, 0 Treasures on his board. Done?");
    cave.play("done");
    CHECK(
        asked(cave) == "Dragon on o. Gems in the reserve: claw, flame, wing. Place one, or done?"
    );
    cave.play("gem wing");
    CHECK(asked(cave) == "Dragon on o. You have placed a Gem. Done?");

    TestCave knight;
    knight.dark("n1", "T3").close().cubes("move=1 per=1").knight_turn();
    knight.state.knight.free = 0;
    knight.play("go n, orient nesw");
    while (knight.pending() == "fill knight") {
        const std::string legal = knight.legal();
        knight.play(legal.substr(0, legal.find(',')));
    }
    CHECK(asked(knight) == "Encounter on n1, Strength 1. Take, or done?");

    TestCave ambush;
    ambush.dark("n1", "A1").close().cubes("str=2").knight_turn();
    ambush.state.knight.free = 0;
    ambush.play("go n, orient nesw");
    while (ambush.pending() == "fill knight") {
        const std::string legal = ambush.legal();
        ambush.play(legal.substr(0, legal.find(',')));
    }
    CHECK(asked(ambush) == "The Goblins may ambush you; your Strength is 3. Ready?");
    ambush.play("ready");
    CHECK(asked(ambush) == "The Knight has Strength 3, and no hidden tribe is stronger. Pass?");
}

TEST_CASE("VA-B14: the question of Monsters says if no tribe can get one", "[vast]") {
    TestCave cave;
    cave.close().next_monsters("giant ogre").war("thirst").play("war thirst");
    REQUIRE(cave.pending() == "monsters goblins");
    CHECK(asked(cave) == "You drew giant. Which tribe gets which Monster, or done?");
    cave.play("assign giant bones");
    CHECK(asked(cave) == "You have assigned every Monster. Done?");
    TestCave poor;
    poor.close().next_monsters("giant").war("desperation").play("war desperation");
    REQUIRE(poor.pending() == "monsters goblins");
    CHECK(asked(poor).ends_with(", and no tribe can get more Monsters. Done?"));
}

TEST_CASE("VA-P2: the question of filling says how many cells need tiles", "[vast]") {
    TestCave cave;
    cave.dark("n1", "A1").close().cubes("move=1").knight_turn();
    cave.play("go n, orient nesw");
    REQUIRE(cave.pending() == "fill knight");
    CHECK(asked(cave) == "3 cells beside open edges need tiles: where does the next one go?");
    cave.play("fill n2, fill w1n1");
    CHECK(asked(cave) == "A tile must be placed on e1n1, beside an open edge: place it?");
}

TEST_CASE("VA-D9: a power and its payment in words", "[vast]") {
    TestCave cave(7);
    cave.lit("e1", "A1", "nesw").close().dragon("e1").knight("o").powers("wing wing flame");
    cave.dragon_turn();
    CHECK(choice(cave, "slap") == "Slap (2 wing): push the Knight up to 3 spaces");
    CHECK(refused(cave, "claw") == "Claw costs claw; the Dragon can pay with flame 1, wing 2.");
    cave.play("slap");
    CHECK(asked(cave) == "Slap costs 2 wing, 0 of 2 paid. Which card pays wing?");
    cave.play("pay wing");
    CHECK(asked(cave) == "Slap costs 2 wing, 1 of 2 paid. Which card pays wing?");
    cave.play("pay wing");
    CHECK(asked(cave).starts_with("You move the Knight, now on o, up to 3 more spaces."));
    TestCave poor(7);
    poor.close().dragon("o").dragon_turn();
    CHECK(refused(poor, "claw") == "Claw costs claw; the Dragon can pay with nothing.");
}

TEST_CASE("VA-K40: a Sidequest that has to be turned in at once says that it is too late") {
    TestCave cave;
    cave.close().quests("daring persistent").knight_turn();
    CHECK(
        refused(cave, "quest daring")
        == "Daring cannot be turned in now, only at once after the Knight attacks a tribe with a "
           "Monster, wounds the Dragon or kills the Thief. After any other act the chance has "
           "passed."
    );
    CHECK(
        refused(cave, "quest persistent")
        == "Persistent is not fulfilled: it is when 3 Crystals have been smashed in the game."
    );
}

TEST_CASE("VA-B26, VA-K14: a refused entry gives both Strengths", "[vast]") {
    TestCave cave;
    cave.dark("n1", "A2").close().tribe("bones", "n1", 2).cubes("str=1").tribes();
    cave.state.goblins.rage = 0;
    cave.play("activate bones");
    CHECK(
        refused(cave, "step s")
        == "The Knight's Strength is 2; the bones tribe has 1 (1 less at Rage 0), and needs more."
    );
    TestCave knight;
    knight.dark("n1", "A2").close().tribe("bones", "n1", 2).secrets("", "trap").knight_turn();
    CHECK(
        refused(knight, "go n")
        == "With Strength 1 the Knight cannot enter n1: the bones tribe there has Strength 2, and "
           "1 more by the Trap."
    );
}

TEST_CASE("VA-K11: the choice of a cube says what it brings", "[vast]") {
    TestCave cave;
    cave.close().cards("boots").knight_turn();
    CHECK(choice(cave, "cube move") == "Place a Hero cube: Movement 1 to 3");
    CHECK(choice(cave, "cube per") == "Place a Hero cube: Perception (Encounters 1 to 2)");
    CHECK(choice(cave, "cube str") == "Place a Hero cube: Strength 1 to 2");
    CHECK(choice(cave, "cube bow") == "Place a Hero cube: the Bow (one shot at a tribe in sight)");
    CHECK(choice(cave, "cube boots") == "Place a Hero cube: Boots (Movement 1 to 5)");
}

TEST_CASE("tokens of events have their articles", "[vast]") {
    const TestCave cave(7);
    const auto sentence = [&](EventKind kind, Token token, int item = 0) {
        Event event;
        event.kind = kind;
        event.rule = {'R', 5};
        event.value = static_cast<std::uint8_t>(token);
        event.items[0] = static_cast<std::uint8_t>(item);
        event.from = testing::cell("e2");
        event.to = testing::cell("n2");
        return event_text({event, cave.rules}).sentence;
    };
    CHECK(sentence(EventKind::TokenOff, Token::Treasure) == "A Treasure leaves e2.");
    CHECK(sentence(EventKind::TokenOff, Token::Event) == "The Event token leaves e2.");
    CHECK(sentence(EventKind::TokenOn, Token::Event) == "An Event token comes onto n2.");
    CHECK(sentence(EventKind::TokenOn, Token::Crystal) == "A Crystal comes onto n2.");
    CHECK(sentence(EventKind::TokenOn, Token::Gem, 1) == "The flame Gem comes onto n2.");
    CHECK(sentence(EventKind::TokenOn, Token::Ogre) == "The Ogre token comes onto n2.");
    CHECK(sentence(EventKind::TokenMoved, Token::Treasure) == "A Treasure moves from e2 to n2.");
    Event smashed;
    smashed.kind = EventKind::Smashed;
    smashed.rule = {'K', 46};
    smashed.from = testing::cell("e2");
    smashed.who = static_cast<std::uint8_t>(Role::Knight);
    CHECK(
        event_text({smashed, cave.rules}).sentence == "The Crystal on e2 is smashed by the Knight."
    );
    smashed.who = static_cast<std::uint8_t>(Role::None);
    CHECK(
        event_text({smashed, cave.rules}).sentence
        == "The Crystal on e2 is smashed; it counts for nobody."
    );
}

TEST_CASE("the Knight's Movement is on the board only in her own turn", "[vast]") {
    TestCave cave;
    cave.close().knight_turn();
    const auto has_movement = [&cave] {
        const auto lines = role_lines(cave.rules, cave.view(testing::kKnightSeat), Role::Knight);
        return std::ranges::any_of(lines, [](const std::string& line) {
            return line.find("Movement ") != std::string::npos;
        });
    };
    CHECK(has_movement());
    cave.tribes();
    CHECK_FALSE(has_movement());
}

/// Lets a Monster hit the Knight alone, who has Strength 1.
TestCave hit_by(std::string_view monster) {
    TestCave cave(27);
    cave.infested(Infestation::C).dark("n1", "A1").close().cubes("move=1 per=1 free=1");
    cave.knight_turn().next_monsters(monster);
    cave.play("go n, orient nesw, fill n2, fill w1n1, fill e1n1, ready");
    return cave;
}

TEST_CASE("VA-V22, VA-V35: an ambush tells what becomes of its Monster", "[vast]") {
    const TestCave troll = hit_by("troll");
    CHECK(troll.cause_of("card troll discarded").starts_with("attack"));
    const TestCave golem = hit_by("golem");
    CHECK(is_told(golem, "The Golem stays with the Knight: each use of the Map takes 2 cubes."));
    CHECK(golem.cause_of("card golem stays").starts_with("attack"));
    const TestCave beetles = hit_by("beetles");
    CHECK(is_told(beetles, "The Bright Beetles lie out: the next Monster has Strength +1."));
}

bool is_true(const TestCave& cave, std::string_view fact) {
    const std::vector<core::Word> words = core::split_words(fact);
    const auto check =
        facts().check(cave.rules, cave.view(deciding_seat(cave.rules, cave.state)), words);
    REQUIRE(check);
    return check->holds;
}

TEST_CASE("facts name the active tribe and what is paid for", "[vast]") {
    TestCave cave;
    cave.dark("n1", "A2").close().tribe("bones", "n1", 2).tribes();
    CHECK_FALSE(is_true(cave, "active bones"));
    cave.play("activate bones");
    CHECK(is_true(cave, "active bones"));
    CHECK_FALSE(is_true(cave, "active eye"));
    TestCave dragon(7);
    dragon.lit("e1", "A1", "nesw").close().dragon("e1").powers("claw wing wing").dragon_turn();
    CHECK_FALSE(is_true(dragon, "paying claw"));
    dragon.play("claw");
    CHECK(is_true(dragon, "paying claw"));
    TestCave omens(2);
    omens.close().omens("bat").knight("o").cave_turn();
    CHECK_FALSE(is_true(omens, "paying-omen bats"));
    omens.play("omen bats knight");
    CHECK(is_true(omens, "paying-omen bats"));
}

/// Returns the messages against a position, or "legal".
std::string position_errors(int row, const std::string& text) {
    table::LineBlock block;
    block.lines = core::split_lines(text);
    const auto position = read_position(testing::row(row), {block}, 1);
    if (position) {
        return "legal";
    }
    return core::listed(position.errors(), " ", [](const core::Diagnostic& error) {
        return error.message;
    });
}

TEST_CASE("VA-Z9: a refused position names what is missing or too much", "[vast]") {
    CHECK(
        position_errors(17, "deck monsters frog,ogre,troll,giant,golem,gnome,wisp,beetles")
        == "Cards of the deck monsters are missing: worm, blob."
    );
    CHECK(
        position_errors(17, "goblins hand=hex\ndeck secrets trap,spots\ndeck monsters -")
        == "Cards of the deck monsters are missing: frog, ogre, troll, giant, golem, gnome, wisp, "
           "beetles, worm, blob. Cards of the deck secrets are missing: tunnels, cavein, poison, "
           "leader, ruby, fury, bomber."
    );
    CHECK(
        position_errors(7, "supply 12")
        == "The game has 10 Treasures: this position has 12 (0 on the map, 0 on the Dragon's "
           "board, 12 in the supply)."
    );
    CHECK(
        position_errors(7, "knight o free=2 str=1 track=5")
        == "The game has 7 Hero cubes: this position has 4 (2 free, 1 on slots, 0 aside, 1 on the "
           "Grit track, 0 on the Entrance, 0 discarded)."
    );
    CHECK(
        position_errors(7, "dragon o wake=1")
        == "The game has 14 Sloth cubes: this position has 15 (14 in boxes, 1 on Wakefulness)."
    );
    CHECK(
        position_errors(7, "dragon o hand=claw\ndeck powers flame,flame,flame,flame,flame,flame")
        == "The game has 6 claw cards: this position has 1 (0 in the deck, 1 in the hand, 0 "
           "discarded). The game has 6 wing cards: this position has 0 (0 in the deck, 0 in the "
           "hand, 0 discarded)."
    );
    CHECK(
        position_errors(17, "knight o bombs=4")
        == "The Bombs left and on walls are 3 at most: found 4."
    );
    CHECK(
        position_errors(17, "knight o free=2 sword=1 grit=60")
        == "The Knight does not have the card sword, or it takes no cube: found 1 cube on it. The "
           "Knight's Grit is 45 at most: found 60."
    );
    CHECK(
        position_errors(17, "tribe fangs hidden pop=5 monsters=ogre,troll")
        == "The fangs tribe has Population 4 at most: found 5. The fangs tribe has room for 1 "
           "Monster: found 2."
    );
    CHECK(
        position_errors(7, "dragon o health=6 eaten=8 greed=0 wake=4 treasures=1")
        == "The Dragon's Health is 5 at most: found 6. The Eaten Goblins are 7 at most: found 8. "
           "With no cube left on greed the Dragon's board holds no Treasures: found 1."
    );
}

TEST_CASE("VA-Z3: a Gem and its cell may come in either order", "[vast]") {
    CHECK(position_errors(7, "gem n1 claw") == "legal");
    CHECK(position_errors(7, "gem claw n1") == "legal");
    CHECK(position_errors(7, "gem claw claw") == "Unexpected word.");
}

}  // namespace
}  // namespace tenebrae::vast
