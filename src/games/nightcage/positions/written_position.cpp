// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/written_position.hpp"

#include "core/random.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/rules/outcome.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <numeric>

namespace tenebrae::nightcage {
namespace {

using Counts = std::array<int, kTileKinds>;

std::string tiles_text(TileKind kind) {
    return std::string(name(kind)) + " tiles";
}

/// Builds the state from what is written, one part after another.
class Assembly {
public:
    Assembly(const Rules& rules, const WrittenPosition& written, kit::PositionErrors& errors)
        : rules_(rules), written_(written), errors_(errors) {
        state_.shown = written.shown;
    }

    State assemble() {
        settle_turn();
        settle_stack();
        settle_darkness();
        check_prisoners();
        check_keys();
        return state_;
    }

private:
    PublicState& shown() { return state_.shown; }

    /// Sets the active prisoner from the turn and, if no phase is written, the phase.
    void settle_turn() {
        const bool in_setup = shown().turn == 0;
        if (in_setup != written_.setup.is_given()) {
            errors_.add(
                in_setup ? written_.turn : written_.setup,
                "wrong-turn",
                "NC-S3",
                in_setup ? "Turn 0 needs the line: setup N, with the prisoner to set up."
                         : "A position has either turn N, from 1, or setup N, not both."
            );
            return;
        }
        if (!in_setup) {
            shown().active = static_cast<PrisonerId>((shown().turn - 1U) % rules_.prisoners);
        }
        if (!written_.phase.is_given()) {
            shown().part = in_setup ? Part::Setup : Part::Choice;
            shown().step = in_setup ? Step::Start : Step::Choose;
        }
        const bool falls = is_falling(prisoner_of(shown(), shown().active));
        if (shown().part == Part::Choice && shown().step == Step::Choose && falls) {
            shown().part = Part::Landing;
            shown().step = Step::Land;
        }
        if (shown().idle_turns >= idle_limit() && shown().step != Step::Over) {
            auto& error = errors_.add(
                written_.idle, "wrong-idle", "NC-X8", "So many idle turns end the game."
            );
            error.expected = "less than " + std::to_string(idle_limit());
        }
    }

    [[nodiscard]] int idle_limit() const { return kIdleTurnsPerPrisoner * rules_.prisoners; }

    void settle_stack() {
        const WrittenStack& stack = written_.stack;
        const int size = stack.is_counted
                             ? std::accumulate(stack.counts.begin(), stack.counts.end(), 0)
                             : static_cast<int>(stack.order.size());
        if (size > kMaxStack) {
            errors_.add(written_.tiles, "stack-too-large", "NC-T2", "The stack is too large.")
                .expected = "at most " + std::to_string(kMaxStack) + " tiles";
            return;
        }
        if (stack.opening > size) {
            errors_.add(
                written_.opening,
                "wrong-opening",
                "NC-S1",
                "There are more opening tiles than tiles in the stack."
            );
            return;
        }
        shown().stack_size = static_cast<std::uint8_t>(size);
        shown().opening_left = static_cast<std::uint8_t>(stack.opening);
        if (stack.is_counted) {
            stack_counted();
        } else {
            std::copy(stack.order.rbegin(), stack.order.rend(), state_.stack.begin());
            check_opening(opening_of_order());
        }
        settle_flickers();
    }

    [[nodiscard]] Counts opening_of_order() const {
        Counts counts{};
        for (int place = 0; place < written_.stack.opening; ++place) {
            ++counts[index(written_.stack.order[static_cast<std::size_t>(place)])];
        }
        if (written_.stack.opening_by_kind && counts != written_.stack.opening_counts) {
            errors_.add(
                written_.opening,
                "wrong-opening",
                "NC-S1",
                "These are not the tiles on top of the stack."
            );
        }
        return counts;
    }

    /// Sets a stack of counts in any valid order: the opening on top, the other tiles below.
    void stack_counted() {
        const WrittenStack& stack = written_.stack;
        if (rules_.random_opening == 0 && stack.opening > 0 && !stack.opening_by_kind) {
            errors_
                .add(
                    written_.opening,
                    "wrong-opening",
                    "NC-S1",
                    "A stack of counts needs the kinds of the opening tiles left in it."
                )
                .expected = "opening N with the kinds, such as: opening 3 t 2 x 1";
            return;
        }
        const Counts opening = stack.opening_by_kind ? stack.opening_counts : some_passages();
        check_opening(opening);
        std::size_t bottom = 0;
        std::size_t top = state_.shown.stack_size - static_cast<std::size_t>(stack.opening);
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            const int below = stack.counts[kind] - opening[kind];
            if (below < 0) {
                errors_.add(
                    written_.opening,
                    "wrong-opening",
                    "NC-S1",
                    "The opening has more " + tiles_text(static_cast<TileKind>(kind))
                        + " than the whole stack."
                );
                return;
            }
            fill(bottom, below, kind);
            fill(top, opening[kind], kind);
        }
    }

