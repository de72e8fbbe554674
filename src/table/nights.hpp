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

/// The nights that games offer, and how they are begun.
namespace tenebrae::table {

/// Those of a game, the usual one first. One that offers no choice has that one alone.
std::span<const Night> nights_of(const GameMaker& maker);

/// Who is to play, said before it is said what.
struct Company {
    int players = 1;  ///< where a game has no seats for them alone, whoever plays its seats
    std::string level = {};  ///< of the program in all seats but one; empty: people play them
    int yours = 1;  ///< that one seat, from 1
};

/// Returns the most seats that any of the games has.
int most_seats(std::span<const GameMaker> makers);

/// Can they play this game? Of sets of rules it may refuse more.
bool suits(const GameMaker& maker, std::span<const Bot> bots, const Company& company);

/// What begins that night for them. One person alone has the strongest bot against him where all
/// seats must be taken. Precondition: suits().
std::vector<Setting> settings_of(
    const GameMaker& maker, const Night& night, std::span<const Bot> bots, const Company& company
);

/// How many of so many games of a night were won.
struct Chance {
    std::string night;  ///< its name
    std::string player;  ///< who played: the level of a bot
    std::uint64_t won = 0;
    std::uint64_t games = 0;
};

/// What was measured of a game, from data/GAME/chances.toml; nothing where there is no such file.
/// What is wrong in it is no chance.
std::vector<Chance> read_chances(const std::string& data_folder, std::string_view game);
/// "Measured: ..."; of that player if there is a figure, else of the one that stands last. Empty
/// without any.
std::string
told_chance(std::span<const Chance> chances, std::string_view night, std::string_view player);

}  // namespace tenebrae::table
