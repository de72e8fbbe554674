// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tui/paint/order.hpp"

#include <string>

using tenebrae::tui::Order;

TEST_CASE("an order puts its numbers where its format has them", "[tui]") {
    CHECK(Order("\x1b[%i%p1%d;%p2%dH").with(0, 79) == "\x1b[1;80H");
    CHECK(Order("\x1b[%p2%d;%p1%dH").with(3, 12) == "\x1b[12;3H");
    CHECK(Order("\x1b[%p1%dC").with(10) == "\x1b[10C");
    CHECK(Order("100%%").with() == "100%");
    CHECK(Order("\r").with(5) == "\r");
}

TEST_CASE("the size of an order is that of its bytes", "[tui]") {
    const Order order("\x1b[%i%p1%d;%p2%dH");
    for (const int number : {0, 8, 9, 98, 99, 998, 999}) {
        CHECK(order.size(number, 7) == static_cast<int>(order.with(number, 7).size()));
    }
}

TEST_CASE("what does more than put numbers in is left to whoever can", "[tui]") {
    const auto expand = [](const std::string& format, int first, int second) {
        return format + ":" + std::to_string(first) + ":" + std::to_string(second);
    };
    const Order other("\x1b=%p1%' '%+%c", expand);
    CHECK(other.with(1, 2) == "\x1b=%p1%' '%+%c:1:2");
    CHECK(other.size(1, 2) == static_cast<int>(other.with(1, 2).size()));
    CHECK_FALSE(Order("\x1b=%p1%' '%+%c"));
    CHECK_FALSE(Order(""));
    CHECK_FALSE(Order("%p1%d%p1%d%p1%d"));
}
