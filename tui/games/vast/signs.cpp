// SPDX-License-Identifier: MIT
#include "tui/games/vast/signs.hpp"

#include <array>

namespace tenebrae::vast::board {
namespace {

/// The names of the signs, in the order of Sign.
constexpr std::array<std::string_view, kSigns> kSignNames{
    "wall",          "floor",        "dark",          "entrance",     "fangs",      "bones",
    "eye",           "fangs-side",   "bones-side",    "eye-left",     "eye-right",  "watching",
    "crystal",       "event",        "treasure",      "gem",          "flame-wall", "vault",
    "monster",       "rockslide",    "ambush",        "peeked",       "water",      "stream",
    "current-north", "current-east", "current-south", "current-west", "magma",      "mushroom",
    "chasm",         "planks",       "pit",           "choice",       "coming",     "doomed",
    "falling",       "path",         "cube",          "no-cube",      "health",     "lost",
    "turn",
};

}  // namespace

std::string_view name(Sign sign) {
    return kSignNames[static_cast<std::size_t>(sign)];
}

Signs::Signs(const tui::Glyphs& glyphs) : SignGlyphs(glyphs, "vast", kSignNames) {}

}  // namespace tenebrae::vast::board
