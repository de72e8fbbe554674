// SPDX-License-Identifier: MIT
#include "games/cagedin/positions/position.hpp"

#include "core/random.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/positions/written_position.hpp"
#include "games/cagedin/words/public_lines.hpp"

#include <algorithm>
#include <string_view>

namespace tenebrae::cagedin {
namespace {

template <std::size_t room>
std::string
deck_line(const Setup& setup, std::string_view word, Place place, const Deck<room>& deck) {
    std::string line(word);
    for (std::size_t number = deck.size; number-- > 0;) {
        line += " " + setup.card(place, deck.cards[number]).code;
    }
    return line + "\n";
}

/// Places all cards: as written, or by the seed.
class CardLayout {
public:
    CardLayout(const Setup& setup, const WrittenPosition& written, std::uint64_t seed)
        // Not the generator of the fight, which must not depend on how many cards were written.
        : setup_(setup), written_(written), state_(written.state), random_(~seed) {}

    State build() {
        build(Place::Feet, state_.standup);
        build(Place::Mat, state_.ground);
        state_.open.groups.cards.fill(kNoCard);
        for (const WrittenGroup& written : written_.groups) {
            add_group(written.group);
        }
        for (const Seat seat : {kRed, kBlue}) {
            state_.open.fighters[seat].hand_size =
                static_cast<std::uint8_t>(count_of(state_.hands[seat]));
        }
        return state_;
    }

private:
    template <std::size_t room>
    void build(Place place, Deck<room>& deck) {
        const std::size_t number = index(place);
        std::vector<Card> left = unplaced_cards(place);
        std::vector<Card> bottom;
        std::vector<Card> drawn;
        if (place == Place::Mat && written_.deck_takes_rest(place)) {
            bottom = take_groups(left, drawn);
        }
        if (are_cards_dealt(state_.open)) {
            random_.shuffle<Card>(left);
        } else {
            std::ranges::reverse(left);  // in table order: no deck is in use yet (CI-P6)
        }
        left.insert(left.begin(), drawn.begin(), drawn.end());
        for (const Seat seat : {kRed, kBlue}) {
            fill_hand(seat, place, left);
        }
        Counts& pile = state_.open.piles[number];
        for (const Card card : written_.discards[number].cards[number]) {
            ++pile[card];
        }
        std::vector<Card> cards = written_.decks[number].cards[number];
        if (written_.deck_takes_rest(place)) {
            cards.insert(cards.end(), left.begin(), left.end());
            cards.insert(cards.end(), bottom.begin(), bottom.end());
        } else {
            std::ranges::for_each(left, [&pile](Card card) { ++pile[card]; });
        }
        std::ranges::reverse_copy(cards, deck.cards.begin());
        deck.size = static_cast<std::uint8_t>(cards.size());
        state_.open.deck_sizes[number] = deck.size;
    }

    /// Returns the unplaced cards, in table order.
    [[nodiscard]] std::vector<Card> unplaced_cards(Place place) const {
        std::vector<Card> cards;
        Card sort = 0;
        for (const int count : written_.unplaced_counts(setup_, place)) {
            cards.insert(cards.end(), static_cast<std::size_t>(count), sort++);
        }
        return cards;
    }

    /// Takes as many of these cards as are left.
    static std::vector<Card> take(const Counts& wanted, std::vector<Card>& left) {
        Counts missing = wanted;
        std::vector<Card> taken;
        std::erase_if(left, [&](Card card) {
            const bool is_wanted = missing[card] > 0;
            if (is_wanted) {
                --missing[card];
                taken.push_back(card);
            }
            return is_wanted;
        });
        std::ranges::sort(taken);
        return taken;
    }

    /// Returns the lower end of the deck, top first. Cards missing from the upper group and from
    /// the written hands count as drawn first.
    std::vector<Card> take_groups(std::vector<Card>& left, std::vector<Card>& drawn) {
        std::vector<Card> bottom;
        for (std::size_t number = written_.groups.size(); number-- > 0;) {
            const Group& group = written_.groups[number].group;
            std::vector<Card> cards = take(group.cards, left);
            random_.shuffle<Card>(cards);
            const auto end_of_remaining = cards.begin() + group.left;
            drawn.assign(end_of_remaining, cards.end());
            bottom.insert(bottom.begin(), cards.begin(), end_of_remaining);
        }
        return bottom;
    }

    void fill_hand(Seat seat, Place place, std::vector<Card>& left) {
        const WrittenCards& hand = written_.hands[seat];
        std::vector<Card> cards = hand.cards[index(place)];
        if (place == state_.open.place && hand.any) {
            const auto end = left.begin() + *hand.any;
            cards.assign(left.begin(), end);
            left.erase(left.begin(), end);
        }
        std::ranges::for_each(cards, [&](Card card) { ++state_.hands[seat][card]; });
    }

    void add_group(const Group& group) {
        BottomGroups& groups = state_.open.groups;
        if (groups.size == 0) {
            groups.upper_remaining = static_cast<std::uint8_t>(group.left);
        }
        unsigned first = BottomGroups::kGroupStart;
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

Seat owner_of(const PublicState& open) {
    using D = Decision;
    const auto is_one_of = [&open](auto... decisions) {
        return ((open.decision == decisions) || ...);
    };
    if (is_one_of(D::None, D::Type, D::Recover)) {
        return open.owner;
    }
    const bool is_free = open.attack.kind == AttackKind::FreePound;
    return is_free || is_one_of(D::Defend, D::Answer, D::Rise) ? other(open.active) : open.active;
}

}  // namespace

std::string write_position(const Setup& setup, const State& state) {
    std::string text = public_position_lines(
        setup, state.open, {word_of_type(state.types[kRed]), word_of_type(state.types[kBlue])}
    );
    if (state.turn_begins) {
        text.replace(text.rfind("phase "), std::string::npos, "phase start\n");
    }
    if (!are_cards_dealt(state.open)) {
        return text;
    }
    for (const Seat seat : {kRed, kBlue}) {
        const std::string cards = card_codes(setup, state.open.place, state.hands[seat]);
        text += "hand " + std::string(name_of_fighter(seat)) + (cards.empty() ? "" : " ") + cards
                + "\n";
    }
    return text + deck_line(setup, "standup-deck", Place::Feet, state.standup)
           + deck_line(setup, "ground-deck", Place::Mat, state.ground);
}

core::Result<State>
read_position(const Setup& setup, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    const auto written = read_written(setup, text);
    core::Diagnostics errors = written ? check_written(setup, *written, text) : written.errors();
    if (!errors.empty()) {
        return errors;
    }
    State state = CardLayout(setup, *written, seed).build();
    state.random = core::Random(seed).state();
    state.has_begun = true;
    state.open.owner = owner_of(state.open);
    const bool is_choosing = state.open.decision == Decision::Type;
    state.open.types_open = !is_choosing;
    core::Random types(~seed);  // no card is dealt while types are chosen
    for (const Seat seat : {kRed, kBlue}) {
        const Type fixed = setup.rules.fixed_types[seat];
        if (written->any_type[seat]) {
            state.types[seat] = static_cast<Type>(types.below(kTypes) + 1);
        }
        state.types[seat] = is_choosing && fixed != Type::None ? fixed : state.types[seat];
        state.open.fighters[seat].type = is_choosing ? fixed : state.types[seat];
    }
    return state;
}

}  // namespace tenebrae::cagedin
