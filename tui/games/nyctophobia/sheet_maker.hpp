// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/answers.hpp"
#include "tui/games/nyctophobia/sheet.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// What a person sees at one moment, and is about to do.
struct Moment {
    const Rules& rules;
    const View& view;
    const Answers& answers;
    Index chosen;
    /// The kind whose directions are marked; End: those of none.
    ActionKind kind = ActionKind::End;
    Spaces path = 0;  ///< of the card aimed at
    Space cursor = kNoSpace;  ///< while the forest is built
};

/// The forest as the Hunter, and after the end everybody, sees it.
Sheet forest_sheet(const Moment& moment);
/// A page of the sketch. Precondition: it is used.
Sheet page_sheet(const Moment& moment, std::uint8_t number);
/// Without a sketch: the sides felt at this stop, and nothing else.
Sheet dark_sheet(const Moment& moment, PieceId who);

/// The pages in use, that of `first` before the others.
std::vector<std::uint8_t> pages_of(const View& view, std::uint8_t first);

/// The Hunted on a page.
HuntedSet hunted_on(const Rules& rules, const View& view, std::uint8_t page);

/// Where the Hunter or the noise was last on the page; none: elsewhere, or not known.
const Mark* hunter_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page);
const Mark* noise_mark(const Rules& rules, const Sketch& sketch, std::uint8_t page);

/// Whoever decides or, while nobody of the seat does, takes the turn.
PieceId focused_piece(const View& view);

}  // namespace tenebrae::nyctophobia::board
