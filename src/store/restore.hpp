// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/viewer.hpp"
#include "store/snapshot.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace tenebrae::store {

/// A saved game, as far as its files are valid.
struct Restored {
    host::Match match;
    /// The text that the log needs before the game can continue in it.
    std::string log;
    /// True if the log has only one incomplete command in addition to `log`.
    bool has_partial_command = false;
    /// True if the log differs from `log`, or was damaged before its end.
    bool is_repaired = false;
    std::size_t lost = 0;  ///< commands of the log that are not in the game
    std::int64_t seconds = 0;  ///< time played before, as far as known
    core::Diagnostics notes;  ///< findings, for the player
};

/// Restores the newest valid state from a log and its snapshot. Writes nothing. `settings` are
/// those of the person who reads the notes; `file` is the log's name for messages. Returns errors
/// if nothing can be played.
core::Result<Restored> restore(
    const host::Environment& environment,
    const host::ViewerSettings& settings,
    const std::string& file,
    const std::string& log,
    const std::optional<std::string>& snapshot
);

}  // namespace tenebrae::store
