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

/// The requests that other seats can make of a prisoner.
inline constexpr std::array<std::string_view, 4> kNightcageRequests{"wait", "come", "go", "hold"};

/// Returns why such a request is not possible on this board.
std::optional<core::Diagnostic> refuse_request(const table::Game& game, table::Words words);

/// The legal answers that follow a request best; all of them if they follow it equally.
struct RequestedActions {
    nightcage::ActionList actions;
    bool narrows = false;  ///< other answers follow it less
    bool would_lose = false;  ///< following it certainly loses, so `actions` are all legal ones
};

/// Returns the actions that follow a request. Uses public information only. Precondition: the game
/// is not over.
RequestedActions requested_actions(
    const nightcage::Rules& rules, const nightcage::View& view, const table::BotRequest& request
);

/// Returns what a prisoner does, and what it does on the board, in sentences. Does not depend on
/// the order of the stack. Precondition: the action is legal.
std::string plan_of(
    const nightcage::NightCage& game,
    const nightcage::View& view,
    nightcage::Action action,
    const table::BotRequest& request
);

}  // namespace tenebrae::bots
