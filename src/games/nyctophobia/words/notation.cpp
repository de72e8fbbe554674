// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/notation.hpp"

#include "kit/place_names.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::array<std::string_view, 4> kDirectionNames{"n", "e", "s", "w"};
constexpr std::array<std::string_view, 4> kDirectionDisplayNames{"north", "east", "south", "west"};

struct CardWords {
    std::string_view name;
    std::string_view display_name;
    std::string_view line;
};
/// The cards in the order of Card.
constexpr std::array<CardWords, kCards + 1> kCardWords{{
    {"calm", "Calm", "I have all night."},
    {"stumble", "Stumble", "Curse these roots."},
    {"sneak", "Sneak", ""},
    {"berserk", "Berserk", "Run, then!"},
    {"frenzy", "Frenzy", "Where, where, where?"},
    {"bloodlust", "Bloodlust", "I can smell you."},
    {"chop", "Chop", "Hear that? Wood is patient."},
    {"clear-cut", "Clear-Cut", "There will be nothing left to hide behind."},
    {"listen", "Listen", "Hush. Was that a twig?"},
    {"stalk", "Stalk", "I never needed to hear you."},
    {"bored", "Bored", "You are not even trying."},
    {"dizzying", "Dizzying", "Round and round."},
    {"ventriloquism", "Ventriloquism", "Over here, said nobody."},
    {"changelings", "Changelings", "Are you sure you are you?"},
    {"creeping-roots", "Creeping Roots", "They come when I call."},
    {"vertigo", "Vertigo", "Which way is down?"},
    {"will-o-wisp", "Will-o'-Wisp", "A light! Follow it."},
    {"thicket", "Thicket", "Grow."},
    {"blink", "Blink", "Behind you. Or not."},
    {"fog", "Fog", "Breathe it in."},
    {"none", "no card", ""},
}};

/// The characters in the order of Character.
constexpr std::array<std::string_view, kCharacters + 1> kCharacterDisplayNames{
    "nobody special", "Forest Guide", "Boxer", "Cheerleader", "Klutz", "Track Star", "Climber"};

constexpr std::array<std::string_view, 3> kDeckDisplayNames{
    "Axe Murderer", "Mage", "Simple Hunter"};

template <typename Names, typename Value>
constexpr const auto& entry_of(const Names& names, Value value) {
    return names[static_cast<std::size_t>(value)];
}

}  // namespace

std::string name(Space space) {
    return kit::place_name({column(space), row(space)});
}

std::optional<Space> parse_space(std::string_view text) {
    const auto place = kit::parse_place(text);
    return place && is_inside(place->letter, place->digit)
               ? std::optional(space_at(place->letter, place->digit))
               : std::nullopt;
}

std::string name_of_side(Side side) {
    return name(near_space(side)) + (is_south_side(side) ? 's' : 'e');
}

std::optional<Side> parse_side(std::string_view text) {
    const auto space = parse_space(text.substr(0, 2));
    const auto direction = text.size() == 3 ? parse_direction(text.substr(2)) : std::nullopt;
    if (!space || !direction) {
        return std::nullopt;
    }
    const Side side = side_of(*space, *direction);
    return side == kNoSide ? std::nullopt : std::optional(side);
}

std::string_view name(Direction direction) {
    return entry_of(kDirectionNames, direction);
}

std::string_view display_name(Direction direction) {
    return entry_of(kDirectionDisplayNames, direction);
}

std::optional<Direction> parse_direction(std::string_view text) {
    const auto letter = kit::named<Direction>(kDirectionNames, text);
    return letter ? letter : kit::named<Direction>(kDirectionDisplayNames, text);
}

std::string name_of_piece(PieceId who) {
    return who == kHunter ? "hunter" : std::to_string(who + 1);
}

std::string_view name(Card card) {
    return entry_of(kCardWords, card).name;
}

std::optional<Card> parse_card(std::string_view text) {
    for (std::size_t place = 0; place < kCards; ++place) {
        if (table::same_word(kCardWords[place].name, text)) {
            return static_cast<Card>(place);
        }
    }
    return std::nullopt;
}

std::string_view display_name(Card card) {
    return entry_of(kCardWords, card).display_name;
}

std::string_view card_quote(Card card) {
    return entry_of(kCardWords, card).line;
}

std::string_view display_name(Character character) {
    return entry_of(kCharacterDisplayNames, character);
}

std::string_view display_name(Deck deck) {
    return entry_of(kDeckDisplayNames, deck);
}

}  // namespace tenebrae::nyctophobia
