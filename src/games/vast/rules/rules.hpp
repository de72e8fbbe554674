// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/cards.hpp"
#include "games/vast/rules/cave.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::vast {

/// T1: a tile. `open`: the open sides of its Lit side in one orientation.
struct TilePlan {
    TileKind kind = TileKind::Entrance;
    std::uint8_t symbol = 0;  ///< of the Dark side: the number of a tribe
    Sides open = kAllSides;

    friend constexpr bool operator==(const TilePlan&, const TilePlan&) = default;
};

/// T4: what a Treasure card adds while it has a cube.
struct TreasurePlan {
    std::uint8_t room = 0;  ///< for Hero cubes
    std::uint8_t movement = 0;
    std::uint8_t perception = 0;
    std::uint8_t own_strength = 0;  ///< Strength in the Knight's own turn only (VA-K4)

    friend constexpr bool operator==(const TreasurePlan&, const TreasurePlan&) = default;
};

/// T6.
struct WarPlan {
    std::array<std::uint8_t, 3> discs{};  ///< Population gained, by tribe
    std::uint8_t monsters = 0;
    std::uint8_t secrets = 0;
    std::uint8_t rage = 0;

    friend constexpr bool operator==(const WarPlan&, const WarPlan&) = default;
};
struct MonsterPlan {
    std::uint8_t strength = 0;  ///< of its tribe
    std::uint8_t infestation = 0;  ///< its own in Goblin Infestation; 0: always a roll

    friend constexpr bool operator==(const MonsterPlan&, const MonsterPlan&) = default;
};

/// T7: the cost of a power, by symbol, and cards with any symbol.
struct PowerPlan {
    std::array<std::uint8_t, kGems> cost{};
    std::uint8_t any = 0;

    friend constexpr bool operator==(const PowerPlan&, const PowerPlan&) = default;
};

/// T8: costs of the first, second and later uses in a turn, and the symbols that pay.
struct OmenPlan {
    std::array<std::uint8_t, 3> cost{};
    Set symbols = 0;

    friend constexpr bool operator==(const OmenPlan&, const OmenPlan&) = default;
};

/// The numbers of T1 to T9.
struct Tables {
    std::array<TilePlan, kTiles> tiles{};
    std::array<Set, kDieFaces> die{};  ///< the marks of each face, as bits of marked_cell()

    // T2
    std::uint8_t treasures = 0;
    std::uint8_t treasures_with_thief = 0;
    std::uint8_t rockslides = 0;
    std::uint8_t bombs = 0;
    std::uint8_t omens_of_symbol = 0;

    // T4, T5
    std::array<std::uint8_t, 4> movement{};  ///< by cubes on the track
    std::array<std::uint8_t, 4> perception{};
    std::array<std::uint8_t, 4> strength{};
    std::uint8_t max_grit = 0;
    std::array<std::uint8_t, kGritSpaces> grit_spaces{};  ///< increasing
    std::uint8_t first_cubes = 0;  ///< free at the start
    std::array<std::uint8_t, 7> room{};  ///< of the slots Move to Shield
    std::array<TreasurePlan, kTreasureCards> treasure_cards{};
    std::array<std::uint8_t, kQuests> quest_grit{};
    std::array<std::uint8_t, kEventCards> event_copies{};

    // T6
    std::array<std::uint8_t, 3> monster_room{};  ///< by tribe
    std::array<std::uint8_t, 3> tribe_strength{};  ///< added for good
    std::uint8_t max_rage = 0;
    std::uint8_t max_population = 0;
    std::array<WarPlan, kWarCards> war{};
    std::array<MonsterPlan, kMonsters> monsters{};

    // T7
    std::uint8_t cards_of_power = 0;  ///< Power cards of each symbol
    std::array<std::uint8_t, kSlothBoxes> sloth{};
    std::uint8_t max_eaten = 0;
    std::array<std::uint8_t, 15> armor{};  ///< by Wakefulness
    std::array<std::uint8_t, 15> spirit{};
    std::array<PowerPlan, kPowers> powers{};

    // T8, T9
    std::array<std::uint8_t, 6> omens_drawn{};
    std::array<std::uint8_t, 6> omens_from{};  ///< tokens on the map from which a column counts
    std::array<OmenPlan, kOmens> omens{};
    std::array<std::uint8_t, 3> stat_tokens{};
    std::uint8_t loot_drop = 0;

    friend constexpr bool operator==(const Tables&, const Tables&) = default;
};

/// T10, V20: how ambushes are resolved in a game without Goblins.
enum class Infestation : std::uint8_t { None, A, B, C };

