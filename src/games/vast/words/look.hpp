// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/vast/rules/state.hpp"
#include "table/game_values.hpp"

#include <string>
#include <vector>

/// Descriptions of places and things: a paragraph for each subject, with its rules in square
/// brackets.
namespace tenebrae::vast {

/// Lists what `look` takes: the boards of the roles, the own cards, then every space.
std::vector<std::string> places_to_look(const Rules& rules, const View& view);

/// Describes what these words name. Without words, describes the space of the piece that acts, or
/// the Entrance.
core::Result<std::vector<std::string>>
look(const Rules& rules, const View& view, table::Words words);

/// Describes a space, its neighbours and what is on it. Precondition: the map has it.
std::vector<std::string> explain_space(const Rules& rules, const View& view, SpaceId space);
/// Describes what a card does; nullopt if the word names none.
std::optional<std::string> explain_card(const Rules& rules, std::string_view word);

}  // namespace tenebrae::vast
