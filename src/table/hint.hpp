// SPDX-License-Identifier: MIT
#pragma once

#include "table/advice.hpp"
#include "table/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::table {

/// How much a hint gives away.
enum class HintLevel : std::uint8_t {
    Odds,  ///< how it stands: the chance to win alone
    Nudge,  ///< what to look at
    Plan,  ///< what to aim for
    Move,  ///< what to do
};

/// "nudge", "plan", "move": of those that may be asked for.
std::optional<HintLevel> find_hint_level(std::string_view word);

struct Hint {
    HintLevel level = HintLevel::Move;
    SeatView view;  ///< of whoever asks; the advice follows from it
    Advice advice;  ///< all of it, a line at least: no more may be shown than the level says

    /// What is proposed; nothing where the level keeps that back.
    [[nodiscard]] std::optional<Move> move() const {
        return level == HintLevel::Move ? std::optional(advice.lines.front().move) : std::nullopt;
    }
};

/// A chance of kSureChance for people: "45 in 100", "under 1 in 100", "over 99 in 100".
std::string spoken_chance(int chance);
/// And for programs: from 0 to 1.
double chance_number(int chance);

/// In lines, for people.
std::string hint_text(const Game& game, const Hint& hint);
/// The same in few sentences, for a screen.
std::string short_hint(const Game& game, const Hint& hint);
/// For programs.
Json hint_json(const Game& game, const Hint& hint);

}  // namespace tenebrae::table
