// SPDX-License-Identifier: MIT
// Tests several viewers of one match: what each of them sees, may read and may undo.
#include "catch.hpp"
#include "host/interpreter.hpp"
#include "table/story.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// One match with a viewer at each of its two seats.
struct SharedMatch {
    explicit SharedMatch(std::string_view options) {
        match.environment = environment();
        match.environment.bots = walking_bots();
        type(one, "new walking players 2 seed 7 " + std::string(options));
        two.reset(match);
    }

    /// Carries out a line of this viewer; if it was a command, the other viewer follows.
    Reply type(Viewer& viewer, std::string_view text) {
        const auto line = read_line(text, "typed", 1);
        REQUIRE(line);
        Reply reply = carry_out(match, viewer, *line);
        if (reply.played) {
            (&viewer == &one ? two : one).follow(match);
        }
        return reply;
    }
    [[nodiscard]] std::string log_of(const Viewer& viewer) const {
        return format_log(*match.game, viewer.seat_log(match), 100);
    }

    Match match;
    Viewer one{{.shown_seat = 0}};
    Viewer two{{.shown_seat = 1}};
};

bool holds(SharedMatch& shared, Viewer& viewer, const std::string& fact) {
    return shared.type(viewer, "expect " + fact).kind == Reply::Kind::Answered;
}

}  // namespace

TEST_CASE("two viewers of one match each see it from their own seat", "[viewer]") {
    SharedMatch shared("cards hidden");
    const Observation first = shared.one.observation(shared.match);
    const Observation second = shared.two.observation(shared.match);
    CHECK(first.seat == 0);
    CHECK(second.seat == 1);
    CHECK(first.decides);
    CHECK_FALSE(second.decides);
    CHECK(shared.one.legal(shared.match) == first.choices);
    CHECK_FALSE(first.choices.empty());
    CHECK(shared.two.legal(shared.match).empty());
    CHECK(shared.type(shared.one, "step").command == "step b1");
    CHECK(shared.type(shared.one, "draw").command == "draw");
    CHECK(shared.log_of(shared.one).find("A card of 3 is drawn.") != std::string::npos);
    CHECK(shared.log_of(shared.two).find("A card is drawn.") != std::string::npos);
    CHECK(shared.log_of(shared.two).find("card of") == std::string::npos);
    CHECK(shared.one.view(shared.match) != shared.two.view(shared.match));
    CHECK(
        state_json(shared.one.observation(shared.match))
        != state_json(shared.two.observation(shared.match))
    );
    CHECK_FALSE(shared.one.observation(shared.match).decides);
    CHECK(shared.two.observation(shared.match).decides);
}

TEST_CASE("no viewer of a match can read for the seat of another", "[viewer]") {
    SharedMatch shared("cards hidden");
    CHECK(shared.one.may_read_for(shared.match, 0));
    CHECK_FALSE(shared.one.may_read_for(shared.match, 1));
    CHECK_FALSE(shared.one.may_read_for(shared.match, kSpectator));
    CHECK(shared.two.may_read_for(shared.match, 1));
    CHECK_FALSE(shared.two.may_read_for(shared.match, 0));
    CHECK(shared.one.replay_seat(shared.match) == 0);
    CHECK(shared.two.replay_seat(shared.match) == 1);
    for (const std::string_view question : {"show", "legal", "log", "why step", "show --json"}) {
        INFO(question);
        const std::string words(question);
        CHECK(code_of(shared.type(shared.one, "@2 " + words)) == "hidden-answer");
        CHECK(code_of(shared.type(shared.two, "@1 " + words)) == "hidden-answer");
        CHECK(shared.type(shared.one, "@1 " + words).kind == Reply::Kind::Answered);
        CHECK(shared.type(shared.two, "@2 " + words).kind == Reply::Kind::Answered);
    }
    // The reasons against a move belong to the seat that decides.
    CHECK(code_of(shared.type(shared.one, "draw")) == "not-on-b1");
    CHECK(code_of(shared.type(shared.two, "draw")) == "refused");
    // At the end both may know everything.
    shared.type(shared.one, "resign");
    CHECK(shared.type(shared.one, "@2 show").kind == Reply::Kind::Answered);
    CHECK(shared.type(shared.two, "@1 show").kind == Reply::Kind::Answered);
    CHECK_FALSE(shared.two.replay_seat(shared.match));
}

