// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::kit {

/// A place of a board as a letter and a digit, each counted from 0: "c4" is 2 and 3. The game
/// decides which of them is the column, and whether the place exists.
struct PlaceName {
    int letter = 0;
    int digit = 0;
    friend constexpr bool operator==(PlaceName, PlaceName) = default;
};

/// Formats a place, such as "c4". Precondition: the letter is below 26, the digit below 9.
inline std::string place_name(PlaceName place) {
    return {static_cast<char>('a' + place.letter), static_cast<char>('1' + place.digit)};
}

/// Parses a place such as "c4" or "C4"; nullopt if the text is not one.
constexpr std::optional<PlaceName> parse_place(std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const char letter = text[0];
    const PlaceName place{letter - (letter >= 'A' && letter <= 'Z' ? 'A' : 'a'), text[1] - '1'};
    const bool is_named =
        place.letter >= 0 && place.letter < 26 && place.digit >= 0 && place.digit < 9;
    return is_named ? std::optional(place) : std::nullopt;
}

}  // namespace tenebrae::kit
