// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/evaluation.hpp"

#include "games/cagedin/notation/vocabulary.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace tenebrae::bots {

using namespace cagedin;

namespace {

/// More than all other values together.
constexpr std::int64_t kWonValue = 1'000'000;
/// The value of a knockout or a tap-out, to be multiplied by its chance.
constexpr int kWon = 2000;
/// The danger, by the spaces left before a knockout, from 1.
constexpr std::array kDanger{300, 140, 60, 20};
/// The cost of each fatigue level, besides its cubes.
constexpr std::array kTired{0, 10, 25, 110, 180};
constexpr int kCard = 4;  ///< for each of the first four cards in hand
constexpr int kCoaching = 30;
constexpr int kInitiative = 30;  ///< for having the next action within reach
constexpr int kCombo = 45;  ///< for one more action
constexpr int kPinned = 25;
constexpr int kHardFloor = 12;  ///< for standing on a "+1 DMG" hex
constexpr int kCounterHex = 10;
constexpr int kDistance = 12;  ///< for each hex between the fighters: nothing happens there
constexpr int kTapsToWin = 4;

int cost_of(const Rules& rules, const Fighter& fighter, std::size_t meter) {
    const MeterPlan& plan = rules.tables.meters[meter];
    const int cubes = fighter.cubes[meter];
    const std::uint32_t ahead = plan.knockout >> cubes;
    const auto left = static_cast<std::size_t>(std::countr_zero(ahead));
    return kCube * cubes + (left < kDanger.size() ? kDanger[left] : 0);
}

int cost_of_body(const Rules& rules, const Fighter& fighter) {
    int cost = 0;
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        cost += cost_of(rules, fighter, meter);
    }
    return cost + kTired[static_cast<std::size_t>(fatigue_level(rules, fighter))];
}

/// Returns the cost of this many points on a meter for this fighter.
int cost_of_damage(const Rules& rules, Fighter fighter, Meter meter, int points) {
    const int before = cost_of_body(rules, fighter);
    const MeterPlan& plan = rules.tables.meters[index(meter)];
    std::uint8_t& cubes = fighter.cubes[index(meter)];
    for (; points > 0; --points) {
        std::uint8_t& fatigue = fighter.cubes[index(Meter::Fatigue)];
        const bool is_full = cubes >= plan.spaces;
        const std::uint32_t space = is_full ? 0 : std::uint32_t{1} << cubes;
        const bool has_room = room_for_fatigue(rules, fighter) > 0;
        if ((plan.knockout & space) != 0 || (is_full && !has_room)) {
            return kWon;
        }
        const bool tires = is_full || (plan.fatigue & space) != 0;
        cubes = static_cast<std::uint8_t>(cubes + (is_full ? 0 : 1));
        fatigue = static_cast<std::uint8_t>(fatigue + (tires && has_room ? 1 : 0));
    }
    return cost_of_body(rules, fighter) - before;
}

int cost_of_fatigue(const Rules& rules, Fighter fighter, int cubes) {
    const int before = cost_of_body(rules, fighter);
    std::uint8_t& fatigue = fighter.cubes[index(Meter::Fatigue)];
    fatigue =
        static_cast<std::uint8_t>(fatigue + std::min(cubes, room_for_fatigue(rules, fighter)));
    return cost_of_body(rules, fighter) - before;
}

/// Returns the cards of a deck that are neither in this hand nor in the pile.
Counts unseen_of(const Rules& rules, const PublicState& open, const Counts& hand, Place place) {
    Counts left = rules.tables.copies[index(place)];
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        const int own = place == open.place ? hand[card] : 0;
        left[card] = static_cast<std::uint8_t>(left[card] - open.piles[index(place)][card] - own);
    }
    return left;
}

/// Returns the chance that none of `wanted` is among `drawn` of `all` cards.
std::int64_t chance_of_none(int all, int wanted, int drawn) {
    std::int64_t chance = kCertain;
    for (int card = 0; card < drawn; ++card) {
        chance = chance * std::max(0, all - wanted - card) / std::max(1, all - card);
    }
    return chance;
}

