// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "temporary_folder.hpp"
#include "tui/screen/data_file.hpp"

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

std::vector<core::TomlEntry> read(std::string_view text) {
    const TemporaryFolder folder;
    const core::Result<std::vector<core::TomlEntry>> entries =
        core::read_toml(folder.file("a.toml", text), kDataFile);
    INFO((entries ? std::string() : core::render(entries.errors())));
    REQUIRE(entries);
    return *entries;
}

}  // namespace

TEST_CASE("entries are in the order of the file with their places", "[tui]") {
    const std::vector<core::TomlEntry> entries =
        read("zeta = 1\n\n[two]\nb = \"ä夜x\"\n  a = [\"p\", \"q\"]\n[one]\nc = true\nd = 1.5\n");
    REQUIRE(entries.size() == 5);
    CHECK(entries[0].table.empty());
    CHECK(entries[0].key == "zeta");
    CHECK(entries[0].type == core::TomlEntry::Type::Number);
    CHECK(entries[0].value == "1");
    CHECK(entries[1].table == "two");
    CHECK(entries[1].table_where.line == 3);
    CHECK(entries[1].texts.front().text == "ä夜x");
    CHECK(entries[1].texts.front().where.column == 5);
    CHECK(entries[2].key == "a");
    CHECK(entries[2].where.line == 5);
    CHECK(entries[2].where.column == 3);
    CHECK(entries[2].type == core::TomlEntry::Type::List);
    CHECK(entries[2].texts[1].where.column == 13);
    CHECK(entries[2].texts[1].where.text == "  a = [\"p\", \"q\"]");
    CHECK(entries[3].value == "true");
    CHECK(entries[4].type == core::TomlEntry::Type::Other);
}

TEST_CASE("tables within tables are entries that no reader accepts", "[tui]") {
    const std::vector<core::TomlEntry> entries = read("[a.b.c]\nd = 1\n");
    REQUIRE(entries.size() == 1);
    CHECK(entries[0].table == "a");
    CHECK(entries[0].key == "b");
    CHECK(entries[0].type == core::TomlEntry::Type::Other);
}

TEST_CASE("deep nesting is refused and not followed", "[tui]") {
    const TemporaryFolder folder;
    const std::string deep = "a = " + std::string(2000, '[') + std::string(2000, ']') + "\n";
    const auto entries = core::read_toml(folder.file("a.toml", deep), kDataFile);
    REQUIRE_FALSE(entries);
    CHECK(entries.errors().front().code == "not-toml");
}

TEST_CASE("the error of a string is marked under that string", "[tui]") {
    const std::vector<core::TomlEntry> entries = read("north = [\"up\", \"upp\"]\n");
    const core::Place& where = entries[0].texts[1].where;
    CHECK(
        core::render(core::error("x", "So.").at(where)).find("\n  north = [\"up\", \"upp\"]\n")
        != std::string::npos
    );
    CHECK(where.length == 5);
}

TEST_CASE("directories are listed by name with the default first and only plain names", "[tui]") {
    const TemporaryFolder folder;
    for (const char* const name :
         {"b.toml",
          "a.toml",
          "usual.toml",
          "UPPER.toml",
          "a b.toml",
          ".toml",
          "c.txt",
          "c.toml~"}) {
        (void)folder.file(name, "");
    }
    CHECK(data_file_names(folder.path(""), "usual") == std::vector<std::string>{"usual", "a", "b"});
    CHECK(data_file_names(folder.path("missing"), "usual").empty());
}
