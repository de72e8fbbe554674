// SPDX-License-Identifier: MIT
#include "games/cagedin/words/commands.hpp"

#include "core/text.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/acts.hpp"
#include "games/cagedin/words/notation.hpp"
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

constexpr std::string_view kHexExpected = "a hex from a1 to g4";
constexpr std::string_view kDiscardExpected = "discard and a card, or rest";

/// Reads the words after the command.
class Reader {
public:
    Reader(const Setup& setup, const View& view, table::Words words)
        : setup_(setup), view_(view), words_(words) {}

    [[nodiscard]] Result<Action> read(const Act& act) const;
    /// By its number in the hand, or its code. kNoCard: a number that no card has; nothing: the
    /// word is neither.
    [[nodiscard]] std::optional<Card> card_at(std::size_t place) const;

private:
    [[nodiscard]] Result<Action> type() const;
    [[nodiscard]] Result<Action> with_card(const Act& act) const;
    [[nodiscard]] Result<Action> with_hex(Action action, std::size_t place) const;
    [[nodiscard]] Result<Action> two_cards(Action action) const;
    [[nodiscard]] Result<Action> cover() const;
    [[nodiscard]] Result<Action> side() const;
    [[nodiscard]] Result<Action> meter() const;

    [[nodiscard]] bool is(std::size_t place, std::string_view word) const {
        return table::same_word(words_[place].text, word);
    }
    [[nodiscard]] std::optional<Diagnostic>
    wrong_count(std::size_t least, std::size_t most, std::string_view expected) const {
        return kit::wrong_count(words_, least, most, expected);
    }
    [[nodiscard]] std::string card_expected() const {
        return "a card from 1 to " + std::to_string(count_of(view_.hand)) + ", or its code";
    }

    const Setup& setup_;
    const View& view_;
    table::Words words_;
};

std::optional<Card> Reader::card_at(std::size_t place) const {
    const std::string_view word = words_[place].text;
    if (const auto number = core::parse_unsigned(word)) {
        const auto count = static_cast<std::uint64_t>(count_of(view_.hand));
        return *number > count ? kNoCard : card_numbered(view_.hand, static_cast<int>(*number));
    }
    return parse_card(setup_, view_.open.place, word);
}

Result<Action> Reader::type() const {
    constexpr std::string_view kExpected = "striker, judo, submission or wrestler";
    if (auto fault = wrong_count(1, 1, kExpected)) {
        return *fault;
    }
    const auto type = parse_type(words_[1].text);
    if (!type || *type == Type::None) {
        return unreadable("no-type", words_[1], kExpected);
    }
    return Action::of(ActionKind::Type, static_cast<int>(*type));
}

Result<Action> Reader::with_hex(Action action, std::size_t place) const {
    const auto hex = parse_hex(words_[place].text);
    if (!hex) {
        return unreadable("no-hex", words_[place], kHexExpected);
    }
    action.hex = *hex;
    return action;
}

/// Numbers of equal cards mean the same (CI-K8), but no card is played twice.
Result<Action> Reader::two_cards(Action action) const {
    const auto second = card_at(2);
    if (!second) {
        return unreadable("no-card", words_[2], card_expected());
    }
    const auto number = core::parse_unsigned(words_[1].text);
    if (number && number == core::parse_unsigned(words_[2].text)) {
        return unreadable("same-card", words_[2], "another card than the first");
    }
    if (*second == kNoCard || action.card == kNoCard) {
        return Action::with(action.kind, kNoCard);
    }
    const auto [low, high] = std::minmax(action.card, *second);
    return Action::with(action.kind, low, high);
}

Result<Action> Reader::with_card(const Act& act) const {
    const bool needs_hex = act.operand == Operand::CardAndHex;
    const std::size_t most = act.operand == Operand::OneCard       ? 1
                             : act.operand == Operand::CardAndStep ? 3
                                                                   : 2;
    const std::string expected = card_expected() + (needs_hex ? ", and a hex" : "");
    if (auto fault = wrong_count(needs_hex ? 2 : 1, most, expected)) {
        return *fault;
    }
    const auto card = card_at(1);
    if (!card) {
        return unreadable("no-card", words_[1], card_expected());
    }
    const Action action = Action::with(act.kind, *card);
    if (words_.size() == 2) {
        return action;
    }
    if (act.operand == Operand::Cards) {
        return two_cards(action);
    }
    if (needs_hex) {
        return with_hex(action, 2);
    }
    if (!is(2, "to")) {
        return unreadable("unexpected-word", words_[2], "to and a hex, or the end of the line");
    }
    if (auto fault = wrong_count(3, 3, kHexExpected)) {
        return *fault;
    }
    return with_hex(action, 3);
}

/// Without "draw" as many as may be drawn (CI-Q2).
Result<Action> Reader::cover() const {
    if (auto fault = wrong_count(1, 4, kDiscardExpected)) {
        return *fault;
    }
    if (is(1, "rest")) {
        if (auto fault = wrong_count(1, 1, "")) {
            return *fault;
        }
        return Action::of(ActionKind::Rest);
    }
    if (!is(1, "discard")) {
        return unreadable("unexpected-word", words_[1], kDiscardExpected);
    }
    if (auto fault = wrong_count(2, 4, card_expected())) {
        return *fault;
    }
    const auto card = card_at(2);
    if (!card) {
        return unreadable("no-card", words_[2], card_expected());
    }
    if (words_.size() == 3) {
        return Action::discard(*card, std::min(2, most_drawn(view_.open, view_.open.owner)));
    }
    if (!is(3, "draw")) {
        return unreadable(
            "unexpected-word", words_[3], "draw and a number, or the end of the line"
        );
    }
    if (auto fault = wrong_count(4, 4, "draw 0, 1 or 2")) {
        return *fault;
    }
    const auto drawn = core::parse_unsigned(words_[4].text);
    if (!drawn || *drawn > 2) {
        return unreadable("no-number", words_[4], "0, 1 or 2");
    }
    return Action::discard(*card, static_cast<int>(*drawn));
}