struct Blockers {
    int all = 0;  ///< unseen cards
    int blocking = 0;
    int countering = 0;  ///< blocking cards with a counter
};

Blockers
count_blockers(const Rules& rules, const PublicState& open, const Counts& hand, Card attacking) {
    const Counts unseen = unseen_of(rules, open, hand, open.place);
    Blockers count;
    for (Card card = 0; card < rules.tables.sorts[index(open.place)]; ++card) {
        count.all += unseen[card];
        if (unseen[card] > 0 && blocks(rules, open, card, attacking)) {
            count.blocking += unseen[card];
            const bool counters = open.place == Place::Feet && rules.tables.standup[card].counter;
            count.countering += counters ? unseen[card] : 0;
        }
    }
    return count;
}

/// Evaluates the fight for one seat.
class Evaluation {
public:
    Evaluation(const Rules& rules, const State& state, Seat seat)
        : rules_(rules),
          open_(state.open),
          hand_(state.hands[seat]),
          seat_(seat),
          attacker_(
              open_.attack.kind == AttackKind::FreePound ? other(open_.active) : open_.active
          ) {}

    [[nodiscard]] std::int64_t lead() const {
        return fighter_value(seat_) - fighter_value(other(seat_)) + turn_value();
    }
    /// Returns the correction after an escape: a risk that was taken counts, despite good luck.
    [[nodiscard]] std::int64_t luck_correction() const {
        if (open_.decision != Decision::Rise) {
            return 0;
        }
        const std::int64_t risk = tap_chance(rules_, open_, hand_, open_.owner) * kWon / kCertain;
        return open_.owner == seat_ ? -risk : 0;
    }

private:
    [[nodiscard]] int fighter_value(Seat seat) const;
    [[nodiscard]] std::int64_t turn_value() const;
    [[nodiscard]] std::int64_t pending_attack_value() const;
    [[nodiscard]] std::int64_t gain_of_attack() const;
    [[nodiscard]] std::int64_t gain_of_pound() const;
    [[nodiscard]] std::int64_t cost_of_block(const Blockers& count) const;
    [[nodiscard]] std::int64_t for_seat(Seat seat, std::int64_t value) const {
        return seat == seat_ ? value : -value;
    }
    [[nodiscard]] const Fighter& defender() const { return open_.fighters[other(attacker_)]; }
    [[nodiscard]] const StandupCard& card() const {
        return rules_.tables.standup[open_.attack.card];
    }

    const Rules& rules_;
    const PublicState& open_;
    const Counts& hand_;
    Seat seat_;
    Seat attacker_;
};

int Evaluation::fighter_value(Seat seat) const {
    const Fighter& fighter = open_.fighters[seat];
    int value = -cost_of_body(rules_, fighter);
    value += kCard * std::min<int>(fighter.hand_size, kNewHand) + kCoaching * fighter.coaching;
    value -= has(rules_.tables.hurting, fighter.at) ? kHardFloor : 0;
    value += has(rules_.tables.countering, fighter.at) ? kCounterHex : 0;
    return value - (is_pinned(open_, seat) ? kPinned : 0);
}

/// Values the next action and the attack in progress.
std::int64_t Evaluation::turn_value() const {
    switch (open_.decision) {
    case Decision::Turn:
    case Decision::Combo: {
        const int apart = distance(open_.fighters[kRed].at, open_.fighters[kBlue].at);
        const int more = open_.decision == Decision::Combo ? kCombo : 0;
        // Coming nearer counts for the fighter who has just acted.
        return for_seat(open_.owner, apart == 1 ? kInitiative + more : more / 2)
               - std::int64_t{kDistance} * (apart - 1);
    }
    case Decision::Defend:
    case Decision::Answer: return for_seat(attacker_, pending_attack_value());
    case Decision::Side:
    case Decision::Harm: return for_seat(attacker_, gain_of_attack());
    case Decision::Follow:
    case Decision::Step:
        return for_seat(attacker_, has_combo(rules_, open_, attacker_, open_.attack) ? kCombo : 0);
    case Decision::Rise: return for_seat(open_.owner, kInitiative);
    case Decision::None:
    case Decision::Type:
    case Decision::Recover: break;
    }
    return 0;
}

