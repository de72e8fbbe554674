// SPDX-License-Identifier: MIT
#pragma once

#include "kit/command_words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

/// Words for the values of enumerations. A game lists the words of each enumeration once, in the
/// order of the values, beside the type:
///     constexpr std::array<std::string_view, 2> names_of(Place) { return {"feet", "mat"}; }
/// and imports these functions into its namespace.
namespace tenebrae::kit {

template <typename T>
concept Named = std::is_enum_v<T> && requires(T value) {
    names_of(value).size();
};

/// Returns the word for a value, such as "feet".
template <Named T>
constexpr std::string_view name(T value) {
    return names_of(value)[static_cast<std::size_t>(value)];
}

/// Returns the value with this name, in any case; nullopt if there is none.
template <Named T>
std::optional<T> from_name(std::string_view text) {
    const auto names = names_of(T{});
    return text.empty() ? std::nullopt : named<T>(names, text);
}

}  // namespace tenebrae::kit
