// SPDX-License-Identifier: MIT
#pragma once

#include "kit/fields.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// The actions of a game as rows: what is said of a kind of action is said once. Command words in
/// both directions, help, refusals and the sentences of choices follow from the rows.
///
/// `Answer` is a game's own type: an action with what its texts and checks need, such as the view
/// of the seat that decides.
namespace tenebrae::kit {

/// What a word after a command gives to an action.
template <typename Answer>
struct Operand {
    std::string_view name;  ///< in forms, and in texts as {name}: "hex"
    std::string_view parameter;  ///< in help: "HEX"
    std::string_view completion;  ///< see table::CommandRow
    std::string_view code;  ///< of the error for a word that is not one: "no-hex"
    std::string_view expected;  ///< in that error, with {fields}: "a hex from a1 to g4"
    bool (*parse)(Answer&, std::string_view word);  ///< returns false if the word is not one
    std::string (*format)(const Answer&);  ///< the word; empty: the action has none
    std::string (*words)(const Answer&);  ///< in texts
};

/// A reason why an action is not legal, if it holds. Each that holds is given, in the order of the
/// rows.
template <typename Answer>
struct Objection {
    std::string_view code;
    std::string_view rule;  ///< may have {fields}
    std::string_view text;  ///< a sentence with {fields}
    std::string_view operand;  ///< whose word the error points at; empty: the command
    bool (*holds)(const Answer&);
    std::string_view expected = {};  ///< with {fields}; empty: the error shows no words
    bool ends = false;  ///< the objections behind it make no sense where it holds
    std::string_view hint = {};  ///< with {fields}; empty: none
};

/// Returns whether any objection to an action holds.
template <typename Answer>
bool is_refused(std::span<const Objection<Answer>> objections, const Answer& answer) {
    return std::ranges::any_of(objections, [&answer](const Objection<Answer>& objection) {
        return objection.holds(answer);
    });
}

/// A set of decisions of a game, one bit each.
using DecisionSet = std::uint64_t;

/// Everything that is said of one kind of action.
template <typename Answer, typename Kind>
struct ActionRow {
    Kind kind;
    /// Kinds may share one if they answer different decisions, or if a word of their forms, not an
    /// operand, tells them apart: see ActionTable::find().
    std::string_view command;
    std::string_view alias;  ///< of the command
    /// The words after the command: names of operands, and literal words. Words from [ on may be
    /// left out: "card [to hex".
    std::string_view form;
    DecisionSet answers;  ///< the decisions that it answers; 0: it is no command
    std::string_view rule;  ///< which says when the action is possible
    std::span<const Objection<Answer>> objections;
    std::string_view sentence;  ///< of a numbered choice, with {fields}
    std::string_view summary;  ///< of the command, one line; empty: an earlier row has it
    std::string_view help;  ///< a paragraph: see table::CommandRow
    bool is_usual = false;  ///< the most frequent answer to these decisions, though not the first
    std::string_view usage = {};  ///< the parameters in help, if the form does not say them
};

/// One word of a form.
struct FormWord {
    std::string_view text;
    bool is_optional = false;  ///< this word and all after it may be left out
};

/// Removes the first word of a form and returns it.
constexpr FormWord take_form_word(std::string_view& form) {
    const std::string_view name = take_name(form);
    const bool is_optional = name.starts_with('[');
    return {name.substr(is_optional ? 1 : 0), is_optional};
}

/// Returns the rows of several arrays, one after the other.
template <typename Row, std::size_t... sizes>
constexpr auto joined_rows(const std::array<Row, sizes>&... parts) {
    std::array<Row, (sizes + ...)> rows{};
    auto end = rows.begin();
    ((end = std::ranges::copy(parts, end).out), ...);
    return rows;
}

}  // namespace tenebrae::kit
