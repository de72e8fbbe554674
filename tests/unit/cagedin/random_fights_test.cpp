// SPDX-License-Identifier: MIT
// Random fights with all options: checks sections I, Z and L, CI-G5, CI-N2 and Q1 after every
// action.
#include "catch.hpp"
#include "event_checker.hpp"
#include "fights.hpp"
#include "same_bytes.hpp"
#include "test_fight.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace tenebrae::cagedin::testing {
namespace {

std::tuple<int, int, int, int, int> key_of(const Action& action) {
    return {static_cast<int>(action.kind), action.card, action.second, action.hex, action.value};
}
bool is_before(const Action& one, const Action& two) {
    return key_of(one) < key_of(two);
}

/// A fight that is observed from its start.
class Fight {
public:
    Fight(const Rules& rules, std::uint64_t seed)
        : rules_(rules), state_(new_fight(rules, seed)), checker_(rules_) {
        Events events;
        begin(rules_, state_, &events);
        add_events(events);
    }

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const EventChecker& checker() const { return checker_; }
    [[nodiscard]] const std::set<EventKind>& seen() const { return seen_; }
    [[nodiscard]] bool is_over() const { return state_.open.ending != Ending::None; }

    void play(const Action& action) {
        Events events;
        apply(rules_, state_, action, &events);
        add_events(events);
    }

private:
    void add_events(const Events& events) {
        checker_.add_events(events);
        for (const Event& event : events) {
            seen_.insert(event.kind);
        }
    }

