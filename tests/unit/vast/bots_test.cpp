// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/vast/bot/bots.hpp"
#include "games/vast/bot/play.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/vast_referee.hpp"
#include "same_bytes.hpp"
#include "test_cave.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

namespace tenebrae::vast {
namespace {

using bots::VastPlay;
using testing::TestCave;

constexpr int kRows = 30;

/// Calls `look` at some decisions of games in every row, which the heuristic plays with mistakes.
template <typename Look>
void look_at_games(int games, Look look) {
    core::Random random(11);
    for (int number = 1; number <= kRows; ++number) {
        const Rules rules = testing::row(number);
        for (int game = 0; game < games; ++game) {
            State state = new_game(rules, random.next());
            begin(rules, state, nullptr);
            ActionList legal;
            while (!state.is_over()) {
                if (random.below(8) == 0) {
                    look(rules, state);
                }
                legal_actions(rules, state, legal);
                const Action action = random.below(16) == 0
                                          ? legal[random.below(legal.size())]
                                          : bots::best_action(rules, state, legal);
                apply(rules, state, action, nullptr);
            }
        }
    }
}

/// Returns the bot's answer in a cave, as written in the rules.
std::string answer(const TestCave& cave) {
    ActionList legal;
    legal_actions(cave.rules, cave.state, legal);
    return testing::text_of(bots::best_action(cave.rules, cave.state, legal), cave.state.decision);
}

std::unique_ptr<host::Referee> referee_of_row(const std::string& row) {
    const std::vector<table::Setting> settings{{"row", row, {}}};
    auto made = vast_maker().make("data", settings);
    REQUIRE(made.ok());
    return std::move(made.value());
}

/// The levels of the roles, as vast_bots() lists them; the last is nobody's.
using Levels = std::array<std::size_t, kRoles + 1>;
constexpr std::size_t kHeuristic = 1;

/// Returns levels that are all `level` but one.
Levels levels_of(std::size_t level, Role role, std::size_t other) {
    Levels levels;
    levels.fill(level);
    levels.at(index(role)) = other;
    return levels;
}

/// The results of some games.
struct Tally {
    int games = 0;
    int rounds = 0;
    std::array<int, kRoles + 1> won{};  ///< by role; the last: nobody
    std::array<int, static_cast<std::size_t>(Ending::Resigned) + 1> endings{};

