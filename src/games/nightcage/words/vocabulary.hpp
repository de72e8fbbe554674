// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/geometry.hpp"
#include "games/nightcage/rules/rules.hpp"
#include "games/nightcage/rules/tile.hpp"
#include "table/seat.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The words of sentences, for output only. See notation.hpp for words that are also read.
namespace tenebrae::nightcage {

/// The name of each prisoner; empty if unnamed.
using Names = std::array<std::string, kMaxPrisoners>;
using KindCounts = std::array<std::uint8_t, kTileKinds>;

/// Returns "prisoner 2", or with a name "prisoner 2 (Ada)".
std::string display_name(const Names& names, PrisonerId prisoner);

/// Returns the seats of the players. From three players on, each has the name of the prisoner of
/// the same number.
std::vector<table::SeatInfo> seats_of(const Rules& rules, const Names& names);

/// Returns "wax eater", "T", "four-way".
std::string_view display_name(TileKind kind);
/// Returns "a wax eater".
std::string with_article(TileKind kind);
/// Returns "north, east and south"; "nowhere" without exits.
std::string display_name(Exits exits);

/// Returns "10 straights, 1 gate"; "nothing" if all are zero.
std::string counts_text(const KindCounts& counts);
int total(const KindCounts& counts);

}  // namespace tenebrae::nightcage