/// Values the attack in progress for the attacker, before it is answered.
std::int64_t Evaluation::pending_attack_value() const {
    if (open_.attack.kind == AttackKind::Stand) {
        return -kInitiative;
    }
    // The defender, who knows his own cards, uses a fixed chance.
    const std::int64_t blocked =
        seat_ == attacker_ ? block_chance(rules_, open_, hand_) : kCertain / 4;
    const Blockers count = count_blockers(rules_, open_, hand_, open_.attack.card);
    return (gain_of_attack() * (kCertain - blocked) - cost_of_block(count) * blocked) / kCertain
           - kInitiative * blocked / kCertain;
}

/// Values the attack if it lands.
std::int64_t Evaluation::gain_of_attack() const {
    const int combo = has_combo(rules_, open_, attacker_, open_.attack)
                              && !is_pinned(open_, attacker_)
                              && room_for_fatigue(rules_, open_.fighters[attacker_]) > 0
                          ? kCombo
                          : -kInitiative;
    switch (open_.attack.kind) {
    case AttackKind::Strike:
        return combo + cost_of_damage(rules_, defender(), meter_of(card().location), 1);
    case AttackKind::Haymaker:
        return combo + cost_of_damage(rules_, defender(), meter_of(card().location), 2);
    case AttackKind::Shove: {
        const Hex behind_him = behind(open_.fighters[attacker_].at, defender().at);
        return combo + (behind_him == kNoHex || touches_cage(behind_him) ? kPinned : 0);
    }
    case AttackKind::Takedown: {
        const bool is_judo = open_.fighters[attacker_].type == Type::Judo;
        return combo + (is_judo ? cost_of_damage(rules_, defender(), Meter::BodyLeft, 2) : 0);
    }
    case AttackKind::Pound:
    case AttackKind::FreePound: return combo + gain_of_pound();
    case AttackKind::Submit:
        return tap_chance(rules_, open_, hand_, other(attacker_)) * kWon / kCertain - kInitiative;
    case AttackKind::Stand: break;
    }
    return 0;
}

std::int64_t Evaluation::gain_of_pound() const {
    const Type type = open_.fighters[attacker_].type;
    if (type == Type::Submission) {
        return cost_of_fatigue(rules_, defender(), 2);
    }
    const Meter meter = rules_.tables.ground[open_.attack.card].meter;
    const int points = has(rules_.tables.hurting, defender().at) ? 2 : 1;
    const int damage = cost_of_damage(rules_, defender(), meter, points);
    const int fatigue = cost_of_fatigue(rules_, defender(), 1);
    return type == Type::Wrestler ? damage + fatigue : std::max(damage, fatigue);
}

/// Values a counter-strike.
std::int64_t Evaluation::cost_of_block(const Blockers& count) const {
    const AttackKind kind = open_.attack.kind;
    if ((kind != AttackKind::Strike && kind != AttackKind::Haymaker) || count.blocking == 0) {
        return 0;
    }
    const int points = kind == AttackKind::Haymaker ? 2 : 1;
    const std::int64_t damage =
        cost_of_damage(rules_, open_.fighters[attacker_], meter_of(card().location), points);
    return has(rules_.tables.countering, defender().at)
               ? damage
               : damage * count.countering / count.blocking;
}

/// Converts a lead to doublings of the odds. A cube counts more in later rounds.
std::int64_t doublings(const Rules& rules, const PublicState& open, std::int64_t lead) {
    const int cards = open.deck_sizes[index(Place::Feet)] + open.deck_sizes[index(Place::Mat)];
    const int left = 100 * (rules.rounds - open.round) + cards;
    return lead * kDoubling / (70 + left);
}

