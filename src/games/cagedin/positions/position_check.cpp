// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/cagedin/positions/position.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace tenebrae::cagedin {
namespace {

/// Three taps and an escape (CI-M10 to M12).
constexpr int kMaxGroup = 4;

/// The hex into which an attacker may follow (CI-P4); kNoHex: the pawns do not stand like that.
Hex between(Hex attacker, Hex defender) {
    for (const Direction direction : kDirections) {
        const Hex next = beyond(attacker, direction);
        if (next != kNoHex && beyond(next, direction) == defender) {
            return next;
        }
    }
    return kNoHex;
}

/// Each reason of CI-P5.
class WrittenChecker {
public:
    WrittenChecker(
        const Setup& setup, const WrittenPosition& written, const kit::PositionText& text
    )
        : setup_(setup),
          rules_(setup.rules),
          written_(written),
          open_(written.state.open),
          faults_(text) {}

    core::Diagnostics check() {
        check_moment();
        check_pawns();
        for (const Seat seat : {kRed, kBlue}) {
            check_meters(seat);
        }
        if (has_cards(open_)) {
            for (const Seat seat : {kRed, kBlue}) {
                check_hand(seat);
            }
            for (const Place place : {Place::Feet, Place::Mat}) {
                check_cards(place);
            }
            check_groups();
        } else {
            check_left_out();
        }
        check_phase();
        return faults_.take();
    }

private:
    [[nodiscard]] bool is_over() const { return open_.decision == Decision::None; }
    [[nodiscard]] const Fighter& fighter(Seat seat) const { return open_.fighters[seat]; }
    [[nodiscard]] bool adjacent_pawns() const {
        return adjacent(fighter(kRed).at, fighter(kBlue).at);
    }

    core::Diagnostic& add(kit::Spot spot, std::string_view rule, std::string_view message) {
        return faults_.add(spot, "impossible-position", std::string(rule), std::string(message));
    }
    void add_numbers(
        kit::Spot spot,
        std::string_view rule,
        std::string_view message,
        const std::string& expected,
        const std::string& got
    ) {
        core::Diagnostic& fault = add(spot, rule, message);
        fault.expected = expected;
        fault.got = got;
    }
    /// The decision is not asked here.
    void refuse_phase(bool holds, std::string_view rule, std::string_view message) {
        if (!holds) {
            add(written_.phase, rule, message);
        }
    }

    void check_moment() {
        if (open_.round < 1 || open_.round > rules_.rounds) {
            add_numbers(
                written_.round,
                "CI-Y1",
                "The fight has no such round.",
                "1 to " + std::to_string(rules_.rounds),
                std::to_string(open_.round)
            );
        }
        const bool is_first =
            written_.state.turn_begins || open_.decision == Decision::Turn || !has_cards(open_);
        if (!is_over() && is_first != (open_.actions == 0)) {
            add_numbers(
                written_.actions,
                "CI-O8",
                is_first ? "This turn has had no action yet."
                         : "The action in progress counts as well.",
                is_first ? "0" : "1 or more",
                std::to_string(open_.actions)
            );
        }
    }

    void check_pawns() {
        if (fighter(kRed).at == fighter(kBlue).at) {
            add(written_.fighters[kBlue], "CI-H7", "Both pawns stand on one hex.").got =
                name(fighter(kBlue).at);
        } else if (open_.place == Place::Mat && !adjacent_pawns()) {
            add(written_.fighters[kBlue], "CI-I5", "On the mat the pawns stand on adjacent hexes.")
                .got = name(fighter(kRed).at) + " and " + name(fighter(kBlue).at);
        }
    }

    void check_meters(Seat seat) {
        for (std::size_t number = 0; number < kMeters; ++number) {
            const Meter meter = static_cast<Meter>(number);
            const MeterPlan& plan = rules_.tables.meters[number];
            const unsigned cubes = fighter(seat).cubes[number];
            if (cubes > plan.spaces) {
                add_numbers(
                    written_.fighters[seat],
                    "CI-I4",
                    "The meter " + std::string(name(meter)) + " has fewer spaces.",
                    std::to_string(plan.spaces) + " at most",
                    std::to_string(cubes)
                );
            } else if (!is_over() && (plan.knockout & ((1U << cubes) - 1U)) != 0) {
                add(written_.fighters[seat],
                    "CI-B4",
                    "With so much damage to the " + std::string(spoken(meter))
                        + " the fight is over.")
                    .got = std::to_string(cubes);
            }
        }
    }

