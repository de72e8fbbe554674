// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "variants.hpp"

#include <cstdlib>
#include <memory>
#include <new>

namespace {

std::size_t allocations = 0;

}  // namespace

// Counts what the whole program takes from the heap; the test looks at the difference. Never
// inlined: GCC then sees malloc and delete, or new and free, side by side and warns of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace tenebrae::nightcage {

TEST_CASE("the counter of allocations counts", "[rules]") {
    const std::size_t before = allocations;
    const auto taken = std::make_unique<int>(1);
    CHECK(*taken == 1);
    CHECK(allocations > before);
}

TEST_CASE("legal_actions and apply never allocate", "[rules]") {
    for (const test::Mode& mode : test::nightcage_modes()) {
        INFO(mode.name);
        const Rules rules = test::variant(mode).rules;
        core::Random random(1);
        ActionList legal;
        Events events;
        const std::size_t before = allocations;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            State state = new_game(rules, seed);
            for (legal_actions(rules, state.shown, legal); !legal.empty();
                 legal_actions(rules, state.shown, legal)) {
                events.clear();
                apply(rules, state, legal[random.below(legal.size())], &events);
            }
        }
        const std::size_t after = allocations;
        CHECK(after == before);
    }
}

}  // namespace tenebrae::nightcage