/// T11: what the roles need, for their levels of difficulty.
struct Goals {
    std::uint8_t knight_health = 7;
    std::uint8_t dragon_health = 5;
    std::uint8_t crystals = 5;  ///< to smash
    std::uint8_t smash_strength = 3;  ///< the Knight's
    std::uint8_t wakefulness = 11;
    std::uint8_t shrieks = 0;
    std::uint8_t tiles_out = 0;  ///< of each kind
    std::uint8_t hatred = 0;
    std::uint8_t stashed = 6;
    std::uint8_t without_upgrade = 0;

    friend constexpr bool operator==(const Goals&, const Goals&) = default;
};

/// Levels of difficulty of a role, from 1 (VA-L1).
inline constexpr int kLevels = 5;
inline constexpr std::uint8_t kUsualLevel = 3;

/// The versions of these rules. 1: the Troll places no Canyon (VA-V33), and there is no Terrain.
inline constexpr std::uint8_t kFirstRulesVersion = 1;
inline constexpr std::uint8_t kRulesWithTerrain = 2;
inline constexpr std::uint8_t kRulesVersion = 2;

/// The constants of a game (sections S and V, T10, T11).
struct Rules {
    std::uint8_t version = kRulesVersion;
    Tables tables;
    std::array<std::uint8_t, kRoles> levels{
        kUsualLevel, kUsualLevel, kUsualLevel, kUsualLevel, kUsualLevel};
    Goals goals;
    Set roles = 0;  ///< of Role
    /// The seat of each role (VA-I1).
    std::array<std::uint8_t, kRoles> seats{0, 1, 2, 3, 4};
    Infestation infestation = Infestation::None;
    Role past_plunder = Role::None;  ///< who holds the card (VA-V28)
    Set flare = 0;  ///< the roles that hold a Flare card (VA-V10)
    bool ash_dragon = false;
    bool optional_treasure = false;  ///< PT
    bool terrain = false;  ///< option `terrain` (section N)
    std::uint8_t hunger = 0;  ///< cubes that start on Wakefulness (VA-V3)
    std::uint8_t removals = 3;  ///< option `remove` (VA-E2)
    std::uint8_t round_limit = 100;  ///< VA-E9

    [[nodiscard]] bool has_role(Role role) const { return has(roles, role); }
    /// Returns whether one role plays alone (VA-V40).
    [[nodiscard]] bool is_solo() const { return std::popcount(roles) == 1; }
    [[nodiscard]] const TilePlan& plan(Tile tile) const { return tables.tiles[tile]; }
    /// Returns the symbol of a tile of which that is known at least.
    [[nodiscard]] std::uint8_t symbol_of(Tile tile) const {
        return is_known_tile(tile) ? plan(tile).symbol
                                   : static_cast<std::uint8_t>(tile - kUnknownTile);
    }
    /// Returns whether a known tile is of this kind; Terrain is of none.
    [[nodiscard]] bool is_kind(Tile tile, TileKind kind) const {
        return tile < kTiles && tables.tiles[tile].kind == kind;
    }
};

inline constexpr int kCrystalsLost = 5;  ///< VA-E7
inline constexpr int kSecretLimit = 5;  ///< VA-B15
inline constexpr int kFirstQuests = 3;  ///< VA-K1
inline constexpr int kFirstPowers = 3;  ///< VA-D1
inline constexpr int kLeastCubes = 2;  ///< at hand (VA-K8)
inline constexpr int kHungerPrice = 2;  ///< Eaten Goblins for a Sloth cube (VA-D5)
inline constexpr int kCaveRemovals = 3;  ///< VA-C6
inline constexpr std::size_t kOfferedEvents = 3;  ///< VA-C9, C11
inline constexpr std::size_t kOfferedTreasures = 2;  ///< VA-C12
inline constexpr int kSporesPopulation = 2;  ///< of a tribe that Spores can hit (VA-C24)
inline constexpr int kPairStrength = 4;  ///< of a tribe that attacks a Crystal (VA-B31)
inline constexpr int kFlippedStat = 4;  ///< each stat after the last flip (VA-T3)
inline constexpr int kMaxStat = 5;  ///< VA-T3
inline constexpr int kMaxCubes = 3;  ///< Action cubes for a roll or a Backstab (VA-T7, T13)
inline constexpr std::array<int, kMaxCubes> kNeededRoll{4, 2, 1};  ///< by cubes, from 1 (VA-T7)
inline constexpr std::array<int, kMaxCubes> kBackstabGrit{1, 3, 5};  ///< by cubes, from 1 (VA-T13)
inline constexpr int kEbowRange = 5;  ///< VA-K35
inline constexpr int kCrossbowRange = 3;  ///< VA-T13
inline constexpr int kEvasionRoll = 4;  ///< VA-T27

}  // namespace tenebrae::vast
