// SPDX-License-Identifier: MIT
// The Knight's Encounters (VA-K17 to K29, K44 to K46).
#include "games/vast/rules/engine.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

/// The step of an Encounter frame at parts 2 and 3.
constexpr std::uint8_t kEncounterActs = 2;

constexpr unsigned forced_bit(Piece piece) {
    return static_cast<unsigned>(EncounterMark::ForcedFirst) + static_cast<unsigned>(piece);
}

}  // namespace

/// VA-K17.
void Engine::begin_encounter(bool by_arrival, std::uint8_t entry) {
    ++knight_.encounters;
    knight_.met.put(knight_.at);
    cause_ = emit(to(make(EventKind::Encounter, "K17"_va), cell_of(knight_.at)));
    Frame& frame = push_at(FrameKind::Encounter, knight_.at);
    frame.owner = Role::Knight;
    frame.piece = entry;
    frame.value = static_cast<std::uint8_t>(attack_strength(rules_, state_));
    if (!by_arrival) {
        return;
    }
    for (const Piece piece : {Piece::Fangs, Piece::Bones, Piece::Eye, Piece::Dragon}) {
        const bool counts = piece != Piece::Dragon || state_.dragon.surfaced;
        if (counts && space_of(state_, piece) == knight_.at) {
            put(frame.mask, forced_bit(piece));
        }
    }
}

/// Part 1: a Monster token (step 0, VA-V32), then the tile (step 1, VA-K18). Then decision
/// `encounter` as long as she is on the space.
bool Engine::resume_encounter(Frame& frame) {
    if (!is_knight_alive(state_)) {
        return pop();
    }
    if (knight_.at != frame.space) {
        end_encounter();
        return true;
    }
    if (frame.step == kEncounterActs) {
        return ask(Decision::Encounter, Role::Knight);
    }
    if (frame.step++ == 0) {
        open_token_fight(frame.space);
        return true;
    }
    if (state_.spaces[frame.space].is_dark()) {
        put(frame.mask, EncounterMark::Revealed);
        const std::uint8_t entry = frame.piece;
        push(FrameKind::GainGrit).value = 1;
        push_at(FrameKind::Resolve, frame.space);
        push_at(FrameKind::Orient, frame.space).piece = entry;
    } else if (must_face_event(state_)) {
        push_at(FrameKind::DropEvent, frame.space);
        push(FrameKind::Event);
    }
    return true;
}

/// VA-K42.
void Engine::end_encounter() {
    pop();
    if (knight_.met.count() >= 3) {
        happen(Quest::Adventurous);
    }
}

/// VA-K20 to K22.
bool Engine::resume_resolve(const Frame& frame) {
    const SpaceId resolved = frame.space;
    pop();
    const Tile tile = state_.spaces[resolved].tile;
    if (rules_.is_kind(tile, TileKind::Event)) {
        push_at(FrameKind::DropEvent, resolved);
        push(FrameKind::Event);
    } else if (rules_.is_kind(tile, TileKind::Ambush)) {
        open_ambush();
    }
    return true;
}

/// VA-K20.
bool Engine::resume_event() {
    pop();
    if (state_.events.empty() || !is_knight_alive(state_)) {
        return true;
    }
    if (has_cave()) {
        open_offer(Deck::Events);
    } else {
        const auto card = static_cast<EventCard>(state_.events.draw());
        cause_ = emit_card(Deck::Events, card, CardChange::Played, "K20"_va);
        play_event(card);
    }
    return true;
}

void Engine::play_event(EventCard card) {
    switch (card) {
    case EventCard::Ambush: return open_ambush();
    case EventCard::Rats: return lose_grit(2, "K20"_va);
    case EventCard::Deep: return take_deep();
    case EventCard::Light:
    case EventCard::Air:
    case EventCard::Water: {
        const bool is_left = card != EventCard::Light || cubes_at_hand(state_) > kLeastCubes;
        if (knight_.free > 0 && knight_.health < rules_.goals.knight_health && is_left) {
            push(FrameKind::Heal, Role::Knight).value = static_cast<std::uint8_t>(card);
        }
        return;
    }
    case EventCard::Bread: return eat_bread();
    case EventCard::Vantage: return open_reveal(knight_.at, kSurroundingMarks, true);
    }
}

bool Engine::resume_drop_event(const Frame& frame) {
    Space& at = space(frame.space);
    pop();
    if (at.has(Token::Event)) {
        take(at.tokens, Token::Event);
        emit(from(make(EventKind::TokenOff, "K20"_va, 0, Token::Event), at.at));
    }
    return true;
}

/// VA-K22.
void Engine::open_ambush() {
    if (has_goblins()) {
        push(FrameKind::Ambush, Role::Goblins);
        push(FrameKind::Brace, Role::Knight);
    } else if (rules_.infestation != Infestation::None) {
        open_infestation();
    }
}

/// VA-K24, T5.
void Engine::take_deep() {
    if (has_cave()) {
        return draw_omens(2, "K20"_va);
    }
    if (state_.treasures.empty()) {
        return gain_grit(5, "K24"_va);
    }
    const Card card = state_.treasures.draw();
    put(knight_.hidden_cards, card);
    ++state_.statistics.treasures;
    emit_card(Deck::Treasures, card, CardChange::Kept, "K24"_va);
}

