// SPDX-License-Identifier: MIT
#include "games/nightcage/nightcage_referee.hpp"

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/game_rules.hpp"
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

State state_of(const table::GameState& bytes) {
    return table::unpacked<State>(bytes);
}

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
        std::make_unique<NightCageReferee>(std::move(variant).value(), std::move(names))
    );
}

}  // namespace

NightCageReferee::NightCageReferee(Variant variant, Names names)
    : NightCageReferee(std::make_shared<const NightCageGame>(std::move(variant), std::move(names))
    ) {}

NightCageReferee::NightCageReferee(const std::shared_ptr<const NightCageGame>& game)
    : table::Referee(game), rules_(game->rules()) {}

table::GameState NightCageReferee::start(std::uint64_t seed) const {
    return table::packed<table::GameState>(new_game(rules_, seed));
}

void NightCageReferee::apply(
    table::GameState& state, table::Move move, std::vector<table::RawEvent>& events
) const {
    State after = state_of(state);
    Events happened;
    nightcage::apply(rules_, after, table::unpacked<Action>(move), &happened);
    state = table::packed<table::GameState>(after);
    for (const Event& event : happened) {
        events.push_back(table::packed<table::RawEvent>(event));
    }
}

table::Move NightCageReferee::resignation(int /*seat*/) const {
    return table::packed<table::Move>(Action::of(ActionKind::Resign));
}

table::Outcome NightCageReferee::outcome(const table::GameState& state) const {
    const Ending ending = state_of(state).shown.ending;
    if (ending == Ending::Unfinished) {
        return {};
    }
    return table::Outcome::for_all(
        result_of(ending), name(ending), ending_rule(ending), spoken_ending(ending)
    );
}

int NightCageReferee::deciding_seat(const table::GameState& state) const {
    return nightcage::deciding_seat(rules_, state_of(state).shown);
}

std::uint64_t NightCageReferee::hash(const table::GameState& state) const {
    return nightcage::hash(state_of(state));
}

table::SeatView NightCageReferee::view(const table::GameState& state, int seat) const {
    return table::packed<table::SeatView>(nightcage::view(rules_, state_of(state), seat));
}

table::Json NightCageReferee::hidden(const table::GameState& state) const {
    return json_of_hidden(state_of(state));
}

table::SeatSet NightCageReferee::reveals(table::RawEvent event) const {
    return nightcage::reveals(table::unpacked<Event>(event).kind) ? table::SeatSet::all()
                                                                  : table::SeatSet::none();
}

/// All that happens lies open.
std::optional<table::RawEvent> NightCageReferee::hear(table::RawEvent event, int /*seat*/) const {
    return event;
}

std::optional<std::size_t> NightCageReferee::cause(
    std::span<const table::RawEvent> events, std::size_t first, std::size_t event
) const {
    return cause_of(events, first, event);
}

std::string NightCageReferee::position(const table::GameState& state) const {
    return write_position(rules_, state_of(state));
}

core::Result<table::GameState> NightCageReferee::read_position(
    const std::vector<table::LineBlock>& blocks, std::uint64_t seed
) const {
    return nightcage::read_position(rules_, blocks, seed)
        .transform(table::packed<table::GameState, State>);
}

const table::GameMaker& nightcage_maker() {
    static constexpr table::GameMaker kMaker{
        "nightcage", "The Night Cage", make_game, read_own_set};
    return kMaker;
}

}  // namespace tenebrae::nightcage
