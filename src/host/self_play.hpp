// SPDX-License-Identifier: MIT
#pragma once

#include "host/record.hpp"
#include "host/referee.hpp"
#include "table/bot.hpp"
#include "table/packed.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

/// Whole games that nobody watches, by the thousand: bots play every seat on the rules themselves,
/// and what comes of it is what would come of it at a table.
namespace tenebrae::table {

/// Every seat of the game has one.
using SeatBots = std::array<SeatBot, kMaxSeats>;

struct SelfPlayed {
    GameState end;
    std::size_t commands = 0;
    std::optional<int> left;  ///< tiles that nobody has drawn, where the game has such
};

/// One row for each game that can be played so: it stands beside the bots, in self_play/.
struct SelfPlay {
    std::string_view game;  ///< its id
    /// From the seed to the end, or until no record could hold more. `moves`: null where nobody
    /// wants to know what was played. May be called by several threads at once.
    SelfPlayed (*play)(const Game&, const SeatBots&, std::uint64_t seed, std::vector<Move>* moves);
};

/// What a record holds at most.
inline constexpr std::size_t kMostCommands = kMaxRecord.lines - kRoomForAnEnd.lines;

/// The rules of a game as whole games are played on them.
/// - start: up to the first decision.
/// - legal_actions: in the order in which the seat that is asked gets them.
template <typename G>
concept SelfPlayable = std::is_trivially_copyable_v<typename G::State> && requires(
    const typename G::Rules& rules,
    const typename G::State& before,
    typename G::State& state,
    typename G::Actions& actions,
    typename G::Action action,
    int seat
) {
    { G::start(rules, std::uint64_t{}) } -> std::same_as<typename G::State>;
    {G::legal_actions(rules, before, actions)};
    {G::apply(rules, state, action)};
    { G::deciding_seat(rules, before) } -> std::same_as<int>;
    { G::view(rules, before, seat) } -> std::same_as<typename G::View>;
    { G::is_over(before) } -> std::same_as<bool>;
    { G::left(before) } -> std::same_as<std::optional<int>>;
};

/// SelfPlay::play of it. A bot other than the random one is given a view and no more, by its own
/// function: the same that a table asks.
template <SelfPlayable G>
SelfPlayed play_by_rules(
    const typename G::Rules& rules,
    const Game& game,
    const SeatBots& bots,
    std::uint64_t seed,
    std::vector<Move>* moves
) {
    std::array<bool, kMaxSeats> is_random{};
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        is_random[seat] = bots[seat].bot != nullptr && bots[seat].bot->level == kRandomLevel;
    }
    const BotLuck luck(seed);
    typename G::State state = G::start(rules, seed);
    typename G::Actions actions;
    SelfPlayed played;
    while (!G::is_over(state) && played.commands < kMostCommands) {
        const int asked = G::deciding_seat(rules, state);
        const auto seat = static_cast<std::size_t>(asked);
        const std::uint64_t chance = luck.at(played.commands);
        typename G::Action action{};
        if (is_random[seat]) {
            G::legal_actions(rules, state, actions);
            action = actions[random_place(chance, actions.size())];
        } else {
            const auto view = packed<SeatView>(G::view(rules, state, asked));
            action = unpacked<typename G::Action>(bots[seat].choose(game, view, chance).value());
        }
        G::apply(rules, state, action);
        ++played.commands;
        if (moves != nullptr) {
            moves->push_back(packed<Move>(action));
        }
    }
    played.end = packed<GameState>(state);
    played.left = G::left(state);
    return played;
}

}  // namespace tenebrae::table