    /// Returns the percentage of decided games that a role won.
    [[nodiscard]] int share(Role role) const {
        const int decided = games - won.at(index(Role::None));
        return decided == 0 ? 0 : 100 * won.at(index(role)) / decided;
    }
};

/// Plays games of a row, the same ones for all levels.
Tally play(int number, const Levels& levels, int games) {
    const auto referee = referee_of_row(std::to_string(number));
    const Rules& rules = kit::seat_game_of<Vast>(*referee->game())->rules();
    Tally tally;
    core::Random random(5);
    for (tally.games = 0; tally.games < games; ++tally.games) {
        State state = new_game(rules, 300 + static_cast<std::uint64_t>(tally.games));
        begin(rules, state, nullptr);
        while (!state.is_over()) {
            const View view = view_of(rules, state, deciding_seat(rules, state));
            const table::Bot& bot = bots::vast_bots()[levels.at(index(state.owner))];
            const auto move = bot.choose(
                *referee->game(), table::packed<table::SeatView>(view), {.luck = random.next()}
            );
            apply(rules, state, table::unpacked<Action>(*move), nullptr);
        }
        tally.rounds += state.round;
        ++tally.won.at(index(state.winner));
        ++tally.endings.at(static_cast<std::size_t>(state.ending));
    }
    return tally;
}

}  // namespace

TEST_CASE("VA-I6: a guess agrees with the view of the seat and breaks no rule", "[bots]") {
    core::Random random(3);
    look_at_games(test::thorough(20, 4), [&](const Rules& rules, const State& state) {
        const int seat = deciding_seat(rules, state);
        const View view = view_of(rules, state, seat);
        const State guess = bots::guess(rules, view, random);
        REQUIRE(broken_invariant(rules, guess).empty());
        REQUIRE(test::same_bytes(view_of(rules, guess, seat), view));
    });
}

TEST_CASE(
    "VA-I5: a guess puts the tile of an Omen into the Cave's hand, Crystal tiles first", "[bots]"
) {
    TestCave cave(2);
    cave.hand("A2 C4 E9").lit("n1", "A1", "nesw").dragon("o").close().omens("mushroom");
    cave.cave_turn().play("omen hatred n3 C4");
    const View view = cave.view(testing::kKnightSeat);
    REQUIRE_FALSE(is_known_tile(view.state.cave.omen.what));
    core::Random random(3);
    for (int time = 0; time < 20; ++time) {
        const State guess = bots::guess(cave.rules, view, random);
        REQUIRE(test::same_bytes(view_of(cave.rules, guess, testing::kKnightSeat), view));
        CHECK(may_place(cave.rules, guess, guess.cave.omen.what));
    }
}

TEST_CASE("VA-I4: a guess does not depend on hidden information", "[bots]") {
    core::Random random(3);
    look_at_games(test::thorough(10, 2), [&](const Rules& rules, const State& state) {
        State other = state;
        bots::redraw_hidden(rules, other, random);
        core::Random one(9);
        core::Random two(9);
        State again = state;
        bots::redraw_hidden(rules, again, one);
        bots::redraw_hidden(rules, other, two);
        REQUIRE(test::same_bytes(again, other));
    });
}

TEST_CASE("VA-I4: the heuristic rates actions by the view alone", "[bots]") {
    look_at_games(test::thorough(10, 3), [&](const Rules& rules, const State& state) {
        const View view = view_of(rules, state, deciding_seat(rules, state));
        ActionList legal;
        legal_actions(rules, view, legal);
        REQUIRE(
            bots::best_action(rules, state, legal) == bots::best_action(rules, view.state, legal)
        );
    });
}

TEST_CASE("every level of Vast gives a legal answer and the same for the same view", "[bots]") {
    const auto referee =
        referee_of_row(GENERATE("1", "2", "7", "18", "19", "21", "22", "23", "30"));
    const table::Bot& bot = bots::vast_bots()[GENERATE(std::size_t{0}, 1, 2)];
    host::GameState state = referee->start(4);
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    const table::BotMeans means{.playouts = 30};
    for (int decision = 0; decision < 20; ++decision) {
        const table::SeatView view = referee->view(state, referee->deciding_seat(state));
        const auto move = bot.choose(*referee->game(), view, means);
        REQUIRE(move);
        CHECK(bot.choose(*referee->game(), view, means) == move);
        std::vector<table::Move> legal;
        referee->game()->legal(view, legal);
        CHECK(std::find(legal.begin(), legal.end(), *move) != legal.end());
        referee->apply(state, *move, events);
    }
}

TEST_CASE("a bot of Vast gives no answer for a seat that does not decide", "[bots]") {
    const auto referee = referee_of_row("17");
    host::GameState state = referee->start(4);
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    for (const table::Bot& bot : bots::vast_bots()) {
        CHECK_FALSE(bot.choose(*referee->game(), referee->view(state, 1), {}));
    }
}

TEST_CASE("the Knight smashes the Crystal under her, with cubes that she places first", "[bots]") {
    TestCave cave;
    cave.lit("n1", "C1", "nesw").token("n1", Token::Crystal).knight("n1").close();
    cave.cubes("free=2").knight_turn();
    CHECK(answer(cave) == "cube str");
    cave.play("cube str, cube str");
    CHECK(answer(cave) == "attack crystal");
}

TEST_CASE("with enough Crystals the Knight goes to the Entrance", "[bots]") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").knight("n1").treasure("n1").close();
    cave.state.smashed[index(Role::Knight)] = 5;
    cave.cubes("free=2").knight_turn();
    cave.play("take treasure, decline, done, cube per");
    CHECK(answer(cave) == "go s");
}

TEST_CASE("a tribe that is stronger than the Knight goes to attack her", "[bots]") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").knight("n1").close();
    cave.tribe("fangs", "o", 4).tribes();
    CHECK(answer(cave) == "activate fangs");
    cave.play("activate fangs");
    CHECK(answer(cave) == "step n");
}

