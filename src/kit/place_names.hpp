// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::kit {

/// A place of a board as a letter and a digit say it, each counted from 0: "c4" is 2 and 3. Which
/// of them is its column, and whether there is such a place, is the game's to say.
struct PlaceName {
    int letter = 0;
    int digit = 0;
    friend constexpr bool operator==(PlaceName, PlaceName) = default;
};

/// Precondition: letters and digits reach as far.
inline std::string place_name(PlaceName place) {
    return {static_cast<char>('a' + place.letter), static_cast<char>('1' + place.digit)};
}

/// In either case; nothing where it is none.
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
