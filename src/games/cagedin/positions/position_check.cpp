// SPDX-License-Identifier: MIT
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>

namespace tenebrae::cagedin {
namespace {

/// Three taps and an escape (CI-M10 to M12).
constexpr int kMaxGroup = 4;

/// Returns whether there is exactly one hex straight between the pawns, as after a push (CI-P4).
bool is_straight(Hex attacker, Hex defender) {
    return std::ranges::any_of(kDirections, [&](Direction direction) {
        const Hex next = neighbour(attacker, direction);
        return next != kNoHex && neighbour(next, direction) == defender;
    });
}

std::string at_most(int number) {
    return std::to_string(number) + " at most";
}

/// Checks each reason of CI-P5.
class WrittenChecker {
public:
    WrittenChecker(
        const Setup& setup, const WrittenPosition& written, const kit::PositionText& text
    )
        : setup_(setup),
          rules_(setup.rules),
          written_(written),
          open_(written.state.open),
          attack_(open_.attack),
          errors_(text) {}

    core::Diagnostics check() {
        check_moment();
        for (const Seat seat : {kRed, kBlue}) {
            check_meters(seat);
        }
        if (are_cards_dealt(open_)) {
            check_hands();
            check_deck(Place::Feet);
            check_deck(Place::Mat);
            check_groups();
        } else {
            check_no_cards();
        }
        check_attack();
        check_phase();
        return errors_.take();
    }

private:
    void
    add(kit::Spot spot,
        std::string_view rule,
        std::string_view message,
        std::string_view expected = {},
        std::string_view got = {}) {
        core::Diagnostic& error =
            errors_.add(spot, "impossible-position", std::string(rule), std::string(message));
        error.expected = expected;
        error.got = got;
    }
    void expect(bool holds, std::string_view rule, std::string_view message) {
        if (!holds) {
            add(written_.spot(Fact::Phase), rule, message);
        }
    }

    [[nodiscard]] bool is_decision(std::initializer_list<Decision> decisions) const {
        return std::ranges::count(decisions, open_.decision) != 0;
    }
    [[nodiscard]] bool is_over() const { return is_decision({Decision::None}); }
    [[nodiscard]] bool may_be_empty() const { return open_.is_bell_due || is_over(); }
    [[nodiscard]] Hex hex_of(Seat seat) const { return open_.fighters[seat].at; }
    [[nodiscard]] Type type_of(Seat seat) const { return written_.state.types[seat]; }
    [[nodiscard]] bool are_adjacent() const { return adjacent(hex_of(kRed), hex_of(kBlue)); }

    void check_moment() {
        if (open_.round < 1 || open_.round > rules_.rounds) {
            add(written_.spot(Fact::Round),
                "CI-Y1",
                "This fight has no such round.",
                core::numbered_to(rules_.rounds, "round"),
                std::to_string(open_.round));
        }
        const bool begins = is_decision({Decision::Turn, Decision::Type, Decision::Recover});
        if (!is_over() && begins != (open_.actions == 0)) {
            add(written_.spot(Fact::Actions),
                "CI-O8",
                begins ? "This phase comes before the first action of a turn."
                       : "The action in progress counts as an action.",
                begins ? "0" : "1 or more",
                std::to_string(open_.actions));
        }
        for (const Seat seat : {kRed, kBlue}) {
            if (written_.any_type[seat] && !is_decision({Decision::Type})) {
                add(written_.spot(seat),
                    "CI-P6",
                    "Both types are known in this phase.",
                    "the fighter's type",
                    kAnyType);
            }
        }
        const kit::Spot pawns = written_.spot(kBlue);
        const std::string got = name(hex_of(kRed)) + " and " + name(hex_of(kBlue));
        if (hex_of(kRed) == hex_of(kBlue)) {
            add(pawns, "CI-H7", "Both pawns are on one hex.", "", got);
        } else if (open_.place == Place::Mat && !are_adjacent()) {
            add(pawns, "CI-I5", "On the mat the pawns must be adjacent.", "", got);
        }
    }

