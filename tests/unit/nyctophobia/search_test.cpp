// SPDX-License-Identifier: MIT
#include "bots/search_player.hpp"
#include "catch.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/bot/play.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"
#include "games/nyctophobia/sets/variant.hpp"
#include "table/hint.hpp"
#include "test_forest.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

const table::Bot& search_bot() {
    return bots::nyctophobia_bots().back();
}

/// Asks the search bot for a move, advice or a hint for one seat.
class Asked {
public:
    Asked(const Rules& rules, const View& view)
        : game_(Nyctophobia(rules, {}, 0)), seen_(table::packed<table::SeatView>(view)) {}

    [[nodiscard]] std::string move(int playouts = 0) const {
        const auto move = search_bot().choose(game_, seen_, {0, playouts, {}});
        REQUIRE(move);
        return testing::text_of(table::unpacked<Action>(*move));
    }
    [[nodiscard]] table::Advice advice(int playouts = 0) const {
        const auto advice = table::advise(search_bot(), game_, seen_, {0, playouts, {}});
        REQUIRE(advice);
        return *advice;
    }
    [[nodiscard]] std::string hint(table::HintLevel level) const {
        return table::hint_text(game_, {level, seen_, advice()});
    }

private:
    kit::GameAdapter<Nyctophobia> game_;
    table::SeatView seen_;
};

Rules human_hunter() {
    const std::vector<table::Setting> settings{{"hunter", "human", {}}};
    const auto variant = make_variant("data", settings);
    REQUIRE(variant);
    return variant->rules;
}

/// Returns how many games the Hunter wins with this many playouts against heuristic Hunted. With 0
/// playouts he plays by the heuristic.
int hunter_wins(const Rules& rules, int games, int playouts) {
    int won = 0;
    for (int seed = 1; seed <= games; ++seed) {
        State state = new_game(rules, static_cast<std::uint64_t>(seed));
        Events events;
        begin(rules, state, &events);
        while (state.open.ending == Ending::Unfinished) {
            const View view = view_of(rules, state, deciding_seat(rules, state.open));
            const bool searches = playouts > 0 && view.shows_forest;
            const auto seen = table::packed<table::SeatView>(view);
            const kit::GameAdapter<Nyctophobia> game(Nyctophobia(rules, {}, 0));
            const Action action =
                searches
                    ? table::unpacked<Action>(*search_bot().choose(game, seen, {0, playouts, {}}))
                    : choose_action(rules, view, Skill::Heuristic);
            events.clear();
            apply(rules, state, action, &events);
        }
        won += state.open.hunter_won ? 1 : 0;
    }
    return won;
}

}  // namespace

TEST_CASE("a Hunter that searches wins more games than the heuristic one", "[bot]") {
    const Rules rules = human_hunter();
    constexpr int kGames = 24;
    const int by_heuristic = hunter_wins(rules, kGames, 0);
    const int by_search = hunter_wins(rules, kGames, 40);
    INFO(by_search << " against " << by_heuristic << " of " << kGames);
    CHECK(by_search >= by_heuristic + kGames / 6);
}

TEST_CASE("the chance of a win within reach is certain", "[bot]") {
    testing::TestForest forest;
    forest.hunter("h8").called(1, true).begin_turn(1);
    forest.play("move e, search, move e, search");
    const Asked asked(forest.rules, forest.view_of_hunted(1));
    CHECK(asked.advice().lines.front().chance == table::kSureChance);
}

TEST_CASE("a free search is chosen without playouts", "[bot]") {
    testing::TestForest forest;
    forest.hunter("h8").begin_turn(1);
    forest.play("move e");
    const Asked asked(forest.rules, forest.view_of_hunted(1));
    CHECK(asked.move() == "search");
    CHECK(asked.advice().lines.size() == 1);
}

TEST_CASE("advice for both sides has chances and figures in terms of the game", "[bot]") {
    testing::TestForest forest;
    forest.hunter("d6").hunted(1, "d3").begin_turn(1);
    const Asked hunted(forest.rules, forest.view_of_hunted(1));
    const table::Advice advice = hunted.advice(60);
    REQUIRE(advice.figures);
    CHECK(advice.lines.size() == table::kAdviceLines);
    CHECK(advice.playouts > 0);
    CHECK(advice.lines == hunted.advice(60).lines);
    for (const table::AdviceLine& line : advice.lines) {
        CHECK(line.low <= line.chance);
        CHECK(line.chance <= line.high);
    }
    CHECK(hunted.hint(table::HintLevel::Move).find(" of 100") != std::string::npos);
    CHECK_FALSE(hunted.hint(table::HintLevel::Nudge).empty());
    forest.begin_hunter();
    const table::Advice hunters = Asked(forest.rules, forest.view(forest.rules.people)).advice(60);
    REQUIRE(hunters.figures);
    const auto health = std::ranges::find(*hunters.figures, "health", &table::FigureName::code);
    CHECK_FALSE(health->is_good);
}

TEST_CASE("figures for the Hunted do not use what only the Hunter sees", "[bot][HU-I2]") {
    testing::TestForest forest;
    forest.begin_turn(1);
    const auto figure = [](const bots::HuntFigures& figures, bots::HuntFigure which) {
        return figures[static_cast<std::size_t>(which)];
    };
    const auto hunters = bots::hunt_figures(forest.rules, forest.state, true);
    CHECK(figure(hunters, bots::HuntFigure::ToCar) == 6);
    const auto hunted = bots::hunt_figures(forest.rules, forest.state, false);
    CHECK(figure(hunted, bots::HuntFigure::ToCar) == 0);
    CHECK(figure(hunted, bots::HuntFigure::FromHunter) == 0);
    CHECK(figure(hunted, bots::HuntFigure::Health) == 6);
}

TEST_CASE(
    "the search bot builds the same forest as the heuristic and estimates its chance",
    "[bot][HU-B1]"
) {
    Rules rules = testing::plain_rules();
    rules.own_map = true;
    State state = new_game(rules, 1);
    begin(rules, state, nullptr);
    REQUIRE(state.open.decision == Decision::Build);
    const View view = view_of(rules, state, rules.people);
    const table::Advice advice = Asked(rules, view).advice(20);
    REQUIRE(advice.lines.size() == 1);
    CHECK(
        table::unpacked<Action>(advice.lines.front().move)
        == choose_action(rules, view, Skill::Heuristic)
    );
    CHECK(advice.lines.front().playouts > 0);
}

}  // namespace tenebrae::nyctophobia
