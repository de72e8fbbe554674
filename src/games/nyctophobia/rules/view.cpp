// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/game_rules.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {

namespace {

/// Hides future draws (HU-I1). The pile in table order reveals no more than the other cards do.
State hide_random_draws(const State& state) {
    State seen = state;
    seen.random = {};
    std::sort(seen.pile.begin(), seen.pile.begin() + seen.pile_size);
    return seen;
}

/// Copies what a seat of the Hunted knows into an empty state, so that anything missed here stays
/// hidden.
class HuntedView {
public:
    HuntedView(const Rules& rules, const State& state, HuntedSet own)
        : rules_(rules), state_(state), open_(state.open), own_(own) {}

    [[nodiscard]] State seen() const {
        State seen;
        seen.open = public_state();
        for (PieceId who = 0; who < rules_.hunted; ++who) {
            seen.hunted[who] = hunted(who);
        }
        seen.clue_is_old = state_.clue_is_old;
        if (is_own(open_.owner)) {
            const unsigned own = state_.search_again & (1U << open_.owner);
            seen.search_again = static_cast<HuntedSet>(own);
        }
        seen.sketch = sketch_of(rules_, state_.sketch, own_);
        return seen;
    }

private:
    [[nodiscard]] PublicState public_state() const;
    [[nodiscard]] Hunted hunted(PieceId who) const;

    [[nodiscard]] bool is_own(PieceId who) const {
        return who < kMaxHunted && has_hunted(own_, who);
    }
    /// Returns whether the seat knows the pending decision (HU-I3). All seats know when the forest
    /// is being built (HU-B1).
    [[nodiscard]] bool shows_decision() const {
        return open_.owner == kHunter ? open_.decision == Decision::Build
                                      : shares_decisions_of(open_.owner);
    }
    /// Returns whether the seat knows the decisions of a Hunted.
    [[nodiscard]] bool shares_decisions_of(PieceId who) const {
        return is_own(who) || (rules_.open_talk && own_ != 0);
    }
    /// Returns whether the seat knows the progress of the turn. A Hunted with the Cheerleader's
    /// action knows what is left of her turn (HU-D4).
    [[nodiscard]] bool shows_turn() const {
        return !open_.hunters_turn
               && (shares_decisions_of(open_.active)
                   || (open_.decision == Decision::Cheered && is_own(open_.owner)));
    }

    const Rules& rules_;
    const State& state_;
    const PublicState& open_;
    HuntedSet own_;
};

PublicState HuntedView::public_state() const {
    PublicState seen = open_;
    if (!shows_decision()) {
        seen.decision = Decision::None;
    }
    if (!shows_turn()) {
        seen.action_spent = false;
        seen.stage = Stage::Before;
    }
    if (seen.decision != Decision::Retreat) {
        seen.retreat_steps = 0;
        seen.retreated = false;
        seen.in_combat = false;
    }
    return seen;
}

/// Returns a Hunted as the seat knows it. Only the deciding Hunted keeps felt sides; others would
/// reveal when their friends moved.
Hunted HuntedView::hunted(PieceId who) const {
    const Hunted& truth = state_.hunted[who];
    Hunted seen;
    seen.health = truth.health;
    seen.rocks = truth.rocks;
    seen.character = truth.character;
    seen.hidden = truth.hidden;
    if (is_own(who)) {
        seen.in_car = truth.in_car;
    }
    if (is_own(who) && open_.owner == who) {
        seen.felt = truth.felt;
        seen.hops_tried = truth.hops_tried;
        seen.searched = truth.searched;
        seen.sprinted_here = truth.sprinted_here;
    }
    return seen;
}

}  // namespace

View view_of(const Rules& rules, const State& state, int seat) {
    View view;
    view.seat = seat;
    view.own = rules.hunted_of(seat);
    view.is_over = state.open.ending != Ending::Unfinished;
    view.shows_forest = view.is_over || rules.is_hunter_seat(seat);
    view.decides =
        !view.is_over && state.open.owner != kNoPiece && deciding_seat(rules, state.open) == seat;
    if (view.is_over) {
        view.state = state;
    } else if (view.shows_forest) {
        view.state = hide_random_draws(state);
    } else {
        view.state = HuntedView(rules, state, view.own).seen();
    }
    return view;
}

View view_afterwards(const Rules& rules, const State& state, int seat) {
    View view = view_of(rules, state, seat);
    view.shows_forest = true;
    view.state = hide_random_draws(state);
    return view;
}

}  // namespace tenebrae::nyctophobia
