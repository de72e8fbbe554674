// SPDX-License-Identifier: MIT
#include "app/practice_loop.hpp"

#include "app/console.hpp"
#include "core/text.hpp"
#include "table/text_line.hpp"

#include <array>
#include <utility>

namespace tenebrae::app {

namespace {

using State = table::Practice::State;

/// Commands that leave or start an exercise: they interrupt a bot.
constexpr std::array<std::string_view, 3> kUrgentInPractice{"quit", "again", "next"};

std::string paragraphs(const std::vector<std::string>& texts) {
    std::string text;
    for (const std::string& paragraph : texts) {
        text += core::escape_for_display(paragraph) + "\n";
    }
    return text;
}

std::string step_text(const table::Practice& practice) {
    std::string text = "\n";
    if (practice.steps() > 1) {
        text += "Step " + std::to_string(practice.step() + 1) + " of "
                + std::to_string(practice.steps()) + ". ";
    }
    return text + paragraphs(practice.text());
}

}  // namespace

PracticeLoop::PracticeLoop(
    table::Exercises& exercises, table::ExerciseKind kind, TypedLines& lines, bool draws
)
    : exercises_(exercises), kind_(kind), lines_(lines), draws_(draws) {}

ExitStatus PracticeLoop::play(std::string_view name) {
    if (!begin(name)) {
        return ExitStatus::BadData;
    }
    bool goes_on = true;
    while (goes_on && output_ok_) {
        const std::optional<core::Result<std::string>> line = lines_.next();
        if (!line) {
            print("\n");
            break;
        }
        goes_on = answer(*line, lines_.line_number());
    }
    if (!output_ok_) {
        return ExitStatus::Failure;
    }
    return state_ == State::Done ? ExitStatus::Good : ExitStatus::Unfinished;
}

bool PracticeLoop::begin(std::string_view name) {
    auto practice = exercises_.begin(kind_, name);
    if (!practice) {
        print_errors(practice.errors());
        return false;
    }
    practice_ = std::move(practice).value();
    interface_.emplace(practice_->seat(), draws_);
    step_ = 0;
    state_ = State::Going;
    print(
        core::escape_for_display(
            practice_->exercise().game_title + ": " + practice_->exercise().title
        )
        + "\n\"again\" restarts it, \"next\" goes to the next one, \"quit\" leaves.\n"
        + step_text(*practice_) + interface_->opening_events() + interface_->board() + play_bots()
        + interface_->prompt()
    );
    return true;
}

bool PracticeLoop::begin_next() {
    const std::vector<table::Exercise> all = exercises_.all(kind_);
    const table::Exercise* next = table::next_of(all, practice_->exercise().name);
    if (next == nullptr) {
        print("This is the last one.\n" + interface_->short_prompt());
        return true;
    }
    return begin(next->name);
}

bool PracticeLoop::answer(const core::Result<std::string>& line, int number) {
    if (line && table::same_word(*line, "next")) {
        return begin_next();
    }
    if (line && table::same_word(*line, "again")) {
        practice_->again();
        step_ = 0;
        state_ = State::Going;
        print(step_text(*practice_) + interface_->board() + interface_->prompt());
        return true;
    }
    const table::Reply reply =
        line ? interface_->take(*line, number) : table::Reply::malformed(line.errors());
    std::string text = interface_->answer(reply);
    if (reply.kind == table::Reply::Kind::Ended) {
        print(text);
        return false;
    }
    const bool changed = reply.kind == table::Reply::Kind::Accepted;
    text += play_bots() + news();
    print(text + (changed ? interface_->prompt() : interface_->short_prompt()));
    return true;
}

std::string PracticeLoop::play_bots() {
    std::string text;
    practice_->seat().set_progress_listener(lines_.listener(kUrgentInPractice));
    while (practice_->seat().is_bots_turn()) {
        const table::Reply reply = practice_->seat().advance();
        text += interface_->answer(reply);
        if (reply.kind != table::Reply::Kind::Accepted) {
            break;
        }
    }
    practice_->seat().set_progress_listener({});
    return text;
}

std::string PracticeLoop::news() {
    const State state = practice_->state();
    if (state == state_ && practice_->step() == step_) {
        return {};
    }
    state_ = state;
    step_ = practice_->step();
    if (state == State::Going) {
        return step_text(*practice_);
    }
    if (state == State::Failed) {
        return std::string("\nThe goal is out of reach. ")
               + (practice_->can_undo() ? "\"undo\" takes the last command back, " : "")
               + "\"again\" restarts.\n";
    }
    return "\nDone. " + paragraphs(practice_->text())
           + (practice_->has_looked_ahead()
                  ? "You have seen hidden information, so it does not count.\n"
                  : "")
           + "\"next\" goes on.\n";
}

void PracticeLoop::print(std::string_view text) {
    output_ok_ = write_wrapped(text) && output_ok_;
}

}  // namespace tenebrae::app
