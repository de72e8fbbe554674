// SPDX-License-Identifier: MIT
// Tests who plays a seat, who is at the keyboard, and which seat a line is for.
#include "catch.hpp"
#include "table/interface.hpp"
#include "table/story.hpp"
#include "tables.hpp"

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Returns a table with bots available.
TestSession table_with_bots(std::string_view options, bool has_handover = false) {
    Environment with = environment();
    with.bots = walking_bots();
    TestSession table{Session(with, {.has_handover = has_handover})};
    table.type("new walking seed 7 " + std::string(options));
    return table;
}

int commands_of(const TestSession& table) {
    return static_cast<int>(table.session.match().history.steps().size());
}

}  // namespace

TEST_CASE("a bot answers when it is asked and its command is in the record", "[players]") {
    TestSession table = table_with_bots("players 2 bot 2 eager");
    CHECK_FALSE(table.session.is_bots_turn());
    table.type("step");
    table.type("draw");
    REQUIRE(table.session.is_bots_turn());
    CHECK(table.session.observation().seat == 0);
    CHECK(table.session.observation().choices.empty());
    CHECK(code_of(table.type("step")) == "bots-turn");
    const Reply reply = table.session.advance();
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.command == "draw");
    CHECK(reply.line == 0);
    CHECK_FALSE(table.session.is_bots_turn());
    CHECK(table.record().find("\nbot 2 eager\n") != std::string::npos);
    CHECK(table.record().find("step b1\ndraw\ndraw\n") != std::string::npos);
}

TEST_CASE("hints are counted in the record, once for each decision", "[players]") {
    TestSession table = table_with_bots("");
    table.type_all({"hint nudge", "hint", "note well", "hint plan", "step", "hint", "odds"});
    CHECK(table.session.match().record.hints == 2);
    CHECK(table.record().find("hint taken\nnote well\nstep b1\nhint taken\n") != std::string::npos);
    const Folder folder;
    const std::string path = folder.file("hints.tene");
    REQUIRE(table.type("save " + path).errors.empty());
    TestSession other = table_with_bots("");
    REQUIRE(other.type("load " + path).errors.empty());
    CHECK(other.session.match().record.hints == 2);
    CHECK(other.record() == table.record());
    other.type("hint");
    CHECK(other.session.match().record.hints == 2);
    CHECK(code_of(other.type("hint taken")) == "bad-level");
}

TEST_CASE("what a bot decides for a person counts as a hint", "[players]") {
    TestSession table = table_with_bots("");
    table.type("auto");
    int decisions = 0;
    while (table.session.is_bots_turn()) {
        table.session.advance();
        ++decisions;
    }
    CHECK(decisions > 0);
    CHECK(table.session.match().record.hints == static_cast<std::size_t>(decisions));
    table.type("resign");
    table.type("anew");
    CHECK(table.session.match().record.hints == 0);
}

TEST_CASE("a bot that gets a person's seat during the game counts as hints", "[players]") {
    TestSession table = table_with_bots("");
    table.type("seat 1 bot lazy");
    table.session.advance();
    CHECK(table.session.match().record.hints == 1);
    TestSession bots = table_with_bots("bot 1 lazy");
    bots.session.advance();
    CHECK(bots.session.match().record.hints == 0);
}

TEST_CASE("a record with bots is replayed as it was played", "[players]") {
    TestSession table = table_with_bots("players 2 bot 2 lazy");
    table.type_all({"step", "draw"});
    table.session.advance();
    const Folder folder;
    const std::string path = folder.file("bots.txt");
    REQUIRE(table.type("save " + path).errors.empty());
    TestSession other = table_with_bots("");
    REQUIRE(other.type("load " + path).errors.empty());
    CHECK(other.record() == table.record());
    // Its lazy bot has walked and is still asked. It continues automatically from there.
    CHECK(other.session.is_bots_turn());
}

