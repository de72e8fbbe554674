// SPDX-License-Identifier: MIT
#include "allocations.hpp"
#include "bots/search_player.hpp"
#include "catch.hpp"
#include "core/workers.hpp"
#include "games/nyctophobia/bot/play.hpp"
#include "games/nyctophobia/sets/variant.hpp"

#include <memory>
#include <vector>

namespace tenebrae::nyctophobia {

TEST_CASE("guesses and playouts of Nyctophobia never allocate", "[bots]") {
    const std::vector<table::Setting> settings{{"hunter", "human", {}}, {"hunted", "4", {}}};
    const auto variant = make_variant("data", settings);
    REQUIRE(variant);
    const Rules& rules = variant->rules;
    const auto player = std::make_unique<bots::SearchPlayer<bots::NyctophobiaPlay>>(
        rules, bots::SearchEffort{.playouts = 30, .turns_ahead = 2, .counts_figures = true}
    );
    core::Random random(1);
    State state = new_game(rules, 3);
    Events events;
    begin(rules, state, &events);
    // Starting threads allocates.
    core::Workers::shared().run(2, [](std::size_t) {});
    constexpr int kAnswers = 40;
    const std::size_t before = test::allocations();
    for (int left = kAnswers; left > 0 && state.open.ending == Ending::Unfinished; --left) {
        const View view = view_of(rules, state, deciding_seat(rules, state.open));
        const State guessed = guess(rules, view, random);
        const Action action = player->choose(guessed, random).action;
        events.clear();
        apply(rules, state, action, &events);
    }
    const std::size_t after = test::allocations();
    CHECK(after == before);
}

}  // namespace tenebrae::nyctophobia
