// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/demo.hpp"

#include <csignal>
#include <string>
#include <string_view>

using namespace tenebrae::test;

namespace {

/// Returns true if the terminal shows only the text from before the program.
bool is_restored(VirtualTerminal& terminal) {
    return terminal.is_restored() && terminal.line(0) == "before the program"
           && terminal.text().find("flame") == std::string::npos;
}

constexpr std::string_view kQuit = "\x11";

}  // namespace

TEST_CASE("a normal exit restores the terminal", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        REQUIRE(demo.press("k", "k"));
        demo.terminal.send(kQuit);
        CHECK(demo.terminal.wait_for_end() == 0);
        CHECK(demo.terminal.is_restored());
        CHECK(demo.terminal.text().find("flame") == std::string::npos);
    }
}

TEST_CASE("an exception restores the terminal before its message is printed", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.send("\x14");
    CHECK(demo.terminal.wait_for_end() == 1);
    CHECK(is_restored(demo.terminal));
    CHECK(demo.terminal.text().find("caught: thrown on purpose") != std::string::npos);
}

TEST_CASE("a crash restores the terminal", "[tui]") {
    struct Crash {
        std::string_view key;
        int signal;
    };
    for (const Crash crash :
         {Crash{"\x01", SIGABRT}, Crash{"\x0e", SIGABRT}, Crash{"\x18", SIGSEGV}}) {
        INFO(crash.signal);
        // A sanitizer would report the signal itself instead of calling the program's handler.
        Demo demo{tenebrae::test::demo(
            "xterm-256color", {"ASAN_OPTIONS=handle_segv=0", "UBSAN_OPTIONS=handle_segv=0"}
        )};
        REQUIRE(demo.starts());
        demo.terminal.send(crash.key);
        CHECK(demo.terminal.wait_for_end() != 0);
        CHECK(is_restored(demo.terminal));
    }
}

TEST_CASE("terminate prints the reason on the restored terminal", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.send("\x0e");
    CHECK(demo.terminal.wait_for_end() != 0);
    CHECK(demo.terminal.text().find("terminate called") != std::string::npos);
}

TEST_CASE("a termination signal ends the program and restores the terminal", "[tui]") {
    for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
        INFO(number);
        Demo demo;
        REQUIRE(demo.starts());
        demo.terminal.signal(number);
        CHECK(demo.terminal.wait_for_end() == 0);
        CHECK(is_restored(demo.terminal));
    }
}

TEST_CASE("a terminal that sends without a pause does not keep the program from ending", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.settle();  // the rest of its first screen
    // The start of an answer that never ends.
    demo.terminal.flood("\x1b]", std::string(512, 'x'));
    REQUIRE_FALSE(demo.terminal.pump(100));
    demo.terminal.signal(SIGTERM);
    CHECK(demo.terminal.wait_for_end() == 0);
}

TEST_CASE("a signal that arrives between the bytes of a key is not lost", "[tui]") {
    for (const std::string_view half : {"\xe6\xbc", "\x1b[?2026;"}) {
        const auto has_half_a_key = [half](Demo& demo) {
            const bool starts = demo.starts();
            demo.terminal.send(half);
            // The wait for the rest of the key is much longer than this.
            constexpr int kReadByThen = 50;
            demo.terminal.pump(kReadByThen);
            return starts;
        };
        Demo ended;
        REQUIRE(has_half_a_key(ended));
        ended.terminal.signal(SIGTERM);
        CHECK(ended.terminal.wait_for_end() == 0);
        Demo stopped;
        REQUIRE(has_half_a_key(stopped));
        stopped.terminal.signal(SIGTSTP);
        CHECK(stopped.terminal.wait_until_stopped());
        Demo resized;
        REQUIRE(has_half_a_key(resized));
        resized.terminal.resize(90, 30);
        CHECK(resized.terminal.wait_for_text("size 90x30"));
    }
}

TEST_CASE("Ctrl-Backslash still quits and the terminal is restored", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.send("\x1c");
    CHECK(demo.terminal.wait_for_end() == 128 + SIGQUIT);
    CHECK(is_restored(demo.terminal));
}

TEST_CASE("a signal that has no use here ends the program and restores the terminal", "[tui]") {
    for (const int number :
         {SIGPIPE, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR}) {
        INFO(number);
        Demo demo;
        REQUIRE(demo.starts());
        demo.terminal.signal(number);
        CHECK(demo.terminal.wait_for_end() == 128 + number);
        CHECK(is_restored(demo.terminal));
    }
}

TEST_CASE("the program ends when the terminal is gone", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.hang_up();
    CHECK(demo.terminal.wait_for_end() == 0);
}

TEST_CASE("Ctrl-Z restores the terminal and stops and continuing draws everything again", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        for (int round = 0; round < 3; ++round) {
            demo.terminal.send("\x1a");
            REQUIRE(demo.terminal.wait_until_stopped());
            demo.terminal.settle();
            CHECK(demo.terminal.is_restored());
            demo.terminal.signal(SIGCONT);
            REQUIRE(demo.reports("resume"));
            CHECK(demo.terminal.wait_for_text("flame"));
            CHECK(demo.press("k", "k"));
            CHECK(demo.terminal.bracketed_paste() == (type != "linux" && type != "vt100"));
        }
    }
}

