// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid.hpp"
#include "tui/screen/key_action.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

/// The rows by which a game describes to Aim how its answers are chosen with keys.
namespace tenebrae::tui {

/// The number of a value of one of the game's enumerations: a kind of action, a decision, or a key
/// action of its own.
struct Code {
    constexpr Code() = default;
    template <typename Enum>
    requires std::is_enum_v<Enum>
    constexpr Code(Enum one)  // NOLINT(google-explicit-constructor): rows name the game's values
        : number(static_cast<std::uint8_t>(one)) {}

    template <typename Enum>
    [[nodiscard]] constexpr Enum as() const {
        return static_cast<Enum>(number);
    }
    friend constexpr bool operator==(Code, Code) = default;

    std::uint8_t number = 0;
};

/// A few kinds of actions, in the order in which they are tried.
class Kinds {
public:
    constexpr Kinds() = default;
    constexpr Kinds(std::initializer_list<Code> kinds) {
        for (const Code kind : kinds) {
            kinds_.at(size_++) = kind;
        }
    }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const Code* begin() const { return kinds_.data(); }
    [[nodiscard]] constexpr const Code* end() const { return kinds_.data() + size_; }
    [[nodiscard]] constexpr bool has(Code kind) const {
        return std::find(begin(), end(), kind) != end();
    }

private:
    std::array<Code, 8> kinds_{};
    std::size_t size_ = 0;
};

/// How a key plays an answer that it names.
enum class Plays : std::uint8_t {
    AtOnce,  ///< plays it
    Twice,  ///< chooses it; named again, plays it
    Chosen,  ///< as Twice, but also plays it if it was not chosen by a key, such as a proposal
    Each,  ///< chooses the best answer, then the next one with each press; plays the only one
};

/// What is named after the key.
enum class Operand : std::uint8_t {
    None,
    Direction,  ///< the next direction names the answer and plays it as the row says
    Place,  ///< directions move among the places of the answers, if they have places
};

/// A key of the game and the kinds of actions it plays. Several rows of one key are tried in turn.
struct KeyRow {
    Code key;
    Kinds kinds;  ///< the first with an answer counts
    std::string_view label = {};  ///< for Aim::add_keys(); none: the game's prompt names the key
    Plays plays = Plays::Twice;
    Operand operand = Operand::None;
    std::string_view refusal = {};  ///< shown if there is no answer; none: the reason of the rules
};

/// What directions do before a key changes it.
enum class Arrows : std::uint8_t {
    Places,  ///< move among the places of all answers; without places, go through the list
    Directions,  ///< name an answer of the row's kinds
    Hand,  ///< west and east go through the cards, north and south through the uses of the card
    Cursor,  ///< move a cursor of the game: Aim::move_cursor()
};

/// What is proposed before the first key.
enum class Proposal : std::uint8_t {
    First,  ///< the first answer
    Single,  ///< the answer if there is only one
    None,
};

/// A decision. Those without a row have the defaults.
struct DecisionRow {
    Code decision;
    Arrows arrows = Arrows::Places;
    Kinds kinds = {};  ///< this and the next two are for Arrows::Directions
    Plays plays = Plays::Twice;  ///< AtOnce or Twice
    std::string_view refusal = {};  ///< of a direction without an answer; none: the rules' reason
    Proposal proposal = Proposal::First;
    Kinds proposed = {};  ///< proposed before that: an answer of the first kind that has any
    Kinds confirmed = {};  ///< Confirm chooses an answer of this kind if nothing is chosen
};

enum class Shape : std::uint8_t {
    Square,
    Wrapped,  ///< squares; directions wrap around the edges
    Hex,  ///< diagonal keys are directions, too; places are reached by Aim::neighbour()
};

/// What digits do.
enum class Digits : std::uint8_t {
    Unused,  ///< they are numbers in the list of the screen
    Choose,  ///< choose an answer, or a card of the hand
    Play,  ///< play an answer; if there are too many, a place is named first
};

/// The rows of a game. All of them must outlive the Aim.
struct AimRows {
    std::span<const KeyRow> keys;
    std::span<const DecisionRow> decisions;
    Shape shape = Shape::Square;
    Digits digits = Digits::Unused;
    /// The kinds of actions for a hand: first the uses of a card, the most wanted first, then those
    /// without a card.
    std::span<const Code> uses = {};
    std::string_view no_card = {};  ///< shown for the number of a card that is not in the hand
};

/// A place of the board, in columns and rows from the top left; the game chooses the unit.
struct BoardPoint {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(BoardPoint, BoardPoint) = default;
};

/// No card of the hand.
inline constexpr std::uint8_t kNoHandCard = 0xFF;

/// What names an answer, besides its kind.
struct Target {
    std::uint8_t directions = 0;  ///< of towards()
    std::optional<BoardPoint> place;
    std::uint8_t variant = 0;  ///< tells answers with the same place apart, such as rotations
    std::uint8_t card = kNoHandCard;
    std::uint8_t second = kNoHandCard;  ///< a second card played with the first
};

/// Returns the bit of a direction in Target::directions.
constexpr std::uint8_t towards(KeyAction direction) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction));
}
constexpr std::uint8_t towards(core::Direction direction) {
    return towards(static_cast<KeyAction>(direction));
}

}  // namespace tenebrae::tui
