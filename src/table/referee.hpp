// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// The truth of a game, hidden things and all. Nothing that works for a seat includes this.
namespace tenebrae::table {

/// A state of any game: the bytes of its own trivially copyable State, zeros behind them.
struct GameState {
    alignas(8) std::array<std::byte, 512> bytes{};
    friend bool operator==(const GameState&, const GameState&) = default;
};

/// The rules of one Game as whoever runs it needs them: it alone works on states. Immutable.
/// States of one Referee must not be given to another.
class Referee {
public:
    virtual ~Referee() = default;
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// What the seats are given of it: never null, and it needs no referee to live on.
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return game_; }

    [[nodiscard]] virtual GameState start(std::uint64_t seed) const = 0;
    /// Precondition: move is legal, or the game's resignation.
    virtual void apply(GameState& state, Move move, std::vector<RawEvent>& events) const = 0;
    [[nodiscard]] virtual Move resignation() const = 0;
    [[nodiscard]] virtual Outcome outcome(const GameState& state) const = 0;
    /// The player whose decision it is, from 0.
    [[nodiscard]] virtual int deciding_seat(const GameState& state) const = 0;
    [[nodiscard]] virtual std::uint64_t hash(const GameState& state) const = 0;
    /// Of any seat of the game, or of kSpectator.
    [[nodiscard]] virtual SeatView view(const GameState& state, int seat) const = 0;

    /// What --omniscient adds to the state line.
    [[nodiscard]] virtual Json hidden(const GameState& state) const = 0;
    /// It showed somebody something hidden: undo stops here.
    [[nodiscard]] virtual bool reveals(RawEvent event) const = 0;

    /// The body of a position file, a line each, that reads back to the same state: what stands
    /// between the lines "begin" and "end", these not included.
    [[nodiscard]] virtual std::string position(const GameState& state) const = 0;
    /// Reads such lines: the first block is a whole position, every further one says what is
    /// otherwise than in those before. `seed` shuffles what is given as counts.
    [[nodiscard]] virtual core::Result<GameState>
    read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed) const = 0;

protected:
    explicit Referee(std::shared_ptr<const Game> game) : game_(std::move(game)) {}

private:
    std::shared_ptr<const Game> game_;
};

}  // namespace tenebrae::table
