// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "table/tables.hpp"
#include "tui/table/menu_list.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

TEST_CASE("the title is the first screen") {
    FakeTerminal terminal;
    CHECK(terminal.picture() == R"(




         *         T E N E B R A E
         |         Board games of darkness
       .-'-.       ---------------------------------------------------------
       |   |
       |   |       > New game
       |   |         Saved games
       |   |         Rules
       |   |         Options
     __|___|__       Keys
    (_________)      Line mode  ctrl-t
                     Quit  q

                   Choose who plays, then the game.





 enter take   ? keys   : command   q quit
)");
}

TEST_CASE("the title explains the selected entry") {
    FakeTerminal terminal;
    terminal.frontend.press("down down");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "> Rules"));
    CHECK(has(picture, "How to play each game, and all its rules."));
    CHECK_FALSE(has(picture, "Choose who plays"));
}

TEST_CASE("on the title the light falls off from the flame to all sides", "[tui]") {
    FakeTerminal terminal;
    terminal.screen.many_colors = true;
    const std::string lit = terminal.picture();
    CHECK(lit == FakeTerminal().picture());
    const Grid& grid = terminal.frontend.shown.back();
    const Point flame{9, 5};
    REQUIRE(grid.at(flame).glyph == U'*');
    CHECK(grid.at(flame).style.light == kBrightest);
    for (int y = 0; y < 9; ++y) {
        Light before = grid.at({flame.x, y}).style.light;
        for (int east = 1; east <= 9; ++east) {
            const GridCell right = grid.at({flame.x + east, y});
            CHECK(right.style.light == grid.at({flame.x - east, y}).style.light);
            CHECK(right.style.light <= before);
            before = right.style.light;
        }
        CHECK(before == 0);
    }
}

TEST_CASE("a new game does not replace an unsaved one without a question") {
    FakeTerminal terminal;
    terminal.with_game();
    terminal.frontend.press("enter").type("qleave");
    SECTION("the title offers to continue it") {
        CHECK(has(terminal.picture(), "> Return to the current game"));
    }
    SECTION("continued") {
        terminal.frontend.press("enter");
        CHECK(has(terminal.picture(), "The walker steps to b1."));
    }
    SECTION("a new game asks first") {
        terminal.frontend.press("down enter");
        CHECK(has(terminal.picture(), "The current game is not saved"));
    }
    SECTION("leaving the program asks first") {
        terminal.frontend.type("q");
        CHECK(has(terminal.picture(), "The current game is not saved"));
    }
}

TEST_CASE("a game is loaded and replayed by its path") {
    const table::test::Folder folder;
    host::Session other(walking_environment());
    other.execute("new walking seed 7", "typed", 1);
    other.execute("step", "typed", 2);
    other.execute("save " + folder.file("a.tene"), "typed", 3);
    FakeTerminal terminal;
    SECTION("loaded") {
        terminal.frontend.choose("Saved games").type(folder.file("a.tene")).press("enter enter");
        CHECK(has(terminal.picture(), "Loaded " + folder.file("a.tene")));
        CHECK(terminal.session.match().history.steps().size() == 1);
    }
    SECTION("replayed") {
        terminal.frontend.choose("Saved games")
            .type(folder.file("a.tene"))
            .press("enter down enter");
        CHECK(has(terminal.picture(), "Command 0 of 1"));
        CHECK_FALSE(terminal.session.match().game);
    }
    SECTION("missing") {
        terminal.frontend.choose("Saved games").type("no/such").press("enter enter");
        CHECK(has(terminal.picture(), "This file cannot be loaded"));
    }
}

TEST_CASE("if files cannot be named the title offers none") {
    FakeTerminal terminal;
    terminal.restrict();
    const std::string picture = terminal.picture();
    CHECK_FALSE(has(picture, "Saved games"));
}

TEST_CASE("the keys are listed as in the keymap") {
    FakeTerminal terminal;
    terminal.frontend.type("?");
    CHECK(has(terminal.picture(), "d                         Draw a card"));
    terminal.frontend.type("?").press("end page-up");
    CHECK(has(terminal.picture(), "u, z                      Undo the last command"));
}

TEST_CASE("a command whose description is too wide takes two lines") {
    FakeTerminal terminal(80, 24);
    terminal.with_game();
    terminal.frontend.type("?/finished game ag").press("enter");
    const std::string picture = terminal.picture();
    INFO(picture);
    CHECK(has(
        picture, "  anew [TURN]                 play a finished game again, or from one of its\n"
    ));
    CHECK(has(picture, "\n                               turns\n"));
}

TEST_CASE("a page is scrolled with keys") {
    FakeTerminal terminal;
    terminal.frontend.type("?");
    SECTION("by pages and to the end") {
        terminal.frontend.press("page-down end home");
        CHECK(has(terminal.picture(), "Keys of this game"));
    }
    SECTION("a search finds text") {
        terminal.frontend.type("/leave the GAME").press("enter");
        CHECK(has(terminal.picture(), "Leave the game"));
    }
    SECTION("text that is not found is reported") {
        terminal.frontend.type("/xyzzy").press("enter");
        CHECK(has(terminal.picture(), "Not found: xyzzy"));
    }
    SECTION("left again") {
        terminal.frontend.type("q");
        CHECK(has(terminal.picture(), "T E N E B R A E"));
    }
}

