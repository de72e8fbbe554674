// SPDX-License-Identifier: MIT
#include "nightcage/engine.hpp"
#include "nightcage/light.hpp"

namespace tenebrae::nightcage {

TileKind Engine::draw(std::uint16_t cause) {
    --table_.stack_size;
    const TileKind kind = state_.stack[table_.stack_size];
    state_.stack[table_.stack_size] = TileKind::None;
    if (table_.opening_left > 0) {
        --table_.opening_left;
    }
    table_.stirred = true;
    if (table_.stack_size == 0) {
        tell({.kind = EventKind::StackEmpty, .cause = cause});
        table_.flickers = !rules_.switches.flickers_a_turn_later;
    }
    return kind;
}

/// NC-D1: the stack has no tile to place, only the first omen.
bool Engine::omen_is_last() const {
    return table_.stack_size == 1 && state_.stack.front() == TileKind::Omen
           && table_.omens_aside == 0;
}

bool Engine::draw_to_hand(Cell target) {
    TileKind kind = draw(cause_);
    if (kind == TileKind::Omen && table_.omens_aside == 0) {
        ++table_.omens_aside;
        tell({.kind = EventKind::OmenSetAside, .who = table_.active, .tile = kind, .cause = cause_}
        );
        if (table_.stack_size == 0) {
            return false;
        }
        kind = draw(cause_);
    }
    table_.hand = kind;
    table_.target = target;
    tell(
        {.kind = EventKind::Drawn,
         .who = table_.filling != 0 ? first_of(table_.filling) : table_.active,
         .tile = table_.hand,
         .number = static_cast<std::uint16_t>(table_.step),
         .cause = cause_}
    );
    return true;
}

/// The top tile goes face up to the darkness; with the stack empty nothing happens.
void Engine::discard(std::uint16_t cause) {
    if (table_.stack_size == 0) {
        return;
    }
    const TileKind kind = draw(cause);
    ++table_.darkness[index(kind)];
    const std::uint16_t event = tell({.kind = EventKind::Discarded, .tile = kind, .cause = cause});
    if (holds_key(kind)) {
        tell({.kind = EventKind::KeyLost, .tile = kind, .cause = event});
    }
}

/// Of a keeper, exits is the side its mouth is on (NC-L6).
void Engine::lay(Cell cell, TileKind kind, Exits exits) {
    const Exits sides = kind == TileKind::Keeper ? rules_.facts(kind).exits : exits;
    table_.kind[index(cell)] = kind;
    for (Direction direction : kDirections) {
        Cells& open = table_.exits[index(direction)];
        open = sides.has(direction) ? open | only(cell) : open & ~only(cell);
    }
    table_.keys = holds_key(kind) ? table_.keys | only(cell) : table_.keys & ~only(cell);
    turn_mouth(table_, cell, kind == TileKind::Keeper ? direction_of(exits) : Direction::North);
    table_.stirred = true;
}

void Engine::set_down_hand(Cell cell, Exits exits) {
    const TileKind kind = table_.hand;
    table_.hand = TileKind::None;
    table_.target = kNoCell;
    lay(cell, kind, exits);
    cause_ = tell(
        {.kind = EventKind::Placed,
         .who = table_.active,
         .cell = cell,
         .tile = kind,
         .exits = exits,
         .cause = cause_}
    );
}

/// NC-L4.
void Engine::lose_key(Cell cell) {
    if (contains(table_.keys, cell)) {
        table_.keys &= ~only(cell);
        tell(
            {.kind = EventKind::KeyLost,
             .cell = cell,
             .tile = kind_at(table_, cell),
             .cause = cause_}
        );
    }
}

/// Off the board for ever. A pit's own tile was counted when it turned.
void Engine::lift(Cell cell) {
    lose_key(cell);
    const TileKind kind = kind_at(table_, cell);
    if (!is_pit(kind)) {
        ++table_.darkness[index(kind)];
    }
    lay(cell, TileKind::None, {});
}

void Engine::turn_to_pit(Cell cell) {
    lose_key(cell);
    ++table_.darkness[index(kind_at(table_, cell))];
    lay(cell, TileKind::Pit, kAllExits);
}

/// NC-L3.
void Engine::removal() {
    const std::uint16_t outer = cause_;
    for (Cell cell : each(forgotten(rules_, table_))) {
        cause_ = tell(
            {.kind = EventKind::Removed,
             .cell = cell,
             .tile = kind_at(table_, cell),
             .cause = outer}
        );
        lift(cell);
    }
    cause_ = outer;
}

}  // namespace tenebrae::nightcage
