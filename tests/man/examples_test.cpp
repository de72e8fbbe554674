// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "host/record.hpp"
#include "host/script.hpp"
#include "man/page.hpp"
#include "table/interface.hpp"
#include "temporary_folder.hpp"

using namespace tenebrae;
using man::Strings;

namespace {

constexpr std::string_view kLeftOut = "...";

Strings display(const char* title, std::size_t number) {
    return man::displays(man::section(man::lines_of("man/tenebrae-commands.5"), title)).at(number);
}

std::string joined(const Strings& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return text;
}

std::string sample_position() {
    return "tenebrae position 1\ngame nightcage\nbegin\n" + joined(display("POSITIONS", 0))
           + "end\n";
}

/// Returns the lines of the example session, joined where the page breaks them.
Strings conversation() {
    Strings lines;
    for (const std::string& line : display("EXAMPLES", 0)) {
        if (line.starts_with("> ") || line.starts_with("< ")) {
            lines.push_back(line);
        } else if (!lines.empty()) {
            lines.back() += line.substr(line.find_first_not_of(' '));
        }
    }
    return lines;
}

/// Returns true if the line matches the pattern, in which dots stand for any text.
bool agrees(std::string_view line, std::string_view pattern) {
    std::size_t at = 0;
    for (bool first = true;; first = false) {
        const std::size_t dots = pattern.find(kLeftOut);
        const std::string_view piece = pattern.substr(0, dots);
        const std::size_t found = line.find(piece, at);
        if (found == std::string_view::npos || (first && found != 0)) {
            return false;
        }
        at = found + piece.size();
        if (dots == std::string_view::npos) {
            return line.substr(line.size() - piece.size()) == piece;
        }
        pattern.remove_prefix(dots + kLeftOut.size());
    }
}

}  // namespace

TEST_CASE("the position of the manual can be loaded and is written unchanged", "[man]") {
    const TemporaryFolder folder;
    host::Session session = man::make_session();
    const table::Reply reply = session.load(folder.file("sample.pos", sample_position()));
    INFO(core::render(reply.errors));
    REQUIRE(reply.kind == table::Reply::Kind::Accepted);
    const std::string shown = session.execute("show --position --order", "test", 1).text;
    CHECK(shown.find("begin\n" + joined(display("POSITIONS", 0)) + "end\n") != std::string::npos);
}

TEST_CASE("the command file of the manual that starts from a position can be played", "[man]") {
    const std::string text = joined(display("RECORDS", 1));
    const Strings lines = core::split_lines(text);
    REQUIRE(host::count_starts(lines) == 2);
    for (std::size_t start = 0; start < 2; ++start) {
        host::Session session = man::make_session();
        host::Script script(session, "tests/scenarios/nightcage/n/manual", true);
        script.allow_start(start);
        for (const std::string& line : lines) {
            const table::Reply reply = script.feed(line);
            INFO(core::render(reply.errors));
            REQUIRE(reply.kind != table::Reply::Kind::Refused);
        }
        CHECK(script.finish().kind != table::Reply::Kind::Refused);
        CHECK(session.match().history.steps().size() == 1);
    }
}

TEST_CASE("the header of the manual can be read", "[man]") {
    table::HeaderReader reader("test");
    int number = 0;
    for (const std::string& line : display("RECORDS", 0)) {
        if (!reader.complete()) {
            reader.take(line, ++number);
        }
    }
    CHECK(reader.finish(number).ok());
}

TEST_CASE("the player's set in the manual can be played", "[man]") {
    const TemporaryFolder folder;
    const auto settings =
        nightcage::read_own_set(folder.file("own.toml", joined(display("SETS", 0))));
    REQUIRE(settings.ok());
    const auto set = nightcage::make_variant("data", *settings);
    REQUIRE(set.ok());
    CHECK(set->header.front() == "set second");
    CHECK(set->header.size() > 4);
}

TEST_CASE("the session of the manual gives the documented output", "[man]") {
    host::Session session = man::make_session();
    const auto face = table::json_interface("0");
    table::Output output;
    face->hello(output);
    Strings answers;
    int number = 0;
    for (const std::string& line : conversation()) {
        if (line.starts_with("> ")) {
            const table::Reply reply = session.execute(line.substr(2), "<stdin>", ++number);
            face->show(session.observation(), reply, output);
            if (reply.kind == table::Reply::Kind::Ended) {
                face->finish(session.observation(), output);
            }
        } else {
            answers.push_back(line.substr(2));
        }
    }
    const Strings lines = core::split_lines(output.out);
    REQUIRE(lines.size() == answers.size());
    for (std::size_t at = 0; at < lines.size(); ++at) {
        INFO(lines[at]);
        CHECK(agrees(lines[at], answers[at]));
    }
}

TEST_CASE("the test in the manual passes", "[man]") {
    const TemporaryFolder folder;
    const std::string position = folder.file("sample.pos", sample_position());
    host::Session session = man::make_session();
    for (std::string line : display("EXAMPLES", 1)) {
        const std::size_t name = line.find("sample.pos");
        if (name != std::string::npos) {
            line.replace(name, line.size() - name, position);
        }
        const table::Reply reply = session.execute(line, "test", 1);
        INFO(line << "\n" << core::render(reply.errors));
        CHECK(reply.kind != table::Reply::Kind::Refused);
    }
}
