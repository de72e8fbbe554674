// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/vast/rules/cards.hpp"
#include "games/vast/rules/cave.hpp"
#include "games/vast/rules/decision.hpp"

namespace tenebrae::vast {

/// What an attack, a shot, a plunder or a take is aimed at, in the order of lists.
enum class Target : std::uint8_t {
    Knight,
    Fangs,
    Bones,
    Eye,
    Dragon,
    Thief,
    Crystal,
    Treasure,
    GemClaw,
    GemFlame,
    GemWing,
};
constexpr Target target_of(Piece piece) {
    return static_cast<Target>(piece);
}
constexpr bool is_gem(Target target) {
    return target >= Target::GemClaw;
}
/// Returns the number of a Gem. Precondition: is_gem().
constexpr std::size_t gem_index(Target target) {
    return static_cast<std::size_t>(target) - static_cast<std::size_t>(Target::GemClaw);
}
/// Returns the piece aimed at, or Piece::None for a token.
constexpr Piece piece_of(Target target) {
    return target <= Target::Thief ? static_cast<Piece>(target) : Piece::None;
}

/// The kinds of actions, in the order in which the tables of decisions list them. The comments name
/// the fields in use.
enum class ActionKind : std::uint8_t {
    // VA-O6
    Fill,  ///< cell; with the Cave what = Tile
    Orient,  ///< what = Sides
    Reveal,  ///< cell, what = Sides
    Exit,  ///< cell
    Slide,  ///< cell, what = Direction
    Push,  ///< what = Direction
    Place,  ///< cell; with the Cave what = Tile
    Remove,  ///< cell
    Treasure,  ///< cell
    // section K
    Cube,  ///< what = Slot
    Show,  ///< what = TreasureCard
    Quest,  ///< what = Quest
    Javelin,
    Potion,
    Face,
    Go,  ///< what = Direction
    GoMap,  ///< what = Direction
    Attack,  ///< what = Target
    Take,  ///< what = Target
    Shoot,  ///< what = Piece
    Ebow,  ///< what = Target
    Bomb,  ///< what = Direction
    Flare,  ///< cell for the Knight
    Monster,
    Ready,
    Keep,
    Decline,
    Heal,
    Wound,
    Shed,  ///< what = Slot
    // section B
    War,  ///< what = War
    Pay,
    Scatter,  ///< what = Piece
    Leader,
    Assign,  ///< what = Monster, who = Piece
    AssignOver,  ///< what = Monster, who = Piece, over = Monster
    Discard,  ///< what = Secret; in decision `shy` Gem, in `fade` OmenSymbol
    Redraw,  ///< what = War, Monster or Secret
    RevealTribe,  ///< who, cell
    Lurk,  ///< who, cell
    Enter,  ///< who, cell
    HideTribe,  ///< who
    Activate,  ///< who
    Secret,  ///< what = Secret; who = Piece (fury, bomber, spots), over = Role (hex)
    Step,  ///< what = Direction
    Worm,  ///< what = Diagonal, over = steps
    Tunnel,  ///< cell
    Wisp,
    Plunder,  ///< what = Target
    Explore,  ///< what = Direction
    Hide,
    Special,
    Stop,
    Ambush,  ///< who
    CaveIn,  ///< cell
    Jump,  ///< cell
    Lose,  ///< what = Monster
    Beetles,
    TakeLoss,
    Trap,
    Spores,  ///< who: the tribe that loses Population
    // section D
    Move,  ///< what = Direction, over = spaces
    // The powers, in the order of Power
    Claw,
    Flame,
    Wing,  ///< what = Direction, over = spaces
    Hiss,  ///< who
    Slither,  ///< what = SlothBox, over = SlothBox
    Swat,  ///< cell, what = Target
    Scorch,
    Slap,
    Shriek,
    Scratch,
    FlameWall,  ///< what = Direction
    Smash,
    Wrath,
    Burn,  ///< cell
    PayCard,  ///< what = Gem
    PayGem,  ///< what = Gem
    PickUp,
    Gem,  ///< what = Gem
    Sloth,  ///< what = SlothBox
    Surface,
    Reroll,
    Back,  ///< what = SlothBox
    // section C
    Collect,
    Skip,
    // The Omens, in the order of Omen
    OmenBats,  ///< who
    OmenBatsTreasure,  ///< cell
    OmenRockslide,  ///< cell, what = Direction
    /// As OmenRockslide; other and over = Direction: the Rockslide that is moved
    OmenRockslideFrom,
    OmenPlunder,  ///< cell
    OmenSpores,  ///< what = Role
    OmenHatred,  ///< before the Collapse: cell, what = Tile
    OmenHatredRemove,  ///< in the Collapse: cell
    OmenHatredToken,
    OmenCurseTurn,  ///< cell, what = Sides
    OmenCurseEvent,  ///< cell
    OmenCurseDeck,
    PayOmen,  ///< what = OmenSymbol
    Event,  ///< what = EventCard
    Give,  ///< what = TreasureCard
    Dig,  ///< what = Tile
    // Ends of decisions; last in every list that has them.
    Rest,
    Stay,
    Done,
    Pass,
    End,
    Resign,  ///< what = Role; always legal for the owner of the decision, never listed (VA-G12)
    // Section T; at the end because states hold numbers of kinds (CaveState::omen)
    Stats,  ///< what and over: see stats_of()
    Climb,  ///< what = Direction
    Loot,  ///< what = Target, over = cubes
    Pickpocket,  ///< what = Target, over = cubes
    PickLock,  ///< over = cubes, without regard to the Lock Picking Kit
    Backstab,  ///< what = Target, over = cubes
    HideLoot,  ///< over = cubes
    Peek,
    RevealPeeked,  ///< what = Sides
    Upgrade,  ///< what = Upgrade
    Snatch,  ///< cell
    Filch,  ///< what = TreasureCard
    FilchRuby,
    FilchHidden,
    Fall,  ///< what = Upgrade
    BonusSecrets,
    BonusRage,
    // Section N; the decision `flow` has Stay too.
    Terrain,  ///< all but pits: what = Terrain, cell = its first cell, over = its turn
    Pits,  ///< three cells: see pits_of()
    NoTerrain,
    Flow,  ///< cell
    Hop,  ///< cell
};
inline constexpr std::size_t kActionKinds = static_cast<std::size_t>(ActionKind::Hop) + 1;

constexpr bool is_power(ActionKind kind) {
    return kind >= ActionKind::Claw && kind <= ActionKind::Burn;
}
/// Precondition: is_power().
constexpr Power power_of(ActionKind kind) {
    return static_cast<Power>(
        static_cast<unsigned>(kind) - static_cast<unsigned>(ActionKind::Claw)
    );
}
constexpr ActionKind action_of(Power power) {
    return static_cast<ActionKind>(
        static_cast<unsigned>(ActionKind::Claw) + static_cast<unsigned>(power)
    );
}

/// Returns whether an Omen places a tile, which only the Cave knows while it pays (VA-I5).
constexpr bool hides_tile(ActionKind kind) {
    return kind == ActionKind::OmenHatred;
}
constexpr bool is_omen(ActionKind kind) {
    return kind >= ActionKind::OmenBats && kind <= ActionKind::OmenCurseDeck;
}
/// Precondition: is_omen().
constexpr Omen omen_of(ActionKind kind) {
    return kind <= ActionKind::OmenBatsTreasure    ? Omen::Bats
           : kind <= ActionKind::OmenRockslideFrom ? Omen::Rockslide
           : kind == ActionKind::OmenPlunder       ? Omen::Plunder
           : kind == ActionKind::OmenSpores        ? Omen::Spores
           : kind <= ActionKind::OmenHatredToken   ? Omen::Hatred
                                                   : Omen::Curse;
}

/// One answer to a decision. Unused fields keep their defaults.
struct Action {
    ActionKind kind = ActionKind::End;
    std::uint8_t what = 0;
    Piece who = Piece::None;
    std::uint8_t over = 0;
    Cell cell = kNoCell;
    Cell other = kNoCell;  ///< a second cell

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action of(ActionKind kind) {
        Action action;
        action.kind = kind;
        return action;
    }
    template <typename What>
    static constexpr Action of(ActionKind kind, What what) {
        Action action = of(kind);
        action.what = static_cast<std::uint8_t>(what);
        return action;
    }
    static constexpr Action at(ActionKind kind, Cell cell) {
        Action action = of(kind);
        action.cell = cell;
        return action;
    }
    template <typename What>
    static constexpr Action at(ActionKind kind, Cell cell, What what) {
        Action action = of(kind, what);
        action.cell = cell;
        return action;
    }
    static constexpr Action by(ActionKind kind, Piece who, Cell cell = kNoCell) {
        Action action = at(kind, cell);
        action.who = who;
        return action;
    }

