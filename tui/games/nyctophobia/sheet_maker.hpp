// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/words/pages.hpp"
#include "tui/games/nyctophobia/answers.hpp"
#include "tui/games/nyctophobia/sheet.hpp"

#include <cstdint>

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

}  // namespace tenebrae::nyctophobia::board
