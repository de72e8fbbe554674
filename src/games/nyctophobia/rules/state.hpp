// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"
#include "games/nyctophobia/rules/action.hpp"
#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/sketch.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::nyctophobia {

/// What a Hunted has felt of one side at its present stop (HU-F6).
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
    std::uint8_t hops_tried = 0;  ///< by direction, at this stop: not offered again (HU-D8)
    bool searched = false;  ///< a search was made at this stop (HU-F3): see may_search_at_stop()
    bool in_car = false;  ///< it stands in a car space, as it was told
    bool sprinted_here = false;  ///< the stop was reached by a sprint step (HU-F3)
};

/// How far a Hunted's turn has come; play goes on there after whatever comes between.
enum class Stage : std::uint8_t { Before, Second, After };

/// Where play goes on when nothing is asked: private to the rules.
enum class Flow : std::uint8_t {
    Setup,  ///< the first events are still to be told: see begin()
    Clue,
    BeginTurn,
    GoOn,  ///< of a Hunted's turn: by its stage
    EndTurn,
    Hush,
    BeginHunter,
    NextPart,  ///< of the card's text
    MoveOn,  ///< from (a) of HU-V1
    RunOn,
    CombatDue,  ///< a tree was removed, or pieces were swapped: combat, else the next part
    Fight,  ///< the injury, and what follows it
    EndHunter,
    Over,
};

struct HuntedStatistics {
    std::uint16_t steps = 0;
    std::uint16_t searches = 0;
    std::uint16_t rocks_thrown = 0;
    std::uint16_t hits = 0;  ///< on the Hunter
    std::uint16_t times_hidden = 0;
    std::uint8_t combats = 0;
    std::uint8_t counters = 0;
};
struct Statistics {
    std::uint16_t hunter_turns = 0;
    std::uint16_t hunter_steps = 0;
    std::uint16_t combats = 0;
    std::uint16_t counters = 0;
    std::uint16_t noises = 0;  ///< put down by the Hunted
    std::uint16_t call_round = 0;  ///< 0: nobody has called
    std::array<HuntedStatistics, kMaxHunted> hunted{};
};

/// What every seat may know (HU-I3), but for what talk closes.
struct PublicState {
    std::uint16_t round = 1;
    PieceId active = 0;  ///< whose turn it is, or, in the Hunter's, after whom it comes
    bool hunters_turn = false;
    Decision decision = Decision::None;
    PieceId owner = kNobody;  ///< of the pending decision: a Hunted or kHunter
    Direction clue = Direction::North;
    bool has_clue = false;
    PieceId caller = kNobody;  ///< who called (HU-L1)
    bool wounded = false;
    bool limited = false;
    bool fog = false;
    Ending ending = Ending::Unfinished;
    bool hunter_won = false;
    PieceId resigned = kNobody;  ///< a Hunted of the seat that gave up, or kHunter
    // Of the Hunted's turn: with closed talk for its own seat alone.
    bool action_spent = false;
    Stage stage = Stage::Before;
    std::uint8_t retreat_steps = 0;  ///< left
    bool retreated = false;  ///< a step of this retreat was made
    bool in_combat = false;  ///< the retreat is one of a combat, so a step is compelled (HU-X8)
};

/// All there is of a game: a value. The sketches are kept with it (section Q).
struct State {
    Trees trees;
    std::array<std::uint64_t, 4> random{};

    // Events are counted from 1 over the whole game; 0: none (see Event::cause).
    std::uint32_t events = 0;  ///< so far
    std::uint32_t end_event = 0;  ///< the last end of anybody's turn
    std::uint32_t hunter_event = 0;  ///< the beginning of the Hunter's turn
    std::uint32_t card_event = 0;  ///< the card being played, or the Simple Hunter's turn
    std::uint32_t touch_event = 0;  ///< what may have made Hunter and Hunted touch
    std::uint32_t strife_event = 0;  ///< the combat or the flight that a retreat follows from
    std::uint32_t end_cause = 0;  ///< the Reset or the hiding that ends the turn
    std::uint32_t turn_event = 0;  ///< the beginning of the Hunted's turn

    Statistics statistics;
    PublicState open;
    std::array<Hunted, kMaxHunted> hunted{};

    CarSpaces car = kNoCar;
    Space hunter = kNoSpace;
    Space noise = kNoSpace;  ///< kNoSpace: not on the board
    std::array<std::uint8_t, kSpaces> rocks{};  ///< lying in each space

    std::array<Card, kHandSize> hand{Card::None, Card::None};
    std::array<Card, kDeckSize> pile{};  ///< top first
    std::array<Card, kDeckSize> discards{};  ///< oldest first
    std::uint8_t pile_size = 0;
    std::uint8_t discard_count = 0;
    Card playing = Card::None;

    // The Hunter's turn.
    bool with_noise = false;  ///< the noise text of the card is carried out
    std::uint8_t part = 0;  ///< of the text: how many were begun
    std::uint8_t steps_left = 0;
    bool see_through = false;  ///< HU-Y5
    bool no_combat = false;
    bool run_started = false;
    Direction run_direction = Direction::North;
    Side uprooted = kNoSide;  ///< to be planted anew

    // Where play goes on.
    Flow flow = Flow::Setup;
    PieceId victim = kNobody;  ///< of the combat, or of a friend's rock
    Direction victim_sees = Direction::North;  ///< the Hunter, from the victim
    PieceId caller_seat = kNobody;  ///< HU-L3
    bool call_armed = false;  ///< the turn of the call is over
    std::uint8_t hushed = 0;  ///< Hunted passed already before this Hunter's turn

    // Of the beginning, for HU-Z4.
    std::uint8_t first_rocks = 0;
    std::uint8_t first_health = 0;  ///< the most anybody had
    std::uint8_t first_cards = 0;
    /// Read from a position whose pile the seed shuffles, and not begun yet.
    bool is_pile_by_seed = false;

    Sketch sketch;
    // Not part of the hash: records of these rules are older than they are.
    bool clue_is_old = false;  ///< the forest has turned since the clue was given
    HuntedSet search_again = 0;  ///< whose marks against a search no longer count (HU-J1)
    std::array<std::uint8_t, 1> filling{};  ///< so that no byte is left over: see hash()
};
static_assert(core::ByteValue<State> && sizeof(State) <= 2040);

/// Whether nothing that was done at its present stop forbids a Hunted to search there (HU-F3).
constexpr bool may_search_at_stop(const State& state, PieceId who) {
    const Hunted& one = state.hunted[who];
    return has_hunted(state.search_again, who) || (!one.searched && !one.sprinted_here);
}

/// What one seat knows of a state: what it may not know has its default. Of the Hunter's seat all
/// but the generator and the order of the pile (a pile in table order); after the end everybody
/// sees all.
struct View {
    State state;
    std::int32_t seat = 0;
    bool decides = false;
    bool is_hunters = false;  ///< trees, spaces, cards are there to be read
    HuntedSet own = 0;  ///< the seat's Hunted
    bool is_over = false;
};
static_assert(sizeof(View) <= 2048 && core::ByteValue<View>);

/// HU-I1 to I3, I8. `seat` may be that of the spectators.
View view_of(const Rules& rules, const State& state, int seat);
/// The same of a moment gone by, for everybody after the end: the forest, and who decided.
View view_afterwards(const Rules& rules, const State& state, int seat);

}  // namespace tenebrae::nyctophobia
