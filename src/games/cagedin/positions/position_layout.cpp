// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/cagedin/positions/position.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/words/notation.hpp"

#include <algorithm>

namespace tenebrae::cagedin {
namespace {

/// Puts all cards where the lines say, and by the seed where they leave it open.
class CardLayout {
public:
    CardLayout(const Setup& setup, const WrittenPosition& written, std::uint64_t seed)
        // Not the generator of the fight: that is the same once all is written card by card.
        : setup_(setup), written_(written), state_(written.state), random_(~seed) {}

    State lay_out() {
        state_.open.groups.cards.fill(kNoCard);
        for (const Place place : {Place::Feet, Place::Mat}) {
            lay_out(place);
        }
        for (const WrittenGroup& written : written_.groups) {
            note(written.group);
        }
        for (const Seat seat : {kRed, kBlue}) {
            state_.open.fighters[seat].hand_size =
                static_cast<std::uint8_t>(count_of(state_.hands[seat]));
        }
        return state_;
    }

private:
    void lay_out(Place place) {
        const std::size_t deck = index(place);
        std::vector<Card> left = cards_left(place);
        const bool is_whole = !has_cards(state_.open);
        std::vector<Card> bottom;
        std::vector<Card> drawn_first;
        if (place == Place::Mat && deck_takes_rest(written_, place)) {
            bottom = take_groups(left, drawn_first);
        }
        if (!is_whole) {
            random_.shuffle<Card>(left);
        }
        left.insert(left.begin(), drawn_first.begin(), drawn_first.end());
        for (const Seat seat : {kRed, kBlue}) {
            fill_hand(seat, place, left);
        }
        for (const Card card : written_.discards[deck].cards[deck]) {
            ++state_.open.piles[deck][card];
        }
        std::vector<Card> cards = written_.decks[deck].cards[deck];
        if (deck_takes_rest(written_, place)) {
            cards.insert(cards.end(), left.begin(), left.end());
            cards.insert(cards.end(), bottom.begin(), bottom.end());
        } else {
            for (const Card card : left) {
                ++state_.open.piles[deck][card];
            }
        }
        std::ranges::reverse(cards);
        place == Place::Feet ? put(cards, state_.standup) : put(cards, state_.ground);
        state_.open.deck_sizes[deck] = static_cast<std::uint8_t>(cards.size());
    }

    /// What stands nowhere, in table order.
    [[nodiscard]] std::vector<Card> cards_left(Place place) const {
        const auto left = left_over(setup_, written_, place);
        std::vector<Card> cards;
        for (std::size_t sort = 0; sort < left.size(); ++sort) {
            cards.insert(
                cards.end(), static_cast<std::size_t>(left[sort]), static_cast<Card>(sort)
            );
        }
        return cards;
    }

    /// The lower end of the deck, top first. What the upper group has lost and nobody is said to
    /// hold, was drawn before all others.
    std::vector<Card> take_groups(std::vector<Card>& left, std::vector<Card>& drawn_first) {
        std::vector<Card> bottom;
        for (std::size_t number = written_.groups.size(); number-- > 0;) {
            const Group& group = written_.groups[number].group;
            std::vector<Card> cards;
            for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
                for (int count = group.cards[sort]; count > 0; --count) {
                    const auto found = std::ranges::find(left, static_cast<Card>(sort));
                    if (found != left.end()) {
                        cards.push_back(*found);
                        left.erase(found);
                    }
                }
            }
            random_.shuffle<Card>(cards);
            const auto kept = cards.begin() + group.left;
            drawn_first.assign(kept, cards.end());
            bottom.insert(bottom.begin(), cards.begin(), kept);
        }
        return bottom;
    }

    void fill_hand(Seat seat, Place place, std::vector<Card>& left) {
        const WrittenCards& hand = written_.hands[seat];
        for (const Card card : hand.cards[index(place)]) {
            ++state_.hands[seat][card];
        }
        if (place == state_.open.place && hand.any) {
            const auto end = left.begin() + *hand.any;
            std::for_each(left.begin(), end, [&](Card card) { ++state_.hands[seat][card]; });
            left.erase(left.begin(), end);
        }
    }

    template <std::size_t room>
    static void put(const std::vector<Card>& cards, Deck<room>& deck) {
        std::ranges::copy(cards, deck.cards.begin());
        deck.size = static_cast<std::uint8_t>(cards.size());
    }

    void note(const Group& group) {
        Groups& groups = state_.open.groups;
        groups.upper_left =
            groups.size == 0 ? static_cast<std::uint8_t>(group.left) : groups.upper_left;
        std::uint8_t first = Groups::kFirst;
        for (std::size_t sort = 0; sort < kMaxSorts; ++sort) {
            for (int count = group.cards[sort]; count > 0; --count) {
                groups.cards[groups.size++] = static_cast<std::uint8_t>(sort | first);
                first = 0;
            }
        }
    }

    const Setup& setup_;
    const WrittenPosition& written_;
    State state_;
    core::Random random_;
};

Seat owner_of(const Open& open) {
    switch (open.decision) {
    case Decision::None: return kNobody;
    case Decision::Type:
    case Decision::Recover: return open.owner;
    case Decision::Turn:
    case Decision::Combo:
    case Decision::Side:
    case Decision::Follow:
    case Decision::Step: return open.active;
    case Decision::Defend:
    case Decision::Answer:
    case Decision::Rise: return other(open.active);
    case Decision::Harm: break;
    }
    return open.attack.kind == AttackKind::FreePound ? other(open.active) : open.active;
}

}  // namespace

State lay_out(const Setup& setup, const WrittenPosition& written, std::uint64_t seed) {
    State state = CardLayout(setup, written, seed).lay_out();
    state.random = core::Random(seed).state();
    state.has_begun = true;
    state.open.owner = owner_of(state.open);
    const bool is_choosing = state.open.decision == Decision::Type;
    state.open.types_open = !is_choosing;
    for (const Seat seat : {kRed, kBlue}) {
        const Type fixed = setup.rules.fixed[seat];
        if (is_choosing && fixed != Type::None) {
            state.types[seat] = fixed;
        }
        state.open.fighters[seat].type = is_choosing ? fixed : state.types[seat];
    }
    return state;
}

core::Result<State>
read_position(const Setup& setup, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    const auto written = read_written(setup, text);
    if (!written) {
        return written.faults();
    }
    core::Diagnostics faults = check_written(setup, *written, text);
    if (!faults.empty()) {
        return faults;
    }
    return lay_out(setup, *written, seed);
}

}  // namespace tenebrae::cagedin
