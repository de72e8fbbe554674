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

/// In place of the index of a command: what happened before the first one.
inline constexpr std::size_t kBeginning = std::numeric_limits<std::size_t>::max();

/// An event as one seat was told it.
struct Told {
    std::size_t number = 0;  ///< by which people ask for it: from 1, counted for this seat
    /// The number of the nearest event of its chain that this seat was told; none: the command, or
    /// the beginning.
    std::optional<std::size_t> cause;
    /// Index of the command it is told under, or kBeginning: the command that set it off, unless
    /// that one is secret (see Hearing).
    std::size_t command = 0;
    RawEvent event;
    bool begins_turn = false;  ///< see Referee::begins_turn()

    friend bool operator==(const Told&, const Told&) = default;
};

/// The bot that carried out a command.
struct BotPlayed {
    int seat = 0;
    std::string level;
    std::string plan = {};  ///< what it said it means to do and why; a record does not hold it

    friend bool operator==(const BotPlayed&, const BotPlayed&) = default;
};

/// A command as one seat was told it.
struct ToldCommand {
    std::optional<std::string> words;  ///< none: the seat did not learn what was done
    /// How many commands this seat had been told of with this one: by which people speak of it.
    std::size_t number = 0;
    std::size_t first = 0;  ///< the events it set off among all the seat was told, as indices
    std::size_t end = 0;
    /// Of a command the seat was told of; none: a person carried it out.
    std::optional<BotPlayed> bot = {};
    bool is_secret = false;  ///< the seat may not even know that a command was given
    bool joins = false;  ///< its events are told under an earlier command, or the beginning

    /// False: the seat was told neither what was done nor anything that came of it, or is told what
    /// came of it under an earlier command.
    [[nodiscard]] bool is_told() const { return words || (end > first && !joins); }

    friend bool operator==(const ToldCommand&, const ToldCommand&) = default;
};

/// What one seat was told since the start: all that is told, shown or written to it is made of
/// this. Commands have the same indices for everybody; numbers are counted for this seat alone, and
/// what it heard nothing of has none.
///
/// How many secret commands were given must not show. So their events form one group with those of
/// the last command the seat knows of, until a turn has begun in that group: then the next event of
/// a secret command begins a group of its own. Where groups begin follows from what was heard
/// alone.
class Hearing {
public:
    void add_command(std::optional<std::string> words, bool is_secret = false);
    /// An event of the last command, or of the beginning while there is none; `cause` is the number
    /// of one told before.
    void add_event(RawEvent event, std::optional<std::size_t> cause, bool begins_turn = false);
    /// The last command was a bot's; nothing changes where the seat was told nothing of it.
    /// Precondition: there is one.
    void add_bot(BotPlayed bot);
    /// Forgets the last command with its events. Precondition: there is one.
    void take_back();

    [[nodiscard]] const std::vector<ToldCommand>& commands() const { return commands_; }
    [[nodiscard]] const std::vector<Told>& events() const { return events_; }
    /// How many of the first so many commands the seat was told of.
    [[nodiscard]] std::size_t told_before(std::size_t command) const {
        return command == 0 ? 0 : commands_[command - 1].number;
    }
    /// The last of the first so many commands that the seat was told of, or kBeginning.
    [[nodiscard]] std::size_t last_told(std::size_t commands) const;
    /// The group that is told under a command the seat was told of, or under kBeginning; none under
    /// any other. What came of the first `commands` commands only, if given.
    [[nodiscard]] std::span<const Told>
    events_of(std::size_t command, std::size_t commands = kBeginning) const;
    /// What the commands from `first` to before `end` set off themselves.
    [[nodiscard]] std::span<const Told> events_between(std::size_t first, std::size_t end) const;
    /// The same without numbers and causes.
    [[nodiscard]] std::vector<RawEvent>
    raw_events_between(std::size_t first, std::size_t end) const;
    /// Whether a turn has begun in the last group of the first so many commands.
    [[nodiscard]] bool has_begun_turn(std::size_t commands) const;
    /// By its number. Precondition: there is one.
    [[nodiscard]] const Told& event(std::size_t number) const { return events_[number - 1]; }
    /// The game's words for an event of this hearing.
    [[nodiscard]] EventText text(const Game& game, const Told& told) const;
    /// What it means for the story of the end.
    [[nodiscard]] Mark mark(const Game& game, const Told& told) const;

    friend bool operator==(const Hearing&, const Hearing&) = default;

private:
    std::vector<ToldCommand> commands_;
    std::vector<Told> events_;  ///< those of the beginning first
};

}  // namespace tenebrae::table
