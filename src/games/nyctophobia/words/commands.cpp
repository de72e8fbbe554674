// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/commands.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/action_specs.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/refusal.hpp"
#include "kit/action_specs.hpp"
#include "kit/command_words.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::array kRows{
    table::CommandRow{
        "move",
        "m",
        "DIRECTION [noise]",
        "make one of the two steps of the movement",
        R"(A turn has two steps, one after the other (HU-M1). If the way is blocked, you learn by
           what, and choose again at no cost (HU-M4). The Klutz can add noise, which stays in the
           space left behind (HU-D5). Examples: `move n`, `move e noise`.)",
        "direction none",
    },
    table::CommandRow{
        "search",
        "s",
        "",
        "feel around on all four sides",
        R"(Searching is free, once at each stop, but not where a sprint ended and not in fog
           (HU-F3). The first search of a turn is automatic. Example: `search`.)",
        "",
    },
    table::CommandRow{
        "sprint",
        "p",
        "DIRECTION [noise]",
        "make one extra step, as the action of the turn",
        R"(Before or after the movement (HU-P1). You cannot search where it ends. The Track Star may
           sprint a second step (HU-P3). Example: `sprint s`.)",
        "direction none",
    },
    table::CommandRow{
        "throw",
        "t",
        "DIRECTION",
        "throw a rock, as the action of the turn",
        R"(The rock flies straight until something stops it, and makes noise where it lands (HU-W1,
           HU-W4). If it hits the Hunter, he is driven back and wounded (HU-W5). A friend loses
           1 health (HU-W6). Example: `throw w`.)",
        "direction",
    },
    table::CommandRow{
        "call",
        "c",
        "",
        "call for help from the car, as the action of the turn",
        R"(Only in the car, and once in a game (HU-L1). From then on hiding is not an action any
           more (HU-L2). All are rescued when the caller ends their next turn (HU-E1). Example:
           `call`.)",
        "",
    },
    table::CommandRow{
        "hide",
        "h",
        "",
        "hide until the next turn, as the action of the turn",
        R"(After the movement, and before the call for help (HU-H1). At the end of a retreat also
           after the call (HU-X8). A hidden Hunted is not attacked (HU-H2). Example: `hide`.)",
        "",
    },
    table::CommandRow{
        "cheer",
        "",
        "HUNTED",
        "give the action of the turn to a friend (Cheerleader)",
        R"(The friend must be upright, and may sprint, throw, call or, after the Cheerleader's
           movement, hide (HU-D4). Example: `cheer 2`.)",
        "hunted",
    },
    table::CommandRow{
        "decline",
        "",
        "",
        "refuse the Cheerleader's action",
        "The Cheerleader's action is spent all the same (HU-D4). Example: `decline`.",
        "",
    },
    table::CommandRow{
        "hop",
        "",
        "DIRECTION",
        "climb over a tree (Climber)",
        R"(Over a tree felt at this stop, instead of both steps of the movement or all steps of a
           retreat. It leaves noise behind (HU-D7). Example: `hop n`.)",
        "direction",
    },
    table::CommandRow{
        "wait",
        "w",
        "",
        "stay, when shut in on all sides",
        "Only when all four sides are blocked (HU-T6). Example: `wait`.",
        "",
    },
    table::CommandRow{
        "stop",
        "",
        "",
        "end a sprint after its first step (Track Star)",
        "Instead of a second step (HU-P3). Example: `stop`.",
        "",
    },
    table::CommandRow{
        "end",
        "e",
        "",
        "end the turn",
        "After the movement (HU-T5). Example: `end`.",
        "",
    },
    table::CommandRow{
        "counter",
        "",
        "[rock|fist]",
        "strike back in a combat",
        R"(With a rock you hold, or with the Boxer's fist; without a word, with a rock if there is
           one. The Hunter is driven back two spaces and wounded: on his next turn he moves one
           space (HU-X5, HU-N3). Examples: `counter`, `counter fist`.)",
        "none",
    },
    table::CommandRow{
        "forgo",
        "",
        "",
        "do not strike back",
        "The retreat follows (HU-X5). Example: `forgo`.",
        "",
    },
    table::CommandRow{
        "retreat",
        "",
        "DIRECTION [noise]",
        "make one step of a retreat",
        R"(Up to two steps, three for the Track Star (HU-X7). In a combat you must make at least
           one (HU-X8). Example: `retreat s`.)",
        "direction none",
    },
    table::CommandRow{
        "stand",
        "",
        "",
        "end a retreat standing",
        "The other way to end it is `hide` (HU-X7). Example: `stand`.",
        "",
    },
    table::CommandRow{
        "silent",
        "",
        "",
        "stay hidden before the Hunter's turn",
        "Only with the option `hush loose` (HU-O2). Example: `silent`.",
        "",
    },
    table::CommandRow{
        "speak",
        "",
        "",
        "speak, and stop hiding",
        "It makes noise in the space of the Hunted (HU-H5). Example: `speak`.",
        "",
    },
    table::CommandRow{
        "clue",
        "",
        "DIRECTION",
        "tell one direction of the car (Hunter)",
        "It must be true of one of the car's two spaces (HU-S7). Example: `clue n`.",
        "direction",
    },
    table::CommandRow{
        "card",
        "",
        "1|2|NAME",
        "play a card from the hand (Hunter)",
        R"(Its noise text counts while noise is on the board, otherwise its quiet text (HU-J4).
           Examples: `card 1`, `card stalk`.)",
        "card",
    },
    table::CommandRow{
        "step",
        "",
        "DIRECTION",
        "make a step of a move (Hunter)",
        R"(Towards the noise, or without noise towards the nearest upright Hunted, on a shortest
           path (HU-V4). Example: `step n`.)",
        "direction",
    },
    table::CommandRow{
        "stay",
        "",
        "",
        "stay where he is, with nothing to go towards (Hunter)",
        "Only without noise and with all Hunted hidden (HU-V7). Example: `stay`.",
        "",
    },
    table::CommandRow{
        "attack",
        "",
        "HUNTED",
        "choose whom to attack (Hunter)",
        "Only when he touches more than one upright Hunted (HU-X3). Example: `attack 2`.",
        "hunted",
    },
    table::CommandRow{
        "run",
        "",
        "DIRECTION",
        "run straight until something stops him (Hunter)",
        "When a card says so (HU-V9). Example: `run n`.",
        "direction",
    },
    table::CommandRow{
        "fell",
        "",
        "DIRECTION",
        "remove a tree beside him (Hunter)",
        "When a card says so (HU-V10). Example: `fell n`.",
        "direction",
    },
    table::CommandRow{
        "turn",
        "",
        "left|right",
        "turn the forest a quarter (Mage)",
        R"(Left is anticlockwise, right clockwise; everything turns except the compass (HU-Y2).
           Example: `turn left`.)",
        "none",
    },
    table::CommandRow{
        "lure",
        "",
        "HUNTED",
        "put the noise on a Hunted (Mage)",
        "When a card says so; it also says which Hunted (HU-Y3). Example: `lure 2`.",
        "hunted",
    },
    table::CommandRow{
        "swap",
        "",
        "HUNTED HUNTED",
        "swap two Hunted (Mage)",
        "Both must be upright and outside the car (HU-Y3). Example: `swap 1 3`.",
        "hunted hunted",
    },
    table::CommandRow{
        "uproot",
        "",
        "SIDE",
        "uproot a tree near him, to plant it again (Mage)",
        R"(On a side of his space or of the eight around it, if it can be planted on another
           (HU-V11). Example: `uproot c4e`.)",
        "side",
    },
    table::CommandRow{
        "plant",
        "",
        "SIDE",
        "plant a tree near him (Mage)",
        R"(On a side without a tree, as near as for uproot; it must not seal off part of the forest
           (HU-Y6). Example: `plant c4s`.)",
        "side",
    },
    table::CommandRow{
        "drift",
        "",
        "SPACE",
        "move the noise (Mage)",
        "When a card says so; it also says how far (HU-Y3). Example: `drift c4`.",
        "space",
    },
    table::CommandRow{
        "skip",
        "",
        "",
        "skip what a card only allows (Hunter)",
        "Where the card says \"may\" (HU-V10, HU-Y3). Example: `skip`.",
        "",
    },
    table::CommandRow{
        "tree",
        "",
        "SIDE",
        "put or remove a tree (building)",
        "At most 40 trees (HU-B4). Example: `tree c4e`.",
        "side",
    },
    table::CommandRow{
        "car",
        "",
        "SPACE SPACE",
        "put the car on two neighbouring spaces (building)",
        "A car that is already placed moves (HU-B4). Example: `car c4 d4`.",
        "space space",
    },
    table::CommandRow{
        "start",
        "",
        "hunter|HUNTED SPACE",
        "put a piece on its start (building)",
        R"(Each Hunted at least four steps from the Hunter and from the car (HU-B2). Examples:
           `start hunter e5`, `start 2 a3`.)",
        "piece space",
    },
    table::CommandRow{
        "clear",
        "",
        "",
        "take everything off the board (building)",
        "Trees, car and starts (HU-B1). Example: `clear`.",
        "",
    },
    table::CommandRow{
        "ready",
        "",
        "",
        "finish the forest (building)",
        "If something is missing, the answer lists it (HU-B2). Example: `ready`.",
        "",
    },
};

