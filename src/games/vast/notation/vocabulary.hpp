// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/state.hpp"
#include "games/vast/rules/terrain.hpp"

#include <string>
#include <string_view>

/// Names for sentences. Names that are read back are in notation.hpp.
namespace tenebrae::vast {

std::string_view display_name(Direction direction);  ///< "north"
std::string display_sides(Sides sides);  ///< "north, east and west"
std::string_view display_name(Role role);  ///< "the Knight", "the Goblins", "nobody"
std::string_view display_name(Piece piece);  ///< "the Knight", "the fangs tribe"
std::string_view display_name(Target target);  ///< "the Crystal", "the bones tribe"
std::string_view display_name(Token token);  ///< "Treasure", "Flame Wall"
std::string_view display_name(TileKind kind);  ///< "ambush tile"
std::string_view display_name(Slot slot);  ///< "Movement", "the Ancient Map"
std::string_view display_name(TreasureCard card);  ///< "Potion Kit"
std::string_view display_name(Quest quest);  ///< "Eagle-Eyed"
std::string_view display_name(EventCard card);  ///< "Cave Bread"
std::string_view display_name(War card);  ///< "Thirst"
std::string_view display_name(Monster monster);  ///< "Pet Frog"
std::string_view display_name(Secret secret);  ///< "Goblin Ruby"
std::string_view display_name(Gem gem);  ///< "claw"
std::string_view display_name(SlothBox box);  ///< "Pride (Gem)"
std::string_view display_name(Power power);  ///< "Flame Wall"
std::string_view display_name(OmenSymbol symbol);  ///< "bat"
std::string_view display_name(Omen omen);  ///< "Giant Bats"
std::string_view display_name(Stat stat);  ///< "Stealth"
std::string_view display_name(Upgrade upgrade);  ///< "Sticky Fingers"
std::string_view display_name(Terrain terrain);  ///< "Mushroom Forest"

/// Returns a part of a Terrain: "the bridge of the Canyon", "a Pit".
/// Precondition: Space::is_terrain().
std::string display_part(const Space& space);
/// Returns how a Terrain is turned: ", from west to east"; empty if it has only one turn.
std::string display_turn(Terrain terrain, Turn turn);

/// Returns what an upgrade does (T9), as a clause: "climbing costs 1 cube less".
std::string_view effect_of(Upgrade upgrade);

/// Returns what fulfils a quest (T4), as the end of "when ...".
std::string_view condition_of(Quest quest, bool with_goblins);

/// Returns the name of a card of a deck for sentences; "a Secret" for kNoCard.
std::string_view display_card(Deck deck, Card card);
std::string_view display_deck(Deck deck);  ///< "Treasure cards", "Secrets"

/// Returns "the tile E4 (event)", or "a Dark tile (fangs)" for one that is not known, or "the
/// Lake".
std::string full_tile_name(const Rules& rules, Tile tile);

}  // namespace tenebrae::vast
