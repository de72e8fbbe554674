// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/evaluation.hpp"

#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/sight.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tenebrae::bots {

using namespace nightcage;

namespace {

/// Returns whether a prisoner can step from a cell to its neighbour, now or once free cells are
/// filled.
bool is_passable(const Rules& rules, const PublicState& shown, Cell cell, Direction direction) {
    const Cell beyond = rules.board.next(cell, direction);
    return (is_free(shown, cell) || has_exit(shown, cell, direction))
           && (is_free(shown, beyond) || has_exit(shown, beyond, opposite(direction)));
}

bool is_barrier(const PublicState& shown, Cell cell) {
    const TileKind kind = kind_at(shown, cell);
    return is_pit(kind) || is_monster(kind);
}

/// Returns the cells one step from a cell. A path may start on a barrier, but does not pass through
/// one.
Cells next_steps(const Rules& rules, const PublicState& shown, Cell cell) {
    Cells next = 0;
    if (is_barrier(shown, cell)) {
        return next;
    }
    for (Direction direction : kDirections) {
        if (is_passable(rules, shown, cell, direction)) {
            next |= only(rules.board.next(cell, direction));
        }
    }
    return next;
}

}  // namespace

Distances distances_to(const Rules& rules, const PublicState& shown, Cells goal) {
    Distances distances;
    distances.fill(kFar);
    Cells reached = goal;
    Cells wave = goal;
    for (int steps = 0; wave != 0 && steps < kFar; ++steps) {
        Cells next_wave = 0;
        for (Cell cell : each(wave)) {
            distances[index(cell)] = static_cast<std::uint8_t>(steps);
            next_wave |= next_steps(rules, shown, cell);
        }
        wave = next_wave & ~reached;
        reached |= wave;
    }
    return distances;
}

int torus_steps(const Rules& rules, Cell from, Cell to) {
    const int side = rules.board.side;
    const int rows = std::abs(rules.board.row_of(from) - rules.board.row_of(to));
    const int columns = std::abs(rules.board.column_of(from) - rules.board.column_of(to));
    return std::min(rows, side - rows) + std::min(columns, side - columns);
}

int steps_apart(const Rules& rules, const PublicState& shown) {
    int sum = 0;
    for (unsigned one = 0; one < rules.prisoners; ++one) {
        for (unsigned other = 0; other < one; ++other) {
            const Prisoner& left = shown.prisoners[one];
            const Prisoner& right = shown.prisoners[other];
            sum += is_on_board(left) && is_on_board(right)
                       ? torus_steps(rules, left.cell, right.cell)
                       : kFallerSteps;
        }
    }
    return sum;
}

using namespace nightcage;

namespace {

/// The weight of one unit of a feature, in the heuristic value and in the chance to win.
struct FeatureWeight {
    Feature feature;
    std::int32_t heuristic_value;
    std::int32_t chance;
};

/// The heuristic values were found by letting the heuristic player play some hundred thousand games
/// with varied weights; the chances by logistic regression over the results of 24,000 of its games
/// and 400 of the search player's, half of each printing.
constexpr std::array kFeatureWeights{
    FeatureWeight{Feature::One, -277523, -432110},
    FeatureWeight{Feature::KeysHeld, 141732, 69373},
    FeatureWeight{Feature::KeysLit, 433, -145},
    FeatureWeight{Feature::KeysSpare, 12608, 28841},
    FeatureWeight{Feature::GateLit, 249717, 107239},
    FeatureWeight{Feature::GateSpare, 5488, 10872},
    FeatureWeight{Feature::GatesLeft, 29692, 30824},
    FeatureWeight{Feature::GateSteps, -12083, -10606},
    FeatureWeight{Feature::GateStepsReady, -1677, 11826},
    FeatureWeight{Feature::GateStepsDark, -3654, -27186},
    FeatureWeight{Feature::GateFarthest, -12916, -10491},
    FeatureWeight{Feature::Apart, -1003, -586},
    FeatureWeight{Feature::StackAhead, 500, 322},
    FeatureWeight{Feature::StackShort, -551, -1199},
    FeatureWeight{Feature::CandlesOut, -3438, -5378},
    FeatureWeight{Feature::CandleSteps, -15295, -4064},
    FeatureWeight{Feature::Falling, 172, -1295},
    FeatureWeight{Feature::Nerve, 20164, 6692},
    FeatureWeight{Feature::Seen, -34848, -11162},
    FeatureWeight{Feature::Monsters, -9179, -5225},
    FeatureWeight{Feature::Stuck, -26316, 1998},
    FeatureWeight{Feature::Flickers, -669, 180056},
};
static_assert(kFeatureWeights.size() == kFeatures);

constexpr int kStepsWithoutGate = 8;  ///< of all prisoners together to a gate still in the stack
constexpr int kNearKey = 100;  ///< value of a key on a prisoner's own tile
constexpr int kKeyStep = 6;  ///< subtracted for each step to the key
constexpr int kKeyInHand = 70;
constexpr int kFarthestKey = 10;  ///< steps; farther keys count the same
constexpr int kSecondKeySteps = 2;  ///< added for a prisoner who must pass on a key first
constexpr int kFarthestCandle = 8;
constexpr int kMostAhead = 300;
constexpr int kMostShort = 200;

/// More than the sum of all features can be.
constexpr std::int64_t kWonValue = std::int64_t{1} << 40U;

class FeatureCounter {
public:
    FeatureCounter(const Rules& rules, const PublicState& shown) : rules_(rules), shown_(shown) {}

