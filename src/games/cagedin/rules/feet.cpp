// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

#include <utility>

namespace tenebrae::cagedin {

namespace {

/// Returns the hex between two that are in line at a distance of 2.
Hex between(Hex hex, Hex far) {
    const Axial from = axial(hex);
    const Axial to = axial(far);
    return hex_at(Axial{(from.q + to.q) / 2, (from.r + to.r) / 2});
}

}  // namespace

/// CI-A1 to A3.
void Engine::footwork(Action action) {
    const Seat seat = open_.active;
    discard_card(seat, action.card);
    Event emitted = with_cards(make_event(EventKind::Footwork, seat), action.card);
    emitted.from = std::exchange(fighter(seat).at, action.hex);
    emitted.to = action.hex;
    const EventIndex event_index = emit(emitted, kCommand);
    refill(seat, event_index);
    end_turn(event_index);
}

/// CI-A7.
void Engine::haymaker(Action action) {
    if (action.hex != kNoHex) {
        const Seat seat = open_.active;
        Event emitted = make_event(EventKind::Moved, seat, 0, MoveReason::Step);
        emitted.from = std::exchange(fighter(seat).at, action.hex);
        emitted.to = action.hex;
        emit(emitted, kCommand);
    }
    attack(AttackKind::Haymaker, action);
}

/// CI-A19, A20.
void Engine::cover(Action action) {
    const Seat seat = open_.active;
    discard_card(seat, action.card);
    const EventIndex event_index =
        emit(with_cards(make_event(EventKind::Covered, seat), action.card), kCommand);
    refill(seat, event_index);
    draw(seat, action.value, DrawReason::Cover, event_index);
    end_turn(event_index);
}

/// CI-A21.
void Engine::rest() {
    const Seat seat = open_.active;
    const EventIndex event_index = emit(make_event(EventKind::Covered, seat), kCommand);
    const int now = --fighter(seat).cubes[index(Meter::Fatigue)];
    ++statistics(seat).recovered;
    emit(make_event(EventKind::FatigueRemoved, seat, now, 0), kCommand);
    end_turn(event_index);
}

/// CI-D7, D8.
void Engine::counter(Card blocking, EventIndex cause) {
    const Attack attack = open_.attack;
    if (attack.kind != AttackKind::Strike && attack.kind != AttackKind::Haymaker) {
        return;
    }
    const Seat seat = defender();
    const bool has_icon = rules_.tables.standup[blocking].counter;
    if (!has_icon && !has(rules_.tables.countering, fighter(seat).at)) {
        return;
    }
    const EventIndex emitted =
        emit(make_event(EventKind::Countered, seat, 0, has_icon ? 0 : 1), cause);
    const bool is_haymaker = attack.kind == AttackKind::Haymaker;
    ++statistics(open_.active).countered[is_haymaker ? 1 : 0];
    const Meter meter = meter_of(rules_.tables.standup[attack.card].location);
    add_damage(open_.active, meter, is_haymaker ? 2 : 1, DamageReason::Counter, emitted);
}

/// Pushes the defender straight back (CI-A9, A12). Returns whether he has moved.
bool Engine::push(EventIndex cause) {
    Fighter& who = fighter(defender());
    const Hex to = behind(fighter(open_.active).at, who.at);
    Event emitted = make_event(to == kNoHex ? EventKind::NotPushed : EventKind::Pushed, defender());
    emitted.from = who.at;
    emitted.to = to;
    emit(emitted, cause);
    who.at = to == kNoHex ? who.at : to;
    return to != kNoHex;
}

/// CI-A8 to A10, E2.
void Engine::land_haymaker(EventIndex cause) {
    const Meter meter = meter_of(rules_.tables.standup[open_.attack.card].location);
    add_damage(defender(), meter, 2, DamageReason::Hit, cause);
    if (is_over()) {
        return;
    }
    if (push(cause) && !open_.is_bell_due) {
        return ask(Decision::Follow, open_.active);
    }
    continue_combo(cause);
}

/// CI-A12, A13, E2.
void Engine::land_shove(EventIndex cause) {
    push(cause);
    if (open_.is_bell_due) {
        return continue_combo(cause);
    }
    ask(Decision::Step, open_.active);
}

/// CI-A16, F6, F7.
void Engine::land_takedown(EventIndex cause) {
    if (fighter(open_.active).type != Type::Judo) {
        move_fight_to(Place::Mat, cause);
        return continue_combo(cause);
    }
    if (rules_.tables.standup[open_.attack.card].takedown == Takedown::JudoThrow) {
        return land_judo_takedown(Meter::Head, cause);
    }
    ask(Decision::Side, open_.active);
}

/// Carries out a Judo Fighter's takedown (CI-F6).
void Engine::land_judo_takedown(Meter meter, EventIndex cause) {
    add_damage(defender(), meter, 2, DamageReason::Takedown, cause);
    if (!is_over()) {
        move_fight_to(Place::Mat, cause);
        continue_combo(cause);
    }
}

void Engine::follow() {
    const Hex left = between(fighter(open_.active).at, fighter(defender()).at);
    step(Action::step(left), MoveReason::Follow);
}

void Engine::step(Action action, MoveReason reason) {
    const Seat seat = open_.active;
    Event emitted = make_event(EventKind::Moved, seat, 0, reason);
    emitted.from = std::exchange(fighter(seat).at, action.hex);
    emitted.to = action.hex;
    emit(emitted, kCommand);
    continue_combo(kCommand);
}

}  // namespace tenebrae::cagedin
