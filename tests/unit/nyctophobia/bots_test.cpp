// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "games/nyctophobia/bot/reasons.hpp"
#include "made_rules.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// Plays a game with bots of one skill. Checks that every action is in the list of legal actions
/// once.
State played(const Rules& rules, std::uint64_t seed, Skill skill) {
    State state = new_game(rules, seed);
    Events events;
    begin(rules, state, &events);
    while (state.open.ending == Ending::Unfinished) {
        const View view = view_of(rules, state, deciding_seat(rules, state.open));
        const Action action = choose_action(rules, view, skill);
        ActionList actions;
        legal_actions(rules, view, actions);
        REQUIRE(std::ranges::count(actions, action) == 1);
        events.clear();
        apply(rules, state, action, &events);
    }
    return state;
}

int games_won(const Rules& rules, int games, Skill skill) {
    int won = 0;
    for (int seed = 1; seed <= games; ++seed) {
        const State end = played(rules, static_cast<std::uint64_t>(seed), skill);
        won += end.open.ending == Ending::Rescued ? 1 : 0;
    }
    return won;
}

}  // namespace

TEST_CASE("bots of both skills play complete games", "[bot]") {
    const std::array<Pairs, 6> choices{
        Pairs{{"hunted", "2"}, {"deck", "mage"}, {"talk", "closed"}, {"players", "2"}},
        Pairs{{"hunted", "4"}, {"deck", "axe"}, {"hush", "loose"}},
        Pairs{{"hunter", "human"}, {"deck", "mage"}},
        Pairs{{"hunter", "human"}, {"deck", "axe"}},
        Pairs{{"hunter", "human"}, {"map", "own"}},
        Pairs{{"sketch", "off"}, {"deck", "simple"}}};
    for (const Pairs& choice : choices) {
        const Rules rules = rules_of(choice);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            CHECK(played(rules, seed, Skill::Heuristic).open.ending != Ending::Unfinished);
            CHECK(played(rules, seed, Skill::Easy).open.ending != Ending::Unfinished);
        }
    }
}

TEST_CASE(
    "three heuristic bots win a quarter to three quarters of the games on fair maps", "[bot]"
) {
    constexpr int kGames = 60;
    for (const char* map : {"ravine", "laughter"}) {
        const Rules rules = rules_of({{"map", map}});
        const int won = games_won(rules, kGames, Skill::Heuristic);
        INFO(map << ": " << won << " of " << kGames);
        CHECK(won >= kGames / 4);
        CHECK(won <= 3 * kGames / 4);
    }
}

TEST_CASE("a bot uses only what its seat knows", "[bot]") {
    // The two states differ only in what a Hunted cannot know, so the bot must choose the same
    // action.
    const Rules camping = rules_of({{"map", "camping"}, {"turned", "0"}, {"car", "a"}});
    State state = new_game(camping, 3);
    Events events;
    begin(camping, state, &events);
    State other = state;
    other.trees.put(side_of(space_at(0, 0), Direction::East));
    other.hunter = space_at(0, 0);
    other.noise = space_at(7, 0);
    const View here = view_of(camping, state, 0);
    const View there = view_of(camping, other, 0);
    const Action action = choose_action(camping, here, Skill::Heuristic);
    CHECK(choose_action(camping, there, Skill::Heuristic) == action);
    CHECK(reason_for(camping, here, action) == reason_for(camping, there, action));
    CHECK_FALSE(reason_for(camping, here, action).empty());
}

/// Runs only on request: "nyctophobia_tests [.measure]".
TEST_CASE("heuristic bots win some games on each map with each deck and level", "[.measure]") {
    constexpr int kGames = 300;
    constexpr int kHundred = 100;
    for (const char* map :
         {"camping", "orchard", "lost-car", "ravine", "hollow", "laughter", "maze", "fog"}) {
        for (const char* deck : {"axe", "mage", "simple"}) {
            for (const char* level : {"gentle", "fair", "grim"}) {
                const Rules rules = rules_of({{"map", map}, {"deck", deck}, {"level", level}});
                const int won = games_won(rules, kGames, Skill::Heuristic);
                std::printf(
                    "%-9s %-7s %-7s %5.1f %%\n", map, deck, level, kHundred * won / double{kGames}
                );
                CHECK(won > 0);
            }
        }
    }
}

}  // namespace tenebrae::nyctophobia
