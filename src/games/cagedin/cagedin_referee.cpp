// SPDX-License-Identifier: MIT
#include "games/cagedin/cagedin_referee.hpp"

#include "games/cagedin/sets/variant.hpp"
#include "games/cagedin/words/commands.hpp"

namespace tenebrae::cagedin {
namespace {

core::Result<std::unique_ptr<host::Referee>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    const core::Result<Variant> made = make_variant(data_folder, settings);
    if (!made) {
        return made.errors();
    }
    const Variant& variant = *made;
    const std::uint64_t numbers = hash_of_rules(variant.setup);
    return std::unique_ptr<host::Referee>(std::make_unique<CagedInReferee>(
        CagedIn(variant.setup, variant.names, variant.header, numbers)
    ));
}

table::GameResult result_of(const PublicState& open, Seat seat) {
    if (open.winner == kNobody) {
        return table::GameResult::Drew;
    }
    if (open.winner == seat) {
        return table::GameResult::Won;
    }
    return open.ending == Ending::Resigned ? table::GameResult::Resigned : table::GameResult::Lost;
}

}  // namespace

Events CagedInFullGame::begin(State& state) const {
    Events happened;
    cagedin::begin(setup_.rules, state, &happened);
    return happened;
}

Events CagedInFullGame::apply(State& state, Action action) const {
    Events happened;
    cagedin::apply(setup_.rules, state, action, &happened);
    return happened;
}

table::Outcome CagedInFullGame::outcome(const State& state) {
    const PublicState& open = state.open;
    if (open.ending == Ending::None) {
        return {};
    }
    const auto& end = ending_row(open.ending, open.winner);
    table::Outcome outcome{true, {}, name(open.ending), end.rule, end.sentence};
    outcome.of_seat[kRed] = result_of(open, kRed);
    outcome.of_seat[kBlue] = result_of(open, kBlue);
    return outcome;
}

View CagedInFullGame::view_afterwards(const State& state, int seat) const {
    View revealed = view(state, seat);
    revealed.shows_all = true;
    revealed.hands = state.hands;
    return revealed;
}

std::optional<std::string>
CagedInFullGame::redacted_command(const View& view, Action action, int seat) const {
    const bool is_secret = action.card != kNoCard || action.kind == ActionKind::Type;
    return is_secret && seat != view.seat ? std::nullopt
                                          : std::optional(command_text(setup_, view, action));
}

const table::GameMaker& cagedin_maker() {
    static const table::GameMaker maker{
        "cagedin", "Caged In", make_game, read_own_tables, &cagedin_start()};
    return maker;
}

}  // namespace tenebrae::cagedin
