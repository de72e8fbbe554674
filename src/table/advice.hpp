// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// What a bot has found out about the moves of the seat that is asked, from what that seat may
/// know.
namespace tenebrae::table {

/// Chances are parts of this.
inline constexpr int kSureChance = 10'000;

/// What a game counts, and how it is spoken of.
struct FigureName {
    std::string code;  ///< stable, for programs: "tiles-left"
    std::string one;  ///< "tile left"
    std::string many;  ///< "tiles left"; of a share: "Ben falling"
    bool is_good = true;  ///< the more the better for who asks
    bool is_share = false;  ///< it is 0 or 1: its mean is how often that is so
};

/// The means of one figure, in hundredths, on two sides of a comparison.
struct FigureChange {
    std::size_t figure = 0;  ///< among Advice::figures
    std::int64_t here = 0;
    std::int64_t other = 0;

    friend bool operator==(const FigureChange&, const FigureChange&) = default;
};

/// One move, and what speaks for and against it.
struct AdviceLine {
    Move move;
    int playouts = 0;  ///< in which it was tried; 0: it was not, and has no chance and no figures
    int chance = 0;  ///< to win, of kSureChance
    int low = 0;  ///< in 95 of 100 cases the mean of endless playouts lies
    int high = 0;  ///< between these
    /// What it costs and gains at once: after it, against before it. Most telling first.
    std::vector<FigureChange> at_once;
    /// Where the playouts ended, against those of the other moves that were tried; of any line but
    /// the first, against those of the first. Most telling first; what may be chance is left out.
    std::vector<FigureChange> ahead;
    std::string said;  ///< the game's own reason, in sentences; may be empty

    friend bool operator==(const AdviceLine&, const AdviceLine&) = default;
};

/// The best moves, what the bot would do first.
struct Advice {
    std::vector<AdviceLine> lines;
    std::shared_ptr<const std::vector<FigureName>> figures;  ///< null: nothing was counted
    int playouts = 0;  ///< of all moves together
    std::size_t tried = 0;  ///< how many moves that were
    bool is_cut_short = false;  ///< whoever watched has ended it
};

/// So many lines at most.
inline constexpr std::size_t kAdviceLines = 3;

}  // namespace tenebrae::table
