// SPDX-License-Identifier: MIT
#include "games/nyctophobia/self_play/self_play.hpp"

#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"

namespace tenebrae::bots {
namespace {

/// Somebody always listens: the sketch, by which the Hunted go, is drawn from what is told.
struct NyctophobiaGames {
    using Rules = nyctophobia::Rules;
    using State = nyctophobia::State;
    using View = nyctophobia::View;
    using Action = nyctophobia::Action;
    using Actions = nyctophobia::ActionList;

    static State start(const Rules& rules, std::uint64_t seed) {
        State state = nyctophobia::new_game(rules, seed);
        nyctophobia::Events events;
        nyctophobia::begin(rules, state, &events);
        return state;
    }
    static void legal_actions(const Rules& rules, const State& state, Actions& actions) {
        nyctophobia::legal_actions(rules, state, actions);
    }
    static void apply(const Rules& rules, State& state, Action action) {
        nyctophobia::Events events;
        nyctophobia::apply(rules, state, action, &events);
    }
    static int deciding_seat(const Rules& rules, const State& state) {
        return nyctophobia::deciding_seat(rules, state.open);
    }
    static View view(const Rules& rules, const State& state, int seat) {
        return nyctophobia::view_of(rules, state, seat);
    }
    static bool is_over(const State& state) {
        return state.open.ending != nyctophobia::Ending::Unfinished;
    }
    static std::optional<int> left(const State& /*state*/) { return std::nullopt; }
};

table::SelfPlayed play(
    const table::Game& game,
    const table::SeatBots& bots,
    std::uint64_t seed,
    std::vector<table::Move>* moves
) {
    const nyctophobia::Rules& rules = kit::module_of<nyctophobia::Nyctophobia>(game)->rules();
    return table::play_by_rules<NyctophobiaGames>(rules, game, bots, seed, moves);
}

}  // namespace

table::SelfPlay nyctophobia_self_play() {
    return {"nyctophobia", play};
}

}  // namespace tenebrae::bots
