// SPDX-License-Identifier: MIT
#include "table/agreement.hpp"

#include <algorithm>

namespace tenebrae::table {

std::optional<std::string> refused_in_list(const Sitting& sitting) {
    const std::vector<Move> moves = sitting.legal();
    if (sitting.is_over() && !moves.empty()) {
        return "the game is over, and moves are listed";
    }
    const SeatView view = sitting.view();
    for (const Move move : moves) {
        const std::string words = sitting.game->words(view, move);
        const core::Result<Move> read = sitting.game->parse(view, core::split_words(words));
        if (!read) {
            return "\"" + words + "\" is listed, and refused: " + read.faults().front().message;
        }
        if (*read != move) {
            return "\"" + words + "\" is listed, and stands for another move: "
                   + sitting.game->describe(view, *read);
        }
    }
    return std::nullopt;
}

std::optional<std::string> missing_in_list(const Sitting& sitting, Move move) {
    const std::vector<Move> moves = sitting.legal();
    if (std::ranges::find(moves, move) != moves.end()) {
        return std::nullopt;
    }
    return "\"" + sitting.game->words(sitting.view(), move) + "\" is not refused, and not listed";
}

}  // namespace tenebrae::table
