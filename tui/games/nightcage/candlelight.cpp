// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/candlelight.hpp"

#include "core/random.hpp"

namespace tenebrae::nightcage::board {
namespace {

/// Squares of the distances, in tiles, up to which the light is of strength 4, 3 and 2: over the
/// flame's own tile, the near part of those beside it, and the far part. Bands as wide as that take
/// few changes of ink.
constexpr std::array kReach{0.56 * 0.56, 0.79 * 0.79, 1.6 * 1.6};

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

constexpr std::array<double, kReach.size()> reach_of(double strength) {
    std::array reach = kReach;
    for (double& square : reach) {
        square *= strength;
    }
    return reach;
}

/// Columns east and rows south of a step.
constexpr int east_of(Direction direction) {
    return direction == Direction::East ? 1 : direction == Direction::West ? -1 : 0;
}
constexpr int south_of(Direction direction) {
    return direction == Direction::South ? 1 : direction == Direction::North ? -1 : 0;
}

}  // namespace

Candlelight::Candlelight(
    const Rules& rules, const PublicState& shown, unsigned flicker, Prisoners dying
) {
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
        if (!is_on_board(prisoner)) {
            continue;
        }
        if (!prisoner.lit) {
            embers_ |= only(prisoner.cell);
            continue;
        }
        const bool sinks = contains(dying, static_cast<PrisonerId>(who));
        const auto reach = reach_of(sinks ? kSinking : breath(flicker, who));
        flames_.push_back({prisoner.cell, 0, 0, reach});
        for (Direction direction : kDirections) {
            if (has_exit(shown, prisoner.cell, direction)) {
                const Cell beyond = rules.board.next(prisoner.cell, direction);
                flames_.push_back(
                    {beyond,
                     static_cast<double>(-east_of(direction)),
                     static_cast<double>(-south_of(direction)),
                     reach}
                );
            }
        }
    }
}

}  // namespace tenebrae::nightcage::board
