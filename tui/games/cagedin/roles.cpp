// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/roles.hpp"

#include <array>

namespace tenebrae::cagedin::board {
namespace {

/// The names of the signs, in the order of Sign.
constexpr std::array<std::string_view, kSigns> kSignNames{
    "rise",
    "fall",
    "counter",
    "hurting",
    "choice",
    "pinned",
    "hit",
    "stopped",
    "cube",
    "space",
    "back",
    "turn",
};

}  // namespace

std::span<const tui::RoleRow> own_roles() {
    static constexpr std::array<tui::RoleRow, kOwnRoles> kRows{{
        {"mat", "a hex, in the light that falls on it"},
        {"edge", "between two hexes"},
        {"cage", "the cage around them"},
        {"counter", "a counter-strike hex"},
        {"hurting", "a +1 DMG hex"},
        {"reach", "a hex that the card in focus can lead to"},
        {"red", "the red fighter: his name, his corner"},
        {"blue", "the blue fighter, likewise"},
        {"damage", "a cube of damage; in a bar in light 1 or 2, in turn"},
        {"tired", "a cube of fatigue, likewise"},
        {"mark", "an F or KO space, or a level of fatigue, not covered yet; in a bar likewise"},
        {"card", "a card that can be played: in light 2 or 3, in turn"},
        {"red-pawn", "the red fighter's pawn"},
        {"blue-pawn", "the blue fighter's pawn"},
        {"lit-cage", "the cage, in light"},
        {"canvas", "the mat in half blocks"},
        {"shade", "the shade at the cage, on the mat"},
        {"card-back", "a card in a bar, likewise"},
    }};
    static_assert(kRows.size() <= tui::kMaxOwnRoles);
    return kRows;
}

std::string_view name(Sign sign) {
    return kSignNames[static_cast<std::size_t>(sign)];
}

Signs::Signs(const tui::Glyphs& glyphs) : SignGlyphs(glyphs, "cagedin", kSignNames) {}

}  // namespace tenebrae::cagedin::board
