// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

using namespace tenebrae;
using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// On b1 with four points and two cards left in the deck.
const std::string_view kWalk =
    "tenebrae position 1\ngame walking\nbegin\ncell 1\ndrawn 6\npoints 4\ndeck 00000022\nend\n";

struct Played {
    Session session{environment()};
    core::Diagnostics errors;  ///< of the first line that is refused
};

void put(const Folder& folder, std::string_view name, std::string_view text) {
    REQUIRE(folder.put(name, text) == folder.file(name));
}

Played
play(const std::string& file, const std::string& text, std::size_t start = 0, bool whole = true) {
    Played played;
    Script script(played.session, file, whole);
    script.allow_start(start);
    const std::vector<std::string> lines = core::split_lines(text);
    for (const std::string& line : lines) {
        const Reply reply = script.feed(line);
        if (reply.kind == Reply::Kind::Refused) {
            played.errors = reply.errors;
            return played;
        }
    }
    played.errors = script.finish().errors;
    return played;
}

std::string first_error(const Played& played) {
    return played.errors.empty() ? "" : played.errors.front().code;
}

}  // namespace

TEST_CASE("a command file starts from a position and can change its lines", "[save]") {
    const Folder folder;
    std::filesystem::create_directory(folder.file("deep"));
    put(folder, "walk.pos", kWalk);
    const Played played = play(
        folder.file("deep/game"),
        "# What stands here is no beginning.\n\nfrom ../walk.pos\n# Fewer points:\npoints 5\n"
        "players 2\nseed 9\nbegin\nexpect points 5\ndraw\nexpect points 7\n"
    );
    CHECK(core::render(played.errors).empty());
    const Match& match = played.session.match();
    CHECK(match.game->seats().size() == 2);
    CHECK(match.record.seed == 9);
    const std::string record =
        write_record(*match.game, match.record, match.referee->hash(match.state));
    CHECK(record.find("walk.pos") == std::string::npos);
    CHECK(
        record.find("position\ncell 1\ndrawn 6\npoints 5\ndeck 00000022\nend\n")
        != std::string::npos
    );
}

TEST_CASE("a command file plays the same commands from several positions", "[save]") {
    const Folder folder;
    put(folder, "one.pos", kWalk);
    put(folder, "two.pos", "tenebrae position 1\ngame walking\nbegin\ncell 0\nend\n");
    const std::string text = "from one.pos two.pos\npoints 3\nbegin\nexpect points 3\n";
    CHECK(count_starts(core::split_lines("\n# from a b c\n" + text)) == 2);
    CHECK(count_starts(core::split_lines("new walking\nfrom one.pos two.pos\n")) == 1);
    CHECK(count_starts(core::split_lines("from\n")) == 1);
    CHECK(count_starts({}) == 1);
    for (std::size_t start = 0; start < 2; ++start) {
        const Played played = play(folder.file("game"), text, start);
        CHECK(core::render(played.errors).empty());
        const Match& match = played.session.match();
        CHECK(match.game->json(match.decider_view()).at("cell") == (start == 0 ? 1 : 0));
    }
    // Standard input cannot be read twice.
    CHECK(first_error(play("<stdin>", text, 0, false)) == "several-positions");
}

TEST_CASE("an error in the start of a command file is reported with its place", "[save]") {
    const Folder folder;
    put(folder, "walk.pos", kWalk);
    put(folder, "bad.pos", "tenebrae position 1\ngame walking\nbegin\nno such line\nend\n");
    put(folder, "record", "tenebrae record 1\ngame walking\nrules 3\nseed 1\nbegin\n");
    struct Case {
        std::string text;
        std::string code;
        std::string file;
        int line;
        int column;
    };
    const std::string name = folder.file("game");
    const std::vector<Case> cases{
        {"from\nbegin\n", "missing-parameter", name, 1, 1},
        {"from there.pos\nbegin\n", "no-such-file", name, 1, 6},
        {"from record\nbegin\n", "wrong-file-kind", folder.file("record"), 1, 0},
        {"from bad.pos\nbegin\n", "unknown-word", folder.file("bad.pos"), 4, 1},
        {"from walk.pos\n\npoints 400\nbegin\n", "bad-word", name, 3, 8},
        {"from walk.pos\nplayers 7\ncell 0\nbegin\n", "bad-value", name, 2, 9},
        {"from walk.pos\nseed many\nbegin\n", "bad-number", name, 2, 6},
        {"from walk.pos\nseed 1\nseed 1\nbegin\n", "duplicate-line", name, 3, 1},
        {"from walk.pos\nplayers 2\nplayers 2\nbegin\n", "duplicate-line", name, 3, 1},
        {"from walk.pos\ncell 0\n", "truncated", name, 2, 0},
        {"from walk.pos\n\x01\nbegin\n", "control-character", name, 2, 1},
        {"new walking\nfrom walk.pos\n", "truncated", name, 2, 0}};
    for (const Case& wrong : cases) {
        INFO(wrong.text);
        const Played played = play(name, wrong.text);
        REQUIRE(first_error(played) == wrong.code);
        const core::Place& where = played.errors.front().where;
        CHECK(where.file == wrong.file);
        CHECK(where.line == wrong.line);
        CHECK(where.column == wrong.column);
    }
}

