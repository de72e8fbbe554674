// SPDX-License-Identifier: MIT
#include "games/nightcage/self_play/self_play.hpp"

#include "games/nightcage/nightcage_game.hpp"
#include "games/nightcage/rules/game_rules.hpp"

namespace tenebrae::bots {
namespace {

struct NightCageGames {
    using Rules = nightcage::Rules;
    using State = nightcage::State;
    using View = nightcage::View;
    using Action = nightcage::Action;
    using Actions = nightcage::ActionList;

    static State start(const Rules& rules, std::uint64_t seed) {
        return nightcage::new_game(rules, seed);
    }
    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        nightcage::legal_actions(rules, state.shown, actions);
    }
    static void apply(const Rules& rules, State& state, Action action) {
        nightcage::apply(rules, state, action);
    }
    static int deciding_seat(const Rules& rules, const State& state) {
        return nightcage::deciding_seat(rules, state.shown);
    }
    static View view(const Rules& rules, const State& state, int seat) {
        return nightcage::view(rules, state, seat);
    }
    static bool is_over(const State& state) { return state.shown.step == nightcage::Step::Over; }
    static std::optional<int> left(const State& state) { return state.shown.stack_size; }
};

table::SelfPlayed play(
    const table::Game& game,
    const table::SeatBots& bots,
    std::uint64_t seed,
    std::vector<table::Move>* moves
) {
    const nightcage::Rules& rules = kit::module_of<nightcage::NightCage>(game)->rules();
    return table::play_by_rules<NightCageGames>(rules, game, bots, seed, moves);
}

}  // namespace

table::SelfPlay nightcage_self_play() {
    return {"nightcage", play};
}

}  // namespace tenebrae::bots
