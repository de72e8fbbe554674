// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/bots.hpp"

#include "bots/heuristic_player.hpp"
#include "bots/search_player.hpp"
#include "core/value_hash.hpp"
#include "games/cagedin/bot/play.hpp"
#include "games/cagedin/bot/reasons.hpp"

#include <array>
#include <memory>

namespace tenebrae::bots {
namespace {

using Choice = SearchPlayer<CagedInPlay>::Choice;

constexpr SearchEffort kEffort{.playouts = 600, .turns_ahead = 4, .shortlist = 10};

/// From what the seat knows alone: the same view is answered alike, and nothing of the fight's own
/// chance is used up.
core::Random chance_of(const cagedin::View& view) {
    return core::Random(core::hash_of_value(view, 1));
}

Choice choose_any(const cagedin::Rules& rules, const cagedin::State& state, core::Random& random) {
    return {RandomPlayer<CagedInPlay>(rules).choose(state, random)};
}

Choice look_ahead(const cagedin::Rules& rules, const cagedin::State& state, core::Random& random) {
    return {HeuristicPlayer<CagedInPlay>(rules).choose(state, random)};
}

Choice search(const cagedin::Rules& rules, const cagedin::State& state, core::Random& random) {
    const auto player = std::make_unique<SearchPlayer<CagedInPlay>>(rules, kEffort);
    return player->choose(state, random);
}

using Choose = Choice (*)(const cagedin::Rules&, const cagedin::State&, core::Random&);

Choice chosen(Choose choose, const cagedin::Rules& rules, const cagedin::View& view) {
    core::Random random = chance_of(view);
    const cagedin::State state = guess(rules, view, random);
    return choose(rules, state, random);
}

template <Choose choose>
std::optional<table::Move> answer(const table::Game& game, const table::SeatView& seen) {
    const auto* caged_in = kit::module_of<cagedin::CagedIn>(game);
    if (caged_in == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<cagedin::View>(seen);
    if (!view.decides) {
        return std::nullopt;
    }
    return table::packed<table::Move>(chosen(choose, caged_in->rules(), view).action);
}

std::string reason(const table::Game& game, const table::SeatView& seen, table::Move move) {
    const auto* caged_in = kit::module_of<cagedin::CagedIn>(game);
    return caged_in == nullptr ? ""
                               : reason_of(
                                   *caged_in,
                                   table::unpacked<cagedin::View>(seen),
                                   table::unpacked<cagedin::Action>(move)
                               );
}

/// With what search has found out besides.
std::string
reason_of_search(const table::Game& game, const table::SeatView& seen, table::Move move) {
    std::string text = reason(game, seen, move);
    const auto* caged_in = kit::module_of<cagedin::CagedIn>(game);
    const auto view = table::unpacked<cagedin::View>(seen);
    if (caged_in == nullptr || !view.decides) {
        return text;
    }
    const Choice choice = chosen(search, caged_in->rules(), view);
    if (choice.playouts > 0 && choice.action == table::unpacked<cagedin::Action>(move)) {
        text += (text.empty() ? "Tried out " : " Tried out ") + std::to_string(choice.playouts)
                + " times with guesses at the hidden cards, it looks like winning "
                + in_a_hundred(choice.estimate) + ".";
    }
    return text;
}

}  // namespace

std::span<const table::Bot> cagedin_bots() {
    static const std::array bots{
        table::Bot{"cagedin", "random", "does anything that is legal", answer<choose_any>},
        table::Bot{"cagedin", "heuristic", "looks one action ahead", answer<look_ahead>, reason},
        table::Bot{
            "cagedin",
            "search",
            "tries out what may follow, with guesses at the hidden cards",
            answer<search>,
            reason_of_search}};
    return bots;
}

}  // namespace tenebrae::bots
