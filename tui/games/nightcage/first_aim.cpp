// SPDX-License-Identifier: MIT
// What is aimed at before any key is pressed.
#include "games/nightcage/rules/foresee.hpp"
#include "games/nightcage/rules/light.hpp"
#include "tui/games/nightcage/aim.hpp"

#include <algorithm>
#include <tuple>

namespace tenebrae::nightcage::board {
namespace {

int apart(int here, int there, int side) {
    const int away = (there - here + side) % side;
    return std::min(away, side - away);
}

/// How well a start tile lies with what is there already, the greater the better.
struct Company {
    int lit_together = 0;  ///< its exits onto tiles that open towards it
    int nearness = 0;  ///< of the nearest prisoner
    friend constexpr bool operator<(const Company& one, const Company& other) {
        return std::tie(one.lit_together, one.nearness)
               < std::tie(other.lit_together, other.nearness);
    }
};

Company company_at(const Rules& rules, const PublicState& shown, Action start) {
    const Geometry& board = rules.board;
    Company company;
    for (Direction direction : kDirections) {
        const Cell beside = board.next(start.cell, direction);
        const bool meets = start.exits.has(direction) && !is_pit(kind_at(shown, beside))
                           && has_exit(shown, beside, opposite(direction));
        company.lit_together += meets ? 1 : 0;
    }
    company.nearness = -2 * board.side;
    for (Cell cell : each(stood_on(rules, shown))) {
        const int away = apart(board.row_of(cell), board.row_of(start.cell), board.side)
                         + apart(board.column_of(cell), board.column_of(start.cell), board.side);
        company.nearness = std::max(company.nearness, -away);
    }
    return company;
}

}  // namespace

Index Aim::first_aim() const {
    if (decision(view_.shown) == Decision::Start) {
        return first_start();
    }
    if (names_cells() || answers_.size() == 1) {
        return harmless();
    }
    const Index end = answers_.first(ActionKind::End);
    return end && harmless() == *end ? end : std::nullopt;
}

/// The first prisoner begins in the middle.
std::size_t Aim::first_start() const {
    if (stood_on(rules(), view_.shown) == 0) {
        const int middle = rules().board.side / 2 - 1;
        const std::vector<std::size_t> there = answers_.at(rules().board.at(middle, middle));
        return there.empty() ? 0 : there.front();
    }
    std::size_t best = 0;
    Company best_company = company_at(rules(), view_.shown, answers_.action(0));
    for (std::size_t choice = 1; choice < answers_.size(); ++choice) {
        const Company company = company_at(rules(), view_.shown, answers_.action(choice));
        if (best_company < company) {
            best = choice;
            best_company = company;
        }
    }
    return best;
}

/// To end a turn comes first where it is possible.
std::size_t Aim::harmless() const {
    std::vector<std::size_t> order(answers_.size());
    for (std::size_t choice = 0; choice < order.size(); ++choice) {
        order[choice] = choice;
    }
    if (const Index end = answers_.first(ActionKind::End)) {
        std::swap(order.front(), order[*end]);
    }
    Foresight foresight;
    Index survived;
    for (const std::size_t choice : order) {
        foresee(rules(), view_, answers_.action(choice), foresight);
        if (foresight.certain_loss) {
            continue;
        }
        if (foresight.falling == 0) {
            return choice;
        }
        survived = survived ? survived : choice;
    }
    return survived.value_or(order.front());
}

}  // namespace tenebrae::nightcage::board
