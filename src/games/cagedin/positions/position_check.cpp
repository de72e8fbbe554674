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

using D = Decision;

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

/// A position with the parts of it that conditions are about.
struct Checked {
    const Setup& setup;
    const WrittenPosition& written;
    const Rules& rules = setup.rules;
    const PublicState& open = written.state.open;
    const Attack& attack = open.attack;

    [[nodiscard]] Hex hex_of(Seat seat) const { return open.fighters[seat].at; }
    [[nodiscard]] Type type_of(Seat seat) const { return written.state.types[seat]; }
    [[nodiscard]] Hex own() const { return hex_of(open.active); }
    [[nodiscard]] Hex others() const { return hex_of(other(open.active)); }
    [[nodiscard]] bool are_adjacent() const { return adjacent(own(), others()); }
    [[nodiscard]] bool is_judo() const { return type_of(open.active) == Type::Judo; }
    [[nodiscard]] bool is_pinned() const { return cagedin::is_pinned(open, open.active); }
    /// Returns where the phase belongs. Only `rise` has no attack.
    [[nodiscard]] Place place() const {
        return attack.card == kNoCard ? Place::Mat : deck_of(attack.kind);
    }

    [[nodiscard]] bool is_attack_discarded() const {
        const auto& pile = written.discards[index(place())].cards[index(place())];
        const bool is_pair = attack.card == attack.second;
        return std::ranges::count(pile, attack.card) > (is_pair ? 1 : 0)
               && (attack.second == kNoCard || std::ranges::count(pile, attack.second) > 0);
    }
    [[nodiscard]] bool is_card_of_attack() const {
        if (place() == Place::Mat || attack.kind == AttackKind::Shove) {
            return true;
        }
        const StandupCard& card = rules.tables.standup[attack.card];
        return card.is_takedown == (attack.kind == AttackKind::Takedown)
               && card.haymaker == (attack.kind == AttackKind::Haymaker);
    }
    [[nodiscard]] bool chooses_harm() const {
        const bool is_free = attack.kind == AttackKind::FreePound;
        const Type type = type_of(is_free ? other(open.active) : open.active);
        return type != Type::Submission && type != Type::Wrestler;
    }
};

using Decisions = unsigned;
constexpr Decisions in(std::initializer_list<Decision> decisions) {
    Decisions all = 0;
    for (const Decision decision : decisions) {
        all |= 1U << static_cast<unsigned>(decision);
    }
    return all;
}
constexpr Decisions kAttacks = in({D::Defend, D::Answer, D::Side, D::Harm, D::Follow, D::Step});
constexpr Decisions kUndealt = in({D::Type, D::Recover});

/// What must hold in some phases.
struct Condition {
    std::string_view rule;
    Decisions phases;
    std::string_view otherwise;
    bool (*holds)(const Checked&);
};

// clang-format off
constexpr std::array kConditions{
    Condition{"CI-E2", in({D::Turn, D::Combo, D::Rise, D::Follow, D::Step}),
     "This phase is not possible when the bell is due.", [](const Checked& c) { return !c.open.is_bell_due; }},
    Condition{"CI-T3", kAttacks | in({D::Rise}), "This phase is not possible where the fight is now.",
     [](const Checked& c) { return c.open.place == c.place(); }},
    Condition{"CI-K9", kAttacks, "The card of the attack must be in its discard pile.",
     [](const Checked& c) { return c.is_attack_discarded(); }},
    Condition{"CI-T3", kAttacks, "This card cannot be played for this attack.",
     [](const Checked& c) { return c.is_card_of_attack(); }},
    Condition{"CI-T3", in({D::Defend, D::Side}), "The pawns must be adjacent.",
     [](const Checked& c) { return c.place() == Place::Mat || c.are_adjacent(); }},
    Condition{"CI-H9", kAttacks, "The active fighter is pinned.",
     [](const Checked& c) { return c.attack.kind != AttackKind::Takedown || c.is_judo() || !c.is_pinned(); }},
    Condition{"CI-S1", in({D::Type}), "This fighter does not choose a type.",
     [](const Checked& c) { return c.rules.chooses_type(c.open.owner); }},
    Condition{"CI-E4", in({D::Recover}), "There is no recovery after the last round.",
     [](const Checked& c) { return c.open.round < c.rules.rounds; }},
    Condition{"CI-E3", in({D::Recover}), "Between rounds the fight is on the feet.",
     [](const Checked& c) { return c.open.place == Place::Feet; }},
    Condition{"CI-S8", in({D::Recover}), "The other fighter starts the next round.",
     [](const Checked& c) { return c.open.active != c.open.first; }},
    Condition{"CI-O2", in({D::Combo}), "The active fighter is pinned.",
     [](const Checked& c) { return !c.is_pinned(); }},
    Condition{"CI-O2", in({D::Combo}), "The active fighter's fatigue meter is full.",
     [](const Checked& c) { return room_for_fatigue(c.rules, c.open.fighters[c.open.active]) > 0; }},
    Condition{"CI-F13", in({D::Defend}), "Only a Submission Fighter plays two cards.",
     [](const Checked& c) { return c.attack.second == kNoCard || c.type_of(c.open.active) == Type::Submission; }},
    Condition{"CI-F7", in({D::Side}), "The active fighter is not a Judo Fighter.",
     [](const Checked& c) { return c.is_judo(); }},
    Condition{"CI-M3", in({D::Harm}), "A fighter of this type does not choose between damage and fatigue.",
     [](const Checked& c) { return c.chooses_harm(); }},
    Condition{"CI-P4", in({D::Follow}), "The pawns must be two hexes apart in a straight line.",
     [](const Checked& c) { return is_straight(c.own(), c.others()); }},
    Condition{"CI-A12", in({D::Step}), "No shove can move the pawns to these hexes.", [](const Checked& c) {
         return is_straight(c.own(), c.others()) || (c.are_adjacent() && behind(c.own(), c.others()) == kNoHex); }},
};

