// SPDX-License-Identifier: MIT
#include "event_checker.hpp"

#include "fights.hpp"
#include "test_fight.hpp"

#include <algorithm>

namespace tenebrae::cagedin::testing {
namespace {

template <typename T>
void note(std::string& text, std::string_view what, const T& expected, const T& actual) {
    if (text.empty() && expected != actual) {
        text = std::string(what) + " told: " + std::to_string(expected)
               + ", is: " + std::to_string(actual);
    }
}

}  // namespace

std::string event_fields(const Event& event) {
    return "event " + std::to_string(static_cast<int>(event.kind)) + " of seat "
           + std::to_string(event.who) + ", value " + std::to_string(event.value) + ", reason "
           + std::to_string(event.reason);
}

EventChecker::EventChecker(const Rules& rules) : rules_(rules) {
    open_.piles = {};
    apply_round_end();
}

void EventChecker::add_violation(const std::string& what) {
    if (violations_.empty()) {
        violations_ = what;
    }
}

void EventChecker::add_events(const Events& events) {
    for (std::size_t place = 0; place < events.size(); ++place) {
        check_cause(events, place);
        if (open_.ending != Ending::None) {
            add_violation(event_fields(events[place]) + " after the end");
        }
        apply_event(events[place]);
    }
    discard_overturned();
}

/// CI-M15: discards the overturned cards that did not go under the deck.
void EventChecker::discard_overturned() {
    for (const Card card : overturned_) {
        ++open_.piles.at(index(Place::Mat)).at(card);
    }
    overturned_.clear();
}

void EventChecker::apply_event(const Event& event) {
    apply_round_event(event);
    apply_move_event(event);
    apply_attack_event(event);
    apply_meters_event(event);
    apply_mat_event(event);
}

void EventChecker::apply_round_event(const Event& event) {
    if (event.kind == EventKind::RoundBegins) {
        open_.round = event.value;
        open_.first = event.who;
        open_.active = event.who;
        for (Seat seat = 0; seat < 2; ++seat) {
            open_.fighters.at(seat).at = rules_.tables.corners.at(seat);
        }
    } else if (event.kind == EventKind::TurnBegins) {
        open_.turn = static_cast<std::uint16_t>(event.value + 256 * event.place);
        open_.active = event.who;
        open_.actions = 0;
    } else if (event.kind == EventKind::TypesRevealed) {
        for (Seat seat = 0; seat < 2; ++seat) {
            open_.fighters.at(seat).type = static_cast<Type>(event.cards.at(seat));
        }
        open_.types_open = true;
    } else if (event.kind == EventKind::Bell) {
        open_.is_bell_due = true;
        if (open_.deck_sizes.at(event.place) != 0) {
            add_violation("the bell of a deck that has cards");
        }
    } else if (event.kind == EventKind::RoundEnds) {
        if (event.value != open_.round) {
            add_violation("another round ends");
        }
        discard_overturned();
        if (open_.round < rules_.rounds) {
            apply_round_end();
        }
    } else if (event.kind == EventKind::Coached) {
        ++open_.fighters.at(event.who).coaching;
    } else if (event.kind == EventKind::Over) {
        open_.ending = static_cast<Ending>(event.value);
        open_.winner = event.who;
    }
}

/// Resets the state after a round (CI-E3), and at the start of a fight.
void EventChecker::apply_round_end() {
    open_.place = Place::Feet;
    open_.is_bell_due = false;
    open_.actions = 0;
    open_.active = other(open_.first);
    for (std::size_t place = 0; place < kPlaces; ++place) {
        open_.piles.at(place) = {};
        open_.deck_sizes.at(place) =
            static_cast<std::uint8_t>(sum_of(rules_.tables.copies.at(place)));
    }
    for (Seat seat = 0; seat < 2; ++seat) {
        open_.fighters.at(seat).hand_size = 0;
        open_.fighters.at(seat).at = rules_.tables.corners.at(seat);
    }
    groups_.clear();
}

void EventChecker::move(Fighter& fighter, const Event& event) {
    if (fighter.at != event.from || event.to >= kHexes) {
        add_violation(event_fields(event) + " from where he does not stand");
    }
    fighter.at = event.to;
}

void EventChecker::apply_move_event(const Event& event) {
    if (event.kind == EventKind::Footwork) {
        move(open_.fighters.at(event.who), event);
        count_action(event.who);
        play_cards(event, Place::Feet);
    } else if (event.kind == EventKind::Moved || event.kind == EventKind::Pushed) {
        move(open_.fighters.at(event.who), event);
    } else if (event.kind == EventKind::NotPushed) {
        if (open_.fighters.at(event.who).at != event.from) {
            add_violation("not pushed from where he does not stand");
        }
    }
}

void EventChecker::count_action(Seat seat) {
    if (seat != open_.active) {
        add_violation("an action of a fighter whose turn it is not");
    }
    ++open_.actions;
    auto& longest = statistics_.at(seat).longest_combo;
    longest = std::max(longest, std::uint16_t{open_.actions});
}

void EventChecker::play_cards(const Event& event, Place place) {
    for (const Card card : event.cards) {
        if (card != kNoCard) {
            --open_.fighters.at(event.who).hand_size;
            ++open_.piles.at(index(place)).at(card);
        }
    }
}

void EventChecker::apply_attack_event(const Event& event) {
    const auto is_on_feet = [&event] {
        return event.value < static_cast<std::uint8_t>(AttackKind::Pound);
    };
    if (event.kind == EventKind::Attack) {
        attack_ = static_cast<AttackKind>(event.value);
        attacker_ = event.who;
        play_cards(event, is_on_feet() ? Place::Feet : Place::Mat);
        if (attack_ == AttackKind::FreePound) {
            ++statistics_.at(event.who).tried.at(static_cast<std::size_t>(AttackKind::Pound));
            ++statistics_.at(event.who).landed.at(static_cast<std::size_t>(AttackKind::Pound));
        } else {
            ++statistics_.at(event.who).tried.at(event.value);
            count_action(event.who);
        }
    } else if (event.kind == EventKind::Covered || event.kind == EventKind::Stands) {
        attack_ = AttackKind::Stand;
        attacker_ = event.who;
        play_cards(event, open_.place);
        count_action(event.who);
    } else if (event.kind == EventKind::Blocked || event.kind == EventKind::NotBlocked) {
        const bool lands = event.kind == EventKind::NotBlocked;
        if (static_cast<AttackKind>(event.value) != attack_ && attack_ != AttackKind::FreePound) {
            add_violation(event_fields(event) + " is no answer to the attack");
        }
        if (event.value < kCountedAttacks) {
            FighterStatistics& statistics = statistics_.at(attacker_);
            ++(lands ? statistics.landed : statistics.blocked).at(event.value);
        }
        if (!lands) {
            play_cards(event, is_on_feet() ? Place::Feet : Place::Mat);
        }
    } else if (event.kind == EventKind::Countered) {
        ++statistics_.at(attacker_).countered.at(static_cast<std::size_t>(attack_));
    }
}

/// Checks that the new number of cubes follows from the old one.
void EventChecker::set_cubes(const Event& event, std::size_t meter, int by) {
    std::uint8_t& cubes = open_.fighters.at(event.who).cubes.at(meter);
    if (cubes + by != event.value) {
        add_violation(event_fields(event) + " after " + std::to_string(cubes));
    }
    cubes = event.value;
}

void EventChecker::apply_meters_event(const Event& event) {
    const std::size_t fatigue = index(Meter::Fatigue);
    if (event.kind == EventKind::FatigueGained) {
        set_cubes(event, fatigue, 1);
        ++statistics_.at(event.who).fatigue.at(event.reason);
    } else if (event.kind == EventKind::Damage) {
        set_cubes(event, event.place, 1);
        ++statistics_.at(other(event.who)).damage.at(event.place);
    } else if (event.kind == EventKind::FatigueRemoved) {
        set_cubes(event, fatigue, -1);
        ++statistics_.at(event.who).recovered;
    } else if (event.kind == EventKind::DamageRemoved) {
        set_cubes(event, event.place, -1);
        ++statistics_.at(event.who).recovered;
    }
}

void EventChecker::apply_draw(const Event& event) {
    const auto count = std::count_if(event.cards.begin(), event.cards.end(), [](Card card) {
        return card != kNoCard;
    });
    if (event.value == 0 || count != event.value || event.place != static_cast<int>(open_.place)) {
        add_violation(event_fields(event) + " does not name its cards");
    }
    if (!std::is_sorted(event.cards.begin(), event.cards.begin() + count)) {
        add_violation(event_fields(event) + " out of order");
    }
    Fighter& fighter = open_.fighters.at(event.who);
    fighter.hand_size = static_cast<std::uint8_t>(fighter.hand_size + event.value);
    if (static_cast<DrawReason>(event.reason) == DrawReason::Deal) {
        fighter.coaching = 0;
    }
    std::uint8_t& size = open_.deck_sizes.at(event.place);
    size = static_cast<std::uint8_t>(size - event.value);
    auto& drawn = statistics_.at(event.who).drawn;
    drawn = static_cast<std::uint16_t>(drawn + event.value);
    shrink_groups();
}

/// CI-V4: the oldest part of the deck is drawn first.
void EventChecker::shrink_groups() {
    int lying = 0;
    for (auto group = groups_.rbegin(); group != groups_.rend(); ++group) {
        group->left = std::min(group->left, open_.deck_sizes.at(index(Place::Mat)) - lying);
        lying += group->left;
    }
    std::erase_if(groups_, [](const Group& group) { return group.left == 0; });
}

void EventChecker::put_under(const Event& event) {
    Group group;
    for (const Card card : event.cards) {
        if (card != kNoCard) {
            ++group.cards.at(card);
            ++group.left;
        }
    }
    Counts overturned{};
    for (const Card card : overturned_) {
        ++overturned.at(card);
    }
    // With the bell due the overturned cards are discarded and the group is empty (CI-M15).
    if (group.cards != (open_.is_bell_due ? Counts{} : overturned)) {
        add_violation("other cards are put under the deck than were overturned");
    }
    if (open_.is_bell_due) {
        return;
    }
    overturned_.clear();
    groups_.push_back(group);
    std::uint8_t& size = open_.deck_sizes.at(index(Place::Mat));
    size = static_cast<std::uint8_t>(size + group.left);
}

void EventChecker::apply_mat_event(const Event& event) {
    if (event.kind == EventKind::Drew) {
        apply_draw(event);
    } else if (event.kind == EventKind::ToMat || event.kind == EventKind::ToFeet) {
        open_.place = event.kind == EventKind::ToMat ? Place::Mat : Place::Feet;
    } else if (event.kind == EventKind::HandDiscarded) {
        const Counts counts = event.counts();
        Fighter& fighter = open_.fighters.at(event.who);
        fighter.hand_size = static_cast<std::uint8_t>(fighter.hand_size - sum_of(counts));
        for (std::size_t card = 0; card < kMaxSorts; ++card) {
            open_.piles.at(event.place).at(card) += counts.at(card);
        }
    } else if (event.kind == EventKind::Overturned) {
        overturned_.push_back(event.cards[0]);
        --open_.deck_sizes.at(index(Place::Mat));
        shrink_groups();
        if (rules_.tables.ground.at(event.cards[0]).is_tap) {
            ++statistics_.at(attacker_).taps;
        }
    } else if (event.kind == EventKind::Escaped) {
        put_under(event);
    }
}

std::string EventChecker::difference_of_fighter(const State& state, Seat seat) const {
    const Fighter& expected = open_.fighters.at(seat);
    const Fighter& actual = state.open.fighters.at(seat);
    std::string text;
    note<int>(text, "at", expected.at, actual.at);
    note<int>(text, "hand", expected.hand_size, actual.hand_size);
    note<int>(text, "coaching", expected.coaching, actual.coaching);
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        note<int>(
            text, "meter " + std::to_string(meter), expected.cubes.at(meter), actual.cubes.at(meter)
        );
    }
    if (state.open.types_open && rules_.has_types) {
        const bool is_type_known = open_.types_open;
        note<int>(
            text,
            "type",
            static_cast<int>(is_type_known ? expected.type : rules_.fixed_types.at(seat)),
            static_cast<int>(actual.type)
        );
    } else {
        note<int>(text, "hidden type", 0, static_cast<int>(actual.type));
    }
    return text.empty() ? "" : "fighter " + std::to_string(seat) + ": " + text;
}

