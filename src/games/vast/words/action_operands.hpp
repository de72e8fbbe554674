// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/terrain_operands.hpp"
#include "games/vast/words/thief_operands.hpp"

#include <array>
#include <string>
#include <string_view>

/// The operands of commands.
namespace tenebrae::vast {

/// Returns the deck from which cards were drawn just now (VA-B16).
inline Deck drawn_deck(const Answer& answer) {
    return answer.asks(Decision::War)        ? Deck::War
           : answer.asks(Decision::Monsters) ? Deck::Monsters
                                             : Deck::Secrets;
}
inline bool parse_drawn(Answer& answer, std::string_view word) {
    const Deck deck = drawn_deck(answer);
    return deck == Deck::War        ? parse_named<War, &Action::what>(answer, word)
           : deck == Deck::Monsters ? parse_named<Monster, &Action::what>(answer, word)
                                    : parse_named<Secret, &Action::what>(answer, word);
}

/// Returns of what the pending decision discards (VA-B15, C14, D13).
inline Deck discarded_deck(const Answer& answer) {
    return answer.asks(Decision::Shy)    ? Deck::Powers
           : answer.asks(Decision::Fade) ? Deck::Omens
                                         : Deck::Secrets;
}
inline bool parse_discarded(Answer& answer, std::string_view word) {
    const Deck deck = discarded_deck(answer);
    return deck == Deck::Powers  ? parse_named<Gem, &Action::what>(answer, word)
           : deck == Deck::Omens ? parse_named<OmenSymbol, &Action::what>(answer, word)
                                 : parse_named<Secret, &Action::what>(answer, word);
}

/// Reads a tile that the Cave places; the Entrance stands for none.
inline bool parse_placed(Answer& answer, std::string_view word) {
    answer.action.what = parse_tile(word).value_or(kEntrance);
    return answer.action.what != kEntrance;
}
inline std::string placed_word(const Answer& answer) {
    const Tile tile = answer.action.what;
    return tile == kEntrance || tile >= kTiles ? "" : name_of_tile(tile);
}

inline Secret secret_of(const Answer& answer) {
    return static_cast<Secret>(answer.action.what);
}
/// Returns whether a Secret names a tribe (VA-B17).
inline bool names_tribe(Secret secret) {
    return secret == Secret::Fury || secret == Secret::Bomber || secret == Secret::Spots;
}
/// Reads a Secret; a Hex names no role until one follows.
inline bool parse_played_secret(Answer& answer, std::string_view word) {
    const bool is_secret = parse_named<Secret, &Action::what>(answer, word);
    const bool is_hex = is_secret && secret_of(answer) == Secret::Hex;
    answer.action.over = is_hex ? static_cast<std::uint8_t>(Role::None) : 0;
    return is_secret;
}
inline bool parse_object(Answer& answer, std::string_view word) {
    if (names_tribe(secret_of(answer))) {
        answer.action.who = parse_tribe(word).value_or(Piece::None);
        return answer.action.who != Piece::None;
    }
    return secret_of(answer) == Secret::Hex && parse_named<Role, &Action::over>(answer, word)
           && answer.action.over < kRoles;
}
inline std::string object_word(const Answer& answer) {
    if (names_tribe(secret_of(answer)) && answer.action.who != Piece::None) {
        return std::string(name(answer.action.who));
    }
    const bool has_role = secret_of(answer) == Secret::Hex && answer.action.over < kRoles;
    return has_role ? std::string(name(static_cast<Role>(answer.action.over))) : "";
}
inline std::string object_words(const Answer& answer) {
    if (names_tribe(secret_of(answer))) {
        return " for " + std::string(display_name(answer.action.who));
    }
    return secret_of(answer) == Secret::Hex
               ? " on " + std::string(display_name(static_cast<Role>(answer.action.over)))
               : "";
}

inline bool parse_prey(Answer& answer, std::string_view word) {
    const auto piece = from_name<Piece>(word);
    const bool is_prey = piece && (is_tribe(*piece) || *piece == Piece::Knight);
    answer.action.who = is_prey ? *piece : Piece::None;
    return is_prey;
}

inline constexpr std::string_view kTribeWords = "a tribe: fangs, bones or eye";
inline constexpr std::string_view kCellWords = "a cell such as e2n1, w3 or o";
inline constexpr std::string_view kDirectionWords = "a direction: n, e, s or w";
inline constexpr std::string_view kMonsterWords =
    "a Monster: frog, ogre, troll, giant, golem, gnome, wisp, beetles, worm or blob";
inline constexpr std::string_view kSecretWords =
    "a Secret: tunnels, cavein, poison, leader, ruby, fury, bomber, hex, trap or spots";
inline constexpr std::string_view kBoxWords =
    "a box: greed, hunger, pride-event, pride-still or pride-gem";

inline constexpr std::string_view kSymbolWords =
    "a symbol: bat, boulder, quartz, mushroom, trail or chasm";

// clang-format off
// Name, parameter, completion; code and text of the error; parse, format, words.
inline constexpr auto kActionOperands = kit::joined_rows(std::array{
    kit::Operand<Answer>{"cell", "CELL", "cell", "no-cell", kCellWords,
            [](Answer& a, std::string_view word) {
                a.action.cell = parse_cell(word).value_or(kNoCell);
                return a.action.cell != kNoCell;
            },
            [](const Answer& a) { return a.action.cell == kNoCell ? "" : name(a.action.cell); },
            [](const Answer& a) { return a.action.cell == kNoCell ? "no cell" : name(a.action.cell); }},
    kit::Operand<Answer>{"sides", "SIDES", "sides", "no-sides", "open sides in the order n, e, s, w, such as nsw",
            [](Answer& a, std::string_view word) {
                a.action.what = parse_sides(word).value_or(0);
                return a.action.what != 0;
            },
            [](const Answer& a) { return name_of_sides(a.action.what); },
            [](const Answer& a) { return display_sides(a.action.what); }},
    kit::Operand<Answer>{"direction", "DIRECTION", "direction", "no-direction", kDirectionWords,
            [](Answer& a, std::string_view word) {
                const auto direction = parse_direction(word);
                a.action.what = static_cast<std::uint8_t>(direction.value_or(Direction::North));
                return direction.has_value();
            },
            [](const Answer& a) { return std::string(name(a.action.direction())); },
            [](const Answer& a) { return std::string(display_name(a.action.direction())); }},
    kit::Operand<Answer>{"tribe", "TRIBE", "tribe", "no-tribe", kTribeWords,
            [](Answer& a, std::string_view word) {
                a.action.who = parse_tribe(word).value_or(Piece::None);
                return a.action.who != Piece::None;
            },
            [](const Answer& a) { return std::string(name(a.action.who)); },
            [](const Answer& a) { return std::string(display_name(a.action.who)); }},
    kit::Operand<Answer>{"victim", "TRIBE", "tribe", "no-tribe", kTribeWords,
            [](Answer& a, std::string_view word) {
                const auto tribe = parse_tribe(word);
                a.action.what = static_cast<std::uint8_t>(tribe.value_or(Piece::None));
                return tribe.has_value();
            },
            named_word<Piece, &Action::what>,
            named_words<Piece, &Action::what>},
    kit::Operand<Answer>{"item", "TOKEN", "token", "no-token", kTokenWords,
            parse_target_among<static_cast<std::uint8_t>(Target::Treasure), static_cast<std::uint8_t>(Target::GemWing)>,
            named_word<Target, &Action::what>, named_words<Target, &Action::what>},
    kit::Operand<Answer>{"loot", "TOKEN", "token", "no-token", "treasure, claw, flame, wing or dragon",
            [](Answer& a, std::string_view word) {
                return parse_named<Target, &Action::what>(a, word)
                       && (a.action.target() == Target::Dragon || a.action.target() >= Target::Treasure);
            },
            named_word<Target, &Action::what>, named_words<Target, &Action::what>},
    what_operand<Target>("target", "TARGET", "a target: a piece, such as fangs, or crystal"),
    what_operand<Slot>("slot", "SLOT", "a slot: move, per, str, bomb, bow, map, shield or a Treasure card"),
    what_operand<TreasureCard>("card", "CARD", "a Treasure card: javelin, sword, axe, kit, boots, lantern or ebow"),
    what_operand<Quest>("quest", "QUEST", "a Sidequest, such as swift"),
    what_operand<War>("war-card", "CARD", "a War card, such as thirst"),
    what_operand<Monster>("monster", "MONSTER", kMonsterWords),
    what_operand<Gem>("symbol", "SYMBOL", "a symbol: claw, flame or wing"),
    what_operand<SlothBox>("box", "BOX", kBoxWords),
    kit::Operand<Answer>{"other-box", "BOX", "box", "unknown-word", kBoxWords,
            parse_named<SlothBox, &Action::over>, named_word<SlothBox, &Action::over>,
            named_words<SlothBox, &Action::over>},
    kit::Operand<Answer>{"discarded", "CARD", "discarded", "no-card", "{discardable}",
            parse_discarded,
            [](const Answer& a) { return std::string(name_of_card(discarded_deck(a), a.action.what)); },
            [](const Answer& a) { return std::string(display_card(discarded_deck(a), a.action.what)); }},
    kit::Operand<Answer>{"old", "MONSTER", "monster", "no-monster", kMonsterWords,
            parse_named<Monster, &Action::over>, named_word<Monster, &Action::over>,
            named_words<Monster, &Action::over>},
    kit::Operand<Answer>{"drawn", "CARD", "drawn", "no-card", "a card that was drawn just now: {drawn cards}",
            parse_drawn,
            [](const Answer& a) { return std::string(name_of_card(drawn_deck(a), a.action.what)); },
            [](const Answer& a) { return std::string(display_card(drawn_deck(a), a.action.what)); }},
    kit::Operand<Answer>{"secret", "SECRET", "secret", "no-secret", kSecretWords,
            parse_played_secret, named_word<Secret, &Action::what>, named_words<Secret, &Action::what>},
    kit::Operand<Answer>{"object", "TRIBE|ROLE", "object", "no-object", "{objects}", parse_object, object_word, object_words},
    kit::Operand<Answer>{"placed", "TILE", "tile", "no-tile", "a tile of the hand: {hand}",
            parse_placed, placed_word,
            [](const Answer& a) { return full_tile_name(a.rules, a.action.what); }},
    kit::Operand<Answer>{"prey", "knight|TRIBE", "prey", "no-piece", "knight, a tribe, or treasure and its cell", parse_prey,
            [](const Answer& a) { return std::string(name(a.action.who)); },
            [](const Answer& a) { return std::string(display_name(a.action.who)); }},
    kit::Operand<Answer>{"from-cell", "CELL", "cell", "no-cell", kCellWords,
            [](Answer& a, std::string_view word) {
                a.action.other = parse_cell(word).value_or(kNoCell);
                return a.action.other != kNoCell;
            },
            [](const Answer& a) { return a.action.other == kNoCell ? "" : name(a.action.other); },
            [](const Answer& a) { return a.action.other == kNoCell ? "no cell" : name(a.action.other); }},
    kit::Operand<Answer>{"from-direction", "DIRECTION", "direction", "no-direction", kDirectionWords,
            [](Answer& a, std::string_view word) {
                const auto direction = parse_direction(word);
                a.action.over = static_cast<std::uint8_t>(direction.value_or(Direction::North));
                return direction.has_value();
            },
            [](const Answer& a) { return std::string(name(static_cast<Direction>(a.action.over))); },
            [](const Answer& a) { return std::string(display_name(static_cast<Direction>(a.action.over))); }},
    what_operand<Role>("role", "ROLE", "a role: knight, goblins, dragon or thief"),
    what_operand<OmenSymbol>("omen-symbol", "SYMBOL", kSymbolWords),
    what_operand<EventCard>("event-card", "EVENT", "an Event card, such as rats"),
    kit::Operand<Answer>{"diagonal", "DIAGONAL", "diagonal", "no-diagonal", "a diagonal: ne, se, sw or nw",
            parse_named<Diagonal, &Action::what>, named_word<Diagonal, &Action::what>, named_word<Diagonal, &Action::what>},
    kit::Operand<Answer>{"steps", "1|2", "none", "no-number", "1 or 2",
            [](Answer& a, std::string_view word) {
                const auto steps = core::parse_unsigned(word);
                a.action.over = static_cast<std::uint8_t>(steps.value_or(0));
                return steps == 1U || steps == 2U;
            },
            [](const Answer& a) { return std::to_string(a.action.over); },
            [](const Answer& a) { return std::to_string(a.action.over); }},
}, kThiefOperands, kTerrainOperands);
// clang-format on

}  // namespace tenebrae::vast
