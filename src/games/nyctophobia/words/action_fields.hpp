// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/answer.hpp"
#include "games/nyctophobia/words/card_text.hpp"
#include "games/nyctophobia/words/hunter_map.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "kit/action_rows.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

/// The operands of commands, and what the texts of actions can speak of.
namespace tenebrae::nyctophobia {

inline bool parse_who(const Answer& answer, std::string_view word, PieceId& who) {
    const auto number = core::parse_unsigned(word);
    const bool is_hunted = number && *number >= 1 && *number <= answer.rules.hunted;
    who = is_hunted ? static_cast<PieceId>(*number - 1) : kNoPiece;
    return is_hunted;
}

inline bool parse_second_hunted(Answer& answer, std::string_view word) {
    Action& action = answer.action;
    const bool is_hunted = parse_who(answer, word, action.other);
    if (is_hunted && action.other < action.who) {
        std::swap(action.who, action.other);
    }
    return is_hunted;
}

inline bool parse_space_word(std::string_view word, std::uint8_t& place) {
    const auto space = parse_space(word);
    place = space.value_or(kNoSpace);
    return space.has_value();
}

inline bool parse_second_space(Answer& answer, std::string_view word) {
    Action& action = answer.action;
    const bool is_space = parse_space_word(word, action.second);
    if (is_space && action.second < action.place) {
        std::swap(action.place, action.second);
    }
    return is_space;
}

/// Reads a number, or a name for the first such card in hand (HU-U4). A card that is not in the
/// hand becomes the place.
inline bool parse_hand_card(Answer& answer, std::string_view word) {
    Action& action = answer.action;
    const auto number = core::parse_unsigned(word);
    if (number) {
        action.number = static_cast<std::uint8_t>(*number - 1);
        return *number >= 1 && *number <= kHandSize;
    }
    const auto card = parse_card(word);
    if (card) {
        const auto& hand = answer.state().hand;
        action.number = static_cast<std::uint8_t>(std::ranges::find(hand, *card) - hand.begin());
        action.place = action.number < kHandSize ? action.place : static_cast<std::uint8_t>(*card);
    }
    return card.has_value();
}

inline std::string card_words(const Answer& answer) {
    const Card card = answer.state().hand[answer.action.number];
    return card == Card::None
               ? "no card"
               : std::string(display_name(card)) + " (" + format_card_texts(card) + ")";
}

inline constexpr std::string_view kSpace = "a space from a1 to h8";
inline constexpr std::string_view kHuntedNumber = "a Hunted from 1 to {count}";

// clang-format off
inline constexpr std::array<std::string_view, 4> kFixedWords{"rock", "fist", "left", "right"};

/// Returns the operand of a word that stands for itself.
template <std::size_t number>
constexpr kit::Operand<Answer> fixed(std::string_view code, std::string_view expected) {
    return {kFixedWords[number], kFixedWords[number], "none", code, expected,
            [](Answer&, std::string_view word) { return table::same_word(word, kFixedWords[number]); },
            [](const Answer&) { return std::string{kFixedWords[number]}; },
            [](const Answer&) { return std::string{kFixedWords[number]}; }};
}

// Name, parameter, completion; code and text of the error; parse, format, words.
inline constexpr std::array kActionOperands{
    kit::Operand<Answer>{"direction", "DIRECTION", "direction", "no-direction", "a direction: n, e, s or w",
            [](Answer& a, std::string_view word) {
                const auto direction = parse_direction(word);
                a.action.direction = direction.value_or(Direction::North);
                return direction.has_value();
            },
            [](const Answer& a) { return std::string(name(a.action.direction)); },
            [](const Answer& a) { return std::string(display_name(a.action.direction)); }},
    kit::Operand<Answer>{"noise", "noise", "none", "unexpected-word", "noise, or the end of the line",
            [](Answer& a, std::string_view word) {
                a.action.noise = table::same_word(word, "noise");
                return a.action.noise;
            },
            [](const Answer& a) { return std::string(a.action.noise ? "noise" : ""); },
            [](const Answer& a) { return std::string(a.action.noise ? ", leaving a noise behind" : ""); }},
    fixed<0>("no-weapon", "rock or fist"),
    fixed<1>("no-weapon", "rock or fist"),
    fixed<2>("no-turning", "left or right"),
    fixed<3>("no-turning", "left or right"),
    kit::Operand<Answer>{"hunted", "HUNTED", "hunted", "no-hunted", kHuntedNumber,
            [](Answer& a, std::string_view word) { return parse_who(a, word, a.action.who); },
            [](const Answer& a) { return name_of_piece(a.action.who); },
            [](const Answer& a) { return piece_name(a.action.who); }},
    kit::Operand<Answer>{"other", "HUNTED", "hunted", "no-hunted", kHuntedNumber, parse_second_hunted,
            [](const Answer& a) { return name_of_piece(a.action.other); },
            [](const Answer& a) { return piece_name(a.action.other); }},
    kit::Operand<Answer>{"piece", "hunter|HUNTED", "piece", "no-piece", "hunter, or a Hunted from 1 to {count}",
            [](Answer& a, std::string_view word) {
                const bool is_hunter = table::same_word(word, "hunter");
                a.action.who = kHunter;
                return is_hunter || parse_who(a, word, a.action.who);
            },
            [](const Answer& a) { return name_of_piece(a.action.who); },
            [](const Answer& a) { return piece_name(a.action.who); }},
    kit::Operand<Answer>{"card", "1|2|NAME", "card", "no-card", "1 or 2, or the name of a card in hand", parse_hand_card,
            [](const Answer& a) { return std::to_string(a.action.number + 1); }, card_words},
    kit::Operand<Answer>{"side", "SIDE", "side", "no-side", "a side inside the board, such as c4e or c4s",
            [](Answer& a, std::string_view word) {
                const auto side = parse_side(word);
                a.action.place = side.value_or(kNoSide);
                return side.has_value();
            },
            [](const Answer& a) { return name_of_side(a.action.place); },
            [](const Answer& a) { return name_of_side(a.action.place); }},
    kit::Operand<Answer>{"space", "SPACE", "space", "no-space", kSpace,
            [](Answer& a, std::string_view word) { return parse_space_word(word, a.action.place); },
            [](const Answer& a) { return name(a.action.place); },
            [](const Answer& a) { return name(a.action.place); }},
    kit::Operand<Answer>{"second", "SPACE", "space", "no-space", kSpace, parse_second_space,
            [](const Answer& a) { return name(a.action.second); },
            [](const Answer& a) { return name(a.action.second); }},
};
// clang-format on

/// Returns the space that the Hunter would enter.
inline Space target(const Answer& answer) {
    return beyond(answer.state().hunter, answer.action.direction);
}

inline Part part_of(const Answer& answer) {
    return current_part(answer.rules, answer.state()).part;
}

inline HunterMap map_of(const Answer& answer) {
    return {answer.rules, answer.state()};
}

/// Returns the first upright Hunted nearer to the noise; kNoPiece if the card does not ask, or if
/// there is none.
inline PieceId nearer_to_noise(const Answer& answer) {
    const State& state = answer.state();
    if (part_of(answer) != Part::LureNearest || state.noise == kNoSpace) {
        return kNoPiece;
    }
    const auto far = [&state](PieceId one) {
        return grid_distance(state.noise, state.hunted[one].at);
    };
    for (PieceId other = 0; other < answer.rules.hunted; ++other) {
        if (!state.hunted[other].hidden && far(other) < far(answer.action.who)) {
            return other;
        }
    }
    return kNoPiece;
}

/// Returns whether the second step undoes the first, which the sketch recorded.
inline bool is_back(const Answer& answer) {
    return answer.rules.sketch && answer.asks(Decision::Second)
           && answer.action.direction
                  == opposite(answer.state().sketch.last_step[answer.open().owner]);
}

// clang-format off
/// The further fields of texts.
inline constexpr std::array kActionFields{
    kit::Field<Answer>{"owner", [](const Answer& a) { return piece_name(a.open().owner); }},
    kit::Field<Answer>{"count", [](const Answer& a) { return std::to_string(a.rules.hunted); }},
    kit::Field<Answer>{"Direction", [](const Answer& a) {
        return core::capitalised(std::string(display_name(a.action.direction)));
    }},
    kit::Field<Answer>{"known", [](const Answer& a) {
        return std::string(a.felt() == FeltSide::Open ? " (felt open)"
                           : is_back(a)               ? " (back where they came from)"
                                                           : " (not felt)");
    }},
    kit::Field<Answer>{"obstacle", [](const Answer& a) {
        return std::string(a.felt() == FeltSide::Tree     ? "a tree"
                           : a.felt() == FeltSide::Border ? "the edge of the forest"
                                                               : "someone");
    }},
    kit::Field<Answer>{"Caller", [](const Answer& a) { return core::capitalised(piece_name(a.open().caller)); }},
    kit::Field<Answer>{"full name", [](const Answer& a) { return full_piece_name(a.state(), a.action.who); }},
    kit::Field<Answer>{"named card", [](const Answer& a) {
        return std::string(display_name(static_cast<Card>(a.action.place)));
    }},
    kit::Field<Answer>{"to target", [](const Answer& a) { return target(a) == kNoSpace ? "" : " to " + name(target(a)); }},
    kit::Field<Answer>{"target", [](const Answer& a) { return name(target(a)); }},
    kit::Field<Answer>{"here", [](const Answer& a) { return name(a.state().hunter); }},
    kit::Field<Answer>{"nearer", [](const Answer& a) { return piece_name(nearer_to_noise(a)); }},
    kit::Field<Answer>{"noise at", [](const Answer& a) { return name(a.state().noise); }},
    kit::Field<Answer>{"change", [](const Answer& a) {
        return std::string(a.state().trees.has(a.action.place) ? "Remove the tree" : "Put a tree");
    }},
    kit::Field<Answer>{"trees", [](const Answer& a) { return core::counted(a.state().trees.count(), "tree"); }},
};
// clang-format on

}  // namespace tenebrae::nyctophobia
