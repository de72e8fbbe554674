// SPDX-License-Identifier: MIT
// The Cave's hand and turn, and what it chooses in the turns of others (VA-C1 to C14).
#include "games/vast/rules/engine.hpp"

#include <algorithm>

namespace tenebrae::vast {

/// VA-S3, C2: with the Cave in the game its hand is filled up from the stack.
void Engine::fill_hand(RuleNumber rule) {
    while (has_cave() && cave_.hand_size < cave_.hand.size() && !state_.stack.empty()) {
        const Tile tile = state_.stack.draw();
        cave_.hand[cave_.hand_size++] = tile;
        emit(with(make(EventKind::TileDrawn, rule, 0, tile), rules_.plan(tile).symbol));
    }
    std::sort(cave_.hand.begin(), cave_.hand.end());
}

SpaceId Engine::place_from_hand(Cell cell, Tile tile) {
    std::replace(cave_.hand.begin(), cave_.hand.end(), tile, kNoTile);
    std::sort(cave_.hand.begin(), cave_.hand.end());
    --cave_.hand_size;
    const SpaceId placed = place_tile(cell, tile);
    fill_hand("C2"_va);
    return placed;
}

/// VA-P2, C7.
void Engine::fill_cell(Action action) {
    if (has_cave()) {
        place_from_hand(action.cell, action.what);
    } else {
        place_top(action.cell);
    }
}

/// VA-C4. Step 2 is done if nothing can be placed or removed any more (VA-C6, X8).
bool Engine::resume_cave_turn(const Frame& frame) {
    CellList cells;
    if (state_.collapse && frame.value > 0) {
        find_removable(rules_, state_, cells);
    }
    if (cave_.step == CaveStep::Tiles && cells.empty() && !can_place_tiles(state_)) {
        cave_.step = CaveStep::Treasure;
    }
    return ask(Decision::Cave, Role::Cave);
}

/// VA-C5.
void Engine::collect() {
    cave_.step = CaveStep::Tiles;
    draw_omens(omens_to_collect(rules_, state_), "C5"_va);
}

void EngineBase::draw_omens(int number, RuleNumber rule) {
    core::Random random(state_.random);
    for (; number > 0; --number) {
        const auto left = static_cast<unsigned>(count_bag(state_));
        if (left == 0) {
            break;
        }
        auto place = static_cast<int>(random.below(left));
        std::size_t symbol = 0;
        for (; place >= cave_.bag[symbol]; ++symbol) {
            place -= cave_.bag[symbol];
        }
        --cave_.bag[symbol];
        ++cave_.tokens[symbol];
        emit(make(EventKind::Pick, rule, Deck::Omens, symbol));
    }
    state_.random = random.state();
}

void EngineBase::return_omen(std::size_t symbol, RuleNumber rule) {
    --cave_.tokens[symbol];
    ++cave_.bag[symbol];
    emit(make(EventKind::OmenBack, rule, 0, symbol));
}

/// VA-C11, C12: the cards stay on top of their deck until the Cave has chosen.
void Engine::open_offer(Deck deck) {
    push(FrameKind::Offer, Role::Cave).piece = static_cast<std::uint8_t>(deck);
    for (const Card card : offered_cards(state_)) {
        emit_card(deck, card, CardChange::Offered, deck == Deck::Events ? "C11"_va : "C12"_va);
    }
}

/// VA-C11.
void Engine::offer_event(EventCard card) {
    pop();
    const EventIndex played = emit_card(Deck::Events, card, CardChange::Played, "C11"_va);
    turn_over(state_.events, Deck::Events, static_cast<Card>(card), "C11"_va);
    cause_ = played;
    play_event(card);
}

/// VA-C12.
void Engine::give_treasure(Card card) {
    pop();
    emit_card(Deck::Treasures, card, CardChange::Drawn, "C12"_va);
    turn_over(state_.treasures, Deck::Treasures, card, "C12"_va);
    push(FrameKind::Keep, Role::Knight).value = card;
}

/// VA-C10.
void Engine::answer_dig(Action action) {
    const Frame dig = top();
    pop();
    const SpaceId placed = place_from_hand(unpacked(dig.mask), action.what);
    enter_new_tile(static_cast<Piece>(dig.piece), placed, static_cast<MoveReason>(dig.value));
}

/// VA-C14.
bool Engine::resume_fade(const Frame& frame) {
    const bool is_left = frame.value > 0 && count_omens(state_) > 0;
    return is_left ? ask(Decision::Fade, Role::Cave) : pop();
}

void Engine::answer_fade(Action action) {
    --top().value;
    return_omen(action.what, "C14"_va);
}

}  // namespace tenebrae::vast
