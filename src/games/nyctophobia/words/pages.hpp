// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// The pages of the sketch in a view (section Q).
namespace tenebrae::nyctophobia {

/// Returns whether the place of the page on the board is known.
bool is_placed_on_board(const Page& page);
/// Returns "c4" if the place of the page is known, otherwise "2 east, 1 north" or "the start".
std::string name_of_spot(const Page& page, Spot spot);
/// Returns what is known of a side, from either of its two spaces.
SideMark side_between(const Page& page, Spot spot, Direction direction);

/// Returns the pages in use, that of `first` before the others.
std::vector<std::uint8_t> pages_of(const View& view, std::uint8_t first);
/// Returns the Hunted on a page.
HuntedSet hunted_on(const Rules& rules, const View& view, std::uint8_t page);
/// Returns the page that a Hunted is on, if the seat has it.
std::uint8_t page_of(const Rules& rules, const View& view, PieceId who);

/// Return the last mark of the Hunter and of the noise; nullptr if it is not on this page.
const SketchMark* hunter_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page);
const SketchMark* noise_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page);

/// Returns the Hunted who decides or, if none of the seat's Hunted does, the one whose turn it is.
PieceId focused_piece(const View& view);
/// Returns whether this Hunted decides now and the seat of the view decides for them.
bool decides_here(const View& view, PieceId who);

}  // namespace tenebrae::nyctophobia
