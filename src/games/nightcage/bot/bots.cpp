// SPDX-License-Identifier: MIT
#include "games/nightcage/bot/bots.hpp"

#include "bots/heuristic_player.hpp"
#include "bots/search_player.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/nightcage_game.hpp"

#include <array>

namespace tenebrae::bots {
namespace {

/// Any number would do; an answer must not depend on the seed of the game, which nobody may know.
constexpr std::uint64_t kGuessSeed = 1;
constexpr int kUsualPlayouts = 600;

nightcage::Action
look_ahead(const nightcage::Rules& rules, const nightcage::State& state, int /*playouts*/) {
    core::Random random(kGuessSeed);
    return HeuristicPlayer<NightcagePlay>(rules).choose(state, random);
}

nightcage::Action
search(const nightcage::Rules& rules, const nightcage::State& state, int playouts) {
    core::Random random(kGuessSeed);
    const SearchEffort effort{.playouts = playouts == 0 ? kUsualPlayouts : playouts};
    return SearchPlayer<NightcagePlay>(rules, effort).choose(state, random).action;
}

template <nightcage::Action (*Choose)(const nightcage::Rules&, const nightcage::State&, int)>
std::optional<table::Move>
answer(const table::Game& game, const table::SeatView& seen, const table::BotMeans& means) {
    const auto* night_cage = kit::module_of<nightcage::NightCage>(game);
    if (night_cage == nullptr) {
        return std::nullopt;
    }
    const auto view = table::unpacked<nightcage::View>(seen);
    core::Random order(kGuessSeed);  // of the stack: each guess draws it anew
    const nightcage::State state = nightcage::guess(night_cage->rules(), view, order);
    if (NightcagePlay::is_over(state)) {
        return std::nullopt;
    }
    return table::packed<table::Move>(Choose(night_cage->rules(), state, means.playouts));
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
            .former = "easy"},
        table::Bot{
            .game = "nightcage",
            .level = "search",
            .summary = "tries out what may follow",
            .choose = answer<search>,
            .playouts = kUsualPlayouts,
            .former = "good"}};
    return bots;
}

}  // namespace tenebrae::bots