/// Further reasons to refuse a position (CI-P5, P6).
struct Reason {
    std::string_view rule, message;
};
constexpr Reason kNoSuchRound{"CI-Y1", "This fight has no such round."};
constexpr Reason kActionsTooEarly{"CI-O8", "This phase comes before the first action of a turn."};
constexpr Reason kActionNotCounted{"CI-O8", "The action in progress counts as an action."};
constexpr Reason kSecretType{"CI-P6", "Both types are known in this phase."};
constexpr Reason kOnOneHex{"CI-H7", "Both pawns are on one hex."};
constexpr Reason kApartOnMat{"CI-I5", "On the mat the pawns must be adjacent."};
constexpr Reason kWrongDeck{"CI-I2", "A hand can only hold cards of the deck in use."};
constexpr Reason kEmptyHand{"CI-I3", "A hand can be empty only when the bell is due."};
constexpr Reason kHandTooLarge{"CI-I1", "Not enough cards are left for this hand."};
constexpr Reason kMissingCards{"CI-I1", "Some cards are missing."};
constexpr Reason kTwoRests{"CI-P1", "Only one line of a deck can have `rest`."};
constexpr Reason kEmptyDeck{"CI-E1", "When a deck is empty, the bell must be due."};
constexpr Reason kWrongGroup{"CI-V4", "This group does not match the bottom of the ground deck."};
constexpr Reason kNoSuchLine{"CI-P6", "This line is not allowed in this phase."};
constexpr Reason kNotOnCorner{"CI-S4", "The pawn must be on its corner."};
constexpr Reason kWrongOrder{"CI-S1", "Red chooses first, then blue."};
constexpr Reason kNotFresh{"CI-S2", "Before the fight all meters must be empty."};
constexpr Reason kTooMuchCoaching{"CI-E8", "This fighter cannot have spent so many points on coaching."};
// clang-format on

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
        for (const Condition& condition : kConditions) {
            if (is_in(condition.phases) && !condition.holds({setup_, written_})) {
                add(written_.spot(Fact::Phase), {condition.rule, condition.otherwise});
            }
        }
        if (is_in(kUndealt)) {
            for (const Seat seat : {kRed, kBlue}) {
                open_.decision == D::Type ? check_type(seat) : check_coaching(seat);
            }
        }
        return errors_.take();
    }

