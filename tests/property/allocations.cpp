// SPDX-License-Identifier: MIT
#include "allocations.hpp"

#include "catch.hpp"

#include <cstdlib>
#include <memory>
#include <new>

namespace {

std::size_t counted = 0;

}  // namespace

// Not inlined: otherwise GCC sees malloc next to delete, or new next to free, and warns of a
// mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++counted;
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

namespace tenebrae::test {

std::size_t allocations() {
    return counted;
}

TEST_CASE("the allocation counter counts", "[rules]") {
    const std::size_t before = allocations();
    const auto taken = std::make_unique<int>(1);
    CHECK(*taken == 1);
    CHECK(allocations() > before);
}

}  // namespace tenebrae::test
