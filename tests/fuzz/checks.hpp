// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "host/match.hpp"

#include <cstdint>
#include <string_view>

/// What has to hold whatever comes in.
namespace tenebrae::fuzz {

/// Ends the program, which the fuzzer takes for a find, if it does not hold.
void require(bool holds, std::string_view what);

/// Nothing that a terminal or a reader would take for anything but text.
void require_printable(std::string_view text);
/// There is one at least, each has a code, and together they can be shown.
void require_sound(const core::Diagnostics& faults);

/// The record of the game on the table loads, and is the same game.
void require_loads_again(const host::Match& match);
/// The same for the position that is on the table.
void require_position_reads_again(const host::Match& match);

/// Everything of a match that a refused line leaves as it was.
class Still {
public:
    explicit Still(const host::Match& match);
    void require_same(const host::Match& match) const;

private:
    std::shared_ptr<const table::Game> game_;
    host::GameState state_;
    std::size_t steps_;
    std::size_t undone_;
    std::size_t events_;
    std::size_t lines_;
    std::size_t unchecked_;
    std::size_t past_reveals_;
};

}  // namespace tenebrae::fuzz
