// SPDX-License-Identifier: MIT
#pragma once

#include "table/advice.hpp"
#include "table/bot.hpp"
#include "table/game.hpp"

#include <algorithm>

namespace tenebrae::table::test {

/// A bot of the walk that rates every choice: 2000 less in each turn, and 3000 less for a step. If
/// stopped early it has no result.
inline Bot rating_bot() {
    const auto choose = [](const Game& game, const SeatView& view, const BotMeans&) {
        std::vector<Move> moves;
        game.legal(view, moves);
        return moves.empty() ? std::nullopt : std::optional(moves.back());
    };
    const auto advise = [](const Game& game, const SeatView& view, const BotMeans& means) {
        constexpr int kStep = 3000;
        std::vector<Move> moves;
        game.legal(view, moves);
        Advice advice;
        advice.tried = moves.size();
        advice.is_cut_short = means.listener && !means.listener(0, 1);
        for (const Move move : moves) {
            AdviceLine line;
            line.move = move;
            line.playouts = 100;
            line.chance = 9000 - 2000 * game.progress(view).turn.value_or(0)
                          - (game.command_text(view, move) == "draw" ? 0 : kStep);
            line.low = line.chance - 500;
            line.high = line.chance + 500;
            advice.lines.push_back(line);
        }
        std::ranges::sort(advice.lines, std::ranges::greater(), &AdviceLine::chance);
        return std::optional(advice);
    };
    return {
        .game = "walking",
        .level = "seer",
        .summary = "says how good it looks",
        .choose = choose,
        .advise = advise,
        .playouts = 100};
}

}  // namespace tenebrae::table::test
