// SPDX-License-Identifier: MIT
#pragma once

#include "table/match.hpp"

namespace tenebrae::tui {

/// What begins the game on the table once more: the same rules, names and seed.
/// Precondition: there is one.
core::Result<table::Header> header_again(const table::Match& match);

}  // namespace tenebrae::tui
