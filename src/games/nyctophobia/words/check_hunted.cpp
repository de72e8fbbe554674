// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nyctophobia/words/check.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <algorithm>

// What stands against an answer of a Hunted. Nothing here looks at a tree or a space: the felt
// sides, the rocks in hand and what was told are all there is (HU-G7).

namespace tenebrae::nyctophobia {

std::string Check::own_name() const {
    return called(open_.owner);
}

bool Check::is_shut_in() const {
    return std::ranges::all_of(own().felt, is_blocked);
}

void Check::not_blocked(Direction direction) {
    const FeltSide side = own().felt[index(direction)];
    if (is_blocked(side)) {
        const std::string what = side == FeltSide::Tree     ? "A tree"
                                 : side == FeltSide::Border ? "The edge of the board"
                                                            : "Somebody";
        fault(
            "blocked",
            "HU-M2",
            what + " was felt to the " + std::string(spoken(direction)) + " at this stop."
        );
    }
}

void Check::may_make_noise(bool noise) {
    if (noise && own().character != Character::Klutz) {
        fault("no-klutz", "HU-D5", "Only the Klutz leaves a noise behind where it likes.");
    }
}

/// HU-T3: at most one action in a turn. What a friend was given to do is not its own.
void Check::action_left() {
    if (!asks(Decision::Cheered) && open_.action_spent) {
        fault("action-spent", "HU-T3", own_name() + " has had its one action of this turn.");
    }
}

void Check::nobody_called() {
    if (open_.caller != kNobody) {
        fault(
            "called",
            "HU-L2",
            core::capitalised(called(open_.caller))
                + " has called: after the call nobody may hide by "
                  "the action."
        );
    }
}

void Check::move(Direction direction, bool noise) {
    not_blocked(direction);
    may_make_noise(noise);
}

void Check::hop(Direction direction) {
    if (own().character != Character::Climber) {
        fault("no-climber", "HU-D7", "Only the Climber hops over trees.");
    }
    if (own().felt[index(direction)] != FeltSide::Tree) {
        fault(
            "no-tree-felt",
            "HU-D7",
            "No tree was felt to the " + std::string(spoken(direction)) + " at this stop."
        );
    }
    if ((static_cast<unsigned>(own().hops_tried) >> index(direction) & 1U) != 0) {
        fault("hop-occupied", "HU-D8", "Behind that tree there was somebody.");
    }
    if (asks(Decision::Retreat) && open_.retreated) {
        fault("retreat-begun", "HU-D7", "A hop is the first step of a retreat or none.");
    }
}

void Check::search() {
    const bool is_barred = !may_search_at_stop(state_, open_.owner);
    if (is_barred && own().searched) {
        fault("searched", "HU-F3", own_name() + " has searched at this stop already.");
    }
    if (is_barred && own().sprinted_here) {
        fault("sprinted", "HU-F3", "There is no search at a stop reached by a sprint.");
    }
    if (open_.fog) {
        fault("fog", "HU-Y4", "In the Fog only the search at the beginning of a turn is made.");
    }
}

void Check::sprint(Direction direction, bool noise) {
    if (!asks(Decision::Sprint)) {
        action_left();
    }
    not_blocked(direction);
    may_make_noise(noise);
}

void Check::hide() {
    if (asks(Decision::Retreat)) {
        may_end_retreat();
        return;
    }
    action_left();
    if (asks(Decision::Cheered) && open_.stage != Stage::After) {
        fault(
            "not-moved", "HU-D4", "The Cheerleader has not finished her movement: nobody hides yet."
        );
    }
    nobody_called();
}

void Check::throw_rock() {
    action_left();
    if (own().rocks == 0) {
        fault("no-rock", "HU-W1", own_name() + " holds no rock.");
    }
}

void Check::call() {
    action_left();
    if (!own().in_car) {
        fault("not-in-car", "HU-L1", own_name() + " is not in the car.");
    }
    if (open_.caller != kNobody) {
        fault("called", "HU-L1", core::capitalised(called(open_.caller)) + " has called already.");
    }
}

void Check::cheer(PieceId other) {
    action_left();
    if (own().character != Character::Cheerleader) {
        fault("no-cheerleader", "HU-D4", "Only the Cheerleader gives her action away.");
    }
    if (other == open_.owner) {
        fault("same-hunted", "HU-D4", "The action is given to another Hunted.");
    } else if (state_.hunted[other].hidden) {
        fault("hidden", "HU-H2", called(other) + " is hidden, and gets no action.");
    }
}

void Check::wait() {
    if (!is_shut_in()) {
        fault(
            "can-move",
            "HU-T6",
            "Movement is compulsory: " + own_name()
                + " waits only when all four sides are felt to be blocked."
        );
    }
}

void Check::counter_rock() {
    if (own().rocks == 0) {
        fault("no-rock", "HU-X5", own_name() + " holds no rock.");
    }
}

void Check::counter_fist() {
    if (own().character != Character::Boxer) {
        fault("no-boxer", "HU-D3", "Only the Boxer strikes back with the fist.");
    }
}

void Check::retreat(Direction direction, bool noise) {
    if (asks(Decision::Retreat) && open_.retreat_steps == 0) {
        fault("no-steps-left", "HU-X7", own_name() + " has no step of retreat left.");
    }
    not_blocked(direction);
    may_make_noise(noise);
}

/// HU-X8: in a combat one step at least, if there is one to be made.
void Check::may_end_retreat() {
    if (open_.in_combat && !open_.retreated && !is_shut_in()) {
        fault(
            "must-retreat",
            "HU-X8",
            own_name()
                + " must make one step of retreat, unless all four sides are felt to be "
                  "blocked."
        );
    }
}

void Check::stand() {
    if (asks(Decision::Retreat)) {
        may_end_retreat();
    }
}

}  // namespace tenebrae::nyctophobia
