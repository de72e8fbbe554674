// SPDX-License-Identifier: MIT
#pragma once

#include "kit/action_rows.hpp"
#include "kit/fields.hpp"
#include "kit/forms.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

/// Checks of the rows of actions while they are compiled: a wrong row does not compile.
namespace tenebrae::kit {

template <typename Answer, typename Kind>
consteval void check_kinds(std::span<const ActionRow<Answer, Kind>> rows, std::size_t kinds) {
    require(rows.size() == kinds, "there is not one row for each kind of action");
    std::array<bool, 256> known{};
    for (const ActionRow<Answer, Kind>& row : rows) {
        require(!known[static_cast<std::size_t>(row.kind)], "a kind of action has two rows");
        known[static_cast<std::size_t>(row.kind)] = true;
    }
}

/// Checks that a row is whole, that its command has help, in this row or an earlier one, and that
/// its command and form are not those of another row.
template <typename Answer, typename Kind>
consteval void check_command(
    const ActionRow<Answer, Kind>& row,
    std::span<const ActionRow<Answer, Kind>> rows,
    std::span<const Operand<Answer>> operands
) {
    const bool is_whole = !row.command.empty() && !row.rule.empty() && !row.sentence.empty();
    require(is_whole, "an action has no command, rule or sentence");
    const ActionRow<Answer, Kind>& first = first_with(rows, row.command);
    const bool has_help = row.answers == 0 || (!first.summary.empty() && !first.help.empty());
    require(has_help, "a command has no help");
    for (const ActionRow<Answer, Kind>& other : rows) {
        const bool is_apart = other.kind == row.kind || are_told_apart(row, other, operands);
        require(is_apart, "two actions have the same command");
    }
}

template <typename Answer, typename Kind>
consteval void check_texts(
    const ActionRow<Answer, Kind>& row,
    std::span<const Operand<Answer>> operands,
    std::span<const Field<Answer>> fields
) {
    const auto is_field = [&](std::string_view name) {
        return has_named(fields, name)
               || (has_named(operands, name) && has_form_word(row.form, name));
    };
    bool is_valid = all_fields(row.sentence, is_field);
    for (const Objection<Answer>& objection : row.objections) {
        is_valid =
            is_valid && (objection.operand.empty() || has_form_word(row.form, objection.operand))
            && all_fields(objection.rule, is_field) && all_fields(objection.text, is_field)
            && all_fields(objection.expected, is_field) && all_fields(objection.hint, is_field);
    }
    require(is_valid, "an action has an unknown field");
}

template <typename Answer, typename Kind>
consteval bool check_row(
    const ActionRow<Answer, Kind>& row,
    std::span<const ActionRow<Answer, Kind>> rows,
    std::span<const Operand<Answer>> operands,
    std::span<const Field<Answer>> fields
) {
    check_command(row, rows, operands);
    check_texts(row, operands, fields);
    return true;
}

template <typename Answer>
consteval void
check_operands(std::span<const Operand<Answer>> operands, std::span<const Field<Answer>> fields) {
    const auto is_field = [&](std::string_view name) { return has_named(fields, name); };
    for (const Operand<Answer>& operand : operands) {
        require(all_fields(operand.expected, is_field), "an operand has an unknown field");
    }
}

/// The checks of one row, by its place: a constant of its own, as compilers limit the steps of one.
template <
    typename Answer,
    typename Kind,
    const auto& kRows,
    const auto& kOperands,
    const auto& kFields,
    std::size_t kPlace>
inline constexpr bool
    kIsActionChecked = check_row<Answer, Kind>(kRows[kPlace], kRows, kOperands, kFields);

/// Checks all rows of a game with their operands and fields.
template <
    typename Answer,
    typename Kind,
    const auto& kRows,
    const auto& kOperands,
    const auto& kFields>
consteval void check_actions(std::size_t kinds) {
    check_kinds<Answer, Kind>(kRows, kinds);
    check_operands<Answer>(kOperands, kFields);
    const auto check_rows = []<std::size_t... places>(std::index_sequence<places...> /*all*/) {
        return (kIsActionChecked<Answer, Kind, kRows, kOperands, kFields, places> && ...);
    };
    check_rows(std::make_index_sequence<kRows.size()>());
}

}  // namespace tenebrae::kit
