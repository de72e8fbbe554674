// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/environment.hpp"
#include "table/bot.hpp"
#include "table/header.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Choosing who plays the seats of a game, people or bots, by settings and commands.
namespace tenebrae::host {

/// The word for a person, in place of the level of a bot.
inline constexpr std::string_view kPerson = "person";

/// At a table, the most changes of who plays one seat: nobody can fill the record with them.
inline constexpr std::size_t kMaxSeatChanges = 200;

/// Returns the strongest bot of a game; nullptr if the game has no bots.
const table::Bot* strongest_bot(const Environment& environment, const table::Game& game);

/// Returns the error for an unknown level.
core::Diagnostic no_such_bot(
    const Environment& environment,
    const table::Game& game,
    std::string_view level,
    core::Place where
);

/// Returns the playouts of a bot per decision. In restricted mode at most kMostTimes its usual
/// number, even if a record or a lesson names more.
int bounded_playouts(const Environment& environment, const table::SeatBot& bot);
inline constexpr int kMostTimes = 10;

/// Returns why a level takes too long for restricted mode; none if it does not.
std::optional<core::Diagnostic> refuse_playouts(
    const Environment& environment, const table::Game& game, std::span<const table::Setting> players
);

/// Removes the settings that choose players from `settings`, and returns them. The others belong to
/// the game.
std::vector<table::Setting> take_player_settings(std::vector<table::Setting>& settings);

/// Returns the players that such settings choose, or every error. "bot N LEVEL" sets one seat,
/// where LEVEL may be "person". "bot others LEVEL" sets every seat that no other line names, except
/// the first if no line names a person. "bots N" sets the last N seats to the strongest bot.
core::Result<table::BotLevels> read_players(
    const Environment& environment,
    const table::Game& game,
    std::span<const table::Setting> settings
);

}  // namespace tenebrae::host
