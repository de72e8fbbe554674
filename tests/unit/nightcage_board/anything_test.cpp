// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"
#include "games/nightcage/rules/light.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/table/frames.hpp"

#include <algorithm>

// With any keys and any window size nothing is drawn outside the given area, and the events lead to
// the same board as the state.

namespace tenebrae::nightcage::board {
namespace {

/// Requires that there are only spaces outside the rectangle.
void require_inside(const tui::Grid& grid, const tui::Rect& rect) {
    bool outside = false;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            outside = outside || (!rect.contains({x, y}) && grid.at({x, y}) != tui::GridCell{});
        }
    }
    REQUIRE_FALSE(outside);
}

void draw_everywhere(const BoardPlayer& player, core::Random& random) {
    tui::Grid grid(static_cast<int>(random.below(90)), static_cast<int>(random.below(40)));
    const tui::Rect rect{
        static_cast<int>(random.below(20)),
        static_cast<int>(random.below(10)),
        static_cast<int>(random.below(70)),
        static_cast<int>(random.below(30))};
    const tui::Rect used = player.board().draw_board(grid, rect, player.drawing());
    CHECK(used.width <= rect.width);
    CHECK(used.height <= rect.height);
    require_inside(grid, rect);
    grid.clear();
    tui::Drawing lit = player.drawing();
    lit.light = random.below(2) == 0;
    CHECK(player.board().draw_panel(grid, rect, lit) <= rect.height);
    require_inside(grid, rect);
    const int width = static_cast<int>(random.below(100));
    const int question = core::display_width(player.board().prompt(player.drawing(), 0));
    CHECK(
        core::display_width(player.board().prompt(player.drawing(), width))
        <= std::max(width, question)
    );
}

/// Requires that the visible parts of two boards are equal.
void require_same_sight(const PublicState& told, const PublicState& shown) {
    REQUIRE(told.kind == shown.kind);
    REQUIRE(told.exits == shown.exits);
    REQUIRE(told.keys == shown.keys);
    REQUIRE(told.prisoners.size() == shown.prisoners.size());
    REQUIRE(told.stack_size == shown.stack_size);
    for (std::size_t who = 0; who < shown.prisoners.size(); ++who) {
        const Prisoner& one = told.prisoners[who];
        const Prisoner& other = shown.prisoners[who];
        REQUIRE(one.whereabouts == other.whereabouts);
        REQUIRE(one.lit == other.lit);
        REQUIRE(one.has_key == other.has_key);
        REQUIRE(one.nerve == other.nerve);
        REQUIRE((is_falling(one) || one.cell == other.cell));
    }
}

void require_retold(const BoardPlayer& player, const PublicState& before) {
    PublicState told = before;
    for (const table::RawEvent& raw : player.events()) {
        apply_event(player.game().rules(), told, table::unpacked<Event>(raw));
    }
    require_same_sight(told, player.view().shown);
}

void show_animation(BoardPlayer& player) {
    const int frames = player.board().animate(player.events());
    CHECK(frames <= tui::kMostFrames);
    for (int frame = 0; frame < frames; ++frame) {
        (void)player.grid(46, 20);
        CHECK(player.board().step_animation() == (frame + 1 < frames));
    }
}

void press_at_random(BoardPlayer& player, core::Random& random) {
    for (int press = 0; press < 6; ++press) {
        const auto key_action =
            static_cast<tui::KeyAction>(random.below(tui::kCommonKeyActions + kGameKeyActions));
        if (key_action == tui::KeyAction::Look) {
            player.board().look(!player.board().looking());
        }
        const tui::BoardAnswer answer = player.board().press(key_action);
        REQUIRE((answer.kind != tui::BoardAnswer::Kind::Play || answer.choice < player.choices()));
        REQUIRE((answer.kind != tui::BoardAnswer::Kind::Message || !answer.text.empty()));
        (void)player.board().preview_lines();
        REQUIRE_FALSE(player.board().explanation().empty());
        REQUIRE_FALSE(player.board().help(player.drawing()).empty());
    }
    player.board().look(false);
}

void play_a_game(BoardPlayer& player, core::Random& random) {
    while (!player.is_over()) {
        press_at_random(player, random);
        draw_everywhere(player, random);
        const PublicState before = player.view().shown;
        player.board().aim(random.below(player.choices()));
        REQUIRE(player.board().chosen());
        player.apply_answer(tui::BoardAnswer::play(*player.board().chosen()));
        require_retold(player, before);
        show_animation(player);
    }
    draw_everywhere(player, random);
}

TEST_CASE("any key works in any window and with any set", "[tui]") {
    core::Random random(7);
    for (const std::string set : {"first", "second", "advanced", "dirge", "hardest"}) {
        for (const std::string prisoners : {"4", "5"}) {
            if (set == "first" && prisoners == "5") {
                continue;
            }
            INFO(set << " " << prisoners);
            for (int game = 0; game < 4; ++game) {
                BoardPlayer player(set, {{"prisoners", prisoners, {}}}, random.next());
                play_a_game(player, random);
            }
        }
    }
}

TEST_CASE("the board uses the available room", "[tui]") {
    BoardPlayer player;
    player.load_position(crossroads());
    tui::Grid grid(500, 200);
    const auto used = [&](int width, int height) {
        return player.board().draw_board(grid, {0, 0, width, height}, player.drawing());
    };
    CHECK(used(46, 20) == tui::Rect{0, 0, 46, 20});
    CHECK(used(46, 22) == tui::Rect{0, 0, 46, 20});
    CHECK(used(80, 38) == tui::Rect{0, 0, 72, 32});
    CHECK(used(500, 200).height > 180);
    CHECK(used(1, 1) == tui::Rect{0, 0, 1, 1});
    CHECK(used(0, 0) == tui::Rect{0, 0, 0, 0});
    const tui::BoardView::Needs six = player.board().needs();
    CHECK(six.board_width + six.panel_width <= 80);
    BoardPlayer five("second", {{"prisoners", "5", {}}});
    const tui::BoardView::Needs seven = five.board().needs();
    CHECK(seven.board_width <= 46);
    CHECK(seven.board_height <= 22);
}

}  // namespace
}  // namespace tenebrae::nightcage::board
