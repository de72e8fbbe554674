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

void draw_everywhere(const Seat& seat, core::Random& random) {
    tui::Grid grid(static_cast<int>(random.below(90)), static_cast<int>(random.below(40)));
    const tui::Rect rect{
        static_cast<int>(random.below(20)),
        static_cast<int>(random.below(10)),
        static_cast<int>(random.below(70)),
        static_cast<int>(random.below(30))};
    const tui::Rect used = seat.board().draw_board(grid, rect, seat.drawing());
    CHECK(used.width <= rect.width);
    CHECK(used.height <= rect.height);
    require_inside(grid, rect);
    grid.clear();
    CHECK(seat.board().draw_panel(grid, rect, seat.drawing()) <= rect.height);
    require_inside(grid, rect);
    const int width = static_cast<int>(random.below(100));
    const int question = core::display_width(seat.board().prompt(seat.drawing(), 0));
    CHECK(
        core::display_width(seat.board().prompt(seat.drawing(), width)) <= std::max(width, question)
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

void require_retold(const Seat& seat, const PublicState& before) {
    PublicState told = before;
    for (const table::RawEvent& raw : seat.events()) {
        apply_event(seat.game().rules(), told, table::unpacked<Event>(raw));
    }
    require_same_sight(told, seat.view().shown);
}

void show_animation(Seat& seat) {
    const int frames = seat.board().animate(seat.events());
    CHECK(frames <= tui::kMostFrames);
    for (int frame = 0; frame < frames; ++frame) {
        (void)seat.grid(46, 20);
        CHECK(seat.board().step_animation() == (frame + 1 < frames));
    }
}

void press_at_random(Seat& seat, core::Random& random) {
    for (int press = 0; press < 6; ++press) {
        const auto act = static_cast<tui::Act>(random.below(tui::kCommonActs + kOwnActs));
        if (act == tui::Act::Look) {
            seat.board().look(!seat.board().looking());
        }
        const tui::BoardAnswer answer = seat.board().press(act);
        REQUIRE((answer.kind != tui::BoardAnswer::Kind::Play || answer.choice < seat.choices()));
        REQUIRE((answer.kind != tui::BoardAnswer::Kind::Say || !answer.text.empty()));
        (void)seat.board().consequences();
        REQUIRE_FALSE(seat.board().explanation().empty());
        REQUIRE_FALSE(seat.board().help(seat.drawing()).empty());
    }
    seat.board().look(false);
}

void play_a_game(Seat& seat, core::Random& random) {
    while (!seat.is_over()) {
        press_at_random(seat, random);
        draw_everywhere(seat, random);
        const PublicState before = seat.view().shown;
        seat.board().aim(random.below(seat.choices()));
        REQUIRE(seat.board().chosen());
        seat.take(tui::BoardAnswer::play(*seat.board().chosen()));
        require_retold(seat, before);
        show_animation(seat);
    }
    draw_everywhere(seat, random);
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
                Seat seat(set, {{"prisoners", prisoners, {}}}, random.next());
                play_a_game(seat, random);
            }
        }
    }
}

TEST_CASE("the board uses the available room", "[tui]") {
    Seat seat;
    seat.lay_out(crossroads());
    tui::Grid grid(500, 200);
    const auto used = [&](int width, int height) {
        return seat.board().draw_board(grid, {0, 0, width, height}, seat.drawing());
    };
    CHECK(used(46, 20) == tui::Rect{0, 0, 46, 20});
    CHECK(used(46, 22) == tui::Rect{0, 0, 46, 20});
    CHECK(used(80, 38) == tui::Rect{0, 0, 72, 32});
    CHECK(used(500, 200).height > 180);
    CHECK(used(1, 1) == tui::Rect{0, 0, 1, 1});
    CHECK(used(0, 0) == tui::Rect{0, 0, 0, 0});
    const tui::BoardView::Needs six = seat.board().needs();
    CHECK(six.board_width + six.panel_width <= 80);
    Seat five("second", {{"prisoners", "5", {}}});
    const tui::BoardView::Needs seven = five.board().needs();
    CHECK(seven.board_width <= 46);
    CHECK(seven.board_height <= 22);
}

}  // namespace
}  // namespace tenebrae::nightcage::board
