// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/environment.hpp"
#include "table/header.hpp"

#include <string>
#include <string_view>

/// Short codes for games: the game, its variant, the number of players if it is not the usual one,
/// and the seed in base 32, with a digit that detects errors: "walking-usual-2p-7G". Names of
/// players, and bots, are not in them.
namespace tenebrae::host {

/// Returns whether the name of a game is such a code, by its form.
bool is_share_code(std::string_view game);

/// Returns the code that starts the same game, of which `header` has the seed; empty if it is none
/// of the variants on offer, or begins from a position.
std::string
share_code(const Environment& environment, const table::Game& game, const table::Header& header);

/// Returns the header of the game of a code, which `header` has as its game. Settings of `header`
/// replace those of the code.
core::Result<table::Header>
read_share_code(const Environment& environment, const table::Header& header);

}  // namespace tenebrae::host
