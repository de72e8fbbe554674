// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/answer.hpp"
#include "kit/action_rows.hpp"

#include <string>
#include <string_view>

/// How operands are read that are the names of values.
namespace tenebrae::vast {

/// Reads a word into a number of an action as a value with a name.
template <typename Value, std::uint8_t Action::*number>
bool parse_named(Answer& answer, std::string_view word) {
    const auto value = from_name<Value>(word);
    answer.action.*number = static_cast<std::uint8_t>(value.value_or(Value{}));
    return value.has_value();
}
template <typename Value, std::uint8_t Action::*number>
std::string named_word(const Answer& answer) {
    return std::string(name(static_cast<Value>(answer.action.*number)));
}
template <typename Value, std::uint8_t Action::*number>
std::string named_words(const Answer& answer) {
    return std::string(display_name(static_cast<Value>(answer.action.*number)));
}

/// Returns the operand of a value that `what` holds.
template <typename Value>
constexpr kit::Operand<Answer>
what_operand(std::string_view name, std::string_view parameter, std::string_view expected) {
    return {
        name,
        parameter,
        name,
        "unknown-word",
        expected,
        parse_named<Value, &Action::what>,
        named_word<Value, &Action::what>,
        named_words<Value, &Action::what>};
}

template <std::uint8_t least, std::uint8_t most>
bool parse_target_among(Answer& answer, std::string_view word) {
    return parse_named<Target, &Action::what>(answer, word) && answer.action.what >= least
           && answer.action.what <= most;
}

inline constexpr std::string_view kTokenWords = "treasure, claw, flame or wing";

}  // namespace tenebrae::vast
