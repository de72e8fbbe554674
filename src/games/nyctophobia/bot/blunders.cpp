// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/blunders.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

bool is_closed(SideMark side) {
    return side == SideMark::Tree || side == SideMark::Border;
}

/// Recognizes the blunders of the deciding Hunted.
class BlunderFinder {
public:
    BlunderFinder(const Rules& rules, const View& view)
        : sketch_(view.state.sketch),
          who_(view.state.open.owner),
          own_(view.state.hunted[who_]),
          mark_(sketch_.hunter[rules.open_talk ? 0 : who_]) {
        const Page& page = sketch_.pages[sketch_.page_of[who_]];
        page_ = rules.sketch && page.is_used() ? &page : nullptr;
    }

    [[nodiscard]] bool is_blunder(const Action& action) const {
        if (action.kind == ActionKind::Throw) {
            return stays_here(action.direction);
        }
        // Retreats start no combat.
        const bool is_step = action.kind == ActionKind::Move || action.kind == ActionKind::Sprint
                             || action.kind == ActionKind::Hop;
        return is_step && meets_hunter(action.direction);
    }

private:
    [[nodiscard]] bool stays_here(Direction direction) const {
        const FeltSide felt = own_.felt[index(direction)];
        return felt == FeltSide::Tree || felt == FeltSide::Border
               || (page_ != nullptr && is_closed(page_->side(own_spot(), direction)));
    }
    [[nodiscard]] bool meets_hunter(Direction direction) const {
        const bool is_here = page_ != nullptr && mark_.is_set && mark_.age == 0
                             && mark_.page == sketch_.page_of[who_];
        const Spot there = nyctophobia::beyond(own_spot(), direction);
        if (!is_here || page_->at(there).car == CarMark::Car) {
            return false;
        }
        return std::ranges::any_of(kDirections, [&](Direction side) {
            return nyctophobia::beyond(there, side) == mark_.spot
                   && !is_closed(page_->side(there, side))
                   && !is_closed(page_->side(mark_.spot, opposite(side)));
        });
    }
    [[nodiscard]] Spot own_spot() const { return sketch_.spot_of[who_]; }

    const Sketch& sketch_;
    PieceId who_;
    const Hunted& own_;
    const SketchMark& mark_;
    const Page* page_ = nullptr;
};

}  // namespace

void drop_blunders(const Rules& rules, const View& view, ActionList& actions) {
    const BlunderFinder finder(rules, view);
    // The movement must be made: a step of it only gives way to another one.
    const auto has_better = [&](const Action& action) {
        const bool is_due = action.kind == ActionKind::Move;
        return std::ranges::any_of(actions, [&](const Action& other) {
            return (!is_due || other.kind == ActionKind::Move) && !finder.is_blunder(other);
        });
    };
    ActionList kept;
    for (const Action& action : actions) {
        if (!finder.is_blunder(action) || !has_better(action)) {
            kept.push_back(action);
        }
    }
    actions = kept;
}

}  // namespace tenebrae::nyctophobia