int damage_of(const Fighter& fighter) {
    return std::accumulate(fighter.cubes.begin(), fighter.cubes.begin() + kDamageMeters, 0);
}

int fatigue_of(const Fighter& fighter) {
    return fighter.cubes[index(Meter::Fatigue)];
}

}  // namespace

std::int64_t block_chance(const Rules& rules, const PublicState& open, const Counts& hand) {
    if (!may_block(rules, open)) {
        return 0;
    }
    const int held = open.fighters[other(open.active)].hand_size;
    const Blockers count = count_blockers(rules, open, hand, open.attack.card);
    const std::int64_t one = kCertain - chance_of_none(count.all, count.blocking, held);
    if (open.attack.second == kNoCard) {
        return one;
    }
    const Blockers second = count_blockers(rules, open, hand, open.attack.second);
    return one * (kCertain - chance_of_none(second.all, second.blocking, held)) / kCertain;
}

std::int64_t
tap_chance(const Rules& rules, const PublicState& open, const Counts& hand, Seat defender) {
    const int needed = kTapsToWin - (room_for_fatigue(rules, open.fighters[defender]) == 0 ? 1 : 0);
    if (open.deck_sizes[index(Place::Mat)] < needed) {
        return 0;
    }
    const Counts unseen = unseen_of(rules, open, hand, Place::Mat);
    int all = 0;
    int escapes = 0;
    for (Card card = 0; card < rules.tables.sorts[index(Place::Mat)]; ++card) {
        all += unseen[card];
        escapes += rules.tables.ground[card].is_tap ? 0 : int{unseen[card]};
    }
    return chance_of_none(all, escapes, needed);
}

std::int64_t heuristic_value(const Rules& rules, const State& state, int seat) {
    const auto own = static_cast<Seat>(seat);
    if (state.open.ending != Ending::None) {
        return state.open.winner == kNobody ? 0 : state.open.winner == own ? kWonValue : -kWonValue;
    }
    const Evaluation evaluation(rules, state, own);
    return evaluation.lead() + evaluation.luck_correction();
}

std::int64_t win_chance(const Rules& rules, const State& state, int seat) {
    const auto own = static_cast<Seat>(seat);
    if (state.open.ending != Ending::None) {
        return state.open.winner == kNobody ? kCertain / 2
               : state.open.winner == own   ? kCertain
                                            : 0;
    }
    return chance(doublings(rules, state.open, Evaluation(rules, state, own).lead()));
}

FightFigures fight_figures(const State& state, int seat) {
    const Fighter& own = state.open.fighters[static_cast<std::size_t>(seat)];
    const Fighter& other = state.open.fighters[static_cast<std::size_t>(1 - seat)];
    return {
        damage_of(own),
        damage_of(other),
        fatigue_of(own),
        fatigue_of(other),
        own.hand_size,
        other.hand_size,
        state.open.place == Place::Feet ? 0 : 1};
}

std::vector<table::FigureName> fight_figure_names(int seat) {
    const std::string own(display_name(static_cast<Seat>(seat)));
    const std::string other(display_name(static_cast<Seat>(1 - seat)));
    return {
        {"own-damage", "cube of damage on " + own, "cubes of damage on " + own, false},
        {"other-damage", "cube of damage on " + other, "cubes of damage on " + other},
        {"own-fatigue", "cube of fatigue on " + own, "cubes of fatigue on " + own, false},
        {"other-fatigue", "cube of fatigue on " + other, "cubes of fatigue on " + other},
        {"own-cards", "card in " + own + "'s hand", "cards in " + own + "'s hand"},
        {"other-cards", "card in " + other + "'s hand", "cards in " + other + "'s hand", false},
        {"mat", "both on the mat", "both on the mat", true, true}};
}

}  // namespace tenebrae::bots