TEST_CASE("the available bots are listed if an unknown one is asked for", "[players]") {
    TestSession table = table_with_bots("");
    const Reply level = table.type("new walking players 2 bot 2 strong");
    CHECK(code_of(level) == "no-such-bot");
    CHECK(level.errors.front().expected == "lazy or eager");
    CHECK(level.errors.front().where.column == 29);
    CHECK_FALSE(level.bad_data);
    CHECK(code_of(table.type("new walking bot 2 lazy")) == "no-such-seat");
    CHECK(code_of(table.type("new walking bot 0 lazy")) == "no-such-seat");
    TestSession without = new_table();
    CHECK(code_of(without.type("new walking bot 1 lazy")) == "no-such-bot");
}

TEST_CASE(
    "undo goes back to where a person was asked and redo to the next such place", "[players]"
) {
    TestSession table = table_with_bots("players 2 cards hidden bot 2 lazy");
    // Only the person learns which card was drawn. Undo stops there.
    table.type_all({"step", "draw"});
    for (int turn = 0; turn < 3; ++turn) {
        table.session.advance();
    }
    CHECK(code_of(table.type("undo")) == "undo-stopped");

    TestSession walk = table_with_bots("bot 1 lazy");
    for (int turn = 0; turn < 3; ++turn) {
        walk.session.advance();
    }
    CHECK(code_of(walk.type("undo")) == "nothing-to-undo");
    CHECK(commands_of(walk) == 3);
}

TEST_CASE("a seat can resign out of turn and the record says which seat", "[players]") {
    TestSession table = new_table("players 2 sides 2");
    const Reply reply = table.type("@2 resign");
    CHECK(reply.command == "@2 resign");
    const Outcome outcome = table.session.match().referee->outcome(table.session.match().state);
    CHECK(outcome.over);
    CHECK(outcome.of(0) == GameResult::Won);
    CHECK(outcome.of(1) == GameResult::Resigned);
    CHECK(table.record().find("\n@2 resign\n") != std::string::npos);
    CHECK(
        *table.session.viewer().seat_log(table.session.match()).commands().back().words
        == "@2 resign"
    );
    const Folder folder;
    const std::string path = folder.file("resigned.txt");
    REQUIRE(table.type("save " + path).errors.empty());
    TestSession other = new_table();
    REQUIRE(other.type("load " + path).errors.empty());
    CHECK(other.record() == table.record());
    // The seat that is asked needs no prefix.
    TestSession plain = new_table("players 2 sides 2");
    CHECK(plain.type("@1 resign").command == "resign");
}

TEST_CASE("a line may begin with a seat and then counts for that seat", "[players]") {
    TestSession table = new_table("players 2 cards hidden");
    CHECK(table.type("@1 step").command == "step b1");
    CHECK(code_of(table.type("@2 draw")) == "not-asked");
    CHECK(table.type("@2 legal").text.find("step") == std::string::npos);
    CHECK(table.type("@1 legal").text.find("draw") != std::string::npos);
    CHECK(table.type("@2 log").text.find("step") == std::string::npos);
    CHECK(table.type("log").text.find("(hidden)") == std::string::npos);
    CHECK(code_of(table.type("@3 step")) == "no-such-seat");
    CHECK(code_of(table.type("@x step")) == "no-such-seat");
    CHECK(code_of(table.type("@2")) == "missing-command");
    CHECK(table.session.complete("@1 dr") == std::vector<std::string>{"draw"});
    TestSession empty;
    CHECK(code_of(empty.type("@1 legal")) == "no-game");
}

TEST_CASE("the hand of a bot cannot be viewed", "[players]") {
    TestSession table = table_with_bots("players 2 cards hidden bot 2 lazy");
    CHECK(code_of(table.type("@2 show")) == "bots-seat");
    CHECK(code_of(table.type("@2 log")) == "bots-seat");
    CHECK(code_of(table.type("@2 resign")) == "bots-seat");
    table.type_all({"step", "draw"});
    // Replaying shows what the person saw and not what the bot did.
    CHECK(table.session.viewer().replay_seat(table.session.match()) == 0);
}

