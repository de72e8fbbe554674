// SPDX-License-Identifier: MIT
#include "table/agreement.hpp"

#include <algorithm>

namespace tenebrae::table {

std::optional<std::string> refused_in_list(const Match& match) {
    const std::vector<Move> moves = match.legal();
    if (match.is_over() && !moves.empty()) {
        return "the game is over, and moves are listed";
    }
    const SeatView view = match.view();
    for (const Move move : moves) {
        const std::string words = match.game->words(view, move);
        const core::Result<Move> read = match.game->parse(view, core::split_words(words));
        if (!read) {
            return "\"" + words + "\" is listed, and refused: " + read.faults().front().message;
        }
        if (*read != move) {
            return "\"" + words + "\" is listed, and stands for another move: "
                   + match.game->describe(view, *read);
        }
    }
    return std::nullopt;
}

std::optional<std::string> missing_in_list(const Match& match, Move move) {
    const std::vector<Move> moves = match.legal();
    if (std::ranges::find(moves, move) != moves.end()) {
        return std::nullopt;
    }
    return "\"" + match.game->words(match.view(), move) + "\" is not refused, and not listed";
}

}  // namespace tenebrae::table
