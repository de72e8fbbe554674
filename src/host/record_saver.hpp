// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

namespace tenebrae::host {

struct Match;

/// The result of saving a record.
struct SaveResult {
    core::Diagnostics warnings;  ///< errors, and a message when saving works again
    /// Set only by a strict saver: nothing was saved, so the command must be reverted.
    bool is_refused = false;
};

/// Saves the record of the current game so that it outlasts the program. A session calls it after
/// every command that changed the record, before anyone sees the result.
class RecordSaver {
public:
    virtual ~RecordSaver() = default;

    /// Starts saving the current game as a new game. If refused, the game before stays saved as it
    /// was.
    virtual SaveResult begin(const Match& match) = 0;
    /// Saves the record, which may have grown. Reports what cannot be saved and tries again next
    /// time.
    virtual SaveResult save(const Match& match) = 0;
    /// Returns whether the whole current game is saved.
    [[nodiscard]] virtual bool is_complete() const = 0;
    /// Returns whether a command that cannot be saved is refused. Without that, players could fill
    /// the disk, see what comes, and resume the game from before.
    [[nodiscard]] virtual bool is_strict() const { return false; }
};

}  // namespace tenebrae::host