    [[nodiscard]] constexpr Direction direction() const { return static_cast<Direction>(what); }
    [[nodiscard]] constexpr Target target() const { return static_cast<Target>(what); }
};
static_assert(sizeof(Action) == 8);

/// The numbers of the stat tokens on Movement, Stealth and Thievery (VA-T2).
using StatTokens = std::array<std::uint8_t, kStats>;
/// Precondition: the kind is Stats.
constexpr StatTokens stats_of(const Action& action) {
    return {
        action.what,
        static_cast<std::uint8_t>(action.over >> 4U),
        static_cast<std::uint8_t>(action.over & 15U)};
}
constexpr Action stats_action(const StatTokens& tokens) {
    Action action = Action::of(ActionKind::Stats, tokens[0]);
    action.over = static_cast<std::uint8_t>(tokens[1] << 4U | tokens[2]);
    return action;
}

/// Precondition: the kind is Pits.
constexpr PitCells pits_of(const Action& action) {
    return {
        action.cell,
        action.other,
        Cell{static_cast<std::int8_t>(action.what), static_cast<std::int8_t>(action.over)}};
}
constexpr Action pits_action(const PitCells& cells) {
    Action action = Action::at(ActionKind::Pits, cells[0], cells[2].south);
    action.over = static_cast<std::uint8_t>(cells[2].east);
    action.other = cells[1];
    return action;
}

/// Room for the longest list: every Omen of the Cave with every cell.
using ActionList = core::FixedList<Action, 2048>;

}  // namespace tenebrae::vast
