// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "store_fixtures.hpp"
#include "thorough.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

/// A game of 130 commands: its log and the last snapshot of it.
struct Files {
    Files() {
        const TemporaryFolder home;
        Place place(home.path(""));
        SavedSession saved(place);
        saved.begin();
        for (int count = 0; count < 130; ++count) {
            saved.type("step");
        }
        log = read_all(path_in(home, "walking-1.tene"));
        snapshot = read_all(path_in(home, "walking-1.snapshot"));
        state = saved.session.match().state;
    }

    std::string log;
    std::string snapshot;
    host::GameState state;
};

const Files& files() {
    static const Files all;
    return all;
}

core::Result<Restored>
restored(const std::string& log, const std::optional<std::string>& snapshot = std::nullopt) {
    return restore(environment(), {}, "walking-1.tene", log, snapshot);
}

std::size_t line_start(const std::string& text, int number) {
    std::size_t at = 0;
    for (int line = 1; line < number; ++line) {
        at = text.find('\n', at) + 1;
    }
    return at;
}

}  // namespace

TEST_CASE("a log and a matching snapshot give the game without warnings", "[save]") {
    REQUIRE(!files().snapshot.empty());
    const auto game = restored(files().log, files().snapshot);
    REQUIRE(game);
    CHECK(game->notes.empty());
    CHECK(!game->has_partial_command);
    CHECK(!game->is_repaired);
    CHECK(game->log == files().log);
    CHECK(game->match.state == files().state);
    CHECK(game->match.history.steps().size() == 130);
}

TEST_CASE("a truncated line is dropped and reported", "[save]") {
    const auto game = restored(files().log + "step b", files().snapshot);
    REQUIRE(game);
    CHECK(game->has_partial_command);
    CHECK(!game->is_repaired);
    CHECK(game->log == files().log);
    REQUIRE(game->notes.size() == 1);
    CHECK(game->notes.front().code == "torn-line");
    CHECK(game->notes.front().got == "step b");
}

TEST_CASE("every prefix of a log loads or is refused with a reason", "[save]") {
    const std::string& log = files().log;
    const std::size_t header = log.find("begin\n") + 6;
    std::size_t loaded = 0;
    // The whole header, then every 29th prefix. Lines differ in length, so all positions in a line
    // occur.
    const auto step = static_cast<std::size_t>(tenebrae::test::thorough(7, 29));
    for (std::size_t length = 0; length <= log.size(); length += length < header ? 1 : step) {
        const auto game = restored(log.substr(0, length));
        if (!game) {
            CHECK(!game.errors().front().message.empty());
            CHECK(length < header);
            continue;
        }
        ++loaded;
        CHECK(log.starts_with(game->log));
        CHECK(game->log.size() <= length);
        CHECK((game->log.size() == length) == game->notes.empty());
    }
    CHECK(loaded > 100);
}

TEST_CASE("a flipped bit in the log loses nothing that a snapshot has", "[save]") {
    std::string log = files().log;
    // A line long before the snapshot, changed into another valid command.
    const std::size_t at = line_start(log, 41);
    REQUIRE(log.compare(at, 4, "step") == 0);
    log.replace(at, 4, "note");
    const auto without = restored(log);
    REQUIRE(without);
    CHECK(without->is_repaired);
    CHECK(without->lost > 100);
    CHECK(without->notes.front().code == "damaged-log");
    CHECK(without->notes.front().message.find(std::to_string(without->lost)) != std::string::npos);
    const auto with = restored(log, files().snapshot);
    REQUIRE(with);
    CHECK(with->is_repaired);
    CHECK(with->lost == 0);
    CHECK(with->match.state == files().state);
    CHECK(has_code(with->notes, "snapshot-disagrees"));
    CHECK(has_code(with->notes, "from-snapshot"));
    // The repaired record loads without the snapshot.
    const auto again = restored(with->log);
    REQUIRE(again);
    CHECK(again->notes.empty());
    CHECK(again->match.state == files().state);
}

TEST_CASE("damage after the snapshot loses only what follows the damage", "[save]") {
    std::string log = files().log;
    const std::size_t last = log.rfind("step");
    const std::size_t at = log.rfind("step", last - 1);
    log.replace(at, 4, "stop");
    const auto game = restored(log, files().snapshot);
    REQUIRE(game);
    CHECK(game->is_repaired);
    CHECK(game->lost == 2);
    CHECK(game->match.history.steps().size() == 128);
}

TEST_CASE("a snapshot is preferred to a shorter log", "[save]") {
    const auto game =
        restored(files().log.substr(0, line_start(files().log, 60)), files().snapshot);
    REQUIRE(game);
    CHECK(has_code(game->notes, "from-snapshot"));
    const host::Match& match = game->match;
    CHECK(match.game->json(match.decider_view())["turn"] > 60);
}

