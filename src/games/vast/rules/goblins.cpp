// SPDX-License-Identifier: MIT
// The Goblins' tracks, cards and Secrets, and the steps of their turn before the tribes act.
#include "games/vast/rules/engine.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace tenebrae::vast {
namespace {

/// Takes the discards, in the order of the table.
core::FixedList<Card, kMonsters> cards_of(Set set) {
    core::FixedList<Card, kMonsters> cards;
    for (Card card = 0; card < kMonsters; ++card) {
        if (has(set, card)) {
            cards.push_back(card);
        }
    }
    return cards;
}

/// Returns the statement by which another player's effect costs Population (VA-B6).
RuleNumber rule_of(PopulationReason reason) {
    switch (reason) {
    case PopulationReason::Bow: return "K33"_va;
    case PopulationReason::Hiss: return "D24"_va;
    case PopulationReason::Scratch: return "D30"_va;
    case PopulationReason::Harm: return "D31"_va;
    case PopulationReason::Spores: return "C24"_va;
    case PopulationReason::Backstab: return "T13"_va;
    case PopulationReason::Discs:
    case PopulationReason::Scatter:
    case PopulationReason::Lit:
    case PopulationReason::Bomber: break;
    }
    return "B6"_va;
}

}  // namespace

bool Engine::resume_goblin_turn(Frame& frame) {
    const WarPlan& plan = rules_.tables.war[frame.value];
    switch (frame.step++) {
    case 0: shuffle_war(); return true;
    case 1: grow(frame.value, frame); return true;
    case 2:
        if (plan.rage > 0) {
            change_rage(plan.rage, "B13"_va);
        }
        draw_monsters(plan.monsters);
        return true;
    case 3: draw_secrets(plan.secrets); return true;
    case 4: push(FrameKind::Tribes, Role::Goblins); return true;
    default: return pop();
    }
}

/// VA-B9.
void Engine::shuffle_war() {
    if (goblins_.rage == 0) {
        change_rage(1, "B9"_va);
    }
    std::iota(goblins_.war.begin(), goblins_.war.end(), Card{0});
    shuffle(Deck::War, goblins_.war, "B9"_va);
    goblins_.war_drawn = goblins_.rage;
    Frame& frame = push(FrameKind::War, Role::Goblins);
    for (std::size_t place = 0; place < goblins_.war_drawn; ++place) {
        put(frame.mask, goblins_.war[place]);
        emit_card(Deck::War, goblins_.war[place], CardChange::Shown, "B9"_va);
    }
}

void Engine::answer_war(Action action) {
    pop();
    top().value = action.what;
    cause_ = emit_card(Deck::War, action.what, CardChange::Played, "B9"_va);
}

/// VA-B10, B12.
void Engine::grow(Card war, Frame& turn) {
    const int most = rules_.tables.max_population;
    Set crowded = 0;
    for (const Piece piece : kTribes) {
        const TribeState& one = tribe(piece);
        const int discs = rules_.tables.war[war].discs[tribe_index(piece)];
        const bool has_frog = has_monster(one, Monster::Frog);
        if (one.population + discs > most && !has_frog) {
            put(crowded, piece);
        } else if (discs > 0) {
            set_population(
                piece, std::min(most, one.population + discs), PopulationReason::Discs, "B10"_va
            );
        }
    }
    if (crowded != 0) {
        Frame& frame = push(FrameKind::Overpopulation, turn.owner);
        frame.mask = crowded;
        frame.value = war;
    }
}

void Engine::answer_overpopulation(Action action) {
    const int crowded = std::popcount(top().mask);
    pop();
    if (action.kind == ActionKind::Pay) {
        change_rage(-crowded, "B10"_va);
    } else if (action.kind == ActionKind::Leader) {
        take(goblins_.hand, Secret::Leader);
        cause_ = emit_card(Deck::Secrets, Secret::Leader, CardChange::Played, "B11"_va);
        put(goblins_.secret_discards, Secret::Leader);
    } else {
        push(FrameKind::Scatter, static_cast<Piece>(action.what));
    }
}

