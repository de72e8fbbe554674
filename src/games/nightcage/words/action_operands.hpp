// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/words/answer.hpp"
#include "kit/action_rows.hpp"
#include "table/text_line.hpp"

#include <array>
#include <string>
#include <string_view>

/// The operands of commands.
namespace tenebrae::nightcage {

inline bool parse_cell_word(Answer& answer, std::string_view word) {
    const auto cell = parse_cell(answer.rules.board, word);
    answer.action.cell = cell.value_or(kNoCell);
    return cell.has_value();
}

inline bool parse_direction_word(Answer& answer, std::string_view word) {
    const auto direction = parse_direction(word);
    answer.action.number = static_cast<std::uint8_t>(direction.value_or(Direction::North));
    return direction.has_value();
}

inline bool parse_exits_word(Answer& answer, std::string_view word) {
    const auto exits = parse_exits(word);
    answer.action.exits = exits.value_or(Exits{});
    return exits.has_value();
}

/// Reads a cell, or a direction from the active prisoner.
inline bool parse_target(Answer& answer, std::string_view word) {
    const auto direction = parse_direction(word);
    if (direction && is_on_board(answer.active())) {
        answer.action.cell = answer.rules.board.next(answer.here(), *direction);
        return true;
    }
    return parse_cell_word(answer, word);
}

/// Reads a direction, or the cell there. Another cell stays in the action, which is not legal then.
inline bool parse_way(Answer& answer, std::string_view word) {
    const auto cell = parse_cell(answer.rules.board, word);
    if (!cell) {
        return parse_direction_word(answer, word);
    }
    answer.action.cell = *cell;
    for (const Direction direction : kDirections) {
        if (is_on_board(answer.active())
            && answer.rules.board.next(answer.here(), direction) == *cell) {
            answer.action = Action::towards(answer.kind(), direction);
        }
    }
    return true;
}

inline std::string cell_words(const Answer& answer) {
    return answer.at(answer.action.cell);
}

inline std::string direction_word(const Answer& answer) {
    return std::string(1, direction_letter(answer.action.direction()));
}

inline std::string direction_words(const Answer& answer) {
    return std::string(name(answer.action.direction()));
}

inline std::string exits_of(const Answer& answer) {
    return exits_word(answer.action.exits);
}

// clang-format off
inline constexpr std::array<std::string_view, 2> kLineWords{"row", "column"};

/// Returns the operand of a word that stands for itself.
template <std::size_t number>
constexpr kit::Operand<Answer> line_word() {
    return {kLineWords[number], kLineWords[number], "none", "no-line", "row or column",
            [](Answer&, std::string_view word) { return table::same_word(word, kLineWords[number]); },
            [](const Answer&) { return std::string{kLineWords[number]}; },
            [](const Answer&) { return std::string{kLineWords[number]}; }};
}

inline constexpr std::string_view kCells = "a cell from a1 to {last cell}";

// Name, parameter, completion; code and text of the error; parse, format, words.
inline constexpr std::array kActionOperands{
    kit::Operand<Answer>{"cell", "CELL", "cell", "no-cell", kCells, parse_cell_word, cell_words, cell_words},
    kit::Operand<Answer>{"target", "CELL|DIRECTION", "cell", "no-cell", kCells, parse_target, cell_words, cell_words},
    kit::Operand<Answer>{"direction", "DIRECTION", "direction", "no-direction", "a direction: n, e, s or w",
                         parse_direction_word, direction_word, direction_words},
    kit::Operand<Answer>{"way", "DIRECTION|CELL", "direction", "no-direction", "a direction: n, e, s or w",
                         parse_way, direction_word, direction_words},
    kit::Operand<Answer>{"turned", "DIRECTION", "direction", "no-direction",
                         "the direction of its north side: n, e, s or w",
                         parse_direction_word, direction_word, direction_words},
    kit::Operand<Answer>{"two-exits", "EXITS", "exits", "no-exits", "two exits, such as ne",
                         parse_exits_word, exits_of, exits_of},
    kit::Operand<Answer>{"exits", "EXITS", "exits", "no-exits", "exits, such as nes",
                         parse_exits_word, exits_of, exits_of},
    kit::Operand<Answer>{"prisoner", "PRISONER", "prisoner", "no-prisoner", "a prisoner from 1 to {count}",
                         [](Answer& a, std::string_view word) {
                             const auto prisoner = parse_prisoner(a.rules, word);
                             a.action.number = static_cast<std::uint8_t>(prisoner.value_or(PrisonerId{}));
                             return prisoner.has_value();
                         },
                         [](const Answer& a) { return prisoner_name(a.action.prisoner()); },
                         [](const Answer& a) { return display_name(a.names, a.action.prisoner()); }},
    line_word<0>(),
    line_word<1>(),
};
// clang-format on

}  // namespace tenebrae::nightcage
