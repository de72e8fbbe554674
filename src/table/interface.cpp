// SPDX-License-Identifier: MIT
#include "table/interface.hpp"

#include <cassert>
#include <utility>

namespace tenebrae::table {

std::optional<CommandRange> Backlog::take(const Observation& observation, const Reply& reply) {
    assert(observation.commands > 0);
    const std::size_t last = observation.commands - 1;
    const bool has_held = held_ && held_->first <= last;
    CommandRange range =
        has_held ? *held_ : CommandRange{last - reply.others, observation.commands, reply.line};
    range.end = observation.commands;
    held_.reset();
    const std::vector<SeatCommand>& commands = observation.log->commands();
    if (observation.awaits_secret && (observation.awaits_bot || !commands[last].words)) {
        held_ = range;
        // Of several new commands, only the hidden ones at the end are held back.
        while (!observation.awaits_bot && range.end > range.first && !commands[range.end - 1].words
        ) {
            --range.end;
        }
        if (observation.awaits_bot || range.end == range.first) {
            return std::nullopt;
        }
        held_->first = range.end;
    }
    return range;
}

std::optional<CommandRange> Backlog::take_rest(const Observation& observation) {
    std::optional<CommandRange> rest = std::exchange(held_, std::nullopt);
    if (rest) {
        rest->end = observation.commands;
    }
    return rest && rest->first < rest->end ? rest : std::nullopt;
}

std::vector<GroupPart> group_parts(const SeatLog& seat_log, const CommandRange& commands) {
    std::vector<GroupPart> parts;
    const auto add = [&](std::size_t command, bool is_new) {
        GroupPart part;
        part.command = is_new ? &seat_log.commands()[command] : nullptr;
        part.events = seat_log.events_of(command, commands.end);
        // The number of events before these commands.
        const std::size_t known = seat_log.commands()[commands.first].first;
        while (part.first < part.events.size() && part.events[part.first].number <= known) {
            ++part.first;
        }
        if (part.command != nullptr || part.first < part.events.size()) {
            parts.push_back(part);
        }
    };
    if (!seat_log.commands()[commands.first].is_shown()) {
        add(seat_log.last_known(commands.first), false);
    }
    for (std::size_t command = commands.first; command < commands.end; ++command) {
        if (seat_log.commands()[command].is_shown()) {
            add(command, true);
        }
    }
    return parts;
}

}  // namespace tenebrae::table
