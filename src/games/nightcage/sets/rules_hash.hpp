// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/rules.hpp"

#include <cstdint>

namespace tenebrae::nightcage {

/// Two rules with the same hash play alike: it is that of every number in them. What is zero or off
/// does not count, so that an option added later changes no hash of a game without it.
std::uint64_t hash_of_numbers(const Rules& rules);

}  // namespace tenebrae::nightcage
