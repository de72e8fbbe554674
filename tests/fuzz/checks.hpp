// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "host/match.hpp"

#include <cstdint>
#include <string_view>

/// Checks that must hold for any input.
namespace tenebrae::fuzz {

/// Aborts if the condition is false; the fuzzer reports that.
void require(bool holds, std::string_view what);

/// Checks that the text has no control characters for a terminal or a reader.
void require_printable(std::string_view text);
/// Checks that there is at least one error, each has a code, and all can be shown.
void require_valid_errors(const core::Diagnostics& errors);

/// Checks that the record of the loaded game loads as the same game.
void require_record_round_trip(const host::Match& match);
/// Checks that the position of the loaded game loads as the same position.
void require_position_round_trip(const host::Match& match);

/// The parts of a match that a refused line must not change.
class MatchSnapshot {
public:
    explicit MatchSnapshot(const host::Match& match);
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
