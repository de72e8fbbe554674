// SPDX-License-Identifier: MIT
#include "table/hearing.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace tenebrae::table {

void Hearing::add_command(std::optional<std::string> words) {
    const std::size_t before = told_before(commands_.size());
    const std::size_t number = words ? before + 1 : before;
    commands_.push_back({std::move(words), number, events_.size(), events_.size()});
}

void Hearing::add_event(RawEvent event, std::optional<std::size_t> cause) {
    assert(!cause || (*cause > 0 && *cause <= events_.size()));
    const std::size_t command = commands_.empty() ? kBeginning : commands_.size() - 1;
    events_.push_back({events_.size() + 1, cause, command, event});
    if (!commands_.empty()) {
        commands_.back().number += commands_.back().is_told() ? 0U : 1U;
        commands_.back().end = events_.size();
    }
}

void Hearing::add_bot(BotPlayed bot) {
    if (commands_.back().is_told()) {
        commands_.back().bot = std::move(bot);
    }
}

void Hearing::take_back() {
    assert(!commands_.empty());
    events_.resize(commands_.back().first);
    commands_.pop_back();
}

std::span<const Told> Hearing::events_of(std::size_t command) const {
    if (command == kBeginning) {
        return std::span(events_).first(
            commands_.empty() ? events_.size() : commands_.front().first
        );
    }
    const ToldCommand& told = commands_[command];
    return std::span(events_).subspan(told.first, told.end - told.first);
}

std::vector<RawEvent> Hearing::raw_events_of(std::size_t command) const {
    std::vector<RawEvent> events;
    std::ranges::transform(events_of(command), std::back_inserter(events), &Told::event);
    return events;
}

EventText Hearing::text(const Game& game, const Told& told) const {
    return game.tell(told.event, told.cause ? &event(*told.cause).event : nullptr);
}

Mark Hearing::mark(const Game& game, const Told& told) const {
    return game.mark(told.event, told.cause ? &event(*told.cause).event : nullptr);
}

}  // namespace tenebrae::table
