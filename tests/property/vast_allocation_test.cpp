// SPDX-License-Identifier: MIT
#include "allocations.hpp"
#include "catch.hpp"
#include "test_cave.hpp"

namespace tenebrae::vast::testing {
namespace {

/// Plays a random game. Returns a number made from everything that was computed.
std::uint64_t play(const Rules& rules, std::uint64_t seed, core::Random& random) {
    static ActionList legal;
    static Events events;
    std::uint64_t digest = 0;
    State state = new_game(rules, seed);
    events.clear();
    begin(rules, state, &events);
    while (!state.is_over()) {
        const View view = view_of(rules, state, deciding_seat(rules, state));
        legal_actions(rules, view, legal);
        events.clear();
        apply(rules, state, legal[static_cast<std::size_t>(random.below(legal.size()))], &events);
        for (const Event& event : events) {
            digest += seat_event(rules, event, kOnlooker).value;
        }
        digest ^= hash(state) + broken_invariant(rules, state).size();
    }
    return digest;
}

}  // namespace

TEST_CASE("VA-H: a game of Vast never allocates", "[rules]") {
    core::Random random(1);
    for (int number = 1; number <= 30; ++number) {
        const Rules rules = row(number);
        const std::size_t before = test::allocations();
        std::uint64_t digest = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            digest += play(rules, seed, random);
        }
        const std::size_t after = test::allocations();
        CHECK(after == before);
        CHECK(digest != 0);
    }
}

}  // namespace tenebrae::vast::testing
