// SPDX-License-Identifier: MIT
#include "games/cagedin/words/look.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "kit/command_words.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

/// The abilities in the order of Type.
constexpr std::array<std::string_view, kTypes + 1> kAbilities{
    "",
    "plain strikes have the combo symbol. Unless pinned, he blocks a takedown with any takedown "
    "card, for 1 fatigue [CI-F1 to F5].",
    "takedowns deal 2 damage, have the combo symbol and work while he is pinned. After he stands "
    "up, the next turn is his [CI-F6 to F10].",
    "ground and pound deals 2 fatigue and no damage. He may play two cards in one submission, and "
    "both must be blocked [CI-F11 to F14].",
    "ground and pound deals damage and 1 fatigue. It has the combo symbol while the other is "
    "pinned [CI-F15, CI-F16]."};

constexpr std::array<std::string_view, 5> kLevels{
    "level 0: no effect",
    "level 1: footwork values are 1 less",
    "level 2: footwork values are 2 less",
    "level 3: no footwork, and submissions against him are free",
    "level 4: no combo, and three taps end the fight"};

std::string listed_spaces(std::uint32_t marked) {
    std::string text;
    for (int space = 0; space < kMaxSpaces; ++space) {
        if ((marked >> space & 1U) != 0) {
            text += (text.empty() ? "" : ", ") + std::to_string(space + 1);
        }
    }
    return text;
}

std::string meter_line(const Setup& setup, const Fighter& fighter, Meter meter) {
    const MeterPlan& plan = setup.rules.tables.meters[index(meter)];
    std::string text = core::capitalised(std::string(display_name(meter)));
    text +=
        ": " + std::to_string(fighter.cubes[index(meter)]) + " of " + std::to_string(plan.spaces);
    text += plan.fatigue != 0 ? "; fatigue at " + listed_spaces(plan.fatigue) : "";
    text += plan.knockout != 0 ? "; knockout at " + listed_spaces(plan.knockout) : "";
    return text + ".";
}

std::string standup_card_text(const Setup& setup, const Fighter& own, Card card) {
    const StandupCard& standup = setup.rules.tables.standup[card];
    std::string text = standup.is_takedown
                           ? "a takedown, the " + std::string(display_name(standup.takedown))
                           : "hits the " + std::string(display_name(standup.location));
    const int value = footwork(setup.rules, own, standup);
    text += "; footwork " + std::to_string(value);
    text += value < standup.footwork ? ", printed " + std::to_string(standup.footwork) + " [CI-B9]."
                                     : ".";
    text += standup.combo ? " Combo: act again if it lands [CI-O1]." : "";
    text += standup.counter ? " Counter-strike: hits back when it blocks [CI-D7]." : "";
    text += standup.haymaker ? " Haymaker: 2 damage and a push [CI-A6 to A10]." : "";
    return text;
}

std::string ground_card_text(const Setup& setup, Card card) {
    const GroundCard& ground = setup.rules.tables.ground[card];
    return "pounds the " + std::string(display_name(ground.meter)) + "; "
           + (ground.is_tap ? "a tap when turned over [CI-M10]."
                            : "an escape when turned over [CI-M11].");
}

/// Describes a hex: its sign, corners, and how far away each fighter is, except `around`.
std::vector<std::string>
contents_of(const Setup& setup, const View& view, Hex hex, Seat around = kNobody) {
    const Tables& tables = setup.rules.tables;
    const PublicState& open = view.open;
    std::vector<std::string> lines;
    if (has(tables.countering, hex)) {
        lines.emplace_back("A counter-strike hex: a fighter who blocks a strike or a haymaker here "
                           "hits back [CI-D7].");
    }
    if (has(tables.hurting, hex)) {
        lines.emplace_back("A +1 DMG hex: ground and pound against a fighter here deals 1 more "
                           "damage [CI-M4].");
    }
    for (const Seat who : {kRed, kBlue}) {
        if (tables.corners[who] == hex) {
            lines.push_back(
                std::string(display_name(who))
                + "'s corner: he draws a card if he starts his turn "
                  "here [CI-T2]."
            );
        }
        if (open.fighters[who].at == hex) {
            lines.push_back(
                std::string(display_name(who)) + " is here"
                + (is_pinned(open, who) ? ", pinned: no takedown and no combo [CI-H8 to H10]." : "."
                )
            );
        } else if (open.fighters[who].at < kHexes && who != around) {
            lines.push_back(
                std::string(display_name(who)) + " is "
                + core::counted(distance(hex, open.fighters[who].at), "step") + " away [CI-H3]."
            );
        }
    }
    return lines;
}

/// Returns "west".
std::string_view direction_name(Direction direction) {
    constexpr std::array<std::string_view, kDirections.size()> kWords{
        "west", "east", "northwest", "northeast", "southwest", "southeast"};
    return kWords[static_cast<std::size_t>(direction)];
}

/// Returns "West, d3, an interior hex. Blue is 2 steps away [CI-H3]."
std::string explain_side(const Setup& setup, const View& view, Seat who, Direction direction) {
    const std::string side = core::capitalised(std::string(direction_name(direction)));
    const Hex there = neighbour(view.open.fighters[who].at, direction);
    if (there == kNoHex) {
        return side + ": the cage [CI-H5].";
    }
    std::vector<std::string> lines = contents_of(setup, view, there, who);
    lines.insert(
        lines.begin(),
        side + ", " + cagedin::name(there)
            + (touches_cage(there) ? ", touches the cage." : ", an interior hex.")
    );
    return core::joined(lines, " ");
}

