// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"

/// A whole game so small that the table can be tested with it alone: somebody walks to and fro
/// between the cells a1 and b1 and, on b1, may draw a card of a hidden deck. Eight points win; an
/// empty deck without them loses. Two players with "sides 2" are rivals: they draw by turns until
/// the deck is empty, and who has drawn more points wins. With "cards hidden" each player alone
/// knows the cards it draws and the steps it takes, and is told of its shoes before the first
/// command. With "trail N" the first player alone knows that number before the end.
namespace tenebrae::table::test {

GameMaker walking_maker();

/// "lazy" takes the first of its moves, "eager" the last: it draws where it can.
std::span<const Bot> walking_bots();

/// A walk for one player whose list of legal moves is wrong: always these of "step", "draw" and
/// "resign", while its refusals are right.
std::shared_ptr<const host::Referee> walking_with_list(const std::vector<std::string_view>& words);

}  // namespace tenebrae::table::test
