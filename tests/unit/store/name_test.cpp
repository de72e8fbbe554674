// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "store/name.hpp"

using namespace tenebrae::store;

TEST_CASE(
    "a name of letters and digits and hyphens and underscores and single dots is valid", "[save]"
) {
    for (const char* name : {"a", "nightcage-1", "My_game.2", "0", "console", "x.snapshots"}) {
        INFO(name);
        CHECK(!check_name(name));
    }
    CHECK(!check_name(std::string(kMaxNameBytes, 'x')));
}

TEST_CASE("a name that is a path or hidden or has a special meaning is refused", "[save][attack]") {
    const std::vector<std::string> names{
        "",
        ".",
        "..",
        "../x",
        "a/b",
        "/etc/passwd",
        "a\\b",
        ".hidden",
        "-rf",
        "_x",
        "a..b",
        "a.",
        "a b",
        "a\tb",
        "a\nb",
        "a%sb",
        "a$b",
        "a*",
        "~",
        "con",
        "CON.x",
        "Nul",
        "lpt1",
        "x.tene",
        "x.snapshot",
        "x-1.damaged",
        std::string("a\0b", 3),
        "\x1b[31m",
        "a\xc2\x9b",
        "a\u202e",
        "a\u200b",
        "\xff",
        "\u00e9",
        std::string(kMaxNameBytes + 1, 'x'),
        std::string(1U << 20U, 'x')};
    for (const std::string& name : names) {
        INFO(name.substr(0, 40));
        const auto error = check_name(name);
        REQUIRE(error);
        CHECK(error->code == "bad-name");
        CHECK(error->got.size() <= kMaxNameBytes * 8);
    }
}

TEST_CASE("the files of a game are distinguished from all others", "[save]") {
    CHECK(game_of_log("nightcage-1.tene") == std::optional<std::string>("nightcage-1"));
    for (const char* file :
         {".tene",
          "x.snapshot",
          "x-1.damaged",
          ".draft-1-0",
          "..tene",
          "a b.tene",
          "x.tene.tene"}) {
        INFO(file);
        CHECK(!game_of_log(file));
    }
    CHECK(log_file_of("x") == "x.tene");
    CHECK(snapshot_file_of("x") == "x.snapshot");
}
