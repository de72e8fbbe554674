// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/demo.hpp"
#include "tests/terminal/key_forms.hpp"

using namespace tenebrae::test;

TEST_CASE("every form of every key is read at every type of terminal", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        for (const KeyForm& form : kKeyForms) {
            INFO(form.name << " by " << form.bytes.substr(1));
            REQUIRE(demo.press(form.bytes, form.name));
        }
    }
}

TEST_CASE("the Linux console's keypad and vt100's function keys are read", "[tui]") {
    Demo linux_console{demo("linux")};
    REQUIRE(linux_console.starts());
    CHECK(linux_console.press("\x1b[G", "centre"));
    CHECK(linux_console.press("\x1b\t", "back-tab"));
    CHECK(linux_console.press("\x1b[25~", "f13"));
}

TEST_CASE("unexpected answers of the terminal press no key", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        for (const std::string_view bytes : kNoKeys) {
            INFO(bytes.substr(1));
            REQUIRE(demo.press(std::string{bytes} + "k", "k"));
        }
    }
}

TEST_CASE("an answer that comes in pieces presses no key", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    for (const std::string_view piece : {"\x1b]11;rgb:", "0000/0000", "/0000\x1b", "\\"}) {
        demo.terminal.send(piece);
        demo.terminal.settle();
    }
    CHECK(demo.press("k", "k"));
}

TEST_CASE("Escape is read without waiting for another key", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("\x1b", "escape"));
    REQUIRE(demo.press("[", "["));
    REQUIRE(demo.press("A", "A"));
}

TEST_CASE("ESCDELAY sets how long Escape waits for the rest of a sequence", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {"ESCDELAY=10000"})};
    REQUIRE(demo.starts());
    demo.terminal.send("\x1b");
    demo.terminal.settle();
    CHECK(demo.press("[A", "up"));
}

TEST_CASE("an ESCDELAY that is not a number is ignored", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {"ESCDELAY=long"})};
    REQUIRE(demo.starts());
    CHECK(demo.press("\x1b", "escape"));
}

TEST_CASE("a paste is one key at every type of terminal", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        CHECK(demo.press("\x1b[200~quit\r\x1b[201~", "paste"));
        CHECK(demo.reports("bytes 5 quit"));
        CHECK(demo.press("k", "k"));
    }
}

TEST_CASE("the first 64 KiB of a long paste are kept and the rest is dropped", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    const std::string much(200'000, 'q');
    CHECK(demo.press("\x1b[200~" + much + "\x1b[201~k", "paste"));
    CHECK(demo.reports("bytes 65536 " + std::string(20, 'q')));
    CHECK(demo.reports("k"));
}

TEST_CASE("a paste that is never closed ends after a silence", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    CHECK(demo.press("\x1b[200~abc", "paste"));
    CHECK(demo.reports("bytes 3 abc"));
    CHECK(demo.press("k", "k"));
}

TEST_CASE("Ctrl-S and Ctrl-Q and Ctrl-C are keys and nothing is echoed", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {}, {"no-suspend"})};
    REQUIRE(demo.starts());
    CHECK(demo.press("\x13", "ctrl-s"));
    CHECK(demo.press("\x03", "ctrl-c"));
    CHECK(demo.press("\x1a", "ctrl-z"));
    CHECK(demo.terminal.line(2) == "1 ctrl-s");
}
