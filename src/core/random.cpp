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

}  // namespace tenebrae::core
