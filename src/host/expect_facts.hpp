// SPDX-License-Identifier: MIT
#pragma once

#include "host/viewer.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The parts of "expect" that speak of events.
namespace tenebrae::host {

using Fact = core::Result<table::FactCheck>;

/// The words of a fact, beginning with its name: "legal move n" begins at `first`.
struct FactLine {
    const Match& match;
    const Viewer& viewer;
    const table::TextLine& line;
    std::size_t first;
    int seat;  ///< the seat, or kSpectator, whose events the fact is about

    [[nodiscard]] std::size_t count() const { return line.words.size() - first; }
    [[nodiscard]] std::string_view word(std::size_t index) const {
        return line.word(first + index);
    }
};

/// Checks "event", "no-event" and "events": the events that the seat got of the last command, or of
/// the beginning if there is no command yet.
Fact check_event(const FactLine& fact);
Fact check_no_event(const FactLine& fact);
Fact check_events(const FactLine& fact);

/// Returns the possible last words of these facts, from the events of the last command.
std::vector<std::string> event_fact_words(const FactLine& fact);

}  // namespace tenebrae::host
