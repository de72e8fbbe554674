// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"
#include "table/bot.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {

/// The requests that other seats can make to a Hunted.
inline constexpr std::array<std::string_view, 4> kHuntedRequests{"wait", "come", "go", "hide"};

/// Returns the error if the words are not a request to a Hunted.
std::optional<core::Diagnostic> refuse_request(const table::Game& game, table::Words words);

/// The legal answers that follow a request best; all legal answers if none is better than another.
struct RequestedActions {
    ActionList actions;
    bool narrows = false;  ///< other legal answers follow the request less
    bool has_no_path = false;  ///< the seat knows no path to the place
};

/// Finds the answers that follow a request. Uses only what the seat knows. Precondition: the seat
/// decides.
RequestedActions
requested_actions(const Rules& rules, const View& view, const table::BotRequest& request);

/// Returns a sentence, after a space, on whether an action follows the request; empty without a
/// request.
std::string order_sentence(
    const Rules& rules, const View& view, Action action, const table::BotRequest& request
);

}  // namespace tenebrae::nyctophobia
