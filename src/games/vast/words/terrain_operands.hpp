// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/named_operands.hpp"

#include <array>
#include <string>
#include <string_view>

/// The operands of commands about Terrain (section N).
namespace tenebrae::vast {

/// Action::over of a Terrain that is turned, if the command does not say how.
inline constexpr Turn kNoTurn = 0xFF;

inline Terrain terrain_of(const Answer& answer) {
    return static_cast<Terrain>(answer.action.what);
}
/// Reads a Terrain; one that is turned has no turn until one follows.
inline bool parse_terrain(Answer& answer, std::string_view word) {
    const bool is_terrain = parse_named<Terrain, &Action::what>(answer, word);
    answer.action.over = is_terrain && turns_of(terrain_of(answer)) > 1 ? kNoTurn : 0;
    return is_terrain && terrain_of(answer) != Terrain::Pits;
}

inline bool parse_terrain_turn(Answer& answer, std::string_view word) {
    const auto turn = vast::parse_turn(terrain_of(answer), word);
    answer.action.over = turn.value_or(kNoTurn);
    return turn.has_value();
}
inline std::string turn_word(const Answer& answer) {
    const bool has_turn = answer.action.over < turns_of(terrain_of(answer));
    return has_turn ? std::string(name_of_turn(terrain_of(answer), answer.action.over)) : "";
}
inline std::string turn_words(const Answer& answer) {
    const bool has_turn = answer.action.over < turns_of(terrain_of(answer));
    return has_turn ? display_turn(terrain_of(answer), answer.action.over) : "";
}

/// Returns the operand of one of the cells of pits.
template <std::size_t place>
constexpr kit::Operand<Answer> pit_operand(std::string_view name) {
    constexpr auto kPitCell = [](const Answer& a) {
        return vast::name(pits_of(a.action).at(place));
    };
    return {
        name,
        "CELL",
        "cell",
        "no-cell",
        "a cell such as e2n1, w3 or o",
        [](Answer& a, std::string_view word) {
            const auto cell = parse_cell(word);
            PitCells cells = pits_of(a.action);
            cells.at(place) = cell.value_or(kEntranceCell);
            a.action = pits_action(cells);
            return cell.has_value();
        },
        kPitCell,
        kPitCell};
}

// clang-format off
// Name, parameter, completion; code and text of the error; parse, format, words.
inline constexpr std::array kTerrainOperands{
    kit::Operand<Answer>{"terrain", "TERRAIN", "terrain", "no-terrain",
            "a Terrain: canyon, lake, magma, forest or river; or pits and 3 cells", parse_terrain,
            named_word<Terrain, &Action::what>, named_words<Terrain, &Action::what>},
    kit::Operand<Answer>{"terrain-turn", "TURN", "none", "no-turn", "{turns}", parse_terrain_turn, turn_word, turn_words},
    pit_operand<0>("first-pit"),
    pit_operand<1>("second-pit"),
    pit_operand<2>("third-pit"),
};
// clang-format on

}  // namespace tenebrae::vast
