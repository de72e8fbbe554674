// SPDX-License-Identifier: MIT
#include "table/seat_log.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace tenebrae::table {

void SeatLog::add_command(std::optional<std::string> words, bool is_secret) {
    const std::size_t before = known_before(commands_.size());
    const std::size_t number = words ? before + 1 : before;
    const std::size_t event = events_.size();
    commands_.push_back({std::move(words), number, event, event, std::nullopt, is_secret});
}

void SeatLog::add_event(RawEvent event, std::optional<std::size_t> cause, bool begins_turn) {
    assert(!cause || (*cause > 0 && *cause <= events_.size()));
    std::size_t command = kBeginning;
    if (!commands_.empty()) {
        SeatCommand& last = commands_.back();
        if (last.first == last.end) {
            last.joins = last.is_secret && !has_begun_turn(commands_.size());
            last.number += last.words || last.joins ? 0U : 1U;
        }
        last.end = events_.size() + 1;
        command = last_known(commands_.size());
    }
    events_.push_back({events_.size() + 1, cause, command, event, begins_turn});
}

void SeatLog::add_bot(BotPlayed bot) {
    if (commands_.back().is_shown()) {
        commands_.back().bot = std::move(bot);
    }
}

void SeatLog::take_back() {
    assert(!commands_.empty());
    events_.resize(commands_.back().first);
    commands_.pop_back();
}

std::size_t SeatLog::last_known(std::size_t commands) const {
    while (commands > 0 && !commands_[commands - 1].is_shown()) {
        --commands;
    }
    return commands == 0 ? kBeginning : commands - 1;
}

std::span<const SeatEvent> SeatLog::events_of(std::size_t command, std::size_t commands) const {
    const bool is_beginning = command == kBeginning;
    if (!is_beginning && !commands_[command].is_shown()) {
        return {};
    }
    const std::size_t most = std::min(commands, commands_.size());
    std::size_t next = is_beginning ? 0 : command + 1;
    while (next < most && !commands_[next].is_shown()) {
        ++next;
    }
    const std::size_t first = is_beginning ? 0 : commands_[command].first;
    const std::size_t end = next < commands_.size() ? commands_[next].first : events_.size();
    return std::span(events_).subspan(first, end - first);
}

std::span<const SeatEvent> SeatLog::events_between(std::size_t first, std::size_t end) const {
    if (first == end) {
        return {};
    }
    const std::size_t event = commands_[first].first;
    return std::span(events_).subspan(event, commands_[end - 1].end - event);
}

std::vector<RawEvent> SeatLog::raw_events_between(std::size_t first, std::size_t end) const {
    std::vector<RawEvent> events;
    std::ranges::transform(
        events_between(first, end), std::back_inserter(events), &SeatEvent::event
    );
    return events;
}

std::vector<RawEvent> SeatLog::raw_events_before(std::size_t commands) const {
    std::vector<RawEvent> events;
    for (const SeatEvent& seat_event : events_) {
        if (seat_event.command == kBeginning || seat_event.command < commands) {
            events.push_back(seat_event.event);
        }
    }
    return events;
}

bool SeatLog::has_begun_turn(std::size_t commands) const {
    return std::ranges::any_of(events_of(last_known(commands), commands), &SeatEvent::begins_turn);
}

EventText SeatLog::text(const Game& game, const SeatEvent& seat_event) const {
    return game.event_text(
        seat_event.event, seat_event.cause ? &event(*seat_event.cause).event : nullptr
    );
}

EventWeight SeatLog::event_weight(const Game& game, const SeatEvent& seat_event) const {
    return game.event_weight(
        seat_event.event, seat_event.cause ? &event(*seat_event.cause).event : nullptr
    );
}

}  // namespace tenebrae::table
