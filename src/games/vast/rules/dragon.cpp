// SPDX-License-Identifier: MIT
// The Dragon's turn, tracks and moves, and attacks on him (VA-D1 to D17, K28, K37, V30).
#include "games/vast/rules/engine.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {

/// VA-D4. Each step follows when the frames of the one before are closed.
bool Engine::resume_dragon_turn(Frame& frame) {
    switch (frame.step++) {
    case 0: begin_dragon_turn(); return true;
    case 1: push(FrameKind::Hoard, Role::Dragon); return true;
    case 2: push(FrameKind::Gem, Role::Dragon); return true;
    case 3:
        shuffle_powers("D14"_va);
        draw_powers(dragon_spirit(rules_, state_), "D14"_va);
        return true;
    case 4:
        if (can_surface(rules_, state_)) {
            push(FrameKind::Surface, Role::Dragon);
        }
        return true;
    default: break;
    }
    pop();
    if (dragon_.surfaced && dragon_.at == kEntranceSpace) {
        finish(Ending::Escape, Role::Dragon, "D17"_va);
    }
    return true;
}

void Engine::begin_dragon_turn() {
    if (dragon_.flame_wall != kNoSpace) {
        emit(from(
            make(EventKind::TokenOff, "D31"_va, 0, Token::FlameWall), cell_of(dragon_.flame_wall)
        ));
        dragon_.flame_wall = kNoSpace;
    }
    if (dragon_.at == kNoSpace) {
        const SpaceId start = is_knight_alive(state_) ? knight_.at : kEntranceSpace;
        move_piece(Piece::Dragon, start, MoveReason::Start, "D1"_va);
    }
    push(FrameKind::DragonActs, Role::Dragon);
}

/// Puts all Power cards together and shuffles them.
void EngineBase::shuffle_powers(RuleNumber rule) {
    core::FixedList<Card, kPowerCards> cards;
    for (Card symbol = 0; symbol < kGems; ++symbol) {
        for (int copy = rules_.tables.cards_of_power; copy > 0; --copy) {
            cards.push_back(symbol);
        }
    }
    shuffle(Deck::Powers, {cards.begin(), cards.size()}, rule);
    dragon_.hand = {};
    dragon_.discards = {};
    state_.powers = {};
    for (std::size_t place = cards.size(); place-- > 0;) {
        state_.powers.push(cards[place]);
    }
}

/// VA-D13: the discards become the pile when that is empty.
void EngineBase::draw_powers(int number, RuleNumber rule) {
    for (; number > 0; --number) {
        if (state_.powers.empty()) {
            shuffle_discards(rule);
        }
        if (state_.powers.empty()) {
            return;
        }
        const Card card = state_.powers.draw();
        ++dragon_.hand[card];
        emit_card(Deck::Powers, card, CardChange::Drawn, rule);
    }
}

void EngineBase::shuffle_discards(RuleNumber rule) {
    core::FixedList<Card, kPowerCards> cards;
    for (Card symbol = 0; symbol < kGems; ++symbol) {
        for (; dragon_.discards[symbol] > 0; --dragon_.discards[symbol]) {
            cards.push_back(symbol);
        }
    }
    if (!cards.empty()) {
        shuffle(Deck::Powers, {cards.begin(), cards.size()}, rule);
    }
    for (std::size_t place = cards.size(); place-- > 0;) {
        state_.powers.push(cards[place]);
    }
}

void EngineBase::discard_power(Gem card, RuleNumber rule) {
    const auto symbol = static_cast<std::size_t>(card);
    --dragon_.hand[symbol];
    ++dragon_.discards[symbol];
    emit_card(Deck::Powers, card, CardChange::Discarded, rule);
}

/// VA-D7.
void Engine::move_dragon(Action action) {
    put(dragon_.marks, DragonMark::Moved);
    Frame& frame = push(FrameKind::DragonMove);
    frame.piece = action.what;
    frame.value = action.over;
}

