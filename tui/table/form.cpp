// SPDX-License-Identifier: MIT
#include "tui/table/form.hpp"

#include "core/text.hpp"
#include "tui/screen/sentence.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Shown for an error too long for its line; the whole error is shown below the selected field.
constexpr std::string_view kTooLong = "wrong";

/// The columns around a row: before it, between label and value, and for the scroll marks.
constexpr int kAroundRow = 6;

/// Returns whether a value's label fits. If not, the line shows the value's word and the label is
/// shown below.
bool has_room_for(const FormField::Value& value, int columns) {
    constexpr int kAround = 4;
    return core::display_width(value.label) + kAround <= columns;
}

}  // namespace

Form::Form(const std::vector<FormField>& fields) {
    for (const FormField& field : fields) {
        fields_.push_back({field, 0, TextField(field.columns), ""});
        set(fields_.size() - 1, field.initial);
    }
}

std::string Form::value(std::size_t index) const {
    const Row& row = fields_[index];
    return row.field.values.empty() ? row.text.text() : row.field.values[row.chosen].value;
}

void Form::set(std::size_t index, const std::string& value) {
    Row& row = fields_[index];
    row.text.set(value);
    const auto found = std::ranges::find(row.field.values, value, &FormField::Value::value);
    row.chosen = found == row.field.values.end()
                     ? 0
                     : static_cast<std::size_t>(found - row.field.values.begin());
}

std::string Form::note(std::size_t index, int width) const {
    const Row& row = fields_[index];
    const int columns = width - label_width() - kAroundRow;
    const bool is_whole =
        row.field.values.size() < 2 || has_room_for(row.field.values[row.chosen], columns);
    return is_whole ? row.field.help : row.field.values[row.chosen].label + ". " + row.field.help;
}

int Form::label_width() const {
    int width = 0;
    for (const Row& row : fields_) {
        width = std::max(width, core::display_width(row.field.label));
    }
    return width;
}

void Form::draw(Grid& grid, const Rect& rect, const Drawing& drawing) {
    // Drawing moves the grid's cursor, which belongs on the selected row, so that one is drawn
    // last.
    const int height = std::max(1, rect.height);
    const int at = static_cast<int>(selected_);
    const int top = std::max(0, at - height + 1);
    drawn_ = rect;
    top_ = static_cast<std::size_t>(top);
    const int count = static_cast<int>(fields_.size());
    draw_more(grid, rect, {top > 0, top + height < count}, drawing);
    const int width = rect.width - (count > height ? 4 : 2);
    for (int line = 0; line < height; ++line) {
        const auto index = static_cast<std::size_t>(top) + static_cast<std::size_t>(line);
        if (index >= fields_.size()) {
            break;
        }
        const bool is_selected = index == selected_;
        if (is_selected) {
            grid.put({rect.x, rect.y + line}, drawing.glyphs->get("menu-mark"), {Role::Cursor});
        }
        const Rect place{rect.x + 2, rect.y + line, width, 1};
        if (!is_selected) {
            draw_row(grid, place, fields_[index], false);
        }
    }
    draw_row(grid, {rect.x + 2, rect.y + at - top, width, 1}, fields_[selected_], true);
}

void Form::draw_row(Grid& grid, const Rect& rect, Row& row, bool is_selected) {
    const Style style{is_selected ? Role::Selected : Role::Choice};
    grid.write({rect.x, rect.y}, row.field.label, {is_selected ? Role::Strong : Role::Text}, rect);
    const int x = rect.x + label_width() + 2;
    int end = x;
    // A field with a single value is a command to confirm.
    const bool is_one = row.field.values.size() == 1;
    if (!row.field.values.empty() && !is_one) {
        const FormField::Value& value = row.field.values[row.chosen];
        const std::string_view shown =
            has_room_for(value, rect.right() - x) ? value.label : value.value;
        end = grid.write({x, rect.y}, "< " + std::string(shown) + " >", style, rect);
    } else if (is_selected && !is_one) {
        const int width = std::min(row.field.columns + 1, rect.right() - x);
        row.text.draw(grid, {x, rect.y, width, 1}, {Role::Text, 0, false, true});
        end = x + width;
    } else if (!is_one) {
        const std::string& text = row.text.text();
        const Style typed{text.empty() ? Role::Faint : Role::Choice};
        end = grid.write({x, rect.y}, text.empty() ? "-" : text, typed, rect);
    }
    if (is_selected && !row.field.values.empty()) {
        grid.set_cursor({x, rect.y});
    }
    if (!row.error.empty()) {
        const bool fits = end + 2 + core::display_width(row.error) <= rect.right();
        write_sentence(grid, {end + 2, rect.y}, fits ? row.error : kTooLong, {Role::Bad}, rect);
    }
}

std::vector<table::Paragraph> Form::help() const {
    std::vector<table::Paragraph> text;
    for (const Row& row : fields_) {
        const FormField& field = row.field;
        text.push_back({field.label, 0, true});
        text.push_back({field.help, 2});
        if (field.values.size() > 1) {
            std::vector<std::string> words;
            for (const FormField::Value& value : field.values) {
                words.push_back(value.label);
            }
            text.push_back({"Choose from: " + core::joined(words, "; ") + ".", 2});
        }
    }
    return text;
}

bool Form::asks_for_help(const Press& press) const {
    const Row& row = fields_[selected_];
    return press.action == KeyAction::Help
           || (row.field.values.empty() && row.text.text().empty()
               && press.key == Key{Key::Kind::Character, U'?'});
}

Form::Answer Form::turn(Row& row, bool forward) {
    const std::size_t count = row.field.values.size();
    row.chosen = (row.chosen + (forward ? 1 : count - 1)) % count;
    row.error.clear();
    return {true, true, ""};
}

std::optional<std::size_t> Form::field_at(const Press& press) const {
    const std::optional<Point> at = click_of(press);
    if (!at || at->y < drawn_.y || at->y >= drawn_.bottom()) {
        return std::nullopt;
    }
    const std::size_t field = top_ + static_cast<std::size_t>(at->y - drawn_.y);
    return field < fields_.size() ? std::optional(field) : std::nullopt;
}

Form::Answer Form::press(const Press& press) {
    Row& row = fields_[selected_];
    if (const std::optional<std::size_t> field = field_at(press)) {
        const bool is_again = *field == selected_ && !row.field.values.empty();
        selected_ = *field;
        return is_again ? turn(row, true) : Answer{true, false, ""};
    }
    const Key::Kind kind = press.key.kind;
    const bool is_typed = row.field.values.empty();
    if (is_typed && kind != Key::Kind::Home && kind != Key::Kind::End) {
        const TextField::Answer answer = row.text.press(press);
        if (answer.used) {
            row.error.clear();
            return {true, answer.refused.empty(), answer.refused};
        }
    }
    const bool forward = kind == Key::Kind::Right || press.action == KeyAction::East
                         || press.action == KeyAction::Confirm;
    const bool back = kind == Key::Kind::Left || press.action == KeyAction::West;
    if (!is_typed && (forward || back || kind == Key::Kind::Enter)) {
        return turn(row, !back);
    }
    if (const auto step = scroll_step_of(press)) {
        selected_ =
            scrolled_index(selected_, *step, fields_.size(), static_cast<int>(fields_.size()));
        return {true, false, ""};
    }
    return {};
}

}  // namespace tenebrae::tui
