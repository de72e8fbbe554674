// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/action.hpp"
#include "games/vast/rules/cards.hpp"
#include "games/vast/rules/cave.hpp"

#include <array>
#include <cstdint>

/// What the state holds of each role (VA-H4 to H8).
namespace tenebrae::vast {

struct Knight {
    SpaceSet met;  ///< spaces of this turn's Encounters
    SpaceSet entered;  ///< spaces entered by own moves in this turn
    Set quests = 0;  ///< secret
    Set happened = 0;  ///< quests that have just happened (VA-K40); secret
    SpaceId at = kNoSpace;  ///< kNoSpace: killed, or not in the game
    std::uint8_t health = 0;
    std::uint8_t grit = 0;
    // Hero cubes (VA-K3)
    std::uint8_t track = 0;  ///< bit n: a cube lies on Grit space n
    std::uint8_t free = 0;
    std::array<std::uint8_t, kSlots> slots{};
    std::uint8_t aside = 0;
    std::uint8_t on_entrance = 0;
    std::uint8_t discarded = 0;
    std::uint8_t bombs = 0;  ///< tokens left
    std::uint8_t open_cards = 0;  ///< bits of TreasureCard
    std::uint8_t hidden_cards = 0;  ///< face down; secret
    bool ready = false;  ///< the Javelin (VA-K36)
    bool golem = false;  ///< VA-V35
    // This turn
    bool spent = false;
    std::uint8_t moves = 0;
    std::uint8_t encounters = 0;
    std::uint8_t maps = 0;  ///< cubes used on the Map
    std::uint8_t used = 0;  ///< bits of Use
    std::uint8_t treasures = 0;  ///< taken
    std::uint8_t ambushes = 0;  ///< resolved
    std::array<std::uint8_t, 2> padding{};  ///< leaves no undefined bytes, as in other structures
};
/// What the Knight does once a turn.
enum class Use : std::uint8_t { BombToken, BombAttack, Bow, Ebow, Flare, Underground, FlameWall };

/// Marks of a tribe in this turn or, in Frame::mask of a Tribe, in this activation.
enum class TribeMark : std::uint8_t {
    Acted,
    Bomber,
    Fury,
    Flare,
    FlameWall,
    Waits,  ///< at a Crystal (VA-B31)
    Stepped,  ///< activation: a step or Underworm
    Wormed,
    Tunnelled,
};

struct TribeState {
    SpaceId at = kNoSpace;  ///< kNoSpace: hidden or lurking
    std::uint8_t population = 0;
    Cell lurks = kNoCell;  ///< where it lurks, else kNoCell
    Set monsters = 0;
    std::uint8_t lit_left = 0;  ///< Lit tiles left in this turn (VA-B27)
    std::uint8_t marks = 0;  ///< bits of TribeMark, this turn
};

struct Goblins {
    std::array<TribeState, 3> tribes{};
    std::uint8_t rage = 0;
    bool tunnels = false;  ///< this turn, as the three below
    bool poison = false;
    bool redrawn = false;
    bool wisp = false;  ///< used
    std::uint8_t war_drawn = 0;  ///< cards of `war` drawn in this turn
    Set monster_discards = 0;
    Set secret_discards = 0;
    Set hand = 0;  ///< secret
    Set open = 0;  ///< Ruby and Trap
    std::array<Card, kWarCards> war{};  ///< order of the last shuffle, first drawn first
    SpaceSet visited;  ///< spaces of this activation (VA-B25)
};

/// Where a Gem is, if not on a space.
inline constexpr SpaceId kInReserve = 0xFE;
inline constexpr SpaceId kCarried = 0xFD;

/// Marks of the Dragon in this turn.
enum class DragonMark : std::uint8_t {
    Moved,
    Winged,
    EventRevealed,
    GemPlaced,
    GemPaired,  ///< a Gem was placed while another was on the map or carried
    Shrieked,
};

struct Dragon {
    SpaceId at = kNoSpace;
    std::uint8_t health = 0;
    bool surfaced = false;
    bool awake = false;
    std::array<std::uint8_t, kSlothBoxes> boxes{};
    std::uint8_t wakefulness = 0;
    std::uint8_t eaten = 0;
    std::uint8_t treasures = 0;
    std::array<SpaceId, kGems> gems{kInReserve, kInReserve, kInReserve};
    SpaceId flame_wall = kNoSpace;
    bool shriek = false;  ///< the token is laid out
    std::uint8_t shriek_turns = 0;
    std::array<std::uint8_t, kGems> hand{};  ///< secret
    std::array<std::uint8_t, kGems> discards{};
    // This turn
    std::uint8_t marks = 0;  ///< bits of DragonMark
    std::uint8_t sloth_used = 0;  ///< bits 0 to 2: Greed, Hunger, Pride
    std::uint8_t gems_paid = 0;  ///< bits of Gem
};

/// The step of the Cave's turn that is due (VA-C4).
enum class CaveStep : std::uint8_t { Collect, Tiles, Treasure, Done };

struct CaveState {
    /// In the order of their numbers, unused places last; secret.
    std::array<Tile, 3> hand{kNoTile, kNoTile, kNoTile};
    std::uint8_t hand_size = 0;
    std::array<std::uint8_t, kOmenSymbols> tokens{};
    std::array<std::uint8_t, kOmenSymbols> bag{};
    std::uint8_t hatred = 0;  ///< Hatred tokens left
    // This turn
    CaveStep step = CaveStep::Collect;
    std::array<std::uint8_t, kOmens> uses{};
    Action omen;  ///< while an Omen is being paid; the tile of OmenHatred is secret

    friend constexpr bool operator==(const CaveState&, const CaveState&) = default;
};

/// Marks of the Thief in a turn.
enum class ThiefMark : std::uint8_t {
    Rerolled,  ///< by Sticky Fingers, in his turn
    EvasionUsed,  ///< Unnatural Evasion, in the turn of any role
};

struct Thief {
    Set upgrades = 0;  ///< of Upgrade
    SpaceId at = kNoSpace;
    /// By Stat the stat token on it: 1 to 3 in the order of T9, 0 before his first turn.
    std::array<std::uint8_t, kStats> stats{};
    std::uint8_t carried = 0;  ///< Treasures; Gems: Dragon::gems
    std::uint8_t stashed = 0;
    std::uint8_t tokens = 0;  ///< of `stashed`, those with a Treasure token
    std::uint8_t loot = 0;  ///< Loot Drop Level
    std::uint8_t hex = 0;  ///< points by which Hex lowers his Stealth
    std::uint8_t marks = 0;  ///< bits of ThiefMark
    // This turn
    std::uint8_t moves = 0;  ///< Movement spent
    std::uint8_t cubes = 0;  ///< Action cubes spent
    std::uint8_t targets = 0;  ///< bits of Role: whom he has tried to pickpocket or backstab
    std::uint8_t vaults = 0;  ///< bits of vault_index(): Vaults tried

    friend constexpr bool operator==(const Thief&, const Thief&) = default;
};

/// What Terrain needs besides its spaces (section N; see Space::side) and State::terrain_round.
struct TerrainState {
    /// By tribe, bits of Terrain: the tribe has left it onto an empty cell in this turn (VA-N6).
    std::array<std::uint8_t, 3> left{};
    /// The piece whose move has led onto a Pit, and the space from which it came there (VA-N12).
    Piece hopper = Piece::None;
    SpaceId came_from = kNoSpace;
    bool is_due = false;  ///< a Terrain may be placed when the tiles are filled (VA-N1)

    friend constexpr bool operator==(const TerrainState&, const TerrainState&) = default;
};

}  // namespace tenebrae::vast
