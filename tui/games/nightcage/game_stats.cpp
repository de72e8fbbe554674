// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/game_stats.hpp"

#include "games/nightcage/rules/light.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tenebrae::nightcage::board {
namespace {

/// The usual number of tiles that a turn takes from the stack. Measured with the heuristic bot: 2.8
/// for the first set with four prisoners and 3.0 for the second (300 games each), 3.0 for the
/// second with five (91 games). The other sets were not measured. Weighs as much as kTurnsOfDoubt
/// turns of the game itself.
constexpr double kUsualTilesATurn = 2.9;
constexpr double kTurnsOfDoubt = 4;

int hidden(const View& view, TileKind kind) {
    return view.stack_counts[index(kind)];
}

int turns_for(const PublicState& shown, const Baseline& baseline) {
    const int turns = std::max(0, shown.turn - baseline.turn);
    const int spent = std::max(0, baseline.stack - shown.stack_size);
    const double rate = (spent + kUsualTilesATurn * kTurnsOfDoubt) / (turns + kTurnsOfDoubt);
    return static_cast<int>(std::lround(shown.stack_size / rate));
}

}  // namespace

int tiles_at_start(const Rules& rules) {
    int tiles = 0;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        tiles += static_cast<TileKind>(kind) == TileKind::Start ? 0 : rules.tiles[kind].count;
    }
    return tiles;
}

GameStats game_stats(const Rules& rules, const View& view, const Baseline& baseline) {
    const PublicState& shown = view.shown;
    GameStats stats;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        stats.keys_held += shown.prisoners[who].has_key ? 1 : 0;
    }
    const bool key_in_hand = shown.hand == TileKind::Key || shown.hand == TileKind::Keeper;
    stats.keys_seen = std::popcount(shown.keys) + (key_in_hand ? 1 : 0);
    stats.keys_hidden = hidden(view, TileKind::Key) + hidden(view, TileKind::Keeper);
    stats.keys_to_spare =
        stats.keys_held + stats.keys_seen + stats.keys_hidden - int{rules.prisoners};
    stats.gates_seen =
        std::popcount(cells_of(shown, TileKind::Gate)) + (shown.hand == TileKind::Gate ? 1 : 0);
    stats.gates_hidden = hidden(view, TileKind::Gate);
    stats.tiles = tiles_at_start(rules);
    stats.turns_left = turns_for(shown, baseline);
    return stats;
}

std::optional<int> steps_to_gate(const Rules& rules, const PublicState& shown, Cell from) {
    const Cells gates = cells_of(shown, TileKind::Gate);
    const Cells closed = monsters(shown) | pits(shown);
    Cells reached = only(from);
    for (int steps = 0; steps < rules.board.cells(); ++steps) {
        if ((reached & gates) != 0) {
            return steps;
        }
        Cells next = reached;
        for (Cell cell : each(reached)) {
            next |= connected_cells(rules, shown, cell) & ~closed;
        }
        if (next == reached) {
            break;
        }
        reached = next;
    }
    return std::nullopt;
}

namespace {

template <typename Question>
int prisoners_who(const Rules& rules, const PublicState& shown, Question question) {
    int found = 0;
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        found += question(shown.prisoners[who]) ? 1 : 0;
    }
    return found;
}

std::string line(std::string_view what, int number) {
    return std::string(what) + ": " + std::to_string(number);
}

}  // namespace

std::vector<std::string> game_numbers(const Rules& rules, const View& view) {
    const PublicState& shown = view.shown;
    const auto has_key = [](const Prisoner& prisoner) { return prisoner.has_key; };
    const auto is_out = [](const Prisoner& prisoner) { return !prisoner.lit; };
    const auto gone = [&shown](TileKind kind) { return int{shown.darkness[index(kind)]}; };
    return {
        line("Tiles left in the stack", shown.stack_size),
        line("Prisoners with a key", prisoners_who(rules, shown, has_key)),
        line("Prisoners without light", prisoners_who(rules, shown, is_out)),
        line("Prisoners falling", prisoners_who(rules, shown, is_falling)),
        line("Gates lost", gone(TileKind::Gate)),
        line("Key tiles and keepers lost", gone(TileKind::Key) + gone(TileKind::Keeper)),
        line("Tiles and pits on the board", std::popcount(occupied(shown)))};
}

}  // namespace tenebrae::nightcage::board