    Features all() {
        sort_tiles();
        at(Feature::One) = 1;
        count_prisoners();
        count_keys();
        count_gates();
        estimate_stack();
        count_monsters();
        return values_;
    }

private:
    std::int32_t& at(Feature feature) { return values_[static_cast<std::size_t>(feature)]; }
    [[nodiscard]] std::int32_t at(Feature feature) const {
        return values_[static_cast<std::size_t>(feature)];
    }

    /// Returns how many tiles of a kind are still in the stack.
    [[nodiscard]] int in_stack(TileKind kind, int on_board) const {
        const int in_hand = shown_.hand == kind ? 1 : 0;
        return rules_.facts(kind).count - shown_.darkness[index(kind)] - on_board - in_hand;
    }

    void sort_tiles() {
        for (Cell cell : each(occupied(shown_))) {
            const TileKind kind = kind_at(shown_, cell);
            if (kind == TileKind::Gate) {
                gates_ |= only(cell);
            } else if (is_monster(kind)) {
                monsters_ |= only(cell);
            }
            key_tiles_ += kind == TileKind::Key ? 1 : 0;
            keepers_ += kind == TileKind::Keeper ? 1 : 0;
        }
    }

    void count_prisoners() {
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown_.prisoners[who];
            at(Feature::KeysHeld) += prisoner.has_key ? 1 : 0;
            at(Feature::CandlesOut) += prisoner.lit ? 0 : 1;
            at(Feature::Falling) += is_falling(prisoner) ? 1 : 0;
            at(Feature::Nerve) += prisoner.nerve;
            if (prisoner.lit && is_on_board(prisoner)) {
                candles_ |= only(prisoner.cell);
            }
        }
        missing_ = rules_.prisoners - at(Feature::KeysHeld);
        if (at(Feature::CandlesOut) != 0) {
            count_candle_steps();
        }
    }

