// SPDX-License-Identifier: MIT
// The Dragon's powers: payment, dice and effects (VA-D9, D20 to D33).
#include "games/vast/rules/engine.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

constexpr Set kTribePieces = only(Piece::Fangs) | only(Piece::Bones) | only(Piece::Eye);

constexpr RuleNumber rule_of(Power power) {
    switch (power) {
    case Power::Claw: return "D21"_va;
    case Power::Hiss: return "D24"_va;
    case Power::Scratch: return "D30"_va;
    case Power::Flame:
    case Power::Wing:
    case Power::Slither:
    case Power::Swat:
    case Power::Scorch:
    case Power::Slap:
    case Power::Shriek:
    case Power::FlameWall:
    case Power::Smash:
    case Power::Wrath:
    case Power::Burn: break;
    }
    return "D9"_va;
}

/// Returns the pieces on some spaces that Claw and Scratch can hit.
Set pieces_on(const State& state, const SpaceSet& spaces) {
    Set pieces = 0;
    for (const Piece piece : kAllPieces) {
        const SpaceId at = space_of(state, piece);
        if (piece != Piece::Dragon && at != kNoSpace && spaces.has(at)) {
            put(pieces, piece);
        }
    }
    return pieces;
}

/// Leaves out the pieces that the Forest protects from the Dragon (VA-N11).
Set without_hidden(const State& state, Set pieces) {
    for (const Piece piece : kAllPieces) {
        if (has(pieces, piece) && is_hidden_by_forest(state, state.dragon.at, piece)) {
            take(pieces, piece);
        }
    }
    return pieces;
}

}  // namespace

/// VA-D9. The frame holds the targets: piece = Action::what or `who`, mask = `over`, space.
void Engine::open_power(Action action) {
    const bool names_piece = action.who != Piece::None;
    Frame& pay = push(FrameKind::Pay, Role::Dragon);
    pay.value = static_cast<std::uint8_t>(power_of(action.kind));
    pay.piece = names_piece ? static_cast<std::uint8_t>(action.who) : action.what;
    pay.mask = action.over;
    pay.space = action.cell == kNoCell ? kNoSpace : space_at(state_, action.cell);
}

bool Engine::resume_pay(const Frame& frame) {
    if (frame.step < cost_of(rules_, static_cast<Power>(frame.value))) {
        return ask(Decision::Pay, Role::Dragon);
    }
    const Frame paid = frame;
    pop();
    cause_ = emit(make(EventKind::Power, "D9"_va, 0, paid.value));
    carry_out(paid);
    return true;
}

void Engine::answer_pay(Action action) {
    ++top().step;
    const auto symbol = static_cast<Gem>(action.what);
    if (action.kind == ActionKind::PayCard) {
        return discard_power(symbol, "D9"_va);
    }
    put(dragon_.gems_paid, symbol);
    emit(make(EventKind::GemPaid, "D9"_va, 0, symbol));
}

void Engine::carry_out(const Frame& paid) {
    const auto direction = static_cast<Direction>(paid.piece);
    const auto roll = [&](RollUse use) {
        push_at(FrameKind::Roll, dragon_.at).piece = static_cast<std::uint8_t>(use);
    };
    const auto hit = [&](Set pieces) {
        Frame& hits = push(FrameKind::PowerHits);
        hits.value = paid.value;
        hits.mask = pieces;
    };
    switch (static_cast<Power>(paid.value)) {
    case Power::Claw: return roll(RollUse::Claw);
    case Power::Flame: return roll(RollUse::Flame);
    case Power::Wing: {
        put(dragon_.marks, DragonMark::Winged);
        Frame& flight = push(FrameKind::DragonMove);
        flight.piece = paid.piece;
        flight.value = static_cast<std::uint8_t>(paid.mask);
        flight.mask = 1;
        return;
    }
    case Power::Hiss: return hit(only(static_cast<Piece>(paid.piece)));
    case Power::Slither:
        return slither(static_cast<SlothBox>(paid.piece), static_cast<SlothBox>(paid.mask));
    case Power::Swat: {
        Frame& token = push_at(FrameKind::PushToken, paid.space);
        token.owner = Role::Dragon;
        token.piece = paid.piece;
        token.value = 5;
        token.mask = paid.space;
        return;
    }
    case Power::Scorch: return open_reveal(dragon_.at, kSurroundingMarks, false);
    case Power::Slap: push(FrameKind::Push, Piece::Knight, 3).owner = Role::Dragon; return;
    case Power::Shriek: return shriek();
    case Power::Scratch:
        return hit(pieces_on(state_, marked_spaces(state_, dragon_.at, only(kCentreMark))));
    case Power::FlameWall: return lay_flame_wall(direction);
    case Power::Smash: return smash_crystal(dragon_.at, Role::Dragon, "D32"_va);
    case Power::Wrath: return roll(RollUse::Wrath);
    case Power::Burn: push_at(FrameKind::Orient, paid.space).piece = kAnySide; return;
    }
}

