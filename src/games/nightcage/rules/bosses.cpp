// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {

/// Carries out the effect of a pit fiend or the second omen. `resume` is the step afterwards;
/// falling prisoners choose a line first.
void Engine::act_when_placed(TileKind kind, Cell cell, Step resume) {
    shown_.resume = resume;
    if (kind == TileKind::Omen) {
        shown_.step = Step::Dirge;  // a loss is checked after the Dirge has been paid for (NC-X6)
        return;
    }
    act_fiend(cell);
    shown_.step = Step::Line;
    end_if_lost();
}

/// Turns the tiles on the diagonals of a pit fiend and then its own into pits; prisoners on them
/// fall (NC-P1).
void Engine::act_fiend(Cell fiend) {
    const std::uint16_t outer = cause_;
    cause_ = emit({.kind = EventKind::PitFiendActs, .cell = fiend, .cause = outer});
    const Cells solid = occupied(shown_) & ~pits(shown_);
    for (Cell cell : each(rules_.board.diagonals[index(fiend)] & solid)) {
        collapse(cell, EventKind::TurnedToPit);
    }
    collapse(fiend, EventKind::TurnedToPit);
    cause_ = outer;
}

void Engine::lay_dirge(Action action) {
    shown_.dirge = dirge_body(rules_, action.cell, action.direction());
    cause_ = emit(
        {.kind = EventKind::DirgeLaid,
         .who = shown_.active,
         .cell = action.cell,
         .number = action.number}
    );
    shown_.under_dirge = prisoners_among(rules_, shown_, shown_.dirge);
    shown_.step = Step::DirgeCost;
}

/// Makes the prisoners under the Dirge pay one by one, each with their line, before anything is
/// swallowed (NC-D3).
bool Engine::dirge_cost_step() {
    if (shown_.under_dirge == 0) {
        open_chasm();
        return shown_.step == Step::Look || !end_if_lost();
    }
    const PrisonerId victim = first_of(shown_.under_dirge);
    if (prisoner(victim).nerve > 0) {
        return false;
    }
    dirge_hit(victim, kTilesUnderDirge);
    return true;
}

void Engine::answer_dirge(bool blocked) {
    const PrisonerId victim = first_of(shown_.under_dirge);
    if (blocked) {
        spend_nerve(victim, 1, ActionKind::Block);
        emit({.kind = EventKind::Blocked, .who = victim});
    }
    dirge_hit(victim, blocked ? kTilesForBlockedHit : kTilesUnderDirge);
}

void Engine::dirge_hit(PrisonerId victim, int tiles) {
    const Cell cell = prisoner(victim).cell;
    const std::uint16_t outer = cause_;
    cause_ = emit(
        {.kind = EventKind::DirgeHit,
         .who = victim,
         .cell = cell,
         .number = static_cast<std::uint16_t>(tiles),
         .cause = outer}
    );
    for (int tile = 0; tile < tiles; ++tile) {
        discard(cause_);
    }
    if (prisoner(victim).lit) {
        prisoner(victim).lit = false;
        emit({.kind = EventKind::LightsOut, .who = victim, .cause = cause_});
    }
    fall(victim, cell);
    cause_ = outer;
    shown_.under_dirge = static_cast<Prisoners>(shown_.under_dirge & ~only(victim));
    shown_.step = Step::Line;
    if (shown_.under_dirge == 0) {
        end_if_lost();
    }
}

/// Replaces the tiles under the Dirge by the chasm (NC-D4, NC-D5).
void Engine::open_chasm() {
    const Cells body = shown_.dirge;
    remove_tiles(EventKind::Swallowed, body & occupied(shown_));
    for (Cell cell : each(body)) {
        lay(cell, TileKind::Chasm, kAllExits);
    }
    emit({.kind = EventKind::ChasmOpens, .cell = first(body), .cause = cause_});
    shown_.dirge = 0;
    shown_.step = shown_.resume;
    shown_.resume = Step::Over;
}

/// Triggers the monsters after a blind step: it was a Move, even if it ended under the Dirge
/// (NC-P3).
bool Engine::look_step() {
    const Cell origin = shown_.origin;
    shown_.origin = kNoCell;
    trigger(monsters_that_see(rules_, shown_, only(origin)));
    return true;
}

}  // namespace tenebrae::nightcage
