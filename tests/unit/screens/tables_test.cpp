// SPDX-License-Identifier: MIT
// Tables of several people on the full screen: the form of a new table, and talk.
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "store/session_tables.hpp"
#include "temporary_folder.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// A person at a fake terminal, who can sit down at the tables of a host.
struct Person {
    Person(const TemporaryFolder& host, const std::string& name)
        : tables({host.path("tables"), name, store::Links::Refused}, terminal.session, {}) {
        terminal.screen.tables = &tables;
    }

    table::Reply type(std::string_view line) {
        return terminal.session.execute(line, "typed", ++lines);
    }
    /// Waits for news of the others after the keys so far; returns the picture.
    std::string picture_after_news() {
        terminal.frontend.press(Key{Key::Kind::News});
        return terminal.picture();
    }
    /// Opens the form of a new table from the title.
    ScriptFrontend& open_form() { return terminal.frontend.choose("Tables").press("enter"); }

    FakeTerminal terminal;
    store::SessionTables tables;
    int lines = 0;
};

/// Ada and Ben at a table of two rivals; Ada decides first.
struct Two {
    Two() {
        table::Header header;
        header.kind = table::FileKind::Commands;
        header.game = "walking";
        table::put_setting(header, {"players", "2", {}});
        table::put_setting(header, {"sides", "2", {}});
        REQUIRE_FALSE(ada.tables.create("friday", header, "", 0));
        for (Person* const person : {&ada, &ben}) {
            REQUIRE_FALSE(person->tables.sit_down({.table = "friday"}));
        }
        for (Person* const person : {&ada, &ben}) {
            REQUIRE(person->tables.begin().kind == table::Reply::Kind::Accepted);
        }
    }

    TemporaryFolder host;
    Person ada{host, "Ada"};
    Person ben{host, "Ben"};
};

}  // namespace

TEST_CASE("the form of a new table asks for all that the command line can say", "[tui][table]") {
    const TemporaryFolder host;
    Person ada(host, "Ada");
    ada.open_form().type("friday").press("down").type("owl").press("down ctrl-u").type("3");
    ada.terminal.frontend.press("down right down right");
    const std::string form = ada.terminal.picture();
    for (const std::string_view line :
         {"  Choose the game",
          "  Name             friday",
          "  Invitation word  owl",
          "  Delay            3",
          "  Talk             < off >",
          "> Bell             < on >",
          "Ring the bell when it becomes your turn"}) {
        INFO(line);
        CHECK(has(form, line));
    }
}

TEST_CASE("a table is made as its form says, and its maker waits there", "[tui][table]") {
    const TemporaryFolder host;
    Person ada(host, "Ada");
    ada.open_form().type("friday").press("down").type("owl").press("down ctrl-u").type("3");
    ada.terminal.frontend.press("down right down right enter enter");
    const Outcome outcome = ada.terminal.play();
    CHECK(has(ada.terminal.frontend.screen(), "Waiting for people to sit down."));
    CHECK(ada.tables.at() == "friday");
    CHECK_FALSE(outcome.preferences.talk);
    CHECK(outcome.preferences.bell);
    const table::TableInfo info = ada.tables.table("friday");
    CHECK(info.delay == 3);
    CHECK(info.needs_word);
    CHECK(info.maker == "Ada");
    // The choice of talk is the maker's own.
    Person ben(host, "Ben");
    CHECK(ben.tables.sit_down({.table = "friday"})->code == "wrong-word");
    REQUIRE_FALSE(ben.tables.sit_down({.table = "friday", .word = "owl"}));
    REQUIRE(ben.tables.begin().kind == table::Reply::Kind::Accepted);
    REQUIRE(ada.tables.begin().kind == table::Reply::Kind::Accepted);
    CHECK(ben.type("say hello").kind == table::Reply::Kind::Answered);
    CHECK(ada.type("say hello").errors.front().code == "talk-off");
    CHECK_FALSE(has(ada.picture_after_news(), "hello"));
}

TEST_CASE("a form of a new table without changes makes one that is open to all", "[tui][table]") {
    const TemporaryFolder host;
    Person ada(host, "Ada");
    ada.open_form().type("friday").press("enter enter");
    const Outcome outcome = ada.terminal.play();
    const table::TableInfo info = ada.tables.table("friday");
    CHECK(info.delay == 0);
    CHECK_FALSE(info.needs_word);
    CHECK(outcome.preferences.talk);
    CHECK_FALSE(outcome.preferences.bell);
}