    Rules rules_;
    State state_;
    EventChecker checker_;
    std::set<EventKind> seen_;
};

/// Counts all cards of a place wherever they are.
Counts everywhere(const State& state, Place place) {
    Counts all = state.open.piles.at(index(place));
    const auto add = [&all](const auto& deck) {
        for (std::size_t card = 0; card < deck.size; ++card) {
            ++all.at(deck.cards.at(card));
        }
    };
    place == Place::Feet ? add(state.standup) : add(state.ground);
    for (const Counts& hand : state.hands) {
        for (std::size_t card = 0; place == state.open.place && card < kMaxSorts; ++card) {
            all.at(card) += hand.at(card);
        }
    }
    return all;
}

/// Checks CI-I1 to I5 and I8 from outside the engine.
void check_invariants(const Rules& rules, const State& state) {
    const std::string broken(broken_invariant(rules, state));
    INFO("broken: " << broken);
    REQUIRE(broken.empty());
    const PublicState& open = state.open;
    for (const Place place : {Place::Feet, Place::Mat}) {
        REQUIRE(everywhere(state, place) == rules.tables.copies.at(index(place)));
    }
    REQUIRE(open.deck_sizes[0] == state.standup.size);
    REQUIRE(open.deck_sizes[1] == state.ground.size);
    const bool are_cards_dealt =
        open.decision != Decision::Type && open.decision != Decision::Recover;
    if (open.ending != Ending::None) {
        return;
    }
    for (Seat seat = 0; seat < 2; ++seat) {
        const Fighter& fighter = open.fighters.at(seat);
        REQUIRE(fighter.hand_size == sum_of(state.hands.at(seat)));
        REQUIRE((fighter.hand_size > 0 || open.is_bell_due || !are_cards_dealt));
        for (std::size_t meter = 0; meter < kMeters; ++meter) {
            const int spaces = rules.tables.meters.at(meter).spaces;
            const bool may_be_full = meter >= index(Meter::LegLeft);
            REQUIRE(fighter.cubes.at(meter) <= spaces - (may_be_full ? 0 : 1));
        }
    }
    const bool are_decks_full = state.standup.size > 0 && state.ground.size > 0;
    REQUIRE((are_decks_full || open.is_bell_due));
    if (are_cards_dealt) {
        REQUIRE(open.fighters[0].at != open.fighters[1].at);
        REQUIRE((open.place == Place::Feet || adjacent(open.fighters[0].at, open.fighters[1].at)));
    }
}

/// Compares the list with the table of section Q as implemented in the test (CI-I6, CI-Q1).
void check_list(const Rules& rules, const State& state) {
    ActionList legal;
    legal_actions(rules, state, legal);
    REQUIRE(legal.empty() == (state.open.ending != Ending::None));
    std::vector<Action> listed(legal.begin(), legal.end());
    for (std::size_t place = 1; place < listed.size(); ++place) {
        const Action& one = listed[place - 1];
        const Action& two = listed[place];
        // The blocks of an answer come before its pounds.
        REQUIRE((one.kind <= two.kind || state.open.decision == Decision::Answer));
        REQUIRE((one.kind != two.kind || one.card <= two.card));
    }
    std::vector<Action> expected = reference_legal_actions(rules, state);
    std::sort(listed.begin(), listed.end(), is_before);
    std::sort(expected.begin(), expected.end(), is_before);
    REQUIRE(std::adjacent_find(listed.begin(), listed.end()) == listed.end());
    if (listed != expected) {
        std::vector<Action> differing;
        std::set_symmetric_difference(
            listed.begin(),
            listed.end(),
            expected.begin(),
            expected.end(),
            std::back_inserter(differing),
            is_before
        );
        FAIL("listed or expected, not both: " << action_fields(differing.front()));
    }
}

/// Checks CI-V1, CI-V2 and CI-V5.
void check_views(const Rules& rules, const State& state) {
    const bool is_over = state.open.ending != Ending::None;
    for (int seat = 0; seat < 3; ++seat) {
        const View view = view_of(rules, state, seat);
        REQUIRE(test::same_bytes(view.open, state.open));
        REQUIRE(view.decides == (!is_over && seat == state.open.owner));
        REQUIRE(view.is_over == is_over);
        const auto number = static_cast<std::size_t>(seat);
        REQUIRE(view.hand == (seat < 2 ? state.hands.at(number) : Counts{}));
        REQUIRE(view.own_type == (seat < 2 ? state.types.at(number) : Type::None));
        REQUIRE(view.hands == (is_over ? state.hands : std::array<Counts, 2>{}));
        REQUIRE(test::same_bytes(
            view.statistics, is_over ? state.statistics : std::array<FighterStatistics, 2>{}
        ));
        ActionList legal;
        ActionList truth;
        legal_actions(rules, view, legal);
        legal_actions(rules, state, truth);
        REQUIRE((view.decides ? std::ranges::equal(legal, truth) : legal.empty()));
    }
}

/// CI-Z3: the state does not depend on whether events are collected. CI-N: the hash does not
/// contain statistics.
void check_deaf(const Rules& rules, const State& state, const Action& action) {
    State heard = state;
    State deaf = state;
    Events events;
    apply(rules, heard, action, &events);
    apply(rules, deaf, action, nullptr);
    REQUIRE(test::same_bytes(heard, deaf));
    REQUIRE(hash(heard) == hash(deaf));
    deaf.statistics = {};
    REQUIRE(hash(heard) == hash(deaf));
    REQUIRE(hash(state) != hash(heard));
}

/// CI-I9: an upper bound for the actions of a fight. Each action but a rest discards a card or
/// spends a point, and there are no more rests than cubes.
constexpr int kMostActions = 20'000;

/// Plays a fight with every check. Adds the kinds of events to `seen`.
Ending fight_through(core::Random& random, std::uint64_t seed, std::set<EventKind>& seen) {
    Fight fight(random_rules(random), seed);
    int actions = 0;
    for (; !fight.is_over() && actions < kMostActions; ++actions) {
        INFO("seed " << seed << ", action " << actions);
        check_invariants(fight.rules(), fight.state());
        check_list(fight.rules(), fight.state());
        check_views(fight.rules(), fight.state());
        const Action action = pick_random_action(fight.rules(), fight.state(), random);
        INFO(action_fields(action));
        check_deaf(fight.rules(), fight.state(), action);
        fight.play(action);
        INFO(fight.checker().difference(fight.state()));
        REQUIRE(fight.checker().violations() == "");
        REQUIRE(fight.checker().difference(fight.state()).empty());
        REQUIRE(fight.checker().difference_in_statistics(fight.state()) == "");
    }
    INFO("seed " << seed);
    REQUIRE(actions < kMostActions);
    check_invariants(fight.rules(), fight.state());
    check_list(fight.rules(), fight.state());
    check_views(fight.rules(), fight.state());
    seen.insert(fight.seen().begin(), fight.seen().end());
    return fight.state().open.ending;
}

}  // namespace

