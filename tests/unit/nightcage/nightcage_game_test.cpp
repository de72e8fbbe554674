// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "table/text_line.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::nightcage {
namespace {

std::unique_ptr<host::Referee> referee_of(std::vector<table::Setting> settings) {
    auto made = nightcage_maker().make("data", settings);
    REQUIRE(made.ok());
    return std::move(made).value();
}

TEST_CASE("the header recreates the game", "[save]") {
    const auto referee = referee_of(
        {{"set", "second", {}}, {"gates", "3", {}}, {"players", "2", {}}, {"name 2", "Ada", {}}}
    );
    CHECK(
        referee->game()->header()
        == std::vector<
            std::
                string>{"set second", "option prisoners 4", "option gates 3", "players 2", "name 2 Ada"}
    );
    CHECK(referee->game()->id() == "nightcage");
}

TEST_CASE(
    "all players are on one side and a single player has no hidden information", "[rules][NC-G3]"
) {
    const auto two = referee_of({{"players", "2", {}}})->game();
    REQUIRE(two->seats().size() == 2);
    for (const table::SeatInfo& seat : two->seats()) {
        CHECK(seat.role == "player");
        CHECK(seat.side == "prisoners");
    }
    CHECK_FALSE(two->is_solitaire());
    CHECK(referee_of({})->game()->is_solitaire());
}

TEST_CASE("spectators see public information and are never asked", "[rules]") {
    const auto referee = referee_of({});
    const table::Game& game = *referee->game();
    const host::GameState start = referee->start(3);
    const table::SeatView watched = referee->view(start, table::kSpectator);
    std::vector<table::Move> moves{{}};
    game.legal(watched, moves);
    CHECK(moves.empty());
    CHECK(
        game.board(watched, table::BoardStyle::Ascii)
        == game.board(referee->view(start, 0), table::BoardStyle::Ascii)
    );
}

TEST_CASE("all errors in the settings are reported together", "[command]") {
    const std::vector<table::Setting> settings{{"set", "third", {}}, {"name 9", "Ada", {}}};
    const auto game = nightcage_maker().make("data", settings);
    REQUIRE_FALSE(game.ok());
    CHECK(game.errors().size() == 2);
}

TEST_CASE("the prompt asks the player in plain words", "[command]") {
    const auto referee = referee_of({{"name 1", "Ada", {}}});
    const host::GameState state = referee->start(1);
    CHECK(referee->deciding_seat(state) == 0);
    const table::Prompt prompt = referee->game()->prompt(referee->view(state, 0));
    CHECK(prompt.code == "start");
    CHECK(prompt.help == "start");
    CHECK(prompt.question == "Prisoner 1 (Ada): start on which free cell, with which two exits?");
}

TEST_CASE("a game is played with typed commands from start to end", "[property]") {
    const auto referee = referee_of({{"set", "first", {}}, {"players", "3", {}}});
    core::Random random(11);
    host::GameState state = referee->start(11);
    std::vector<table::RawEvent> events;
    std::vector<table::Move> moves;
    while (!referee->outcome(state).over) {
        const int deciding = referee->deciding_seat(state);
        const table::SeatView view = referee->view(state, deciding);
        referee->game()->legal(view, moves);
        REQUIRE_FALSE(moves.empty());
        const table::Move move = moves[random.below(moves.size())];
        const std::string line = referee->game()->command_text(view, move);
        const std::vector<core::Word> words = core::split_words(line);
        const auto read = referee->game()->parse(view, words);
        REQUIRE(read.ok());
        CHECK(*read == move);
        CHECK_FALSE(referee->game()->describe(view, move).empty());
        CHECK_FALSE(referee->game()->prompt(view).question.empty());
        const std::string seat = "seat " + std::to_string(deciding + 1);
        const auto fact = referee->game()->check_fact(view, core::split_words(seat));
        REQUIRE(fact.ok());
        CHECK(fact->holds);
        const std::size_t before = events.size();
        referee->apply(state, move, events);
        for (std::size_t event = before; event < events.size(); ++event) {
            CHECK(referee->event_for_seat(events[event], table::kSpectator) == events[event]);
            const auto cause = referee->cause(events, before, event);
            CHECK((!cause || *cause < event));
            const table::RawEvent* set_off_by = cause ? &events[*cause] : nullptr;
            CHECK_FALSE(referee->game()->event_text(events[event], set_off_by).sentence.empty());
        }
    }
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(referee->outcome(state).of(seat) == table::GameResult::Lost);
    }
    CHECK(referee->outcome(state).rule.starts_with("NC-X"));
    referee->game()->legal(referee->view(state, referee->deciding_seat(state)), moves);
    CHECK(moves.empty());
}

