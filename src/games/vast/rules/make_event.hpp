// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/event.hpp"

#include <cstddef>

/// Makers of events, private to the rules.
namespace tenebrae::vast {

/// Returns the number of a statement: "K19"_va.
consteval RuleNumber operator""_va(const char* text, std::size_t size) {
    RuleNumber rule{text[0], 0};
    for (std::size_t place = 1; place < size; ++place) {
        rule.number = static_cast<std::uint8_t>(rule.number * 10 + (text[place] - '0'));
    }
    return rule;
}

template <typename Who = int, typename Value = int>
Event make(EventKind kind, RuleNumber rule, Who who = {}, Value value = {}) {
    Event event;
    event.kind = kind;
    event.rule = rule;
    event.who = static_cast<std::uint8_t>(who);
    event.value = static_cast<std::uint8_t>(value);
    return event;
}
inline Event to(Event event, Cell cell) {
    event.to = cell;
    return event;
}
inline Event from(Event event, Cell cell) {
    event.from = cell;
    return event;
}
template <typename One, typename Two = int>
Event with(Event event, One one, Two two = {}) {
    event.items[0] = static_cast<std::uint8_t>(one);
    event.items[1] = static_cast<std::uint8_t>(two);
    return event;
}

}  // namespace tenebrae::vast
