// SPDX-License-Identifier: MIT
#include "tui/table/game_log.hpp"

#include "table/story.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace tenebrae::tui {

void GameLog::clear() {
    entries_.clear();
    groups_.clear();
    steps_ = 0;
    headings_ = 0;
}

void GameLog::update(const table::Seen& seen) {
    if (std::exchange(told_, seen.told) != seen.told) {
        clear();
    }
    if (steps_ == seen.commands && steps_ > 0) {
        return;
    }
    // What is told of the last group both have may have become more, or less.
    std::size_t step = seen.told->last_told(std::min(steps_, seen.commands));
    const auto is_later = [&step](const Group& group) {
        return step == table::kBeginning || (group.step != table::kBeginning && group.step >= step);
    };
    while (!groups_.empty() && is_later(groups_.back())) {
        drop_last();
    }
    if (step == table::kBeginning) {
        if (!seen.told->events_of(step, seen.commands).empty()) {
            tell(seen, step);
        }
        step = 0;
    }
    for (; step < seen.commands; ++step) {
        if (seen.told->commands()[step].is_told()) {
            tell(seen, step);
        }
    }
    steps_ = seen.commands;
}

void GameLog::drop_last() {
    for (; entries_.size() > groups_.back().entry; entries_.pop_back()) {
        headings_ -= entries_.back().heading ? 1U : 0U;
    }
    groups_.pop_back();
}

void GameLog::tell(const table::Seen& seen, std::size_t step) {
    const table::Hearing& hearing = *seen.told;
    groups_.push_back({step, entries_.size()});
    std::string title = table::command_line(*seen.game, hearing, step);
    if (step != table::kBeginning) {
        const std::string plan = table::spoken_plan(hearing.commands()[step]);
        title += plan.empty() ? "" : ". " + plan;
    }
    entries_.push_back({step, LogEntry::kCommand, 0, std::move(title)});
    const std::span<const table::Told> events = hearing.events_of(step, seen.commands);
    for (const table::StoryLine& line : table::story_tree(events)) {
        const table::Told& told = events[line.index];
        table::EventText text = hearing.text(*seen.game, told);
        entries_.push_back({step, told.number, line.depth, std::move(text.sentence), text.heading});
        headings_ += text.heading ? 1U : 0U;
    }
}

}  // namespace tenebrae::tui