std::string EventChecker::difference_of_groups(const BottomGroups& groups) const {
    std::vector<Group> actual;
    for (std::size_t place = 0; place < groups.size; ++place) {
        const std::uint8_t card = groups.cards.at(place);
        if ((card & BottomGroups::kGroupStart) != 0) {
            actual.emplace_back();
        }
        if (actual.empty()) {
            return "a group without a first card";
        }
        ++actual.back().cards.at(card & ~unsigned{BottomGroups::kGroupStart});
        ++actual.back().left;
    }
    if (!actual.empty()) {
        actual.front().left = groups.upper_remaining;
    }
    bool same = actual.size() == groups_.size();
    for (std::size_t place = 0; same && place < actual.size(); ++place) {
        same = actual[place].cards == groups_[place].cards
               && actual[place].left == groups_[place].left;
    }
    return same ? "" : "the groups are others than told";
}

std::string EventChecker::difference(const State& state) const {
    std::string text;
    const PublicState& actual = state.open;
    note<int>(text, "round", open_.round, actual.round);
    note<int>(text, "place", static_cast<int>(open_.place), static_cast<int>(actual.place));
    note<int>(text, "bell", open_.is_bell_due, actual.is_bell_due);
    note<int>(text, "way", static_cast<int>(open_.ending), static_cast<int>(actual.ending));
    note<int>(text, "winner", open_.winner, actual.winner);
    for (std::size_t place = 0; place < kPlaces; ++place) {
        note<int>(text, "deck", open_.deck_sizes.at(place), actual.deck_sizes.at(place));
        if (text.empty() && open_.piles.at(place) != actual.piles.at(place)) {
            text = "the piles are others than told";
        }
    }
    // Before the first round nobody is active and no pawn is on the cage.
    if (actual.decision != Decision::Type
        && (actual.ending != Ending::Resigned || statistics_[0].drawn > 0)) {
        note<int>(text, "turn", open_.turn, actual.turn);
        note<int>(text, "first", open_.first, actual.first);
        note<int>(text, "active", open_.active, actual.active);
        note<int>(text, "actions", open_.actions, actual.actions);
        for (Seat seat = 0; seat < 2 && text.empty(); ++seat) {
            text = difference_of_fighter(state, seat);
        }
    }
    return text.empty() ? difference_of_groups(actual.groups) : text;
}

