// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"

#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/outcome.hpp"

#include <cassert>

namespace tenebrae::nightcage {
namespace {

constexpr int kMaxNerve = 2;

}  // namespace

void Engine::carry_out(Action action) {
    switch (action.kind) {
    case ActionKind::Start: start(action); break;
    case ActionKind::Place: place(action); break;
    case ActionKind::Move:
    case ActionKind::Again:
    case ActionKind::Charge: move(action); break;
    case ActionKind::Stay: stay(); break;
    case ActionKind::Replace: replace(action.cell); break;
    case ActionKind::FallRow: choose_line(Line::Row); break;
    case ActionKind::FallColumn: choose_line(Line::Column); break;
    case ActionKind::Land: land(action.cell); break;
    case ActionKind::Block: answer_block(true); break;
    case ActionKind::Endure: answer_block(false); break;
    case ActionKind::Scramble: scramble(action.direction()); break;
    case ActionKind::Drop: drop(); break;
    case ActionKind::Pass: pass_key(shown_.active, action.prisoner()); break;
    case ActionKind::Take: pass_key(action.prisoner(), shown_.active); break;
    case ActionKind::End: begin_turn_end(); break;
    case ActionKind::Remove: remove(action.cell); break;
    case ActionKind::Sustain: sustain(); break;
    case ActionKind::Dirge: lay_dirge(action); break;
    case ActionKind::Resign: end_game(Ending::Resigned); break;
    }
    run_steps();
}

void Engine::run_steps() {
    while (!is_over() && run_step()) {
    }
}

bool Engine::run_step() {
    if (shown_.hand != TileKind::None) {
        return shown_.step == Step::Replace && replace_step();
    }
    switch (shown_.step) {
    case Step::Start:
    case Step::Choose:
    case Step::Blind:
    case Step::Replace:
    case Step::Dirge:
    case Step::Over: return false;
    case Step::Land: return land_step();
    case Step::Line: return line_step();
    case Step::Strike: return strike_step();
    case Step::Scramble: return scramble_step();
    case Step::ScrambleRelight:
    case Step::Relight: return relight_step();
    case Step::ScrambleFill:
    case Step::Fill: return fill_step();
    case Step::Clear: return clear_step();
    case Step::Light: return light_step();
    case Step::Remove: return remove_step();
    case Step::After: return after_step();
    case Step::Flickers: return flickers_step();
    case Step::Close: return close_turn();
    case Step::Crumble: return crumble_step();
    case Step::DirgeCost: return dirge_cost_step();
    case Step::Look: return look_step();
    }
    return false;
}

void Engine::begin_turn() {
    shown_.board_changed = false;
    shown_.passed = 0;
    cause_ = kCauseCommand;
    cause_ = emit({.kind = EventKind::TurnBegins, .who = shown_.active, .number = shown_.turn});
    const bool lands = is_falling(active());
    shown_.part = lands ? Part::Landing : Part::Choice;
    shown_.step = lands ? Step::Land : Step::Choose;
}

void Engine::begin_turn_end() {
    shown_.part = Part::End;
    shown_.step = Step::Remove;
}

bool Engine::close_turn() {
    Prisoner& prisoner = active();
    if (shown_.nerve_due) {
        shown_.nerve_due = false;
        if (prisoner.nerve < kMaxNerve) {
            ++prisoner.nerve;
            emit({.kind = EventKind::NerveGained, .who = shown_.active, .number = prisoner.nerve});
        }
    }
    shown_.idle_turns =
        shown_.board_changed ? std::uint8_t{0} : static_cast<std::uint8_t>(shown_.idle_turns + 1);
    if (end_if_lost()) {
        return false;
    }
    if (shown_.idle_turns >= kIdleTurnsPerPrisoner * rules_.prisoners) {
        end_game(Ending::Waited);
        return false;
    }
    shown_.flickers = shown_.stack_size == 0;
    shown_.active = static_cast<PrisonerId>((index(shown_.active) + 1) % rules_.prisoners);
    ++shown_.turn;
    begin_turn();
    return true;
}

void Engine::end_game(Ending ending) {
    shown_.ending = ending;
    shown_.step = Step::Over;
    emit(
        {.kind = EventKind::GameEnds,
         .who = shown_.active,
         .number = static_cast<std::uint16_t>(ending),
         .cause = cause_}
    );
}

bool Engine::end_if_lost() {
    const Ending ending = loss(rules_, state_);
    if (ending != Ending::Unfinished) {
        end_game(ending);
    }
    return is_over();
}

bool Engine::take_key_and_check_win(PrisonerId who) {
    if (kind_at(shown_, prisoner(who).cell) == TileKind::Key) {
        take_key(who);  // a keeper's key is not taken by arriving (NC-K4, NC-K5)
    }
    if (is_won(rules_, shown_)) {
        end_game(Ending::Won);
    }
    return is_over();
}

std::uint16_t Engine::record(const Event& event) {
    events_->push_back(event);
    return static_cast<std::uint16_t>(events_->size() - 1);
}

void apply(const Rules& rules, State& state, Action action, Events* events) {
    assert(is_legal(rules, state.shown, action));
    Engine(rules, state, events).carry_out(action);
    assert(!check_invariants(rules, state));
}

}  // namespace tenebrae::nightcage
