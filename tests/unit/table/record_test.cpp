// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "tables.hpp"

#include <cstdlib>

using namespace tenebrae;
using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

constexpr std::string_view kHeader =
    "tenebrae record 1\ngame walking\nrules 3\nplayers 1\ndata 000000000000da7a\nseed 7\nbegin\n";

/// Loads a text at a table with a running game. If loading fails, that game must be unchanged.
Reply load_text(TestSession& table, const std::string& text) {
    const Folder folder;
    const std::string file = folder.put("game.tene", text);
    return table.type("load " + file);
}

std::string played_record() {
    TestSession table = new_table();
    table.type_all(
        {"step",
         "draw",
         "step",
         "undo",
         "step",
         "note well",
         "step",
         "draw",
         "step",
         "step",
         "draw"}
    );
    table.type("undo --past-reveals 2");
    return table.record();
}

}  // namespace

TEST_CASE("a record contains its header and every command and checksums of the state", "[save]") {
    TestSession table = new_table();
    const std::string second =
        "tenebrae record 2" + std::string(kHeader.substr(kHeader.find('\n')));
    CHECK(table.record() == second + "check e3f483a7a61ceec0 f0ab0dcd64aedaed\n");
    for (int count = 0; count < 12; ++count) {
        table.type("step");
    }
    table.type("expect points 0");
    table.type("legal");
    const std::vector<std::string> lines = core::split_lines(table.record());
    REQUIRE(lines.size() == 7 + 1 + 10 + 1 + 2 + 1);
    CHECK(lines[18].rfind("check ", 0) == 0);
    CHECK(lines[21].rfind("check ", 0) == 0);
}

TEST_CASE("a record loads to the same state and is written as the same bytes", "[save]") {
    const std::string record = played_record();
    TestSession table;
    const Reply reply = load_text(table, record);
    CHECK(reply.errors.empty());
    CHECK(reply.new_game);
    CHECK(table.record() == record);
    CHECK(table.session.match().record.past_reveals == 1);
}

TEST_CASE("undo and redo work after loading", "[save]") {
    TestSession table;
    load_text(table, std::string(kHeader) + "step\nstep\nundo\n");
    CHECK(table.type("redo").kind == Reply::Kind::Accepted);
    CHECK(table.type("undo 2").kind == Reply::Kind::Accepted);
}

TEST_CASE("load reads what save writes", "[save]") {
    const Folder folder;
    TestSession table = new_table();
    table.type_all({"step", "draw"});
    CHECK(table.type("save " + folder.file("a game.tene")).kind == Reply::Kind::Answered);
    CHECK(folder.get("a game.tene") == table.record());
    TestSession other;
    CHECK(other.type("load " + folder.file("a game.tene")).new_game);
    CHECK(other.session.match().state == table.session.match().state);
}

TEST_CASE("a position file starts a game and its record contains the position", "[save]") {
    const Folder folder;
    const std::string file = folder.put(
        "p.pos",
        "tenebrae position 1\ngame walking\nplayers 2\nbegin\ncell 1\ndrawn 2\ndeck 00123123\nend\n"
    );
    TestSession table;
    CHECK(table.type("load " + file).new_game);
    CHECK(table.session.match().game->seats().size() == 2);
    table.type("draw");
    const std::string record = table.record();
    CHECK(
        record.find("seed 7\nposition\ncell 1\ndrawn 2\npoints 0\ndeck 00123123\nend\nbegin\n")
        != std::string::npos
    );
    TestSession again;
    CHECK(load_text(again, record).errors.empty());
    CHECK(again.session.match().state == table.session.match().state);
    CHECK(again.record() == record);

    TestSession with;
    CHECK(with.type("new walking players 1 seed 3 from " + file).new_game);
    CHECK(with.session.match().game->seats().size() == 1);
    CHECK(with.session.match().record.seed == 3);
}

TEST_CASE("a printed position reads back to the same state", "[save]") {
    const Folder folder;
    TestSession table = new_table();
    table.type_all({"step", "draw"});
    const std::string file = folder.put("p.pos", table.type("show --position --order").text);
    TestSession other;
    CHECK(other.type("load " + file).new_game);
    CHECK(other.type("show --position --order").text == table.type("show --position --order").text);
    CHECK(other.session.match().state == table.session.match().state);
}

