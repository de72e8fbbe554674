// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/share_code.hpp"
#include "tables.hpp"

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Returns the code of a game that has just been given up.
std::string code_after(TestSession& table) {
    table.type("resign");
    return table.session.share_code();
}

std::string code_of_new(std::string_view options) {
    TestSession table = new_table(options);
    return code_after(table);
}

}  // namespace

TEST_CASE("the code of a game starts the same game", "[code]") {
    for (const std::string_view options :
         {"seed 0",
          "seed 7",
          "players 2 seed 31",
          "players 2 seed 1024",
          "seed 18446744073709551615"}) {
        INFO(options);
        TestSession table = new_table(options);
        const std::uint64_t seed = table.session.match().record.seed;
        const std::size_t seats = table.session.match().game->seats().size();
        const std::string code = code_after(table);
        INFO(code);
        CHECK(code.starts_with(seats == 1 ? "walking-usual-" : "walking-usual-2p-"));
        TestSession other;
        REQUIRE(other.type("new " + code).new_game);
        CHECK(other.session.match().record.seed == seed);
        CHECK(other.session.match().game->seats().size() == seats);
        CHECK(code_after(other) == code);
    }
}

TEST_CASE("a code is read in any case, and letters that look like digits as these", "[code]") {
    CHECK(is_share_code("walking-usual-7G"));
    CHECK_FALSE(is_share_code("walking"));
    TestSession table;
    std::string code = code_of_new("seed 33");  // 11 in base 32
    REQUIRE(code.starts_with("walking-usual-11"));
    code.replace(code.size() - 3, 2, "lI");
    REQUIRE(table.type("new " + code).new_game);
    CHECK(table.session.match().record.seed == 33);
}

TEST_CASE("settings after a code are added to it", "[code]") {
    TestSession table;
    REQUIRE(table.type("new " + code_of_new("seed 7") + " players 2").new_game);
    CHECK(table.session.match().game->seats().size() == 2);
    CHECK(table.session.match().record.seed == 7);
}

TEST_CASE("what is no code is refused", "[code]") {
    const std::string good = code_of_new("seed 7");
    TestSession table;
    for (const std::string& code :
         {good + "0",
          good.substr(0, good.size() - 1) + (good.back() == '0' ? "1" : "0"),
          std::string("walking-usual-"),
          std::string("walking-usual-7"),
          std::string("walking-usual--7G"),
          std::string("walking-usual-1p-7G"),
          std::string("walking-usual-9p-7G"),
          std::string("walking-other-7G"),
          std::string("running-usual-7G"),
          std::string("walking-usual-2p-2p-7G"),
          std::string("walking-usual-U7"),
          std::string("walking-usual-ZZZZZZZZZZZZZZ")}) {
        INFO(code);
        CHECK(code_of(table.type("new " + code)) == "bad-code");
        CHECK_FALSE(table.session.match().game);
    }
}

TEST_CASE("a game with other settings or from a position has no code", "[code]") {
    CHECK(code_of_new("trail 3 seed 7").empty());
}

TEST_CASE("restricted mode accepts no code, because it names the seed", "[code]") {
    const std::string code = code_of_new("seed 7");
    Environment with = environment();
    with.restricted = true;
    TestSession table{Session(with)};
    CHECK(code_of(table.type("new " + code)) == "restricted");
}
