// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <ranges>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

/// Texts with {fields}, and their checks at compile time. A field is something that an action, an
/// event or a state can speak of. A text holds fields and nothing else: no conditions, no loops.
namespace tenebrae::kit {

/// Stops the compilation if a condition of a table does not hold.
consteval void require(bool holds, const char* otherwise) {
    if (!holds) {
        throw std::logic_error(otherwise);
    }
}

/// A field of texts. `Subject`: what the text speaks of, with everything needed to say it.
template <typename Subject>
struct Field {
    std::string_view name;  ///< "who": stands in texts as {who}
    std::string (*words)(const Subject&);
};

/// A plain text, then a field; the last one of a text has no field.
struct TextPart {
    std::string_view plain;
    std::string_view field;  ///< without braces
};

/// Returns the place of the first brace from a place on; the size of the text if there is none.
constexpr std::size_t find_brace(std::string_view text, std::size_t place) {
    // A loop over characters takes the fewest steps of a compiler, which limits them.
    const char* const begin = text.data();
    const std::size_t size = text.size();
    while (place < size && begin[place] != '{' && begin[place] != '}') {
        ++place;
    }
    return place;
}

/// Removes the first part of a text and returns it. Throws if a brace has no partner, or a field no
/// name; such a text does not compile in a constant expression.
constexpr TextPart take_part(std::string_view& text) {
    const std::size_t open = find_brace(text, 0);
    if (open == text.size()) {
        return {std::exchange(text, {}), {}};
    }
    const std::size_t close = find_brace(text, open + 1);
    if (text[open] != '{' || close == text.size() || text[close] != '}') {
        throw std::invalid_argument("a brace without its partner");
    }
    if (close == open + 1) {
        throw std::invalid_argument("a field without its name");
    }
    const TextPart part{text.substr(0, open), text.substr(open + 1, close - open - 1)};
    text.remove_prefix(close + 1);
    return part;
}

/// Removes the first word of a list of names separated by single spaces, and returns it.
constexpr std::string_view take_name(std::string_view& names) {
    const std::size_t end = std::min(names.find(' '), names.size());
    const std::string_view name = names.substr(0, end);
    names.remove_prefix(std::min(end + 1, names.size()));
    return name;
}

/// Returns whether a list of names separated by single spaces contains the name.
constexpr bool is_listed(std::string_view names, std::string_view name) {
    while (!names.empty()) {
        if (take_name(names) == name) {
            return true;
        }
    }
    return false;
}

/// Finds a row by its name; the end of the rows if there is none.
template <std::ranges::forward_range Rows>
constexpr auto find_named(const Rows& rows, std::string_view name) {
    // As in find_brace, a loop takes the fewest steps.
    auto row = std::ranges::begin(rows);
    const auto end = std::ranges::end(rows);
    while (row != end && row->name != name) {
        ++row;
    }
    return row;
}

template <std::ranges::forward_range Rows>
constexpr bool has_named(const Rows& rows, std::string_view name) {
    return find_named(rows, name) != std::ranges::end(rows);
}

/// Returns whether `is_field(name)` holds for each {field} of a text.
template <typename IsField>
constexpr bool all_fields(std::string_view text, IsField is_field) {
    while (!text.empty()) {
        const TextPart part = take_part(text);
        if (!part.field.empty() && !is_field(part.field)) {
            return false;
        }
    }
    return true;
}

/// Fills in a text: each {field} is replaced by words_of(its name).
template <typename WordsOf>
std::string fill(std::string_view text, const WordsOf& words_of) {
    std::string filled;
    while (!text.empty()) {
        const TextPart part = take_part(text);
        filled += part.plain;
        if (!part.field.empty()) {
            filled += words_of(part.field);
        }
    }
    return filled;
}

}  // namespace tenebrae::kit
