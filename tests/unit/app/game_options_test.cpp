// SPDX-License-Identifier: MIT
#include "app/game_options.hpp"
#include "app/restricted.hpp"
#include "catch.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "walking_game.hpp"

#include <array>
#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::app;

namespace {

/// Returns a maker of the walking game with two flags: one of its own, and one whose name another
/// game also uses.
table::GameMaker walking_with_flags() {
    static constexpr std::array<table::StartOption::Choice, 2> kSpeeds{
        {{"slow", "1"}, {"fast", "2"}}};
    static constexpr std::array<table::StartOption, 2> kFlags{{
        {.name = "speed", .summary = "how fast", .type = "WORD", .key = "pace", .choices = kSpeeds},
        {.name = "keys", .summary = "how many keys", .type = "N"},
    }};
    static constexpr table::GameStart kStart{.summary = "", .options = kFlags};
    table::GameMaker maker = table::test::walking_maker();
    maker.start = &kStart;
    return maker;
}

/// A program with both games, and "new" of its command line.
class TwoGames {
public:
    TwoGames() {
        Subcommand command{"play", "Play a game"};
        add_game_options(command, options, program_);
        line_.add(std::move(command));
    }

    ParsedCommandLine read(std::vector<const char*> words) {
        words.insert(words.begin(), {"tenebrae", "play"});
        return line_.read(static_cast<int>(words.size()), words.data());
    }
    /// "key=value key=value"
    std::string settings() {
        const core::Result<table::Header> header = header_of(options, program_);
        REQUIRE(header);
        std::string text;
        for (const table::Setting& setting : header->settings) {
            text += (text.empty() ? "" : " ") + setting.key + "=" + setting.value;
        }
        return text;
    }
    [[nodiscard]] const Subcommand& command() const { return line_.subcommands().front(); }

    GameOptions options;

private:
    std::array<table::GameMaker, 2> makers_{nightcage::nightcage_maker(), walking_with_flags()};
    Program program_{"0", makers_};
    CommandLine line_{"tenebrae", "", "0"};
};

}  // namespace

TEST_CASE("the flags of several games are listed together", "[app]") {
    const TwoGames games;
    REQUIRE(games.command().option("speed") != nullptr);
    CHECK(games.command().option("speed")->summary == "how fast (Walking to and fro)");
    CHECK(games.command().option("gates")->summary == "number of gates (The Night Cage)");
    CHECK(
        games.command().option("keys")->summary
        == "number of keys (The Night Cage); how many keys (Walking to and fro)"
    );
}

TEST_CASE("flags set the options of the game that is started", "[app]") {
    TwoGames games;
    CHECK_FALSE(games.options.any());
    SECTION("the default game") {
        CHECK(
            games.read({"--advanced", "--gates", "3", "--printing", "2", "--players", "2"}).kind
            == ParsedCommandLine::Kind::Good
        );
        CHECK(games.settings() == "set=second players=2 gates=3 advanced=true");
    }
    SECTION("the other game") {
        CHECK(
            games.read({"walking", "--keys", "4", "--speed", "fast"}).kind
            == ParsedCommandLine::Kind::Good
        );
        CHECK(games.settings() == "pace=2 keys=4");
    }
    SECTION("a flag of another game is passed on for the game to refuse") {
        CHECK(games.read({"walking", "--gates", "3"}).kind == ParsedCommandLine::Kind::Good);
        CHECK(games.settings() == "gates=3");
    }
    CHECK(games.options.any());
}

TEST_CASE("a flag accepts only its own values", "[app]") {
    TwoGames games;
    CHECK(games.read({"walking", "--speed", "7"}).kind == ParsedCommandLine::Kind::UsageError);
    CHECK(
        games.read({"--set", "first", "--printing", "1"}).kind
        == ParsedCommandLine::Kind::UsageError
    );
}

TEST_CASE("in restricted mode the flags of a game are allowed if they name no file", "[app]") {
    SECTION("flags") {
        TwoGames games;
        CHECK(refuse_restricted(games.read({"walking", "--speed", "slow"})).empty());
        CHECK(refuse_restricted(games.read({"--set", "second"})).empty());
    }
    SECTION("a file") {
        TwoGames games;
        CHECK(refuse_restricted(games.read({"--set", "./own.toml"})).size() == 1);
    }
    SECTION("not a flag of a game") {
        TwoGames games;
        CHECK(refuse_restricted(games.read({"--seed", "7"})).size() == 1);
    }
}
