// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/action.hpp"
#include "games/cagedin/rules/state.hpp"
#include "tui/screen/key_action.hpp"
#include "tui/table/answers.hpp"

#include <optional>
#include <span>
#include <vector>

namespace tenebrae::cagedin::board {

/// The key actions of Caged In alone, in the order of game_key_actions(): first those with a card.
enum class GameKeyAction : std::uint8_t {
    Strike,
    Haymaker,
    Shove,
    Takedown,
    Footwork,
    Discard,
    Rest,
    Pound,
    Submit,
    Stand,
    Block,
    PairCards,
    Pass,
};
inline constexpr std::size_t kGameKeyActions = static_cast<std::size_t>(GameKeyAction::Pass) + 1;

std::span<const tui::KeyActionRow> game_key_actions();

constexpr tui::KeyAction key_action_of(GameKeyAction own) {
    return tui::game_key_action(static_cast<std::size_t>(own));
}

/// Returns the kind of action that a key action plays. Precondition: neither PairCards nor Pass,
/// which play several.
constexpr ActionKind kind_of(GameKeyAction own) {
    using enum ActionKind;
    constexpr std::array kKinds{
        Strike, Haymaker, Shove, Takedown, Footwork, Discard, Rest, Pound, Submit, Stand, Block};
    return kKinds[static_cast<std::size_t>(own)];
}

using tui::Index;
using Answers = tui::Answers<Action>;

/// Returns the hex in that direction, or kNoHex at the cage. Precondition: one of the eight
/// directions.
Hex neighbour(tui::KeyAction key_action, Hex from);

/// The answer being prepared: the player chooses a card of the hand, then what to do with it, and
/// Confirm plays it. If the decision needs no card, the answers themselves are chosen.
class Aim {
public:
    explicit Aim(const Setup& setup) : setup_(setup) {}

    void set(const View& view, std::span<const table::Move> choices);

    [[nodiscard]] const View& view() const { return view_; }
    /// Returns the legal answers in the order of their numbers.
    [[nodiscard]] const Answers& answers() const { return answers_; }
    [[nodiscard]] Index chosen() const { return chosen_; }
    /// Returns the chosen action, if any.
    [[nodiscard]] std::optional<Action> action() const;
    void aim(std::size_t choice);

    /// Returns whether the decision uses cards of the hand.
    [[nodiscard]] bool asks_for_card() const;
    /// Returns whether an answer uses the card.
    [[nodiscard]] bool can_use(Card card) const;
    [[nodiscard]] bool has(ActionKind kind) const { return answers_.has(kind); }
    /// Returns whether an action is possible, with the card in focus if it needs one.
    [[nodiscard]] bool can(ActionKind kind) const { return !options(kind).empty(); }
    /// Returns the card in focus; kNoCard if there is none.
    [[nodiscard]] Card card() const { return card_; }
    [[nodiscard]] Card partner() const { return partner_; }
    /// Returns whether directions move over the cage.
    [[nodiscard]] bool is_choosing_hex() const;
    /// Returns the hexes that answers of the chosen kind lead to.
    [[nodiscard]] Hexes reach() const;
    /// Returns where the own pawn would be after the chosen answer.
    [[nodiscard]] Hex target() const;

    tui::BoardAnswer press(tui::KeyAction key_action);
    /// Takes a digit: a card of the hand or, if the decision needs no card, an answer.
    tui::BoardAnswer press_digit(unsigned digit);

private:
    using Options = std::vector<std::size_t>;
    [[nodiscard]] const Fighter& own() const {
        return view_.open.fighters[static_cast<std::size_t>(view_.seat)];
    }
    [[nodiscard]] Options options(ActionKind kind) const;
    [[nodiscard]] Options hex_options() const;
    [[nodiscard]] Hex hex_of(const Action& action) const;
    [[nodiscard]] std::size_t best(const Options& options) const;
    void propose_answer();
    void choose_card(Card card);
    tui::BoardAnswer press_direction(tui::KeyAction key_action);
    tui::BoardAnswer press_own(GameKeyAction key_action);
    tui::BoardAnswer choose_kind(ActionKind kind);
    tui::BoardAnswer next_card(int step);
    tui::BoardAnswer next_kind(int step);
    tui::BoardAnswer next_answer(int step);
    tui::BoardAnswer move_hex(tui::KeyAction key_action);
    tui::BoardAnswer pass();
    tui::BoardAnswer toggle_partner();
    tui::BoardAnswer aim_or_play(std::size_t choice);
    [[nodiscard]] tui::BoardAnswer refuse(ActionKind kind) const;

    const Setup& setup_;
    View view_;
    Answers answers_;
    Index chosen_;
    Card card_ = kNoCard;
    Card partner_ = kNoCard;  ///< marked to be played with the card in focus
    bool is_chosen_by_player_ = false;  ///< the card was chosen by a key, not proposed
    ActionKind last_kind_ = ActionKind::End;  ///< the key pressed last for the card in focus
    bool is_choosing_hex_ =
        false;  ///< directions choose the hex of footwork or of a haymaker's step
};

}  // namespace tenebrae::cagedin::board
