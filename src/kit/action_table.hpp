// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "core/text.hpp"
#include "kit/action_checks.hpp"
#include "kit/action_rows.hpp"
#include "kit/command_words.hpp"
#include "kit/forms.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::kit {

/// The rows of a game with the operands and further fields of their texts. A wrong table does not
/// compile. The rows may be in any order: help has theirs.
template <typename Answer, typename Kind>
class ActionTable {
public:
    using Row = ActionRow<Answer, Kind>;

    /// Makes a table of static arrays: the rows, one for each of so many kinds, the operands and
    /// the fields.
    template <const auto& kRows, const auto& kOperands, const auto& kFields>
    static consteval ActionTable checked(std::size_t kinds) {
        check_actions<Answer, Kind, kRows, kOperands, kFields>(kinds);
        return {kRows, kOperands, kFields};
    }

    [[nodiscard]] constexpr std::span<const Row> rows() const { return rows_; }
    [[nodiscard]] constexpr std::span<const Operand<Answer>> operands() const { return operands_; }
    [[nodiscard]] constexpr const Row& row(Kind kind) const {
        return *std::ranges::find(rows_, kind, &Row::kind);
    }

    /// Finds the row of a command, in any case. Of several: one that answers one of these
    /// decisions, then the one with the most of its words in the line, then one with a place for
    /// every word, then one that answers them and needs no more words, then the first. nullptr:
    /// there is none.
    [[nodiscard]] const Row* find(table::Words words, DecisionSet decisions = 0) const {
        const Row* found = nullptr;
        int most = -1;
        for (const Row& row : rows_) {
            if (row.answers == 0 || words.empty()
                || !table::same_word(words[0].text, row.command)) {
                continue;
            }
            constexpr int kMoreThanAnyWords = 100;
            const bool is_asked = (row.answers & decisions) != 0;
            const bool has_room = words.size() <= 1 + count_words(row.form);
            const bool is_whole = is_asked && words.size() > count_needed_words(row.form);
            const int fit = (is_asked ? kMoreThanAnyWords : 0)
                            + 4 * matching_words(row.form, words, operands_) + (has_room ? 2 : 0)
                            + (is_whole ? 1 : 0);
            found = fit > most ? &row : found;
            most = std::max(most, fit);
        }
        return found;
    }

    /// Reads the words after the command into the answer. Returns the errors: one for each word
    /// that is not what its operand expects.
    [[nodiscard]] core::Diagnostics
    parse(const Row& row, table::Words words, Answer& answer) const {
        core::Diagnostics errors;
        std::size_t place = 1;
        for (std::string_view form = row.form; !form.empty(); ++place) {
            const FormWord part = take_form_word(form);
            if (place >= words.size() && part.is_optional) {
                break;
            }
            if (place >= words.size() || !parse_word(part, words[place].text, answer)) {
                errors.push_back(word_error(row, part, words, place, answer));
            }
            if (place >= words.size() || (!errors.empty() && !is_operand(part.text))) {
                return errors;
            }
        }
        if (const auto error = wrong_count(words, 0, place - 1, "")) {
            errors.push_back(*error);
        }
        return errors;
    }

    /// Returns the line of an action, which parse() reads.
    [[nodiscard]] std::string command_text(const Answer& answer) const {
        const Row& action_row = row(answer.kind());
        std::string line(action_row.command);
        for (std::string_view form = action_row.form; !form.empty();) {
            const std::string_view rest = form;
            const FormWord part = take_form_word(form);
            if (part.is_optional && !has_words(rest, answer)) {
                break;
            }
            const auto operand = find_named(operands_, part.text);
            line += " ";
            line += operand == operands_.end() ? std::string(part.text) : operand->format(answer);
        }
        return line;
    }

    /// Returns each objection that holds. With the words of its command each error has a place.
    [[nodiscard]] core::Diagnostics refusals(const Answer& answer, table::Words words = {}) const {
        core::Diagnostics errors;
        const Row& action_row = row(answer.kind());
        for (const Objection<Answer>& objection : action_row.objections) {
            if (!objection.holds(answer)) {
                continue;
            }
            core::Diagnostic& error =
                errors.emplace_back(core::error(objection.code, fill(objection.text, answer))
                                        .rule(fill(objection.rule, answer))
                                        .hint(fill(objection.hint, answer)));
            if (!words.empty()) {
                const core::Word& word = words[place_of_operand(action_row, objection, words)];
                error.where = place_of(word);
                error.expected = fill(objection.expected, answer);
                error.got = error.expected.empty() ? "" : core::escape_for_display(word.text);
            }
            if (objection.ends) {
                break;
            }
        }
        return errors;
    }

