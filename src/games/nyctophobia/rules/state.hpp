// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"
#include "games/nyctophobia/rules/action.hpp"
#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/sketch.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::nyctophobia {

/// A side as a Hunted has felt it at the present stop (HU-F6).
enum class FeltSide : std::uint8_t { Unknown, Open, Tree, Border, Piece };
constexpr bool is_blocked(FeltSide side) {
    return side == FeltSide::Tree || side == FeltSide::Border || side == FeltSide::Piece;
}

struct Hunted {
    Space at = kNoSpace;
    std::uint8_t health = 0;
    std::uint8_t rocks = 0;
    Character character = Character::None;
    bool hidden = false;
    std::array<FeltSide, 4> felt{};
    std::uint8_t hops_tried = 0;  ///< by direction, at this stop; not offered again (HU-D8)
    bool searched = false;  ///< searched at this stop (HU-F3): see may_search_at_stop()
    bool in_car = false;  ///< in a space of the car
    bool sprinted_here = false;  ///< the stop was reached by a sprint step (HU-F3)
};

/// The progress of a Hunted's turn: the point where it continues after an interruption.
enum class Stage : std::uint8_t { Before, Second, After };

/// The point where the game continues when no decision is pending: private to the rules.
enum class Flow : std::uint8_t {
    Setup,  ///< before the first events: see begin()
    Clue,
    BeginTurn,
    ContinueTurn,  ///< continue a Hunted's turn by its stage
    EndTurn,
    Hush,
    BeginHunter,
    NextPart,  ///< the next part of the card's text
    MoveOn,  ///< continue with (a) of HU-V1
    RunOn,
    CombatDue,  ///< after removing a tree or swapping: combat, or the next part
    Fight,  ///< the injury and its consequences
    EndHunter,
    Over,
};

struct HuntedStatistics {
    std::uint16_t steps = 0;
    std::uint16_t searches = 0;
    std::uint16_t rocks_thrown = 0;
    std::uint16_t hits = 0;  ///< hits on the Hunter
    std::uint16_t times_hidden = 0;
    std::uint8_t combats = 0;
    std::uint8_t counters = 0;
};
struct Statistics {
    std::uint16_t hunter_turns = 0;
    std::uint16_t hunter_steps = 0;
    std::uint16_t combats = 0;
    std::uint16_t counters = 0;
    std::uint16_t noises = 0;  ///< made by the Hunted
    std::uint16_t call_round = 0;  ///< 0: no call yet
    std::array<HuntedStatistics, kMaxHunted> hunted{};
};

/// The part of the state that every seat knows (HU-I3), except for what closed talk hides.
struct PublicState {
    std::uint16_t round = 1;
    PieceId active = 0;  ///< the Hunted whose turn it is or, in the Hunter's turn, was last
    bool hunters_turn = false;
    Decision decision = Decision::None;
    PieceId owner = kNoPiece;  ///< who decides: a Hunted, kHunter or kNoPiece
    Direction clue = Direction::North;
    bool has_clue = false;
    PieceId caller = kNoPiece;  ///< the Hunted who called (HU-L1)
    bool wounded = false;
    bool limited = false;
    bool fog = false;
    Ending ending = Ending::Unfinished;
    bool hunter_won = false;
    PieceId resigned = kNoPiece;  ///< a Hunted of the seat that gave up, or kHunter
    // The progress of a Hunted's turn; with closed talk, only for the seat of that Hunted.
    bool action_spent = false;
    Stage stage = Stage::Before;
    std::uint8_t retreat_steps = 0;  ///< steps left
    bool retreated = false;  ///< a step of this retreat was made
    bool in_combat = false;  ///< the retreat follows a combat, so one step is compulsory (HU-X8)
};

/// The whole state of a game with its sketches (section Q). A plain value.
struct State {
    Trees trees;
    std::array<std::uint64_t, 4> random{};

