// SPDX-License-Identifier: MIT
#pragma once

#include "kit/action_table.hpp"

#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::kit {

/// The table of commands for help, completion and the manual, made from action rows.
class CommandTable {
public:
    template <typename Answer, typename Kind>
    explicit CommandTable(const ActionTable<Answer, Kind>& actions) {
        for (const auto& first : actions.rows()) {
            if (first.summary.empty()) {
                continue;
            }
            std::string& usage = texts_.emplace_back();
            std::string& completion = texts_.emplace_back();
            for (const auto& row : actions.rows()) {
                if (row.command == first.command) {
                    add_form(actions.operands(), row.form, usage, completion);
                }
            }
            usage = first.usage.empty() ? usage : first.usage;
            rows_.push_back(
                {first.command, first.alias, usage, first.summary, first.help, completion}
            );
        }
    }

    [[nodiscard]] std::span<const table::CommandRow> rows() const { return rows_; }

private:
    /// Adds a form to the usage, "CARD [to HEX]", and to the completion, a word for each part.
    template <typename Operands>
    static void add_form(
        const Operands& operands, std::string_view form, std::string& usage, std::string& completion
    ) {
        usage += usage.empty() ? "" : "|";
        bool is_first = true;
        bool is_optional = false;
        while (!form.empty()) {
            const FormWord part = take_form_word(form);
            const auto operand = find_named(operands, part.text);
            const bool is_literal = operand == operands.end();
            is_optional = is_optional || part.is_optional;
            usage += is_first ? "" : " ";
            usage += part.is_optional ? "[" : "";
            usage += is_literal ? part.text : operand->parameter;
            completion += completion.empty() ? "" : " ";
            completion += is_literal ? "none" : operand->completion;
            is_first = false;
        }
        usage += is_optional ? "]" : "";
    }

    std::deque<std::string> texts_;
    std::vector<table::CommandRow> rows_;
};

}  // namespace tenebrae::kit
