// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// What a view has of the pages of the sketch (section Q).
namespace tenebrae::nyctophobia {

/// Is it known where on the board the page lies?
bool is_placed_on_board(const Page& page);
/// "c4" where the page has its place on the board, else "2 east, 1 north", "the start".
std::string name_of_spot(const Page& page, Spot spot);
/// Returns what is known of a side, told of the one space or of the other.
SideMark side_between(const Page& page, Spot spot, Direction direction);

/// Returns the pages in use, that of `first` before the others.
std::vector<std::uint8_t> pages_of(const View& view, std::uint8_t first);
/// Returns the Hunted on a page.
HuntedSet hunted_on(const Rules& rules, const View& view, std::uint8_t page);
/// Returns the page that a Hunted is on, if the seat has it.
std::uint8_t page_of(const Rules& rules, const View& view, PieceId who);

/// Returns where the Hunter or the noise was last on the page; nullptr: elsewhere, or not known.
const Mark* hunter_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page);
const Mark* noise_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page);

/// Returns the Hunted who decides or, while none of the seat does, whose turn it is.
PieceId focused_piece(const View& view);
/// Does this Hunted decide now, and does the seat decide for it?
bool decides_here(const View& view, PieceId who);

}  // namespace tenebrae::nyctophobia
