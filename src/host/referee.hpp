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

/// The truth of a game, hidden things and all. Nothing that works for a seat includes this.
namespace tenebrae::host {

/// A state of any game: the game's own State.
struct GameState : table::StateBytes {};

/// The rules of one Game as whoever runs it needs them: it alone works on states. Immutable.
/// States of one Referee must not be given to another.
class Referee {
public:
    virtual ~Referee() = default;
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// What the seats are given of it: never null, and it needs no referee to live on.
    [[nodiscard]] const std::shared_ptr<const table::Game>& game() const { return game_; }

    [[nodiscard]] virtual GameState start(std::uint64_t seed) const = 0;
    /// What happens before the first command, in a state that was started or read as a position:
    /// whoever puts a game on the table calls it once, for only then somebody may be asked. In a
    /// position in which the game has gone on already nothing happens.
    virtual void begin(GameState& /*state*/, std::vector<table::RawEvent>& /*events*/) const {}
    /// Precondition: move is legal, or a seat's resignation.
    virtual void
    apply(GameState& state, table::Move move, std::vector<table::RawEvent>& events) const = 0;
    /// What a seat gives up by; what follows for the others is for the game to say.
    [[nodiscard]] virtual table::Move resignation(int seat) const = 0;
    /// Why a seat may not give up now; nothing where it may.
    [[nodiscard]] virtual std::optional<core::Diagnostic>
    refuse_resignation(const GameState& /*state*/, int /*seat*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual table::Outcome outcome(const GameState& state) const = 0;
    /// The player whose decision it is, from 0.
    [[nodiscard]] virtual int deciding_seat(const GameState& state) const = 0;
    [[nodiscard]] virtual std::uint64_t hash(const GameState& state) const = 0;
    /// Of any seat of the game, or of kSpectator.
    [[nodiscard]] virtual table::SeatView view(const GameState& state, int seat) const = 0;
    /// The same of a moment gone by, once the game is over and nobody has to hide anything.
    [[nodiscard]] virtual table::SeatView view_afterwards(const GameState& state, int seat) const {
        return view(state, seat);
    }

    /// What --omniscient adds to the state line.
    [[nodiscard]] virtual table::Json hidden(const GameState& state) const = 0;
    /// Who learns something hidden by it: undo stops at an event by which anybody does.
    [[nodiscard]] virtual table::SeatSet reveals(table::RawEvent event) const = 0;
    /// The event as a seat gets it: whole, with less in it, or not at all.
    [[nodiscard]] virtual std::optional<table::RawEvent>
    hear(table::RawEvent event, int seat) const = 0;
    /// What set the event at `event` off, as an index among all events since the start, and before
    /// it; nothing: the command itself. Those from `first` on are of the same command: what the
    /// event itself says of its cause counts from there.
    [[nodiscard]] virtual std::optional<std::size_t>
    cause(std::span<const table::RawEvent> events, std::size_t first, std::size_t event) const = 0;
    /// The words of a command as a seat gets them, or nothing. `view` is that of the seat whose
    /// command it was.
    [[nodiscard]] virtual std::optional<std::string>
    overheard(const table::SeatView& view, table::Move move, int /*seat*/) const {
        return game_->words(view, move);
    }
    /// Whether a seat may not even know that a command is given, let alone what it is. `view` is
    /// that of the seat whose command it is. How many of them there were then shows nowhere.
    [[nodiscard]] virtual bool is_secret(const table::SeatView& /*view*/, int /*seat*/) const {
        return false;
    }
    /// Whether with it a turn begins, as every seat is told. In a game with secret commands what is
    /// done in one turn is told apart from what was done in those before.
    [[nodiscard]] virtual bool begins_turn(table::RawEvent /*event*/) const { return false; }

    /// The body of a position file, a line each: what stands between the lines "begin" and "end",
    /// these not included. Nothing where the game cannot be written down just now. One that was
    /// read, and in which nothing has happened since, is written so that with the same seed it
    /// reads back to the same state.
    [[nodiscard]] virtual std::optional<std::string> position(const GameState& state) const = 0;
    /// Every state can be written down, and reads back to the same whatever the seed. Of other
    /// games the record alone gives back where they are.
    [[nodiscard]] virtual bool has_whole_positions() const { return true; }
    /// Reads such lines: the first block is a whole position, every further one says what is
    /// otherwise than in those before. `seed` shuffles what is given as counts.
    [[nodiscard]] virtual core::Result<GameState>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const = 0;

protected:
    explicit Referee(std::shared_ptr<const table::Game> game) : game_(std::move(game)) {}

private:
    std::shared_ptr<const table::Game> game_;
};

}  // namespace tenebrae::host
