// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "store/session_saved_games.hpp"
#include "store_fixtures.hpp"

#include <sys/stat.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

TEST_CASE("a saved game can be given another name") {
    const TemporaryFolder home;
    Place place(home.path(""));
    {
        SavedSession saved(place);
        saved.begin();
        saved.type("step");
        const auto error = place.save_store->rename("walking-1", "evening");
        REQUIRE(error);
        CHECK(error->code == "open-elsewhere");
    }
    {
        SavedSession saved(place);
        saved.begin();
        saved.type("step");
    }
    CHECK(place.save_store->rename("walking-1", "../evening")->code == "bad-name");
    CHECK(place.save_store->rename("walking-1", "walking-2")->code == "name-taken");
    CHECK(place.save_store->rename("walking-9", "evening"));
    CHECK_FALSE(place.save_store->rename("walking-1", "evening"));
    const auto games = place.save_store->games();
    REQUIRE(games);
    REQUIRE(games->size() == 2);
    SavedSession again(place);
    CHECK(again.open("evening").new_game);
    CHECK_FALSE(std::filesystem::exists(home.path("tenebrae/games/walking-1.snapshot")));
}

namespace {

std::vector<std::string> names_of(Place& place) {
    std::vector<std::string> names;
    const auto games = place.save_store->games();
    REQUIRE(games);
    for (const table::SavedGame& game : *games) {
        names.push_back(game.name);
    }
    return names;
}

}  // namespace

TEST_CASE("each command is in the log before its reply is given", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    CHECK(saved.begin().warnings.empty());
    const std::string log = path_in(home, "walking-1.tene");
    for (const char* line : {"step", "undo", "redo", "note so far", "draw"}) {
        const Reply reply = saved.type(line);
        CHECK(reply.warnings.empty());
        const std::string text = read_all(log);
        const std::vector<std::string> lines = core::split_lines(text);
        REQUIRE(lines.size() > 2);
        CHECK(lines.back().starts_with("check "));
        CHECK(lines[lines.size() - 2] == saved.session.match().record.lines.back());
    }
    CHECK(saved.name() == "walking-1");
    struct stat status {};
    REQUIRE(::stat(log.c_str(), &status) == 0);
    CHECK((status.st_mode & 07777U) == 0600);
}

TEST_CASE("a game without a command is not saved", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    SessionSavedGames saved_games(*place.save_store, saved.session);
    REQUIRE(saved_games.begin(new_header("walking")).kind == Reply::Kind::Accepted);
    for (const char* line : {"legal", "draw", "undo", "help"}) {
        CHECK(saved.type(line).warnings.empty());
    }
    CHECK(saved.session.is_saved());
    CHECK(saved.name().empty());
    CHECK(std::filesystem::is_empty(home.path("tenebrae/games")));
    CHECK(saved_games.close_game() == "");
    CHECK_FALSE(saved.session.match().game);
    CHECK(std::filesystem::is_empty(home.path("tenebrae/games")));
    // The next game is saved at its first command.
    REQUIRE(saved_games.begin(new_header("walking")).kind == Reply::Kind::Accepted);
    saved.type("step");
    CHECK(names_of(place) == std::vector<std::string>{"walking-1"});
}

TEST_CASE("a game whose first command ends it is saved and scored", "[save][score]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    CHECK(saved.type("resign").warnings.empty());
    CHECK(place.save_store->games()->front().result == table::GameResult::Resigned);
    CHECK(read_all(home.path("tenebrae/scores.jsonl")).find("walking-1") != std::string::npos);
}

TEST_CASE("a question writes nothing", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    saved.type("step");
    const std::string before = read_all(path_in(home, "walking-1.tene"));
    for (const char* line : {"legal", "left", "bogus", "", "help"}) {
        saved.type(line);
    }
    CHECK(read_all(path_in(home, "walking-1.tene")) == before);
}

TEST_CASE("a game is resumed where it was left", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    std::string record;
    {
        SavedSession first(place);
        first.begin();
        first.type("step");
        first.type("draw");
        first.type("step");
        first.type("undo");
        record = first.record();
    }
    SavedSession second(place);
    const Reply reply = second.open("walking-1");
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.new_game);
    CHECK(reply.warnings.empty());
    CHECK(second.record() == record);
    CHECK(second.type("redo").kind == Reply::Kind::Accepted);
    CHECK(second.type("draw").kind == Reply::Kind::Refused);
    CHECK(second.type("step").warnings.empty());
    record = second.record();
    SavedSession third(place);
    CHECK(code_of(third.open("walking-1").errors) == "open-elsewhere");
    const auto seen = place.save_store->read_unchanged("walking-1");
    REQUIRE(seen);
    CHECK(seen->match.state == second.session.match().state);
}

