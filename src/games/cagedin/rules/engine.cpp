// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tenebrae::cagedin {

void Engine::ask(Decision decision, Seat owner) {
    open_.decision = decision;
    open_.owner = owner;
}

void Engine::begin() {
    if (!std::exchange(state_.has_begun, true)) {
        if (rules_.chooses_type(kRed)) {
            ask(Decision::Type, kRed);
        } else if (rules_.chooses_type(kBlue)) {
            ask(Decision::Type, kBlue);
        } else {
            begin_fight(kCommand);
        }
    } else if (std::exchange(state_.turn_begins, false)) {
        ask_turn(kCommand);
    }
}

// One line for each kind of answer; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
void Engine::apply(Action action) {
    switch (action.kind) {
    case ActionKind::Type: return choose_type(action);
    case ActionKind::Footwork:
    case ActionKind::Strike:
    case ActionKind::Haymaker:
    case ActionKind::Shove:
    case ActionKind::Takedown:
    case ActionKind::Discard:
    case ActionKind::Rest:
    case ActionKind::Submit:
    case ActionKind::Stand: return take_action(action);
    case ActionKind::Pound:
        return open_.decision == Decision::Answer ? free_pound(action) : take_action(action);
    case ActionKind::End: return end_combo(ComboEnd::End, kCommand);
    case ActionKind::Block: return block(action);
    case ActionKind::Pass: return pass();
    case ActionKind::SideLeft:
    case ActionKind::SideRight: {
        const bool is_slam = rules_.tables.standup[open_.attack.card].takedown == Takedown::Slam;
        const bool is_left = action.kind == ActionKind::SideLeft;
        const Meter body = is_left ? Meter::BodyLeft : Meter::BodyRight;
        return land_judo_takedown(
            is_slam   ? body
            : is_left ? Meter::LegLeft
                      : Meter::LegRight,
            kCommand
        );
    }
    case ActionKind::Damage: return deal_pound(true, kCommand);
    case ActionKind::Fatigue: return deal_pound(false, kCommand);
    case ActionKind::Follow: return follow();
    case ActionKind::Step: return step(action, MoveReason::Shove);
    case ActionKind::Stay: return continue_combo(kCommand);
    case ActionKind::ToFeet: move_fight_to(Place::Feet, kCommand); return end_turn(kCommand);
    case ActionKind::ToMat: return end_turn(kCommand);
    case ActionKind::Recover:
    case ActionKind::Coach:
    case ActionKind::Skip: return recover(action);
    case ActionKind::Resign: return resign(static_cast<Seat>(action.value));
    }
}

void Engine::resign(Seat seat) {
    if (open_.decision == Decision::Defend) {
        ++statistics(open_.active).tried[static_cast<std::size_t>(open_.attack.kind)];
    }
    finish(Ending::Resigned, other(seat));
}

void Engine::choose_type(Action action) {
    const Seat seat = open_.owner;
    state_.types[seat] = static_cast<Type>(action.value);
    const EventIndex emitted =
        emit(make_event(EventKind::TypeChosen, seat, action.value), kCommand);
    if (seat == kRed && rules_.chooses_type(kBlue)) {
        return ask(Decision::Type, kBlue);
    }
    begin_fight(emitted);
}

/// CI-S3.
void Engine::begin_fight(EventIndex cause) {
    Seat first = rules_.first == FirstFighter::Blue ? kBlue : kRed;
    if (rules_.first == FirstFighter::Lot) {
        core::Random random(state_.random);
        first = static_cast<Seat>(random.below(2));
        state_.random = random.state();
    }
    open_.active = first;
    open_.turn = 0;
    open_.round = 0;
    begin_round(cause);
}

/// CI-S4 to S8. The active fighter begins, the decks are whole.
void Engine::begin_round(EventIndex cause) {
    ++open_.round;
    open_.first = open_.active;
    const EventIndex emitted =
        emit(make_event(EventKind::RoundBegins, open_.first, open_.round), cause);
    shuffle(state_.standup);
    shuffle(state_.ground);
    EventIndex dealt = emitted;
    for (const Seat seat : {open_.first, other(open_.first)}) {
        const int coaching = std::exchange(fighter(seat).coaching, std::uint8_t{0});
        dealt = draw(seat, kHandOnFeet + coaching, DrawReason::Deal, emitted);
    }
    if (!std::exchange(open_.types_open, true)) {
        for (const Seat seat : {kRed, kBlue}) {
            fighter(seat).type = state_.types[seat];
        }
        emit(
            with_cards(
                make_event(EventKind::TypesRevealed),
                static_cast<Card>(state_.types[kRed]),
                static_cast<Card>(state_.types[kBlue])
            ),
            dealt
        );
    }
    begin_turn(open_.first, dealt);
}

