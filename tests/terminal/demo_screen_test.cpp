// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/demo.hpp"

#include <csignal>
#include <cstddef>
#include <fstream>
#include <optional>
#include <string>

using namespace tenebrae::test;

namespace {

bool is_indexed(const VTermColor& color, int index) {
    return VTERM_COLOR_IS_INDEXED(&color) && color.indexed.idx == index;
}

bool is_default_ink(const VTermScreenCell& cell) {
    return VTERM_COLOR_IS_DEFAULT_FG(&cell.fg);
}

bool is_default_ground(const VTermScreenCell& cell) {
    return VTERM_COLOR_IS_DEFAULT_BG(&cell.bg);
}

bool shows_its_first_letter(Demo& demo) {
    return demo.terminal.wait_until([&] { return demo.terminal.line(0).starts_with('s'); });
}

/// The lines where the demo shows its samples.
constexpr int kBad = 0;
constexpr int kFlame = 4;
constexpr int kSelected = 16;
constexpr int kStrong = 25;
constexpr int kSamples = 1;

std::string wake_ups_of(pid_t pid) {
    std::ifstream status{"/proc/" + std::to_string(pid) + "/status"};
    std::string found;
    for (std::string line; std::getline(status, line);) {
        found += line.starts_with("voluntary_ctxt_switches") ? line : "";
    }
    return found;
}

/// Returns the number of write calls that the kernel counted; nullopt if it does not count them.
std::optional<long> writes_of(pid_t pid) {
    std::ifstream counts{"/proc/" + std::to_string(pid) + "/io"};
    std::string name;
    for (long count = 0; counts >> name >> count;) {
        if (name == "syscw:") {
            return count;
        }
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("the palette of the terminal is not changed", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.starts());
        demo.terminal.send("\x1a");
        REQUIRE(demo.terminal.wait_until_stopped());
        demo.terminal.signal(SIGCONT);
        REQUIRE(demo.reports("resume"));
        demo.terminal.send("\x11");
        REQUIRE(demo.terminal.wait_for_end() == 0);
        CHECK(demo.terminal.sent().find("\x1b]104") == std::string::npos);
        CHECK(demo.terminal.sent().find("\x1b]R") == std::string::npos);
    }
}

TEST_CASE("a frame is written in one piece and not cell by cell", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    const auto before = writes_of(demo.terminal.process().pid());
    REQUIRE(demo.press("j", "j"));
    const auto after = writes_of(demo.terminal.process().pid());
    if (!before || !after) {
        WARN("This kernel counts no writes: nothing was tested.");
        return;
    }
    CHECK(*after - *before == 1);
}

TEST_CASE(
    "the program uses the alternate screen with bracketed paste and the keypad mode", "[tui]"
) {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    CHECK(demo.terminal.alternate_screen());
    CHECK(demo.terminal.bracketed_paste());
    CHECK(demo.terminal.cursor_visible());
    CHECK(demo.terminal.text().find("before") == std::string::npos);
}

TEST_CASE("the cursor is where the screen puts it", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    CHECK(demo.terminal.wait_until([&] {
        return demo.terminal.cursor().row == 2 && demo.terminal.cursor().col == 0;
    }));
}

TEST_CASE("multibyte and wide characters are shown", "[tui]") {
    for (const std::string& type : kTerminalTypes) {
        INFO(type);
        Demo demo{tenebrae::test::demo(type)};
        REQUIRE(demo.terminal.wait_for_text("strong │é漢|"));
    }
}

TEST_CASE("a character that the locale cannot write is a question mark", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {"LC_ALL=C"})};
    CHECK(demo.terminal.wait_for_text("strong ??? |"));
    CHECK(demo.press("\xc3\xa9", "?"));
}

TEST_CASE("a missing locale is treated as none", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {"LC_ALL=xx_XX.UTF-8"})};
    CHECK(demo.terminal.wait_for_text("strong ??? |"));
}

TEST_CASE("a Japanese locale uses the same columns", "[tui]") {
    if (!std::ifstream{TENEBRAE_LOCALES "/ja_JP.UTF-8/LC_CTYPE"}) {
        WARN("The locale ja_JP.UTF-8 could not be made here.");
        return;
    }
    Demo demo{tenebrae::test::demo(
        "xterm-256color", {"LOCPATH=" TENEBRAE_LOCALES, "LC_ALL=ja_JP.UTF-8"}
    )};
    CHECK(demo.terminal.wait_for_text("strong │é漢|"));
}

TEST_CASE("with 256 colours the nearest ones are used on the terminal's own background", "[tui]") {
    Demo demo;
    REQUIRE(demo.terminal.wait_for_text("strong"));
    const VirtualTerminal& terminal = demo.terminal;
    CHECK(is_indexed(terminal.cell(kBad, kSamples).fg, 196));
    CHECK(is_default_ground(terminal.cell(kBad, kSamples)));
    CHECK(is_indexed(terminal.cell(kSelected, kSamples).bg, 40));
    CHECK(terminal.cell(kStrong, kSamples).attrs.bold == 1);
    CHECK(is_default_ink(terminal.cell(kStrong, kSamples)));
    CHECK(terminal.sent().find("]4;") == std::string::npos);
}

TEST_CASE("COLORTERM enables true colour if terminfo knows how", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {"COLORTERM=truecolor"})};
    REQUIRE(demo.terminal.wait_for_text("strong"));
    CHECK(demo.terminal.sent().find("38:2::250:200:100") != std::string::npos);
}

