// SPDX-License-Identifier: MIT
#include "nightcage/engine.hpp"
#include "nightcage/light.hpp"
#include "nightcage/options.hpp"

namespace tenebrae::nightcage {

void Engine::start(Action action) {
    Prisoner& prisoner = active();
    lay(action.cell, TileKind::Start, action.exits);
    prisoner.whereabouts = Whereabouts::OnBoard;
    prisoner.cell = action.cell;
    cause_ = tell(
        {.kind = EventKind::Started,
         .who = table_.active,
         .cell = action.cell,
         .tile = TileKind::Start,
         .exits = action.exits}
    );
    table_.step = Step::Light;
}

bool Engine::next_setup() {
    const auto next = static_cast<PrisonerId>((index(table_.active) + 1) % rules_.prisoners);
    table_.active = next;
    if (index(next) != 0) {
        table_.step = Step::Start;
        return false;
    }
    table_.turn = 1;
    begin_turn();
    return !is_lost();
}

void Engine::move(Action action) {
    const Prisoner& prisoner = active();
    const Cell target = rules_.board.next(prisoner.cell, action.direction());
    const bool charges = action.kind == ActionKind::Charge;
    const int cost = charges ? charge_cost(table_) : action.kind == ActionKind::Again ? 1 : 0;
    spend_nerve(table_.active, cost, action.kind);
    table_.part = Part::Move;
    if (is_free(table_, target)) {
        table_.step = Step::Blind;
        draw_to_hand(target);
        return;
    }
    const EventKind kind = charges                           ? EventKind::Charged
                           : is_pit(kind_at(table_, target)) ? EventKind::Leapt
                                                             : EventKind::Moved;
    step_to(kind, target);
}

/// Crumbling and step are one moment; then the monsters look (NC-M4, NC-A2).
void Engine::step_to(EventKind kind, Cell target) {
    const Cell origin = active().cell;
    cause_ =
        tell({.kind = kind, .who = table_.active, .cell = target, .other = origin, .cause = cause_}
        );
    active().cell = target;
    if (rules_.facts(kind_at(table_, origin)).crumbles) {
        collapse(origin, EventKind::Crumbled);
    }
    const TileKind ground = kind_at(table_, target);
    if (is_pit(ground)) {
        fall(table_.active, target);
    } else if (arrive_and_win(table_.active)) {
        return;
    }
    table_.may_drop = kind == EventKind::Charged && rules_.switches.drop_after_charge;
    const Cells seeing = monsters_that_see(rules_, table_, only(origin) | only(target));
    trigger(is_monster(ground) ? seeing | only(target) : seeing);
}

void Engine::stay() {
    const Prisoner& prisoner = active();
    const int cost = stay_cost(table_);
    table_.nerve_due = prisoner.lit;
    spend_nerve(table_.active, cost, ActionKind::Stay);
    table_.part = Part::Stay;
    cause_ = tell(
        {.kind = !prisoner.lit && cost == 0 ? EventKind::HeldFast : EventKind::Stayed,
         .who = table_.active,
         .cell = prisoner.cell}
    );
    if (table_.stack_size != 0 && is_monster(state_.stack[table_.stack_size - 1U])) {
        table_.step = Step::Replace;
        draw_to_hand(kNoCell);
        return;
    }
    discard(cause_);
    if (!is_lost()) {
        finish_stay();
    }
}

/// NC-C2: with nowhere to go the monster is lost after all.
bool Engine::replace_step() {
    if (replaceable_cells(rules_, table_) != 0) {
        return false;
    }
    ++table_.darkness[index(table_.hand)];
    tell({.kind = EventKind::MonsterLost, .tile = table_.hand, .cause = cause_});
    table_.hand = TileKind::None;
    if (!is_lost()) {
        finish_stay();
    }
    return true;
}

void Engine::replace(Cell cell) {
    const TileKind former = kind_at(table_, cell);
    const TileKind monster = table_.hand;
    cause_ = tell(
        {.kind = EventKind::Replaced,
         .who = table_.active,
         .cell = cell,
         .tile = monster,
         .number = static_cast<std::uint16_t>(former)}
    );
    lift(cell);
    table_.hand = TileKind::None;
    lay(cell, monster, rules_.facts(monster).exits);
    if (!is_lost()) {
        finish_stay();
    }
}

/// NC-C4: a crumbling tile gives way, seen by the monsters that saw it whole.
void Engine::finish_stay() {
    const Cell cell = active().cell;
    if (!rules_.facts(kind_at(table_, cell)).crumbles) {
        begin_end();
        return;
    }
    const Cells seeing = monsters_that_see(rules_, table_, only(cell));
    collapse(cell, EventKind::Crumbled);
    trigger(seeing);
}

void Engine::take_key(PrisonerId who) {
    Prisoner& taker = prisoner(who);
    if (!taker.has_key && contains(table_.keys, taker.cell)) {
        taker.has_key = true;
        table_.keys &= ~only(taker.cell);
        tell({.kind = EventKind::KeyTaken, .who = who, .cell = taker.cell, .cause = cause_});
    }
}

void Engine::pass_key(PrisonerId giver, PrisonerId receiver) {
    prisoner(giver).has_key = false;
    prisoner(receiver).has_key = true;
    const PrisonerId other = giver == table_.active ? receiver : giver;
    table_.passed = static_cast<Prisoners>(table_.passed | only(other));
    tell(
        {.kind = EventKind::KeyPassed, .who = giver, .number = static_cast<std::uint16_t>(receiver)}
    );
}

void Engine::spend_nerve(PrisonerId who, int amount, ActionKind on) {
    Prisoner& spender = prisoner(who);
    spender.nerve = static_cast<std::uint8_t>(spender.nerve - amount);
    for (int spent = amount; spent > 0; --spent) {
        const ActionKind purpose = spent > 1 ? ActionKind::Again : on;  // a charge after a Move
        tell(
            {.kind = EventKind::NerveSpent,
             .who = who,
             .number = static_cast<std::uint16_t>(purpose)}
        );
    }
}

/// NC-M6.
bool Engine::after_step() {
    if (can_go_on(rules_, table_)) {
        return false;
    }
    begin_end();
    return true;
}

}  // namespace tenebrae::nightcage
