// SPDX-License-Identifier: MIT
#include "games/vast/rules/engine.hpp"

#include <bit>

namespace tenebrae::vast {

State new_game(const Rules& /*rules*/, std::uint64_t seed) {
    State state;
    state.random = core::Random(seed).state();
    return state;
}

void set_turn(State& state, Role role) {
    state.is_set_up = true;
    state.decision = Decision::None;
    state.owner = Role::None;
    state.frames = {};
    state.frames[0].owner = role;
    state.depth = 1;
}

void begin(const Rules& rules, State& state, Events* events) {
    Engine(rules, state, events).begin();
}

void apply(const Rules& rules, State& state, Action action, Events* events) {
    Engine(rules, state, events).apply(action);
}

void Engine::begin() {
    if (state_.decision != Decision::None || state_.is_over()) {
        return;
    }
    if (!state_.is_set_up) {
        set_up();
        state_.is_set_up = true;
    }
    run();
}

void Engine::apply(Action action) {
    ++state_.statistics.decisions[index(state_.owner)];
    if (action.kind == ActionKind::Resign) {
        state_.resigned = state_.owner;
        return finish(Ending::Resigned, Role::None, "G12"_va);
    }
    asked_ = state_.decision;
    const bool is_knights = asked_ == Decision::Knight || asked_ == Decision::Encounter;
    if (is_knights && action.kind != ActionKind::Quest) {
        knight_.happened = 0;
    }
    answer(action);
    run();
}

void Engine::run() {
    state_.decision = Decision::None;
    state_.owner = Role::None;
    bool continues = true;
    while (continues && !state_.is_over()) {
        cause_ = causes_[state_.depth - 1U];
        continues = resume();
    }
}

// One line for each kind of frame; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
bool Engine::resume() {
    Frame& frame = top();
    switch (frame.kind) {
    case FrameKind::Turn: return resume_turn(frame);
    case FrameKind::GoblinTurn: return resume_goblin_turn(frame);
    case FrameKind::Fill: return resume_fill();
    case FrameKind::Orient: return resume_orient(frame);
    case FrameKind::Reveal: return resume_reveal(frame);
    case FrameKind::Collapsing: return resume_collapsing(frame);
    case FrameKind::AfterCollapse: return resume_after_collapse(frame);
    case FrameKind::Place: return resume_place(frame);
    case FrameKind::Remove: return resume_remove(frame);
    case FrameKind::PastPlunder: return resume_past_plunder();
    case FrameKind::Push:
    case FrameKind::PushToken: return resume_push(frame);
    case FrameKind::Arrival: return resume_arrival(frame);
    case FrameKind::Scatter: return resume_scatter(frame);
    case FrameKind::LosePopulation: return resume_lose_population(frame);
    case FrameKind::ChangeRage: {
        const int points = frame.value == 1 ? 1 : -1;
        const RuleNumber rule{
            static_cast<char>(frame.piece), static_cast<std::uint8_t>(frame.mask)};
        pop();
        change_rage(points, rule);
        return true;
    }
    case FrameKind::TribeAttack: return resume_tribe_attack(static_cast<Piece>(frame.piece));
    case FrameKind::DropTrap: return resume_drop_trap();
    case FrameKind::Bomber: return resume_bomber(frame);
    case FrameKind::LoseGrit: {
        const int points = frame.value;
        pop();
        lose_grit(points, "B29"_va);
        return true;
    }
    case FrameKind::GainGrit: {
        const int points = frame.value;
        pop();
        gain_grit(points, "K18"_va);
        return true;
    }
    case FrameKind::TrackCubes: return resume_track_cubes(frame);
    case FrameKind::PoisonCubes: return resume_poison_cubes(frame);
    case FrameKind::Knight: return resume_knight();
    case FrameKind::Encounter: return resume_encounter(frame);
    case FrameKind::Event: return resume_event();
    case FrameKind::DropEvent: return resume_drop_event(frame);
    case FrameKind::Resolve: return resume_resolve(frame);
    case FrameKind::Brace: return ask(Decision::Brace, Role::Knight);
    case FrameKind::Ambush: return ask(Decision::Ambush, Role::Goblins);
    case FrameKind::Fight: return resume_fight(frame);
    case FrameKind::Thrown: return resume_thrown(frame);
    case FrameKind::DiscardFoe: return resume_discard_foe(frame);
    case FrameKind::Keep: return ask(Decision::Keep, Role::Knight);
    case FrameKind::Heal: return ask(Decision::Heal, Role::Knight);
    case FrameKind::War: return ask(Decision::War, Role::Goblins);
    case FrameKind::Overpopulation: return ask(Decision::Overpopulation, Role::Goblins);
    case FrameKind::Monsters: return ask(Decision::Monsters, Role::Goblins);
    case FrameKind::Secrets: return ask(Decision::Secrets, Role::Goblins);
    case FrameKind::Tribes: return ask(Decision::Tribes, Role::Goblins);
    case FrameKind::Tribe: return resume_tribe(frame);
    case FrameKind::CaveIn: return resume_cave_in(frame);
    case FrameKind::Gnome: return ask(Decision::Gnome, Role::Goblins);
    case FrameKind::ReturnGem: {
        const std::size_t gem = frame.value;
        pop();
        return_gem(gem, "B32"_va);
        return true;
    }
    case FrameKind::Hide: {
        const auto piece = static_cast<Piece>(frame.piece);
        pop();
        hide_tribe(piece, "D24"_va);
        return true;
    }
    case FrameKind::Axe: return ask(Decision::Axe, Role::Knight);
    case FrameKind::TribeStrike: return resume_tribe_strike(frame);
    case FrameKind::Shy: return resume_shy(frame);
    case FrameKind::DragonTurn: return resume_dragon_turn(frame);
    case FrameKind::DragonActs: return ask(Decision::Dragon, Role::Dragon);
    case FrameKind::Pay: return resume_pay(frame);
    case FrameKind::Roll: return resume_roll(frame);
    case FrameKind::DragonMove: return resume_dragon_move(frame);
    case FrameKind::PowerHits: return resume_power_hits(frame);
    case FrameKind::Eat: return resume_eat(frame);
    case FrameKind::Wrath: return resume_wrath(frame);
    case FrameKind::Hoard: return ask(Decision::Hoard, Role::Dragon);
    case FrameKind::Gem: return ask(Decision::Gem, Role::Dragon);
    case FrameKind::Surface: return ask(Decision::Surface, Role::Dragon);
    case FrameKind::Back: return ask(Decision::Back, Role::Dragon);
    case FrameKind::CaveTurn: return resume_cave_turn(frame);
    case FrameKind::OmenPay: return resume_omen_pay(frame);
    case FrameKind::Offer: return ask(Decision::Offer, Role::Cave);
    case FrameKind::Dig: return ask(Decision::Dig, Role::Cave);
    case FrameKind::Fade: return resume_fade(frame);
    case FrameKind::Spores: return ask(Decision::Spores, Role::Goblins);
    case FrameKind::ThiefTurn: return resume_thief_turn(frame);
    case FrameKind::Assign: return ask(Decision::Assign, Role::Thief);
    case FrameKind::Thief: return resume_thief();
    case FrameKind::Peek: return ask(Decision::Peek, Role::Thief);
    case FrameKind::ActionRoll: return resume_action_roll(frame);
    case FrameKind::Snatch: return resume_snatch(frame);
    case FrameKind::Filch: return resume_filch(frame);
    case FrameKind::Upgrade: return resume_upgrade(frame);
    case FrameKind::Fall: return ask(Decision::Fall, Role::Thief);
    case FrameKind::ThiefHit: return resume_thief_hit(frame);
    case FrameKind::Evade: return ask(Decision::Evade, Role::Thief);
    case FrameKind::Bonus: return ask(Decision::Bonus, Role::Goblins);
    case FrameKind::Terrain: return resume_terrain(frame);
    case FrameKind::Flow: return resume_flow(frame);
    }
    return false;
}

// One line for each kind of answer; long, but flat.
// NOLINTNEXTLINE(readability-function-size)
void Engine::answer(Action action) {
    using K = ActionKind;
    if (action.kind == K::Hop) {
        return hop(action);
    }
    if (is_thiefs(asked_)) {
        return answer_thief(action);
    }
    const auto piece = static_cast<Piece>(action.what);
    switch (action.kind) {
    case K::Fill: return fill_cell(action);
    case K::Orient: return answer_orient(action);
    case K::Reveal: return answer_reveal(action);
    case K::Exit:
        return top().kind == FrameKind::Thrown ? answer_thrown(action) : answer_exit(action);
    case K::Slide: return answer_slide(action);
    case K::Push: return answer_push(action);
    case K::Place: return answer_place(action);
    case K::Remove: return answer_remove(action);
    case K::Treasure: return answer_treasure(action);
    case K::Cube: return place_cube(static_cast<Slot>(action.what));
    case K::Show: return turn_up_card(static_cast<TreasureCard>(action.what));
    case K::Quest: return turn_in(static_cast<Quest>(action.what));
    case K::Javelin:
        turn_up_card(TreasureCard::Javelin);
        knight_.ready = true;
        emit(make(EventKind::Ready, "K36"_va));
        return;
    case K::Potion: return drink_potion();
    case K::Face: return begin_encounter(false, kAnySide);
    case K::Go:
    case K::GoMap: return go(action);
    case K::Attack:
        return asked_ == Decision::Tribe ? attack_by_tribe(action.target())
                                         : attack(action.target());
    case K::Take: return take_loot(action.target());
    case K::Shoot: return shoot(piece);
    case K::Bomb: return bomb(action.direction());
    case K::Flare: return fire_flare(action);
    case K::Keep: return asked_ == Decision::Reroll ? answer_reroll(false) : answer_keep(true);
    case K::Decline: return answer_keep(false);
    case K::Heal: return answer_heal(true);
    case K::Shed: return answer_shed(action);
    case K::War: return answer_war(action);
    case K::Pay:
    case K::Scatter:
    case K::Leader: return answer_overpopulation(action);
    case K::Assign:
    case K::AssignOver: return assign(action);
    case K::Discard:
        if (asked_ == Decision::Shy) {
            return answer_shy(action);
        }
        if (asked_ == Decision::Fade) {
            return answer_fade(action);
        }
        top().step = 1;
        return discard_secret(static_cast<Secret>(action.what), "B15"_va);
    case K::Redraw: return redraw(action);
    case K::RevealTribe:
    case K::Lurk:
    case K::Enter:
    case K::HideTribe: return answer_tribes(action);
    case K::Activate: return activate(action.who);
    case K::Secret: return play_secret(action);
    case K::Step: {
        const SpaceId here = tribe(active_tribe()).at;
        const Cell cell = next_to(cell_of(here), action.direction());
        return step_tribe(neighbour(state_, here, action.direction()), MoveReason::Step, cell);
    }
    case K::Worm: return dig_diagonally(action);
    case K::Tunnel: return tunnel(action.cell);
    case K::Wisp: return send_wisp();
    case K::Plunder: return plunder(action.target());
    case K::Explore: return explore(action.direction());
    case K::Hide: return hide_active();
    case K::Special: return act_specially();
    case K::Ambush: return ambush(action.who);
    case K::CaveIn: return answer_cave_in(action);
    case K::Jump: return jump(action);
    case K::Lose:
        discard_monster(
            static_cast<Piece>(top().piece), static_cast<Monster>(action.what), "B4"_va
        );
        top().step = 2;
        return;
    case K::Beetles: return lose_population(true);
    case K::TakeLoss: return lose_population(false);
    case K::Done: return answer_done();
    case K::Pass:
        if (asked_ == Decision::Heal) {
            return answer_heal(false);
        }
        if (asked_ == Decision::Ambush) {
            return pass_ambush();
        }
        if (asked_ == Decision::Trap) {
            return answer_trap(false);
        }
        pop();
        return;
    case K::Ready:
    case K::Stop:
    case K::Rest:
    case K::Stay:
    case K::End: pop(); return;
    case K::Monster: return draw_foe(state_.frames[state_.depth - 2U]);
    case K::Ebow: return shoot_with_ebow(action.target());
    case K::Wound: return answer_axe(true);
    case K::Trap: return answer_trap(true);
    case K::Move: return move_dragon(action);
    case K::Claw:
    case K::Flame:
    case K::Wing:
    case K::Hiss:
    case K::Slither:
    case K::Swat:
    case K::Scorch:
    case K::Slap:
    case K::Shriek:
    case K::Scratch:
    case K::FlameWall:
    case K::Smash:
    case K::Wrath:
    case K::Burn: return open_power(action);
    case K::PayCard:
    case K::PayGem: return answer_pay(action);
    case K::PickUp: return pick_up();
    case K::Gem: return place_gem(static_cast<Gem>(action.what));
    case K::Sloth: return move_sloth(static_cast<SlothBox>(action.what));
    case K::Surface: return surface();
    case K::Reroll: return answer_reroll(true);
    case K::Spores: return answer_spores(action.who);
    case K::Back: return answer_back(static_cast<SlothBox>(action.what));
    case K::Collect: return collect();
    case K::Skip: cave_.step = CaveStep::Done; return;
    case K::OmenBats:
    case K::OmenBatsTreasure:
    case K::OmenRockslide:
    case K::OmenRockslideFrom:
    case K::OmenPlunder:
    case K::OmenSpores:
    case K::OmenHatred:
    case K::OmenHatredRemove:
    case K::OmenHatredToken:
    case K::OmenCurseTurn:
    case K::OmenCurseEvent:
    case K::OmenCurseDeck: return open_omen(action);
    case K::PayOmen: return answer_omen_pay(action);
    case K::Event: return offer_event(static_cast<EventCard>(action.what));
    case K::Give: return give_treasure(action.what);
    case K::Dig: return answer_dig(action);
    case K::BonusSecrets: return answer_bonus(true);
    case K::BonusRage: return answer_bonus(false);
    case K::Terrain:
    case K::Pits:
    case K::NoTerrain: return answer_terrain(action);
    case K::Flow: return answer_flow(action);
    case K::Stats:  // answer_thief()
    case K::Climb:
    case K::Loot:
    case K::Pickpocket:
    case K::PickLock:
    case K::Backstab:
    case K::HideLoot:
    case K::Peek:
    case K::RevealPeeked:
    case K::Upgrade:
    case K::Snatch:
    case K::Filch:
    case K::FilchRuby:
    case K::FilchHidden:
    case K::Fall:
    case K::Hop:
    case K::Resign: break;
    }
    assert(false);
}

void Engine::answer_done() {
    if (asked_ == Decision::Encounter) {
        return end_encounter();
    }
    if (asked_ == Decision::Monsters) {
        return end_monsters();
    }
    if (asked_ == Decision::CaveIn) {
        top().value = 0;
        return;
    }
    pop();
}

bool EngineBase::ask(Decision decision, Role owner) {
    state_.decision = decision;
    state_.owner = owner;
    return false;
}

Frame& EngineBase::push(FrameKind kind, Role owner) {
    assert(state_.depth < kMaxFrames);
    causes_[state_.depth] = cause_;
    Frame& frame = state_.frames[state_.depth++];
    frame = Frame{};
    frame.kind = kind;
    frame.owner = owner;
    return frame;
}

Frame& EngineBase::push(FrameKind kind, Piece piece, int value) {
    Frame& frame = push(kind);
    frame.piece = static_cast<std::uint8_t>(piece);
    frame.value = static_cast<std::uint8_t>(value);
    return frame;
}

Frame& EngineBase::push_at(FrameKind kind, SpaceId space) {
    Frame& frame = push(kind);
    frame.space = space;
    return frame;
}

bool EngineBase::pop() {
    state_.frames[--state_.depth] = Frame{};
    causes_[state_.depth] = kCommand;
    return true;
}

/// The frames stay, because cards may be in them.
void EngineBase::finish(Ending ending, Role winner, RuleNumber rule) {
    state_.ending = ending;
    state_.winner = winner;
    state_.decision = Decision::None;
    state_.owner = Role::None;
    emit(make(winner == Role::None ? EventKind::Lost : EventKind::Won, rule, winner, ending));
}

void EngineBase::shuffle(Deck deck, std::span<std::uint8_t> items, RuleNumber rule) {
    core::Random random(state_.random);
    random.shuffle(items);
    state_.random = random.state();
    for (std::size_t first = 0; first < items.size(); first += 6) {
        Event event = make(EventKind::Shuffle, rule, deck, first);
        event.items.fill(kNoItem);
        for (std::size_t place = 0; place < 6 && first + place < items.size(); ++place) {
            event.items[place] = items[first + place];
        }
        emit(event);
    }
}

Set EngineBase::roll_die(Cell centre, RuleNumber rule) {
    core::Random random(state_.random);
    const auto face = static_cast<std::size_t>(random.below(kDieFaces));
    state_.random = random.state();
    cause_ = emit(to(make(EventKind::Die, rule, 0, face), centre));
    return rules_.tables.die[face];
}

int EngineBase::roll_number(int needed, RuleNumber rule) {
    core::Random random(state_.random);
    const int number = static_cast<int>(random.below(6)) + 1;
    state_.random = random.state();
    cause_ = emit(with(make(EventKind::Roll, rule, 0, number), number >= needed ? 1 : 0));
    return number;
}

Card EngineBase::pick(Deck deck, Set cards, bool is_hidden, RuleNumber rule) {
    core::Random random(state_.random);
    auto number = static_cast<int>(random.below(static_cast<unsigned>(std::popcount(cards))));
    state_.random = random.state();
    Card card = 0;
    while (!has(cards, card) || number-- > 0) {
        ++card;
    }
    cause_ = emit(with(make(EventKind::Pick, rule, deck, card), is_hidden ? 1 : 0));
    return card;
}

}  // namespace tenebrae::vast