bool Engine::resume_dragon_move(Frame& frame) {
    if (frame.value == 0) {
        return pop();
    }
    const bool by_wing = frame.mask != 0;
    const MoveReason reason = by_wing ? MoveReason::Wing : MoveReason::Move;
    const auto direction = static_cast<Direction>(frame.piece);
    if (frame.step == 1 && !can_dragon_move(state_, direction, 1, false)) {
        return pop();  // the River has carried him elsewhere (VA-N13, G13)
    }
    --frame.value;
    SpaceId next = neighbour(state_, dragon_.at, direction);
    if (next == kNoSpace) {
        open_new_tile(Piece::Dragon, next_to(cell_of(dragon_.at), direction), reason);
        return true;
    }
    if (is_impassable(state_, next)) {
        --frame.value;
        next = space_across(state_, dragon_.at, direction);
    }
    move_piece(Piece::Dragon, next, reason, by_wing ? "D23"_va : "D7"_va);
    push(FrameKind::Arrival, Piece::Dragon, static_cast<int>(reason));
    return true;
}

/// VA-D15: the attacks that the surfaced Dragon triggers. Those by tribes are compared on arrival.
void Engine::meet_dragon() {
    if (!dragon_.surfaced) {
        return;
    }
    for (std::size_t place = kTribes.size(); place-- > 0;) {
        if (can_tribe_attack_dragon(rules_, state_, kTribes[place])) {
            push(FrameKind::TribeStrike, kTribes[place]);
        }
    }
    const int strength = knight_strength(rules_, state_);
    if (knight_.at == dragon_.at && strength >= dragon_armor(rules_, state_)) {
        strike_dragon(strength, false);
    }
}

/// VA-K28.
void Engine::strike_dragon(int strength, bool by_bomb) {
    if (strength > dragon_armor(rules_, state_)) {
        return end_strike(true, by_bomb);
    }
    Frame& roll = push_at(FrameKind::Roll, dragon_.at);
    roll.piece = static_cast<std::uint8_t>(RollUse::Strike);
    roll.value = by_bomb ? 1 : 0;
}

/// VA-K28, K37, K41.
void Engine::end_strike(bool hit, bool by_bomb) {
    ++state_.statistics.attacks[index(Piece::Knight)];
    cause_ = emit(with(make(EventKind::Attack, "K28"_va, Piece::Knight, Target::Dragon), hit));
    if (!hit) {
        return;
    }
    ++state_.statistics.hits[index(Piece::Knight)];
    if (state_.current == Role::Knight) {
        happen(Quest::Daring);
    }
    const bool has_axe = has_cube(state_, Slot::Axe) && cubes_at_hand(state_) > kLeastCubes;
    if (has_axe && !by_bomb) {
        push(FrameKind::Axe, Role::Knight);
    }
    lose_dragon_health(1, "K28"_va);
}

void Engine::answer_axe(bool wounds) {
    pop();
    if (wounds) {
        move_cube(CubePlace::Slot, CubePlace::Discarded, static_cast<int>(Slot::Axe));
        lose_dragon_health(1, "K37"_va);
    }
}

/// VA-D15, V30.
bool Engine::resume_tribe_strike(const Frame& frame) {
    const auto piece = static_cast<Piece>(frame.piece);
    const bool is_own = frame.value == 1;
    pop();
    const TribeState& one = tribe(piece);
    ++state_.statistics.attacks[index(piece)];
    ++state_.statistics.hits[index(piece)];
    const RuleNumber rule = is_own ? "V30"_va : "D15"_va;
    cause_ = emit(with(make(EventKind::Attack, rule, piece, Target::Dragon), 1));
    if (is_own && has(one.marks, TribeMark::Bomber)) {
        push(FrameKind::Bomber, piece, has_monster(one, Monster::Beetles) ? 1 : 0);
    }
    open_rage_change(false, rule);
    push(FrameKind::Scatter, piece);
    lose_dragon_health(1, rule);
    return true;
}

