// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/positions/position.hpp"
#include "host/referee_adapter.hpp"

namespace tenebrae::nyctophobia {

/// The whole state and rules of Nyctophobia; see host::FullGame.
class NyctophobiaFullGame {
public:
    using SeatGame = Nyctophobia;
    using State = nyctophobia::State;

    explicit NyctophobiaFullGame(const Nyctophobia& game) : rules_(game.rules()) {}

    [[nodiscard]] State start(std::uint64_t seed) const { return new_game(rules_, seed); }
    [[nodiscard]] Events begin(State& state) const;
    [[nodiscard]] Events apply(State& state, Action action) const;
    static Action resignation(int seat) { return Action::numbered(ActionKind::Resign, seat); }
    /// Refuses unless the seat's side owns the pending decision (HU-E3).
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_resignation(const State& state, int seat) const;
    [[nodiscard]] table::Outcome outcome(const State& state) const;
    [[nodiscard]] int deciding_seat(const State& state) const {
        return nyctophobia::deciding_seat(rules_, state.open);
    }
    [[nodiscard]] std::uint64_t hash(const State& state) const { return nyctophobia::hash(state); }
    [[nodiscard]] View view(const State& state, int seat) const {
        return view_of(rules_, state, seat);
    }
    [[nodiscard]] View view_afterwards(const State& state, int seat) const {
        return nyctophobia::view_afterwards(rules_, state, seat);
    }

    [[nodiscard]] table::Json hidden(const State& state) const {
        return json_of_hidden(rules_, state);
    }
    /// Returns the seats that hear an event: undo stops at the last event a person has heard
    /// (HU-I10).
    [[nodiscard]] table::SeatSet reveals(const Event& event) const;
    [[nodiscard]] std::optional<Event> event_for_seat(const Event& event, int seat) const {
        return seat_event(rules_, event, seat);
    }
    /// Returns the command if the seat hears of it. The Hunter hears every command; with open talk
    /// the Hunted hear each other's, but never the Hunter's.
    [[nodiscard]] std::optional<std::string>
    redacted_command(const View& view, Action action, int seat) const;
    /// Returns whether a seat hears nothing of the decision, and so does not count it (HU-I2).
    [[nodiscard]] bool is_secret(const View& view, int seat) const;
    static bool begins_turn(const Event& event) { return event.kind == EventKind::Turn; }

    /// Returns false: positions leave out the random generator, the logs, the sketches and the turn
    /// in progress (HU-U6).
    static bool has_whole_positions() { return false; }
    [[nodiscard]] std::optional<std::string> position(const State& state) const {
        return write_position(rules_, state);
    }
    [[nodiscard]] core::Result<State>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const {
        return nyctophobia::read_position(rules_, blocks, seed);
    }

    // For whole games by bots (host::SelfPlayable). Events are always collected, since the bots use
    // the sketch drawn from them.
    using Actions = ActionList;
    void legal_actions(const State& state, Actions& actions) const {
        nyctophobia::legal_actions(rules_, state, actions);
    }
    static bool is_over(const State& state) { return state.open.ending != Ending::Unfinished; }

private:
    const Rules& rules_;
};

using NyctophobiaReferee = host::RefereeAdapter<NyctophobiaFullGame>;

const table::GameMaker& nyctophobia_maker();

}  // namespace tenebrae::nyctophobia
