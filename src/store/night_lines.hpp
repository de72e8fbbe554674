// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The nights that are the same for everybody on a day, in the score file.
namespace tenebrae::store {

struct Score;

/// One that somebody began: a line of its own, written then. What became of it says the score of
/// the game of that name and seed that comes after it.
struct NightLine {
    std::string date;  ///< "2026-11-24"
    std::string game;
    std::string name;
    std::uint64_t seed = 0;
    // What follows from the other lines of the file:
    std::string result = {};  ///< "won"; empty: it has not ended
    std::optional<std::int64_t> turns = {};
    std::size_t past_reveals = 0;
    bool is_contest = false;  ///< see Score
    std::size_t before = 0;  ///< the score that comes next, counted from 0
    /// The score that comes next after the game was removed, unfinished; none: it was not.
    std::optional<std::size_t> removed_before = {};
};

/// The result of a night whose game was removed before its end.
inline constexpr const char* kRemovedNight = "removed";

std::string write_night(const NightLine& night);
/// The line that says that the game of this night was removed before its end.
std::string write_night_removal(const NightLine& night);
/// Nothing: the object is no such line.
std::optional<NightLine> read_night(const table::Json& object);
/// Gives the night the end that the score of its game tells.
void end_night(NightLine& night, const Score& score);

/// The day of a moment, in seconds since 1970, UTC.
std::string date_of(std::int64_t seconds);
/// The day before; of "" and what is no date "".
std::string day_before(const std::string& date);

}  // namespace tenebrae::store
