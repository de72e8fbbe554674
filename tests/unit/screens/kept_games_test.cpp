// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "host/record_keeper.hpp"

#include <algorithm>
#include <map>
#include <memory>

using namespace tenebrae;
using namespace tenebrae::tui;
using namespace tenebrae::tui::test;

namespace {

/// Accepts every command and saves nothing.
class FakeKeeper : public host::RecordKeeper {
public:
    host::Kept begin(const host::Match& /*match*/) override { return {}; }
    host::Kept keep(const host::Match& /*match*/) override { return {}; }
    [[nodiscard]] bool has_all() const override { return true; }
};

/// A save store that has only headers, in memory.
class FakeSaveStore : public table::Shelf {
public:
    explicit FakeSaveStore(host::Session& session) : session_(session) {}

    core::Result<std::vector<table::KeptGame>> games() override { return kept; }
    std::optional<table::KeptGame> last_unfinished() override {
        return kept.empty() ? std::nullopt : std::optional(kept.front());
    }
    core::Result<std::shared_ptr<const table::Replay>> replay(std::string_view name) override {
        if (name == "broken") {
            return core::fault("broken", "It is broken.");
        }
        host::Session session(walking_environment());
        session.execute("new walking seed 7", "shelf", 1);
        session.execute("step", "shelf", 2);
        return session.replay();
    }
    table::Reply open(std::string_view name) override {
        if (name == "broken") {
            return table::Reply::spoilt({core::fault("broken", "It is broken.")});
        }
        session_.set_keeper(std::make_unique<FakeKeeper>());
        session_.execute("new walking seed 7", "shelf", 1);
        table::Reply reply = session_.execute("step", "shelf", 2);
        reply.new_game = true;
        return reply;
    }
    std::optional<std::string> put_back() override {
        if (!session_.seen().game || !session_.is_kept()) {
            return std::nullopt;
        }
        session_.clear_table();
        session_.set_keeper(std::make_unique<FakeKeeper>());
        return "one";
    }
    table::Reply begin(const table::Header& header) override {
        session_.set_keeper(std::make_unique<FakeKeeper>());
        table::Reply reply = session_.begin(header);
        reply.warnings = warnings;
        return reply;
    }
    table::Reply begin_again(std::size_t commands) override {
        return session_.begin_again(commands);
    }
    std::optional<table::Standing> standing() override { return std::nullopt; }
    std::optional<core::Diagnostic> remove(std::string_view name) override {
        std::erase_if(kept, [name](const table::KeptGame& game) { return game.name == name; });
        return std::nullopt;
    }

    std::vector<table::KeptGame> kept;
    core::Diagnostics warnings;

private:
    host::Session& session_;
};

table::KeptGame kept(std::string name, int turn) {
    table::KeptGame game;
    game.name = std::move(name);
    game.game = "walking";
    game.title = "Walking";
    game.turn = turn;
    return game;
}

struct Kept {
    Kept() {
        shelf.kept = {kept("one", 3), kept("broken", 5)};
        terminal.screen.shelf = &shelf;
    }

    FakeTerminal terminal;
    FakeSaveStore shelf{terminal.session};
};

}  // namespace

TEST_CASE("the title offers the last unfinished game first") {
    Kept games;
    games.terminal.frontend.press("enter");
    SECTION("it is offered") {
        Kept others;
        CHECK(has(others.terminal.picture(), "> Continue  Walking, turn 3\n"));
    }
    SECTION("with the decision to make") {
        Kept others;
        CHECK(has(others.terminal.picture(), "Walk or draw?"));
    }
    SECTION("it is resumed") {
        CHECK(has(games.terminal.picture(), "1. step b1"));
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
        CHECK(has(games.terminal.picture(), "1. step b1"));
    }
}

TEST_CASE("saved games are listed and opened and removed") {
    Kept games;
    games.terminal.frontend.choose("Load a game");
    SECTION("listed with a file last") {
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "> Walking, turn 3, unfinished"));
        CHECK(has(picture, "Walking, turn 5, unfinished"));
        CHECK(has(picture, "A file ..."));
    }
    SECTION("no file is offered if files cannot be named") {
        games.terminal.restrict();
        CHECK_FALSE(has(games.terminal.picture(), "A file ..."));
    }
    SECTION("opened") {
        games.terminal.frontend.press("enter");
        CHECK(has(games.terminal.picture(), "1. step b1"));
    }
    SECTION("a game that cannot be opened gives the reason") {
        games.terminal.frontend.press("down enter");
        CHECK(has(games.terminal.picture(), "It is broken."));
    }
    SECTION("removed only after the word is typed") {
        games.terminal.frontend.press("delete").type("remove");
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "Removed."));
        CHECK(games.shelf.kept.size() == 1);
    }
    SECTION("Enter keeps it") {
        games.terminal.frontend.press("delete enter");
        games.terminal.play();
        CHECK(games.shelf.kept.size() == 2);
    }
}

TEST_CASE("past games are the games that have ended") {
    Kept games;
    games.shelf.kept.push_back(kept("last", 8));
    games.shelf.kept.back().result = table::GameResult::Won;
    games.terminal.frontend.choose("Past games");
    SECTION("with their results and no others") {
        const std::string picture = games.terminal.picture();
        CHECK(has(picture, "> Walking, turn 8, won"));
        CHECK_FALSE(has(picture, "turn 3"));
    }
    SECTION("replayed") {
        games.terminal.frontend.press("enter enter");
        CHECK(has(games.terminal.picture(), "Command 0 of 1"));
    }
    SECTION("opened to see the ending") {
        games.terminal.frontend.press("enter down enter");
        CHECK(has(games.terminal.picture(), "1. step b1"));
    }
}

TEST_CASE("a game that is open elsewhere can only be watched") {
    Kept games;
    games.shelf.kept[0].is_open_elsewhere = true;
    SECTION("not played") {
        games.terminal.frontend.choose("Load a game").press("enter");
        CHECK(has(games.terminal.picture(), "You can only watch it."));
    }
    SECTION("watched") {
        games.terminal.frontend.choose("Past games").press("enter");
        CHECK(has(games.terminal.picture(), "Command 0 of 1"));
    }
}

TEST_CASE("a game that cannot be saved starts anyway and says so") {
    Kept games;
    games.shelf.warnings = {core::fault("full", "The disk is full.")};
    games.terminal.frontend.choose("New game").press("enter enter");
    const std::string picture = games.terminal.picture();
    CHECK(has(picture, "The disk is full."));
    CHECK(has(picture, "Walk or draw?"));
}
