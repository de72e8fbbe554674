// SPDX-License-Identifier: MIT
// Tables of several people on the full screen, reached from the title in restricted mode.
#include "catch.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/terminal/game.hpp"

using namespace tenebrae;
using namespace tenebrae::test;

namespace {

constexpr std::string_view kDown = "\x1b[B";
constexpr std::string_view kEscape = "\x1b";

/// The program at a terminal of a person, which starts with the title.
GameOptions person(const TemporaryFolder& host, const std::string& name) {
    return {
        .words = {"--restricted"},
        .settings = {
            "TENEBRAE_TABLES=" + host.path("tables"),
            "TENEBRAE_PERSON=" + name,
            "XDG_DATA_HOME=" + host.path(name)}};
}

/// Opens the list of tables from the title.
void open_tables(Game& game) {
    REQUIRE(game.terminal.wait_for_text("T E N E B R A E"));
    for (int line = 0; line < 8 && !game.shows("Games with others"); ++line) {
        REQUIRE(game.press(kDown));
    }
    REQUIRE(game.press("\r"));
    REQUIRE(game.terminal.wait_for_text("You are "));
}

}  // namespace

TEST_CASE("people make, join and leave a table from the title", "[tui][table]") {
    const TemporaryFolder host;
    Game ada(person(host, "Ada"));
    open_tables(ada);
    REQUIRE(ada.press("\r"));
    REQUIRE(ada.press("../x\r"));
    REQUIRE(ada.shows("A table cannot have this name."));
    REQUIRE(ada.press("\x15"
                      "friday"));
    REQUIRE(ada.press(kDown));
    REQUIRE(ada.press("owl"));
    REQUIRE(ada.press(kDown));
    REQUIRE(ada.shows("People           < 2 >"));
    REQUIRE(ada.press(kDown));
    REQUIRE(ada.press("\x15"
                      "1"));
    REQUIRE(ada.press("\r"));
    REQUIRE(ada.press("\r"));
    REQUIRE(ada.terminal.wait_for_text("Waiting for people to sit down."));
    REQUIRE(ada.shows("Ada, here now"));

    Game ben(person(host, "Ben"));
    open_tables(ben);
    REQUIRE(ben.shows("friday"));
    REQUIRE(ben.shows("waiting for people, by invitation"));
    REQUIRE(ben.press("\r"));
    REQUIRE(ben.shows("Sit down"));
    REQUIRE(ben.press("\r"));
    REQUIRE(ben.shows("Invitation word:"));
    REQUIRE(ben.press("cat\r"));
    REQUIRE(ben.shows("This is not the invitation word"));
    REQUIRE(ben.press("\r"));
    REQUIRE(ben.press("\r"));
    REQUIRE(ben.press("\r"));
    REQUIRE(ben.press("owl\r"));
    REQUIRE(ben.terminal.wait_for_text("Waiting for "));
    REQUIRE(ada.terminal.wait_for_text("andle"));

    REQUIRE(ada.press(":say good evening\r"));
    REQUIRE(ben.terminal.wait_for_text("good evening"));
    REQUIRE(ben.press(":undo\r"));
    CHECK(ben.shows("There is nothing to undo."));
    REQUIRE(ben.press(":say I am here\r"));
    // A connection that breaks leaves the seat.
    ben.terminal.hang_up();
    ben.terminal.wait_for_end();
    REQUIRE(ada.press(":say where are you\r"));
    Game again(person(host, "Ben"));
    open_tables(again);
    REQUIRE(again.shows("yours"));
    REQUIRE(again.press("\r"));
    REQUIRE(again.press("\r"));
    REQUIRE(again.terminal.wait_for_text("Since you left"));
    REQUIRE(again.shows("where are you"));
    // Any key goes on; one shows it again first.
    REQUIRE(again.press("\x1b[C"));
    REQUIRE(again.shows("Command "));
    REQUIRE(again.press(kEscape));
    REQUIRE(again.shows("where are you"));
    REQUIRE(again.press("x"));
    REQUIRE(again.terminal.wait_for_text("Waiting for "));
    REQUIRE(again.press("q"));
    REQUIRE(again.terminal.wait_for_text("T E N E B R A E"));
    open_tables(again);
    REQUIRE(again.press("\r"));
    REQUIRE(again.press(kDown));
    REQUIRE(again.press(kDown));
    REQUIRE(again.press("\r"));
    CHECK(again.shows("You have given up your seat."));
    REQUIRE(again.press(kEscape));
    // The maker gives the open seat to a person who has not been there.
    REQUIRE(ada.press(":seat 2 person Cy\r"));
    REQUIRE(ada.terminal.wait_for_text(", Cy"));
    Game cy(person(host, "Cy"));
    open_tables(cy);
    CHECK(cy.shows("yours"));
    REQUIRE(cy.press("\r"));
    CHECK(cy.shows("Sit down at your seat"));
    CHECK(cy.shows("Hand a seat to another"));
    REQUIRE(cy.press(kEscape));
    ada.terminal.send(":quit\r");
    ada.terminal.wait_for_end();
    CHECK(ada.terminal.sent().find("Your seat at friday stays yours.") != std::string::npos);
}
