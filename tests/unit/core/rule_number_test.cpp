// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/rule_number.hpp"

#include <string_view>

using namespace tenebrae::core;

TEST_CASE("a rule number has its game, a letter and digits", "[text]") {
    for (const std::string_view word : {"NC-M4", "HU-X10", "W-1"}) {
        INFO(word);
        CHECK(is_rule_number(word));
        CHECK_FALSE(is_short_rule_number(word));
    }
    for (const std::string_view word :
         {"", "-", "-4", "NC-", "NC-M", "nc-m4", "NC-M4a", "NC M4", "M4"}) {
        INFO(word);
        CHECK_FALSE(is_rule_number(word));
    }
}

TEST_CASE("a short rule number has no game", "[text]") {
    CHECK(is_short_rule_number("M4"));
    CHECK(is_short_rule_number("10"));
    for (const std::string_view word : {"", "M", "m4", "MM4", "4M", "+4"}) {
        INFO(word);
        CHECK_FALSE(is_short_rule_number(word));
    }
}
