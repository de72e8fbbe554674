// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// The server state of a game, with everything hidden. Code that works for a seat must not include
/// this.
namespace tenebrae::host {

/// A state of any game: holds the game's own State.
struct GameState : table::StateBytes {};

/// The rules of one Game for the host, and the only class that works on states. Immutable. States
/// of one Referee must not be given to another.
class Referee {
public:
    virtual ~Referee() = default;
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// Returns the part of the game that seats may use. Never nullptr; it may outlive the referee.
    [[nodiscard]] const std::shared_ptr<const table::Game>& game() const { return game_; }

    [[nodiscard]] virtual GameState start(std::uint64_t seed) const = 0;
    /// Adds the events before the first command, in a state that was started or read as a position.
    /// Call it once for each game, before any seat has to decide. Does nothing in a position of a
    /// game that is already under way.
    virtual void begin(GameState& /*state*/, std::vector<table::RawEvent>& /*events*/) const {}
    /// Carries out a move and appends its events. Precondition: the move is legal, or the
    /// resignation of a seat.
    virtual void
    apply(GameState& state, table::Move move, std::vector<table::RawEvent>& events) const = 0;
    /// Returns the move by which a seat resigns; the game defines the effect on other seats.
    [[nodiscard]] virtual table::Move resignation(int seat) const = 0;
    /// Returns why a seat may not resign now; none if it may.
    [[nodiscard]] virtual std::optional<core::Diagnostic>
    refuse_resignation(const GameState& /*state*/, int /*seat*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual table::Outcome outcome(const GameState& state) const = 0;
    /// Returns the seat that decides, from 0.
    [[nodiscard]] virtual int deciding_seat(const GameState& state) const = 0;
    [[nodiscard]] virtual std::uint64_t hash(const GameState& state) const = 0;
    /// Returns the view of a seat of the game, or of kSpectator.
    [[nodiscard]] virtual table::SeatView view(const GameState& state, int seat) const = 0;
    /// Returns the same for a past state of a game that is over, when nothing has to be hidden any
    /// more.
    [[nodiscard]] virtual table::SeatView view_afterwards(const GameState& state, int seat) const {
        return view(state, seat);
    }

    /// Returns what --omniscient adds to the state line.
    [[nodiscard]] virtual table::Json hidden(const GameState& state) const = 0;
    /// Returns the seats that learn something hidden from an event. Undo stops at an event if any
    /// does.
    [[nodiscard]] virtual table::SeatSet reveals(table::RawEvent event) const = 0;
    /// Returns the event as a seat gets it: whole, reduced, or none.
    [[nodiscard]] virtual std::optional<table::RawEvent>
    event_for_seat(table::RawEvent event, int seat) const = 0;
    /// Returns the index of the event that caused the one at `event`, always a smaller index; none
    /// if the command itself caused it. Indices count all events since the start. Those from
    /// `first` on belong to the same command; an event may store its cause relative to `first`.
    [[nodiscard]] virtual std::optional<std::size_t>
    cause(std::span<const table::RawEvent> events, std::size_t first, std::size_t event) const = 0;
    /// Returns the words of a command as a seat gets them, or none. `view` is the view of the seat
    /// that gave the command.
    [[nodiscard]] virtual std::optional<std::string>
    redacted_command(const table::SeatView& view, table::Move move, int /*seat*/) const {
        return game_->command_text(view, move);
    }
    /// Returns whether a seat may not even know that a command is given. `view` is the view of the
    /// seat that gives it. The number of such commands is then shown nowhere.
    [[nodiscard]] virtual bool is_secret(const table::SeatView& /*view*/, int /*seat*/) const {
        return false;
    }
    /// Returns whether an event starts a turn, which every seat knows. In a game with secret
    /// commands it separates what is done in one turn from the turns before.
    [[nodiscard]] virtual bool begins_turn(table::RawEvent /*event*/) const { return false; }

    /// Returns whether an event is a result of chance that --omniscient repeats in the state line,
    /// with what every seat gets hidden.
    [[nodiscard]] virtual bool is_chance(table::RawEvent /*event*/) const { return false; }

    /// Returns the body of a position file: the lines between "begin" and "end". None if this state
    /// cannot be written as a position. A position that was read, and in which nothing has happened
    /// since, reads back to the same state with the same seed.
    [[nodiscard]] virtual std::optional<std::string> position(const GameState& state) const = 0;
    /// Returns whether every state can be written as a position and reads back to the same state
    /// with any seed. In other games only the record restores the state.
    [[nodiscard]] virtual bool has_whole_positions() const { return true; }
    /// Reads such lines. The first block is a whole position; each further block changes the result
    /// of those before. `seed` shuffles what is given only as counts.
    [[nodiscard]] virtual core::Result<GameState>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const = 0;

protected:
    explicit Referee(std::shared_ptr<const table::Game> game) : game_(std::move(game)) {}

private:
    std::shared_ptr<const table::Game> game_;
};

}  // namespace tenebrae::host