TEST_CASE(
    "an invalid record is refused with its code and place and the current game stays", "[save]"
) {
    struct Case {
        std::string text;
        std::string code;
        int line;
    };
    const std::string header(kHeader);
    const std::string position = "tenebrae position 1\ngame walking\nbegin\n";
    const std::vector<Case> cases{
        {"", "empty-file", 0},
        {"step\n", "wrong-file-kind", 1},
        {"tenebrae\n", "unknown-file-kind", 1},
        {"tenebrae novel 1\n", "unknown-file-kind", 1},
        {"tenebrae record 0\ngame walking\n", "unknown-format-version", 1},
        {"tenebrae record 3\ngame walking\n", "unknown-format-version", 1},
        {"tenebrae position 2\ngame walking\n", "unknown-format-version", 1},
        {"tenebrae record\n", "unknown-format-version", 1},
        {"tenebrae record one\n", "unknown-format-version", 1},
        {"tenebrae record 1\ngame chess\nrules 3\nseed 1\nbegin\n", "unknown-game", 2},
        {"tenebrae record 1\ngame walking\nrules 4\nseed 1\nbegin\n", "rules-version", 3},
        {"tenebrae record 1\nrules 3\nseed 1\nbegin\n", "missing-header-line", 4},
        {"tenebrae record 1\ngame walking\nseed 1\nbegin\n", "missing-header-line", 4},
        {"tenebrae record 1\ngame walking\nrules 3\nbegin\n", "missing-header-line", 4},
        {"tenebrae record 1\ngame walking\nrules 3\nseed x\nbegin\n", "bad-number", 4},
        {"tenebrae record 1\ngame walking\nplayers 1\nplayers 1\nbegin\n", "duplicate-line", 4},
        {"tenebrae record 1\ngame walking\nweather fine\nbegin\n", "unknown-header-line", 3},
        {"tenebrae record 1\ngame walking\nrules 3\nplayers 9\nseed 1\nbegin\n", "bad-value", 4},
        {"tenebrae record 1\ngame walking\n", "truncated", 2},
        {"tenebrae record 1\ngame walking\nposition\ncell 1\n", "truncated", 4},
        {position + "cell 1\n", "truncated", 4},
        {position + "cell 9\nend\n", "bad-word", 4},
        {position + "cell 1\nend\n\nstep\n", "text-after-end", 7},
        {header + "step\ndraw\nfly\n", "unknown-command", 10},
        {header + "step c9\n", "no-such-way", 8},
        {header + "check 0000000000000000\n", "check-mismatch", 8},
        {header + "save elsewhere.tene\n", "not-in-a-record", 8},
        {header + "load elsewhere.tene\n", "not-in-a-record", 8},
        {header + "new walking\n", "not-in-a-record", 8},
        {header + "quit\n", "not-in-a-record", 8},
        {header + "check e3f483a7a61ceec0\nstep\n", "truncated", 9},
        {header + "st\x01p\n", "control-character", 8},
        {header + "st\xc3\n", "not-utf-8", 8},
    };
    TestSession table = new_table();
    table.type("step");
    const std::string before = table.record();
    for (const Case& bad : cases) {
        INFO(bad.text);
        const Reply reply = load_text(table, bad.text);
        CHECK(reply.kind == Reply::Kind::Refused);
        CHECK(reply.bad_data);
        CHECK(code_of(reply) == bad.code);
        CHECK(reply.errors.front().where.line == bad.line);
        CHECK(reply.errors.front().where.file.find("game.tene") != std::string::npos);
        CHECK(table.record() == before);
        CHECK(!table.session.viewer().in_record);
    }
}

TEST_CASE("a record with any letter changed is refused", "[save]") {
    TestSession table = new_table();
    table.type_all({"step", "note well", "draw", "note and on", "step", "undo", "redo"});
    const std::string record = table.record();
    const std::size_t last = record.rfind("check ");
    for (std::size_t at = 0; at < record.size(); ++at) {
        for (const int bit : {1, 4, 16, 32}) {
            // A checksum is not case sensitive.
            if (bit == 32 && at >= last && at < last + 5) {
                continue;
            }
            std::string changed = record;
            changed[at] = static_cast<char>(changed[at] ^ bit);
            TestSession other;
            INFO(changed);
            CHECK(load_text(other, changed).kind == Reply::Kind::Refused);
        }
    }
    // The kind of line ending does not matter.
    std::string dos;
    for (const std::string& line : core::split_lines(record)) {
        dos += line + "\r\n";
    }
    TestSession other;
    CHECK(load_text(other, dos).errors.empty());
    CHECK(other.record() == record);
}

TEST_CASE("the error of a wrong checksum says what is wrong", "[save]") {
    TestSession table = new_table();
    table.type_all({"step", "note well"});
    const std::string record = table.record();
    const auto refusal = [&record](std::string_view from, std::string_view into) {
        std::string text = record;
        text.replace(text.rfind(from), from.size(), into);
        TestSession other;
        return load_text(other, text);
    };
    const std::size_t check = record.rfind("check ");
    const std::string line = record.substr(check, record.size() - 1 - check);
    CHECK(code_of(refusal("well", "wall")) == "text-changed");
    CHECK(refusal("well", "wall").errors.front().where.line == 11);
    CHECK(code_of(refusal(line, line.substr(0, 22))) == "bad-hash");
    CHECK(code_of(refusal(line, line + " more")) == "bad-hash");
    CHECK(code_of(refusal(line.substr(6, 16), "0000000000000000")) == "check-mismatch");
    CHECK(code_of(refusal(line, "")) == "truncated");
    const std::string hint = refusal(line + "\n", "").errors.front().hint;
    CHECK(hint == "if nothing is missing, add the line \"" + line + "\"");
    // In an older record a checksum covers only the state.
    CHECK(
        refusal("tenebrae record 2", "tenebrae record 1").errors.front().code
        == "too-many-parameters"
    );
}

