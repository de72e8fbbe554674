// SPDX-License-Identifier: MIT
// The Knight's tracks, Hero cubes, cards and her acts outside Encounters.
#include "games/vast/rules/engine.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::vast {

/// VA-K5.
void EngineBase::gain_grit(int points, RuleNumber rule) {
    if (!is_knight_alive(state_)) {
        return;
    }
    const int before = knight_.grit;
    const int after = std::min<int>(rules_.tables.max_grit, before + points);
    knight_.grit = static_cast<std::uint8_t>(after);
    const EventIndex cause = cause_;
    cause_ = emit(with(make(EventKind::Grit, rule, 0, after), after - before, 1));
    for (std::size_t number = 0; number < kGritSpaces; ++number) {
        const int at = rules_.tables.grit_spaces[number];
        if (before < at && at <= after && has(knight_.track, number)) {
            move_cube(CubePlace::Track, CubePlace::Free, static_cast<int>(number));
        }
    }
    cause_ = cause;
}

/// VA-K6, K7.
void Engine::lose_grit(int points, RuleNumber rule) {
    if (!is_knight_alive(state_)) {
        return;
    }
    const int lost = has_cube(state_, Slot::Shield) ? std::min(points, 1) : points;
    const int before = knight_.grit;
    const int after = std::max(0, before - lost);
    knight_.grit = static_cast<std::uint8_t>(after);
    cause_ = emit(with(make(EventKind::Grit, rule, 0, after), before - after, 0));
    Set passed = 0;
    for (std::size_t number = 0; number < kGritSpaces; ++number) {
        const int at = rules_.tables.grit_spaces[number];
        if (after < at && at <= before) {
            put(passed, number);
        }
    }
    if (passed != 0) {
        push(FrameKind::TrackCubes, Role::Knight).mask = passed;
    }
}

void Engine::lose_knight_health(int points, RuleNumber rule) {
    if (!is_knight_alive(state_)) {
        return;
    }
    const int lost = std::min<int>(points, knight_.health);
    knight_.health = static_cast<std::uint8_t>(knight_.health - lost);
    state_.statistics.health_lost =
        static_cast<std::uint16_t>(state_.statistics.health_lost + lost);
    cause_ = emit(with(make(EventKind::Health, rule, Piece::Knight, knight_.health), lost, 0));
    if (knight_.health == 0) {
        kill_knight();
    }
}

void EngineBase::heal_knight(int points, RuleNumber rule) {
    const int gained = std::min(points, rules_.goals.knight_health - knight_.health);
    knight_.health = static_cast<std::uint8_t>(knight_.health + gained);
    emit(with(make(EventKind::Health, rule, Piece::Knight, knight_.health), gained, 1));
}

/// VA-E3, E6.
void Engine::kill_knight() {
    cause_ = emit(make(EventKind::Killed, "K9"_va, Piece::Knight));
    if (has_goblins()) {
        return finish(Ending::KnightKilled, Role::Goblins, "E3"_va);
    }
    if (std::popcount(rules_.roles) <= 2) {
        Role other = Role::None;
        for (const Role role : kAllRoles) {
            other = role != Role::Knight && rules_.has_role(role) ? role : other;
        }
        return finish(Ending::KnightKilled, other, "E6"_va);
    }
    knight_ = Knight{};
}

/// VA-K10.
void Engine::begin_knight_turn() {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        while (knight_.slots[slot] > 0) {
            move_cube(CubePlace::Slot, CubePlace::Free, static_cast<int>(slot));
        }
    }
    while (knight_.aside > 0) {
        move_cube(CubePlace::Aside, CubePlace::Free);
    }
    knight_.spent = false;
    knight_.moves = 0;
    knight_.encounters = 0;
    knight_.maps = 0;
    knight_.used = 0;
    knight_.treasures = 0;
    knight_.ambushes = 0;
    knight_.met.clear();
    knight_.entered.clear();
    push(FrameKind::Knight, Role::Knight);
}