    void check_meters(Seat seat) {
        for (std::size_t meter = 0; meter < kMeters; ++meter) {
            const MeterPlan& plan = rules_.tables.meters[meter];
            const unsigned cubes = open_.fighters[seat].cubes[meter];
            const std::string which = std::string(name(static_cast<Meter>(meter)));
            if (cubes > plan.spaces) {
                add(written_.spot(seat),
                    "CI-I4",
                    "The meter " + which + " has no room for so many cubes.",
                    at_most(plan.spaces),
                    std::to_string(cubes));
            } else if (!is_over() && (plan.knockout & ((1U << cubes) - 1U)) != 0) {
                add(written_.spot(seat),
                    "CI-B4",
                    "The fight is over with so many cubes on the meter " + which + ".",
                    "",
                    std::to_string(cubes));
            }
        }
    }

    void check_hands() {
        const Place unused = open_.place == Place::Feet ? Place::Mat : Place::Feet;
        for (const WrittenCards& hand : written_.hands) {
            for (const Card card : hand.cards[index(unused)]) {
                add(hand.spot,
                    "CI-I2",
                    "A hand can only hold cards of the deck in use.",
                    "",
                    setup_.card(unused, card).code);
            }
            const bool is_empty = hand.cards[0].empty() && hand.cards[1].empty() && !hand.any;
            if ((is_empty || hand.any == 0) && !may_be_empty()) {
                add(hand.spot, "CI-I3", "A hand can be empty only when the bell is due.");
            }
        }
    }

    void check_deck(Place place) {
        const std::size_t deck = index(place);
        const WrittenCards& pile = written_.discards[deck];
        const WrittenCards& listed = written_.decks[deck];
        const kit::Spot spot = listed.spot.is_given() ? listed.spot : pile.spot;
        const bool takes_rest = written_.deck_takes_rest(place);
        auto left = written_.unplaced_counts(setup_, place);
        check_copies(place, left);
        int unplaced = std::accumulate(left.begin(), left.end(), 0);
        int drawn = 0;
        for (const WrittenCards& hand : written_.hands) {
            drawn += place == open_.place ? hand.any.value_or(0) : 0;
        }
        const bool is_empty = listed.cards[deck].empty() && (!takes_rest || unplaced <= drawn);
        if (place == Place::Mat && takes_rest) {
            for (const WrittenGroup& group : written_.groups) {
                unplaced -= group.group.left;
            }
        }
        if (drawn > std::max(unplaced, 0)) {
            add(written_.hands[written_.hands[kBlue].any ? kBlue : kRed].spot,
                "CI-I1",
                "Not enough cards are left for this hand.",
                at_most(std::max(unplaced, 0)),
                std::to_string(drawn));
        } else if (!takes_rest && !pile.rest && drawn < unplaced) {
            Counts missing{};
            std::ranges::copy(left, missing.begin());
            add(spot,
                "CI-I1",
                "Some cards are missing.",
                "rest, or each missing card",
                card_codes(setup_, place, missing));
        }
        if (listed.rest && pile.rest) {
            add(pile.spot, "CI-P1", "Only one line of a deck can have `rest`.");
        }
        if (is_empty && !may_be_empty()) {
            add(spot, "CI-E1", "When a deck is empty, the bell must be due.");
        }
    }

    /// Adds an error for each sort with too many cards, and sets its count to 0.
    void check_copies(Place place, std::array<int, kMaxSorts>& left) {
        const std::size_t deck = index(place);
        for (std::size_t sort = 0; sort < left.size(); ++sort) {
            if (left[sort] >= 0) {
                continue;
            }
            kit::Spot last;
            for (const WrittenCards* const line :
                 {&written_.hands[0],
                  &written_.hands[1],
                  &written_.decks[deck],
                  &written_.discards[deck]}) {
                const bool has_card =
                    std::ranges::count(line->cards[deck], static_cast<Card>(sort)) != 0;
                last = has_card && line->spot.line > last.line ? line->spot : last;
            }
            const int copies = rules_.tables.copies[deck][sort];
            add(last,
                "CI-I1",
                "The deck has fewer " + setup_.cards[deck][sort].code + " cards.",
                at_most(copies),
                std::to_string(copies - left[sort]));
            left[sort] = 0;
        }
    }

    /// Takes the cards of the group from these; returns how many there were.
    static int take_possible(std::array<int, kMaxSorts>& possible, const Group& group) {
        int found = 0;
        for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
            const int here = std::clamp<int>(possible[sort], 0, group.cards[sort]);
            possible[sort] -= here;
            found += here;
        }
        return found;
    }

