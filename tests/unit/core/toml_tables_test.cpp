// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/toml_tables.hpp"

using tenebrae::core::find_nameless_table;

TEST_CASE("tables with names, and everything that is no table, may stand", "[core]") {
    CHECK_FALSE(find_nameless_table(""));
    CHECK_FALSE(
        find_nameless_table("a = [1]\n[table]\n [ b.c ] # [=\n[\"q\"]\n['q']\n[[list]]\n[-_]")
    );
}

TEST_CASE("a table without a name is found with line and column", "[core]") {
    const auto* const text = GENERATE(
        "a = 1\n [=", "a = 1\n []", "a = 1\n [", "a = 1\n [\nb = 2", "a = 1\n\t[#", "a = 1\n [.x]"
    );
    INFO(text);
    const auto found = find_nameless_table(text);
    REQUIRE(found);
    CHECK(found->line == 2);
    CHECK(found->column == 3);
}

TEST_CASE("lists of tables need a name too", "[core]") {
    const auto found = find_nameless_table("[[[x]]]\n");
    REQUIRE(found);
    CHECK(found->column == 3);
}
