// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "table/packed.hpp"
#include "table/seat_log.hpp"
#include "tui/games/nyctophobia/roles.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia::board {
namespace {

/// Returns a forest with Hunted 1 on b2, beside a tree and a rock. Hunted 2 and 3 are far away.
testing::TestForest glade() {
    testing::TestForest forest;
    forest.hunted(1, "b2").hunted(2, "h4").hunted(3, "d7").trees("b2e").rocks("b1");
    return forest;
}

TEST_CASE("a Hunted sees the sketch pages but not the forest", "[tui]") {
    BoardPlayer player(glade().begin_turn());
    const std::string picture = player.picture(45, 22);
    CHECK(picture.find("The forest") == std::string::npos);
    for (const char* title : {"Hunted 1", "Hunted 2", "Hunted 3"}) {
        CHECK(picture.find(title) != std::string::npos);
    }
    CHECK(picture.find('H', picture.find("Hunted 3") + 1) == std::string::npos);
}

TEST_CASE("the sides felt at this stop are drawn around the deciding Hunted", "[tui]") {
    BoardPlayer player(glade().begin_turn());
    CHECK(player.picture(20, 9) == R"(
Hunted 1
     +    +
       o
+    + 1  +
  .  3.1..#
+    + 2  +
       .
     +    +
2 more (v): Hunted 2
)");
}

TEST_CASE("hidden information does not change what is drawn (HU-I7)", "[tui]") {
    testing::TestForest one = glade();
    testing::TestForest other = glade();
    other.trees("f6e g6e f6s").rocks("g5", 2).hunter("h7").car("f8", "g8");
    one.hunter("a8").car("f8", "g8").begin_turn();
    other.begin_turn();
    const BoardPlayer left(one);
    const BoardPlayer right(other);
    CHECK(left.picture(80, 40) == right.picture(80, 40));
    CHECK(left.panel(34, 22) == right.panel(34, 22));
}

TEST_CASE("the panel names the players of the Hunted where there is room", "[tui]") {
    testing::TestForest forest = glade();
    forest.rules.people = 2;
    const BoardPlayer player(forest.begin_turn());
    CHECK(player.panel(38, 22).find("P1 Ada\n") != std::string::npos);
    CHECK(player.panel(38, 22).find("P2 Ben\n") != std::string::npos);
    CHECK(player.panel(34, 22).find("P2\n") != std::string::npos);
}

TEST_CASE("with light the panel has blocks and bars of background", "[tui]") {
    testing::TestForest forest = glade();
    forest.state.hunted[1].health = 1;
    const BoardPlayer player(forest.begin_turn());
    const tui::Grid panel = player.lit_panel(34, 22);
    CHECK(panel.at({1, 1}).style.role == block_of_piece(0));
    CHECK(panel.at({1, 2}).style.role == block_of_piece(1));
    const auto health = [&panel](int x) { return panel.at({17 + x, 2}); };
    CHECK(health(0) == tui::GridCell{U'*', {role_of(OwnRole::Health), 1}});
    CHECK(health(1) == tui::GridCell{U' ', {role_of(OwnRole::Health), 1}});
    CHECK(health(2) == tui::GridCell{U'.', {role_of(OwnRole::Wound), 2}});
    CHECK(health(3) == tui::GridCell{U' ', {role_of(OwnRole::Wound), 2}});
    CHECK(health(4).style == tui::Style{});
}

TEST_CASE("with light the Hunter's pile is a bar", "[tui]") {
    testing::TestForest forest = glade();
    forest.begin_hunter();
    forest.state.discard_count = forest.state.pile_size;
    const BoardPlayer player(forest);
    const tui::Grid panel = player.lit_panel(44, 22);
    const std::vector<std::string> lines = core::split_lines(panel.text());
    const auto line = std::ranges::find_if(lines, [](const std::string& text) {
        return text.starts_with("Pile ");
    });
    REQUIRE(line != lines.end());
    const auto y = static_cast<int>(line - lines.begin());
    int columns = 0;
    for (int x = 0; x < panel.width(); ++x) {
        const bool is_bar = panel.at({x, y}).style.role == role_of(OwnRole::Pile);
        columns += is_bar ? 1 : 0;
        CHECK(is_bar == panel.at({x, y}).style.reverse);
    }
    CHECK(columns == 10);
}

TEST_CASE("in ASCII the panel has signs even with light", "[tui]") {
    const BoardPlayer player(glade().begin_turn());
    CHECK("\n" + player.lit_panel(34, 22, "ascii").text() == player.panel(34, 22));
}

TEST_CASE("a key shows the Hunter what the Hunted know", "[tui]") {
    BoardPlayer player(glade().begin_hunter());
    CHECK(player.picture(45, 22).find("The forest") == 1);
    player.press("w");
    CHECK(player.picture(45, 22).find("Hunted") == 1);
    player.press("w");
    CHECK(player.picture(45, 22).find("The forest") == 1);
}

TEST_CASE("with enough room the Hunter sees what the Hunted know beside the forest", "[tui]") {
    BoardPlayer player(glade().begin_hunter());
    const std::string picture = player.picture(120, 24);
    const std::string titles = picture.substr(1, picture.find('\n', 1) - 1);
    CHECK(titles.find("The forest") == 0);
    CHECK(titles.find("Hunted", 40) != std::string::npos);
}

TEST_CASE("after the end every seat sees the forest and the sketches", "[tui]") {
    testing::TestForest forest = glade().begin_turn();
    forest.resign(0);
    BoardPlayer player(forest);
    player.show_to(0);
    const std::string picture = player.picture(120, 40);
    CHECK(picture.find("The forest") == 1);
    CHECK(picture.find("Hunted 1") != std::string::npos);
}

TEST_CASE("nothing is drawn outside the given rectangle", "[tui]") {
    BoardPlayer player(glade().begin_turn());
    core::Random random(3);
    for (int round = 0; round < 300; ++round) {
        tui::Grid grid(static_cast<int>(random.below(90)), static_cast<int>(random.below(40)));
        const tui::Rect rect{
            static_cast<int>(random.below(20)),
            static_cast<int>(random.below(10)),
            static_cast<int>(random.below(70)),
            static_cast<int>(random.below(30))};
        const tui::Rect used = player.board().draw_board(grid, rect, player.drawing());
        CHECK(used.width <= rect.width);
        CHECK(used.height <= rect.height);
        tui::Drawing lit = player.drawing();
        lit.glyphs = &glyphs("utf8");
        lit.light = round % 2 == 0;
        CHECK(player.board().draw_panel(grid, rect, lit) <= rect.height);
        bool is_outside = false;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                is_outside =
                    is_outside || (!rect.contains({x, y}) && grid.at({x, y}) != tui::GridCell{});
            }
        }
        REQUIRE_FALSE(is_outside);
        const int width = static_cast<int>(random.below(100));
        const int question = core::display_width(player.prompt(0));
        CHECK(core::display_width(player.prompt(width)) <= std::max(width, question));
    }
}

