// SPDX-License-Identifier: MIT
#pragma once

#include "host/referee_adapter.hpp"
#include "host/self_play.hpp"

#include <concepts>
#include <tuple>

namespace tenebrae::host {

/// A FullGame that can play whole games. legal_actions: in the order in which the seat that decides
/// gets them. Optional functions: see AppliesUnseen, and left(state), for SelfPlayed::left.
template <typename T>
concept SelfPlayable = FullGame<T> && requires(
    const T& full_game, const typename T::State& state, typename T::Actions& actions
) {
    full_game.legal_actions(state, actions);
    { full_game.is_over(state) } -> std::same_as<bool>;
};

/// A full game that can apply an action without making its events, which is faster.
template <typename T>
concept AppliesUnseen =
    requires(const T& full_game, typename T::State& state, typename T::SeatGame::Action action) {
    full_game.apply_unseen(state, action);
};

/// Implements SelfPlay::play. A bot other than the random one gets only a view, through the same
/// function as in a normal game.
template <SelfPlayable Full>
SelfPlayed play_by_rules(
    const table::Game& game,
    const SeatBots& bots,
    std::uint64_t seed,
    std::vector<table::Move>* moves
) {
    using State = typename Full::State;
    using Action = typename Full::SeatGame::Action;
    std::array<bool, table::kMaxSeats> is_random{};
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        is_random[seat] = bots[seat].bot != nullptr && bots[seat].bot->level == table::kRandomLevel;
    }
    const Full full_game(*kit::seat_game_of<typename Full::SeatGame>(game));
    const table::BotLuck luck(seed);
    State state = full_game.start(seed);
    if constexpr (requires { full_game.begin(state); }) {
        std::ignore = full_game.begin(state);
    }
    typename Full::Actions actions;
    SelfPlayed played;
    while (!full_game.is_over(state) && played.commands < kMostCommands) {
        const int asked = full_game.deciding_seat(state);
        const auto seat = static_cast<std::size_t>(asked);
        const std::uint64_t chance = luck.at(played.commands);
        Action action{};
        if (is_random[seat]) {
            full_game.legal_actions(state, actions);
            action = actions[table::random_place(chance, actions.size())];
        } else {
            const auto view = table::packed<table::SeatView>(full_game.view(state, asked));
            action = table::unpacked<Action>(bots[seat].choose(game, view, chance).value());
        }
        if constexpr (AppliesUnseen<Full>) {
            full_game.apply_unseen(state, action);
        } else {
            std::ignore = full_game.apply(state, action);
        }
        ++played.commands;
        if (moves != nullptr) {
            moves->push_back(table::packed<table::Move>(action));
        }
    }
    played.end = table::packed<GameState>(state);
    if constexpr (requires { full_game.left(state); }) {
        played.left = full_game.left(state);
    }
    return played;
}

/// Returns the row of a game.
template <SelfPlayable Full>
SelfPlay self_play() {
    return {Full::SeatGame::id(), play_by_rules<Full>};
}

}  // namespace tenebrae::host
