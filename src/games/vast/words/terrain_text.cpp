// SPDX-License-Identifier: MIT
#include "games/vast/words/terrain_text.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"

#include <array>
#include <vector>

namespace tenebrae::vast {
namespace {

// Each list in the order of T12.
constexpr std::array<std::string_view, kTerrains> kTerrainTexts{
    "only the bridge can be entered; a surfaced Dragon flies straight over an impassable space by "
    "Wing 2, and the Thief climbs over it for 2 cubes and 2 Movement [VA-N7, VA-N8].",
    "a tribe that enters it from outside loses 1 Population; its spaces count as Lit for tribes "
    "that leave them [VA-N9].",
    "at the end of its own turn here the Knight loses 1 Health, a tribe scatters, the Thief is "
    "killed; a tribe loses 1 Population for each space of it that it leaves [VA-N10].",
    "no shot, Hex, power or Omen from another space hits a piece in it, or comes from one in it "
    "[VA-N11].",
    "no piece may stop on a Pit; from one a piece may hop to another for 1 Movement [VA-N12].",
    "a piece that enters it may flow down the current for nothing; a tribe loses 1 Population on "
    "entering it, and for each step against the current [VA-N13]."};
constexpr std::array<std::string_view, kTerrains> kTerrainSigns{
    "#####", "lake", "magma", "wood", "pit", "riv "};

}  // namespace

std::string_view explain_terrain(Terrain terrain) {
    return kTerrainTexts[static_cast<std::size_t>(terrain)];
}

std::string terrain_left(const State& state) {
    std::vector<std::string> left;
    for (const Terrain terrain : kAllTerrains) {
        if (!is_on_map(state, terrain)) {
            left.emplace_back(name(terrain));
        }
    }
    return left.empty() ? "none" : core::joined(left, ", ");
}

std::string terrain_sign(const Space& space) {
    const Terrain terrain = terrain_of(space);
    if (terrain == Terrain::Canyon && part_of(space) == 1) {
        return "=====";
    }
    std::string sign(kTerrainSigns[static_cast<std::size_t>(terrain)]);
    if (terrain == Terrain::River) {
        sign += name_of_turn(terrain, turn_of(space));
    }
    return sign;
}

}  // namespace tenebrae::vast
