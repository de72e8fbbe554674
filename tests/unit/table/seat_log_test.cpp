// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/interface.hpp"
#include "table/story.hpp"
#include "tables.hpp"

#include <array>
#include <cstdlib>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

constexpr std::array kSeats{0, 1, kSpectator};

const SeatLog& seat_log(const TestSession& table, int seat) {
    return table.session.match().history.seat_log(seat);
}

std::array<SeatLog, 3> seat_logs(const TestSession& table) {
    return {seat_log(table, 0), seat_log(table, 1), seat_log(table, kSpectator)};
}

std::string log_of(const TestSession& table, int seat) {
    return format_log(*table.session.match().game, seat_log(table, seat), 100);
}

/// Returns a table of two players with different hidden information. The deck is 3 0 1 1 2 3 0 2.
/// The first player draws the 3; the second walks to b1 and back and draws the 0.
TestSession hidden_table(const std::vector<std::string_view>& lines) {
    TestSession table = new_table("players 2 cards hidden seed 7");
    table.type_all(lines);
    return table;
}

const std::vector<std::string_view> kPlay{"step", "draw", "step", "step", "draw"};

std::string shown(Interface& face, const TestSession& table, int seat, const Reply& reply) {
    Output output;
    face.show(table.session.match().observation(seat), reply, output);
    return output.out;
}

}  // namespace

TEST_CASE(
    "each seat gets the events that it may see and spectators only public ones", "[command]"
) {
    const TestSession table = hidden_table(kPlay);
    CHECK(
        log_of(table, 0)
        == "The beginning\n    #1 The walk is opened for 2.\n"
           "      #2 The shoes are of size 43.\n"
           "1. step b1\n    #3 The walker steps to b1.\n"
           "2. draw\n    #4 A card of 3 is drawn.\n      #5 That makes 3 points.\n"
           "        #6 There is applause.\n"
           "3. draw\n    #7 A card is drawn.\n      #8 There is applause.\n"
    );
    CHECK(
        log_of(table, 1)
        == "The beginning\n    #1 The walk is opened for 2.\n"
           "      #2 The shoes are of size 40.\n"
           "1. draw\n    #3 A card is drawn.\n      #4 There is applause.\n"
           "2. step a1\n    #5 The walker steps to a1.\n"
           "3. step b1\n    #6 The walker steps to b1.\n"
           "4. draw\n    #7 A card of 0 is drawn.\n      #8 That makes 0 points.\n"
           "        #9 There is applause.\n"
    );
    CHECK(
        log_of(table, kSpectator)
        == "The beginning\n    #1 The walk is opened for 2.\n"
           "1. draw\n    #2 A card is drawn.\n      #3 There is applause.\n"
           "2. draw\n    #4 A card is drawn.\n      #5 There is applause.\n"
    );
}

TEST_CASE(
    "the events of a seat are numbered without gaps and causes come before effects", "[command]"
) {
    const TestSession table = hidden_table(kPlay);
    for (const int seat : kSeats) {
        const std::vector<SeatEvent>& events = seat_log(table, seat).events();
        CAPTURE(seat);
        REQUIRE_FALSE(events.empty());
        for (std::size_t index = 0; index < events.size(); ++index) {
            CHECK(events[index].number == index + 1);
            CHECK(events[index].cause.value_or(0) < events[index].number);
        }
    }
}

TEST_CASE(
    "a cause that a seat did not see is replaced by the nearest cause that it saw", "[command]"
) {
    const TestSession table = hidden_table(kPlay);
    // The points cause the applause. A seat that does not see the points gets the card as the
    // cause.
    CHECK(seat_log(table, 0).event(6).cause == 5U);
    CHECK(seat_log(table, 1).event(4).cause == 3U);
    CHECK(
        unfold(*table.session.match().game, seat_log(table, 1), 4)
        == "#4 There is applause.\n  rule: W-10\n  caused by #3 A card is drawn. [W-4]\n"
           "  caused by command 1, \"draw\"\n"
    );
}

