// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"

#include <optional>
#include <string>

/// What may be done now is said twice, by the list of legal moves and by what is refused, and each
/// is worked out by itself: where the two part, one of them is wrong.
namespace tenebrae::host {

/// A listed move that its own words do not stand for, as a sentence; nothing when there is none.
std::optional<std::string> refused_in_list(const Match& match);

/// The same of a move that is not refused and not in the list.
std::optional<std::string> missing_in_list(const Match& match, table::Move move);

}  // namespace tenebrae::host