TEST_CASE("every error of a header is reported", "[save]") {
    TestSession table;
    const Reply reply =
        load_text(table, "tenebrae record 1\ngame walking\nseed x\nweather\nbegin\n");
    CHECK(reply.errors.size() == 2);
}

TEST_CASE("a truncated record is refused or is a complete shorter game", "[save]") {
    const std::string record = played_record();
    for (std::size_t length = 0; length < record.size() - 1; ++length) {
        const std::string cut = record.substr(0, length);
        TestSession table;
        const Reply reply = load_text(table, cut);
        if (reply.kind == Reply::Kind::Accepted) {
            // This is possible only after the header or a checksum, where the text before it is a
            // record.
            const std::string last = core::split_lines(cut).back();
            CHECK((last == "begin" || last.rfind("check ", 0) == 0));
        } else {
            CHECK(!reply.errors.empty());
        }
    }
}

TEST_CASE("a script that is a record starts its game and cannot access files", "[save]") {
    Session session(environment());
    Script script(session, "r.tene", true);
    for (const std::string& line : core::split_lines(kHeader)) {
        script.feed(line);
    }
    CHECK(session.match().game != nullptr);
    CHECK(code_of(script.feed("save x")) == "not-in-a-record");
    CHECK(script.feed("step").kind == Reply::Kind::Accepted);
    CHECK(script.finish().kind == Reply::Kind::Nothing);
    CHECK(!session.viewer().in_record);
}

TEST_CASE("a script without a header may use all commands", "[save]") {
    Session session(environment());
    Script script(session, "commands", true);
    CHECK(script.feed("# a comment").kind == Reply::Kind::Nothing);
    CHECK(script.feed("new walking").new_game);
    CHECK(script.feed("step").line == 3);
    CHECK(script.feed("quit").kind == Reply::Kind::Ended);
    CHECK(script.done());
    CHECK(script.feed("step").kind == Reply::Kind::Nothing);
}

TEST_CASE("a header in a session with a running game is refused", "[save]") {
    TestSession table = new_table();
    Script script(table.session, "r.tene", true);
    CHECK(code_of(script.feed("tenebrae record 1")) == "two-beginnings");
    CHECK(script.done());
}

TEST_CASE("a record of another version of the rules is not played", "[record]") {
    const Folder folder;
    const auto record = [](const std::string& data) {
        return "tenebrae record 1\ngame walking\nrules 3\n" + data + "seed 7\nbegin\nstep b1\n";
    };
    const auto load = [&folder](const std::string& text) {
        return play_file(Session(environment()), folder.put("game.tene", text));
    };
    CHECK(load(record("")).ok());
    CHECK(load(record("data 000000000000da7a\n")).ok());
    const auto other = load(record("data 000000000000da7b\n"));
    REQUIRE(!other.ok());
    CHECK(other.errors().front().code == "data-changed");
    CHECK(other.errors().front().where.line == 4);
    CHECK(other.errors().front().expected == "data 000000000000da7a");
    CHECK(load(record("data da7a\n")).errors().front().code == "bad-hash");
    CHECK(load(record("data 000000000000da7a\ndata 000000000000da7a\n")).errors().size() == 1);
}

TEST_CASE("a full record accepts only the end of its game", "[save]") {
    const auto fill = [](const RecordSize& more) {
        TestSession table = new_table();
        const RecordSize begun = table.session.match().record.size;
        Environment environment = table::test::environment();
        environment.record_room = {
            begun.lines + kRoomForAnEnd.lines + more.lines,
            begun.bytes + kRoomForAnEnd.bytes + more.bytes};
        TestSession small{Session(std::move(environment))};
        REQUIRE(small.type("new walking seed 7").new_game);
        std::size_t taken = 0;
        while (small.type("note 0123456789").kind == Reply::Kind::Answered) {
            ++taken;
        }
        CHECK(code_of(small.type("note again")) == "record-full");
        CHECK(code_of(small.type("step")) == "record-full");
        CHECK(code_of(small.type("show --position --order")) == "record-full");
        CHECK(small.type("legal").kind == Reply::Kind::Answered);
        CHECK(small.type("resign").kind == Reply::Kind::Accepted);
        CHECK(code_of(small.type("undo")) == "record-full");
        CHECK(size_of(small.record()).fits(small.session.match().environment.record_room));
        TestSession again;
        CHECK(load_text(again, small.record()).errors.empty());
        CHECK(again.session.match().is_over());
        return taken;
    };
    CHECK(fill({.lines = 100, .bytes = kMaxRecord.bytes}) == 51);
    CHECK(fill({.lines = kMaxRecord.lines, .bytes = 1000}) > 10);
}
