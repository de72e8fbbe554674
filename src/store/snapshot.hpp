// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/match.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tenebrae::store {

/// The state of a game at one moment, saved next to its log to resume from if the log is damaged.
/// It has a digest of the log up to this moment.
struct Snapshot {
    std::size_t lines = 0;  ///< lines of the log at this moment
    std::size_t bytes = 0;  ///< bytes of the log at this moment
    std::string log;  ///< digest of these bytes
    std::int64_t seconds = 0;  ///< time played so far
    std::size_t past_reveals = 0;
    /// A record that starts with the position of this moment. Empty for games whose positions are
    /// incomplete: only their log has the whole state.
    std::string record;
};

std::string format_snapshot(const Snapshot& snapshot);

/// Parses a snapshot; errors if the text is no snapshot, has another format, or is damaged.
core::Result<Snapshot> parse_snapshot(std::string_view text, const std::string& file);

/// The parts of a loaded game that a snapshot needs.
struct Moment {
    std::shared_ptr<const host::Referee> referee;
    host::GameState state;
    std::uint64_t seed = 0;
    std::size_t past_reveals = 0;
};
Moment moment_of(const host::Match& match);

/// Returns a record that starts at this moment; empty if positions of this game are incomplete.
std::string record_from_here(const Moment& moment);

}  // namespace tenebrae::store