    void fill(std::size_t& place, int count, std::size_t kind) {
        for (; count > 0 && place < kMaxStack; --count) {
            state_.stack[place++] = static_cast<TileKind>(kind);
        }
    }

    [[nodiscard]] Counts some_passages() const {
        Counts found{};
        int wanted = written_.stack.opening;
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            if (is_passage(static_cast<TileKind>(kind))) {
                found[kind] = std::min(wanted, written_.stack.counts[kind]);
                wanted -= found[kind];
            }
        }
        return found;
    }

    void check_opening(const Counts& opening) {
        const int sum = std::accumulate(opening.begin(), opening.end(), 0);
        bool fits = sum == written_.stack.opening;
        for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
            const bool drawn = rules_.random_opening != 0;
            const int most = !drawn                                    ? rules_.tiles[kind].opening
                             : is_passage(static_cast<TileKind>(kind)) ? rules_.random_opening
                                                                       : 0;
            fits = fits && opening[kind] <= most;
        }
        fits = fits && (rules_.random_opening == 0 || sum <= rules_.random_opening);
        if (!fits) {
            errors_.add(
                written_.opening,
                "wrong-opening",
                "NC-S1",
                "These cannot be the opening tiles left in this set."
            );
        }
    }

    /// Sets the flickers: in the first printing they apply as soon as the stack is empty.
    void settle_flickers() {
        const bool is_empty = shown().stack_size == 0;
        if (!rules_.switches.flickers_a_turn_later) {
            shown().flickers = shown().flickers || is_empty;
        }
        if (shown().flickers && !is_empty) {
            errors_.add(
                written_.flickers,
                "wrong-flickers",
                "NC-E2",
                "The final flickers begin only when the stack is empty."
            );
        }
    }

    /// Puts the tiles of the set that are nowhere else into the darkness.
    void settle_darkness() {
        for (std::size_t kind = index(TileKind::Start); kind < index(TileKind::Pit); ++kind) {
            const auto tile = static_cast<TileKind>(kind);
            const int found = count_of(tile);
            const int count = rules_.facts(tile).count;
            if (found <= count) {
                shown().darkness[kind] = static_cast<std::uint8_t>(count - found);
                continue;
            }
            auto& error = errors_.add(
                last_place_of(tile),
                "too-many-tiles",
                "NC-T2",
                "There are more " + tiles_text(tile) + " than the set has."
            );
            error.expected = "at most " + std::to_string(count);
            error.got = std::to_string(found);
        }
    }

    int count_of(TileKind kind) {
        auto found = std::count(shown().kind.begin(), shown().kind.end(), kind);
        found += std::count(state_.stack.begin(), state_.stack.end(), kind);
        found += shown().hand == kind ? 1 : 0;
        found += kind == TileKind::Omen ? shown().omens_aside : 0;
        for (std::size_t who = 0; who < rules_.prisoners && kind == TileKind::Start; ++who) {
            found += shown().prisoners[who].whereabouts == Whereabouts::Unplaced ? 1 : 0;
        }
        return static_cast<int>(found);
    }

    [[nodiscard]] kit::Spot last_place_of(TileKind kind) const {
        for (std::size_t cell = kMaxCells; cell > 0; --cell) {
            if (written_.shown.kind[cell - 1] == kind) {
                return written_.cells[cell - 1];
            }
        }
        return written_.tiles;
    }

    void check_prisoners() {
        for (std::size_t who = 0; who < rules_.prisoners; ++who) {
            const Prisoner& prisoner = shown().prisoners[who];
            if (!is_on_board(prisoner)) {
                continue;
            }
            const TileKind ground = kind_at(shown(), prisoner.cell);
            if (ground == TileKind::None) {
                errors_.add(
                    written_.prisoners[who],
                    "stands-on-nothing",
                    "NC-G4",
                    "A prisoner needs a tile to stand on, and "
                        + cell_name(rules_.board, prisoner.cell) + " is empty."
                );
            } else if (ground != TileKind::Gate) {
                check_no_other_prisoner(who);
            }
        }
    }

    void check_no_other_prisoner(std::size_t who) {
        const Cell cell = shown().prisoners[who].cell;
        for (std::size_t other = 0; other < who; ++other) {
            const Prisoner& before = shown().prisoners[other];
            if (is_on_board(before) && before.cell == cell) {
                errors_.add(
                    written_.prisoners[who],
                    "shares-a-tile",
                    "NC-G4",
                    "Prisoner " + std::to_string(other + 1) + " is already on "
                        + cell_name(rules_.board, cell) + ", and only a gate holds two."
                );
                return;
            }
        }
    }

    /// Checks that the keys held match the key tiles without a key.
    void check_keys() {
        int held = 0;
        kit::Spot last;
        for (std::size_t who = 0; who < rules_.prisoners; ++who) {
            if (shown().prisoners[who].has_key) {
                ++held;
                last = written_.prisoners[who];
            }
        }
        int keyless_key_tiles = 0;
        for (const Cell cell : each(occupied(shown()) & ~shown().keys)) {
            keyless_key_tiles += kind_at(shown(), cell) == TileKind::Key ? 1 : 0;
        }
        const int gone =
            shown().darkness[index(TileKind::Key)] + shown().darkness[index(TileKind::Keeper)];
        if (held > keyless_key_tiles + gone) {
            auto& error = errors_.add(
                last, "too-many-keys", "NC-Y1", "No key tile is left for this key to come from."
            );
            error.expected = "at most " + std::to_string(keyless_key_tiles + gone) + " keys held";
            error.got = std::to_string(held);
        }
        if (keyless_key_tiles > held) {
            auto& error = errors_.add(
                last_place_of(TileKind::Key),
                "missing-key",
                "NC-Y1",
                "More key tiles are without a key than prisoners hold keys."
            );
            error.expected = "at most " + std::to_string(held) + " written k-";
            error.got = std::to_string(keyless_key_tiles);
        }
    }

    const Rules& rules_;
    const WrittenPosition& written_;
    kit::PositionErrors& errors_;
    State state_;
};

}  // namespace

