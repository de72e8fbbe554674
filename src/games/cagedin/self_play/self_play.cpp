// SPDX-License-Identifier: MIT
#include "games/cagedin/self_play/self_play.hpp"

#include "games/cagedin/cagedin_game.hpp"
#include "games/cagedin/rules/game_rules.hpp"

namespace tenebrae::bots {
namespace {

struct CagedInGames {
    using Rules = cagedin::Rules;
    using State = cagedin::State;
    using View = cagedin::View;
    using Action = cagedin::Action;
    using Actions = cagedin::ActionList;

    static State start(const Rules& rules, std::uint64_t seed) {
        State state = cagedin::new_fight(rules, seed);
        cagedin::begin(rules, state, nullptr);
        return state;
    }
    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        cagedin::legal_actions(rules, state, actions);
    }
    static void apply(const Rules& rules, State& state, Action action) {
        cagedin::apply(rules, state, action, nullptr);
    }
    static int deciding_seat(const Rules& /*rules*/, const State& state) {
        return state.open.owner;
    }
    static View view(const Rules& rules, const State& state, int seat) {
        return cagedin::view_of(rules, state, seat);
    }
    static bool is_over(const State& state) { return state.open.way != cagedin::Way::None; }
    static std::optional<int> left(const State& /*state*/) { return std::nullopt; }
};

table::SelfPlayed play(
    const table::Game& game,
    const table::SeatBots& bots,
    std::uint64_t seed,
    std::vector<table::Move>* moves
) {
    const cagedin::Rules& rules = kit::module_of<cagedin::CagedIn>(game)->rules();
    return table::play_by_rules<CagedInGames>(rules, game, bots, seed, moves);
}

}  // namespace

table::SelfPlay cagedin_self_play() {
    return {"cagedin", play};
}

}  // namespace tenebrae::bots
