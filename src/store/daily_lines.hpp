// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Lines of the score file about daily games.
namespace tenebrae::store {

struct Score;

/// The line written when a daily game starts. Its result is in the next score with its name and
/// seed.
struct DailyLine {
    std::string date;  ///< "2026-11-24"
    std::string game;
    std::string name;
    std::uint64_t seed = 0;
    // Derived from the other lines of the file:
    std::string result = {};  ///< "won"; empty: unfinished
    std::optional<std::int64_t> turns = {};
    std::size_t past_reveals = 0;
    std::size_t hints = 0;
    bool is_contest = false;  ///< see Score
    std::size_t before = 0;  ///< index of the next score
    /// Index of the next score after the game was removed unfinished; nullopt if it was not.
    std::optional<std::size_t> removed_before = {};
};

/// The result of a daily game that was removed before its end.
inline constexpr const char* kRemovedDaily = "removed";

std::string write_daily(const DailyLine& daily);
/// Returns the line for a daily game that was removed before its end.
std::string write_daily_removal(const DailyLine& daily);
/// Returns nullopt if the object is not such a line.
std::optional<DailyLine> read_daily(const table::Json& object);
/// Copies the end of the game from its score.
void end_daily(DailyLine& daily, const Score& score);

/// Returns the UTC date of a time in seconds since 1970.
std::string date_of(std::int64_t seconds);
/// Returns the UTC day of such a time, counted from 1970-01-01. Changes together with date_of().
std::int64_t day_of(std::int64_t seconds);
/// Returns the previous date; "" if `date` is empty or malformed.
std::string day_before(const std::string& date);

}  // namespace tenebrae::store
