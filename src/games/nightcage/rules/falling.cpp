// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {

/// Makes a prisoner fall off the board, with key, nerve and candle; the line is chosen later
/// (NC-F1).
void Engine::fall(PrisonerId who, Cell pit) {
    Prisoner& faller = prisoner(who);
    faller.whereabouts = Whereabouts::Falling;
    faller.cell = pit;
    faller.line = Line::None;
    emit(
        {.kind = EventKind::Fell,
         .who = who,
         .cell = pit,
         .number = static_cast<std::uint16_t>(shown_.dirge != 0 ? 1 : 0),
         .cause = cause_}
    );
}

/// Turns a tile into a pit; prisoners on it fall.
void Engine::collapse(Cell cell, EventKind kind) {
    const std::uint16_t outer = cause_;
    cause_ = emit({.kind = kind, .cell = cell, .tile = kind_at(shown_, cell), .cause = outer});
    turn_to_pit(cell);
    for (Prisoners rest = prisoners_on(rules_, shown_, cell); rest != 0;
         rest = static_cast<Prisoners>(rest & (rest - 1))) {
        fall(first_of(rest), cell);
    }
    cause_ = outer;
}

/// Lets all fallen prisoners choose a line, in turn order; then continues with the interrupted step
/// or with the strike that goes with the fall.
bool Engine::line_step() {
    for (unsigned who = 0; who < rules_.prisoners; ++who) {
        const Prisoner& faller = shown_.prisoners[who];
        if (is_falling(faller) && faller.line == Line::None) {
            return false;
        }
    }
    if (shown_.dirge != 0) {
        shown_.step = Step::DirgeCost;
        return true;
    }
    shown_.step = shown_.resume == Step::Over ? Step::Strike : shown_.resume;
    shown_.resume = Step::Over;
    return true;
}

void Engine::choose_line(Line line) {
    const PrisonerId who = deciding_prisoner(rules_, shown_);
    Prisoner& faller = prisoner(who);
    emit(
        {.kind = EventKind::LineChosen,
         .who = who,
         .cell = faller.cell,
         .number = static_cast<std::uint16_t>(line)}
    );
    faller.line = line;
    faller.cell = line == Line::Row ? rules_.board.at(rules_.board.row_of(faller.cell), 0)
                                    : rules_.board.at(0, rules_.board.column_of(faller.cell));
}

/// Lets the prisoner land; with nothing to land on, they continue to fall (NC-F4).
bool Engine::land_step() {
    if (landing_cells(rules_, shown_) != 0) {
        return false;
    }
    emit({.kind = EventKind::FallsOn, .who = shown_.active, .cell = active().cell});
    begin_turn_end();
    return true;
}

void Engine::land(Cell cell) {
    if (is_free(shown_, cell)) {
        if (!draw_to_hand(cell)) {
            end_if_lost();
        }
    } else {
        arrive_landing(cell);
    }
}

void Engine::arrive_landing(Cell cell) {
    Prisoner& lander = active();
    lander.whereabouts = Whereabouts::OnBoard;
    lander.cell = cell;
    lander.line = Line::None;
    cause_ = emit({.kind = EventKind::Landed, .who = shown_.active, .cell = cell, .cause = cause_});
    const TileKind ground = kind_at(shown_, cell);
    if (is_pit(ground)) {
        fall(shown_.active, cell);
        trigger(0);
    } else if (take_key_and_check_win(shown_.active)) {
        return;
    } else if (acts_when_placed(ground)) {
        act_when_placed(ground, cell, Step::Strike);
    } else if (is_monster(ground)) {
        shown_.contact = ground == TileKind::Keeper ? Contact::Landing : Contact::None;
        trigger(only(cell));
    } else if (!end_if_lost()) {
        shown_.step = Step::Light;
    }
}

}  // namespace tenebrae::nightcage
