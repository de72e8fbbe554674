// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the game screen has board and panel and log and preview and question") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter tab");
    CHECK(
        terminal.picture()
        == R"(                         Points: 0                                        ? help
 [ ][@]                  -------------------------------------------------------
 -> draw                 The walker steps to b1.














                         - If it is so -----------------------------------------
                         + That would be: draw




Walk or draw? (d draws)
)"
    );
}

TEST_CASE("Enter plays the selected choice once") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter");
    terminal.play();
    CHECK(terminal.session.match().history.steps().size() == 1);
    CHECK(terminal.session.match().history.steps()[0].words == "step b1");
}

TEST_CASE("a number selects its choice without another key") {
    FakeTerminal terminal;
    terminal.with_game().session.execute("step", "typed", 2);
    SECTION("as soon as the number is unambiguous") {
        terminal.frontend.type("2");
        CHECK(has(terminal.picture(), "A card of 3 is drawn."));
        CHECK(terminal.session.match().history.steps().size() == 2);
    }
    SECTION("a number beyond the choices is refused with how many there are") {
        terminal.frontend.type("3");
        CHECK(has(terminal.picture(), "Type a number from 1 to 2."));
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
}

TEST_CASE("a board may handle a digit itself") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type("8");
    CHECK(has(terminal.picture(), "There is no eighth card."));
    CHECK_FALSE(has(terminal.picture(), "Choice 8"));
    CHECK(terminal.session.match().history.steps().empty());
}

TEST_CASE("the preview of a choice takes the lines it needs from the log and returns them") {
    FakeTerminal terminal;
    terminal.with_game();
    const auto count = [](const std::string& picture) {
        int lines = 0;
        for (std::size_t at = 0; (at = picture.find("And so on.", at)) != std::string::npos; ++at) {
            ++lines;
        }
        return lines;
    };
    terminal.frontend.press("enter").type("7");
    CHECK(count(terminal.picture()) == 10);
    terminal.frontend.type("8");
    CHECK(count(terminal.picture()) == 0);
    CHECK(has(terminal.picture(), "The walker steps to b1."));
}

TEST_CASE("an impossible choice is refused in one line with the number of the rule") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type("d");
    CHECK(has(terminal.picture(), "Cards are drawn on b1 only. [W-4]"));
    CHECK(terminal.session.match().history.steps().empty());
}

TEST_CASE("the number of the rule is never cut off") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type(":draw").press("enter");
    CHECK(has(terminal.picture(), "That is not possible. [W-4]"));
}

TEST_CASE("undo and redo go through the interpreter and report why they fail") {
    FakeTerminal terminal;
    terminal.with_game();
    SECTION("nothing to undo") {
        terminal.frontend.type("u");
        CHECK(has(terminal.picture(), "There is nothing to undo."));
    }
    SECTION("one step back and forward") {
        terminal.frontend.press("enter").type("u");
        CHECK(has(terminal.picture(), "[@][ ]"));
        CHECK(terminal.session.match().history.steps().empty());
    }
    SECTION("again") {
        terminal.frontend.press("enter").type("uU");
        CHECK(has(terminal.picture(), "[ ][@]"));
        CHECK(terminal.session.match().record.lines.back() == "redo 1");
    }
    SECTION("a reveal stops it") {
        terminal.frontend.press("enter").type(":draw").press("enter").type(":undo").press("enter");
        CHECK(has(terminal.picture(), "Undo stops at command 2"));
    }
    SECTION("a solo player is asked whether to go past it") {
        terminal.frontend.press("enter").type("du");
        CHECK(has(terminal.picture(), "Undo past what you have seen?"));
        CHECK(terminal.session.match().history.steps().size() == 2);
    }
    SECTION("the record marks it") {
        terminal.frontend.press("enter").type("duundo");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 1);
        CHECK(terminal.session.match().record.lines.back() == "undo --past-reveals 1");
    }
}

TEST_CASE("several players are not asked whether to go past a reveal") {
    FakeTerminal terminal;
    terminal.with_game("players 2 seed 7");
    terminal.frontend.press("enter").type("du");
    CHECK(has(terminal.picture(), "Undo stops at command 2"));
}

TEST_CASE("the list shows every choice next to the board and the board shows the selected one") {
    FakeTerminal terminal;
    terminal.with_game().session.execute("step", "typed", 2);
    terminal.frontend.type("a");
    SECTION("moving in the list changes the aim") {
        terminal.frontend.press("down");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "  1. It is called step a1"));
        CHECK(has(picture, "> 2. It is called draw"));
        CHECK(has(picture, "-> draw"));
        CHECK(has(picture, "That would be: draw"));
    }
    SECTION("a number selects and Enter plays") {
        terminal.frontend.type("2").press("enter");
        CHECK(has(terminal.picture(), "A card of 3 is drawn."));
    }
    SECTION("Escape returns to the board and plays nothing") {
        terminal.frontend.press("down escape");
        CHECK_FALSE(has(terminal.picture(), "Choices"));
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
}