TEST_CASE("a snapshot with a changed byte is not used", "[save]") {
    for (const std::size_t at : {0U, 30U, 100U, 200U}) {
        std::string snapshot = files().snapshot;
        snapshot[at] = static_cast<char>(snapshot[at] ^ 1);
        const auto game = restored(files().log, snapshot);
        REQUIRE(game);
        CHECK(code_of(game->notes) == "bad-snapshot");
        CHECK(!game->is_repaired);
        CHECK(game->match.state == files().state);
    }
}

TEST_CASE("any byte of a log may change and the game is restored up to the damage", "[save]") {
    const std::string& log = files().log;
    const auto step = static_cast<std::size_t>(tenebrae::test::thorough(7, 29));
    for (std::size_t at = 0; at < log.size(); at += step) {
        std::string turned = log;
        turned[at] = static_cast<char>(turned[at] ^ 0x20);
        const auto game = restored(turned, files().snapshot);
        INFO(at);
        REQUIRE(game);
        // Letter case does not matter in a record, and a comment is not a command.
        CHECK((game->match.state == files().state || game->lost > 0));
    }
}

TEST_CASE("two damaged lines in a row never give a state that the game did not have", "[save]") {
    const std::vector<std::string> lines = core::split_lines(files().log);
    const auto begin = std::ranges::find(lines, "begin");
    REQUIRE(begin != lines.end());
    std::size_t pairs = 0;
    for (auto at = begin - lines.begin() + 2; at + 1 < std::ssize(lines); at += 2) {
        std::vector<std::string> damaged = lines;
        const auto line = static_cast<std::size_t>(at);
        REQUIRE(lines[line].starts_with("step "));
        damaged[line] = "resign";
        // A broken checksum, and one turned into a comment.
        damaged[line + 1].front() = pairs % 2 == 0 ? 'k' : '#';
        const auto game = restored(core::joined(damaged, "\n") + "\n");
        INFO(line);
        REQUIRE(game);
        CHECK(!game->match.is_over());
        CHECK(game->match.history.steps().size() == pairs);
        CHECK(!game->notes.empty());
        ++pairs;
    }
    CHECK(pairs == 130);
}

TEST_CASE("a command without a checksum is dropped and several are reported", "[save]") {
    const auto torn = restored(files().log + "step b1\n");
    REQUIRE(torn);
    CHECK(torn->has_partial_command);
    CHECK(torn->log == files().log);
    REQUIRE(torn->notes.size() == 1);
    CHECK(torn->notes.front().got == "step b1");
    const auto more = restored(files().log + "step b1\nstep c1\n");
    REQUIRE(more);
    CHECK(more->is_repaired);
    CHECK(more->lost == 2);
    CHECK(more->log == files().log);
    // A whole game can be written by hand without any checksum.
    const std::string by_hand =
        files().log.substr(0, files().log.find("check ")) + "step\nstep\nstep\n";
    const auto whole = restored(by_hand);
    REQUIRE(whole);
    CHECK(whole->notes.empty());
    CHECK(whole->match.history.steps().size() == 3);
}

TEST_CASE("a changed note or name or mark is reported", "[save]") {
    const TemporaryFolder home;
    {
        Place place(home.path(""), {.ranked = true});
        SavedSession saved(place);
        saved.begin();
        for (const char* line : {"step", "note well", "step"}) {
            saved.type(line);
        }
    }
    const std::string log = read_all(path_in(home, "walking-1.tene"));
    const auto changed = [&log](std::string_view from, std::string_view into) {
        std::string text = log;
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        return restored(text.replace(at, from.size(), into));
    };
    REQUIRE(restored(log)->notes.empty());
    const auto note = changed("note well", "note wall");
    REQUIRE(note);
    CHECK(note->lost == 2);
    CHECK(note->match.history.steps().size() == 1);
    CHECK(has_code(note->notes, "damaged-log"));
    const auto mark = changed("# ranked", "# banked");
    REQUIRE(mark);
    CHECK(mark->lost == 3);
    CHECK(has_code(mark->notes, "damaged-log"));
    const std::size_t ranked = log.find("# ranked");
    const auto none = changed(log.substr(ranked, log.find('\n', ranked) + 1 - ranked), "");
    REQUIRE(none);
    CHECK(none->lost == 3);
    const auto name = changed("players 1\n", "players 1\n# Ada\n");
    REQUIRE(!name);
    CHECK(name.errors().front().code == "text-changed");
}

