// SPDX-License-Identifier: MIT
#include "core/random.hpp"

#include <bit>
#include <cassert>

namespace tenebrae::core {
namespace {

__extension__ using Uint128 = unsigned __int128;

std::array<std::uint64_t, 4> words_from(std::uint64_t seed) {
    std::array<std::uint64_t, 4> words{};
    for (std::uint64_t& word : words) {
        word = splitmix64(seed);
    }
    return words;
}

}  // namespace

Random::Random(std::uint64_t seed) : state_(words_from(seed)) {}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    assert(bound > 0);
    Uint128 product = Uint128{next()} * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
        // The first 2^64 mod bound low halves would favour some results.
        const std::uint64_t biased = (0 - bound) % bound;
        while (static_cast<std::uint64_t>(product) < biased) {
            product = Uint128{next()} * bound;
        }
    }
    return static_cast<std::uint64_t>(product >> 64U);
}

std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
}

}  // namespace tenebrae::core
