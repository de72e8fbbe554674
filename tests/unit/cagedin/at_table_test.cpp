// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "host/script.hpp"
#include "host/session.hpp"
#include "test_fight.hpp"
#include "test_fight_words.hpp"

#include <array>
#include <string>
#include <string_view>

namespace tenebrae::cagedin {
namespace {

using testing::TestFight;

host::Session start_session(std::string_view options, bool has_handover = false) {
    static const std::array makers{cagedin_maker()};
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    environment.draw_seed = [] { return std::uint64_t{5}; };
    host::Session session(environment, {.has_handover = has_handover});
    const table::Reply reply = session.execute("new cagedin " + std::string(options), "typed", 1);
    INFO(core::render(reply.errors));
    REQUIRE(reply.kind == table::Reply::Kind::Accepted);
    return session;
}

std::string code_of(const table::Reply& reply) {
    return reply.errors.empty() ? "" : reply.errors.front().code;
}

std::string outcome_of(const TestFight& fight) {
    const table::Outcome outcome = CagedInFullGame::outcome(fight.state);
    return std::string(table::name_of(outcome.of(kRed))) + " "
           + std::string(table::name_of(outcome.of(kBlue))) + " " + std::string(outcome.code) + " "
           + std::string(outcome.rule);
}

bool is_revealing(EventKind kind, bool with_card) {
    Event event;
    event.kind = kind;
    event.who = kRed;
    event.cards[0] = with_card ? Card{0} : kNoCard;
    const Setup setup = testing::setup_of(testing::TestFight());
    return event_rows().row({event, setup}).audience != kit::Audience::Nobody;
}

}  // namespace

TEST_CASE("CI-G1: red and blue are the seats and each has its own side and name") {
    const host::Session session = start_session("name 1 Ada name 2 Bo");
    const auto seats = session.match().game->seats();
    REQUIRE(seats.size() == 2);
    CHECK(seats[kRed].role == "red");
    CHECK(seats[kRed].name == "Ada");
    CHECK(seats[kBlue].side == "blue");
    CHECK(seats[kBlue].name == "Bo");
    CHECK_FALSE(session.match().game->is_solitaire());
    CHECK_FALSE(session.match().game->shares_information(kRed, kBlue));
}

TEST_CASE("the fighters are called Red and Blue unless they have names", "[seat]") {
    const host::Session session = start_session("name 2 Bo");
    const table::Game& game = *session.match().game;
    CHECK(table::seat_name(game, kRed) == "Red");
    CHECK(table::numbered_seat_name(game, kRed) == "Red");
    CHECK(table::numbered_seat_name(game, kBlue) == "Bo");
}

TEST_CASE("CI-S4: without types the first turn begins before the first command") {
    const host::Session session = start_session("types none");
    const host::Match& match = session.match();
    CHECK(match.history.steps().empty());
    CHECK_FALSE(session.viewer().seat_log(match).events_of(table::kBeginning).empty());
    CHECK_FALSE(match.legal().empty());
}

TEST_CASE("CI-V3: before the end no seed or hash is shown and nothing can be undone") {
    host::Session session = start_session("types none");
    CHECK(code_of(session.execute("check", "typed", 2)) == "hidden-state");
    CHECK(code_of(session.execute("show --position --order", "typed", 3)) == "several-players");
    CHECK_FALSE(session.observation().seed);
    session.play(session.observation().choices.front());
    CHECK(code_of(session.execute("undo", "typed", 4)) == "not-alone");
}

TEST_CASE("CI-V7: only its own seat sees a command that names a card by its number") {
    TestFight fight;
    fight.hand(kRed, "jab-l hook-l").turn();
    const CagedIn game(testing::setup_of(fight), {}, {}, 0);
    const CagedInFullGame truth(game);
    const auto strike = Action::with(ActionKind::Strike, Card{0});
    CHECK(truth.redacted_command(fight.view(kRed), strike, kRed));
    CHECK_FALSE(truth.redacted_command(fight.view(kRed), strike, kBlue));
    CHECK_FALSE(truth.redacted_command(fight.view(kRed), strike, table::kSpectator));
    const auto type = Action::of(ActionKind::Type, static_cast<int>(Type::Judo));
    CHECK_FALSE(truth.redacted_command(fight.view(kRed), type, kBlue));
    CHECK(truth.redacted_command(fight.view(kRed), Action::of(ActionKind::Pass), kBlue) == "pass");
}

TEST_CASE("undo stops where a card or a type was revealed") {
    CHECK(is_revealing(EventKind::Drew, true));
    CHECK(is_revealing(EventKind::Attack, true));
    CHECK(is_revealing(EventKind::Blocked, true));
    CHECK(is_revealing(EventKind::Overturned, true));
    CHECK(is_revealing(EventKind::TypesRevealed, true));
    CHECK(is_revealing(EventKind::Covered, true));
    CHECK_FALSE(is_revealing(EventKind::Covered, false));
    CHECK_FALSE(is_revealing(EventKind::NotBlocked, false));
    CHECK_FALSE(is_revealing(EventKind::TurnBegins, false));
}

TEST_CASE("CI-X1, CI-X4, CI-X5: each seat has a result of won or lost or drawn or resigned") {
    TestFight fight;
    fight.hand(kRed, "over-l jab-l").cubes(kBlue, Meter::Head, 7).turn();
    CHECK_FALSE(CagedInFullGame::outcome(fight.state).over);
    fight.play("haymaker over-l, pass");
    CHECK(outcome_of(fight) == "won lost knockout CI-X1");

    TestFight given_up;
    given_up.turn().resign();
    CHECK(outcome_of(given_up) == "resigned won resigned CI-X5");

    TestFight drawn;
    drawn.turn();
    drawn.state.open.ending = Ending::Draw;
    drawn.state.open.winner = kNobody;
    CHECK(outcome_of(drawn) == "drew drew draw CI-X4");
}

TEST_CASE("CI-V9: at one keyboard a hand is shown only to the player at the keyboard") {
    host::Session session = start_session("types none first red", true);
    const auto hand_of = [](const table::Observation& observation) {
        return observation.game->json(observation.view).value("hand", table::Json::array()).size();
    };
    CHECK(session.handover() == int{kRed});
    CHECK(hand_of(session.observation()) == 0);
    session.confirm_handover();
    CHECK(hand_of(session.observation()) == 6);
    session.execute("cover discard 1 draw 0", "typed", 3);
    CHECK(session.handover() == int{kBlue});
    CHECK(session.observation().seat == kRed);
    CHECK(code_of(session.execute("@2 show", "typed", 4)) == "curtain");
    session.confirm_handover();
    CHECK(session.observation().seat == kBlue);
    CHECK(hand_of(session.observation()) == 6);
    CHECK(code_of(session.execute("@1 show", "typed", 5)) == "curtain");
}

TEST_CASE("CI-V9: the replay of a finished fight shows both hands") {
    host::Session session = start_session("types none");
    const auto hands_seen = [&session](std::size_t moment) {
        const auto observation = session.replay()->observation(moment, kRed);
        const auto view = table::unpacked<View>(observation.view);
        CHECK((view.hands[kBlue] != Counts{}) == view.shows_all);
        CHECK(observation.game->json(observation.view).contains("hands") == view.shows_all);
        const std::string written = observation.game->public_position(observation.view);
        CHECK((written.find(" any ") == std::string::npos) == view.shows_all);
        return view.shows_all;
    };
    session.play(session.observation().choices.front());
    CHECK_FALSE(hands_seen(0));
    session.execute("resign", "typed", 3);
    CHECK(hands_seen(0));
    CHECK(hands_seen(1));
}

}  // namespace tenebrae::cagedin
