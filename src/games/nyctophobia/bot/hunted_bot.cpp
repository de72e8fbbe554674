// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/hunted_bot.hpp"

#include "games/nyctophobia/bot/belief.hpp"
#include "games/nyctophobia/bot/blunders.hpp"
#include "games/nyctophobia/bot/guess.hpp"
#include "games/nyctophobia/rules/engine.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::nyctophobia {
namespace {

using K = ActionKind;

int steps_between(Spot from, Spot to) {
    return std::abs(from.x - to.x) + std::abs(from.y - to.y);
}

/// Chooses the answer of one Hunted to one decision.
class HuntedPlayer {
public:
    HuntedPlayer(const Rules& rules, const View& view, Skill skill, const ActionList* candidates)
        : rules_(rules),
          open_(view.state.open),
          state_(view.state),
          skill_(skill),
          who_(open_.owner),
          own_(state_.hunted[who_]),
          belief_(rules, view, who_) {
        if (candidates == nullptr) {
            legal_actions(rules, view, actions_);
        } else {
            actions_ = *candidates;
        }
        drop_blunders(rules, view, actions_);
    }

    Action choose() {
        switch (open_.decision) {
        case Decision::Turn: return turn();
        case Decision::Second: return take(K::Search) ? answer_ : step(K::Move);
        case Decision::After: return after();
        case Decision::Sprint: return answer(K::Stop);
        case Decision::Cheered: return cheered();
        case Decision::Counter: return take(K::CounterRock) ? answer_ : answer(K::CounterFist);
        case Decision::Retreat: return retreat();
        case Decision::Hush: return answer(K::Silent);
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
        return actions_[0];
    }

private:
    [[nodiscard]] const Action* find(K kind) const {
        const auto* const place = std::ranges::find(actions_, kind, &Action::kind);
        return place == actions_.end() ? nullptr : place;
    }
    [[nodiscard]] const Action* find(K kind, Direction direction) const {
        const auto* const place = std::ranges::find_if(actions_, [=](const Action& action) {
            return action.kind == kind && action.direction == direction && !action.noise;
        });
        return place == actions_.end() ? nullptr : place;
    }
    bool take(K kind) {
        const Action* const found = find(kind);
        answer_ = found == nullptr ? answer_ : *found;
        return found != nullptr;
    }
    [[nodiscard]] Action answer(K kind) const {
        const Action* const found = find(kind);
        return found == nullptr ? actions_[0] : *found;
    }
    [[nodiscard]] bool has_called() const { return open_.caller != kNoPiece; }

    Action turn() {
        if (take(K::Call)) {
            return answer_;
        }
        return take(K::Wait) ? answer_ : step(K::Move);
    }

    Action after() {
        if (take(K::Call) || take(K::Search)) {
            return answer_;
        }
        // Hiding costs time: hide only with 1 health, or with the Hunter near.
        constexpr int kNear = 4;
        const bool is_in_danger =
            own_.health == 1 || belief_.hunter_distance(belief_.own()) <= kNear;
        if (skill_ == Skill::Heuristic && is_in_danger && take(K::Hide)) {
            return answer_;
        }
        if (has_called() || skill_ == Skill::Easy) {
            const Action* const thrown = lure();
            if (thrown != nullptr) {
                return *thrown;
            }
        }
        return answer(K::End);
    }

    Action cheered() {
        if (take(K::Call) || take(K::Hide)) {
            return answer_;
        }
        return answer(K::Decline);
    }

    Action retreat() {
        if (take(K::Search)) {
            return answer_;
        }
        const bool may_step = find(K::Retreat) != nullptr;
        if (may_step) {
            return step(K::Retreat);
        }
        return take(K::Hide) ? answer_ : actions_[0];
    }

    /// Finds the throw that makes noise farthest away.
    [[nodiscard]] const Action* lure() const {
        const bool is_noisy = state_.sketch.noise[rules_.open_talk ? 0 : who_].is_set;
        const Action* best = nullptr;
        int farthest = 1;
        for (const Direction direction : kDirections) {
            const Action* const thrown = find(K::Throw, direction);
            const int far = thrown == nullptr || is_noisy ? 0 : open_sides(direction);
            if (far > farthest) {
                farthest = far;
                best = thrown;
            }
        }
        return best;
    }
    [[nodiscard]] int open_sides(Direction direction) const {
        if (!belief_.has_page()) {
            return 0;
        }
        const Page& page = state_.sketch.pages[state_.sketch.page_of[who_]];
        int count = 0;
        for (Spot spot = belief_.own();
             count < kBoardSize && page.side(spot, direction) == SideMark::Open;) {
            spot = nyctophobia::beyond(spot, direction);
            ++count;
        }
        return count;
    }

    /// Returns where to go: the car, or the most promising spot to look for it.
    [[nodiscard]] std::optional<Spot> target() const {
        if (!belief_.has_page()) {
            return std::nullopt;
        }
        const auto car = belief_.car();
        if (car && *car != belief_.own()) {
            return car;
        }
        return belief_.best_search_spot();
    }

    /// Returns whether a nearer or stronger friend goes to the car instead.
    [[nodiscard]] bool lets_friend_go_first() const {
        if (skill_ != Skill::Heuristic || !belief_.has_page() || !rules_.open_talk) {
            return false;
        }
        const auto car = belief_.car();
        const Sketch& sketch = state_.sketch;
        for (PieceId teammate = 0; teammate < rules_.hunted; ++teammate) {
            const Hunted& other = state_.hunted[teammate];
            const bool is_on_page = sketch.page_of[teammate] == sketch.page_of[who_];
            if (teammate == who_) {
                continue;
            }
            if (car && is_on_page
                && steps_between(sketch.spot_of[teammate], *car)
                       < steps_between(belief_.own(), *car)) {
                return true;
            }
            if (other.health > own_.health && !car) {
                return true;
            }
        }
        return false;
    }

    Action step(K kind) {
        if (kind == K::Retreat || has_called()) {
            return safest(kind);
        }
        belief_.update();
        if (lets_friend_go_first()) {
            return safest(kind);
        }
        const auto spot = target();
        if (spot && *spot != belief_.own()) {
            const Action* const found = find(kind, belief_.first_step(*spot));
            if (found != nullptr) {
                return *found;
            }
        }
        return safest(kind);
    }

    /// Returns the step farthest from the Hunter's last place, or in the direction of the clue if
    /// that place is unknown.
    Action safest(K kind) {
        const Action* best = nullptr;
        int best_value = 0;
        for (const Action& action : actions_) {
            if (action.kind != kind || action.noise) {
                continue;
            }
            const int value = safety(action.direction);
            if (best == nullptr || value > best_value) {
                best = &action;
                best_value = value;
            }
        }
        return best == nullptr ? actions_[0] : *best;
    }
    [[nodiscard]] int safety(Direction direction) const {
        constexpr int kKnownOpen = 4;
        constexpr int kFar = 10;
        const bool is_open = own_.felt[index(direction)] == FeltSide::Open;
        int value = (is_open ? kKnownOpen : 0) + (direction == open_.clue ? 1 : 0);
        if (belief_.has_page()) {
            const Spot there = nyctophobia::beyond(belief_.own(), direction);
            value += 3 * std::min(kFar, belief_.hunter_distance(there));
        }
        return value;
    }

    const Rules& rules_;
    const PublicState& open_;
    const State& state_;
    Skill skill_;
    PieceId who_;
    const Hunted& own_;
    Belief belief_;
    ActionList actions_;
    Action answer_;
};

/// Returns the next action to build a forest, which is always the same (HU-B2).
Action build(const Rules& rules, const State& state) {
    constexpr CarSpaces kCar{space_at(3, 3), space_at(4, 3)};
    constexpr std::array<Space, kMaxHunted> kStarts{
        space_at(7, 0), space_at(7, 7), space_at(0, 7), space_at(4, 7)};
    constexpr Space kHuntersStart = space_at(0, 0);
    constexpr Side kTree = side_of(space_at(2, 2), Direction::East);
    if (state.car == kNoCar) {
        return Action::at(K::Car, kCar[0], kCar[1]);
    }
    if (state.hunter == kNoSpace) {
        return Action::start(kHunter, kHuntersStart);
    }
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (state.hunted[who].at == kNoSpace) {
            return Action::start(who, kStarts[who]);
        }
    }
    if (state.trees.count() == 0) {
        return Action::at(K::Tree, kTree);
    }
    ActionList actions;
    legal_actions(rules, state, actions);
    const Action last = actions[actions.size() - 1];
    return last.kind == K::Ready ? last : Action::of(K::Clear);
}

}  // namespace

Action
choose_action(const Rules& rules, const View& view, Skill skill, const ActionList* candidates) {
    if (view.state.open.owner != kHunter) {
        return HuntedPlayer(rules, view, skill, candidates).choose();
    }
    core::Random chance(1);  // he tries cards that draw from the pile, so the pile is guessed
    return likely_action(rules, guess(rules, view, chance));
}

Action likely_action(const Rules& rules, const State& state) {
    if (state.open.owner == kHunter) {
        return state.open.decision == Decision::Build ? build(rules, state)
                                                      : automatic_choice(rules, state);
    }
    return HuntedPlayer(
               rules,
               view_of(rules, state, deciding_seat(rules, state.open)),
               Skill::Heuristic,
               nullptr
    )
        .choose();
}

}  // namespace tenebrae::nyctophobia
