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

// One line for each kind of answer: flat, however many there are.
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
    case ActionKind::Stand: return act(action);
    case ActionKind::Pound:
        return open_.decision == Decision::Answer ? free_pound(action) : act(action);
    case ActionKind::End: return end_combo(ComboEnd::End, kCommand);
    case ActionKind::Block: return block(action);
    case ActionKind::Pass: return pass();
    case ActionKind::SideLeft:
    case ActionKind::SideRight: {
        const bool is_slam = rules_.tables.standup[open_.attack.card].takedown == Takedown::Slam;
        const bool is_left = action.kind == ActionKind::SideLeft;
        const Meter body = is_left ? Meter::BodyLeft : Meter::BodyRight;
        return fall(is_slam ? body : is_left ? Meter::LegLeft : Meter::LegRight, kCommand);
    }
    case ActionKind::Damage: return harm(true, kCommand);
    case ActionKind::Fatigue: return harm(false, kCommand);
    case ActionKind::Follow: return follow();
    case ActionKind::Step: return step(action, MoveReason::Shove);
    case ActionKind::Stay: return carry_on(kCommand);
    case ActionKind::ToFeet: go_to(Place::Feet, kCommand); return end_turn(kCommand);
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
    finish(Way::Resigned, other(seat));
}

void Engine::choose_type(Action action) {
    const Seat seat = open_.owner;
    state_.types[seat] = static_cast<Type>(action.value);
    const Mark told = tell(event(EventKind::TypeChosen, seat, action.value), kCommand);
    if (seat == kRed && rules_.chooses_type(kBlue)) {
        return ask(Decision::Type, kBlue);
    }
    begin_fight(told);
}