/// VA-B7, B42: the Ruby goes when a Population becomes 0.
void EngineBase::set_population(
    Piece piece, int population, PopulationReason reason, RuleNumber rule
) {
    TribeState& one = tribe(piece);
    const int lost = one.population - population;
    if (lost == 0) {
        return;
    }
    one.population = static_cast<std::uint8_t>(population);
    if (lost > 0) {
        auto& count = state_.statistics.population_lost[static_cast<std::size_t>(reason)];
        count = static_cast<std::uint16_t>(count + lost);
    }
    emit(with(make(EventKind::Population, rule, piece, population), reason));
    if (population == 0 && has(goblins_.open, Secret::Ruby)) {
        discard_secret(Secret::Ruby, "B7"_va);
    }
}

void EngineBase::change_rage(int points, RuleNumber rule) {
    const int before = goblins_.rage;
    const int after = std::clamp<int>(before + points, 0, rules_.tables.max_rage);
    if (after == before) {
        return;
    }
    goblins_.rage = static_cast<std::uint8_t>(after);
    if (after > before) {
        state_.statistics.rage_gained =
            static_cast<std::uint16_t>(state_.statistics.rage_gained + after - before);
    }
    emit(make(EventKind::Rage, rule, 0, after));
}

void EngineBase::open_rage_change(bool gains, RuleNumber rule) {
    Frame& frame = push(FrameKind::ChangeRage);
    frame.value = gains ? 1 : 0;
    frame.piece = static_cast<std::uint8_t>(rule.section);
    frame.mask = rule.number;
}

void EngineBase::hide_tribe(Piece piece, RuleNumber rule) {
    TribeState& one = tribe(piece);
    if (one.at != kNoSpace || one.lurks != kNoCell) {
        one.at = kNoSpace;
        one.lurks = kNoCell;
        emit(make(EventKind::Hidden, rule, piece));
    }
}

void EngineBase::discard_monster(Piece piece, Monster monster, RuleNumber rule) {
    take(tribe(piece).monsters, monster);
    put(goblins_.monster_discards, monster);
    emit_card(Deck::Monsters, monster, CardChange::Discarded, rule, piece);
}

/// VA-B4: Population, then a Monster (step 1), then off the map (step 2).
bool Engine::resume_scatter(Frame& frame) {
    const auto piece = static_cast<Piece>(frame.piece);
    TribeState& one = tribe(piece);
    if (frame.step == 0) {
        frame.step = 1;
        cause_ = emit(make(EventKind::Scattered, "B4"_va, piece));
        const int loss = has_monster(one, Monster::Beetles) ? 1 : 2;
        set_population(
            piece, std::max(0, one.population - loss), PopulationReason::Scatter, "B4"_va
        );
    }
    if (frame.step == 1) {
        if (std::popcount(one.monsters) > 1) {
            return ask(Decision::Lose, Role::Goblins);
        }
        if (one.monsters != 0) {
            discard_monster(piece, static_cast<Monster>(std::countr_zero(one.monsters)), "B4"_va);
        }
    }
    pop();
    take(one.marks, TribeMark::Waits);
    hide_tribe(piece, "B4"_va);
    return true;
}

/// VA-B6.
bool Engine::resume_lose_population(const Frame& frame) {
    const TribeState& one = tribe(static_cast<Piece>(frame.piece));
    if (has_monster(one, Monster::Beetles) && one.population > 0 && frame.value > 0) {
        return ask(Decision::Beetles, Role::Goblins);
    }
    lose_population(false);
    return true;
}

void Engine::lose_population(bool with_beetles) {
    const Frame frame = top();
    const auto piece = static_cast<Piece>(frame.piece);
    const auto reason = static_cast<PopulationReason>(frame.mask);
    pop();
    TribeState& one = tribe(piece);
    const int wanted = frame.value - (with_beetles ? 1 : 0);
    if (with_beetles) {
        discard_monster(piece, Monster::Beetles, "B6"_va);
    }
    const int lost = std::min<int>(wanted, one.population);
    if (lost == 0) {
        return;
    }
    if (reason == PopulationReason::Bow) {
        happen(Quest::Eagle);
        ++state_.statistics.hits[index(Piece::Knight)];
    }
    set_population(piece, one.population - lost, reason, rule_of(reason));
    if (one.population == 0) {
        push(FrameKind::Scatter, piece);
    }
}