/// VA-D20: in the Dragon's turn the Shriek token allows another roll.
bool Engine::resume_roll(Frame& frame) {
    const bool is_strike = static_cast<RollUse>(frame.piece) == RollUse::Strike;
    if (frame.step == 0) {
        frame.step = 1;
        if (static_cast<RollUse>(frame.piece) == RollUse::Evasion) {
            frame.mask = static_cast<Set>(roll_number(kEvasionRoll, "T27"_va));
        } else {
            frame.mask = roll_die(cell_of(frame.space), is_strike ? "K28"_va : "D20"_va);
        }
        if (dragon_.shriek && state_.current == Role::Dragon) {
            return ask(Decision::Reroll, Role::Dragon);
        }
    }
    const Frame roll = frame;
    pop();
    use_roll(roll);
    return true;
}

void Engine::answer_reroll(bool rerolls) {
    if (rerolls) {
        dragon_.shriek = false;
        cause_ = emit(make(EventKind::TokenOff, "D20"_va, 0, Token::Shriek));
        top().step = 0;
    }
}

void Engine::use_roll(const Frame& roll) {
    switch (static_cast<RollUse>(roll.piece)) {
    case RollUse::Claw: {
        Frame& hits = push(FrameKind::PowerHits);
        hits.value = static_cast<std::uint8_t>(Power::Claw);
        hits.mask =
            without_hidden(state_, pieces_on(state_, marked_spaces(state_, roll.space, roll.mask)));
        return;
    }
    case RollUse::Flame: return open_reveal(roll.space, roll.mask, false);
    case RollUse::Wrath: return open_wrath(roll);
    case RollUse::Strike: return end_strike(has(roll.mask, kCentreMark), roll.value == 1);
    case RollUse::Evasion:
        top().step = static_cast<std::uint8_t>(
            roll.mask >= kEvasionRoll ? ThiefHitStep::Evaded : ThiefHitStep::Rolled
        );
        return;
    }
}

/// VA-D33, N14: the marked tiles and Terrains that exist, the Entrance apart.
void Engine::open_wrath(const Frame& roll) {
    Frame& wrath = push_at(FrameKind::Wrath, roll.space);
    for (int mark = 0; mark < kMarks; ++mark) {
        const SpaceId at = has(roll.mask, mark)
                               ? space_at(state_, marked_cell(cell_of(roll.space), mark))
                               : kNoSpace;
        if (at != kNoSpace && at != kEntranceSpace) {
            put(wrath.mask, mark);
        }
    }
}

/// VA-D25.
void EngineBase::slither(SlothBox from_box, SlothBox to_box) {
    --dragon_.boxes[static_cast<std::size_t>(from_box)];
    ++dragon_.boxes[static_cast<std::size_t>(to_box)];
    emit(with(make(EventKind::Sloth, "D25"_va, 0, from_box), to_box));
    empty_hoard();
}

/// VA-D29.
void EngineBase::shriek() {
    dragon_.shriek = true;
    emit(make(EventKind::TokenOn, "D29"_va, 0, Token::Shriek));
    if (!has(dragon_.marks, DragonMark::Shrieked)) {
        put(dragon_.marks, DragonMark::Shrieked);
        ++dragon_.shriek_turns;
        wake_up();
    }
}

/// VA-D31.
void EngineBase::lay_flame_wall(Direction direction) {
    dragon_.flame_wall = neighbour(state_, dragon_.at, direction);
    emit(to(make(EventKind::TokenOn, "D31"_va, 0, Token::FlameWall), cell_of(dragon_.flame_wall)));
}

/// VA-D21, D24, D30: the Trap is asked for first (VA-B45). Claw hits tribes, Thief and Knight in
/// this order, Scratch the Knight first.
bool Engine::resume_power_hits(Frame& frame) {
    const auto power = static_cast<Power>(frame.value);
    const auto tribes = static_cast<Set>(frame.mask & kTribePieces);
    if (frame.step == 0 && tribes != 0 && has(goblins_.open, Secret::Trap)) {
        return ask(Decision::Trap, Role::Goblins);
    }
    frame.step = 1;
    if (frame.mask == 0) {
        return pop();
    }
    Set first = frame.mask;
    if (power == Power::Claw && tribes != 0) {
        first = tribes;
    } else if (power == Power::Claw && has(first, Piece::Thief)) {
        first = only(Piece::Thief);
    }
    const auto next = static_cast<Piece>(std::countr_zero(first));
    take(frame.mask, next);
    if (is_tribe(next)) {
        hit_tribe(next, power);
    } else if (next == Piece::Knight) {
        hit_knight(power);
    } else {
        push(FrameKind::ThiefHit, Piece::Dragon).value = static_cast<std::uint8_t>(power);
    }
    return true;
}

void Engine::answer_trap(bool uses_trap) {
    Frame& frame = top();
    frame.step = 1;
    if (uses_trap) {
        discard_secret(Secret::Trap, "B45"_va);
        frame.mask = static_cast<Set>(frame.mask & ~kTribePieces);
    }
}

