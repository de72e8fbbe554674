// SPDX-License-Identifier: MIT
#include "games/nyctophobia/bot/bots.hpp"

#include "bots/advice.hpp"
#include "bots/search_player.hpp"
#include "core/value_bytes.hpp"
#include "games/nyctophobia/bot/blunders.hpp"
#include "games/nyctophobia/bot/hunted_bot.hpp"
#include "games/nyctophobia/bot/play.hpp"
#include "games/nyctophobia/bot/reasons.hpp"
#include "games/nyctophobia/bot/requests.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <type_traits>

namespace tenebrae::bots {
namespace {

using nyctophobia::Action;
using nyctophobia::ActionKind;
using nyctophobia::ActionList;
using nyctophobia::Decision;
using nyctophobia::Nyctophobia;
using nyctophobia::Rules;
using nyctophobia::Skill;
using nyctophobia::View;
using Player = SearchPlayer<NyctophobiaPlay>;

/// Judging the position after two rounds is more reliable than playing on with guesses. Small
/// differences between few playouts are chance: only a clear lead beats the heuristic's answer.
constexpr SearchEffort kEffort{
    .playouts = 200, .turns_ahead = 2, .shortlist = 12, .slips = 20, .lead = kCertain / 40};

/// A position with the hidden parts guessed, a generator for more guesses, and the bot's means.
struct Task {
    const Rules& rules;
    const View& view;
    const nyctophobia::State& state;
    core::Random& random;
    const table::BotMeans& means;
};

/// Returns the answer of the heuristic, then all others that follow the request. Returns only the
/// first if it needs no search: feeling around is free, and the forest is always built alike.
ActionList answers_to_try(const Task& task) {
    ActionList legal = requested_actions(task.rules, task.view, task.means.request).actions;
    if (task.view.state.open.owner != nyctophobia::kHunter) {
        drop_blunders(task.rules, task.view, legal);
    }
    const Action usual = choose_action(task.rules, task.view, Skill::Heuristic, &legal);
    ActionList tried;
    tried.push_back(usual);
    const bool is_clear =
        usual.kind == ActionKind::Search || task.view.state.open.decision == Decision::Build;
    for (std::size_t number = 0; !is_clear && number < legal.size(); ++number) {
        if (legal[number] != usual && legal[number].kind != ActionKind::Search) {
            tried.push_back(legal[number]);
        }
    }
    return tried;
}

std::unique_ptr<Player> searcher(const Task& task, bool counts_figures) {
    SearchEffort effort = kEffort;
    effort.playouts = task.means.playouts == 0 ? effort.playouts : task.means.playouts;
    effort.counts_figures = counts_figures;
    return std::make_unique<Player>(task.rules, effort);
}

table::Move search(const Task& task) {
    const ActionList tried = answers_to_try(task);
    const auto player = searcher(task, false);
    return table::packed<table::Move>(
        player->choose(task.state, task.random, task.means.listener, &tried).action
    );
}

table::Advice advise(const Task& task) {
    const ActionList tried = answers_to_try(task);
    const auto player = searcher(task, true);
    player->assess(task.state, task.random, task.means.listener, &tried);
    const bool for_hunter = task.view.shows_forest;
    table::Advice advice =
        Adviser<NyctophobiaPlay>(
            *player, hunt_figures(task.rules, task.state, for_hunter), hunt_figure_names(for_hunter)
        )
            .advice();
    for (table::AdviceLine& line : advice.lines) {
        line.reason = reason_for(task.rules, task.view, table::unpacked<Action>(line.move));
    }
    return advice;
}

/// Calls Answer with a guessed state. Uses only what the seat knows; the same view always gets the
/// same answer.
template <auto Answer>
std::optional<std::invoke_result_t<decltype(Answer), const Task&>>
answer(const table::Game& game, const table::SeatView& seat_view, const table::BotMeans& means) {
    const auto* own = kit::seat_game_of<Nyctophobia>(game);
    if (own == nullptr) {
        return std::nullopt;
    }
    auto view = table::unpacked<View>(seat_view);
    if (!view.decides || view.is_over) {
        return std::nullopt;
    }
    forget_ages(view.state.sketch);  // for a person's eyes: the choice does not depend on it
    core::Random random(core::hash_of_value(view, 1));
    const nyctophobia::State state = guess(own->rules(), view, random);
    return Answer({own->rules(), view, state, random, means});
}

/// Returns the bot that looks ahead, for both sides.
table::Bot search_bot() {
    return {
        .game = "nyctophobia",
        .level = "search",
        .summary = "looks ahead, with guesses at the hidden forest",
        .choose = answer<search>,
        .advise = answer<advise>,
        .playouts = kEffort.playouts};
}

template <Skill kSkill>
std::optional<table::Move>
answer_to(const table::Game& game, const table::SeatView& seat_view, const table::BotMeans& means) {
    const auto* own = kit::seat_game_of<Nyctophobia>(game);
    if (own == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<View>(seat_view);
    if (!view.decides || view.is_over) {
        return std::nullopt;
    }
    const auto requested = requested_actions(own->rules(), view, means.request);
    return table::packed<table::Move>(choose_action(own->rules(), view, kSkill, &requested.actions)
    );
}

std::string reason_of(const table::Game& game, const table::SeatView& seat_view, table::Move move) {
    const auto* own = kit::seat_game_of<Nyctophobia>(game);
    return own == nullptr
               ? std::string()
               : reason_for(
                   own->rules(), table::unpacked<View>(seat_view), table::unpacked<Action>(move)
               );
}

/// Returns the plan; empty for a Hunted who may not speak (HU-H4), and for the Hunter, who plays
/// alone.
std::string plan_of(
    const table::Game& game,
    const table::SeatView& seat_view,
    table::Move move,
    const table::BotMeans& means
) {
    const auto* own = kit::seat_game_of<Nyctophobia>(game);
    const auto view = table::unpacked<View>(seat_view);
    if (own == nullptr || view.state.open.owner == nyctophobia::kHunter || own->refuse_talk(view)) {
        return {};
    }
    const auto action = table::unpacked<Action>(move);
    const std::string text = own->describe(view, action) + ".";
    const std::string order_note = order_sentence(own->rules(), view, action, means.request);
    const std::string reason = reason_for(own->rules(), view, action);
    return order_note.empty() && !reason.empty() ? text + " " + reason : text + order_note;
}

/// Adds reasons, plans and requests to a bot.
table::Bot with_team_play(table::Bot bot) {
    bot.reason = reason_of;
    bot.plan = plan_of;
    bot.requests = nyctophobia::kHuntedRequests;
    bot.refuse_request = nyctophobia::refuse_request;
    return bot;
}

}  // namespace

std::span<const table::Bot> nyctophobia_bots() {
    static const std::array bots{
        table::random_bot("nyctophobia"),
        with_team_play({
            .game = "nyctophobia",
            .level = "easy",
            .summary = "looks for the car and never hides",
            .choose = answer_to<Skill::Easy>,
        }),
        with_team_play({
            .game = "nyctophobia",
            .level = "heuristic",
            .summary = "hides when in danger and lets stronger friends go first",
            .choose = answer_to<Skill::Heuristic>,
            .former = "good",
        }),
        with_team_play(search_bot())};
    return bots;
}

}  // namespace tenebrae::bots