/// VA-E3, E4.
void Engine::lose_dragon_health(int points, RuleNumber rule) {
    const int lost = std::min<int>(points, dragon_.health);
    dragon_.health = static_cast<std::uint8_t>(dragon_.health - lost);
    cause_ = emit(with(make(EventKind::Health, rule, Piece::Dragon, dragon_.health), lost, 0));
    if (dragon_.health > 0) {
        return;
    }
    const bool has_knight = rules_.has_role(Role::Knight);
    cause_ = emit(make(EventKind::Killed, rule, Piece::Dragon));
    finish(
        Ending::DragonKilled,
        has_knight ? Role::Knight : Role::Goblins,
        has_knight ? "E4"_va : "E3"_va
    );
}

/// VA-D13.
bool Engine::resume_shy(const Frame& frame) {
    const bool is_left = frame.value > 0 && count_powers(state_) > 0;
    return is_left ? ask(Decision::Shy, Role::Dragon) : pop();
}

void Engine::answer_shy(Action action) {
    --top().value;
    discard_power(static_cast<Gem>(action.what), "D13"_va);
}

/// VA-D5.
void EngineBase::move_sloth(SlothBox box) {
    const auto number = static_cast<std::size_t>(box);
    put(dragon_.sloth_used, sloth_group(box));
    if (box == SlothBox::Greed) {
        --dragon_.treasures;
        ++state_.treasure_supply;
        emit(make(EventKind::Hoard, "D5"_va, 0, dragon_.treasures));
    } else if (box == SlothBox::Hunger) {
        dragon_.eaten = static_cast<std::uint8_t>(dragon_.eaten - kHungerPrice);
        emit(make(EventKind::Eaten, "D5"_va, 0, dragon_.eaten));
    }
    --dragon_.boxes[number];
    ++dragon_.wakefulness;
    ++state_.statistics.woken[number];
    cause_ = emit(with(make(EventKind::Sloth, "D5"_va, 0, box), kOnWakefulness));
    empty_hoard();
    wake_up();
}

/// VA-D3, L2.
void EngineBase::wake_up() {
    if (!dragon_.awake && dragon_.wakefulness >= rules_.goals.wakefulness
        && dragon_.shriek_turns >= rules_.goals.shrieks) {
        dragon_.awake = true;
        emit(make(EventKind::Awake, "D3"_va));
    }
}

/// VA-D6.
void EngineBase::empty_hoard() {
    const bool is_empty = dragon_.boxes[static_cast<std::size_t>(SlothBox::Greed)] == 0;
    if (is_empty && dragon_.treasures > 0) {
        state_.treasure_supply =
            static_cast<std::uint8_t>(state_.treasure_supply + dragon_.treasures);
        dragon_.treasures = 0;
        emit(make(EventKind::Hoard, "D6"_va, 0, 0));
    }
}

/// VA-D11.
void EngineBase::pick_up() {
    Space& at = space(dragon_.at);
    --at.treasures;
    cause_ = emit(from(make(EventKind::TokenOff, "D11"_va, Piece::Dragon, Token::Treasure), at.at));
    if (dragon_.treasures < dragon_.boxes[static_cast<std::size_t>(SlothBox::Greed)]) {
        ++dragon_.treasures;
        emit(make(EventKind::Hoard, "D11"_va, 0, dragon_.treasures));
    } else {
        ++state_.treasure_supply;
    }
}

/// VA-D12.
void EngineBase::place_gem(Gem gem) {
    put(dragon_.marks, DragonMark::GemPlaced);
    if (!are_gems_in_reserve(state_)) {
        put(dragon_.marks, DragonMark::GemPaired);
    }
    dragon_.gems[static_cast<std::size_t>(gem)] = dragon_.at;
    emit(with(to(make(EventKind::TokenOn, "D12"_va, 0, Token::Gem), cell_of(dragon_.at)), gem));
}

/// VA-D16.
void Engine::surface() {
    pop();
    dragon_.surfaced = true;
    cause_ = emit(to(make(EventKind::Surfaced, "D16"_va), cell_of(dragon_.at)));
    push(FrameKind::Arrival, Piece::Dragon, static_cast<int>(MoveReason::Start));
    if (space(dragon_.at).has(Token::Crystal)) {
        smash_crystal(dragon_.at, Role::Dragon, "D16"_va);
    }
}

}  // namespace tenebrae::vast