TEST_CASE("the start of a command file has a bounded length", "[save]") {
    const Folder folder;
    put(folder, "walk.pos", kWalk);
    std::string text = "from walk.pos\n";
    for (std::size_t line = 0; line <= kMaxHeaderLines; ++line) {
        text += "\n";
    }
    CHECK(first_error(play(folder.file("game"), text)) == "header-too-long");
}

TEST_CASE("no record and no position names another file", "[save]") {
    const Folder folder;
    const std::string walk = folder.put("walk.pos", kWalk);
    const std::string name = folder.file("game");
    CHECK(
        first_error(play(name, "tenebrae record 1\ngame walking\nrules 3\nfrom walk.pos\nbegin\n"))
        == "unknown-header-line"
    );
    CHECK(
        first_error(
            play(name, "tenebrae record 1\ngame walking\nrules 3\nseed 1\nbegin\nfrom walk.pos\n")
        )
        == "unknown-command"
    );
    CHECK(
        first_error(play(name, "tenebrae position 1\ngame walking\nfrom walk.pos\nbegin\nend\n"))
        == "unknown-header-line"
    );
    // A loaded file may be untrusted. It must be a record or a position, not a command file.
    put(folder, "game", "from walk.pos\nbegin\n");
    TestSession table = new_table();
    CHECK(code_of(table.type("load " + name)) == "wrong-file-kind");
    CHECK(code_of(table.type("new walking from " + name)) == "wrong-file-kind");
    CHECK(code_of(table.type("from " + walk)) == "unknown-command");
    // Only the code that runs a command file accepts this.
    Session session(environment());
    Script script(session, name, true);
    CHECK(code_of(script.feed("from walk.pos")) == "unknown-command");
}

TEST_CASE("in restricted mode no game starts from a position", "[save][restricted]") {
    const Folder folder;
    put(folder, "walk.pos", kWalk);
    Environment given = environment();
    given.restricted = true;
    for (const bool strangers : {true, false}) {
        Session session(given);
        Script script(session, folder.file("game"), true);
        script.allow_start(0);
        if (strangers) {
            script.refuse_header();
        }
        const Reply reply = script.feed("from walk.pos");
        CHECK(code_of(reply) == "restricted");
        CHECK(script.done());
        CHECK_FALSE(session.match().game);
    }
}

TEST_CASE("a command file may start several games from positions", "[save]") {
    const Folder folder;
    put(folder, "walk.pos", kWalk);
    put(folder, "other.pos", kWalk);
    const std::string file = folder.file("game");
    const std::string first = "from walk.pos\npoints 5\nbegin\ndraw\nexpect points 7\n";
    const std::string again = "from walk.pos other.pos\npoints 2\nbegin\nexpect points 2\n";
    const Played played = play(file, first + again + "draw\n");
    CHECK(core::render(played.errors).empty());
    CHECK(played.session.match().history.steps().size() == 1);
    CHECK(play(file, "new walking seed 7\nstep\n" + again).errors.empty());
    CHECK(play(file, "from walk.pos other.pos\nbegin\n" + again, 1).errors.empty());
    CHECK(first_error(play(file, first + again, 1)) == "missing-parameter");
    CHECK(first_error(play(file, first + "from walk.pos\n")) == "truncated");
    CHECK(first_error(play(file, first + "from\nbegin\n")) == "missing-parameter");
    CHECK(first_error(play(file, first + again, 0, false)) == "several-positions");
    CHECK(
        first_error(play(file, "tenebrae record 1\ngame walking\nrules 3\nseed 7\nbegin\n" + again))
        == "unknown-command"
    );
}

TEST_CASE(
    "in restricted mode a later line starts no game from a position either", "[save][restricted]"
) {
    const Folder folder;
    put(folder, "walk.pos", kWalk);
    Environment given = environment();
    given.restricted = true;
    Session session(given);
    Script script(session, folder.file("game"), false);
    script.allow_start(0);
    script.refuse_header();
    CHECK(script.feed("new walking").kind == Reply::Kind::Accepted);
    CHECK(code_of(script.feed("from walk.pos")) == "restricted");
    CHECK(session.match().history.steps().empty());
}

TEST_CASE("a command file that starts from a position cannot start a second game", "[save]") {
    const Folder folder;
    put(folder, "walk.pos", kWalk);
    TestSession table = new_table();
    Script script(table.session, folder.file("game"), true);
    script.allow_start(0);
    CHECK(code_of(script.feed("from walk.pos")) == "two-beginnings");
}
