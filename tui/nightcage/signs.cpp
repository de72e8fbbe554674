// SPDX-License-Identifier: MIT
#include "tui/nightcage/signs.hpp"

#include <array>

namespace tenebrae::nightcage::board {
namespace {

constexpr std::string_view kGame = "nightcage.";

/// In the order of Sign.
constexpr std::array<std::string_view, kSigns> kNames{
    "nightcage.rock",        "nightcage.rock-lit",   "nightcage.floor",
    "nightcage.floor-lit",   "nightcage.crack",      "nightcage.crack-2",
    "nightcage.doomed",      "nightcage.coming",     "nightcage.pit-nw",
    "nightcage.pit-ne",      "nightcage.pit-sw",     "nightcage.pit-se",
    "nightcage.pit-west",    "nightcage.pit-east",   "nightcage.pit",
    "nightcage.chasm",       "nightcage.gap",        "nightcage.lit-gap",
    "nightcage.choice",      "nightcage.flame",      "nightcage.out",
    "nightcage.falling",     "nightcage.turn",       "nightcage.key",
    "nightcage.wax",         "nightcage.burnt",      "nightcage.nerve",
    "nightcage.no-nerve",    "nightcage.wax-eater",  "nightcage.keeper",
    "nightcage.mouth-north", "nightcage.mouth-east", "nightcage.mouth-south",
    "nightcage.mouth-west",  "nightcage.pit-fiend",  "nightcage.pathless",
    "nightcage.omen",        "nightcage.struck",     "nightcage.wrap-north",
    "nightcage.wrap-east",   "nightcage.wrap-south", "nightcage.wrap-west",
};

}  // namespace

std::string_view name(Sign sign) {
    return kNames[static_cast<std::size_t>(sign)].substr(kGame.size());
}

Signs::Signs(const tui::Glyphs& glyphs) : glyphs_(glyphs.list(kNames)) {}

}  // namespace tenebrae::nightcage::board
