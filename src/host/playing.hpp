// SPDX-License-Identifier: MIT
#pragma once

#include "host/viewer.hpp"
#include "table/reply.hpp"
#include "table/text_line.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Commands of the game that a viewer gives. The viewer follows the match; other viewers of it must
/// be told by Viewer::follow(). Precondition of all: there is a game.
namespace tenebrae::host {

/// Returns why the record may not grow; some room is reserved for the end of the game.
std::optional<core::Diagnostic> refuse_growth(const Match& match, const Viewer& viewer);

/// Parses a command of the game; returns the move, or every reason why it is not possible. `view`
/// is the view of the seat that moves, `first` the index of the command's word.
core::Result<table::Move> read_move(
    const Match& match, const table::SeatView& view, const table::TextLine& line, std::size_t first
);

/// Carries out a command of the seat that decides.
table::Reply play_line(Match& match, Viewer& viewer, const table::TextLine& line);

/// Carries out a legal move of the seat that decides, whose view is `view`; `plan` is the reason a
/// bot gives.
table::Reply play_move(
    Match& match,
    Viewer& viewer,
    const table::SeatView& view,
    table::Move move,
    std::string plan = {}
);

/// Carries out the resignation of a seat. Precondition: the game is not over.
table::Reply resign(Match& match, Viewer& viewer, int seat);

/// Shows a text to all seats. Precondition: the game is not over and lets this seat talk; the text
/// is printable.
table::Reply say(Match& match, Viewer& viewer, int seat, std::string_view text);

}  // namespace tenebrae::host