using core::Diagnostic;
using core::Result;
using kit::unreadable;

constexpr std::string_view kDirectionExpected = "a direction: n, e, s or w";
constexpr std::string_view kSpaceExpected = "a space from a1 to h8";
constexpr std::string_view kSideExpected = "a side inside the board, such as c4e or c4s";

/// Parses the operands of a command.
class Reader {
public:
    Reader(const Rules& rules, const View& view, table::Words words)
        : rules_(rules), state_(view.state), words_(words) {}

    [[nodiscard]] Result<Action> read(const ActionSpec& spec) const;

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
    if (auto error = wrong_count(1, noise_too ? 2 : 1, kDirectionExpected)) {
        return *error;
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

/// Parses a counter. Without a word: with a rock if there is one, otherwise with the fist (HU-U3).
Result<Action> Reader::counter() const {
    if (auto error = wrong_count(0, 1, "rock or fist")) {
        return *error;
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
    if (auto error = wrong_count(1, 1, "left or right")) {
        return *error;
    }
    if (!is(1, "left") && !is(1, "right")) {
        return unreadable("no-turning", words_[1], "left or right");
    }
    return Action::of(is(1, "left") ? ActionKind::TurnLeft : ActionKind::TurnRight);
}

Result<Action> Reader::with_hunted(ActionKind kind) const {
    if (auto error = wrong_count(1, 1, hunted_expected())) {
        return *error;
    }
    if (const auto who = hunted_at(1)) {
        return Action::on_piece(kind, *who);
    }
    return unreadable("no-hunted", words_[1], hunted_expected());
}

Result<Action> Reader::with_two_hunted(ActionKind kind) const {
    if (auto error = wrong_count(2, 2, "two different Hunted")) {
        return *error;
    }
    core::Diagnostics errors;
    for (const std::size_t place : {1U, 2U}) {
        if (!hunted_at(place)) {
            errors.push_back(unreadable("no-hunted", words_[place], hunted_expected()));
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    const auto [first, second] = std::minmax({*hunted_at(1), *hunted_at(2)});
    return Action::on_piece(kind, first, second);
}

/// Parses a number, or a name for the first such card in hand (HU-U4).
Result<Action> Reader::card() const {
    constexpr std::string_view kExpected = "1 or 2, or the name of a card in hand";
    if (auto error = wrong_count(1, 1, kExpected)) {
        return *error;
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
        return core::error(
                   "not-in-hand", std::string(display_name(*card)) + " is not in the Hunter's hand."
        )
            .rule("HU-J3")
            .at(kit::place_of(words_[1]));
    }
    return Action::numbered(ActionKind::Card, static_cast<int>(found - state_.hand.begin()));
}

Result<Action> Reader::at_side(ActionKind kind) const {
    if (auto error = wrong_count(1, 1, kSideExpected)) {
        return *error;
    }
    if (const auto side = parse_side(words_[1].text)) {
        return Action::at(kind, *side);
    }
    return unreadable("no-side", words_[1], kSideExpected);
}

Result<Action> Reader::at_space(ActionKind kind) const {
    if (auto error = wrong_count(1, 1, kSpaceExpected)) {
        return *error;
    }
    if (const auto space = parse_space(words_[1].text)) {
        return Action::at(kind, *space);
    }
    return unreadable("no-space", words_[1], kSpaceExpected);
}

Result<Action> Reader::at_two_spaces(ActionKind kind) const {
    if (auto error = wrong_count(2, 2, "two neighbouring spaces")) {
        return *error;
    }
    core::Diagnostics errors;
    for (const std::size_t place : {1U, 2U}) {
        if (!parse_space(words_[place].text)) {
            errors.push_back(unreadable("no-space", words_[place], kSpaceExpected));
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    const auto [first, second] =
        std::minmax({*parse_space(words_[1].text), *parse_space(words_[2].text)});
    return Action::at(kind, first, second);
}

Result<Action> Reader::start() const {
    const std::string expected = "hunter, or " + hunted_expected();
    if (auto error = wrong_count(2, 2, expected + ", and a space")) {
        return *error;
    }
    const auto who = is(1, "hunter") ? std::optional(kHunter) : hunted_at(1);
    const auto space = parse_space(words_[2].text);
    core::Diagnostics errors;
    if (!who) {
        errors.push_back(unreadable("no-piece", words_[1], expected));
    }
    if (!space) {
        errors.push_back(unreadable("no-space", words_[2], kSpaceExpected));
    }
    if (!errors.empty()) {
        return errors;
    }
    return Action::start(*who, *space);
}

Result<Action> Reader::read(const ActionSpec& spec) const {
    switch (spec.operand) {
    case Operand::None: break;
    case Operand::Direction: return directed(spec.kind, false);
    case Operand::DirectionAndNoise: return directed(spec.kind, true);
    case Operand::Rock:
    case Operand::Fist: return counter();
    case Operand::Left:
    case Operand::Right: return turn();
    case Operand::Hunted: return with_hunted(spec.kind);
    case Operand::TwoHunted: return with_two_hunted(spec.kind);
    case Operand::Card: return card();
    case Operand::OneSide: return at_side(spec.kind);
    case Operand::OneSpace: return at_space(spec.kind);
    case Operand::TwoSpaces: return at_two_spaces(spec.kind);
    case Operand::PieceAndSpace: return start();
    }
    if (auto error = wrong_count(0, 0, "")) {
        return *error;
    }
    return Action::of(spec.kind);
}

/// Returns the word to mark for an error; "noise" is the last one.
const core::Word& error_word(const Diagnostic& error, table::Words words) {
    return is_untimely(error) || words.size() < 2 ? words[0]
           : error.code == "no-klutz"             ? words.back()
                                                  : words[1];
}

/// Returns the error if this kind of action cannot answer the pending decision.
std::optional<core::Diagnostics>
untimely(const Rules& rules, const View& view, const ActionSpec& spec, table::Words words) {
    core::Diagnostics errors = refusals(rules, view, Action::of(spec.kind));
    if (errors.empty() || !is_untimely(errors.front())) {
        return std::nullopt;
    }
    errors.erase(errors.begin() + 1, errors.end());
    errors.front().where = kit::place_of(words[0]);
    return errors;
}

/// Formats the operands of a command, each after a space.
std::string operand_words(Operand operand, Action action) {
    std::string way = " " + std::string(name(action.direction));
    switch (operand) {
    case Operand::Direction: return way;
    case Operand::DirectionAndNoise: return way + (action.noise ? " noise" : "");
    case Operand::Rock: return " rock";
    case Operand::Fist: return " fist";
    case Operand::Left: return " left";
    case Operand::Right: return " right";
    case Operand::Hunted: return " " + name_of_piece(action.who);
    case Operand::TwoHunted:
        return " " + name_of_piece(action.who) + " " + name_of_piece(action.other);
    case Operand::Card: return " " + std::to_string(action.number + 1);
    case Operand::OneSide: return " " + name_of_side(action.place);
    case Operand::OneSpace: return " " + name(action.place);
    case Operand::TwoSpaces: return " " + name(action.place) + " " + name(action.second);
    case Operand::PieceAndSpace: return " " + name_of_piece(action.who) + " " + name(action.place);
    case Operand::None: break;
    }
    return "";
}

}  // namespace

std::span<const table::CommandRow> command_rows() {
    return kRows;
}

core::Result<Action> parse_command(const Rules& rules, const View& view, table::Words words) {
    const ActionSpec* const spec =
        words.empty() ? nullptr : kit::find_action_spec(action_specs(), words[0].text);
    if (spec == nullptr) {
        return kit::unknown_command(command_rows(), words.empty() ? core::Word{} : words[0]);
    }
    const auto wrong_time = untimely(rules, view, *spec, words);
    if (wrong_time && !(view.decides && is_turn_answer(spec->kind, view.state.open.decision))) {
        return *wrong_time;
    }
    Result<Action> action = Reader(rules, view, words).read(*spec);
    if (!action) {
        return wrong_time ? Result<Action>(*wrong_time) : action;
    }
    core::Diagnostics errors = refusals(rules, view, *action);
    if (errors.empty()) {
        return action;
    }
    for (Diagnostic& error : errors) {
        error.where = kit::place_of(error_word(error, words));
    }
    return errors;
}

std::string command_text(const Rules& /*rules*/, Action action) {
    const ActionSpec& spec = action_spec(action.kind);
    return std::string(spec.command) + operand_words(spec.operand, action);
}

std::string describe(const Rules& rules, const View& view, Action action) {
    return (Description(rules, view).*action_spec(action.kind).describe)(action);
}

}  // namespace tenebrae::nyctophobia
