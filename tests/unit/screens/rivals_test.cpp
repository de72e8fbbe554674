// SPDX-License-Identifier: MIT
// Tests how a game is started in which each seat has a goal of its own.
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "table/tables.hpp"
#include "table/variants.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Returns the walking game with two variants: one for a walker each from east and west, and one
/// for a single walker.
table::GameMaker rivals() {
    static constexpr std::array kTwo{table::GameVariant::Setting{"players", "2"}};
    static constexpr std::array kOne{table::GameVariant::Setting{"players", "1"}};
    static constexpr std::array<std::string_view, 2> kBoth{"East", "West"};
    static constexpr std::array<table::GameVariant, 2> kVariants{{
        {"duel", "East and West", "They meet.", kTwo, kBoth},
        {"walk", "East", "A walk.", kOne, std::span(kBoth).first(1)},
    }};
    static table::GameStart start = *table::test::walking_maker().start;
    start.variants = kVariants;
    start.has_rivals = true;
    table::GameMaker maker = table::test::walking_maker();
    maker.start = &start;
    return maker;
}

/// Returns the settings of a variant as lines.
std::string started(std::size_t variant, const table::PlayerSetup& setup) {
    const table::GameMaker maker = rivals();
    std::string text;
    for (const table::Setting& setting : table::settings_of(
             maker, table::variants_of(maker)[variant], table::test::walking_bots(), setup
         )) {
        text += setting.key + " " + setting.value + "\n";
    }
    return text;
}

bool can_start(std::size_t variant, const table::PlayerSetup& setup) {
    const table::GameMaker maker = rivals();
    return table::suits(
        maker, table::variants_of(maker)[variant], table::test::walking_bots(), setup
    );
}

constexpr std::size_t kDuel = 0;
constexpr std::size_t kWalk = 1;

/// A terminal with the game of rivals and this file of chances.
struct RivalsTerminal {
    explicit RivalsTerminal(std::string_view chances = "format = 1\n") {
        std::filesystem::copy(
            "data", folder.file("data"), std::filesystem::copy_options::recursive
        );
        std::filesystem::create_directories(folder.file("data/walking"));
        static_cast<void>(folder.put("data/walking/chances.toml", chances));
        host::Environment environment = walking_environment();
        environment.makers = makers;
        environment.data_folder = folder.file("data");
        terminal.session = host::Session(environment);
        terminal.screen.new_game = "walking";
    }

    const std::array<table::GameMaker, 1> makers{rivals()};
    const table::test::Folder folder;
    FakeTerminal terminal{120};
};

}  // namespace

TEST_CASE("among rivals one person alone plays the first seat against the strongest bot") {
    CHECK(started(kDuel, {}) == "players 2\nbot others eager\nbot 1 person\n");
    CHECK(started(kWalk, {}) == "players 1\n");
}

TEST_CASE("a variant is for at most as many players as it has seats") {
    CHECK(can_start(kDuel, {}));
    CHECK(can_start(kDuel, {.players = 2}));
    CHECK_FALSE(can_start(kDuel, {.players = 3}));
    CHECK(can_start(kWalk, {}));
    CHECK_FALSE(can_start(kWalk, {.players = 2}));
    CHECK_FALSE(can_start(kDuel, {.players = 2, .level = "nobody"}));
    const table::GameMaker maker = rivals();
    CHECK(table::suits(maker, table::test::walking_bots(), {.players = 2}));
    CHECK_FALSE(table::suits(maker, {}, {.players = 3}));
    // Nobody plays against one person alone.
    CHECK_FALSE(table::suits(maker, table::variants_of(maker)[kDuel], {}, {}));
}

TEST_CASE("the form of a game of rivals names the seats of the chosen variant") {
    RivalsTerminal table;
    FakeTerminal& terminal = table.terminal;
    SECTION("at first one person plays against the strongest bot") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, "New game: Walking to and fro"));
        CHECK(has(picture, "Players         < 2 >"));
        CHECK(has(picture, "Other players   < eager bots"));
        CHECK(has(picture, "Your seat       < East >"));
    }
    SECTION("another seat is chosen by its name") {
        terminal.frontend.press("down down down right enter");
        terminal.play();
        CHECK(terminal.session.match().record.bots[0] == "eager");
        CHECK_FALSE(terminal.session.match().is_bot(1));
    }
    SECTION("a variant with one seat has no other players") {
        terminal.frontend.press("down left");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Players         < 1 >"));
        CHECK_FALSE(has(picture, "Other players"));
        CHECK_FALSE(has(picture, "Your seat"));
        CHECK(has(picture, "A walk."));
    }
    SECTION("and is started with one") {
        terminal.frontend.press("down left enter");
        terminal.play();
        CHECK(terminal.session.match().game->seats().size() == 1);
    }
    SECTION("the seat is another one of the same variant") {
        terminal.frontend.press("down down down right");
        CHECK(has(terminal.picture(), "Your seat       < West >"));
    }
    SECTION("what was chosen for another variant stays") {
        terminal.frontend.press("down down right up left right");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Other players   < people >"));
        CHECK(has(picture, "Your seat       < East >"));
    }
    SECTION("Escape leads to the title") {
        terminal.frontend.press("escape");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("the measured chances of rivals are told for each seat") {
    RivalsTerminal table("format = 1\n[duel.eager]\nwon = 3\nwon-2 = 4\ngames = 10\nturns = 84\n"
                         "[walk.eager]\nwon = 5\ngames = 10\nturns = 12\n");
    FakeTerminal& terminal = table.terminal;
    SECTION("with the length of the games") {
        terminal.frontend.press("down");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Of 100 games among eager bots: East 30, West 40, nobody 30."));
        CHECK(has(picture, "About 8 turns."));
    }
    SECTION("for one seat as for other games") {
        terminal.frontend.press("down left");
        const std::string picture = terminal.picture();
        CHECK(has(picture, "Even: the eager bot wins 50 of 100 games."));
        CHECK(has(picture, "About 1 turn."));
    }
    SECTION("in the list of variants") {
        terminal.screen.new_game.clear();
        terminal.frontend.choose("New game").press("enter");
        CHECK(has(terminal.picture(), "East 30, West 40"));
    }
}
