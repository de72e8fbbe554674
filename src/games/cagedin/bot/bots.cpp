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
constexpr int kUsual = 0;  // as many playouts

/// From what the seat knows alone: the same view is answered alike, and nothing of the fight's own
/// chance is used up.
core::Random chance_of(const cagedin::View& view) {
    return core::Random(core::hash_of_value(view, 1));
}

/// A position with the hidden things guessed, chance for more guesses, and how hard to try.
struct Task {
    const cagedin::Rules& rules;
    const cagedin::State& state;
    core::Random& random;
    int playouts;
};

Choice look_ahead(const Task& task) {
    return {HeuristicPlayer<CagedInPlay>(task.rules).choose(task.state, task.random)};
}

Choice search(const Task& task) {
    SearchEffort effort = kEffort;
    effort.playouts = task.playouts == kUsual ? effort.playouts : task.playouts;
    const auto player = std::make_unique<SearchPlayer<CagedInPlay>>(task.rules, effort);
    return player->choose(task.state, task.random);
}

using Choose = Choice (*)(const Task&);

Choice chosen(Choose choose, const cagedin::Rules& rules, const cagedin::View& view, int playouts) {
    core::Random random = chance_of(view);
    const cagedin::State state = guess(rules, view, random);
    return choose({rules, state, random, playouts});
}

template <Choose choose>
std::optional<table::Move>
answer(const table::Game& game, const table::SeatView& seen, const table::BotMeans& means) {
    const auto* caged_in = kit::module_of<cagedin::CagedIn>(game);
    if (caged_in == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<cagedin::View>(seen);
    if (!view.decides) {
        return std::nullopt;
    }
    const Choice choice = chosen(choose, caged_in->rules(), view, means.playouts);
    return table::packed<table::Move>(choice.action);
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
    const Choice choice = chosen(search, caged_in->rules(), view, kUsual);
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
        table::random_bot("cagedin"),
        table::Bot{"cagedin", "heuristic", "looks one action ahead", answer<look_ahead>, reason},
        table::Bot{
            "cagedin",
            "search",
            "tries out what may follow, with guesses at the hidden cards",
            answer<search>,
            reason_of_search,
            kEffort.playouts}};
    return bots;
}

}  // namespace tenebrae::bots
