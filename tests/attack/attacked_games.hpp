// SPDX-License-Identifier: MIT
#pragma once

#include "games.hpp"

#include <array>
#include <string>
#include <vector>

namespace tenebrae::attack {

/// What every attack on a game needs to know of it.
struct AttackedGame {
    std::string name;
    std::string settings;  ///< words behind "new GAME", with letters that a Turkish locale changes
    std::string first_choice;  ///< among the answers to its first decision
    std::vector<std::string> huge_lines;  ///< of a header, with numbers that are far too high
    std::vector<std::string> huge_positions;  ///< the same
    /// Files of one's own, "@" where a hostile text may stand; none: the game takes no file.
    std::vector<std::string> own_files;

    /// The beginning of a record.
    [[nodiscard]] std::string title() const {
        return "tenebrae record 1\ngame " + name + "\nrules 1\n";
    }
    /// All of a record that stands before its line "begin".
    [[nodiscard]] std::string header() const { return title() + "seed 1\n"; }
};

/// Those of kGames.
const std::array<AttackedGame, test::kGames.size()>& attacked_games();

}  // namespace tenebrae::attack
