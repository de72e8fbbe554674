// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace tenebrae::test {

/// The ids of all games, in the order of the program's list.
inline constexpr std::array<std::string_view, 4> kGames{
    "nightcage", "nyctophobia", "cagedin", "vast"};

/// Those of them with bots, a manual and shipped games.
inline constexpr std::array<std::string_view, 3> kFinishedGames{
    "nightcage", "nyctophobia", "cagedin"};

}  // namespace tenebrae::test
