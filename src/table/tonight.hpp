// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"
#include "table/reply.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// The night of one game that is the same for everybody on one day, as one person stands to it.
struct Tonight {
    std::string game;  ///< "walking"
    std::string title;  ///< of the game
    std::string date = {};  ///< "2026-11-24", UTC
    std::string name = {};  ///< under which it is kept; empty: it has not begun
    std::string result = {};  ///< "won"; empty: it has not ended
    std::optional<std::int64_t> turns = {};
    std::size_t past_reveals = 0;  ///< how often somebody looked ahead
    int streak = 0;  ///< so many days in a row were won, up to the last one that has ended
};

/// "not played yet", "being played", "won in turn 12".
std::string told_state(const Tonight& tonight);
/// The same and the days in a row.
std::string told_result(const Tonight& tonight);

/// The nights of today; there is one try at each.
class Nightly {
public:
    Nightly() = default;
    virtual ~Nightly() = default;
    Nightly(const Nightly&) = delete;
    Nightly(Nightly&&) = delete;
    Nightly& operator=(const Nightly&) = delete;
    Nightly& operator=(Nightly&&) = delete;

    /// One for each game, in the order of the games.
    [[nodiscard]] virtual std::vector<Tonight> tonight() = 0;
    /// Puts that of a game on the table: begins it, or goes on with it. Once it has ended, that is
    /// refused.
    virtual Reply play_tonight(std::string_view game) = 0;
};

}  // namespace tenebrae::table
