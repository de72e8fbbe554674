// SPDX-License-Identifier: MIT
#include "games/cagedin/rules/event.hpp"
#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::cagedin {

View view_of(const Rules& /*rules*/, const State& state, int seat) {
    View view;
    view.seat = seat;
    view.open = state.open;
    view.is_over = state.open.ending != Ending::None;
    if (view.is_over) {
        view.shows_all = true;
        view.hands = state.hands;
        view.statistics = state.statistics;
    }
    if (seat == kRed || seat == kBlue) {
        const auto own = static_cast<std::size_t>(seat);
        view.hand = state.hands[own];
        view.own_type = state.types[own];
        view.decides = state.open.decision != Decision::None && state.open.owner == own;
    }
    return view;
}

bool is_type_open(const PublicState& open, Seat seat) {
    return open.types_open || open.fighters[seat].type != Type::None;
}

Event seat_event(const Event& event, int seat) {
    Event visible = event;
    if (seat == event.who) {
        return visible;
    }
    if (event.kind == EventKind::Drew) {
        visible.cards.fill(kNoCard);
    } else if (event.kind == EventKind::TypeChosen) {
        visible.value = static_cast<std::uint8_t>(Type::None);
    }
    return visible;
}

}  // namespace tenebrae::cagedin