TEST_CASE("the form of a new table shows an error at its field and makes nothing", "[tui][table]") {
    const TemporaryFolder host;
    Person ada(host, "Ada");
    ada.open_form();
    SECTION("no name") {
        ada.terminal.frontend.press("enter");
        CHECK(has(ada.terminal.picture(), "> Name"));
    }
    SECTION("a name that is no name") {
        ada.terminal.frontend.type("../x").press("down enter");
        const std::string picture = ada.terminal.picture();
        CHECK(has(picture, "> Name"));
        CHECK(has(picture, "A table cannot have this name."));
    }
    SECTION("a word that is too long to be kept") {
        ada.terminal.frontend.type("friday").press("down");
        for (int letter = 0; letter < 33; ++letter) {
            ada.terminal.frontend.press(Key{Key::Kind::Character, U'\u00e4'});
        }
        ada.terminal.frontend.press("enter");
        const std::string picture = ada.terminal.picture();
        CHECK(has(picture, "> Invitation word"));
        CHECK(has(picture, "This cannot be an invitation word."));
    }
    SECTION("a delay out of range") {
        ada.terminal.frontend.type("friday").press("down down ctrl-u").type("101");
        ada.terminal.frontend.press("down enter");
        const std::string picture = ada.terminal.picture();
        CHECK(has(picture, "> Delay"));
        CHECK(has(picture, "Invalid delay."));
    }
    CHECK(ada.tables.tables()->empty());
    CHECK(ada.tables.at().empty());
}

TEST_CASE("the form of a new table explains each field and can be left", "[tui][table]") {
    const TemporaryFolder host;
    Person ada(host, "Ada");
    ada.open_form();
    SECTION("what the selected field is for") {
        ada.terminal.frontend.press("down down");
        CHECK(has(ada.terminal.picture(), "Spectators see the game this many turns later"));
    }
    SECTION("all of them") {
        ada.terminal.frontend.type("?");
        const std::string picture = ada.terminal.picture();
        CHECK(has(picture, "Invitation word"));
        CHECK(has(picture, "Choose from: on; off."));
    }
    SECTION("left") {
        ada.terminal.frontend.press("escape");
        CHECK(has(ada.terminal.picture(), "You are Ada."));
    }
}

TEST_CASE("what one says at a table appears on the other's screen", "[tui][table]") {
    Two two;
    two.ben.terminal.frontend.type(":say good evening").press("enter");
    CHECK(has(two.ben.terminal.picture(), "Ben (2) says: good evening"));
    two.ben.terminal.frontend.type(":say it is your turn").press("enter");
    two.ada.terminal.frontend.look([&two](const Grid& grid) {
        CHECK_FALSE(has(grid.text(), "it is your turn"));
        two.ben.terminal.play();
    });
    CHECK(has(two.ada.picture_after_news(), "Ben (2) says: it is your turn"));
    CHECK(has(two.ada.terminal.frontend.screen(), "Walk or draw?"));
}

TEST_CASE("the cell that another person points at blinks", "[tui][table]") {
    Two two;
    two.ada.terminal.screen.preferences.animations = true;
    two.ada.terminal.frontend.waits_per_key = 20;
    two.ada.terminal.frontend.look([&two](const Grid& grid) {
        CHECK_FALSE(has(grid.text(), "^b1"));
        CHECK(two.ben.type("ping b1").kind == table::Reply::Kind::Answered);
    });
    CHECK(has(two.ada.picture_after_news(), "Ben (2) points at b1."));
    const std::vector<Grid>& shown = two.ada.terminal.frontend.shown;
    const auto is_marked = [](const Grid& grid) { return has(grid.text(), "^b1"); };
    int changes = 0;
    for (std::size_t frame = 1; frame < shown.size(); ++frame) {
        changes += is_marked(shown[frame]) != is_marked(shown[frame - 1]) ? 1 : 0;
    }
    CHECK(changes >= 6);
    CHECK_FALSE(is_marked(shown.back()));
    SECTION("not for the person who points") {
        CHECK_FALSE(has(two.ben.picture_after_news(), "^b1"));
    }
}

TEST_CASE("without animations the cell is marked for a while and does not blink", "[tui][table]") {
    Two two;
    two.ada.terminal.frontend.waits_per_key = 20;
    two.ada.terminal.frontend.look([&two](const Grid& /*grid*/) { two.ben.type("ping a1"); });
    two.ada.picture_after_news();
    const std::vector<Grid>& shown = two.ada.terminal.frontend.shown;
    const auto is_marked = [](const Grid& grid) { return has(grid.text(), "^a1"); };
    const auto first = std::ranges::find_if(shown, is_marked);
    REQUIRE(first != shown.end());
    const auto end = std::find_if_not(first, shown.end(), is_marked);
    CHECK(end != shown.end());
    CHECK(std::none_of(end, shown.end(), is_marked));
}

TEST_CASE("a proposed command is played by whoever decides", "[tui][table]") {
    Two two;
    two.ben.terminal.frontend.type(":propose step").press("enter");
    two.ben.terminal.play();
    const std::string asked = two.ada.picture_after_news();
    CHECK(has(asked, "Ben (2) proposes: step b1."));
    CHECK(has(asked, "\"accept\" plays it."));
    two.ada.terminal.frontend.type(":accept").press("enter");
    CHECK(has(two.ada.terminal.picture(), "The walker steps to b1."));
    CHECK(has(two.ben.picture_after_news(), "The walker steps to b1."));
    SECTION("and undone when both want it") {
        two.ada.terminal.frontend.type(":undo").press("enter");
        two.ada.terminal.play();
        CHECK(has(two.ben.picture_after_news(), "Ada (1) asks to undo 1 command."));
        two.ben.terminal.frontend.type(":vote yes").press("enter");
        two.ben.terminal.play();
        two.ada.picture_after_news();
        CHECK(two.ada.terminal.session.match().history.steps().empty());
    }
}
