// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/vast/rules/cards.hpp"
#include "games/vast/rules/cave.hpp"

namespace tenebrae::vast {

/// The pending decision, named as in the tables of the rules. None: the game has not begun or is
/// over.
enum class Decision : std::uint8_t {
    None,
    // VA-O6
    Fill,
    Orient,
    Reveal,
    Exit,
    Slide,
    Push,
    Place,
    Remove,
    Treasure,
    // section K
    Knight,
    Encounter,
    Brace,
    Keep,
    Heal,
    Axe,
    Shed,
    // section B
    War,
    Overpopulation,
    Monsters,
    Secrets,
    Tribes,
    Tribe,
    Ambush,
    CaveIn,
    Gnome,
    Lose,
    Beetles,
    Trap,
    Bonus,
    Spores,
    // section D
    Dragon,
    Pay,
    Hoard,
    Gem,
    Surface,
    Reroll,
    Shy,
    Back,
    // section C
    Cave,
    OmenPay,
    Offer,
    Dig,
    Fade,
    // section T
    Assign,
    Thief,
    Peek,
    Upgrade,
    Fingers,
    Snatch,
    Filch,
    Evade,
    Fall,
    // section N
    Terrain,
    Flow,
};
inline constexpr std::size_t kDecisions = static_cast<std::size_t>(Decision::Flow) + 1;

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
    Discard,  ///< what = Secret or, in decision `shy`, Gem
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
    // Ends of decisions; last in every list that has them.
    Rest,
    Stay,
    Done,
    Pass,
    End,
    Resign,  ///< what = Role; always legal for the owner of the decision, never listed (VA-G12)
};
inline constexpr std::size_t kActionKinds = static_cast<std::size_t>(ActionKind::Resign) + 1;

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

/// Room for the longest list: every Omen of the Cave with every cell.
using ActionList = core::FixedList<Action, 2048>;

}  // namespace tenebrae::vast
