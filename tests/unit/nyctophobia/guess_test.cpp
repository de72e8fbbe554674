// SPDX-License-Identifier: MIT
// A guess is a complete state that is possible and in which the seat has the same view as now.
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/bot/guess.hpp"
#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "made_rules.hpp"
#include "same_bytes.hpp"
#include "test_forest.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

std::string one_of(core::Random& random, const std::vector<std::string>& words) {
    return words[static_cast<std::size_t>(random.below(words.size()))];
}

/// Returns random values of the options that change what a seat knows.
Pairs drawn_options(core::Random& random) {
    const std::string hunted = one_of(random, {"2", "3", "4"});
    return {
        {"hunted", hunted},
        {"people", std::to_string(1 + random.below(std::stoull(hunted)))},
        {"deck", one_of(random, {"axe", "mage", "simple"})},
        {"map", one_of(random, {"camping", "hollow", "laughter", "maze"})},
        {"hunter", one_of(random, {"auto", "human"})},
        {"talk", one_of(random, {"open", "closed"})},
        {"sketch", one_of(random, {"on", "on", "on", "off"})},
        {"hush", one_of(random, {"strict", "loose"})}};
}

ActionList legal_of(const Rules& rules, const State& state) {
    ActionList actions;
    legal_actions(rules, state, actions);
    return actions;
}

/// Chooses half of the actions by the heuristic, which finds the car and calls, and half at random.
Action chosen(const Rules& rules, const View& view, core::Random& random) {
    const ActionList legal = legal_of(rules, view.state);
    return random.below(2) == 0 ? choose_action(rules, view, Skill::Heuristic)
                                : legal[static_cast<std::size_t>(random.below(legal.size()))];
}

/// Plays a game and calls look(view) before each decision.
template <typename Look>
void play(const Rules& rules, std::uint64_t seed, Look look) {
    core::Random random(seed);
    State state = new_game(rules, seed);
    Events events;
    begin(rules, state, &events);
    while (state.open.ending == Ending::Unfinished) {
        const View view = view_of(rules, state, deciding_seat(rules, state.open));
        look(view);
        events.clear();
        apply(rules, state, chosen(rules, view, random), &events);
    }
}

/// Returns what is wrong with a guess, or "".
std::string error_of(const Rules& rules, const View& view, const State& guessed) {
    if (const std::string_view broken = broken_invariant(rules, guessed); !broken.empty()) {
        return std::string(broken);
    }
    // The Hunter knows everything except later random draws and the order of the pile.
    if (!test::same_bytes(view, view_of(rules, guessed, view.seat))) {
        return "the view differs";
    }
    if (!std::ranges::equal(legal_of(rules, guessed), legal_of(rules, view.state))) {
        return "the legal actions differ";
    }
    return "";
}

/// Plays a few random actions from the guess. Returns the first broken invariant, or "".
std::string error_later(const Rules& rules, State state, core::Random& random) {
    constexpr int kAnswers = 12;
    for (int left = kAnswers; left > 0 && state.open.ending == Ending::Unfinished; --left) {
        const ActionList legal = legal_of(rules, state);
        Events events;
        apply(rules, state, legal[static_cast<std::size_t>(random.below(legal.size()))], &events);
        const std::string_view broken = broken_invariant(rules, state);
        if (!broken.empty()) {
            return "later " + std::string(broken);
        }
    }
    return "";
}

/// Counts how many marks on the sketch page of the deciding Hunted agree with a guess.
struct Agreement {
    int told = 0;
    int at_odds = 0;

    void add(bool agrees) {
        ++told;
        at_odds += agrees ? 0 : 1;
    }
};

SideMark side_in(const State& state, Space space, Direction direction) {
    const Side side = side_of(space, direction);
    return side == kNoSide         ? SideMark::Border
           : state.trees.has(side) ? SideMark::Tree
                                   : SideMark::Open;
}

void compare(const View& view, const State& guessed, Agreement& agreement) {
    const PieceId owner = view.state.open.owner;
    const Sketch& sketch = view.state.sketch;
    const Page& page = sketch.pages[sketch.page_of[owner]];
    const Spot own = sketch.spot_of[owner];
    const Space at = guessed.hunted[owner].at;
    for (Space space = 0; space < kSpaces; ++space) {
        const Spot spot{
            static_cast<std::int8_t>(own.x + column(space) - column(at)),
            static_cast<std::int8_t>(own.y + row(space) - row(at))};
        if (page.at(spot).car != CarMark::Unknown) {
            agreement.add(
                (page.at(spot).car == CarMark::Car) == has(spaces_of(guessed.car), space)
            );
        }
        for (const Direction direction : kDirections) {
            const SideMark mark = page.side(spot, direction);
            if (mark != SideMark::Unknown) {
                agreement.add(mark == side_in(guessed, space, direction));
            }
        }
    }
}

}  // namespace

