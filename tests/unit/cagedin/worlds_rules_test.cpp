// SPDX-License-Identifier: MIT
// CI-V6 at the level of the rules. Pairs of fights differ only in what a seat cannot know. They
// must give it the same view, legal actions and events, byte for byte, until the seat draws a card
// that differs or such a card is revealed to all.
#include "catch.hpp"
#include "fights.hpp"
#include "same_bytes.hpp"
#include "test_fight.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace tenebrae::cagedin::testing {
namespace {

constexpr int kWatcher = 2;

/// Returns how many cards of each group of CI-V4 are left in the deck, the upper first.
std::vector<std::size_t> left_of(const BottomGroups& groups) {
    std::vector<std::size_t> left;
    for (std::size_t place = 0; place < groups.size; ++place) {
        if ((groups.cards.at(place) & BottomGroups::kGroupStart) != 0) {
            left.push_back(0);
        }
        ++left.back();
    }
    if (!left.empty()) {
        left.front() = groups.upper_remaining;
    }
    return left;
}

/// Draws new values for everything that a seat cannot know.
class Dark {
public:
    Dark(const State& state, int seat, core::Random& random)
        : state_(state), seat_(seat), random_(random) {}

    State other() {
        state_.random = core::Random(random_.next()).state();
        change_types();
        // Half of the pairs keep the next cards, so that they diverge later.
        const std::size_t kept = random_.below(2) == 0 ? 0 : 6;
        const std::span<Card> standup = changing(state_.standup, kept);
        const std::span<Card> ground(state_.ground.cards.data(), state_.ground.size);
        // Array order: the lowest group first.
        std::size_t below = 0;
        const std::vector<std::size_t> groups = left_of(state_.open.groups);
        for (std::size_t place = groups.size(); place-- > 0;) {
            random_.shuffle(ground.subspan(below, groups[place]));
            below += groups[place];
        }
        const bool on_feet = state_.open.place == Place::Feet;
        const std::span<Card> all = changing(state_.ground, kept);
        const std::span<Card> free = all.subspan(std::min(below, all.size()));
        change_hands(on_feet ? standup : free);
        random_.shuffle(standup);
        random_.shuffle(free);
        return state_;
    }

private:
    template <typename AnyDeck>
    static std::span<Card> changing(AnyDeck& deck, std::size_t kept) {
        return {deck.cards.data(), deck.size - std::min<std::size_t>(kept, deck.size)};
    }
    [[nodiscard]] bool is_hidden(std::size_t fighter) const {
        return static_cast<int>(fighter) != seat_;
    }
    /// Changes a type that is chosen but not yet revealed.
    void change_types() {
        for (std::size_t fighter = 0; fighter < 2; ++fighter) {
            if (!state_.open.types_open && is_hidden(fighter)
                && state_.types.at(fighter) != Type::None) {
                state_.types.at(fighter) = static_cast<Type>(1 + random_.below(4));
            }
        }
    }
    /// Exchanges cards of the opponent's hands with cards of the deck.
    void change_hands(std::span<Card> deck) {
        for (std::size_t fighter = 0; fighter < 2; ++fighter) {
            Counts& hand = state_.hands.at(fighter);
            for (std::size_t card = 0; is_hidden(fighter) && card < kMaxSorts; ++card) {
                const std::size_t held = hand.at(card);
                for (std::size_t copy = 0; copy < held && !deck.empty(); ++copy) {
                    exchange(hand, static_cast<Card>(card), deck);
                }
            }
        }
    }
    void exchange(Counts& hand, Card card, std::span<Card> deck) {
        if (hand.at(card) == 0 || random_.below(4) == 0) {
            return;
        }
        Card& drawn = deck[static_cast<std::size_t>(random_.below(deck.size()))];
        --hand.at(card);
        ++hand.at(drawn);
        drawn = card;
    }