private:
    void
    add(kit::Spot spot,
        const Reason& reason,
        std::string_view expected = {},
        std::string_view got = {}) {
        core::Diagnostic& error = errors_.add(
            spot, "impossible-position", std::string(reason.rule), std::string(reason.message)
        );
        error.expected = expected;
        error.got = got;
    }

    [[nodiscard]] bool is_in(Decisions phases) const {
        return (in({open_.decision}) & phases) != 0;
    }
    [[nodiscard]] bool is_over() const { return open_.decision == D::None; }
    [[nodiscard]] bool may_be_empty() const { return open_.is_bell_due || is_over(); }
    [[nodiscard]] Hex hex_of(Seat seat) const { return open_.fighters[seat].at; }

    void check_moment() {
        if (open_.round < 1 || open_.round > rules_.rounds) {
            const std::string rounds = core::numbered_to(rules_.rounds, "round");
            add(written_.spot(Fact::Round), kNoSuchRound, rounds, std::to_string(open_.round));
        }
        const bool begins = is_in(kUndealt | in({D::Turn}));
        if (!is_over() && begins != (open_.actions == 0)) {
            add(written_.spot(Fact::Actions),
                begins ? kActionsTooEarly : kActionNotCounted,
                begins ? "0" : "1 or more",
                std::to_string(open_.actions));
        }
        for (const Seat seat : {kRed, kBlue}) {
            if (written_.any_type[seat] && open_.decision != D::Type) {
                add(written_.spot(seat), kSecretType, "the fighter's type", kAnyType);
            }
        }
        const std::string hexes = name(hex_of(kRed)) + " and " + name(hex_of(kBlue));
        if (hex_of(kRed) == hex_of(kBlue)) {
            add(written_.spot(kBlue), kOnOneHex, "", hexes);
        } else if (open_.place == Place::Mat && !adjacent(hex_of(kRed), hex_of(kBlue))) {
            add(written_.spot(kBlue), kApartOnMat, "", hexes);
        }
    }

    void check_meters(Seat seat) {
        for (std::size_t meter = 0; meter < kMeters; ++meter) {
            const MeterPlan& plan = rules_.tables.meters[meter];
            const unsigned cubes = open_.fighters[seat].cubes[meter];
            const std::string which{name(static_cast<Meter>(meter))};
            const std::string no_room = "The meter " + which + " has no room for so many cubes.";
            const std::string is_full =
                "The fight is over with so many cubes on the meter " + which + ".";
            if (cubes > plan.spaces) {
                const std::string number = std::to_string(cubes);
                add(written_.spot(seat), {"CI-I4", no_room}, at_most(plan.spaces), number);
            } else if (!is_over() && (plan.knockout & ((1U << cubes) - 1U)) != 0) {
                add(written_.spot(seat), {"CI-B4", is_full}, "", std::to_string(cubes));
            }
        }
    }

    void check_hands() {
        const Place unused = open_.place == Place::Feet ? Place::Mat : Place::Feet;
        for (const WrittenCards& hand : written_.hands) {
            for (const Card card : hand.cards[index(unused)]) {
                add(hand.spot, kWrongDeck, "", setup_.card(unused, card).code);
            }
            const bool is_empty = hand.cards[0].empty() && hand.cards[1].empty() && !hand.any;
            if ((is_empty || hand.any == 0) && !may_be_empty()) {
                add(hand.spot, kEmptyHand);
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
            const Seat seat = written_.hands[kBlue].any ? kBlue : kRed;
            const std::string number = std::to_string(drawn);
            add(written_.hands[seat].spot, kHandTooLarge, at_most(std::max(unplaced, 0)), number);
        } else if (!takes_rest && !pile.rest && drawn < unplaced) {
            Counts missing{};
            std::ranges::copy(left, missing.begin());
            const std::string cards = card_codes(setup_, place, missing);
            add(spot, kMissingCards, "rest, or each missing card", cards);
        }
        if (listed.rest && pile.rest) {
            add(pile.spot, kTwoRests);
        }
        if (is_empty && !may_be_empty()) {
            add(spot, kEmptyDeck);
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
            for (const WrittenCards* const line : written_.lines_of(place)) {
                const bool has_card =
                    std::ranges::count(line->cards[deck], static_cast<Card>(sort)) != 0;
                last = has_card && line->spot.line > last.line ? line->spot : last;
            }
            const int copies = rules_.tables.copies[deck][sort];
            const std::string message =
                "The deck has fewer " + setup_.cards[deck][sort].code + " cards.";
            const std::string number = std::to_string(copies - left[sort]);
            add(last, {"CI-I1", message}, at_most(copies), number);
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
                    kWrongGroup,
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
        if (open_.decision == D::Type) {
            lines.insert(lines.end(), written_.facts.begin(), written_.facts.begin() + 6);
        }
        for (const kit::Spot line : lines) {
            if (line.is_given()) {
                add(line, kNoSuchLine);
            }
        }
        for (const Seat seat : {kRed, kBlue}) {
            const Hex corner = rules_.tables.corners[seat];
            if (hex_of(seat) != corner) {
                add(written_.spot(seat), kNotOnCorner, name(corner), name(hex_of(seat)));
            }
        }
    }

    void check_type(Seat seat) {
        const Fighter& fighter = open_.fighters[seat];
        const Type type = written_.state.types[seat];
        const bool is_any = written_.any_type[seat];
        const bool is_known = type == Type::None || type == rules_.fixed_types[seat];
        if (has_chosen_type(rules_, open_, seat) ? !is_any && type == Type::None
                                                 : is_any || !is_known) {
            add(written_.spot(seat), kWrongOrder, "", is_any ? kAnyType : name(type));
        }
        if (fighter.coaching != 0 || fighter.cubes != Fighter().cubes) {
            add(written_.spot(seat), kNotFresh);
        }
    }

    void check_coaching(Seat seat) {
        const int left = seat == open_.owner    ? open_.points
                         : seat == open_.active ? 0
                                                : kCornerPoints;
        const int spent = open_.fighters[seat].coaching;
        if (spent > kCornerPoints - left) {
            const std::string most = at_most(kCornerPoints - left);
            add(written_.spot(seat), kTooMuchCoaching, most, std::to_string(spent));
        }
    }

    const Setup& setup_;
    const Rules& rules_;
    const WrittenPosition& written_;
    const PublicState& open_;
    kit::PositionErrors errors_;
};

}  // namespace

core::Diagnostics
check_written(const Setup& setup, const WrittenPosition& written, const kit::PositionText& text) {
    return WrittenChecker(setup, written, text).check();
}

}  // namespace tenebrae::cagedin
