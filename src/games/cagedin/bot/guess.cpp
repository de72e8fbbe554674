// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/guess.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace tenebrae::bots {

using namespace cagedin;

namespace {

using Cards = core::FixedList<Card, kMaxStandupCards + kMaxGroundCards>;

/// Deals the unseen cards of one deck, from its bottom upwards.
template <std::size_t room>
class Dealer {
public:
    Dealer(Deck<room>& deck, Counts unseen, core::Random& random)
        : deck_(deck), unseen_(unseen), random_(random) {
        deck_ = {};
    }

    /// Puts `left` of these cards at the bottom, in any order.
    void put_group(std::span<const std::uint8_t> group, int left) {
        Cards cards;
        for (const std::uint8_t entry : group) {
            const Card card = entry % BottomGroups::kGroupStart;
            if (unseen_[card] > 0) {
                --unseen_[card];
                cards.push_back(card);
            }
        }
        shuffle(cards);
        for (std::size_t number = 0; number < cards.size(); ++number) {
            if (number < static_cast<std::size_t>(left)) {
                deck_.cards[deck_.size++] = cards[number];
            } else {
                ++unseen_[cards[number]];
            }
        }
    }
    /// Deals a hand, and the rest of the deck above the groups.
    void deal(Counts* hand, int hand_size) {
        Cards cards;
        for (Card card = 0; card < kMaxSorts; ++card) {
            for (int left = unseen_[card]; left > 0; --left) {
                cards.push_back(card);
            }
        }
        shuffle(cards);
        std::size_t dealt = 0;
        for (; hand != nullptr && dealt < static_cast<std::size_t>(hand_size); ++dealt) {
            ++(*hand)[cards[dealt]];
        }
        for (; dealt < cards.size(); ++dealt) {
            deck_.cards[deck_.size++] = cards[dealt];
        }
    }

private:
    void shuffle(Cards& cards) { random_.shuffle(std::span(cards.begin(), cards.size())); }

    Deck<room>& deck_;
    Counts unseen_;
    core::Random& random_;
};

/// Returns the cards of a deck that are neither in this hand nor in the pile.
Counts unseen_by(const Rules& rules, const State& state, Seat seat, Place place) {
    Counts left = rules.tables.copies[index(place)];
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        const int own = place == state.open.place ? state.hands[seat][card] : 0;
        left[card] =
            static_cast<std::uint8_t>(left[card] - state.open.piles[index(place)][card] - own);
    }
    return left;
}

/// Puts the groups into the deck, the lowest first.
template <std::size_t room>
void put_groups(const BottomGroups& groups, Dealer<room>& dealer) {
    for (std::size_t end = groups.size; end > 0;) {
        std::size_t first = end - 1;
        while (first > 0 && groups.cards[first] < BottomGroups::kGroupStart) {
            --first;
        }
        const int left = first == 0 ? groups.upper_remaining : static_cast<int>(end - first);
        dealer.put_group(std::span(groups.cards).subspan(first, end - first), left);
        end = first;
    }
}

}  // namespace

void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
    const PublicState& open = state.open;
    const Seat seat = open.owner;
    const Seat opponent = other(seat);
    if (open.decision == Decision::Type && seat == kBlue && rules.chooses_type(opponent)) {
        state.types[opponent] = static_cast<Type>(1 + random.below(kTypes));
    }
    const bool on_mat = open.place == Place::Mat;
    const int size = open.fighters[opponent].hand_size;
    const Counts standup_unseen = unseen_by(rules, state, seat, Place::Feet);
    const Counts ground_unseen = unseen_by(rules, state, seat, Place::Mat);
    state.hands[opponent] = {};
    Dealer standup(state.standup, standup_unseen, random);
    standup.deal(on_mat ? nullptr : &state.hands[opponent], size);
    Dealer ground(state.ground, ground_unseen, random);
    put_groups(open.groups, ground);
    ground.deal(on_mat ? &state.hands[opponent] : nullptr, size);
    for (std::uint64_t& word : state.random) {
        word = random.next();
    }
}

State guess(const Rules& rules, const View& view, core::Random& random) {
    State state;
    state.open = view.open;
    state.has_begun = true;
    const Seat seat = view.open.owner;
    state.hands[seat] = view.hand;
    for (const Seat who : {kRed, kBlue}) {
        state.types[who] = view.open.fighters[who].type;
    }
    state.types[seat] = view.own_type;
    redraw_hidden(rules, state, random);
    return state;
}

}  // namespace tenebrae::bots