TEST_CASE("missing rules are reported") {
    FakeTerminal terminal;
    terminal.frontend.choose("Rules");
    CHECK(has(terminal.picture(), "\"man tenebrae-walking\" may show it."));
}

TEST_CASE("the rules are the manual page next to data/ or the installed one") {
    const table::test::Folder folder;
    const bool installed = GENERATE(false, true);
    const std::string data = installed ? "share/tenebrae/data" : "data";
    const std::string page =
        installed ? "share/man/man7/tenebrae-walking.7" : "man/tenebrae-walking.7";
    std::filesystem::create_directories(folder.file(data));
    std::filesystem::create_directories(std::filesystem::path(folder.file(page)).parent_path());
    static_cast<void>(folder.put(page, ".Sh WALKING\nWalking is\n.Em free .\n"));
    host::Environment environment = walking_environment();
    environment.data_folder = folder.file(data);
    FakeTerminal terminal;
    terminal.session = host::Session(environment);
    terminal.frontend.choose("Rules").press("enter");
    const std::string picture = terminal.picture();
    CHECK(has(picture, " WALKING\n   Walking is free."));
}

namespace {

/// Returns an environment with a manual page for the walking game and the usual data.
host::Environment environment_with_page(const table::test::Folder& folder) {
    std::filesystem::create_directories(folder.file("man"));
    std::filesystem::copy("data", folder.file("data"), std::filesystem::copy_options::recursive);
    static_cast<void>(folder.put(
        "man/tenebrae-walking.7",
        ".Sh NAME\nwalking\n.Sh WALKING\n.Bl -tag\n.It W-1\nOne.\n.It W-3\nCells are alike.\n.El\n"
        ".Sh HOW TO PLAY\nWalk.\n.Sh WINNING\nWin.\n.Sh SEE ALSO\nNothing.\n"
    ));
    host::Environment environment = walking_environment();
    environment.data_folder = folder.file("data");
    return environment;
}

}  // namespace

