// SPDX-License-Identifier: MIT
// The Omens of the Cave: payment and effects (VA-C20 to C26).
#include "games/vast/rules/engine.hpp"

namespace tenebrae::vast {

/// VA-C20.
void Engine::open_omen(Action action) {
    const Omen omen = omen_of(action.kind);
    cave_.omen = action;
    push(FrameKind::OmenPay, Role::Cave).value =
        static_cast<std::uint8_t>(omen_cost(rules_, state_, omen));
    ++cave_.uses[static_cast<std::size_t>(omen)];
    ++state_.statistics.omens[static_cast<std::size_t>(omen)];
}

bool Engine::resume_omen_pay(const Frame& frame) {
    if (frame.step < frame.value) {
        return ask(Decision::OmenPay, Role::Cave);
    }
    const Action omen = cave_.omen;
    cave_.omen = Action{};
    pop();
    cause_ = emit(make(EventKind::Omen, "C20"_va, 0, omen_of(omen.kind)));
    use_omen(omen);
    return true;
}

void Engine::answer_omen_pay(Action action) {
    ++top().step;
    return_omen(action.what, "C5"_va);
}

void Engine::use_omen(Action omen) {
    switch (omen_of(omen.kind)) {
    case Omen::Bats: return send_bats(omen);
    case Omen::Rockslide: return lay_rockslide(omen);
    case Omen::Plunder: return put_treasure(space_at(state_, omen.cell), "C23"_va);
    case Omen::Spores: return spread_spores(static_cast<Role>(omen.what));
    case Omen::Hatred: return hate(omen);
    case Omen::Curse: return curse(omen);
    }
}

/// VA-C21.
void Engine::send_bats(Action omen) {
    if (omen.kind == ActionKind::OmenBats) {
        push(FrameKind::Push, omen.who, 3).owner = Role::Cave;
        return;
    }
    Frame& token = push_at(FrameKind::PushToken, space_at(state_, omen.cell));
    token.owner = Role::Cave;
    token.piece = static_cast<std::uint8_t>(Target::Treasure);
    token.value = 3;
    token.mask = token.space;
}

/// VA-C22.
void Engine::lay_rockslide(Action omen) {
    if (omen.kind == ActionKind::OmenRockslideFrom) {
        const auto direction = static_cast<Direction>(omen.over);
        take_rockslide(state_, space_at(state_, omen.other), direction);
        const Event event = make(EventKind::TokenOff, "C22"_va, 0, Token::Rockslide);
        emit(with(from(event, omen.other), direction));
    }
    Space& at = space(space_at(state_, omen.cell));
    at.edges = static_cast<std::uint8_t>(at.edges | 0x10U << omen.what);
    const Event event = make(EventKind::TokenOn, "C22"_va, 0, Token::Rockslide);
    emit(with(to(event, omen.cell), omen.what));
}

/// VA-C24.
void Engine::spread_spores(Role role) {
    if (role == Role::Knight) {
        lose_grit(5, "C24"_va);
    } else if (role == Role::Goblins) {
        push(FrameKind::Spores, role);
    } else if (role == Role::Dragon) {
        push(FrameKind::Back, role);
    } else if (role == Role::Thief) {
        push(FrameKind::Fall, role);
    }
}

void Engine::answer_spores(Piece piece) {
    pop();
    open_rage_change(true, "B5"_va);
    push(FrameKind::LosePopulation, piece, tribe(piece).population - 1).mask =
        static_cast<Set>(PopulationReason::Spores);
}

void Engine::answer_back(SlothBox box) {
    pop();
    --dragon_.wakefulness;
    ++dragon_.boxes[static_cast<std::size_t>(box)];
    emit(with(make(EventKind::Sloth, "C24"_va, 0, kOnWakefulness), box));
}

/// VA-C13, C25.
void Engine::hate(Action omen) {
    if (omen.kind == ActionKind::OmenHatred) {
        place_from_hand(omen.cell, omen.what);
    } else if (omen.kind == ActionKind::OmenHatredRemove) {
        open_removal(omen.cell);
    } else {
        --cave_.hatred;
        emit(make(EventKind::Hatred, "C25"_va, 0, cave_.hatred));
        check_collapsed();
    }
}

/// VA-C26.
void Engine::curse(Action omen) {
    if (omen.kind == ActionKind::OmenCurseTurn) {
        turn_tile(space_at(state_, omen.cell), omen.what);
    } else if (omen.kind == ActionKind::OmenCurseEvent) {
        put(space(space_at(state_, omen.cell)).tokens, Token::Event);
        emit(to(make(EventKind::TokenOn, "C26"_va, 0, Token::Event), omen.cell));
    } else {
        turn_over(state_.events, Deck::Events, kNoCard, "C26"_va);
    }
}

void Engine::turn_tile(SpaceId id, Sides open) {
    Space& at = space(id);
    at.side = static_cast<std::uint8_t>((at.side & ~unsigned{kAllSides}) | open);
    cause_ = emit(with(to(make(EventKind::Turned, "C26"_va, 0, at.tile), at.at), open));
    remove_edge_tokens(id, "C26"_va);
    push(FrameKind::Fill);
}

}  // namespace tenebrae::vast