void Engine::begin_turn(Seat seat, EventIndex cause) {
    ++open_.turn;
    open_.active = seat;
    open_.actions = 0;
    Event emitted = make_event(EventKind::TurnBegins, seat, open_.turn & 0xFF);
    emitted.place = static_cast<std::uint8_t>(open_.turn >> 8U);
    ask_turn(emit(emitted, cause));
}

/// CI-T2.
void Engine::ask_turn(EventIndex cause) {
    const Seat seat = open_.active;
    if (fighter(seat).at == rules_.tables.corners[seat]) {
        draw(seat, 1, DrawReason::Corner, cause);
        if (open_.is_bell_due) {
            return end_round();
        }
    }
    ask(Decision::Turn, seat);
}

/// CI-T4: the cost comes first.
void Engine::take_action(Action action) {
    const Seat seat = open_.active;
    if (action_cost(open_) > 0) {
        add_fatigue(seat, FatigueReason::Combo, kCommand);
    }
    ++open_.actions;
    std::uint16_t& longest = statistics(seat).longest_combo;
    longest = std::max<std::uint16_t>(longest, open_.actions);
    switch (action.kind) {
    case ActionKind::Footwork: return footwork(action);
    case ActionKind::Strike: return attack(AttackKind::Strike, action);
    case ActionKind::Haymaker: return haymaker(action);
    case ActionKind::Shove: return attack(AttackKind::Shove, action);
    case ActionKind::Takedown: return attack(AttackKind::Takedown, action);
    case ActionKind::Discard: return cover(action);
    case ActionKind::Rest: return rest();
    case ActionKind::Pound: return attack(AttackKind::Pound, action);
    case ActionKind::Submit:
        for (int cost = submission_cost(rules_, fighter(defender())); cost > 0; --cost) {
            add_fatigue(seat, FatigueReason::Submission, kCommand);
        }
        return attack(AttackKind::Submit, action);
    case ActionKind::Stand: return stand(action);
    case ActionKind::Type:
    case ActionKind::End:
    case ActionKind::Block:
    case ActionKind::Pass:
    case ActionKind::SideLeft:
    case ActionKind::SideRight:
    case ActionKind::Damage:
    case ActionKind::Fatigue:
    case ActionKind::Follow:
    case ActionKind::Step:
    case ActionKind::Stay:
    case ActionKind::ToFeet:
    case ActionKind::ToMat:
    case ActionKind::Recover:
    case ActionKind::Coach:
    case ActionKind::Skip:
    case ActionKind::Resign: return;
    }
}

void Engine::attack(AttackKind kind, Action action) {
    const Seat seat = open_.active;
    open_.attack = {kind, action.card, action.second};
    discard_card(seat, action.card);
    discard_card(seat, action.second);
    const Event emitted = make_event(EventKind::Attack, seat, static_cast<int>(kind));
    refill(seat, emit(with_cards(emitted, action.card, action.second), kCommand));
    ask(Decision::Defend, other(seat));
}

/// CI-D5, D6.
void Engine::block(Action action) {
    const Seat seat = defender();
    const AttackKind kind = open_.attack.kind;
    discard_card(seat, action.card);
    discard_card(seat, action.second);
    const Event emitted = make_event(EventKind::Blocked, seat, static_cast<int>(kind));
    const EventIndex event_index = emit(with_cards(emitted, action.card, action.second), kCommand);
    refill(seat, event_index);
    if (kind != AttackKind::Stand) {
        FighterStatistics& totals = statistics(open_.active);
        ++totals.tried[static_cast<std::size_t>(kind)];
        ++totals.blocked[static_cast<std::size_t>(kind)];
    }
    if (kind == AttackKind::Takedown && fighter(seat).type == Type::Striker) {
        add_fatigue(seat, FatigueReason::Defence, event_index);  // CI-F4
    }
    counter(action.card, event_index);
    if (!is_over()) {
        end_turn(event_index);
    }
}