TEST_CASE("log prints and unfolds the events that the deciding seat saw", "[command]") {
    TestSession table = hidden_table({"step", "draw"});
    CHECK(table.type("log").text == log_of(table, 1));
    CHECK(table.type("log --unfold 4").text.starts_with("#4 There is applause.\n"));
    const Reply reply = table.type("log --unfold 5");
    CHECK(code_of(reply) == "no-such-event");
    CHECK(reply.errors.front().expected == "a number from 1 to 4");
    CHECK(table.type("expect not event scored").kind == Reply::Kind::Answered);
    CHECK(table.type("expect event applauded").kind == Reply::Kind::Answered);
}

TEST_CASE("JSON events are those of the seat that reads them", "[view]") {
    TestSession table = hidden_table({});
    const auto face = json_interface("");
    const Reply step = table.type("step");
    CHECK(shown(*face, table, 1, step).empty());
    const Reply draw = table.type("draw");
    CHECK(
        shown(*face, table, kSpectator, draw)
        == R"({"type":"events","line":3,"command":"draw","events":[{"id":2,"code":"drawn","rule":"W-4","cause":null,"text":"A card is drawn."},{"id":3,"code":"applauded","rule":"W-10","cause":2,"text":"There is applause.","value":0}]}
{"type":"state","turn":0,"cell":0,"points":0,"legal":[]}
)"
    );
    CHECK(
        shown(*face, table, 0, draw)
            .find(
                R"({"id":6,"code":"applauded","rule":"W-10","cause":5,"text":"There is applause.","value":0})"
            )
        != std::string::npos
    );
}

TEST_CASE("the story of a command is that of the seat that reads it", "[view]") {
    TestSession table = hidden_table({});
    const auto face = text_interface(BoardStyle::Sentences);
    const Reply step = table.type("step");
    CHECK(shown(*face, table, 0, step) == "> step b1\n\nThe walker steps to b1.\n");
    CHECK(shown(*face, table, 1, step).empty());
    const Reply draw = table.type("draw");
    CHECK(
        shown(*face, table, kSpectator, draw)
        == "> draw\n  A card is drawn.\n    There is applause.\n"
    );
}

TEST_CASE("undo in a record goes back only over steps from which no player learnt anything") {
    TestSession table = hidden_table({"step", "draw"});
    table.session.enter_record();
    const std::array<SeatLog, 3> before = seat_logs(table);
    table.type_all({"step", "step"});
    SECTION("undo goes back over unseen steps but not over a card that a player saw") {
        const Reply reply = table.type("undo 4");
        CHECK(reply.command == "undo 2");
        CHECK(
            reply.text
            == "Undone: 2 commands, from command 2, \"step a1\".\nUndo stops at "
               "command 1, \"draw\", which revealed something hidden: A card is drawn.\n"
        );
        CHECK(seat_logs(table) == before);
        CHECK(code_of(table.type("undo")) == "undo-stopped");
        CHECK(code_of(table.type("undo --past-reveals")) == "not-solo");
        CHECK(seat_logs(table) == before);
    }
    SECTION("redo gives every seat the same numbers again") {
        const std::array<SeatLog, 3> after = seat_logs(table);
        CHECK(after[1].events().size() == before[1].events().size() + 2);
        table.type_all({"undo 2", "redo 2"});
        CHECK(seat_logs(table) == after);
    }
    SECTION("events after an undo reuse the numbers of the undone events") {
        table.type_all({"undo 2", "draw"});
        CHECK(seat_log(table, 1).event(5).command == 2);
        CHECK(
            seat_log(table, 1).text(*table.session.match().game, seat_log(table, 1).event(5)).code
            == "drawn"
        );
        CHECK(seat_log(table, kSpectator).events().size() == 5);
    }
}

TEST_CASE("a game without hidden information gives all seats the same events", "[command]") {
    TestSession table = new_table("players 2 seed 7");
    table.type_all({"step", "draw", "step", "step", "undo", "redo", "draw"});
    CHECK(seat_log(table, 0).events().size() == table.session.match().history.events().size());
    CHECK(seat_log(table, 0) == seat_log(table, 1));
    CHECK(seat_log(table, 0) == seat_log(table, kSpectator));
}

