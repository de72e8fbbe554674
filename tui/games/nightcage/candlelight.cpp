// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/candlelight.hpp"

#include "core/random.hpp"

namespace tenebrae::nightcage::board {
namespace {

/// Of a flame that is going out, beside 1.
constexpr double kSinking = 0.25;

/// Ornament has numbers of its own, so that the rules' are never touched. From 0.82 to 1.22.
double breath(unsigned flicker, unsigned who) {
    if (flicker == 0) {
        return 1;
    }
    std::uint64_t word = std::uint64_t{flicker} * kMaxPrisoners + who;
    return 0.82 + static_cast<double>(core::splitmix64(word) % 41) / 100;
}

}  // namespace

tui::LightFall
candlelight(const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying) {
    const auto cells = static_cast<std::size_t>(rules.board.cells());
    tui::LightPlan plan{
        rules.board.side,
        rules.board.side,
        true,
        std::vector<std::uint8_t>(cells),
        std::vector<tui::Light>(cells, tui::kUnlit),
        {}};
    for (std::size_t cell = 0; cell < cells; ++cell) {
        // Exits and sides have the same bits.
        plan.open[cell] = exits_at(shown, static_cast<Cell>(cell)).mask;
    }
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        if (!is_on_board(prisoner)) {
            continue;
        }
        if (prisoner.lit) {
            const bool sinks = contains(dying, static_cast<PrisonerId>(who));
            plan.flames.push_back(
                {static_cast<int>(index(prisoner.cell)), sinks ? kSinking : breath(flicker, who)}
            );
        } else {
            plan.least[index(prisoner.cell)] = tui::kFaintest;  // just to be made out
        }
    }
    return tui::LightFall(plan);
}

}  // namespace tenebrae::nightcage::board
