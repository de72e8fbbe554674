// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "host/script.hpp"
#include "host/session.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {
namespace {

host::Environment environment() {
    static const std::array makers{nyctophobia_maker()};
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    environment.draw_seed = [] { return std::uint64_t{5}; };
    return environment;
}

host::Session game(std::string_view options) {
    host::Session session(environment());
    const table::Reply reply =
        session.execute("new nyctophobia seed 5 " + std::string(options), "typed", 1);
    INFO(core::render(reply.errors));
    REQUIRE(reply.kind == table::Reply::Kind::Accepted);
    return session;
}

std::string code_of(const table::Reply& reply) {
    return reply.errors.empty() ? "" : reply.errors.front().code;
}

bool names_map(const std::vector<std::string>& header) {
    const std::string all = core::joined(header, " ");
    return all.find("map") != std::string::npos || all.find("car") != std::string::npos
           || all.find("turned") != std::string::npos;
}

}  // namespace

TEST_CASE(
    "the header for the Hunted omits the map and the car and the turn of the map (HU-I3)", "[seat]"
) {
    const host::Session session = game("map ravine car b turned 1 hunter human");
    const host::Match& match = session.match();
    CHECK(names_map(match.game->header()));
    CHECK_FALSE(names_map(match.observation(0).header()));
    CHECK_FALSE(names_map(match.observation(table::kSpectator).header()));
    CHECK(match.observation(1).header() == match.game->header());
}

TEST_CASE("the first turn is announced before the first command (HU-S9)", "[seat]") {
    const host::Session session = game("");
    const host::Match& match = session.match();
    CHECK(match.history.steps().empty());
    REQUIRE_FALSE(session.viewer().seat_log(match).events_of(table::kBeginning).empty());
    CHECK_FALSE(match.legal().empty());
}

TEST_CASE("a Hunted cannot see the record or a hash before the end (HU-I2 HU-I10)", "[seat]") {
    host::Session session = game("");
    CHECK(code_of(session.execute("check", "typed", 2)) == "hidden-state");
    CHECK(code_of(session.execute("show --position --order", "typed", 3)) == "several-players");
    CHECK_FALSE(session.observation().seed);
}

TEST_CASE("a finished game can be written as a position unless a Hunted died (HU-U6)", "[seat]") {
    std::array<bool, 2> has_fallen{};
    for (std::uint64_t seed = 1; !has_fallen[0] || !has_fallen[1]; ++seed) {
        REQUIRE(seed < 50);
        host::Session session = game("hunter human deck axe hunted 2 characters none");
        core::Random random(seed);
        const int most = has_fallen[1] ? 4 : 4000;
        for (int moves = 0; moves < most && !session.match().is_over(); ++moves) {
            session.play(session.match().legal()[random.below(session.match().legal().size())]);
        }
        session.execute("resign", "typed", 2);
        REQUIRE(session.match().is_over());
        const auto view = table::unpacked<View>(session.match().decider_view());
        const bool fell = view.state.open.ending == Ending::Death;
        const table::Reply reply = session.execute("show --position --order", "typed", 3);
        CHECK(code_of(reply) == (fell ? "no-position" : ""));
        CHECK((reply.text.find("\nhand ") != std::string::npos) != fell);
        CHECK(session.match().record.past_reveals == 0);
        has_fallen.at(fell ? 1 : 0) = true;
    }
}

TEST_CASE("undo stops at the last event that a single player heard (HU-I10)", "[seat]") {
    host::Session alone = game("");
    alone.play(alone.observation().choices.front());
    CHECK(code_of(alone.execute("undo", "typed", 2)) == "undo-stopped");
    host::Session both = game("hunter human");
    both.play(both.observation().choices.front());
    CHECK(code_of(both.execute("undo", "typed", 2)) == "not-alone");
}

TEST_CASE(
    "the record of a game that started from a position loads as the same game (HU-U6)", "[seat]"
) {
    host::Session first = game("");
    const host::Match& match = first.match();
    const std::string position = host::write_position(
        *match.game, match.game->header(), *match.referee->position(match.state)
    );
    host::Session session(environment());
    // Replace the order of the pile by `pile shuffled`.
    std::string text;
    for (const std::string& line : core::split_lines(position)) {
        text += (line.starts_with("pile ") ? "pile shuffled" : line) + "\n";
    }
    const core::Result<host::Match> read =
        host::load_lines(environment(), "position", core::split_lines(text));
    INFO(text << (read ? "" : core::render(read.errors())));
    REQUIRE(read);
    const std::uint64_t hash = read->referee->hash(read->state);
    const std::string record = host::write_record(*read->game, read->record, hash);
    const core::Result<host::Match> again =
        host::load_lines(environment(), "record", core::split_lines(record));
    INFO(record << (again ? "" : core::render(again.errors())));
    REQUIRE(again);
    CHECK(again->referee->hash(again->state) == hash);
    CHECK_FALSE(read->referee->has_whole_positions());
}

TEST_CASE("a replay shows the forest beside the sketch only after the end (HU-I8)", "[seat]") {
    host::Session session = game("");
    session.play(session.observation().choices.front());
    const auto forest_seen = [&session](std::size_t moment) {
        const auto observation = session.replay()->observation(moment, 0);
        const auto view = table::unpacked<View>(observation.view);
        CHECK(view.state.sketch.pages[0].is_used());
        CHECK((view.state.hunter != kNoSpace) == view.shows_forest);
        CHECK((view.state.trees != Trees()) == view.shows_forest);
        return view.shows_forest;
    };
    CHECK_FALSE(forest_seen(0));
    session.execute("resign", "typed", 3);
    CHECK(forest_seen(0));
    CHECK(forest_seen(1));
}

