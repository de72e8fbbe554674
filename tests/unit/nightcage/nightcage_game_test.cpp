// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "nightcage/nightcage_game.hpp"
#include "table/text_line.hpp"

namespace tenebrae::nightcage {
namespace {

std::unique_ptr<table::Game> game_of(std::vector<table::Setting> settings) {
    auto game = nightcage_maker().make("data", settings);
    REQUIRE(game.ok());
    return std::move(game).value();
}

TEST_CASE("the header makes the same game again", "[save]") {
    const auto game = game_of(
        {{"set", "second", {}}, {"gates", "3", {}}, {"players", "2", {}}, {"name 2", "Ada", {}}}
    );
    CHECK(
        game->header()
        == std::vector<
            std::
                string>{"set second", "option prisoners 4", "option gates 3", "players 2", "name 2 Ada"}
    );
    CHECK(game->id() == "nightcage");
    CHECK(game->seats() == 2);
}

TEST_CASE("all faults of the settings are told at once", "[command]") {
    const std::vector<table::Setting> settings{{"set", "third", {}}, {"name 9", "Ada", {}}};
    const auto game = nightcage_maker().make("data", settings);
    REQUIRE_FALSE(game.ok());
    CHECK(game.faults().size() == 2);
}

TEST_CASE("the prompt asks the player in plain words", "[command]") {
    const auto game = game_of({{"name 1", "Ada", {}}});
    const table::GameState state = game->start(1);
    CHECK(game->deciding_seat(state) == 0);
    const table::Prompt prompt = game->prompt(game->view(state, 0));
    CHECK(prompt.code == "start");
    CHECK(prompt.help == "start");
    CHECK(
        prompt.question
        == "Prisoner 1 (Ada): on which free cell does it begin, and which way do its two exits "
           "point?"
    );
}

TEST_CASE("a game is played in words from the start to the end", "[property]") {
    const auto game = game_of({{"set", "first", {}}, {"players", "3", {}}});
    core::Random random(11);
    table::GameState state = game->start(11);
    std::vector<table::RawEvent> events;
    std::vector<table::Move> moves;
    while (game->outcome(state).result == table::GameResult::Unfinished) {
        game->legal(state, moves);
        REQUIRE_FALSE(moves.empty());
        const table::Move move = moves[random.below(moves.size())];
        const table::SeatView view = game->view(state, 0);
        const std::string line = game->words(view, move);
        const std::vector<core::Word> words = core::split_words(line);
        const auto read = game->parse(view, words);
        REQUIRE(read.ok());
        CHECK(*read == move);
        CHECK_FALSE(game->describe(view, move).empty());
        CHECK_FALSE(game->prompt(view).question.empty());
        const std::string seat = "seat " + std::to_string(game->deciding_seat(state) + 1);
        const auto fact = game->check_fact(view, core::split_words(seat));
        REQUIRE(fact.ok());
        CHECK(fact->holds);
        const std::size_t before = events.size();
        game->apply(state, move, events);
        CHECK(game->tell(events, before).size() == events.size() - before);
    }
    CHECK(game->outcome(state).result == table::GameResult::Lost);
    CHECK(game->outcome(state).rule.starts_with("NC-X"));
    game->legal(state, moves);
    CHECK(moves.empty());
}

TEST_CASE("players may resign", "[rules][NC-X7]") {
    const auto game = game_of({});
    table::GameState state = game->start(3);
    std::vector<table::RawEvent> events;
    game->apply(state, game->resignation(), events);
    CHECK(game->outcome(state).result == table::GameResult::Resigned);
    CHECK(game->outcome(state).rule == "NC-X7");
    CHECK(
        game->board(game->view(state, 0), table::BoardStyle::Sentences).find("resigned")
        != std::string::npos
    );
}

TEST_CASE("a position written down reads back to the same state", "[save]") {
    const auto game = game_of({});
    const table::GameState state = game->start(5);
    const std::vector<std::string> lines = core::split_lines(game->position(state));
    const auto read = game->read_position({{lines, "position", 1}}, 0);
    REQUIRE(read.ok());
    CHECK(game->hash(*read) == game->hash(state));
}

}  // namespace
}  // namespace tenebrae::nightcage
