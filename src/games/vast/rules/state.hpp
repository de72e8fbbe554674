// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"
#include "core/value_bytes.hpp"
#include "games/vast/rules/event.hpp"
#include "games/vast/rules/frame.hpp"
#include "games/vast/rules/pile.hpp"
#include "games/vast/rules/role_states.hpp"

#include <array>
#include <cassert>
#include <cstdint>

namespace tenebrae::vast {

/// The bit of Space::side for a tile at which the Thief has peeked.
inline constexpr std::uint8_t kPeekedBit = 0x20;

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
    // the symbol of a Cave tile. Of a Terrain: see terrain_side().
    [[nodiscard]] bool is_used() const { return at != kNoCell; }
    [[nodiscard]] bool is_terrain() const { return tile >= kFirstTerrain && is_known_tile(tile); }
    [[nodiscard]] bool is_lit() const { return (side & 0x10U) != 0; }
    [[nodiscard]] bool is_dark() const { return is_used() && !is_lit() && !is_terrain(); }
    [[nodiscard]] bool is_peeked() const { return (side & kPeekedBit) != 0; }
    [[nodiscard]] std::uint8_t symbol() const { return side >> 6U; }
    [[nodiscard]] Sides open() const { return side & kAllSides; }
    [[nodiscard]] bool has(Token token) const { return vast::has(tokens, token); }
};

/// Spaces by direction.
using Neighbours = std::array<SpaceId, 4>;

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
    TerrainState terrain;
    std::array<std::uint8_t, 2> end_padding{};

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

HiddenCounts hidden_counts(const State& state);

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
