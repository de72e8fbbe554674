// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/position.hpp"

#include "core/random.hpp"
#include "games/nightcage/positions/written_position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/rules/options.hpp"

namespace tenebrae::nightcage {
namespace {

/// The rule by which play goes on here without asking; nothing where it is asked.
std::optional<std::string_view> rule_of_silence(const Rules& rules, const PublicState& shown) {
    if (shown.step == Step::Over) {
        return std::nullopt;
    }
    if (shown.step == Step::After && !can_go_on(rules, shown)) {
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

/// What a play could never come to, found by the rules themselves after everything else was sound.
void check_playable(
    const Rules& rules,
    const WrittenPosition& written,
    const State& state,
    kit::PositionFaults& faults
) {
    if (const auto broken = check_invariants(rules, state)) {
        faults.add(
            written.board, "impossible-position", "", "This cannot come about: " + *broken + "."
        );
        return;
    }
    if (const auto rule = rule_of_silence(rules, state.shown)) {
        faults.add(
            written.phase,
            "nothing-to-decide",
            std::string(*rule),
            "Nothing is asked here: the phase must be another one."
        );
    }
}

}  // namespace

core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    const auto written = read_written(rules, text);
    if (!written) {
        return written.faults();
    }
    kit::PositionFaults faults(text);
    State state = assemble(rules, *written, faults);
    if (faults.empty()) {
        check_phase(rules, *written, state, faults);
    }
    if (faults.empty()) {
        check_playable(rules, *written, state, faults);
    }
    if (!faults.empty()) {
        return faults.take();
    }
    if (written->stack.is_counted) {
        core::Random random(seed);
        redraw_hidden(rules, state, random);
    }
    return state;
}

}  // namespace tenebrae::nightcage
