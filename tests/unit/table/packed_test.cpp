// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/referee.hpp"

#include <string>

namespace tenebrae::table {
namespace {

struct Long {
    std::array<std::uint32_t, 512> numbers{};
    friend bool operator==(const Long&, const Long&) = default;
};

TEST_CASE("a state takes the bytes of the game's own type up to two KiB", "[state]") {
    static_assert(sizeof(Long) == 2048);
    Long value;
    value.numbers.front() = 7;
    value.numbers.back() = 9;
    const auto state = packed<host::GameState>(value);
    CHECK(state.bytes.size() == 2048);
    CHECK(unpacked<Long>(state) == value);
    CHECK(packed<SeatView>(std::uint16_t{5}).bytes.size() == 2);
    CHECK(state == packed<host::GameState>(value));
    value.numbers.back() = 8;
    CHECK_FALSE(state == packed<host::GameState>(value));
}

TEST_CASE("a move has eight bytes and an event sixteen and the rest is zeros", "[state]") {
    CHECK(sizeof(Move) == 8);
    CHECK(sizeof(RawEvent) == 16);
    const auto move = packed<Move>(std::uint16_t{0xFFFF});
    CHECK(unpacked<std::uint64_t>(move) != 0);
    CHECK(move == Move{{{0xFF, 0xFF}}});
    CHECK(unpacked<std::uint16_t>(move) == 0xFFFF);
}

// Padding bytes would make equal values differ, and the target of a pointer is not stored.
struct Padded {
    std::uint8_t small = 0;
    std::uint32_t large = 0;
};
template <typename Value>
concept Packable = requires(const Value& value) {
    packed<SeatView>(value);
};
static_assert(Packable<std::uint32_t>);
static_assert(!Packable<Padded>);
static_assert(!Packable<std::string>);

}  // namespace
}  // namespace tenebrae::table
