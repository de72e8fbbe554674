// SPDX-License-Identifier: MIT
#include "bots/advice.hpp"
#include "bots/chance.hpp"
#include "cages.hpp"
#include "catch.hpp"
#include "core/workers.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/bot/play.hpp"
#include "games/nightcage/nightcage_referee.hpp"

#include <algorithm>

using namespace tenebrae;
using namespace tenebrae::bots;
using nightcage::State;

namespace {

constexpr SearchEffort kLittle{.playouts = 120};

using Player = SearchPlayer<NightcagePlay>;

/// Returns the state of a game after this many decisions.
State later(const nightcage::Rules& rules, int decisions) {
    State state = nightcage::new_game(rules, 21);
    const HeuristicPlayer<NightcagePlay> player(rules);
    core::Random random(4);
    for (int decision = 0; decision < decisions && !NightcagePlay::is_over(state); ++decision) {
        nightcage::apply(rules, state, player.choose(state, random));
    }
    return state;
}

}  // namespace

TEST_CASE("an interval contains its mean and narrows with more playouts", "[bots]") {
    constexpr std::int64_t kHalf = kCertain / 2;
    constexpr Estimate kFew = estimate(10 * kHalf, 10 * kHalf * kHalf, 10);
    constexpr Estimate kMany = estimate(1000 * kHalf, 1000 * kHalf * kHalf, 1000);
    CHECK(kFew.mean == kHalf);
    CHECK(kFew.low < kFew.mean);
    CHECK(kFew.mean < kFew.high);
    CHECK(kMany.high - kMany.low < kFew.high - kFew.low);
    // For pure wins and losses this is the Wilson interval: 5 of 10 gives 0.237 to 0.763.
    constexpr Estimate kCoin = estimate(5 * kCertain, 5 * kCertain * kCertain, 10);
    CHECK(kCoin.low * 1000 / kCertain == 236);
    CHECK(kCoin.high * 1000 / kCertain == 763);
    // A few playouts never give certainty.
    CHECK(estimate(0, 0, 10).high > 0);
    CHECK(estimate(10 * kCertain, 10 * kCertain * kCertain, 10).low < kCertain);
}

TEST_CASE("square roots are rounded down", "[bots]") {
    CHECK(square_root(0) == 0);
    CHECK(square_root(1) == 1);
    CHECK(square_root(24) == 4);
    CHECK(square_root(25) == 5);
    constexpr std::int64_t kLarge = 2'000'000'011;
    CHECK(square_root(kLarge * kLarge) == kLarge);
    CHECK(square_root(kLarge * kLarge - 1) == kLarge - 1);
}

TEST_CASE("the lines of a search are sorted by playouts", "[bots]") {
    const nightcage::Variant set = cage("second");
    const State state = later(set.rules, 30);
    core::Random random(1);
    Player player(set.rules, kLittle);
    const auto choice = player.choose(state, random);
    REQUIRE(player.lines() > 2);
    CHECK(player.line(0).action == choice.action);
    CHECK(player.line(0).playouts == choice.playouts);
    CHECK(player.line(0).chance.mean == choice.estimate);
    int playouts = 0;
    for (std::size_t rank = 0; rank < player.lines(); ++rank) {
        const auto line = player.line(rank);
        CHECK(nightcage::is_legal(set.rules, state.shown, line.action));
        CHECK(line.chance.low <= line.chance.mean);
        CHECK(line.chance.mean <= line.chance.high);
        CHECK((rank == 0 || line.playouts <= player.line(rank - 1).playouts));
        playouts += line.playouts;
    }
    CHECK(playouts == player.playouts());
    CHECK_FALSE(player.is_cut_short());
}

TEST_CASE("a stopped search returns the best action so far", "[bots]") {
    const nightcage::Variant set = cage("second");
    const State state = later(set.rules, 30);
    std::vector<int> asked;
    const auto stop_after = [&asked](std::size_t times) {
        asked.clear();
        return [&asked, times](int done, int all) {
            CHECK(all == kLittle.playouts);
            asked.push_back(done);
            return asked.size() < times;
        };
    };
    // A thread alone asks after each guess.
    const unsigned processors = core::Workers::shared().threads();
    core::Workers::shared().set_threads(1);
    for (const std::size_t times : {1U, 2U, 5U}) {
        core::Random random(1);
        Player player(set.rules, kLittle);
        const auto choice = player.choose(state, random, stop_after(times));
        INFO(times);
        CHECK(player.is_cut_short());
        CHECK(asked.size() == times);
        CHECK(player.playouts() == asked.back());
        CHECK(choice.playouts >= 1);
        // No action with as many playouts has a better estimate.
        for (std::size_t rank = 1; rank < player.lines(); ++rank) {
            const auto line = player.line(rank);
            CHECK((line.playouts < choice.playouts || line.chance.mean <= choice.estimate));
        }
    }
    // A callback that never stops the search does not change the result.
    core::Random one(1);
    core::Random other(1);
    const auto alone = Player(set.rules, kLittle).choose(state, one);
    const auto watched = Player(set.rules, kLittle).choose(state, other, stop_after(100000));
    CHECK(alone.action == watched.action);
    CHECK(alone.estimate == watched.estimate);
    CHECK(std::ranges::is_sorted(asked));
    core::Workers::shared().set_threads(processors);
}

TEST_CASE("figures are computed from the visible state", "[bots]") {
    const nightcage::Variant set = cage("first");
    const State state = read_cage(
        set,
        {"turn 5",
         "board",
         ".  .    .    .    .  .",
         ".  tnes g    .    .  .",
         ".  .    .    .    .  .",
         ".  .    .    .    .  .",
         ".  .    .    .    .  .",
         ".  .    .    .    .  .",
         "prisoner 1 at b2 lit nerve 0 key",
         "prisoner 2 at c2 lit nerve 0 key",
         "prisoner 3 at c2 lit nerve 2 key",
         "prisoner 4 at c2 lit nerve 0",
         "stack counts t 9 k 2 g 1 x 3 w 3"}
    );
    const Figures found = figures(set.rules, state.shown);
    const auto of = [&found](Figure figure) { return found[static_cast<std::size_t>(figure)]; };
    CHECK(of(Figure::TilesLeft) == 18);
    CHECK(of(Figure::KeysHeld) == 3);
    CHECK(of(Figure::GatesSeen) == 1);
    CHECK(of(Figure::AtGate) == 3);
    CHECK(of(Figure::CandlesOut) == 0);
    CHECK(of(Figure::Apart) == 3);
    CHECK(of(Figure::Nerve) == 2);
    CHECK(of(Figure::Watched) == 0);
    CHECK(of(Figure::Falling) == 0);
}

TEST_CASE("a difference that may be chance is not given as a reason", "[bots]") {
    const FigureMean sure{500, 2500, 100};  // always 5
    const FigureMean more{600, 3600, 100};
    CHECK(significance(more, sure) > 0);
    CHECK(significance(sure, more) == significance(more, sure));
    CHECK(significance(sure, sure) == 0);
    const FigureMean few{50, 500, 10};  // either 0 or 10
    const FigureMean others{60, 600, 10};
    CHECK(significance(few, others) == 0);
    CHECK(significance({5000, 50000, 1000}, {6000, 60000, 1000}) > 0);
    // A difference of 0.05 is too small to report, however certain it is.
    CHECK(significance({100'000, 1'000'000, 10'000}, {100'500, 1'010'000, 10'000}) == 0);
}
