// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/fact_line.hpp"

#include "games/nightcage/words/notation.hpp"

namespace tenebrae::nightcage {
namespace {

constexpr std::string_view kKindLetters = "a letter of i t c x k g w h f p o";

/// A letter, or the name of a kind that can be in the stack.
std::optional<TileKind> parse_stack_kind(std::string_view word) {
    const TileKind kind = word.size() == 1
                              ? parse_tile_letter(word.front()).value_or(TileKind::None)
                              : parse_kind(word);
    const bool fits = kind != TileKind::None && kind != TileKind::Start && !is_pit(kind);
    return fits ? std::optional<TileKind>(kind) : std::nullopt;
}

}  // namespace

std::optional<Cell> FactLine::take_cell() {
    const Cell last = static_cast<Cell>(rules_.board.cells() - 1);
    return take_as("a cell from a1 to " + cell_name(rules_.board, last), [this](auto word) {
        return parse_cell(rules_.board, word);
    });
}

std::optional<PrisonerId> FactLine::take_prisoner() {
    return take_as("a prisoner from 1 to " + std::to_string(rules_.prisoners), [this](auto word) {
        return parse_prisoner(rules_, word);
    });
}

std::optional<TileKind> FactLine::take_stack_kind() {
    return take_as(std::string(kKindLetters), parse_stack_kind);
}

std::optional<Cells> FactLine::take_cell_list() {
    return take_list<Cells>("cells joined by commas, such as c3,d4", [this](auto word) {
        return parse_cell(rules_.board, word);
    });
}

std::optional<Prisoners> FactLine::take_prisoner_list() {
    return take_list<Prisoners>("prisoners joined by commas, such as 2,3", [this](auto word) {
        return parse_prisoner(rules_, word);
    });
}

}  // namespace tenebrae::nightcage
