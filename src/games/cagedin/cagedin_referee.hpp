// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/cagedin_game.hpp"
#include "games/cagedin/positions/position.hpp"
#include "host/referee_adapter.hpp"

namespace tenebrae::cagedin {

/// The whole state and rules of Caged In; see host::FullGame.
class CagedInFullGame {
public:
    using SeatGame = CagedIn;
    using State = cagedin::State;

    explicit CagedInFullGame(const CagedIn& game) : setup_(game.setup()) {}

    [[nodiscard]] State start(std::uint64_t seed) const { return new_fight(setup_.rules, seed); }
    [[nodiscard]] Events begin(State& state) const;
    [[nodiscard]] Events apply(State& state, Action action) const;
    static Action resignation(int seat) { return Action::of(ActionKind::Resign, seat); }
    static table::Outcome outcome(const State& state);
    static int deciding_seat(const State& state) {
        return state.open.owner == kNobody ? int{kRed} : int{state.open.owner};
    }
    static std::uint64_t hash(const State& state) { return cagedin::hash(state); }
    [[nodiscard]] View view(const State& state, int seat) const {
        return view_of(setup_.rules, state, seat);
    }
    /// Returns the view with both hands.
    [[nodiscard]] View view_afterwards(const State& state, int seat) const;

    [[nodiscard]] table::Json hidden(const State& state) const {
        return json_of_hidden(setup_, state);
    }
    /// Returns the seats to which an event shows a card or a type: undo stops there.
    [[nodiscard]] table::SeatSet reveals(const Event& event) const {
        return kit::seats_of(event_rows().row({event, setup_}).audience, event.who);
    }
    static std::optional<Event> event_for_seat(const Event& event, int seat) {
        return seat_event(event, seat);
    }
    /// Returns the command; nullopt for other seats if it names a card or a type (CI-V7).
    [[nodiscard]] std::optional<std::string>
    redacted_command(const View& view, Action action, int seat) const;

    /// Returns false: positions leave out the random generator.
    static bool has_whole_positions() { return false; }
    [[nodiscard]] std::string position(const State& state) const {
        return write_position(setup_, state);
    }
    [[nodiscard]] core::Result<State>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const {
        return cagedin::read_position(setup_, blocks, seed);
    }

    // For whole games by bots (host::SelfPlayable).
    using Actions = ActionList;
    void legal_actions(const State& state, Actions& actions) const {
        cagedin::legal_actions(setup_.rules, state, actions);
    }
    void apply_unseen(State& state, Action action) const {
        cagedin::apply(setup_.rules, state, action, nullptr);
    }
    static bool is_over(const State& state) { return state.open.ending != Ending::None; }

private:
    const Setup& setup_;
};

using CagedInReferee = host::RefereeAdapter<CagedInFullGame>;

const table::GameMaker& cagedin_maker();

}  // namespace tenebrae::cagedin
