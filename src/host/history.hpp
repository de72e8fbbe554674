// SPDX-License-Identifier: MIT
#pragma once

#include "host/referee.hpp"
#include "table/seat_log.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::host {

/// Returns "@2 ", the prefix of a command of a seat that did not have to decide.
std::string at_seat(int seat);

/// A command that was carried out: a move of the game, or talk.
struct PlayedMove {
    std::optional<table::Move> move;  ///< none: talk, which does not change the state
    std::string words;  ///< in canonical form, as in a record
    GameState before;
    int seat = 0;  ///< the seat that gave the command
    std::size_t first_event = 0;  ///< index among all events
    std::string bot = {};  ///< the level of the bot that gave it; empty: a person
    std::string plan = {};  ///< the bot's plan and its reason, for its companions
};

/// A command that stops an undo, because it revealed something hidden.
struct Reveal {
    std::size_t step = 0;  ///< index of the command, from 0
    std::string sentence;  ///< sentence of the event; empty if spectators did not see it
};

/// The commands carried out and those undone, all events since before the first command, and what
/// each seat knows of them.
class History {
public:
    /// Adds the events before the first command. Precondition: nothing has happened yet.
    void begin(const Referee& referee, std::span<const table::RawEvent> events);
    /// Adds a new command; forgets the undone ones.
    void add(const Referee& referee, PlayedMove step, std::span<const table::RawEvent> events);
    /// Adds the next undone command again; keeps the other undone ones.
    void redo(const Referee& referee, PlayedMove step, std::span<const table::RawEvent> events);
    /// Takes the last command back and returns the state before it. Precondition: there is a
    /// command.
    GameState take_back();
    /// Returns the command to redo next. Precondition: there is one.
    [[nodiscard]] const PlayedMove& next_undone() const { return undone_.back(); }
    void drop_next_undone() { undone_.pop_back(); }

    [[nodiscard]] const std::vector<PlayedMove>& steps() const { return steps_; }
    [[nodiscard]] std::size_t undone() const { return undone_.size(); }
    [[nodiscard]] const std::vector<table::RawEvent>& events() const { return events_; }
    /// Returns what a seat of the game, or kSpectator, knows.
    [[nodiscard]] const table::SeatLog& seat_log(int seat) const;
    /// Returns all commands and events, to be shown when the game is over.
    [[nodiscard]] const table::SeatLog& full_log() const { return knowledge_[kFullLog].seat_log; }

    /// Returns the latest reveal among the last `count` commands.
    [[nodiscard]] std::optional<Reveal>
    last_reveal(const Referee& referee, std::size_t count) const;

private:
    static constexpr std::size_t kFullLog = table::kSpectator + 1;

    /// The knowledge of one seat; at kWhole, all commands and events.
    struct SeatKnowledge {
        table::SeatLog seat_log;
        std::vector<std::size_t>
            events;  ///< indices among all events, rising: those the seat knows

        /// Returns the number that an event has for this seat; none if the seat does not know it.
        [[nodiscard]] std::optional<std::size_t> number_of(std::size_t event) const;
    };

    void add_events(const Referee& referee, std::span<const table::RawEvent> events);
    void add_command(const Referee& referee, const table::SeatView& view, int seat);
    void add_bot(const table::Game& game, int seat);
    /// Adds the last command and all its events, from index `first` on, unchanged.
    void add_whole(std::size_t first);
    /// Adds the events from index `first` on as the seat knows them.
    void add_events(const Referee& referee, int seat, std::size_t first);
    [[nodiscard]] std::optional<std::size_t>
    nearest_cause(const SeatKnowledge& knowledge, std::size_t event) const;
    [[nodiscard]] std::optional<std::size_t>
    revealing_event(const Referee& referee, std::size_t step) const;
    [[nodiscard]] std::string public_sentence(const table::Game& game, std::size_t event) const;
    [[nodiscard]] std::size_t end_event(std::size_t step) const;

    std::vector<PlayedMove> steps_;
    std::vector<PlayedMove> undone_;
    std::vector<table::RawEvent> events_;
    /// The cause of each event, an index into events_.
    std::vector<std::optional<std::size_t>> causes_;
    std::array<SeatKnowledge, kFullLog + 1> knowledge_;
};

}  // namespace tenebrae::host
