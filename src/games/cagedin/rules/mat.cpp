// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

namespace tenebrae::cagedin {

namespace {

constexpr int kTapsToWin = 4;  ///< CI-M12; one less against a full meter

}  // namespace

/// CI-M3, F11, F15: of one that lands, or of a free one (CI-M19).
void Engine::land_pound(Mark cause) {
    const bool is_free = open_.attack.kind == AttackKind::FreePound;
    const Seat seat = is_free ? defender() : open_.active;
    const Type type = fighter(seat).type;
    if (type == Type::Submission) {
        tire(other(seat), FatigueReason::Pound, cause);
        tire(other(seat), FatigueReason::Pound, cause);
        return after_pound(cause);
    }
    if (type == Type::Wrestler) {
        return harm(true, cause);
    }
    ask(Decision::Harm, seat);
}

void Engine::harm(bool is_damage, Mark cause) {
    const bool is_free = open_.attack.kind == AttackKind::FreePound;
    const Seat hurt_one = is_free ? open_.active : defender();
    if (!is_damage) {
        tire(hurt_one, FatigueReason::Pound, cause);
        return after_pound(cause);
    }
    const Meter meter = rules_.tables.ground[open_.attack.card].meter;
    hurt(hurt_one, meter, 1, DamageReason::Pound, cause);
    if (!is_over() && has(rules_.tables.hurting, fighter(hurt_one).at)) {
        hurt(hurt_one, meter, 1, DamageReason::CornerHex, cause);  // CI-M4
    }
    if (!is_over() && fighter(other(hurt_one)).type == Type::Wrestler) {
        tire(hurt_one, FatigueReason::Wear, cause);  // CI-F15
    }
    after_pound(cause);
}

void Engine::after_pound(Mark cause) {
    if (is_over()) {
        return;
    }
    if (open_.attack.kind == AttackKind::FreePound) {
        return stand_up(cause);
    }
    carry_on(cause);
}

/// CI-M9 to M15.
void Engine::land_submission(Mark cause) {
    const int needed = kTapsToWin - (room_for_fatigue(rules_, fighter(defender())) == 0 ? 1 : 0);
    Counts overturned{};
    for (int taps = 0; open_.deck_sizes[index(Place::Mat)] > 0;) {
        const Card card = take_top(Place::Mat);
        ++overturned[card];
        const Mark told = tell(of_cards(event(EventKind::Overturned), card), cause);
        ring_if_empty(Place::Mat, told);
        if (!rules_.tables.ground[card].is_tap) {
            return escape(overturned, told);
        }
        ++statistics(open_.active).taps;
        if (++taps == needed) {
            discard(overturned, Place::Mat);
            return finish(Way::Submission, open_.active);
        }
    }
    discard(overturned, Place::Mat);
    tell(event(EventKind::SavedByBell, defender()), bell_);  // CI-M13
    end_turn(cause);
}

void Engine::escape(const Counts& overturned, Mark cause) {
    Event told = event(EventKind::Escaped, defender());
    if (open_.is_bell_due) {
        discard(overturned, Place::Mat);
        tell(told, cause);
        return end_turn(cause);
    }
    std::size_t number = 0;
    for (Card card = 0; card < rules_.tables.sorts[index(Place::Mat)]; ++card) {
        for (int left = overturned[card]; left > 0; --left) {
            told.cards[number++] = card;
        }
    }
    put_under(overturned);
    tell(told, cause);
    open_.attack = {};
    ask(Decision::Rise, defender());
}

/// CI-M16.
void Engine::stand(Action action) {
    const Seat seat = open_.active;
    open_.attack = {AttackKind::Stand, action.card, kNoCard};
    leave_hand(seat, action.card);
    refill(seat, tell(of_cards(event(EventKind::Stands, seat), action.card), kCommand));
    ask(Decision::Answer, other(seat));
}

/// CI-M17, M19.
void Engine::free_pound(Action action) {
    const Seat seat = defender();
    open_.attack = {AttackKind::FreePound, action.card, kNoCard};
    leave_hand(seat, action.card);
    const Event told = event(EventKind::Attack, seat, static_cast<int>(AttackKind::FreePound));
    refill(seat, tell(of_cards(told, action.card), kCommand));
    land(seat, AttackKind::Pound);
    land_pound(kCommand);
}

/// CI-M18, M21, F10.
void Engine::stand_up(Mark cause) {
    go_to(Place::Feet, cause);
    const bool is_judo = fighter(open_.active).type == Type::Judo;
    const bool is_other_judo = fighter(defender()).type == Type::Judo;
    end_turn(is_judo && !is_other_judo ? open_.active : defender(), cause);
}

/// With new hands (CI-A17, M18); not when the bell is due (CI-E2).
void Engine::go_to(Place place, Mark cause) {
    if (open_.is_bell_due) {
        return;
    }
    const bool to_mat = place == Place::Mat;
    const Place from = open_.place;
    const Mark told = tell(event(to_mat ? EventKind::ToMat : EventKind::ToFeet), cause);
    discard_hand(open_.active, from, told);
    discard_hand(defender(), from, told);
    open_.place = place;
    const DrawReason reason = to_mat ? DrawReason::Mat : DrawReason::Feet;
    draw(open_.active, kNewHand, reason, told);
    draw(defender(), kNewHand, reason, told);
}

}  // namespace tenebrae::cagedin
