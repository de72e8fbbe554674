// SPDX-License-Identifier: MIT
// The Thief's turn, loot, stash and death (VA-T1 to T6, T14 to T27).
#include "games/vast/rules/engine.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::vast {
namespace {

/// The statement for which FrameKind::Snatch stashes its Treasures.
constexpr std::uint8_t kStashStatement = 20;

/// Returns the statement by which a piece attacks the Thief.
RuleNumber rule_of_attack(Piece attacker, Power power) {
    if (attacker == Piece::Knight) {
        return "K47"_va;
    }
    if (attacker == Piece::Dragon) {
        return power == Power::Claw ? "D21"_va : "D30"_va;
    }
    return "B30"_va;
}

}  // namespace

/// VA-T2, T16. Each step follows when the frames of the one before are closed.
bool Engine::resume_thief_turn(Frame& frame) {
    switch (frame.step++) {
    case 0: begin_thief_turn(); return true;
    case 1: push(FrameKind::Thief, Role::Thief); return true;
    case 2:
        if (thief_.at != kNoSpace && state_.spaces[thief_.at].is_dark()) {
            push(FrameKind::Peek, Role::Thief);
        }
        return true;
    default: return pop();
    }
}

/// VA-T1, T3.
void Engine::begin_thief_turn() {
    if (thief_.at == kNoSpace) {
        move_piece(Piece::Thief, kEntranceSpace, MoveReason::Start, "T1"_va);
    }
    if (!has_upgrade(state_, Upgrade::Flip4)) {
        push(FrameKind::Assign, Role::Thief);
    }
}

/// His turn is over when he is killed (VA-G13).
bool Engine::resume_thief() {
    return thief_.at != kNoSpace ? ask(Decision::Thief, Role::Thief) : pop();
}

void Engine::answer_thief(Action action) {
    if (asked_ == Decision::Thief) {
        act_as_thief(action);
    } else if (asked_ == Decision::Assign) {
        answer_stats(action);
    } else if (asked_ == Decision::Peek) {
        answer_peek(action);
    } else if (asked_ == Decision::Fingers) {
        answer_fingers(action.kind == ActionKind::Reroll);
    } else if (asked_ == Decision::Snatch) {
        answer_snatch(action);
    } else if (asked_ == Decision::Filch) {
        answer_filch(action);
    } else if (asked_ == Decision::Evade) {
        answer_evade(action);
    } else if (asked_ == Decision::Upgrade) {
        answer_upgrade(static_cast<Upgrade>(action.what));
    } else {
        answer_fall(static_cast<Upgrade>(action.what));
    }
}

void Engine::act_as_thief(Action action) {
    using Kind = ActionKind;
    if (action.kind == Kind::Go || action.kind == Kind::Climb) {
        move_thief(action);
    } else if (action.kind == Kind::Loot) {
        loot(action);
    } else if (action.kind == Kind::Pickpocket) {
        pickpocket(action);
    } else if (action.kind == Kind::PickLock) {
        pick_lock(action.over);
    } else if (action.kind == Kind::Backstab) {
        backstab(action);
    } else if (action.kind == Kind::HideLoot) {
        hide_loot(action.over);
    } else if (action.kind == Kind::Flare) {
        fire_flare(action);
    } else {
        pop();
    }
}

/// VA-T2.
void Engine::answer_stats(Action action) {
    pop();
    const StatTokens numbers = stats_of(action);
    thief_.stats = find_stat_tokens(stat_tokens(rules_, state_), numbers);
    Event event = make(EventKind::Stats, "T2"_va);
    std::copy(numbers.begin(), numbers.end(), event.items.begin());
    emit(event);
}

/// VA-T4, T5.
void Engine::move_thief(Action action) {
    const bool climbs = action.kind == ActionKind::Climb;
    const MoveReason reason = climbs ? MoveReason::Climb : MoveReason::Go;
    SpaceId next = neighbour(state_, thief_.at, action.direction());
    const bool crosses = is_impassable(state_, next);
    thief_.moves = static_cast<std::uint8_t>(thief_.moves + (crosses ? 2 : 1));
    if (climbs) {
        thief_.cubes =
            static_cast<std::uint8_t>(thief_.cubes + climb_cost(state_) + (crosses ? 1 : 0));
    }
    if (next == kNoSpace) {
        return open_new_tile(Piece::Thief, next_to(cell_of(thief_.at), action.direction()), reason);
    }
    if (crosses) {
        next = space_across(state_, thief_.at, action.direction());
    }
    move_piece(Piece::Thief, next, reason, climbs ? "T5"_va : "T4"_va);
    push(FrameKind::Arrival, Piece::Thief, static_cast<int>(reason));
}

