// SPDX-License-Identifier: MIT
#include "host/history.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tenebrae::host {

namespace {

/// Calls `act` for every seat of the game, and for the spectators.
template <typename Act>
void for_each_seat_log(const Referee& referee, const Act& act) {
    for (int seat = 0; seat < static_cast<int>(referee.game()->seats().size()); ++seat) {
        act(seat);
    }
    act(table::kSpectator);
}

bool stands_beside(const table::Game& game, int seat, int other) {
    const auto seats = game.seats();
    return seats[static_cast<std::size_t>(seat)].side == seats[static_cast<std::size_t>(other)].side
           && game.shares_information(seat, other);
}

/// Returns whether a seat sees the plans of a bot. Companions with the same knowledge do;
/// spectators do if all seats do.
bool may_know_plan(const table::Game& game, int seat, int planner) {
    if (seat != table::kSpectator) {
        return stands_beside(game, seat, planner);
    }
    for (int other = 0; other < static_cast<int>(game.seats().size()); ++other) {
        if (!stands_beside(game, other, planner)) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::string at_seat(int seat) {
    return "@" + std::to_string(seat + 1) + " ";
}

std::optional<std::size_t> History::SeatKnowledge::number_of(std::size_t event) const {
    const auto place = std::ranges::lower_bound(events, event);
    if (place == events.end() || *place != event) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(place - events.begin()) + 1;
}

void History::add(
    const Referee& referee, PlayedMove step, std::span<const table::RawEvent> events
) {
    undone_.clear();
    redo(referee, std::move(step), events);
}

void History::begin(const Referee& referee, std::span<const table::RawEvent> events) {
    assert(steps_.empty() && events_.empty());
    add_events(referee, events);
    for_each_seat_log(referee, [&](int seat) { add_events(referee, seat, 0); });
    add_whole(0);
}

void History::redo(
    const Referee& referee, PlayedMove step, std::span<const table::RawEvent> events
) {
    const std::size_t first = events_.size();
    step.first_event = first;
    add_events(referee, events);
    const table::SeatView view = referee.view(step.before, step.seat);
    steps_.push_back(std::move(step));
    for_each_seat_log(referee, [&](int seat) {
        add_command(referee, view, seat);
        add_events(referee, seat, first);
        add_bot(*referee.game(), seat);
    });
    add_whole(first);
}

void History::add_events(const Referee& referee, std::span<const table::RawEvent> events) {
    const std::size_t first = events_.size();
    events_.insert(events_.end(), events.begin(), events.end());
    for (std::size_t event = first; event < events_.size(); ++event) {
        causes_.push_back(referee.cause(events_, first, event));
        assert(!causes_.back() || *causes_.back() < event);
    }
}

void History::add_command(const Referee& referee, const table::SeatView& view, int seat) {
    const PlayedMove& step = steps_.back();
    std::optional<std::string> words =
        step.move ? referee.redacted_command(view, *step.move, seat) : std::optional(step.words);
    if (step.move && words && step.seat != referee.deciding_seat(step.before)) {
        words->insert(0, at_seat(step.seat));
    }
    const bool is_secret = step.move && referee.is_secret(view, seat);
    knowledge_[static_cast<std::size_t>(seat)].seat_log.add_command(std::move(words), is_secret);
}

void History::add_bot(const table::Game& game, int seat) {
    if (const PlayedMove& step = steps_.back(); !step.bot.empty()) {
        knowledge_[static_cast<std::size_t>(seat)].seat_log.add_bot(
            {step.seat, step.bot, may_know_plan(game, seat, step.seat) ? step.plan : ""}
        );
    }
}

void History::add_events(const Referee& referee, int seat, std::size_t first) {
    SeatKnowledge& knowledge = knowledge_[static_cast<std::size_t>(seat)];
    for (std::size_t event = first; event < events_.size(); ++event) {
        if (const std::optional<table::RawEvent> known =
                referee.event_for_seat(events_[event], seat)) {
            knowledge.seat_log.add_event(
                *known, nearest_cause(knowledge, event), referee.begins_turn(events_[event])
            );
            knowledge.events.push_back(event);
        }
    }
}

void History::add_whole(std::size_t first) {
    SeatKnowledge& knowledge = knowledge_[kFullLog];
    if (!steps_.empty()) {
        knowledge.seat_log.add_command(steps_.back().words);
    }
    for (std::size_t event = first; event < events_.size(); ++event) {
        knowledge.seat_log.add_event(events_[event], nearest_cause(knowledge, event));
        knowledge.events.push_back(event);
    }
    if (!steps_.empty() && !steps_.back().bot.empty()) {
        const PlayedMove& step = steps_.back();
        knowledge.seat_log.add_bot({step.seat, step.bot, step.plan});
    }
}

std::optional<std::size_t>
History::nearest_cause(const SeatKnowledge& knowledge, std::size_t event) const {
    for (auto cause = causes_[event]; cause; cause = causes_[*cause]) {
        if (const std::optional<std::size_t> number = knowledge.number_of(*cause)) {
            return number;
        }
    }
    return std::nullopt;
}

GameState History::take_back() {
    assert(!steps_.empty());
    const std::size_t first = steps_.back().first_event;
    events_.resize(first);
    causes_.resize(first);
    for (SeatKnowledge& knowledge : knowledge_) {
        if (!knowledge.seat_log.commands().empty()) {
            knowledge.seat_log.take_back();
            knowledge.events.resize(knowledge.seat_log.events().size());
        }
    }
    undone_.push_back(std::move(steps_.back()));
    steps_.pop_back();
    return undone_.back().before;
}

const table::SeatLog& History::seat_log(int seat) const {
    return knowledge_[static_cast<std::size_t>(seat)].seat_log;
}

std::size_t History::end_event(std::size_t step) const {
    return step + 1 < steps_.size() ? steps_[step + 1].first_event : events_.size();
}

std::optional<std::size_t>
History::revealing_event(const Referee& referee, std::size_t step) const {
    for (std::size_t event = steps_[step].first_event; event < end_event(step); ++event) {
        if (!referee.reveals(events_[event]).empty()) {
            return event;
        }
    }
    return std::nullopt;
}

std::string History::public_sentence(const table::Game& game, std::size_t event) const {
    const SeatKnowledge& knowledge = knowledge_[table::kSpectator];
    const std::optional<std::size_t> number = knowledge.number_of(event);
    return number ? knowledge.seat_log.text(game, knowledge.seat_log.event(*number)).sentence
                  : std::string();
}

std::optional<Reveal> History::last_reveal(const Referee& referee, std::size_t count) const {
    for (std::size_t back = 1; back <= std::min(count, steps_.size()); ++back) {
        const std::size_t step = steps_.size() - back;
        if (const std::optional<std::size_t> event = revealing_event(referee, step)) {
            return Reveal{step, public_sentence(*referee.game(), *event)};
        }
    }
    return std::nullopt;
}

}  // namespace tenebrae::host
