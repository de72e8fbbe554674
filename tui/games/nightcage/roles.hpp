// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tenebrae::nightcage::board {

/// The roles that only The Night Cage has, in the order of own_roles().
enum class OwnRole : std::uint8_t {
    Rock,
    Floor,
    Crack,
    Pit,
    Key,
    Gate,
    Monster,
    Boss,
    Wax,
    Passage,
    Stone,
    Fissure,
    Rim,
    Hollow,
    Coming,
    Lost,
    Claw,
    Ash,
    Dirge,
    Sight,
    GateGlow,
    MonsterGlow,
    BossGlow,
    Block1,
    Block2,
    Block3,
    Block4,
    Block5,
    LowerWax,
    UpperWax,
    PassageBar,
    KeyBar,
    GateBar,
    MonsterBar,
    BossBar,
};
inline constexpr std::size_t kOwnRoles = static_cast<std::size_t>(OwnRole::BossBar) + 1;

std::span<const tui::RoleRow> own_roles();

constexpr tui::Role role_of(OwnRole own) {
    return tui::own_role(static_cast<std::size_t>(own));
}

/// Returns the role of a prisoner's block, by their number from 0.
constexpr tui::Role block_of(std::size_t prisoner) {
    return tui::own_role(static_cast<std::size_t>(OwnRole::Block1) + prisoner);
}

}  // namespace tenebrae::nightcage::board