    void check_hand(Seat seat) {
        const WrittenCards& hand = written_.hands[seat];
        const Place other_deck = open_.place == Place::Feet ? Place::Mat : Place::Feet;
        for (const Card card : hand.cards[index(other_deck)]) {
            add(hand.spot, "CI-I2", "A hand holds cards of the deck in use only.").got =
                setup_.card(other_deck, card).code;
        }
        const bool is_empty =
            hand.cards[0].empty() && hand.cards[1].empty() && hand.any.value_or(0) == 0;
        if (is_empty && !open_.is_bell_due && !is_over()) {
            add(hand.spot, "CI-I3", "A hand is empty only when the bell is due.");
        }
    }

    void check_cards(Place place) {
        const std::size_t deck = index(place);
        const kit::Spot spot = spot_of(place);
        auto left = left_over(setup_, written_, place);
        for (std::size_t sort = 0; sort < left.size(); ++sort) {
            if (left[sort] < 0) {
                const int copies = rules_.tables.copies[deck][sort];
                add_numbers(
                    last_line_with(place, static_cast<Card>(sort)),
                    "CI-I1",
                    "There are fewer cards " + setup_.cards[deck][sort].code + ".",
                    std::to_string(copies),
                    std::to_string(copies - left[sort])
                );
                left[sort] = 0;
            }
        }
        int unplaced = std::accumulate(left.begin(), left.end(), 0);
        int drawn = 0;
        for (const WrittenCards& hand : written_.hands) {
            drawn += place == open_.place ? hand.any.value_or(0) : 0;
        }
        if (place == Place::Mat && deck_takes_rest(written_, place)) {
            unplaced -= cards_in_groups();
        }
        const bool has_rest = deck_takes_rest(written_, place) || written_.discards[deck].rest;
        if (drawn > unplaced) {
            add_numbers(
                written_.hands[written_.hands[kBlue].any ? kBlue : kRed].spot,
                "CI-I1",
                "Fewer cards than that stand nowhere else.",
                std::to_string(std::max(unplaced, 0)) + " at most",
                std::to_string(drawn)
            );
        } else if (!has_rest && drawn < unplaced) {
            Counts missing{};
            std::ranges::transform(left, missing.begin(), [](int count) {
                return static_cast<std::uint8_t>(count);
            });
            add_numbers(
                spot,
                "CI-I1",
                "Some cards stand nowhere.",
                "rest, or all of them",
                codes(setup_, place, missing)
            );
        }
        if (written_.decks[deck].rest && written_.discards[deck].rest) {
            add(written_.discards[deck].spot, "CI-P1", "The rest goes to the deck already.");
        }
        const bool is_empty =
            written_.decks[deck].cards[deck].empty()
            && !(
                deck_takes_rest(written_, place)
                && unplaced + (place == Place::Mat ? cards_in_groups() : 0) > drawn
            );
        if (is_empty && !open_.is_bell_due && !is_over()) {
            add(spot, "CI-E1", "With an empty deck the bell is due.");
        }
    }

    [[nodiscard]] kit::Spot spot_of(Place place) const {
        const kit::Spot spot = written_.decks[index(place)].spot;
        return spot.is_given() ? spot : written_.discards[index(place)].spot;
    }

    [[nodiscard]] kit::Spot last_line_with(Place place, Card card) const {
        kit::Spot last;
        for (const WrittenCards* const cards :
             {&written_.hands[0],
              &written_.hands[1],
              &written_.decks[index(place)],
              &written_.discards[index(place)]}) {
            const bool has_card = std::ranges::count(cards->cards[index(place)], card) != 0;
            last = has_card && cards->spot.line > last.line ? cards->spot : last;
        }
        return last;
    }

    [[nodiscard]] int cards_in_groups() const {
        int sum = 0;
        for (const WrittenGroup& written : written_.groups) {
            sum += written.group.left;
        }
        return sum;
    }

    /// From the bottom up, against the deck or against what can lie in it.
    void check_groups() {
        const std::vector<Card>& deck = written_.decks[index(Place::Mat)].cards[index(Place::Mat)];
        const bool takes_rest = deck_takes_rest(written_, Place::Mat);
        auto left = left_over(setup_, written_, Place::Mat);
        std::size_t end = deck.size();
        for (std::size_t number = written_.groups.size(); number-- > 0;) {
            const WrittenGroup& written = written_.groups[number];
            const Group& group = written.group;
            const int size = count_of(group.cards);
            const auto here = static_cast<std::size_t>(group.left);
            bool fits = size <= kMaxGroup && group.left <= size
                        && (number == 0 || group.left == size) && (takes_rest || here <= end);
            if (fits && !takes_rest) {
                Counts lying{};
                for (std::size_t at = end - here; at < end; ++at) {
                    ++lying[deck[at]];
                }
                end -= here;
                fits = std::ranges::equal(lying, group.cards, std::less_equal<>());
            } else if (fits) {
                int possible = 0;
                for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
                    const int most = std::clamp<int>(left[sort], 0, group.cards[sort]);
                    possible += most;
                    left[sort] -= most;
                }
                fits = possible >= group.left;
            }
            if (!fits) {
                add_numbers(
                    written.spot,
                    "CI-V4",
                    "This group is not what lies there.",
                    "one to four cards, all of them left but of the upper group",
                    std::to_string(group.left) + " of " + codes(setup_, Place::Mat, group.cards)
                );
            }
        }
    }

