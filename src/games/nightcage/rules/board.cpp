// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/engine.hpp"
#include "games/nightcage/rules/light.hpp"

namespace tenebrae::nightcage {

TileKind Engine::draw(std::uint16_t cause) {
    --shown_.stack_size;
    const TileKind kind = state_.stack[shown_.stack_size];
    state_.stack[shown_.stack_size] = TileKind::None;
    if (shown_.opening_left > 0) {
        --shown_.opening_left;
    }
    shown_.board_changed = true;
    if (shown_.stack_size == 0) {
        emit({.kind = EventKind::StackEmpty, .cause = cause});
        shown_.flickers = !rules_.switches.flickers_a_turn_later;
    }
    return kind;
}

/// Returns whether the stack has only the first omen, so no tile to place (NC-D1).
bool Engine::omen_is_last() const {
    return shown_.stack_size == 1 && state_.stack.front() == TileKind::Omen
           && shown_.omens_aside == 0;
}

bool Engine::draw_to_hand(Cell target) {
    TileKind kind = draw(cause_);
    if (kind == TileKind::Omen && shown_.omens_aside == 0) {
        ++shown_.omens_aside;
        emit({.kind = EventKind::OmenSetAside, .who = shown_.active, .tile = kind, .cause = cause_}
        );
        if (shown_.stack_size == 0) {
            return false;
        }
        kind = draw(cause_);
    }
    shown_.hand = kind;
    shown_.target = target;
    emit(
        {.kind = EventKind::Drawn,
         .who = shown_.filling != 0 ? first_of(shown_.filling) : shown_.active,
         .tile = shown_.hand,
         .number = static_cast<std::uint16_t>(shown_.step),
         .cause = cause_}
    );
    return true;
}

/// Discards the top tile face up to the darkness; does nothing if the stack is empty.
void Engine::discard(std::uint16_t cause) {
    if (shown_.stack_size == 0) {
        return;
    }
    const TileKind kind = draw(cause);
    ++shown_.darkness[index(kind)];
    const std::uint16_t event = emit({.kind = EventKind::Discarded, .tile = kind, .cause = cause});
    if (holds_key(kind)) {
        emit({.kind = EventKind::KeyLost, .tile = kind, .cause = event});
    }
}

/// Puts a tile on a cell. For a keeper, exits is the side of its mouth (NC-L6).
void Engine::lay(Cell cell, TileKind kind, Exits exits) {
    const bool is_keeper = kind == TileKind::Keeper;
    put(shown_, cell, kind, is_keeper ? rules_.facts(kind).exits : exits);
    if (is_keeper) {
        turn_mouth(shown_, cell, direction_of(exits));
    }
    shown_.board_changed = true;
}

void Engine::place_hand(Cell cell, Exits exits) {
    const TileKind kind = shown_.hand;
    shown_.hand = TileKind::None;
    shown_.target = kNoCell;
    lay(cell, kind, exits);
    cause_ = emit(
        {.kind = EventKind::Placed,
         .who = shown_.active,
         .cell = cell,
         .tile = kind,
         .exits = exits,
         .cause = cause_}
    );
}

/// Removes the key of a cell for good (NC-L4).
void Engine::lose_key(Cell cell) {
    if (contains(shown_.keys, cell)) {
        shown_.keys &= ~only(cell);
        emit(
            {.kind = EventKind::KeyLost,
             .cell = cell,
             .tile = kind_at(shown_, cell),
             .cause = cause_}
        );
    }
}

/// Counts the tile of a cell as lost for good. The tile of a pit was counted when it became a pit.
void Engine::send_to_darkness(Cell cell) {
    lose_key(cell);
    const TileKind kind = kind_at(shown_, cell);
    if (!is_pit(kind)) {
        ++shown_.darkness[index(kind)];
    }
}

void Engine::clear_cells(Cells cells) {
    clear(shown_, cells);
    shown_.board_changed = shown_.board_changed || cells != 0;
}

void Engine::turn_to_pit(Cell cell) {
    send_to_darkness(cell);
    lay(cell, TileKind::Pit, kAllExits);
}

/// Removes the tiles on these cells for good, each with an event of this kind.
void Engine::remove_tiles(EventKind kind, Cells cells) {
    const std::uint16_t outer = cause_;
    for (Cell cell : each(cells)) {
        cause_ = emit({.kind = kind, .cell = cell, .tile = kind_at(shown_, cell), .cause = outer});
        send_to_darkness(cell);
    }
    cause_ = outer;
    clear_cells(cells);
}

/// Removes all tiles and pits that are not illuminated (NC-L3).
void Engine::removal() {
    remove_tiles(EventKind::Removed, next_removal(rules_, shown_));
}

}  // namespace tenebrae::nightcage
