// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"

/// A complete game, small enough to test the table with it alone. A player walks between the cells
/// a1 and b1 and may draw a card of a hidden deck on b1. Eight points win; an empty deck with fewer
/// loses. Two players with "sides 2" are rivals: they take turns to draw until the deck is empty,
/// and the one with more points wins. With "cards hidden" only the players themselves know the
/// cards they draw and the steps they take, and each learns their own shoes before the first
/// command. With "trail N" only the first player knows that number before the end.
namespace tenebrae::table::test {

GameMaker walking_maker();

/// "lazy" plays its first legal move, "eager" the last: it draws if possible.
std::span<const Bot> walking_bots();

/// A walk for one player with a wrong list of legal moves: always these of "step", "draw" and
/// "resign". Its refusals are right.
std::shared_ptr<const host::Referee>
walking_with_legal_moves(const std::vector<std::string_view>& words);

}  // namespace tenebrae::table::test