TEST_CASE("the rules have a table of contents with how to play first") {
    const table::test::Folder folder;
    FakeTerminal terminal;
    terminal.session = host::Session(environment_with_page(folder));
    terminal.frontend.choose("Rules");
    SECTION("the contents are shown") {
        const std::string picture = terminal.picture();
        CHECK(has(picture, " Rules of Walking to and fro\n"));
        CHECK(has(picture, "> 1. HOW TO PLAY\n   2. WALKING  W-1 to W-3\n   3. WINNING\n\n"));
    }
    SECTION("how to play is its own page") {
        terminal.frontend.press("enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, " How to play"));
        CHECK(has(picture, "Walk."));
        CHECK_FALSE(has(picture, "Win."));
    }
    SECTION("a section is chosen by its number and Escape returns to the contents") {
        terminal.frontend.type("2").press("enter");
        CHECK(has(terminal.picture(), "W-3     Cells are alike."));
        terminal.frontend.press("escape");
    }
    SECTION("back") {
        terminal.frontend.type("3").press("enter escape");
        CHECK(has(terminal.picture(), "> 3. WINNING"));
    }
}

TEST_CASE("look mode can open the rule of the place and return") {
    const table::test::Folder folder;
    FakeTerminal terminal;
    terminal.session = host::Session(environment_with_page(folder));
    terminal.with_game();
    SECTION("opened") {
        terminal.frontend.press("x enter");
        const std::string picture = terminal.picture();
        CHECK(has(picture, " Rules of Walking to and fro"));
        CHECK(has(picture, "W-3     Cells are alike."));
    }
    SECTION("returned") {
        terminal.frontend.press("x enter escape");
        CHECK(has(terminal.picture(), "Look mode: directions move."));
    }
    SECTION("a missing page is reported") {
        std::filesystem::remove(folder.file("man/tenebrae-walking.7"));
        terminal.frontend.press("x enter");
        CHECK(has(terminal.picture(), "The manual page was not found:"));
    }
}

TEST_CASE("a question mark explains the options") {
    FakeTerminal terminal;
    terminal.frontend.choose("Options").type("?");
    CHECK(has(terminal.picture(), "Candles flicker."));
}

TEST_CASE("a list that continues says so") {
    core::Diagnostics errors;
    const Glyphs glyphs = load_glyphs("data", "ascii", "", errors);
    const Keymap keymap;
    MenuList list({{"one", ""}, {"two", ""}, {"three and more", ""}});
    const auto drawn = [&](int width, int height) {
        Grid grid(width, height);
        list.draw(grid, grid.area(), false, {&glyphs, &keymap, 0});
        return "\n" + grid.text();
    };
    CHECK(drawn(12, 4) == R"(
> one
  two
  three and
    more
)");
    CHECK(drawn(12, 2) == R"(
> one
  two      v
)");
    list.select(1);
    CHECK(drawn(12, 1) == R"(
> two      v
)");
    list.select(2);
    CHECK(drawn(12, 2) == R"(
> three    ^
    and    v
)");
}

TEST_CASE("options take effect at once and are saved when the screen is left") {
    const table::test::Folder folder;
    FakeTerminal terminal;
    terminal.screen.preferences_folder = folder.file("tenebrae");
    std::vector<Palette> palettes;
    terminal.screen.restyle = [&palettes](const Palette& palette) { palettes.push_back(palette); };
    terminal.frontend.choose("Options");
    SECTION("another palette") {
        terminal.frontend.press("down right escape");
        const Outcome outcome = terminal.play();
        const std::string chosen = outcome.preferences.palette;
        CHECK(chosen != "standard");
        REQUIRE(palettes.size() == 2);
        const Style good{Role::Good};
        core::Diagnostics errors;
        const PaletteSource source{.data_folder = "data", .name = chosen};
        CHECK(palettes[1].look(good) == load_palettes(source, errors).at("").look(good));
        CHECK_FALSE(palettes[0].look(good) == palettes[1].look(good));
        CHECK(has(folder.get("tenebrae/config.toml"), chosen));
    }
    SECTION("another key preset") {
        terminal.frontend.press("right escape").type("?");
        terminal.play();
        CHECK(has(folder.get("tenebrae/config.toml"), "keys"));
        CHECK_FALSE(has(folder.get("tenebrae/config.toml"), "\"arrows\""));
    }
    SECTION("nothing is written if nothing was changed") {
        terminal.frontend.press("down escape");
        terminal.play();
        CHECK(folder.get("tenebrae/config.toml").empty());
    }
}

TEST_CASE("earlier errors are shown on the first screen") {
    FakeTerminal terminal;
    core::Diagnostic error;
    error.message = "The configuration cannot be read.";
    terminal.screen.errors = {error};
    CHECK(has(terminal.picture(), "The configuration cannot be read."));
}

TEST_CASE("commands may be typed at the title") {
    FakeTerminal terminal;
    SECTION("a new game") {
        terminal.frontend.type(":new walking").press("enter");
        CHECK(has(terminal.picture(), "Walk or draw?"));
    }
    SECTION("a command that needs a game is refused") {
        terminal.frontend.type(":undo").press("enter");
        CHECK(has(terminal.picture(), "No game is loaded."));
    }
    SECTION("quit") {
        terminal.frontend.type(":quit").press("enter");
        CHECK(terminal.play().leave == Leave::Quit);
    }
}

TEST_CASE("keys that are bound twice are reported with file and line and column") {
    const table::test::Folder folder;
    FakeTerminal terminal(120, 24);
    terminal.screen.preferences.own_keys =
        folder.put("keys.toml", "format = 1\n[common]\nhint = \"h\"\nlog = [\"z\", \"h\"]\n");
    const std::string picture = terminal.picture();
    CHECK(has(picture, "keys.toml:4:13: The same key is bound twice."));
    CHECK(has(picture, "keys.toml:3:8"));
}

namespace {

/// Returns a terminal with a companion that takes requests.
FakeTerminal& start_with_companion(FakeTerminal& terminal) {
    static constexpr std::array<std::string_view, 2> kRequests{"wait", "go"};
    static const std::array<table::Bot, 1> kBots = [] {
        std::array<table::Bot, 1> bots{table::test::walking_bots().back()};
        bots.front().requests = kRequests;
        bots.front().refuse_request = [](const table::Game& /*game*/, table::Words words) {
            return words.front().text == "go" && words.size() == 1
                       ? std::optional(core::error("bad-wish", "Go where?"))
                       : std::nullopt;
        };
        return bots;
    }();
    host::Match match = terminal.session.match();
    match.environment.bots = kBots;
    terminal.session.resume(std::move(match), nullptr);
    return terminal.with_game("players 2 bot 2 eager seed 7");
}

}  // namespace

TEST_CASE("a companion is asked from the menu") {
    FakeTerminal terminal;
    SECTION("to do something") {
        start_with_companion(terminal).frontend.press("f10").choose("Ask a companion");
        terminal.frontend.press("enter");
        const std::string picture = terminal.picture();
        CHECK(terminal.session.match().requests[1].words == "wait");
        CHECK(has(picture, "is asked: wait."));
    }
    SECTION("in more words") {
        start_with_companion(terminal).frontend.press("f10").choose("Ask a companion");
        terminal.frontend.press("down enter").type("home").press("enter");
        terminal.play();
        CHECK(terminal.session.match().requests[1].words == "go home");
    }
    SECTION("but no bot that takes no requests") {
        terminal.with_game("players 2 bot 2 eager seed 7").frontend.press("f10");
        CHECK_FALSE(has(terminal.picture(), "Ask a companion"));
    }
    SECTION("nor an opponent") {
        start_with_companion(terminal);
        terminal.with_game("players 2 sides 2 bot 2 eager seed 7").frontend.press("f10");
        CHECK_FALSE(has(terminal.picture(), "Ask a companion"));
    }
}