/// VA-T6.
void Engine::loot(Action action) {
    const Target target = action.target();
    const Cell here = cell_of(thief_.at);
    thief_.cubes = static_cast<std::uint8_t>(thief_.cubes + action.over);
    if (target == Target::Treasure) {
        --space(thief_.at).treasures;
        ++thief_.carried;
        ++state_.statistics.looted;
        emit(from(make(EventKind::Looted, "T6"_va, Piece::Thief, Token::Treasure), here));
        return;
    }
    const std::size_t gem = gem_index(target);
    if (action.over == 1 && has(roll_die(here, "T6"_va), kCentreMark)) {
        return_gem(gem, "T6"_va);
        return kill_thief("T6"_va);
    }
    dragon_.gems[gem] = kCarried;
    ++state_.statistics.looted;
    emit(with(from(make(EventKind::Looted, "T6"_va, Piece::Thief, Token::Gem), here), gem));
}

/// VA-T14.
void Engine::hide_loot(int cubes) {
    thief_.cubes = static_cast<std::uint8_t>(thief_.cubes + cubes);
    thief_.loot = static_cast<std::uint8_t>(thief_.loot - cubes);
    emit(make(EventKind::LootLevel, "T14"_va, Piece::Thief, thief_.loot));
}

/// VA-T16.
void Engine::answer_peek(Action action) {
    Space& at = space(thief_.at);
    if (action.kind == ActionKind::Peek) {
        top().step = 1;
        at.side |= kPeekedBit;
        const Event event = make(EventKind::Peeked, "T16"_va, Piece::Thief, at.tile);
        emit(with(to(event, at.at), at.symbol()));
        return;
    }
    pop();
    if (action.kind == ActionKind::RevealPeeked) {
        turn_up(thief_.at, action.what);
        open_terrain();
        push(FrameKind::Fill);
    }
}

void Engine::open_snatch(int number, RuleNumber rule) {
    Frame& snatch = push(FrameKind::Snatch, Role::Thief);
    snatch.value = static_cast<std::uint8_t>(number);
    snatch.piece = rule.number;
}

/// VA-T15: from the supply, else from the map. A Gem for which there is no Treasure is stashed, but
/// takes no upgrade.
bool Engine::resume_snatch(Frame& frame) {
    while (frame.value > 0 && state_.treasure_supply > 0) {
        --state_.treasure_supply;
        get_treasure(frame, kNoCell, {'T', frame.piece});
    }
    if (frame.value > 0 && has_treasure_on_map(state_)) {
        return ask(Decision::Snatch, Role::Thief);
    }
    const Frame rest = frame;
    pop();
    if (rest.piece == kStashStatement) {
        top().value = static_cast<std::uint8_t>(top().value - std::min(rest.value, top().value));
    }
    return true;
}

void Engine::answer_snatch(Action action) {
    --space(space_at(state_, action.cell)).treasures;
    get_treasure(top(), action.cell, "T15"_va);
}

/// He carries a Treasure or, in place of a Gem, stashes it.
void Engine::get_treasure(Frame& snatch, Cell cell, RuleNumber rule) {
    --snatch.value;
    if (snatch.piece != kStashStatement) {
        ++thief_.carried;
        ++state_.statistics.looted;
        emit(from(make(EventKind::Looted, rule, Piece::Thief, Token::Treasure), cell));
        return;
    }
    ++thief_.tokens;
    if (cell != kNoCell) {
        emit(from(make(EventKind::TokenOff, rule, Piece::Thief, Token::Treasure), cell));
    }
}

/// VA-T20, T24, L4: on arrival.
void Engine::stash() {
    if (thief_.at != kEntranceSpace || count_carried(state_) == 0) {
        return;
    }
    const Set gems = carried_gems(state_);
    std::replace(dragon_.gems.begin(), dragon_.gems.end(), kCarried, kInReserve);
    const int treasures = thief_.carried;
    const int before = std::max<int>(thief_.stashed, rules_.goals.without_upgrade);
    thief_.carried = 0;
    thief_.tokens = static_cast<std::uint8_t>(thief_.tokens + treasures);
    thief_.stashed = static_cast<std::uint8_t>(thief_.stashed + treasures + std::popcount(gems));
    const Event event = make(EventKind::Stashed, "T20"_va, Piece::Thief, thief_.stashed);
    cause_ = emit(with(event, treasures, gems));
    if (thief_.loot != rules_.tables.loot_drop) {
        thief_.loot = rules_.tables.loot_drop;
        emit(make(EventKind::LootLevel, "T20"_va, Piece::Thief, thief_.loot));
    }
    if (thief_.stashed >= rules_.goals.stashed) {
        return finish(Ending::Stash, Role::Thief, "T24"_va);
    }
    push(FrameKind::Upgrade, Role::Thief).value =
        static_cast<std::uint8_t>(std::max(0, thief_.stashed - before));
    open_snatch(std::popcount(gems), "T20"_va);
}