bool Engine::resume_drop_trap() {
    pop();
    if (has(goblins_.open, Secret::Trap)) {
        discard_secret(Secret::Trap, "B45"_va);
    }
    return true;
}

/// VA-B43.
bool Engine::resume_bomber(const Frame& frame) {
    const auto piece = static_cast<Piece>(frame.piece);
    const int most = frame.value;
    pop();
    const int before = tribe(piece).population;
    set_population(piece, std::min(most, before), PopulationReason::Bomber, "B43"_va);
    if (before > 0 && tribe(piece).population == 0) {
        push(FrameKind::Scatter, piece);
    }
    return true;
}

/// From the hand or an open one.
void EngineBase::discard_secret(Secret secret, RuleNumber rule) {
    take(goblins_.hand, secret);
    take(goblins_.open, secret);
    put(goblins_.secret_discards, secret);
    emit_card(Deck::Secrets, secret, CardChange::Discarded, rule);
}

/// VA-B8, G8.
Card EngineBase::draw_monster() {
    if (state_.monsters.empty()) {
        auto cards = cards_of(goblins_.monster_discards);
        goblins_.monster_discards = 0;
        if (!cards.empty()) {
            shuffle(Deck::Monsters, {cards.begin(), cards.size()}, "B8"_va);
        }
        for (std::size_t place = cards.size(); place-- > 0;) {
            state_.monsters.push(cards[place]);
        }
    }
    return state_.monsters.empty() ? kNoCard : state_.monsters.draw();
}

Card EngineBase::draw_secret() {
    if (state_.secrets.empty()) {
        auto cards = cards_of(goblins_.secret_discards);
        goblins_.secret_discards = 0;
        if (!cards.empty()) {
            shuffle(Deck::Secrets, {cards.begin(), cards.size()}, "B8"_va);
        }
        for (std::size_t place = cards.size(); place-- > 0;) {
            state_.secrets.push(cards[place]);
        }
    }
    return state_.secrets.empty() ? kNoCard : state_.secrets.draw();
}

/// VA-B14.
void Engine::draw_monsters(int number) {
    Set drawn = 0;
    for (; number > 0; --number) {
        const Card card = draw_monster();
        if (card != kNoCard) {
            put(drawn, card);
            emit_card(Deck::Monsters, card, CardChange::Shown, "B14"_va);
        }
    }
    if (drawn != 0) {
        push(FrameKind::Monsters, Role::Goblins).mask = drawn;
    }
}

/// VA-B15.
void Engine::draw_secrets(int number) {
    Set drawn = 0;
    for (; number > 0; --number) {
        const Card card = draw_secret();
        if (card != kNoCard) {
            put(drawn, card);
            put(goblins_.hand, card);
            emit_card(Deck::Secrets, card, CardChange::Drawn, "B15"_va);
        }
    }
    if (drawn != 0) {
        push(FrameKind::Secrets, Role::Goblins).mask = drawn;
    }
}

/// VA-B16: a card drawn just now is discarded and another drawn.
void Engine::redraw(Action action) {
    goblins_.redrawn = true;
    Frame& frame = top();
    take(frame.mask, action.what);
    Card card = kNoCard;
    if (frame.kind == FrameKind::War) {
        emit_card(Deck::War, action.what, CardChange::Discarded, "B16"_va);
        card = goblins_.war[goblins_.war_drawn++];
        emit_card(Deck::War, card, CardChange::Shown, "B16"_va);
    } else if (frame.kind == FrameKind::Monsters) {
        put(goblins_.monster_discards, action.what);
        emit_card(Deck::Monsters, action.what, CardChange::Discarded, "B16"_va);
        card = draw_monster();
        emit_card(Deck::Monsters, card, CardChange::Shown, "B16"_va);
    } else {
        discard_secret(static_cast<Secret>(action.what), "B16"_va);
        card = draw_secret();
        put(goblins_.hand, card);
        emit_card(Deck::Secrets, card, CardChange::Drawn, "B16"_va);
    }
    put(frame.mask, card);
}

