// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/building.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/rules/paths.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;

/// Returns whether a side belongs to the Hunter's space or one of the eight around it (HU-V11).
bool is_near_side(const State& state, Side side) {
    const auto is_near = [&](Space space) {
        return std::max(
                   std::abs(row(space) - row(state.hunter)),
                   std::abs(column(space) - column(state.hunter))
               )
               <= 1;
    };
    return is_near(near_space(side)) || is_near(far_space(side));
}

/// Returns whether a tree can be added on this side and leaves the forest sound (HU-Y6).
bool can_plant(const State& state, Side side) {
    if (state.trees.has(side)) {
        return false;
    }
    Trees after = state.trees;
    after.put(side);
    return is_sound(after, state.car);
}

/// Returns whether a tree near the Hunter can be planted on another side near him.
bool can_uproot(const State& state, Side side) {
    if (!state.trees.has(side) || !is_near_side(state, side)) {
        return false;
    }
    State after = state;
    after.trees.take(side);
    for (int number = 0; number < kSideNumbers; ++number) {
        const auto other = static_cast<Side>(number);
        if (is_side(number) && other != side && is_near_side(state, other)
            && can_plant(after, other)) {
            return true;
        }
    }
    return false;
}

/// Returns the spaces where the noise may drift or appear (Will-o'-Wisp).
Spaces drift_spaces(const State& state) {
    const Spaces car = spaces_of(state.car);
    const Spaces pieces = spaces_of_hunted(state) | only(state.hunter);
    if (state.noise == kNoSpace) {
        Spaces stony = 0;
        for (Space space = 0; space < kSpaces; ++space) {
            stony |= state.rocks[space] != 0 ? only(space) : 0;
        }
        return ~(car | pieces | stony);
    }
    const Spaces one = state.trees.next_to(only(state.noise)) & ~car;
    const Spaces two = state.trees.next_to(one) & ~car;
    return (one | two) & ~only(state.noise) & ~pieces;
}

/// Returns the Hunted that the noise may be put on.
HuntedSet lure_targets(const Rules& rules, const State& state) {
    const HuntedSet upright = upright_hunted(rules, state);
    if (current_instruction(state).part == Part::LureAny || state.noise == kNoSpace) {
        return upright;
    }
    int least = kSpaces;
    unsigned nearest = 0;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        const int far = grid_distance(state.hunted[who].at, state.noise);
        if (!has_hunted(upright, who) || far > least) {
            continue;
        }
        nearest = far < least ? 0U : nearest;
        least = far;
        nearest |= hunted_only(who);
    }
    return static_cast<HuntedSet>(nearest);
}

/// Returns the Hunted that may be swapped: upright and outside the car.
HuntedSet swappable(const Rules& rules, const State& state) {
    unsigned set = upright_hunted(rules, state);
    for (PieceId who = 0; who < rules.hunted; ++who) {
        set &= is_car(state, state.hunted[who].at) ? ~static_cast<unsigned>(hunted_only(who)) : ~0U;
    }
    return static_cast<HuntedSet>(set);
}

/// Returns whether the Hunter can run in a direction; with Frenzy also against a tree (HU-V9).
bool can_run(const State& state, Direction direction) {
    const Side side = side_of(state.hunter, direction);
    const bool fells = current_instruction(state).part == Part::RunOn;
    return can_step(state, direction, false) || (fells && side != kNoSide && state.trees.has(side));
}

void list_building(const Rules& rules, const State& state, ActionList& actions) {
    for (int number = 0; number < kSideNumbers; ++number) {
        const bool fits =
            is_side(number)
            && (state.trees.has(static_cast<Side>(number)) || state.trees.count() < kMaxTrees);
        if (fits) {
            actions.push_back(Action::at(K::Tree, static_cast<std::uint8_t>(number)));
        }
    }
    for (int number = 0; number < kSideNumbers; ++number) {
        if (is_side(number)) {
            const auto side = static_cast<Side>(number);
            actions.push_back(Action::at(K::Car, near_space(side), far_space(side)));
        }
    }
    for (Space space = 0; space < kSpaces; ++space) {
        actions.push_back(Action::start(kHunter, space));
    }
    for (PieceId who = 0; who < rules.hunted; ++who) {
        for (Space space = 0; space < kSpaces; ++space) {
            actions.push_back(Action::start(who, space));
        }
    }
    actions.push_back(Action::of(K::Clear));
    if (!forest_errors(rules, state).any()) {
        actions.push_back(Action::of(K::Ready));
    }
}

template <typename Fits>
void list_directions(K kind, ActionList& actions, const Fits& fits) {
    for (const Direction direction : kDirections) {
        if (fits(direction)) {
            actions.push_back(Action::towards(kind, direction));
        }
    }
}

void list_hunted(K kind, HuntedSet set, ActionList& actions) {
    for (PieceId who = 0; who < kMaxHunted; ++who) {
        if (has_hunted(set, who)) {
            actions.push_back(Action::on_piece(kind, who));
        }
    }
}

template <typename Fits>
void list_sides(K kind, ActionList& actions, const Fits& fits) {
    for (int number = 0; number < kSideNumbers; ++number) {
        if (is_side(number) && fits(static_cast<Side>(number))) {
            actions.push_back(Action::at(kind, static_cast<std::uint8_t>(number)));
        }
    }
}

void list_cards(const State& state, ActionList& actions) {
    for (std::size_t place = 0; place < kHandSize; ++place) {
        if (state.hand[place] != Card::None) {
            actions.push_back(Action::numbered(K::Card, static_cast<int>(place)));
        }
    }
}