    /// CI-P6.
    void check_left_out() {
        const auto refuse = [this](kit::Spot spot) {
            if (spot.is_given()) {
                add(spot, "CI-P6", "This line is left out in such a phase.");
            }
        };
        for (std::size_t number = 0; number < 2; ++number) {
            refuse(written_.hands[number].spot);
            refuse(written_.decks[number].spot);
            refuse(written_.discards[number].spot);
        }
        for (const WrittenGroup& group : written_.groups) {
            refuse(group.spot);
        }
        refuse(open_.is_bell_due ? written_.bell : kit::Spot());
        if (open_.decision == Decision::Type) {
            for (const kit::Spot spot :
                 {written_.round,
                  written_.turn,
                  written_.first,
                  written_.active,
                  written_.place,
                  written_.actions}) {
                refuse(spot);
            }
        }
        for (const Seat seat : {kRed, kBlue}) {
            if (fighter(seat).at != rules_.tables.corners[seat]) {
                add_numbers(
                    written_.fighters[seat],
                    "CI-S4",
                    "The pawn stands on the corner of its colour.",
                    name(rules_.tables.corners[seat]),
                    name(fighter(seat).at)
                );
            }
        }
    }

    void check_phase() {
        const Seat active = open_.active;
        const bool no_bell = !open_.is_bell_due;
        const bool on_mat = open_.place == Place::Mat;
        const Fighter& own = fighter(active);
        constexpr std::string_view kBell = "With the bell due this is not asked.";
        constexpr std::string_view kPlace = "This is not asked in that place of the fight.";
        switch (open_.decision) {
        case Decision::None: break;
        case Decision::Type: check_types(); break;
        case Decision::Recover: check_recovery(); break;
        case Decision::Turn: refuse_phase(no_bell, "CI-E2", kBell); break;
        case Decision::Combo:
            refuse_phase(no_bell, "CI-O1", kBell);
            refuse_phase(!is_pinned(open_, active), "CI-O2", "The active fighter is pinned.");
            refuse_phase(room_for_fatigue(rules_, own) > 0, "CI-O2", "The fatigue meter is full.");
            break;
        case Decision::Rise:
            refuse_phase(no_bell, "CI-E2", kBell);
            refuse_phase(on_mat, "CI-M14", kPlace);
            break;
        case Decision::Defend: check_attack(); break;
        case Decision::Answer:
            refuse_phase(on_mat, "CI-M16", kPlace);
            check_pile();
            break;
        case Decision::Side:
            check_attack();
            refuse_phase(
                written_.state.types[active] == Type::Judo, "CI-F7", "He is no Judo Fighter."
            );
            break;
        case Decision::Harm: check_harm(on_mat ? "" : kPlace); break;
        case Decision::Follow:
        case Decision::Step: check_movement(no_bell ? "" : kBell, on_mat ? kPlace : ""); break;
        }
    }

    void check_types() {
        const auto& types = written_.state.types;
        refuse_phase(rules_.chooses_type(open_.owner), "CI-S1", "This fighter chooses no type.");
        for (const Seat seat : {kRed, kBlue}) {
            const bool may_have = types[seat] == Type::None || types[seat] == rules_.fixed[seat]
                                  || (rules_.chooses_type(seat) && seat < open_.owner);
            const bool must_have = seat < open_.owner && rules_.chooses_type(seat);
            if (!may_have || (must_have && types[seat] == Type::None)) {
                add(written_.fighters[seat], "CI-S1", "Red chooses a type first, then blue.").got =
                    name(types[seat]);
            }
            const Fighter& one = fighter(seat);
            if (one.coaching != 0
                || std::ranges::any_of(one.cubes, [](int cubes) { return cubes != 0; })) {
                add(written_.fighters[seat], "CI-S2", "Before the fight no meter has a cube.");
            }
        }
    }

