// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "kit/place_names.hpp"

using tenebrae::kit::parse_place;
using tenebrae::kit::place_name;
using tenebrae::kit::PlaceName;

TEST_CASE("a place is written and read as a letter and a digit", "[kit]") {
    CHECK(place_name({2, 3}) == "c4");
    CHECK(parse_place("c4") == PlaceName{2, 3});
    CHECK(parse_place("C4") == PlaceName{2, 3});
    CHECK(parse_place("z9") == PlaceName{25, 8});
}

TEST_CASE("text other than a letter and a digit is not a place", "[kit]") {
    for (const char* text : {"", "c", "c44", "4c", "c0", "{1", "@1", "[1", "c:", "\xc3\xa9"}) {
        INFO(text);
        CHECK_FALSE(parse_place(text));
    }
}
