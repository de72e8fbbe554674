// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/notation/event_names.hpp"
#include "games/vast/rules/state.hpp"
#include "games/vast/rules/terrain.hpp"
#include "kit/value_names.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// The words of commands, positions, records and JSON (VA-G4, G5, T1 to T12).
namespace tenebrae::vast {

std::string name(Cell cell);  ///< "e2n1", "w3", "o"
/// Parses "e2n1", in any case.
std::optional<Cell> parse_cell(std::string_view text);

/// Returns "A12", or "o" for the Entrance. Precondition: is_known_tile(), and no Terrain.
std::string name_of_tile(Tile tile);
std::optional<Tile> parse_tile(std::string_view text);

/// Returns how a Terrain is turned (T12): "h", "e"; empty if it has only one turn.
std::string_view name_of_turn(Terrain terrain, Turn turn);
std::optional<Turn> parse_turn(Terrain terrain, std::string_view text);

std::string name_of_sides(Sides sides);  ///< "nsw"
/// Parses "nsw": directions in this order, at least one.
std::optional<Sides> parse_sides(std::string_view text);

/// Returns the name of a card of a deck. Precondition: the deck has it.
std::string_view name_of_card(Deck deck, Card card);

/// Returns "VA-K19".
std::string name(RuleNumber rule);

std::string_view name(Direction direction);  ///< "n"
std::optional<Direction> parse_direction(std::string_view text);  ///< "n" or "north"

/// The piece of a tribe with this name, or nullopt.
std::optional<Piece> parse_tribe(std::string_view text);

constexpr std::array<std::string_view, kRoles + 1> names_of(Role) {
    return {"knight", "goblins", "dragon", "cave", "thief", "nobody"};
}
constexpr std::array<std::string_view, kPieces + 1> names_of(Piece) {
    return {"knight", "fangs", "bones", "eye", "dragon", "thief", "none"};
}
constexpr std::array<std::string_view, 4> names_of(Diagonal) {
    return {"ne", "se", "sw", "nw"};
}
constexpr std::array<std::string_view, 6> names_of(TileKind) {
    return {"entrance", "ambush", "event", "treasure", "crystal", "vault"};
}
constexpr std::array<std::string_view, kTerrains> names_of(Terrain) {
    return {"canyon", "lake", "magma", "forest", "pits", "river"};
}
constexpr std::array<std::string_view, 11> names_of(Target) {
    return {
        "knight",
        "fangs",
        "bones",
        "eye",
        "dragon",
        "thief",
        "crystal",
        "treasure",
        "claw",
        "flame",
        "wing"};
}
constexpr std::array<std::string_view, kDecisions> names_of(Decision) {
    return {"none",    "fill",      "orient",  "reveal",         "exit",
            "slide",   "push",      "place",   "remove",         "treasure",
            "knight",  "encounter", "brace",   "keep",           "heal",
            "axe",     "shed",      "war",     "overpopulation", "monsters",
            "secrets", "tribes",    "tribe",   "ambush",         "cavein",
            "gnome",   "lose",      "beetles", "trap",           "bonus",
            "spores",  "dragon",    "pay",     "hoard",          "gem",
            "surface", "reroll",    "shy",     "back",           "cave",
            "omenpay", "offer",     "dig",     "fade",           "assign",
            "thief",   "peek",      "upgrade", "fingers",        "snatch",
            "filch",   "evade",     "fall",    "terrain",        "flow"};
}
constexpr std::array<std::string_view, kDeckCount> names_of(Deck) {
    return {
        "plain",
        "crystals",
        "vaults",
        "pile1",
        "pile2",
        "pile3",
        "treasures",
        "events",
        "quests",
        "monsters",
        "secrets",
        "powers",
        "war",
        "omens",
        "ambush",
        "event",
        "treasure",
        "crystal",
        "vault"};
}
constexpr std::array<std::string_view, 11> names_of(Token) {
    return {
        "treasure",
        "gem",
        "crystal",
        "event",
        "vault",
        "flamewall",
        "ogre",
        "troll",
        "bomb",
        "rockslide",
        "shriek"};
}
constexpr std::array<std::string_view, kDieFaces> names_of(DieFace) {
    return {"ring", "cross", "plus", "corners", "saltire", "spot"};
}
constexpr std::array<std::string_view, kQuests> names_of(Quest) {
    return {
        "stalwart",
        "intrepid",
        "daring",
        "fearless",
        "cunning",
        "bedecked",
        "adventurous",
        "swift",
        "eagle",
        "persistent"};
}
constexpr std::array<std::string_view, kTreasureCards> names_of(TreasureCard) {
    return {"javelin", "sword", "axe", "kit", "boots", "lantern", "ebow"};
}
constexpr std::array<std::string_view, kSlots> names_of(Slot) {
    return {
        "move",
        "per",
        "str",
        "bomb",
        "bow",
        "map",
        "shield",
        "javelin",
        "sword",
        "axe",
        "kit",
        "boots",
        "lantern",
        "ebow"};
}
constexpr std::array<std::string_view, kEventCards> names_of(EventCard) {
    return {"ambush", "rats", "deep", "light", "air", "water", "bread", "vantage"};
}
constexpr std::array<std::string_view, kWarCards> names_of(War) {
    return {
        "thirst",
        "spite",
        "consumption",
        "desolation",
        "waste",
        "ruin",
        "hate",
        "fear",
        "desperation",
        "pain"};
}
constexpr std::array<std::string_view, kMonsters> names_of(Monster) {
    return {"frog", "ogre", "troll", "giant", "golem", "gnome", "wisp", "beetles", "worm", "blob"};
}
constexpr std::array<std::string_view, kSecrets> names_of(Secret) {
    return {
        "tunnels", "cavein", "poison", "leader", "ruby", "fury", "bomber", "hex", "trap", "spots"};
}
constexpr std::array<std::string_view, kGems> names_of(Gem) {
    return {"claw", "flame", "wing"};
}
constexpr std::array<std::string_view, kSlothBoxes> names_of(SlothBox) {
    return {"greed", "hunger", "pride-event", "pride-still", "pride-gem"};
}
constexpr std::array<std::string_view, kOmenSymbols> names_of(OmenSymbol) {
    return {"bat", "boulder", "quartz", "mushroom", "trail", "chasm"};
}
constexpr std::array<std::string_view, kOmens> names_of(Omen) {
    return {"bats", "rockslide", "plunder", "spores", "hatred", "curse"};
}
constexpr std::array<std::string_view, kStats> names_of(Stat) {
    return {"movement", "stealth", "thievery"};
}
constexpr std::array<std::string_view, kUpgrades> names_of(Upgrade) {
    return {
        "fingers",
        "lockkit",
        "gear",
        "crossbow",
        "evasion",
        "move",
        "stealth",
        "thievery",
        "flip2",
        "flip3",
        "flip4"};
}
constexpr std::array<std::string_view, 4> names_of(CaveStep) {
    return {"collect", "tiles", "treasure", "done"};
}
constexpr std::array<std::string_view, kPowers> names_of(Power) {
    return {
        "claw",
        "flame",
        "wing",
        "hiss",
        "slither",
        "swat",
        "scorch",
        "slap",
        "shriek",
        "scratch",
        "flamewall",
        "smash",
        "wrath",
        "burn"};
}
constexpr std::array<std::string_view, 4> names_of(Infestation) {
    return {"none", "a", "b", "c"};
}

using kit::from_name;
using kit::name;

/// Returns the names of the members of a set in the order of their type, "ogre, wisp"; empty if it
/// has none.
template <typename Value>
std::string names_in(unsigned set) {
    std::string text;
    for (unsigned number = 0; number < 16; ++number) {
        if ((set >> number & 1U) != 0) {
            text += text.empty() ? "" : ", ";
            text += name(static_cast<Value>(number));
        }
    }
    return text;
}

}  // namespace tenebrae::vast
