// SPDX-License-Identifier: MIT
#include "games/cagedin/words/public_lines.hpp"

#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <algorithm>
#include <iterator>

namespace tenebrae::cagedin {
namespace {

std::string numbered(std::string_view word, int number) {
    return std::string(word) + " " + std::to_string(number);
}

std::string moment_lines(const PublicState& open) {
    return numbered("round", open.round) + "\n" + numbered("turn", open.turn) + "\nfirst "
           + std::string(name_of_fighter(open.first)) + "\nactive "
           + std::string(name_of_fighter(open.active)) + "\nplace " + std::string(name(open.place))
           + "\n" + numbered("actions", open.actions) + "\n";
}

std::string fighter_line(const PublicState& open, Seat seat, std::string_view type) {
    const Fighter& fighter = open.fighters[seat];
    std::string line = std::string(name_of_fighter(seat)) + " at " + name(fighter.at);
    if (!type.empty()) {
        line += " type " + std::string(type);
    }
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        const int cubes = fighter.cubes[meter];
        line += cubes == 0 ? "" : " " + numbered(name(static_cast<Meter>(meter)), cubes);
    }
    return line + (fighter.coaching == 0 ? "" : " " + numbered("coach", fighter.coaching)) + "\n";
}

std::string
pile_line(const Setup& setup, std::string_view word, Place place, const PublicState& open) {
    const std::string cards = card_codes(setup, place, open.piles[index(place)]);
    return cards.empty() ? "" : std::string(word) + " " + cards + "\n";
}

/// Returns "phase defend strike jab-l" (CI-P3).
std::string phase_line(const Setup& setup, const PublicState& open) {
    const auto word = [](std::string_view text) {
        return text.empty() ? "" : " " + std::string(text);
    };
    const Decision decision = open.decision;
    if (decision == Decision::None) {
        return "phase over" + word(name(open.ending)) + word(name_of_fighter(open.winner));
    }
    std::string line = "phase" + word(name(decision));
    if (decision == Decision::Type || decision == Decision::Recover) {
        line += word(name_of_fighter(open.owner));
    }
    line += decision == Decision::Recover ? " " + std::to_string(open.points) : "";
    if (!has_attack(open)) {
        return line;
    }
    line += decision == Decision::Defend ? word(name(open.attack.kind)) : "";
    const Place place = deck_of(open.attack.kind);
    for (const Card card : {open.attack.card, open.attack.second}) {
        line += card == kNoCard ? "" : word(setup.card(place, card).code);
    }
    return line + (open.attack.kind == AttackKind::FreePound ? " free" : "");
}

}  // namespace

std::vector<Group> groups_of(const BottomGroups& groups) {
    std::vector<Group> all;
    for (std::size_t place = 0; place < groups.size; ++place) {
        const unsigned entry = groups.cards[place];
        if ((entry & BottomGroups::kGroupStart) != 0) {
            all.emplace_back();
        }
        ++all.back().cards[entry & ~unsigned{BottomGroups::kGroupStart}];
        ++all.back().left;
    }
    if (!all.empty()) {
        all.front().left = groups.upper_remaining;
    }
    return all;
}

Place deck_of(AttackKind kind) {
    return kind <= AttackKind::Takedown ? Place::Feet : Place::Mat;
}

Place deck_of(const Event& event) {
    const EventKind kind = event.kind;
    if (kind == EventKind::Attack || kind == EventKind::Blocked) {
        return deck_of(static_cast<AttackKind>(event.value));
    }
    if (kind == EventKind::Drew || kind == EventKind::HandDiscarded) {
        return static_cast<Place>(event.place);
    }
    return kind == EventKind::Footwork || kind == EventKind::Covered ? Place::Feet : Place::Mat;
}

std::vector<Card> event_cards(const Setup& setup, const Event& event) {
    std::vector<Card> cards;
    if (event.kind != EventKind::HandDiscarded) {
        std::ranges::copy_if(event.cards, std::back_inserter(cards), [](Card card) {
            return card != kNoCard;
        });
        return cards;
    }
    const Counts counts = event.counts();
    for (std::size_t sort = 0; sort < setup.cards[event.place].size(); ++sort) {
        cards.insert(cards.end(), counts[sort], static_cast<Card>(sort));
    }
    return cards;
}

std::string card_codes(const Setup& setup, Place place, const Counts& cards) {
    std::string text;
    for (std::size_t card = 0; card < setup.cards[index(place)].size(); ++card) {
        if (cards[card] != 0) {
            text += (text.empty() ? "" : " ") + setup.cards[index(place)][card].code;
            text += cards[card] == 1 ? "" : "*" + std::to_string(cards[card]);
        }
    }
    return text;
}

bool are_cards_dealt(const PublicState& open) {
    return open.decision != Decision::Type && open.decision != Decision::Recover;
}

bool has_chosen_type(const Rules& rules, const PublicState& open, Seat seat) {
    return open.decision == Decision::Type && rules.chooses_type(seat) && seat < open.owner;
}

std::string_view word_of_type(Type type) {
    return type == Type::None ? std::string_view() : name(type);
}

std::string
public_position_lines(const Setup& setup, const PublicState& open, const TypeWords& types) {
    std::string text = open.decision == Decision::Type ? "" : moment_lines(open);
    for (const Seat seat : {kRed, kBlue}) {
        text += fighter_line(open, seat, types[seat]);
    }
    text += pile_line(setup, "standup-discard", Place::Feet, open);
    text += pile_line(setup, "ground-discard", Place::Mat, open);
    for (const Group& group : groups_of(open.groups)) {
        text += "bottom " + std::to_string(group.left) + " "
                + card_codes(setup, Place::Mat, group.cards) + "\n";
    }
    return text + (open.is_bell_due ? "bell\n" : "") + phase_line(setup, open) + "\n";
}

}  // namespace tenebrae::cagedin
