// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/rules/paths.hpp"

/// The flow of the game, private to the rules; use begin() and apply().
namespace tenebrae::nyctophobia {

/// Carries out actions and continues to the next decision. Each Flow of state.hpp has one function
/// here, which does its work, sets the next Flow and returns whether to continue.
class Engine {
public:
    Engine(const Rules& rules, State& state, Events* events)
        : rules_(rules), state_(state), open_(state.open), events_(events) {}

    /// Precondition: the action is legal, or a resignation.
    void carry_out(Action action);
    /// Continues to the next decision of a person, or to the end.
    void run_to_decision();
    /// Looks ahead (HU-A4, A8): continues to the first combat, to the end of the Hunter's turn, or
    /// to the next decision that he does not take by section A. `decides_all`: he takes all his
    /// decisions by section A, not only the choice of the victim.
    void look_ahead(bool decides_all);

private:
    // engine.cpp: the order of play
    bool advance();
    bool ask(Decision decision, PieceId owner);
    void ask_again() { ask(asked_, owner_); }
    bool setup();
    bool ask_clue();
    bool begin_turn();
    bool continue_turn();
    bool end_turn();
    bool hush();
    bool end_round();
    void end_game(Ending ending, bool hunter_won, std::uint32_t cause);
    void clear_felt_sides();
    void clear_felt_pieces();

    // hunted.cpp: actions of a Hunted
    bool carry_out_hunted(Action action);
    void feel(PieceId who, std::uint32_t cause);
    [[nodiscard]] Felt felt_at(Space space, Direction direction) const;
    bool is_stopped(PieceId who, Direction direction, std::uint32_t cause);
    void arrive(PieceId who, Space space, bool by_sprint);
    void clear_search_again(PieceId who);
    void collect_items(PieceId who, std::uint32_t cause);
    void leave_noise(PieceId who, Space space, std::uint32_t cause);
    std::uint32_t step(PieceId who, Action action, StepKind kind, std::uint32_t cause);
    std::uint32_t hop(PieceId who, Direction direction, std::uint32_t cause);
    bool starts_combat(PieceId who, std::uint32_t cause);
    void move(Action action);
    void search();
    void hop_away(Action action);
    void movement_hop(Action action);
    void sprint(Action action);
    void hide(PieceId who);
    void throw_rock(Direction direction);
    Space fly(Event& flight);
    void hit_friend(PieceId who, std::uint32_t flight);
    void call();
    void cheer(PieceId whom);
    void speak(PieceId who);

    // combat.cpp: combat, driving back, retreat
    bool start_combat(PieceId victim, std::uint32_t cause);
    bool fight();
    bool lose_health(PieceId who, std::uint32_t cause);
    void drive_back(Direction direction, int spaces, PieceId by, std::uint32_t cause);
    void counter(bool with_rock);
    void ask_retreat(PieceId who, bool in_combat);
    void retreat(Action action);
    void end_retreat(bool hides);
    bool combat_due();

    // hunter.cpp: the Hunter's turn
    bool carry_out_hunter(Action action);
    bool begin_hunter();
    void play_card(std::size_t place);
    bool next_part();
    bool begin_part(Instruction instruction);
    bool begin_move(Instruction instruction);
    bool move_on();
    bool run_on();
    bool end_run();
    bool stops_at_once(bool may_touch_noise);
    void hunter_step(Direction direction);
    bool end_hunter();
    void discard_and_draw();

    // powers.cpp: effects of cards
    bool begin_power(Part part);
    void fell(Side side);
    void turn_forest(Turning turning);
    void put_noise(Space space);
    void move_noise(Space space);
    void swap(PieceId one, PieceId other);
    void uproot(Side side);
    void plant(Side side);
    void recall();

    // building.cpp
    void carry_out_building(Action action);
    void clue(Direction direction);
    void clear_forest();

    /// Adds an event and returns its number, for the events it causes; 0 if no events are
    /// collected.
    std::uint32_t emit(Event event, std::uint32_t cause);
    std::uint32_t emit(EventKind kind, PieceId who, std::uint32_t cause) {
        Event event;
        event.kind = kind;
        event.who = who;
        return emit(event, cause);
    }

    Hunted& hunted(PieceId who) { return state_.hunted[who]; }
    Hunted& active() { return hunted(open_.active); }
    HuntedStatistics& statistics(PieceId who) { return state_.statistics.hunted[who]; }
    [[nodiscard]] bool is_automatic(PieceId owner) const {
        return owner == kHunter && !rules_.human_hunter;
    }

    const Rules& rules_;
    State& state_;
    PublicState& open_;
    Events* events_;
    Decision asked_ = Decision::None;  ///< the decision being answered
    PieceId owner_ = kNoPiece;
};

/// Returns the automatic Hunter's answer to a decision of his (section A).
Action automatic_choice(const Rules& rules, const State& state);

/// Completes the set-up in the order of HU-S8, from the characters on.
void set_up(const Rules& rules, State& state);

}  // namespace tenebrae::nyctophobia