TEST_CASE("after the call the panel counts down the turns of the Hunter", "[tui]") {
    testing::TestForest forest;
    forest.hunted(1, "g1").begin_turn().play("call");
    BoardPlayer player(forest);
    table::SeatLog log;
    log.add_command("call");
    for (const Event& event : forest.all_events) {
        log.add_event(table::packed<table::RawEvent>(event), {});
    }
    CHECK(player.panel(60, 24).find("Live until") == std::string::npos);
    player.board().set_past(log, 1);
    CHECK(
        player.panel(60, 24).find("Live until Hunted 1 has moved again: 1 turn of the Hunter.")
        != std::string::npos
    );
}

TEST_CASE("after the end the forest shows where the Hunter was in each round", "[tui]") {
    testing::TestForest second;
    second.hunter("c3").begin_turn();
    second.state.open.round = 12;
    testing::TestForest end;
    end.hunter("h8").begin_turn().resign(0);
    const std::vector<table::SeatView> turns{
        table::packed<table::SeatView>(view_afterwards(second.rules, second.state, 0)),
        table::packed<table::SeatView>(view_afterwards(end.rules, end.state, 0))};
    BoardPlayer player(end);
    REQUIRE(player.picture(80, 40).find("12") == std::string::npos);
    player.board().set_turns(turns);
    CHECK(player.picture(80, 40).find("12") != std::string::npos);
}

TEST_CASE("before the end the forest does not show where the Hunter was", "[tui]") {
    testing::TestForest forest;
    forest.hunter("c3").begin_hunter();
    forest.state.open.round = 12;
    BoardPlayer player(forest);
    const std::vector<table::SeatView> turns{
        table::packed<table::SeatView>(view_afterwards(forest.rules, forest.state, 0))};
    player.board().set_turns(turns);
    CHECK(player.picture(80, 40).find("12") == std::string::npos);
}

}  // namespace
}  // namespace tenebrae::nyctophobia::board
