// SPDX-License-Identifier: MIT
#pragma once

#include "core/fixed_list.hpp"
#include "games/nyctophobia/rules/rules.hpp"

namespace tenebrae::nyctophobia {

/// The result of feeling one step away (HU-F1): the border, a tree, or the contents of the space
/// behind an open side.
class Felt {
public:
    constexpr Felt() = default;  ///< not felt
    static constexpr Felt border() { return Felt(kBorder); }
    static constexpr Felt tree() { return Felt(kTree); }
    /// `piece`: a Hunted, kHunter, or kNoPiece for none.
    static constexpr Felt space(bool is_car, PieceId piece, int rocks) {
        const unsigned who = piece == kNoPiece ? 0 : piece + 1U;
        return Felt(static_cast<std::uint8_t>(
            static_cast<unsigned>(rocks) | who << 3U | (is_car ? 0x40U : 0U)
        ));
    }

    [[nodiscard]] constexpr bool is_known() const { return bits_ != kNothing; }
    [[nodiscard]] constexpr bool is_border() const { return bits_ == kBorder; }
    [[nodiscard]] constexpr bool is_tree() const { return bits_ == kTree; }
    /// Returns whether the side is open: the precondition of the functions below.
    [[nodiscard]] constexpr bool is_space() const { return bits_ < kTree; }
    [[nodiscard]] constexpr bool is_car() const { return (bits_ & 0x40U) != 0; }
    [[nodiscard]] constexpr int rocks() const { return bits_ & 7; }
    [[nodiscard]] constexpr PieceId piece() const {
        const unsigned who = bits_ >> 3U & 7U;
        return who == 0 ? kNoPiece : static_cast<PieceId>(who - 1);
    }
    /// Returns whether the space has no car, no piece and no rock.
    [[nodiscard]] constexpr bool is_free() const { return bits_ == 0; }

    friend constexpr bool operator==(Felt, Felt) = default;

private:
    static constexpr std::uint8_t kNothing = 0xFF;
    static constexpr std::uint8_t kBorder = 0xFE;
    static constexpr std::uint8_t kTree = 0xFD;
    explicit constexpr Felt(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_ = kNothing;
};

/// The obstacle that stopped a rock (HU-W2, W3).
enum class Hit : std::uint8_t { Tree, Border, Car, Friend, Hunter };

/// The endings of a game (HU-Z3).
enum class Ending : std::uint8_t { Unfinished, Rescued, Death, Dawn, Resigned };

enum class StepKind : std::uint8_t { Move, Sprint, Retreat };

/// The kinds of events (table 5). The comments name the fields in use besides `cause`; audience()
/// returns who hears them.
enum class EventKind : std::uint8_t {
    // to all
    Begin,  ///< number = Hunted
    Clue,  ///< direction
    Turn,  ///< who, number = round % 256, place = round / 256
    Unhide,  ///< who
    Rocks,  ///< who, number taken
    Throw,  ///< who, direction
    Flight,  ///< who, direction, number = spaces, place = Hit, other = the friend that was hit
    Wound,
    Hurt,  ///< who, number = health left
    Hide,  ///< who
    Stand,  ///< who
    Speak,  ///< who
    Cheer,  ///< who, other
    Decline,  ///< who
    Call,  ///< who
    Combat,  ///< who, direction of the Hunter seen from it
    Counter,  ///< who, number = 1 with a rock, 0 with the fist
    Forgo,  ///< who
    Reset,
    EndTurn,  ///< who
    HunterTurn,  ///< number = 1 if he is limited
    Card,  ///< place = Card
    Fog,
    ForestTurns,
    Swapped,  ///< who, other
    Reshuffle,
    HunterEnd,
    Result,  ///< number = Ending, who = kHunter if he has won, kNoPiece if the Hunted have;
    ///< place = round % 256, other = round / 256
    // reports
    Feel,  ///< who, near; far of the Forest Guide
    Blocked,  ///< who, direction, near[0] = what is there
    Occupied,  ///< who, direction
    Step,  ///< who, direction, number = StepKind
    Hop,  ///< who, direction
    InCar,  ///< who
    NoiseLeft,  ///< who; place = the space, for the Hunter alone
    Waits,  ///< who
    // to the Hunter
    Text,  ///< number: 0 quiet, 1 noise, 2 any
    HunterStep,  ///< direction
    Reached,
    Driven,  ///< direction, number = spaces
    Felled,  ///< place = Side
    Planted,  ///< place = Side
    NoiseMoved,  ///< place = Space
    NoiseOff,
    Turned,  ///< number = quarter turns to the right, 1 to 3
    Drew,  ///< place = Card
    Recalled,  ///< place = Card
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::Recalled) + 1;

struct Event {
    EventKind kind = EventKind::Begin;
    PieceId who = kNoPiece;
    PieceId other = kNoPiece;
    Direction direction = Direction::North;
    std::uint8_t number = 0;
    std::uint8_t place = 0xFF;
    /// The cause: the event this many events earlier, counted over all events of the game
    /// (table 5); 0 if the command itself caused it. Never shown to a Hunted.
    std::uint16_t cause = 0;
    std::array<Felt, 4> near{};  ///< by direction
    std::array<Felt, 4> far{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

enum class Audience : std::uint8_t { All, Report, Hunter };
Audience audience(EventKind kind);

/// Returns the event as a seat hears it (HU-I4, I5): complete for the Hunter, without places and
/// cause for the Hunted; nullopt if the seat does not hear it. Spectators hear only what all hear.
std::optional<Event> seat_event(const Rules& rules, const Event& event, int seat);

/// Room for more events than one command can cause: a turn's end, the Hunter's turn, a combat, a
/// new turn.
using Events = core::FixedList<Event, 160>;

}  // namespace tenebrae::nyctophobia
