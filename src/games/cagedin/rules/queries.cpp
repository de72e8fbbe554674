// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/game_rules.hpp"

#include <algorithm>

namespace tenebrae::cagedin {

bool is_pinned(const PublicState& open, Seat seat) {
    const Hex own = open.fighters[seat].at;
    const Hex his = open.fighters[other(seat)].at;
    return touches_cage(own) && !touches_cage(his) && adjacent(own, his);
}

int fatigue_level(const Rules& rules, const Fighter& fighter) {
    const int cubes = fighter.cubes[index(Meter::Fatigue)];
    int level = 0;
    for (const std::uint8_t reached : rules.tables.levels) {
        level += cubes >= reached ? 1 : 0;
    }
    return cubes >= rules.spaces(Meter::Fatigue) ? 4 : level;
}

int footwork(const Rules& rules, const Fighter& fighter, const StandupCard& card) {
    const int level = fatigue_level(rules, fighter);
    return level >= 3 ? 0 : std::max(0, card.footwork - level);
}

int action_cost(const PublicState& open) {
    return open.actions >= kFreeActions ? 1 : 0;
}

int submission_cost(const Rules& rules, const Fighter& defender) {
    return std::max(0, rules.tables.levels[2] - defender.cubes[index(Meter::Fatigue)]);
}

int room_for_fatigue(const Rules& rules, const Fighter& fighter) {
    return rules.spaces(Meter::Fatigue) - fighter.cubes[index(Meter::Fatigue)];
}

bool has_combo(const Rules& rules, const PublicState& open, Seat attacker, Attack attack) {
    const Type type = open.fighters[attacker].type;
    switch (attack.kind) {
    case AttackKind::Strike:
    case AttackKind::Haymaker:
    case AttackKind::Shove: {
        const StandupCard& card = rules.tables.standup[attack.card];
        return card.combo || (type == Type::Striker && !card.is_takedown && !card.haymaker);
    }
    case AttackKind::Takedown: return rules.tables.standup[attack.card].combo || type == Type::Judo;
    case AttackKind::Pound: return type == Type::Wrestler && is_pinned(open, other(attacker));
    case AttackKind::Submit:
    case AttackKind::FreePound:
    case AttackKind::Stand: break;
    }
    return false;
}

bool blocks(const Rules& rules, const PublicState& open, Card block, Card attacking) {
    const Tables& tables = rules.tables;
    if (open.place == Place::Mat) {
        return tables.ground[block].hold == tables.ground[attacking].hold;
    }
    const StandupCard& own = tables.standup[block];
    const StandupCard& his = tables.standup[attacking];
    if (own.is_takedown != his.is_takedown) {
        return false;
    }
    if (!his.is_takedown) {
        return own.location == his.location;
    }
    const bool any = open.attack.kind == AttackKind::Takedown
                     && open.fighters[other(open.active)].type == Type::Striker;
    return any || own.takedown == his.takedown;
}

bool may_block(const Rules& rules, const PublicState& open) {
    const Seat seat = other(open.active);
    const Fighter& defender = open.fighters[seat];
    return open.attack.kind != AttackKind::Takedown || defender.type != Type::Striker
           || (room_for_fatigue(rules, defender) > 0 && !is_pinned(open, seat));
}

int max_cards_drawn(const PublicState& open, Seat seat) {
    const int left = open.fighters[seat].hand_size - 1;
    return left == 0 ? 0 : std::clamp(kNewHand - left, 0, 2);
}

Counts unseen(const Rules& rules, const View& view, Place place) {
    Counts left = rules.tables.copies[index(place)];
    const Counts& pile = view.open.piles[index(place)];
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        const int own = place == view.open.place ? view.hand[card] : 0;
        left[card] = static_cast<std::uint8_t>(left[card] - pile[card] - own);
    }
    return left;
}

bool has_attack(const PublicState& open) {
    switch (open.decision) {
    case Decision::Defend:
    case Decision::Answer:
    case Decision::Side:
    case Decision::Harm:
    case Decision::Follow:
    case Decision::Step: return true;
    case Decision::None:
    case Decision::Type:
    case Decision::Turn:
    case Decision::Combo:
    case Decision::Rise:
    case Decision::Recover: break;
    }
    return false;
}

}  // namespace tenebrae::cagedin
