// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "table/exercises.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The words that a shell completes as values of options. They are read from the names of files,
/// without opening them, so that a key press is answered at once; nothing is created.
namespace tenebrae::app {

/// The name of the puzzle of the day on the command line.
inline constexpr std::string_view kToday = "today";

std::vector<std::string> offer_games(const Program& program);
/// Offers the bot levels of all games, each once.
std::vector<std::string> offer_levels(const Program& program);
/// Offers "others" and "others=LEVEL", for --bot.
std::vector<std::string> offer_bots(const Program& program);
/// Offers the sets of rules of all games.
std::vector<std::string> offer_sets(const Program& program);
std::vector<std::string> offer_glyph_sets();
/// Offers the names of exercises, and kToday for puzzles.
std::vector<std::string> offer_exercises(table::ExerciseKind kind, const Program& program);
std::vector<std::string> offer_saved_games();
std::vector<std::string> offer_tables(const Program& program);

}  // namespace tenebrae::app
