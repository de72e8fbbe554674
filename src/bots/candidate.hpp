// SPDX-License-Identifier: MIT
#pragma once

#include "bots/playable.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>

namespace tenebrae::bots {

/// The sums of the game's figures for the deciding seat, over the playouts of one action.
template <Playable Game>
struct PlayoutFigures {
    using Sums = std::array<std::int64_t, std::tuple_size_v<typename Game::Figures>>;

    Sums at_once{};  ///< right after the action
    Sums ahead{};  ///< at the ends of the playouts
    Sums squares{};  ///< of the figures in `ahead`

    void add_at_once(const typename Game::Figures& figures) { add(figures, at_once); }
    void add_ahead(const typename Game::Figures& figures) {
        add(figures, ahead);
        for (std::size_t figure = 0; figure < figures.size(); ++figure) {
            squares[figure] += std::int64_t{figures[figure]} * figures[figure];
        }
    }

private:
    static void add(const typename Game::Figures& figures, Sums& sums) {
        for (std::size_t figure = 0; figure < sums.size(); ++figure) {
            sums[figure] += figures[figure];
        }
    }
};

/// An action that a search tries.
template <typename Action>
struct Candidate {
    Action action;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int64_t turns = 0;  ///< the sum of the turns its playouts reached
    int playouts = 0;
    std::size_t number = 0;  ///< index in the list of legal actions; the lower one wins ties
    std::size_t place = 0;  ///< index of its figures
    std::int64_t lead = 0;  ///< added to its mean in comparisons, out of kCertain
};

template <typename Action>
bool is_better(const Candidate<Action>& left, const Candidate<Action>& right) {
    const std::int64_t lead = (left.sum + left.lead * left.playouts) * right.playouts
                              - (right.sum + right.lead * right.playouts) * left.playouts;
    if (lead != 0) {
        return lead > 0;
    }
    // If everything loses, the action that loses later is better.
    const std::int64_t longer = left.turns * right.playouts - right.turns * left.playouts;
    return left.sum == 0 && longer != 0 ? longer > 0 : left.number < right.number;
}

}  // namespace tenebrae::bots