/// Moves a Hero cube. `place`: the Slot or the Grit space of the one place that has several.
void EngineBase::move_cube(CubePlace from_place, CubePlace to_place, int place) {
    const auto number = static_cast<std::size_t>(place);
    const auto change = [&](CubePlace at, int cubes) {
        switch (at) {
        case CubePlace::Track:
            if (cubes > 0) {
                put(knight_.track, number);
            } else {
                take(knight_.track, number);
            }
            break;
        case CubePlace::Free: knight_.free = static_cast<std::uint8_t>(knight_.free + cubes); break;
        case CubePlace::Slot:
            knight_.slots[number] = static_cast<std::uint8_t>(knight_.slots[number] + cubes);
            break;
        case CubePlace::Aside:
            knight_.aside = static_cast<std::uint8_t>(knight_.aside + cubes);
            break;
        case CubePlace::Entrance:
            knight_.on_entrance = static_cast<std::uint8_t>(knight_.on_entrance + cubes);
            break;
        case CubePlace::Discarded:
            knight_.discarded = static_cast<std::uint8_t>(knight_.discarded + cubes);
            break;
        }
    };
    change(from_place, -1);
    change(to_place, 1);
    Event event = with(make(EventKind::Cube, "K3"_va, 0, from_place), to_place, place);
    emit(event);
}

bool Engine::resume_knight() {
    return is_knight_alive(state_) ? ask(Decision::Knight, Role::Knight) : pop();
}

/// VA-K6: the highest Grit space first.
bool Engine::resume_track_cubes(Frame& frame) {
    while (is_knight_alive(state_) && frame.mask != 0) {
        const int number = 15 - std::countl_zero(frame.mask);
        if (!has(knight_.track, number) && cubes_at_hand(state_) > kLeastCubes) {
            if (knight_.free == 0 && cubes_on_slots(state_) > 0) {
                return ask(Decision::Shed, Role::Knight);
            }
            move_cube(
                knight_.free > 0 ? CubePlace::Free : CubePlace::Aside, CubePlace::Track, number
            );
        }
        take(frame.mask, number);
    }
    return pop();
}

/// VA-B41.
bool Engine::resume_poison_cubes(Frame& frame) {
    while (is_knight_alive(state_) && frame.value > 0 && cubes_at_hand(state_) > kLeastCubes) {
        if (knight_.free == 0 && cubes_on_slots(state_) > 0) {
            return ask(Decision::Shed, Role::Knight);
        }
        move_cube(knight_.free > 0 ? CubePlace::Free : CubePlace::Aside, CubePlace::Entrance);
        --frame.value;
    }
    return pop();
}

void Engine::answer_shed(Action action) {
    Frame& frame = top();
    move_cube(CubePlace::Slot, CubePlace::Free, action.what);
    if (frame.kind == FrameKind::PoisonCubes) {
        move_cube(CubePlace::Free, CubePlace::Entrance);
        --frame.value;
        return;
    }
    const int number = 15 - std::countl_zero(frame.mask);
    move_cube(CubePlace::Free, CubePlace::Track, number);
    take(frame.mask, number);
    if (state_.current == Role::Knight && !knight_.spent) {
        knight_.spent = true;
        emit(make(EventKind::Spent, "K12"_va));
    }
}

/// VA-K11: a face-down card is turned up by its cube.
void Engine::place_cube(Slot slot) {
    if (is_card_slot(slot)) {
        turn_up_card(card_of(slot));
    }
    move_cube(CubePlace::Free, CubePlace::Slot, static_cast<int>(slot));
}

void EngineBase::turn_up_card(TreasureCard card) {
    if (has(knight_.hidden_cards, card)) {
        take(knight_.hidden_cards, card);
        put(knight_.open_cards, card);
        emit_card(Deck::Treasures, card, CardChange::Open, "K11"_va);
    }
}

/// VA-K39: a cube on the card is set aside.
void EngineBase::lose_card(TreasureCard card, CardChange change, RuleNumber rule) {
    const Slot slot = slot_of(card);
    if (has_cube(state_, slot)) {
        move_cube(CubePlace::Slot, CubePlace::Aside, static_cast<int>(slot));
    }
    take(knight_.open_cards, card);
    take(knight_.hidden_cards, card);
    emit_card(Deck::Treasures, card, change, rule);
}

