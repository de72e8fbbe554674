// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "table/game_values.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// Descriptions of places as far as a seat knows them: a paragraph for each subject, with its rules
/// in square brackets.
namespace tenebrae::nyctophobia {

/// Lists what `look` takes: the Hunted by their numbers, the Hunter, then every space of the forest
/// or every spot of the seat's sketch.
std::vector<std::string> places_to_look(const Rules& rules, const View& view);

/// Describes the place that these words name, as far as the seat knows it. Without words, describes
/// the surroundings of the piece that acts or, if the seat does not know these, of its own piece.
core::Result<std::vector<std::string>>
look(const Rules& rules, const View& view, table::Words words);

/// Describes a space of the forest. Precondition: view.shows_forest.
std::vector<std::string> explain_space(const Rules& rules, const View& view, Space space);
/// Describes a spot of the sketch as far as it is known. Precondition: the page is used.
std::vector<std::string>
explain_spot(const Rules& rules, const View& view, std::uint8_t page, Spot spot);
/// Describes what a Hunted of the seat feels at its stop, if there is no sketch.
std::vector<std::string> explain_dark(const View& view, PieceId who);

/// Describes a place and its four neighbours.
std::vector<std::string> explain_around_space(const Rules& rules, const View& view, Space space);
std::vector<std::string>
explain_around_spot(const Rules& rules, const View& view, std::uint8_t page, Spot spot);

}  // namespace tenebrae::nyctophobia
