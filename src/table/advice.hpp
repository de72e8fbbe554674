// SPDX-License-Identifier: MIT
#pragma once

#include "table/game_values.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// A bot's assessment of the moves of the deciding seat, from what that seat may know.
namespace tenebrae::table {

/// The value of a certain win: chances are in basis points (1/10000).
inline constexpr int kSureChance = 10'000;

/// The names of a figure that a game counts.
struct FigureName {
    std::string code;  ///< stable, for programs: "tiles-left"
    std::string one;  ///< "tile left"
    std::string many;  ///< "tiles left"; for a share: "Ben falling"
    bool is_good = true;  ///< more is better for the deciding seat
    bool is_share = false;  ///< it is 0 or 1: its mean is a frequency
};

/// The means of one figure on both sides of a comparison, in hundredths.
struct FigureChange {
    std::size_t figure = 0;  ///< index in Advice::figures
    std::int64_t here = 0;
    std::int64_t other = 0;

    friend bool operator==(const FigureChange&, const FigureChange&) = default;
};

/// A move, with the reasons for and against it.
struct AdviceLine {
    Move move;
    int playouts = 0;  ///< 0: the move was not tried, and has no chance and no figures
    int chance = 0;  ///< of winning, out of kSureChance
    int low = 0;  ///< lower end of the 95 % confidence interval of `chance`
    int high = 0;  ///< upper end of that interval
    /// The figures that differ right after the move from those before it, in the order of
    /// Advice::figures.
    std::vector<FigureChange> at_once;
    /// The figures at the ends of the playouts: for the first line compared with all other tried
    /// moves, for any other line compared with the first. Most significant first; differences that
    /// may be chance are left out.
    std::vector<FigureChange> ahead;
    std::string reason;  ///< the game's own reason, in sentences; may be empty

    friend bool operator==(const AdviceLine&, const AdviceLine&) = default;
};

/// The best moves; the first one is the bot's choice.
struct Advice {
    std::vector<AdviceLine> lines;
    std::shared_ptr<const std::vector<FigureName>> figures;  ///< nullptr: no figures were counted
    int playouts = 0;  ///< of all moves together
    std::size_t tried = 0;  ///< the number of moves tried
    bool is_cut_short = false;  ///< the listener stopped the search early
};

/// The maximum number of lines in an advice.
inline constexpr std::size_t kAdviceLines = 3;

}  // namespace tenebrae::table
