// SPDX-License-Identifier: MIT
#include "games/nyctophobia/nyctophobia_referee.hpp"

#include "games/nyctophobia/positions/position.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/sets/rules_hash.hpp"
#include "games/nyctophobia/sets/start.hpp"
#include "games/nyctophobia/sets/variant.hpp"
#include "games/nyctophobia/words/json.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/words.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace tenebrae::nyctophobia {
namespace {

core::Result<std::unique_ptr<table::Referee>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    const core::Result<Variant> variant = make_variant(data_folder, settings);
    if (!variant) {
        return variant.faults();
    }
    const std::uint64_t numbers = hash_of_numbers(variant->rules);
    return std::unique_ptr<table::Referee>(
        std::make_unique<NyctophobiaReferee>(Nyctophobia(variant->rules, variant->header, numbers))
    );
}

table::GameResult result_for(const PublicState& open, bool is_hunter) {
    if (is_hunter == open.hunter_won) {
        return table::GameResult::Won;
    }
    return open.ending == Ending::Resigned ? table::GameResult::Resigned : table::GameResult::Lost;
}

}  // namespace

State NyctophobiaTruth::start(std::uint64_t seed) const {
    return new_game(rules_, seed);
}

Events NyctophobiaTruth::begin(State& state) const {
    Events happened;
    nyctophobia::begin(rules_, state, &happened);
    return happened;
}

Events NyctophobiaTruth::apply(State& state, Action action) const {
    Events happened;
    nyctophobia::apply(rules_, state, action, &happened);
    return happened;
}

table::Outcome NyctophobiaTruth::outcome(const State& state) const {
    const PublicState& open = state.open;
    if (open.ending == Ending::Unfinished) {
        return {};
    }
    table::Outcome outcome{
        true,
        {},
        name(open.ending),
        ending_rule(open.ending),
        spoken_ending(open.ending, open.hunter_won)};
    for (int seat = 0; seat < rules_.seats(); ++seat) {
        outcome.of_seat[static_cast<std::size_t>(seat)] =
            result_for(open, rules_.is_hunter_seat(seat));
    }
    return outcome;
}

int NyctophobiaTruth::deciding_seat(const State& state) const {
    return nyctophobia::deciding_seat(rules_, state.open);
}

View NyctophobiaTruth::view(const State& state, int seat) const {
    return view_of(rules_, state, seat);
}

View NyctophobiaTruth::view_afterwards(const State& state, int seat) const {
    return nyctophobia::view_afterwards(rules_, state, seat);
}

table::Json NyctophobiaTruth::hidden(const State& state) const {
    return json_of_hidden(rules_, state);
}

table::SeatSet NyctophobiaTruth::reveals(const Event& event) const {
    table::SeatSet seats;
    for (int seat = 0; seat < rules_.seats(); ++seat) {
        seats = heard(rules_, event, seat) ? seats | table::SeatSet::of(seat) : seats;
    }
    return seats;
}

std::optional<Event> NyctophobiaTruth::hear(const Event& event, int seat) const {
    return heard(rules_, event, seat);
}

std::optional<std::size_t> NyctophobiaTruth::cause(
    std::span<const table::RawEvent> events, std::size_t /*first*/, std::size_t event
) const {
    const auto back = table::unpacked<Event>(events[event]).cause;
    return back == 0 || back > event ? std::nullopt : std::optional(event - back);
}

std::optional<std::string>
NyctophobiaTruth::overheard(const View& view, Action action, int seat) const {
    const bool by_hunter = view.state.open.owner == kHunter;
    const bool is_told = seat == view.seat || rules_.is_hunter_seat(seat)
                         || (rules_.open_talk && !by_hunter && seat < rules_.people);
    return is_told ? std::optional(words(rules_, action)) : std::nullopt;
}

std::string NyctophobiaTruth::position(const State& state) const {
    return write_position(rules_, state);
}

core::Result<State> NyctophobiaTruth::read_position(
    const std::vector<table::LineBlock>& blocks, std::uint64_t seed
) const {
    return nyctophobia::read_position(rules_, blocks, seed);
}

const table::GameMaker& nyctophobia_maker() {
    static const table::GameMaker maker{
        "nyctophobia", "Nyctophobia: The Hunted", make_game, nullptr, &nyctophobia_start()};
    return maker;
}

}  // namespace tenebrae::nyctophobia
