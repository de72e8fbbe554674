// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/engine_base.hpp"

/// The flow of the game, private to the rules; use begin() and apply().
///
/// All that is under way is a stack of frames (VA-G3). A frame is a decision, an effect or a part
/// of a turn. Engine::resume() does the next step of the newest frame: it asks its decision,
/// changes the state, opens further frames or closes its own. Effects in a given order are opened
/// in the opposite order, so that the first is the newest.
namespace tenebrae::vast {

/// Carries out one command, or the start of a game.
class Engine : EngineBase {
public:
    Engine(const Rules& rules, State& state, Events* events) : EngineBase(rules, state, events) {}

    void begin();
    void apply(Action action);

private:
    // engine.cpp
    void run();
    bool resume();
    void answer(Action action);
    void answer_done();

    // setup.cpp (section S)
    void set_up();
    void set_up_map();
    void set_up_knight();
    void set_up_goblins();
    void set_up_monsters();
    void set_up_dragon();
    void set_up_cave();
    void set_up_thief();

    // turn.cpp (sections G, X, E)
    bool resume_turn(Frame& frame);
    void begin_turn(Role role);
    void end_own_turn(Role role);
    void end_effects(Role role);
    void open_end_of_turn(Role role);
    void begin_next_turn(Frame& frame);
    bool resume_place(const Frame& frame);
    bool resume_remove(const Frame& frame);
    bool resume_past_plunder();
    void answer_place(Action action);
    void answer_remove(Action action);
    void open_removal(Cell cell);
    void answer_treasure(Action action);
    void check_collapsed();
    void check_escape();

    // tiles.cpp (sections P, R, X, O)
    bool resume_fill();
    bool resume_orient(Frame& frame);
    bool resume_reveal(Frame& frame);
    bool resume_collapsing(Frame& frame);
    bool resume_after_collapse(Frame& frame);
    bool resume_push(const Frame& frame);
    bool resume_arrival(Frame& frame);
    void enter(Piece piece);
    void meet(const Frame& arrival);
    SpaceId place_top(Cell cell);
    SpaceId place_tile(Cell cell, Tile tile);
    void uncover_lurkers(SpaceId space);
    void show(SpaceId space);
    void turn_up(SpaceId id, Sides open);
    void open_reveal(SpaceId centre, Set marks, bool for_grit);
    void remove_tile(SpaceId id);
    void remove_tokens(SpaceId id);
    void hide_lonely_lurkers();
    void answer_orient(Action action);
    void answer_reveal(Action action);
    void answer_exit(Action action);
    void answer_slide(Action action);
    void answer_push(Action action);

    // knight.cpp (section K): her tracks and turn
    void lose_grit(int points, RuleNumber rule);
    void lose_knight_health(int points, RuleNumber rule);
    void kill_knight();
    void begin_knight_turn();
    bool resume_knight();
    bool resume_track_cubes(Frame& frame);
    bool resume_poison_cubes(Frame& frame);
    void answer_shed(Action action);
    void place_cube(Slot slot);
    void turn_in(Quest quest);
    void drink_potion();
    void go(Action action);
    void enter_by_go(SpaceId entered, Direction direction, MoveReason reason);
    void shoot(Piece target);
    void shoot_with_ebow(Target target);
    void bomb(Direction direction);

    // encounter.cpp (VA-K17 to K29, K44 to K46)
    void begin_encounter(bool by_arrival, std::uint8_t entry);
    bool resume_encounter(Frame& frame);
    void end_encounter();
    bool resume_resolve(const Frame& frame);
    bool resume_event();
    void play_event(EventCard card);
    bool resume_drop_event(const Frame& frame);
    void open_ambush();
    void take_deep();
    void eat_bread();
    void attack(Target target);
    void attack_tribe(Piece target);
    void attack_dragon();
    void use_javelin();
    void smash_crystal(SpaceId id, Role role, RuleNumber rule);
    void take_loot(Target target);
    void take_treasure();
    void take_gem(Target target);
    void answer_keep(bool keeps);
    void answer_heal(bool heals);

    // infestation.cpp (VA-V20 to V36)
    void open_infestation();
    void draw_foe(Frame& fight);
    void open_token_fight(SpaceId id);
    bool resume_fight(const Frame& frame);
    void carry_out_ambush_text(Monster monster);
    void end_fight(const Frame& fight, bool hit);
    bool resume_discard_foe(const Frame& frame);
    bool resume_thrown(const Frame& frame);
    void answer_thrown(Action action);
    void throw_onto_tile(SpaceId dark);
    void take_monster_token(SpaceId id);
    void lose_random_treasure();
    void discard_foe(Monster monster);

    // goblins.cpp (VA-B1 to B18, B40 to B46)
    bool resume_goblin_turn(Frame& frame);
    void shuffle_war();
    void grow(Card war, Frame& turn);
    bool resume_scatter(Frame& frame);
    bool resume_lose_population(const Frame& frame);
    void lose_population(bool with_beetles);
    bool resume_drop_trap();
    bool resume_bomber(const Frame& frame);
    void draw_monsters(int number);
    void draw_secrets(int number);
    void answer_war(Action action);
    void redraw(Action action);
    void answer_overpopulation(Action action);
    void assign(Action action);
    void end_monsters();
    void play_secret(Action action);
    void hex(Role role);
    void attack_from_hiding(Piece piece);
    void answer_cave_in(Action action);
    bool resume_cave_in(const Frame& frame);