    void check_recovery() {
        refuse_phase(open_.round < rules_.rounds, "CI-E4", "After the last round nobody recovers.");
        refuse_phase(open_.place == Place::Feet, "CI-E3", "Between rounds it is on the feet.");
        refuse_phase(
            open_.active != open_.first, "CI-S8", "The next round begins with the other fighter."
        );
        for (const Seat seat : {kRed, kBlue}) {
            const bool is_done = seat != open_.owner && seat == open_.active;
            const int spent = seat == open_.owner ? kCornerPoints - open_.points
                              : is_done           ? kCornerPoints
                                                  : 0;
            if (fighter(seat).coaching > spent) {
                add_numbers(
                    written_.fighters[seat],
                    "CI-E8",
                    "He has not spent so many points yet.",
                    std::to_string(spent) + " at most",
                    std::to_string(fighter(seat).coaching)
                );
            }
        }
    }

    /// The card of the attack lies in its pile already.
    void check_pile() {
        const Attack& attack = open_.attack;
        const std::size_t deck = index(deck_of(attack.kind));
        const auto& pile = written_.discards[deck].cards[deck];
        const bool twice = attack.second == attack.card;
        const bool lies =
            std::ranges::count(pile, attack.card) >= (twice ? 2 : 1)
            && (attack.second == kNoCard || std::ranges::count(pile, attack.second) > 0);
        refuse_phase(lies, "CI-K9", "The card of the attack does not lie in its discard pile.");
    }

    void check_attack() {
        const Attack& attack = open_.attack;
        const Place place = deck_of(attack.kind);
        refuse_phase(
            open_.place == place, "CI-T3", "There is no such attack in that place of the fight."
        );
        check_pile();
        refuse_phase(
            attack.second == kNoCard || written_.state.types[open_.active] == Type::Submission,
            "CI-F13",
            "Only a Submission Fighter plays two cards."
        );
        if (place == Place::Mat) {
            return;
        }
        refuse_phase(adjacent_pawns(), "CI-T3", "The pawns are not adjacent.");
        const StandupCard& card = rules_.tables.standup[attack.card];
        const bool is_takedown = attack.kind == AttackKind::Takedown;
        const bool fits = attack.kind == AttackKind::Shove
                          || (card.is_takedown == is_takedown
                              && card.haymaker == (attack.kind == AttackKind::Haymaker));
        refuse_phase(fits, "CI-T3", "This card is not played so.");
        refuse_phase(
            !is_takedown || written_.state.types[open_.active] == Type::Judo
                || !is_pinned(open_, open_.active),
            "CI-H9",
            "The active fighter is pinned."
        );
    }

    void check_harm(std::string_view wrong_place) {
        refuse_phase(wrong_place.empty(), "CI-M3", wrong_place);
        check_pile();
        const bool is_free = open_.attack.kind == AttackKind::FreePound;
        const Type type = written_.state.types[is_free ? other(open_.active) : open_.active];
        refuse_phase(
            type != Type::Submission && type != Type::Wrestler,
            "CI-M3",
            "A fighter of this type does not choose."
        );
    }

    void check_movement(std::string_view bell, std::string_view wrong_place) {
        const bool follows = open_.decision == Decision::Follow;
        refuse_phase(bell.empty(), "CI-E2", bell);
        refuse_phase(wrong_place.empty(), follows ? "CI-A10" : "CI-A13", wrong_place);
        check_pile();
        const Hex from = fighter(open_.active).at;
        const Hex to = fighter(other(open_.active)).at;
        const bool was_pushed = between(from, to) != kNoHex;
        if (follows) {
            refuse_phase(was_pushed, "CI-P4", "No free hex lies straight between the pawns.");
            refuse_phase(
                rules_.tables.standup[open_.attack.card].haymaker, "CI-A6", "This is no haymaker."
            );
        } else {
            const bool stayed = adjacent(from, to) && behind(from, to) == kNoHex;
            refuse_phase(was_pushed || stayed, "CI-A12", "No shove leaves the pawns like this.");
        }
    }

    const Setup& setup_;
    const Rules& rules_;
    const WrittenPosition& written_;
    const Open& open_;
    kit::PositionFaults faults_;
};

}  // namespace

std::array<int, kMaxSorts>
left_over(const Setup& setup, const WrittenPosition& written, Place place) {
    const std::size_t deck = index(place);
    std::array<int, kMaxSorts> left{};
    std::ranges::copy(setup.rules.tables.copies[deck], left.begin());
    for (const WrittenCards* const cards :
         {&written.hands[0], &written.hands[1], &written.decks[deck], &written.discards[deck]}) {
        for (const Card card : cards->cards[deck]) {
            --left[card];
        }
    }
    return left;
}

bool deck_takes_rest(const WrittenPosition& written, Place place) {
    const WrittenCards& deck = written.decks[index(place)];
    return deck.rest || (!deck.spot.is_given() && !written.discards[index(place)].rest);
}

core::Diagnostics
check_written(const Setup& setup, const WrittenPosition& written, const kit::PositionText& text) {
    return WrittenChecker(setup, written, text).check();
}

}  // namespace tenebrae::cagedin
