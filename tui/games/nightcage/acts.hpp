// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/act.hpp"

#include <cstdint>
#include <span>

namespace tenebrae::nightcage::board {

/// The acts that only The Night Cage has, in the order of own_acts().
enum class OwnAct : std::uint8_t {
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
inline constexpr std::size_t kOwnActs = static_cast<std::size_t>(OwnAct::FallColumn) + 1;

std::span<const tui::ActRow> own_acts();

constexpr tui::Act act_of(OwnAct own) {
    return tui::own_act(static_cast<std::size_t>(own));
}

}  // namespace tenebrae::nightcage::board
