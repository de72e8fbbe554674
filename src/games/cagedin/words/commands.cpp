// SPDX-License-Identifier: MIT
#include "games/cagedin/words/commands.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/action_specs.hpp"
#include "games/cagedin/words/refusal.hpp"
#include "kit/command_words.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tenebrae::cagedin {
namespace {

using core::Diagnostic;
using core::Result;
using kit::unreadable;

/// One part of a syntax: a letter of action_specs.hpp, or a literal word.
struct Part {
    std::string_view text;
    bool begins_option = false;  ///< this part and all after it are optional

    [[nodiscard]] char letter() const { return text.size() == 1 ? text[0] : ' '; }
};

std::vector<Part> parts_of(const ActionSpec& spec) {
    std::vector<Part> parts;
    for (const std::string_view text : table::split_list(spec.syntax)) {
        const bool begins_option = text[0] == '[';
        parts.push_back({text.substr(begins_option ? 1 : 0), begins_option});
    }
    return parts;
}

/// The error for a word that does not fit a letter.
struct Letter {
    char letter;
    std::string_view code;
    std::string_view expected;
};
constexpr std::array<Letter, 5> kLetters{{
    {'t', "no-type", "striker, judo, submission or wrestler"},
    {'c', "no-card", "a card: its number in your hand, or its code"},
    {'h', "no-hex", "a hex from a1 to g4"},
    {'n', "no-number", "0, 1 or 2"},
    {'m', "no-meter", "head, body-l, body-r, leg-l, leg-r or fatigue"},
}};

/// Reads the words after the command.
class ActionParser {
public:
    ActionParser(const Setup& setup, const View& view, table::Words words)
        : setup_(setup), view_(view), words_(words) {}

    [[nodiscard]] Result<Action> parse(const ActionSpec& spec) const;
    /// Finds a card by its number in the hand or its code. kNoCard: no card has that number;
    /// nullopt: the word is neither.
    [[nodiscard]] std::optional<Card> card_at(std::size_t place) const;

private:
    [[nodiscard]] Diagnostic word_error(const ActionSpec& spec, Part part, std::size_t place) const;
    bool parse_part(Action& action, Part part, std::size_t place) const;
    bool parse_card_word(Action& action, std::size_t place) const;
    [[nodiscard]] bool names_one_card_twice() const;

