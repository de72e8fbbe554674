// SPDX-License-Identifier: MIT
// Bots that play Hunted beside a person, and how they follow requests.
#include "catch.hpp"
#include "games/nyctophobia/bot/requests.hpp"
#include "games/nyctophobia/nyctophobia_game.hpp"
#include "host/session.hpp"
#include "registry.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::test;
using namespace tenebrae::nyctophobia;
using table::Reply;

namespace {

using K = ActionKind;

host::Session started_session(const std::string& line) {
    host::Environment with;
    with.data_folder = "data";
    with.makers = makers();
    with.bots = all_bots();
    host::Session session(with);
    const Reply reply = session.execute(line, "<test>", 1);
    INFO(core::render(reply.errors));
    REQUIRE(session.match().game);
    return session;
}

const Rules& rules_of(const host::Session& session) {
    return kit::seat_game_of<Nyctophobia>(*session.match().game)->rules();
}

View deciding_view(const host::Session& session) {
    return table::unpacked<View>(session.match().decider_view());
}

/// Plays one decision. The heuristic bot plays for people.
void play_once(host::Session& session) {
    if (session.is_bots_turn()) {
        REQUIRE(session.advance().kind == Reply::Kind::Accepted);
        return;
    }
    const auto player = table::find_bot(all_bots(), "nyctophobia", "heuristic");
    const auto move = player.choose(*session.match().game, session.match().decider_view(), 0);
    REQUIRE(move);
    REQUIRE(session.play(*move).kind == Reply::Kind::Accepted);
}

/// A bot's decision for which the request left fewer actions, in a game with three Hunted.
struct Answer {
    View view;
    Action action;
    std::string plan;
};
std::vector<Answer> answers_to(const std::string& request, const std::string& level = "heuristic") {
    std::vector<Answer> answers;
    for (int seed = 1; seed <= test::thorough(6, 2); ++seed) {
        host::Session session = started_session(
            "new nyctophobia seed " + std::to_string(seed) + " players 3 bot others " + level
        );
        for (const char* seat : {"2", "3"}) {
            INFO(seat << ": " << request);
            REQUIRE(session.execute("@1 tell " + std::string(seat) + " " + request, "<test>", 2)
                        .errors.empty());
        }
        while (!session.match().is_over()) {
            const bool is_bots = session.is_bots_turn();
            const View view = deciding_view(session);
            const RequestedActions requested =
                requested_actions(rules_of(session), view, {request, 0});
            play_once(session);
            if (is_bots && requested.narrows) {
                const table::Move move = *session.match().history.steps().back().move;
                const auto& seat_command = session.match().history.seat_log(0).commands().back();
                answers.push_back(
                    {view,
                     table::unpacked<Action>(move),
                     seat_command.bot ? seat_command.bot->plan : ""}
                );
            }
        }
    }
    return answers;
}

bool is_step(K kind) {
    return kind == K::Move || kind == K::Hop || kind == K::Sprint;
}

}  // namespace

TEST_CASE("a Hunted without a request announces its plan and the reason", "[companions]") {
    host::Session session =
        started_session("new nyctophobia seed 3 players 3 bot others heuristic");
    std::string plans;
    for (int step = 0; step < 40 && !session.match().is_over(); ++step) {
        play_once(session);
        const auto& bot = session.match().history.seat_log(0).commands().back().bot;
        plans += bot ? bot->plan + "\n" : "";
    }
    CHECK(plans.find("(felt open). ") != std::string::npos);
    CHECK(plans.find("eads where the sketch shows no steps yet") != std::string::npos);
    CHECK(plans.find("As asked") == std::string::npos);
}

TEST_CASE(
    "a Hunted asked to go in a direction steps there and states that in its plan", "[companions]"
) {
    for (const char* way : {"n", "e", "s", "w"}) {
        const std::string request = "go " + std::string(way);
        INFO(request);
        const std::vector<Answer> answers = answers_to(request);
        CHECK(answers.size() > 10);
        for (const Answer& answer : answers) {
            const auto direction = std::string_view("nesw").find(*way);
            CHECK(
                (!is_step(answer.action.kind)
                 || static_cast<std::size_t>(answer.action.direction) == direction)
            );
            const bool says = answer.plan.find("As asked: " + request + ".") != std::string::npos;
            CHECK(says == is_step(answer.action.kind));
        }
    }
}

TEST_CASE("a Hunted played by the search bot also goes where it is asked to", "[companions]") {
    const std::vector<Answer> answers = answers_to("go n", "search:8");
    CHECK(answers.size() > 10);
    for (const Answer& answer : answers) {
        const bool steps = is_step(answer.action.kind);
        CHECK((!steps || answer.action.direction == Direction::North));
        CHECK(steps == (answer.plan.find("As asked: go n.") != std::string::npos));
    }
}

