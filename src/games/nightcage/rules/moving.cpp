// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {

void Engine::start(Action action) {
    Prisoner& prisoner = active();
    lay(action.cell, TileKind::Start, action.exits);
    prisoner.whereabouts = Whereabouts::OnBoard;
    prisoner.cell = action.cell;
    cause_ = emit(
        {.kind = EventKind::Started,
         .who = shown_.active,
         .cell = action.cell,
         .tile = TileKind::Start,
         .exits = action.exits}
    );
    shown_.step = Step::Light;
}

bool Engine::next_setup() {
    const auto next = static_cast<PrisonerId>((index(shown_.active) + 1) % rules_.prisoners);
    shown_.active = next;
    if (index(next) != 0) {
        shown_.step = Step::Start;
        return false;
    }
    shown_.turn = 1;
    begin_turn();
    return !end_if_lost();
}

void Engine::move(Action action) {
    const Prisoner& prisoner = active();
    const Cell target = rules_.board.next(prisoner.cell, action.direction());
    const bool charges = action.kind == ActionKind::Charge;
    const int cost = charges ? charge_cost(shown_) : action.kind == ActionKind::Again ? 1 : 0;
    const bool blind = is_free(shown_, target);
    if (blind && omen_is_last()) {
        draw_to_hand(target);
        end_if_lost();  // no tile for the step: it does not happen and costs nothing (NC-D1)
        return;
    }
    spend_nerve(shown_.active, cost, action.kind);
    shown_.part = Part::Move;
    if (blind) {
        shown_.step = Step::Blind;
        draw_to_hand(target);
        return;
    }
    const EventKind kind = charges                           ? EventKind::Charged
                           : is_pit(kind_at(shown_, target)) ? EventKind::Leapt
                                                             : EventKind::Moved;
    step_to(kind, target);
}

/// Moves the prisoner; the tile they leave crumbles at the same moment, then monsters are triggered
/// (NC-M4, NC-A2).
void Engine::step_to(EventKind kind, Cell target) {
    const Cell origin = active().cell;
    const TileKind ground = kind_at(shown_, target);
    const bool from_rear = ground == TileKind::Keeper && kind == EventKind::Moved;
    cause_ = emit(
        {.kind = kind,
         .who = shown_.active,
         .cell = target,
         .other = origin,
         .tile = from_rear ? ground : TileKind::None,
         .cause = cause_}
    );
    active().cell = target;
    if (rules_.facts(kind_at(shown_, origin)).crumbles) {
        collapse(origin, EventKind::Crumbled);
    }
    if (is_pit(ground)) {
        fall(shown_.active, target);
    } else if (take_key_and_check_win(shown_.active)) {
        return;
    }
    if (ground == TileKind::Omen) {
        shown_.origin = origin;
        act_when_placed(ground, target, Step::Look);
        return;
    }
    if (ground == TileKind::PitFiend) {
        act_fiend(target);
    }
    if (ground == TileKind::Keeper) {
        shown_.contact = from_rear ? Contact::Rear : Contact::Front;
    }
    shown_.may_drop = kind == EventKind::Charged && rules_.switches.drop_after_charge;
    const Cells seeing = monsters_that_see(rules_, shown_, only(origin) | only(target));
    const bool strikes = is_monster(kind_at(shown_, target)) && !from_rear;
    trigger(strikes ? seeing | only(target) : seeing);
}

void Engine::stay() {
    const Prisoner& prisoner = active();
    const int cost = stay_cost(shown_);
    shown_.nerve_due = prisoner.lit;
    spend_nerve(shown_.active, cost, ActionKind::Stay);
    shown_.part = Part::Stay;
    cause_ = emit(
        {.kind = !prisoner.lit && cost == 0 ? EventKind::HeldFast : EventKind::Stayed,
         .who = shown_.active,
         .cell = prisoner.cell}
    );
    if (shown_.stack_size != 0 && is_monster(state_.stack[shown_.stack_size - 1U])) {
        shown_.step = Step::Replace;
        draw_to_hand(kNoCell);
        return;
    }
    discard(cause_);
    shown_.step = Step::Crumble;
    end_if_lost();
}

