// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/commands.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/acts.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/refusal.hpp"
#include "games/nyctophobia/words/words.hpp"
#include "kit/acts.hpp"
#include "kit/command_words.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

using core::Diagnostic;
using core::Result;
using kit::unreadable;

constexpr std::string_view kDirectionExpected = "a direction: n, e, s or w";
constexpr std::string_view kSpaceExpected = "a space from a1 to h8";
constexpr std::string_view kSideExpected = "a side inside the board, such as c4e or c4s";

/// Reads the words after the command.
class Reader {
public:
    Reader(const Rules& rules, const View& view, table::Words words)
        : rules_(rules), state_(view.state), words_(words) {}

    [[nodiscard]] Result<Action> read(const Act& act) const;

private:
    [[nodiscard]] Result<Action> directed(ActionKind kind, bool noise_too) const;
    [[nodiscard]] Result<Action> counter() const;
    [[nodiscard]] Result<Action> turn() const;
    [[nodiscard]] Result<Action> with_hunted(ActionKind kind) const;
    [[nodiscard]] Result<Action> with_two_hunted(ActionKind kind) const;
    [[nodiscard]] Result<Action> card() const;
    [[nodiscard]] Result<Action> at_side(ActionKind kind) const;
    [[nodiscard]] Result<Action> at_space(ActionKind kind) const;
    [[nodiscard]] Result<Action> at_two_spaces(ActionKind kind) const;
    [[nodiscard]] Result<Action> start() const;

    [[nodiscard]] std::optional<Diagnostic>
    wrong_count(std::size_t least, std::size_t most, std::string_view expected) const {
        return kit::wrong_count(words_, least, most, expected);
    }
    [[nodiscard]] bool is(std::size_t place, std::string_view word) const {
        return table::same_word(words_[place].text, word);
    }
    [[nodiscard]] std::string hunted_expected() const {
        return "a Hunted from 1 to " + std::to_string(rules_.hunted);
    }
    [[nodiscard]] std::optional<PieceId> hunted_at(std::size_t place) const;

    const Rules& rules_;
    const State& state_;
    table::Words words_;
};

std::optional<PieceId> Reader::hunted_at(std::size_t place) const {
    const auto number = core::parse_unsigned(words_[place].text);
    return number && *number >= 1 && *number <= rules_.hunted
               ? std::optional(static_cast<PieceId>(*number - 1))
               : std::nullopt;
}

Result<Action> Reader::directed(ActionKind kind, bool noise_too) const {
    if (auto fault = wrong_count(1, noise_too ? 2 : 1, kDirectionExpected)) {
        return *fault;
    }
    const auto direction = parse_direction(words_[1].text);
    if (!direction) {
        return unreadable("no-direction", words_[1], kDirectionExpected);
    }
    if (words_.size() == 3 && !is(2, "noise")) {
        return unreadable("unexpected-word", words_[2], "noise, or the end of the line");
    }
    return Action::towards(kind, *direction, words_.size() == 3);
}

/// Alone it is with a rock if one is held, else with the fist (HU-U3).
Result<Action> Reader::counter() const {
    if (auto fault = wrong_count(0, 1, "rock or fist")) {
        return *fault;
    }
    if (words_.size() == 1) {
        const PieceId who = state_.open.owner;
        const bool has_rock = who < kMaxHunted && state_.hunted[who].rocks > 0;
        const bool is_boxer = who < kMaxHunted && state_.hunted[who].character == Character::Boxer;
        return Action::of(
            has_rock || !is_boxer ? ActionKind::CounterRock : ActionKind::CounterFist
        );
    }
    if (!is(1, "rock") && !is(1, "fist")) {
        return unreadable("no-weapon", words_[1], "rock or fist");
    }
    return Action::of(is(1, "rock") ? ActionKind::CounterRock : ActionKind::CounterFist);
}

Result<Action> Reader::turn() const {
    if (auto fault = wrong_count(1, 1, "left or right")) {
        return *fault;
    }
    if (!is(1, "left") && !is(1, "right")) {
        return unreadable("no-turning", words_[1], "left or right");
    }
    return Action::of(is(1, "left") ? ActionKind::TurnLeft : ActionKind::TurnRight);
}

Result<Action> Reader::with_hunted(ActionKind kind) const {
    if (auto fault = wrong_count(1, 1, hunted_expected())) {
        return *fault;
    }
    if (const auto who = hunted_at(1)) {
        return Action::with(kind, *who);
    }
    return unreadable("no-hunted", words_[1], hunted_expected());
}

Result<Action> Reader::with_two_hunted(ActionKind kind) const {
    if (auto fault = wrong_count(2, 2, "two different Hunted")) {
        return *fault;
    }
    core::Diagnostics faults;
    for (const std::size_t place : {1U, 2U}) {
        if (!hunted_at(place)) {
            faults.push_back(unreadable("no-hunted", words_[place], hunted_expected()));
        }
    }
    if (!faults.empty()) {
        return faults;
    }
    const auto [first, second] = std::minmax({*hunted_at(1), *hunted_at(2)});
    return Action::with(kind, first, second);
}

