// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {

/// `resume` is the step afterwards; a falling prisoner chooses a line first.
void Engine::act_when_placed(TileKind kind, Cell cell, Step resume) {
    shown_.resume = resume;
    if (kind == TileKind::Omen) {
        shown_.step = Step::Dirge;  // a loss waits for what it costs (NC-X6)
        return;
    }
    act_fiend(cell);
    shown_.step = Step::Line;
    end_if_lost();
}

/// NC-P1: its diagonals, then its own tile; prisoners on them fall.
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

/// NC-D3: one prisoner after the other, each with its line, before anything is swallowed.
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

/// NC-D4, NC-D5.
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

/// NC-P3: a blind step was a Move, even if it ended under the Dirge.
bool Engine::look_step() {
    const Cell origin = shown_.origin;
    shown_.origin = kNoCell;
    trigger(monsters_that_see(rules_, shown_, only(origin)));
    return true;
}

}  // namespace tenebrae::nightcage
