// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/engine.hpp"

namespace tenebrae::nyctophobia {

/// Returns false if the action is not one of a Hunted.
bool Engine::carry_out_hunted(Action action) {
    switch (action.kind) {
    case ActionKind::Move: move(action); return true;
    case ActionKind::Hop: hop_away(action); return true;
    case ActionKind::Search: search(); return true;
    case ActionKind::Sprint: sprint(action); return true;
    case ActionKind::Hide: hide(owner_); return true;
    case ActionKind::Throw: throw_rock(action.direction); return true;
    case ActionKind::Call: call(); return true;
    case ActionKind::Cheer: cheer(action.who); return true;
    case ActionKind::Wait:
        open_.stage = Stage::After;
        emit(EventKind::Waits, owner_, 0);
        return true;
    case ActionKind::End: state_.flow = Flow::EndTurn; return true;
    case ActionKind::Stop: return true;
    case ActionKind::Decline: emit(EventKind::Decline, owner_, 0); return true;
    case ActionKind::CounterRock: counter(true); return true;
    case ActionKind::CounterFist: counter(false); return true;
    case ActionKind::Forgo:
        emit(EventKind::Forgo, owner_, state_.retreat_cause);
        ask_retreat(owner_, true);
        return true;
    case ActionKind::Retreat: retreat(action); return true;
    case ActionKind::Stand: end_retreat(false); return true;
    case ActionKind::Silent: return true;
    case ActionKind::Speak: speak(owner_); return true;
    case ActionKind::Clue:
    case ActionKind::Card:
    case ActionKind::Step:
    case ActionKind::Stay:
    case ActionKind::Attack:
    case ActionKind::Run:
    case ActionKind::Fell:
    case ActionKind::TurnLeft:
    case ActionKind::TurnRight:
    case ActionKind::Lure:
    case ActionKind::Swap:
    case ActionKind::Uproot:
    case ActionKind::Plant:
    case ActionKind::Drift:
    case ActionKind::Skip:
    case ActionKind::Tree:
    case ActionKind::Car:
    case ActionKind::Start:
    case ActionKind::Clear:
    case ActionKind::Ready:
    case ActionKind::Resign: break;
    }
    return false;
}

/// HU-F1.
Felt Engine::felt_at(Space space, Direction direction) const {
    const Side side = side_of(space, direction);
    if (side == kNoSide) {
        return Felt::border();
    }
    if (state_.trees.has(side)) {
        return Felt::tree();
    }
    const Space there = beyond(space, direction);
    return Felt::space(is_car(state_, there), piece_at(state_, there), state_.rocks[there]);
}

namespace {

FeltSide side_felt(Felt felt) {
    return felt.is_border()           ? FeltSide::Border
           : felt.is_tree()           ? FeltSide::Tree
           : felt.piece() == kNoPiece ? FeltSide::Open
                                      : FeltSide::Piece;
}

}  // namespace

/// Carries out a search (HU-F1, F4).
void Engine::feel(PieceId who, std::uint32_t cause) {
    Hunted& one = hunted(who);
    Event event;
    event.kind = EventKind::Feel;
    event.who = who;
    for (const Direction direction : kDirections) {
        const Felt felt = felt_at(one.at, direction);
        event.near[index(direction)] = felt;
        one.felt[index(direction)] = side_felt(felt);
        if (one.character == Character::Guide && felt.is_space()) {
            event.far[index(direction)] = felt_at(beyond(one.at, direction), direction);
        }
    }
    one.searched = true;
    clear_search_again(who);
    ++statistics(who).searches;
    emit(event, cause);
}

/// Returns whether the step is blocked, and reports what blocks it (HU-M4).
bool Engine::is_stopped(PieceId who, Direction direction, std::uint32_t cause) {
    Hunted& one = hunted(who);
    const Felt felt = felt_at(one.at, direction);
    const FeltSide side = side_felt(felt);
    if (!is_blocked(side)) {
        return false;
    }
    one.felt[index(direction)] = side;
    Event event;
    event.kind = EventKind::Blocked;
    event.who = who;
    event.direction = direction;
    event.near[0] = felt;
    emit(event, cause);
    return true;
}

void Engine::clear_search_again(PieceId who) {
    const unsigned others = state_.search_again & ~(1U << who);
    state_.search_again = static_cast<HuntedSet>(others);
}

/// Starts a new stop (HU-F6).
void Engine::arrive(PieceId who, Space space, bool by_sprint) {
    Hunted& one = hunted(who);
    one.at = space;
    one.felt.fill(FeltSide::Unknown);
    one.hops_tried = 0;
    one.searched = false;
    one.sprinted_here = by_sprint;
    clear_search_again(who);
    one.in_car = is_car(state_, space);
    clear_felt_pieces();
}

/// Takes the rocks and notices the car in the space just entered (HU-M3).
void Engine::collect_items(PieceId who, std::uint32_t cause) {
    Hunted& one = hunted(who);
    std::uint8_t& on_ground = state_.rocks[one.at];
    if (on_ground != 0) {
        Event event;
        event.kind = EventKind::Rocks;
        event.who = who;
        event.number = on_ground;
        one.rocks = static_cast<std::uint8_t>(one.rocks + on_ground);
        on_ground = 0;
        emit(event, cause);
    }
    if (one.in_car) {
        emit(EventKind::InCar, who, cause);
    }
}

/// HU-D5, D7.
void Engine::leave_noise(PieceId who, Space space, std::uint32_t cause) {
    put_noise(space);
    ++state_.statistics.noises;
    Event event;
    event.kind = EventKind::NoiseLeft;
    event.who = who;
    event.place = space;
    emit(event, cause);
}

/// Carries out a free step: the first four items of HU-M3. Returns the number of its event.
std::uint32_t Engine::step(PieceId who, Action action, StepKind kind, std::uint32_t cause) {
    const Space left = hunted(who).at;
    Event event;
    event.kind = EventKind::Step;
    event.who = who;
    event.direction = action.direction;
    event.number = static_cast<std::uint8_t>(kind);
    const std::uint32_t event_number = emit(event, cause);
    ++statistics(who).steps;
    arrive(who, beyond(left, action.direction), kind == StepKind::Sprint);
    if (action.noise) {
        leave_noise(who, left, event_number);
    }
    collect_items(who, event_number);
    return event_number;
}

/// HU-D7, D8. Returns 0 if a piece is there and the hop is not made, otherwise as step(), or 1 if
/// no events are collected.
std::uint32_t Engine::hop(PieceId who, Direction direction, std::uint32_t cause) {
    const Space left = hunted(who).at;
    const Space there = beyond(left, direction);
    Event event;
    event.who = who;
    event.direction = direction;
    if (piece_at(state_, there) != kNoPiece) {
        unsigned tried = hunted(who).hops_tried;
        tried |= 1U << index(direction);
        hunted(who).hops_tried = static_cast<std::uint8_t>(tried);
        event.kind = EventKind::Occupied;
        emit(event, cause);
        return 0;
    }
    event.kind = EventKind::Hop;
    const std::uint32_t event_number = emit(event, cause);
    ++statistics(who).steps;
    arrive(who, there, false);
    leave_noise(who, left, event_number);
    collect_items(who, event_number);
    return event_number == 0 ? 1 : event_number;
}

/// Starts a combat if the Hunted touches the Hunter now (HU-X1 (a)).
bool Engine::starts_combat(PieceId who, std::uint32_t cause) {
    return has(next_to(state_.trees, only(hunted(who).at), false), state_.hunter)
           && start_combat(who, cause);
}

void Engine::move(Action action) {
    if (is_stopped(owner_, action.direction, 0)) {
        return;
    }
    open_.stage = open_.stage == Stage::Before ? Stage::Second : Stage::After;
    starts_combat(owner_, step(owner_, action, StepKind::Move, 0));
}

void Engine::search() {
    const bool retreats = asked_ == Decision::Retreat;
    feel(owner_, retreats ? state_.retreat_cause : 0);
    if (retreats) {
        ask_again();
    }
}

void Engine::hop_away(Action action) {
    if (asked_ == Decision::Retreat) {
        retreat(action);
    } else {
        movement_hop(action);
    }
}

void Engine::movement_hop(Action action) {
    const std::uint32_t event_number = hop(owner_, action.direction, 0);
    if (event_number != 0) {
        open_.stage = Stage::After;
        starts_combat(owner_, event_number);
    }
}

/// HU-P1 to P3; also for a friend with the action of the Cheerleader (HU-D4).
void Engine::sprint(Action action) {
    if (is_stopped(owner_, action.direction, 0)) {
        if (asked_ != Decision::Turn && asked_ != Decision::After) {
            ask_again();
        }
        return;
    }
    open_.action_spent = true;
    const bool may_go_on =
        asked_ != Decision::Sprint && hunted(owner_).character == Character::TrackStar;
    if (!starts_combat(owner_, step(owner_, action, StepKind::Sprint, 0)) && may_go_on) {
        ask(Decision::Sprint, owner_);
    }
}

/// Hides as the action of a turn (HU-H1) or at the end of a retreat.
void Engine::hide(PieceId who) {
    if (asked_ == Decision::Retreat) {
        end_retreat(true);
        return;
    }
    hunted(who).hidden = true;
    ++statistics(who).times_hidden;
    open_.action_spent = true;
    const std::uint32_t event_number = emit(EventKind::Hide, who, 0);
    if (who == open_.active) {
        state_.end_cause = event_number;
        state_.flow = Flow::EndTurn;
    }
}

/// HU-W2, W3, W7: fills in the flight of a rock and what it hit. Returns the space where it lands.
Space Engine::fly(Event& flight) {
    Space at = hunted(flight.who).at;
    const bool from_car = is_car(state_, at);
    const auto ends = [&](Hit hit) {
        flight.place = static_cast<std::uint8_t>(hit);
        return at;
    };
    while (state_.trees.is_open(at, flight.direction)) {
        const Space next = beyond(at, flight.direction);
        if (is_car(state_, next) && !from_car) {
            return ends(Hit::Car);
        }
        at = next;
        ++flight.number;
        const PieceId met = is_car(state_, at) ? kNoPiece : piece_at(state_, at);
        if (met == kHunter) {
            return ends(Hit::Hunter);
        }
        if (met != kNoPiece && !hunted(met).hidden) {
            flight.other = met;
            return ends(Hit::Friend);
        }
    }
    return ends(beyond(at, flight.direction) == kNoSpace ? Hit::Border : Hit::Tree);
}

/// Section W.
void Engine::throw_rock(Direction direction) {
    const PieceId who = owner_;
    Event flight;
    flight.kind = EventKind::Throw;
    flight.who = who;
    flight.direction = direction;
    const std::uint32_t thrown = emit(flight, 0);
    --hunted(who).rocks;
    ++statistics(who).rocks_thrown;
    open_.action_spent = true;

    const Space at = fly(flight);
    const auto hit = static_cast<Hit>(flight.place);
    flight.kind = EventKind::Flight;
    const std::uint32_t event_number = emit(flight, thrown);
    ++state_.rocks[at];
    put_noise(at);
    ++state_.statistics.noises;
    if (hit == Hit::Hunter) {
        ++statistics(who).hits;
        const int spaces = hunted(who).character == Character::Boxer ? 3 : 2;
        drive_back(direction, spaces, who, event_number);
    } else if (hit == Hit::Friend) {
        hit_friend(flight.other, event_number);
    }
}

/// HU-W6.
void Engine::hit_friend(PieceId who, std::uint32_t flight) {
    if (lose_health(who, flight)) {
        return;
    }
    state_.victim = who;
    state_.retreat_cause = flight;
    ask_retreat(who, false);
}

/// HU-L1, L3.
void Engine::call() {
    open_.caller = owner_;
    open_.action_spent = true;
    state_.caller_seat = open_.active;
    state_.call_armed = false;
    state_.statistics.call_round = open_.round;
    emit(EventKind::Call, owner_, 0);
}

/// HU-D4.
void Engine::cheer(PieceId whom) {
    open_.action_spent = true;
    Event event;
    event.kind = EventKind::Cheer;
    event.who = owner_;
    event.other = whom;
    emit(event, 0);
    hunted(whom).felt.fill(FeltSide::Unknown);
    ask(Decision::Cheered, whom);
}

/// HU-H5.
void Engine::speak(PieceId who) {
    hunted(who).hidden = false;
    put_noise(hunted(who).at);
    ++state_.statistics.noises;
    emit(EventKind::Speak, who, 0);
}

}  // namespace tenebrae::nyctophobia
