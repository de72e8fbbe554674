// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"
#include "games/nightcage/rules/rules.hpp"

#include <array>
#include <cstdint>

namespace tenebrae::nightcage {

enum class Line : std::uint8_t { None, Row, Column };

/// The location of a prisoner: not yet set up, on the board, or falling (NC-F1).
enum class Whereabouts : std::uint8_t { Unplaced, OnBoard, Falling };

struct Prisoner {
    Whereabouts whereabouts = Whereabouts::Unplaced;
    /// On the board: the prisoner's cell. Falling: any cell of the line; while line is None, the
    /// pit of the fall.
    Cell cell = kNoCell;
    Line line =
        Line::None;  ///< falling: the line in which they will land; None while it is being chosen
    bool lit = true;
    bool has_key = false;
    std::uint8_t nerve = 1;  ///< 0 to 2

    friend constexpr bool operator==(const Prisoner&, const Prisoner&) = default;
};

/// The current part of a turn.
enum class Part : std::uint8_t {
    Setup,  ///< NC-S3
    Landing,  ///< NC-F2
    Choice,  ///< Move or Stay (NC-M1)
    Move,  ///< NC-M4
    Stay,  ///< NC-C
    End,  ///< NC-E1
};

/// The step inside a part. Between actions, a state is at a step that waits for a decision.
enum class Step : std::uint8_t {
    Start,  ///< Setup: choose cell and orientation of the start tile
    Land,  ///< Landing: choose the cell; with a tile in hand, place it
    Choose,  ///< Choice: Move, Stay, Charge, pass or take
    Blind,  ///< Move: the tile of a blind step is in hand (NC-O4)
    Replace,  ///< Stay: the monster is in hand (NC-C2)
    Line,  ///< a fallen prisoner chooses row or column (NC-F1)
    Strike,  ///< hits of a chain are being carried out; waits for Block or Endure (NC-A7)
    Scramble,  ///< NC-A9; with a tile in hand, place it
    ScrambleRelight,  ///< NC-A10
    ScrambleFill,  ///< fills after that relight
    Clear,  ///< removal before illuminating ([2])
    Light,  ///< the active prisoner illuminates (NC-L5)
    Remove,  ///< removal
    Relight,  ///< NC-O6
    Fill,  ///< fills after that relight
    After,  ///< after a Move: end, pass, take or again (NC-M6)
    Flickers,  ///< NC-E3
    Close,  ///< a Stay's nerve, the losses, the next turn
    Over,  ///< the game has ended
    // hash() depends on the order of the steps: add new ones at the end.
    Crumble,  ///< Stay: the active prisoner's tile gives way if it crumbles (NC-C4)
    Dirge,  ///< the Dirge must be laid over the second omen (NC-D2)
    DirgeCost,  ///< prisoners under it pay; waits for Block or Endure (NC-D3)
    Look,  ///< Move: a blind step ended under the Dirge; now monsters are triggered (NC-P3)
};

/// The kind of the pending decision, derived from step and hand by decision().
enum class Decision : std::uint8_t {
    Start,
    Place,
    Turn,
    AfterMove,
    Replace,
    Line,
    Land,
    Block,
    Scramble,
    Flickers,
    Dirge,
    Over,
};

/// The way in which the active prisoner came onto the keeper at their cell.
enum class Contact : std::uint8_t {
    None,  ///< not on a keeper
    Front,  ///< by a charge, a blind step or a scramble (NC-K5)
    Rear,  ///< by a Move from behind (NC-K4)
    Landing,  ///< NC-K5
};

enum class Ending : std::uint8_t {
    Unfinished,
    Won,  ///< NC-X1
    NoGate,  ///< NC-X2
    TooFewKeys,  ///< NC-X3
    FallsForEver,  ///< NC-X4
    Isolated,  ///< NC-X5
    Resigned,  ///< NC-X7
    Waited,  ///< NC-X8
};

/// The face-up part of the game: exactly what every seat may know, except what follows about the
/// stack (see view.hpp).
struct PublicState {
    std::array<Cells, kTileKinds> of_kind{};  ///< the cells of each kind; empty for None
    std::array<Cells, 4> exits{};  ///< by direction: the cells whose tile or pit has that exit
    Cells keys = 0;  ///< cells whose tile or keeper still holds a key
    std::array<Cells, 2>
        mouth{};  ///< low and high bits of the Direction of keepers' mouths (NC-L6)
    Cells dirge = 0;  ///< cells of the Dirge while prisoners under it still pay (NC-D3)
    Cells triggered = 0;  ///< the monsters that set off the chain under way (NC-A7)
    std::array<TileKind, kMaxCells> kind{};  ///< None: a free cell

