// SPDX-License-Identifier: MIT
#include "bots/search_player.hpp"
#include "catch.hpp"
#include "games/cagedin/bot/bots.hpp"
#include "games/cagedin/bot/play.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "same_bytes.hpp"
#include "test_fight.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace tenebrae::cagedin {
namespace {

using bots::CagedInPlay;
using Level = std::size_t;  ///< as cagedin_bots() lists them

std::unique_ptr<host::Referee> referee_of_fight() {
    auto made = cagedin_maker().make("data", {});
    REQUIRE(made.ok());
    return std::move(made.value());
}

/// Calls `look` for every position of some random fights in which a seat has a decision.
template <typename Look>
void look_at_fights(int fights, Look look) {
    const Rules rules = testing::standard_rules();
    core::Random random(11);
    for (int fight = 0; fight < fights; ++fight) {
        State state = new_fight(rules, random.next());
        begin(rules, state, nullptr);
        ActionList legal;
        for (legal_actions(rules, state, legal); !legal.empty();
             legal_actions(rules, state, legal)) {
            look(rules, state);
            apply(rules, state, legal[random.below(legal.size())], nullptr);
        }
    }
}

Action answer(Level level, const Rules& rules, const View& view, core::Random& random) {
    const State state = bots::guess(rules, view, random);
    if (level == 0) {
        return bots::RandomPlayer<CagedInPlay>(rules).choose(state, random);
    }
    if (level == 1) {
        return bots::HeuristicPlayer<CagedInPlay>(rules).choose(state, random);
    }
    const auto player = std::make_unique<bots::SearchPlayer<CagedInPlay>>(
        rules, bots::SearchEffort{.playouts = 120, .turns_ahead = 4, .shortlist = 10}
    );
    return player->choose(state, random).action;
}

struct Tally {
    std::array<int, 3> wins{};  ///< wins of red and of blue; draws
    std::array<int, 6> ways{};
    long turns = 0;
};

void fight_out(const Rules& rules, std::array<Level, 2> levels, std::uint64_t seed, Tally& tally) {
    core::Random random(seed);
    State state = new_fight(rules, seed);
    begin(rules, state, nullptr);
    while (state.open.ending == Ending::None) {
        const Seat seat = state.open.owner;
        const View view = view_of(rules, state, seat);
        apply(rules, state, answer(levels[seat], rules, view, random), nullptr);
    }
    ++tally.wins.at(state.open.winner);
    ++tally.ways.at(static_cast<std::size_t>(state.open.ending));
    tally.turns += state.open.turn;
}

/// Plays pairs of fights with swapped sides, and varies types and the first fighter evenly.
std::array<int, 3> match(Level level, Level against, int fights) {
    std::array<int, 3> won{};
    for (int fight = 0; fight < fights; ++fight) {
        const int pair = fight / 2;
        Rules rules = testing::standard_rules();
        rules.fixed_types = {static_cast<Type>(1 + pair % 4), static_cast<Type>(1 + pair / 4 % 4)};
        rules.first = pair / 16 % 2 == 0 ? FirstFighter::Red : FirstFighter::Blue;
        const bool is_red = fight % 2 == 0;
        Tally tally;
        const auto seed = static_cast<std::uint64_t>(1000 + pair);
        fight_out(
            rules, is_red ? std::array{level, against} : std::array{against, level}, seed, tally
        );
        won[0] += tally.wins[is_red ? 0 : 1];
        won[1] += tally.wins[is_red ? 1 : 0];
        won[2] += tally.wins[2];
    }
    return won;
}

}  // namespace

TEST_CASE("CI-V8: a guess agrees with the view of the seat and breaks no rule", "[bots]") {
    core::Random random(3);
    look_at_fights(20, [&](const Rules& rules, const State& state) {
        const View view = view_of(rules, state, state.open.owner);
        const State guess = bots::guess(rules, view, random);
        REQUIRE(broken_invariant(rules, guess).empty());
        REQUIRE(test::same_bytes(view_of(rules, guess, state.open.owner), view));
    });
}

TEST_CASE("CI-V3: a guess does not depend on hidden information", "[bots]") {
    core::Random random(3);
    look_at_fights(5, [&](const Rules& rules, const State& state) {
        State other = state;
        bots::redraw_hidden(rules, other, random);
        core::Random one(9);
        core::Random two(9);
        State again = state;
        bots::redraw_hidden(rules, again, one);
        bots::redraw_hidden(rules, other, two);
        other.statistics = again.statistics;
        REQUIRE(test::same_bytes(again, other));
    });
}

