// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {
namespace {

bool stands_on_monster(const PublicState& shown) {
    const Prisoner& prisoner = prisoner_of(shown, shown.active);
    return is_on_board(prisoner) && is_monster(kind_at(shown, prisoner.cell));
}

}  // namespace

/// Starts a chain of attacks, computed on the board as it is now (NC-A7). Falling prisoners choose
/// their line first. A loss is checked after the hits (NC-X6).
void Engine::trigger(Cells monsters) {
    shown_.triggered = monsters;
    shown_.hits_done = 0;
    shown_.step = Step::Line;
    bool hits = false;
    if (monsters != 0) {
        const Chain chain = find_chain(rules_, shown_, monsters);
        emit_chain(chain);
        hits = next_hit(chain, 0).victim != kNobody;
    }
    if (!hits && !stands_on_monster(shown_)) {
        end_if_lost();
    }
}

void Engine::emit_chain(const Chain& chain) {
    if (events_ == nullptr) {
        return;
    }
    for (const ChainLink& link : chain) {
        const bool itself = link.set_off_by == kNoCell;
        const std::uint16_t event = emit(
            {.kind = EventKind::Strikes,
             .cell = link.monster,
             .other = link.set_off_by,
             .tile = kind_at(shown_, link.monster),
             .number = static_cast<std::uint16_t>(
                 itself ? TileKind::None : kind_at(shown_, link.set_off_by)
             ),
             .cause = itself ? cause_ : strike_events_[index(link.set_off_by)]}
        );
        strike_events_[index(link.monster)] = event;
        if (itself && !contains(link.victims, shown_.active)) {
            emit(
                {.kind = EventKind::Evaded,
                 .who = shown_.active,
                 .other = link.monster,
                 .cause = event}
            );
        }
    }
}

bool Engine::strike_step() {
    if (shown_.triggered == 0) {
        return after_strike();
    }
    const Chain chain = find_chain(rules_, shown_, shown_.triggered);
    if (!carry_out_hits(chain)) {
        return false;
    }
    const bool struck = shown_.hits_done != 0;
    shown_.triggered = 0;
    shown_.hits_done = 0;
    if (struck) {
        const bool scrambles_next = stands_on_monster(shown_);
        lights_out(chain);
        if (!scrambles_next && end_if_lost()) {
            return false;
        }
        removal();
        if (!scrambles_next && end_if_lost()) {
            return false;
        }
    }
    return after_strike();
}

/// Carries out hits from the first pending one on; returns false if a victim must decide first.
bool Engine::carry_out_hits(const Chain& chain) {
    for (;;) {
        const ChainHit next = next_hit(chain, shown_.hits_done);
        if (next.victim == kNobody) {
            return true;
        }
        const HitCost cost = hit_cost(shown_, next);
        if (cost.blockable && prisoner(next.victim).nerve > 0) {
            return false;
        }
        hit(next.monster, next.victim, cost.tiles);
    }
}

void Engine::hit(Cell monster, PrisonerId victim, int tiles) {
    ++shown_.hits_done;
    const std::uint16_t event = emit(
        {.kind = EventKind::Hit,
         .who = victim,
         .cell = prisoner(victim).cell,
         .other = monster,
         .number = static_cast<std::uint16_t>(tiles),
         .cause = strike_events_[index(monster)]}
    );
    for (int tile = 0; tile < tiles; ++tile) {
        discard(event);
    }
}

void Engine::answer_block(bool blocked) {
    if (shown_.step == Step::DirgeCost) {
        answer_dirge(blocked);
        return;
    }
    const ChainHit next = next_hit(find_chain(rules_, shown_, shown_.triggered), shown_.hits_done);
    if (blocked) {
        spend_nerve(next.victim, 1, ActionKind::Block);
        emit(
            {.kind = EventKind::Blocked,
             .who = next.victim,
             .other = next.monster,
             .cause = strike_events_[index(next.monster)]}
        );
    }
    hit(next.monster, next.victim, blocked ? kTilesForBlockedHit : hit_cost(shown_, next).tiles);
}

/// Puts out the candles of all victims together, after the last hit.
void Engine::lights_out(const Chain& chain) {
    Prisoners struck = 0;
    for (const ChainLink& link : chain) {
        struck = static_cast<Prisoners>(struck | link.victims);
    }
    for (Prisoners rest = struck; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        const PrisonerId who = first_of(rest);
        if (prisoner(who).lit) {
            prisoner(who).lit = false;
            emit({.kind = EventKind::LightsOut, .who = who, .cause = cause_});
        }
    }
}

bool Engine::after_strike() {
    if (stands_on_monster(shown_)) {
        leave_monster();
        shown_.step = Step::Scramble;
    } else if (is_falling(active()) || shown_.part == Part::Stay) {
        begin_turn_end();
    } else {
        begin_light();
    }
    return true;
}

/// Gives a keeper's key to a prisoner without one; the monster stays or becomes a pit (NC-A8,
/// NC-K6).
void Engine::leave_monster() {
    const Cell cell = active().cell;
    const TileKind monster = kind_at(shown_, cell);
    const bool is_keeper = monster == TileKind::Keeper;
    const bool fades = is_keeper ? !active().has_key : rules_.switches.monster_becomes_pit;
    if (is_keeper) {
        shown_.may_drop = fades && shown_.contact != Contact::Landing;
        shown_.contact = Contact::None;
        take_key(shown_.active);
    }
    if (fades) {
        emit({.kind = EventKind::MonsterFades, .cell = cell, .tile = monster, .cause = cause_});
        turn_to_pit(cell);
    }
}

bool Engine::scramble_step() {
    if (scrambles(rules_, shown_).mask != 0) {
        return false;
    }
    drop();
    return !is_over();
}

void Engine::scramble(Direction direction) {
    const Cell target = rules_.board.next(active().cell, direction);
    if (is_free(shown_, target)) {
        draw_to_hand(target);
    } else {
        arrive_scramble(target);
    }
}

void Engine::arrive_scramble(Cell cell) {
    const Cell left = active().cell;
    active().cell = cell;
    shown_.may_drop = false;
    cause_ = emit(
        {.kind = EventKind::Scrambled,
         .who = shown_.active,
         .cell = cell,
         .other = left,
         .cause = cause_}
    );
    const TileKind ground = kind_at(shown_, cell);
    if (is_pit(ground)) {
        fall(shown_.active, cell);
        shown_.resume = Step::ScrambleRelight;
        shown_.step = Step::Line;
        end_if_lost();
    } else if (take_key_and_check_win(shown_.active)) {
        return;
    } else if (acts_when_placed(ground)) {
        act_when_placed(ground, cell, Step::ScrambleRelight);
    } else if (is_monster(ground)) {
        shown_.contact = ground == TileKind::Keeper ? Contact::Front : Contact::None;
        trigger(only(cell));
    } else if (!end_if_lost()) {
        shown_.step = Step::ScrambleRelight;
    }
}

/// Drops the prisoner into the pit below, by choice or because no scramble is possible (NC-A9,
/// NC-K6).
void Engine::drop() {
    shown_.may_drop = false;
    fall(shown_.active, active().cell);
    trigger(0);
}

}  // namespace tenebrae::nightcage
