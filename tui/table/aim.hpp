// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key_words.hpp"
#include "tui/table/aim_rows.hpp"
#include "tui/table/answers.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The answer that the player is choosing with keys, for the boards of all games. A game describes
/// its keys and decisions as rows and reads the target of an answer; see GameAim.
class Aim {
public:
    virtual ~Aim() = default;

    [[nodiscard]] Index chosen() const { return chosen_; }
    /// Chooses an answer: for numbers, lists and hints. Does nothing if there is no such answer.
    void aim(std::size_t choice);
    BoardAnswer press(KeyAction key);
    BoardAnswer press_digit(unsigned digit);

    /// Returns the row of the key that waits for a direction or a place; nullptr if none does.
    [[nodiscard]] const KeyRow* mode() const { return mode_; }
    /// Returns the kinds of actions that directions name now.
    [[nodiscard]] Kinds direction_kinds() const;
    /// Adds the keys of the rows with a label that have an answer, except those that directions
    /// play without their key.
    void add_keys(PromptText& text, const Keymap& keymap) const;

    /// Returns whether the decision is about cards of the hand.
    [[nodiscard]] bool is_hand() const;
    /// The card that keys play, and the one marked to be played with it.
    [[nodiscard]] std::uint8_t card() const { return card_; }
    [[nodiscard]] std::uint8_t partner() const { return partner_; }
    [[nodiscard]] bool can_use(std::uint8_t card) const;
    /// Returns whether there is such an answer, with the current card if it needs one.
    [[nodiscard]] bool can(Code kind) const { return !options({kind}).empty(); }

    /// The meaning of digits with Digits::Play.
    enum class DigitMeaning : std::uint8_t {
        Choices,  ///< one digit each, up to nine
        Cells,  ///< one digit for the place, another for the variant if there are several
        Places,  ///< two digits for column and row, then one for the variant
    };
    [[nodiscard]] DigitMeaning digit_meaning() const;
    /// Returns the digits of an unfinished choice.
    [[nodiscard]] const std::vector<unsigned>& typed() const { return typed_; }
    /// A choice that the next digit can name, counted from 1. There are none while a place is
    /// named.
    struct NumberedChoice {
        std::size_t number = 0;
        std::size_t choice = 0;
    };
    [[nodiscard]] std::vector<NumberedChoice> numbered_choices() const;
    /// A number that the next digit can be, for the board: at a place or, for an answer that only
    /// has a direction, in that direction.
    struct BoardNumber {
        std::optional<BoardPoint> place;
        std::optional<KeyAction> direction;
        std::size_t first = 0;
        std::size_t last = 0;  ///< the last number, if the place has several
    };
    [[nodiscard]] std::vector<BoardNumber> board_numbers() const;

protected:
    using Options = std::vector<std::size_t>;

    explicit Aim(const AimRows& rows) : rows_(rows) {}
    Aim(const Aim&) = default;
    Aim& operator=(const Aim&) = default;

    /// Starts with other answers.
    void restart();

    // What every game says. A choice is the index of an answer.
    [[nodiscard]] virtual std::size_t count() const = 0;
    [[nodiscard]] virtual Code kind_of(std::size_t choice) const = 0;
    [[nodiscard]] virtual Target target(std::size_t choice) const = 0;
    [[nodiscard]] virtual Code decision() const = 0;
    /// Returns why a key has no answer.
    [[nodiscard]] virtual BoardAnswer refuse_key(const KeyRow& row) const = 0;
    /// Returns why no action of this kind goes in a direction. May change what is chosen.
    virtual BoardAnswer refuse_direction(Code kind, KeyAction direction) = 0;

