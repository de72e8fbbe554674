// SPDX-License-Identifier: MIT
// Bots at the game's screen: one act after another, at a pace that can be followed.
#include "catch.hpp"
#include "paper_terminal.hpp"

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

/// A game that a bot plays alone, to be watched.
struct Watched {
    explicit Watched(Pace pace, std::string_view bots = "seed 7 bot 1 eager") {
        paper.with_game(bots).screen.preferences.pace = pace;
    }
    [[nodiscard]] std::size_t acts() const { return paper.session.match().history.steps().size(); }

    PaperTerminal paper;
};

}  // namespace

TEST_CASE("what a bot does is seen before anything follows", "[pace]") {
    SECTION("each act for a time that is chosen") {
        for (const auto& [pace, milliseconds] :
             {std::pair{Pace::Short, kShort}, std::pair{Pace::Long, kLong}}) {
            Watched watched(pace);
            watched.paper.terminal.patience = 3;
            watched.paper.play();
            CHECK(watched.acts() == 3);
            CHECK(watched.paper.terminal.waited_ms >= std::int64_t{2} * milliseconds);
            CHECK(watched.paper.terminal.waited_ms < std::int64_t{3} * milliseconds);
        }
    }
    SECTION("who it was, what it did, and what goes on") {
        Watched watched(Pace::Short);
        watched.paper.terminal.press(kNoKey);
        const std::string picture = watched.paper.picture();
        CHECK(watched.acts() == 1);
        INFO(picture);
        CHECK(has(picture, "Walker 1 (eager): step"));
        CHECK(has(picture, "Any key: continue."));
        CHECK(has(picture, "escape skip to your turn"));
    }
    SECTION("also the last one, before the end is told") {
        Watched watched(Pace::Short);
        watched.paper.terminal.patience = 100;
        CHECK(has(watched.paper.picture(), "WON"));
        CHECK(
            watched.paper.terminal.waited_ms >= kShort * static_cast<std::int64_t>(watched.acts())
        );
    }
    SECTION("with no pace all comes at once") {
        Watched watched(Pace::None);
        watched.paper.terminal.press(kNoKey);
        CHECK(has(watched.paper.picture(), "WON"));
    }
    SECTION("what moves comes first, and is seen whole") {
        Watched watched(Pace::Short);
        watched.paper.screen.preferences.animations = true;
        watched.paper.terminal.patience = 100;
        CHECK(has(watched.paper.picture(), "WON"));
        CHECK(
            watched.paper.terminal.waited_ms > kShort * static_cast<std::int64_t>(watched.acts())
        );
    }
}

TEST_CASE("a key goes on at once, and does nothing else", "[pace]") {
    for (const bool moves : {false, true}) {
        INFO(moves);
        Watched watched(Pace::Long);
        watched.paper.screen.preferences.animations = moves;
        watched.paper.terminal.press(kNoKey).press("q ? x");
        CHECK(has(watched.paper.picture(), "Any key: continue."));
        CHECK(watched.acts() == 4);
    }
}

TEST_CASE("the key that leaves things goes on to the person's decision, or to the end", "[pace]") {
    Watched watched(Pace::Long);
    watched.paper.terminal.press(kNoKey).press("escape");
    CHECK(has(watched.paper.picture(), "WON"));
}

TEST_CASE("nobody waits where the next decision is a person's", "[pace]") {
    Watched watched(Pace::Long, "seed 7 players 2 bot 2 eager");
    watched.paper.terminal.press("enter").type(":draw").press("enter");
    const std::string picture = watched.paper.picture();
    INFO(picture);
    CHECK(watched.acts() == 3);
    CHECK(has(picture, "Walker 2 (eager): draw"));
    CHECK_FALSE(has(picture, "Any key: continue."));
}

TEST_CASE("what the program does for a person is seen likewise", "[pace]") {
    Watched watched(Pace::Long, "seed 7");
    watched.paper.terminal.type(":auto end").press("enter").press(kNoKey);
    SECTION("act by act") {
        const std::string picture = watched.paper.picture();
        INFO(picture);
        CHECK(watched.acts() == 1);
        CHECK(has(picture, "Done for you: step"));
        CHECK(has(picture, "Any key: continue."));
    }
    SECTION("or at once") {
        watched.paper.terminal.press("escape");
        CHECK(has(watched.paper.picture(), "WON"));
    }
}

TEST_CASE("a bot that takes long is told of, with what would be quicker", "[pace]") {
    // Every look at the clock is five seconds later.
    const auto now = std::make_shared<std::int64_t>(0);
    Watched watched(Pace::None, "seed 7 players 2 bot 2 eager");
    watched.paper.screen.clock = [now] { return *now += 5'000'000; };
    watched.paper.terminal.press("enter").type(":draw").press("enter");
    CHECK(has(watched.paper.picture(), "Walker 2 (eager) took 5.0 s for a turn."));
}

TEST_CASE("the form says how long a turn takes here, by effort", "[pace]") {
    std::vector<table::Bot> bots(
        table::test::walking_bots().begin(), table::test::walking_bots().end()
    );
    bots.back().playouts = 400;
    PaperTerminal paper;
    host::Match match = paper.session.match();
    match.environment.bots = bots;
    paper.session.resume(std::move(match), nullptr);
    paper.screen.turn_time = [](std::string_view game, std::string_view level) {
        CHECK(game == "walking");
        return level == "eager:100" ? std::optional<std::int64_t>(440) : std::nullopt;
    };
    SECTION("where it is said who plays") {
        paper.terminal.choose("New game").press("down right down down left");
        const std::string picture = paper.picture();
        CHECK(has(picture, "eager bots, quick, 100 playouts"));
        CHECK(has(picture, "A turn takes about 0.4 s."));
        paper.session.clear_table();
    }
    SECTION("and it is begun with that") {
        paper.terminal.choose("New game").press("down right down down left enter enter");
        paper.play();
        CHECK(paper.session.match().record.bots[1] == "eager:100");
    }
    SECTION("where all is said") {
        paper.terminal.choose("New game").press("down right down down left enter f10 down down");
        const std::string picture = paper.picture();
        CHECK(has(picture, "Other players   < eager:100 >"));
        CHECK(has(picture, "eager bots, quick, 100 playouts"));
    }
}
