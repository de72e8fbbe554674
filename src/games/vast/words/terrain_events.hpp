// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/event_rows.hpp"
#include "table/json_list.hpp"

#include <string>
#include <string_view>

/// What events say of Terrain (section N).
namespace tenebrae::vast {

inline Terrain terrain_of(const EventSubject& subject) {
    return static_cast<Terrain>(subject.value);
}

/// Returns the cells of a Terrain that is placed. Precondition: the kind is TerrainOn.
inline TerrainCells terrain_cells(const EventSubject& subject) {
    if (terrain_of(subject) != Terrain::Pits) {
        return cells_of(terrain_of(subject), subject.to, subject.items[0]);
    }
    TerrainCells cells;
    for (const Cell cell : event_pits(subject)) {
        cells.push_back(cell);
    }
    return cells;
}
inline table::Json terrain_cells_json(const EventSubject& subject) {
    return table::json_list(terrain_cells(subject), [](Cell cell) { return name(cell); });
}
inline std::string terrain_cell_words(const EventSubject& subject) {
    return core::listed(terrain_cells(subject), ", ", [](Cell cell) { return name(cell); });
}

inline table::Json terrain_turn_json(const EventSubject& subject) {
    const std::string_view turn = name_of_turn(terrain_of(subject), subject.items[0]);
    return turn.empty() ? kit::left_out() : table::Json(turn);
}
inline std::string terrain_turn_words(const EventSubject& subject) {
    return display_turn(terrain_of(subject), subject.items[0]);
}

/// Returns "Mushroom Forest"; "Pit" for one of the Pits.
inline std::string terrain_part_words(const EventSubject& subject) {
    const bool is_pit = terrain_of(subject) == Terrain::Pits;
    return is_pit ? "Pit" : std::string(display_name(terrain_of(subject)));
}
/// Returns "The Lake is", "The Pits are".
inline std::string placed_terrain_words(const EventSubject& subject) {
    return "The " + std::string(display_name(terrain_of(subject)))
           + (terrain_of(subject) == Terrain::Pits ? " are" : " is");
}

/// Returns the Terrain that cost a tribe Population. Precondition: a statement of section N is the
/// event's.
inline std::string_view terrain_cause(const EventSubject& subject) {
    constexpr int kOfLake = 9;
    constexpr int kOfMagma = 10;
    constexpr int kOfRiver = 13;
    const int number = subject.rule.number;
    return number == kOfLake    ? "the Lake"
           : number == kOfMagma ? "the Magma"
           : number == kOfRiver ? "the River"
                                : "being pushed into water";
}

}  // namespace tenebrae::vast
