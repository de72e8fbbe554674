// SPDX-License-Identifier: MIT
// Companion bots announce their plans and accept requests.
#include "catch.hpp"
#include "host/script.hpp"
#include "host/session.hpp"
#include "registry.hpp"
#include "table/interface.hpp"
#include "table/story.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::test;
using table::Reply;

namespace {

host::Session started_session(const std::string& line, bool is_restricted = false) {
    host::Environment with = environment();
    with.restricted = is_restricted;
    if (is_restricted) {
        with.usual_seed = 3;
    }
    host::Session session(with);
    const Reply reply = session.execute(line, "<test>", 1);
    INFO(core::render(reply.errors));
    REQUIRE(session.match().game);
    return session;
}

std::string code_of(const Reply& reply) {
    return reply.errors.empty() ? "" : reply.errors.front().code;
}

Reply type(host::Session& session, const std::string& line) {
    return session.execute(line, "<test>", 1);
}

const table::SeatCommand& last(const host::Session& session) {
    return session.observation().log->commands().back();
}

/// Plays until the seat has a decision of this kind (any kind if empty), or until the game is over.
/// The heuristic bot plays for people.
void play_to(host::Session& session, int seat, std::string_view decision) {
    for (int step = 0; step < 400; ++step) {
        const host::Match& match = session.match();
        if (match.is_over()) {
            return;
        }
        const bool is_kind =
            decision.empty() || match.game->prompt(match.decider_view()).code == decision;
        if (match.deciding_seat() == seat && is_kind) {
            return;
        }
        if (session.is_bots_turn()) {
            REQUIRE(session.advance().kind == Reply::Kind::Accepted);
        } else {
            const auto player = table::find_bot(all_bots(), match.game->id(), "heuristic");
            const auto move = player.choose(*match.game, match.decider_view(), 0);
            REQUIRE(move);
            REQUIRE(session.play(*move).kind == Reply::Kind::Accepted);
        }
    }
    FAIL("that was never asked");
}

/// The actions of player 2 in its first three turns after a request.
struct Turns {
    int steps = 0;  ///< moves although staying was possible and the request would not lose the game
    int as_asked = 0;  ///< plans that say that the request was followed
};
Turns turns_of(const std::string& line, const std::string& request) {
    host::Session session = started_session(line);
    play_to(session, 0, "turn");
    if (!request.empty()) {
        const Reply reply = type(session, "tell 2 " + request);
        CHECK(reply.command == "@1 tell 2 " + request);
        CHECK(session.match().record.lines.back() == reply.command);
    }
    Turns turns;
    for (int turn = 0; turn < 3; ++turn) {
        play_to(session, 1, "turn");
        if (session.match().is_over()) {
            break;
        }
        std::vector<table::Move> legal;
        session.match().game->legal(session.match().decider_view(), legal);
        const auto is_stay = [&](table::Move move) {
            return session.match().game->command_text(session.match().decider_view(), move)
                   == "stay";
        };
        const bool may_stay = std::ranges::any_of(legal, is_stay);
        session.advance();
        const std::string& plan = last(session).bot->plan;
        const bool would_lose = plan.find("would lose the game") != std::string::npos;
        turns.steps += may_stay && !would_lose && last(session).words->starts_with("move") ? 1 : 0;
        turns.as_asked += plan.find("As asked: " + request) != std::string::npos ? 1 : 0;
    }
    return turns;
}

/// Returns how often player 2 spends nerve in a game. Does not count where the request would lose
/// it.
int nerve_spent(const std::string& line, const std::string& request) {
    host::Session session = started_session(line);
    play_to(session, 0, "turn");
    if (!request.empty()) {
        REQUIRE(type(session, "tell 2 " + request).errors.empty());
    }
    int spent = 0;
    while (!session.match().is_over()) {
        play_to(session, 1, "");
        if (session.match().is_over()) {
            break;
        }
        session.advance();
        const table::SeatCommand& seat_command = last(session);
        for (const char* word : {"again", "charge", "block", "sustain"}) {
            const bool would_lose = seat_command.bot->plan.find("would lose") != std::string::npos;
            spent += seat_command.words->starts_with(word) && !would_lose ? 1 : 0;
        }
    }
    return spent;
}

}  // namespace