    const Setup& setup_;
    const View& view_;
    table::Words words_;
};

std::optional<Card> ActionParser::card_at(std::size_t place) const {
    const std::string_view word = words_[place].text;
    if (const auto number = core::parse_unsigned(word)) {
        const auto count = static_cast<std::uint64_t>(count_of(view_.hand));
        return *number > count ? kNoCard : card_numbered(view_.hand, static_cast<int>(*number));
    }
    return parse_card(setup_, view_.open.place, word);
}

/// Returns the error for a word that is missing or does not fit the part.
Diagnostic ActionParser::word_error(const ActionSpec& spec, Part part, std::size_t place) const {
    const auto* const row = std::ranges::find(kLetters, part.letter(), &Letter::letter);
    std::string expected;
    for (const ActionSpec& other : action_specs()) {
        if (row == kLetters.end() && other.command == spec.command) {
            expected += (expected.empty() ? "" : " or ") + std::string(parts_of(other)[0].text);
        }
    }
    if (row != kLetters.end()) {
        expected = row->expected;
    } else if (place > 1) {
        expected = std::string(part.text) + ", or the end of the line";
    }
    if (auto missing = kit::wrong_count(words_, place, words_.size(), expected)) {
        return *missing;
    }
    return unreadable(
        row == kLetters.end() ? "unexpected-word" : row->code, words_[place], expected
    );
}

/// Parses a card; of two cards the lower comes first (CI-Q4).
bool ActionParser::parse_card_word(Action& action, std::size_t place) const {
    const auto card = card_at(place);
    const bool is_second = place == 2 && action.kind != ActionKind::Discard;
    if (card && is_second) {
        const auto [low, high] = std::minmax({action.card, *card});
        action.card = high == kNoCard ? kNoCard : low;
        action.second = high;
    } else {
        action.card = card.value_or(kNoCard);
    }
    return card.has_value();
}

bool ActionParser::parse_part(Action& action, Part part, std::size_t place) const {
    const std::string_view word = words_[place].text;
    const auto parse_value = [&action](auto value, unsigned least, unsigned most) {
        const std::uint64_t number = value ? static_cast<std::uint64_t>(*value) : most + 1;
        action.value = static_cast<std::uint8_t>(number);
        return number >= least && number <= most;
    };
    switch (part.letter()) {
    case 't': return parse_value(from_name<Type>(word), 1, kTypes);
    case 'm': return parse_value(from_name<Meter>(word), 0, kMeters - 1);
    case 'n': return parse_value(core::parse_unsigned(word), 0, 2);
    case 'c': return parse_card_word(action, place);
    case 'h': action.hex = parse_hex(word).value_or(kNoHex); return action.hex != kNoHex;
    default: return table::same_word(word, part.text);
    }
}

/// Returns whether one number is given twice. Equal cards are interchangeable (CI-K8), but no card
/// is played twice.
bool ActionParser::names_one_card_twice() const {
    const auto first = core::parse_unsigned(words_[1].text);
    return first && first == core::parse_unsigned(words_[2].text);
}

Result<Action> ActionParser::parse(const ActionSpec& spec) const {
    Action action = Action::of(spec.kind);
    if (spec.kind == ActionKind::Discard) {  // without a number the most that is allowed (CI-Q2)
        action.value =
            static_cast<std::uint8_t>(std::min(2, max_cards_drawn(view_.open, view_.open.owner)));
    }
    const std::vector<Part> parts = parts_of(spec);
    for (std::size_t place = 1; place <= parts.size(); ++place) {
        const Part part = parts[place - 1];
        if (place == words_.size() && part.begins_option) {
            break;
        }
        if (place >= words_.size() || !parse_part(action, part, place)) {
            return word_error(spec, part, place);
        }
    }
    if (auto error = kit::wrong_count(words_, 0, parts.size(), "")) {
        return *error;
    }
    if (action.second != kNoCard && names_one_card_twice()) {
        return unreadable("same-card", words_[2], "a card other than the first");
    }
    return action;
}

/// Returns the word to point at: the last for a hex or number, the card or the command otherwise.
const core::Word&
error_word(const Diagnostic& error, const ActionParser& parser, table::Words words) {
    constexpr std::array<std::string_view, 4> kLastWordErrors{
        "too-far", "occupied", "same-hex", "too-many"};
    constexpr std::array<std::string_view, 4> kCommandErrors{
        "not-adjacent", "pinned", "no-room", "no-fatigue"};
    if (words.size() < 2 || std::ranges::count(kCommandErrors, error.code) > 0) {
        return words[0];
    }
    if (std::ranges::count(kLastWordErrors, error.code) > 0) {
        return words.back();
    }
    const bool is_second = words.size() > 2 && parser.card_at(2) && parser.card_at(1) != kNoCard
                           && (!parser.card_at(1) || parser.card_at(2) == kNoCard);
    return words[is_second ? 2 : 1];
}

/// Returns the word for one part, after a space.
std::string
words_of(const Setup& setup, const View& view, Action action, Part part, bool is_second_card) {
    const auto card = [&](Card sort, int further) {
        const int number = number_in_hand(view.hand, sort);
        return number > 0 ? std::to_string(number + further)
                          : setup.card(view.open.place, sort).code;
    };
    switch (part.letter()) {
    case 't': return std::string(name(static_cast<Type>(action.value)));
    case 'm': return std::string(name(static_cast<Meter>(action.value)));
    case 'n': return std::to_string(action.value);
    case 'c':
        return is_second_card ? card(action.second, action.second == action.card ? 1 : 0)
                              : card(action.card, 0);
    case 'h': return name(action.hex);
    default: return std::string(part.text);
    }
}

/// Finds the action spec of this command; if two share it, the one that the next word names.
const ActionSpec* find_spec(table::Words words) {
    const ActionSpec* found = nullptr;
    for (const ActionSpec& spec : action_specs()) {
        if (words.empty() || spec.kind == ActionKind::Resign
            || !table::same_word(words[0].text, spec.command)) {
            continue;
        }
        const bool is_named = words.size() > 1 && table::same_word(words[1].text, spec.syntax);
        found = found == nullptr || is_named ? &spec : found;
    }
    return found;
}

// Name, aliases, parameters, summary, detail, completion.
constexpr std::array<table::CommandRow, 24> kCommands{{
    {"type",
     "",
     "striker|judo|submission|wrestler",
     "choose your type of fighter",
     R"(Once before the fight, in secret. The other fighter learns it after the first deal
        (CI-S1, CI-S7). Example: `type judo`.)",
     "type"},
    {"footwork",
     "f",
     "CARD HEX",
     "move as far as a card's footwork value",
     R"(Use any stand-up card. Fatigue lowers its value (CI-A1, CI-B9). Your turn ends. CARD is
        a number in your hand or a code. Example: `footwork 5 c3`.)",
     "card hex"},
    {"strike",
     "s",
     "CARD",
     "strike the fighter beside you",
     R"(Use a strike card without the haymaker icon. If it lands, it deals 1 damage at its
        location (CI-A4, CI-A5). Examples: `strike 3`, `strike jab-l`.)",
     "card"},
    {"haymaker",
     "h",
     "CARD [to HEX]",
     "throw a haymaker, after a step if you like",
     R"(Use a card with the haymaker icon. If it lands, it deals 2 damage and drives the other
        back (CI-A7 to CI-A10). Examples: `haymaker 2`, `haymaker 2 to d4`.)",
     "card none hex"},
    {"shove",
     "",
     "CARD",
     "push the fighter beside you back",
     R"(Use any stand-up card. It deals no damage, and you may step after it (CI-A11 to
        CI-A14). Example: `shove 2`.)",
     "card"},
    {"takedown",
     "t",
     "CARD",
     "bring the fight to the mat",
     R"(Use a takedown card, beside the other and not pinned (CI-A15, CI-H9). If it lands, both
        fighters get new hands (CI-A17). Example: `takedown 4`.)",
     "card"},
    {"cover",
     "c",
     "discard CARD [draw N]|rest",
     "cover up: exchange cards, or remove 1 fatigue",
     R"(Discard one card and draw up to two, to a hand of at most four; without `draw` you draw
        as many as possible (CI-A19, CI-A20, CI-Q2). Or rest (CI-A21). Your turn ends. Examples:
        `cover discard 2 draw 1`, `cover rest`.)",
     "none card none none"},
    {"pound",
     "d",
     "CARD",
     "ground and pound",
     R"(On the mat, hit the card's location (CI-M2). Against a fighter who stands up it is free
        and cannot be blocked (CI-M17, CI-M19). Example: `pound 1`.)",
     "card"},
    {"submit",
     "m",
     "CARD [CARD]",
     "try to make the other tap out",
     R"(On the mat, try the card's hold. It costs 1 fatigue for each cube that the other lacks
        to level 3 (CI-M6, CI-M7). A Submission Fighter may play two cards (CI-F13). Examples:
        `submit 2`, `submit 2 4`.)",
     "card card"},
    {"stand",
     "",
     "CARD",
     "try to stand up",
     "On the mat, with any ground card (CI-M16). The next turn is the other's. Example: `stand 3`.",
     "card"},
    {"end", "e", "", "end a combo", "Take no further action (CI-O1). Example: `end`.", ""},
    {"block",
     "b",
     "CARD [CARD]",
     "block the attack",
     R"(Block a strike with the same location and side, a takedown with the same takedown, and
        on the mat with the same hold (CI-D1 to CI-D3). Block both of two cards (CI-F14).
        Examples: `block 1`, `block 1 3`.)",
     "card card"},
    {"pass",
     "p",
     "",
     "do not block",
     "The attack lands, or the other stands up (CI-D4, CI-M17). Example: `pass`.",
     ""},
    {"side",
     "",
     "left|right",
     "choose which side a takedown hurts",
     "For a Judo Fighter's Slam or Shoot Legs (CI-F6, CI-F7). Example: `side left`.",
     "none"},
    {"damage",
     "",
     "",
     "let ground and pound deal damage",
     "1 damage at the card's location, 2 on a \"+1 DMG\" hex (CI-M3, CI-M4). Example: `damage`.",
     ""},
    {"fatigue",
     "",
     "",
     "let ground and pound deal fatigue",
     "1 cube on the other's fatigue meter (CI-M3). Example: `fatigue`.",
     ""},
    {"follow",
     "",
     "",
     "follow a fighter you drove back",
     "After a haymaker, step into the empty hex (CI-A10). Example: `follow`.",
     ""},
    {"stay",
     "",
     "",
     "stay where you are",
     "Instead of `follow` or `step` (CI-A10, CI-A13). Example: `stay`.",
     ""},
    {"step",
     "",
     "HEX",
     "move one hex after a shove",
     "To any free hex beside you (CI-A13). Example: `step d4`.",
     "hex"},
    {"feet",
     "",
     "",
     "get up after an escape",
     "Both fighters get new hands, and the next turn is yours (CI-M14, CI-M18). Example: `feet`.",
     ""},
    {"mat",
     "",
     "",
     "stay on the mat after an escape",
     "The next turn is yours (CI-M14). Example: `mat`.",
     ""},
    {"recover",
     "",
     "METER",
     "remove a cube between two rounds",
     R"(For one of your two points, from head, body-l, body-r, leg-l, leg-r or fatigue (CI-E5,
        CI-E6). Example: `recover head`.)",
     "meter"},
    {"coach",
     "",
     "",
     "listen to the coach between two rounds",
     "For one of your two points, get one more card in the next deal (CI-E7). Example: `coach`.",
     ""},
    {"skip",
     "",
     "",
     "leave a point between two rounds unused",
     "The point is lost (CI-E5). Example: `skip`.",
     ""},
}};

}  // namespace

