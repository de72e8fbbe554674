// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nyctophobia/rules/rules.hpp"

namespace tenebrae::nyctophobia {

/// The kinds of decisions (table 6). None: the game is over or has not started.
enum class Decision : std::uint8_t {
    None,
    Build,
    Clue,
    Turn,
    Second,
    After,
    Sprint,
    Cheered,
    Counter,
    Retreat,
    Hush,
    Card,
    Step,
    Victim,
    Run,
    Fell,
    Turning,
    Lure,
    Swap,
    Uproot,
    Plant,
    Drift,
};
inline constexpr std::size_t kDecisions = static_cast<std::size_t>(Decision::Drift) + 1;

/// The kinds of actions. The comments name the fields in use.
enum class ActionKind : std::uint8_t {
    Move,  ///< direction, noise (Klutz)
    Hop,  ///< direction
    Search,
    Sprint,  ///< direction, noise
    Hide,
    Throw,  ///< direction
    Call,
    Cheer,  ///< who
    Wait,
    End,
    Stop,
    Decline,
    CounterRock,
    CounterFist,
    Forgo,
    Retreat,  ///< direction, noise
    Stand,
    Silent,
    Speak,
    Clue,  ///< direction
    Card,  ///< number: place in the hand, 0 or 1
    Step,  ///< direction
    Stay,
    Attack,  ///< who
    Run,  ///< direction
    Fell,  ///< direction
    TurnLeft,
    TurnRight,
    Lure,  ///< who
    Swap,  ///< who, other: who < other
    Uproot,  ///< place: a Side
    Plant,  ///< place: a Side
    Drift,  ///< place: a Space
    Skip,
    Tree,  ///< place: a Side (HU-B1)
    Car,  ///< place, second: Spaces, the first in reading order first
    Start,  ///< who (kHunter or a Hunted), place: a Space
    Clear,
    Ready,
    Resign,  ///< number: the seat; always possible, never listed
};
inline constexpr std::size_t kActionKinds = static_cast<std::size_t>(ActionKind::Resign) + 1;

/// One answer to one decision. Unused fields keep their defaults.
struct Action {
    ActionKind kind = ActionKind::End;
    Direction direction = Direction::North;
    bool noise = false;
    PieceId who = kNoPiece;
    PieceId other = kNoPiece;
    std::uint8_t place = 0xFF;
    std::uint8_t second = 0xFF;
    std::uint8_t number = 0;

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action of(ActionKind kind) {
        Action action;
        action.kind = kind;
        return action;
    }
    static constexpr Action towards(ActionKind kind, Direction direction, bool noise = false) {
        Action action = of(kind);
        action.direction = direction;
        action.noise = noise;
        return action;
    }
    static constexpr Action on_piece(ActionKind kind, PieceId who, PieceId other = kNoPiece) {
        Action action = of(kind);
        action.who = who;
        action.other = other;
        return action;
    }
    static constexpr Action at(ActionKind kind, std::uint8_t place, std::uint8_t second = 0xFF) {
        Action action = of(kind);
        action.place = place;
        action.second = second;
        return action;
    }
    static constexpr Action numbered(ActionKind kind, int number) {
        Action action = of(kind);
        action.number = static_cast<std::uint8_t>(number);
        return action;
    }
    static constexpr Action start(PieceId who, Space space) {
        Action action = at(ActionKind::Start, space);
        action.who = who;
        return action;
    }
};
static_assert(sizeof(Action) == 8);

/// Room for all legal actions. Building has 112 sides, 112 cars, five pieces on 64 spaces, 2
/// others.
using ActionList = core::FixedList<Action, 560>;

}  // namespace tenebrae::nyctophobia
