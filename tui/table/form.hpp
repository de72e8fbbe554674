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

/// A form of fields, one per line: some are chosen from values, others are typed.
class Form {
public:
    explicit Form(const std::vector<FormField>& fields);

    [[nodiscard]] std::size_t size() const { return fields_.size(); }
    [[nodiscard]] std::size_t selected() const { return selected_; }
    void select(std::size_t index) { selected_ = index; }
    [[nodiscard]] const FormField& field(std::size_t index) const { return fields_[index].field; }
    [[nodiscard]] std::string value(std::size_t index) const;
    void set(std::size_t index, const std::string& value);
    /// Returns the purpose of the field, after the chosen value if a line of that width has no room
    /// for the value.
    [[nodiscard]] std::string note(std::size_t index, int width) const;
    [[nodiscard]] const std::string& error(std::size_t index) const { return fields_[index].error; }
    /// Sets the error of a field; "" removes it.
    void set_error(std::size_t index, std::string error) {
        fields_[index].error = std::move(error);
    }

    /// Returns whether the selected field is typed.
    [[nodiscard]] bool takes_text() const { return fields_[selected_].field.values.empty(); }
    void draw(Grid& grid, const Rect& rect, const Drawing& drawing);
    /// Returns the field that was clicked on.
    [[nodiscard]] std::optional<std::size_t> field_at(const Press& press) const;
    /// Returns help: the purpose and the values of each field.
    [[nodiscard]] std::vector<table::Paragraph> help() const;
    /// Returns whether a key asks for help: the key bound to it or, in an empty typed field, "?".
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
        std::string error;
    };

    void draw_row(Grid& grid, const Rect& rect, Row& row, bool is_selected);
    [[nodiscard]] int label_width() const;
    Answer turn(Row& row, bool forward);

    std::vector<Row> fields_;
    std::size_t selected_ = 0;
    Rect drawn_;  ///< the area drawn last
    std::size_t top_ = 0;  ///< the first visible field
};

}  // namespace tenebrae::tui