TEST_CASE("HU-E3: a side can resign only while it has to decide", "[seat]") {
    host::Session session = game("hunter human hunted 2");
    // The Hunter must give the clue first.
    CHECK(code_of(session.execute("@1 resign", "typed", 2)) == "not-asked");
    CHECK(session.execute("why resign", "typed", 2).text.find("This is possible") == 0);
    session.play(session.match().legal().front());
    const table::Reply reply = session.execute("@2 resign", "typed", 3);
    CHECK(code_of(reply) == "not-asked");
    REQUIRE_FALSE(reply.errors.empty());
    CHECK(reply.errors.front().rule == "HU-E3");
    CHECK(session.execute("@2 why resign", "typed", 3).text.find("HU-E3") != std::string::npos);
    CHECK_FALSE(session.match().is_over());
    CHECK(session.execute("@1 resign", "typed", 4).kind == table::Reply::Kind::Accepted);
    CHECK(session.match().is_over());
}

TEST_CASE("undo past reveals is refused with the kind of game", "[seat]") {
    host::Session session = game("");
    session.play(session.match().legal().front());
    const table::Reply reply = session.execute("undo --past-reveals", "typed", 3);
    CHECK(code_of(reply) == "not-solo");
    REQUIRE_FALSE(reply.errors.empty());
    CHECK(reply.errors.front().got == "one player against a side that the program plays");
}

TEST_CASE("players are called by their pieces or by their name", "[seat]") {
    const auto called = [](std::string_view options, int seat) {
        return table::seat_name(*game(options).match().game, seat);
    };
    CHECK(called("hunter human hunted 3 people 1", 0) == "the Hunted");
    CHECK(called("hunter human hunted 3 people 1", 1) == "the Hunter");
    CHECK(called("hunted 3 people 2", 0) == "Ada");
    CHECK(called("hunted 3 people 2", 1) == "Ben");
    CHECK(called("hunted 3 people 2 name 2 Amy", 0) == "Ben");
    CHECK(called("hunted 3 people 2 name 2 Amy", 1) == "Amy");
    CHECK(
        game("hunter human hunted 3 people 2 name 2 Amy").execute("seat", "typed", 2).text
        == "Seat 1: Ben (Hunted 1 and 2), a person\nSeat 2: Amy (Hunted 3), a person\n"
           "Seat 3: the Hunter, a person\n"
    );
}

TEST_CASE("a clue given before the forest turned is always marked as such", "[seat]") {
    const auto rules = game("hunter human deck mage hunted 2 characters none");
    const std::string before = rules.match().game->board(
        rules.match().referee->view(rules.match().state, 0), table::BoardStyle::Sentences
    );
    CHECK(before.find("before the forest turned") == std::string::npos);
    auto view = table::unpacked<View>(rules.match().referee->view(rules.match().state, 0));
    view.state.open.has_clue = true;
    view.state.clue_is_old = true;
    const table::SeatView turned = table::packed<table::SeatView>(view);
    const auto& nyctophobia = *rules.match().game;
    for (const table::BoardStyle style :
         {table::BoardStyle::Utf8, table::BoardStyle::Ascii, table::BoardStyle::Sentences}) {
        CHECK(
            nyctophobia.board(turned, style)
                .find("Clue, given before the forest turned: the car lay north")
            != std::string::npos
        );
    }
    CHECK(
        nyctophobia.public_position(turned).find("before the forest turned") != std::string::npos
    );
    CHECK(nyctophobia.json(turned)["clue_before_turn"] == true);
    CHECK(nyctophobia.json(turned)["clue"] == "n");
}

TEST_CASE(
    "HU-H4 HU-I9: a hidden Hunted cannot talk but hears and the Hunter hears everyone", "[seat]"
) {
    const auto play_hidden = [](std::string_view options) {
        host::Session session = game(options);
        for (int line = 2; session.observation().is_playing() && line < 200; ++line) {
            const table::Reply hides = session.execute("hide", "typed", line);
            if (hides.kind == table::Reply::Kind::Accepted) {
                return session;
            }
            session.play(session.observation().choices.front());
        }
        FAIL("nobody could hide");
        return session;
    };
    // Each Hunted has its own player, so that the player of a hidden Hunted cannot talk.
    host::Session strict = play_hidden("people 3 hunter human talk closed");
    CHECK(code_of(strict.execute("@1 say here", "typed", 300)) == "hidden");
    CHECK(strict.execute("@2 say where?", "typed", 301).kind == table::Reply::Kind::Accepted);
    for (const int seat : {0, 1, 2, 3}) {
        CHECK(strict.match().history.seat_log(seat).commands().back().words == "@2 say where?");
    }
    host::Session loose = play_hidden("people 3 hunter human talk closed hush loose");
    CHECK(loose.execute("@1 say here", "typed", 300).kind == table::Reply::Kind::Accepted);
    // One player has all three Hunted, and two of them are still upright.
    host::Session alone = play_hidden("people 1");
    CHECK(alone.execute("say on", "typed", 300).kind == table::Reply::Kind::Accepted);
}

}  // namespace tenebrae::nyctophobia
