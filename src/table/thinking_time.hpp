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

/// The thinking time of bots: set in playouts, and measured on this machine. The choice of a bot
/// depends on its playouts, never on a clock.
namespace tenebrae::table {

/// Returns the time in microseconds. It never decreases; its origin is arbitrary.
using Clock = std::function<std::int64_t()>;

/// Returns about how many milliseconds a turn of a bot takes on this machine, by game and level.
/// Returns nullopt if the game has no such level, or a turn takes almost no time.
using TurnTime = std::function<std::optional<std::int64_t>(std::string_view, std::string_view)>;

struct ThinkingTime {
    std::string_view name;
    int playouts = 0;
};

/// Returns the thinking times "quick", "usual" and "deep". Precondition: the bot counts playouts.
std::array<ThinkingTime, 3> thinking_times(const Bot& bot);

/// Formats a duration: "0.4 s", "12 s".
std::string format_seconds(std::int64_t milliseconds);

/// Measures the turns of bots, and reports a bot that keeps players waiting, once for each seat and
/// level.
class SlowTurns {
public:
    SlowTurns() = default;
    /// Creates a meter with this clock; without a clock, nothing is reported.
    explicit SlowTurns(Clock clock) : clock_(std::move(clock)) {}

    /// Calls Seat::advance() and measures it. Preconditions: those of Seat::advance().
    Reply advance(Seat& seat);
    /// Returns the report on the turn that ended last, once; empty if there is none.
    std::string take_notice() { return std::exchange(notice_, {}); }

private:
    void end_turn(const Seat& seat);

    Clock clock_;
    std::optional<BotPlayed> playing_;  ///< the bot whose turn is measured
    std::int64_t spent_ = 0;  ///< microseconds in this turn so far
    std::array<std::string, kMaxSeats> reported_;  ///< the level last reported for each seat
    std::string notice_;
};

}  // namespace tenebrae::table