TEST_CASE("a handover screen separates players with different hidden information", "[players]") {
    TestSession table = table_with_bots("players 2 cards hidden", true);
    // No player has confirmed the handover yet.
    CHECK(table.session.observation().seat == kSpectator);
    CHECK(table.session.handover() == 0);
    CHECK(code_of(table.type("step")) == "curtain");
    table.session.confirm_handover();
    CHECK(table.session.observation().seat == 0);
    CHECK_FALSE(table.session.handover());
    table.type_all({"step", "draw"});
    // The player who drew sees the card. No other command or question is possible.
    CHECK(table.session.observation().seat == 0);
    CHECK_FALSE(table.session.observation().decides);
    CHECK(table.session.handover() == 1);
    CHECK(table.type("log").text.find("card of 3") != std::string::npos);
    CHECK(code_of(table.type("step")) == "curtain");
    CHECK(code_of(table.type("@2 show")) == "curtain");
    table.session.confirm_handover();
    CHECK(table.session.observation().seat == 1);
    CHECK(table.type("log").text.find("card of 3") == std::string::npos);
    CHECK(code_of(table.type("@1 log")) == "curtain");
}

TEST_CASE(
    "there is no handover screen if all know the same or only one person plays", "[players]"
) {
    TestSession open = table_with_bots("players 2", true);
    CHECK_FALSE(open.session.handover());
    open.type_all({"step", "draw"});
    CHECK_FALSE(open.session.handover());
    CHECK(open.session.observation().seat == 1);
    TestSession alone = table_with_bots("players 2 cards hidden bot 1 eager", true);
    CHECK(alone.session.observation().seat == 1);
    CHECK_FALSE(alone.session.handover());
}

TEST_CASE("a loaded game shows nothing before the handover is confirmed", "[players]") {
    TestSession table = table_with_bots("players 2 cards hidden", true);
    table.session.confirm_handover();
    table.type_all({"step", "draw"});
    const Folder folder;
    const std::string path = folder.file("hidden.txt");
    REQUIRE(table.type("save " + path).errors.empty());
    REQUIRE(table.type("load " + path).errors.empty());
    CHECK(table.session.observation().seat == kSpectator);
    CHECK(table.session.handover() == 1);
}

TEST_CASE("the game can be shown as one seat sees it whichever seat is asked", "[players]") {
    TestSession table{Session(environment(), {.shown_seat = 1})};
    table.type("new walking seed 7 players 2 cards hidden");
    CHECK(table.type("step").command == "step");  // as it was typed
    CHECK(table.session.observation().seat == 1);
    CHECK(table.type("log").text.find("step") == std::string::npos);
    CHECK(code_of(table.type("new walking players 1")) == "no-such-seat");
    TestSession watched{Session(environment(), {.shown_seat = kSpectator})};
    watched.type("new walking seed 7 players 1");
    CHECK(watched.session.observation().seat == kSpectator);
}

TEST_CASE("the result for the exit status is that of the first person", "[players]") {
    TestSession table = table_with_bots("players 2 sides 2 bot 1 eager");
    table.type("resign");
    CHECK(table.session.observation().is_over());
    CHECK(table.session.match().result() == GameResult::Resigned);
    CHECK(table.session.observation().result == GameResult::Resigned);
}

