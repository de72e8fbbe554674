// SPDX-License-Identifier: MIT
#include "games/vast/bot/bots.hpp"

#include "bots/advice.hpp"
#include "bots/search_player.hpp"
#include "games/vast/bot/play.hpp"
#include "games/vast/bot/reasons.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <numeric>
#include <type_traits>

namespace tenebrae::bots {
namespace {

using vast::ActionList;
using vast::Vast;
using Player = SearchPlayer<VastPlay>;

/// Small differences between few playouts are chance: only a clear lead beats the heuristic's
/// answer.
constexpr SearchEffort kEffort{
    .playouts = 240, .shortlist = 6, .slips = 10, .lead = kCertain * 3 / 100};

/// How many rounds the search looks ahead. In about 25 games of each, the Knight against the
/// Goblins won 69 % of the decided ones when she looked 2 rounds ahead, and 42 % with 3; the
/// Goblins against the Dragon won 32 % with 2, and 45 % with 3. What helps against the Cave shows
/// late: with 2 the Dragon won 0 of 8 games and the Knight 2 of 16, with 5 each 3 of 8.
int rounds_ahead(const vast::Rules& rules, vast::Role role) {
    if (rules.has_role(vast::Role::Cave) && role != vast::Role::Cave) {
        return std::popcount(rules.roles) == 2 ? 5 : 3;
    }
    return role == vast::Role::Goblins ? 3 : 2;
}

/// A position with guessed hidden information, a generator for more guesses, and the bot's means.
struct Task {
    const Vast& game;
    const vast::View& view;
    const vast::State& state;
    core::Random& random;
    const table::BotMeans& means;

    [[nodiscard]] const vast::Rules& rules() const { return game.rules(); }
};

/// Returns the legal actions with the highest ratings, the best first. Needs no guess.
ActionList best_rated(const Task& task, std::size_t number) {
    ActionList legal;
    vast::legal_actions(task.rules(), task.view, legal);
    std::array<Rating, ActionList::capacity()> ratings;
    rate_actions(task.rules(), task.view.state, legal, ratings);
    std::array<std::uint16_t, ActionList::capacity()> order;
    auto* const end = order.begin() + legal.size();
    std::iota(order.begin(), end, std::uint16_t{0});
    std::stable_sort(order.begin(), end, [&](std::uint16_t one, std::uint16_t two) {
        return ratings[one] > ratings[two];
    });
    ActionList best;
    for (std::size_t place = 0; place < std::min(number, legal.size()); ++place) {
        best.push_back(legal[order[place]]);
    }
    return best;
}

std::unique_ptr<Player> searcher(const Task& task, bool counts_figures) {
    SearchEffort effort = kEffort;
    effort.turns_ahead =
        rounds_ahead(task.rules(), task.view.state.owner) * static_cast<int>(vast::kRoles);
    effort.playouts = task.means.playouts == 0 ? effort.playouts : task.means.playouts;
    effort.counts_figures = counts_figures;
    return std::make_unique<Player>(task.rules(), effort);
}

table::Move look(const Task& task) {
    return table::packed<table::Move>(best_rated(task, 1)[0]);
}

table::Move search(const Task& task) {
    const ActionList tried = best_rated(task, kEffort.shortlist);
    const auto player = searcher(task, false);
    return table::packed<table::Move>(
        player->choose(task.state, task.random, task.means.listener, &tried).action
    );
}

table::Advice advise(const Task& task) {
    const ActionList tried = best_rated(task, kEffort.shortlist);
    const auto player = searcher(task, true);
    player->assess(task.state, task.random, task.means.listener, &tried);
    const std::vector<table::FigureName> names =
        cave_figure_names(task.rules(), task.view.state.owner);
    table::Advice advice = Adviser<VastPlay>(*player, cave_figures(task.state), names).advice();
    for (table::AdviceLine& line : advice.lines) {
        line.reason = reason_of(task.rules(), task.view, table::unpacked<vast::Action>(line.move));
    }
    return advice;
}

/// Calls Answer with a guessed state. Uses only what the seat knows; the same view always gets the
/// same answer.
template <auto Answer>
std::optional<std::invoke_result_t<decltype(Answer), const Task&>>
answer(const table::Game& game, const table::SeatView& seat_view, const table::BotMeans& means) {
    const auto* own = kit::seat_game_of<Vast>(game);
    if (own == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<vast::View>(seat_view);
    if (!view.decides) {
        return std::nullopt;
    }
    core::Random random(hash(view.state));
    const vast::State state = guess(own->rules(), view, random);
    return Answer({*own, view, state, random, means});
}

std::string reason(const table::Game& game, const table::SeatView& seat_view, table::Move move) {
    const auto* own = kit::seat_game_of<Vast>(game);
    return own == nullptr ? ""
                          : reason_of(
                              own->rules(),
                              table::unpacked<vast::View>(seat_view),
                              table::unpacked<vast::Action>(move)
                          );
}

}  // namespace

std::span<const table::Bot> vast_bots() {
    static const std::array bots{
        table::random_bot("vast"),
        table::Bot{"vast", "heuristic", "plays each role by rules of thumb", answer<look>, reason},
        table::Bot{
            "vast",
            "search",
            "tries out what may follow, with guesses at hidden tiles and cards",
            answer<search>,
            reason,
            answer<advise>,
            kEffort.playouts}};
    return bots;
}

}  // namespace tenebrae::bots