    std::array<Prisoner, kMaxPrisoners> prisoners{};
    std::array<std::uint8_t, kTileKinds>
        darkness{};  ///< lost for good, by kind; includes tiles turned to pits

    std::uint16_t turn = 0;  ///< 0 in the setup, then from 1
    PrisonerId active{0};

    Part part = Part::Setup;
    Step step = Step::Start;
    Step resume = Step::Over;  ///< the next step when the Dirge is paid for and the lines are
                               ///< chosen; Over: the strike that goes with the fall
    Contact contact = Contact::None;
    Ending ending = Ending::Unfinished;

    TileKind hand = TileKind::None;  ///< the drawn tile to place, face up
    Cell target = kNoCell;  ///< the cell chosen for it beforehand (landing, blind, scramble)
    Cell origin = kNoCell;  ///< the cell left by a blind step onto the second omen (NC-P3)
    Prisoners filling = 0;  ///< relit prisoners whose light is still to be filled (NC-O6)
    Prisoners passed = 0;  ///< who exchanged a key with the active prisoner this turn (NC-Y2)
    std::uint8_t hits_done = 0;  ///< hits of the current chain already carried out
    Prisoners under_dirge = 0;  ///< prisoners under the Dirge who still have to pay (NC-D3)
    std::uint8_t omens_aside = 0;  ///< 1 once the first omen is set aside (NC-D1)
    bool may_drop =
        false;  ///< falling by choice is allowed instead of this scramble (NC-A9 [1], NC-K6)
    bool nerve_due = false;  ///< a Stay's nerve is gained when the turn closes (NC-C1)
    bool flickers = false;  ///< the flickers apply from the end of this turn on (NC-E2)
    bool board_changed =
        false;  ///< a tile was drawn, placed, turned, removed or discarded this turn (NC-X8)
    std::uint8_t idle_turns = 0;  ///< turns in a row without that
    std::uint8_t opening_left =
        0;  ///< how many tiles on top of the stack are opening tiles (NC-S1)
    std::uint8_t stack_size = 0;
    std::array<std::uint8_t, 3> unused{};  ///< instead of padding; always 0

    friend constexpr bool operator==(const PublicState&, const PublicState&) = default;
};

/// A whole game at one moment. A value: undo and search copy it.
struct State {
    PublicState shown;
    /// stack[stack_size - 1] is the top; the entries from stack_size on are None.
    std::array<TileKind, kMaxStack> stack{};

    friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(core::ByteValue<State>);

Decision decision(const PublicState& shown);

/// Returns the prisoner that the pending decision is about: the victim for Block, the falling one
/// for Line, else the active prisoner.
PrisonerId deciding_prisoner(const Rules& rules, const PublicState& shown);

/// Returns the player, from 0, who controls a prisoner at this moment (NC-G3).
int seat_of(const Rules& rules, const PublicState& shown, PrisonerId prisoner);

/// Returns the player, from 0, who makes the pending decision.
int deciding_seat(const Rules& rules, const PublicState& shown);

/// Returns a hash of every part of the state, the same on every machine.
std::uint64_t hash(const State& state);

}  // namespace tenebrae::nightcage