    // What some games say.
    /// Returns whether keys may choose the answer now. By default it must use the current cards.
    [[nodiscard]] virtual bool fits(std::size_t choice) const;
    [[nodiscard]] virtual Index proposal() const;
    /// Returns the answer to choose among those of a kind. Precondition: there are some.
    [[nodiscard]] virtual std::size_t best(const Options& options) const { return options.front(); }
    /// Handles a key without a row.
    virtual BoardAnswer press_other(Code /*key*/) { return BoardAnswer::unused(); }
    virtual BoardAnswer move_cursor(KeyAction /*direction*/) { return BoardAnswer::unused(); }
    /// Goes to the next card, place or answer.
    virtual BoardAnswer next(int step);
    /// Takes back what keys have changed.
    virtual void propose();
    /// Returns whether propose() would change something.
    [[nodiscard]] virtual bool is_changed() const;
    /// Returns the place of answers without one, if they have to be reached by directions.
    [[nodiscard]] virtual std::optional<BoardPoint> home() const { return std::nullopt; }
    /// Returns the columns and rows of the board, for Shape::Wrapped and Digits::Play.
    [[nodiscard]] virtual BoardPoint size() const { return {9, 9}; }
    /// Returns the next place in one of eight directions, for Shape::Hex.
    [[nodiscard]] virtual std::optional<BoardPoint>
    neighbour(BoardPoint /*from*/, KeyAction /*direction*/) const {
        return std::nullopt;
    }
    /// Returns a card by its number in the hand, counted from 1, or kNoHandCard.
    [[nodiscard]] virtual std::uint8_t card_numbered(unsigned /*number*/) const {
        return kNoHandCard;
    }
    /// Returns why the current card cannot be used.
    [[nodiscard]] virtual BoardAnswer refuse_card() const { return BoardAnswer::redraw(); }

    void choose(Index choice, bool by_name);
    void leave_mode() { mode_ = nullptr; }
    /// Marks the current card to be played with the next one, or not; only if two cards can be.
    BoardAnswer mark_partner(std::string_view refusal);
    [[nodiscard]] Index first(Code kind) const;
    /// Returns the answers of the first of the kinds that has any that fit.
    [[nodiscard]] Options options(const Kinds& kinds) const;

private:
    BoardAnswer play(std::size_t choice);
    BoardAnswer confirm();
    BoardAnswer cancel();
    BoardAnswer press_own(Code key);
    void show_card_for(const Kinds& kinds);
    BoardAnswer press_row(const KeyRow& row);
    BoardAnswer choose_or_play(const KeyRow& row, const Options& all);
    BoardAnswer expect_direction(const KeyRow& row, const Options& all);
    BoardAnswer press_direction(KeyAction key);
    BoardAnswer name_direction(Plays plays, std::string_view refusal, KeyAction direction);
    BoardAnswer move(KeyAction direction);
    BoardAnswer next_answer(int step);
    BoardAnswer press_in_hand(KeyAction direction);
    BoardAnswer press_card(unsigned number);
    void choose_card(std::uint8_t card);
    BoardAnswer next_card(int step);
    BoardAnswer next_use(int step);
    BoardAnswer play_number(unsigned digit);
    BoardAnswer name_place();

    [[nodiscard]] const DecisionRow& row() const;
    [[nodiscard]] bool is_chosen_in(const Options& options) const;
    /// Returns the place of an answer, or home().
    [[nodiscard]] std::optional<BoardPoint> place_of(std::size_t choice) const;
    [[nodiscard]] Options all() const;
    [[nodiscard]] Options all_that_fit() const;
    [[nodiscard]] Options at(const Options& options, BoardPoint place) const;
    /// Returns the answer with the variant of the chosen one, or the first.
    [[nodiscard]] std::size_t same_variant(const Options& options) const;
    [[nodiscard]] std::optional<BoardPoint>
    next_place(const Options& options, BoardPoint from, KeyAction direction) const;
    [[nodiscard]] std::vector<BoardPoint> places() const;

    AimRows rows_;
    Index chosen_;
    Index proposed_;
    bool by_name_ = false;  ///< a key that names the answer has chosen it
    bool touched_ = false;  ///< something was chosen since the proposal
    const KeyRow* mode_ = nullptr;
    std::uint8_t card_ = kNoHandCard;
    std::uint8_t partner_ = kNoHandCard;
    std::vector<unsigned> typed_;
};

}  // namespace tenebrae::tui
