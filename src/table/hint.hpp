// SPDX-License-Identifier: MIT
#pragma once

#include "table/advice.hpp"
#include "table/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::table {

/// The amount of advice that a hint reveals.
enum class HintLevel : std::uint8_t {
    Odds,  ///< only the chance to win
    Nudge,  ///< what to look at
    Plan,  ///< what to aim for
    Move,  ///< what to do
};

/// Finds a level that players may ask for: "nudge", "plan" or "move"; nullopt for other words.
std::optional<HintLevel> find_hint_level(std::string_view word);

struct Hint {
    HintLevel level = HintLevel::Move;
    SeatView view;  ///< view of the asking seat, from which the advice follows
    Advice advice;  ///< complete, at least one line; only what the level allows may be shown

    /// Returns the suggested move; nullopt if the level does not reveal it.
    [[nodiscard]] std::optional<Move> move() const {
        return level == HintLevel::Move ? std::optional(advice.lines.front().move) : std::nullopt;
    }
};

/// Formats a chance out of kSureChance: "45 in 100", "under 1 in 100", "over 99 in 100".
std::string format_chance(int chance);
/// Returns a chance as a number from 0 to 1, for JSON.
double chance_number(int chance);

/// Formats a hint as lines of text.
std::string hint_text(const Game& game, const Hint& hint);
/// Formats a hint in few sentences, for the full screen.
std::string short_hint(const Game& game, const Hint& hint);
/// Returns a hint as JSON.
Json hint_json(const Game& game, const Hint& hint);

}  // namespace tenebrae::table