    /// Returns the error for an action that does not answer these decisions. `question`: what is
    /// asked instead. `usual`: the command to hint at; empty: that of usual_command().
    [[nodiscard]] core::Diagnostic not_now(
        Kind kind, DecisionSet decisions, std::string_view question, std::string_view usual = {}
    ) const {
        return core::error("not-now", "Not possible now. " + std::string(question))
            .rule(row(kind).rule)
            .expected(core::joined(answering_commands(decisions), ", ", " or "))
            .got(row(kind).command)
            .hint(
                "type `" + std::string(usual.empty() ? usual_command(decisions) : usual)
                + "`; `legal` lists every choice"
            );
    }

    /// Returns the sentence of a numbered choice.
    [[nodiscard]] std::string sentence(const Answer& answer) const {
        return fill(row(answer.kind()).sentence, answer);
    }

    /// Returns the words of a field of texts. Precondition: the table has it.
    [[nodiscard]] std::string words(std::string_view field, const Answer& answer) const {
        const auto operand = find_named(operands_, field);
        return operand == operands_.end() ? find_named(fields_, field)->words(answer)
                                          : operand->words(answer);
    }

    /// Returns the command of the usual answer to these decisions, else of the first; "new" if
    /// none answers them.
    [[nodiscard]] constexpr std::string_view usual_command(DecisionSet decisions) const {
        const Row* found = nullptr;
        for (const Row& row : rows_) {
            const bool is_better = found == nullptr || (row.is_usual && !found->is_usual);
            found = (row.answers & decisions) != 0 && is_better ? &row : found;
        }
        return found == nullptr ? std::string_view("new") : found->command;
    }

    /// Returns all commands that answer these decisions, each once, the usual one first.
    [[nodiscard]] std::vector<std::string> answering_commands(DecisionSet decisions) const {
        std::vector<std::string> commands{std::string(usual_command(decisions))};
        for (const Row& row : rows_) {
            if ((row.answers & decisions) != 0 && std::ranges::count(commands, row.command) == 0) {
                commands.emplace_back(row.command);
            }
        }
        return commands;
    }

    [[nodiscard]] constexpr bool is_operand(std::string_view name) const {
        return has_named(operands_, name);
    }

    /// Returns whether the form of a row has this operand or word.
    [[nodiscard]] static constexpr bool has_operand(const Row& row, std::string_view name) {
        return has_form_word(row.form, name);
    }

private:
    constexpr ActionTable(
        std::span<const Row> rows,
        std::span<const Operand<Answer>> operands,
        std::span<const Field<Answer>> fields
    )
        : rows_(rows), operands_(operands), fields_(fields) {}

    [[nodiscard]] std::string fill(std::string_view text, const Answer& answer) const {
        return kit::fill(text, [&](std::string_view field) { return words(field, answer); });
    }

    /// Returns whether the action gives a word for each operand of the rest of a form.
    [[nodiscard]] bool has_words(std::string_view form, const Answer& answer) const {
        while (!form.empty()) {
            const auto operand = find_named(operands_, take_form_word(form).text);
            if (operand != operands_.end() && operand->format(answer).empty()) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool parse_word(FormWord part, std::string_view word, Answer& answer) const {
        const auto operand = find_named(operands_, part.text);
        return operand == operands_.end() ? table::same_word(word, part.text)
                                          : operand->parse(answer, word);
    }

    /// Returns the error for a word that is missing or does not fit its part of the form.
    [[nodiscard]] core::Diagnostic word_error(
        const Row& row, FormWord part, table::Words words, std::size_t place, const Answer& answer
    ) const {
        const auto operand = find_named(operands_, part.text);
        const bool is_literal = operand == operands_.end();
        std::string expected = is_literal ? "" : fill(operand->expected, answer);
        if (is_literal && place > 1) {
            expected = std::string(part.text) + ", or the end of the line";
        } else if (is_literal) {
            for (const Row& other : rows_) {
                if (other.command == row.command) {
                    expected +=
                        (expected.empty() ? "" : " or ") + std::string(first_form_word(other.form));
                }
            }
        }
        if (auto missing = wrong_count(words, place, words.size(), expected)) {
            return *missing;
        }
        return unreadable(is_literal ? "unexpected-word" : operand->code, words[place], expected);
    }

    /// Returns the index of the word that an objection is about; 0: the command.
    [[nodiscard]] static std::size_t
    place_of_operand(const Row& row, const Objection<Answer>& objection, table::Words words) {
        std::size_t place = 1;
        for (std::string_view form = row.form; !form.empty() && place < words.size(); ++place) {
            if (take_form_word(form).text == objection.operand) {
                return place;
            }
        }
        return 0;
    }

    std::span<const Row> rows_;
    std::span<const Operand<Answer>> operands_;
    std::span<const Field<Answer>> fields_;
};

}  // namespace tenebrae::kit
