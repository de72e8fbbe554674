// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "host/record_saver.hpp"

#include <algorithm>
#include <map>
#include <memory>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Accepts every command and saves nothing.
class FakeSaver : public host::RecordSaver {
public:
    host::SaveResult begin(const host::Match& /*match*/) override { return {}; }
    host::SaveResult save(const host::Match& /*match*/) override { return {}; }
    [[nodiscard]] bool is_complete() const override { return true; }
};

/// A save store that has only headers, in memory.
class FakeSaveStore : public table::SavedGames {
public:
    explicit FakeSaveStore(host::Session& session) : session_(session) {}

    core::Result<std::vector<table::SavedGame>> games() override { return list; }
    std::optional<table::SavedGame> last_unfinished() override {
        return list.empty() ? std::nullopt : std::optional(list.front());
    }
    core::Result<std::shared_ptr<const table::Replay>> replay(std::string_view name) override {
        if (name == "broken") {
            return core::error("broken", "It is broken.");
        }
        host::Session session(walking_environment());
        session.execute("new walking seed 7", "shelf", 1);
        session.execute("step", "shelf", 2);
        return session.replay();
    }
    table::Reply open(std::string_view name) override {
        if (name == "broken") {
            return table::Reply::malformed({core::error("broken", "It is broken.")});
        }
        session_.set_saver(std::make_unique<FakeSaver>());
        session_.execute("new walking seed 7", "shelf", 1);
        table::Reply reply = session_.execute("step", "shelf", 2);
        reply.new_game = true;
        return reply;
    }
    std::optional<std::string> close_game() override {
        if (!session_.observation().game || !session_.is_saved()) {
            return std::nullopt;
        }
        session_.clear_table();
        session_.set_saver(std::make_unique<FakeSaver>());
        return "one";
    }
    table::Reply begin(const table::Header& header) override {
        session_.set_saver(std::make_unique<FakeSaver>());
        table::Reply reply = session_.begin(header);
        reply.warnings = warnings;
        return reply;
    }
    table::Reply restart(std::size_t commands) override { return session_.restart(commands); }
    std::optional<table::Standing> standing() override { return std::nullopt; }
    std::vector<table::Results> results() override { return all_results; }
    std::optional<table::OwnResults> own_results() override { return own; }
    std::optional<core::Diagnostic> rename(std::string_view name, std::string_view to) override {
        const auto game = std::ranges::find(list, name, &table::SavedGame::name);
        if (to == "taken") {
            return core::error("name-taken", "Another saved game has this name.");
        }
        game->name = to;
        return std::nullopt;
    }
    std::optional<core::Diagnostic> remove(std::string_view name) override {
        std::erase_if(list, [name](const table::SavedGame& game) { return game.name == name; });
        return std::nullopt;
    }

    std::vector<table::SavedGame> list;
    std::vector<table::Results> all_results;
    std::optional<table::OwnResults> own;
    core::Diagnostics warnings;

private:
    host::Session& session_;
};

table::SavedGame saved_game(std::string name, int turn) {
    table::SavedGame game;
    game.name = std::move(name);
    game.game = "walking";
    game.title = "Walking";
    game.turn = turn;
    return game;
}

struct SavedGamesFixture {
    SavedGamesFixture() {
        saved_games.list = {saved_game("one", 3), saved_game("broken", 5)};
        terminal.screen.saved_games = &saved_games;
    }

    FakeTerminal terminal;
    FakeSaveStore saved_games{terminal.session};
};

}  // namespace

TEST_CASE("the title offers the last unfinished game first") {
    SavedGamesFixture games;
    games.terminal.frontend.press("enter");
    SECTION("it is offered") {
        SavedGamesFixture others;
        CHECK(has(others.terminal.picture(), "> Continue  Walking, turn 3\n"));
    }
    SECTION("with the decision to make") {
        SavedGamesFixture others;
        CHECK(has(others.terminal.picture(), "Walk or draw?"));
    }
    SECTION("it is resumed") {
        CHECK(has(games.terminal.picture(), "The walker steps to b1."));
    }
    SECTION("it is left without a question because it is saved") {
        games.terminal.frontend.press("enter").type("yes").type("q");
        CHECK(has(games.terminal.picture(), "T E N E B R A E"));
    }
    SECTION("at the title it is closed") {
        games.terminal.frontend.type("q");
        const std::string title = games.terminal.picture();
        CHECK(has(title, "> Continue  Walking, turn 3\n"));
        CHECK_FALSE(games.terminal.session.match().game);
    }
    SECTION("and is opened again from there") {
        games.terminal.frontend.type("q").press("enter");
        CHECK(has(games.terminal.picture(), "The walker steps to b1."));
    }
}

