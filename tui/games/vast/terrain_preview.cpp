// SPDX-License-Identifier: MIT
#include "tui/games/vast/terrain_preview.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "tui/games/vast/aim.hpp"
#include "tui/games/vast/terrain_shape.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tenebrae::vast::board {
namespace {

using K = ActionKind;

/// What each Terrain does, in the order of Terrain.
constexpr std::array<std::string_view, kTerrains> kEffects{
    "Only the bridge can be entered; its sides towards the chasm are walled [VA-N7, VA-N8]",
    "A tribe that enters loses 1 Population [VA-N9]",
    "Who ends the own turn there is hurt: the Knight loses 1 Health, a tribe scatters, the Thief "
    "is "
    "killed [VA-N10]",
    "Bows and powers from other spaces do not reach a piece there [VA-N11]",
    "Nobody stops on a Pit: pieces pass over it or hop to another one [VA-N12]",
    "A tribe that enters loses 1 Population; pieces may flow down the current [VA-N13]"};

/// Returns the Population that a tribe loses by entering a space from its own.
int lost_on_entry(const State& state, SpaceId from, SpaceId to) {
    const bool is_water =
        is_terrain(state, to, Terrain::Lake) || is_terrain(state, to, Terrain::River);
    return is_water && !is_same_terrain(state, from, to) ? 1 : 0;
}

void preview_place(const Answer& answer, PreviewLines& lines) {
    const Terrain terrain = *terrain_in(answer.action);
    good(lines, std::string(kEffects.at(static_cast<std::size_t>(terrain))));
    if (terrain == Terrain::River) {
        good(
            lines,
            "The current runs "
                + std::string(display_name(static_cast<Direction>(answer.action.over)))
        );
    }
    for (const TerrainPart& part : placed_parts(answer.action)) {
        for (const Piece tribe : kTribes) {
            if (answer.state().tribe(tribe).lurks == part.at) {
                good(lines, "The lurking tribe on " + name(part.at) + " becomes revealed [VA-N2]");
            }
        }
    }
    good(lines, "No other Terrain comes in this round [VA-N1]");
}

}  // namespace

std::string ground_words(const Space& space) {
    return space.is_terrain() ? core::capitalised(std::string(name_of_part(terrain_part(space))))
           : space.is_dark()  ? "Dark"
                              : "Lit";
}

void preview_terrain_entry(
    const Answer& answer, SpaceId space, Piece entering, PreviewLines& lines
) {
    const State& state = answer.state();
    if (space == kNoSpace || !state.spaces[space].is_terrain()) {
        return;
    }
    if (is_tribe(entering) && lost_on_entry(state, space_of(state, entering), space) > 0) {
        bad(lines,
            "1 Population is lost in the water: " + digits(state.tribe(entering).population)
                + " to " + digits(std::max(0, state.tribe(entering).population - 1))
                + (is_terrain(state, space, Terrain::Lake) ? " [VA-N9]" : " [VA-N13]"));
    }
    if (is_terrain(state, space, Terrain::Magma) && entering != Piece::Dragon) {
        bad(lines,
            entering == Piece::Knight  ? "To end the turn there costs 1 Health [VA-N10]"
            : entering == Piece::Thief ? "To end the turn there kills you [VA-N10]"
                                       : "To end the turn there scatters the tribe [VA-N10]");
    }
    if (is_pit(state, space)) {
        good(lines, "You cannot stop there: a step or hop must lead on [VA-N12]");
    }
}

void preview_new_space(const Answer& answer, PreviewLines& lines) {
    good(
        lines,
        answer.rules.has_role(Role::Cave) ? "The Cave places a tile there first [VA-N6]"
                                          : "A tile of the stack is placed there first [VA-N6]"
    );
}

void preview_terrain(const Answer& answer, PreviewLines& lines) {
    const SpaceId space = answer.space();
    if (terrain_in(answer.action)) {
        preview_place(answer, lines);
    } else if (answer.kind() == K::NoTerrain) {
        good(lines, "No Terrain comes in this round [VA-N1]");
    } else if (answer.kind() == K::Hop) {
        good(lines, "A hop costs 1 Movement [VA-N12]");
    } else if (answer.kind() == K::Flow && space != kNoSpace) {
        const int steps = distance(answer.state().spaces[answer.here()].at, answer.action.cell);
        good(lines, core::counted(steps, "space") + " down the current, for nothing [VA-N13]");
    }
}

}  // namespace tenebrae::vast::board
