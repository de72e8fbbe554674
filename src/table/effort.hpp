// SPDX-License-Identifier: MIT
#pragma once

#include "table/own_seat.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// How hard bots try, in playouts, and how long that takes on this machine. What a bot chooses
/// follows from its playouts alone, never from a clock.
namespace tenebrae::table {

/// Microseconds that only grow; from when does not matter.
using Clock = std::function<std::int64_t()>;

/// About how many milliseconds a turn of a bot of a game takes here; nothing: there is none of this
/// level, or it takes next to no time.
using TurnTime = std::function<std::optional<std::int64_t>(std::string_view, std::string_view)>;

struct Effort {
    std::string_view name;
    int playouts = 0;
};

/// Quick, usual, deep. Precondition: the bot counts playouts.
std::array<Effort, 3> efforts_of(const Bot& bot);

/// "0.4 s", "12 s"
std::string spoken_seconds(std::int64_t milliseconds);

/// Notes how long bots take for their turns, and tells of one that keeps people waiting, once for
/// each seat and level.
class SlowTurns {
public:
    SlowTurns() = default;
    /// Without a clock nothing is told.
    explicit SlowTurns(Clock clock) : clock_(std::move(clock)) {}

    /// The bot of a seat plays. Precondition: as of Seat::advance().
    Reply advance(Seat& seat);
    /// What is to be told of the turn that ended last; empty: nothing.
    std::string take_notice() { return std::exchange(notice_, {}); }

private:
    void end_turn(const Seat& seat);

    Clock clock_;
    std::optional<BotPlayed> playing_;  ///< whose turn it is
    std::int64_t spent_ = 0;  ///< in it, so far
    std::array<std::string, kMaxSeats> told_;  ///< the level of each seat that was told of
    std::string notice_;
};

}  // namespace tenebrae::table
