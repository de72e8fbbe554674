// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "core/value_bytes.hpp"
#include "games/vast/rules/action.hpp"
#include "games/vast/rules/event.hpp"
#include "games/vast/rules/frame.hpp"
#include "games/vast/rules/pile.hpp"

#include <array>
#include <cassert>
#include <cstdint>

namespace tenebrae::vast {

/// A space of the map with its tokens; unused if `at` is kNoCell.
struct Space {
    Cell at = kNoCell;
    Tile tile = kNoTile;  ///< in a view a number from kUnknownTile, if it is not known
    std::uint8_t side = 0;  ///< see below
    std::uint8_t tokens = 0;  ///< bits of Token, of which only Crystal, Event and Vault lie here
    std::uint8_t treasures = 0;
    /// Bits 0 to 3: bombed edges, by direction; 4 to 7: Rockslides. An edge has its token on one of
    /// its spaces only.
    std::uint8_t edges = 0;
    std::uint8_t padding = 0;

    // Bits of `side`: 0 to 3 open sides of a Lit tile, 4 Lit, 5 the Thief has peeked at it, 6 and 7
    // the symbol of a Cave tile.
    [[nodiscard]] bool is_used() const { return at != kNoCell; }
    [[nodiscard]] bool is_terrain() const { return tile >= kFirstTerrain && is_known_tile(tile); }
    [[nodiscard]] bool is_lit() const { return (side & 0x10U) != 0; }
    [[nodiscard]] bool is_dark() const { return is_used() && !is_lit() && !is_terrain(); }
    [[nodiscard]] bool is_peeked() const { return (side & 0x20U) != 0; }
    [[nodiscard]] std::uint8_t symbol() const { return side >> 6U; }
    [[nodiscard]] Sides open() const { return side & kAllSides; }
    [[nodiscard]] bool has(Token token) const { return vast::has(tokens, token); }
};

/// Spaces by direction.
using Neighbours = std::array<SpaceId, 4>;

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

struct Thief {
    Set upgrades = 0;
    SpaceId at = kNoSpace;
    std::array<std::uint8_t, 3> stats{};
    std::uint8_t cubes = 0;
    std::uint8_t movement = 0;
    std::uint8_t carried = 0;  ///< Treasures; Gems: Dragon::gems
    std::uint8_t stashed = 0;
    std::uint8_t tokens = 0;  ///< of `stashed`, those with a Treasure token
    std::uint8_t loot = 0;
    std::uint8_t hex = 0;
    // This turn
    std::uint8_t marks = 0;
    std::uint8_t vaults = 0;
    std::uint8_t padding = 0;

    friend constexpr bool operator==(const Thief&, const Thief&) = default;
};

/// Counts for VA-Y6. Positions do not store them: they start at 0 there.
struct Statistics {
    std::array<std::uint16_t, kRoles> decisions{};
    std::uint16_t health_lost = 0;  ///< the Knight's
    std::uint16_t rage_gained = 0;
    std::array<std::uint16_t, kPopulationReasons> population_lost{};
    std::array<std::uint8_t, kPieces> attacks{};  ///< by attacker
    std::array<std::uint8_t, kPieces> hits{};
    std::array<std::uint8_t, kSlothBoxes> woken{};
    std::array<std::uint8_t, kOmens> omens{};
    std::uint8_t quests = 0;
    std::uint8_t treasures = 0;  ///< cards kept
    std::uint8_t ambushes = 0;
    std::uint8_t ambushes_passed = 0;
    std::uint8_t looted = 0;
    std::uint8_t collapse_round = 0;  ///< 0: it has not begun
    std::uint8_t padding = 0;
};

/// The whole state of a game, as a value (section H). In a view everything that its seat cannot
/// know has another value: see View.
struct State {
    std::array<std::uint64_t, 4> random{};
    Knight knight;
    Goblins goblins;

    // The map
    std::array<Space, kMaxSpaces> spaces{};
    std::array<Neighbours, kMaxSpaces> next{};  ///< follows from `spaces`: see place_space()

    // Frame
    std::array<Frame, kMaxFrames> frames{};
    std::uint8_t depth = 0;  ///< frames in use; after the end those that were open then
    Decision decision = Decision::None;
    Role owner = Role::None;  ///< of the decision
    Role current = Role::None;  ///< whose turn it is
    bool is_set_up = false;
    bool collapse = false;  ///< the Collapse has begun (VA-X1)
    Ending ending = Ending::None;
    Role winner = Role::None;
    Role resigned = Role::None;
    std::uint8_t round = 0;
    std::uint8_t terrain_round = 0;  ///< the last round in which VA-N1 asked

    // Counters
    std::uint8_t revealed = 0;  ///< tiles
    std::uint8_t crystals_revealed = 0;
    std::uint8_t crystals_collapsed = 0;
    std::array<std::uint8_t, kRoles> smashed{};  ///< Crystals, by who smashed them
    std::uint8_t treasure_supply = 0;

    // Goblin Infestation
    bool beetles_out = false;
    std::array<SpaceId, 2> monster_tokens{kNoSpace, kNoSpace};  ///< Ogre, Troll

    Dragon dragon;

    // Hidden piles
    Pile<kTiles> stack;
    Pile<kTreasureCards> treasures;
    Pile<kEventDeck> events;
    Pile<kQuests> quests;
    Pile<kMonsters> monsters;
    Pile<kSecrets> secrets;
    Pile<kPowerCards> powers;
    std::array<std::uint8_t, 5> padding{};

    // Not part of every hash: see hash().
    CaveState cave;
    Thief thief;
    Statistics statistics;

    [[nodiscard]] const Space& space(SpaceId id) const { return spaces[id]; }
    [[nodiscard]] const TribeState& tribe(Piece piece) const {
        return goblins.tribes[tribe_index(piece)];
    }
    [[nodiscard]] const Frame& top() const {
        assert(depth > 0);
        return frames[depth - 1U];
    }
    [[nodiscard]] bool is_over() const { return ending != Ending::None; }
};
static_assert(sizeof(State) <= 2032);
static_assert(core::ByteValue<State>);

/// How much of something hidden there is; everybody may know it.
struct HiddenCounts {
    std::uint8_t quests = 0;
    std::uint8_t treasures = 0;  ///< face down
    std::uint8_t secrets = 0;
    std::uint8_t powers = 0;
};

/// What one seat knows (section I). Everything else in `state` has a fixed value: an unknown tile
/// is kUnknownTile plus its symbol if that can be seen, an unknown card kNoCard, an unknown hand
/// empty, the random generator 0. All functions that take a State can be used with a view's, as
/// long as they ask nothing that the seat does not know.
struct View {
    State state;
    HiddenCounts counts;
    Set roles = 0;  ///< of the seat
    std::uint8_t seat = 0;
    bool decides = false;
    bool shows_all = false;  ///< nothing is hidden: after the game and in its replay
    std::array<std::uint8_t, 7> padding{};
};
static_assert(sizeof(View) <= 2048 && core::ByteValue<View>);

/// Returns the view of a seat. `seat` may be that of an onlooker.
View view_of(const Rules& rules, const State& state, int seat);

}  // namespace tenebrae::vast
