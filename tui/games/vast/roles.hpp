// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/cave.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tenebrae::vast::board {

/// The roles that only Vast has, in the order of own_roles().
enum class OwnRole : std::uint8_t {
    Floor,
    Wall,
    LitWall,
    DarkTile,
    Shadow,
    Knight,
    Goblins,
    Dragon,
    Cave,
    Thief,
    KnightBlock,
    GoblinBlock,
    DragonBlock,
    CaveBlock,
    ThiefBlock,
    Eyes,
    Crystal,
    Treasure,
    Event,
    Gem,
    Fire,
    Water,
    Magma,
    Forest,
    Chasm,
    Planks,
    Ground,
    TorchGlow,
    FireGlow,
    CrystalGlow,
    Health,
    Lost,
    Grit,
    GritEnd,
    Progress,
};
inline constexpr std::size_t kOwnRoles = static_cast<std::size_t>(OwnRole::Progress) + 1;

std::span<const tui::RoleRow> own_roles();

constexpr tui::Role role_of(OwnRole own) {
    return tui::own_role(static_cast<std::size_t>(own));
}
/// Returns the role in which a role of the game is written.
constexpr tui::Role role_of(Role role) {
    return role == Role::Knight    ? role_of(OwnRole::Knight)
           : role == Role::Goblins ? role_of(OwnRole::Goblins)
           : role == Role::Dragon  ? role_of(OwnRole::Dragon)
           : role == Role::Cave    ? role_of(OwnRole::Cave)
           : role == Role::Thief   ? role_of(OwnRole::Thief)
                                   : tui::Role::Text;
}
/// Returns the role of a piece, or of a role's name, drawn as a block of its colour.
constexpr tui::Role block_of(Role role) {
    return role == Role::Knight    ? role_of(OwnRole::KnightBlock)
           : role == Role::Goblins ? role_of(OwnRole::GoblinBlock)
           : role == Role::Dragon  ? role_of(OwnRole::DragonBlock)
           : role == Role::Cave    ? role_of(OwnRole::CaveBlock)
           : role == Role::Thief   ? role_of(OwnRole::ThiefBlock)
                                   : tui::Role::Strong;
}

}  // namespace tenebrae::vast::board
