// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/view.hpp"

namespace tenebrae::nightcage {

View view(const Rules& rules, const State& state, int seat) {
    View seen;
    seen.shown = state.shown;
    seen.decides = seat == deciding_seat(rules, state.shown);
    const std::size_t size = state.shown.stack_size;
    const std::size_t below = size - state.shown.opening_left;
    for (std::size_t place = 0; place < size; ++place) {
        const std::size_t kind = index(state.stack[place]);
        ++seen.stack_counts[kind];
        if (rules.random_opening == 0 && place >= below) {
            ++seen.opening_pool[kind];
        }
    }
    if (rules.random_opening != 0 && state.shown.opening_left != 0) {
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            if (is_passage(static_cast<TileKind>(kind))) {
                seen.opening_pool[kind] = seen.stack_counts[kind];
            }
        }
    }
    return seen;
}

std::array<double, kTileKinds> next_tile_chances(const View& view) {
    const auto& pool = view.shown.opening_left != 0 ? view.opening_pool : view.stack_counts;
    int total = 0;
    for (std::uint8_t count : pool) {
        total += count;
    }
    std::array<double, kTileKinds> chances{};
    for (std::size_t kind = 0; kind < kTileKinds && total != 0; ++kind) {
        chances[kind] = static_cast<double>(pool[kind]) / total;
    }
    return chances;
}

}  // namespace tenebrae::nightcage
