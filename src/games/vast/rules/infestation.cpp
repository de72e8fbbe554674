// SPDX-License-Identifier: MIT
// Goblin Infestation: ambushes in games without Goblins, and Monster tokens (VA-V20 to V36).
#include "games/vast/rules/engine.hpp"

namespace tenebrae::vast {
namespace {

/// The Strength of a Monster that always makes her roll (VA-V21).
constexpr std::uint8_t kAlwaysRolls = 0xFF;

constexpr std::size_t token_index(Monster monster) {
    return monster == Monster::Ogre ? 0 : 1;
}

}  // namespace

/// VA-V20.
void Engine::open_infestation() {
    Frame& fight = push(FrameKind::Fight, Role::Knight);
    fight.piece = kNoCard;
    fight.value = rules_.infestation == Infestation::A ? 2 : 3;
    if (rules_.infestation == Infestation::C) {
        draw_foe(fight);
    }
    push(FrameKind::Brace, Role::Knight);
}

/// VA-V20, V35: Beetles that lie out strengthen the next Monster.
void Engine::draw_foe(Frame& fight) {
    fight.piece = draw_monster();
    emit_card(Deck::Monsters, fight.piece, CardChange::Shown, "V20"_va);
    const std::uint8_t strength = rules_.tables.monsters[fight.piece].infestation;
    fight.value = strength == 0 ? kAlwaysRolls : strength;
    if (state_.beetles_out) {
        state_.beetles_out = false;
        fight.value = static_cast<std::uint8_t>(fight.value + (strength == 0 ? 0 : 1));
        discard_foe(Monster::Beetles);
    }
}

/// VA-V32.
void Engine::open_token_fight(SpaceId id) {
    if (!has_monster_token(state_, id)) {
        return;
    }
    const Monster monster = state_.monster_tokens[0] == id ? Monster::Ogre : Monster::Troll;
    Frame& fight = push(FrameKind::Fight, Role::Knight);
    fight.piece = static_cast<std::uint8_t>(monster);
    fight.value = rules_.tables.monsters[fight.piece].infestation;
    fight.mask = 1;
    push(FrameKind::Brace, Role::Knight);
}

/// VA-V21.
bool Engine::resume_fight(const Frame& frame) {
    const Frame fight = frame;
    pop();
    if (!is_knight_alive(state_)) {
        return true;
    }
    const int strength = knight_strength(rules_, state_);
    const bool rolls = fight.value == kAlwaysRolls || fight.value == strength;
    const bool hit =
        rolls ? has(roll_die(cell_of(knight_.at), "V21"_va), kCentreMark) : fight.value > strength;
    cause_ = emit(with(make(EventKind::Attack, "V21"_va, Piece::None, Target::Knight), hit));
    end_fight(fight, hit);
    return true;
}

/// VA-V22 to V25, V32.
void Engine::end_fight(const Frame& fight, bool hit) {
    const bool is_token = fight.mask != 0;
    const auto monster = static_cast<Monster>(fight.piece);
    if (!is_token && ++knight_.ambushes >= 2) {
        happen(Quest::Stalwart);
    }
    if (!hit && fight.piece != kNoCard) {
        happen(Quest::Fearless);
    }
    if (is_token && !hit) {
        return take_monster_token(knight_.at);
    }
    const bool is_drawn = !is_token && fight.piece != kNoCard;
    if (is_drawn && !hit) {
        discard_foe(monster);
    }
    const EventIndex attack = cause_;
    if (hit) {
        lose_knight_health(1, "V21"_va);
    }
    cause_ = attack;
    if (!hit || state_.is_over() || !is_knight_alive(state_)) {
        if (is_drawn && hit) {
            discard_foe(monster);
        }
        return;
    }
    if (is_token) {
        push(FrameKind::Thrown, Piece::Knight).piece = fight.piece;
    } else if (is_drawn) {
        carry_out_ambush_text(monster);
    }
}

/// VA-V22, V31 to V36: the Monster is discarded after its text, unless that keeps it.
void Engine::carry_out_ambush_text(Monster monster) {
    if (monster == Monster::Ogre) {
        Frame& thrown = push(FrameKind::Thrown);
        thrown.piece = static_cast<std::uint8_t>(monster);
        thrown.mask = 1;
        state_.monster_tokens[0] = knight_.at;
        return;
    }
    if (monster == Monster::Golem) {
        knight_.golem = true;
        emit_card(Deck::Monsters, monster, CardChange::Stays, "V35"_va);
        return;
    }
    if (monster == Monster::Beetles) {
        state_.beetles_out = true;
        emit_card(Deck::Monsters, monster, CardChange::Out, "V35"_va);
        return;
    }
    if (monster == Monster::Troll && open_canyon()) {
        return;
    }
    push(FrameKind::DiscardFoe).piece = static_cast<std::uint8_t>(monster);
    if (monster == Monster::Giant && knight_strength(rules_, state_) <= 3) {
        lose_knight_health(1, "V34"_va);
    } else if (monster == Monster::Blob) {
        lose_grit(5, "V34"_va);
    } else if (monster == Monster::Gnome) {
        lose_random_treasure();
    } else if (monster == Monster::Worm) {
        push(FrameKind::Thrown).piece = static_cast<std::uint8_t>(monster);
    }  // the Frog and the Wisp have no text
}

bool Engine::resume_discard_foe(const Frame& frame) {
    const auto monster = static_cast<Monster>(frame.piece);
    pop();
    discard_foe(monster);
    return true;
}

/// VA-V31: without a space to go to the token goes. VA-V36.
bool Engine::resume_thrown(const Frame& frame) {
    const auto monster = static_cast<Monster>(frame.piece);
    CellList cells;
    find_thrown(state_, monster, cells);
    if (!cells.empty()) {
        return ask(Decision::Exit, Role::Knight);
    }
    const bool is_new = frame.mask != 0;
    pop();
    if (is_new) {
        state_.monster_tokens[0] = kNoSpace;
        discard_foe(monster);
    } else if (monster != Monster::Worm) {
        take_monster_token(knight_.at);
    }
    return true;
}

void Engine::answer_thrown(Action action) {
    const bool by_worm = static_cast<Monster>(top().piece) == Monster::Worm;
    const bool has_new_token = top().mask != 0;
    pop();
    const SpaceId to_space = space_at(state_, action.cell);
    if (to_space == kNoSpace) {
        return open_new_tile(Piece::Knight, action.cell, MoveReason::Exit);
    }
    if (by_worm) {
        return throw_onto_tile(to_space);
    }
    if (has_new_token) {
        emit(to(make(EventKind::TokenOn, "V31"_va, 0, Token::Ogre), cell_of(knight_.at)));
    }
    move_piece(Piece::Knight, to_space, MoveReason::Exit, "V31"_va);
    push(FrameKind::Arrival, Piece::Knight, static_cast<int>(MoveReason::Exit));
}

/// VA-V36.
void Engine::throw_onto_tile(SpaceId dark) {
    move_piece(Piece::Knight, dark, MoveReason::Exit, "V36"_va);
    push(FrameKind::GainGrit).value = 1;
    push_at(FrameKind::Resolve, dark);
    push_at(FrameKind::Orient, dark).piece = kAnySide;
    push(FrameKind::Arrival, Piece::Knight, static_cast<int>(MoveReason::Exit));
}

/// The token on this space goes, and its card is discarded.
void Engine::take_monster_token(SpaceId id) {
    const Monster monster = state_.monster_tokens[0] == id ? Monster::Ogre : Monster::Troll;
    const Token token = monster == Monster::Ogre ? Token::Ogre : Token::Troll;
    state_.monster_tokens[token_index(monster)] = kNoSpace;
    emit(from(make(EventKind::TokenOff, "V32"_va, 0, token), cell_of(id)));
    discard_foe(monster);
}

/// VA-V34.
void Engine::lose_random_treasure() {
    const auto held = static_cast<Set>(knight_.open_cards | knight_.hidden_cards);
    if (held == 0) {
        return;
    }
    const Card card = pick(Deck::Treasures, held, false, "V34"_va);
    lose_card(static_cast<TreasureCard>(card), CardChange::Lost, "V34"_va);
}

void Engine::discard_foe(Monster monster) {
    put(goblins_.monster_discards, monster);
    emit_card(Deck::Monsters, monster, CardChange::Discarded, "V22"_va);
}

}  // namespace tenebrae::vast
