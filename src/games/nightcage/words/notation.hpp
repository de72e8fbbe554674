// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/state.hpp"
#include "kit/value_names.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// Reading and writing cells, directions, exits and the words of a position. Reading ignores the
/// case of ASCII letters, whatever the locale.
namespace tenebrae::nightcage {

/// Parses "c4" (NC-G5); returns nothing if it is not a cell of this board.
std::optional<Cell> parse_cell(const Geometry& board, std::string_view text);
std::string cell_name(const Geometry& board, Cell cell);

/// Parse a row, "4", or a column, "c", counted from 0.
std::optional<int> parse_row(const Geometry& board, std::string_view text);
std::optional<int> parse_column(const Geometry& board, std::string_view text);
std::string row_name(int row);
std::string column_name(int column);

/// Parses a letter or the whole word: "n", "north".
std::optional<Direction> parse_direction(std::string_view text);
char direction_letter(Direction direction);
std::string_view name(Direction direction);

/// Parses letters of directions in any order, each once, at least one: "nes", "sen".
std::optional<Exits> parse_exits(std::string_view text);
/// Returns the exits in the order n, e, s, w: "nes".
std::string exits_word(Exits exits);

/// Parses "1" to "5", up to the prisoners of these rules.
std::optional<PrisonerId> parse_prisoner(const Rules& rules, std::string_view text);
std::string prisoner_name(PrisonerId prisoner);

/// Returns the kind with that name, in any case; None if the name is unknown.
TileKind parse_kind(std::string_view text);

/// Returns the character of a kind in a position: "." free, "#" pit, "%" chasm, "k" key, ...
char tile_letter(TileKind kind);
std::optional<TileKind> parse_tile_letter(char letter);

constexpr std::array<std::string_view, 3> names_of(Line) {
    return {"none", "row", "column"};
}
constexpr std::array<std::string_view, 6> names_of(Part) {
    return {"setup", "landing", "choice", "move", "stay", "end"};
}
constexpr std::array<std::string_view, 23> names_of(Step) {
    return {"start",         "land",     "choose",
            "blind",         "replace",  "line",
            "strike",        "scramble", "scramble-relight",
            "scramble-fill", "clear",    "light",
            "remove",        "relight",  "fill",
            "after",         "flickers", "close",
            "over",          "crumble",  "dirge",
            "dirge-cost",    "look"};
}
constexpr std::array<std::string_view, 12> names_of(Decision) {
    return {
        "start",
        "place",
        "turn",
        "after-move",
        "replace",
        "line",
        "land",
        "block",
        "scramble",
        "flickers",
        "dirge",
        "over"};
}
constexpr std::array<std::string_view, 4> names_of(Contact) {
    return {"none", "front", "rear", "landing"};
}
constexpr std::array<std::string_view, 8> names_of(Ending) {
    return {
        "unfinished",
        "won",
        "no-gate",
        "too-few-keys",
        "falls-for-ever",
        "isolated",
        "resigned",
        "waited"};
}

using kit::from_name;
using kit::name;

}  // namespace tenebrae::nightcage