TEST_CASE("the report says which commands a bot played", "[players]") {
    TestSession table = table_with_bots("seed 7 players 2 bot 2 eager");
    table.type_all({"step", "draw"});
    table.session.advance();
    const Observation& observation = table.session.observation();
    REQUIRE(observation.commands == 3);
    CHECK_FALSE(observation.log->commands()[1].bot);
    CHECK(observation.log->commands()[2].bot == BotPlayed{1, "eager"});
    CHECK(format_command(*observation.game, observation.log->commands()[1]) == "draw");
    CHECK(
        format_command(*observation.game, observation.log->commands()[2])
        == "Ben (bot, eager): draw"
    );
    CHECK(command_line(*observation.game, *observation.log, 2) == "3. Ben (bot, eager): draw");
    const std::string log = table.type("log").text;
    CHECK(log.find("2. draw\n") != std::string::npos);
    CHECK(log.find("3. Ben (bot, eager): draw\n") != std::string::npos);
    const std::string last = "log --unfold " + std::to_string(observation.log->events().size());
    CHECK(
        table.type(last).text.find(R"(command 3, "draw", by Ben (bot, eager))") != std::string::npos
    );
    Reply reply = Reply::accepted();
    reply.played = true;
    Output output;
    json_interface("")->show(observation, reply, output);
    CHECK(
        output.out.find(R"("command":"draw","bot":{"seat":2,"level":"eager","plan":null},"events":)"
        )
        != std::string::npos
    );
    // A record says who plays. Commands read from it are marked like played ones.
    const Folder folder;
    const std::string path = folder.file("bots.txt");
    REQUIRE(table.type("save " + path).errors.empty());
    REQUIRE(table.type("load " + path).errors.empty());
    CHECK(table.type("log").text == log);
    table.type_all({"undo", "redo"});
    CHECK(table.type("log").text == log);
}

TEST_CASE("only a seat that sees a command learns that a bot played it", "[players]") {
    TestSession table = table_with_bots("seed 7 players 2 cards hidden bot 1 lazy");
    table.session.advance();  // a step that the other seat does not see
    CHECK_FALSE(table.session.match().history.seat_log(1).commands()[0].bot);
    CHECK(table.session.match().history.seat_log(0).commands()[0].bot);
    TestSession draws = table_with_bots("seed 7 players 2 cards hidden bot 1 eager");
    while (draws.session.is_bots_turn()) {
        draws.session.advance();
    }
    CHECK(draws.type("log").text.find(". Ada (bot, eager): draw\n") != std::string::npos);
}

TEST_CASE("one setting gives all other seats or the last seats to bots", "[players]") {
    TestSession others = table_with_bots("players 2 bot others lazy");
    CHECK(others.session.match().bots == BotLevels{"", "lazy"});
    TestSession second = table_with_bots("players 2 bot others eager bot 2 person");
    CHECK(second.session.match().bots == BotLevels{"eager", ""});
    CHECK(second.record().find("\nbot 1 eager\n") != std::string::npos);
    CHECK(second.record().find("bot 2") == std::string::npos);
    TestSession last = table_with_bots("players 2 bots 1");
    CHECK(last.session.match().bots == BotLevels{"", "eager"});
    TestSession all = table_with_bots("players 2 bots 2 bot 1 lazy");
    CHECK(all.session.match().bots == BotLevels{"lazy", "eager"});
    TestSession table = table_with_bots("");
    CHECK(code_of(table.type("new walking bot others lazy")) == "no-others");
    CHECK(code_of(table.type("new walking players 2 bot others strong")) == "no-such-bot");
    CHECK(code_of(table.type("new walking players 2 bots 3")) == "bad-number");
    CHECK(code_of(table.type("new walking players 2 bots x")) == "bad-number");
    TestSession without = new_table();
    CHECK(code_of(without.type("new walking players 2 bots 1")) == "no-such-bot");
}

TEST_CASE("the player of a seat can change during the game and the record has it", "[players]") {
    TestSession table = table_with_bots("players 2");
    CHECK(table.type("seat").text == "Seat 1: Ada, a person\nSeat 2: Ben, a person\n");
    const Reply reply = table.type("seat 2 bot");
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.command == "seat 2 bot eager");
    CHECK(reply.text == "Seat 2: Ben, a bot, eager\n");
    CHECK(table.type("seat 2").text == reply.text);
    CHECK(
        table.type("seat 3").errors.front().message
        == "This game has no such seat: seat 1 is Ada, seat 2 is Ben."
    );
    table.type_all({"step", "draw"});
    REQUIRE(table.session.is_bots_turn());
    table.session.advance();
    CHECK(table.type("SEAT 2 PERSON").command == "seat 2 person");
    table.type_all({"step", "draw"});
    CHECK_FALSE(table.session.is_bots_turn());
    CHECK(table.record().find("\nbot ") == std::string::npos);

    const Folder folder;
    const std::string path = folder.file("seats.txt");
    REQUIRE(table.type("save " + path).errors.empty());
    TestSession other = table_with_bots("");
    REQUIRE(other.type("load " + path).errors.empty());
    CHECK(other.record() == table.record());
    CHECK(other.session.match().bots == BotLevels{});
}