TEST_CASE("the surfaced Dragon goes to the Entrance", "[bots]") {
    TestCave cave(29);
    cave.lit("n1", "A1", "nesw").lit("n2", "A10", "nesw").wake(11).surfaced("n2").close();
    cave.state.dragon.awake = true;
    cave.dragon_turn();
    CHECK(answer(cave) == "move s 2");
}

TEST_CASE("a reason says where the Knight goes, and how far it is", "[bots]") {
    const auto referee = referee_of_row("17");
    TestCave cave;
    cave.lit("n1", "A1", "nesw").treasure("n1").close();
    cave.cubes("free=2").knight_turn();
    const table::SeatView view = table::packed<table::SeatView>(cave.view(testing::kKnightSeat));
    const Action go = Action::of(ActionKind::Go, Direction::North);
    CHECK(
        bots::vast_bots()[1].reason(*referee->game(), view, table::packed<table::Move>(go))
        == "Leads to the Treasure at n1 in 1 step."
    );
}

TEST_CASE(
    "VA-B12, VA-G9: a reason knows of the Pet Frog, and that Rage does not rise above 3", "[bots]"
) {
    const auto referee = referee_of_row("17");
    const auto reason = [&](const TestCave& cave, const Action& action) {
        const int seat = deciding_seat(cave.rules, cave.state);
        return bots::vast_bots()[1].reason(
            *referee->game(),
            table::packed<table::SeatView>(cave.view(seat)),
            table::packed<table::Move>(action)
        );
    };
    TestCave war;
    war.tribe("fangs", "hidden", 4).monsters("fangs", "frog").close().war("pain");
    CHECK(
        reason(war, Action::of(ActionKind::War, War::Pain)).find("no tribe overpopulates")
        != std::string::npos
    );
    TestCave act;
    act.lit("n1", "A1", "nesw").tribe("fangs", "n1", 2).close().tribes().play("activate fangs");
    CHECK(reason(act, Action::of(ActionKind::Special)) == "Rage rises to 2.");
    act.state.goblins.rage = act.rules.tables.max_rage;
    CHECK(reason(act, Action::of(ActionKind::Special)).empty());
}

TEST_CASE("advice of Vast counts what changes for the role", "[bots]") {
    const auto referee = referee_of_row("17");
    host::GameState state = referee->start(4);
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    const auto advice =
        bots::vast_bots()[2].advise(*referee->game(), referee->view(state, 0), {.playouts = 60});
    REQUIRE(advice);
    REQUIRE(advice->figures);
    CHECK(advice->figures->front().code == "knight-health");
    CHECK(advice->lines.front().playouts > 0);
}

TEST_CASE("in the Collapse the Cave removes a Crystal tile first", "[bots]") {
    TestCave cave(24);
    cave.lit("n1", "A1", "nesw").dark("n2", "C4").dark("s1", "E4").dragon("o").collapse();
    cave.cave_turn(CaveStep::Tiles);
    CHECK(answer(cave) == "remove n2");
}

TEST_CASE("the Cave places a Crystal tile where it touches one other", "[bots]") {
    TestCave cave(24);
    cave.hand("C4 C5 A2").lit("n1", "A1", "nesw").lit("e1", "A5", "nesw").dragon("o").close();
    cave.cave_turn(CaveStep::Tiles);
    const std::string place = answer(cave);
    REQUIRE(place.substr(0, 6) == "place ");
    cave.play(place);
    const Cell where = testing::cell(place.substr(6, place.rfind(' ') - 6));
    CHECK(touching(cave.state, space_at(cave.state, where)) == 1);
}

TEST_CASE("the Cave gives the weaker card and the more harmful Event", "[bots]") {
    TestCave cave(19);
    cave.lit("n1", "T1", "nesw").lit("n2", "E7", "nesw").knight("n1").treasure("n1").close();
    cave.token("n2", Token::Event).treasures("sword ebow kit").events("bread rats light");
    cave.cubes("move=2 per=2").knight_turn();
    cave.play("take treasure");
    CHECK(answer(cave) == "give ebow");
    cave.play("give ebow, decline, done, go n");
    CHECK(answer(cave) == "event rats");
}

