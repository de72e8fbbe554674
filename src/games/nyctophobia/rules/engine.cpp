// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/engine.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {

void Engine::carry_out(Action action) {
    asked_ = open_.decision;
    owner_ = open_.owner;
    open_.decision = Decision::None;
    open_.owner = kNoPiece;
    if (action.kind == ActionKind::Resign) {
        const bool by_hunter = rules_.is_hunter_seat(action.number);
        const HuntedSet own = rules_.hunted_of(action.number);
        open_.resigned = by_hunter ? kHunter : static_cast<PieceId>(std::countr_zero(own));
        end_game(Ending::Resigned, !by_hunter, 0);
    } else if (!carry_out_hunted(action) && !carry_out_hunter(action)) {
        carry_out_building(action);
    }
}

void Engine::run_to_decision() {
    for (;;) {
        while (open_.decision == Decision::None && advance()) {
        }
        if (open_.decision == Decision::None || !is_automatic(open_.owner)) {
            return;
        }
        carry_out(automatic_choice(rules_, state_));
    }
}

void Engine::look_ahead(bool decides_all) {
    for (;;) {
        const bool is_end = state_.flow == Flow::Fight || state_.flow == Flow::EndHunter
                            || state_.flow == Flow::Over;
        if (open_.decision == Decision::None) {
            if (is_end || (!advance() && open_.decision == Decision::None)) {
                return;
            }
            continue;
        }
        if (open_.owner != kHunter || (!decides_all && open_.decision != Decision::Victim)) {
            return;
        }
        carry_out(automatic_choice(rules_, state_));
    }
}

bool Engine::advance() {
    switch (state_.flow) {
    case Flow::Setup: return setup();
    case Flow::Clue: return ask_clue();
    case Flow::BeginTurn: return begin_turn();
    case Flow::ContinueTurn: return continue_turn();
    case Flow::EndTurn: return end_turn();
    case Flow::Hush: return hush();
    case Flow::BeginHunter: return begin_hunter();
    case Flow::NextPart: return next_part();
    case Flow::MoveOn: return move_on();
    case Flow::RunOn: return run_on();
    case Flow::CombatDue: return combat_due();
    case Flow::Fight: return fight();
    case Flow::EndHunter: return end_hunter();
    case Flow::Over: break;
    }
    return false;
}

/// Asks for a decision and returns false; returns true to skip one without a legal answer (HU-G6).
bool Engine::ask(Decision decision, PieceId owner) {
    open_.decision = decision;
    open_.owner = owner;
    ActionList actions;
    legal_actions(rules_, state_, actions);
    const bool is_forced_end =
        decision == Decision::After && actions.size() == 1 && actions[0].kind == ActionKind::End;
    const bool is_empty =
        actions.empty() || (actions.size() == 1 && actions[0].kind == ActionKind::Skip);
    if (!is_empty && !is_forced_end) {
        return false;
    }
    open_.decision = Decision::None;
    open_.owner = kNoPiece;
    return true;
}

bool Engine::setup() {
    Event event;
    event.kind = EventKind::Begin;
    event.number = rules_.hunted;
    emit(event, 0);
    state_.flow = Flow::Clue;
    return !rules_.own_map || ask(Decision::Build, kHunter);
}

bool Engine::ask_clue() {
    return ask(Decision::Clue, kHunter);
}

void Engine::clear_felt_sides() {
    for (Hunted& one : state_.hunted) {
        one.felt.fill(FeltSide::Unknown);
    }
}

void Engine::clear_felt_pieces() {
    for (Hunted& one : state_.hunted) {
        std::ranges::replace(one.felt, FeltSide::Piece, FeltSide::Unknown);
    }
}

