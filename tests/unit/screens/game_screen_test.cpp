// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "paper_terminal.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the game screen has board and panel and log and preview and question") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter tab");
    CHECK(
        paper.picture()
        == R"(                         Points: 0                                        ? help
 [ ][@]                  -------------------------------------------------------
 -> draw                 1. step b1
                          The walker steps to b1.













                         - If it is so -----------------------------------------
                         + That would be: draw




Walk or draw? (d draws)
)"
    );
}

TEST_CASE("Enter plays the selected choice once") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter");
    paper.play();
    CHECK(paper.session.match().history.steps().size() == 1);
    CHECK(paper.session.match().history.steps()[0].words == "step b1");
}

TEST_CASE("a number selects its choice without another key") {
    PaperTerminal paper;
    paper.with_game().session.execute("step", "typed", 2);
    SECTION("as soon as the number is unambiguous") {
        paper.terminal.type("2");
        CHECK(has(paper.picture(), "A card of 3 is drawn."));
        CHECK(paper.session.match().history.steps().size() == 2);
    }
    SECTION("a number beyond the choices is refused with how many there are") {
        paper.terminal.type("3");
        CHECK(has(paper.picture(), "Type a number from 1 to 2."));
        CHECK(paper.session.match().history.steps().size() == 1);
    }
}

TEST_CASE("a board may handle a digit itself") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type("8");
    CHECK(has(paper.picture(), "There is no eighth card."));
    CHECK_FALSE(has(paper.picture(), "Choice 8"));
    CHECK(paper.session.match().history.steps().empty());
}

TEST_CASE("the preview of a choice takes the lines it needs from the log and returns them") {
    PaperTerminal paper;
    paper.with_game();
    const auto count = [](const std::string& picture) {
        int lines = 0;
        for (std::size_t at = 0; (at = picture.find("And so on.", at)) != std::string::npos; ++at) {
            ++lines;
        }
        return lines;
    };
    paper.terminal.press("enter").type("7");
    CHECK(count(paper.picture()) == 10);
    paper.terminal.type("8");
    CHECK(count(paper.picture()) == 0);
    CHECK(has(paper.picture(), "The walker steps to b1."));
}

TEST_CASE("an impossible choice is refused in one line with the number of the rule") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type("d");
    CHECK(has(paper.picture(), "Cards are drawn on b1 only. [W-4]"));
    CHECK(paper.session.match().history.steps().empty());
}

TEST_CASE("the number of the rule is never cut off") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type(":draw").press("enter");
    CHECK(has(paper.picture(), "That is not possible. [W-4]"));
}

TEST_CASE("undo and redo go through the interpreter and report why they fail") {
    PaperTerminal paper;
    paper.with_game();
    SECTION("nothing to undo") {
        paper.terminal.type("u");
        CHECK(has(paper.picture(), "There is nothing to undo."));
    }
    SECTION("one step back and forward") {
        paper.terminal.press("enter").type("u");
        CHECK(has(paper.picture(), "[@][ ]"));
        CHECK(paper.session.match().history.steps().empty());
    }
    SECTION("again") {
        paper.terminal.press("enter").type("uU");
        CHECK(has(paper.picture(), "[ ][@]"));
        CHECK(paper.session.match().record.lines.back() == "redo 1");
    }
    SECTION("a reveal stops it") {
        paper.terminal.press("enter").type(":draw").press("enter").type(":undo").press("enter");
        CHECK(has(paper.picture(), "Undo stops at command 2"));
    }
    SECTION("a solo player is asked whether to go past it") {
        paper.terminal.press("enter").type("du");
        CHECK(has(paper.picture(), "Undo past what you have seen?"));
        CHECK(paper.session.match().history.steps().size() == 2);
    }
    SECTION("the record marks it") {
        paper.terminal.press("enter").type("duundo");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 1);
        CHECK(paper.session.match().record.lines.back() == "undo --past-reveals 1");
    }
}

TEST_CASE("several players are not asked whether to go past a reveal") {
    PaperTerminal paper;
    paper.with_game("players 2 seed 7");
    paper.terminal.press("enter").type("du");
    CHECK(has(paper.picture(), "Undo stops at command 2"));
}

TEST_CASE("the list shows every choice next to the board and the board shows the selected one") {
    PaperTerminal paper;
    paper.with_game().session.execute("step", "typed", 2);
    paper.terminal.type("a");
    SECTION("moving in the list changes the aim") {
        paper.terminal.press("down");
        const std::string picture = paper.picture();
        CHECK(has(picture, "  1. It is called step a1"));
        CHECK(has(picture, "> 2. It is called draw"));
        CHECK(has(picture, "-> draw"));
        CHECK(has(picture, "That would be: draw"));
    }
    SECTION("a number selects and Enter plays") {
        paper.terminal.type("2").press("enter");
        CHECK(has(paper.picture(), "A card of 3 is drawn."));
    }
    SECTION("Escape returns to the board and plays nothing") {
        paper.terminal.press("down escape");
        CHECK_FALSE(has(paper.picture(), "Choices"));
        CHECK(paper.session.match().history.steps().size() == 1);
    }
}

TEST_CASE("look mode explains the place under the cursor and plays nothing") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type("x").press("enter escape");
    CHECK(has(paper.picture(), "A cell like the other one. [W-3]"));
    CHECK(paper.session.match().history.steps().empty());
}