constexpr std::string_view kHand = "hand";

core::Result<std::vector<std::string>>
look_at_card(const Setup& setup, const View& view, std::uint64_t number, const core::Word& word) {
    const int held = count_of(view.hand);
    if (number == 0 || number > static_cast<std::uint64_t>(held)) {
        return kit::unreadable(
            "no-such-card",
            word,
            held == 0 ? "a place: this seat holds no cards"
                      : "a card of your hand: " + core::numbered_to(held, "number")
        );
    }
    const Card card = card_numbered(view.hand, static_cast<int>(number));
    return std::vector{explain_card(setup, view, card)};
}

}  // namespace

std::vector<std::string> explain_hex(const Setup& setup, const View& view, Hex hex) {
    std::vector<std::string> lines = contents_of(setup, view, hex);
    lines.insert(
        lines.begin(),
        cagedin::name(hex)
            + (touches_cage(hex)
                   ? ", a hex that touches the cage: a fighter here is pinned while the "
                     "other stands on an interior hex beside him [CI-H8]."
                   : ", an interior hex [CI-H5].")
    );
    return lines;
}

std::vector<std::string> explain_around(const Setup& setup, const View& view, Seat who) {
    const Hex at = view.open.fighters[who].at;
    if (at >= kHexes) {
        return {std::string(display_name(who)) + " is not in the cage yet [CI-S4]."};
    }
    std::vector<std::string> lines = explain_hex(setup, view, at);
    for (const Direction direction : kDirections) {
        lines.push_back(explain_side(setup, view, who, direction));
    }
    return lines;
}

std::vector<std::string> explain_fighter(const Setup& setup, const View& view, Seat who) {
    const Fighter& fighter = view.open.fighters[who];
    const Type type = who == view.seat ? view.own_type : fighter.type;
    std::vector<std::string> lines{
        std::string(display_name(who)) + "'s board. He holds "
        + core::counted(int{fighter.hand_size}, "card") + "."};
    if (type != Type::None) {
        lines.push_back(
            std::string(display_name(type)) + ": "
            + std::string(kAbilities[static_cast<std::size_t>(type)])
        );
    }
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        lines.push_back(meter_line(setup, fighter, static_cast<Meter>(meter)));
    }
    const auto level = static_cast<std::size_t>(fatigue_level(setup.rules, fighter));
    lines.push_back("Fatigue " + std::string(kLevels[level]) + " [CI-B9].");
    lines.emplace_back("Damage to a full leg becomes fatigue; if fatigue is full too, it is a "
                       "knockout [CI-B5].");
    if (view.shows_all) {
        std::string cards = "Hand at the end:";
        for (Card card = 0; card < kMaxSorts; ++card) {
            const int count = view.hands[who][card];
            cards += count > 0 ? " " + setup.card(view.open.place, card).code : "";
            cards += count > 1 ? "*" + std::to_string(count) : "";
        }
        lines.push_back(cards);
    }
    return lines;
}

std::string explain_card(const Setup& setup, const View& view, Card card) {
    const Place place = view.open.place;
    const Fighter& own = view.open.fighters[static_cast<std::size_t>(view.seat)];
    return std::to_string(number_in_hand(view.hand, card)) + " " + card_name(setup, place, card)
           + ": "
           + (place == Place::Mat ? ground_card_text(setup, card)
                                  : standup_card_text(setup, own, card))
           + (view.hand[card] > 1 ? " You hold " + std::to_string(view.hand[card]) + " of them."
                                  : "");
}

std::vector<std::string> explain_hand(const Setup& setup, const View& view) {
    if (count_of(view.hand) == 0) {
        return {"No hand is visible here [CI-K7]."};
    }
    std::vector<std::string> lines{"Your hand [CI-K7]."};
    for (Card card = 0; card < kMaxSorts; ++card) {
        if (view.hand[card] > 0) {
            lines.push_back(explain_card(setup, view, card));
        }
    }
    return lines;
}

std::vector<std::string> places_to_look(const View& view) {
    std::vector<std::string> places;
    for (const Seat who : {kRed, kBlue}) {
        places.emplace_back(name_of_fighter(who));
    }
    places.emplace_back(kHand);
    for (int number = 1; number <= count_of(view.hand); ++number) {
        places.push_back(std::to_string(number));
    }
    for (Hex hex = 0; hex < kHexes; ++hex) {
        places.push_back(name(hex));
    }
    return places;
}

core::Result<std::vector<std::string>>
look(const Setup& setup, const View& view, table::Words words) {
    if (words.empty()) {
        const bool is_fighter = view.seat == kRed || view.seat == kBlue;
        return explain_around(
            setup, view, is_fighter ? static_cast<Seat>(view.seat) : view.open.active
        );
    }
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    const std::string_view place = words[0].text;
    if (const auto number = core::parse_unsigned(place)) {
        return look_at_card(setup, view, *number, words[0]);
    }
    if (const auto who = parse_fighter(place)) {
        return explain_fighter(setup, view, *who);
    }
    if (const auto hex = parse_hex(place)) {
        return explain_hex(setup, view, *hex);
    }
    if (table::same_word(place, kHand)) {
        return explain_hand(setup, view);
    }
    return kit::unreadable(
        "no-such-place", words[0], "a hex, red, blue, hand, or the number of a card in your hand"
    );
}

}  // namespace tenebrae::cagedin
