// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/match.hpp"
#include "store/snapshot.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace tenebrae::store {

/// A kept game as far as its files bear it out.
struct Restored {
    host::Match match;
    /// The log as it has to be for this game to go on in it.
    std::string log;
    /// The log is longer than that by what was cut off of one command, and nothing else.
    bool is_torn = false;
    /// The log is another altogether, or damaged before its end.
    bool is_mended = false;
    std::size_t lost = 0;  ///< commands that were in the log and are not in the game
    std::int64_t seconds = 0;  ///< played before, as far as is known
    core::Diagnostics notes;  ///< what was found, for the person who plays
};

/// What a log and the snapshot beside it come to: the newest that verifies. Only texts: nothing is
/// written. `file` is the log's name for messages. Faults: nothing of it can be played, and why.
core::Result<Restored> restore(
    const host::Environment& environment,
    const std::string& file,
    const std::string& log,
    const std::optional<std::string>& snapshot
);

}  // namespace tenebrae::store
