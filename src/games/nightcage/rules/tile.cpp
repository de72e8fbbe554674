// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/tile.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr std::array<std::string_view, kTileKinds> kNames{
    "none",
    "start",
    "straight",
    "tee",
    "crumbling-tee",
    "four-way",
    "key",
    "gate",
    "wax-eater",
    "keeper",
    "pit-fiend",
    "pathless",
    "omen",
    "pit",
    "chasm",
};

}  // namespace

std::string_view name(TileKind kind) {
    return kNames[index(kind)];
}

TileKind tile_kind(std::string_view wanted) {
    const auto found = std::find(kNames.begin(), kNames.end(), wanted);
    return found == kNames.end() ? TileKind::None : static_cast<TileKind>(found - kNames.begin());
}

}  // namespace tenebrae::nightcage