TEST_CASE("an explanation longer than the screen is read page by page") {
    PaperTerminal paper;
    paper.with_game("players 2 seed 7");  // the board of the tests has much text about such a game
    paper.terminal.type("x");
    SECTION("the first page") {
        const std::string picture = paper.picture();
        CHECK(has(picture, "Line 1."));
        CHECK_FALSE(has(picture, "Line 30."));
    }
    SECTION("the last page") {
        paper.terminal.press("page-down page-down page-down");
        const std::string picture = paper.picture();
        CHECK_FALSE(has(picture, "Line 1."));
        CHECK(has(picture, "Line 30."));
    }
}

TEST_CASE("Escape leaves look mode") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type("x").press("escape");
    CHECK_FALSE(has(paper.picture(), "A cell like the other one."));
}

TEST_CASE("help lists the decision and then keys and then commands") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type("?");
    const std::string picture = paper.picture();
    const std::size_t decision = picture.find("Walk to the other cell, or draw a card.");
    const std::size_t key = picture.find("Draw a card");
    REQUIRE(decision != std::string::npos);
    REQUIRE(key != std::string::npos);
    CHECK(decision < key);
}

TEST_CASE("a key without a function is reported") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.type("`");
    CHECK(has(paper.picture(), "` does nothing here. Help: ?"));
    paper.terminal.press("ctrl-c");
    CHECK(has(paper.picture(), "ctrl-c does nothing here. Leave: q Help: ?"));
}

TEST_CASE("pastes on the board are dropped") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.paste("\r\rdd\r");
    paper.play();
    CHECK(paper.session.match().history.steps().empty());
}

TEST_CASE("a window that is too small shows the needed size and the game continues later") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter").resize(60, 20);
    SECTION("the notice is shown") {
        const std::string picture = paper.picture();
        CHECK(has(picture, "This window is 60 x 20."));
        CHECK(has(picture, "Needed: 80 x 24."));
    }
    SECTION("keys do nothing meanwhile") {
        paper.terminal.press("enter").type("u").resize(80, 24);
        CHECK(has(paper.picture(), "[ ][@]"));
        CHECK(paper.session.match().history.steps().size() == 1);
    }
    SECTION("the line interface works at any size") {
        paper.terminal.press("ctrl-t");
        CHECK(paper.play().leave == Leave::Accessible);
    }
}

TEST_CASE("every size from 1x1 to 500x200 is drawn") {
    PaperTerminal paper;
    paper.with_game();
    paper.terminal.press("enter").type("a").press("escape").type("m").press("escape").type("?");
    const int width = GENERATE(1, 2, 79, 80, 120, 500);
    const int height = GENERATE(1, 23, 24, 50, 200);
    paper.terminal.resize(width, height).press("escape").type(":").press("escape f10");
    paper.play();
    CHECK(paper.terminal.shown.back().width() == width);
    CHECK(paper.terminal.shown.back().height() == height);
}

TEST_CASE("a choice that would lose the game needs confirmation") {
    PaperTerminal paper;
    paper.with_game().session.execute("step", "typed", 2);
    // The board of the tests says that going back loses.
    paper.terminal.type("1");
    SECTION("the question is shown") {
        const std::string picture = paper.picture();
        CHECK(has(picture, "This loses the game"));
        CHECK(paper.session.match().history.steps().size() == 1);
    }
    SECTION("Enter alone selects the harmless answer") {
        paper.terminal.press("enter");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 1);
    }
    SECTION("one letter selects nothing") {
        paper.terminal.type("y").press("escape");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 1);
    }
    SECTION("the whole word confirms") {
        paper.terminal.type("yes");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 2);
    }
    SECTION("Enter on the selected line confirms too") {
        paper.terminal.press("down enter");
        paper.play();
        CHECK(paper.session.match().history.steps().size() == 2);
    }
}

namespace {

/// Has room for a fixed number of commands.
class FullKeeper : public host::RecordKeeper {
public:
    explicit FullKeeper(std::size_t room) : room_(room) {}

    host::Kept begin(const host::Match& match) override { return keep(match); }
    host::Kept keep(const host::Match& match) override {
        if (match.record.lines.size() <= room_) {
            return {};
        }
        return {.told = {core::fault("not-kept", "The disk is full.")}, .is_refused = true};
    }
    [[nodiscard]] bool has_all() const override { return true; }
    [[nodiscard]] bool is_strict() const override { return true; }

private:
    std::size_t room_;
};

}  // namespace

TEST_CASE("a refusal by a strict keeper is reported and the picture stays") {
    PaperTerminal paper;
    paper.with_game().session.set_keeper(std::make_unique<FullKeeper>(1));
    std::string before;
    paper.terminal.press("enter 2").look([&](const Grid& grid) { before = grid.text(); });
    paper.terminal.press("enter").look([&](const Grid& grid) {
        REQUIRE(has(before, "-> draw"));
        REQUIRE(has(grid.text(), "The disk is full."));
        const std::size_t told = before.find("The walker steps to b1.");
        CHECK(grid.text().substr(0, told + 40) == before.substr(0, told + 40));
    });
    // The game continues without the refused command.
    paper.terminal.press("down tab").type("l:note x").press("enter u");
    paper.play();
    CHECK(paper.session.match().history.steps().size() == 1);
}
