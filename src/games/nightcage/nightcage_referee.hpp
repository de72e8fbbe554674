// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "host/referee_adapter.hpp"

namespace tenebrae::nightcage {

/// The full game with its hidden information: see host::FullGame.
class NightCageFullGame {
public:
    using SeatGame = NightCage;
    using State = nightcage::State;

    explicit NightCageFullGame(const NightCage& game) : rules_(game.rules()) {}

    [[nodiscard]] State start(std::uint64_t seed) const { return new_game(rules_, seed); }
    [[nodiscard]] Events apply(State& state, Action action) const;
    static Action resignation(int /*seat*/) { return Action::of(ActionKind::Resign); }
    [[nodiscard]] table::Outcome outcome(const State& state) const;
    [[nodiscard]] int deciding_seat(const State& state) const {
        return nightcage::deciding_seat(rules_, state.shown);
    }
    [[nodiscard]] std::uint64_t hash(const State& state) const { return nightcage::hash(state); }
    [[nodiscard]] View view(const State& state, int seat) const {
        return nightcage::view(rules_, state, seat);
    }

    static table::Json hidden(const State& state) { return json_of_hidden(state); }
    static table::SeatSet reveals(const Event& event) {
        return nightcage::reveals(event.kind) ? table::SeatSet::all() : table::SeatSet::none();
    }
    static std::optional<std::size_t>
    cause(std::span<const table::RawEvent> events, std::size_t first, std::size_t event) {
        return cause_of(events, first, event);
    }

    [[nodiscard]] std::string position(const State& state) const {
        return write_position(rules_, state);
    }
    [[nodiscard]] core::Result<State>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const {
        return nightcage::read_position(rules_, blocks, seed);
    }

    // For whole games by bots (host::SelfPlayable).
    using Actions = ActionList;
    void legal_actions(const State& state, Actions& actions) const {
        nightcage::legal_actions(rules_, state.shown, actions);
    }
    void apply_unseen(State& state, Action action) const {
        nightcage::apply(rules_, state, action);
    }
    static bool is_over(const State& state) { return state.shown.step == Step::Over; }
    static std::optional<int> left(const State& state) { return state.shown.stack_size; }

private:
    const Rules& rules_;
};

using NightCageReferee = host::RefereeAdapter<NightCageFullGame>;

const table::GameMaker& nightcage_maker();

}  // namespace tenebrae::nightcage
