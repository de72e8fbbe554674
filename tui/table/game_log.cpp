// SPDX-License-Identifier: MIT
#include "tui/table/game_log.hpp"

#include "table/story.hpp"

#include <span>
#include <utility>

namespace tenebrae::tui {

void GameLog::clear() {
    entries_.clear();
    starts_.clear();
    headings_ = 0;
}

void GameLog::update(const table::Seen& seen) {
    if (std::exchange(told_, seen.told) != seen.told) {
        clear();
    }
    const std::size_t steps = seen.commands;
    if (steps < starts_.size()) {
        for (; entries_.size() > starts_[steps]; entries_.pop_back()) {
            headings_ -= entries_.back().heading ? 1U : 0U;
        }
        starts_.resize(steps);
    }
    if (entries_.empty() && !seen.told->events_of(table::kBeginning).empty()) {
        tell(seen, table::kBeginning);
    }
    while (starts_.size() < steps) {
        starts_.push_back(entries_.size());
        tell(seen, starts_.size() - 1);
    }
}

void GameLog::tell(const table::Seen& seen, std::size_t step) {
    const table::Hearing& hearing = *seen.told;
    if (step != table::kBeginning && !hearing.commands()[step].is_told()) {
        return;
    }
    std::string title = table::command_line(*seen.game, hearing, step);
    if (step != table::kBeginning) {
        const std::string plan = table::spoken_plan(hearing.commands()[step]);
        title += plan.empty() ? "" : ". " + plan;
    }
    entries_.push_back({step, LogEntry::kCommand, 0, std::move(title)});
    const std::span<const table::Told> events = hearing.events_of(step);
    for (const table::StoryLine& line : table::story_tree(events)) {
        const table::Told& told = events[line.index];
        table::EventText text = hearing.text(*seen.game, told);
        entries_.push_back({step, told.number, line.depth, std::move(text.sentence), text.heading});
        headings_ += text.heading ? 1U : 0U;
    }
}

}  // namespace tenebrae::tui
