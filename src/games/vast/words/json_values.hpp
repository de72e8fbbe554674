// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/notation/notation.hpp"
#include "table/game_values.hpp"
#include "table/json_list.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>

/// Values of the JSON of Vast.
namespace tenebrae::vast {

/// Returns the names of the members of a set, in the order of their table.
template <typename Value>
table::Json set_json(unsigned set) {
    table::Json list = table::Json::array();
    for (unsigned number = 0; number < 16; ++number) {
        if ((set >> number & 1U) != 0) {
            list.push_back(name(static_cast<Value>(number)));
        }
    }
    return list;
}

template <typename Value>
table::Json named_or_null(Value value, Value none) {
    return value == none ? table::Json(nullptr) : table::Json(name(value));
}

inline std::string_view tribe_of_symbol(std::uint8_t symbol) {
    return name(kTribes[symbol]);
}

inline table::Json tile_json(Tile tile) {
    return tile < kTiles ? table::Json(name_of_tile(tile)) : table::Json(nullptr);
}

/// Returns the symbol of a tile, known or not.
inline std::string_view symbol_of(const Rules& rules, Tile tile) {
    return tribe_of_symbol(rules.symbol_of(tile));
}

/// Returns the tiles of the Cave's hand.
inline table::Json hand_json(const CaveState& cave) {
    return table::json_list(std::span(cave.hand).first(cave.hand_size), tile_json);
}

/// Returns a number for each value of an enumeration, by its name.
template <typename Value, std::size_t size>
table::Json by_name(const std::array<std::uint8_t, size>& numbers) {
    table::Json fields = table::Json::object();
    for (std::size_t number = 0; number < size; ++number) {
        fields[std::string(name(static_cast<Value>(number)))] = numbers[number];
    }
    return fields;
}

}  // namespace tenebrae::vast