/// VA-B14.
void Engine::assign(Action action) {
    Frame& frame = top();
    frame.step = 1;
    if (action.kind == ActionKind::AssignOver) {
        discard_monster(action.who, static_cast<Monster>(action.over), "B14"_va);
    }
    take(frame.mask, action.what);
    put(tribe(action.who).monsters, action.what);
    emit_card(Deck::Monsters, action.what, CardChange::Assigned, "B14"_va, action.who);
}

void Engine::end_monsters() {
    const Set rest = top().mask;
    pop();
    for (Card card = 0; card < kMonsters; ++card) {
        if (has(rest, card)) {
            put(goblins_.monster_discards, card);
            emit_card(Deck::Monsters, card, CardChange::Discarded, "B14"_va);
        }
    }
}

/// VA-B17.
void Engine::play_secret(Action action) {
    top().step = 1;  // no redraw after it; nothing in decision `tribes`
    const auto secret = static_cast<Secret>(action.what);
    take(goblins_.hand, secret);
    cause_ = emit_card(Deck::Secrets, secret, CardChange::Played, "B17"_va, action.who);
    if (secret == Secret::Ruby || secret == Secret::Trap) {
        put(goblins_.open, secret);
        return;
    }
    put(goblins_.secret_discards, secret);
    switch (secret) {
    case Secret::Tunnels: goblins_.tunnels = true; return;
    case Secret::CaveIn:
        push(FrameKind::CaveIn, Role::Goblins).value = tribe(Piece::Eye).population;
        return;
    case Secret::Poison: goblins_.poison = true; return;
    case Secret::Fury: return mark(action.who, TribeMark::Fury);
    case Secret::Bomber: return mark(action.who, TribeMark::Bomber);
    case Secret::Hex: return hex(static_cast<Role>(action.over));
    case Secret::Spots: return attack_from_hiding(action.who);
    case Secret::Leader:  // VA-B11: answer_overpopulation()
    case Secret::Ruby:
    case Secret::Trap: return;
    }
}

/// VA-B44.
void Engine::hex(Role role) {
    const int points = tribe(Piece::Eye).population;
    if (role == Role::Knight) {
        lose_grit(points, "B44"_va);
    } else if (role == Role::Dragon) {
        push(FrameKind::Shy, role).value = static_cast<std::uint8_t>(points);
    } else if (role == Role::Cave) {
        push(FrameKind::Fade, role).value = static_cast<std::uint8_t>(points);
    } else if (role == Role::Thief) {
        change_hex(points, "B44"_va);
    }
}

/// VA-B46.
void Engine::attack_from_hiding(Piece piece) {
    mark(piece, TribeMark::Acted);
    ++state_.statistics.attacks[index(piece)];
    ++state_.statistics.hits[index(piece)];
    cause_ = emit(with(make(EventKind::Attack, "B46"_va, piece, Target::Knight), 1));
    open_rage_change(false, "B46"_va);
    push(FrameKind::Scatter, piece);
    lose_knight_health(1, "B46"_va);
}

/// VA-B40. The tiles go one after the other; the map is joined after the last.
bool Engine::resume_cave_in(const Frame& frame) {
    if (frame.value > 0) {
        return ask(Decision::CaveIn, Role::Goblins);
    }
    const bool was_used = frame.step == 1;
    pop();
    if (was_used) {
        push(FrameKind::AfterCollapse);
    }
    return true;
}

void Engine::answer_cave_in(Action action) {
    Frame& frame = top();
    --frame.value;
    frame.step = 1;
    push_at(FrameKind::Collapsing, space_at(state_, action.cell));
}

}  // namespace tenebrae::vast
