// SPDX-License-Identifier: MIT
#include "tui/table/game_log.hpp"

#include "table/story.hpp"

#include <utility>

namespace tenebrae::tui {

void GameLog::clear() {
    entries_.clear();
    starts_.clear();
    headings_ = 0;
}

void GameLog::update(const table::Seen& seen) {
    const std::size_t steps = seen.commands;
    if (steps < starts_.size()) {
        for (; entries_.size() > starts_[steps]; entries_.pop_back()) {
            headings_ -= entries_.back().heading ? 1U : 0U;
        }
        starts_.resize(steps);
    }
    while (starts_.size() < steps) {
        tell(seen, starts_.size());
    }
}

void GameLog::tell(const table::Seen& seen, std::size_t step) {
    const table::History& history = *seen.told;
    starts_.push_back(entries_.size());
    const std::string number = std::to_string(step + 1);
    entries_.push_back({step, LogEntry::kCommand, 0, number + ". " + history.steps()[step].words});
    const std::size_t first = history.first_event(step);
    std::vector<table::EventText> texts = history.tell(*seen.game, step);
    for (const table::StoryLine& line : table::story_tree(texts, first)) {
        table::EventText& text = texts[line.index];
        entries_.push_back(
            {step, first + line.index, line.depth, std::move(text.sentence), text.heading}
        );
        headings_ += text.heading ? 1U : 0U;
    }
}

}  // namespace tenebrae::tui
