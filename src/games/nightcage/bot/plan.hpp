// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/action.hpp"
#include "table/bot.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::bots {

/// What prisoners can be asked for by those of other seats.
inline constexpr std::array<std::string_view, 4> kNightcageWishes{"wait", "come", "go", "hold"};

/// Why such words ask for nothing that can be done on this board.
std::optional<core::Diagnostic> refuse_wish(const table::Game& game, table::Words words);

/// The legal answers of a seat that do most of what is wished; all of them where none does more
/// than another.
struct WishedActions {
    nightcage::ActionList actions;
    bool narrows = false;  ///< there are others, which do less
    bool would_lose = false;  ///< doing it certainly loses the game: so these are all
};

/// From what lies open alone. Precondition: the game is not over.
WishedActions
wished_actions(const nightcage::Rules& rules, const nightcage::View& view, const table::Wish& wish);

/// What the prisoner means to do by an action and why, in a sentence: by what of the evaluation it
/// serves best against the other answers, whatever the order of the stack.
/// Precondition: the action is legal.
std::string plan_of(
    const nightcage::NightCage& game,
    const nightcage::View& view,
    nightcage::Action action,
    const table::Wish& wish
);

}  // namespace tenebrae::bots
