// SPDX-License-Identifier: MIT
#include "tui/table/options_screen.hpp"

#include "tui/table/options.hpp"
#include "tui/table/pager.hpp"

#include <utility>

namespace tenebrae::tui {

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
        keys_line(context_.keymap, {{Act::Help, "help"}, {Act::Cancel, "back"}});
    const Rect body = draw_page(
        grid, "Options", "up, down option   left, right value   " + keys, context_.drawing()
    );
    const int said = draw_said(
        grid,
        body,
        said_.empty() ? form_.field(form_.selected()).help : said_,
        {said_.empty() ? Role::Faint : Role::Warning}
    );
    form_.draw(grid, {body.x, body.y + 1, body.width, body.height - said - 2}, context_.drawing());
}

void OptionsScreen::take_over() {
    const std::vector<Option> all = options(context_.data_folder(), context_.preferences);
    for (std::size_t index = 0; index < all.size(); ++index) {
        all[index].put(context_.preferences, form_.value(index));
    }
    changed_ = true;
    said_ = first_line(context_.load_look());
}

/// Saves only what was chosen here.
void OptionsScreen::keep() {
    const std::vector<Option> all = options(context_.data_folder(), context_.preferences);
    std::vector<ChosenOption> chosen;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (form_.value(index) != form_.field(index).initial) {
            chosen.push_back({all[index].put, form_.value(index)});
        }
    }
    said_ = first_line(save_options(context_.preferences_folder, chosen));
}

Next OptionsScreen::press(const Press& press) {
    said_.clear();
    if (form_.asks_for_help(press)) {
        return Next::open(std::make_unique<PagerScreen>(context_, "Options", form_.help()));
    }
    if (is_back(press)) {
        // Where it cannot be kept, that is told before the screen goes.
        if (std::exchange(changed_, false) && !context_.preferences_folder.empty()) {
            keep();
        }
        return said_.empty() ? Next::close() : Next{};
    }
    const Form::Answer answer = form_.press(press);
    if (answer.changed) {
        take_over();
    }
    return {};
}

}  // namespace tenebrae::tui
