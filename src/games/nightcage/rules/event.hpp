// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nightcage/rules/state.hpp"

#include <cstdint>

namespace tenebrae::nightcage {

/// The kind of an event. The comment lists the fields used, besides cause.
enum class EventKind : std::uint8_t {
    TurnBegins,  ///< who, number = turn
    Started,  ///< who, cell, exits: set up on its start tile (NC-S3)
    Drawn,  ///< who = prisoner it is drawn for, tile, number = Step it is drawn at: a tile of the
            ///< stack is shown [reveals]
    Placed,  ///< who, cell, tile, exits; for a keeper the side of its mouth
    Moved,  ///< who, other = cell left, cell = cell entered (NC-M2), tile if it is a keeper (NC-K4)
    SteppedBlind,  ///< the same (NC-O4)
    Charged,  ///< the same (NC-N5)
    Leapt,  ///< the same, cell is a pit (NC-F1)
    Stayed,  ///< who, cell (NC-C1)
    HeldFast,  ///< who, cell: must stay (NC-C6)
    NerveSpent,  ///< who, number = ActionKind it was spent on; one event for each token
    NerveGained,  ///< who, number = the new nerve (NC-C1)
    Crumbled,  ///< cell, tile: became a pit (NC-M3, NC-C4)
    KeyTaken,  ///< who, cell (NC-M5), tile if it is a keeper (NC-K6)
    KeyPassed,  ///< who gives, number = index of the receiver (NC-Y2)
    Fell,  ///< who, cell of the pit, number = 1 if the pit is the Dirge's and opens later (NC-F1)
    LineChosen,  ///< who, cell of the pit, number = Line
    Landed,  ///< who, cell (NC-F2)
    FallsOn,  ///< who: nothing to land on (NC-F4)
    Strikes,  ///< cell of the monster, tile, number = kind of the one at other; cause: what
              ///< triggered it, or the strike that set it off (NC-A2, NC-A5, NC-A8)
    Hit,  ///< who, cell, other = cell of the monster, number = tiles lost (NC-A6); its Strikes is
          ///< the cause
    Evaded,  ///< who, other = cell of the monster: triggered it and is not struck (NC-A3)
    Blocked,  ///< who, other = cell of the monster (NC-N4)
    Discarded,  ///< tile: from the top of the stack, face up [reveals] (NC-A6, NC-C1)
    LightsOut,  ///< who (NC-O1)
    MonsterFades,  ///< cell, tile: became a pit (NC-A8, NC-K6)
    Scrambled,  ///< who, other = cell left, cell (NC-A9)
    Replaced,  ///< cell, tile = the monster, exits = a keeper's mouth, number = kind replaced
               ///< (NC-C2)
    MonsterLost,  ///< tile: a Stay's monster found no place (NC-C2)
    Removed,  ///< cell, tile: not illuminated (NC-L3)
    KeyLost,  ///< cell, tile (NC-L4)
    Relit,  ///< who, number = index of the lit prisoner (NC-O6)
    StackEmpty,  ///< the last tile is drawn (NC-E2)
    FlickerRemoved,  ///< cell, tile (NC-E3)
    Sustained,  ///< who (NC-N6)
    OmenSetAside,  ///< who, tile: the first omen is set aside [reveals] (NC-D1)
    PitFiendActs,  ///< cell of the pit fiend (NC-P1)
    TurnedToPit,  ///< cell, tile: by a pit fiend (NC-P1)
    DirgeLaid,  ///< who, cell of its corner, number = Direction (NC-D2)
    DirgeHit,  ///< who, cell, number = tiles lost (NC-D3)
    Swallowed,  ///< cell, tile: under the Dirge (NC-D4)
    ChasmOpens,  ///< cell: the first of the chasm in reading order (NC-D5)
    GameEnds,  ///< who is active, number = Ending
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::GameEnds) + 1;

/// A cause is an index into the same list, or one of these.
inline constexpr std::uint16_t kCauseCommand = 0xffff;  ///< caused by the command itself
/// The cause of a hit or block that is carried out after a Block was decided: the latest Strikes at
/// cell `other` in an earlier command of this turn.
inline constexpr std::uint16_t kCauseEarlierStrike = 0xfffe;

struct Event {
    EventKind kind = EventKind::TurnBegins;
    PrisonerId who = kNobody;
    Cell cell = kNoCell;
    Cell other = kNoCell;
    TileKind tile = TileKind::None;
    Exits exits{};
    std::uint16_t number = 0;  ///< meaning by kind: see above
    std::uint16_t cause = kCauseCommand;

    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 10);

/// Returns whether the event shows something hidden (drawn and discarded tiles). Undo stops there.
constexpr bool reveals(EventKind kind) {
    return kind == EventKind::Drawn || kind == EventKind::Discarded
           || kind == EventKind::OmenSetAside;
}

/// Room for more events than a command can cause (49 monsters x 5 victims, 96 discards, 49
/// removals, ...).
using Events = core::FixedList<Event, 768>;

}  // namespace tenebrae::nightcage
