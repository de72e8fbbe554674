// SPDX-License-Identifier: MIT
#include "games/vast/rules/game_rules.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::vast {
namespace {

template <std::size_t capacity>
void hide_pile(Pile<capacity>& pile, std::size_t shown_on_top = 0) {
    for (std::size_t place = 0; place + shown_on_top < pile.size; ++place) {
        pile.cards[place] = kNoCard;
    }
}

constexpr Tile unknown_tile(std::uint8_t symbol) {
    return static_cast<Tile>(kUnknownTile + symbol);
}

/// Returns the Dark tiles whose Lit sides are shown because they are about to be revealed.
SpaceSet shown_tiles(const State& state) {
    SpaceSet shown;
    for (std::size_t place = 0; place < state.depth; ++place) {
        const Frame& frame = state.frames[place];
        if (frame.kind == FrameKind::Orient && frame.step == 1) {
            shown.put(frame.space);
        }
        for (int mark = 0; mark < kMarks && frame.kind == FrameKind::Reveal; ++mark) {
            const SpaceId space =
                has(frame.mask, mark)
                    ? space_at(state, marked_cell(state.spaces[frame.space].at, mark))
                    : kNoSpace;
            if (space != kNoSpace) {
                shown.put(space);
            }
        }
    }
    return shown;
}

/// Leaves the symbols of the Cave's hand, as each tile was the top one of the stack when it was
/// drawn (VA-S4, I2).
void hide_hand(const Rules& rules, CaveState& cave) {
    for (std::size_t place = 0; place < cave.hand_size; ++place) {
        cave.hand[place] = unknown_tile(rules.plan(cave.hand[place]).symbol);
    }
    std::sort(cave.hand.begin(), cave.hand.end());
    if (hides_tile(cave.omen.kind)) {
        cave.omen.what = kNoTile;
    }
}

void hide_tiles(const Rules& rules, State& state, Set roles) {
    const SpaceSet shown = shown_tiles(state);
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        Space& space = state.spaces[id];
        const bool is_peeked = space.is_peeked() && has(roles, Role::Thief);
        if (space.is_dark() && !has(roles, Role::Cave) && !is_peeked && !shown.has(id)) {
            space.tile = unknown_tile(space.symbol());
        }
    }
    if (!state.stack.empty()) {
        std::uint8_t& top = state.stack.cards[state.stack.size - 1U];
        top = unknown_tile(rules.plan(top).symbol);
        hide_pile(state.stack, 1);
    }
    if (!has(roles, Role::Cave)) {
        hide_hand(rules, state.cave);
    }
}

/// What an open decision tells only its owner.
void hide_frames(State& state, Set roles) {
    for (std::size_t place = 0; place < state.depth; ++place) {
        Frame& frame = state.frames[place];
        if (frame.kind == FrameKind::Keep && !has(roles, Role::Knight)) {
            frame.value = kNoCard;
        } else if (frame.kind == FrameKind::Secrets && !has(roles, Role::Goblins)) {
            frame.mask = 0;
        }
    }
}

void hide_cards(State& state, Set roles) {
    const bool chooses_treasure = has(roles, Role::Cave) && state.decision == Decision::Offer
                                  && static_cast<Deck>(state.top().piece) == Deck::Treasures;
    hide_pile(state.treasures, chooses_treasure ? kOfferedTreasures : 0);
    hide_pile(state.events, has(roles, Role::Cave) ? kOfferedEvents : 0);
    hide_pile(state.quests);
    hide_pile(state.monsters);
    hide_pile(state.secrets);
    hide_pile(state.powers);
    std::fill(
        state.goblins.war.begin() + state.goblins.war_drawn, state.goblins.war.end(), kNoCard
    );
    if (!has(roles, Role::Knight)) {
        state.knight.quests = 0;
        state.knight.happened = 0;
        state.knight.hidden_cards = 0;
    }
    if (!has(roles, Role::Goblins)) {
        state.goblins.hand = 0;
    }
    if (!has(roles, Role::Dragon)) {
        state.dragon.hand = {};
    }
}

/// Returns the roles that know the card of an event; 0: everybody does.
Set roles_that_know(Deck deck, CardChange change) {
    if (change == CardChange::Offered || change == CardChange::Under) {
        return only(Role::Cave);
    }
    if (change == CardChange::FilchedHidden) {
        return only(Role::Knight);
    }
    const bool is_drawn =
        change == CardChange::Drawn || change == CardChange::Kept || change == CardChange::Declined;
    if (!is_drawn) {
        return 0;
    }
    switch (deck) {
    case Deck::Treasures:
        return only(Role::Knight) | (change == CardChange::Drawn ? only(Role::Cave) : Set{0});
    case Deck::Quests: return only(Role::Knight);
    case Deck::Secrets: return only(Role::Goblins);
    case Deck::Powers: return only(Role::Dragon);
    case Deck::Plain:
    case Deck::Crystals:
    case Deck::Vaults:
    case Deck::Pile1:
    case Deck::Pile2:
    case Deck::Pile3:
    case Deck::Events:
    case Deck::Monsters:
    case Deck::War:
    case Deck::Omens:
    case Deck::AmbushTiles:
    case Deck::EventTiles:
    case Deck::TreasureTiles:
    case Deck::CrystalTiles:
    case Deck::VaultTiles: break;
    }
    return 0;
}

}  // namespace

HiddenCounts hidden_counts(const State& state) {
    HiddenCounts counts;
    counts.quests = static_cast<std::uint8_t>(std::popcount(state.knight.quests));
    counts.treasures = static_cast<std::uint8_t>(std::popcount(state.knight.hidden_cards));
    counts.secrets = static_cast<std::uint8_t>(std::popcount(state.goblins.hand));
    counts.powers = static_cast<std::uint8_t>(count_powers(state));
    return counts;
}

View view_of(const Rules& rules, const State& state, int seat) {
    View view;
    view.state = state;
    view.state.random = {};
    view.counts = hidden_counts(state);
    view.roles = roles_of_seat(rules, seat);
    view.seat = static_cast<std::uint8_t>(seat);
    view.decides = state.decision != Decision::None && has(view.roles, state.owner);
    view.shows_all = state.is_over();
    if (!view.shows_all) {
        hide_tiles(rules, view.state, view.roles);
        hide_frames(view.state, view.roles);
        hide_cards(view.state, view.roles);
    }
    return view;
}

Event seat_event(const Rules& rules, const Event& event, int seat) {
    const Set roles = roles_of_seat(rules, seat);
    Event visible = event;
    if (event.kind == EventKind::Shuffle) {
        visible.items.fill(kNoItem);
    } else if (event.kind == EventKind::Placed || event.kind == EventKind::TileDrawn) {
        visible.value = has(roles, Role::Cave) ? event.value : unknown_tile(event.items[0]);
    } else if (event.kind == EventKind::Peeked) {
        const bool knows = has(roles, Role::Cave) || has(roles, Role::Thief);
        visible.value = knows ? event.value : unknown_tile(event.items[0]);
    } else if (event.kind == EventKind::Pick && event.items[0] == 1) {
        visible.value = has(roles, Role::Knight) ? event.value : kNoCard;
    } else if (event.kind == EventKind::CardMoves) {
        const Set knowing =
            roles_that_know(static_cast<Deck>(event.who), static_cast<CardChange>(event.items[0]));
        if (knowing != 0 && (knowing & roles) == 0) {
            visible.value = kNoCard;
        }
    }
    return visible;
}

}  // namespace tenebrae::vast
