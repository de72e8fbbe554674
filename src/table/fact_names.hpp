// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::table {

/// The names of the facts of every game, which `expect` checks itself: no fact of a game has one of
/// them.
inline constexpr std::array<std::string_view, 16> kSharedFacts{
    "legal",
    "illegal",
    "refused",
    "only",
    "won",
    "lost",
    "resigned",
    "unfinished",
    "drew",
    "result",
    "undo-stopped",
    "event",
    "no-event",
    "told",
    "silent",
    "events"};

constexpr bool is_shared_fact(std::string_view name) {
    return std::ranges::find(kSharedFacts, name) != kSharedFacts.end();
}

}  // namespace tenebrae::table
