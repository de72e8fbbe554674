// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/positions/position.hpp"
#include "games/vast/vast_game.hpp"
#include "host/referee_adapter.hpp"

namespace tenebrae::vast {

/// The whole state and rules of Vast; see host::FullGame.
class VastFullGame {
public:
    using SeatGame = Vast;
    using State = vast::State;

    explicit VastFullGame(const Vast& game) : rules_(game.rules()) {}

    [[nodiscard]] State start(std::uint64_t seed) const { return new_game(rules_, seed); }
    [[nodiscard]] Events begin(State& state) const;
    [[nodiscard]] Events apply(State& state, Action action) const;
    static Action resignation(int /*seat*/) { return Action::of(ActionKind::Resign); }
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_resignation(const State& state, int seat) const;
    [[nodiscard]] table::Outcome outcome(const State& state) const;
    [[nodiscard]] int deciding_seat(const State& state) const {
        return state.decision == Decision::None ? 0 : vast::deciding_seat(rules_, state);
    }
    [[nodiscard]] std::uint64_t hash(const State& state) const { return vast::hash(state); }
    [[nodiscard]] View view(const State& state, int seat) const {
        return view_of(rules_, state, seat);
    }

    [[nodiscard]] table::Json hidden(const State& state) const {
        return json_of_hidden(rules_, state);
    }
    /// Returns the seats to which an event shows a card, a tile or a result of chance: undo stops
    /// there.
    [[nodiscard]] table::SeatSet reveals(const Event& event) const {
        return seats_that_learn(rules_, event);
    }
    /// Returns the event as the seat knows it. Of a shuffle a seat gets one event, without its
    /// order.
    [[nodiscard]] std::optional<Event> event_for_seat(const Event& event, int seat) const {
        const bool is_rest = event.kind == EventKind::Shuffle && event.value != 0;
        return is_rest ? std::nullopt : std::optional(seat_event(rules_, event, seat));
    }
    /// Returns the command without the secret choices of the Cave, for seats that do not know them.
    [[nodiscard]] std::optional<std::string>
    redacted_command(const View& view, Action action, int seat) const {
        return redacted_command_text(rules_, view, action, roles_of_seat(rules_, seat));
    }
    /// Returns whether an event is a result of VA-G7.
    static bool is_chance(const Event& event) {
        return event.kind >= EventKind::Shuffle && event.kind <= EventKind::Pick;
    }
    static bool begins_turn(const Event& event) { return event.kind == EventKind::Turn; }

    /// Returns false: positions leave out the random generator and the turn in progress (VA-Z9).
    static bool has_whole_positions() { return false; }
    [[nodiscard]] std::string position(const State& state) const {
        return position_lines(rules_, state);
    }
    [[nodiscard]] core::Result<State>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const {
        return vast::read_position(rules_, blocks, seed);
    }

    // For whole games by bots (host::SelfPlayable).
    using Actions = ActionList;
    void legal_actions(const State& state, Actions& actions) const {
        vast::legal_actions(rules_, state, actions);
    }
    void apply_unseen(State& state, Action action) const {
        vast::apply(rules_, state, action, nullptr);
    }
    static bool is_over(const State& state) { return state.is_over(); }

private:
    const Rules& rules_;
};

using VastReferee = host::RefereeAdapter<VastFullGame>;

const table::GameMaker& vast_maker();

}  // namespace tenebrae::vast
