// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/engine.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace tenebrae::cagedin {

namespace {

template <std::size_t room>
void fill(Deck<room>& deck, const Counts& copies, std::uint8_t& size) {
    deck = {};
    for (Card card = 0; card < kMaxSorts; ++card) {
        for (int left = copies[card]; left > 0; --left) {
            deck.cards[deck.size++] = card;
        }
    }
    size = deck.size;
}

/// Returns how many cards the upper group had at first.
std::size_t size_of_upper(const BottomGroups& groups) {
    std::size_t size = groups.size > 0 ? 1 : 0;
    while (size < groups.size && groups.cards[size] < BottomGroups::kGroupStart) {
        ++size;
    }
    return size;
}

}  // namespace

void reset_decks(const Rules& rules, State& state) {
    PublicState& open = state.open;
    for (const Place place : {Place::Feet, Place::Mat}) {
        const Counts& copies = rules.tables.copies[index(place)];
        std::uint8_t& size = open.deck_sizes[index(place)];
        place == Place::Feet ? fill(state.standup, copies, size) : fill(state.ground, copies, size);
    }
}

template <typename AnyDeck>
void Engine::shuffle(AnyDeck& deck) {
    core::Random random(state_.random);
    random.shuffle(std::span(deck.cards.data(), deck.size));
    state_.random = random.state();
}
template void Engine::shuffle(Deck<kMaxStandupCards>& deck);
template void Engine::shuffle(Deck<kMaxGroundCards>& deck);

/// Returns hands and piles to the decks (CI-E3).
void Engine::collect_cards() {
    for (const Seat seat : {kRed, kBlue}) {
        state_.hands[seat] = {};
        fighter(seat).hand_size = 0;
    }
    open_.piles = {};
    open_.groups = {};
    open_.groups.cards.fill(kNoCard);
    reset_decks(rules_, state_);
}

/// Precondition: the deck is not empty.
Card Engine::take_top(Place place) {
    --open_.deck_sizes[index(place)];
    if (place == Place::Feet) {
        return std::exchange(state_.standup.cards[--state_.standup.size], Card{0});
    }
    const Card card = std::exchange(state_.ground.cards[--state_.ground.size], Card{0});
    drop_drawn_groups();
    return card;
}

/// Drops the groups that draws have used up (CI-V4).
void Engine::drop_drawn_groups() {
    BottomGroups& groups = open_.groups;
    while (groups.size > 0) {
        const std::size_t upper = size_of_upper(groups);
        const std::size_t below = groups.size - upper;
        const std::size_t left = state_.ground.size;
        if (left > below) {
            groups.upper_remaining = static_cast<std::uint8_t>(
                std::min<std::size_t>(groups.upper_remaining, left - below)
            );
            return;
        }
        const auto rest = std::copy(
            groups.cards.begin() + static_cast<std::ptrdiff_t>(upper),
            groups.cards.begin() + groups.size,
            groups.cards.begin()
        );
        std::fill(rest, groups.cards.end(), kNoCard);
        groups.size = static_cast<std::uint8_t>(below);
        groups.upper_remaining = static_cast<std::uint8_t>(size_of_upper(groups));
    }
}

/// Puts shuffled cards under the deck as the lowest group (CI-M15, V4).
void Engine::put_under_deck(const Counts& cards) {
    std::array<Card, 8> put{};
    std::size_t number = 0;
    BottomGroups& groups = open_.groups;
    for (Card card = 0; card < rules_.tables.sorts[index(Place::Mat)]; ++card) {
        for (int left = cards[card]; left > 0; --left) {
            groups.cards[groups.size + number] =
                static_cast<std::uint8_t>(card | (number == 0 ? BottomGroups::kGroupStart : 0));
            put[number++] = card;
        }
    }
    const auto more = static_cast<std::uint8_t>(number);
    groups.upper_remaining = groups.size == 0 ? more : groups.upper_remaining;
    groups.size = static_cast<std::uint8_t>(groups.size + more);
    core::Random random(state_.random);
    random.shuffle(std::span(put.data(), number));
    state_.random = random.state();
    auto& deck = state_.ground;
    const auto end = deck.cards.begin() + deck.size;
    std::copy_backward(deck.cards.begin(), end, end + more);
    std::copy(put.begin(), put.begin() + more, deck.cards.begin());
    deck.size = static_cast<std::uint8_t>(deck.size + more);
    open_.deck_sizes[index(Place::Mat)] = deck.size;
}

/// Draws cards until the deck in use is empty (CI-K10); without any card there is no event (CI-L2).
EventIndex Engine::draw(Seat seat, int number, DrawReason reason, EventIndex cause) {
    const Place place = open_.place;
    const int drawn = std::min(number, int{open_.deck_sizes[index(place)]});
    if (drawn == 0) {
        return cause;
    }
    Event emitted = make_event(EventKind::Drew, seat, drawn, reason);
    emitted.place = static_cast<std::uint8_t>(place);
    for (int card = 0; card < drawn; ++card) {
        emitted.cards[static_cast<std::size_t>(card)] = take_top(place);
        ++state_.hands[seat][emitted.cards[static_cast<std::size_t>(card)]];
    }
    Fighter& who = fighter(seat);
    who.hand_size = static_cast<std::uint8_t>(who.hand_size + drawn);
    std::uint16_t& total = statistics(seat).drawn;
    total = static_cast<std::uint16_t>(total + drawn);
    if (events_ != nullptr) {
        std::sort(emitted.cards.begin(), emitted.cards.begin() + drawn);
    }
    const EventIndex event_index = emit(emitted, cause);
    ring_if_empty(place, event_index);
    return event_index;
}

/// CI-K11.
void Engine::refill(Seat seat, EventIndex cause) {
    if (fighter(seat).hand_size == 0) {
        draw(seat, kNewHand, DrawReason::Refill, cause);
    }
}

/// Rings the bell if the last card was taken (CI-E1).
void Engine::ring_if_empty(Place place, EventIndex cause) {
    if (open_.deck_sizes[index(place)] == 0) {
        open_.is_bell_due = true;
        Event emitted = make_event(EventKind::Bell);
        emitted.place = static_cast<std::uint8_t>(place);
        bell_ = emit(emitted, cause);
    }
}

/// Moves a card to the discard pile (CI-K9).
void Engine::discard_card(Seat seat, Card card) {
    if (card != kNoCard) {
        --state_.hands[seat][card];
        --fighter(seat).hand_size;
        ++open_.piles[index(open_.place)][card];
    }
}

/// Discards a hand, in as many events as its cards need.
void Engine::discard_hand(Seat seat, Place place, EventIndex cause) {
    Counts left = std::exchange(state_.hands[seat], {});
    fighter(seat).hand_size = 0;
    discard(left, place);
    for (bool is_emitted = events_ == nullptr; !is_emitted;) {
        Event emitted = make_event(EventKind::HandDiscarded, seat);
        emitted.place = static_cast<std::uint8_t>(place);
        emitted.set_counts(left);
        emit(emitted, cause);
        const Counts counts = emitted.counts();
        is_emitted = counts == left;
        for (Card card = 0; card < kMaxSorts; ++card) {
            left[card] = static_cast<std::uint8_t>(left[card] - counts[card]);
        }
    }
}

void Engine::discard(const Counts& cards, Place place) {
    Counts& pile = open_.piles[index(place)];
    for (std::size_t card = 0; card < kMaxSorts; ++card) {
        pile[card] = static_cast<std::uint8_t>(pile[card] + cards[card]);
    }
}

}  // namespace tenebrae::cagedin
