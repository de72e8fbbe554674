// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "kit/fields.hpp"

#include <array>
#include <stdexcept>

namespace tenebrae::kit {
namespace {

constexpr std::array<Field<int>, 2> kFields{
    {{"number", [](const int& number) { return std::to_string(number); }},
     {"next", [](const int& number) { return std::to_string(number + 1); }}}};

constexpr bool is_known(std::string_view name) {
    return has_named(kFields, name);
}

static_assert(all_fields("{number} is before {next}.", is_known));
static_assert(all_fields("No field", is_known));
static_assert(all_fields("", is_known));
static_assert(!all_fields("{number} is before {nxt}.", is_known));
static_assert(!all_fields("{Number}", is_known));

TEST_CASE("a text is filled in with the words of its fields", "[fields]") {
    const auto words = [](std::string_view name) { return find_named(kFields, name)->words(4); };
    CHECK(fill("{number} is before {next}.", words) == "4 is before 5.");
    CHECK(fill("{next}{next}", words) == "55");
    CHECK(fill("No field", words) == "No field");
    CHECK(fill("", words).empty());
    CHECK(fill("<{a b}>", [](std::string_view name) { return name; }) == "<a b>");
}

TEST_CASE("a brace without its partner or without a name is an error", "[fields]") {
    for (const char* text : {"{number", "number}", "{} is empty", "a } and a {number}", "{a{b}}"}) {
        INFO(text);
        CHECK_THROWS_AS(all_fields(text, is_known), std::invalid_argument);
    }
}

TEST_CASE("a list of names is separated by spaces", "[fields]") {
    CHECK(is_listed("who from to", "who"));
    CHECK(is_listed("who from to", "to"));
    CHECK_FALSE(is_listed("who from to", "fro"));
    CHECK_FALSE(is_listed("who from to", ""));
    CHECK_FALSE(is_listed("", ""));
    std::string_view names = "who from";
    CHECK(take_name(names) == "who");
    CHECK(take_name(names) == "from");
    CHECK(names.empty());
}

}  // namespace
}  // namespace tenebrae::kit
