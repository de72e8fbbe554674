// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

namespace tenebrae::host {

struct Match;

/// What came of keeping.
struct Kept {
    core::Diagnostics told;  ///< what went wrong, or is well again
    /// Of a strict keeper: nothing was kept, so the command must not have happened.
    bool is_refused = false;
};

/// Keeps the record of the game on the table where it outlasts the program. A session calls it
/// after every command that changed the record and before anybody hears what came of it.
class RecordKeeper {
public:
    virtual ~RecordKeeper() = default;

    /// Another game lies on the table: it is kept as a game of its own from here on. Refused, it is
    /// the game before that is kept as it was.
    virtual Kept begin(const Match& match) = 0;
    /// The record may have grown. What cannot be kept is told, and tried again next time.
    virtual Kept keep(const Match& match) = 0;
    /// Nothing of the game on the table is in memory only.
    [[nodiscard]] virtual bool has_all() const = 0;
    /// What it cannot keep is refused: else whoever fills the disk sees what comes, and takes up
    /// the game again from before.
    [[nodiscard]] virtual bool is_strict() const { return false; }
};

}  // namespace tenebrae::host
