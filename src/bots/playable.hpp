// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace tenebrae::bots {

/// What is worth as much as a certain win, in every estimate. Whole numbers: every machine guesses
/// the same.
inline constexpr std::int64_t kCertain = 65536;

/// What a player needs of a game: the names of its rules module's parts, and two guesses at how a
/// state will end. Actions is the game's list of legal answers, with room inside itself.
/// - decider: the seat that is asked; who plays on one side may all be one.
/// - redraw_hidden: draws anew what that seat does not know.
/// - appeal: how much better one state looks to a seat than another, for choosing quickly.
/// - win_chance: of a seat, from 0, lost, to kCertain, won; certain once the game is over.
/// - turn: turns begun, by which search measures how far it looks ahead.
/// - figures: what people would count at the table, for telling how one way differs from another:
///   an array of whole numbers, each from -1000 to 1000, which the game names elsewhere.
/// It may have one more: likely, what is done next by whoever is asked; see playout.hpp.
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
    { Game::appeal(rules, before, seat) } -> std::same_as<std::int64_t>;
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