/// VA-K40.
void Engine::turn_in(Quest quest) {
    take(knight_.quests, quest);
    take(knight_.happened, quest);
    ++state_.statistics.quests;
    cause_ = emit_card(Deck::Quests, quest, CardChange::Fulfilled, "K40"_va);
    gain_grit(rules_.tables.quest_grit[static_cast<std::size_t>(quest)], "K40"_va);
    draw_quest();
}

/// A quest drawn now does not profit from what happened before.
void EngineBase::draw_quest() {
    if (!state_.quests.empty()) {
        const Card quest = state_.quests.draw();
        put(knight_.quests, quest);
        take(knight_.happened, quest);
        emit_card(Deck::Quests, quest, CardChange::Drawn, "K40"_va);
    }
}

void EngineBase::happen(Quest quest) {
    put(knight_.happened, quest);
}

/// VA-K38.
void Engine::drink_potion() {
    move_cube(CubePlace::Slot, CubePlace::Discarded, static_cast<int>(Slot::Kit));
    lose_card(TreasureCard::Kit, CardChange::Lost, "K38"_va);
    heal_knight(2, "K38"_va);
}

/// VA-K13, K30.
void Engine::go(Action action) {
    const bool by_map = action.kind == ActionKind::GoMap;
    const SpaceId next = neighbour(state_, knight_.at, action.direction());
    ++knight_.moves;
    if (by_map) {
        knight_.maps = static_cast<std::uint8_t>(knight_.maps + (knight_.golem ? 2 : 1));
    }
    const MoveReason reason = by_map ? MoveReason::Map : MoveReason::Go;
    if (next == kNoSpace) {
        const Cell cell = next_to(cell_of(knight_.at), action.direction());
        return open_new_tile(Piece::Knight, cell, reason);
    }
    enter_by_go(next, action.direction(), reason);
}

void Engine::enter_by_go(SpaceId entered, Direction direction, MoveReason reason) {
    const int strength = attack_strength(rules_, state_);
    const bool by_map = reason == MoveReason::Map;
    move_piece(Piece::Knight, entered, reason, by_map ? "K30"_va : "K13"_va);
    knight_.entered.put(entered);
    if (knight_.entered.count() >= 7) {
        happen(Quest::Swift);
    }
    push(FrameKind::Arrival, Piece::Knight, static_cast<int>(reason)).mask =
        static_cast<Set>(static_cast<unsigned>(strength) << 8U | index(direction));
}

/// VA-K33.
void Engine::shoot(Piece target) {
    put(knight_.used, Use::Bow);
    ++state_.statistics.attacks[index(Piece::Knight)];
    cause_ = emit(
        with(make(EventKind::Attack, "K33"_va, Piece::Knight, target_of(target)), 1, MoveReason::Go)
    );
    open_rage_change(true, "B5"_va);
    push(FrameKind::LosePopulation, target, knight_strength(rules_, state_) - 1).mask =
        static_cast<Set>(PopulationReason::Bow);
}

/// VA-K35, K41.
void Engine::shoot_with_ebow(Target target) {
    put(knight_.used, Use::Ebow);
    const bool hit = target == Target::Thief || count_powers(state_) > 0;
    ++state_.statistics.attacks[index(Piece::Knight)];
    if (hit) {
        ++state_.statistics.hits[index(Piece::Knight)];
    }
    cause_ = emit(with(make(EventKind::Attack, "K35"_va, Piece::Knight, target), hit));
    if (hit) {
        happen(Quest::Eagle);
    }
    if (target == Target::Thief) {
        kill_thief("K35"_va);
        return reward_for_thief(Role::Knight);
    }
    Frame& shy = push(FrameKind::Shy, Role::Dragon);
    shy.value = static_cast<std::uint8_t>(std::min(3, knight_strength(rules_, state_) - 1));
}

/// VA-K32.
void Engine::bomb(Direction direction) {
    put(knight_.used, Use::BombToken);
    --knight_.bombs;
    Space& at = space(knight_.at);
    at.edges = static_cast<std::uint8_t>(at.edges | 1U << index(direction));
    emit(with(to(make(EventKind::TokenOn, "K32"_va, 0, Token::Bomb), at.at), direction));
    push(FrameKind::Fill);
}

}  // namespace tenebrae::vast