    // Numbers of events, counted from 1 over the whole game; 0: none (see Event::cause).
    std::uint32_t events = 0;  ///< the number of events so far
    std::uint32_t end_event = 0;  ///< the last end of a turn
    std::uint32_t hunter_event = 0;  ///< the start of the Hunter's turn
    std::uint32_t card_event = 0;  ///< the card being played, or the Simple Hunter's turn
    std::uint32_t touch_event = 0;  ///< the event that may have made the Hunter and a Hunted touch
    std::uint32_t retreat_cause = 0;  ///< the combat or flight that caused a retreat
    std::uint32_t end_cause = 0;  ///< the Reset or Hide that ends the turn
    std::uint32_t turn_event = 0;  ///< the start of the Hunted's turn

    Statistics statistics;
    PublicState open;
    std::array<Hunted, kMaxHunted> hunted{};

    CarSpaces car = kNoCar;
    Space hunter = kNoSpace;
    Space noise = kNoSpace;  ///< kNoSpace: not on the board
    std::array<std::uint8_t, kSpaces> rocks{};  ///< on the ground in each space

    std::array<Card, kHandSize> hand{Card::None, Card::None};
    std::array<Card, kDeckSize> pile{};  ///< top first
    std::array<Card, kDeckSize> discards{};  ///< oldest first
    std::uint8_t pile_size = 0;
    std::uint8_t discard_count = 0;
    Card playing = Card::None;

    // The Hunter's turn.
    bool uses_noise_text = false;  ///< the noise text of the card counts
    std::uint8_t part = 0;  ///< how many parts of the text have started
    std::uint8_t steps_left = 0;
    bool see_through = false;  ///< HU-Y5
    bool no_combat = false;
    bool run_started = false;
    Direction run_direction = Direction::North;
    Side uprooted = kNoSide;  ///< the side of the tree to plant again

    // The point where the game continues.
    Flow flow = Flow::Setup;
    PieceId victim = kNoPiece;  ///< the victim of a combat or a friend's rock
    Direction victim_to_hunter = Direction::North;  ///< the direction of the Hunter from the victim
    PieceId caller_seat = kNoPiece;  ///< the Hunted whose turn it was at the call (HU-L3)
    bool call_armed = false;  ///< the turn of the call is over
    std::uint8_t hushed = 0;  ///< Hunted already asked or skipped before this Hunter's turn

    // Values at the start, for HU-Z4.
    std::uint8_t first_rocks = 0;
    std::uint8_t first_health = 0;  ///< the most of any Hunted
    std::uint8_t first_cards = 0;
    /// The position has a pile that the seed shuffles; false once begin() was called.
    bool is_pile_by_seed = false;

    Sketch sketch;  ///< the ages of its spaces are not part of the hash, which is older
    // Not part of the hash: added after the first records of these rules.
    bool clue_is_old = false;  ///< the forest has turned since the clue was given
    HuntedSet search_again = 0;  ///< may search again although `searched` is set (HU-J1)
    std::array<std::uint8_t, 1> filling{};  ///< leaves no undefined bytes: see hash()
};
static_assert(core::ByteValue<State> && sizeof(State) <= 2040);

/// Returns whether a Hunted may still search at the present stop (HU-F3).
constexpr bool may_search_at_stop(const State& state, PieceId who) {
    const Hunted& one = state.hunted[who];
    return has_hunted(state.search_again, who) || (!one.searched && !one.sprinted_here);
}

/// The part of a state that one seat knows; everything else has its default. The Hunter's seat
/// knows all but the random generator and the order of the pile (given in table order). After the
/// end all seats know everything.
struct View {
    State state;
    std::int32_t seat = 0;
    bool decides = false;
    bool shows_forest = false;  ///< trees, spaces and cards are known
    HuntedSet own = 0;  ///< the seat's Hunted
    bool is_over = false;
};
static_assert(sizeof(View) <= 2048 && core::ByteValue<View>);

/// Returns the view of a seat (HU-I1 to I3, I8). `seat` may be that of the spectators.
View view_of(const Rules& rules, const State& state, int seat);
/// Returns the view of an earlier moment for replay after the end: it shows the forest and who
/// decided.
View view_afterwards(const Rules& rules, const State& state, int seat);

}  // namespace tenebrae::nyctophobia
