// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/vast/vast_referee.hpp"
#include "host/session.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tenebrae::vast {
namespace {

host::Session start_session(std::string_view options, bool has_handover = false) {
    static const std::array makers{vast_maker()};
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    environment.draw_seed = [] { return std::uint64_t{5}; };
    host::Session session(environment, {.has_handover = has_handover});
    const table::Reply reply = session.execute("new vast " + std::string(options), "typed", 1);
    INFO(core::render(reply.errors));
    REQUIRE(reply.kind == table::Reply::Kind::Accepted);
    return session;
}

std::string code_of(const table::Reply& reply) {
    return reply.errors.empty() ? "" : reply.errors.front().code;
}

table::Json state_of(const host::Session& session) {
    return session.observation().game->json(session.observation().view);
}

TEST_CASE("VA-I1: each role is a seat unless there are fewer players", "[vast]") {
    const host::Session session = start_session("row 7");
    const auto seats = session.match().game->seats();
    REQUIRE(seats.size() == 3);
    CHECK(seats[0].role == "knight");
    CHECK(seats[1].role == "goblins");
    CHECK(seats[2].role == "dragon");
    CHECK_FALSE(session.match().game->shares_information(0, 2));
    const host::Session fewer = start_session("row 7 players 2");
    REQUIRE(fewer.match().game->seats().size() == 2);
    CHECK(fewer.match().game->seats()[0].role == "knight-dragon");
}

TEST_CASE("at one keyboard a hand is shown only to the player at the keyboard", "[vast]") {
    host::Session session = start_session("row 18", true);
    CHECK(session.handover() == 0);
    CHECK_FALSE(state_of(session)["knight"].contains("hand"));
    session.confirm_handover();
    CHECK(state_of(session)["knight"].contains("hand"));
    CHECK_FALSE(state_of(session)["dragon"].contains("hand"));
    CHECK(state_of(session)["dragon"]["powers"] == 3);
    CHECK(code_of(session.execute("@2 show", "typed", 3)) == "curtain");
}

TEST_CASE("VA-I1, VA-I3: the Cave is a seat, and only it reads its hand") {
    host::Session session = start_session("row 8");
    REQUIRE(session.match().game->seats().size() == 3);
    CHECK(session.match().game->seats()[2].role == "cave");
    const host::Match& match = session.match();
    for (int seat = 0; seat < 3; ++seat) {
        const table::Json state = match.game->json(match.referee->view(match.state, seat));
        INFO(seat);
        CHECK(state["cave"]["tiles"] == 3);
        CHECK(state["cave"]["bag"]["bat"] == 6);
        CHECK(state["cave"].contains("hand") == (seat == 2));
        CHECK(state["map"][0]["tile"].is_null() == (seat != 2));
    }
    const table::Json hand = match.game->json(match.referee->view(match.state, 2))["cave"]["hand"];
    CHECK(hand["tiles"].size() == 3);
    CHECK(hand["events"].size() == 3);
    CHECK(code_of(session.execute("@1 expect hand-tile A1", "typed", 2)) == "not-known");
    CHECK(code_of(session.execute("@3 expect hand 3", "typed", 3)).empty());
}

TEST_CASE("VA-I5: the logs of others do not name the tile that the Cave places") {
    host::Session session = start_session("row 22");
    const host::Match& match = session.match();
    int number = 2;
    while (match.game->prompt(match.decider_view()).code != "cave") {
        const auto moves = match.legal();
        session.execute(
            match.game->command_text(match.decider_view(), moves[moves.size() - 1]),
            "typed",
            number++
        );
    }
    session.execute("collect", "typed", number++);
    const std::string placed = match.game->command_text(match.decider_view(), match.legal()[0]);
    REQUIRE(placed.starts_with("place "));
    session.execute(placed, "typed", number++);
    const auto& steps = match.history;
    const auto last = [&](int seat) {
        return steps.seat_log(seat).commands().back().words.value_or("");
    };
    CHECK(last(1) == placed);
    CHECK(last(0) == placed.substr(0, placed.rfind(' ')));
}

TEST_CASE("VA-G12: only the owner of the decision may resign", "[vast]") {
    host::Session session = start_session("row 7");
    CHECK(code_of(session.execute("@3 resign", "typed", 2)) == "not-asked");
    session.execute("resign", "typed", 3);
    CHECK(session.match().is_over());
    const table::Outcome outcome = session.observation().outcome;
    CHECK(outcome.code == "resigned");
    CHECK(table::name_of(outcome.of(0)) == "resigned");
    CHECK(table::name_of(outcome.of(2)) == "drew");
}

TEST_CASE("the setup is told as events that no other event caused", "[vast]") {
    const host::Session session = start_session("row 7");
    const auto events = session.match().history.full_log().events_of(table::kBeginning);
    REQUIRE_FALSE(events.empty());
    for (const table::SeatEvent& event : events) {
        if (table::unpacked<Event>(event.event).kind == EventKind::Turn) {
            break;
        }
        INFO(session.match().game->event_text(event.event, nullptr).sentence);
        CHECK_FALSE(event.cause);
    }
}

TEST_CASE("a program that sees everything gets every result of chance whole", "[vast]") {
    host::Session session = start_session("row 29 hunger 4");
    const table::JsonAdditions additions = host::omniscient_additions(session.match());
    const table::Json first = additions.state();
    const table::Json& order = first["chance"];
    REQUIRE(order.size() > 10);
    CHECK(order[0]["code"] == "shuffle");
    CHECK(order[0]["deck"] == "plain");
    CHECK(order[0]["order"].size() == 6);
    CHECK(first["frames"][0]["kind"] == "turn");
    CHECK(first["powers"].size() == 15);
    session.execute("rest", "typed", 2);
    CHECK_FALSE(additions.state().contains("chance"));
    // Another game that is already longer is reported from its start.
    REQUIRE(session.load("saves/vast-knight-won.tene").kind == table::Reply::Kind::Accepted);
    CHECK(additions.state()["chance"][0]["deck"] == "plain");
}

}  // namespace
}  // namespace tenebrae::vast
