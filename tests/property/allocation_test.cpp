// SPDX-License-Identifier: MIT
#include "allocations.hpp"
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "variants.hpp"

namespace tenebrae::nightcage {

TEST_CASE("legal_actions and apply never allocate", "[rules]") {
    for (const test::Mode& mode : test::nightcage_modes()) {
        INFO(mode.name);
        const Rules rules = test::variant(mode).rules;
        core::Random random(1);
        ActionList legal;
        Events events;
        const std::size_t before = test::allocations();
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            State state = new_game(rules, seed);
            for (legal_actions(rules, state.shown, legal); !legal.empty();
                 legal_actions(rules, state.shown, legal)) {
                events.clear();
                apply(rules, state, legal[random.below(legal.size())], &events);
            }
        }
        const std::size_t after = test::allocations();
        CHECK(after == before);
    }
}

}  // namespace tenebrae::nightcage
