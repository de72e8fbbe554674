// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key_action.hpp"

#include <cstdint>
#include <span>

namespace tenebrae::cagedin::board {

/// The key actions of Caged In alone, in the order of game_key_actions().
enum class GameKeyAction : std::uint8_t {
    Strike,
    Haymaker,
    Shove,
    Takedown,
    Footwork,
    Discard,
    Rest,
    Pound,
    Submit,
    Stand,
    Block,
    PairCards,
    Pass,
};
inline constexpr std::size_t kGameKeyActions = static_cast<std::size_t>(GameKeyAction::Pass) + 1;

std::span<const tui::KeyActionRow> game_key_actions();

}  // namespace tenebrae::cagedin::board
