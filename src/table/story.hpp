// SPDX-License-Identifier: MIT
#pragma once

#include "table/history.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace tenebrae::table {

/// One event of a command, placed under what set it off.
struct StoryLine {
    std::size_t index = 0;  ///< among the command's events
    int depth = 0;  ///< 0: set off by the command itself
};

/// The events of one command as a tree: what was set off stands under its cause, else in order of
/// time.
std::vector<StoryLine> story_tree(const std::vector<EventText>& texts, std::size_t first_event);

/// The number by which people ask for an event: its place in the story, from 1.
constexpr std::size_t event_id(std::size_t index) {
    return index + 1;
}

/// The last `commands` commands with their events as indented trees.
std::string tell_log(const Game& game, const History& history, std::size_t commands);

/// One event with its rule, its reason and the chain of its causes up to the command.
/// Precondition: there is such an event.
std::string unfold(const Game& game, const History& history, std::size_t event);

}  // namespace tenebrae::table
