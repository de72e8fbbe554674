// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key_action.hpp"

#include <cstdint>
#include <span>

namespace tenebrae::vast::board {

/// The key actions that only Vast has, in the order of game_key_actions().
enum class GameKeyAction : std::uint8_t {
    Pass,
    Attack,
    Take,
    Cube,
    Map,
    Bomb,
    Shoot,
    Card,
    Quest,
    Face,
    Flare,
    Explore,
    Hide,
    Special,
    Power,
    Turn,
    Overview,
    Boards,
};
inline constexpr std::size_t kGameKeyActions = static_cast<std::size_t>(GameKeyAction::Boards) + 1;

std::span<const tui::KeyActionRow> game_key_actions();

}  // namespace tenebrae::vast::board
