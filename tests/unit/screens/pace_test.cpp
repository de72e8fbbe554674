// SPDX-License-Identifier: MIT
// Bots on the game screen play one action after another, slowly enough to follow.
#include "catch.hpp"
#include "fake_terminal.hpp"

#include <memory>
#include <utility>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

constexpr Key kNoKey{};
constexpr int kShort = 900;
constexpr int kLong = 2500;

/// A game that a bot plays alone, for watching.
struct BotGameOnScreen {
    explicit BotGameOnScreen(Pace pace, std::string_view bots = "seed 7 bot 1 eager") {
        terminal.with_game(bots).screen.preferences.pace = pace;
    }
    [[nodiscard]] std::size_t acts() const {
        return terminal.session.match().history.steps().size();
    }

    FakeTerminal terminal;
};

}  // namespace

TEST_CASE("each action of a bot is shown before the next", "[pace]") {
    SECTION("for the configured time") {
        for (const auto& [pace, milliseconds] :
             {std::pair{Pace::Short, kShort}, std::pair{Pace::Long, kLong}}) {
            BotGameOnScreen watched(pace);
            watched.terminal.frontend.waits_per_key = 3;
            watched.terminal.play();
            CHECK(watched.acts() == 3);
            CHECK(watched.terminal.frontend.waited_ms >= std::int64_t{2} * milliseconds);
            CHECK(watched.terminal.frontend.waited_ms < std::int64_t{3} * milliseconds);
        }
    }
    SECTION("with the player and the action and the keys to continue") {
        BotGameOnScreen watched(Pace::Short);
        watched.terminal.frontend.press(kNoKey);
        const std::string picture = watched.terminal.picture();
        CHECK(watched.acts() == 1);
        INFO(picture);
        CHECK(has(picture, "Walker 1 (eager): step"));
        CHECK(has(picture, "Any key: continue."));
        CHECK(has(picture, "escape skip to your turn"));
    }
    SECTION("the last action as well before the end") {
        BotGameOnScreen watched(Pace::Short);
        watched.terminal.frontend.waits_per_key = 100;
        CHECK(has(watched.terminal.picture(), "WON"));
        CHECK(
            watched.terminal.frontend.waited_ms
            >= kShort * static_cast<std::int64_t>(watched.acts())
        );
    }
    SECTION("without a pace all happens at once") {
        BotGameOnScreen watched(Pace::None);
        watched.terminal.frontend.press(kNoKey);
        CHECK(has(watched.terminal.picture(), "WON"));
    }
    SECTION("animations come first and are shown in full") {
        BotGameOnScreen watched(Pace::Short);
        watched.terminal.screen.preferences.animations = true;
        watched.terminal.frontend.waits_per_key = 100;
        CHECK(has(watched.terminal.picture(), "WON"));
        CHECK(
            watched.terminal.frontend.waited_ms > kShort * static_cast<std::int64_t>(watched.acts())
        );
    }
}

TEST_CASE("a key continues at once and does nothing else", "[pace]") {
    for (const bool moves : {false, true}) {
        INFO(moves);
        BotGameOnScreen watched(Pace::Long);
        watched.terminal.screen.preferences.animations = moves;
        watched.terminal.frontend.press(kNoKey).press("q ? x");
        CHECK(has(watched.terminal.picture(), "Any key: continue."));
        CHECK(watched.acts() == 4);
    }
}

TEST_CASE("the key that leaves skips to the person's decision or the end", "[pace]") {
    BotGameOnScreen watched(Pace::Long);
    watched.terminal.frontend.press(kNoKey).press("escape");
    CHECK(has(watched.terminal.picture(), "WON"));
}

TEST_CASE("there is no pause if a person decides next", "[pace]") {
    BotGameOnScreen watched(Pace::Long, "seed 7 players 2 bot 2 eager");
    watched.terminal.frontend.press("enter").type(":draw").press("enter");
    const std::string picture = watched.terminal.picture();
    INFO(picture);
    CHECK(watched.acts() == 3);
    CHECK(has(picture, "Ben (eager): draw"));
    CHECK_FALSE(has(picture, "Any key: continue."));
}

TEST_CASE("automatic actions for a person are shown in the same way", "[pace]") {
    BotGameOnScreen watched(Pace::Long, "seed 7");
    watched.terminal.frontend.type(":auto end").press("enter").press(kNoKey);
    SECTION("action by action") {
        const std::string picture = watched.terminal.picture();
        INFO(picture);
        CHECK(watched.acts() == 1);
        CHECK(has(picture, "Done for you: step"));
        CHECK(has(picture, "Any key: continue."));
    }
    SECTION("all at once") {
        watched.terminal.frontend.press("escape");
        CHECK(has(watched.terminal.picture(), "WON"));
    }
}

TEST_CASE("a slow bot is reported with a faster setting", "[pace]") {
    // The clock advances five seconds with every reading.
    const auto now = std::make_shared<std::int64_t>(0);
    BotGameOnScreen watched(Pace::None, "seed 7 players 2 bot 2 eager");
    watched.terminal.screen.clock = [now] { return *now += 5'000'000; };
    watched.terminal.frontend.press("enter").type(":draw").press("enter");
    CHECK(has(watched.terminal.picture(), "Ben (eager) took 5.0 s for a turn."));
}

TEST_CASE("the form shows how long a turn takes at each search effort", "[pace]") {
    std::vector<table::Bot> bots(
        table::test::walking_bots().begin(), table::test::walking_bots().end()
    );
    bots.back().playouts = 400;
    FakeTerminal terminal;
    host::Match match = terminal.session.match();
    match.environment.bots = bots;
    terminal.session.resume(std::move(match), nullptr);
    terminal.screen.turn_time = [](std::string_view game, std::string_view level) {
        CHECK(game == "walking");
        return level == "eager:100" ? std::optional<std::int64_t>(440) : std::nullopt;
    };
    terminal.frontend.choose("New game").press("down enter f10 down down left");
    SECTION("at the bots' level") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Other players   < eager:100 >"));
        CHECK(has(picture, "eager bots, quick, 100 playouts"));
        CHECK(has(picture, "A turn takes about 0.4 s."));
        terminal.session.clear_table();
    }
    SECTION("the game starts with that setting") {
        terminal.frontend.press("enter");
        terminal.play();
        CHECK(terminal.session.match().record.bots[1] == "eager:100");
    }
}
