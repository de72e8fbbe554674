// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/bots.hpp"

#include "bots/advice.hpp"
#include "bots/heuristic_player.hpp"
#include "bots/search_player.hpp"
#include "games/nightcage/bot/plan.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/bot/reasons.hpp"
#include "games/nightcage/nightcage_game.hpp"

#include <array>
#include <type_traits>

namespace tenebrae::bots {
namespace {

/// The seed of the guesses. Any number would do, but answers must not depend on the seed of the
/// game, which no seat may know.
constexpr std::uint64_t kGuessSeed = 1;
constexpr int kUsualPlayouts = 600;
/// The number of turns that the search looks ahead: with few playouts, chance hides what happens
/// later. Of 60 games of the second printing with four prisoners, 600 playouts won 31 that looked 4
/// turns ahead, and 40 that looked 10.
constexpr int kTurnsAhead = 4;
constexpr int kTurnsAheadOfMany = 10;

/// A position with a guessed stack, and the request and playouts of the bot.
struct Task {
    const nightcage::NightCage& game;
    const nightcage::View& view;
    const nightcage::State& state;
    const table::BotMeans& means;

    [[nodiscard]] const nightcage::Rules& rules() const { return game.rules(); }
};

using Player = SearchPlayer<NightcagePlay>;

Player make_search_player(const Task& task, bool counts_figures) {
    const int playouts = task.means.playouts == 0 ? kUsualPlayouts : task.means.playouts;
    return Player(
        task.rules(),
        {.playouts = playouts,
         .turns_ahead = playouts < kUsualPlayouts ? kTurnsAhead : kTurnsAheadOfMany,
         .counts_figures = counts_figures}
    );
}

table::Move look_ahead(const Task& task) {
    core::Random random(kGuessSeed);
    const HeuristicPlayer<NightcagePlay> player(task.rules());
    const RequestedActions requested =
        requested_actions(task.rules(), task.view, task.means.request);
    return table::packed<table::Move>(player.choose(task.state, random, &requested.actions));
}

table::Move search(const Task& task) {
    core::Random random(kGuessSeed);
    Player player = make_search_player(task, false);
    const RequestedActions requested =
        requested_actions(task.rules(), task.view, task.means.request);
    return table::packed<table::Move>(
        player.choose(task.state, random, task.means.listener, &requested.actions).action
    );
}

table::Advice advise(const Task& task) {
    core::Random random(kGuessSeed);
    Player player = make_search_player(task, true);
    const RequestedActions requested =
        requested_actions(task.rules(), task.view, task.means.request);
    player.assess(task.state, random, task.means.listener, &requested.actions);
    const auto before = figures(task.rules(), task.state.shown);
    table::Advice advice = Adviser<NightcagePlay>(player, before, figure_names(task.game)).advice();
    for (table::AdviceLine& line : advice.lines) {
        line.reason =
            reason_sentence(task.game, task.view, table::unpacked<nightcage::Action>(line.move));
    }
    return advice;
}

template <auto Answer>
std::optional<std::invoke_result_t<decltype(Answer), const Task&>>
answer(const table::Game& game, const table::SeatView& seat_view, const table::BotMeans& means) {
    const auto* night_cage = kit::seat_game_of<nightcage::NightCage>(game);
    if (night_cage == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<nightcage::View>(seat_view);
    core::Random order(kGuessSeed);  // of the stack: each guess shuffles it again
    const nightcage::State state = nightcage::guess(night_cage->rules(), view, order);
    if (NightcagePlay::is_over(state)) {
        return std::nullopt;
    }
    return Answer({*night_cage, view, state, means});
}

std::string reason_of(const table::Game& game, const table::SeatView& seat_view, table::Move move) {
    const auto* night_cage = kit::seat_game_of<nightcage::NightCage>(game);
    return night_cage == nullptr ? std::string()
                                 : reason_sentence(
                                     *night_cage,
                                     table::unpacked<nightcage::View>(seat_view),
                                     table::unpacked<nightcage::Action>(move)
                                 );
}

std::string plan(
    const table::Game& game,
    const table::SeatView& seat_view,
    table::Move move,
    const table::BotMeans& means
) {
    const auto* night_cage = kit::seat_game_of<nightcage::NightCage>(game);
    return night_cage == nullptr ? std::string()
                                 : plan_of(
                                     *night_cage,
                                     table::unpacked<nightcage::View>(seat_view),
                                     table::unpacked<nightcage::Action>(move),
                                     means.request
                                 );
}

}  // namespace

std::span<const table::Bot> nightcage_bots() {
    static const std::array bots{
        table::random_bot("nightcage"),
        table::Bot{
            .game = "nightcage",
            .level = "heuristic",
            .summary = "looks one action ahead",
            .choose = answer<look_ahead>,
            .reason = reason_of,
            .former = "easy",
            .requests = kNightcageRequests,
            .refuse_request = refuse_request,
            .plan = plan},
        table::Bot{
            .game = "nightcage",
            .level = "search",
            .summary = "tries out what may follow",
            .choose = answer<search>,
            .reason = reason_of,
            .advise = answer<advise>,
            .playouts = kUsualPlayouts,
            .former = "good",
            .requests = kNightcageRequests,
            .refuse_request = refuse_request,
            .plan = plan}};
    return bots;
}

}  // namespace tenebrae::bots
