// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/rules.hpp"

#include <cstdint>

namespace tenebrae::nyctophobia {

/// Two rules with the same hash play alike: it is that of every number in them, the map's with
/// them. What is standard does not count, so that an option added later changes no hash of a game
/// without it.
std::uint64_t hash_of_numbers(const Rules& rules);

}  // namespace tenebrae::nyctophobia
