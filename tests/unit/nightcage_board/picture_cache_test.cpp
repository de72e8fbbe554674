// SPDX-License-Identifier: MIT
// Tests the screen's cache of its last picture with whole games.
#include "core/random.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "host/session.hpp"
#include "script_frontend.hpp"
#include "tests/catch.hpp"
#include "tui/games/nightcage/night_cage_board.hpp"
#include "tui/table/full_screen.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

using namespace tenebrae;
using tui::Grid;

namespace {

/// The Night Cage at a fake terminal: add keys first, then call play().
class NightCageTerminal {
public:
    NightCageTerminal() {
        screen_.preferences.animations = false;
        session_.execute("new nightcage set first seed 7", "typed", 1);
        REQUIRE(session_.match().game);
        // Forbids naming files from now on.
        host::Match match = session_.match();
        match.environment.restricted = true;
        session_.resume(std::move(match), nullptr);
    }

    void press(std::string_view keys) { terminal_.press(keys); }
    /// Compares the picture with one that is drawn without the cache.
    void compare() {
        terminal_.look([this](const Grid& grid) { kept_ = grid; });
        terminal_.press("ctrl-l");
        terminal_.look([this](const Grid& grid) {
            REQUIRE(grid.text() == kept_.text());
            REQUIRE(grid == kept_);
            ++compared_;
        });
    }
    int play() {
        static_cast<void>(tui::play_full_screen(terminal_, screen_));
        return compared_;
    }

private:
    static host::Environment environment() {
        static const std::array makers{nightcage::nightcage_maker()};
        host::Environment environment;
        environment.data_folder = "data";
        environment.makers = makers;
        return environment;
    }

    std::array<tui::BoardFamily, 1> families_{nightcage::board::nightcage_family()};
    host::Session session_{environment()};
    tui::ScriptFrontend terminal_;
    tui::FullScreen screen_{session_, families_};
    Grid kept_{0, 0};
    int compared_ = 0;
};

}  // namespace

TEST_CASE("under a list and the log and the menu the picture equals one drawn again", "[tui]") {
    const std::string opening = GENERATE("a", "m", "escape");
    NightCageTerminal paper;
    paper.press("enter enter " + opening);
    for (const char* key : {"down", "down", "up", "page-down", "page-up", "end"}) {
        paper.press(key);
        paper.compare();
    }
    CHECK(paper.play() == 6);
}

TEST_CASE("options changed in look mode change the whole picture", "[tui]") {
    NightCageTerminal paper;
    paper.press("enter enter x f10");
    for (int line = 0; line < 9; ++line) {
        paper.press("down");
    }
    // The third option is the glyph set.
    paper.press("enter down down right right escape right x");
    paper.compare();
    CHECK(paper.play() == 1);
}

TEST_CASE("for every selected choice panel and log equal those drawn again", "[tui]") {
    core::Random random(static_cast<std::uint64_t>(GENERATE(range(1, 5))));
    constexpr std::array kKeys{
        "up",
        "right",
        "down",
        "left",
        "enter",
        "enter",
        "r",
        "a",

        ".",
        "x",
        "m",
        "tab",
        "ctrl-z",
        "u"};
    NightCageTerminal paper;
    for (int key = 0; key < 150; ++key) {
        paper.press(kKeys.at(static_cast<std::size_t>(random.below(kKeys.size()))));
        paper.compare();
    }
    CHECK(paper.play() == 150);
}
