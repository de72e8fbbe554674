// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/words/event_text.hpp"
#include "positions.hpp"

namespace tenebrae::nightcage {

/// Returns the text of the events of one command, each with its cause.
inline std::vector<table::EventText>
texts_of(const Rules& rules, const Names& names, std::span<const Event> events) {
    const std::vector<table::RawEvent> bytes = raw(events);
    std::vector<table::EventText> texts;
    for (std::size_t place = 0; place < events.size(); ++place) {
        const std::optional<std::size_t> cause = cause_of(bytes, 0, place);
        texts.push_back(event_text(
            rules, names, events[place], cause ? std::optional(events[*cause]) : std::nullopt
        ));
    }
    return texts;
}

}  // namespace tenebrae::nightcage
