// SPDX-License-Identifier: MIT
#include "games/cagedin/words/show.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/event_rows.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/public_lines.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tenebrae::cagedin {
namespace {

using Style = table::BoardStyle;

constexpr int kWidth = 80;

/// Wraps a text; the lines after the first are indented.
std::string wrapped(const std::string& text) {
    return core::listed(
               core::wrap_hanging(text, kWidth, 4),
               "\n",
               [](const std::string& line) { return line; }
           )
           + "\n";
}

/// Returns "[R]" for a pawn, else the hex and its mark: + hurts, c counters, r and b are the
/// corners.
std::string hex_text(const Tables& tables, const PublicState& open, Hex hex) {
    for (const Seat seat : {kRed, kBlue}) {
        if (open.fighters[seat].at == hex) {
            return seat == kRed ? "[R] " : "[B] ";
        }
    }
    const char mark = has(tables.hurting, hex)       ? '+'
                      : has(tables.countering, hex)  ? 'c'
                      : hex == tables.corners[kRed]  ? 'r'
                      : hex == tables.corners[kBlue] ? 'b'
                                                     : ' ';
    return name(hex) + mark + " ";
}

std::string cage_row(const Setup& setup, const PublicState& open, int row) {
    const int length = kRowLengths[static_cast<std::size_t>(row)];
    std::string text(static_cast<std::size_t>(2 * (kRows - length)), ' ');
    for (int column = 0; column < length; ++column) {
        text += hex_text(setup.rules.tables, open, hex_at(row, column));
    }
    text.resize(4 * kRows + 2, ' ');
    return text;
}

/// Returns the sign of an empty space: F or K on damage meters, the level it reaches on fatigue.
char mark_of_space(const Rules& rules, Meter meter, int space) {
    const MeterPlan& plan = rules.tables.meters[index(meter)];
    if (meter == Meter::Fatigue) {
        for (std::size_t level = 0; level < rules.tables.levels.size(); ++level) {
            if (rules.tables.levels[level] == space) {
                return static_cast<char>('1' + level);
            }
        }
        return space == plan.spaces ? '4' : '.';
    }
    return (plan.knockout >> (space - 1) & 1U) != 0  ? 'K'
           : (plan.fatigue >> (space - 1) & 1U) != 0 ? 'F'
                                                     : '.';
}

/// Returns the bar of a meter, as wide as the longest possible meter.
std::string bar(const Rules& rules, const Fighter& fighter, Meter meter, Style style) {
    const int cubes = fighter.cubes[index(meter)];
    std::string text;
    for (int space = 1; space <= kMaxSpaces + 1; ++space) {
        if (space > rules.spaces(meter)) {
            text += ' ';
        } else if (space > cubes) {
            text += mark_of_space(rules, meter, space);
        } else {
            text += style == Style::Utf8 ? "█" : "#";
        }
    }
    return text;
}

/// Returns the text beside a row of the cage: names beside the first, a meter beside each other
/// one.
std::string boards_row(const Setup& setup, const PublicState& open, int row, Style style) {
    if (row == 0) {
        std::string text = "        ";
        for (const Seat seat : {kRed, kBlue}) {
            const Type type = open.fighters[seat].type;
            std::string heading(display_name(seat));
            if (type != Type::None) {
                heading = heading.substr(0, 1) + " " + std::string(display_name(type));
            }
            heading.resize(kMaxSpaces + 1, ' ');
            text += heading;
        }
        return text;
    }
    const auto meter = static_cast<Meter>(row - 1);
    std::string text(name(meter));
    text.resize(8, ' ');
    return text + bar(setup.rules, open.fighters[kRed], meter, style)
           + bar(setup.rules, open.fighters[kBlue], meter, style);
}

std::string picture(const Setup& setup, const PublicState& open, Style style) {
    std::string text;
    for (int row = 0; row < kRows; ++row) {
        const std::string line = cage_row(setup, open, row) + boards_row(setup, open, row, style);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

/// Returns the boards as a sentence for each fighter.
std::string board_sentences(const Setup& setup, const PublicState& open) {
    std::string text;
    for (const Seat seat : {kRed, kBlue}) {
        const Fighter& fighter = open.fighters[seat];
        std::string line(display_name(seat));
        line +=
            fighter.type == Type::None ? "" : ", " + std::string(display_name(fighter.type)) + ",";
        line += " at " + name(fighter.at) + ":";
        for (std::size_t number = 0; number < kMeters; ++number) {
            const auto meter = static_cast<Meter>(number);
            line += (number == 0 ? " " : ", ") + std::string(display_name(meter)) + " "
                    + std::to_string(fighter.cubes[number]) + " of "
                    + std::to_string(setup.rules.spaces(meter));
        }
        text += wrapped(line + ".");
    }
    return text;
}

std::string moment_line(const Setup& setup, const View& view) {
    const PublicState& open = view.open;
    std::string text =
        "Round " + std::to_string(open.round) + " of " + std::to_string(setup.rules.rounds);
    if (open.decision == Decision::Type) {
        // Who goes first is drawn after this (CI-S3).
        return wrapped(text + ", before the fight: the fighters choose their types.");
    }
    text += ", turn " + std::to_string(open.turn)
            + (open.place == Place::Feet ? ", on the feet" : ", on the mat");
    text += view.is_over ? ", over." : ": " + std::string(display_name(open.active)) + "'s turn.";
    text += open.actions > 1 ? " Actions so far: " + std::to_string(open.actions) + "." : "";
    for (const Seat seat : {kRed, kBlue}) {
        text += is_pinned(open, seat) ? " " + std::string(display_name(seat)) + " is pinned." : "";
    }
    return wrapped(text + (open.is_bell_due ? " The bell is due." : ""));
}

std::string cards_line(const PublicState& open) {
    std::string text = "In hand:";
    for (const Seat seat : {kRed, kBlue}) {
        text += " " + std::string(display_name(seat)) + " "
                + std::to_string(open.fighters[seat].hand_size) + (seat == kRed ? "," : ".");
    }
    return text + " Decks: stand-up " + std::to_string(open.deck_sizes[index(Place::Feet)])
           + ", ground " + std::to_string(open.deck_sizes[index(Place::Mat)]) + ".\n";
}

std::string pile_lines(const Setup& setup, const PublicState& open) {
    std::string text;
    for (const Place place : {Place::Feet, Place::Mat}) {
        const std::string cards = card_codes(setup, place, open.piles[index(place)]);
        text +=
            cards.empty()
                ? ""
                : wrapped(
                    (place == Place::Feet ? "Discarded, stand-up: " : "Discarded, ground: ") + cards
                );
    }
    return text;
}

/// Returns the attack in progress, in the words of its event.
std::string attack_line(const Setup& setup, const PublicState& open) {
    if (!has_attack(open)) {
        return "";
    }
    const bool is_free = open.attack.kind == AttackKind::FreePound;
    Event event;
    event.kind = EventKind::Attack;
    event.who = is_free ? other(open.active) : open.active;
    event.value = static_cast<std::uint8_t>(open.attack.kind);
    event.cards[0] = open.attack.card;
    event.cards[1] = open.attack.second;
    return event_rows().text({event, setup}).sentence + "\n";
}

std::string abilities(const StandupCard& card) {
    return std::string(card.combo ? ", combo" : "") + (card.counter ? ", counter-strike" : "")
           + (card.haymaker ? ", haymaker" : "");
}

std::string hand_line(const Setup& setup, Place place, Card card, int number) {
    std::string line = std::to_string(number) + "  " + setup.card(place, card).code;
    line.resize(std::max<std::size_t>(line.size() + 2, 13), ' ');
    line = (number < 10 ? " " : "") + line + card_name(setup, place, card);
    if (place == Place::Mat) {
        return wrapped(line);
    }
    const StandupCard& facts = setup.rules.tables.standup[card];
    return wrapped(
        line + (facts.is_takedown ? ": takedown" : ": " + std::string(display_name(facts.location)))
        + abilities(facts) + ", footwork " + std::to_string(facts.footwork)
    );
}

std::string hand_lines(const Setup& setup, Place place, const Counts& hand) {
    std::string text;
    for (int number = 1; number <= count_of(hand); ++number) {
        text += hand_line(setup, place, card_numbered(hand, number), number);
    }
    return text;
}

/// Returns the own hand, or both hands after the fight.
std::string hands(const Setup& setup, const View& view) {
    const bool has_own = view.seat <= kBlue && are_cards_dealt(view.open) && !view.is_over;
    std::string text =
        has_own ? "Your hand:\n" + hand_lines(setup, view.open.place, view.hand) : "";
    for (const Seat seat : {kRed, kBlue}) {
        const std::string cards = card_codes(setup, view.open.place, view.hands[seat]);
        const bool is_shown = cards.empty() || (has_own && seat == view.seat);
        text += is_shown ? "" : wrapped(std::string(display_name(seat)) + " holds: " + cards);
    }
    return text;
}

std::string own_type_line(const View& view) {
    return view.own_type == Type::None || is_type_open(view.open, static_cast<Seat>(view.seat))
               ? ""
               : "You are a " + std::string(display_name(view.own_type))
                     + "; the other fighter does not know yet.\n";
}

std::string unseen_line(const Setup& setup, const View& view, Place place) {
    const Counts left = unseen(setup.rules, view, place);
    return wrapped(
        std::string(place == Place::Feet ? "Stand-up" : "Ground")
        + " deck: " + core::counted(int{view.open.deck_sizes[index(place)]}, "card") + "; unseen "
        + std::to_string(count_of(left)) + ": " + card_codes(setup, place, left)
    );
}

std::string attacks_of(const FighterStatistics& own) {
    constexpr std::array<std::string_view, kCountedAttacks> kThings{
        "strikes", "haymakers", "shoves", "takedowns", "pounds", "submissions"};
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < kCountedAttacks; ++kind) {
        if (own.tried[kind] != 0) {
            parts.push_back(
                std::string(kThings[kind]) + " " + std::to_string(own.landed[kind]) + " of "
                + std::to_string(own.tried[kind])
            );
        }
    }
    return parts.empty() ? "no attack" : "landed " + core::joined(parts, ", ");
}

template <std::size_t size>
std::string sum_of(const std::array<std::uint16_t, size>& counts) {
    return std::to_string(std::accumulate(counts.begin(), counts.end(), 0));
}

}  // namespace

std::string format_board(const Setup& setup, const View& view, Style style) {
    const PublicState& open = view.open;
    std::string text =
        style == Style::Sentences ? board_sentences(setup, open) : picture(setup, open, style);
    text += moment_line(setup, view) + cards_line(open) + pile_lines(setup, open)
            + own_type_line(view) + hands(setup, view) + attack_line(setup, open);
    return text + (view.is_over ? format_statistics(setup, view) : wrapped(question(setup, view)));
}

std::string format_remaining(const Setup& setup, const View& view) {
    const PublicState& open = view.open;
    std::string text =
        "Rounds left after this one: " + std::to_string(setup.rules.rounds - open.round) + ".\n";
    text += unseen_line(setup, view, Place::Feet) + unseen_line(setup, view, Place::Mat);
    for (const Group& group : groups_of(open.groups)) {
        text += wrapped(
            "At the bottom of the ground deck: " + std::to_string(group.left) + " of "
            + card_codes(setup, Place::Mat, group.cards)
        );
    }
    return text + pile_lines(setup, open);
}

std::string format_public_position(const Setup& setup, const View& view) {
    const PublicState& open = view.open;
    TypeWords types;
    for (const Seat seat : {kRed, kBlue}) {
        const bool is_own = view.seat == seat && !open.types_open;
        const Type type = is_own ? view.own_type : open.fighters[seat].type;
        types[seat] = type == Type::None && has_chosen_type(setup.rules, open, seat)
                          ? kAnyType
                          : word_of_type(type);
    }
    std::string text;
    for (const Seat seat : {kRed, kBlue}) {
        const bool is_known = view.shows_all || view.seat == seat;
        const Counts& hand = view.shows_all ? view.hands[seat] : view.hand;
        const int size = open.fighters[seat].hand_size;
        const std::string cards =
            is_known ? card_codes(setup, open.place, hand) : "any " + std::to_string(size);
        text += !are_cards_dealt(open) ? ""
                                       : "hand " + std::string(name_of_fighter(seat))
                                             + (cards.empty() ? "" : " " + cards) + "\n";
    }
    return public_position_lines(setup, open, types) + text;
}

std::string format_statistics(const Setup& /*setup*/, const View& view) {
    const PublicState& open = view.open;
    std::string text = "Round " + std::to_string(open.round) + ", started by "
                       + std::string(display_name(open.first)) + "; "
                       + core::counted(int{open.turn}, "turn") + " in all.\n";
    for (const Seat seat : {kRed, kBlue}) {
        const FighterStatistics& own = view.statistics[seat];
        text += "  " + std::string(display_name(seat)) + ": " + attacks_of(own) + "; countered "
                + sum_of(own.countered) + ".\n    Damage dealt " + sum_of(own.damage)
                + ", fatigue gained " + sum_of(own.fatigue) + ", longest combo "
                + std::to_string(own.longest_combo) + ", taps " + std::to_string(own.taps)
                + ", drawn " + std::to_string(own.drawn) + ", recovered "
                + std::to_string(own.recovered) + ".\n";
    }
    return text;
}

}  // namespace tenebrae::cagedin
