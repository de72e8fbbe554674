// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/wrap.hpp"

using namespace tenebrae::core;

namespace {

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("text is wrapped at spaces", "[core]") {
    CHECK(wrap("one two three", 7) == Lines{"one two", "three"});
    CHECK(wrap("", 7) == Lines{});
    CHECK(wrap("one\n\ntwo", 7) == Lines{"one", "", "two"});
}

TEST_CASE("a word longer than the line is split", "[core]") {
    CHECK(wrap("abcdefgh", 3) == Lines{"abc", "def", "gh"});
    CHECK(wrap("ab cdefgh", 3) == Lines{"ab", "cde", "fgh"});
}

TEST_CASE("wrapping counts columns instead of bytes", "[core]") {
    CHECK(wrap("暗暗 暗", 4) == Lines{"暗暗", "暗"});
    CHECK(wrap("暗", 1) == Lines{"暗"});
}

TEST_CASE("lines after the first are indented and inner spaces are kept", "[core]") {
    CHECK(wrap_hanging(" one two three four", 10, 3) == Lines{" one two", "   three", "   four"});
    CHECK(wrap_hanging("a  b   c", 4, 1) == Lines{"a  b", " c"});
    CHECK(wrap_hanging("ab cdefgh", 4, 1) == Lines{"ab", " cde", " fgh"});
    CHECK(wrap_hanging("", 10, 3) == Lines{});
}

TEST_CASE("only wide lines are wrapped and continue after their number", "[core]") {
    CHECK(wrap_wide_lines("", 10).empty());
    CHECK(wrap_wide_lines("one\n\n  two  \n> ", 10) == "one\n\n  two  \n> ");
    CHECK(wrap_wide_lines("one two three\nfour", 8) == "one two\nthree\nfour");
    CHECK(wrap_wide_lines("  one two three\n", 10) == "  one two\n  three\n");
    CHECK(wrap_wide_lines("  12. one two three", 14) == "  12. one two\n      three");
    CHECK(wrap_wide_lines("  12 one two three", 14) == "  12 one two\n  three");
}
