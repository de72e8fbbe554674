// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/rules.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tenebrae::nyctophobia::board {

/// The roles that only Nyctophobia has, in the order of own_roles().
enum class OwnRole : std::uint8_t {
    Ground,
    Tree,
    Border,
    Felt,
    Car,
    Rock,
    Noise,
    Hunter,
    Hunted1,
    Hunted2,
    Hunted3,
    Hunted4,
    Reachable,
    HunterBlock,
    Hunted1Block,
    Hunted2Block,
    Hunted3Block,
    Hunted4Block,
    LitTree,
    LitBorder,
    Moss,
    Lantern,
    Health,
    Wound,
    Pile,
};
inline constexpr std::size_t kOwnRoles = static_cast<std::size_t>(OwnRole::Pile) + 1;

std::span<const tui::RoleRow> own_roles();

constexpr tui::Role role_of(OwnRole own) {
    return tui::own_role(static_cast<std::size_t>(own));
}
/// Returns the role of a Hunted or the Hunter.
constexpr tui::Role role_of_piece(PieceId who) {
    return who == kHunter ? role_of(OwnRole::Hunter)
                          : tui::own_role(static_cast<std::size_t>(OwnRole::Hunted1) + who);
}
/// Returns the role of a piece drawn as a block of its colour.
constexpr tui::Role block_of_piece(PieceId who) {
    return who == kHunter ? role_of(OwnRole::HunterBlock)
                          : tui::own_role(static_cast<std::size_t>(OwnRole::Hunted1Block) + who);
}

/// The light on a space by how well it is known: passed, felt, stood in.
inline constexpr tui::Light kPassedLight = 1;
inline constexpr tui::Light kFeltLight = 2;
inline constexpr tui::Light kStoodLight = 3;

}  // namespace tenebrae::nyctophobia::board