void Engine::hit_knight(Power power) {
    if (power == Power::Claw) {
        if (!has_cube(state_, Slot::Shield)) {
            push(FrameKind::Push, Piece::Knight, 1).owner = Role::Dragon;
        }
        return;
    }
    ++state_.statistics.attacks[index(Piece::Dragon)];
    ++state_.statistics.hits[index(Piece::Dragon)];
    cause_ = emit(with(make(EventKind::Attack, "D30"_va, Piece::Dragon, Target::Knight), 1));
    lose_grit(5, "D30"_va);
}

void Engine::hit_tribe(Piece piece, Power power) {
    const int population = tribe(piece).population;
    const auto lose = [&](int number, PopulationReason reason) {
        push(FrameKind::LosePopulation, piece, number).mask = static_cast<Set>(reason);
    };
    if (power != Power::Hiss) {  // VA-O5
        ++state_.statistics.attacks[index(Piece::Dragon)];
        ++state_.statistics.hits[index(Piece::Dragon)];
        cause_ =
            emit(with(make(EventKind::Attack, rule_of(power), Piece::Dragon, target_of(piece)), 1));
    }
    push(FrameKind::Eat, piece, population).mask = static_cast<Set>(power);
    if (power == Power::Claw) {
        open_rage_change(true, "B5"_va);
        push(FrameKind::Scatter, piece);
    } else if (power == Power::Hiss) {
        open_rage_change(true, "B5"_va);
        push(FrameKind::Hide, piece);
        lose(1, PopulationReason::Hiss);
    } else {
        lose(population, PopulationReason::Scratch);
        open_rage_change(true, "B5"_va);
    }
}

bool Engine::resume_eat(const Frame& frame) {
    const int lost = frame.value - tribe(static_cast<Piece>(frame.piece)).population;
    const auto power = static_cast<Power>(frame.mask);
    pop();
    const int eaten = std::min<int>(rules_.tables.max_eaten, dragon_.eaten + lost);
    if (eaten != dragon_.eaten) {
        dragon_.eaten = static_cast<std::uint8_t>(eaten);
        emit(make(EventKind::Eaten, rule_of(power), 0, eaten));
    }
    return true;
}

/// VA-D33: tribes scatter (step 0), Knight, Dragon and Thief flee, the tiles go.
bool Engine::resume_wrath(Frame& frame) {
    if (frame.step == 0) {
        frame.step = 1;
        const Set pieces = pieces_on(state_, wrath_spaces(state_, frame));
        for (std::size_t place = kTribes.size(); place-- > 0;) {
            if (has(pieces, kTribes[place])) {
                push(FrameKind::Scatter, kTribes[place]);
            }
        }
        return true;
    }
    for (const Piece piece : {Piece::Knight, Piece::Dragon, Piece::Thief}) {
        if (must_flee(frame, piece)) {
            frame.piece = static_cast<std::uint8_t>(piece);
            return ask(Decision::Exit, role_of(piece));
        }
    }
    const Cell centre = cell_of(frame.space);
    const Set marks = frame.mask;
    pop();
    if (marks != 0) {
        push(FrameKind::AfterCollapse);
    }
    for (int mark = 0; mark < kMarks; ++mark) {
        const SpaceId gone =
            has(marks, mark) ? space_at(state_, marked_cell(centre, mark)) : kNoSpace;
        if (gone == kNoSpace) {
            continue;  // not marked, or it has gone with its Terrain
        }
        if (state_.spaces[gone].is_terrain()) {
            remove_terrain(gone);
        } else {
            remove_tile(gone);
        }
    }
    return true;
}

/// Returns whether a piece is on a marked tile and can leave it. The tile of one that cannot stays:
/// its mark goes.
bool Engine::must_flee(Frame& wrath, Piece piece) {
    const SpaceSet marked = wrath_spaces(state_, wrath);
    const SpaceId at = space_of(state_, piece);
    if (at == kNoSpace || !marked.has(at)) {
        return false;
    }
    CellList cells;
    find_flights(rules_, state_, piece, marked, cells);
    for (int mark = 0; mark < kMarks && cells.empty(); ++mark) {
        const SpaceId safe = has(wrath.mask, mark)
                                 ? space_at(state_, marked_cell(cell_of(wrath.space), mark))
                                 : kNoSpace;
        if (safe != kNoSpace && is_same_terrain(state_, safe, at)) {
            take(wrath.mask, mark);
        }
    }
    return !cells.empty();
}

/// VA-D26, O3.
void Engine::push_token(Direction direction) {
    Frame& frame = top();
    --frame.value;
    const SpaceId left = frame.space;
    const auto target = static_cast<Target>(frame.piece);
    frame.space = neighbour(state_, left, direction);
    if (is_gem(target)) {
        dragon_.gems[gem_index(target)] = frame.space;
    } else {
        --space(left).treasures;
        ++space(frame.space).treasures;
    }
    Event event =
        make(EventKind::TokenMoved, "O1"_va, 0, is_gem(target) ? Token::Gem : Token::Treasure);
    event = from(to(event, cell_of(frame.space)), cell_of(left));
    emit(with(event, is_gem(target) ? gem_index(target) : 0));
}

}  // namespace tenebrae::vast
