// SPDX-License-Identifier: MIT
#include "cages.hpp"
#include "catch.hpp"
#include "games/nightcage/bot/evaluation.hpp"

using namespace tenebrae;
using namespace tenebrae::bots;
using nightcage::Cell;

namespace {

/// Returns a state where two prisoners hold keys, a key and a gate are on the board, and prisoner 4
/// is falling.
nightcage::State middle_game(const nightcage::Variant& set) {
    return read_cage(
        set,
        {"turn 6",
         "board",
         ".    .    .    .    .    .",
         ".    tnes g    tnsw .    .",
         ".    .    x    .    .    .",
         ".    .    #    .    .    .",
         ".    .    .    .    k+   .",
         ".    .    .    .    x    .",
         "prisoner 1 at b2 lit nerve 1 key",
         "prisoner 2 at c3 lit nerve 2",
         "prisoner 3 at e6 lit nerve 0 key",
         "prisoner 4 falling row 1 out nerve 0",
         "stack counts t 9 k 1 g 1 x 3 w 3"}
    );
}

std::int32_t value(const Features& features, Feature feature) {
    return features[static_cast<std::size_t>(feature)];
}

}  // namespace

TEST_CASE("a game in progress is rated between a lost and a won game", "[bots]") {
    const nightcage::Variant set = cage("first");
    nightcage::State state = middle_game(set);
    const std::int64_t chance_now = win_chance(set.rules, state.shown);
    const std::int64_t value_now = heuristic_value(set.rules, state.shown);
    CHECK(chance_now > 0);
    CHECK(chance_now < kCertain);
    state.shown.step = nightcage::Step::Over;
    state.shown.ending = nightcage::Ending::Won;
    CHECK(win_chance(set.rules, state.shown) == kCertain);
    CHECK(heuristic_value(set.rules, state.shown) > value_now);
    state.shown.ending = nightcage::Ending::TooFewKeys;
    CHECK(win_chance(set.rules, state.shown) == 0);
    CHECK(heuristic_value(set.rules, state.shown) < value_now);
}

TEST_CASE("features count what is face up", "[bots]") {
    const nightcage::Variant set = cage("first");
    const Features found = features(set.rules, middle_game(set).shown);
    CHECK(value(found, Feature::KeysHeld) == 2);
    CHECK(value(found, Feature::KeysSpare) == 0);
    CHECK(value(found, Feature::GateLit) == 1);
    CHECK(value(found, Feature::GateSpare) == 0);
    CHECK(value(found, Feature::GatesLeft) == 2);
    CHECK(value(found, Feature::CandlesOut) == 1);
    CHECK(value(found, Feature::Falling) == 1);
    CHECK(value(found, Feature::Nerve) == 3);
    CHECK(value(found, Feature::Monsters) == 0);
    CHECK(value(found, Feature::Flickers) == 0);
}

TEST_CASE("paths wrap around the edges and avoid walls and pits", "[bots]") {
    const nightcage::Variant set = cage("first");
    const nightcage::State state = middle_game(set);
    const auto& board = set.rules.board;
    const Cell gate = board.at(1, 2);
    const Distances distances = distances_to(set.rules, state.shown, nightcage::only(gate));
    CHECK(distances[nightcage::index(gate)] == 0);
    CHECK(distances[nightcage::index(board.at(1, 1))] == 1);  // b2
    CHECK(distances[nightcage::index(board.at(2, 2))] == 1);  // c3
    CHECK(distances[nightcage::index(board.at(0, 2))] == 1);  // c1, an empty cell
    CHECK(
        distances[nightcage::index(board.at(4, 2))] == 3
    );  // c5: over the north edge, not through the pit
    CHECK(torus_steps(set.rules, board.at(0, 0), board.at(5, 5)) == 2);
    CHECK(torus_steps(set.rules, gate, gate) == 0);
}

TEST_CASE("the chance grows with the score and is one half at score zero", "[bots]") {
    CHECK(chance(0) == kCertain / 2);
    CHECK(chance(kDoubling) == 2 * kCertain / 3);
    CHECK(chance(-kDoubling) == kCertain - 2 * kCertain / 3);
    std::int64_t last = 0;
    for (std::int64_t score = -13 * kDoubling; score <= 13 * kDoubling; score += kDoubling / 4) {
        CHECK(chance(score) > last);
        last = chance(score);
    }
    CHECK(last < kCertain);
    CHECK(chance(1000 * kDoubling) < kCertain);
    CHECK(chance(-1000 * kDoubling) > 0);
}

TEST_CASE("a keeper counts as a key and as a monster", "[bots]") {
    const nightcage::Variant set = cage("advanced");
    const auto with = [&set](const std::string& third_row) {
        return features(
            set.rules,
            read_cage(
                set,
                {"turn 5",
                 "board",
                 ".    .    .    .    .    .",
                 ".    tnew g    tnsw .    .",
                 third_row,
                 ".    .    .    .    .    .",
                 ".    .    .    .    .    .",
                 ".    .    .    .    x    .",
                 "prisoner 1 at b2 lit nerve 1 key",
                 "prisoner 2 at c3 lit nerve 2",
                 "prisoner 3 at e6 lit nerve 0",
                 "prisoner 4 falling row 1 out nerve 0",
                 "stack counts t 9 h 3 g 1 x 3 w 3"}
            )
                .shown
        );
    };
    const Features without = with(".    .    x    .    .    .");
    const Features found = with(".    .    x    hw   .    .");
    CHECK(value(without, Feature::KeysLit) == 0);
    CHECK(value(found, Feature::KeysLit) > 0);
    CHECK(value(without, Feature::KeysSpare) == 0);
    CHECK(value(found, Feature::KeysSpare) == 1);
    CHECK(value(found, Feature::Monsters) == value(without, Feature::Monsters) + 1);
    CHECK(value(found, Feature::Seen) == 1);
}
