// SPDX-License-Identifier: MIT
// Measures how many games of The Night Cage can be won at all. A player who sees the stack gives
// the upper bound.
#include "bots/search_player.hpp"
#include "cages.hpp"
#include "catch.hpp"
#include "games/nightcage/bot/play.hpp"
#include "thorough.hpp"

#include <cstdlib>
#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::bots;
using nightcage::State;

namespace {

/// A search that sees the stack: hidden tiles are not redrawn before a playout.
struct SeenThrough : NightcagePlay {
    static void redraw_hidden(const Rules& /*rules*/, State& /*state*/, core::Random& /*random*/) {}
};
static_assert(Playable<SeenThrough>);

template <typename Play>
int count_wins(const nightcage::Rules& rules, int games, int playouts) {
    int won = 0;
    for (int game = 1; game <= games; ++game) {
        core::Random random(1);
        SearchPlayer<Play> player(rules, {.playouts = playouts});
        State state = nightcage::new_game(rules, static_cast<std::uint64_t>(game));
        while (!Play::is_over(state)) {
            nightcage::apply(rules, state, player.choose(state, random).action);
        }
        won += state.shown.ending == nightcage::Ending::Won ? 1 : 0;
    }
    return won;
}

struct Night {
    std::string set;
    std::string prisoners;
};

}  // namespace

/// With TENEBRAE_CEILING=100 in the environment, plays 100 games of every set and reports the
/// results.
TEST_CASE("a player who sees the stack wins more games", "[bots]") {
    const char* const asked = std::getenv("TENEBRAE_CEILING");
    const int games = asked == nullptr ? test::thorough(3, 2) : std::stoi(asked);
    const int playouts = asked == nullptr ? test::thorough(20, 8) : 60;
    std::vector<Night> variants{{"second", "4"}};
    if (asked != nullptr) {
        variants.insert(variants.end(), {{"second", "5"}, {"advanced", "4"}, {"advanced", "5"}});
        variants.insert(variants.end(), {{"first", "4"}, {"hardest", "4"}, {"hardest", "5"}});
    }
    for (const Night& night : variants) {
        const nightcage::Variant set = cage(night.set, night.prisoners);
        const int seen = count_wins<SeenThrough>(set.rules, games, playouts);
        const int own = count_wins<NightcagePlay>(set.rules, games, playouts);
        CHECK(seen > own);
        if (asked != nullptr) {
            WARN(
                night.set << " with " << night.prisoners << ": " << seen << " of " << games
                          << ", of those who do not see it " << own
            );
        }
    }
}