TEST_CASE("each seat sees the opening events in its own version", "[command]") {
    TestSession table = hidden_table({});
    CHECK(
        log_of(table, 1)
        == "The beginning\n    #1 The walk is opened for 2.\n      #2 The shoes are of size 40.\n"
    );
    CHECK(log_of(table, kSpectator) == "The beginning\n    #1 The walk is opened for 2.\n");
    CHECK(seat_log(table, 0).event(2).command == kBeginning);
    CHECK(seat_log(table, 0).event(2).cause == 1U);
    CHECK(
        table.type("log --unfold 2").text
        == "#2 The shoes are of size 43.\n  rule: W-12\n"
           "  caused by #1 The walk is opened for 2. [W-11]\n  caused by the beginning\n"
    );
    CHECK(table.type("expect event shod 43").kind == Reply::Kind::Answered);
    CHECK(table.type("expect events opened 1").kind == Reply::Kind::Answered);
}

TEST_CASE(
    "the log ends with the requested commands and shows the opening before the first", "[command]"
) {
    TestSession table = hidden_table({"step"});
    CHECK(table.type("log 1").text == "1. step b1\n    #3 The walker steps to b1.\n");
    CHECK(table.type("log 2").text == log_of(table, 0));
}

TEST_CASE("interfaces print the opening events and then the question", "[view]") {
    TestSession table;
    const Reply start_reply = table.type("new walking players 2 cards hidden seed 7");
    CHECK(
        shown(*text_interface(BoardStyle::Sentences), table, 0, start_reply)
        == "> new walking players 2 cards hidden seed 7\n\nThe walk is opened for 2.\n"
           "  The shoes are of size 43.\n"
    );
    const std::string json = shown(*json_interface(""), table, kSpectator, start_reply);
    CHECK(
        json.find(
            R"({"type":"events","line":1,"command":null,"events":[{"id":1,"code":"opened","rule":"W-11","cause":null,"text":"The walk is opened for 2.","value":2}]})"
            "\n"
            R"({"type":"state",)"
        )
        != std::string::npos
    );
    CHECK(json.find("shod") == std::string::npos);
}

TEST_CASE("the opening events cannot be undone", "[command]") {
    TestSession table = hidden_table({});
    table.session.enter_record();
    const std::array<SeatLog, 3> before = seat_logs(table);
    CHECK(code_of(table.type("undo")) == "nothing-to-undo");
    table.type_all({"step", "step", "undo 5"});
    CHECK(seat_logs(table) == before);
}

TEST_CASE("a game read from a record or position begins with the same opening events", "[record]") {
    TestSession table = hidden_table({});
    const std::array<SeatLog, 3> before = seat_logs(table);
    table.type_all({"step", "draw"});
    const std::array<SeatLog, 3> after = seat_logs(table);
    const Folder folder;
    CHECK(table.type("save " + folder.file("game.tene")).kind == Reply::Kind::Answered);
    TestSession other;
    CHECK(other.type("load " + folder.file("game.tene")).kind == Reply::Kind::Accepted);
    CHECK(seat_logs(other) == after);
    const auto replay = other.session.replay();
    const auto first = replay->observation(0, 1).log->events_of(kBeginning);
    CHECK(first.size() == before[1].events().size());
    const std::string position = folder.put(
        "start.pos",
        "tenebrae position 1\ngame walking\nplayers 2\noption cards hidden\nbegin\n"
        "deck 01010123\nend\n"
    );
    CHECK(other.type("new walking from " + position).kind == Reply::Kind::Accepted);
    CHECK(log_of(other, 1).ends_with("      #2 The shoes are of size 41.\n"));
    CHECK(other.type("save " + folder.file("from.tene")).kind == Reply::Kind::Answered);
    CHECK(table.type("load " + folder.file("from.tene")).kind == Reply::Kind::Accepted);
    CHECK(seat_logs(table) == seat_logs(other));
    CHECK(log_of(other, kSpectator) == "The beginning\n    #1 The walk is opened for 2.\n");
}