TEST_CASE("only the player who is asked has choices", "[rules][NC-G3]") {
    const auto referee = referee_of({{"players", "2", {}}});
    const table::Game& game = *referee->game();
    const host::GameState start = referee->start(3);
    REQUIRE(referee->deciding_seat(start) == 0);
    const table::SeatView asked = referee->view(start, 0);
    const table::SeatView other = referee->view(start, 1);
    std::vector<table::Move> moves;
    game.legal(asked, moves);
    REQUIRE_FALSE(moves.empty());
    const std::string line = game.command_text(asked, moves.front());
    game.legal(other, moves);
    CHECK(moves.empty());
    CHECK(game.complete(other, core::split_words("start ")).empty());
    CHECK(game.json(other).at("legal").empty());
    const auto read = game.parse(other, core::split_words(line));
    REQUIRE_FALSE(read.ok());
    CHECK(read.errors().front().code == "not-asked");
    CHECK(read.errors().front().rule == "NC-G3");
    CHECK(read.errors().front().message == "It is the turn of Ada (1).");
    CHECK(
        game.board(other, table::BoardStyle::Ascii) == game.board(asked, table::BoardStyle::Ascii)
    );
}

TEST_CASE("players get the names of their prisoners, or default names", "[seat]") {
    const auto names = [](std::vector<table::Setting> settings) {
        const auto referee = referee_of(settings);
        const table::Game& game = *referee->game();
        std::vector<std::string> found;
        for (int seat = 0; seat < static_cast<int>(game.seats().size()); ++seat) {
            found.push_back(table::numbered_seat_name(game, seat));
        }
        return core::joined(found, ", ");
    };
    CHECK(names({}) == "player 1");
    CHECK(names({{"players", "2", {}}}) == "Ada (1), Ben (2)");
    CHECK(
        names({{"players", "2", {}}, {"name 2", "Mia", {}}, {"name 3", "ben", {}}})
        == "Ada (1), Cleo (2)"
    );
    CHECK(
        names({{"players", "3", {}}, {"name 2", "Mia", {}}, {"name 4", "Ana", {}}})
        == "Ben (1), Mia (2), Cleo (3)"
    );
}

TEST_CASE("default names are not in the record of a game", "[seat]") {
    const auto referee = referee_of({{"players", "4", {}}});
    const table::Game& game = *referee->game();
    const table::SeatView view = referee->view(referee->start(3), 0);
    CHECK(core::joined(game.header(), "\n").find("Ada") == std::string::npos);
    CHECK(game.public_position(view).find("Ada") == std::string::npos);
    CHECK(game.json(view).dump().find("Ada") == std::string::npos);
    CHECK(game.board(view, table::BoardStyle::Sentences).find("Ada decides.") != std::string::npos);
}

TEST_CASE("a player who resigns does so for all players", "[rules][NC-X7]") {
    const auto referee = referee_of({{"players", "2", {}}});
    host::GameState state = referee->start(3);
    std::vector<table::RawEvent> events;
    referee->apply(state, referee->resignation(1), events);
    CHECK(referee->outcome(state).over);
    CHECK(referee->outcome(state).of(0) == table::GameResult::Resigned);
    CHECK(referee->outcome(state).of(1) == table::GameResult::Resigned);
    CHECK(referee->outcome(state).rule == "NC-X7");
    CHECK(
        referee->game()
            ->board(referee->view(state, 0), table::BoardStyle::Sentences)
            .find("resigned")
        != std::string::npos
    );
}

TEST_CASE("a written position reads back to the same state", "[save]") {
    const auto referee = referee_of({});
    const host::GameState state = referee->start(5);
    const std::vector<std::string> lines = core::split_lines(referee->position(state).value_or(""));
    const auto read = referee->read_position({{lines, "position", 1}}, 0);
    REQUIRE(read.ok());
    CHECK(referee->hash(*read) == referee->hash(state));
}

}  // namespace
}  // namespace tenebrae::nightcage
