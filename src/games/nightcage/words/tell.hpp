// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// The stable code of a kind: "stepped-blind".
std::string_view code(EventKind kind);

/// The texts of the events from `first` on, which are those of one command: their causes count from
/// there. The ones before it are all that happened since the start.
std::vector<table::EventText> tell(
    const Rules& rules,
    const Names& names,
    std::span<const table::RawEvent> events,
    std::size_t first
);

}  // namespace tenebrae::nightcage