TEST_CASE("a log of the first format is continued with or without its snapshot", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    const std::string old = "tenebrae record 1\ngame walking\nrules 3\nplayers 1\ndata "
                            "000000000000da7a\nseed 7\nbegin\n"
                            "check e3f483a7a61ceec0\nstep b1\ndraw\ncheck 29ff21dc9c867618\n";
    write_all_of(path_in(home, "mine.tene"), old);
    std::string record;
    {
        SavedSession saved(place);
        CHECK(saved.open("mine").warnings.empty());
        for (int count = 0; count < 60; ++count) {
            CHECK(saved.type("step").warnings.empty());
        }
        record = saved.record();
    }
    const std::string log = read_all(path_in(home, "mine.tene"));
    REQUIRE(log.starts_with(old + "step a1\ncheck 0f725c67bcb269d9\nstep "));
    SavedSession again(place);
    CHECK(again.open("mine").warnings.empty());
    CHECK(again.record() == record);
    CHECK(again.record().starts_with("tenebrae record 2\n"));
    std::string damaged = log;
    damaged[damaged.find("step")] = 'x';
    const auto mended = restored(damaged, read_all(path_in(home, "mine.snapshot")));
    REQUIRE(mended);
    CHECK(has_code(mended->notes, "from-snapshot"));
    CHECK(mended->lost == 0);
    CHECK(mended->match.state == again.session.match().state);
    CHECK(restored(mended->log)->notes.empty());
}

TEST_CASE("a missing or unreadable game gives a reason", "[save]") {
    CHECK(!restored(""));
    CHECK(!restored("", std::string("x")));
    CHECK(!restored("step\n"));
    const auto other = restored("tenebrae record 1\ngame walking\nrules 9\nseed 1\nbegin\n");
    REQUIRE(!other);
    CHECK(other.errors().front().code == "rules-version");
}

TEST_CASE("opening a damaged game moves the damaged log aside and continues", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    std::string damaged = files().log;
    damaged.replace(line_start(damaged, 41), 4, "note");
    write_all_of(path_in(home, "mine.tene"), damaged);
    write_all_of(path_in(home, "mine.snapshot"), files().snapshot);
    std::string record;
    {
        SavedSession saved(place);
        const Reply reply = saved.open("mine");
        CHECK(reply.kind == Reply::Kind::Accepted);
        CHECK(has_code(reply.warnings, "from-snapshot"));
        CHECK(saved.type("step").warnings.empty());
        record = saved.record();
    }
    CHECK(read_all(path_in(home, "mine-1.damaged")) == damaged);
    SavedSession again(place);
    const Reply reply = again.open("mine");
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(reply.warnings.empty());
    CHECK(again.record() == record);
}

TEST_CASE("opening a game with a truncated line removes the line", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    write_all_of(path_in(home, "mine.tene"), files().log + "check 00");
    SavedSession saved(place);
    CHECK(has_code(saved.open("mine").warnings, "torn-line"));
    CHECK(read_all(path_in(home, "mine.tene")) == files().log);
    saved.type("step");
    CHECK(read_all(path_in(home, "mine.tene")).starts_with(files().log + "step "));
}

TEST_CASE("a game with incomplete positions is restored from its log alone", "[save]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    table::Header header = new_header("walking");
    header.settings = {{"players", "2", {}}, {"cards", "hidden", {}}};
    {
        SavedSession saved(place);
        REQUIRE(place.save_store->begin(saved.session, header).new_game);
        for (int count = 0; count < 130; ++count) {
            saved.type("step");
        }
    }
    const std::string log = read_all(path_in(home, "walking-1.tene"));
    const std::string text = read_all(path_in(home, "walking-1.snapshot"));
    core::Result<Snapshot> snapshot = parse_snapshot(text, "walking-1.snapshot");
    REQUIRE(snapshot);
    CHECK(snapshot->record.empty());
    snapshot.value().seconds = 77;
    SECTION("the snapshot has the playing time") {
        const auto game = restored(log, format_snapshot(*snapshot));
        REQUIRE(game);
        CHECK(game->notes.empty());
        CHECK(game->seconds == 77);
        CHECK(game->match.history.steps().size() == 130);
        CHECK(game->match.history.seat_log(0).events_of(table::kBeginning).size() == 2);
    }
    SECTION("the verified part of a damaged log is all that is left") {
        const auto game = restored(log.substr(0, log.size() / 2) + "nonsense\n", text);
        REQUIRE(game);
        CHECK(game->is_repaired);
        CHECK(game->match.history.steps().size() < 70);
        CHECK(has_code(game->notes, "damaged-log"));
        CHECK(has_code(game->notes, "snapshot-disagrees") == false);
    }
}
