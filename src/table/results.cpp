// SPDX-License-Identifier: MIT
#include "table/results.hpp"

#include "core/text.hpp"

namespace tenebrae::table {

std::string format_results(const Results& results) {
    std::string text =
        std::to_string(results.won) + " of " + std::to_string(results.games) + " won";
    const std::size_t with_hints = results.won - results.unaided;
    text += with_hints > 0 ? " (" + std::to_string(with_hints) + " with hints)" : "";
    text += results.in_a_row > 1 ? ", " + std::to_string(results.in_a_row) + " in a row" : "";
    return results.fewest_turns ? text + ", best in " + core::counted(*results.fewest_turns, "turn")
                                : text;
}

}  // namespace tenebrae::table
