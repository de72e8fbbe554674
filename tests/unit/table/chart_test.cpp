// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/chart.hpp"

#include <array>

using namespace tenebrae::table;

TEST_CASE("a chart has a column for each value and the greatest has full height", "[view]") {
    const std::array values{8, 5, 1, 0};
    CHECK(plot(values, 4, 2) == std::vector<ChartLine>{{4, 1, 0, 0}, {4, 4, 1, 0}});
}

TEST_CASE("a chart widens its columns if there is room", "[view]") {
    const std::array values{4, 2};
    CHECK(plot(values, 5, 1) == std::vector<ChartLine>{{4, 4, 2, 2}});
    CHECK(plot(values, 80, 1) == std::vector<ChartLine>{{4, 4, 4, 2, 2, 2}});
}

TEST_CASE("a chart that is too narrow shows only some of the values", "[view]") {
    const std::array values{4, 3, 2, 1};
    CHECK(plot(values, 2, 1) == std::vector<ChartLine>{{4, 2}});
}

TEST_CASE("a chart without values or room or with zeros only draws nothing", "[view]") {
    const std::array zeros{0, 0};
    CHECK(plot({}, 10, 3).empty());
    CHECK(plot(zeros, 0, 3).empty());
    CHECK(plot(zeros, 3, 0).empty());
    CHECK(plot(zeros, 2, 1) == std::vector<ChartLine>{{0, 0}});
}

TEST_CASE("the longest bar fills the width and every value but 0 is visible", "[view]") {
    CHECK(bar_length(30, 30, 20) == 20);
    CHECK(bar_length(15, 30, 20) == 10);
    CHECK(bar_length(1, 3000, 20) == 1);
    CHECK(bar_length(0, 30, 20) == 0);
    CHECK(bar_length(0, 0, 20) == 0);
}
