// SPDX-License-Identifier: MIT
#include "tui/table/new_table_screen.hpp"

#include "core/text.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/panes.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::tui {

namespace {

using table::NewTableField;

constexpr std::string_view kTitle = "New table";
constexpr std::string_view kYes = "on";
constexpr std::string_view kNo = "off";
constexpr int kNameColumns = 64;
constexpr int kWordColumns = 64;
constexpr int kDelayColumns = 4;
constexpr int kFewestPeople = 2;

FormField table_field(
    NewTableField field, std::vector<FormField::Value> values, std::string initial, int columns = 0
) {
    const table::NewTableFieldText& text = table::text_of(field);
    return {
        std::string(text.label),
        std::string(text.label),
        std::string(text.help),
        std::move(values),
        std::move(initial),
        columns};
}

FormField switch_field(NewTableField field, bool is_on) {
    return table_field(
        field,
        {{std::string(kYes), std::string(kYes)}, {std::string(kNo), std::string(kNo)}},
        std::string(is_on ? kYes : kNo)
    );
}

/// Returns the line that goes on to the game, and the fields in the order of NewTableField. Asks
/// for the number of people only if more than two can play.
std::vector<FormField> new_table_fields(const ScreenContext& context) {
    std::vector<FormField> fields{
        {"", "Choose the game", "Enter goes on to the game of this table.", {{"", ""}}},
        table_field(NewTableField::Name, {}, "", kNameColumns),
        table_field(NewTableField::Word, {}, "", kWordColumns)};
    std::vector<FormField::Value> people;
    for (int number = kFewestPeople; number <= table::most_seats(context.seat.makers()); ++number) {
        people.push_back({std::to_string(number), std::to_string(number)});
    }
    if (people.size() > 1) {
        fields.push_back(
            table_field(NewTableField::People, std::move(people), std::to_string(kFewestPeople))
        );
    }
    fields.push_back(table_field(NewTableField::Delay, {}, "0", kDelayColumns));
    fields.push_back(switch_field(NewTableField::Talk, context.preferences.talk));
    fields.push_back(switch_field(NewTableField::Bell, context.preferences.bell));
    return fields;
}

}  // namespace

NewTableScreen::NewTableScreen(ScreenContext& context)
    : context_(context), form_(new_table_fields(context)) {
    form_.select(row_of(NewTableField::Name));
}

void NewTableScreen::draw(Grid& grid) {
    const std::string keys = "enter choose the game   up, down field   left, right value   "
                             + keys_line(context_.keymap, {{KeyAction::Help, "help"}})
                             + "   escape back";
    const Rect body = draw_page(grid, kTitle, keys, context_.drawing());
    const std::string& error = message_.empty() ? form_.error(form_.selected()) : message_;
    const std::string below = error.empty() ? form_.note(form_.selected(), body.width) : error;
    const int lines =
        draw_bottom_message(grid, body, below, {error.empty() ? Role::Faint : Role::Bad});
    const Rect rows{body.x, body.y + 1, body.width, body.height - lines - 2};
    form_.draw(grid, rows, context_.drawing());
}

std::size_t NewTableScreen::row_of(NewTableField field) const {
    std::size_t row = form_.size() - 1;
    while (row > 0 && form_.field(row).key != table::text_of(field).label) {
        --row;
    }
    return row;
}

std::string NewTableScreen::value(NewTableField field) const {
    return form_.value(row_of(field));
}

void NewTableScreen::refuse(NewTableField field, const core::Diagnostic& error) {
    form_.set_error(row_of(field), one_line(error));
    form_.select(row_of(field));
}

Next NewTableScreen::choose_game() {
    table::NewTable wanted{value(NewTableField::Name), value(NewTableField::Word)};
    if (const auto error = context_.tables->refuse_name(wanted.name)) {
        refuse(NewTableField::Name, *error);
        return {};
    }
    if (const auto error = wanted.word.empty() ? std::optional<core::Diagnostic>()
                                               : context_.tables->refuse_word(wanted.word)) {
        refuse(NewTableField::Word, *error);
        return {};
    }
    const core::Result<int> delay = table::parse_delay(value(NewTableField::Delay));
    if (!delay) {
        refuse(NewTableField::Delay, delay.errors().front());
        return {};
    }
    wanted.delay = *delay;
    context_.preferences.talk = value(NewTableField::Talk) == kYes;
    context_.preferences.bell = value(NewTableField::Bell) == kYes;
    context_.new_table = std::move(wanted);
    const auto people = core::parse_unsigned(value(NewTableField::People));
    return choose_variant(context_, {.players = static_cast<int>(people.value_or(kFewestPeople))});
}

Next NewTableScreen::press(const Press& press) {
    message_.clear();
    if (form_.asks_for_help(press)) {
        return Next::open(std::make_unique<PagerScreen>(context_, std::string(kTitle), form_.help())
        );
    }
    if (press.key.kind == Key::Kind::Escape || (!form_.takes_text() && is_back(press))) {
        return Next::close();
    }
    // A click on the first line goes on if that line is already selected.
    const bool is_click = form_.selected() == 0 && form_.field_at(press) == std::size_t{0};
    if (press.key.kind == Key::Kind::Enter || is_click) {
        return choose_game();
    }
    message_ = form_.press(press).refused;
    return {};
}

}  // namespace tenebrae::tui
