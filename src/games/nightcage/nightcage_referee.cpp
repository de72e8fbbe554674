// SPDX-License-Identifier: MIT
#include "games/nightcage/nightcage_referee.hpp"

#include "games/nightcage/sets/variant.hpp"
#include "kit/names.hpp"

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

core::Result<std::unique_ptr<host::Referee>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    core::Result<Variant> variant = make_variant(data_folder, settings);
    core::Diagnostics errors = variant ? core::Diagnostics{} : variant.errors();
    const int prisoners = variant ? variant->rules.prisoners : kMaxPrisoners;
    const auto given = kit::read_names(settings, prisoners, "prisoner");
    Names names;
    if (given) {
        std::ranges::copy(*given, names.begin());
    } else {
        errors.insert(errors.end(), given.errors().begin(), given.errors().end());
    }
    if (!errors.empty()) {
        return errors;
    }
    return std::unique_ptr<host::Referee>(
        std::make_unique<NightCageReferee>(NightCage(std::move(variant).value(), std::move(names)))
    );
}

}  // namespace

Events NightCageFullGame::apply(State& state, Action action) const {
    Events events;
    nightcage::apply(rules_, state, action, &events);
    return events;
}

table::Outcome NightCageFullGame::outcome(const State& state) const {
    const Ending ending = state.shown.ending;
    if (ending == Ending::Unfinished) {
        return {};
    }
    return table::Outcome::for_all(
        result_of(ending), name(ending), ending_rule(ending), ending_sentence(ending)
    );
}

const table::GameMaker& nightcage_maker() {
    static const table::GameMaker maker{
        "nightcage", "The Night Cage", make_game, read_own_set, &nightcage_start()};
    return maker;
}

}  // namespace tenebrae::nightcage