TEST_CASE("players with different hidden information cannot undo", "[command]") {
    TestSession table = hidden_table({"step"});
    CHECK(code_of(table.type("undo")) == "not-alone");
    table.type_all({"draw", "step"});
    CHECK(code_of(table.type("undo")) == "not-alone");
    CHECK(table.type("expect refused not-alone undo").kind == Reply::Kind::Answered);
    // After the end all players have seen everything.
    CHECK(table.type("resign").kind == Reply::Kind::Accepted);
    CHECK(code_of(table.type("undo")) == "not-alone");
}

TEST_CASE("each seat numbers the commands that it knows", "[command]") {
    const TestSession table = hidden_table(kPlay);
    CHECK(seat_log(table, kSpectator).known_before(5) == 2);
    CHECK(seat_log(table, 0).known_before(5) == 3);
    CHECK(seat_log(table, 1).known_before(1) == 0);
    CHECK(table.session.match().observation(1).commands_known() == 4);
    const std::string log = format_log(*table.session.match().game, seat_log(table, 1), 2);
    CHECK(log.starts_with("3. step b1\n"));
}

TEST_CASE("a chat message is shown to all seats and changes nothing", "[command]") {
    TestSession table = new_table("players 2 cards hidden seed 7");
    const auto before = table.session.match().referee->hash(table.session.match().state);
    CHECK(table.type("say I go first").kind == Reply::Kind::Accepted);
    CHECK(table.type("@2 say no, me").kind == Reply::Kind::Accepted);
    const Match& match = table.session.match();
    CHECK(match.referee->hash(match.state) == before);
    for (const int seat : {0, 1, kSpectator}) {
        const auto& seat_command = match.history.seat_log(seat).commands();
        REQUIRE(seat_command.size() == 2);
        CHECK(seat_command[0].words == "@1 say I go first");
        CHECK(seat_command[1].words == "@2 say no, me");
        CHECK(format_command(*match.game, seat_command[0]) == "Ada (1): say I go first");
        CHECK(format_command(*match.game, seat_command[1]) == "Ben (2): say no, me");
    }
    CHECK(table.record().find("\n@1 say I go first\n@2 say no, me\n") != std::string::npos);
    table.type("resign");
    const Folder folder;
    const std::string path = folder.file("game.tene");
    table.type("save " + path);
    TestSession again = new_table();
    CHECK(again.type("load " + path).kind == Reply::Kind::Accepted);
    CHECK(again.session.match().history.seat_log(1) == match.history.seat_log(1));
}

TEST_CASE("undo and redo include chat messages", "[command]") {
    TestSession table = new_table("seed 7");
    table.type_all({"step", "say on we go", "undo 2"});
    CHECK(table.session.match().history.steps().empty());
    table.type("redo 2");
    const SeatCommand& said = table.session.match().history.seat_log(0).commands().back();
    CHECK(said.words == "@1 say on we go");
    CHECK(format_command(*table.session.match().game, said) == "@1 say on we go");  // one seat
}

TEST_CASE("nobody can chat without a game or a seat or after the end", "[command]") {
    CHECK(code_of(TestSession{Session(environment())}.type("say hello")) == "no-game");
    TestSession empty{Session(environment(), {.has_handover = true})};
    empty.type("new walking players 2 cards hidden seed 7");
    CHECK(code_of(empty.type("say hello")) == "nobody-sits");
    empty.session.confirm_handover();
    CHECK(empty.type("say hello").kind == Reply::Kind::Accepted);
    TestSession table = new_table("players 2 seed 7");
    CHECK(code_of(table.type("say \xe2\x80\xaetxt")) == "unprintable");
    CHECK(code_of(table.type("@3 say hello")) == "no-such-seat");
    table.type("resign");
    CHECK(code_of(table.type("say too late")) == "game-over");
}
