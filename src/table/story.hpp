// SPDX-License-Identifier: MIT
#pragma once

#include "table/seat_log.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::table {

/// An event of a command, at its depth in the tree of causes.
struct StoryLine {
    std::size_t index = 0;  ///< index among the command's events
    int depth = 0;  ///< 0: caused by the command itself
};

/// Returns the events of one command as a tree: events follow their cause, else they are in order
/// of time.
std::vector<StoryLine> story_tree(std::span<const SeatEvent> events);

/// Formats the bot that carried out a command: "Ben (bot, easy)"; empty if a person did.
std::string format_bot(const Game& game, const SeatCommand& seat_command);

/// Formats a command: "draw", "Ben (bot, easy): draw". Without the words of the command if the seat
/// does not know them.
std::string format_command(const Game& game, const SeatCommand& seat_command);

/// Returns the bot's plan for a command, in a sentence; empty if the seat got none.
std::string format_plan(const SeatCommand& seat_command);

/// Formats the log line of a command: "3. draw", "3. Ben (bot, easy): draw". If the seat does not
/// know the words of the command: "3. (hidden)", "3. Ben (bot, easy)". For kBeginning: "The
/// beginning".
std::string command_line(const Game& game, const SeatLog& seat_log, std::size_t command);

/// Formats the last `commands` commands that the seat knows of, with their events as indented
/// trees. The beginning counts as one more command.
std::string format_log(const Game& game, const SeatLog& seat_log, std::size_t commands);

/// Formats an event with its rule, its reason and the chain of its causes up to the command.
/// Precondition: there is an event with this number.
std::string unfold(const Game& game, const SeatLog& seat_log, std::size_t number);

}  // namespace tenebrae::table