void Engine::pass() {
    const Attack& attack = open_.attack;
    const EventIndex emitted = emit(
        make_event(EventKind::NotBlocked, defender(), static_cast<int>(attack.kind)), kCommand
    );
    if (attack.kind != AttackKind::Stand) {
        count_landed(open_.active, attack.kind);
    }
    switch (attack.kind) {
    case AttackKind::Strike:
        add_damage(
            defender(),
            meter_of(rules_.tables.standup[attack.card].location),
            1,
            DamageReason::Hit,
            emitted
        );
        return continue_combo(emitted);
    case AttackKind::Haymaker: return land_haymaker(emitted);
    case AttackKind::Shove: return land_shove(emitted);
    case AttackKind::Takedown: return land_takedown(emitted);
    case AttackKind::Pound: return land_pound(emitted);
    case AttackKind::Submit: return land_submission(emitted);
    case AttackKind::Stand: return stand_up(emitted);
    case AttackKind::FreePound: return;
    }
}

void Engine::count_landed(Seat seat, AttackKind kind) {
    FighterStatistics& totals = statistics(seat);
    ++totals.tried[static_cast<std::size_t>(kind)];
    ++totals.landed[static_cast<std::size_t>(kind)];
}

/// Continues after an attack has landed, with a combo if it allows one (CI-O1, O2).
void Engine::continue_combo(EventIndex cause) {
    if (is_over()) {
        return;
    }
    const Seat seat = open_.active;
    if (!has_combo(rules_, open_, seat, open_.attack)) {
        return end_turn(cause);
    }
    if (open_.is_bell_due) {
        return end_combo(ComboEnd::Bell, cause);
    }
    if (is_pinned(open_, seat)) {
        return end_combo(ComboEnd::Pinned, cause);
    }
    if (room_for_fatigue(rules_, fighter(seat)) == 0) {
        return end_combo(ComboEnd::FullMeter, cause);
    }
    open_.attack = {};
    emit(make_event(EventKind::Combo, seat, open_.actions), cause);
    ask(Decision::Combo, seat);
}

void Engine::end_combo(ComboEnd reason, EventIndex cause) {
    end_turn(emit(make_event(EventKind::ComboEnds, open_.active, 0, reason), cause));
}

void Engine::end_turn(Seat next, EventIndex cause) {
    open_.attack = {};
    if (open_.is_bell_due) {
        return end_round();
    }
    begin_turn(next, cause);
}

/// CI-E2 to E5.
void Engine::end_round() {
    const EventIndex emitted = emit(make_event(EventKind::RoundEnds, kNobody, open_.round), bell_);
    if (open_.round >= rules_.rounds) {
        return judge(emitted);
    }
    collect_cards();
    for (const Seat seat : {kRed, kBlue}) {
        fighter(seat).at = rules_.tables.corners[seat];
    }
    open_.place = Place::Feet;
    open_.is_bell_due = false;
    open_.active = other(open_.first);
    open_.actions = 0;
    open_.points = kCornerPoints;
    ask(Decision::Recover, open_.active);
}

/// CI-X3, X4.
void Engine::judge(EventIndex cause) {
    std::array<int, 2> sums{};
    for (const Seat seat : {kRed, kBlue}) {
        const auto& cubes = fighter(seat).cubes;
        sums[seat] = std::accumulate(cubes.begin(), cubes.end(), 0);
    }
    const auto red = static_cast<Card>(sums[kRed]);
    const auto blue = static_cast<Card>(sums[kBlue]);
    emit(with_cards(make_event(EventKind::Judged), red, blue), cause);
    if (red == blue) {
        return finish(Ending::Draw, kNobody);
    }
    finish(Ending::Decision, red < blue ? kRed : kBlue);
}

