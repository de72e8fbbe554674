// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/state.hpp"

#include <optional>
#include <span>
#include <string>

/// How long the Hunted have to live after the call, from what every seat hears.
namespace tenebrae::nyctophobia {

/// The call for help.
struct HeardCall {
    PieceId seat = kNoPiece;  ///< the Hunted in whose turn it was made (HU-L3)
    bool is_armed = false;  ///< that turn is over
};
/// Returns the call; nullopt if none was heard. `events`: all that a seat heard so far.
std::optional<HeardCall> heard_call(std::span<const Event> events);

/// Returns how many turns of the Hunter, with one in progress, are left until the turn whose end
/// saves the Hunted (HU-O1, HU-E1).
int hunter_turns_left(const Rules& rules, const PublicState& open, const HeardCall& call);

/// Returns "Live until Hunted 1 has moved again: 1 turn of the Hunter."; empty without a call that
/// was heard, and after the end.
std::string countdown(const Rules& rules, const PublicState& open, std::span<const Event> events);

}  // namespace tenebrae::nyctophobia
