// SPDX-License-Identifier: MIT
#pragma once

#include "kit/action_rows.hpp"
#include "kit/command_words.hpp"
#include "kit/fields.hpp"
#include "table/text_line.hpp"

#include <cstddef>
#include <span>
#include <string_view>

/// How the forms of commands that share their first word are told apart.
namespace tenebrae::kit {

constexpr std::string_view first_form_word(std::string_view form) {
    return take_form_word(form).text;
}

/// Returns whether a form has this operand or word.
constexpr bool has_form_word(std::string_view form, std::string_view name) {
    while (!form.empty()) {
        if (take_form_word(form).text == name) {
            return true;
        }
    }
    return false;
}

/// Counts the operands and words of a form.
constexpr std::size_t count_words(std::string_view form) {
    std::size_t count = 0;
    for (; !form.empty(); ++count) {
        take_form_word(form);
    }
    return count;
}

/// Counts the operands and words of a form that may not be left out.
constexpr std::size_t count_needed_words(std::string_view form) {
    std::size_t count = 0;
    while (!form.empty() && !take_form_word(form).is_optional) {
        ++count;
    }
    return count;
}

/// Returns whether two forms begin differently, or one has a word, not an operand, where they begin
/// to differ, or one ends where the other needs another word.
template <typename Answer>
constexpr bool are_apart(
    std::string_view form, std::string_view other, std::span<const Operand<Answer>> operands
) {
    const auto is_plain = [operands](std::string_view word) {
        return !word.empty() && !has_named(operands, word);
    };
    for (bool is_first = true; !form.empty() || !other.empty(); is_first = false) {
        const FormWord word = take_form_word(form);
        const FormWord other_word = take_form_word(other);
        if (word.text != other_word.text) {
            const bool does_one_end = word.text.empty() || other_word.text.empty();
            const bool is_needed = !word.is_optional && !other_word.is_optional;
            return is_first || is_plain(word.text) || is_plain(other_word.text)
                   || (does_one_end && is_needed);
        }
    }
    return false;
}

/// Returns whether two rows answer different decisions, have different commands or forms that are
/// apart.
template <typename Answer, typename Kind>
constexpr bool are_told_apart(
    const ActionRow<Answer, Kind>& row,
    const ActionRow<Answer, Kind>& other,
    std::span<const Operand<Answer>> operands
) {
    const bool are_both_asked =
        (row.answers & other.answers) != 0 || (row.answers == 0 && other.answers == 0);
    return !are_both_asked || row.command != other.command
           || are_apart(row.form, other.form, operands);
}

/// Returns the first row of a command. Precondition: there is one.
template <typename Row>
constexpr const Row& first_with(std::span<const Row> rows, std::string_view command) {
    // As in find_brace, a loop takes the fewest steps.
    const Row* first = rows.data();
    while (first->command != command) {
        ++first;
    }
    return *first;
}

/// Counts the words of a form that stand in their places in the line of a command, up to the first
/// that is another word.
template <typename Answer>
int matching_words(
    std::string_view form, table::Words words, std::span<const Operand<Answer>> operands
) {
    int matching = 0;
    for (std::size_t place = 1; !form.empty() && place < words.size(); ++place) {
        const std::string_view word = take_form_word(form).text;
        if (table::same_word(words[place].text, word)) {
            ++matching;
        } else if (!has_named(operands, word)) {
            break;
        }
    }
    return matching;
}

}  // namespace tenebrae::kit