/// A number, or the name of the first such card in hand (HU-U4).
Result<Action> Reader::card() const {
    constexpr std::string_view kExpected = "1 or 2, or the name of a card in hand";
    if (auto fault = wrong_count(1, 1, kExpected)) {
        return *fault;
    }
    const auto number = core::parse_unsigned(words_[1].text);
    if (number && *number >= 1 && *number <= kHandSize) {
        return Action::numbered(ActionKind::Card, static_cast<int>(*number) - 1);
    }
    const auto card = parse_card(words_[1].text);
    if (!card) {
        return unreadable("no-card", words_[1], kExpected);
    }
    const auto* const found = std::ranges::find(state_.hand, *card);
    if (found == state_.hand.end()) {
        return core::fault(
                   "not-in-hand", std::string(spoken(*card)) + " is not in the Hunter's hand."
        )
            .rule("HU-J3")
            .at(kit::place_of(words_[1]));
    }
    return Action::numbered(ActionKind::Card, static_cast<int>(found - state_.hand.begin()));
}

Result<Action> Reader::at_side(ActionKind kind) const {
    if (auto fault = wrong_count(1, 1, kSideExpected)) {
        return *fault;
    }
    if (const auto side = parse_side(words_[1].text)) {
        return Action::at(kind, *side);
    }
    return unreadable("no-side", words_[1], kSideExpected);
}

Result<Action> Reader::at_space(ActionKind kind) const {
    if (auto fault = wrong_count(1, 1, kSpaceExpected)) {
        return *fault;
    }
    if (const auto space = parse_space(words_[1].text)) {
        return Action::at(kind, *space);
    }
    return unreadable("no-space", words_[1], kSpaceExpected);
}

Result<Action> Reader::at_two_spaces(ActionKind kind) const {
    if (auto fault = wrong_count(2, 2, "two neighbouring spaces")) {
        return *fault;
    }
    core::Diagnostics faults;
    for (const std::size_t place : {1U, 2U}) {
        if (!parse_space(words_[place].text)) {
            faults.push_back(unreadable("no-space", words_[place], kSpaceExpected));
        }
    }
    if (!faults.empty()) {
        return faults;
    }
    const auto [first, second] =
        std::minmax({*parse_space(words_[1].text), *parse_space(words_[2].text)});
    return Action::at(kind, first, second);
}

Result<Action> Reader::start() const {
    const std::string expected = "hunter, or " + hunted_expected();
    if (auto fault = wrong_count(2, 2, expected + ", and a space")) {
        return *fault;
    }
    const auto who = is(1, "hunter") ? std::optional(kHunter) : hunted_at(1);
    const auto space = parse_space(words_[2].text);
    core::Diagnostics faults;
    if (!who) {
        faults.push_back(unreadable("no-piece", words_[1], expected));
    }
    if (!space) {
        faults.push_back(unreadable("no-space", words_[2], kSpaceExpected));
    }
    if (!faults.empty()) {
        return faults;
    }
    return Action::start(*who, *space);
}

Result<Action> Reader::read(const Act& act) const {
    switch (act.operand) {
    case Operand::None: break;
    case Operand::Direction: return directed(act.kind, false);
    case Operand::DirectionAndNoise: return directed(act.kind, true);
    case Operand::Rock:
    case Operand::Fist: return counter();
    case Operand::Left:
    case Operand::Right: return turn();
    case Operand::Hunted: return with_hunted(act.kind);
    case Operand::TwoHunted: return with_two_hunted(act.kind);
    case Operand::Card: return card();
    case Operand::OneSide: return at_side(act.kind);
    case Operand::OneSpace: return at_space(act.kind);
    case Operand::TwoSpaces: return at_two_spaces(act.kind);
    case Operand::PieceAndSpace: return start();
    }
    if (auto fault = wrong_count(0, 0, "")) {
        return *fault;
    }
    return Action::of(act.kind);
}

/// The word that says what is wrong: the noise comes last.
const core::Word& word_to_blame(const Diagnostic& fault, table::Words words) {
    return is_untimely(fault) || words.size() < 2 ? words[0]
           : fault.code == "no-klutz"             ? words.back()
                                                  : words[1];
}

/// The first fault if it is not the time for this kind of action at all.
std::optional<core::Diagnostics>
untimely(const Rules& rules, const View& view, const Act& act, table::Words words) {
    core::Diagnostics faults = refusals(rules, view, Action::of(act.kind));
    if (faults.empty() || !is_untimely(faults.front())) {
        return std::nullopt;
    }
    faults.erase(faults.begin() + 1, faults.end());
    faults.front().where = kit::place_of(words[0]);
    return faults;
}

}  // namespace

core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words) {
    const Act* const act = words.empty() ? nullptr : kit::find_act(acts(), words[0].text);
    if (act == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    const auto wrong_time = untimely(rules, view, *act, words);
    if (wrong_time && !(view.decides && is_of_a_turn(act->kind, view.state.open.decision))) {
        return *wrong_time;
    }
    Result<Action> action = Reader(rules, view, words).read(*act);
    if (!action) {
        return wrong_time ? Result<Action>(*wrong_time) : action;
    }
    core::Diagnostics faults = refusals(rules, view, *action);
    if (faults.empty()) {
        return action;
    }
    for (Diagnostic& fault : faults) {
        fault.where = kit::place_of(word_to_blame(fault, words));
    }
    return faults;
}

}  // namespace tenebrae::nyctophobia
