// SPDX-License-Identifier: MIT
#include "core/value_bytes.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace tenebrae::cagedin {

namespace {

constexpr std::array kBothPlaces{Place::Feet, Place::Mat};
constexpr std::array kBothSeats{kRed, kBlue};

int sum_of(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

template <std::size_t room>
bool count_deck(const Deck<room>& deck, int open_size, Counts& counts) {
    for (std::size_t number = 0; number < deck.size; ++number) {
        if (deck.cards[number] >= kMaxSorts) {
            return false;
        }
        ++counts[deck.cards[number]];
    }
    return deck.size == open_size;
}

bool holds_every_card_once(const Rules& rules, const State& state) {
    for (const Place place : kBothPlaces) {
        Counts counts = state.open.piles[index(place)];
        const int size = state.open.deck_sizes[index(place)];
        if (!(place == Place::Feet ? count_deck(state.standup, size, counts)
                                   : count_deck(state.ground, size, counts))) {
            return false;
        }
        for (std::size_t card = 0; card < kMaxSorts && place == state.open.place; ++card) {
            counts[card] = static_cast<std::uint8_t>(
                counts[card] + state.hands[kRed][card] + state.hands[kBlue][card]
            );
        }
        if (counts != rules.tables.copies[index(place)]) {
            return false;
        }
    }
    return true;
}

/// Returns whether hands have only sorts of the deck in use, and the sizes that all seats know.
bool has_valid_hands(const Rules& rules, const State& state) {
    return std::all_of(kBothSeats.begin(), kBothSeats.end(), [&](Seat seat) {
        const Counts& hand = state.hands[seat];
        const std::size_t sorts = rules.tables.sorts[index(state.open.place)];
        return sum_of(hand) == state.open.fighters[seat].hand_size
               && std::all_of(
                   hand.begin() + static_cast<std::ptrdiff_t>(sorts),
                   hand.end(),
                   [](std::uint8_t count) { return count == 0; }
               );
    });
}

/// Returns whether no cards have been dealt, or they have been taken back (CI-P6).
bool is_undealt(const PublicState& open) {
    return open.decision == Decision::Type || open.decision == Decision::Recover;
}

bool has_no_empty_hand_or_deck(const PublicState& open) {
    const auto is_empty = [&](Seat seat) { return open.fighters[seat].hand_size == 0; };
    const bool any_deck = open.deck_sizes[0] == 0 || open.deck_sizes[1] == 0;
    return open.is_bell_due || open.ending != Ending::None || is_undealt(open)
           || (!is_empty(kRed) && !is_empty(kBlue) && !any_deck);
}

bool has_valid_meters(const Rules& rules, const PublicState& open) {
    for (const Fighter& fighter : open.fighters) {
        for (std::size_t meter = 0; meter < kMeters; ++meter) {
            const MeterPlan& plan = rules.tables.meters[meter];
            const int cubes = fighter.cubes[meter];
            const std::uint32_t covered = (std::uint32_t{1} << cubes) - 1;
            if (cubes > plan.spaces
                || (open.ending == Ending::None && (plan.knockout & covered) != 0)) {
                return false;
            }
        }
    }
    return true;
}

bool has_valid_pawns(const PublicState& open) {
    const Hex red = open.fighters[kRed].at;
    const Hex blue = open.fighters[kBlue].at;
    return red < kHexes && blue < kHexes && red != blue
           && (open.place == Place::Feet || adjacent(red, blue))
           && !(is_pinned(open, kRed) && is_pinned(open, kBlue));
}

bool has_valid_decision(const Rules& rules, const State& state) {
    const PublicState& open = state.open;
    const bool is_asked = open.owner == kRed || open.owner == kBlue;
    if (open.ending == Ending::None && !is_asked) {
        return false;
    }
    ActionList actions;
    legal_actions(rules, state, actions);
    if (open.ending != Ending::None) {
        return open.decision == Decision::None && actions.empty();
    }
    const auto key = [](const Action& action) {
        return std::tuple(action.kind, action.card, action.second, action.hex, action.value);
    };
    std::sort(actions.begin(), actions.end(), [&](const Action& left, const Action& right) {
        return key(left) < key(right);
    });
    return open.owner <= kBlue && !actions.empty()
           && std::adjacent_find(actions.begin(), actions.end()) == actions.end();
}

/// Returns whether the known cards of each group are a part of the deck's lower end.
bool has_valid_groups(const State& state) {
    const BottomGroups& groups = state.open.groups;
    std::size_t below = 0;
    for (std::size_t end = groups.size; end > 0;) {
        std::size_t first = end - 1;
        while (first > 0 && groups.cards[first] < BottomGroups::kGroupStart) {
            --first;
        }
        const std::size_t left = first == 0 ? groups.upper_remaining : end - first;
        Counts counts{};
        for (std::size_t entry = first; entry < end; ++entry) {
            ++counts.at(groups.cards[entry] % BottomGroups::kGroupStart);
        }
        if (left == 0 || left > end - first || below + left > state.ground.size) {
            return false;
        }
        for (std::size_t number = below; number < below + left; ++number) {
            if (counts[state.ground.cards[number]]-- == 0) {
                return false;
            }
        }
        below += left;
        end = first;
    }
    return true;
}

}  // namespace

std::string_view broken_invariant(const Rules& rules, const State& state) {
    if (!holds_every_card_once(rules, state)) {
        return "CI-I1";
    }
    if (!has_valid_hands(rules, state)) {
        return "CI-I2";
    }
    if (!has_no_empty_hand_or_deck(state.open)) {
        return "CI-I3";
    }
    if (!has_valid_meters(rules, state.open)) {
        return "CI-I4";
    }
    if (!has_valid_pawns(state.open)) {
        return "CI-I5";
    }
    if (!has_valid_decision(rules, state)) {
        return "CI-I6";
    }
    return has_valid_groups(state) ? "" : "CI-I8";
}

std::uint64_t hash(const State& state) {
    State hashed = state;
    hashed.statistics = {};
    return core::hash_of_value(hashed);
}

}  // namespace tenebrae::cagedin