/// VA-K25.
void Engine::eat_bread() {
    if (knight_.discarded > 0) {
        return move_cube(CubePlace::Discarded, CubePlace::Free);
    }
    for (std::size_t number = kGritSpaces; number-- > 0;) {
        if (has(knight_.track, number)) {
            return move_cube(CubePlace::Track, CubePlace::Free, static_cast<int>(number));
        }
    }
}

/// VA-K26.
void Engine::answer_heal(bool heals) {
    const bool is_light = top().value == static_cast<std::uint8_t>(EventCard::Light);
    pop();
    if (heals) {
        move_cube(CubePlace::Free, is_light ? CubePlace::Discarded : CubePlace::Aside);
        heal_knight(is_light ? 2 : 1, "K26"_va);
    }
}

/// Part 2. From decision `knight` the attack starts an Encounter, as its first act (VA-K17).
void Engine::attack(Target target) {
    if (asked_ == Decision::Knight) {
        begin_encounter(false, kAnySide);
        top().step = kEncounterActs;
    }
    put(top().mask, target);
    if (target == Target::Dragon) {
        return attack_dragon();
    }
    if (target == Target::Thief) {
        push(FrameKind::ThiefHit, Piece::Knight);
        return;
    }
    ++state_.statistics.attacks[index(Piece::Knight)];
    ++state_.statistics.hits[index(Piece::Knight)];
    cause_ = emit(with(make(EventKind::Attack, "K27"_va, Piece::Knight, target), 1));
    if (target == Target::Crystal) {
        smash_crystal(knight_.at, Role::Knight, "K46"_va);
        gain_grit(2, "K46"_va);
    } else if (is_tribe(piece_of(target))) {
        attack_tribe(piece_of(target));
    }
}

/// VA-K27, K41.
void Engine::attack_tribe(Piece target) {
    const TribeState& one = tribe(target);
    if (one.population >= 3) {
        happen(Quest::Stalwart);
    }
    if (one.monsters != 0) {
        happen(Quest::Daring);
    }
    if (has(top().mask, EncounterMark::Revealed)) {
        happen(Quest::Fearless);
    }
    use_javelin();
    push(FrameKind::DropTrap);
    open_rage_change(true, "B5"_va);
    push(FrameKind::Scatter, target);
}

/// VA-K36.
void Engine::use_javelin() {
    if (knight_.ready) {
        knight_.ready = false;
        lose_card(TreasureCard::Javelin, CardChange::Lost, "K36"_va);
    }
}

/// VA-K19, K28, K31, K36.
void Engine::attack_dragon() {
    const bool is_forced = has(top().mask, forced_bit(Piece::Dragon));
    const int now = attack_strength(rules_, state_);
    const int strength = is_forced ? std::max<int>(top().value, now) : now;
    const bool by_bomb = !dragon_.surfaced && !state_.collapse && !knight_.ready;
    if (!dragon_.surfaced) {
        put(knight_.used, Use::Underground);
    }
    if (by_bomb) {
        put(knight_.used, Use::BombAttack);
    }
    use_javelin();
    strike_dragon(strength, by_bomb);
}

void Engine::smash_crystal(SpaceId id, Role role, RuleNumber rule) {
    take(space(id).tokens, Token::Crystal);
    ++state_.smashed[index(role)];
    emit(from(make(EventKind::Smashed, rule, role), cell_of(id)));
    check_escape();
}

/// Part 3.
void Engine::take_loot(Target target) {
    if (asked_ == Decision::Knight) {
        begin_encounter(false, kAnySide);
        top().step = kEncounterActs;
    }
    put(top().mask, EncounterMark::Took);
    if (is_gem(target)) {
        take_gem(target);
    } else {
        take_treasure();
    }
}

/// VA-K44.
void Engine::take_gem(Target target) {
    return_gem(gem_index(target), "K44"_va);
    happen(Quest::Cunning);
    if (has(roll_die(cell_of(knight_.at), "K44"_va), kCentreMark)) {
        lose_grit(2, "K44"_va);
    } else {
        gain_grit(5, "K44"_va);
    }
}

/// VA-K29.
void Engine::take_treasure() {
    Space& at = space(knight_.at);
    --at.treasures;
    ++state_.treasure_supply;
    cause_ = emit(from(make(EventKind::TokenOff, "K29"_va, 0, Token::Treasure), at.at));
    if (++knight_.treasures >= 2 && !rules_.has_role(Role::Dragon)) {
        happen(Quest::Cunning);
    }
    if (state_.treasures.empty()) {
        return gain_grit(5, "K29"_va);
    }
    if (has_cave()) {
        return open_offer(Deck::Treasures);
    }
    const Card card = state_.treasures.draw();
    emit_card(Deck::Treasures, card, CardChange::Drawn, "K29"_va);
    push(FrameKind::Keep, Role::Knight).value = card;
}

void Engine::answer_keep(bool keeps) {
    const Card card = top().value;
    pop();
    emit_card(Deck::Treasures, card, keeps ? CardChange::Kept : CardChange::Declined, "K29"_va);
    if (keeps) {
        put(knight_.hidden_cards, card);
        ++state_.statistics.treasures;
    } else {
        gain_grit(5, "K29"_va);
    }
}

}  // namespace tenebrae::vast
