// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/building.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/rules/legal_hunter.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;

/// The answers of a Hunted: from what it knows (HU-G7).
class HuntedList {
public:
    HuntedList(const Rules& rules, const State& state, ActionList& actions)
        : rules_(rules),
          state_(state),
          open_(state.open),
          who_(open_.owner),
          own_(state.hunted[who_]),
          actions_(actions) {}

    void turn() {
        steps(K::Move);
        hops();
        if (!open_.action_spent) {
            ways(K::Sprint);
            throws();
            call();
            cheers();
        }
        add_if(is_walled_in(), K::Wait);
    }
    void second() {
        steps(K::Move);
        add_if(may_search(), K::Search);
    }
    void after() {
        add_if(may_search(), K::Search);
        if (!open_.action_spent) {
            ways(K::Sprint);
            add_if(open_.caller == kNobody, K::Hide);
            throws();
            call();
            cheers();
        }
        add(K::End);
    }
    void sprint() {
        ways(K::Sprint);
        add(K::Stop);
    }
    void cheered() {
        ways(K::Sprint);
        throws();
        call();
        add_if(open_.stage == Stage::After && open_.caller == kNobody, K::Hide);
        add(K::Decline);
    }
    void counter() {
        const bool has_rock = own_.rocks != 0;
        const bool has_fist = own_.character == Character::Boxer;
        add_if(has_rock, K::CounterRock);
        add_if(has_fist, K::CounterFist);
        add_if(has_rock || has_fist, K::Forgo);
    }
    void retreat() {
        if (open_.retreat_steps != 0) {
            ways(K::Retreat);
            if (!open_.retreated) {
                hops();
            }
        }
        add_if(may_search(), K::Search);
        const bool may_end = open_.retreated || !open_.in_combat || is_walled_in();
        add_if(may_end, K::Hide);
        add_if(may_end, K::Stand);
    }
    void hush() {
        add(K::Silent);
        add(K::Speak);
    }

private:
    void add(K kind) { actions_.push_back(Action::of(kind)); }
    void add_if(bool holds, K kind) {
        if (holds) {
            add(kind);
        }
    }
    [[nodiscard]] FeltSide felt(Direction direction) const { return own_.felt[index(direction)]; }
    [[nodiscard]] bool is_walled_in() const { return std::ranges::all_of(own_.felt, is_blocked); }
    [[nodiscard]] bool may_search() const { return may_search_at_stop(state_, who_) && !open_.fog; }
    /// Each way that is not felt to be blocked (HU-G7), and with noise for the Klutz (HU-D5).
    void ways(K kind) {
        for (const Direction direction : kDirections) {
            if (is_blocked(felt(direction))) {
                continue;
            }
            actions_.push_back(Action::towards(kind, direction));
            if (own_.character == Character::Klutz) {
                actions_.push_back(Action::towards(kind, direction, true));
            }
        }
    }
    void steps(K kind) { ways(kind); }
    void hops() {
        for (const Direction direction : kDirections) {
            const bool was_tried =
                (static_cast<unsigned>(own_.hops_tried) >> index(direction) & 1U) != 0;
            if (own_.character == Character::Climber && felt(direction) == FeltSide::Tree
                && !was_tried) {
                actions_.push_back(Action::towards(K::Hop, direction));
            }
        }
    }
    void throws() {
        for (const Direction direction : kDirections) {
            if (own_.rocks != 0) {
                actions_.push_back(Action::towards(K::Throw, direction));
            }
        }
    }
    void call() { add_if(own_.in_car && open_.caller == kNobody, K::Call); }
    void cheers() {
        for (PieceId whom = 0; whom < rules_.hunted; ++whom) {
            const bool can = own_.character == Character::Cheerleader && whom != who_
                             && !state_.hunted[whom].hidden;
            if (can) {
                actions_.push_back(Action::with(K::Cheer, whom));
            }
        }
    }

    const Rules& rules_;
    const State& state_;
    const PublicState& open_;
    PieceId who_;
    const Hunted& own_;
    ActionList& actions_;
};

}  // namespace

void legal_actions(const Rules& rules, const State& state, ActionList& actions) {
    actions.clear();
    if (state.open.owner == kHunter) {
        legal_for_hunter(rules, state, actions);
        return;
    }
    if (state.open.decision == Decision::None) {
        return;
    }
    HuntedList list(rules, state, actions);
    switch (state.open.decision) {
    case Decision::Turn: list.turn(); return;
    case Decision::Second: list.second(); return;
    case Decision::After: list.after(); return;
    case Decision::Sprint: list.sprint(); return;
    case Decision::Cheered: list.cheered(); return;
    case Decision::Counter: list.counter(); return;
    case Decision::Retreat: list.retreat(); return;
    case Decision::Hush: list.hush(); return;
    case Decision::None:
    case Decision::Build:
    case Decision::Clue:
    case Decision::Card:
    case Decision::Step:
    case Decision::Victim:
    case Decision::Run:
    case Decision::Fell:
    case Decision::Turning:
    case Decision::Lure:
    case Decision::Swap:
    case Decision::Uproot:
    case Decision::Plant:
    case Decision::Drift: break;
    }
}

void legal_actions(const Rules& rules, const View& view, ActionList& actions) {
    actions.clear();
    if (view.decides) {
        legal_actions(rules, view.state, actions);
    }
}

}  // namespace tenebrae::nyctophobia
