// SPDX-License-Identifier: MIT
#include "games/vast/notation/vocabulary.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"

#include <array>
#include <cassert>
#include <vector>

namespace tenebrae::vast {
namespace {

using Text = std::string_view;

// The names, each list in the order of its type.
constexpr std::array<Text, 4> kLongDirectionNames{"north", "east", "south", "west"};
constexpr std::array<Text, kRoles + 1> kRoleNames{
    "the Knight", "the Goblins", "the Dragon", "the Cave", "the Thief", "nobody"};
constexpr std::array<Text, 11> kTargets{
    "the Knight",
    "the fangs tribe",
    "the bones tribe",
    "the eye tribe",
    "the Dragon",
    "the Thief",
    "the Crystal",
    "a Treasure",
    "the claw Gem",
    "the flame Gem",
    "the wing Gem"};
constexpr std::array<Text, 11> kTokens{
    "Treasure",
    "Gem",
    "Crystal",
    "Event",
    "Vault",
    "Flame Wall",
    "Ogre",
    "Troll",
    "Bomb",
    "Rockslide",
    "Shriek"};
constexpr std::array<Text, 6> kTileKinds{
    "Entrance", "ambush", "event", "treasure", "crystal", "vault"};
constexpr std::array<Text, kTerrains> kTerrainNames{
    "Canyon", "Lake", "Magma", "Mushroom Forest", "Pits", "River"};
constexpr std::array<Text, 7> kSlotNames{
    "Movement", "Perception", "Strength", "the Bomb", "the Bow", "the Ancient Map", "the Shield"};
constexpr std::array<Text, kTreasureCards> kTreasureNames{
    "Javelin", "Sword", "Axe", "Potion Kit", "Boots", "Lantern", "Enchanted Bow"};
constexpr std::array<Text, kQuests> kQuestNames{
    "Stalwart",
    "Intrepid",
    "Daring",
    "Fearless",
    "Cunning",
    "Bedecked",
    "Adventurous",
    "Swift",
    "Eagle-Eyed",
    "Persistent"};
constexpr std::array<Text, kEventCards> kEventNames{
    "Ambush", "Rats", "Deep and Dark", "Light", "Air", "Water", "Cave Bread", "Vantage Point"};
constexpr std::array<Text, kWarCards> kWarNames{
    "Thirst",
    "Spite",
    "Consumption",
    "Desolation",
    "Waste",
    "Ruin",
    "Hate",
    "Fear",
    "Desperation",
    "Pain"};
constexpr std::array<Text, kMonsters> kMonsterNames{
    "Pet Frog",
    "Ogre",
    "Troll",
    "Flame Giant",
    "Golem",
    "Gnome",
    "Wisp",
    "Bright Beetles",
    "Underworm",
    "Blob"};
constexpr std::array<Text, kSecrets> kSecretNames{
    "Tunnels",
    "Cave-In",
    "Poison",
    "Leader",
    "Goblin Ruby",
    "Blind Fury",
    "Fire Bomber",
    "Hex",
    "Trap",
    "Hiding Spots"};
constexpr std::array<Text, kGems> kGemNames{"claw", "flame", "wing"};
constexpr std::array<Text, kGems> kPowerCardNames{"a claw card", "a flame card", "a wing card"};
constexpr std::array<Text, kSlothBoxes> kSlothNames{
    "Greed", "Hunger", "Pride (event)", "Pride (still)", "Pride (Gem)"};
constexpr std::array<Text, kPowers> kPowerNames{
    "Claw",
    "Flame",
    "Wing",
    "Hiss",
    "Slither",
    "Swat",
    "Scorch",
    "Slap",
    "Shriek",
    "Scratch",
    "Flame Wall",
    "Smash",
    "Wrath",
    "Burn"};
constexpr std::array<Text, kOmenSymbols> kOmenTokenNames{
    "a bat token",
    "a boulder token",
    "a quartz token",
    "a mushroom token",
    "a trail token",
    "a chasm token"};
constexpr std::array<Text, kOmens> kOmenNames{
    "Giant Bats", "Rockslide", "Past Plunder", "Soporific Spores", "Hatred", "Crystal Curse"};
constexpr std::array<Text, kStats> kStatNames{"Movement", "Stealth", "Thievery"};
constexpr std::array<Text, kUpgrades> kUpgradeNames{
    "Sticky Fingers",
    "Lock Picking Kit",
    "Climbing Gear",
    "Hand Crossbow",
    "Unnatural Evasion",
    "Movement +1",
    "Stealth +1",
    "Thievery +1",
    "Flip 2",
    "Flip 3",
    "Flip 4"};
constexpr std::array<Text, kUpgrades> kUpgradeEffects{
    "once a turn a failed action die may be rolled again",
    "to pick a lock costs 1 cube less",
    "to climb costs 1 cube less",
    "a Backstab reaches a piece in sight at distance 3 or less",
    "the first attack in each turn is evaded on a roll of 4 and more",
    "his Movement is 1 more",
    "his Stealth is 1 more",
    "his Thievery is 1 more",
    "the stat token 2 becomes a 3",
    "the stat token 3 becomes a 4",
    "all three stats are 4"};
constexpr std::array<Text, kDeckCount> kDecks{
    "plain tiles",
    "crystal tiles",
    "vault tiles",
    "tiles of pile 1",
    "tiles of pile 2",
    "tiles of pile 3",
    "Treasure cards",
    "Event cards",
    "Sidequests",
    "Monsters",
    "Secrets",
    "Power cards",
    "War cards",
    "Omen tokens",
    "ambush tiles",
    "event tiles",
    "treasure tiles",
    "crystal tiles, of which some are taken out",
    "vault tiles, of which some are taken out"};
constexpr std::array<Text, kDeckCount> kCardsOfDecks{
    "a tile",
    "a tile",
    "a tile",
    "a tile",
    "a tile",
    "a tile",
    "a Treasure card",
    "an Event card",
    "a Sidequest",
    "a Monster",
    "a Secret",
    "a Power card",
    "a War card",
    "an Omen token",
    "a tile",
    "a tile",
    "a tile",
    "a tile",
    "a tile"};
constexpr std::array<Text, kQuests> kConditions{
    "the Knight attacks a tribe of Population 3 or more",
    "10 Cave tiles have been revealed in the game",
    "the Knight attacks a tribe with a Monster, wounds the Dragon or kills the Thief",
    "the Knight attacks a tribe on the tile that she revealed in the same Encounter",
    "the Knight rolls for a Gem, or in a game without a Dragon takes a second Treasure in one turn",
    "the Knight has 2 Treasure cards face up",
    "an Encounter ends, and this turn's Encounters were on 3 or more spaces",
    "the Knight moves, and has entered 7 or more spaces in this turn",
    "a shot with the Bow or the Enchanted Bow has an effect",
    "3 Crystals have been smashed in the game"};
constexpr Text kTwoAmbushes = "the Knight resolves two ambushes in one turn";
constexpr Text kUnhurt = "the Knight fights a Monster and loses no Health";

template <std::size_t size, typename Value>
Text at(const std::array<Text, size>& names, Value value) {
    const auto number = static_cast<std::size_t>(value);
    assert(number < size);
    return names[number];
}

}  // namespace

Text display_name(Direction direction) {
    return at(kLongDirectionNames, direction);
}

std::string display_sides(Sides sides) {
    std::vector<std::string> parts;
    for (const Direction direction : kDirections) {
        if (has(sides, direction)) {
            parts.emplace_back(display_name(direction));
        }
    }
    return core::joined(parts, ", ", " and ");
}

Text display_name(Role role) {
    return at(kRoleNames, role);
}

Text display_name(Piece piece) {
    return piece == Piece::None ? "a Monster" : at(kTargets, piece);
}

Text display_name(Target target) {
    return at(kTargets, target);
}

Text display_name(Token token) {
    return at(kTokens, token);
}

Text display_name(TileKind kind) {
    return at(kTileKinds, kind);
}

Text display_name(Slot slot) {
    return is_card_slot(slot) ? display_name(card_of(slot)) : at(kSlotNames, slot);
}

Text display_name(TreasureCard card) {
    return at(kTreasureNames, card);
}

Text display_name(Quest quest) {
    return at(kQuestNames, quest);
}

Text display_name(EventCard card) {
    return at(kEventNames, card);
}

Text display_name(War card) {
    return at(kWarNames, card);
}

Text display_name(Monster monster) {
    return at(kMonsterNames, monster);
}

Text display_name(Secret secret) {
    return at(kSecretNames, secret);
}

Text display_name(Gem gem) {
    return at(kGemNames, gem);
}

Text display_name(SlothBox box) {
    return at(kSlothNames, box);
}

Text display_name(Power power) {
    return at(kPowerNames, power);
}

Text display_name(OmenSymbol symbol) {
    return name(symbol);
}

Text display_name(Omen omen) {
    return at(kOmenNames, omen);
}

Text display_name(Stat stat) {
    return at(kStatNames, stat);
}

Text display_name(Upgrade upgrade) {
    return at(kUpgradeNames, upgrade);
}

Text effect_of(Upgrade upgrade) {
    return at(kUpgradeEffects, upgrade);
}

Text condition_of(Quest quest, bool with_goblins) {
    if (quest == Quest::Stalwart && !with_goblins) {
        return kTwoAmbushes;
    }
    return quest == Quest::Fearless && !with_goblins ? kUnhurt : at(kConditions, quest);
}

Text display_card(Deck deck, Card card) {
    if (card == kNoCard) {
        return at(kCardsOfDecks, deck);
    }
    switch (deck) {
    case Deck::Treasures: return at(kTreasureNames, card);
    case Deck::Events: return at(kEventNames, card);
    case Deck::Quests: return at(kQuestNames, card);
    case Deck::Monsters: return at(kMonsterNames, card);
    case Deck::Secrets: return at(kSecretNames, card);
    case Deck::War: return at(kWarNames, card);
    case Deck::Powers: return at(kPowerCardNames, card);
    case Deck::Omens: return at(kOmenTokenNames, card);
    case Deck::Plain:
    case Deck::Crystals:
    case Deck::Vaults:
    case Deck::Pile1:
    case Deck::Pile2:
    case Deck::Pile3:
    case Deck::AmbushTiles:
    case Deck::EventTiles:
    case Deck::TreasureTiles:
    case Deck::CrystalTiles:
    case Deck::VaultTiles: break;
    }
    assert(false);
    return "";
}

Text display_deck(Deck deck) {
    return at(kDecks, deck);
}

Text display_name(Terrain terrain) {
    return at(kTerrainNames, terrain);
}

std::string display_part(const Space& space) {
    const Terrain terrain = terrain_of(space);
    const std::string of_terrain = " of the " + std::string(display_name(terrain));
    if (terrain == Terrain::Pits) {
        return "a Pit";
    }
    if (terrain == Terrain::Canyon) {
        return (part_of(space) == 1 ? "the bridge" : "an impassable space") + of_terrain;
    }
    return "a space" + of_terrain + display_turn(terrain, turn_of(space));
}

std::string display_turn(Terrain terrain, Turn turn) {
    if (terrain == Terrain::River) {
        return ", flowing " + std::string(display_name(static_cast<Direction>(turn)));
    }
    return terrain != Terrain::Canyon ? ""
           : turn == kAcross          ? ", from west to east"
                                      : ", from north to south";
}

std::string full_tile_name(const Rules& rules, Tile tile) {
    if (tile >= kFirstTerrain && is_known_tile(tile)) {
        return "the " + std::string(display_name(static_cast<Terrain>(tile - kFirstTerrain)));
    }
    if (tile == kEntrance) {
        return "the Entrance";
    }
    if (!is_known_tile(tile)) {
        const auto tribe = kTribes[static_cast<std::size_t>(tile - kUnknownTile)];
        return "a Dark tile (" + std::string(name(tribe)) + ")";
    }
    return "the tile " + name_of_tile(tile) + " ("
           + std::string(display_name(rules.plan(tile).kind)) + ")";
}

}  // namespace tenebrae::vast
