// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key_action.hpp"

#include <cstdint>
#include <span>

namespace tenebrae::nyctophobia::board {

/// The key actions that only Nyctophobia has, in the order of game_key_actions().
enum class GameKeyAction : std::uint8_t {
    Pass,
    Search,
    Sprint,
    Throw,
    Hop,
    Hide,
    Call,
    Cheer,
    Noise,
    Rock,
    Fist,
    Speak,
    Beliefs,
    Tree,
    Car,
    Start,
    Clear,
};
inline constexpr std::size_t kGameKeyActions = static_cast<std::size_t>(GameKeyAction::Clear) + 1;

std::span<const tui::KeyActionRow> game_key_actions();

}  // namespace tenebrae::nyctophobia::board
