// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/cave_conditions.hpp"
#include "games/vast/words/terrain_conditions.hpp"

#include <array>

/// The objections to answers about the map (VA-O6). Like the others they follow the rules one by
/// one, not the list of legal actions, so that a mistake in either shows.
namespace tenebrae::vast {

using Objection = kit::Objection<Answer>;

// clang-format off
/// The tile that is placed: with the Cave in the game it names one of its hand.
inline constexpr std::array kOfHand{
    Objection{"names-tile", "VA-P1", "The tile comes unseen from the stack: name only the cell.", "placed",
              [](const Answer& a) { return !has_cave(a) && names_tile(a); }},
    Objection{"no-tile", "VA-C2", "Name the tile of the hand too.", "", lacks_tile, "{hand}"},
    Objection{"not-in-hand", "VA-C2", "The Cave's hand does not have {placed}.", "placed", is_not_in_hand, "{hand}"},
    Objection{"crystal-first", "VA-C7", "In its own turn the Cave places its crystal tiles first.", "placed", comes_after_crystal, "{hand}"},
};
inline constexpr auto kAgainstFill = kit::joined_rows(std::array{
    Objection{"occupied", "VA-P1", "There is already a tile on {cell}.", "cell",
              [](const Answer& a) { return a.has_space(); }},
    Objection{"no-open-edge", "VA-P2", "No open edge leads to {cell}.", "cell",
              [](const Answer& a) { return !a.has_space() && !is_beside_open_edge(a); }},
}, kOfHand);
inline constexpr std::array kLayout{
    Objection{"not-to-reveal", "VA-R4", "That tile is not one of those to reveal.", "",
              [](const Answer& a) { return a.kind() == ActionKind::Reveal && !is_to_reveal(a); }, "", true},
    Objection{"no-layout", "VA-R1", "The tile cannot lie with these sides open.", "sides",
              [](const Answer& a) { return !is_layout(a); }, "{layouts}", true},
    Objection{"entry-closed", "VA-R2", "The Knight came from the {entry}: that side must be open.", "sides",
              [](const Answer& a) { return has_entry(a) && !has(a.action.what, a.frame().piece); }},
    Objection{"not-joined", "VA-R3", "So the tile would not be joined to the Entrance, though it can be.", "sides",
              [](const Answer& a) { return !has_entry(a) && leaves_apart(a); }},
};
/// What keeps a piece from a step onto a space because of Terrain.
inline constexpr std::array kAgainstTerrainStep{
    Objection{"impassable", "VA-N7", "An impassable space of the Canyon is in the way.", "", enters_impassable},
    Objection{"way-back", "VA-N12", "From a Pit {piece} cannot go back to where it came from.", "", goes_back},
    Objection{"no-way-on", "VA-N12", "No piece stops on a Pit, and what is left of the movement leads on to no other space.", "", has_no_way_on},
};
inline constexpr std::array kAgainstLeaving{
    Objection{"collapse", "VA-N6", "In the Collapse no tile is placed.", "",
              [](const Answer& a) { return leaves_terrain(a) && a.state().collapse; }},
    Objection{"no-tile", "VA-N6", "No tile is left to place.", "",
              [](const Answer& a) { return leaves_terrain(a) && !a.state().collapse && has_no_tile_left(a); }},
    Objection{"left", "VA-N6", "{Piece} has left this Terrain onto an empty cell in this turn.", "", has_left_terrain},
};
inline constexpr std::array kAgainstExit{
    Objection{"not-dug", "VA-V36", "The Underworm does not throw the Knight to {cell}.", "cell",
              [](const Answer& a) { return is_dug_out(a) && is_dug_elsewhere(a); }},
    Objection{"no-space", "{exit rule}", "There is no space on {cell}.", "cell",
              [](const Answer& a) { return !is_dug_out(a) && is_empty_cell(a); }, "", true},
    Objection{"no-flight", "VA-D33", "{cell} is not one of the nearest spaces outside the marked tiles that {piece} can reach.", "cell",
              [](const Answer& a) { return a.is_fleeing() && is_no_flight(a); }},
    Objection{"not-adjacent", "{exit rule}", "{cell} is not next to {here}.", "cell",
              [](const Answer& a) { return leaves_by_side(a) && !is_beside(a); }, "", true},
    Objection{"walled", "{exit rule}", "No passage leads from {here} to {cell}.", "cell",
              [](const Answer& a) { return leaves_by_side(a) && is_exit_walled(a); }},
    Objection{"no-stop", "VA-X5", "No piece may stop on {cell}.", "cell",
              [](const Answer& a) { return leaves_by_side(a) && is_no_place_to_stop(a); }},
    Objection{"same-terrain", "VA-X5", "{cell} is a part of the Terrain that is removed.", "cell", leaves_within_terrain},
    Objection{"dark", "VA-V31", "The Knight cannot be thrown onto a Dark tile.", "cell",
              [](const Answer& a) { return a.is_thrown() && !is_dug_out(a) && a.at().is_dark(); }},
    Objection{"occupied", "VA-V31", "{cell} is not unoccupied.", "cell",
              [](const Answer& a) { return a.is_thrown() && !is_dug_out(a) && !is_unoccupied(a.state(), a.space()); }},
    Objection{"dark", "VA-X5", "The Knight cannot leave onto a Dark tile.", "cell",
              [](const Answer& a) { return exits_as(a, Piece::Knight) && a.at().is_dark(); }},
    Objection{"tribe-there", "VA-X5", "There is a tribe on {cell}.", "cell",
              [](const Answer& a) { return exits_as(a, Piece::Knight) && tribe_on(a.state(), a.space()) != Piece::None; }},
    Objection{"dragon-there", "VA-X5", "The surfaced Dragon is on {cell}.", "cell",
              [](const Answer& a) { return exits_as(a, Piece::Knight) && is_there(a, Piece::Dragon) && a.state().dragon.surfaced; }},
    Objection{"monster-there", "VA-X5", "There is a Monster token on {cell}.", "cell",
              [](const Answer& a) { return exits_as(a, Piece::Knight) && has_monster_token(a.state(), a.space()); }},
    Objection{"knight-there", "VA-X5", "The Knight is on {cell}.", "cell",
              [](const Answer& a) { return exits_as_tribe(a) && is_there(a, Piece::Knight); }},
    Objection{"dragon-there", "VA-X5", "The Dragon on {cell} has Armor {armor}; {piece} has Strength {active strength}, and needs more.", "cell",
              [](const Answer& a) { return exits_as_tribe(a) && is_dragon_too_strong(a); }},
    Objection{"dark", "VA-X5", "The surfaced Dragon cannot leave onto a Dark tile.", "cell",
              [](const Answer& a) { return exits_surfaced(a) && a.at().is_dark(); }},
    Objection{"knight-there", "VA-X5", "The Knight on {cell} has Strength {strength}; the Dragon's Armor is {armor}, and must be higher.", "cell",
              [](const Answer& a) { return exits_surfaced(a) && is_knight_too_strong(a); }},
    Objection{"tribe-there", "VA-X5", "A tribe on {cell} is stronger than the Armor of the Ash Dragon.", "cell",
              [](const Answer& a) { return exits_surfaced(a) && is_tribe_too_strong(a); }},
    Objection{"blocks-others", "VA-X6", "Then another piece could not leave the tile.", "cell",
              [](const Answer& a) {
                  return leaves_by_side(a) && !a.is_thrown() && !is_exit_walled(a) && !is_exit_barred(a)
                         && blocks_later_piece(a);
              }},
};
inline constexpr std::array kAgainstSlide{
    Objection{"no-section", "VA-X10", "{cell} is not the first space of a section.", "cell",
              [](const Answer& a) { return named_section(a, find_sections(a.state())) < 0; }, "", true},
    Objection{"entrance", "VA-X11", "The section of the Entrance never moves.", "cell", is_of_entrance, "", true},
    Objection{"not-nearer", "VA-X11", "So the section would come no nearer to another.", "direction",
              [](const Answer& a) { return !comes_nearer(a); }},
};
inline constexpr std::array kAgainstPush{
    Objection{"no-space", "VA-O1", "There is no space on {next}.", "direction",
              [](const Answer& a) { return a.next() == kNoSpace; }, "", true},
    Objection{"walled", "VA-O1", "No passage leads from {here} to {next}.", "direction",
              [](const Answer& a) { return !has_passage(a.state(), a.here(), a.action.direction()); }},
    Objection{"impassable", "VA-N7", "An impassable space of the Canyon is in the way.", "direction",
              [](const Answer& a) { return !a.pushes_token() && is_impassable(a.state(), a.next()); }},
    Objection{"way-back", "VA-N12", "From a Pit {piece} cannot go back to where it came from.", "direction",
              [](const Answer& a) { return !a.pushes_token() && goes_back(a); }},
    Objection{"no-way-on", "VA-N12", "No piece stops on a Pit, and the steps left lead on to no other space.", "direction", is_stuck_by_push},
    Objection{"dark", "VA-O2", "The Knight cannot be moved onto a Dark tile.", "direction",
              [](const Answer& a) { return pushes_knight(a) && a.state().spaces[a.next()].is_dark(); }},
    Objection{"piece-there", "VA-O2", "There is another piece on {next}.", "direction",
              [](const Answer& a) { return pushes_knight(a) && has_piece(a.state(), a.next()); }},
    Objection{"monster-there", "VA-V32", "There is a Monster token on {next}.", "direction",
              [](const Answer& a) { return pushes_knight(a) && has_monster_token(a.state(), a.next()); }},
    Objection{"occupied", "VA-O2", "The Wisp leads only over unoccupied spaces.", "direction",
              [](const Answer& a) {
                  return pushes_knight(a) && a.frame().mask != 0 && !is_unoccupied(a.state(), a.next());
              }},
    Objection{"knight-there", "VA-O3", "A tribe is not moved onto the Knight.", "direction",
              [](const Answer& a) { return is_tribe(a.piece()) && a.next() == a.knight().at; }},
    Objection{"dragon-there", "VA-O3", "The Dragon on {next} has Armor {armor}; {piece} has Strength {active strength}, and needs more.", "direction",
              [](const Answer& a) {
                  return is_tribe(a.piece()) && a.next() == a.dragon().at
                         && tribe_strength(a.rules, a.state(), a.piece()) <= dragon_armor(a.rules, a.state());
              }},
    Objection{"cannot-stay", "VA-O3", "From {next} the token could not be moved on to a space without a piece.", "direction",
              [](const Answer& a) {
                  return a.pushes_token() && has_passage(a.state(), a.here(), a.action.direction())
                         && !can_push_token(a.state(), a.frame(), a.action.direction());
              }},
};
inline constexpr std::array kAgainstCell{
    Objection{"occupied", "{place rule}", "There is already a tile on {cell}.", "cell",
              [](const Answer& a) { return a.has_space(); }},
    Objection{"not-adjacent", "{place rule}", "{cell} is not next to a space.", "cell",
              [](const Answer& a) { return !a.has_space() && !is_beside_space(a.state(), a.action.cell); }},
};
inline constexpr std::array kNotTheTiles{
    Objection{"not-due", "VA-C4", "{next step}", "", is_not_due<CaveStep::Tiles>, "", true},
};
inline constexpr auto kAgainstPlace = kit::joined_rows(kNotTheTiles, std::array{
    Objection{"collapse", "VA-C6", "In the Collapse tiles are removed, not placed.", "", is_collapsing, "", true},
}, kAgainstCell, std::array{
    Objection{"not-beside-dark", "VA-V28", "{cell} is not next to a Dark tile.", "cell",
              [](const Answer& a) {
                  return !a.has_space() && is_beside_space(a.state(), a.action.cell)
                         && must_be_beside_dark(a) && !is_beside_dark(a);
              }},
}, kOfHand);
inline constexpr std::array kAgainstCollapsing{
    Objection{"no-tile", "VA-X2", "There is no tile on {cell}.", "cell", is_empty_cell, "", true},
    Objection{"entrance", "VA-X3", "The Entrance is never removed.", "cell", is_at_entrance, "", true},
    Objection{"not-first", "VA-N14", "A Terrain is named by its first cell: {first part}.", "cell", is_later_part, "", true},
    Objection{"cannot-leave", "VA-X6", "A piece on {cell} could not leave it.", "cell", cannot_be_left},
};
inline constexpr auto kAgainstRemoval = kit::joined_rows(kAgainstCollapsing, std::array{
    Objection{"enclosed", "VA-N14", "Fewer than half of the outer sides of that Terrain face empty cells.", "cell", is_enclosed_terrain},
    Objection{"touches-more", "VA-X8", "{cell} touches {touching}: tiles that touch fewer go first.", "cell", touches_too_many},
});
inline constexpr auto kAgainstRemove = kit::joined_rows(kNotTheTiles, std::array{
    Objection{"growing", "VA-C6", "Before the Collapse a tile is placed, none is removed.", "", is_growing, "", true},
}, kAgainstRemoval, std::array{
    Objection{"goes-later", "{place rule}", "Lit Crystal tiles go first; alone, Dark tiles go before other Lit ones.", "cell",
              [](const Answer& a) {
                  return a.asks(Decision::Remove) && !cannot_be_left(a) && !touches_too_many(a) && goes_later(a);
              }},
});
/// Where the Cave puts a Treasure.
inline constexpr std::array kAgainstCaveTreasure{
    Objection{"no-supply", "VA-C8", "No Treasure token is left in the supply.", "",
              [](const Answer& a) { return a.asks(Decision::Cave) && has_no_supply(a); }},
    Objection{"no-dark-tile", "VA-C8", "There is no Dark tile on {cell}.", "cell",
              [](const Answer& a) { return a.asks(Decision::Cave) && (is_empty_cell(a) || !a.at().is_dark()); }, "", true},
    Objection{"piece-there", "VA-C8", "A piece is on {cell}.", "cell",
              [](const Answer& a) { return a.asks(Decision::Cave) && has_piece(a.state(), a.space()); }},
    Objection{"treasure-there", "VA-C8", "There is a Treasure on {cell} already.", "cell",
              [](const Answer& a) { return a.asks(Decision::Cave) && a.at().treasures > 0; }},
};
inline constexpr auto kAgainstTreasure = kit::joined_rows(std::array{
    Objection{"not-due", "VA-C4", "{next step}", "", is_not_due<CaveStep::Treasure>, "", true},
}, kAgainstCaveTreasure, std::array{
    Objection{"no-space", "VA-V28", "There is no space on {cell}.", "cell", is_empty_cell, "", true},
    Objection{"not-dark", "VA-V28", "The Treasure goes onto a Dark tile.", "cell",
              [](const Answer& a) { return has_plunder_on(a, false) && !a.at().is_dark(); }},
    Objection{"not-lit", "VA-V28", "The Treasure goes onto a Lit tile: no Dark tile is left.", "cell",
              [](const Answer& a) { return has_plunder_on(a, true) && !a.at().is_lit(); }},
    Objection{"occupied", "VA-V28", "{cell} is not unoccupied.", "cell",
              [](const Answer& a) { return a.asks(Decision::Treasure) && !is_unoccupied(a.state(), a.space()); }},
});
// clang-format on

}  // namespace tenebrae::vast