std::string EventChecker::difference_in_statistics(const State& state) const {
    std::string text;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const FighterStatistics& expected = statistics_.at(seat);
        const FighterStatistics& actual = state.statistics.at(seat);
        for (std::size_t kind = 0; kind < kCountedAttacks; ++kind) {
            const bool is_answered = state.open.decision != Decision::Defend;
            note<int>(
                text,
                "tried",
                expected.tried.at(kind),
                is_answered ? actual.tried.at(kind) : expected.tried.at(kind)
            );
            note<int>(text, "landed", expected.landed.at(kind), actual.landed.at(kind));
            note<int>(text, "blocked", expected.blocked.at(kind), actual.blocked.at(kind));
        }
        for (std::size_t kind = 0; kind < 2; ++kind) {
            note<int>(text, "countered", expected.countered.at(kind), actual.countered.at(kind));
        }
        for (std::size_t meter = 0; meter < kDamageMeters; ++meter) {
            note<int>(text, "damage", expected.damage.at(meter), actual.damage.at(meter));
        }
        for (std::size_t reason = 0; reason < kFatigueReasons; ++reason) {
            note<int>(text, "fatigue", expected.fatigue.at(reason), actual.fatigue.at(reason));
        }
        note<int>(text, "combo", expected.longest_combo, actual.longest_combo);
        note<int>(text, "taps", expected.taps, actual.taps);
        note<int>(text, "drawn", expected.drawn, actual.drawn);
        note<int>(text, "recovered", expected.recovered, actual.recovered);
    }
    return text;
}

}  // namespace tenebrae::cagedin::testing
