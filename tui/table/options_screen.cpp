// SPDX-License-Identifier: MIT
#include "tui/table/options_screen.hpp"

#include "table/shared_tables.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/pager.hpp"

#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kOn = "on";
constexpr std::string_view kOff = "off";

std::string on_off(bool value) {
    return std::string(value ? kOn : kOff);
}

std::vector<FormField::Value> values_of(const std::vector<std::string>& names) {
    std::vector<FormField::Value> values;
    values.reserve(names.size());
    for (const std::string& name : names) {
        values.push_back({name, name});
    }
    return values;
}

FormField
choice(std::string label, std::string help, std::vector<FormField::Value> values, std::string now) {
    return {"", std::move(label), std::move(help), std::move(values), std::move(now)};
}

template <bool Preferences::*kFlag>
Option on_or_off(std::string label, std::string help, const Preferences& now) {
    return {
        choice(
            std::move(label), std::move(help), {{"on", "on"}, {"off", "off"}}, on_off(now.*kFlag)
        ),
        [](Preferences& preferences, const std::string& value) {
            preferences.*kFlag = value == kOn;
        }};
}

/// Returns the same for an option that the form of a new table has too.
template <bool Preferences::*kFlag>
Option on_or_off_of_table(table::NewTableField field, const Preferences& now) {
    const table::NewTableFieldText& text = table::text_of(field);
    return on_or_off<kFlag>(std::string(text.label), std::string(text.help), now);
}

std::vector<FormField::Value> values_of_charset(const std::string& data_folder) {
    std::vector<FormField::Value> values{{"", "from the locale"}};
    for (const std::string& name : glyph_sets(data_folder)) {
        values.push_back({name, name});
    }
    return values;
}

}  // namespace

std::vector<Option> options(const std::string& data_folder, const Preferences& now) {
    return {
        {choice("Keys", "Which keys do what.", values_of(keymap_presets(data_folder)), now.keys),
         [](Preferences& preferences, const std::string& value) { preferences.keys = value; }},
        {choice(
             "Palette",
             "Colours of the board and the text.",
             values_of(palettes(data_folder)),
             now.palette
         ),
         [](Preferences& preferences, const std::string& value) { preferences.palette = value; }},
        {choice(
             "Characters",
             "What the board is drawn with.",
             values_of_charset(data_folder),
             now.charset
         ),
         [](Preferences& preferences, const std::string& value) { preferences.charset = value; }},
        on_or_off<&Preferences::animations>(
            "Animations", "Short animations when something happens.", now
        ),
        {choice(
             "Pace",
             "How long each bot's move stays on screen; any key skips it.",
             {{"none", "none"}, {"short", "short"}, {"long", "long"}},
             std::string(pace_name(now.pace))
         ),
         [](Preferences& preferences, const std::string& value) {
             preferences.pace = parse_pace(value).value_or(Pace::None);
         }},
        on_or_off<&Preferences::flicker>("Flicker", "Candles flicker.", now),
        on_or_off_of_table<&Preferences::bell>(table::NewTableField::Bell, now),
        on_or_off_of_table<&Preferences::talk>(table::NewTableField::Talk, now),
        on_or_off<&Preferences::half_blocks>(
            "Half blocks", "Smooth light, if the terminal can show it; more is sent for it.", now
        ),
        on_or_off<&Preferences::mouse>(
            "Mouse", "Use clicks and the wheel, if the terminal sends them.", now
        ),
        on_or_off<&Preferences::ask_always>(
            "Ask always", "Ask even when there is only one legal choice.", now
        ),
        on_or_off<&Preferences::odds>(
            "Odds", "Show the chance to win, if a bot can estimate it.", now
        ),
        on_or_off<&Preferences::accessible>(
            "Line mode", "Start in line mode, for screen readers.", now
        ),
    };
}

core::Diagnostics save_options(const std::string& folder, std::span<const ChosenOption> chosen) {
    core::Diagnostics errors;
    Preferences saved = load_saved_preferences(folder, errors);
    for (const ChosenOption& option : chosen) {
        option.put(saved, option.value);
    }
    return save_preferences(folder, saved);
}

namespace {

std::vector<FormField> fields_of(const ScreenContext& context) {
    std::vector<FormField> fields;
    for (const Option& option : options(context.data_folder(), context.preferences)) {
        fields.push_back(option.field);
    }
    return fields;
}

}  // namespace

OptionsScreen::OptionsScreen(ScreenContext& context)
    : context_(context), form_(fields_of(context)) {}

void OptionsScreen::draw(Grid& grid) {
    const std::string keys =
        keys_line(context_.keymap, {{KeyAction::Help, "help"}, {KeyAction::Cancel, "back"}});
    const Rect body = draw_page(
        grid, "Options", "up, down option   left, right value   " + keys, context_.drawing()
    );
    const int message_lines = draw_bottom_message(
        grid,
        body,
        message_.empty() ? form_.field(form_.selected()).help : message_,
        {message_.empty() ? Role::Faint : Role::Warning}
    );
    form_.draw(
        grid, {body.x, body.y + 1, body.width, body.height - message_lines - 2}, context_.drawing()
    );
}

void OptionsScreen::take_over() {
    const std::vector<Option> all = options(context_.data_folder(), context_.preferences);
    for (std::size_t index = 0; index < all.size(); ++index) {
        all[index].put(context_.preferences, form_.value(index));
    }
    changed_ = true;
    message_ = first_line(context_.load_look());
}

/// Saves only the options changed here.
void OptionsScreen::save_changes() {
    const std::vector<Option> all = options(context_.data_folder(), context_.preferences);
    std::vector<ChosenOption> chosen;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (form_.value(index) != form_.field(index).initial) {
            chosen.push_back({all[index].put, form_.value(index)});
        }
    }
    message_ = first_line(save_options(context_.preferences_folder, chosen));
}

Next OptionsScreen::press(const Press& press) {
    message_.clear();
    if (form_.asks_for_help(press)) {
        return Next::open(std::make_unique<PagerScreen>(context_, "Options", form_.help()));
    }
    if (is_back(press)) {
        // If saving fails, the error is shown before the screen closes.
        if (std::exchange(changed_, false) && !context_.preferences_folder.empty()) {
            save_changes();
        }
        return message_.empty() ? Next::close() : Next{};
    }
    const Form::Answer answer = form_.press(press);
    if (answer.changed) {
        take_over();
    }
    return {};
}

}  // namespace tenebrae::tui
