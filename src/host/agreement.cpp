// SPDX-License-Identifier: MIT
#include "host/agreement.hpp"

#include <algorithm>

namespace tenebrae::host {

std::optional<std::string> refused_in_list(const Match& match) {
    const table::SeatView view = match.asked();
    std::vector<table::Move> moves;
    match.game->legal(view, moves);
    if (match.is_over() && !moves.empty()) {
        return "the game is over, and moves are listed";
    }
    for (const table::Move move : moves) {
        const std::string words = match.game->words(view, move);
        const core::Result<table::Move> read = match.game->parse(view, core::split_words(words));
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

std::optional<std::string> missing_in_list(const Match& match, table::Move move) {
    const table::SeatView view = match.asked();
    std::vector<table::Move> moves;
    match.game->legal(view, moves);
    if (std::ranges::find(moves, move) != moves.end()) {
        return std::nullopt;
    }
    return "\"" + match.game->words(view, move) + "\" is not refused, and not listed";
}

}  // namespace tenebrae::host
