// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

namespace tenebrae::cagedin {

namespace {

constexpr int kTapsToWin = 4;  ///< CI-M12; one less against a full meter

}  // namespace

/// CI-M3, F11, F15: carries out a pound that lands, or a free one (CI-M19).
void Engine::land_pound(EventIndex cause) {
    const bool is_free = open_.attack.kind == AttackKind::FreePound;
    const Seat seat = is_free ? defender() : open_.active;
    const Type type = fighter(seat).type;
    if (type == Type::Submission) {
        add_fatigue(other(seat), FatigueReason::Pound, cause);
        add_fatigue(other(seat), FatigueReason::Pound, cause);
        return after_pound(cause);
    }
    if (type == Type::Wrestler) {
        return deal_pound(true, cause);
    }
    ask(Decision::Harm, seat);
}

void Engine::deal_pound(bool is_damage, EventIndex cause) {
    const bool is_free = open_.attack.kind == AttackKind::FreePound;
    const Seat victim = is_free ? open_.active : defender();
    if (!is_damage) {
        add_fatigue(victim, FatigueReason::Pound, cause);
        return after_pound(cause);
    }
    const Meter meter = rules_.tables.ground[open_.attack.card].meter;
    add_damage(victim, meter, 1, DamageReason::Pound, cause);
    if (!is_over() && has(rules_.tables.hurting, fighter(victim).at)) {
        add_damage(victim, meter, 1, DamageReason::CornerHex, cause);  // CI-M4
    }
    if (!is_over() && fighter(other(victim)).type == Type::Wrestler) {
        add_fatigue(victim, FatigueReason::Wear, cause);  // CI-F15
    }
    after_pound(cause);
}

void Engine::after_pound(EventIndex cause) {
    if (is_over()) {
        return;
    }
    if (open_.attack.kind == AttackKind::FreePound) {
        return stand_up(cause);
    }
    continue_combo(cause);
}

/// CI-M9 to M15.
void Engine::land_submission(EventIndex cause) {
    const int needed = kTapsToWin - (room_for_fatigue(rules_, fighter(defender())) == 0 ? 1 : 0);
    Counts overturned{};
    for (int taps = 0; open_.deck_sizes[index(Place::Mat)] > 0;) {
        const Card card = take_top(Place::Mat);
        ++overturned[card];
        const EventIndex emitted = emit(with_cards(make_event(EventKind::Overturned), card), cause);
        ring_if_empty(Place::Mat, emitted);
        if (!rules_.tables.ground[card].is_tap) {
            return escape(overturned, emitted);
        }
        ++statistics(open_.active).taps;
        if (++taps == needed) {
            discard(overturned, Place::Mat);
            return finish(Ending::Submission, open_.active);
        }
    }
    discard(overturned, Place::Mat);
    emit(make_event(EventKind::SavedByBell, defender()), bell_);  // CI-M13
    end_turn(cause);
}

void Engine::escape(const Counts& overturned, EventIndex cause) {
    Event emitted = make_event(EventKind::Escaped, defender());
    if (open_.is_bell_due) {
        discard(overturned, Place::Mat);
        emit(emitted, cause);
        return end_turn(cause);
    }
    std::size_t number = 0;
    for (Card card = 0; card < rules_.tables.sorts[index(Place::Mat)]; ++card) {
        for (int left = overturned[card]; left > 0; --left) {
            emitted.cards[number++] = card;
        }
    }
    put_under_deck(overturned);
    emit(emitted, cause);
    open_.attack = {};
    ask(Decision::Rise, defender());
}

/// CI-M16.
void Engine::stand(Action action) {
    const Seat seat = open_.active;
    open_.attack = {AttackKind::Stand, action.card, kNoCard};
    discard_card(seat, action.card);
    refill(seat, emit(with_cards(make_event(EventKind::Stands, seat), action.card), kCommand));
    ask(Decision::Answer, other(seat));
}

/// CI-M17, M19.
void Engine::free_pound(Action action) {
    const Seat seat = defender();
    open_.attack = {AttackKind::FreePound, action.card, kNoCard};
    discard_card(seat, action.card);
    const Event emitted =
        make_event(EventKind::Attack, seat, static_cast<int>(AttackKind::FreePound));
    refill(seat, emit(with_cards(emitted, action.card), kCommand));
    count_landed(seat, AttackKind::Pound);
    land_pound(kCommand);
}

/// CI-M18, M21, F10.
void Engine::stand_up(EventIndex cause) {
    move_fight_to(Place::Feet, cause);
    const bool is_judo = fighter(open_.active).type == Type::Judo;
    const bool is_other_judo = fighter(defender()).type == Type::Judo;
    end_turn(is_judo && !is_other_judo ? open_.active : defender(), cause);
}

/// Moves the fight and deals new hands (CI-A17, M18); not when the bell is due (CI-E2).
void Engine::move_fight_to(Place place, EventIndex cause) {
    if (open_.is_bell_due) {
        return;
    }
    const bool to_mat = place == Place::Mat;
    const Place from = open_.place;
    const EventIndex emitted =
        emit(make_event(to_mat ? EventKind::ToMat : EventKind::ToFeet), cause);
    discard_hand(open_.active, from, emitted);
    discard_hand(defender(), from, emitted);
    open_.place = place;
    const DrawReason reason = to_mat ? DrawReason::Mat : DrawReason::Feet;
    draw(open_.active, kNewHand, reason, emitted);
    draw(defender(), kNewHand, reason, emitted);
}

}  // namespace tenebrae::cagedin
