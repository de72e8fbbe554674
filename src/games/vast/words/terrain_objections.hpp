// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/cave_objections.hpp"

#include <array>

/// The objections to answers about Terrain (section N).
namespace tenebrae::vast {

// clang-format off
inline constexpr std::array kAgainstTerrainKind{
    Objection{"only-canyon", "VA-V33", "The Troll needs the Canyon.", "",
              [](const Answer& a) { return is_for_troll(a) && placed_terrain(a) != Terrain::Canyon; }, "", true},
    Objection{"on-map", "VA-N1", "That Terrain is on the map already.", "",
              [](const Answer& a) { return is_on_map(a.state(), placed_terrain(a)); }},
};
inline constexpr std::array kAgainstTerrainPlace{
    Objection{"occupied", "VA-N2", "All cells of the place must be empty.", "", is_any_cell_taken},
    Objection{"not-adjacent", "VA-N2", "No side of the place is that of a tile.", "",
              [](const Answer& a) { return a.kind() == ActionKind::Terrain && has_no_tile_beside(a); }},
    Objection{"not-adjacent", "VA-N2", "Each Pit must share a side with a tile.", "",
              [](const Answer& a) { return a.kind() == ActionKind::Pits && has_no_tile_beside(a); }},
    Objection{"near-terrain", "VA-N2", "No cell may be on or surround a cell of another Terrain.", "", is_near_other_terrain},
};
inline constexpr auto kAgainstTerrain = kit::joined_rows(kAgainstTerrainKind, std::array{
    Objection{"no-turn", "VA-N1", "Name how the {terrain} is turned.", "", lacks_turn, "{turns}", true},
}, kAgainstTerrainPlace, std::array{
    Objection{"dark-bridge", "VA-N7", "The bridge needs a Lit tile on one of its free sides.", "cell", has_dark_bridge},
    Objection{"not-nearest", "VA-N2", "Another place of the {terrain} is nearer to {revealing piece}.", "cell",
              [](const Answer& a) { return is_fit_place(a) && is_worse_place(a); }},
});
inline constexpr auto kAgainstPits = kit::joined_rows(kAgainstTerrainKind, kAgainstTerrainPlace, std::array{
    Objection{"touching", "VA-N12", "No two Pits may touch, even at a corner.", "", are_pits_touching},
    Objection{"unordered", "VA-N1", "Of the other two Pits name the first in reading order first.", "third-pit", are_pits_unordered},
    Objection{"worse-place", "VA-N12", "The first Pit must be nearest to {revealing piece}, and the others as far from each other, then from it, as possible.", "first-pit",
              [](const Answer& a) {
                  return is_fit_place(a) && !are_pits_touching(a) && !are_pits_unordered(a) && is_worse_place(a);
              }},
});
inline constexpr std::array kAgainstNoTerrain{
    Objection{"troll", "VA-V33", "The Troll needs the Canyon: it must be placed.", "", is_for_troll},
};
inline constexpr std::array kAgainstFlow{
    Objection{"no-river", "VA-N13", "{cell} is no space of the River.", "cell", is_no_river, "", true},
    Objection{"not-down", "VA-N13", "{cell} is not further down the current.", "cell", is_not_down_river},
    Objection{"attack-forced", "VA-N13", "On the way to {cell} {piece} would be forced to attack.", "cell", forces_attack_on_way},
};
inline constexpr std::array kAgainstHop{
    Objection{"not-on-pit", "VA-N12", "{here} is no Pit: a piece hops from Pit to Pit.", "", is_not_on_pit, "", true},
    Objection{"no-pit", "VA-N12", "{cell} is no Pit.", "cell", is_no_pit, "", true},
    Objection{"no-way-on", "VA-N12", "From {cell} what is left of the movement leads to no space where {piece} may stop.", "cell",
              [](const Answer& a) { return !is_no_pit(a) && !is_not_on_pit(a) && is_no_hop(a); }},
};
// clang-format on

}  // namespace tenebrae::vast
