// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/proposal.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/preview.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tenebrae::nightcage::board {
namespace {

/// A measure of how well a start tile fits the tiles already there; greater is better: the number
/// of its exits that connect to a tile, then minus the distance to the nearest prisoner.
using StartScore = std::pair<int, int>;

StartScore start_score(const Rules& rules, const PublicState& shown, const Action& start) {
    const Geometry& board = rules.board;
    int lit_together = 0;
    for (const Direction direction : kDirections) {
        const Cell beside = board.next(start.cell, direction);
        const bool meets = start.exits.has(direction) && !is_pit(kind_at(shown, beside))
                           && has_exit(shown, beside, opposite(direction));
        lit_together += meets ? 1 : 0;
    }
    int nearness = -2 * board.side;
    const auto apart = [&](int here, int there) {
        const int away = (there - here + board.side) % board.side;
        return std::min(away, board.side - away);
    };
    for (const Cell cell : each(prisoner_cells(rules, shown))) {
        const int away = apart(board.row_of(cell), board.row_of(start.cell))
                         + apart(board.column_of(cell), board.column_of(start.cell));
        nearness = std::max(nearness, -away);
    }
    return {lit_together, nearness};
}

}  // namespace

std::size_t
best_start(const Rules& rules, const PublicState& shown, const tui::Answers<Action>& answers) {
    const bool is_first = prisoner_cells(rules, shown) == 0;
    const int middle = rules.board.side / 2 - 1;
    const auto best =
        is_first ? std::ranges::find(answers, rules.board.at(middle, middle), &Action::cell)
                 : std::ranges::max_element(answers, {}, [&](const Action& start) {
                       return start_score(rules, shown, start);
                   });
    return best == answers.end() ? 0 : static_cast<std::size_t>(best - answers.begin());
}

std::size_t
safest_choice(const Rules& rules, const View& view, const tui::Answers<Action>& answers) {
    std::vector<std::size_t> order(answers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (const tui::Index end = answers.first(ActionKind::End)) {
        std::swap(order.front(), order[*end]);
    }
    ActionPreview preview;
    tui::Index survived;
    for (const std::size_t choice : order) {
        preview_action(rules, view, answers.action(choice), preview);
        if (preview.certain_loss) {
            continue;
        }
        if (preview.falling == 0) {
            return choice;
        }
        survived = survived ? survived : choice;
    }
    return survived.value_or(order.front());
}

}  // namespace tenebrae::nightcage::board
