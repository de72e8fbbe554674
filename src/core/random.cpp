// SPDX-License-Identifier: MIT
#include "core/random.hpp"

#include <algorithm>

namespace tenebrae::core {
namespace {

std::array<std::uint64_t, 4> words_from(std::uint64_t seed) {
    std::array<std::uint64_t, 4> words{};
    std::ranges::generate(words, [&seed] { return splitmix64(seed); });
    return words;
}

}  // namespace

Random::Random(std::uint64_t seed) : state_(words_from(seed)) {}

std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
}

}  // namespace tenebrae::core