/// CI-E5 to E9.
void Engine::recover(Action action) {
    const Seat seat = open_.owner;
    Fighter& who = fighter(seat);
    if (action.kind == ActionKind::Recover) {
        const auto meter = static_cast<Meter>(action.value);
        const int now = --who.cubes[index(meter)];
        ++statistics(seat).recovered;
        Event emitted = meter == Meter::Fatigue
                            ? make_event(EventKind::FatigueRemoved, seat, now, 1)
                            : make_event(EventKind::DamageRemoved, seat, now);
        emitted.place = meter == Meter::Fatigue ? std::uint8_t{0} : action.value;
        emit(emitted, kCommand);
    } else if (action.kind == ActionKind::Coach) {
        ++who.coaching;
        emit(make_event(EventKind::Coached, seat), kCommand);
    } else {
        emit(make_event(EventKind::Skipped, seat), kCommand);
    }
    if (--open_.points > 0) {
        return;
    }
    if (seat == open_.active) {
        open_.points = kCornerPoints;
        return ask(Decision::Recover, other(seat));
    }
    begin_round(kCommand);
}

/// Ends the fight. All types become known: no decisions follow.
void Engine::finish(Ending ending, Seat winner) {
    open_.ending = ending;
    open_.winner = winner;
    open_.attack = {};
    open_.points = 0;
    open_.types_open = true;
    for (const Seat seat : {kRed, kBlue}) {
        fighter(seat).type = state_.types[seat];
    }
    ask(Decision::None, kNobody);
    const EventIndex last =
        events_ == nullptr || events_->size() == static_cast<std::size_t>(events_before_)
            ? kCommand
            : static_cast<EventIndex>(events_->size()) - 1;
    emit(make_event(EventKind::Over, winner, static_cast<int>(ending)), last);
}

/// Adds damage point by point (CI-B6).
void Engine::add_damage(Seat seat, Meter meter, int points, DamageReason reason, EventIndex cause) {
    for (int point = 0; point < points && !is_over(); ++point) {
        add_damage_cube(seat, meter, reason, cause);
    }
}

void Engine::add_damage_cube(Seat seat, Meter meter, DamageReason reason, EventIndex cause) {
    Fighter& who = fighter(seat);
    std::uint8_t& cubes = who.cubes[index(meter)];
    const MeterPlan& plan = rules_.tables.meters[index(meter)];
    if (cubes >= plan.spaces) {  // CI-B5
        if (room_for_fatigue(rules_, who) == 0) {
            return finish(Ending::Knockout, other(seat));
        }
        return add_fatigue(seat, FatigueReason::FullLeg, cause);
    }
    const std::uint32_t space = std::uint32_t{1} << cubes;
    ++cubes;
    ++statistics(other(seat)).damage[index(meter)];
    Event emitted = make_event(EventKind::Damage, seat, cubes, reason);
    emitted.place = static_cast<std::uint8_t>(meter);
    const EventIndex event_index = emit(emitted, cause);
    if ((plan.knockout & space) != 0) {  // CI-B4
        return finish(Ending::Knockout, other(seat));
    }
    if ((plan.fatigue & space) != 0) {  // CI-B3
        add_fatigue(seat, FatigueReason::FSpace, event_index);
    }
}

/// Adds one cube, which is lost if there is no room (CI-B7).
void Engine::add_fatigue(Seat seat, FatigueReason reason, EventIndex cause) {
    Fighter& who = fighter(seat);
    if (room_for_fatigue(rules_, who) == 0) {
        return;
    }
    const int now = ++who.cubes[index(Meter::Fatigue)];
    ++statistics(seat).fatigue[static_cast<std::size_t>(reason)];
    Event emitted = make_event(EventKind::FatigueGained, seat, now, reason);
    emitted.place = reason == FatigueReason::Pound && fighter(other(seat)).type == Type::Submission;
    emit(emitted, cause);
}

State new_fight(const Rules& rules, std::uint64_t seed) {
    State state;
    state.random = core::Random(seed).state();
    PublicState& open = state.open;
    open.groups.cards.fill(kNoCard);
    open.types_open = true;
    for (const Seat seat : {kRed, kBlue}) {
        open.fighters[seat].at = rules.tables.corners[seat];
        if (rules.has_types) {
            state.types[seat] = rules.fixed_types[seat];
            open.fighters[seat].type = rules.fixed_types[seat];  // CI-Y3
        }
        open.types_open = open.types_open && !rules.chooses_type(seat);
    }
    reset_decks(rules, state);
    return state;
}

void begin(const Rules& rules, State& state, Events* events) {
    Engine(rules, state, events).begin();
}

void apply(const Rules& rules, State& state, Action action, Events* events) {
    Engine(rules, state, events).apply(action);
}

}  // namespace tenebrae::cagedin