TEST_CASE("each viewer of a match has its own undo limit", "[viewer]") {
    SharedMatch shared("");
    shared.type(shared.one, "step");
    shared.type(shared.one, "draw");
    CHECK(code_of(shared.type(shared.one, "undo")) == "undo-stopped");
    CHECK(holds(shared, shared.one, "undo-stopped"));
    CHECK_FALSE(holds(shared, shared.two, "undo-stopped"));
    SECTION("until another viewer gives a command") {
        shared.type(shared.two, "step");
        CHECK_FALSE(holds(shared, shared.one, "undo-stopped"));
        CHECK_FALSE(holds(shared, shared.two, "undo-stopped"));
    }
    SECTION("until a new game starts") {
        shared.type(shared.two, "new walking players 2 seed 7");
        shared.one.reset(shared.match);
        CHECK_FALSE(holds(shared, shared.one, "undo-stopped"));
    }
}

TEST_CASE("a viewer that plays a record may undo what a person may not", "[viewer]") {
    SharedMatch shared("cards hidden");
    shared.type(shared.one, "step");
    CHECK(code_of(shared.type(shared.two, "undo")) == "not-alone");
    CHECK(code_of(shared.type(shared.one, "undo")) == "not-alone");
    Viewer record{.in_record = true};
    record.reset(shared.match);
    CHECK(shared.type(record, "undo 1").kind == Reply::Kind::Accepted);
    shared.one.update(shared.match);
    CHECK(shared.one.observation(shared.match).commands == 0);
}

TEST_CASE("the handover at one keyboard is not that of another viewer", "[viewer]") {
    SharedMatch shared("cards hidden");
    Viewer keyboard{{.has_handover = true}};
    keyboard.reset(shared.match);
    CHECK(keyboard.handover(shared.match) == 0);
    CHECK(keyboard.seat() == kSpectator);
    CHECK_FALSE(shared.one.handover(shared.match));
    CHECK_FALSE(shared.two.handover(shared.match));
    CHECK(code_of(shared.type(keyboard, "step")) == "curtain");
    CHECK(shared.type(shared.one, "step").kind == Reply::Kind::Accepted);
    keyboard.confirm_handover(shared.match);
    CHECK(keyboard.seat() == 0);
    CHECK_FALSE(keyboard.handover(shared.match));
    shared.type(shared.one, "draw");
    keyboard.follow(shared.match);
    CHECK(keyboard.seat() == 0);
    CHECK(keyboard.handover(shared.match) == 1);
}

TEST_CASE("a bot plays automatically only for the viewer who asked for it", "[viewer]") {
    SharedMatch shared("");
    CHECK(shared.type(shared.one, "auto end").errors.empty());
    CHECK(shared.one.is_bots_turn(shared.match));
    CHECK(shared.one.observation(shared.match).awaits_bot);
    CHECK_FALSE(shared.two.is_bots_turn(shared.match));
    CHECK_FALSE(shared.two.observation(shared.match).awaits_bot);
}

TEST_CASE("each viewer has the result of its own seat", "[viewer]") {
    SharedMatch shared("sides 2");
    CHECK(shared.two.result(shared.match) == GameResult::Unfinished);
    shared.type(shared.two, "@2 resign");
    CHECK(shared.one.result(shared.match) == GameResult::Won);
    CHECK(shared.two.result(shared.match) == GameResult::Resigned);
    CHECK(shared.two.observation(shared.match).result == GameResult::Resigned);
    CHECK(shared.match.result() == GameResult::Won);
}

TEST_CASE("a viewer whose seat is not in the game cannot start it", "[viewer]") {
    SharedMatch shared("");
    CHECK(code_of(shared.type(shared.two, "new walking seed 7")) == "no-such-seat");
    CHECK(shared.match.game->seats().size() == 2);
    CHECK(shared.type(shared.one, "new walking seed 7").new_game);
    CHECK(shared.match.game->seats().size() == 1);
}

TEST_CASE("a session continues a match where its viewer is", "[viewer]") {
    SharedMatch shared("cards hidden");
    shared.type(shared.one, "step");
    Session session(shared.match, shared.two);
    CHECK(session.observation().seat == 1);
    CHECK(code_of(session.execute("@1 show", "typed", 1)) == "hidden-answer");
    CHECK(session.execute("draw", "typed", 2).kind == Reply::Kind::Accepted);
    // Copies are independent.
    CHECK(shared.match.history.steps().size() == 1);
}
