// SPDX-License-Identifier: MIT
#include "allocations.hpp"
#include "catch.hpp"
#include "fights.hpp"

namespace tenebrae::cagedin::testing {
namespace {

/// Returns a random action. Most legal actions are footwork, so in three of four cases it returns
/// another one.
Action any_of(const ActionList& legal, core::Random& random) {
    Action action = legal[static_cast<std::size_t>(random.below(legal.size()))];
    for (int tries = 8; tries > 0 && action.kind == ActionKind::Footwork; --tries) {
        const bool is_near = random.below(4) == 0;
        action = is_near ? action : legal[static_cast<std::size_t>(random.below(legal.size()))];
    }
    return action;
}

}  // namespace

TEST_CASE("CI-Z: a fight of Caged In never allocates", "[rules]") {
    core::Random random(1);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Rules rules = random_rules(random);
        ActionList legal;
        Events events;
        std::uint64_t digest = 0;
        const std::size_t before = test::allocations();
        State state = new_fight(rules, seed);
        begin(rules, state, &events);
        for (legal_actions(rules, state, legal); !legal.empty();
             legal_actions(rules, state, legal)) {
            const View view = view_of(rules, state, state.open.owner);
            legal_actions(rules, view, legal);
            events.clear();
            apply(rules, state, any_of(legal, random), &events);
            for (const Event& event : events) {
                digest += seat_event(event, kRed).value;
            }
            digest ^= hash(state) + broken_invariant(rules, state).size();
        }
        const std::size_t after = test::allocations();
        CHECK(after == before);
        CHECK(digest != 0);
    }
}

}  // namespace tenebrae::cagedin::testing