Result<Action> Reader::side() const {
    if (auto fault = wrong_count(1, 1, "left or right")) {
        return *fault;
    }
    if (!is(1, "left") && !is(1, "right")) {
        return unreadable("no-side", words_[1], "left or right");
    }
    return Action::of(is(1, "left") ? ActionKind::SideLeft : ActionKind::SideRight);
}

Result<Action> Reader::meter() const {
    constexpr std::string_view kExpected = "head, body-l, body-r, leg-l, leg-r or fatigue";
    if (auto fault = wrong_count(1, 1, kExpected)) {
        return *fault;
    }
    const auto meter = parse_meter(words_[1].text);
    if (!meter) {
        return unreadable("no-meter", words_[1], kExpected);
    }
    return Action::of(ActionKind::Recover, static_cast<int>(*meter));
}

Result<Action> Reader::read(const Act& act) const {
    switch (act.operand) {
    case Operand::None: break;
    case Operand::Type: return type();
    case Operand::CardAndHex:
    case Operand::CardAndStep:
    case Operand::OneCard:
    case Operand::Cards: return with_card(act);
    case Operand::Discard:
    case Operand::Rest: return cover();
    case Operand::Left:
    case Operand::Right: return side();
    case Operand::OneHex:
        if (auto fault = wrong_count(1, 1, kHexExpected)) {
            return *fault;
        }
        return with_hex(Action::of(act.kind), 1);
    case Operand::Meter: return meter();
    }
    if (auto fault = wrong_count(0, 0, "")) {
        return *fault;
    }
    return Action::of(act.kind);
}

/// The word that says what is wrong: of a hex or a number the last, of a card that or the command.
const core::Word& word_to_blame(const Diagnostic& fault, const Reader& reader, table::Words words) {
    constexpr std::array<std::string_view, 4> kOfLast{
        "too-far", "occupied", "same-hex", "too-many"};
    constexpr std::array<std::string_view, 4> kOfCommand{
        "not-adjacent", "pinned", "no-room", "no-fatigue"};
    if (words.size() < 2 || std::ranges::count(kOfCommand, fault.code) > 0) {
        return words[0];
    }
    if (std::ranges::count(kOfLast, fault.code) > 0) {
        return words.back();
    }
    const bool is_second = words.size() > 2 && reader.card_at(2) && reader.card_at(1) != kNoCard
                           && (!reader.card_at(1) || reader.card_at(2) == kNoCard);
    return words[is_second ? 2 : 1];
}

/// The words that stand for an action, "draw" and "to" included.
std::string operand_words(const Setup& setup, const View& view, const Act& act, Action action) {
    const auto card = [&](Card sort, int further) {
        const int number = number_in_hand(view.hand, sort);
        return " "
               + (number > 0 ? std::to_string(number + further)
                             : setup.card(view.open.place, sort).code);
    };
    const auto first = [&] { return card(action.card, 0); };
    switch (act.operand) {
    case Operand::None: break;
    case Operand::Type: return " " + std::string(name(static_cast<Type>(action.value)));
    case Operand::CardAndHex: return first() + " " + name(action.hex);
    case Operand::CardAndStep:
        return first() + (action.hex == kNoHex ? "" : " to " + name(action.hex));
    case Operand::OneCard: return first();
    case Operand::Cards:
        return first()
               + (action.second == kNoCard ? "" : card(action.second, action.second == action.card)
               );
    case Operand::Discard: return " discard" + first() + " draw " + std::to_string(action.value);
    case Operand::Rest: return " rest";
    case Operand::Left: return " left";
    case Operand::Right: return " right";
    case Operand::OneHex: return " " + name(action.hex);
    case Operand::Meter: return " " + std::string(name(static_cast<Meter>(action.value)));
    }
    return "";
}

}  // namespace

core::Result<Action> parse_command(const Setup& setup, const View& view, table::Words words) {
    const auto act = std::ranges::find_if(acts(), [words](const Act& candidate) {
        return !words.empty() && candidate.kind != ActionKind::Resign
               && table::same_word(words[0].text, candidate.command);
    });
    if (act == acts().end()) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    if (!view.decides || (act->answers & asked(view.open)) == 0) {
        core::Diagnostics faults = refusals(setup, view, Action::of(act->kind));
        faults.front().where = kit::place_of(words[0]);
        return faults;
    }
    const Reader reader(setup, view, words);
    Result<Action> action = reader.read(*act);
    if (!action) {
        return action;
    }
    core::Diagnostics faults = refusals(setup, view, *action);
    if (faults.empty()) {
        return action;
    }
    for (Diagnostic& fault : faults) {
        const core::Word& word = word_to_blame(fault, reader, words);
        fault.where = kit::place_of(word);
        if (fault.code == "no-such-card") {
            fault.expected = "a card of your hand, 1 to " + std::to_string(count_of(view.hand));
            fault.got = core::escape_for_display(word.text);
        }
    }
    return faults;
}

std::vector<std::string>
complete_command(const Setup& setup, const View& view, table::Words words_so_far) {
    ActionList legal;
    legal_actions(setup.rules, view, legal);
    std::vector<std::string> lines;
    for (const Action action : legal) {
        lines.push_back(words(setup, view, action));
    }
    return kit::complete_among(lines, words_so_far);
}

std::string words(const Setup& setup, const View& view, Action action) {
    const Act& act = act_of(action.kind);
    return std::string(act.command) + operand_words(setup, view, act, action);
}

}  // namespace tenebrae::cagedin