    void count_candle_steps() {
        const Distances distances = distances_to(rules_, shown_, candles_);
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown_.prisoners[who];
            if (!prisoner.lit) {
                at(Feature::CandleSteps) += std::min(kFarthestCandle, steps(prisoner, distances));
            }
        }
    }

    /// Returns the steps of a prisoner; one who is falling can land on nearly any cell of their
    /// line.
    [[nodiscard]] int steps(const Prisoner& prisoner, const Distances& distances) const {
        if (is_on_board(prisoner)) {
            return distances[index(prisoner.cell)];
        }
        if (prisoner.line == Line::None) {
            return kFallerSteps;
        }
        const Cells line = prisoner.line == Line::Row ? rules_.board.row[index(prisoner.cell)]
                                                      : rules_.board.column[index(prisoner.cell)];
        int best = kFar;
        for (Cell cell : each(line & ~occupied(shown_))) {
            best = std::min<int>(best, distances[index(cell)]);
        }
        return best + 1;
    }

    [[nodiscard]] int key_value(Cell key) const {
        const Distances distances = distances_to(rules_, shown_, only(key));
        int nearest = kFarthestKey;
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown_.prisoners[who];
            const int detour = prisoner.has_key ? kSecondKeySteps : 0;
            nearest = std::min(nearest, steps(prisoner, distances) + detour);
        }
        return kNearKey - kKeyStep * nearest;
    }

    void count_keys() {
        const bool in_hand = holds_key(shown_.hand);
        int worth = in_hand ? kKeyInHand : 0;
        for (Cell key : each(shown_.keys)) {
            worth += key_value(key);
        }
        at(Feature::KeysLit) = std::min(worth, kNearKey * missing_);
        keys_lit_ = std::popcount(shown_.keys) + (in_hand ? 1 : 0);
        keys_hidden_ = in_stack(TileKind::Key, key_tiles_) + in_stack(TileKind::Keeper, keepers_);
        at(Feature::KeysSpare) = std::min(2, keys_lit_ + keys_hidden_ - missing_);
    }

    void count_gates() {
        const int lit = std::popcount(gates_) + (shown_.hand == TileKind::Gate ? 1 : 0);
        gates_hidden_ = in_stack(TileKind::Gate, std::popcount(gates_));
        at(Feature::GateLit) = lit > 0 ? 1 : 0;
        at(Feature::GateSpare) = lit > 1 ? 1 : 0;
        at(Feature::GatesLeft) = lit + gates_hidden_;
        if (lit == 0) {
            at(Feature::Apart) = steps_apart(rules_, shown_);
            return;
        }
        find_best_gate();
        at(Feature::GateStepsReady) = missing_ == 0 ? at(Feature::GateSteps) : 0;
        at(Feature::GateStepsDark) = shown_.stack_size == 0 ? at(Feature::GateSteps) : 0;
    }

    void find_best_gate() {
        // While the only gate is still in hand, it is as far away as for a falling prisoner.
        int best = gates_ != 0 ? kFar * kMaxPrisoners : kFallerSteps * rules_.prisoners;
        int farthest = kFallerSteps;
        for (Cell gate : each(gates_)) {
            const Distances distances = distances_to(rules_, shown_, only(gate));
            int sum = 0;
            int most = 0;
            for (unsigned who = 0; who < rules_.prisoners; ++who) {
                const int own = steps(shown_.prisoners[who], distances);
                sum += own;
                most = std::max(most, own);
            }
            if (sum < best) {
                best = sum;
                farthest = most;
            }
        }
        at(Feature::GateSteps) = best;
        at(Feature::GateFarthest) = farthest;
    }

    /// Estimates what is left once the missing keys and gate are drawn. On average the first of
    /// `hidden` tiles in a stack comes after (size + 1) / (hidden + 1) tiles.
    void estimate_stack() {
        const int size = shown_.stack_size;
        const int wanted = std::max(0, missing_ - keys_lit_);
        int tenths = wanted * 10 * (size + 1) / (keys_hidden_ + 1);
        int steps_left = at(Feature::GateSteps);
        if (at(Feature::GateLit) == 0) {
            tenths = std::max(tenths, 10 * (size + 1) / (gates_hidden_ + 1));
            steps_left = kStepsWithoutGate;
        }
        const int ahead = 10 * size - tenths;
        at(Feature::StackAhead) = std::min(ahead, kMostAhead);
        at(Feature::StackShort) = std::clamp(10 * steps_left - ahead, 0, kMostShort);
        at(Feature::Flickers) = size == 0 ? 1 : 0;
    }

    void count_monsters() {
        Cells seen = 0;
        for (Cell monster : each(monsters_)) {
            seen |= sight(rules_, shown_, monster);
        }
        for (unsigned who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown_.prisoners[who];
            if (is_on_board(prisoner)) {
                at(Feature::Seen) += contains(seen, prisoner.cell) ? 1 : 0;
                at(Feature::Stuck) += is_stuck(prisoner.cell) ? 1 : 0;
            }
        }
        at(Feature::Monsters) = std::popcount(monsters_) + (is_monster(shown_.hand) ? 1 : 0);
    }

    [[nodiscard]] bool is_stuck(Cell cell) const {
        for (Direction direction : kDirections) {
            const TileKind beyond = kind_at(shown_, rules_.board.next(cell, direction));
            if (connected(rules_, shown_, cell, direction) && !is_monster(beyond)
                && !is_pit(beyond)) {
                return false;
            }
        }
        return true;
    }

    const Rules& rules_;
    const PublicState& shown_;
    Features values_{};
    Cells gates_ = 0;
    Cells monsters_ = 0;
    Cells candles_ = 0;  ///< cells with lit prisoners
    int key_tiles_ = 0;
    int keepers_ = 0;
    int missing_ = 0;  ///< prisoners without a key
    int keys_lit_ = 0;  ///< on the board or in hand
    int keys_hidden_ = 0;
    int gates_hidden_ = 0;
};

std::int64_t sum(const Rules& rules, const PublicState& shown, std::int32_t FeatureWeight::*scale) {
    const Features values = features(rules, shown);
    std::int64_t total = 0;
    for (const FeatureWeight& worth : kFeatureWeights) {
        total += std::int64_t{values[static_cast<std::size_t>(worth.feature)]} * (worth.*scale);
    }
    return total;
}

}  // namespace

Features features(const Rules& rules, const PublicState& shown) {
    return FeatureCounter(rules, shown).all();
}

std::int64_t heuristic_value(const Rules& rules, const PublicState& shown) {
    if (shown.step == Step::Over) {
        return shown.ending == Ending::Won ? kWonValue : -kWonValue;
    }
    return sum(rules, shown, &FeatureWeight::heuristic_value);
}

std::int64_t win_chance(const Rules& rules, const PublicState& shown) {
    if (shown.step == Step::Over) {
        return shown.ending == Ending::Won ? kCertain : 0;
    }
    return chance(sum(rules, shown, &FeatureWeight::chance));
}

}  // namespace tenebrae::bots
