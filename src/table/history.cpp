// SPDX-License-Identifier: MIT
#include "table/history.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace tenebrae::table {

void History::append(PlayedMove step, const std::vector<RawEvent>& events) {
    step.first_event = events_.size();
    steps_.push_back(std::move(step));
    events_.insert(events_.end(), events.begin(), events.end());
}

void History::add(PlayedMove step, const std::vector<RawEvent>& events) {
    undone_.clear();
    append(std::move(step), events);
}

void History::add_again(PlayedMove step, const std::vector<RawEvent>& events) {
    append(std::move(step), events);
}

GameState History::take_back() {
    assert(!steps_.empty());
    events_.resize(steps_.back().first_event);
    undone_.push_back(std::move(steps_.back()));
    steps_.pop_back();
    return undone_.back().before;
}

std::size_t History::first_event(std::size_t step) const {
    return step < steps_.size() ? steps_[step].first_event : events_.size();
}

std::size_t History::step_of(std::size_t event) const {
    const auto after = std::ranges::upper_bound(steps_, event, {}, &PlayedMove::first_event);
    return static_cast<std::size_t>(after - steps_.begin()) - 1;
}

std::span<const RawEvent> History::events_of(std::size_t step) const {
    const std::span<const RawEvent> all(events_);
    return all.subspan(first_event(step), end_event(step) - first_event(step));
}

std::vector<EventText> History::tell(const Game& game, std::size_t step) const {
    const std::span<const RawEvent> all(events_);
    return game.tell(all.first(end_event(step)), first_event(step));
}

std::optional<Reveal> History::last_reveal(const Referee& referee, std::size_t count) const {
    for (std::size_t back = 1; back <= std::min(count, steps_.size()); ++back) {
        const std::size_t step = steps_.size() - back;
        const std::span<const RawEvent> events = events_of(step);
        const auto shown =
            std::ranges::find_if(events, [&](RawEvent event) { return referee.reveals(event); });
        if (shown != events.end()) {
            const auto place = static_cast<std::size_t>(shown - events.begin());
            return Reveal{step, tell(*referee.game(), step)[place].sentence};
        }
    }
    return std::nullopt;
}

}  // namespace tenebrae::table