/// VA-T22.
bool Engine::resume_upgrade(const Frame& frame) {
    bool is_free = false;
    for (std::size_t number = 0; number < kUpgrades; ++number) {
        is_free = is_free || may_take_upgrade(state_, static_cast<Upgrade>(number));
    }
    return frame.value > 0 && is_free ? ask(Decision::Upgrade, Role::Thief) : pop();
}

void Engine::answer_upgrade(Upgrade upgrade) {
    --top().value;
    put(thief_.upgrades, upgrade);
    emit(make(EventKind::Upgraded, "T20"_va, Piece::Thief, upgrade));
}

/// VA-T23.
void Engine::answer_fall(Upgrade upgrade) {
    pop();
    take(thief_.upgrades, upgrade);
    emit(make(EventKind::UpgradeLost, "T23"_va, Piece::Thief, upgrade));
}

/// VA-T27: Unnatural Evasion comes before the first attack in a turn.
bool Engine::resume_thief_hit(Frame& frame) {
    if (thief_.at == kNoSpace) {
        return pop();
    }
    const bool is_begun = static_cast<ThiefHitStep>(frame.step) == ThiefHitStep::Begun;
    if (is_begun && has_upgrade(state_, Upgrade::Evasion)
        && !has(thief_.marks, ThiefMark::EvasionUsed)) {
        put(thief_.marks, ThiefMark::EvasionUsed);
        push_at(FrameKind::Roll, thief_.at).piece = static_cast<std::uint8_t>(RollUse::Evasion);
        return true;
    }
    const Frame hit = frame;
    pop();
    end_thief_hit(hit);
    return true;
}

/// VA-K41, K47, B30, D21, D30.
void Engine::end_thief_hit(const Frame& hit) {
    const auto attacker = static_cast<Piece>(hit.piece);
    const bool succeeds = static_cast<ThiefHitStep>(hit.step) != ThiefHitStep::Evaded;
    const RuleNumber rule = rule_of_attack(attacker, static_cast<Power>(hit.value));
    ++state_.statistics.attacks[index(attacker)];
    cause_ = emit(with(make(EventKind::Attack, rule, attacker, Target::Thief), succeeds ? 1 : 0));
    if (is_tribe(attacker) && has(tribe(attacker).marks, TribeMark::Bomber)) {
        const bool has_beetles = has_monster(tribe(attacker), Monster::Beetles);
        push(FrameKind::Bomber, attacker, has_beetles ? 1 : 0);
    }
    if (!succeeds) {
        push(FrameKind::Evade, Role::Thief);
        return;
    }
    ++state_.statistics.hits[index(attacker)];
    kill_thief(rule);
    reward_for_thief(role_of(attacker));
    if (is_tribe(attacker)) {
        open_rage_change(false, rule);
        push(FrameKind::Scatter, attacker);
    } else if (attacker == Piece::Knight) {
        happen(Quest::Daring);
    }
}

/// VA-T25: what he carries drops on his space.
void EngineBase::kill_thief(RuleNumber rule) {
    const SpaceId here = thief_.at;
    cause_ = emit(make(EventKind::Killed, rule, Piece::Thief));
    const auto drop = [&](Token token, std::size_t item) {
        const Event event = make(EventKind::TokenOn, "T25"_va, Piece::Thief, token);
        emit(with(to(event, cell_of(here)), item));
    };
    for (; thief_.carried > 0; --thief_.carried) {
        ++space(here).treasures;
        drop(Token::Treasure, 0);
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (dragon_.gems[gem] == kCarried) {
            dragon_.gems[gem] = here;
            drop(Token::Gem, gem);
        }
    }
    thief_.at = kNoSpace;
}

/// VA-T25.
void Engine::reward_for_thief(Role killer) {
    if (thief_.loot == 0) {
        return;
    }
    if (killer == Role::Knight) {
        gain_grit(thief_.loot, "T25"_va);
    } else if (killer == Role::Goblins) {
        push(FrameKind::Bonus, Role::Goblins).value = thief_.loot;
    } else {
        draw_powers(thief_.loot, "T25"_va);
    }
}

/// VA-T25, B15.
void Engine::answer_bonus(bool draws_secrets) {
    const int points = top().value;
    pop();
    if (draws_secrets) {
        draw_secrets(points);
    } else {
        change_rage(points, "T25"_va);
    }
}

/// VA-T27.
void Engine::answer_evade(Action action) {
    pop();
    if (action.kind == ActionKind::Stay) {
        return;
    }
    const SpaceId next = neighbour(state_, thief_.at, action.direction());
    move_piece(Piece::Thief, next, MoveReason::Evade, "T27"_va);
    push(FrameKind::Arrival, Piece::Thief, static_cast<int>(MoveReason::Evade));
}

/// VA-B44.
void EngineBase::change_hex(int points, RuleNumber rule) {
    if (points != 0) {
        thief_.hex = static_cast<std::uint8_t>(thief_.hex + points);
        emit(make(EventKind::Hexed, rule, Piece::Thief, thief_.hex));
    }
}

}  // namespace tenebrae::vast
