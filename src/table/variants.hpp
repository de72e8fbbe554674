// SPDX-License-Identifier: MIT
#pragma once

#include "table/bot.hpp"
#include "table/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The variants that games offer, and how they are started.
namespace tenebrae::table {

/// Returns the variants of a game, the usual one first. A game without a choice has only the usual
/// one.
std::span<const GameVariant> variants_of(const GameMaker& maker);

/// The players of a new game, chosen before the game itself.
struct PlayerSetup {
    int players = 1;  ///< players in all, people and bots; 1: one person alone
    std::string level = {};  ///< level of the bots in all seats but one; empty: people play them
    int yours = 1;  ///< the seat without a bot, from 1
};

/// Returns the largest number of seats that any of the games has.
int most_seats(std::span<const GameMaker> makers);

/// Returns true if these players can play this game. Some rule sets may still be refused.
bool suits(const GameMaker& maker, std::span<const Bot> bots, const PlayerSetup& setup);

/// Returns the settings that start a variant with these players. If all seats must be taken, one
/// person alone plays against the strongest bot. Precondition: suits().
std::vector<Setting> settings_of(
    const GameMaker& maker,
    const GameVariant& variant,
    std::span<const Bot> bots,
    const PlayerSetup& setup
);

/// The number of games of a variant that a bot won.
struct Chance {
    std::string variant;  ///< name of the variant
    std::string player;  ///< level of the bot that played
    std::uint64_t won = 0;
    std::uint64_t games = 0;
};

/// Reads the measured chances of a game from data/GAME/chances.toml; empty if there is no such
/// file. Invalid entries are left out.
std::vector<Chance> read_chances(const std::string& data_folder, std::string_view game);
/// Formats how often `player` won a variant; if that was not measured, how often the last player in
/// the list won it. Empty if nothing was measured for the variant.
std::string
chance_sentence(std::span<const Chance> chances, std::string_view variant, std::string_view player);

}  // namespace tenebrae::table