TEST_CASE("every level gives a legal answer and the same for the same view", "[bots]") {
    const auto referee = referee_of_fight();
    const table::Bot& bot = bots::cagedin_bots()[GENERATE(std::size_t{0}, 1, 2)];
    host::GameState state = referee->start(4);
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    for (int decision = 0; decision < 12 && referee->deciding_seat(state) >= 0; ++decision) {
        const table::SeatView view = referee->view(state, referee->deciding_seat(state));
        const auto move = bot.choose(*referee->game(), view, {});
        REQUIRE(move);
        CHECK(bot.choose(*referee->game(), view, {}) == move);
        std::vector<table::Move> legal;
        referee->game()->legal(view, legal);
        CHECK(std::find(legal.begin(), legal.end(), *move) != legal.end());
        referee->apply(state, *move, events);
    }
}

TEST_CASE("a bot gives no answer for a seat that does not decide", "[bots]") {
    const auto referee = referee_of_fight();
    host::GameState state = referee->start(4);
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    const int waiting = 1 - referee->deciding_seat(state);
    for (const table::Bot& bot : bots::cagedin_bots()) {
        CHECK_FALSE(bot.choose(*referee->game(), referee->view(state, waiting), {}));
    }
}

TEST_CASE("a reason names the threat and the chance of a block", "[bots]") {
    const auto referee = referee_of_fight();
    testing::TestFight fight;
    fight.hand(kRed, "jab-l hook-r").hand(kBlue, "cross-r knee-l").turn();
    const table::SeatView seen = table::packed<table::SeatView>(fight.view(kRed));
    const Action strike = Action::with(ActionKind::Strike, 0);
    const table::Bot& heuristic = bots::cagedin_bots()[1];
    // Of 52 unseen cards 7 block the left head, and Blue holds two: 1 - 45/52 * 44/51.
    CHECK(
        heuristic.reason(*referee->game(), seen, table::packed<table::Move>(strike))
        == "Threatens 1 damage to Blue's head (now 0 of 9); chance of a block: 25 in 100."
    );
}

TEST_CASE("a reason says that damage to a full leg becomes fatigue", "[bots]") {
    const auto referee = referee_of_fight();
    testing::TestFight fight;
    fight.hand(kRed, "hook-r low-l").hand(kBlue, "cross-r").cubes(kBlue, Meter::LegLeft, 4).turn();
    const View view = fight.view(kRed);
    const Action strike = Action::with(ActionKind::Strike, card_numbered(view.hand, 2));
    const std::string reason = bots::cagedin_bots()[1].reason(
        *referee->game(), table::packed<table::SeatView>(view), table::packed<table::Move>(strike)
    );
    CHECK(reason.starts_with(
        "Threatens 1 damage to Blue's left leg (full, so it becomes fatigue); chance of a block: "
    ));
}

TEST_CASE("each level beats the one below it", "[bots]") {
    const int fights = test::thorough(64, 16);
    CHECK(match(1, 0, fights)[0] * 64 >= 54 * fights);
    CHECK(match(2, 1, test::thorough(16, 4))[0] >= test::thorough(9, 3));
}

TEST_CASE("the strength of the levels is printed", "[.measure]") {
    std::ostringstream text;
    for (const auto& [level, against] : {std::pair<Level, Level>{1, 0}, {2, 1}}) {
        const auto won = match(level, against, 400);
        text << bots::cagedin_bots()[level].level << " against "
             << bots::cagedin_bots()[against].level << ", 400 fights: " << won[0] << " won, "
             << won[1] << " lost, " << won[2] << " drawn\n";
    }
    WARN(text.str());
}

TEST_CASE("the strength of the types against each other is printed", "[.measure]") {
    constexpr std::array<std::string_view, 5> kWords{
        "none", "striker", "judo", "submission", "wrestler"};
    constexpr int kFights = 1000;
    std::ostringstream text;
    text << "red, blue: won by red, blue, drawn; knockout, submission, decision; turns\n";
    for (std::size_t red = 1; red < kWords.size(); ++red) {
        for (std::size_t blue = 1; blue < kWords.size(); ++blue) {
            Rules rules = testing::standard_rules();
            rules.fixed_types = {static_cast<Type>(red), static_cast<Type>(blue)};
            Tally tally;
            for (std::uint64_t fight = 0; fight < kFights; ++fight) {
                rules.first = fight % 2 == 0 ? FirstFighter::Red : FirstFighter::Blue;
                fight_out(rules, {1, 1}, 5000 + fight / 2, tally);
            }
            text << kWords.at(red) << ", " << kWords.at(blue) << ": " << tally.wins[0] << ", "
                 << tally.wins[1] << ", " << tally.wins[2] << "; " << tally.ways[1] << ", "
                 << tally.ways[2] << ", " << tally.ways[3] << "; " << tally.turns / kFights << "\n";
        }
    }
    WARN(text.str());
}

}  // namespace tenebrae::cagedin
