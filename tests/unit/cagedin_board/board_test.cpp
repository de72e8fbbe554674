// SPDX-License-Identifier: MIT
#include "boards.hpp"
#include "core/random.hpp"
#include "tui/games/cagedin/animation.hpp"
#include "tui/table/frames.hpp"

#include <bit>
#include <string>
#include <vector>

namespace tenebrae::cagedin::board {
namespace {

using testing::TestFight;

std::string line_with(const std::string& text, std::string_view what) {
    for (const std::string& line : core::split_lines(text)) {
        if (line.find(what) != std::string::npos) {
            return line;
        }
    }
    return "";
}

TEST_CASE("hidden information does not change the picture (CI-V6)", "[tui]") {
    const auto fight = [](std::string_view blues, std::string_view next) {
        return TestFight().hand(kRed, "jab-l throw").hand(kBlue, blues).deck(next).turn();
    };
    BoardPlayer left(fight("jab-r knee-l", "slam"));
    BoardPlayer right(fight("low-l shoot", "calf-l"));
    left.press("1");
    right.press("1");
    REQUIRE(left.selected() == "strike jab-l");
    CHECK(left.picture(80, 40) == right.picture(80, 40));
    CHECK(left.panel(40, 30) == right.panel(40, 30));
    CHECK(left.board().preview_lines() == right.board().preview_lines());
    left.board().look(true);
    right.board().look(true);
    for (int place = 0; place < 5; ++place) {
        CHECK(left.explanation_text() == right.explanation_text());
        left.answer("tab");
        right.answer("tab");
    }
}

TEST_CASE("a spectator sees no hand", "[tui]") {
    BoardPlayer player(TestFight().hand(kRed, "jab-l throw").turn());
    CHECK(player.picture(80, 30).find("Judo Throw") != std::string::npos);
    player.show_to(2);
    CHECK(player.picture(80, 30).find("Judo Throw") == std::string::npos);
    CHECK(player.prompt(79) == "Red decides.");
}

TEST_CASE("the meters are bars with their special spaces and counts", "[tui]") {
    BoardPlayer player(TestFight()
                           .cubes(kRed, Meter::Head, 4)
                           .cubes(kBlue, Meter::LegRight, 2)
                           .cubes(kBlue, Meter::Fatigue, 5)
                           .turn());
    const std::string panel = player.panel(35, 22);
    CHECK(line_with(panel, "head") == "head    ####.F..K 4  ..F..F..K 0");
    CHECK(line_with(panel, "leg-r") == "leg-r   .F.F      0  ##.F      2");
    CHECK(line_with(panel, "fatigue") == "fatigue .1.2.3.4  0  #####3.4  5");
}

TEST_CASE("both pictures show that a fighter is pinned (CI-H8)", "[tui]") {
    BoardPlayer player(TestFight().at(kRed, "d6").at(kBlue, "d7").turn());
    CHECK(player.picture(44, 22).find("!B!") != std::string::npos);
    CHECK(player.panel(35, 22).find("PINNED") != std::string::npos);
    player.board().look(true);
    player.answer("right");
    CHECK(player.explanation_text().find("Blue is here, pinned") != std::string::npos);
    CHECK(player.explanation_text().find("[CI-H8 to H10]") != std::string::npos);
}

TEST_CASE("look mode moves over hexes and boards and the hand and the unseen cards", "[tui]") {
    BoardPlayer player(
        TestFight().at(kRed, "f3").at(kBlue, "g4").hand(kRed, "upper-l slam-c").turn()
    );
    player.board().look(true);
    CHECK(player.explanation_text().find("A counter-strike hex") != std::string::npos);
    player.answer("right");
    CHECK(player.explanation_text().starts_with("f4"));
    player.answer("tab");
    CHECK(player.explanation_text().starts_with("Red's board"));
    player.answer("tab");
    CHECK(player.explanation_text().starts_with("Blue's board"));
    player.answer("tab");
    CHECK(player.explanation_text().find("[CI-D7]") != std::string::npos);
    player.answer("tab");
    CHECK(player.explanation_text().find("unseen") != std::string::npos);
}

TEST_CASE("letting a knockout land needs a confirmation if a block is possible", "[tui]") {
    const auto struck = [](int cubes, std::string_view hand) {
        return TestFight()
            .hand(kRed, "jab-l hook-l")
            .cubes(kBlue, Meter::Head, cubes)
            .hand(kBlue, hand)
            .turn()
            .play("strike jab-l");
    };
    const auto loses = [](const TestFight& fight) {
        const BoardPlayer player(fight);
        for (std::size_t choice = 0; choice < player.choices(); ++choice) {
            if (player.choice(choice).kind == ActionKind::Pass) {
                return player.board().loses(choice);
            }
        }
        return false;
    };
    CHECK(loses(struck(8, "cross-l throw")));
    CHECK_FALSE(loses(struck(7, "cross-l throw")));
    CHECK_FALSE(loses(struck(8, "cross-r throw")));
}

TEST_CASE("pawns are animated hex by hex and hits and blocks are highlighted", "[tui]") {
    std::array<Event, 3> events{};
    events[0].kind = EventKind::Footwork;
    events[0].who = kRed;
    events[0].from = testing::hex("d1");
    events[0].to = testing::hex("d3");
    events[1].kind = EventKind::Damage;
    events[1].who = kBlue;
    events[2].kind = EventKind::Blocked;
    events[2].who = kRed;
    Animation replay;
    CHECK(replay.begin({testing::hex("d3"), testing::hex("d4")}, events) == 6);
    std::vector<std::string> reds;
    std::string marks;
    std::string trails;
    do {
        Scene scene;
        replay.show(scene);
        reds.push_back(cagedin::name(scene.pawns[kRed]));
        trails += std::to_string(std::popcount(scene.trail)) + " ";
        marks +=
            scene.mark ? std::string(name(*scene.mark)) + cagedin::name(scene.marked_hex) : "-";
    } while (replay.step());
    // The first frame shows the earlier actions.
    CHECK(core::joined(reds, " ") == "d2 d3 d3 d3 d3 d3");
    CHECK(marks == "--hitd4-stoppedd3-");
    CHECK(trails == "1 2 0 0 0 0 ");
    CHECK_FALSE(replay.is_running());
}

TEST_CASE("the cage flashes at the bell", "[tui]") {
    std::array<Event, 1> events{};
    events[0].kind = EventKind::Bell;
    Animation replay;
    REQUIRE(replay.begin({testing::hex("d3"), testing::hex("d4")}, events) == 3);
    std::string bell_rings;
    do {
        Scene scene;
        replay.show(scene);
        bell_rings += scene.bell_rings ? "!" : ".";
        tui::Grid grid(60, 40);
        const Signs signs(glyphs());
        const Brush brush(grid, grid.area(), signs);
        draw_cage(
            brush, cage_frame(grid.area(), 0), setup_of(TestFight().rules).rules.tables, scene
        );
        int reversed = 0;
        for (int x = 0; x < grid.width(); ++x) {
            reversed += grid.at({x, 0}).style.reverse ? 1 : 0;
        }
        CHECK((reversed > 0) == scene.bell_rings);
    } while (replay.step());
    CHECK(bell_rings == "!.!");
}

TEST_CASE("a long fight is shown in a bounded number of frames", "[tui]") {
    std::vector<Event> events(30);
    for (Event& event : events) {
        event.kind = EventKind::Damage;
        event.who = kBlue;
    }
    Animation replay;
    CHECK(replay.begin({testing::hex("d3"), testing::hex("d4")}, events) == tui::kMostFrames);
}

TEST_CASE("every decision has its own prompt and help", "[tui]") {
    BoardPlayer player(TestFight().start_fight(3));
    core::Random random(5);
    while (player.choices() > 0) {
        CHECK_FALSE(player.prompt(79).empty());
        CHECK(core::display_width(player.prompt(79)) <= 79);
        CHECK(player.board().help(player.drawing()).size() > 3);
        const auto choice = random.below(static_cast<std::uint32_t>(player.choices()));
        player.board().aim(choice);
        CHECK_FALSE(player.board().preview_heading().empty());
        player.press("enter");
    }
    CHECK(player.prompt(79) == "The fight is over.");
    CHECK_FALSE(player.board().numbers().empty());
}

TEST_CASE("the prompt names exactly the valid numbers", "[tui]") {
    BoardPlayer player(TestFight().start_fight(3));
    core::Random random(8);
    int named = 0;
    while (player.choices() > 0) {
        const std::string prompt = player.prompt(200);
        const std::size_t at = prompt.find(" 1-");
        const char last = at == std::string::npos ? '0' : prompt[at + 3];
        named += last > '0' ? 1 : 0;
        for (char digit = '1'; digit <= '9' && last > '0'; ++digit) {
            const tui::BoardAnswer answer = player.answer(std::string(1, digit));
            INFO(prompt << " " << digit << " " << answer.text);
            CHECK(answer.text.starts_with("There is no ") == (digit > last));
        }
        player.board().aim(random.below(player.choices()));
        player.press("enter");
    }
    CHECK(named > 10);
}

TEST_CASE("with light the meters are bars of background", "[tui]") {
    const BoardPlayer player(
        TestFight().cubes(kRed, Meter::Head, 4).hand(kRed, "jab-l*2 jab-r").turn()
    );
    const tui::Grid panel = player.lit_panel(35, 22);
    const std::vector<std::string> lines = core::split_lines(panel.text());
    CHECK(lines[3] == "head         F  K 4    F  F  K 0");
    CHECK(line_with(panel.text(), "hand") == "hand        3           2");
    const int head = 8;
    for (int space = 0; space < 9; ++space) {
        const OwnRole role = space < 4 ? OwnRole::Damage : OwnRole::Mark;
        const auto light = static_cast<tui::Light>(1 + space % 2);
        CHECK(panel.at({head + space, 3}).style == tui::Style{role_of(role), light});
    }
    CHECK(panel.at({head + 9, 3}).style == tui::Style{});
}

TEST_CASE("in ASCII the panel has signs even with light", "[tui]") {
    const BoardPlayer player(
        TestFight().cubes(kRed, Meter::Head, 4).hand(kRed, "jab-l*2 jab-r").turn()
    );
    CHECK("\n" + player.lit_panel(35, 22, "ascii").text() == player.panel(35, 22));
}

TEST_CASE("nothing is drawn outside the given area at any size", "[tui]") {
    BoardPlayer player(TestFight().hand(kRed, "jab-l over-l throw shoot*2").turn());
    player.press("1 f");
    core::Random random(3);
    for (int round = 0; round < 300; ++round) {
        tui::Grid grid(static_cast<int>(random.below(220)), static_cast<int>(random.below(70)));
        const tui::Rect rect{
            static_cast<int>(random.below(20)),
            static_cast<int>(random.below(10)),
            static_cast<int>(random.below(200)),
            static_cast<int>(random.below(60))};
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

}  // namespace
}  // namespace tenebrae::cagedin::board
