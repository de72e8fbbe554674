// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key_action.hpp"

#include <cstdint>
#include <span>

namespace tenebrae::nightcage::board {

/// The key actions that only The Night Cage has, in the order of game_key_actions().
enum class GameKeyAction : std::uint8_t {
    Turn,
    TurnBack,
    Stay,
    Charge,
    Block,
    Endure,
    Pass,
    Take,
    EndTurn,
    Sustain,
    Drop,
    FallRow,
    FallColumn,
};
inline constexpr std::size_t kGameKeyActions =
    static_cast<std::size_t>(GameKeyAction::FallColumn) + 1;

std::span<const tui::KeyActionRow> game_key_actions();

}  // namespace tenebrae::nightcage::board
