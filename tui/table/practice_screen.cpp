// SPDX-License-Identifier: MIT
#include "tui/table/practice_screen.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/question.hpp"
#include "tui/table/start_game.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

using State = table::Practice::State;

/// Returns "Step 2 of 3".
std::string place_of(const table::Practice& practice) {
    return "Step " + std::to_string(practice.step() + 1) + " of "
           + std::to_string(practice.steps());
}

std::string step_texts(const table::Practice& practice) {
    return core::escape_for_display(core::joined(practice.text(), " "));
}

}  // namespace

std::string task_of(const table::Practice& practice) {
    if (practice.state() == State::Done) {
        return "Done. Press Enter.";
    }
    const std::string text = practice.text().empty() ? "" : practice.text().back();
    return (practice.state() == State::Failed ? "Out of reach: " : "")
           + core::escape_for_display(text);
}

PracticeScreen::PracticeScreen(
    ScreenContext& context, table::ExerciseKind kind, std::unique_ptr<table::Practice> practice
)
    : own_table_(context),
      kind_(kind),
      practice_(std::move(practice)),
      context_(context.at(*practice_)),
      game_(context_, {}) {}

Next PracticeScreen::press(const Press& press) {
    if (has_news()) {  // the player had not seen it when pressing the key
        if (Next first = show_news(); first.kind != Next::Kind::Stay) {
            return first;
        }
    }
    if (practice_->state() == State::Done && is_enter(press)) {
        return show_done();
    }
    return handle_next(game_.press(press));
}

void PracticeScreen::on_resume() {
    own_table_.copy_looks_from(context_);
}

Next PracticeScreen::handle_next(Next next) {
    return next.kind == Next::Kind::Stay && has_news() ? show_news() : std::move(next);
}

Next PracticeScreen::show_news() {
    shown_ = now();
    switch (practice_->state()) {
    case State::Going: return show_step();
    case State::Failed: return show_failed();
    case State::Done: break;
    }
    return show_done();
}

/// Shows the text of a step in a box, unless it is only the task, which is beside the board anyway.
Next PracticeScreen::show_step() {
    if (practice_->text().size() < 2) {
        return {};
    }
    const std::string title = practice_->exercise().title;
    return ask_beside(
        practice_->steps() > 1 ? title + ": " + place_of(*practice_) : title,
        step_texts(*practice_),
        {{"Continue", "", {}}}
    );
}

Next PracticeScreen::ask_beside(
    std::string title,
    std::string text,
    std::vector<QuestionScreen::Option> options,
    std::size_t escape
) {
    auto question = std::make_unique<QuestionScreen>(
        context_, std::move(title), std::move(text), std::move(options), escape
    );
    question->place_in([this] { return game_.side(); });
    return Next::open(std::move(question));
}

Next PracticeScreen::again() {
    practice_->again();
    shown_.reset();
    return game_.update_viewer();
}

Next PracticeScreen::show_failed() {
    return ask_beside(
        "Too late",
        "The goal is out of reach: " + core::escape_for_display(practice_->text().back()),
        {{practice_->can_undo() ? "Look at the board, or undo" : "Look at the board", "look", {}},
         {"Start again", "again", [this] { return again(); }},
         {"Leave", "leave", [] { return Next::close(); }}}
    );
}

Next PracticeScreen::show_done() {
    std::vector<QuestionScreen::Option> options{{"Look at the board", "look", {}}};
    const std::vector<table::Exercise> all = own_table_.exercises->all(kind_);
    if (const table::Exercise* next = table::next_of(all, practice_->exercise().name)) {
        const auto open = [&context = own_table_, kind = kind_, name = next->name] {
            return open_practice(context, kind, name);
        };
        options.insert(options.begin(), {"Next: " + next->title, "next", [open] {
                                             return Next::close(open);
                                         }});
    }
    options.push_back({"Start again", "again", [this] { return again(); }});
    const std::size_t leave = options.size();
    options.push_back({"Leave", "leave", [] { return Next::close(); }});
    const std::string counts =
        practice_->has_looked_ahead() ? " You saw hidden information, so it does not count." : "";
    return ask_beside(
        practice_->exercise().title + ": done",
        step_texts(*practice_) + counts,
        std::move(options),
        leave
    );
}

Next open_practice(ScreenContext& context, table::ExerciseKind kind, std::string_view name) {
    auto practice = context.exercises->begin(kind, name);
    if (!practice) {
        return show_notice(context, "This cannot be started", first_line(practice.errors()));
    }
    if (context.make_board(*(*practice)->seat().observation().game) == nullptr) {
        return show_notice(
            context,
            "This game has no board",
            R"(To play this in lines, run "tenebrae learn" or "tenebrae puzzle".)"
        );
    }
    return Next::open(std::make_unique<PracticeScreen>(context, kind, std::move(practice).value()));
}

namespace {

/// The least lines for the description of the selected exercise.
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
        {{KeyAction::Confirm, "start"},
         {KeyAction::Help, "what they are"},
         {KeyAction::Cancel, "back"}}
    );
    const Rect body = draw_page(grid, table::title_of(kind_), keys, context_.drawing());
    if (all_.empty()) {
        grid.write({body.x, body.y + 1}, "No exercises found.", {Role::Text}, body);
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
    if (press.action == KeyAction::Help) {
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
