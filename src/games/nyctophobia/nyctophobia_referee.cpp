// SPDX-License-Identifier: MIT
#include "games/nyctophobia/nyctophobia_referee.hpp"

#include "games/nyctophobia/sets/variant.hpp"

#include <utility>

namespace tenebrae::nyctophobia {
namespace {

core::Result<std::unique_ptr<host::Referee>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    const core::Result<Variant> variant = make_variant(data_folder, settings);
    if (!variant) {
        return variant.errors();
    }
    const std::uint64_t numbers = hash_of_rules(variant->rules);
    return std::unique_ptr<host::Referee>(std::make_unique<NyctophobiaReferee>(
        Nyctophobia(variant->rules, variant->header, numbers, variant->names)
    ));
}

table::GameResult result_for(const PublicState& open, bool is_hunter) {
    if (is_hunter == open.hunter_won) {
        return table::GameResult::Won;
    }
    return open.ending == Ending::Resigned ? table::GameResult::Resigned : table::GameResult::Lost;
}

}  // namespace

Events NyctophobiaFullGame::begin(State& state) const {
    Events happened;
    nyctophobia::begin(rules_, state, &happened);
    return happened;
}

Events NyctophobiaFullGame::apply(State& state, Action action) const {
    Events happened;
    nyctophobia::apply(rules_, state, action, &happened);
    return happened;
}

std::optional<core::Diagnostic>
NyctophobiaFullGame::refuse_resignation(const State& state, int seat) const {
    const bool by_hunter = state.open.owner == kHunter;
    if (rules_.is_hunter_seat(seat) == by_hunter) {
        return std::nullopt;
    }
    return core::error("not-asked", "You can resign only when it is your side's turn to decide.")
        .rule("HU-E3")
        .expected(by_hunter ? "a command of the Hunter" : "a command of the Hunted");
}

table::Outcome NyctophobiaFullGame::outcome(const State& state) const {
    const PublicState& open = state.open;
    if (open.ending == Ending::Unfinished) {
        return {};
    }
    table::Outcome outcome{
        true,
        {},
        name(open.ending),
        ending_rule(open.ending),
        ending_sentence(open.ending, open.hunter_won)};
    for (int seat = 0; seat < rules_.seats(); ++seat) {
        outcome.of_seat[static_cast<std::size_t>(seat)] =
            result_for(open, rules_.is_hunter_seat(seat));
    }
    return outcome;
}

table::SeatSet NyctophobiaFullGame::reveals(const Event& event) const {
    table::SeatSet seats;
    for (int seat = 0; seat < rules_.seats(); ++seat) {
        seats = seat_event(rules_, event, seat) ? seats | table::SeatSet::of(seat) : seats;
    }
    return seats;
}

std::optional<std::string>
NyctophobiaFullGame::redacted_command(const View& view, Action action, int seat) const {
    return is_secret(view, seat) ? std::nullopt : std::optional(command_text(rules_, action));
}

bool NyctophobiaFullGame::is_secret(const View& view, int seat) const {
    const bool by_hunter = view.state.open.owner == kHunter;
    const bool may_know = seat == view.seat || rules_.is_hunter_seat(seat)
                          || (rules_.open_talk && !by_hunter && seat < rules_.people);
    return !may_know;
}

const table::GameMaker& nyctophobia_maker() {
    static const table::GameMaker maker{
        "nyctophobia", "Nyctophobia: The Hunted", make_game, nullptr, &nyctophobia_start()};
    return maker;
}

}  // namespace tenebrae::nyctophobia