/// Waits for the tile that the monster of a Stay replaces; if there is none, the monster is lost
/// (NC-C2).
bool Engine::replace_step() {
    if (replaceable_cells(rules_, shown_) != 0) {
        return false;
    }
    ++shown_.darkness[index(shown_.hand)];
    emit({.kind = EventKind::MonsterLost, .tile = shown_.hand, .cause = cause_});
    shown_.hand = TileKind::None;
    shown_.step = Step::Crumble;
    return !end_if_lost();
}

void Engine::replace(Cell cell) {
    const TileKind former = kind_at(shown_, cell);
    const TileKind monster = shown_.hand;
    const Exits mouth =
        monster == TileKind::Keeper ? required_exits(rules_, shown_, cell) : Exits{};  // NC-C2
    cause_ = emit(
        {.kind = EventKind::Replaced,
         .who = shown_.active,
         .cell = cell,
         .tile = monster,
         .exits = mouth,
         .number = static_cast<std::uint16_t>(former)}
    );
    send_to_darkness(cell);
    shown_.hand = TileKind::None;
    lay(cell, monster, mouth.mask != 0 ? mouth : rules_.facts(monster).exits);
    shown_.step = Step::Crumble;
    if (acts_when_placed(monster)) {
        act_when_placed(monster, cell, Step::Crumble);
    } else {
        end_if_lost();
    }
}

/// Crumbles the tile below the active prisoner and triggers the monsters that saw it before
/// (NC-C4).
bool Engine::crumble_step() {
    const Cell cell = active().cell;
    if (!rules_.facts(kind_at(shown_, cell)).crumbles) {
        begin_turn_end();
        return true;
    }
    const Cells seeing = monsters_that_see(rules_, shown_, only(cell));
    collapse(cell, EventKind::Crumbled);
    trigger(seeing);
    return true;
}

void Engine::take_key(PrisonerId who) {
    Prisoner& taker = prisoner(who);
    if (!taker.has_key && contains(shown_.keys, taker.cell)) {
        taker.has_key = true;
        shown_.keys &= ~only(taker.cell);
        const bool is_keeper = kind_at(shown_, taker.cell) == TileKind::Keeper;
        emit(
            {.kind = EventKind::KeyTaken,
             .who = who,
             .cell = taker.cell,
             .tile = is_keeper ? TileKind::Keeper : TileKind::None,
             .cause = cause_}
        );
    }
}

void Engine::pass_key(PrisonerId giver, PrisonerId receiver) {
    prisoner(giver).has_key = false;
    prisoner(receiver).has_key = true;
    const PrisonerId other = giver == shown_.active ? receiver : giver;
    shown_.passed = static_cast<Prisoners>(shown_.passed | only(other));
    emit(
        {.kind = EventKind::KeyPassed, .who = giver, .number = static_cast<std::uint16_t>(receiver)}
    );
}

void Engine::spend_nerve(PrisonerId who, int amount, ActionKind on) {
    Prisoner& spender = prisoner(who);
    spender.nerve = static_cast<std::uint8_t>(spender.nerve - amount);
    for (int spent = amount; spent > 0; --spent) {
        const ActionKind purpose = spent > 1 ? ActionKind::Again : on;  // a charge after a Move
        emit(
            {.kind = EventKind::NerveSpent,
             .who = who,
             .number = static_cast<std::uint16_t>(purpose)}
        );
    }
}

/// Ends the turn if there is nothing else to do (NC-M6).
bool Engine::after_step() {
    if (can_continue_turn(rules_, shown_)) {
        return false;
    }
    begin_turn_end();
    return true;
}

}  // namespace tenebrae::nightcage
