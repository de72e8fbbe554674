// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace tenebrae::test {

/// Every game of the program, in the order of its list.
inline constexpr std::array<std::string_view, 3> kGames{"nightcage", "nyctophobia", "cagedin"};

}  // namespace tenebrae::test