State assemble(const Rules& rules, const WrittenPosition& written, kit::PositionErrors& errors) {
    return Assembly(rules, written, errors).assemble();
}

namespace {

/// Returns the rule by which play continues here without a decision; nothing if one is pending.
std::optional<std::string_view>
rule_without_decision(const Rules& rules, const PublicState& shown) {
    if (shown.step == Step::Over) {
        return std::nullopt;
    }
    if (shown.step == Step::After && !can_continue_turn(rules, shown)) {
        return "NC-M6";
    }
    const bool chooses_cell = shown.step == Step::Scramble && shown.hand == TileKind::None;
    if (chooses_cell && scrambles(rules, shown).mask == 0) {
        return "NC-A9";
    }
    ActionList actions;
    legal_actions(rules, shown, actions);
    return actions.empty() ? std::optional<std::string_view>("") : std::nullopt;
}

/// Finds states that no game can reach, using the rules themselves, after all other checks have
/// passed.
void check_playable(
    const Rules& rules,
    const WrittenPosition& written,
    const State& state,
    kit::PositionErrors& errors
) {
    if (const auto broken = check_invariants(rules, state)) {
        errors.add(
            written.board,
            "impossible-position",
            "",
            "This position is impossible: " + *broken + "."
        );
        return;
    }
    if (const auto rule = rule_without_decision(rules, state.shown)) {
        errors.add(
            written.phase,
            "nothing-to-decide",
            std::string(*rule),
            "No decision is pending in this phase: give another one."
        );
    }
}

}  // namespace

core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    const auto written = read_written(rules, text);
    if (!written) {
        return written.errors();
    }
    kit::PositionErrors errors(text);
    State state = assemble(rules, *written, errors);
    if (errors.empty()) {
        check_phase(rules, *written, state, errors);
    }
    if (errors.empty()) {
        check_playable(rules, *written, state, errors);
    }
    if (!errors.empty()) {
        return errors.take();
    }
    if (written->stack.is_counted) {
        core::Random random(seed);
        redraw_hidden(rules, state, random);
    }
    return state;
}

}  // namespace tenebrae::nightcage
