// SPDX-License-Identifier: MIT
#include "games/cagedin/words/action_rows.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <array>
#include <utility>

// The objections follow the rules one by one, not the list of legal actions, so that a mistake in
// either shows: the agreement test compares the two.

namespace tenebrae::cagedin {
namespace {

using K = ActionKind;
using D = Decision;
using Field = kit::Field<Answer>;
using Objection = kit::Objection<Answer>;
using Operand = kit::Operand<Answer>;
using Row = ActionTable::Row;
using Text = std::string_view;

/// Returns "left Jab (head; combo)": a strike card with all its print except the footwork value.
std::string full_card_name(const Answer& answer, Card card) {
    std::string text = card_name(answer.setup, answer.open().place, card);
    const StandupCard& standup = answer.rules().tables.standup[card];
    if (answer.open().place == Place::Mat || standup.is_takedown) {
        return text;
    }
    const Meter meter = meter_of(standup.location);
    const bool is_body = meter == Meter::BodyLeft || meter == Meter::BodyRight;
    text += meter == Meter::Head ? " (head" : is_body ? " (body" : " (leg";
    text += standup.combo ? "; combo" : "";
    text += standup.haymaker ? "; haymaker" : "";
    return text + (standup.counter ? "; counter-strike)" : ")");
}

std::string card_names(const Answer& answer) {
    const Action& action = answer.action;
    return full_card_name(answer, action.card)
           + (action.second == kNoCard ? "" : " and the " + full_card_name(answer, action.second));
}

/// Returns a card's number in the hand, or its code if it is not there. `further`: how many equal
/// cards come before it.
std::string card_word(const Answer& answer, Card card, int further) {
    const int number = number_in_hand(answer.view.hand, card);
    return number > 0 ? std::to_string(number + further)
                      : answer.setup.card(answer.open().place, card).code;
}

std::string second_word(const Answer& answer) {
    const Action& action = answer.action;
    return action.second == kNoCard
               ? ""
               : card_word(answer, action.second, action.second == action.card ? 1 : 0);
}

/// Reads a card by its number in the hand or its code; false: the word is neither.
bool parse_card_word(const Answer& answer, Text word, Card& card) {
    if (const auto number = core::parse_unsigned(word)) {
        const auto count = static_cast<std::uint64_t>(count_of(answer.view.hand));
        card = *number == 0 || *number > count
                   ? kUnknownCard
                   : card_numbered(answer.view.hand, static_cast<int>(*number));
        return true;
    }
    const auto parsed = parse_card(answer.setup, answer.open().place, word);
    card = parsed.value_or(kUnknownCard);
    return parsed.has_value();
}

/// Reads the second of two cards; of two cards in the hand the lower comes first (CI-Q4).
bool parse_second_card(Answer& answer, Text word) {
    Action& action = answer.action;
    const bool is_card = parse_card_word(answer, word, action.second);
    if (answer.is_held(action.card) && answer.is_held(action.second)
        && action.second < action.card) {
        std::swap(action.card, action.second);
    }
    return is_card;
}

template <typename Value>
bool parse_value(Answer& answer, Text word, std::size_t least) {
    const auto value = from_name<Value>(word);
    answer.action.value = static_cast<std::uint8_t>(value.value_or(Value{}));
    return value && answer.action.value >= least;
}

template <typename Value>
Value value_of(const Answer& answer) {
    return static_cast<Value>(answer.action.value);
}

bool parse_number(Answer& answer, Text word) {
    const auto number = core::parse_unsigned(word);
    answer.action.value = static_cast<std::uint8_t>(number.value_or(0));
    return number && *number <= 2;
}

bool parse_hex_word(Answer& answer, Text word) {
    answer.action.hex = parse_hex(word).value_or(kNoHex);
    return answer.action.hex != kNoHex;
}

constexpr std::string_view kCardWord = "a card: its number in your hand, or its code";

// clang-format off
// Name, parameter, completion; code and text of the error; parse, format, words.
constexpr std::array kActionOperands{
    Operand{"type", "striker|judo|submission|wrestler", "type",
            "no-type", "striker, judo, submission or wrestler",
            [](Answer& a, Text word) { return parse_value<Type>(a, word, 1); },
            [](const Answer& a) { return std::string(name(value_of<Type>(a))); },
            [](const Answer& a) { return std::string(display_name(value_of<Type>(a))); }},
    Operand{"card", "CARD", "card", "no-card", kCardWord,
            [](Answer& a, Text word) { return parse_card_word(a, word, a.action.card); },
            [](const Answer& a) { return card_word(a, a.action.card, 0); },
            card_names},
    Operand{"second", "CARD", "card", "no-card", kCardWord, parse_second_card, second_word, second_word},
    Operand{"hex", "HEX", "hex", "no-hex", "a hex from a1 to g4", parse_hex_word,
            [](const Answer& a) { return a.action.hex == kNoHex ? "" : name(a.action.hex); },
            [](const Answer& a) { return name(a.action.hex); }},
    Operand{"number", "N", "none", "no-number", "0, 1 or 2", parse_number,
            [](const Answer& a) { return std::to_string(a.action.value); },
            [](const Answer& a) {
                return a.action.value == 0 ? "none" : core::counted(int{a.action.value}, "card");
            }},
    Operand{"meter", "METER", "meter", "no-meter", "head, body-l, body-r, leg-l, leg-r or fatigue",
            [](Answer& a, Text word) { return parse_value<Meter>(a, word, 0); },
            [](const Answer& a) { return std::string(name(value_of<Meter>(a))); },
            [](const Answer& a) { return std::string(display_name(value_of<Meter>(a))); }},
};

/// Returns where the fighter attacks from.
Hex attack_hex(const Answer& a) {
    return a.action.hex == kNoHex ? a.own().at : a.action.hex;
}

int reach(const Answer& a) {
    const StandupCard* const card = a.standup();
    return card == nullptr ? kHexes : footwork(a.rules(), a.own(), *card);
}

int draw_limit(const Answer& a) {
    return max_cards_drawn(a.open(), a.open().owner);
}

int submission_price(const Answer& a) {
    return submission_cost(a.rules(), a.opponent()) + action_cost(a.open());
}

int fatigue_room(const Answer& a) {
    return room_for_fatigue(a.rules(), a.own());
}

/// The further fields of texts.
constexpr std::array kActionFields{
    Field{"step", [](const Answer& a) {
        return a.action.hex == kNoHex ? "" : ", after a step to " + name(a.action.hex);
    }},
    Field{"own hex", [](const Answer& a) { return name(a.own().at); }},
    Field{"other hex", [](const Answer& a) { return name(a.opponent().at); }},
    Field{"from", [](const Answer& a) { return name(attack_hex(a)); }},
    Field{"distance", [](const Answer& a) { return std::to_string(distance(a.own().at, a.action.hex)); }},
    Field{"reach", [](const Answer& a) { return std::to_string(reach(a)); }},
    Field{"limit", [](const Answer& a) { return core::counted(draw_limit(a), "card"); }},
    Field{"price", [](const Answer& a) { return std::to_string(submission_price(a)); }},
    Field{"room", [](const Answer& a) { return std::to_string(fatigue_room(a)); }},
    Field{"numbers", [](const Answer& a) { return core::numbered_to(count_of(a.view.hand), "number"); }},
};

bool has_hex(const Answer& a) {
    return a.action.hex < kHexes;
}

bool is_too_far(const Answer& a) {
    return has_hex(a) && !adjacent(a.own().at, a.action.hex);
}

bool is_apart(const Answer& a) {
    const Hex hex = attack_hex(a);
    return hex < kHexes && hex != a.opponent().at && !adjacent(hex, a.opponent().at);
}

constexpr std::string_view kHandNumbers = "a card of your hand: {numbers}";

constexpr std::array kCard{
    Objection{"no-such-card", "CI-K7", "That card is not in your hand.", "card",
              [](const Answer& a) { return !a.is_held(a.action.card); }, kHandNumbers},
};
constexpr std::array kSecondCard{
    Objection{"no-such-card", "CI-K7", "That card is not in your hand.", "second",
              [](const Answer& a) {
                  return a.is_held(a.action.card) && a.action.second != kNoCard
                         && !a.is_held(a.action.second);
              }, kHandNumbers},
    Objection{"no-such-card", "CI-K7", "You hold only one such card.", "second",
              [](const Answer& a) {
                  return a.is_held(a.action.card)
                         && a.action.second == a.action.card
                         && a.view.hand[a.action.card] == 1;
              }, kHandNumbers},
    Objection{"not-in-order", "CI-Q4", "Name the card with the lower number first.", "second",
              [](const Answer& a) {
                  return a.is_held(a.action.card) && a.is_held(a.action.second)
                         && a.action.second < a.action.card;
              }},
};
constexpr std::array kFreeHex{
    Objection{"no-such-hex", "CI-H1", "The cage has no such hex.", "hex",
              [](const Answer& a) {
                  const bool may_stay = a.kind() == K::Haymaker && a.action.hex == kNoHex;
                  return !may_stay && !has_hex(a);
              }},
    Objection{"occupied", "CI-H7", "The other fighter is on {hex}.", "hex",
              [](const Answer& a) { return a.action.hex == a.opponent().at; }},
};

/// Returns the objection to a hex that is not beside the fighter.
constexpr Objection too_far(std::string_view rule) {
    return {"too-far", rule, "{hex} is not next to {own hex}.", "hex", is_too_far};
}

/// Returns the objection to an attack from afar.
constexpr std::array<Objection, 1> apart(std::string_view rule) {
    return {{{"not-adjacent", rule,
              "The other fighter is on {other hex}, not adjacent to {from}.", "", is_apart}}};
}

constexpr std::array kAgainstType{
    Objection{"no-such-type", "CI-S1", "Unknown fighter type.", "type",
              [](const Answer& a) { return a.action.value == 0 || a.action.value > kTypes; }},
};

constexpr auto kAgainstFootwork = kit::joined_rows(kCard, kFreeHex, std::array{
    Objection{"same-hex", "CI-A1", "You are on {hex} already.", "hex",
              [](const Answer& a) { return a.action.hex == a.own().at; }},
    Objection{"no-footwork", "CI-B9", "Your footwork with that card is 0.", "card",
              [](const Answer& a) { return reach(a) == 0 && fatigue_level(a.rules(), a.own()) >= 3; }},
    Objection{"no-footwork", "CI-A2", "Your footwork with that card is 0.", "card",
              [](const Answer& a) { return reach(a) == 0 && fatigue_level(a.rules(), a.own()) < 3; }},
    Objection{"too-far", "CI-A1",
              "{hex} is {distance} hexes away; your footwork with that card is {reach}.", "hex",
              [](const Answer& a) {
                  return has_hex(a) && reach(a) != 0
                         && distance(a.own().at, a.action.hex) > reach(a);
              }},
});

constexpr auto kAgainstStrike = kit::joined_rows(kCard, std::array{
    Objection{"no-strike-card", "CI-A4", "That is a takedown card, not a strike.", "card",
              [](const Answer& a) { return a.standup() != nullptr && a.standup()->is_takedown; }},
    Objection{"is-haymaker", "CI-A6", "That card is a haymaker: play it with `haymaker`.", "card",
              [](const Answer& a) {
                  const StandupCard* const card = a.standup();
                  return card != nullptr && !card->is_takedown && card->haymaker;
              }},
}, apart("CI-A4"));

constexpr auto kAgainstHaymaker = kit::joined_rows(kCard, std::array{
    Objection{"no-haymaker", "CI-A6", "That card has no haymaker icon.", "card",
              [](const Answer& a) { return a.standup() != nullptr && !a.standup()->haymaker; }},
}, kFreeHex, std::array{too_far("CI-A7")}, apart("CI-A7"));

constexpr auto kAgainstShove = kit::joined_rows(kCard, apart("CI-A11"));

constexpr auto kAgainstTakedown = kit::joined_rows(kCard, std::array{
    Objection{"no-takedown-card", "CI-A15", "That is a strike card, not a takedown.", "card",
              [](const Answer& a) { return a.standup() != nullptr && !a.standup()->is_takedown; }},
}, apart("CI-A15"), std::array{
    Objection{"pinned", "CI-H9", "You are pinned against the cage: no takedown.", "",
              [](const Answer& a) {
                  return is_pinned(a.open(), a.open().owner) && a.own().type != Type::Judo;
              }},
});

constexpr auto kAgainstDiscard = kit::joined_rows(kCard, std::array{
    Objection{"too-many", "CI-A19", "Covering up draws 2 cards at most.", "number",
              [](const Answer& a) { return a.action.value > 2; }},
    Objection{"too-many", "CI-A20", "You can draw {limit} at most now.", "number",
              [](const Answer& a) { return a.action.value <= 2 && a.action.value > draw_limit(a); }},
});

constexpr std::array kAgainstRest{
    Objection{"no-fatigue", "CI-A21", "You have no fatigue to remove.", "",
              [](const Answer& a) { return a.own().cubes[index(Meter::Fatigue)] == 0; }},
};

constexpr std::string_view kNoRoom = "That costs {price} fatigue; your meter has room for {room}.";

constexpr auto kAgainstSubmit = kit::joined_rows(kCard, kSecondCard, std::array{
    Objection{"too-many", "CI-F13", "Only a Submission Fighter plays two cards.", "second",
              [](const Answer& a) { return a.action.second != kNoCard && a.own().type != Type::Submission; }},
    Objection{"no-room", "CI-O4", kNoRoom, "",
              [](const Answer& a) {
                  return action_cost(a.open()) > 0 && submission_price(a) > fatigue_room(a);
              }},
    Objection{"no-room", "CI-M7", kNoRoom, "",
              [](const Answer& a) {
                  return action_cost(a.open()) == 0 && submission_price(a) > fatigue_room(a);
              }},
});
// clang-format on

bool cannot_block(const Answer& answer) {
    return !may_block(answer.rules(), answer.open());
}

/// Returns whether the cards do not fit those of the attack, though they are cards of the deck.
bool is_mismatch(const Answer& answer) {
    const auto fits = [&answer](Card card, Card attacking) {
        return attacking != kNoCard && answer.is_sort(card)
               && blocks(answer.rules(), answer.open(), card, attacking);
    };
    const auto [card, second] = std::pair(answer.action.card, answer.action.second);
    const Attack& attack = answer.open().attack;
    const bool is_pair = attack.second != kNoCard && second != kNoCard;
    const bool fit = is_pair ? (fits(card, attack.card) && fits(second, attack.second))
                                   || (fits(card, attack.second) && fits(second, attack.card))
                             : fits(card, attack.card) || fits(card, attack.second);
    return !fit && answer.is_sort(card) && (!is_pair || answer.is_sort(second));
}

bool is_takedown(const Answer& answer) {
    return answer.open().place == Place::Feet
           && answer.rules().tables.standup[answer.open().attack.card].is_takedown;
}

// clang-format off
constexpr auto kAgainstBlock = kit::joined_rows(kCard, kSecondCard, std::array{
    Objection{"pinned", "CI-F5", "A pinned Pure Striker cannot block takedowns.", "",
              [](const Answer& a) { return cannot_block(a) && is_pinned(a.open(), a.open().owner); }},
    Objection{"no-room", "CI-F4", "Blocking it costs 1 fatigue, and your meter is full.", "",
              [](const Answer& a) { return cannot_block(a) && !is_pinned(a.open(), a.open().owner); }},
    Objection{"too-few", "CI-F14", "Two cards attack: block both.", "card",
              [](const Answer& a) { return a.open().attack.second != kNoCard && a.action.second == kNoCard; }},
    Objection{"too-many", "CI-D4", "One card attacks: block it with one card.", "second",
              [](const Answer& a) { return a.open().attack.second == kNoCard && a.action.second != kNoCard; }},
    Objection{"wrong-hold", "CI-D3", "Block a hold with a card of the same hold.", "card",
              [](const Answer& a) { return is_mismatch(a) && a.open().place == Place::Mat; }},
    Objection{"wrong-card", "CI-D2", "That card does not block this takedown.", "card",
              [](const Answer& a) { return is_mismatch(a) && is_takedown(a); }},
    Objection{"wrong-location", "CI-D1", "Block a strike with a card of the same location and side.", "card",
              [](const Answer& a) {
                  return is_mismatch(a) && a.open().place == Place::Feet && !is_takedown(a);
              }},
});

constexpr auto kAgainstStep = kit::joined_rows(kFreeHex, std::array{too_far("CI-A13")});

constexpr std::array kAgainstRecover{
    Objection{"no-such-meter", "CI-B1", "Unknown meter.", "meter",
              [](const Answer& a) { return a.action.value >= kMeters; }},
    Objection{"no-cube", "CI-E6", "That meter has no cubes.", "meter",
              [](const Answer& a) { return a.action.value < kMeters && a.own().cubes[a.action.value] == 0; }},
};

constexpr Decisions kOnFeet = only(D::Turn) | only(D::Combo);
constexpr Decisions kOnMat = only(D::Turn, Place::Mat) | only(D::Combo, Place::Mat);
constexpr Decisions kCombo = only(D::Combo) | only(D::Combo, Place::Mat);
constexpr Decisions kDefence = only(D::Defend) | only(D::Answer);

// Kind, command, alias, form, decisions, rule, objections, sentence, summary, help.
constexpr std::array<Row, kActionKinds> kActionRows{{
    {K::Type, "type", "", "type", only(D::Type), "CI-S1", kAgainstType, "Fight as a {type}",
     "choose your type of fighter",
     R"(Once before the fight, in secret. The other fighter learns it after the first deal
        (CI-S1, CI-S7). Example: `type judo`.)"},
    {K::Footwork, "footwork", "f", "card hex", kOnFeet, "CI-A1", kAgainstFootwork,
     "Footwork to {hex} with the {card}",
     "move as far as a card's footwork value",
     R"(Use any stand-up card. Fatigue lowers its value (CI-A1, CI-B9). Your turn ends. CARD is
        a number in your hand or a code. Example: `footwork 5 c3`.)"},
    {K::Strike, "strike", "s", "card", kOnFeet, "CI-A4", kAgainstStrike, "Strike with the {card}",
     "strike the fighter beside you",
     R"(Use a strike card without the haymaker icon. If it lands, it deals 1 damage at its
        location (CI-A4, CI-A5). Examples: `strike 3`, `strike jab-l`.)"},
    {K::Haymaker, "haymaker", "h", "card [to hex", kOnFeet, "CI-A7", kAgainstHaymaker,
     "Haymaker with the {card}{step}",
     "throw a haymaker, after a step if you like",
     R"(Use a card with the haymaker icon. If it lands, it deals 2 damage and drives the other
        back (CI-A7 to CI-A10). Examples: `haymaker 2`, `haymaker 2 to d4`.)"},
    {K::Shove, "shove", "", "card", kOnFeet, "CI-A11", kAgainstShove, "Shove with the {card}",
     "push the fighter beside you back",
     R"(Use any stand-up card. It deals no damage, and you may step after it (CI-A11 to
        CI-A14). Example: `shove 2`.)"},
    {K::Takedown, "takedown", "t", "card", kOnFeet, "CI-A15", kAgainstTakedown, "Take down with the {card}",
     "bring the fight to the mat",
     R"(Use a takedown card, beside the other and not pinned (CI-A15, CI-H9). If it lands, both
        fighters get new hands (CI-A17). Example: `takedown 4`.)"},
    {K::Discard, "cover", "c", "discard card [draw number", kOnFeet, "CI-A19", kAgainstDiscard,
     "Cover up: discard the {card} and draw {number}",
     "cover up: exchange cards, or remove 1 fatigue",
     R"(Discard one card and draw up to two, to a hand of at most four; without `draw` you draw
        as many as possible (CI-A19, CI-A20, CI-Q2). Or rest (CI-A21). Your turn ends. Examples:
        `cover discard 2 draw 1`, `cover rest`.)"},
    {K::Rest, "cover", "", "rest", kOnFeet, "CI-A21", kAgainstRest, "Cover up: rest, lose 1 fatigue", "", ""},
    {K::Pound, "pound", "d", "card", kOnMat | only(D::Answer), "CI-M2", kCard,
     "Ground and pound with the {card}",
     "ground and pound",
     R"(On the mat, hit the card's location (CI-M2). Against a fighter who stands up it is free
        and cannot be blocked (CI-M17, CI-M19). Example: `pound 1`.)"},
    {K::Submit, "submit", "m", "card [second", kOnMat, "CI-M5", kAgainstSubmit,
     "Try a submission with the {card}",
     "try to make the other tap out",
     R"(On the mat, try the card's hold. It costs 1 fatigue for each cube that the other lacks
        to level 3 (CI-M6, CI-M7). A Submission Fighter may play two cards (CI-F13). Examples:
        `submit 2`, `submit 2 4`.)"},
    {K::Stand, "stand", "", "card", kOnMat, "CI-M16", kCard, "Try to stand up with the {card}",
     "try to stand up",
     "On the mat, with any ground card (CI-M16). The next turn is the other's. Example: `stand 3`."},
    {K::End, "end", "e", "", kCombo, "CI-O6", {}, "End the turn",
     "end a combo", "Take no further action (CI-O1). Example: `end`."},
    {K::Block, "block", "b", "card [second", kDefence, "CI-D4", kAgainstBlock, "Block with the {card}",
     "block the attack",
     R"(Block a strike with the same location and side, a takedown with the same takedown, and
        on the mat with the same hold (CI-D1 to CI-D3). Block both of two cards (CI-F14).
        Examples: `block 1`, `block 1 3`.)"},
    {K::Pass, "pass", "p", "", kDefence, "CI-D4", {}, "Do not block",
     "do not block", "The attack lands, or the other stands up (CI-D4, CI-M17). Example: `pass`."},
    {K::SideLeft, "side", "", "left", only(D::Side), "CI-F7", {}, "Hurt the left side",
     "choose which side a takedown hurts",
     "For a Judo Fighter's Slam or Shoot Legs (CI-F6, CI-F7). Example: `side left`."},
    {K::SideRight, "side", "", "right", only(D::Side), "CI-F7", {}, "Hurt the right side", "", ""},
    {K::Damage, "damage", "", "", only(D::Harm), "CI-M3", {}, "Deal damage",
     "let ground and pound deal damage",
     "1 damage at the card's location, 2 on a \"+1 DMG\" hex (CI-M3, CI-M4). Example: `damage`."},
    {K::Fatigue, "fatigue", "", "", only(D::Harm), "CI-M3", {}, "Deal fatigue",
     "let ground and pound deal fatigue",
     "1 cube on the other's fatigue meter (CI-M3). Example: `fatigue`."},
    {K::Follow, "follow", "", "", only(D::Follow), "CI-A10", {}, "Follow into the empty hex",
     "follow a fighter you drove back",
     "After a haymaker, step into the empty hex (CI-A10). Example: `follow`."},
    {K::Step, "step", "", "hex", only(D::Step), "CI-A13", kAgainstStep, "Step to {hex}",
     "move one hex after a shove", "To any free hex beside you (CI-A13). Example: `step d4`."},
    {K::Stay, "stay", "", "", only(D::Follow) | only(D::Step), "CI-A13", {}, "Stay",
     "stay where you are", "Instead of `follow` or `step` (CI-A10, CI-A13). Example: `stay`."},
    {K::ToFeet, "feet", "", "", only(D::Rise), "CI-M14", {}, "Get up: back on the feet",
     "get up after an escape",
     "Both fighters get new hands, and the next turn is yours (CI-M14, CI-M18). Example: `feet`."},
    {K::ToMat, "mat", "", "", only(D::Rise), "CI-M14", {}, "Stay on the mat",
     "stay on the mat after an escape", "The next turn is yours (CI-M14). Example: `mat`."},
    {K::Recover, "recover", "", "meter", only(D::Recover), "CI-E5", kAgainstRecover, "Remove a cube: {meter}",
     "remove a cube between two rounds",
     R"(For one of your two points, from head, body-l, body-r, leg-l, leg-r or fatigue (CI-E5,
        CI-E6). Example: `recover head`.)"},
    {K::Coach, "coach", "", "", only(D::Recover), "CI-E7", {}, "Coach: 1 more card next round",
     "listen to the coach between two rounds",
     "For one of your two points, get one more card in the next deal (CI-E7). Example: `coach`."},
    {K::Skip, "skip", "", "", only(D::Recover), "CI-E5", {}, "Leave the point unused",
     "leave a point between two rounds unused", "The point is lost (CI-E5). Example: `skip`."},
    {K::Resign, "resign", "", "", 0, "CI-X5", {}, "Give up", "", ""},
}};
// clang-format on

constexpr ActionTable kActionTable =
    ActionTable::checked<kActionRows, kActionOperands, kActionFields>(kActionKinds);

}  // namespace

const ActionTable& action_table() {
    return kActionTable;
}

}  // namespace tenebrae::cagedin