    /// Checks the groups from the bottom up, against the written deck or the cards it can contain.
    void check_groups() {
        const std::vector<Card>& deck = written_.decks[index(Place::Mat)].cards[index(Place::Mat)];
        const bool takes_rest = written_.deck_takes_rest(Place::Mat);
        auto possible = written_.unplaced_counts(setup_, Place::Mat);
        auto end = deck.end();
        for (std::size_t number = written_.groups.size(); number-- > 0;) {
            const Group& group = written_.groups[number].group;
            const int size = count_of(group.cards);
            bool fits =
                size <= kMaxGroup && group.left <= size && (number == 0 || group.left == size);
            if (takes_rest) {
                fits = take_possible(possible, group) >= group.left && fits;
            } else {
                Counts bottom{};
                fits = fits && end - deck.begin() >= group.left;
                for (int left = fits ? group.left : 0; left > 0; --left) {
                    ++bottom[*--end];
                }
                fits = fits && std::ranges::equal(bottom, group.cards, std::less_equal<>());
            }
            if (!fits) {
                add(written_.groups[number].spot,
                    "CI-V4",
                    "This group does not match the bottom of the ground deck.",
                    "1 to 4 cards; only the upper group can lack some",
                    std::to_string(group.left) + " of "
                        + card_codes(setup_, Place::Mat, group.cards));
            }
        }
    }

    /// CI-P6.
    void check_no_cards() {
        std::vector<kit::Spot> lines;
        for (const std::size_t number : {0U, 1U}) {
            lines.push_back(written_.hands[number].spot);
            lines.push_back(written_.decks[number].spot);
            lines.push_back(written_.discards[number].spot);
        }
        for (const WrittenGroup& group : written_.groups) {
            lines.push_back(group.spot);
        }
        lines.push_back(open_.is_bell_due ? written_.spot(Fact::Bell) : kit::Spot());
        if (is_decision({Decision::Type})) {
            lines.insert(lines.end(), written_.facts.begin(), written_.facts.begin() + 6);
        }
        for (const kit::Spot line : lines) {
            if (line.is_given()) {
                add(line, "CI-P6", "This line is not allowed in this phase.");
            }
        }
        for (const Seat seat : {kRed, kBlue}) {
            const Hex corner = rules_.tables.corners[seat];
            if (hex_of(seat) != corner) {
                add(written_.spot(seat),
                    "CI-S4",
                    "The pawn must be on its corner.",
                    name(corner),
                    name(hex_of(seat)));
            }
        }
    }

    /// Checks the place of the attack and that its cards are discarded (CI-K9).
    void check_attack() {
        expect(
            !open_.is_bell_due
                || !is_decision(
                    {Decision::Turn,
                     Decision::Combo,
                     Decision::Rise,
                     Decision::Follow,
                     Decision::Step}
                ),
            "CI-E2",
            "This phase is not possible when the bell is due."
        );
        const bool has_card = attack_.card != kNoCard;
        const Place place = has_card ? deck_of(attack_.kind) : Place::Mat;
        expect(
            open_.place == place || !(has_card || is_decision({Decision::Rise})),
            "CI-T3",
            "This phase is not possible where the fight is now."
        );
        if (!has_card) {
            return;
        }
        const auto& pile = written_.discards[index(place)].cards[index(place)];
        const bool is_pair = attack_.card == attack_.second;
        expect(
            std::ranges::count(pile, attack_.card) > (is_pair ? 1 : 0)
                && (attack_.second == kNoCard || std::ranges::count(pile, attack_.second) > 0),
            "CI-K9",
            "The card of the attack must be in its discard pile."
        );
        if (place == Place::Feet) {
            check_card(rules_.tables.standup[attack_.card]);
        }
    }

    void check_card(const StandupCard& card) {
        const bool is_takedown = attack_.kind == AttackKind::Takedown;
        const bool is_haymaker = attack_.kind == AttackKind::Haymaker;
        expect(
            attack_.kind == AttackKind::Shove
                || (card.is_takedown == is_takedown && card.haymaker == is_haymaker),
            "CI-T3",
            "This card cannot be played for this attack."
        );
        if (is_decision({Decision::Defend, Decision::Side})) {
            expect(are_adjacent(), "CI-T3", "The pawns must be adjacent.");
        }
        expect(
            !is_takedown || type_of(open_.active) == Type::Judo || !is_pinned(open_, open_.active),
            "CI-H9",
            "The active fighter is pinned."
        );
    }

