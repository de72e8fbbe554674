// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

#include <utility>

namespace tenebrae::cagedin {

namespace {

/// The hex between two that lie in line at a distance of 2.
Hex between(Hex hex, Hex far) {
    const Axial from = axial(hex);
    const Axial to = axial(far);
    return hex_at(Axial{(from.q + to.q) / 2, (from.r + to.r) / 2});
}

}  // namespace

/// CI-A1 to A3.
void Engine::footwork(Action action) {
    const Seat seat = open_.active;
    leave_hand(seat, action.card);
    Event told = of_cards(event(EventKind::Footwork, seat), action.card);
    told.from = std::exchange(fighter(seat).at, action.hex);
    told.to = action.hex;
    const Mark mark = tell(told, kCommand);
    refill(seat, mark);
    end_turn(mark);
}

/// CI-A7.
void Engine::haymaker(Action action) {
    if (action.hex != kNoHex) {
        const Seat seat = open_.active;
        Event told = event(EventKind::Moved, seat, 0, MoveReason::Step);
        told.from = std::exchange(fighter(seat).at, action.hex);
        told.to = action.hex;
        tell(told, kCommand);
    }
    attack(AttackKind::Haymaker, action);
}

/// CI-A19, A20.
void Engine::cover(Action action) {
    const Seat seat = open_.active;
    leave_hand(seat, action.card);
    const Mark mark = tell(of_cards(event(EventKind::Covered, seat), action.card), kCommand);
    refill(seat, mark);
    draw(seat, action.value, DrawReason::Cover, mark);
    end_turn(mark);
}

/// CI-A21.
void Engine::rest() {
    const Seat seat = open_.active;
    const Mark mark = tell(event(EventKind::Covered, seat), kCommand);
    const int now = --fighter(seat).cubes[index(Meter::Fatigue)];
    ++statistics(seat).recovered;
    tell(event(EventKind::FatigueRemoved, seat, now, 0), kCommand);
    end_turn(mark);
}

/// CI-D7, D8.
void Engine::counter(Card blocking, Mark cause) {
    const Attack attack = open_.attack;
    if (attack.kind != AttackKind::Strike && attack.kind != AttackKind::Haymaker) {
        return;
    }
    const Seat seat = defender();
    const bool has_icon = rules_.tables.standup[blocking].counter;
    if (!has_icon && !has(rules_.tables.countering, fighter(seat).at)) {
        return;
    }
    const Mark told = tell(event(EventKind::Countered, seat, 0, has_icon ? 0 : 1), cause);
    const bool is_haymaker = attack.kind == AttackKind::Haymaker;
    ++statistics(open_.active).countered[is_haymaker ? 1 : 0];
    const Meter meter = meter_of(rules_.tables.standup[attack.card].location);
    hurt(open_.active, meter, is_haymaker ? 2 : 1, DamageReason::Counter, told);
}

/// The defender goes straight back (CI-A9, A12). True: he has moved.
bool Engine::push(Mark cause) {
    Fighter& who = fighter(defender());
    const Hex to = behind(fighter(open_.active).at, who.at);
    Event told = event(to == kNoHex ? EventKind::NotPushed : EventKind::Pushed, defender());
    told.from = who.at;
    told.to = to;
    tell(told, cause);
    who.at = to == kNoHex ? who.at : to;
    return to != kNoHex;
}

/// CI-A8 to A10, E2.
void Engine::land_haymaker(Mark cause) {
    const Meter meter = meter_of(rules_.tables.standup[open_.attack.card].location);
    hurt(defender(), meter, 2, DamageReason::Hit, cause);
    if (is_over()) {
        return;
    }
    if (push(cause) && !open_.is_bell_due) {
        return ask(Decision::Follow, open_.active);
    }
    carry_on(cause);
}

/// CI-A12, A13, E2.
void Engine::land_shove(Mark cause) {
    push(cause);
    if (open_.is_bell_due) {
        return carry_on(cause);
    }
    ask(Decision::Step, open_.active);
}

/// CI-A16, F6, F7.
void Engine::land_takedown(Mark cause) {
    if (fighter(open_.active).type != Type::Judo) {
        go_to(Place::Mat, cause);
        return carry_on(cause);
    }
    if (rules_.tables.standup[open_.attack.card].takedown == Takedown::JudoThrow) {
        return fall(Meter::Head, cause);
    }
    ask(Decision::Side, open_.active);
}

/// What a Judo Fighter's takedown does (CI-F6).
void Engine::fall(Meter meter, Mark cause) {
    hurt(defender(), meter, 2, DamageReason::Takedown, cause);
    if (!is_over()) {
        go_to(Place::Mat, cause);
        carry_on(cause);
    }
}

void Engine::follow() {
    const Hex left = between(fighter(open_.active).at, fighter(defender()).at);
    step(Action::step(left), MoveReason::Follow);
}

void Engine::step(Action action, MoveReason reason) {
    const Seat seat = open_.active;
    Event told = event(EventKind::Moved, seat, 0, reason);
    told.from = std::exchange(fighter(seat).at, action.hex);
    told.to = action.hex;
    tell(told, kCommand);
    carry_on(kCommand);
}

}  // namespace tenebrae::cagedin
