// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Who plays the seats of a game, people or the program, as settings and commands ask for it.
namespace tenebrae::host {

/// Where a level of a bot could stand: nobody but a person plays.
inline constexpr std::string_view kPerson = "person";

/// Null: the program plays no seat of this game.
const table::Bot* strongest_bot(const Environment& environment, const table::Game& game);

/// The fault of a level there is not.
core::Diagnostic no_such_bot(
    const Environment& environment,
    const table::Game& game,
    std::string_view level,
    core::Place where
);

/// How many playouts the bot tries for a decision: in restricted mode at most kMostTimes as many as
/// it usually does, whatever a record or a lesson names.
int bounded_playouts(const Environment& environment, const table::SeatBot& bot);
inline constexpr int kMostTimes = 10;

/// Why a level that a player asks for takes too long for restricted mode; nothing if it does not.
std::optional<core::Diagnostic> refuse_effort(
    const Environment& environment, const table::Game& game, std::span<const table::Setting> players
);

/// Takes the settings that say who plays out of the others, which are the game's.
std::vector<table::Setting> take_player_settings(std::vector<table::Setting>& settings);

/// Who plays by such settings: "bot N LEVEL" a seat, LEVEL "person" included; "bot others LEVEL"
/// all seats that no other line names, but the first where none names a person's; "bots N" the last
/// N seats, by the strongest. Or every fault.
core::Result<table::BotLevels> read_players(
    const Environment& environment,
    const table::Game& game,
    std::span<const table::Setting> settings
);

}  // namespace tenebrae::host
