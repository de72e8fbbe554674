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

/// A game at one moment, beside its log: what it is taken up from when the log is damaged. Each
/// tells by a hash whether the other is what it was.
struct Snapshot {
    std::size_t lines = 0;  ///< of the log, when this was made
    std::size_t bytes = 0;
    std::string log;  ///< digest of these bytes
    std::int64_t seconds = 0;  ///< played so far
    std::size_t past_reveals = 0;
    /// A whole record, beginning with the position of that moment; empty of a game whose positions
    /// leave something out: its log alone tells how it stands.
    std::string record;
};

std::string write_snapshot(const Snapshot& snapshot);

/// Faults: it is no snapshot, of another format, or not what was written.
core::Result<Snapshot> read_snapshot(std::string_view text, const std::string& file);

/// What of a game on the table a snapshot is made of.
struct Moment {
    std::shared_ptr<const host::Referee> referee;
    host::GameState state;
    std::uint64_t seed = 0;
    std::size_t past_reveals = 0;
};
Moment moment_of(const host::Match& match);

/// It as a record of its own that begins here; empty where no position is the whole of it.
std::string record_from_here(const Moment& moment);

}  // namespace tenebrae::store
