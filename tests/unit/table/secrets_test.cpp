// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "host/match.hpp"
#include "table/interface.hpp"
#include "table/story.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Returns a table that shows everything as one seat sees it.
TestSession table_of_seat(int seat, std::string_view options) {
    Environment with = environment();
    with.bots = walking_bots();
    TestSession table{Session(with, {.shown_seat = seat})};
    table.type("new walking " + std::string(options));
    return table;
}

TestSession trail_table(std::string_view bots = "") {
    Environment with = environment();
    with.bots = walking_bots();
    TestSession table{Session(with)};
    table.type("new walking players 2 cards hidden trail 4 seed 7 " + std::string(bots));
    return table;
}

std::string public_header(const TestSession& table, int seat) {
    Reply reply = Reply::accepted();
    reply.new_game = true;
    Output output;
    json_interface("")->show(table.session.match().observation(seat), reply, output);
    return output.out;
}

}  // namespace

TEST_CASE("a seat sees only the header lines that it may know", "[view]") {
    TestSession table = trail_table();
    CHECK(public_header(table, 0).find("trail 4") != std::string::npos);
    CHECK(public_header(table, 1).find("trail") == std::string::npos);
    CHECK(public_header(table, kSpectator).find("trail") == std::string::npos);
    CHECK(table.type("@1 show --position").text.find("trail 4") != std::string::npos);
    CHECK(table.type("@2 show --position").text.find("trail") == std::string::npos);
    CHECK(table.record().find("option trail 4\n") != std::string::npos);
    table.type("resign");
    CHECK(public_header(table, 1).find("trail 4") != std::string::npos);
    CHECK(table.type("@2 show --position").text.find("trail 4") != std::string::npos);
}

TEST_CASE("a seat cannot read the record before the end", "[save]") {
    const Folder folder;
    const std::string path = folder.file("game.tene");
    TestSession table = table_of_seat(1, "players 2 cards hidden seed 7");
    CHECK(code_of(table.type("save " + path)) == "hidden-record");
    CHECK(folder.get("game.tene").empty());
    table.type("resign");
    CHECK(table.type("save " + path).kind == Reply::Kind::Answered);
    TestSession alone = table_of_seat(0, "seed 7");
    CHECK(alone.type("save " + path).kind == Reply::Kind::Answered);
}

TEST_CASE("the hash of a state with hidden information is not shown", "[command]") {
    CHECK(code_of(new_table("players 2 cards hidden seed 7").type("check")) == "hidden-state");
    // The deck is hidden from both.
    CHECK(code_of(new_table("players 2 seed 7").type("check")) == "hidden-state");
    CHECK(new_table().type("check").kind == Reply::Kind::Answered);
}

TEST_CASE("an unidentified reader sees an unfinished game as a spectator", "[view]") {
    TestSession table = trail_table();
    table.type_all({"step", "draw"});
    CHECK(table.session.match().public_seat() == kSpectator);
    const Folder folder;
    table.type("save " + folder.file("game.tene"));
    const auto watched = table.session.replay_of_file(folder.file("game.tene"));
    REQUIRE(watched);
    CHECK((*watched)->observation((*watched)->end(), 0).seat == kSpectator);
    CHECK((*watched)->observation(0, std::nullopt).log->events().size() == 3);
    table.type("resign");
    CHECK_FALSE(table.session.match().public_seat());
}

TEST_CASE("a game of one person against bots is shown from that person's seat", "[view]") {
    TestSession table = trail_table("bot 1 lazy");
    CHECK(table.session.match().public_seat() == 1);
    CHECK_FALSE(new_table("players 2 seed 7").session.match().public_seat());
}

