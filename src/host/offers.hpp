// SPDX-License-Identifier: MIT
#pragma once

#include "host/environment.hpp"
#include "table/header.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

/// A game as the program offers it: a variant with a number of players.
struct Offer {
    const table::GameMaker* maker = nullptr;
    const table::GameVariant* variant = nullptr;
    int players = 1;
};

/// Returns the game of an offer; nullptr if there is none for so many players.
std::shared_ptr<const table::Game> game_of(const Environment& environment, const Offer& offer);

/// Returns whether it has the players with which the chances of variants were measured: one, or a
/// person with companions.
bool is_measured(const Offer& offer);

/// Returns the header lines of a game without the names of players, which change no rules.
std::vector<std::string> without_names(std::vector<std::string> header);

/// Returns the offer with these rules, as header lines; nullopt if they were set otherwise.
std::optional<Offer>
find_offer(const Environment& environment, std::string_view game, std::vector<std::string> header);

}  // namespace tenebrae::host
