// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"
#include "core/unicode.hpp"

#include <set>

namespace tenebrae::vast::board {
namespace {

using tui::KeyAction;

/// Returns a key, mostly one that chooses or plays.
KeyAction random_key(core::Random& random) {
    constexpr std::array kUsual{
        KeyAction::North,
        KeyAction::East,
        KeyAction::South,
        KeyAction::West,
        KeyAction::Confirm,
        KeyAction::Next,
        KeyAction::Confirm};
    return random.below(3) == 0
               ? static_cast<KeyAction>(random.below(tui::kCommonKeyActions + kGameKeyActions))
               : kUsual.at(static_cast<std::size_t>(random.below(kUsual.size())));
}

/// Draws everything, at changing sizes and with changing looks.
void draw_all(BoardPlayer& player, core::Random& random) {
    constexpr std::array<std::pair<int, int>, 5> kSizes{
        {{80, 24}, {120, 40}, {200, 60}, {30, 10}, {9, 4}}};
    const auto [width, height] = kSizes.at(static_cast<std::size_t>(random.below(kSizes.size())));
    tui::Grid grid(width, height);
    tui::Drawing drawing = player.drawing();
    drawing.glyphs = &glyphs(random.below(2) == 0 ? "ascii" : "utf8");
    drawing.light = random.below(2) == 0;
    drawing.pixels = drawing.light && random.below(2) == 0;
    const tui::GameLayout layout = tui::lay_out(grid, player.board().needs());
    const tui::Rect used = player.board().draw_board(grid, layout.board, drawing);
    const tui::Rect side = tui::beside_board(grid, used);
    CHECK(player.board().draw_panel(grid, side, drawing) <= std::max(0, side.height));
    const int question = core::display_width(player.prompt(0));
    CHECK(core::display_width(player.prompt(width)) <= std::max(width, question));
    CHECK_FALSE(player.board().help(drawing).empty());
    static_cast<void>(player.board().preview_lines());
}

/// Looks, draws, aims and presses a key, all at random.
void press_random(BoardPlayer& player, core::Random& random) {
    if (random.below(40) == 0) {
        player.board().look(!player.board().looking());
        CHECK_FALSE(player.explanation().empty());
    }
    if (random.below(8) == 0) {
        draw_all(player, random);
    }
    const std::size_t choices = player.choices();
    if (random.below(4) == 0 && choices > 0) {
        player.board().aim(static_cast<std::size_t>(random.below(choices)));
    }
    player.apply_answer(player.board().press(random_key(random)));
    if (player.frames() > 0 && random.below(4) == 0) {
        draw_all(player, random);
    }
    player.board().end_animation();
}

/// Plays a game by random keys; returns the decisions met.
std::set<Decision> play(int row, std::uint64_t seed, int keys, bool has_terrain = false) {
    core::Random random(seed);
    testing::TestCave cave(row);
    cave.rules.terrain = has_terrain;
    cave.start(seed);
    BoardPlayer player(cave);
    std::set<Decision> met;
    for (; keys > 0 && !player.cave().state.is_over(); --keys) {
        met.insert(player.cave().state.decision);
        press_random(player, random);
    }
    return met;
}

TEST_CASE("random keys play games of every row", "[tui]") {
    for (int row = 1; row <= 30; ++row) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            INFO(row << ", seed " << seed);
            CHECK(play(row, seed, 1500).size() > 4);
        }
    }
}

TEST_CASE("random keys play games with Terrain", "[tui]") {
    std::set<Decision> met;
    for (const int row : {1, 8, 9, 17, 18, 26}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            INFO(row << ", seed " << seed);
            met.merge(play(row, seed, 1500, true));
        }
    }
    CHECK(met.count(Decision::Terrain) == 1);
}

}  // namespace
}  // namespace tenebrae::vast::board
