// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/toml.hpp"

using namespace tenebrae::core;

namespace {

std::vector<TomlEntry> parse(std::string_view text, int tables) {
    const Result<std::vector<TomlEntry>> entries = parse_toml(text, "a.toml", tables);
    INFO((entries ? std::string() : render(entries.errors())));
    REQUIRE(entries);
    return *entries;
}

}  // namespace

TEST_CASE("an entry has its path and type and value and location", "[core]") {
    const auto entries = parse("a = 1\n[t]\nb = \"x\"\n[t.u]\r\n  c = true\n[t.u.v]\nd = 4\n", 2);
    REQUIRE(entries.size() == 4);
    CHECK(entries[0].path() == "a");
    CHECK(entries[0].type == TomlEntry::Type::Number);
    CHECK(entries[0].value == "1");
    CHECK(entries[1].path() == "t.b");
    CHECK(entries[1].type == TomlEntry::Type::Text);
    CHECK(entries[1].value == "x");
    CHECK(entries[2].path() == "t.u.c");
    CHECK(entries[2].type == TomlEntry::Type::Flag);
    CHECK(entries[2].value == "true");
    CHECK(entries[2].table_where.text == "[t.u]");
    CHECK(entries[2].where.line == 5);
    CHECK(entries[2].where.column == 3);
    CHECK(entries[2].where.text == "  c = true");
    CHECK(entries[3].path() == "t.u.v");
    CHECK(entries[3].type == TomlEntry::Type::Other);
}

TEST_CASE("named tables and lines that are no table are accepted", "[core]") {
    CHECK(parse("", 1).empty());
    CHECK(
        parse("a = [1]\n[table]\nx = 1\n [ b.c ] # [=\n[\"q\"]\n['q2']\n[[list]]\n[-_]", 1).size()
        == 4
    );
}

TEST_CASE("a table without a name is reported with line and column", "[core]") {
    const auto* const text = GENERATE(
        "a = 1\n [=", "a = 1\n []", "a = 1\n [", "a = 1\n [\nb = 2", "a = 1\n\t[#", "a = 1\n [.x]"
    );
    INFO(text);
    const auto entries = parse_toml(text, "a.toml", 1);
    REQUIRE_FALSE(entries);
    CHECK(entries.errors().front().message == "Invalid TOML: a table needs a name.");
    CHECK(entries.errors().front().where.line == 2);
    CHECK(entries.errors().front().where.column == 3);
}

TEST_CASE("lists of tables need a name too", "[core]") {
    const auto entries = parse_toml("[[[x]]]\n", "a.toml", 1);
    REQUIRE_FALSE(entries);
    CHECK(entries.errors().front().where.column == 3);
}