    void check_phase() {
        const Seat active = open_.active;
        const Hex own = hex_of(active);
        const Hex his = hex_of(other(active));
        switch (open_.decision) {
        case Decision::None:
        case Decision::Turn:
        case Decision::Rise:
        case Decision::Answer: break;
        case Decision::Type: check_types(); break;
        case Decision::Recover: check_recovery(); break;
        case Decision::Combo:
            expect(!is_pinned(open_, active), "CI-O2", "The active fighter is pinned.");
            expect(
                room_for_fatigue(rules_, open_.fighters[active]) > 0,
                "CI-O2",
                "The active fighter's fatigue meter is full."
            );
            break;
        case Decision::Defend:
            expect(
                attack_.second == kNoCard || type_of(active) == Type::Submission,
                "CI-F13",
                "Only a Submission Fighter plays two cards."
            );
            break;
        case Decision::Side:
            expect(
                type_of(active) == Type::Judo, "CI-F7", "The active fighter is not a Judo Fighter."
            );
            break;
        case Decision::Harm: {
            const bool is_free = attack_.kind == AttackKind::FreePound;
            const Type type = type_of(is_free ? other(active) : active);
            expect(
                type != Type::Submission && type != Type::Wrestler,
                "CI-M3",
                "A fighter of this type does not choose between damage and fatigue."
            );
            break;
        }
        case Decision::Follow:
            expect(
                is_straight(own, his),
                "CI-P4",
                "The pawns must be two hexes apart in a straight line."
            );
            break;
        case Decision::Step:
            expect(
                is_straight(own, his) || (are_adjacent() && behind(own, his) == kNoHex),
                "CI-A12",
                "No shove can move the pawns to these hexes."
            );
            break;
        }
    }

    void check_types() {
        expect(rules_.chooses_type(open_.owner), "CI-S1", "This fighter does not choose a type.");
        for (const Seat seat : {kRed, kBlue}) {
            const Fighter& fighter = open_.fighters[seat];
            const bool is_any = written_.any_type[seat];
            const bool fits = has_chosen_type(rules_, open_, seat)
                                  ? is_any || type_of(seat) != Type::None
                                  : !is_any
                                        && (type_of(seat) == Type::None
                                            || type_of(seat) == rules_.fixed_types[seat]);
            if (!fits) {
                const std::string_view got = is_any ? kAnyType : name(type_of(seat));
                add(written_.spot(seat), "CI-S1", "Red chooses first, then blue.", "", got);
            }
            if (fighter.coaching != 0 || fighter.cubes != Fighter().cubes) {
                add(written_.spot(seat), "CI-S2", "Before the fight all meters must be empty.");
            }
        }
    }

    void check_recovery() {
        expect(open_.round < rules_.rounds, "CI-E4", "There is no recovery after the last round.");
        expect(open_.place == Place::Feet, "CI-E3", "Between rounds the fight is on the feet.");
        expect(open_.active != open_.first, "CI-S8", "The other fighter starts the next round.");
        for (const Seat seat : {kRed, kBlue}) {
            const int left = seat == open_.owner    ? open_.points
                             : seat == open_.active ? 0
                                                    : kCornerPoints;
            if (open_.fighters[seat].coaching > kCornerPoints - left) {
                add(written_.spot(seat),
                    "CI-E8",
                    "This fighter cannot have spent so many points on coaching.",
                    at_most(kCornerPoints - left),
                    std::to_string(open_.fighters[seat].coaching));
            }
        }
    }

    const Setup& setup_;
    const Rules& rules_;
    const WrittenPosition& written_;
    const PublicState& open_;
    const Attack& attack_;
    kit::PositionErrors errors_;
};

}  // namespace

core::Diagnostics
check_written(const Setup& setup, const WrittenPosition& written, const kit::PositionText& text) {
    return WrittenChecker(setup, written, text).check();
}

}  // namespace tenebrae::cagedin
