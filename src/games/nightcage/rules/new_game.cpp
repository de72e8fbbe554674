// SPDX-License-Identifier: MIT
#include "games/nightcage/rules/game_rules.hpp"

#include <algorithm>
#include <span>

namespace tenebrae::nightcage {
namespace {

using Counts = std::array<std::uint8_t, kTileKinds>;

/// Tiles from the bottom to the top.
struct Pile {
    core::FixedList<TileKind, kMaxStack> tiles;

    void add(TileKind kind, int count) {
        for (; count > 0; --count) {
            tiles.push_back(kind);
        }
    }
    void add(const Counts& counts) {
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            add(static_cast<TileKind>(kind), counts[kind]);
        }
    }
    std::span<TileKind> all() { return {tiles.begin(), tiles.end()}; }
};

bool is_random_opening(const Rules& rules) {
    return rules.random_opening != 0;
}

/// Takes random passages out of the counts (NC-S1, first printing).
Counts take_random_passages(Counts& counts, int wanted, core::Random& random) {
    Pile passages;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (is_passage(static_cast<TileKind>(kind))) {
            passages.add(static_cast<TileKind>(kind), counts[kind]);
        }
    }
    random.shuffle(passages.all());
    Counts taken{};
    for (TileKind kind :
         passages.all().first(std::min(static_cast<std::size_t>(wanted), passages.tiles.size()))) {
        --counts[index(kind)];
        ++taken[index(kind)];
    }
    return taken;
}

Counts take_fixed_opening(const Rules& rules, Counts& counts) {
    Counts taken{};
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        taken[kind] = std::min(rules.tiles[kind].opening, counts[kind]);
        counts[kind] = static_cast<std::uint8_t>(counts[kind] - taken[kind]);
    }
    return taken;
}

/// Builds the stack: the opening shuffled on top of the other tiles, also shuffled.
void stack_up(State& state, const Counts& opening, const Counts& rest, core::Random& random) {
    Pile bottom;
    bottom.add(rest);
    random.shuffle(bottom.all());
    Pile top;
    top.add(opening);
    random.shuffle(top.all());
    state.stack.fill(TileKind::None);
    const auto after = std::copy(bottom.tiles.begin(), bottom.tiles.end(), state.stack.begin());
    std::copy(top.tiles.begin(), top.tiles.end(), after);
    state.shown.opening_left = static_cast<std::uint8_t>(top.tiles.size());
    state.shown.stack_size = static_cast<std::uint8_t>(top.tiles.size() + bottom.tiles.size());
}

}  // namespace

State new_game(const Rules& rules, std::uint64_t seed) {
    core::Random random(seed);
    Counts counts{};
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        const bool in_stack = static_cast<TileKind>(kind) != TileKind::Start;
        counts[kind] = in_stack ? rules.tiles[kind].count : std::uint8_t{0};
    }
    const Counts opening = is_random_opening(rules)
                               ? take_random_passages(counts, rules.random_opening, random)
                               : take_fixed_opening(rules, counts);
    State state;
    stack_up(state, opening, counts, random);
    return state;
}

State guess(const Rules& rules, const View& view, core::Random& random) {
    State state;
    state.shown = view.shown;
    Counts rest = view.stack_counts;
    Counts opening = view.opening_pool;
    if (is_random_opening(rules)) {
        opening = take_random_passages(rest, view.shown.opening_left, random);
    } else {
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            rest[kind] = static_cast<std::uint8_t>(rest[kind] - opening[kind]);
        }
    }
    stack_up(state, opening, rest, random);
    return state;
}

void redraw_hidden(const Rules& rules, State& state, core::Random& random) {
    state = guess(rules, view(rules, state, 0), random);
}

}  // namespace tenebrae::nightcage