core::Result<Action> parse_command(const Setup& setup, const View& view, table::Words words) {
    const ActionSpec* const spec = find_spec(words);
    if (spec == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    if (!view.decides || (spec->decisions & pending_decision(view.open)) == 0) {
        core::Diagnostics errors = refusals(setup, view, Action::of(spec->kind));
        errors.front().where = kit::place_of(words[0]);
        return errors;
    }
    const ActionParser parser(setup, view, words);
    Result<Action> action = parser.parse(*spec);
    if (!action) {
        return action;
    }
    core::Diagnostics errors = refusals(setup, view, *action);
    if (errors.empty()) {
        return action;
    }
    for (Diagnostic& error : errors) {
        const core::Word& word = error_word(error, parser, words);
        error.where = kit::place_of(word);
        if (error.code == "no-such-card") {
            error.expected =
                "a card of your hand: " + core::numbered_to(count_of(view.hand), "number");
            error.got = core::escape_for_display(word.text);
        }
    }
    return errors;
}

std::string command_text(const Setup& setup, const View& view, Action action) {
    const ActionSpec& spec = action_spec(action.kind);
    std::string line(spec.command);
    bool is_second_card = false;
    for (const Part part : parts_of(spec)) {
        const bool has_option =
            action.hex != kNoHex || action.second != kNoCard || part.text == "draw";
        if (part.begins_option && !has_option) {
            break;
        }
        line += " " + words_of(setup, view, action, part, is_second_card);
        is_second_card = is_second_card || part.letter() == 'c';
    }
    return line;
}

std::span<const table::CommandRow> command_rows() {
    return kCommands;
}

}  // namespace tenebrae::cagedin
