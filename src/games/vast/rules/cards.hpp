// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// The cards, tokens and tracks of tables T2 to T9, in the order of the tables.
namespace tenebrae::vast {

/// A card of any deck, as the number of its enumeration.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 0xFF;

/// The decks and other things that are shuffled or picked by chance (VA-G7).
enum class Deck : std::uint8_t {
    Plain,
    Crystals,
    Vaults,
    Pile1,
    Pile2,
    Pile3,
    Treasures,
    Events,
    Quests,
    Monsters,
    Secrets,
    Powers,
    War,
    Omens,
    // Tiles of one kind from which some are taken out (VA-L3).
    AmbushTiles,
    EventTiles,
    TreasureTiles,
    CrystalTiles,
    VaultTiles,
};
inline constexpr std::size_t kDeckCount = static_cast<std::size_t>(Deck::VaultTiles) + 1;

enum class Token : std::uint8_t {
    Treasure,
    Gem,
    Crystal,
    Event,
    Vault,
    FlameWall,
    Ogre,
    Troll,
    Bomb,
    Rockslide,
    Shriek,
};

enum class DieFace : std::uint8_t { Ring, Cross, Plus, Corners, Saltire, Spot };
inline constexpr std::size_t kDieFaces = 6;

// T4: Knight

enum class Quest : std::uint8_t {
    Stalwart,
    Intrepid,
    Daring,
    Fearless,
    Cunning,
    Bedecked,
    Adventurous,
    Swift,
    Eagle,
    Persistent,
};
inline constexpr std::size_t kQuests = 10;

enum class TreasureCard : std::uint8_t { Javelin, Sword, Axe, Kit, Boots, Lantern, Ebow };
inline constexpr std::size_t kTreasureCards = 7;

/// Where a Hero cube can be placed: tracks, equipment, then the Treasure cards.
enum class Slot : std::uint8_t {
    Move,
    Per,
    Str,
    Bomb,
    Bow,
    Map,
    Shield,
    Javelin,  ///< has no room
    Sword,
    Axe,
    Kit,
    Boots,
    Lantern,
    Ebow,
};
inline constexpr std::size_t kSlots = 14;
constexpr bool is_card_slot(Slot slot) {
    return slot >= Slot::Javelin;
}
constexpr TreasureCard card_of(Slot slot) {
    return static_cast<TreasureCard>(
        static_cast<unsigned>(slot) - static_cast<unsigned>(Slot::Javelin)
    );
}
constexpr Slot slot_of(TreasureCard card) {
    return static_cast<Slot>(static_cast<unsigned>(card) + static_cast<unsigned>(Slot::Javelin));
}
inline constexpr std::size_t kGritSpaces = 5;  ///< with a Hero cube at the start

// T5
enum class EventCard : std::uint8_t { Ambush, Rats, Deep, Light, Air, Water, Bread, Vantage };
inline constexpr std::size_t kEventCards = 8;  ///< sorts
inline constexpr std::size_t kEventDeck = 15;

// T6: Goblins

enum class War : std::uint8_t {
    Thirst,
    Spite,
    Consumption,
    Desolation,
    Waste,
    Ruin,
    Hate,
    Fear,
    Desperation,
    Pain,
};
inline constexpr std::size_t kWarCards = 10;

enum class Monster : std::uint8_t {
    Frog,
    Ogre,
    Troll,
    Giant,
    Golem,
    Gnome,
    Wisp,
    Beetles,
    Worm,
    Blob,
};
inline constexpr std::size_t kMonsters = 10;

enum class Secret : std::uint8_t {
    Tunnels,
    CaveIn,
    Poison,
    Leader,
    Ruby,
    Fury,
    Bomber,
    Hex,
    Trap,
    Spots,
};
inline constexpr std::size_t kSecrets = 10;

// T7: Dragon

/// The Gems, and the symbols of the Power cards.
enum class Gem : std::uint8_t { Claw, Flame, Wing };
inline constexpr std::size_t kGems = 3;
inline constexpr std::size_t kPowerCards = 18;

enum class SlothBox : std::uint8_t { Greed, Hunger, PrideEvent, PrideStill, PrideGem };
inline constexpr std::size_t kSlothBoxes = 5;

/// Returns the number of Greed, Hunger or Pride (VA-D5).
constexpr unsigned sloth_group(SlothBox box) {
    return box < SlothBox::PrideEvent ? static_cast<unsigned>(box) : 2U;
}

enum class Power : std::uint8_t {
    Claw,
    Flame,
    Wing,
    Hiss,
    Slither,
    Swat,
    Scorch,
    Slap,
    Shriek,
    Scratch,
    FlameWall,
    Smash,
    Wrath,
    Burn,
};
inline constexpr std::size_t kPowers = 14;

// T8: Cave

enum class OmenSymbol : std::uint8_t { Bat, Boulder, Quartz, Mushroom, Trail, Chasm };
inline constexpr std::size_t kOmenSymbols = 6;

enum class Omen : std::uint8_t { Bats, Rockslide, Plunder, Spores, Hatred, Curse };
inline constexpr std::size_t kOmens = 6;

// T9: Thief

enum class Stat : std::uint8_t { Movement, Stealth, Thievery };
inline constexpr std::size_t kStats = 3;

enum class Upgrade : std::uint8_t {
    Fingers,
    LockKit,
    Gear,
    Crossbow,
    Evasion,
    Move,
    Stealth,
    Thievery,
    Flip2,
    Flip3,
    Flip4,
};
inline constexpr std::size_t kUpgrades = 11;

}  // namespace tenebrae::vast