/// CI-S3.
void Engine::begin_fight(Mark cause) {
    Seat first = rules_.first == First::Blue ? kBlue : kRed;
    if (rules_.first == First::Lot) {
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
void Engine::begin_round(Mark cause) {
    ++open_.round;
    open_.first = open_.active;
    const Mark told = tell(event(EventKind::RoundBegins, open_.first, open_.round), cause);
    shuffle(state_.standup);
    shuffle(state_.ground);
    Mark dealt = told;
    for (const Seat seat : {open_.first, other(open_.first)}) {
        const int coaching = std::exchange(fighter(seat).coaching, std::uint8_t{0});
        dealt = draw(seat, kHandOnFeet + coaching, DrawReason::Deal, told);
    }
    if (!std::exchange(open_.types_open, true)) {
        for (const Seat seat : {kRed, kBlue}) {
            fighter(seat).type = state_.types[seat];
        }
        tell(
            of_cards(
                event(EventKind::TypesRevealed),
                static_cast<Card>(state_.types[kRed]),
                static_cast<Card>(state_.types[kBlue])
            ),
            dealt
        );
    }
    begin_turn(open_.first, dealt);
}

void Engine::begin_turn(Seat seat, Mark cause) {
    ++open_.turn;
    open_.active = seat;
    open_.actions = 0;
    Event told = event(EventKind::TurnBegins, seat, open_.turn & 0xFF);
    told.place = static_cast<std::uint8_t>(open_.turn >> 8U);
    ask_turn(tell(told, cause));
}

/// CI-T2.
void Engine::ask_turn(Mark cause) {
    const Seat seat = open_.active;
    if (fighter(seat).at == rules_.tables.corners[seat]) {
        draw(seat, 1, DrawReason::Corner, cause);
        if (open_.is_bell_due) {
            return end_round();
        }
    }
    ask(Decision::Turn, seat);
}

/// CI-T4: first of all what it costs.
void Engine::act(Action action) {
    const Seat seat = open_.active;
    if (action_cost(open_) > 0) {
        tire(seat, FatigueReason::Combo, kCommand);
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
            tire(seat, FatigueReason::Submission, kCommand);
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
    leave_hand(seat, action.card);
    leave_hand(seat, action.second);
    const Event told = event(EventKind::Attack, seat, static_cast<int>(kind));
    refill(seat, tell(of_cards(told, action.card, action.second), kCommand));
    ask(Decision::Defend, other(seat));
}

/// CI-D5, D6.
void Engine::block(Action action) {
    const Seat seat = defender();
    const AttackKind kind = open_.attack.kind;
    leave_hand(seat, action.card);
    leave_hand(seat, action.second);
    const Event told = event(EventKind::Blocked, seat, static_cast<int>(kind));
    const Mark mark = tell(of_cards(told, action.card, action.second), kCommand);
    refill(seat, mark);
    if (kind != AttackKind::Stand) {
        FighterStatistics& counted = statistics(open_.active);
        ++counted.tried[static_cast<std::size_t>(kind)];
        ++counted.blocked[static_cast<std::size_t>(kind)];
    }
    if (kind == AttackKind::Takedown && fighter(seat).type == Type::Striker) {
        tire(seat, FatigueReason::Defence, mark);  // CI-F4
    }
    counter(action.card, mark);
    if (!is_over()) {
        end_turn(mark);
    }
}

void Engine::pass() {
    const Attack& attack = open_.attack;
    const Mark told =
        tell(event(EventKind::NotBlocked, defender(), static_cast<int>(attack.kind)), kCommand);
    if (attack.kind != AttackKind::Stand) {
        land(open_.active, attack.kind);
    }
    switch (attack.kind) {
    case AttackKind::Strike:
        hurt(
            defender(),
            meter_of(rules_.tables.standup[attack.card].location),
            1,
            DamageReason::Hit,
            told
        );
        return carry_on(told);
    case AttackKind::Haymaker: return land_haymaker(told);
    case AttackKind::Shove: return land_shove(told);
    case AttackKind::Takedown: return land_takedown(told);
    case AttackKind::Pound: return land_pound(told);
    case AttackKind::Submit: return land_submission(told);
    case AttackKind::Stand: return stand_up(told);
    case AttackKind::FreePound: return;
    }
}

void Engine::land(Seat seat, AttackKind kind) {
    FighterStatistics& counted = statistics(seat);
    ++counted.tried[static_cast<std::size_t>(kind)];
    ++counted.landed[static_cast<std::size_t>(kind)];
}

/// An attack has landed and is carried out: does its fighter go on (CI-O1, O2)?
void Engine::carry_on(Mark cause) {
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
    tell(event(EventKind::Combo, seat, open_.actions), cause);
    ask(Decision::Combo, seat);
}

void Engine::end_combo(ComboEnd reason, Mark cause) {
    end_turn(tell(event(EventKind::ComboEnds, open_.active, 0, reason), cause));
}

void Engine::end_turn(Seat next, Mark cause) {
    open_.attack = {};
    if (open_.is_bell_due) {
        return end_round();
    }
    begin_turn(next, cause);
}

/// CI-E2 to E5.
void Engine::end_round() {
    const Mark told = tell(event(EventKind::RoundEnds, kNobody, open_.round), bell_);
    if (open_.round >= rules_.rounds) {
        return judge(told);
    }
    take_back_cards();
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
void Engine::judge(Mark cause) {
    std::array<int, 2> sums{};
    for (const Seat seat : {kRed, kBlue}) {
        const auto& cubes = fighter(seat).cubes;
        sums[seat] = std::accumulate(cubes.begin(), cubes.end(), 0);
    }
    const auto red = static_cast<Card>(sums[kRed]);
    const auto blue = static_cast<Card>(sums[kBlue]);
    tell(of_cards(event(EventKind::Judged), red, blue), cause);
    if (red == blue) {
        return finish(Way::Draw, kNobody);
    }
    finish(Way::Decision, red < blue ? kRed : kBlue);
}

/// CI-E5 to E9.
void Engine::recover(Action action) {
    const Seat seat = open_.owner;
    Fighter& who = fighter(seat);
    if (action.kind == ActionKind::Recover) {
        const auto meter = static_cast<Meter>(action.value);
        const int now = --who.cubes[index(meter)];
        ++statistics(seat).recovered;
        Event told = meter == Meter::Fatigue ? event(EventKind::FatigueRemoved, seat, now, 1)
                                             : event(EventKind::DamageRemoved, seat, now);
        told.place = meter == Meter::Fatigue ? std::uint8_t{0} : action.value;
        tell(told, kCommand);
    } else if (action.kind == ActionKind::Coach) {
        ++who.coaching;
        tell(event(EventKind::Coached, seat), kCommand);
    } else {
        tell(event(EventKind::Skipped, seat), kCommand);
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

/// Types are open once a fight is over: nobody is asked any more.
void Engine::finish(Way way, Seat winner) {
    open_.way = way;
    open_.winner = winner;
    open_.attack = {};
    open_.points = 0;
    open_.types_open = true;
    for (const Seat seat : {kRed, kBlue}) {
        fighter(seat).type = state_.types[seat];
    }
    ask(Decision::None, kNobody);
    const Mark last = events_ == nullptr || events_->size() == static_cast<std::size_t>(before_)
                          ? kCommand
                          : static_cast<Mark>(events_->size()) - 1;
    tell(event(EventKind::Over, winner, static_cast<int>(way)), last);
}

/// One after the other (CI-B6).
void Engine::hurt(Seat seat, Meter meter, int points, DamageReason reason, Mark cause) {
    for (int point = 0; point < points && !is_over(); ++point) {
        hurt_once(seat, meter, reason, cause);
    }
}

void Engine::hurt_once(Seat seat, Meter meter, DamageReason reason, Mark cause) {
    Fighter& who = fighter(seat);
    std::uint8_t& cubes = who.cubes[index(meter)];
    const MeterPlan& plan = rules_.tables.meters[index(meter)];
    if (cubes >= plan.spaces) {  // CI-B5
        if (room_for_fatigue(rules_, who) == 0) {
            return finish(Way::Knockout, other(seat));
        }
        return tire(seat, FatigueReason::FullLeg, cause);
    }
    const std::uint32_t space = std::uint32_t{1} << cubes;
    ++cubes;
    ++statistics(other(seat)).damage[index(meter)];
    Event told = event(EventKind::Damage, seat, cubes, reason);
    told.place = static_cast<std::uint8_t>(meter);
    const Mark mark = tell(told, cause);
    if ((plan.knockout & space) != 0) {  // CI-B4
        return finish(Way::Knockout, other(seat));
    }
    if ((plan.fatigue & space) != 0) {  // CI-B3
        tire(seat, FatigueReason::FSpace, mark);
    }
}

/// One cube; lost where there is no room (CI-B7).
void Engine::tire(Seat seat, FatigueReason reason, Mark cause) {
    Fighter& who = fighter(seat);
    if (room_for_fatigue(rules_, who) == 0) {
        return;
    }
    const int now = ++who.cubes[index(Meter::Fatigue)];
    ++statistics(seat).fatigue[static_cast<std::size_t>(reason)];
    Event told = event(EventKind::FatigueGained, seat, now, reason);
    told.place = reason == FatigueReason::Pound && fighter(other(seat)).type == Type::Submission;
    tell(told, cause);
}

State new_fight(const Rules& rules, std::uint64_t seed) {
    State state;
    state.random = core::Random(seed).state();
    Open& open = state.open;
    open.groups.cards.fill(kNoCard);
    open.types_open = true;
    for (const Seat seat : {kRed, kBlue}) {
        open.fighters[seat].at = rules.tables.corners[seat];
        if (rules.has_types) {
            state.types[seat] = rules.fixed[seat];
            open.fighters[seat].type = rules.fixed[seat];  // CI-Y3
        }
        open.types_open = open.types_open && !rules.chooses_type(seat);
    }
    make_decks_whole(rules, state);
    return state;
}

void begin(const Rules& rules, State& state, Events* events) {
    Engine(rules, state, events).begin();
}

void apply(const Rules& rules, State& state, Action action, Events* events) {
    Engine(rules, state, events).apply(action);
}

}  // namespace tenebrae::cagedin
