// SPDX-License-Identifier: MIT
#include "tui/table/exercises_screen.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/practice_screen.hpp"

#include <algorithm>

namespace tenebrae::tui {

namespace {

/// So many lines tell at least what the selected one is about.
constexpr int kLeastAbout = 4;

}  // namespace

ExercisesScreen::ExercisesScreen(ScreenContext& context, table::ExerciseKind kind)
    : context_(context), kind_(kind) {
    read();
    const auto first = std::ranges::find(all_, false, &table::Exercise::is_done);
    list_.select(static_cast<std::size_t>(first - all_.begin()));
}

void ExercisesScreen::read() {
    all_ = context_.exercises->all(kind_);
    std::vector<MenuList::Item> items;
    for (const table::Exercise& exercise : all_) {
        items.push_back(
            {core::escape_for_display(exercise.title),
             exercise.game_title + (exercise.is_done ? ", done" : "")}
        );
    }
    list_.set(std::move(items));
}

void ExercisesScreen::draw(Grid& grid) {
    const std::string keys = keys_line(
        context_.keymap,
        {{Act::Confirm, "begin"}, {Act::Help, "what they are"}, {Act::Cancel, "back"}}
    );
    const Rect body = draw_page(grid, table::title_of(kind_), keys, context_.drawing());
    if (all_.empty()) {
        grid.write({body.x, body.y + 1}, "There are none.", {Role::Text}, body);
        return;
    }
    const int width = body.width - 2;
    int lines = kLeastAbout;
    for (const table::Exercise& exercise : all_) {
        const auto about = core::wrap(core::escape_for_display(exercise.about), width);
        lines = std::max(lines, static_cast<int>(about.size()));
    }
    const Rect list{body.x, body.y + 1, body.width, body.height - lines - 2};
    list_.draw(grid, list, false, context_.drawing());
    const Rect about{body.x + 1, list.bottom() + 1, width, lines};
    draw_text(grid, about, core::escape_for_display(all_[list_.selected()].about), {Role::Text});
}

Next ExercisesScreen::press(const Press& press) {
    if (is_back(press)) {
        return Next::close();
    }
    if (press.act == Act::Help) {
        std::vector<table::Paragraph> text;
        for (const table::Exercise& exercise : all_) {
            text.push_back({core::escape_for_display(exercise.title), 0, true});
            text.push_back({core::escape_for_display(exercise.about), 2});
        }
        return Next::open(std::make_unique<PagerScreen>(
            context_, std::string(table::title_of(kind_)), std::move(text)
        ));
    }
    if (!all_.empty() && list_.takes(press)) {
        return open_practice(context_, kind_, all_[list_.selected()].name);
    }
    list_.press(press);
    return {};
}

Next open_exercises(ScreenContext& context, table::ExerciseKind kind) {
    return Next::open(std::make_unique<ExercisesScreen>(context, kind));
}

}  // namespace tenebrae::tui
