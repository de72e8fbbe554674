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
    /// Players in all, people and bots; 1: one person alone; kCompanions: one person and bots on
    /// the same side, as many as the game is usually played by.
    int players = 1;
    std::string level = {};  ///< level of the bots in all seats but one; empty: people play them
    int yours = 1;  ///< the seat without a bot, from 1
    std::string part = {};  ///< GameVariant::part: only variants of it
};

inline constexpr int kCompanions = 0;

/// Returns the players of a game with companions.
int companion_players(const GameMaker& maker);

/// Returns the parts of all variants, each once.
std::vector<std::string> parts_of(std::span<const GameMaker> makers);

/// Returns the largest number of seats that any of the games has.
int most_seats(std::span<const GameMaker> makers);

/// Returns true if these players can play this variant.
bool suits(
    const GameMaker& maker,
    const GameVariant& variant,
    std::span<const Bot> bots,
    const PlayerSetup& setup
);
/// Returns true if these players can play a variant of this game.
bool suits(const GameMaker& maker, std::span<const Bot> bots, const PlayerSetup& setup);

/// Returns the settings that start a variant with these players. With rivals, one person alone
/// plays against the strongest bot. Precondition: suits().
std::vector<Setting> settings_of(
    const GameMaker& maker,
    const GameVariant& variant,
    std::span<const Bot> bots,
    const PlayerSetup& setup
);

/// The number of games of a variant that bots won.
struct Chance {
    std::string variant;  ///< name of the variant
    std::string player;  ///< level of the bots that played
    std::vector<std::uint64_t> won;  ///< by seat; of games with rivals all seats, else the first
    std::uint64_t games = 0;
    std::uint64_t turns = 0;  ///< of all games together; 0: not measured
};

/// Reads the measured chances of a game from data/GAME/chances.toml; empty if there is no such
/// file. Invalid entries are left out.
std::vector<Chance> read_chances(const std::string& data_folder, std::string_view game);
/// Formats how often `player` won a variant, with rivals how often each seat won; if that was not
/// measured, it is told of the last player in the list. Empty if nothing was measured for the
/// variant.
std::string chance_sentence(
    std::span<const Chance> chances, const GameVariant& variant, std::string_view player
);

/// Returns the share of games of a variant that bots win, of the last bot in the list; nullopt if
/// it was not measured, or has rivals.
std::optional<double> share_won(std::span<const Chance> chances, std::string_view variant);
/// Returns a sentence about a win of a variant that bots rarely win; empty for others.
std::string rare_win_sentence(std::span<const Chance> chances, const GameVariant& variant);

}  // namespace tenebrae::table