TEST_CASE("the number of commands that a seat did not see is shown nowhere", "[worlds]") {
    const std::string_view options = "players 2 cards hidden seed 7";
    TestSession one = table_of_seat(1, options);
    TestSession two = table_of_seat(1, options);
    one.type_all({"step", "draw", "step"});
    two.type_all({"step", "step", "step", "draw", "step"});
    for (const std::string_view line : {"log", "log 1", "log --unfold 3", "show --json", "undo"}) {
        INFO(line);
        const Reply first = one.type(line);
        const Reply second = two.type(line);
        CHECK(first.text == second.text);
        CHECK(code_of(first) == code_of(second));
    }
    CHECK(one.session.observation().commands_known() == two.session.observation().commands_known());
    const auto replay = one.session.replay();
    const auto other = two.session.replay();
    REQUIRE(replay->end() == other->end());
    CHECK(replay->end() == 2);
    for (std::size_t moment = 0; moment <= replay->end(); ++moment) {
        CHECK(
            state_json(replay->observation(moment, 1)) == state_json(other->observation(moment, 1))
        );
    }
}

TEST_CASE("a game that cannot be written at this moment gives an error", "[command]") {
    TestSession table = new_table("cards hidden seed 7");
    CHECK(table.type("show --position --order").kind == Reply::Kind::Answered);
    table.type("step");
    CHECK(code_of(table.type("show --position --order")) == "no-position");
    CHECK(table.session.match().record.past_reveals == 1);
}

TEST_CASE(
    "an error does not say why another seat cannot act if that reveals hidden information", "[why]"
) {
    TestSession asked = table_of_seat(0, "players 2 cards hidden seed 7");
    TestSession other = table_of_seat(1, "players 2 cards hidden seed 7");
    CHECK(code_of(asked.type("fly")) != "refused");
    const Reply reply = other.type("fly");
    CHECK(code_of(reply) == "refused");
    CHECK(reply.errors.size() == 1);
    CHECK(reply.errors.front().expected.empty());
}

TEST_CASE("a question about another seat is answered only to a reader who may know it", "[view]") {
    TestSession table = table_of_seat(0, "players 2 cards hidden seed 7");
    for (const std::string_view line :
         {"@2 show",
          "@2 show --json",
          "@2 show --position",
          "@2 legal",
          "@2 left",
          "@2 log",
          "@2 hint",
          "@2 hint nudge",
          "@2 odds",
          "@2 help",
          "@2 why step",
          "@2 expect points 0",
          "@2 expect points 1"}) {
        INFO(line);
        const Reply reply = table.type(line);
        CHECK(reply.kind == Reply::Kind::Refused);
        CHECK(reply.text.empty());
        CHECK_FALSE(reply.hint);
        CHECK(code_of(reply) == "hidden-answer");
        CHECK(reply.errors.front().got.empty());
        CHECK(reply.errors.front().expected.empty());
    }
    CHECK(table.type("@1 legal").kind == Reply::Kind::Answered);
    CHECK(table.type("legal").kind == Reply::Kind::Answered);
    table.type("resign");
    CHECK(table.type("@2 show").kind == Reply::Kind::Answered);
    // If all know the same, every question is answered. A player of all seats may read for all.
    CHECK(table_of_seat(0, "players 2 seed 7").type("@2 show").kind == Reply::Kind::Answered);
    CHECK(trail_table().type("@2 show").kind == Reply::Kind::Answered);
}

TEST_CASE("a reply names the command as far as its reader may know it", "[view]") {
    TestSession other = table_of_seat(1, "players 2 cards hidden seed 7");
    const std::vector<Move> moves = other.session.viewer().legal(other.session.match());
    CHECK(moves.empty());
    CHECK(other.type("@1 step b1").command == "@1 step b1");  // as it was typed
    TestSession bots = table_of_seat(1, "players 2 cards hidden seed 7 bot 1 lazy");
    CHECK(bots.session.advance().command.empty());
    TestSession asked = table_of_seat(0, "players 2 cards hidden seed 7 bot 1 lazy");
    CHECK(asked.session.advance().command == "step b1");
}

TEST_CASE("undo does not quote a command that its reader may not know", "[view]") {
    Environment with = environment();
    with.bots = walking_bots();
    TestSession table{Session(with, {.shown_seat = kSpectator})};
    table.type_all({"new walking players 2 cards hidden seed 7 bot 2 eager", "step"});
    const Reply reply = table.type("@1 undo");
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.text.empty());
}
