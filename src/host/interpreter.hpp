// SPDX-License-Identifier: MIT
#pragma once

#include "host/viewer.hpp"
#include "table/reply.hpp"
#include "table/text_line.hpp"

#include <string_view>

namespace tenebrae::host {

/// The mark before the number of a seat that a line names: "@2 legal".
inline constexpr std::string_view kSeatMark = "@";

/// Carries out a command of this viewer, and removes from the reply what the viewer may not know. A
/// refused line changes nothing. Other viewers of the match must be told of an accepted one: by
/// Viewer::reset() of a new game, by follow() of a played command, else by update(). Precondition:
/// the line has words.
table::Reply carry_out(Match& match, Viewer& viewer, table::TextLine line);

}  // namespace tenebrae::host
