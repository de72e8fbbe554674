// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/nyctophobia/rules/engine.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {

/// Carries out instructions of cards other than moves (section Y).
bool Engine::begin_power(Part part) {
    switch (part) {
    case Part::RemoveNoise:
        if (state_.noise != kNoSpace) {
            state_.noise = kNoSpace;
            emit(EventKind::NoiseOff, kNoPiece, state_.card_event);
        }
        return true;
    case Part::Fell:
    case Part::MayFell: return ask(Decision::Fell, kHunter);
    case Part::Recall: recall(); return true;
    case Part::SeeThrough: state_.see_through = true; return true;
    case Part::NoCombat: state_.no_combat = true; return true;
    case Part::Fog:
        open_.fog = true;
        emit(EventKind::Fog, kNoPiece, state_.card_event);
        return true;
    case Part::TurnQuarter: return ask(Decision::Turning, kHunter);
    case Part::TurnHalf: turn_forest(Turning::Half); return true;
    case Part::LureNearest:
    case Part::LureAny: return ask(Decision::Lure, kHunter);
    case Part::Swap: return ask(Decision::Swap, kHunter);
    case Part::MoveTree: return ask(Decision::Uproot, kHunter);
    case Part::Plant: return ask(Decision::Plant, kHunter);
    case Part::Drift: return ask(Decision::Drift, kHunter);
    case Part::End:
    case Part::Move:
    case Part::MoveThrough:
    case Part::MoveNearest:
    case Part::MoveToCar:
    case Part::MoveAway:
    case Part::Run:
    case Part::RunOn: break;
    }
    return true;
}

void Engine::put_noise(Space space) {
    state_.noise = space;
}

/// Moves the noise by a card.
void Engine::move_noise(Space space) {
    put_noise(space);
    Event event;
    event.kind = EventKind::NoiseMoved;
    event.place = space;
    emit(event, state_.card_event);
}

/// HU-V10.
void Engine::fell(Side side) {
    state_.trees.take(side);
    Event event;
    event.kind = EventKind::Felled;
    event.place = side;
    state_.touch_event = emit(event, state_.card_event);
    state_.flow = Flow::CombatDue;
}

/// Turns the forest with everything in it (HU-Y2).
void Engine::turn_forest(Turning turning) {
    state_.trees = turned(state_.trees, turning);
    state_.car = turned(state_.car, turning);
    state_.hunter = turned(state_.hunter, turning);
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        hunted(who).at = turned(hunted(who).at, turning);
        // Felt sides are by direction: turning them would reveal which way the forest turned.
        hunted(who).hops_tried = 0;
    }
    if (state_.noise != kNoSpace) {
        state_.noise = turned(state_.noise, turning);
    }
    const auto rocks = state_.rocks;
    for (Space space = 0; space < kSpaces; ++space) {
        state_.rocks[turned(space, turning)] = rocks[space];
    }
    state_.clue_is_old = open_.has_clue;
    emit(EventKind::ForestTurns, kNoPiece, state_.card_event);
    Event event;
    event.kind = EventKind::Turned;
    event.number = turning == Turning::Right ? 1 : turning == Turning::Half ? 2 : 3;
    emit(event, state_.card_event);
}

/// Swaps two Hunted (Changelings): both are at a new stop, without a step (HU-M5).
void Engine::swap(PieceId one, PieceId other) {
    const Space first = hunted(one).at;
    const Space second = hunted(other).at;
    hunted(one).at = kNoSpace;
    arrive(other, first, false);
    arrive(one, second, false);
    Event event;
    event.kind = EventKind::Swapped;
    event.who = one;
    event.other = other;
    state_.touch_event = emit(event, state_.card_event);
    state_.flow = Flow::CombatDue;
}

/// Takes up a tree (Creeping Roots), which is off the board until it is planted.
void Engine::uproot(Side side) {
    state_.trees.take(side);
    state_.uprooted = side;
    Event event;
    event.kind = EventKind::Felled;
    event.place = side;
    emit(event, state_.card_event);
    ask(Decision::Plant, kHunter);
}

void Engine::plant(Side side) {
    state_.trees.put(side);
    Event event;
    event.kind = EventKind::Planted;
    event.place = side;
    const std::uint32_t event_number = emit(event, state_.card_event);
    if (state_.uprooted != kNoSide) {
        state_.uprooted = kNoSide;
        state_.touch_event = event_number;
        state_.flow = Flow::CombatDue;
    }
}

/// Puts a random discarded card on top of the pile (Frenzy).
void Engine::recall() {
    if (state_.discard_count == 0) {
        return;
    }
    core::Random random(state_.random);
    const auto place = static_cast<std::size_t>(random.below(state_.discard_count));
    state_.random = random.state();
    const Card card = state_.discards[place];
    std::shift_left(
        state_.discards.begin() + static_cast<std::ptrdiff_t>(place),
        state_.discards.begin() + state_.discard_count,
        1
    );
    state_.discards[--state_.discard_count] = Card{};
    std::shift_right(state_.pile.begin(), state_.pile.begin() + state_.pile_size + 1, 1);
    state_.pile.front() = card;
    ++state_.pile_size;
    Event event;
    event.kind = EventKind::Recalled;
    event.place = static_cast<std::uint8_t>(card);
    emit(event, state_.card_event);
}

}  // namespace tenebrae::nyctophobia
