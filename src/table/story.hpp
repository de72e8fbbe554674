// SPDX-License-Identifier: MIT
#pragma once

#include "table/hearing.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::table {

/// One event of a command, placed under what set it off.
struct StoryLine {
    std::size_t index = 0;  ///< among the command's events
    int depth = 0;  ///< 0: caused by the command itself
};

/// The events of one command as a tree: what was set off stands under its cause, else in order of
/// time.
std::vector<StoryLine> story_tree(std::span<const Told> events);

/// "Ben (bot, easy)", who carried a command out; empty: a person did.
std::string spoken_bot(const Game& game, const ToldCommand& told);

/// "draw", "Ben (bot, easy): draw"; only who it was, if a bot, where the seat knows no more than
/// what came of it.
std::string spoken_command(const Game& game, const ToldCommand& told);

/// What a bot said of it, in a sentence; empty: nothing that the seat heard.
std::string spoken_plan(const ToldCommand& told);

/// "3. draw", "3. Ben (bot, easy): draw". Where the seat knows only what came of it: "3. (hidden)",
/// "3. Ben (bot, easy)".
/// Of kBeginning "The beginning".
std::string command_line(const Game& game, const Hearing& hearing, std::size_t command);

/// The last `commands` commands that the seat was told of, with their events as indented trees.
/// What happened before the first one counts as one more.
std::string tell_log(const Game& game, const Hearing& hearing, std::size_t commands);

/// The event of a number with its rule, its reason and the chain of its causes up to the command.
/// Precondition: there is such an event.
std::string unfold(const Game& game, const Hearing& hearing, std::size_t number);

}  // namespace tenebrae::table
