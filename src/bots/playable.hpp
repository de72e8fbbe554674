// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace tenebrae::bots {

/// The value of a certain win in every estimate. Integers, so that every machine gets the same
/// results.
inline constexpr std::int64_t kCertain = 65536;

/// The requirements of the players on a game: the parts of its rules, and two estimates of how a
/// state will end. Actions is the game's list of legal answers, stored without allocation.
/// - decider: the seat that decides; all seats of one side may be the same.
/// - redraw_hidden: replaces what that seat does not know by a random guess.
/// - heuristic_value: how good a state looks for a seat, for quick choices.
/// - win_chance: the chance of a seat from 0, lost, to kCertain, won; exact after the end.
/// - turn: the number of turns started; the search measures its depth in turns.
/// - figures: what players would count to compare actions: an array of integers from -1000 to 1000.
///   Their names are given elsewhere.
/// Optional: likely, the next action of the deciding seat; see playout.hpp.
template <typename Game>
concept Playable = std::is_trivially_copyable_v<typename Game::State> && requires(
    const typename Game::Rules& rules,
    const typename Game::State& before,
    typename Game::State& state,
    typename Game::Actions& actions,
    typename Game::Action action,
    core::Random& random,
    int seat
) {
    {Game::legal_actions(rules, before, actions)};
    {Game::apply(rules, state, action)};
    {Game::redraw_hidden(rules, state, random)};
    { Game::decider(before) } -> std::same_as<int>;
    { Game::heuristic_value(rules, before, seat) } -> std::same_as<std::int64_t>;
    { Game::win_chance(rules, before, seat) } -> std::same_as<std::int64_t>;
    { Game::is_over(before) } -> std::same_as<bool>;
    { Game::turn(before) } -> std::same_as<int>;
    { Game::figures(rules, before, seat) } -> std::same_as<typename Game::Figures>;
    requires std::same_as<typename Game::Figures::value_type, std::int32_t>;
    { actions.size() } -> std::convertible_to<std::size_t>;
    { actions[std::size_t{0}] } -> std::convertible_to<typename Game::Action>;
    { Game::Actions::capacity() } -> std::convertible_to<std::size_t>;
};

}  // namespace tenebrae::bots
