// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/engine.hpp"

namespace tenebrae::nyctophobia {

namespace {

constexpr int kStepsBack = 2;
constexpr int kStepsBackByBoxer = 3;
constexpr int kRetreat = 2;
constexpr int kRetreatOfTrackStar = 3;

Direction direction_of_hunter(const State& state, PieceId from) {
    return direction_to(state.hunted[from].at, state.hunter);
}

}  // namespace

/// HU-X3, X4. Returns true.
bool Engine::start_combat(PieceId victim, std::uint32_t cause) {
    ++state_.statistics.combats;
    ++statistics(victim).combats;
    state_.victim = victim;
    state_.victim_to_hunter = direction_of_hunter(state_, victim);
    Event event;
    event.kind = EventKind::Combat;
    event.who = victim;
    event.direction = state_.victim_to_hunter;
    state_.retreat_cause = emit(event, cause);
    state_.flow = Flow::Fight;
    return true;
}

/// Starts a combat that is due after a tree was removed or moved, or pieces were swapped (HU-X1
/// (b)).
bool Engine::combat_due() {
    state_.flow = Flow::NextPart;
    const HuntedSet near = state_.no_combat ? HuntedSet{0} : touched(rules_, state_);
    if (near == 0) {
        return true;
    }
    if (std::popcount(near) > 1) {
        return ask(Decision::Victim, kHunter);
    }
    return start_combat(static_cast<PieceId>(std::countr_zero(near)), state_.touch_event);
}

/// Returns true if the Hunted dies and the game is over (HU-E2).
bool Engine::lose_health(PieceId who, std::uint32_t cause) {
    --hunted(who).health;
    Event event;
    event.kind = EventKind::Hurt;
    event.who = who;
    event.number = hunted(who).health;
    const std::uint32_t event_number = emit(event, cause);
    if (hunted(who).health != 0) {
        return false;
    }
    end_game(Ending::Death, true, event_number);
    return true;
}

bool Engine::fight() {
    const PieceId victim = state_.victim;
    if (lose_health(victim, state_.retreat_cause)) {
        return true;
    }
    const bool may_counter =
        hunted(victim).rocks != 0 || hunted(victim).character == Character::Boxer;
    if (may_counter) {
        return ask(Decision::Counter, victim);
    }
    ask_retreat(victim, true);
    return false;
}

/// HU-X6, and the wound of HU-N3. `by`: the thrower or victim, who is no obstacle to him.
void Engine::drive_back(Direction direction, int spaces, PieceId by, std::uint32_t cause) {
    open_.wounded = true;
    const std::uint32_t wound = emit(EventKind::Wound, kNoPiece, cause);
    Event event;
    event.kind = EventKind::Driven;
    event.direction = direction;
    for (; event.number < spaces && can_step(state_, direction, false); ++event.number) {
        const Space there = beyond(state_.hunter, direction);
        const Spaces near = next_to(state_.trees, only(there), false);
        bool is_beside_another = false;
        for (PieceId who = 0; who < rules_.hunted; ++who) {
            const bool counts = who != by && !hunted(who).hidden;
            is_beside_another = is_beside_another || (counts && has(near, hunted(who).at));
        }
        if (is_beside_another) {
            break;
        }
        state_.hunter = there;
    }
    emit(event, wound);
    // Even if he could not move: felt sides must not reveal how far he went (HU-I6).
    clear_felt_pieces();
}

/// HU-X5.
void Engine::counter(bool with_rock) {
    const PieceId who = owner_;
    Event event;
    event.kind = EventKind::Counter;
    event.who = who;
    event.number = with_rock ? 1 : 0;
    const std::uint32_t event_number = emit(event, state_.retreat_cause);
    ++state_.statistics.counters;
    ++statistics(who).counters;
    if (with_rock) {
        --hunted(who).rocks;
        ++state_.rocks[state_.hunter];
    }
    const bool is_hard = with_rock && hunted(who).character == Character::Boxer;
    drive_back(
        state_.victim_to_hunter, is_hard ? kStepsBackByBoxer : kStepsBack, who, event_number
    );
    ask_retreat(who, true);
}

/// HU-X7, W6.
void Engine::ask_retreat(PieceId who, bool in_combat) {
    const bool is_fast = hunted(who).character == Character::TrackStar;
    open_.retreat_steps = static_cast<std::uint8_t>(is_fast ? kRetreatOfTrackStar : kRetreat);
    open_.retreated = false;
    open_.in_combat = in_combat;
    ask(Decision::Retreat, who);
}

/// Carries out one step of a retreat, or a hop instead of all steps.
void Engine::retreat(Action action) {
    const std::uint32_t cause = state_.retreat_cause;
    if (action.kind == ActionKind::Hop) {
        if (hop(owner_, action.direction, cause) != 0) {
            open_.retreat_steps = 0;
            open_.retreated = true;
        }
    } else if (!is_stopped(owner_, action.direction, cause)) {
        step(owner_, action, StepKind::Retreat, cause);
        --open_.retreat_steps;
        open_.retreated = true;
    }
    ask_again();
}

/// HU-X10 after a combat; otherwise the turn continues (HU-W6).
void Engine::end_retreat(bool hides) {
    const PieceId who = owner_;
    const bool in_combat = open_.in_combat;
    hunted(who).hidden = hides;
    if (hides) {
        ++statistics(who).times_hidden;
    }
    const std::uint32_t event_number =
        emit(hides ? EventKind::Hide : EventKind::Stand, who, state_.retreat_cause);
    open_.in_combat = false;
    open_.retreated = false;
    open_.retreat_steps = 0;
    state_.victim = kNoPiece;
    if (in_combat) {
        state_.noise = kNoSpace;
        state_.end_cause = emit(EventKind::Reset, kNoPiece, state_.retreat_cause);
        state_.flow = open_.hunters_turn ? Flow::EndHunter : Flow::EndTurn;
    } else if (hides && who == open_.active) {
        state_.end_cause = event_number;
        state_.flow = Flow::EndTurn;
    }
    state_.retreat_cause = 0;
}

}  // namespace tenebrae::nyctophobia