TEST_CASE("unknown seats and player types are refused", "[players]") {
    TestSession table = table_with_bots("players 2");
    CHECK(code_of(table.type("seat 3")) == "no-such-seat");
    CHECK(code_of(table.type("seat 0 bot")) == "no-such-seat");
    CHECK(code_of(table.type("seat x bot")) == "no-such-seat");
    CHECK(code_of(table.type("seat 2 friend")) == "unknown-option");
    CHECK(code_of(table.type("seat 2 person lazy")) == "too-many-parameters");
    const Reply level = table.type("seat 2 bot strong");
    CHECK(code_of(level) == "no-such-bot");
    CHECK(level.errors.front().where.column == 12);
    CHECK(level.errors.front().expected == "lazy or eager");
    CHECK(table.session.match().bots == BotLevels{});
    CHECK(table.session.match().record.lines.empty());
    TestSession without = new_table("players 2");
    CHECK(code_of(without.type("seat 2 bot")) == "no-such-bot");
    CHECK(code_of(without.type("auto")) == "no-such-bot");
    TestSession empty;
    CHECK(code_of(empty.type("seat")) == "no-game");
    CHECK(code_of(empty.type("auto")) == "no-game");
}

TEST_CASE("in restricted mode players can only be chosen before the game begins", "[players]") {
    Environment with = environment();
    with.bots = walking_bots();
    with.restricted = true;
    TestSession table{Session(with)};
    table.type("new walking players 2");
    CHECK(code_of(table.type("seat 2 bot")) == "restricted");
    CHECK(code_of(table.type("auto end")) == "restricted");
    CHECK(table.type("seat").kind == Reply::Kind::Answered);
}

TEST_CASE("the program continues automatically for some turns or to the end", "[players]") {
    TestSession table = table_with_bots("");
    const auto turn = [&table] { return *table.session.observation().progress().turn; };
    table.type_all({"step", "step"});
    const int begun = turn();
    table.type("auto");
    while (table.session.is_bots_turn()) {
        CHECK(table.session.advance().kind == Reply::Kind::Accepted);
    }
    CHECK(turn() == begun + 1);
    CHECK(commands_of(table) == 3);
    // Automatic play has stopped: undone moves are not played again.
    table.type("undo");
    CHECK_FALSE(table.session.is_bots_turn());
    CHECK(code_of(table.type("auto 0")) != "");
    CHECK(code_of(table.type("auto x")) != "");
    table.type("auto end");
    while (table.session.is_bots_turn()) {
        table.session.advance();
    }
    CHECK(table.session.observation().is_over());
    CHECK(code_of(table.type("auto")) == "game-over");
    CHECK(code_of(table.type("seat 1 bot")) == "game-over");
    CHECK(table.record().find("auto") == std::string::npos);
}

TEST_CASE("typing a line ends automatic play", "[players]") {
    TestSession table = table_with_bots("");
    table.type("auto end");
    REQUIRE(table.session.is_bots_turn());
    table.session.advance();
    REQUIRE(table.session.is_bots_turn());
    table.type("show");
    CHECK_FALSE(table.session.is_bots_turn());
}

TEST_CASE(
    "the program does not play automatically for a seat with hidden information", "[players]"
) {
    TestSession table = table_with_bots("players 2 cards hidden", true);
    CHECK(code_of(table.type("auto end")) == "curtain");
    table.session.confirm_handover();
    table.type("auto end");
    while (table.session.is_bots_turn()) {
        table.session.advance();
    }
    CHECK_FALSE(table.session.observation().is_over());
    CHECK(commands_of(table) > 0);
    CHECK(table.session.match().deciding_seat() == 1);
}
