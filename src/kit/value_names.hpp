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

/// Returns whether a value of an enumeration is one of those that it lists.
template <auto kValue>
consteval bool is_listed_value() {
    // Compilers write another value as a number with a cast: "[kValue = (Place)2]".
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_suffix(1);
    while (text.back() >= '0' && text.back() <= '9') {
        text.remove_suffix(1);
    }
    return text.back() != ')';
}

/// Returns the word for a value, such as "feet".
template <Named T>
constexpr std::string_view name(T value) {
    constexpr std::size_t kNames = names_of(T{}).size();
    static_assert(!is_listed_value<static_cast<T>(kNames)>(), "a value without a name");
    return names_of(value)[static_cast<std::size_t>(value)];
}

/// Returns the value with this name, in any case; nullopt if there is none.
template <Named T>
std::optional<T> from_name(std::string_view text) {
    const auto names = names_of(T{});
    return text.empty() ? std::nullopt : named<T>(names, text);
}

}  // namespace tenebrae::kit