TEST_CASE("the part of a key or answer that was read before Ctrl-Z is not a key", "[tui]") {
    for (const std::string_view half : {"\x1b", "\x1b[", "\x1bO", "\x1b]"}) {
        INFO(half.substr(1));
        // The rest could still come when Ctrl-Z does.
        Demo demo{tenebrae::test::demo("xterm-256color", {"ESCDELAY=500"})};
        REQUIRE(demo.starts());
        demo.terminal.settle();
        demo.terminal.send(half);
        constexpr int kReadByThen = 100;
        demo.terminal.pump(kReadByThen);
        demo.terminal.send("\x1a");
        REQUIRE(demo.terminal.wait_until_stopped());
        demo.terminal.signal(SIGCONT);
        REQUIRE(demo.reports("resume"));
        CHECK(demo.press("k", "k"));
    }
}

TEST_CASE("continuing in a window of another size draws for that size", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.send("\x1a");
    REQUIRE(demo.terminal.wait_until_stopped());
    demo.terminal.resize(100, 30);
    demo.terminal.signal(SIGCONT);
    CHECK(demo.terminal.wait_for_text("size 100x30"));
    CHECK(demo.press("k", "resume"));
}

TEST_CASE("the screen is repaired after a stop that cannot be caught", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.signal(SIGSTOP);
    REQUIRE(demo.terminal.wait_until_stopped());
    demo.terminal.signal(SIGCONT);
    CHECK(demo.reports("resume"));
    CHECK(demo.terminal.alternate_screen());
    demo.terminal.send(kQuit);
    CHECK(demo.terminal.wait_for_end() == 0);
    CHECK(is_restored(demo.terminal));
}

TEST_CASE("the program does not suspend if suspending is disabled", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {}, {"no-suspend"})};
    REQUIRE(demo.starts());
    CHECK(demo.press("\x1a", "ctrl-z"));
    demo.terminal.signal(SIGTSTP);
    CHECK(demo.press("k", "k"));
    CHECK_FALSE(demo.terminal.process().is_stopped());
}

TEST_CASE("a terminal can be opened again in the same process", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {}, {"again"})};
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    demo.terminal.send(kQuit);
    REQUIRE(demo.terminal.wait_until([&] { return demo.terminal.line(2).empty(); }));
    REQUIRE(demo.starts());
    demo.reported = 0;
    REQUIRE(demo.press("j", "j"));
    demo.terminal.send(kQuit);
    CHECK(demo.terminal.wait_for_end() == 0);
    CHECK(is_restored(demo.terminal));
}

TEST_CASE("a terminal that accepts no output does not keep the program from ending", "[tui]") {
    for (const std::vector<std::string>& words : {std::vector<std::string>{}, {"no-wait"}}) {
        Demo demo{tenebrae::test::demo("xterm-256color", {}, words)};
        REQUIRE(demo.starts());
        // Nobody reads the program's output, so it soon blocks.
        demo.terminal.send(std::string(500, '\x0c'));
        demo.terminal.stall();
        REQUIRE_FALSE(demo.terminal.process().status());
        demo.terminal.signal(SIGTERM);
        CHECK(demo.terminal.ends_unread());
    }
}

TEST_CASE("a terminal that accepts no last words does not keep the program from ending", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {}, {"last-words"})};
    REQUIRE(demo.starts());
    demo.terminal.settle();
    demo.terminal.signal(SIGTERM);
    CHECK(demo.terminal.ends_unread());
}

TEST_CASE("a terminal in no-wait mode still gets the whole picture", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {}, {"no-wait"})};
    REQUIRE(demo.starts());
    demo.terminal.send(std::string(500, '\x0c'));
    demo.terminal.stall();
    CHECK(demo.terminal.wait_for_line("500 ctrl-l"));
}

TEST_CASE("a terminal of an unknown type is refused with its name", "[tui]") {
    Demo demo{tenebrae::test::demo("no-such-terminal")};
    CHECK(demo.terminal.wait_for_end() == 3);
    CHECK(demo.terminal.text().find("The terminal type in TERM is unknown.") != std::string::npos);
    CHECK(demo.terminal.text().find("no-such-terminal") != std::string::npos);
    CHECK(demo.terminal.is_restored());
}

TEST_CASE("a TERM that is not the name of a terminal is refused", "[tui]") {
    for (const std::string& type :
         {std::string{}, std::string{"../../x"}, std::string(5000, 'x')}) {
        Demo demo{tenebrae::test::demo(type)};
        CHECK(demo.terminal.wait_for_end() == 3);
        CHECK(demo.terminal.text().find("TERM") != std::string::npos);
    }
}

TEST_CASE("a terminal that cannot place its cursor is refused with this reason", "[tui]") {
    for (const std::string type : {"dumb", "unknown"}) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        CHECK(demo.terminal.wait_for_end() == 3);
        CHECK(demo.terminal.sent().find('\x1b') == std::string::npos);
    }
}