TEST_CASE("games are listed with the last changed first", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    CHECK(names_of(place).empty());
    CHECK(!place.save_store->last_unfinished());
    SavedSession first(place);
    first.begin();
    first.type("step");
    first.type("step");
    first.type("undo");
    SavedSession second(place);
    second.begin();
    second.type("resign");
    CHECK(second.name() == "walking-2");
    CHECK(names_of(place) == std::vector<std::string>{"walking-2", "walking-1"});
    const auto games = place.save_store->games();
    const table::SavedGame& resigned = games->front();
    CHECK(resigned.result == table::GameResult::Resigned);
    CHECK(resigned.game == "walking");
    CHECK(resigned.is_open_elsewhere);
    const table::SavedGame& other = games->back();
    CHECK(other.commands == 1);
    CHECK(other.turn == std::optional<int>(1));
    CHECK(other.result == table::GameResult::Unfinished);
    CHECK(other.changed > 1'600'000'000);
    CHECK(!place.save_store->last_unfinished());
    first.session.set_saver(nullptr);
    REQUIRE(place.save_store->last_unfinished());
    CHECK(place.save_store->last_unfinished()->name == "walking-1");
}

TEST_CASE("a game that is closed can be opened by another program and continued", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    SessionSavedGames saved_games(*place.save_store, saved.session);
    CHECK_FALSE(saved_games.close_game());
    REQUIRE(saved_games.begin(new_header("walking")).kind == Reply::Kind::Accepted);
    saved.type("step");
    CHECK(saved_games.close_game() == "walking-1");
    CHECK_FALSE(saved.session.match().game);
    CHECK(saved_games.last_closed()->result == table::GameResult::Unfinished);
    CHECK_FALSE(place.save_store->games()->front().is_open_elsewhere);
    CHECK(place.save_store->last_unfinished()->name == "walking-1");
    {
        SavedSession other(place);
        CHECK(other.open("walking-1").kind == Reply::Kind::Accepted);
        CHECK(other.commands() == 1);
        CHECK(other.type("step").kind == Reply::Kind::Accepted);
    }
    CHECK(saved.open("walking-1").kind == Reply::Kind::Accepted);
    CHECK(saved.commands() == 2);
    // A game started by its command is saved as usual.
    CHECK(saved_games.close_game() == "walking-1");
    CHECK(saved.type("new walking seed 9").warnings.empty());
    CHECK(saved.type("step").warnings.empty());
    CHECK(saved.name() == "walking-2");
}

TEST_CASE("a game that is only in memory cannot be closed", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    SessionSavedGames saved_games(*place.save_store, saved.session);
    REQUIRE(saved_games.begin(new_header("walking")).kind == Reply::Kind::Accepted);
    saved.session.set_saver(nullptr);
    CHECK_FALSE(saved_games.close_game());
    CHECK(saved.session.match().game);
}

TEST_CASE("another game in the same session is saved under its own name", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    saved.type("step");
    saved.type("new walking seed 9");
    CHECK(saved.name().empty());
    saved.type("step");
    CHECK(saved.name() == "walking-2");
    const std::string elsewhere = home.file("elsewhere.tene", saved.record());
    saved.type("load " + elsewhere);
    CHECK(saved.name() == "walking-3");
    CHECK(read_all(path_in(home, "walking-3.tene")) == read_all(elsewhere));
    SavedSession other(place);
    CHECK(other.open("walking-1").kind == Reply::Kind::Accepted);
    CHECK(other.commands() == 1);
}

TEST_CASE("a game is removed with its snapshot but not while it is open", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    {
        SavedSession saved(place);
        saved.begin();
        saved.type("step");
        CHECK(place.save_store->remove("walking-1")->code == "open-elsewhere");
    }
    CHECK(std::filesystem::exists(path_in(home, "walking-1.snapshot")));
    CHECK(!place.save_store->remove("walking-1"));
    CHECK(std::filesystem::is_empty(home.path("tenebrae/games")));
    CHECK(place.save_store->remove("walking-1")->code == "no-such-game");
    CHECK(place.save_store->remove("../scores.jsonl")->code == "bad-name");
}

TEST_CASE("files that are not saved games are left alone", "[save][attack]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    const std::string secret = home.file("secret", "tenebrae record 1\n");
    std::filesystem::create_symlink(secret, path_in(home, "link.tene"));
    std::filesystem::create_directory(path_in(home, "folder.tene"));
    REQUIRE(::mkfifo(path_in(home, "pipe.tene").c_str(), 0600) == 0);
    write_all_of(path_in(home, "notes.txt"), "hello");
    write_all_of(path_in(home, "noise.tene"), "\x1b[2J\xff\n");
    write_all_of(path_in(home, "empty.tene"), "");
    SavedSession saved(place);
    for (const char* name : {"link", "folder", "pipe"}) {
        INFO(name);
        CHECK(saved.open(name).kind == Reply::Kind::Refused);
        CHECK(!place.save_store->read_unchanged(name));
    }
    CHECK(saved.open("noise").kind == Reply::Kind::Refused);
    CHECK(saved.open("empty").kind == Reply::Kind::Refused);
    CHECK(saved.open("missing").errors.front().code == "no-such-game");
    const auto games = place.save_store->games();
    REQUIRE(games);
    CHECK(games->size() == 2);
    for (const table::SavedGame& game : *games) {
        CHECK(!game.errors.empty());
    }
    CHECK(!place.save_store->last_unfinished());
    CHECK(read_all(secret) == "tenebrae record 1\n");
}

TEST_CASE("a file with a huge size is not read", "[save][attack]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    write_all_of(path_in(home, "huge.tene"), "tenebrae record 1\n");
    std::filesystem::resize_file(path_in(home, "huge.tene"), std::uintmax_t{1} << 40U);
    SavedSession saved(place);
    CHECK(code_of(saved.open("huge").errors) == "too-large");
}

TEST_CASE("a game with a full record can be finished and opens again", "[save][attack]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Group});
    {
        SavedSession saved(place);
        saved.begin();
        const std::string note = "note " + std::string(4000, 'x');
        Reply reply;
        std::size_t taken = 0;
        for (; reply.kind != Reply::Kind::Refused && taken < 5000; ++taken) {
            reply = saved.type(note);
            CHECK(reply.warnings.empty());
        }
        CHECK(taken > 4000);
        CHECK(code_of(reply.errors) == "record-full");
        const Reply end = saved.type("resign");
        CHECK(end.kind == Reply::Kind::Accepted);
        CHECK(end.warnings.empty());
    }
    CHECK(
        std::filesystem::file_size(path_in(home, "walking-1.tene")) > core::kMaxFileBytes - 200'000
    );
    SavedSession again(place);
    const Reply opened = again.open("walking-1");
    CHECK(opened.errors.empty());
    CHECK(opened.warnings.empty());
    CHECK(again.session.match().is_over());
    const std::string copy = home.path("copy.tene");
    CHECK(again.type("save " + copy).kind == Reply::Kind::Answered);
    CHECK(host::play_file(host::Session(environment()), copy).ok());
}

TEST_CASE(
    "a log with comments up to its last line accepts nothing more and says so", "[save][attack]"
) {
    const TemporaryFolder home;
    Place place(home.path(""));
    std::string text;
    {
        SavedSession first(place);
        first.begin();
        text = first.record();
    }
    for (std::size_t line = host::size_of(text).lines; line < core::kMaxFileLines - 2; ++line) {
        text += "#\n";
    }
    write_all_of(path_in(home, "mine.tene"), text);
    SavedSession saved(place);
    CHECK(saved.open("mine").warnings.empty());
    const Reply reply = saved.type("step");
    CHECK(code_of(reply.warnings) == "not-kept");
    CHECK(
        reply.warnings.front().message == "The game is not saved. The record of this game is full."
    );
    CHECK(read_all(path_in(home, "mine.tene")) == text);
}

TEST_CASE("a record with too many lines is refused", "[save][attack]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    std::string text = saved.record();
    saved.session.set_saver(nullptr);
    std::vector<std::string> lines = core::split_lines(text);
    for (std::size_t line = 0; line < core::kMaxFileLines; ++line) {
        text += "note x\n";
        lines.emplace_back("note x");
    }
    const auto loaded = host::load_lines(environment(), "typed", lines);
    REQUIRE(!loaded);
    CHECK(loaded.errors().front().code == "record-too-long");
    CHECK(
        host::play_file(host::Session(environment()), home.file("long.tene", text))
            .errors()
            .front()
            .code
        == "too-large"
    );
    write_all_of(path_in(home, "long.tene"), text);
    CHECK(code_of(saved.open("long").errors) == "too-large");
}

TEST_CASE("old temporary files of a killed program are removed", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    write_all_of(path_in(home, ".draft-1-0"), "x");
    write_all_of(path_in(home, ".draft-1-1"), "x");
    const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(2);
    std::filesystem::last_write_time(path_in(home, ".draft-1-1"), old);
    CHECK(names_of(place).empty());
    CHECK(std::filesystem::exists(path_in(home, ".draft-1-0")));
    CHECK(!std::filesystem::exists(path_in(home, ".draft-1-1")));
}
