// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/signs.hpp"

#include <array>

namespace tenebrae::nyctophobia::board {
namespace {

/// The names of the signs, in the order of Sign.
constexpr std::array<std::string_view, kSigns> kSignNames{
    "stood",        "felt",   "passed",      "tree-upright", "tree-level", "border-upright",
    "border-level", "corner", "untold",      "body",         "car",        "rock",
    "noise",        "hunter", "hunter-mark", "hidden",       "choice",     "path",
    "north",        "east",   "south",       "west",         "turn",       "health",
    "lost",
};

}  // namespace

std::string_view name(Sign sign) {
    return kSignNames[static_cast<std::size_t>(sign)];
}

Signs::Signs(const tui::Glyphs& glyphs) : SignGlyphs(glyphs, "nyctophobia", kSignNames) {}

}  // namespace tenebrae::nyctophobia::board