TEST_CASE("look mode explains the place under the cursor and plays nothing") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type("x").press("enter escape");
    CHECK(has(terminal.picture(), "A cell like the other one. [W-3]"));
    CHECK(terminal.session.match().history.steps().empty());
}

TEST_CASE("an explanation longer than the screen is read page by page") {
    FakeTerminal terminal;
    terminal.with_game("players 2 seed 7"
    );  // the board of the tests has much text about such a game
    terminal.frontend.type("x");
    SECTION("the first page") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Line 1."));
        CHECK_FALSE(has(picture, "Line 30."));
    }
    SECTION("the last page") {
        terminal.frontend.press("page-down page-down page-down");
        const std::string picture = terminal.picture();
        CHECK_FALSE(has(picture, "Line 1."));
        CHECK(has(picture, "Line 30."));
    }
}

TEST_CASE("Escape leaves look mode") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type("x").press("escape");
    CHECK_FALSE(has(terminal.picture(), "A cell like the other one."));
}

TEST_CASE("help lists the decision and then keys and then commands") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type("?");
    const std::string picture = terminal.picture();
    const std::size_t decision = picture.find("Walk to the other cell, or draw a card.");
    const std::size_t key = picture.find("Draw a card");
    REQUIRE(decision != std::string::npos);
    REQUIRE(key != std::string::npos);
    CHECK(decision < key);
}

TEST_CASE("a key without a function is reported") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.type("`");
    CHECK(has(terminal.picture(), "` does nothing here. Help: ?"));
    terminal.frontend.press("ctrl-c");
    CHECK(has(terminal.picture(), "ctrl-c does nothing here. Leave: q Help: ?"));
}

TEST_CASE("pastes on the board are dropped") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.paste("\r\rdd\r");
    terminal.play();
    CHECK(terminal.session.match().history.steps().empty());
}

TEST_CASE("a window that is too small shows the needed size and the game continues later") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").resize(60, 20);
    SECTION("the notice is shown") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "This window is 60 x 20."));
        CHECK(has(picture, "Needed: 80 x 24."));
    }
    SECTION("keys do nothing meanwhile") {
        terminal.frontend.press("enter").type("u").resize(80, 24);
        CHECK(has(terminal.picture(), "[ ][@]"));
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
    SECTION("the line interface works at any size") {
        terminal.frontend.press("ctrl-t");
        CHECK(terminal.play().leave == Leave::Accessible);
    }
}

TEST_CASE("every size from 1x1 to 500x200 is drawn") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").type("a").press("escape").type("m").press("escape").type("?");
    const int width = GENERATE(1, 2, 79, 80, 120, 500);
    const int height = GENERATE(1, 23, 24, 50, 200);
    terminal.frontend.resize(width, height).press("escape").type(":").press("escape f10");
    terminal.play();
    CHECK(terminal.frontend.shown.back().width() == width);
    CHECK(terminal.frontend.shown.back().height() == height);
}

TEST_CASE("a choice that would lose the game needs confirmation") {
    FakeTerminal terminal;
    terminal.with_game().session.execute("step", "typed", 2);
    // The board of the tests says that going back loses.
    terminal.frontend.type("1");
    SECTION("the question is shown") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "This loses the game"));
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
    SECTION("Enter alone selects the harmless answer") {
        terminal.frontend.press("enter");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
    SECTION("one letter selects nothing") {
        terminal.frontend.type("y").press("escape");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
    SECTION("the whole word confirms") {
        terminal.frontend.type("yes");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 2);
    }
    SECTION("Enter on the selected line confirms too") {
        terminal.frontend.press("down enter");
        terminal.play();
        CHECK(terminal.session.match().history.steps().size() == 2);
    }
}

namespace {

/// Has room for a fixed number of commands.
class FullSaver : public host::RecordSaver {
public:
    explicit FullSaver(std::size_t room) : room_(room) {}

    host::SaveResult begin(const host::Match& match) override { return save(match); }
    host::SaveResult save(const host::Match& match) override {
        if (match.record.lines.size() <= room_) {
            return {};
        }
        return {.warnings = {core::error("not-kept", "The disk is full.")}, .is_refused = true};
    }
    [[nodiscard]] bool is_complete() const override { return true; }
    [[nodiscard]] bool is_strict() const override { return true; }

private:
    std::size_t room_;
};

}  // namespace

TEST_CASE("a command that cannot be saved and is refused leaves the picture unchanged") {
    FakeTerminal terminal;
    terminal.with_game().session.set_saver(std::make_unique<FullSaver>(1));
    std::string before;
    terminal.frontend.press("enter 2").look([&](const Grid& grid) { before = grid.text(); });
    terminal.frontend.press("enter").look([&](const Grid& grid) {
        REQUIRE(has(before, "-> draw"));
        REQUIRE(has(grid.text(), "The disk is full."));
        const std::size_t told = before.find("The walker steps to b1.");
        CHECK(grid.text().substr(0, told + 40) == before.substr(0, told + 40));
    });
    // The game continues without the refused command.
    terminal.frontend.press("down tab").type("l:note x").press("enter u");
    terminal.play();
    CHECK(terminal.session.match().history.steps().size() == 1);
}