TEST_CASE("saved games are listed and opened and removed") {
    SavedGamesFixture games;
    games.terminal.frontend.choose("Saved games");
    SECTION("listed with a file last") {
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "> one  Walking  turn 3, unfinished"));
        CHECK(has(picture, "broken  Walking  turn 5, unfinished"));
        CHECK(has(picture, "A file ..."));
    }
    SECTION("no file is offered if files cannot be named") {
        games.terminal.restrict();
        CHECK_FALSE(has(games.terminal.picture(), "A file ..."));
    }
    SECTION("opened") {
        games.terminal.frontend.press("enter");
        CHECK(has(games.terminal.picture(), "The walker steps to b1."));
    }
    SECTION("a game that cannot be opened gives the reason") {
        games.terminal.frontend.press("down enter");
        CHECK(has(games.terminal.picture(), "It is broken."));
    }
    SECTION("given another name") {
        games.terminal.frontend.press("f2 backspace backspace backspace").type("last-evening");
        games.terminal.frontend.press("enter");
        CHECK(has(games.terminal.picture(), "> last-evening  Walking"));
    }
    SECTION("not given the name of another") {
        games.terminal.frontend.press("f2 backspace backspace backspace").type("taken");
        games.terminal.frontend.press("enter");
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "> one  Walking"));
        CHECK(has(picture, "Another saved game has this name."));
    }
    SECTION("removed only after the word is typed") {
        games.terminal.frontend.press("delete").type("remove");
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "Removed."));
        CHECK(games.saved_games.list.size() == 1);
    }
    SECTION("Enter keeps it") {
        games.terminal.frontend.press("delete enter");
        games.terminal.play();
        CHECK(games.saved_games.list.size() == 2);
    }
}

TEST_CASE("a finished game in the list is replayed or opened at its end") {
    SavedGamesFixture games;
    games.saved_games.list.insert(games.saved_games.list.begin(), saved_game("last", 8));
    table::SavedGame& last = games.saved_games.list.front();
    last.result = table::GameResult::Lost;
    last.cause = "too-late";
    last.hints = 2;
    last.rules = "The usual game";
    games.terminal.frontend.choose("Saved games");
    SECTION("with how it ended") {
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "> last  Walking, The usual game"));
        CHECK(has(picture, "turn 8, lost: too late, 2 hints, 1970-01-01"));
        CHECK(has(picture, "turn 3"));
    }
    SECTION("replayed") {
        games.terminal.frontend.press("enter enter");
        CHECK(has(games.terminal.picture(), "Command 0 of 1"));
    }
    SECTION("opened to see the ending") {
        games.terminal.frontend.press("enter down enter");
        CHECK(has(games.terminal.picture(), "The walker steps to b1."));
    }
}

TEST_CASE("the list of saved games begins with the results so far") {
    SavedGamesFixture games;
    table::Results results;
    results.game = "walking";
    results.title = "Walking: The usual game";
    results.games = 5;
    results.won = results.unaided = 1;
    results.fewest_turns = 9;
    results.losses = {{"too-late", 3}, {"resigned", 1}};
    games.saved_games.all_results = {results};
    games.terminal.frontend.choose("Saved games");
    SECTION("in a line for the rules") {
        CHECK(
            has(games.terminal.picture(), "Walking: The usual game: 1 of 5 won, best in 9 turns\n")
        );
    }
    SECTION("with the causes of losses as bars on a page") {
        games.terminal.frontend.press("down down enter");
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "too late 3 ###\n"));
        CHECK(has(picture, "resigned 1 #\n"));
    }
}

TEST_CASE("a game that is open elsewhere can only be watched") {
    SavedGamesFixture games;
    games.saved_games.list[0].is_open_elsewhere = true;
    games.terminal.frontend.choose("Saved games").press("enter");
    CHECK(has(games.terminal.picture(), "Command 0 of 1"));
    CHECK_FALSE(games.terminal.session.match().game);
}

TEST_CASE("a game that cannot be saved starts with a warning") {
    SavedGamesFixture games;
    games.saved_games.warnings = {core::error("full", "The disk is full.")};
    games.terminal.frontend.choose("New game").press("enter enter");
    const std::string picture = games.terminal.picture();
    CHECK(has(picture, "The disk is full."));
    CHECK(has(picture, "Walk or draw?"));
}
