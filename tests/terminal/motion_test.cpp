// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/rich_terminal.hpp"
#include "tui/paint/motion.hpp"

#include <optional>
#include <string>

using namespace tenebrae::tui;

namespace {

std::string bytes(const Capabilities& terminal, const std::optional<Point>& from, Point to) {
    std::string bytes;
    shortest_way(terminal, from, to).append_to(bytes);
    return bytes;
}

}  // namespace

TEST_CASE("from an unknown place the way is straight to the other", "[tui]") {
    CHECK(bytes(rich_terminal(), std::nullopt, {0, 0}) == "\x1b[1;1H");
    CHECK(bytes(rich_terminal(), std::nullopt, {79, 23}) == "\x1b[24;80H");
}

TEST_CASE("the way takes the orders that are shortest together", "[tui]") {
    const Capabilities terminal = rich_terminal();
    CHECK(bytes(terminal, Point{5, 5}, {5, 5}).empty());
    CHECK(bytes(terminal, Point{5, 5}, {6, 5}) == "\x1b[C");
    CHECK(bytes(terminal, Point{5, 5}, {9, 5}) == "\x1b[4C");
    CHECK(bytes(terminal, Point{5, 5}, {2, 5}) == "\b\b\b");
    CHECK(bytes(terminal, Point{5, 5}, {5, 7}) == "\n\n");
    CHECK(bytes(terminal, Point{5, 5}, {5, 4}) == "\x1b[A");
    CHECK(bytes(terminal, Point{70, 5}, {0, 6}) == "\n\r");
    CHECK(bytes(terminal, Point{70, 5}, {1, 5}) == "\x1b[2G");
    CHECK(bytes(terminal, Point{3, 20}, {3, 2}) == "\x1b[3d");
    CHECK(bytes(terminal, Point{70, 5}, {12, 20}) == "\x1b[21;13H");
}

TEST_CASE("a way takes only what the terminal has", "[tui]") {
    Capabilities terminal;
    terminal.cup = Order("\x1b[%i%p1%d;%p2%dH");
    CHECK(bytes(terminal, Point{5, 5}, {6, 5}) == "\x1b[6;7H");
    terminal.cuf1 = Order("\x1b[C");
    CHECK(bytes(terminal, Point{5, 5}, {6, 5}) == "\x1b[C");
    CHECK(bytes(terminal, Point{5, 5}, {4, 5}) == "\x1b[6;5H");
    CHECK(bytes(terminal, Point{5, 5}, {6, 6}) == "\x1b[7;7H");
}

TEST_CASE("the size of a way is that of its bytes, and never above the straight one's", "[tui]") {
    const Capabilities terminal = rich_terminal();
    for (int from = 0; from < 200; from += 7) {
        for (int to = 0; to < 200; to += 3) {
            const Point start{from % 20, from / 20};
            const Point end{to % 20, to / 20};
            const Way way = shortest_way(terminal, start, end);
            REQUIRE(way.size() == static_cast<int>(bytes(terminal, start, end).size()));
            REQUIRE(way.size() <= terminal.cup.size(end.y, end.x));
        }
    }
}
