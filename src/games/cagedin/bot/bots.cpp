// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/bots.hpp"

#include "bots/advice.hpp"
#include "bots/heuristic_player.hpp"
#include "bots/search_player.hpp"
#include "core/value_bytes.hpp"
#include "games/cagedin/bot/play.hpp"
#include "games/cagedin/bot/reasons.hpp"

#include <array>
#include <memory>
#include <type_traits>

namespace tenebrae::bots {
namespace {

using Player = SearchPlayer<CagedInPlay>;

constexpr SearchEffort kEffort{.playouts = 600, .turns_ahead = 4, .shortlist = 10};

/// Returns a generator seeded from the view alone: the same view gives the same answer, and the
/// fight's own generator is not used.
core::Random chance_of(const cagedin::View& view) {
    return core::Random(core::hash_of_value(view, 1));
}

/// A position with guessed hidden information, a generator for more guesses, and the bot's means.
struct Task {
    const cagedin::CagedIn& game;
    const cagedin::View& view;
    const cagedin::State& state;
    core::Random& random;
    const table::BotMeans& means;

    [[nodiscard]] const cagedin::Rules& rules() const { return game.rules(); }
};

std::unique_ptr<Player> searcher(const Task& task, bool counts_figures) {
    SearchEffort effort = kEffort;
    effort.playouts = task.means.playouts == 0 ? effort.playouts : task.means.playouts;
    effort.counts_figures = counts_figures;
    return std::make_unique<Player>(task.rules(), effort);
}

table::Move look_ahead(const Task& task) {
    const HeuristicPlayer<CagedInPlay> player(task.rules());
    return table::packed<table::Move>(player.choose(task.state, task.random));
}

table::Move search(const Task& task) {
    const auto player = searcher(task, false);
    const auto choice = player->choose(task.state, task.random, task.means.listener);
    return table::packed<table::Move>(choice.action);
}

table::Advice advise(const Task& task) {
    const auto player = searcher(task, true);
    player->assess(task.state, task.random, task.means.listener);
    const int seat = task.view.seat;
    table::Advice advice =
        Adviser<CagedInPlay>(*player, fight_figures(task.state, seat), fight_figure_names(seat))
            .advice();
    for (table::AdviceLine& line : advice.lines) {
        line.reason = reason_of(task.game, task.view, table::unpacked<cagedin::Action>(line.move));
    }
    return advice;
}

template <auto Answer>
std::optional<std::invoke_result_t<decltype(Answer), const Task&>>
answer(const table::Game& game, const table::SeatView& seat_view, const table::BotMeans& means) {
    const auto* caged_in = kit::seat_game_of<cagedin::CagedIn>(game);
    if (caged_in == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<cagedin::View>(seat_view);
    if (!view.decides) {
        return std::nullopt;
    }
    core::Random random = chance_of(view);
    const cagedin::State state = guess(caged_in->rules(), view, random);
    return Answer({*caged_in, view, state, random, means});
}

std::string reason(const table::Game& game, const table::SeatView& seat_view, table::Move move) {
    const auto* caged_in = kit::seat_game_of<cagedin::CagedIn>(game);
    return caged_in == nullptr ? ""
                               : reason_of(
                                   *caged_in,
                                   table::unpacked<cagedin::View>(seat_view),
                                   table::unpacked<cagedin::Action>(move)
                               );
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
            reason,
            answer<advise>,
            kEffort.playouts}};
    return bots;
}

}  // namespace tenebrae::bots