TEST_CASE("a Hunted asked to hide does so as soon as it may", "[companions]") {
    int hidden = 0;
    for (const Answer& answer : answers_to("hide")) {
        const bool may_hide = answer.view.state.open.decision == Decision::After;
        hidden += answer.action.kind == K::Hide ? 1 : 0;
        const bool says = answer.plan.find("As asked") != std::string::npos;
        CHECK((answer.action.kind != K::Search || !says));
        CHECK((!may_hide || answer.action.kind == K::Hide || answer.action.kind == K::Search));
    }
    CHECK(hidden > 10);
}

TEST_CASE("a Hunted asked to wait goes back to where it was", "[companions]") {
    int back = 0;
    for (const Answer& answer : answers_to("wait")) {
        const State& state = answer.view.state;
        if (state.open.decision == Decision::Second && answer.action.kind == K::Move) {
            const Direction came = state.sketch.last_step[state.open.owner];
            CHECK(answer.action.direction == opposite(came));
            ++back;
        }
        CHECK(answer.action.kind != K::Sprint);
    }
    CHECK(back > 10);
}

TEST_CASE("a Hunted asked to come moves nearer on the sketch", "[companions]") {
    const auto steps_apart = [](const State& state) {
        const Spot own = state.sketch.spot_of[state.open.owner];
        const Spot friends = state.sketch.spot_of[0];
        return std::abs(own.x - friends.x) + std::abs(own.y - friends.y);
    };
    int nearer = 0;
    int farther = 0;
    for (const Answer& answer : answers_to("come")) {
        const State& state = answer.view.state;
        const Sketch& sketch = state.sketch;
        if (answer.action.kind != K::Move) {
            continue;
        }
        CHECK(sketch.page_of[state.open.owner] == sketch.page_of[0]);
        State after = state;
        after.sketch.spot_of[state.open.owner] =
            beyond(sketch.spot_of[state.open.owner], answer.action.direction);
        nearer += steps_apart(after) < steps_apart(state) ? 1 : 0;
        farther += steps_apart(after) > steps_apart(state) ? 1 : 0;
    }
    // A Hunted that is already beside its friend steps away and back again.
    CHECK(nearer > farther);
}

TEST_CASE("a Hunted that knows no route states that in its plan", "[companions]") {
    // With closed talk each Hunted has a separate page, so none knows where its friends are.
    host::Session session =
        started_session("new nyctophobia seed 3 players 3 talk closed bot others heuristic");
    REQUIRE(session.execute("@1 tell 2 come", "<test>", 2).errors.empty());
    bool is_plan_stated = false;
    for (int step = 0; step < 60 && !session.match().is_over(); ++step) {
        const View view = deciding_view(session);
        const bool is_second = session.match().deciding_seat() == 1;
        const RequestedActions requested = requested_actions(rules_of(session), view, {"come", 0});
        CHECK_FALSE((is_second && requested.narrows));
        play_once(session);
        const auto& seat_command = session.match().history.seat_log(1).commands().back();
        is_plan_stated = is_plan_stated
                         || (is_second && seat_command.bot
                             && seat_command.bot->plan.find("\"come\", but no path there is known")
                                    != std::string::npos);
    }
    CHECK(is_plan_stated);
}

TEST_CASE("an invalid request to a Hunted is refused with the valid ones", "[companions]") {
    host::Session session =
        started_session("new nyctophobia seed 3 players 3 bot 2 heuristic bot 3 random");
    const auto error = [&session](const std::string& line) {
        const Reply reply = session.execute(line, "<test>", 1);
        REQUIRE_FALSE(reply.errors.empty());
        return reply.errors.front();
    };
    CHECK(error("@1 tell 2 hold").code == "unknown-wish");
    CHECK(error("@1 tell 2 hold").expected == "wait, come, go, hide, or as-you-like");
    CHECK(error("@1 tell 2 go").code == "missing-parameter");
    CHECK(error("@1 tell 2 go").expected == "go car, go n, go e, go s or go w");
    CHECK(error("@1 tell 2 go c4").code == "bad-goal");
    CHECK(error("@1 tell 2 go c4").expected == "car, n, e, s or w");
    CHECK(error("@1 tell 2 hide now").code == "too-many-parameters");
    CHECK(error("@1 tell 3 wait").code == "does-not-listen");
    CHECK(
        session.execute("help tell", "<test>", 1).text.find("this game: wait, come, go, hide.")
        != std::string::npos
    );
    host::Session fight = started_session("new cagedin seed 3 bot 2 heuristic");
    CHECK(
        fight.execute("help tell", "<test>", 1).text.find("of this game take no requests")
        != std::string::npos
    );
}
