// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/sight.hpp"

/// The flow of a turn, private to the rules: other code calls apply().
namespace tenebrae::nightcage {

/// Carries out one action and then runs step after step until a decision is pending. Each step of
/// state.hpp has one function here; it does its work, sets shown.step to the next step, and returns
/// whether to continue (false: a decision is pending or the game is over).
class Engine {
public:
    Engine(const Rules& rules, State& state, Events* events)
        : rules_(rules), state_(state), shown_(state.shown), events_(events) {
        if (events != nullptr) {
            strike_events_.fill(kCauseEarlierStrike);
        }
    }

    void carry_out(Action action);

private:
    // engine.cpp: the run of steps
    void run_steps();
    bool run_step();
    void begin_turn();
    void begin_turn_end();
    bool close_turn();
    void end_game(Ending ending);
    /// Ends the game if one of NC-X2 to NC-X5 holds (NC-X6). Precondition: nothing is pending.
    bool end_if_lost();
    bool take_key_and_check_win(PrisonerId who);

    // board.cpp: adding and removing tiles
    TileKind draw(std::uint16_t cause);
    /// Draws the next tile that can be placed. Returns false if the first omen was the last tile
    /// (NC-D1).
    bool draw_to_hand(Cell target);
    [[nodiscard]] bool omen_is_last() const;
    void discard(std::uint16_t cause);
    void lay(Cell cell, TileKind kind, Exits exits);
    void place_hand(Cell cell, Exits exits);
    void send_to_darkness(Cell cell);
    void clear_cells(Cells cells);
    void remove_tiles(EventKind kind, Cells cells);
    void turn_to_pit(Cell cell);
    void lose_key(Cell cell);
    void removal();

    // moving.cpp: setup, Move, Stay, keys, nerve
    void start(Action action);
    bool next_setup();
    void move(Action action);
    void step_to(EventKind kind, Cell target);
    void stay();
    bool replace_step();
    void replace(Cell cell);
    bool crumble_step();
    void take_key(PrisonerId who);
    void pass_key(PrisonerId giver, PrisonerId receiver);
    void spend_nerve(PrisonerId who, int amount, ActionKind on);
    bool after_step();

    // falling.cpp: falls, lines, landing
    void fall(PrisonerId who, Cell pit);
    void collapse(Cell cell, EventKind kind);
    bool line_step();
    void choose_line(Line line);
    bool land_step();
    void land(Cell cell);
    void arrive_landing(Cell cell);

    // bosses.cpp: pit fiends and the Dirge
    void act_when_placed(TileKind kind, Cell cell, Step resume);
    void act_fiend(Cell fiend);
    void lay_dirge(Action action);
    bool dirge_cost_step();
    void answer_dirge(bool blocked);
    void dirge_hit(PrisonerId victim, int tiles);
    void open_chasm();
    bool look_step();

    // attack.cpp: strikes and scrambles
    void trigger(Cells monsters);
    void emit_chain(const Chain& chain);
    bool strike_step();
    bool carry_out_hits(const Chain& chain);
    void hit(Cell monster, PrisonerId victim, int tiles);
    void answer_block(bool blocked);
    void lights_out(const Chain& chain);
    bool after_strike();
    void leave_monster();
    bool scramble_step();
    void scramble(Direction direction);
    void arrive_scramble(Cell cell);
    void drop();

    // lighting.cpp: illumination, relight, flickers
    bool light_step();
    void place(Action action);
    void begin_light();
    bool clear_step();
    bool remove_step();
    bool relight_step();
    bool fill_step();
    [[nodiscard]] PrisonerId lighter_of(PrisonerId who) const;
    Prisoners relight_all();
    bool after_relight();
    bool flickers_step();
    void remove(Cell cell);
    void sustain();

    std::uint16_t emit(const Event& event) {
        return events_ == nullptr ? kCauseCommand : record(event);
    }
    std::uint16_t record(const Event& event);
    Prisoner& prisoner(PrisonerId who) { return shown_.prisoners[index(who)]; }
    Prisoner& active() { return prisoner(shown_.active); }
    [[nodiscard]] bool is_over() const { return shown_.step == Step::Over; }

    const Rules& rules_;
    State& state_;
    PublicState& shown_;
    Events* events_;
    /// The event that causes the events emitted now.
    std::uint16_t cause_ = kCauseCommand;
    /// The Strikes event of each monster of the current chain, if this command caused it.
    std::array<std::uint16_t, kMaxCells> strike_events_;
};

}  // namespace tenebrae::nightcage
