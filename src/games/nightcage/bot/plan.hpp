// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "table/bot.hpp"

#include <string>

namespace tenebrae::bots {

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
