// SPDX-License-Identifier: MIT
// Synchronized output: frames that a supporting terminal shows all at once.
#include "tests/catch.hpp"
#include "tests/terminal/demo.hpp"

#include <csignal>
#include <cstddef>

using namespace tenebrae::test;

namespace {

constexpr std::string_view kBegin = "\x1b[?2026h";
constexpr std::string_view kEnd = "\x1b[?2026l";

std::size_t count_of(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

/// Returns true if every frame ends before the next one begins.
bool are_whole(const std::string& sent) {
    std::size_t at = 0;
    while ((at = sent.find(kBegin, at)) != std::string::npos) {
        const std::size_t end = sent.find(kEnd, at);
        const std::size_t next = sent.find(kBegin, at + 1);
        if (end == std::string::npos || (next != std::string::npos && next < end)) {
            return false;
        }
        at = end;
    }
    return true;
}

}  // namespace

TEST_CASE("a terminal without synchronized frames gets none and causes no wait", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    CHECK(count_of(demo.terminal.sent(), VirtualTerminal::kFramesQuery) == 1);
    CHECK(count_of(demo.terminal.sent(), kBegin) == 0);
}

TEST_CASE("a terminal with synchronized frames gets each of them complete", "[tui]") {
    Demo demo;
    demo.terminal.support_frames();
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    demo.terminal.settle();
    const std::size_t before = demo.terminal.sent().size();
    REQUIRE(demo.press("j", "j"));
    demo.terminal.settle();
    const std::string frame = demo.terminal.sent().substr(before);
    CHECK(frame.starts_with(kBegin));
    CHECK(frame.ends_with(kEnd));
    CHECK(count_of(frame, kBegin) == 1);
    CHECK(are_whole(demo.terminal.sent()));
}

TEST_CASE("an answer that is late and in pieces loses no key typed meanwhile", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("a", "a"));
    CHECK(count_of(demo.terminal.sent(), kBegin) == 0);
    const std::string_view answer = VirtualTerminal::kFramesSupported;
    demo.terminal.send("b" + std::string(answer.substr(0, 4)));
    demo.terminal.send(std::string(answer.substr(4)) + "c");
    CHECK(demo.reports("b"));
    CHECK(demo.reports("c"));
    REQUIRE(demo.press("d", "d"));
    demo.terminal.settle();
    CHECK(count_of(demo.terminal.sent(), kBegin) >= 1);
    CHECK(are_whole(demo.terminal.sent()));
}

TEST_CASE("an idle program begins no frame", "[tui]") {
    Demo demo;
    demo.terminal.support_frames();
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    demo.terminal.settle();
    const std::size_t before = demo.terminal.sent().size();
    // An unexpected answer is not a key and causes no drawing.
    demo.terminal.send("\x1b[?2004;1$y");
    demo.terminal.settle();
    CHECK(demo.terminal.sent().size() == before);
}

TEST_CASE("after a stop the terminal is queried again because it may be another", "[tui]") {
    Demo demo;
    demo.terminal.support_frames();
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    demo.terminal.send("\x1a");
    REQUIRE(demo.terminal.wait_until_stopped());
    demo.terminal.settle();
    CHECK(are_whole(demo.terminal.sent()));
    CHECK(demo.terminal.is_restored());
    demo.terminal.signal(SIGCONT);
    REQUIRE(demo.reports("resume"));
    CHECK(count_of(demo.terminal.sent(), VirtualTerminal::kFramesQuery) == 2);
}

TEST_CASE("a crash leaves no frame open", "[tui]") {
    Demo demo;
    demo.terminal.support_frames();
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    demo.terminal.send("\x01");
    CHECK(demo.terminal.wait_for_end() != 0);
    const std::string& sent = demo.terminal.sent();
    CHECK(sent.rfind(kEnd) > sent.rfind(kBegin));
    CHECK(demo.terminal.is_restored());
}

TEST_CASE("terminals that might display the query are not queried", "[tui]") {
    for (const std::string type : {"linux", "vt100"}) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        REQUIRE(demo.press("k", "k"));
        CHECK(demo.terminal.sent().find("2026") == std::string::npos);
    }
}