void list_steps(const Rules& rules, const State& state, ActionList& actions) {
    const Part part = current_instruction(state).part;
    const Steps steps = legal_steps(rules, state, aim_of(part), is_through(part));
    list_directions(K::Step, actions, [&](Direction direction) { return steps.has(direction); });
    if (steps.may_stay) {
        actions.push_back(Action::of(K::Stay));
    }
}

void list_fell(const State& state, ActionList& actions) {
    list_directions(K::Fell, actions, [&](Direction direction) {
        const Side side = side_of(state.hunter, direction);
        return side != kNoSide && state.trees.has(side);
    });
    if (current_instruction(state).part == Part::MayFell) {
        actions.push_back(Action::of(K::Skip));
    }
}

void list_swaps(HuntedSet set, ActionList& actions) {
    for (PieceId one = 0; one < kMaxHunted; ++one) {
        for (auto other = static_cast<PieceId>(one + 1); other < kMaxHunted; ++other) {
            if (has_hunted(set, one) && has_hunted(set, other)) {
                actions.push_back(Action::on_piece(K::Swap, one, other));
            }
        }
    }
}

void list_plant(const State& state, ActionList& actions) {
    const bool is_moved = state.uprooted != kNoSide;
    if (is_moved || state.trees.count() < kMaxTrees) {
        list_sides(K::Plant, actions, [&](Side side) {
            return side != state.uprooted && is_near_side(state, side) && can_plant(state, side);
        });
    }
    if (!is_moved) {
        actions.push_back(Action::of(K::Skip));
    }
}

void list_drift(const State& state, ActionList& actions) {
    for (Spaces rest = drift_spaces(state); rest != 0;) {
        actions.push_back(Action::at(K::Drift, take_first(rest)));
    }
    actions.push_back(Action::of(K::Skip));
}

/// Adds the Hunter's legal answers. Precondition: the pending decision is his.
void legal_for_hunter(const Rules& rules, const State& state, ActionList& actions) {
    switch (state.open.decision) {
    case Decision::Build: list_building(rules, state, actions); return;
    case Decision::Clue:
        list_directions(K::Clue, actions, [&](Direction direction) {
            return is_true_clue(state.car, direction);
        });
        return;
    case Decision::Card: list_cards(state, actions); return;
    case Decision::Step: list_steps(rules, state, actions); return;
    case Decision::Victim: list_hunted(K::Attack, touched(rules, state), actions); return;
    case Decision::Run:
        list_directions(K::Run, actions, [&](Direction direction) {
            return can_run(state, direction);
        });
        return;
    case Decision::Fell: list_fell(state, actions); return;
    case Decision::Turning:
        actions.push_back(Action::of(K::TurnLeft));
        actions.push_back(Action::of(K::TurnRight));
        return;
    case Decision::Lure: list_hunted(K::Lure, lure_targets(rules, state), actions); return;
    case Decision::Swap: list_swaps(swappable(rules, state), actions); return;
    case Decision::Uproot:
        list_sides(K::Uproot, actions, [&](Side side) { return can_uproot(state, side); });
        actions.push_back(Action::of(K::Skip));
        return;
    case Decision::Plant: list_plant(state, actions); return;
    case Decision::Drift: list_drift(state, actions); return;
    case Decision::None:
    case Decision::Turn:
    case Decision::Second:
    case Decision::After:
    case Decision::Sprint:
    case Decision::Cheered:
    case Decision::Counter:
    case Decision::Retreat:
    case Decision::Hush: break;
    }
}

/// Lists the answers of a Hunted from what they know (HU-G7).
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
            add_directions(K::Sprint);
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
            add_directions(K::Sprint);
            add_if(open_.caller == kNoPiece, K::Hide);
            throws();
            call();
            cheers();
        }
        add(K::End);
    }
    void sprint() {
        add_directions(K::Sprint);
        add(K::Stop);
    }
    void cheered() {
        add_directions(K::Sprint);
        throws();
        call();
        add_if(open_.stage == Stage::After && open_.caller == kNoPiece, K::Hide);
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
            add_directions(K::Retreat);
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
    /// Adds each direction not felt to be blocked (HU-G7), for the Klutz also with noise (HU-D5).
    void add_directions(K kind) {
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
    void steps(K kind) { add_directions(kind); }
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
    void call() { add_if(own_.in_car && open_.caller == kNoPiece, K::Call); }
    void cheers() {
        for (PieceId whom = 0; whom < rules_.hunted; ++whom) {
            const bool can = own_.character == Character::Cheerleader && whom != who_
                             && !state_.hunted[whom].hidden;
            if (can) {
                actions_.push_back(Action::on_piece(K::Cheer, whom));
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

bool is_true_clue(const CarSpaces& car, Direction direction) {
    constexpr int kMiddle = kBoardSize / 2;
    return std::ranges::any_of(car, [direction](Space space) {
        switch (direction) {
        case Direction::North: return row(space) < kMiddle;
        case Direction::South: return row(space) >= kMiddle;
        case Direction::West: return column(space) < kMiddle;
        case Direction::East: break;
        }
        return column(space) >= kMiddle;
    });
}

/// Doubles coordinates, so that the middles of the car and the board are whole numbers.
Direction farthest_clue(const CarSpaces& car) {
    constexpr int kMiddle = kBoardSize - 1;
    const int x = column(car[0]) + column(car[1]);
    const int y = row(car[0]) + row(car[1]);
    const std::array<int, 4> far{kMiddle - y, x - kMiddle, y - kMiddle, kMiddle - x};
    return *std::ranges::max_element(kDirections, {}, [&](Direction direction) {
        return far[index(direction)];
    });
}

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
