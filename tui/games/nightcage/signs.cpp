// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/signs.hpp"

#include <array>

namespace tenebrae::nightcage::board {
namespace {

/// The names of the signs, in the order of Sign.
constexpr std::array<std::string_view, kSigns> kNames{
    "rock",        "rock-lit",   "floor",       "floor-lit",    "crack",      "crack-2",
    "doomed",      "coming",     "pit-nw",      "pit-ne",       "pit-sw",     "pit-se",
    "pit-west",    "pit-east",   "pit",         "chasm",        "gap",        "lit-gap",
    "choice",      "flame",      "out",         "falling",      "turn",       "key",
    "wax",         "burnt",      "nerve",       "no-nerve",     "wax-eater",  "keeper",
    "mouth-north", "mouth-east", "mouth-south", "mouth-west",   "pit-fiend",  "pathless",
    "omen",        "struck",     "wrap-north",  "wrap-east",    "wrap-south", "wrap-west",
    "candle",      "key-bow",    "key-shaft",   "key-bit",      "eye",        "seen",
    "limb-rise",   "limb-fall",  "limb-level",  "limb-upright",
};

}  // namespace

std::string_view name(Sign sign) {
    return kNames[static_cast<std::size_t>(sign)];
}

Signs::Signs(const tui::Glyphs& glyphs) : SignGlyphs(glyphs, "nightcage", kNames) {}

}  // namespace tenebrae::nightcage::board