TEST_CASE("random fights keep to the rules: CI-I1 to CI-I6, CI-I8, CI-I9, CI-Q1, CI-L1, CI-L2, "
          "CI-V1, CI-N2") {
    core::Random random(20'261);
    std::array<int, 6> ways{};
    std::set<EventKind> seen;
    const auto fights = static_cast<std::uint64_t>(test::thorough(600, 120));
    for (std::uint64_t seed = 1; seed <= fights; ++seed) {
        ++ways.at(static_cast<std::size_t>(fight_through(random, seed, seen)));
    }
    CHECK(ways.at(static_cast<std::size_t>(Ending::Knockout)) > 4);
    CHECK(ways.at(static_cast<std::size_t>(Ending::Submission)) > 2);
    CHECK(ways.at(static_cast<std::size_t>(Ending::Decision)) > 4);
    CHECK(ways.at(static_cast<std::size_t>(Ending::Draw)) > 0);
    CHECK(seen.size() == kEventKinds);  // every event of section L occurred
}

TEST_CASE("CI-I7: in a combo the fourth and every later action costs a cube") {
    core::Random random(7);
    int costs = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rules rules = standard_rules();
        rules.fixed_types = {Type::Striker, Type::Striker};
        State state = new_fight(rules, seed);
        begin(rules, state, nullptr);
        while (state.open.ending == Ending::None) {
            const bool is_action =
                state.open.decision == Decision::Turn || state.open.decision == Decision::Combo;
            const PublicState before = state.open;
            const Action action = pick_random_action(rules, state, random);
            Events events;
            apply(rules, state, action, &events);
            const auto paid = std::count_if(events.begin(), events.end(), [](const Event& event) {
                return event.kind == EventKind::FatigueGained
                       && event.reason == static_cast<std::uint8_t>(FatigueReason::Combo);
            });
            const bool costs_one =
                is_action && before.actions >= 3 && action.kind != ActionKind::End;
            REQUIRE(paid == (costs_one ? 1 : 0));
            costs += costs_one ? 1 : 0;
        }
    }
    CHECK(costs > 10);
}

TEST_CASE("CI-G5: the same options and seed and commands give the same fight and the same report") {
    core::Random random(20'262);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Rules rules = random_rules(random);
        Fight one(rules, seed);
        Fight two(rules, seed);
        while (!one.is_over()) {
            const Action action = pick_random_action(rules, one.state(), random);
            one.play(action);
            two.play(action);
            REQUIRE(test::same_bytes(one.state(), two.state()));
        }
    }
}

TEST_CASE("CI-G5: another seed deals other cards") {
    const Rules rules = [] {
        Rules made = standard_rules();
        made.has_types = false;
        return made;
    }();
    std::set<Counts> hands;
    std::set<Seat> first;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        State state = new_fight(rules, seed);
        begin(rules, state, nullptr);
        hands.insert(state.hands[0]);
        first.insert(state.open.first);
    }
    CHECK(hands.size() > 45);
    CHECK(first.size() == 2);
}

TEST_CASE("CI-G5: random numbers are drawn only at the start of a round and after an escape") {
    core::Random random(20'263);
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Rules rules = random_rules(random);
        State state = new_fight(rules, seed);
        begin(rules, state, nullptr);
        while (state.open.ending == Ending::None) {
            const auto before = state.random;
            Events events;
            apply(rules, state, pick_random_action(rules, state, random), &events);
            const bool may_draw = std::any_of(events.begin(), events.end(), [](const Event& event) {
                return event.kind == EventKind::RoundBegins || event.kind == EventKind::Escaped;
            });
            REQUIRE((may_draw || state.random == before));
            kept += may_draw ? 0 : 1;
        }
    }
    CHECK(kept > 1000);
}

TEST_CASE("CI-Z1, CI-Z2, CI-Z3: a copy of a state continues to the same end") {
    core::Random random(20'264);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Rules rules = random_rules(random);
        State state = new_fight(rules, seed);
        begin(rules, state, nullptr);
        for (auto rest = random.below(80); rest > 0 && state.open.ending == Ending::None; --rest) {
            apply(rules, state, pick_random_action(rules, state, random), nullptr);
        }
        State copy = state;
        const auto finish = [&rules, seed](State& fight) {
            core::Random choices(seed);
            while (fight.open.ending == Ending::None) {
                apply(rules, fight, pick_random_action(rules, fight, choices), nullptr);
            }
        };
        finish(state);
        finish(copy);
        CHECK(test::same_bytes(state, copy));
        CHECK(hash(state) == hash(copy));
    }
}

TEST_CASE("CI-Z1, CI-Z2: a state has 504 bytes and a view 400 and an event 16 and an action 8") {
    CHECK(sizeof(State) == 504);
    CHECK(sizeof(View) == 400);
    CHECK(sizeof(Event) == 16);
    CHECK(sizeof(Action) == 8);
}

TEST_CASE("CI-Z3: calling begin() a second time does nothing") {
    State state = new_fight(standard_rules(), 5);
    begin(standard_rules(), state, nullptr);
    const State begun = state;
    Events events;
    begin(standard_rules(), state, &events);
    CHECK(test::same_bytes(state, begun));
    CHECK(events.empty());
}

}  // namespace tenebrae::cagedin::testing
