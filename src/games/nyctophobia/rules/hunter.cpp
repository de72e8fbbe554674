// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/nyctophobia/rules/engine.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {

namespace {

/// More steps than any run can have.
constexpr std::uint8_t kUnlimitedSteps = 8;

}  // namespace

/// Returns false if the action is not an answer of the Hunter in his turn.
bool Engine::carry_out_hunter(Action action) {
    switch (action.kind) {
    case ActionKind::Card: play_card(action.number); return true;
    case ActionKind::Step: hunter_step(action.direction); return true;
    case ActionKind::Stay: state_.flow = Flow::NextPart; return true;
    case ActionKind::Attack: start_combat(action.who, state_.touch_event); return true;
    case ActionKind::Run:
        state_.run_started = true;
        state_.run_direction = action.direction;
        return true;
    case ActionKind::Fell: fell(side_of(state_.hunter, action.direction)); return true;
    case ActionKind::TurnLeft: turn_forest(Turning::Left); return true;
    case ActionKind::TurnRight: turn_forest(Turning::Right); return true;
    case ActionKind::Lure: move_noise(hunted(action.who).at); return true;
    case ActionKind::Swap: swap(action.who, action.other); return true;
    case ActionKind::Uproot: uproot(action.place); return true;
    case ActionKind::Plant: plant(action.place); return true;
    case ActionKind::Drift: move_noise(action.place); return true;
    case ActionKind::Skip: return true;
    case ActionKind::Move:
    case ActionKind::Hop:
    case ActionKind::Search:
    case ActionKind::Sprint:
    case ActionKind::Hide:
    case ActionKind::Throw:
    case ActionKind::Call:
    case ActionKind::Cheer:
    case ActionKind::Wait:
    case ActionKind::End:
    case ActionKind::Stop:
    case ActionKind::Decline:
    case ActionKind::CounterRock:
    case ActionKind::CounterFist:
    case ActionKind::Forgo:
    case ActionKind::Retreat:
    case ActionKind::Stand:
    case ActionKind::Silent:
    case ActionKind::Speak:
    case ActionKind::Clue:
    case ActionKind::Tree:
    case ActionKind::Car:
    case ActionKind::Start:
    case ActionKind::Clear:
    case ActionKind::Ready:
    case ActionKind::Resign: break;
    }
    return false;
}

/// HU-J1 to J3.
bool Engine::begin_hunter() {
    ++state_.statistics.hunter_turns;
    open_.hunters_turn = true;
    open_.fog = false;
    open_.limited = open_.wounded;
    open_.wounded = false;
    state_.end_cause = 0;
    state_.part = 0;
    state_.playing = Card::None;
    state_.uses_noise_text = false;
    state_.see_through = false;
    state_.no_combat = false;
    clear_felt_sides();
    state_.search_again = rules_.all_hunted();
    Event event;
    event.kind = EventKind::HunterTurn;
    event.number = open_.limited ? 1 : 0;
    state_.hunter_event = emit(event, state_.end_event);
    state_.card_event = state_.hunter_event;
    state_.flow = Flow::NextPart;
    return rules_.deck == Deck::Simple || ask(Decision::Card, kHunter);
}

/// HU-J3, J4.
void Engine::play_card(std::size_t place) {
    state_.playing = state_.hand[place];
    std::swap(state_.hand[place], state_.hand.back());
    state_.hand.back() = Card::None;
    Event event;
    event.kind = EventKind::Card;
    event.place = static_cast<std::uint8_t>(state_.playing);
    state_.card_event = emit(event, state_.hunter_event);
    state_.uses_noise_text = state_.noise != kNoSpace;
    Event text;
    text.kind = EventKind::Text;
    text.number = card_info(state_.playing).has_one_text ? 2 : state_.uses_noise_text ? 1 : 0;
    emit(text, state_.card_event);
}

bool Engine::next_part() {
    const Instruction instruction = current_text(state_)[state_.part];
    if (instruction.part == Part::End) {
        state_.flow = Flow::EndHunter;
        return true;
    }
    ++state_.part;
    return begin_part(instruction);
}

