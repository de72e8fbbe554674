// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/vast/rules/rules.hpp"

namespace tenebrae::vast {

/// The kinds of events (section J). The comments name the fields in use besides `rule` and `cause`.
enum class EventKind : std::uint8_t {
    Round,  ///< value = round
    Turn,  ///< who = Role
    Phase,  ///< the Collapse begins
    Shuffle,  ///< who = Deck; value = place of items[0]; the order, top first, six an event
    Die,  ///< value = DieFace, to = centre
    Roll,  ///< value = 1 to 6, items[0] = 1: it succeeds
    Pick,  ///< who = Deck, value = the thing picked (kNoCard: hidden), items[0] = 1: face down
    Placed,  ///< to, value = Tile, items[0] = symbol
    Flipped,  ///< to, value = Tile: its Lit side is shown, before the orientation is chosen
    Revealed,  ///< to, value = Tile, items[0] = open sides
    Turned,  ///< to, value = Tile, items[0] = open sides
    Collapsed,  ///< from, value = Tile, items[0] = 1: it left the game, 0: it is under the stack
    Slid,  ///< from = first cell of the section, value = Direction
    TokenOn,  ///< to (kNoCell: Shriek), value = Token, items[0] = Gem or Direction
    TokenOff,  ///< from (kNoCell: Shriek), value = Token, items[0] = Gem or Direction
    TokenMoved,  ///< from, to, value = Token, items[0] = Gem
    Moved,  ///< who = Piece, from (kNoCell: from the board), to, value = MoveReason
    Encounter,  ///< to
    Attack,  ///< who = Piece, value = Target, items[0] = 1: hit, 0: miss
    Health,  ///< who = Piece, value = Health now, items[0] = points lost or, with items[1], gained
    Grit,  ///< value = Grit now, items[0] = points lost or, with items[1], gained
    Cube,  ///< value = CubePlace from, items[0] = CubePlace to, items[1] = Slot or Grit space
    Spent,  ///< the Knight's turn is spent
    Population,  ///< who = Piece, value = Population now, items[0] = PopulationReason
    Scattered,  ///< who = Piece
    Hidden,  ///< who = Piece
    Lurks,  ///< who = Piece, to
    Rage,  ///< value = Rage now
    CardMoves,  ///< who = Deck, value = card (kNoCard: hidden), items[0] = CardChange, items[1] =
                ///< Piece
    Ready,  ///< the Javelin is ready
    Flare,  ///< who = Piece, to
    Waits,  ///< who = Piece: it waits at a Crystal for a second tribe
    Smashed,  ///< who = Role for which it counts, from
    Killed,  ///< who = Piece
    GemPaid,  ///< value = Gem: it has paid for a symbol
    Power,  ///< value = Power: its cost is paid
    Sloth,  ///< value = SlothBox from, items[0] = SlothBox to; or kOnWakefulness
    Awake,  ///< the Dragon is awake
    Surfaced,  ///< the Dragon is surfaced, to
    Eaten,  ///< value = Eaten Goblins now
    Hoard,  ///< value = Treasures on the Dragon's board now
    TileDrawn,  ///< value = Tile: the Cave draws it to its hand, items[0] = symbol
    OmenBack,  ///< value = OmenSymbol: a token of the Cave goes back into the bag
    Omen,  ///< value = Omen: its cost is paid
    Hatred,  ///< value = Hatred tokens now
    Won,  ///< who = Role, value = Ending
    Lost,  ///< value = Ending; nobody won
    // The Thief
    Stats,  ///< items[0] to [2] = the numbers of the tokens on Movement, Stealth and Thievery
    Looted,  ///< from (kNoCell: the supply), value = Token, items[0] = Gem: he carries it
    Stashed,  ///< value = tokens stashed now, items[0] = Treasures, items[1] = Gems (bits) just now
    LootLevel,  ///< value = Loot Drop Level now
    Upgraded,  ///< value = Upgrade
    UpgradeLost,  ///< value = Upgrade
    Hexed,  ///< value = points by which Hex lowers his Stealth now
    Peeked,  ///< to, value = Tile, items[0] = symbol
    // Terrain
    /// to = the first cell, value = Terrain, items[0] = turn, items[1] to [4] = cells of two more
    /// pits: see event_pits()
    TerrainOn,
    /// from = the first cell, value = Terrain, items[0] = turn; each pit by itself
    TerrainOff,
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::TerrainOff) + 1;

enum class MoveReason : std::uint8_t {
    Go,
    Map,
    Step,
    Worm,
    Tunnel,
    Jump,
    Explore,
    Enter,
    Reveal,
    WithTile,
    Push,
    Exit,
    Move,
    Wing,
    Start,
    Climb,
    Evade,
    Flow,  ///< down the River (VA-N13)
    Hop,  ///< from Pit to Pit (VA-N12)
};
/// Returns whether a piece moves by its own move, to an adjacent space or so (VA-O4, N13).
constexpr bool is_own_move(MoveReason reason) {
    return reason <= MoveReason::Worm || reason == MoveReason::Enter || reason == MoveReason::Move
           || reason == MoveReason::Wing || reason == MoveReason::Climb
           || reason == MoveReason::Evade;
}
enum class PopulationReason : std::uint8_t {
    Discs,
    Scatter,
    Lit,
    Bow,
    Bomber,
    Hiss,
    Scratch,
    Backstab,
    Spores,
    Harm,
};
inline constexpr std::size_t kPopulationReasons = 10;
/// The places of a Hero cube (VA-K3).
enum class CubePlace : std::uint8_t { Track, Free, Slot, Aside, Entrance, Discarded };
/// A Sloth cube comes from or goes onto Wakefulness instead of a box.
inline constexpr std::uint8_t kOnWakefulness = kSlothBoxes;
/// What happens to a card: into a hand or onto a board, shown, played, and so on.
enum class CardChange : std::uint8_t {
    Drawn,
    Shown,
    Played,
    Discarded,
    Lost,
    Kept,
    Declined,
    Assigned,
    Open,
    Fulfilled,
    Offered,  ///< it is one of those that the Cave chooses from
    Under,  ///< it goes under its deck
    Stays,  ///< a Monster stays with the Knight (VA-V35)
    Out,  ///< a Monster lies out (VA-V35)
    Filched,  ///< the Thief puts it under its deck
    FilchedHidden,  ///< as Filched, face down
};

/// The causes of an end (VA-E10). None: it has not ended.
enum class Ending : std::uint8_t {
    None,
    KnightKilled,
    DragonKilled,
    Escape,
    Crystals,
    Collapse,
    Stash,
    Rounds,
    Resigned,
};

/// The number of a statement, as VA-K19.
struct RuleNumber {
    char section = ' ';
    std::uint8_t number = 0;

    friend constexpr bool operator==(const RuleNumber&, const RuleNumber&) = default;
};

struct Event {
    EventKind kind = EventKind::Round;
    std::uint8_t who = 0;
    RuleNumber rule;
    /// The cause: an event this many places earlier in the same command; 0: the command itself.
    std::uint8_t cause = 0;
    std::uint8_t value = 0;
    Cell from = kNoCell;
    Cell to = kNoCell;
    std::array<std::uint8_t, 6> items{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

/// Precondition: the kind is TerrainOn, of pits.
constexpr PitCells event_pits(const Event& event) {
    const auto part = [&](std::size_t item) { return static_cast<std::int8_t>(event.items[item]); };
    return {event.to, Cell{part(1), part(2)}, Cell{part(3), part(4)}};
}

/// A shuffle has this number in the place of an item that a seat does not know, and after the last.
inline constexpr std::uint8_t kNoItem = 0xFF;

/// Returns the event as a seat sees it (VA-J2). `seat` may be that of an onlooker.
Event seat_event(const Rules& rules, const Event& event, int seat);

/// Room for more events than one command causes.
using Events = core::FixedList<Event, 250>;

}  // namespace tenebrae::vast
