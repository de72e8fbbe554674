// SPDX-License-Identifier: MIT
// Hints and odds on the game screen.
#include "catch.hpp"
#include "paper_terminal.hpp"

#include <memory>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

constexpr int kParts = 10;
constexpr int kPart = 60;  ///< playouts

/// Returns a bot that tries its moves in ten parts, unless it is stopped, and always finds 45 in
/// 100.
table::Bot thinker(const std::shared_ptr<int>& parts) {
    table::Bot bot = table::test::walking_bots().back();
    bot.advise =
        [parts, choose = bot.choose](
            const table::Game& game, const table::SeatView& view, const table::BotMeans& means
        ) -> std::optional<table::Advice> {
        const std::optional<table::Move> move = choose(game, view, means);
        if (!move) {
            return std::nullopt;
        }
        table::Advice advice;
        advice.lines.push_back({*move, 0, 4500, 4000, 5000, {}, {}, ""});
        while (advice.playouts < kParts * kPart && !advice.is_cut_short) {
            ++*parts;
            advice.playouts += kPart;
            advice.is_cut_short = means.watch && !means.watch(advice.playouts, kParts * kPart);
        }
        advice.lines.front().playouts = advice.playouts;
        return advice;
    };
    return bot;
}

struct ThinkingTerminal {
    ThinkingTerminal() {
        host::Match match = paper.session.match();
        match.environment.bots = bots;
        paper.session.resume(std::move(match), nullptr);
        paper.with_game().session.execute("step", "typed", 2);
    }

    std::shared_ptr<int> parts = std::make_shared<int>(0);
    std::vector<table::Bot> bots{thinker(parts)};
    PaperTerminal paper;
};

constexpr Key kNoKey{};

/// Waits for some ticks without a key.
void wait(PaperTerminal& paper, int times) {
    for (int time = 0; time < times; ++time) {
        paper.terminal.press(kNoKey);
    }
}

}  // namespace

TEST_CASE("each hint says more than the last and the aim follows its suggestion") {
    PaperTerminal paper;
    paper.with_game().session.execute("step", "typed", 2);
    SECTION("where to look") {
        paper.terminal.type("i");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Hint: Cards are points. (i: more)"));
        CHECK_FALSE(has(picture, "-> draw"));
    }
    SECTION("what to aim for") {
        paper.terminal.type("ii");
        CHECK(has(paper.picture(), "Hint: draw: "));
    }
    SECTION("what to do") {
        paper.terminal.type("iii");
        const std::string picture = paper.picture();
        CHECK(has(picture, "-> draw"));
        CHECK(has(picture, "Hint: It is called draw. Cards are points."));
        CHECK(paper.session.match().history.steps().size() == 1);
    }
    SECTION("starting again from the first") {
        paper.terminal.type("iiii");
        CHECK(has(paper.picture(), "Hint: Cards are points. (i: more)"));
    }
}

TEST_CASE("a slow hint is computed once for all its levels") {
    ThinkingTerminal thinking;
    thinking.paper.terminal.type("i");
    wait(thinking.paper, kParts);
    thinking.paper.terminal.type("ii");
    CHECK(has(thinking.paper.picture(), "To win: 45 in 100."));
    CHECK(*thinking.parts == kParts);
}

TEST_CASE("a key ends a hint with the best result so far and does nothing else") {
    ThinkingTerminal thinking;
    bool shown = false;
    thinking.paper.terminal.type("i");
    wait(thinking.paper, 2);
    thinking.paper.terminal.look([&shown](const Grid& grid) {
        shown = has(grid.text(), "Thinking ahead: 30%.");
    });
    thinking.paper.terminal.type("u");
    thinking.paper.play();
    CHECK(shown);
    CHECK(*thinking.parts == 3);
    CHECK(thinking.paper.session.match().history.steps().size() == 1);
}

TEST_CASE("odds are shown next to the board if requested") {
    ThinkingTerminal thinking;
    SECTION("not requested") {
        wait(thinking.paper, kParts + 1);
        CHECK_FALSE(has(thinking.paper.picture(), "To win:"));
        CHECK(*thinking.parts == 0);
    }
    SECTION("not yet known") {
        thinking.paper.screen.preferences.odds = true;
        CHECK(has(thinking.paper.picture(), "To win: not known yet"));
    }
    SECTION("no key is pressed") {
        thinking.paper.screen.preferences.odds = true;
        wait(thinking.paper, kParts + 1);
        CHECK(has(thinking.paper.picture(), "To win: 45 in 100 (40 to 50)"));
        CHECK(*thinking.parts == kParts);
    }
    SECTION("a key interrupts the search and it restarts later") {
        thinking.paper.screen.preferences.odds = true;
        wait(thinking.paper, 3);
        thinking.paper.terminal.type("u");
        CHECK(has(thinking.paper.picture(), "To win: not known yet"));
        CHECK(*thinking.parts == 3);
        CHECK(thinking.paper.session.match().history.steps().empty());
    }
    SECTION("no bot estimates this game") {
        PaperTerminal paper;
        paper.with_game().screen.preferences.odds = true;
        wait(paper, 2);
        CHECK_FALSE(has(paper.picture(), "To win:"));
    }
}
