// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "nightcage/game_rules.hpp"
#include "rule_sets.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

}  // namespace

// Counts what the whole program takes from the heap; the test looks at the difference.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace tenebrae::nightcage {

TEST_CASE("the counter of allocations counts", "[rules]") {
    const std::size_t before = allocations;
    delete new int(1);
    CHECK(allocations > before);
}

TEST_CASE("legal_actions and apply never allocate", "[rules]") {
    for (const test::Mode& mode : test::nightcage_modes()) {
        INFO(mode.name);
        const Rules rules = test::rule_set(mode).rules;
        core::Random random(1);
        ActionList legal;
        Events events;
        const std::size_t before = allocations;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            State state = new_game(rules, seed);
            for (legal_actions(rules, state, legal); !legal.empty();
                 legal_actions(rules, state, legal)) {
                events.clear();
                apply(rules, state, legal[random.below(legal.size())], &events);
            }
        }
        const std::size_t after = allocations;
        CHECK(after == before);
    }
}

}  // namespace tenebrae::nightcage
