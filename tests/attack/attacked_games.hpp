// SPDX-License-Identifier: MIT
#pragma once

#include "games.hpp"

#include <array>
#include <string>
#include <vector>

namespace tenebrae::attack {

/// The data of a game that attacks need.
struct AttackedGame {
    std::string name;
    std::string settings;  ///< words after "new GAME", with letters that a Turkish locale changes
    std::string first_choice;  ///< a legal answer to its first decision
    std::vector<std::string> huge_lines;  ///< header lines with numbers that are far too high
    std::vector<std::string> huge_positions;  ///< lines of positions with such numbers
    /// A player's own files, with "@" in place of a hostile text; empty if the game takes no file.
    std::vector<std::string> own_files;

    /// Returns the start of a record.
    [[nodiscard]] std::string title() const {
        return "tenebrae record 1\ngame " + name + "\nrules 1\n";
    }
    /// Returns all lines of a record before "begin".
    [[nodiscard]] std::string header() const { return title() + "seed 1\n"; }
};

/// Returns the data of all kFinishedGames.
const std::array<AttackedGame, test::kFinishedGames.size()>& attacked_games();

}  // namespace tenebrae::attack
