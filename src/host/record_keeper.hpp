// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

namespace tenebrae::table {

struct Match;

/// Keeps the record of the game on the table where it outlasts the program. A session calls it
/// after every command that changed the record and before anybody hears what came of it.
class RecordKeeper {
public:
    virtual ~RecordKeeper() = default;

    /// Another game lies on the table: it is kept as a game of its own from here on.
    virtual core::Diagnostics begin(const Match& match) = 0;
    /// The record may have grown. What cannot be kept is told, and tried again next time.
    virtual core::Diagnostics keep(const Match& match) = 0;
    /// Nothing of the game on the table is in memory only.
    [[nodiscard]] virtual bool has_all() const = 0;
};

}  // namespace tenebrae::table
