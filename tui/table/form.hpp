// SPDX-License-Identifier: MIT
#pragma once

#include "table/page_text.hpp"
#include "tui/table/game_form.hpp"
#include "tui/table/panes.hpp"
#include "tui/table/text_field.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// Fields under each other: some are chosen from values, others are typed.
class Form {
public:
    explicit Form(const std::vector<FormField>& fields);

    [[nodiscard]] std::size_t size() const { return fields_.size(); }
    [[nodiscard]] std::size_t selected() const { return selected_; }
    void select(std::size_t index) { selected_ = index; }
    [[nodiscard]] const FormField& field(std::size_t index) const { return fields_[index].field; }
    [[nodiscard]] std::string value(std::size_t index) const;
    void set(std::size_t index, const std::string& value);
    /// What the field is for, after what is chosen where a line of that width has no room for it.
    [[nodiscard]] std::string note(std::size_t index, int width) const;
    [[nodiscard]] const std::string& fault(std::size_t index) const { return fields_[index].fault; }
    /// "" : there is none any more.
    void set_fault(std::size_t index, std::string fault) {
        fields_[index].fault = std::move(fault);
    }

    /// Is the selected field one to be typed into?
    [[nodiscard]] bool takes_text() const { return fields_[selected_].field.values.empty(); }
    void draw(Grid& grid, const Rect& rect, const Drawing& drawing);
    /// The field of a line that was drawn and clicked on.
    [[nodiscard]] std::optional<std::size_t> field_at(const Press& press) const;
    /// What each field is for, and what can be chosen.
    [[nodiscard]] std::vector<table::Paragraph> help() const;
    /// By the key for it, or, where that is a character to be typed, by a question mark in an empty
    /// field.
    [[nodiscard]] bool asks_for_help(const Press& press) const;
    struct Answer {
        bool used = false;
        bool changed = false;
        std::string refused;
    };
    Answer press(const Press& press);

private:
    struct Row {
        FormField field;
        std::size_t chosen = 0;
        TextField text;
        std::string fault;
    };

    void draw_row(Grid& grid, const Rect& rect, Row& row, bool is_selected);
    [[nodiscard]] int label_width() const;
    Answer turn(Row& row, bool forward);

    std::vector<Row> fields_;
    std::size_t selected_ = 0;
    Rect drawn_;  ///< where
    std::size_t top_ = 0;  ///< the first in sight
};

}  // namespace tenebrae::tui
