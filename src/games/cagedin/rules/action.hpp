// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/cagedin/rules/cage.hpp"
#include "games/cagedin/rules/cards.hpp"

namespace tenebrae::cagedin {

/// The pending decision (section Q). None: the fight is over or has not begun.
enum class Decision : std::uint8_t {
    None,
    Type,
    Turn,
    Combo,
    Defend,
    Answer,
    Side,
    Harm,
    Follow,
    Step,
    Rise,
    Recover,
};
inline constexpr std::size_t kDecisions = static_cast<std::size_t>(Decision::Recover) + 1;

/// The kinds of actions, in the order of section Q. The comments name the fields in use.
enum class ActionKind : std::uint8_t {
    Type,  ///< value = Type
    Footwork,  ///< card, hex
    Strike,  ///< card
    Haymaker,  ///< card, hex: kNoHex without a step
    Shove,  ///< card
    Takedown,  ///< card
    Discard,  ///< card, value = cards to draw
    Rest,
    Pound,  ///< card; also answers Decision::Answer
    Submit,  ///< card, second: kNoCard with one card; card <= second
    Stand,  ///< card
    End,  ///< ends a combo
    Block,  ///< card, second: as for Submit
    Pass,
    SideLeft,
    SideRight,
    Damage,
    Fatigue,
    Follow,
    Step,  ///< hex
    Stay,
    ToFeet,  ///< `feet`
    ToMat,  ///< `mat`
    Recover,  ///< value = Meter
    Coach,
    Skip,
    Resign,  ///< value = the seat; always legal for the deciding seat, never listed
};
inline constexpr std::size_t kActionKinds = static_cast<std::size_t>(ActionKind::Resign) + 1;

/// One answer to a decision. Cards are sorts, because equal cards are interchangeable (CI-K8).
/// Unused fields keep their defaults.
struct Action {
    ActionKind kind = ActionKind::End;
    Card card = kNoCard;
    Card second = kNoCard;
    Hex hex = kNoHex;
    std::uint8_t value = 0;
    std::array<std::uint8_t, 3> padding{};

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action of(ActionKind kind, int value = 0) {
        Action action;
        action.kind = kind;
        action.value = static_cast<std::uint8_t>(value);
        return action;
    }
    static constexpr Action with(ActionKind kind, Card card, Card second = kNoCard) {
        Action action = of(kind);
        action.card = card;
        action.second = second;
        return action;
    }
    static constexpr Action to(ActionKind kind, Card card, Hex hex) {
        Action action = with(kind, card);
        action.hex = hex;
        return action;
    }
    static constexpr Action step(Hex hex) { return to(ActionKind::Step, kNoCard, hex); }
    static constexpr Action discard(Card card, int drawn) {
        Action action = with(ActionKind::Discard, card);
        action.value = static_cast<std::uint8_t>(drawn);
        return action;
    }
};
static_assert(sizeof(Action) == 8);

/// Room for the longest list: every sort by footwork to every hex, and a few more; on the mat all
/// pairs of sorts.
using ActionList = core::FixedList<Action, 2048>;

}  // namespace tenebrae::cagedin
