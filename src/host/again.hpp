// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"

namespace tenebrae::table {

/// What begins the game of a match once more: the same rules, names and seed. Precondition: that
/// game is over, for its seed tells all.
core::Result<Header> header_again(const Match& match);

}  // namespace tenebrae::table
