// SPDX-License-Identifier: MIT
#include "games/nightcage/nightcage_referee.hpp"

#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nightcage/sets/start.hpp"
#include "games/nightcage/words/json.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "games/nightcage/words/tell.hpp"
#include "kit/names.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace tenebrae::nightcage {
namespace {

table::GameResult result_of(Ending ending) {
    switch (ending) {
    case Ending::Unfinished: return table::GameResult::Unfinished;
    case Ending::Won: return table::GameResult::Won;
    case Ending::Resigned: return table::GameResult::Resigned;
    case Ending::NoGate:
    case Ending::TooFewKeys:
    case Ending::FallsForEver:
    case Ending::Isolated:
    case Ending::Waited: break;
    }
    return table::GameResult::Lost;
}

core::Result<std::unique_ptr<table::Referee>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    core::Result<Variant> variant = make_variant(data_folder, settings);
    core::Diagnostics faults = variant ? core::Diagnostics{} : variant.faults();
    const int prisoners = variant ? variant->rules.prisoners : kMaxPrisoners;
    const auto given = kit::read_names(settings, prisoners, "prisoner");
    Names names;
    if (given) {
        std::ranges::copy(*given, names.begin());
    } else {
        faults.insert(faults.end(), given.faults().begin(), given.faults().end());
    }
    if (!faults.empty()) {
        return faults;
    }
    return std::unique_ptr<table::Referee>(
        std::make_unique<NightCageReferee>(NightCage(std::move(variant).value(), std::move(names)))
    );
}

}  // namespace

State NightCageTruth::start(std::uint64_t seed) const {
    return new_game(rules_, seed);
}

Events NightCageTruth::apply(State& state, Action action) const {
    Events happened;
    nightcage::apply(rules_, state, action, &happened);
    return happened;
}

table::Outcome NightCageTruth::outcome(const State& state) const {
    const Ending ending = state.shown.ending;
    if (ending == Ending::Unfinished) {
        return {};
    }
    return table::Outcome::for_all(
        result_of(ending), name(ending), ending_rule(ending), spoken_ending(ending)
    );
}

int NightCageTruth::deciding_seat(const State& state) const {
    return nightcage::deciding_seat(rules_, state.shown);
}

View NightCageTruth::view(const State& state, int seat) const {
    return nightcage::view(rules_, state, seat);
}

table::Json NightCageTruth::hidden(const State& state) const {
    return json_of_hidden(state);
}

table::SeatSet NightCageTruth::reveals(const Event& event) const {
    return nightcage::reveals(event.kind) ? table::SeatSet::all() : table::SeatSet::none();
}

std::optional<std::size_t> NightCageTruth::cause(
    std::span<const table::RawEvent> events, std::size_t first, std::size_t event
) const {
    return cause_of(events, first, event);
}

std::string NightCageTruth::position(const State& state) const {
    return write_position(rules_, state);
}

core::Result<State> NightCageTruth::read_position(
    const std::vector<table::LineBlock>& blocks, std::uint64_t seed
) const {
    return nightcage::read_position(rules_, blocks, seed);
}

const table::GameMaker& nightcage_maker() {
    static const table::GameMaker maker{
        "nightcage", "The Night Cage", make_game, read_own_set, &nightcage_start()};
    return maker;
}

}  // namespace tenebrae::nightcage
