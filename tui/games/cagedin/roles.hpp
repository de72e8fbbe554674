// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/cards.hpp"
#include "tui/screen/sign_brush.hpp"
#include "tui/screen/theme.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// The roles and signs of the board of Caged In.
namespace tenebrae::cagedin::board {

/// The roles of Caged In alone, in the order of own_roles().
enum class OwnRole : std::uint8_t {
    Mat,
    Edge,
    Cage,
    Counter,
    Hurting,
    Reach,
    Red,
    Blue,
    Damage,
    Tired,
    Mark,
    Card,
    RedPawn,
    BluePawn,
    LitCage,
    Canvas,
    Shade,
    CardBack,
};
inline constexpr std::size_t kOwnRoles = static_cast<std::size_t>(OwnRole::CardBack) + 1;

std::span<const tui::RoleRow> own_roles();

constexpr tui::Role role_of(OwnRole own) {
    return tui::own_role(static_cast<std::size_t>(own));
}
constexpr tui::Role role_of(Seat seat) {
    return role_of(seat == kRed ? OwnRole::Red : OwnRole::Blue);
}

/// Returns the role of a pawn on a background of its colour.
constexpr tui::Role pawn_of(Seat seat) {
    return role_of(seat == kRed ? OwnRole::RedPawn : OwnRole::BluePawn);
}

/// The lights of the backgrounds of cards, which alternate.
inline constexpr tui::Light kCardGround = 2;

/// The signs of the board: glyphs "cagedin.rise" and so on.
enum class Sign : std::uint8_t {
    Rise,
    Fall,
    Counter,
    Hurting,
    Choice,
    Pinned,
    Hit,
    Stopped,
    Cube,
    Space,
    Back,
    Turn,
};
inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::Turn) + 1;

/// Returns the name in glyph files without the game's prefix: "rise".
std::string_view name(Sign sign);

/// The signs of one glyph set, which must outlive this object unchanged.
struct Signs : tui::SignGlyphs<Sign> {
    explicit Signs(const tui::Glyphs& glyphs);
};

using Brush = tui::SignBrush<Signs, Sign>;

}  // namespace tenebrae::cagedin::board