TEST_CASE("a guess is a valid state in which the seat has the same view", "[bot][HU-I2][HU-Z4]") {
    constexpr std::uint64_t kGames = 120;
    core::Random random(31);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        const Rules rules = rules_of(drawn_options(random));
        play(rules, seed, [&](const View& view) {
            const State guessed = guess(rules, view, random);
            std::string error = error_of(rules, view, guessed);
            if (error.empty() && random.below(8) == 0) {
                error = error_later(rules, guessed, random);
            }
            INFO("seed " << seed << ", asked " << static_cast<int>(view.state.open.decision));
            INFO(error);
            REQUIRE(error.empty());
        });
    }
}

TEST_CASE("sides felt now are correct in nearly every guess", "[bot][HU-F6]") {
    core::Random random(8);
    Agreement agreement;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Rules rules = rules_of(
            {{"hunter", "human"}, {"deck", one_of(random, {"axe", "mage"})}, {"hunted", "4"}}
        );
        play(rules, seed, [&](const View& view) {
            const PieceId owner = view.state.open.owner;
            if (owner == kHunter) {
                return;
            }
            const State guessed = guess(rules, view, random);
            const Hunted& one = guessed.hunted[owner];
            Spaces pieces = only(guessed.hunter);
            for (const Hunted& other : guessed.hunted) {
                pieces |= other.at == kNoSpace ? 0 : only(other.at);
            }
            for (const Direction direction : kDirections) {
                const FeltSide felt = one.felt[index(direction)];
                const SideMark side = side_in(guessed, one.at, direction);
                const Space there = beyond(one.at, direction);
                const bool is_piece = there != kNoSpace && has(pieces, there);
                agreement.add(
                    (felt != FeltSide::Tree || side == SideMark::Tree)
                    && (felt != FeltSide::Border || side == SideMark::Border)
                    && (felt != FeltSide::Open || (side == SideMark::Open && !is_piece))
                    && (felt != FeltSide::Piece || (side == SideMark::Open && is_piece))
                );
            }
        });
    }
    INFO(agreement.at_odds << " of " << agreement.told);
    CHECK(agreement.told > 5000);
    CHECK(2000 * agreement.at_odds < agreement.told);
}

TEST_CASE("the sketch is correct in nearly every guess", "[bot][HU-Q4]") {
    core::Random random(3);
    Agreement agreement;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Rules rules = rules_of({{"deck", "simple"}, {"map", "ravine"}});
        play(rules, seed, [&](const View& view) {
            compare(view, guess(rules, view, random), agreement);
        });
    }
    INFO(agreement.at_odds << " of " << agreement.told);
    CHECK(agreement.told > 10'000);
    CHECK(200 * agreement.at_odds < agreement.told);
}

TEST_CASE("a guess for a Hunted does not use the map", "[bot][HU-I3]") {
    const Rules rules = rules_of({{"map", "camping"}, {"car", "b"}, {"turned", "1"}});
    Rules other = rules_of({{"map", "maze"}});
    other.plan = {};
    play(rules, 5, [&](const View& view) {
        core::Random one(7);
        core::Random two(7);
        CHECK(test::same_bytes(guess(rules, view, one), guess(other, view, two)));
    });
}

TEST_CASE("guesses differ in hidden information", "[bot]") {
    const Rules rules = rules_of({{"hunter", "human"}});
    core::Random random(1);
    play(rules, 2, [&](const View& view) {
        const State one = guess(rules, view, random);
        State two = one;
        redraw_hidden(rules, two, random);
        CHECK_FALSE(test::same_bytes(one, two));
        CHECK((view.shows_forest || one.trees != two.trees));
    });
}

TEST_CASE("in a guess the Hunter is next to the Hunted that may counter", "[bot][HU-X5]") {
    testing::TestForest forest;
    forest.state.sketch = new_sketch(forest.rules);
    forest.hunter("d6").hunted(1, "d4").begin_turn(1);
    forest.play("move s");
    REQUIRE(forest.pending_decision() == "counter 1");
    core::Random random(4);
    for (int times = 0; times < 50; ++times) {
        const State guessed = guess(forest.rules, forest.view_of_hunted(1), random);
        CHECK(beyond(guessed.hunted[0].at, Direction::South) == guessed.hunter);
    }
}

}  // namespace tenebrae::nyctophobia