    // tribes.cpp (VA-B20 to B35)
    void ambush(Piece piece);
    void pass_ambush();
    bool resume_tribe(const Frame& frame);
    bool resume_tribe_attack(Piece piece);
    void mark(Piece piece, TribeMark value);
    void answer_tribes(Action action);
    void activate(Piece piece);
    /// Returns the tribe of the decision `tribe`.
    Piece active_tribe();
    void dig_diagonally(Action action);
    void tunnel(Cell cell);
    void send_wisp();
    void fire_flare(Action action);
    void hide_active();
    void step_tribe(SpaceId to, MoveReason reason, Cell cell);
    void attack_by_tribe(Target target);
    void attack_crystal(Piece piece);
    void plunder(Target target);
    void plunder_treasure(Piece piece);
    void plunder_by_die(Piece piece, Target target);
    void open_gnome(Piece piece);
    void explore(Direction direction);
    void open_new_tile(Piece piece, Cell cell, MoveReason reason);
    void enter_new_tile(Piece piece, SpaceId placed, MoveReason reason);
    void act_specially();
    void jump(Action action);

    // dragon.cpp (VA-D1 to D17, and attacks on the Dragon)
    bool resume_dragon_turn(Frame& frame);
    void begin_dragon_turn();
    bool resume_dragon_move(Frame& frame);
    void move_dragon(Action action);
    void meet_dragon();
    void strike_dragon(int strength, bool by_bomb);
    void end_strike(bool hit, bool by_bomb);
    void answer_axe(bool wounds);
    bool resume_tribe_strike(const Frame& frame);
    void lose_dragon_health(int points, RuleNumber rule);
    bool resume_shy(const Frame& frame);
    void answer_shy(Action action);
    void surface();

    // powers.cpp (VA-D9, D20 to D33)
    void open_power(Action action);
    bool resume_pay(const Frame& frame);
    void answer_pay(Action action);
    void carry_out(const Frame& paid);
    bool resume_roll(Frame& frame);
    void answer_reroll(bool rerolls);
    void use_roll(const Frame& roll);
    void open_wrath(const Frame& roll);
    bool resume_power_hits(Frame& frame);
    void answer_trap(bool uses_trap);
    void hit_knight(Power power);
    void hit_tribe(Piece piece, Power power);
    bool resume_eat(const Frame& frame);
    bool resume_wrath(Frame& frame);
    bool must_flee(Frame& wrath, Piece piece);
    void push_token(Direction direction);

    // cave_turn.cpp (VA-C1 to C14)
    void fill_hand(RuleNumber rule);
    SpaceId place_from_hand(Cell cell, Tile tile);
    void fill_cell(Action action);
    bool resume_cave_turn(const Frame& frame);
    void collect();
    void open_offer(Deck deck);
    void offer_event(EventCard card);
    void give_treasure(Card card);
    void answer_dig(Action action);
    bool resume_fade(const Frame& frame);
    void answer_fade(Action action);

    // omens.cpp (VA-C20 to C26)
    void open_omen(Action action);
    bool resume_omen_pay(const Frame& frame);
    void answer_omen_pay(Action action);
    void use_omen(Action omen);
    void send_bats(Action omen);
    void lay_rockslide(Action omen);
    void spread_spores(Role role);
    void answer_spores(Piece piece);
    void answer_back(SlothBox box);
    void hate(Action omen);
    void curse(Action omen);
    void turn_tile(SpaceId id, Sides open);

    // thief.cpp (VA-T1 to T6, T14 to T27)
    bool resume_thief_turn(Frame& frame);
    void begin_thief_turn();
    bool resume_thief();
    void answer_thief(Action action);
    void act_as_thief(Action action);
    void answer_stats(Action action);
    void move_thief(Action action);
    void loot(Action action);
    void hide_loot(int cubes);
    void answer_peek(Action action);
    void open_snatch(int number, RuleNumber rule);
    bool resume_snatch(Frame& frame);
    void answer_snatch(Action action);
    void get_treasure(Frame& snatch, Cell cell, RuleNumber rule);
    void stash();
    bool resume_upgrade(const Frame& frame);
    void answer_upgrade(Upgrade upgrade);
    void answer_fall(Upgrade upgrade);
    bool resume_thief_hit(Frame& frame);
    void end_thief_hit(const Frame& hit);
    void reward_for_thief(Role killer);
    void answer_evade(Action action);
    void answer_bonus(bool draws_secrets);

    // thief_acts.cpp (VA-T7 to T13)
    bool resume_action_roll(Frame& frame);
    void answer_fingers(bool rerolls);
    void end_action(const Frame& roll, bool succeeds);
    void pick_lock(int cubes);
    void pickpocket(Action action);
    void backstab(Action action);
    void open_attack_on_goblins();
    bool resume_filch(const Frame& frame);
    void answer_filch(Action action);

    // terrain_turn.cpp (section N, VA-V33)
    void open_terrain();
    bool open_canyon();
    bool resume_terrain(const Frame& frame);
    void answer_terrain(Action action);
    void place_terrain(Terrain terrain, Cell first, std::uint8_t turn, RuleNumber rule);
    void place_pits(const PitCells& cells);
    void end_bridge(Cell first, std::uint8_t turn, bool has_troll);
    void remove_terrain(SpaceId id);
    void enter_water(Piece piece);
    void open_flow(const Frame& arrival);
    bool resume_flow(const Frame& frame);
    void answer_flow(Action action);
    void hop(Action action);
    void burn(Role role);
};

}  // namespace tenebrae::vast
