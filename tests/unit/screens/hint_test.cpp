// SPDX-License-Identifier: MIT
// Hints and odds on the game screen.
#include "catch.hpp"
#include "fake_terminal.hpp"

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
            advice.is_cut_short =
                means.listener && !means.listener(advice.playouts, kParts * kPart);
        }
        advice.lines.front().playouts = advice.playouts;
        return advice;
    };
    return bot;
}

struct ThinkingTerminal {
    ThinkingTerminal() {
        host::Match match = terminal.session.match();
        match.environment.bots = bots;
        terminal.session.resume(std::move(match), nullptr);
        terminal.with_game().session.execute("step", "typed", 2);
    }

    std::shared_ptr<int> parts = std::make_shared<int>(0);
    std::vector<table::Bot> bots{thinker(parts)};
    FakeTerminal terminal;
};

constexpr Key kNoKey{};

/// Waits for some ticks without a key.
void wait(FakeTerminal& terminal, int times) {
    for (int time = 0; time < times; ++time) {
        terminal.frontend.press(kNoKey);
    }
}

}  // namespace

TEST_CASE("each hint says more than the last and the aim follows its suggestion") {
    FakeTerminal terminal;
    terminal.with_game().session.execute("step", "typed", 2);
    SECTION("where to look") {
        terminal.frontend.type("i");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Hint: Cards are points. (i: more)"));
        CHECK_FALSE(has(picture, "-> draw"));
    }
    SECTION("what to aim for") {
        terminal.frontend.type("ii");
        CHECK(has(terminal.picture(), "Hint: draw: "));
    }
    SECTION("what to do") {
        terminal.frontend.type("iii");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "-> draw"));
        CHECK(has(picture, "Hint: It is called draw. Cards are points."));
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
    SECTION("starting again from the first") {
        terminal.frontend.type("iiii");
        CHECK(has(terminal.picture(), "Hint: Cards are points. (i: more)"));
    }
}

TEST_CASE("a slow hint is computed once for all its levels") {
    ThinkingTerminal thinking;
    thinking.terminal.frontend.type("i");
    wait(thinking.terminal, kParts);
    thinking.terminal.frontend.type("ii");
    CHECK(has(thinking.terminal.picture(), "To win: 45 in 100."));
    CHECK(*thinking.parts == kParts);
}

TEST_CASE("a key ends a hint with the best result so far and does nothing else") {
    ThinkingTerminal thinking;
    bool shown = false;
    thinking.terminal.frontend.type("i");
    wait(thinking.terminal, 2);
    thinking.terminal.frontend.look([&shown](const Grid& grid) {
        shown = has(grid.text(), "Thinking ahead: 30%.");
    });
    thinking.terminal.frontend.type("u");
    thinking.terminal.play();
    CHECK(shown);
    CHECK(*thinking.parts == 3);
    CHECK(thinking.terminal.session.match().history.steps().size() == 1);
}

TEST_CASE("odds are shown next to the board if requested") {
    ThinkingTerminal thinking;
    SECTION("not requested") {
        wait(thinking.terminal, kParts + 1);
        CHECK_FALSE(has(thinking.terminal.picture(), "To win:"));
        CHECK(*thinking.parts == 0);
    }
    SECTION("not yet known") {
        thinking.terminal.screen.preferences.odds = true;
        CHECK(has(thinking.terminal.picture(), "To win: not known yet"));
    }
    SECTION("no key is pressed") {
        thinking.terminal.screen.preferences.odds = true;
        wait(thinking.terminal, kParts + 1);
        CHECK(has(thinking.terminal.picture(), "To win: 45 in 100 (40 to 50)"));
        CHECK(*thinking.parts == kParts);
    }
    SECTION("a key interrupts the search and it restarts later") {
        thinking.terminal.screen.preferences.odds = true;
        wait(thinking.terminal, 3);
        thinking.terminal.frontend.type("u");
        CHECK(has(thinking.terminal.picture(), "To win: not known yet"));
        CHECK(*thinking.parts == 3);
        CHECK(thinking.terminal.session.match().history.steps().empty());
    }
    SECTION("no bot estimates this game") {
        FakeTerminal terminal;
        terminal.with_game().screen.preferences.odds = true;
        wait(terminal, 2);
        CHECK_FALSE(has(terminal.picture(), "To win:"));
    }
}
