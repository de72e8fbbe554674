// SPDX-License-Identifier: MIT
#pragma once

#include "host/module_referee.hpp"
#include "host/self_play.hpp"

#include <concepts>
#include <tuple>

namespace tenebrae::host {

/// A GameTruth that can play whole games. legal_actions: in the order in which the seat that
/// decides gets them. Optional functions: apply_unheard(state, action), which is faster because it
/// makes no events, and left(state), for SelfPlayed::left.
template <typename T>
concept SelfPlayable = GameTruth<T> && requires(
    const T& truth, const typename T::State& state, typename T::Actions& actions
) {
    truth.legal_actions(state, actions);
    { truth.is_over(state) } -> std::same_as<bool>;
};

/// Implements SelfPlay::play. A bot other than the random one gets only a view, through the same
/// function as in a normal game.
template <SelfPlayable Truth>
SelfPlayed play_by_rules(
    const table::Game& game,
    const SeatBots& bots,
    std::uint64_t seed,
    std::vector<table::Move>* moves
) {
    using State = typename Truth::State;
    using Action = typename Truth::Module::Action;
    std::array<bool, table::kMaxSeats> is_random{};
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        is_random[seat] = bots[seat].bot != nullptr && bots[seat].bot->level == table::kRandomLevel;
    }
    const Truth truth(*kit::module_of<typename Truth::Module>(game));
    const table::BotLuck luck(seed);
    State state = truth.start(seed);
    if constexpr (requires { truth.begin(state); }) {
        std::ignore = truth.begin(state);
    }
    typename Truth::Actions actions;
    SelfPlayed played;
    while (!truth.is_over(state) && played.commands < kMostCommands) {
        const int asked = truth.deciding_seat(state);
        const auto seat = static_cast<std::size_t>(asked);
        const std::uint64_t chance = luck.at(played.commands);
        Action action{};
        if (is_random[seat]) {
            truth.legal_actions(state, actions);
            action = actions[table::random_place(chance, actions.size())];
        } else {
            const auto view = table::packed<table::SeatView>(truth.view(state, asked));
            action = table::unpacked<Action>(bots[seat].choose(game, view, chance).value());
        }
        if constexpr (requires { truth.apply_unheard(state, action); }) {
            truth.apply_unheard(state, action);
        } else {
            std::ignore = truth.apply(state, action);
        }
        ++played.commands;
        if (moves != nullptr) {
            moves->push_back(table::packed<table::Move>(action));
        }
    }
    played.end = table::packed<GameState>(state);
    if constexpr (requires { truth.left(state); }) {
        played.left = truth.left(state);
    }
    return played;
}

/// Returns the row of a game.
template <SelfPlayable Truth>
SelfPlay self_play() {
    return {Truth::Module::id(), play_by_rules<Truth>};
}

}  // namespace tenebrae::host