TEST_CASE("a companion announces its plan to the other players", "[companions]") {
    host::Session session = started_session("new nightcage seed 3 players 4 bot others search:20");
    play_to(session, 1, "turn");
    const Reply reply = session.advance();
    REQUIRE(last(session).bot);
    const std::string plan = last(session).bot->plan;
    CHECK(plan.ends_with("."));
    CHECK(
        plan.find(session.match().game->describe(
            session.match().referee->view(session.match().history.steps().back().before, 1),
            *session.match().history.steps().back().move
        ))
        == 0
    );
    CHECK(type(session, "log").text.find("    " + plan + "\n") != std::string::npos);
    table::Output output;
    table::json_interface("")->show(session.observation(), reply, output);
    CHECK(output.out.find(R"("level":"search:20","plan":")" + plan) != std::string::npos);
    output = {};
    table::text_interface(table::BoardStyle::Utf8)->show(session.observation(), reply, output);
    CHECK(output.out.find("\n  " + plan + "\n") != std::string::npos);
    // The record does not contain the plan.
    CHECK(session.match().record.lines.back().find(plan) == std::string::npos);
}

TEST_CASE("opponents do not reveal their plans", "[companions]") {
    host::Session session = started_session("new cagedin seed 3 bot 1 heuristic bot 2 heuristic");
    for (int step = 0; step < 20; ++step) {
        session.advance();
        for (int seat = 0; seat <= table::kSpectator; ++seat) {
            const bool is_there = seat < 2 || seat == table::kSpectator;
            const auto* hearing = is_there ? &session.match().history.seat_log(seat) : nullptr;
            CHECK(
                (hearing == nullptr || !hearing->commands().back().bot
                 || hearing->commands().back().bot->plan.empty())
            );
        }
    }
}

TEST_CASE("a companion asked to wait stays where it would have moved", "[companions]") {
    for (const char* level : {"heuristic", "search:10"}) {
        INFO(level);
        const std::string line = "new nightcage seed 1 players 4 bot others " + std::string(level);
        CHECK(turns_of(line, "").steps > 0);
        const Turns asked = turns_of(line, "wait");
        CHECK(asked.steps == 0);
        CHECK(asked.as_asked > 0);
    }
}

TEST_CASE("a companion that comes or goes as asked states that in its plan", "[companions]") {
    const std::string line = "new nightcage seed 5 players 4 bot others heuristic";
    CHECK(turns_of(line, "").as_asked == 0);
    for (const char* request : {"come", "go a1"}) {
        INFO(request);
        CHECK(turns_of(line, request).as_asked > 0);
    }
}

TEST_CASE("a companion asked to hold its nerve spends none", "[companions]") {
    int spent = 0;
    for (int seed = 1; seed <= test::thorough(4, 2); ++seed) {
        const std::string line =
            "new nightcage seed " + std::to_string(seed) + " players 4 bot others heuristic";
        spent += nerve_spent(line, "");
        CHECK(nerve_spent(line, "hold") == 0);
    }
    CHECK(spent > 0);
}

TEST_CASE("a request ends on command or when another player takes the seat", "[companions]") {
    host::Session session = started_session("new nightcage seed 3 players 4 bot others search:20");
    play_to(session, 0, "turn");
    REQUIRE(type(session, "tell 2 HOLD").errors.empty());
    CHECK(session.match().requests[1].words == "hold");
    CHECK(type(session, "tell 2 as-you-like").kind == Reply::Kind::Accepted);
    CHECK(session.match().requests[1].words.empty());
    REQUIRE(type(session, "tell 2 wait").errors.empty());
    REQUIRE(type(session, "seat 2 person").errors.empty());
    CHECK(session.match().requests[1].words.empty());
}

TEST_CASE("a restarted game has no requests", "[companions]") {
    host::Session session = started_session("new nightcage seed 3 players 4 bot others search:20");
    play_to(session, 0, "turn");
    REQUIRE(type(session, "tell 2 wait").errors.empty());
    REQUIRE(type(session, "resign").errors.empty());
    REQUIRE(type(session, "anew 1").new_game);
    CHECK(session.match().requests[1].words.empty());
}

TEST_CASE("requests are saved in the record and restored without bots", "[companions]") {
    host::Session session = started_session("new nightcage seed 3 players 4 bot others heuristic");
    play_to(session, 0, "turn");
    REQUIRE(type(session, "tell 2 go gate").errors.empty());
    play_to(session, 1, "turn");
    session.advance();
    const host::Match& match = session.match();
    const std::string record =
        host::write_record(*match.game, match.record, match.referee->hash(match.state));
    const auto read = host::load_lines(environment(), "<record>", core::split_lines(record));
    REQUIRE(read);
    CHECK(read->state == match.state);
    CHECK(read->requests[1].words == "go gate");
    CHECK(read->requests[1].from == 0);
    CHECK(
        host::write_record(*read->game, read->record, read->referee->hash(read->state)) == record
    );
}

TEST_CASE("an invalid request is refused with the valid ones", "[companions]") {
    host::Session session =
        started_session("new nightcage seed 3 players 4 bot 2 search:20 bot 3 random");
    play_to(session, 0, "turn");
    const std::size_t lines = session.match().record.lines.size();
    CHECK(code_of(type(session, "tell 5 wait")) == "no-such-seat");
    CHECK(code_of(type(session, "tell 4 wait")) == "not-a-bot");
    const Reply random = type(session, "tell 3 wait");
    CHECK(code_of(random) == "does-not-listen");
    CHECK(random.errors.front().expected == "a bot: heuristic or search");
    const Reply unknown = type(session, "tell 2 dance");
    CHECK(code_of(unknown) == "unknown-wish");
    CHECK(unknown.errors.front().where.column == 8);
    CHECK(unknown.errors.front().expected == "wait, come, go, hold, or as-you-like");
    CHECK(code_of(type(session, "tell 2 wait here")) == "too-many-parameters");
    CHECK(code_of(type(session, "tell 2 go")) == "missing-parameter");
    const Reply goal = type(session, "tell 2 go z9");
    CHECK(code_of(goal) == "bad-goal");
    CHECK(goal.errors.front().where.column == 11);
    CHECK(goal.errors.front().got == "z9");
    CHECK(session.match().record.lines.size() == lines);
    CHECK(session.match().requests[1].words.empty());
    CHECK(session.complete("tell ") == std::vector<std::string>{"2", "3"});
    CHECK(session.complete("tell 2 w") == std::vector<std::string>{"wait"});
    CHECK(session.complete("tell 3 ") == std::vector<std::string>{"as-you-like"});

    host::Session fight = started_session("new cagedin seed 3 bot 2 heuristic");
    CHECK(code_of(type(fight, "@1 tell 2 wait")) == "not-a-companion");
    host::Session empty(environment());
    CHECK(code_of(type(empty, "tell 1 wait")) == "no-game");
}

TEST_CASE(
    "taking over the seat of a bot with hidden cards counts as a past reveal", "[companions]"
) {
    host::Session fight = started_session("new cagedin seed 3 bot 2 heuristic");
    const Reply reply = type(fight, "seat 2 person");
    CHECK(fight.match().record.past_reveals == 1);
    CHECK(reply.text.find("seen hidden information") != std::string::npos);
    type(fight, "seat 2 bot heuristic");
    CHECK(fight.match().record.past_reveals == 1);
    host::Session open = started_session("new nightcage seed 3 players 4 bot others search:20");
    type(open, "seat 2 person");
    CHECK(open.match().record.past_reveals == 0);
}

TEST_CASE("a command is attributed to the bot that played it", "[companions]") {
    host::Session session = started_session("new nightcage seed 3 players 4");
    type(session, "seat 2 bot heuristic");
    play_to(session, 1, "turn");
    session.advance();
    REQUIRE(last(session).bot);
    CHECK(last(session).bot->level == "heuristic");
}