TEST_CASE("Giant Bats keep the Knight from the Entrance", "[bots]") {
    TestCave cave(19);
    cave.lit("n1", "A1", "nesw").lit("n2", "A5", "nesw").lit("n3", "A10", "nesw").knight("n1");
    cave.close().omens("bat");
    cave.state.smashed[index(Role::Knight)] = 5;
    cave.cave_turn(CaveStep::Done);
    CHECK(answer(cave) == "omen bats knight");
    cave.play("omen bats knight, pay bat");
    CHECK(answer(cave) == "push n");
}

TEST_CASE("a Rockslide closes the way of the surfaced Dragon", "[bots]") {
    TestCave cave(24);
    cave.lit("n1", "E1", "ns").lit("n2", "A2", "ns").surfaced("n2").wake(11).close();
    cave.omens("boulder quartz").cave_turn(CaveStep::Done);
    CHECK(answer(cave).substr(0, 14) == "omen rockslide");
}

TEST_CASE("the Goblins lose least by Spores, and the Dragon a cube that soon wakes", "[bots]") {
    TestCave cave(13);
    cave.tribe("fangs", "hidden", 4).tribe("eye", "hidden", 2).dragon("o").wake(10).close();
    cave.omens("quartz quartz mushroom trail trail trail").cave_turn(CaveStep::Done);
    cave.play("omen spores goblins, pay quartz, pay mushroom, pay trail");
    CHECK(answer(cave) == "spores eye");
    cave.play("spores eye, omen spores dragon, pay quartz, pay trail, pay trail");
    CHECK(answer(cave) == "back pride-event");
}

TEST_CASE("a reason says what a tile of the Cave brings", "[bots]") {
    const auto referee = referee_of_row("24");
    TestCave cave(24);
    cave.lit("n1", "A1", "nesw").dark("n2", "C4").dark("s1", "E4").dragon("o").collapse();
    cave.cave_turn(CaveStep::Tiles);
    const int seat = deciding_seat(cave.rules, cave.state);
    const table::SeatView view = table::packed<table::SeatView>(cave.view(seat));
    const Action remove = Action::at(ActionKind::Remove, testing::cell("n2"));
    CHECK(
        bots::vast_bots()[1].reason(*referee->game(), view, table::packed<table::Move>(remove))
        == "Is Crystal tile 1 of 5."
    );
}

TEST_CASE("a random bot in any role loses to heuristic bots", "[bots]") {
    const int games = test::thorough(60, 20);
    for (const int number : {1, 2, 3, 7, 8, 10, 13, 17, 18, 19, 20, 21, 23, 24, 25, 26}) {
        for (const Role role : kAllRoles) {
            if (has(testing::row(number).roles, role)) {
                INFO(number << " " << name(role));
                CHECK(play(number, levels_of(kHeuristic, role, 0), games).share(role) <= 20);
            }
        }
    }
}

TEST_CASE("the strength of the bots of Vast in each role is printed", "[.measure]") {
    std::ostringstream text;
    text << "row; the bot of another level: won by knight, goblins, dragon, cave, thief, nobody; "
            "rounds; knight-killed, dragon-killed, escape, crystals, collapse, stash, rounds\n";
    const auto print = [&](int number, const std::string& who, const Tally& tally) {
        text << number << "; " << who << ":";
        for (const int won : tally.won) {
            text << " " << won;
        }
        text << "; " << tally.rounds / tally.games << ";";
        for (auto ending = static_cast<std::size_t>(Ending::KnightKilled);
             ending <= static_cast<std::size_t>(Ending::Rounds);
             ++ending) {
            text << " " << tally.endings.at(ending);
        }
        text << "\n";
    };
    for (int number = 1; number <= kRows; ++number) {
        print(number, "none", play(number, levels_of(kHeuristic, Role::None, 0), 1000));
        for (const std::size_t level : {std::size_t{0}, std::size_t{2}}) {
            for (const Role role : kAllRoles) {
                if (has(testing::row(number).roles, role)) {
                    const std::string_view word = bots::vast_bots()[level].level;
                    const int games = level == 0 ? 1000 : 40;
                    const Tally tally = play(number, levels_of(kHeuristic, role, level), games);
                    print(number, std::string(word) + " " + std::string(name(role)), tally);
                }
            }
        }
    }
    WARN(text.str());
}

}  // namespace tenebrae::vast
