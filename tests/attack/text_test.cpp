// SPDX-License-Identifier: MIT
// Text that a terminal, a reader or printf would take for something else.
#include "attempt.hpp"
#include "catch.hpp"

#include <array>
#include <filesystem>

using namespace tenebrae;
using namespace tenebrae::attack;

namespace {

using std::string_literals::operator""s;

/// Each is refused where it is to be kept, and escaped where it is quoted.
const std::array kHostile{
    "\x1b]0;owned\x07"s,
    "\x1b[2J\x1b[31m"s,
    "a\x9b"
    "31m"s,
    "\xc2\x9b"
    "31m"s,
    "\xc2\x85x"s,
    "a\x08\x08\x7f"s,
    "a\rb"s,
    "a\vb\fc"s,
    "a\0b"s,
    "\xe2\x80\xae"
    "evil"s,
    "\xe2\x81\xa6x\xe2\x81\xa9"s,
    "x\xe2\x80\x8by"s,
    "x\xe2\x80\x8dy\xef\xbb\xbf"s,
    "x\xe2\x80\xa8y"s,
    "\xf3\xa0\x81\x81"s,
    "\xff\xfe"s,
    "\xc0\xaf"s,
    "\xed\xa0\x80"s,
    "\xf4\x90\x80\x80"s,
    "\xe2\x82"s};

/// No harm by themselves; they stay what they are.
const std::array kPlain{"%s%s%s%n%x"s, "%1$*2$d%999999999d"s, "$(id)`id`;|&"s, "{}{0}{:n}"s};

std::string record_with(const std::string& line) {
    return "tenebrae record 1\ngame nightcage\nrules 1\nset first\noption prisoners 4\nplayers 1\n"
           "seed 1\n"
           + line;
}

void check_harmless(const Ending& ending) {
    CHECK(ending.signal == 0);
    CHECK(is_harmless(ending.out));
    CHECK(is_harmless(ending.err));
}

}  // namespace

TEST_CASE("hostile text in commands is escaped wherever it is told", "[attack]") {
    for (const std::string& text : kHostile) {
        Attempt attempt;
        attempt.arguments = {"run", "--on-error", "skip", "-"};
        attempt.input = text + "\nnew nightcage name 1 " + text + "\nnew nightcage " + text
                        + " 1\nnew nightcage seed 1\nnote " + text + "\nload " + text + "\nhelp "
                        + text + "\nwhy " + text + "\nexpect " + text + "\nnew nightcage from "
                        + text + "\nlog\n";
        check_harmless(run(attempt));
        attempt.arguments = {"run", "--json", "--on-error", "skip", "-"};
        check_harmless(run(attempt));
        attempt.arguments = {"play", "--seed", "1"};
        attempt.input += "quit\n";
        check_harmless(run(attempt));
    }
}

TEST_CASE("hostile text is kept in no record", "[attack]") {
    for (const std::string& text : kHostile) {
        const TemporaryFolder folder;
        Attempt attempt;
        attempt.arguments = {"play", "--seed", "1", "--save", "mine.tene"};
        attempt.input = "note " + text + "\nnew nightcage seed 1 name 1 " + text + "\nquit\n";
        check_harmless(run(folder, attempt));
        CHECK(is_harmless(folder.read("mine.tene")));
    }
}

TEST_CASE("hostile text in a record refuses it", "[attack]") {
    for (const std::string& text : kHostile) {
        const TemporaryFolder folder;
        for (const std::string& record :
             {record_with("name 1 " + text + "\nbegin\n"),
              record_with("begin\nnote " + text + "\n"),
              record_with(text + "\nbegin\n"),
              record_with("option " + text + " 1\nbegin\n"),
              record_with("begin\n" + text + "\n"),
              record_with("position\n" + text + "\nend\nbegin\n"),
              text + "\n"}) {
            write(folder, "evil.tene", record);
            for (const char* face : {"--quiet", "--json", "--plain"}) {
                const Ending ending = run(folder, {.arguments = {"run", face, "evil.tene"}});
                check_harmless(ending);
                CHECK((ending.status == 3 || ending.status == 1));
            }
        }
    }
}

TEST_CASE("hostile text in arguments is escaped where it is told", "[attack]") {
    for (const std::string& whole : kHostile) {
        const std::string text = whole.c_str();  // an argument ends at a zero
        for (const std::vector<std::string>& arguments :
             {std::vector<std::string>{text},
              {"--" + text},
              {"run", text},
              {"run", "--from", text, "-"},
              {"run", "--on-error", text, "-"},
              {"play", text},
              {"play", "--set", text},
              {"play", "--set", "./" + text},
              {"play", "--load", text},
              {"play", "--prisoners", text},
              {"play", "--option", text + "=1"},
              {"new", "nightcage", "--name", text},
              {"new", "nightcage", "--seed", text},
              {"help", text}}) {
            INFO(arguments.front());
            const Ending ending = run({.arguments = arguments});
            check_harmless(ending);
            if (text != "a") {
                CHECK(ending.status != 0);
            }
        }
    }
}

TEST_CASE("hostile text in a set of one's own is escaped where it is told", "[attack]") {
    for (const std::string& text : kHostile) {
        const TemporaryFolder folder;
        for (const std::string& set :
             {"format = 1\nbase = \"" + text + "\"\n",
              "format = 1\nbase = \"first\"\n" + text + " = 1\n",
              "format = 1\nbase = \"first\"\n\"" + text + "\" = 1\n",
              std::string("format = 1\nbase = \"\\u001b]0;x\\u0007\\u202e\\u200b\\u009b\"\n"),
              std::string("format = 1\nbase = \"first\"\n\"\\u001b\\u202e\" = \"\\u009b\"\n")}) {
            write(folder, "own.toml", set);
            const Ending ending = run(folder, {.arguments = {"play", "--set", "own.toml"}});
            check_harmless(ending);
            CHECK(ending.status == 3);
        }
    }
}

TEST_CASE("format directives and words of a shell are text like any other", "[attack]") {
    for (const std::string& text : kPlain) {
        const TemporaryFolder folder;
        Attempt attempt;
        attempt.arguments = {"play", "--seed", "1", "--save", "mine.tene"};
        attempt.input = "note " + text + "\nlog\n" + text + "\nquit\n";
        check_harmless(run(folder, attempt));
        CHECK(folder.read("mine.tene").find("note " + text + "\n") != std::string::npos);
        check_harmless(run(folder, {.arguments = {"run", "mine.tene"}}));
        const Ending told = run(folder, {.arguments = {"run", text}});
        check_harmless(told);
        CHECK(told.err.find(text) != std::string::npos);
    }
}

TEST_CASE("names that lead elsewhere open nothing of one's own", "[attack]") {
    const TemporaryFolder folder;
    write(folder, "secret.tene", record_with("begin\n"));
    for (const char* name :
         {"../secret", "/etc/passwd", "..", ".", ".hidden", "-rf", "a/b", "CON\x1b", "", "a b"}) {
        INFO(name);
        const Ending ending = run(folder, {.arguments = {"play", std::string("--open=") + name}});
        check_harmless(ending);
        CHECK((ending.status == 2 || ending.status == 3));
        CHECK(ending.err.find("root:") == std::string::npos);
    }
}