TEST_CASE("COLORTERM without true colour in terminfo keeps 256 colours", "[tui]") {
    Demo demo{tenebrae::test::demo("screen-256color", {"COLORTERM=truecolor"})};
    REQUIRE(demo.terminal.wait_for_text("strong"));
    CHECK(is_indexed(demo.terminal.cell(kBad, kSamples).fg, 196));
}

TEST_CASE("with eight colours bright colours are bold", "[tui]") {
    Demo demo{tenebrae::test::demo("linux")};
    REQUIRE(demo.terminal.wait_for_text("strong"));
    const VTermScreenCell bad = demo.terminal.cell(kBad, kSamples);
    CHECK((is_indexed(bad.fg, 1) || is_indexed(bad.fg, 9)));
    CHECK(bad.attrs.bold == 1);
}

TEST_CASE("without colours bold and dim text are used", "[tui]") {
    for (const bool by_option : {false, true}) {
        INFO(by_option);
        Demo demo{
            by_option ? tenebrae::test::demo("xterm-256color", {}, {"never"})
                      : tenebrae::test::demo("vt100")};
        REQUIRE(demo.terminal.wait_for_text("strong"));
        const VTermScreenCell flame = demo.terminal.cell(kFlame, kSamples);
        CHECK(is_default_ink(flame));
        CHECK(flame.attrs.bold == 1);
        CHECK(demo.terminal.sent().find("38;5") == std::string::npos);
    }
}

TEST_CASE("only changes are sent", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    demo.terminal.settle();
    const std::size_t before = demo.terminal.sent().size();
    REQUIRE(demo.press("j", "j"));
    demo.terminal.settle();
    CHECK(demo.terminal.sent().size() - before < 20);
}

TEST_CASE("the whole screen is sent again on request", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("k", "k"));
    const std::size_t before = demo.terminal.sent().size();
    REQUIRE(demo.press("\x0c", "ctrl-l"));
    CHECK(demo.terminal.sent().find("flame", before) != std::string::npos);
}

TEST_CASE("the bell rings", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    demo.terminal.send("\x07");
    CHECK(demo.terminal.wait_until([&] { return demo.terminal.bells() == 1; }));
}

TEST_CASE("an idle program sends nothing and does not wake up", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    REQUIRE(demo.press("\x1b", "escape"));
    demo.terminal.settle();
    const std::size_t bytes = demo.terminal.sent().size();
    const std::string wake_ups = wake_ups_of(demo.terminal.process().pid());
    for (int moments = 0; moments < 5; ++moments) {
        demo.terminal.settle();
    }
    CHECK(demo.terminal.sent().size() == bytes);
    CHECK(wake_ups_of(demo.terminal.process().pid()) == wake_ups);
}

TEST_CASE("any size works at any moment", "[tui]") {
    struct Size {
        int width;
        int height;
    };
    Demo demo;
    REQUIRE(demo.starts());
    for (const Size size :
         {Size{100, 30},
          Size{200, 60},
          Size{80, 24},
          Size{79, 5},
          Size{500, 200},
          Size{20, 3},
          Size{9, 1},
          Size{40, 10}}) {
        demo.terminal.resize(size.width, size.height);
        const std::string reported = std::to_string(size.width) + "x" + std::to_string(size.height);
        INFO(reported);
        REQUIRE(demo.terminal.wait_for_text(
            ("size " + reported).substr(0, static_cast<std::size_t>(size.width))
        ));
        ++demo.reported;
    }
}

TEST_CASE("the smallest sizes do not crash the program", "[tui]") {
    Demo demo;
    REQUIRE(demo.starts());
    for (int size = 0; size < 16; ++size) {
        demo.terminal.resize(1 + size / 4, 1 + size % 4);
        demo.terminal.send("k");
        REQUIRE(shows_its_first_letter(demo));
    }
    demo.terminal.resize(80, 24);
    CHECK(demo.terminal.wait_for_text("size 80x24"));
    demo.terminal.send("\x11");
    CHECK(demo.terminal.wait_for_end() == 0);
}

TEST_CASE("the program starts in a window of one cell", "[tui]") {
    Command command = demo();
    command.width = 1;
    command.height = 1;
    Demo demo{command};
    REQUIRE(demo.terminal.wait_until([&] { return demo.terminal.line(0) == "s"; }));
    demo.terminal.resize(80, 24);
    CHECK(demo.terminal.wait_for_text("size 80x24"));
}

TEST_CASE("without a terminal size the environment and then terminfo are used", "[tui]") {
    Command command = demo();
    command.reports_size = false;
    // As in curses: first the environment, then the entry in terminfo.
    CHECK(Demo{command}.terminal.wait_for_text("size 80x24"));
    command.environment.insert(command.environment.end(), {"LINES=22", "COLUMNS=79"});
    CHECK(Demo{command}.terminal.wait_for_text("size 79x22"));
}

TEST_CASE("a line with a low baud rate is slow", "[tui]") {
    for (const bool slow : {false, true}) {
        Command command = demo();
        command.slow = slow;
        CHECK(Demo{command}.terminal.wait_for_line(slow ? "size 80x24 slow" : "size 80x24"));
    }
}

TEST_CASE("LINES and COLUMNS do not override the real size", "[tui]") {
    Demo demo{tenebrae::test::demo("xterm-256color", {"LINES=10", "COLUMNS=200"})};
    CHECK(demo.terminal.wait_for_text("size 80x24"));
}
