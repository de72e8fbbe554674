// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/talk_entry.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::host {

struct Match;

/// The record of a table, to which the programs of several people write, each for its own seat. A
/// session acquires it to append a command, after it has played what others have appended, and
/// releases it again.
class SharedRecord {
public:
    virtual ~SharedRecord() = default;

    /// Keeps all other programs from writing until release(), and returns the lines that they have
    /// added since: whole commands, each with a check after it. Waits for a program that writes,
    /// but not for long. After an error it is not acquired.
    virtual core::Result<std::vector<std::string>> acquire() = 0;
    virtual void release() = 0;
    /// Returns the lines that others have added since, without waiting for anybody.
    virtual core::Result<std::vector<std::string>> read_added() = 0;
    /// Tells that the match has played all lines read so far.
    virtual void catch_up(const Match& match) = 0;
    /// Appends what the match has played since, and waits until it is on disk. Precondition: it is
    /// acquired. After an error nothing was appended.
    virtual std::optional<core::Diagnostic> append(const Match& match) = 0;

    /// Returns the talk that was added since the last call, own entries included.
    virtual std::vector<TalkEntry> read_talk() = 0;
    /// Adds an entry, in the name of the person who has this record open, and waits until it is on
    /// disk. Refuses more than `per_minute` of one person.
    virtual std::optional<core::Diagnostic> add_talk(TalkEntry entry, std::size_t per_minute) = 0;

    /// Returns whether another program plays for a bot now.
    [[nodiscard]] virtual bool is_bot_busy() const = 0;
    /// Makes this program the one that plays for the bot that decides; false if another one does.
    virtual bool take_bot() = 0;
    /// Lets any program play for the bots, and gives notice of it.
    virtual void release_bot() = 0;

    /// Returns the person who has a seat; empty: nobody has.
    [[nodiscard]] virtual std::string person_at(int seat) const = 0;
    /// Returns why this person may not decide who plays a seat. `reveals`: the change would show to
    /// another person what only the person who has the seat may see.
    [[nodiscard]] virtual std::optional<core::Diagnostic>
    refuse_change(int seat, bool reveals) const = 0;
    /// Hands a seat to a person of this name; who had it can take it back. Precondition: the record
    /// is acquired.
    virtual std::optional<core::Diagnostic>
    hand_seat(int seat, const std::string& person, bool reveals) = 0;
    /// Undoes the last hand_seat(). Precondition: the record is still acquired.
    virtual void hand_seat_back() = 0;
    /// Returns the seconds since the seat that decides began to; nullopt if that is not known.
    [[nodiscard]] virtual std::optional<std::int64_t> seconds_of_turn() const = 0;
    /// Returns a descriptor that is ready for reading when something may have been added, or a
    /// program that played for a bot has stopped.
    [[nodiscard]] virtual int notices() const = 0;
    /// Makes it ready only for what comes from now on.
    virtual void take_notices() = 0;
};

}  // namespace tenebrae::host
