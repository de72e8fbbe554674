// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {

/// Draws a tile for each free cell in the active prisoner's light (NC-L5). A prisoner whose candle
/// is out illuminates no free cell.
bool Engine::light_step() {
    if (shown_.stack_size != 0 && free_lit_cells(rules_, shown_, shown_.active) != 0) {
        return !draw_to_hand(kNoCell) && !end_if_lost();
    }
    shown_.step = Step::Remove;
    return true;
}

/// Places the tile in hand: for light, a landing, a scramble or a blind step.
void Engine::place(Action action) {
    const Step step = shown_.step;
    const TileKind kind = shown_.hand;
    place_hand(action.cell, action.exits);
    if (step == Step::Land) {
        arrive_landing(action.cell);
    } else if (step == Step::Scramble) {
        arrive_scramble(action.cell);
    } else if (step == Step::Blind) {
        if (!end_if_lost()) {
            step_to(EventKind::SteppedBlind, action.cell);
        }
    } else if (acts_when_placed(kind)) {
        act_when_placed(kind, action.cell, step);
    } else {
        end_if_lost();
    }
}

/// Begins illumination. [2] removes before it illuminates, but only on a Move (NC-M4).
void Engine::begin_light() {
    const bool clears = shown_.part == Part::Move && rules_.switches.removal_before_light;
    shown_.step = clears ? Step::Clear : Step::Light;
}

bool Engine::clear_step() {
    removal();
    shown_.step = Step::Light;
    return !end_if_lost();
}

bool Engine::remove_step() {
    removal();
    if (end_if_lost()) {
        return false;
    }
    if (shown_.part == Part::Setup) {
        return next_setup();
    }
    shown_.step = Step::Relight;
    return true;
}

/// Returns a lit prisoner who can relight this one, or kNobody.
PrisonerId Engine::lighter_of(PrisonerId who) const {
    const Cell here = prisoner_of(shown_, who).cell;
    const Cells near = only(here) | rules_.board.beyond(here, kAllExits);
    if ((near & candles(rules_, shown_)) == 0) {
        return kNobody;  // the usual case: decided without looking at walls
    }
    for (Prisoners rest = connected_prisoners(rules_, shown_, who); rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        if (prisoner_of(shown_, first_of(rest)).lit) {
            return first_of(rest);
        }
    }
    return kNobody;
}

/// Relights prisoners from candle to candle until no other can be lit (NC-O6).
Prisoners Engine::relight_all() {
    Prisoners relit = 0;
    for (unsigned number = 0; number < rules_.prisoners;) {
        const auto who = static_cast<PrisonerId>(number++);
        const bool is_dark = is_on_board(prisoner(who)) && !prisoner(who).lit;
        const PrisonerId lighter = is_dark ? lighter_of(who) : kNobody;
        if (lighter != kNobody) {
            prisoner(who).lit = true;
            relit = static_cast<Prisoners>(relit | only(who));
            emit(
                {.kind = EventKind::Relit,
                 .who = who,
                 .number = static_cast<std::uint16_t>(lighter),
                 .cause = cause_}
            );
            number = 0;  // the new candle may reach prisoners already checked
        }
    }
    return relit;
}

bool Engine::relight_step() {
    shown_.filling = relight_all();
    if (shown_.filling == 0) {
        return after_relight();
    }
    shown_.step = shown_.step == Step::ScrambleRelight ? Step::ScrambleFill : Step::Fill;
    return true;
}

bool Engine::fill_step() {
    while (shown_.filling != 0) {
        if (shown_.stack_size != 0
            && free_lit_cells(rules_, shown_, first_of(shown_.filling)) != 0) {
            return !draw_to_hand(kNoCell) && !end_if_lost();
        }
        shown_.filling = static_cast<Prisoners>(shown_.filling & (shown_.filling - 1));
    }
    removal();
    return !end_if_lost() && after_relight();
}

/// Continues after a relight step and its fills.
bool Engine::after_relight() {
    const bool scrambled =
        shown_.step == Step::ScrambleRelight || shown_.step == Step::ScrambleFill;
    if (shown_.part != Part::End && is_falling(active())) {
        begin_turn_end();  // they scrambled into a pit, or their tile has become a pit (NC-P2)
    } else if (scrambled) {
        begin_light();
    } else if (shown_.part == Part::End) {
        shown_.step = Step::Flickers;
    } else if (shown_.part == Part::Move) {
        shown_.step = Step::After;
    } else {
        shown_.part = Part::Choice;
        shown_.step = Step::Choose;
    }
    return true;
}

bool Engine::flickers_step() {
    if (flickers_apply(shown_)) {
        return false;
    }
    shown_.step = Step::Close;
    return true;
}

/// Removes a tile by the flickers (NC-E3). A prisoner on it falls, and with the stack empty the
/// game is lost (NC-X4).
void Engine::remove(Cell cell) {
    cause_ = emit(
        {.kind = EventKind::FlickerRemoved,
         .who = shown_.active,
         .cell = cell,
         .tile = kind_at(shown_, cell)}
    );
    const Prisoners standing = prisoners_on(rules_, shown_, cell);
    const Cells abyss = cells_of(shown_, TileKind::Chasm);
    send_to_darkness(cell);
    clear_cells(contains(abyss, cell) ? abyss : only(cell));
    for (Prisoners rest = standing; rest != 0; rest = static_cast<Prisoners>(rest & (rest - 1))) {
        fall(first_of(rest), cell);
    }
    shown_.step = Step::Close;
    end_if_lost();
}

void Engine::sustain() {
    spend_nerve(shown_.active, 1, ActionKind::Sustain);
    emit({.kind = EventKind::Sustained, .who = shown_.active});
    shown_.step = Step::Close;
}

}  // namespace tenebrae::nightcage
