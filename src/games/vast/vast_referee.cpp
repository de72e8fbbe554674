// SPDX-License-Identifier: MIT
#include "games/vast/vast_referee.hpp"

#include "games/vast/sets/variant.hpp"

namespace tenebrae::vast {
namespace {

core::Result<std::unique_ptr<host::Referee>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    const core::Result<Variant> variant = make_variant(data_folder, settings);
    if (!variant) {
        return variant.errors();
    }
    const std::uint64_t numbers = hash_of_rules(variant->rules);
    return std::unique_ptr<host::Referee>(std::make_unique<VastReferee>(
        Vast(variant->rules, variant->names, variant->header, numbers)
    ));
}

table::GameResult result_of(const State& state, Set roles) {
    if (state.ending == Ending::Resigned) {
        return has(roles, state.resigned) ? table::GameResult::Resigned : table::GameResult::Drew;
    }
    if (state.ending == Ending::Rounds) {
        return table::GameResult::Drew;
    }
    const bool has_won = state.winner != Role::None && has(roles, state.winner);
    return has_won ? table::GameResult::Won : table::GameResult::Lost;
}

}  // namespace

Events VastFullGame::begin(State& state) const {
    Events happened;
    vast::begin(rules_, state, &happened);
    return happened;
}

Events VastFullGame::apply(State& state, Action action) const {
    Events happened;
    vast::apply(rules_, state, action, &happened);
    return happened;
}

std::optional<core::Diagnostic>
VastFullGame::refuse_resignation(const State& state, int seat) const {
    if (state.decision == Decision::None || seat == vast::deciding_seat(rules_, state)) {
        return std::nullopt;
    }
    return core::error("not-asked", "You can resign only when it is your turn to decide.")
        .rule("VA-G12");
}

table::Outcome VastFullGame::outcome(const State& state) const {
    if (!state.is_over()) {
        return {};
    }
    const auto& end = ending_row(state.ending, state.winner);
    table::Outcome outcome{true, {}, name(state.ending), end.rule, end.sentence};
    for (int seat = 0; seat < table::kMaxSeats; ++seat) {
        const Set roles = roles_of_seat(rules_, seat);
        if (roles != 0) {
            outcome.of_seat[static_cast<std::size_t>(seat)] = result_of(state, roles);
        }
    }
    return outcome;
}

const table::GameMaker& vast_maker() {
    static const table::GameMaker maker{
        "vast", "Vast: The Crystal Caverns", make_game, nullptr, &vast_start(), kFirstRulesVersion};
    return maker;
}

}  // namespace tenebrae::vast