bool Engine::begin_part(Instruction instruction) {
    if (is_move(instruction.part)) {
        const std::uint8_t most = open_.limited ? 1 : kUnlimitedSteps;
        state_.steps_left = std::min(most, instruction.number);
        state_.touch_event = state_.card_event;
        state_.flow = Flow::MoveOn;
        return true;
    }
    if (instruction.part == Part::Run || instruction.part == Part::RunOn) {
        state_.steps_left = open_.limited ? 1 : kUnlimitedSteps;
        state_.touch_event = state_.card_event;
        state_.run_started = false;
        state_.flow = Flow::RunOn;
        return true;
    }
    return begin_power(instruction.part);
}

/// Returns true if a combat starts or its victim must be chosen (HU-V1 (a) and (b)).
bool Engine::stops_at_once(bool may_touch_noise) {
    const bool is_reached =
        state_.noise != kNoSpace
        && (state_.noise == state_.hunter || (may_touch_noise && touches_noise(state_)));
    if (is_reached) {
        state_.noise = kNoSpace;
        emit(EventKind::Reached, kNoPiece, state_.touch_event);
    }
    const HuntedSet near = state_.no_combat ? HuntedSet{0} : touched(rules_, state_);
    if (near == 0) {
        return false;
    }
    if (std::popcount(near) > 1) {
        ask(Decision::Victim, kHunter);
    } else {
        start_combat(static_cast<PieceId>(std::countr_zero(near)), state_.touch_event);
    }
    return true;
}

/// HU-V1.
bool Engine::move_on() {
    const Part part = current_instruction(state_).part;
    if (stops_at_once(aim_of(part) == MoveAim::Usual)) {
        return true;
    }
    if (state_.steps_left == 0) {
        state_.flow = Flow::NextPart;
        return true;
    }
    if (ask(Decision::Step, kHunter)) {
        state_.flow = Flow::NextPart;
        return true;
    }
    return false;
}

void Engine::hunter_step(Direction direction) {
    state_.hunter = beyond(state_.hunter, direction);
    --state_.steps_left;
    ++state_.statistics.hunter_steps;
    clear_felt_pieces();
    Event event;
    event.kind = EventKind::HunterStep;
    event.direction = direction;
    state_.touch_event = emit(event, state_.card_event);
}

/// HU-V9.
bool Engine::run_on() {
    if (stops_at_once(false)) {
        return true;
    }
    if (!state_.run_started) {
        if (ask(Decision::Run, kHunter)) {
            state_.flow = Flow::NextPart;
            return true;
        }
        return false;
    }
    if (state_.steps_left != 0 && can_step(state_, state_.run_direction, false)) {
        hunter_step(state_.run_direction);
        return true;
    }
    return end_run();
}

/// Removes a tree ahead where the run ends (Frenzy).
bool Engine::end_run() {
    const Side ahead = side_of(state_.hunter, state_.run_direction);
    state_.flow = Flow::NextPart;
    if (current_instruction(state_).part == Part::RunOn && ahead != kNoSide
        && state_.trees.has(ahead)) {
        fell(ahead);
    }
    return true;
}

/// HU-J6.
void Engine::discard_and_draw() {
    state_.discards[state_.discard_count++] = state_.playing;
    state_.playing = Card::None;
    if (state_.pile_size == 0) {
        core::Random random(state_.random);
        state_.pile = state_.discards;
        state_.pile_size = state_.discard_count;
        state_.discard_count = 0;
        state_.discards.fill(Card{});
        random.shuffle(std::span(state_.pile).first(state_.pile_size));
        state_.random = random.state();
        emit(EventKind::Reshuffle, kNoPiece, state_.card_event);
    }
    Event event;
    event.kind = EventKind::Drew;
    event.place = static_cast<std::uint8_t>(state_.pile.front());
    state_.hand.back() = state_.pile.front();
    std::shift_left(state_.pile.begin(), state_.pile.begin() + state_.pile_size, 1);
    state_.pile[--state_.pile_size] = Card{};
    emit(event, state_.card_event);
}

/// HU-J7.
bool Engine::end_hunter() {
    if (state_.playing != Card::None) {
        discard_and_draw();
    }
    open_.limited = false;
    open_.hunters_turn = false;
    state_.see_through = false;
    state_.no_combat = false;
    state_.part = 0;
    state_.steps_left = 0;
    state_.uses_noise_text = false;
    const std::uint32_t cause = state_.end_cause != 0 ? state_.end_cause : state_.card_event;
    state_.end_event = emit(EventKind::HunterEnd, kNoPiece, cause);
    return end_round();
}

}  // namespace tenebrae::nyctophobia