    State state_;
    int seat_;
    core::Random& random_;
};

bool differ_in_the_dark(const State& one, const State& two) {
    return one.hands != two.hands || one.types != two.types
           || !test::same_bytes(one.standup, two.standup)
           || !test::same_bytes(one.ground, two.ground);
}

/// Returns the events of a command as the seat sees them.
std::vector<Event> events_for_seat(int seat, const Events& events) {
    std::vector<Event> told;
    for (const Event& event : events) {
        told.push_back(seat_event(event, seat));
    }
    return told;
}

/// Returns true if the event reveals hidden information: a card the seat drew, an overturned card,
/// the cards of a hand, a type, or a random result.
bool reveals(const Event& event, int seat) {
    using enum EventKind;
    return event.kind == Overturned || event.kind == TypesRevealed || event.kind == RoundBegins
           || event.kind == HandDiscarded || (event.kind == Drew && event.who == seat);
}

enum class Told { Alike, Apart, Wrong };

/// Returns whether both fights still look alike, or diverged because something was revealed.
Told compare(int seat, const Events& one, const Events& two) {
    const std::vector<Event> first = events_for_seat(seat, one);
    const std::vector<Event> second = events_for_seat(seat, two);
    const std::size_t both = std::min(first.size(), second.size());
    for (std::size_t place = 0; place < both; ++place) {
        if (!(first[place] == second[place])) {
            const bool is_revealed =
                first[place].kind == second[place].kind && reveals(first[place], seat);
            return is_revealed ? Told::Apart : Told::Wrong;
        }
    }
    return first.size() == second.size() ? Told::Alike : Told::Wrong;
}

/// Returns how the seat can tell the two states apart; empty if it cannot.
std::string difference(const Rules& rules, const State& one, const State& two, int seat) {
    const std::array views{view_of(rules, one, seat), view_of(rules, two, seat)};
    if (!test::same_bytes(views[0], views[1])) {
        return "the views differ";
    }
    std::array<ActionList, 2> legal;
    for (std::size_t side : {0U, 1U}) {
        legal_actions(rules, views.at(side), legal.at(side));
    }
    return std::ranges::equal(legal[0], legal[1]) ? "" : "the legal actions differ";
}

/// Returns true if the action is legal in this state as well.
bool is_legal(const Rules& rules, const State& state, const Action& action) {
    ActionList legal;
    legal_actions(rules, state, legal);
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

/// Two fights: one played for a while, and a copy with other hidden information.
class Couple {
public:
    Couple(std::uint64_t seed, int seat)
        : random_(seed), seat_(seat), rules_(random_rules(random_)), one_(new_fight(rules_, seed)) {
        begin(rules_, one_, nullptr);
        // One in four begins at the choice of types, where nothing else is hidden.
        for (auto rest = random_.below(4) == 0 ? 1 : random_.below(120); rest > 0; --rest) {
            State next = one_;
            apply(rules_, next, pick_random_action(rules_, next, random_), nullptr);
            if (next.open.ending != Ending::None) {
                break;
            }
            one_ = next;
        }
        two_ = Dark(one_, seat, random_).other();
    }

    [[nodiscard]] bool is_pair() const { return differ_in_the_dark(one_, two_); }

    /// Plays both fights with the same actions as long as possible. Returns the number of
    /// comparisons.
    int play(std::string& error) {
        int compared = 0;
        for (int rest = 40; rest > 0 && one_.open.ending == Ending::None; --rest) {
            REQUIRE(broken_invariant(rules_, two_).empty());
            error = difference(rules_, one_, two_, seat_);
            ++compared;
            Action action = pick_random_action(rules_, one_, random_);
            for (int tries = 20; tries > 0 && !is_legal(rules_, two_, action); --tries) {
                action = pick_random_action(rules_, one_, random_);
            }
            if (!error.empty() || !is_legal(rules_, two_, action)) {
                break;
            }
            const Told told = play_both(action);
            error = told == Told::Wrong ? "the events differ" : "";
            if (told != Told::Alike) {
                break;
            }
        }
        return compared;
    }

private:
    Told play_both(const Action& action) {
        Events first;
        Events second;
        apply(rules_, one_, action, &first);
        apply(rules_, two_, action, &second);
        return compare(seat_, first, second);
    }

    core::Random random_;
    int seat_;
    Rules rules_;
    State one_;
    State two_;
};

}  // namespace

TEST_CASE("CI-V6, CI-V3, CI-V5: hidden information makes no difference to what a seat sees") {
    const int wanted = test::thorough(1500, 200);
    for (const int seat : {0, 1, kWatcher}) {
        int pairs = 0;
        int compared = 0;
        for (std::uint64_t seed = 1; pairs < wanted && seed < 10'000; ++seed) {
            Couple couple(seed, seat);
            if (!couple.is_pair()) {
                continue;
            }
            std::string error;
            compared += couple.play(error);
            INFO("seat " << seat << ", seed " << seed << ": " << error);
            REQUIRE(error.empty());
            ++pairs;
        }
        CHECK(pairs == wanted);
        CHECK(compared > 4 * wanted);
    }
}

TEST_CASE("CI-V6, CI-S1: nothing depends on the opponent's chosen type before the reveal") {
    const Rules rules = standard_rules();
    std::array<View, 5> of_blue;
    std::array<View, 5> of_watcher;
    for (std::uint8_t type = 1; type <= 4; ++type) {
        State state = new_fight(rules, 11);
        begin(rules, state, nullptr);
        Events events;
        apply(rules, state, Action::of(ActionKind::Type, type), &events);
        REQUIRE(state.open.decision == Decision::Type);
        of_blue.at(type) = view_of(rules, state, kBlue);
        of_watcher.at(type) = view_of(rules, state, kWatcher);
        CHECK(view_of(rules, state, kRed).own_type == static_cast<Type>(type));
        CHECK(test::same_bytes(of_blue.at(type), of_blue[1]));
        CHECK(test::same_bytes(of_watcher.at(type), of_watcher[1]));
        CHECK(seat_event(events[0], kBlue).value == 0);
        CHECK(seat_event(events[0], kWatcher).value == 0);
        CHECK(static_cast<Type>(seat_event(events[0], kRed).value) == static_cast<Type>(type));
    }
}

}  // namespace tenebrae::cagedin::testing
