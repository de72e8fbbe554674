// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/frame.hpp"
#include "kit/value_names.hpp"

#include <array>
#include <string_view>

/// The words of JSON for what is under way.
namespace tenebrae::vast {

inline constexpr std::array<std::string_view, kFrameKinds> kFrameNames{
    "turn",
    "goblin-turn",
    "fill",
    "orient",
    "reveal",
    "collapsing",
    "after-collapse",
    "place",
    "remove",
    "past-plunder",
    "push",
    "push-token",
    "arrival",
    "scatter",
    "lose-population",
    "change-rage",
    "tribe-attack",
    "drop-trap",
    "bomber",
    "lose-grit",
    "gain-grit",
    "track-cubes",
    "poison-cubes",
    "knight",
    "encounter",
    "event",
    "drop-event",
    "resolve",
    "brace",
    "ambush",
    "fight",
    "thrown",
    "keep",
    "heal",
    "war",
    "overpopulation",
    "monsters",
    "secrets",
    "tribes",
    "tribe",
    "cave-in",
    "gnome",
    "return-gem",
    "hide",
    "axe",
    "tribe-strike",
    "shy",
    "dragon-turn",
    "dragon-acts",
    "pay",
    "roll",
    "dragon-move",
    "power-hits",
    "eat",
    "wrath",
    "hoard",
    "gem",
    "surface",
    "discard-foe",
    "back",
    "cave-turn",
    "omen-pay",
    "offer",
    "dig",
    "fade",
    "spores",
    "thief-turn",
    "assign",
    "thief",
    "peek",
    "action-roll",
    "snatch",
    "filch",
    "upgrade",
    "fall",
    "thief-hit",
    "evade",
    "bonus",
    "terrain",
    "flow"};
constexpr std::array<std::string_view, kFrameKinds> names_of(FrameKind) {
    return kFrameNames;
}

}  // namespace tenebrae::vast
