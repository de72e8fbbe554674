// SPDX-License-Identifier: MIT
// The terminal is asked whether it shows true colour, so that players need no COLORTERM.
#include "tests/catch.hpp"
#include "tests/terminal/demo.hpp"
#include "tui/terminal/true_color.hpp"

#include <string>

using namespace tenebrae::test;
using tenebrae::tui::reports_test_color;

namespace {

constexpr const char* kTrueColor = "\x1bP1$r0;48:2::17:34:51m\x1b\\\x1b[?64;22c";
constexpr const char* kNearestColor = "\x1bP1$r0;48:5:16m\x1b\\\x1b[?64;22c";
constexpr const char* kNoSuchRequest = "\x1bP0$r\x1b\\\x1b[?1;2c";
constexpr const char* kSilence = "";

bool is_asked(const Demo& demo) {
    return demo.terminal.sent().find(VirtualTerminal::kColorsQuery) != std::string::npos;
}

/// Returns whether the demo's flame (see demo_main.cpp) is drawn in true colour.
bool has_true_color(const Demo& demo) {
    return demo.terminal.sent().find("38:2::250:200:100") != std::string::npos;
}

}  // namespace

TEST_CASE("an answer is recognized in every form of a true colour", "[tui]") {
    CHECK(reports_test_color("\x1bP1$r48:2::17:34:51m\x1b\\"));
    CHECK(reports_test_color("\x1bP1$r0;48:2:17:34:51m\x1b\\\x1b[?1c"));
    CHECK(reports_test_color("k\x1bP1$r0;1;48;2;17;34;51;4m\x1b\\"));
    CHECK_FALSE(reports_test_color("\x1bP1$r0;48:5:16m\x1b\\"));
    CHECK_FALSE(reports_test_color("\x1bP1$r0;48:2:0:17:34m\x1b\\"));
    CHECK_FALSE(reports_test_color("\x1bP1$r48:2::117:34:51m\x1b\\"));
    CHECK_FALSE(reports_test_color("\x1bP1$r48:2::17:34:512m\x1b\\"));
    CHECK_FALSE(reports_test_color("\x1bP0$r\x1b\\\x1b[?1;2c"));
    CHECK_FALSE(reports_test_color("48:2::17:34:51m"));
    CHECK_FALSE(reports_test_color(""));
}

TEST_CASE("a terminal that reports true colour gets it", "[tui]") {
    Demo demo;
    demo.terminal.answer_colors_query(kTrueColor);
    REQUIRE(demo.starts());
    CHECK(demo.press("k", "k"));
    CHECK(has_true_color(demo));
    demo.terminal.send("\x11");
    CHECK(demo.terminal.wait_for_end() == 0);
    CHECK(demo.terminal.is_restored());
}

TEST_CASE("a terminal without true colour or without an answer gets 256 colours", "[tui]") {
    for (const char* const answer : {kNearestColor, kNoSuchRequest, kSilence}) {
        INFO(answer);
        Demo demo;
        demo.terminal.answer_colors_query(answer);
        REQUIRE(demo.starts());
        CHECK(demo.press("k", "k"));
        CHECK(is_asked(demo));
        CHECK_FALSE(has_true_color(demo));
        demo.terminal.send("\x11");
        CHECK(demo.terminal.wait_for_end() == 0);
        CHECK(demo.terminal.is_restored());
    }
}

TEST_CASE("keys typed while the terminal is asked are kept in order", "[tui]") {
    for (const char* const answer : {kTrueColor, kNearestColor, kSilence}) {
        INFO(answer);
        Demo demo;
        demo.terminal.answer_colors_query("j\x1b[A" + std::string(answer) + "\xc3\xa9k\r");
        REQUIRE(demo.starts());
        for (const char* const key : {"j", "up", "\xc3\xa9", "k", "enter"}) {
            CHECK(demo.reports(key));
        }
    }
}

TEST_CASE("an answer that comes late presses no key", "[tui]") {
    Demo demo;
    demo.terminal.answer_colors_query(kSilence);
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    CHECK(demo.press(std::string(kTrueColor) + "j", "j"));
    CHECK_FALSE(has_true_color(demo));
}

TEST_CASE("a terminal is not asked where the answer could do harm or no good", "[tui]") {
    const auto asked = [](Command command, bool slow = false) {
        command.slow = slow;
        Demo demo{command};
        REQUIRE(demo.starts());
        REQUIRE(demo.press("k", "k"));
        return is_asked(demo);
    };
    CHECK(asked(tenebrae::test::demo("xterm-256color")));
    CHECK(asked(tenebrae::test::demo("tmux-256color")));
    for (const char* const type : {"screen-256color", "linux", "vt100", "xterm", "xterm-direct2"}) {
        INFO(type);
        CHECK_FALSE(asked(tenebrae::test::demo(type)));
    }
    CHECK_FALSE(asked(tenebrae::test::demo("xterm-256color", {"COLORTERM=truecolor"})));
    CHECK_FALSE(asked(tenebrae::test::demo("xterm-256color", {}, {"never"})));
    CHECK_FALSE(asked(tenebrae::test::demo("xterm-256color"), true));
}
