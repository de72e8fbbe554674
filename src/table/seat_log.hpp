// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::table {

/// The index that stands for the beginning: the events before the first command.
inline constexpr std::size_t kBeginning = std::numeric_limits<std::size_t>::max();

/// An event as one seat saw it.
struct SeatEvent {
    std::size_t number = 0;  ///< number shown to the player: from 1, counted for this seat
    /// The number of the nearest event in its chain of causes that this seat saw; nullopt: the
    /// command or the beginning caused it.
    std::optional<std::size_t> cause;
    /// The index of the command it is shown under, or kBeginning: the command that caused it,
    /// unless that one is secret (see SeatLog).
    std::size_t command = 0;
    RawEvent event;
    bool begins_turn = false;  ///< see Referee::begins_turn()

    friend bool operator==(const SeatEvent&, const SeatEvent&) = default;
};

/// The bot that carried out a command.
struct BotPlayed {
    int seat = 0;
    std::string level;
    std::string plan = {};  ///< its intention and reason; not stored in records

    friend bool operator==(const BotPlayed&, const BotPlayed&) = default;
};

/// A command as one seat saw it.
struct SeatCommand {
    std::optional<std::string> words;  ///< nullopt: the seat does not know what was done
    /// The number shown to the player: how many commands the seat knows of, up to and including
    /// this one.
    std::size_t number = 0;
    std::size_t first = 0;  ///< its events, as indices of the events that the seat saw
    std::size_t end = 0;
    /// The bot that carried it out, if the seat knows of the command; nullopt: a person did.
    std::optional<BotPlayed> bot = {};
    bool is_secret = false;  ///< the seat may not even know that a command was given
    bool joins = false;  ///< its events are shown under an earlier command, or the beginning

    /// Returns true if the command is shown to the seat: it knows what was done, or it saw events
    /// of the command that are not shown under an earlier one.
    [[nodiscard]] bool is_shown() const { return words || (end > first && !joins); }

    friend bool operator==(const SeatCommand&, const SeatCommand&) = default;
};

/// The log of one seat: all commands and events that it knows of since the start. All output for
/// the seat is made from it. Indices of commands are the same for all seats. Numbers are counted
/// for this seat alone; commands that it does not know of have none.
///
/// The number of secret commands must not show. Therefore their events form one group with those of
/// the last command that the seat knows of, until a turn has started in that group: then the next
/// event of a secret command starts a new group. So the groups depend only on what the seat saw.
class SeatLog {
public:
    void add_command(std::optional<std::string> words, bool is_secret = false);
    /// Adds an event of the last command, or of the beginning if there is no command yet; `cause`:
    /// the number of an earlier event.
    void add_event(RawEvent event, std::optional<std::size_t> cause, bool begins_turn = false);
    /// Records that a bot carried out the last command; no effect if the seat does not know of it.
    /// Precondition: there is a command.
    void add_bot(BotPlayed bot);
    /// Removes the last command with its events. Precondition: there is one.
    void take_back();

    [[nodiscard]] const std::vector<SeatCommand>& commands() const { return commands_; }
    [[nodiscard]] const std::vector<SeatEvent>& events() const { return events_; }
    /// Returns how many of the first `command` commands the seat knows of.
    [[nodiscard]] std::size_t known_before(std::size_t command) const {
        return command == 0 ? 0 : commands_[command - 1].number;
    }
    /// Returns the index of the last one among the first `commands` commands that the seat knows
    /// of, or kBeginning.
    [[nodiscard]] std::size_t last_known(std::size_t commands) const;
    /// Returns the group of events shown under a command that the seat knows of, or under
    /// kBeginning; empty for other commands. `commands`: limits it to events of the first so many
    /// commands.
    [[nodiscard]] std::span<const SeatEvent>
    events_of(std::size_t command, std::size_t commands = kBeginning) const;
    /// Returns the events of the commands from `first` to before `end`.
    [[nodiscard]] std::span<const SeatEvent>
    events_between(std::size_t first, std::size_t end) const;
    /// Returns these events without numbers and causes.
    [[nodiscard]] std::vector<RawEvent>
    raw_events_between(std::size_t first, std::size_t end) const;
    /// Returns the events of the beginning and of the first `commands` commands.
    [[nodiscard]] std::vector<RawEvent> raw_events_before(std::size_t commands) const;
    /// Returns true if a turn has started in the last group of the first `commands` commands.
    [[nodiscard]] bool has_begun_turn(std::size_t commands) const;
    /// Returns the event with this number. Precondition: there is one.
    [[nodiscard]] const SeatEvent& event(std::size_t number) const { return events_[number - 1]; }
    /// Returns the game's text for an event of this object.
    [[nodiscard]] EventText text(const Game& game, const SeatEvent& seat_event) const;
    /// Returns the meaning of an event for the summary at the end.
    [[nodiscard]] EventWeight event_weight(const Game& game, const SeatEvent& seat_event) const;

    friend bool operator==(const SeatLog&, const SeatLog&) = default;

private:
    std::vector<SeatCommand> commands_;
    std::vector<SeatEvent> events_;  ///< events of the beginning come first
};

}  // namespace tenebrae::table