/// HU-T1, T2.
bool Engine::begin_turn() {
    open_.hunters_turn = false;
    open_.action_spent = false;
    open_.stage = Stage::Before;
    owner_ = open_.active;  // not the piece that answered last
    state_.end_cause = 0;
    state_.flow = Flow::ContinueTurn;
    clear_felt_sides();
    Event event;
    event.kind = EventKind::Turn;
    event.who = open_.active;
    event.number = static_cast<std::uint8_t>(open_.round % 256);
    event.place = static_cast<std::uint8_t>(open_.round / 256);
    const std::uint32_t turn = emit(event, state_.end_event);
    if (active().hidden) {
        active().hidden = false;
        if (starts_combat(open_.active, emit(EventKind::Unhide, open_.active, turn))) {
            return true;
        }
    }
    feel(open_.active, turn);
    return true;
}

bool Engine::continue_turn() {
    // With closed talk this must not reveal whether a friend moved.
    if (!rules_.open_talk && owner_ < kMaxHunted && owner_ != open_.active) {
        clear_felt_pieces();
    }
    switch (open_.stage) {
    case Stage::Before: return ask(Decision::Turn, open_.active);
    case Stage::Second:
        if (ask(Decision::Second, open_.active)) {
            open_.stage = Stage::After;
            return true;
        }
        return false;
    case Stage::After: break;
    }
    if (ask(Decision::After, open_.active)) {
        state_.flow = Flow::EndTurn;
        return true;
    }
    return false;
}

/// HU-T7, E1, O1.
bool Engine::end_turn() {
    state_.end_event = emit(EventKind::EndTurn, open_.active, state_.end_cause);
    if (state_.caller_seat == open_.active) {
        if (state_.call_armed) {
            end_game(Ending::Rescued, false, state_.end_event);
            return true;
        }
        state_.call_armed = true;
    }
    const bool is_last = open_.active + 1 == rules_.hunted;
    const bool is_halfway = rules_.hunted == kMaxHunted && open_.active == 1;
    if (is_last || is_halfway) {
        state_.hushed = 0;
        state_.flow = Flow::Hush;
    } else {
        ++open_.active;
        state_.flow = Flow::BeginTurn;
    }
    return true;
}

/// HU-O2.
bool Engine::hush() {
    while (rules_.loose_hush && state_.hushed < rules_.hunted) {
        const PieceId who = state_.hushed++;
        if (hunted(who).hidden && !ask(Decision::Hush, who)) {
            return false;
        }
    }
    state_.flow = Flow::BeginHunter;
    return true;
}

/// HU-O3, E4: after the Hunter's turn.
bool Engine::end_round() {
    state_.flow = Flow::BeginTurn;
    if (open_.active + 1 < rules_.hunted) {
        ++open_.active;
        return true;
    }
    if (rules_.dawn != 0 && open_.round >= rules_.dawn) {
        end_game(Ending::Dawn, true, state_.end_event);
        return true;
    }
    ++open_.round;
    open_.active = 0;
    return true;
}

void Engine::end_game(Ending ending, bool hunter_won, std::uint32_t cause) {
    open_.ending = ending;
    open_.hunter_won = hunter_won;
    state_.flow = Flow::Over;
    Event event;
    event.kind = EventKind::Result;
    event.number = static_cast<std::uint8_t>(ending);
    event.who = hunter_won ? kHunter : kNoPiece;
    event.place = static_cast<std::uint8_t>(open_.round % 256);
    event.other = static_cast<PieceId>(open_.round / 256);
    emit(event, cause);
}

std::uint32_t Engine::emit(Event event, std::uint32_t cause) {
    if (events_ == nullptr) {
        return 0;
    }
    ++state_.events;
    event.cause = static_cast<std::uint16_t>(cause == 0 ? 0 : state_.events - cause);
    events_->push_back(event);
    if (rules_.sketch) {
        note_event(rules_, state_.sketch, event);
    }
    return state_.events;
}

void begin(const Rules& rules, State& state, Events* events) {
    state.is_pile_by_seed = false;
    Engine(rules, state, events).run_to_decision();
}

void apply(const Rules& rules, State& state, Action action, Events* events) {
    Engine engine(rules, state, events);
    engine.carry_out(action);
    engine.run_to_decision();
}

int deciding_seat(const Rules& rules, const PublicState& open) {
    return open.owner == kNoPiece ? 0 : rules.seat_of(open.owner);
}

}  // namespace tenebrae::nyctophobia
