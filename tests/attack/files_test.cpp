// SPDX-License-Identifier: MIT
// Files that are invalid or too large.
#include "attacked_games.hpp"
#include "attempt.hpp"
#include "catch.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <unistd.h>

using namespace tenebrae;
using namespace tenebrae::attack;

namespace {

constexpr std::size_t kMebibyte = 1U << 20U;
constexpr int kBadData = 3;

const std::string kHeader = attacked_games().front().header();

void check_bad_data(const RunResult& result) {
    CHECK(result.status == kBadData);
    CHECK(result.seconds < 5);
    CHECK(result.all().size() < 100'000);
    CHECK(is_harmless(result.all()));
}

void check_record(const std::string& text) {
    const TemporaryFolder folder;
    write(folder, "evil.tene", text);
    check_bad_data(run(folder, {.arguments = {"run", "--quiet", "evil.tene"}}));
    check_bad_data(run(folder, {.arguments = {"play", "--load", "evil.tene"}}));
}

/// Reads the text as a set of each game that accepts one.
void check_set(const std::string& text) {
    const TemporaryFolder folder;
    write(folder, "evil.toml", text);
    for (const AttackedGame& game : attacked_games()) {
        if (!game.own_files.empty()) {
            INFO(game.name);
            check_bad_data(run(folder, {.arguments = {"play", game.name, "--set", "./evil.toml"}}));
        }
    }
}

}  // namespace

TEST_CASE("a record that claims to be huge is refused at once", "[attack]") {
    for (const AttackedGame& game : attacked_games()) {
        std::vector<std::string> lines = game.huge_lines;
        lines.insert(
            lines.end(),
            {"players 4294967297", "seed 99999999999999999999999999", "name 4294967297 x"}
        );
        for (const std::string& line : lines) {
            INFO(game.name << ": " << line);
            check_record(game.title() + line + "\nbegin\n");
        }
        for (const std::string& position : game.huge_positions) {
            INFO(game.name << ": " << position.substr(0, 40));
            check_record(game.header() + "position\n" + position + "end\nbegin\n");
        }
        INFO(game.name);
        check_record(game.title() + times(200'000, game.huge_lines.front() + "\n") + "begin\n");
        const TemporaryFolder folder;
        write(folder, "undo.tene", game.header() + "begin\nundo 18446744073709551615\n");
        CHECK(run(folder, {.arguments = {"run", "--quiet", "undo.tene"}}).status == 1);
    }
}

TEST_CASE("a record that never ends is refused", "[attack]") {
    check_record(kHeader + "begin\n" + times(150'000, "note x\n"));
}

TEST_CASE("a file of very short lines is refused before its lines use much memory", "[attack]") {
    const std::string lines = times(15 * kMebibyte / 2, "x\n");
    const TemporaryFolder folder;
    write(folder, "evil.tene", kHeader + "begin\n" + lines);
    write(folder, "evil.toml", "format = 1\n" + lines);
    write(folder, "lines", lines);
    const std::vector<std::vector<std::string>> readers{
        {"run", "evil.tene"},
        {"run", "lines"},
        {"verify", "evil.tene"},
        {"play", "--load", "evil.tene"},
        {"play", "--set", "evil.toml"},
        {"scores", "lines"}};
    const RunResult none = run(folder, {.arguments = {"--version"}});
    for (const std::vector<std::string>& arguments : readers) {
        INFO(arguments.front() << " " << arguments.back());
        const RunResult result = run(folder, {.arguments = arguments});
        check_bad_data(result);
        CHECK(result.kibibytes < none.kibibytes + 64 * 1024);
    }
}

TEST_CASE("a line of a mebibyte is refused and the next one is read", "[attack]") {
    const std::string line(kMebibyte, 'x');
    check_record(line);
    check_record(kHeader + "begin\nnote " + line + "\n");
    Attempt attempt;
    attempt.arguments = {"run", "--on-error", "skip", "-"};
    attempt.input =
        line + "\nnew nightcage seed 1\n" + times(kMebibyte, "w ") + "\nexpect unfinished\n";
    const RunResult result = run(attempt);
    CHECK(result.status == kBadData);
    CHECK(result.out.find("Setup") != std::string::npos);
    CHECK(result.all().size() < 100'000);
    attempt.input = std::string(kMebibyte, '\0');
    CHECK(run(attempt).status == kBadData);
}

TEST_CASE("TOML nested a mebibyte deep is refused", "[attack]") {
    check_set(times(kMebibyte, "["));
    // The deepest nesting that fits into the largest file that is read.
    check_set("format = 1\nx = " + times(30'000, "["));
    check_set("format = 1\nx = " + times(5'000, "{a=") + "1");
    check_set(times(8'000, "a.") + "a = 1\n");
    check_set("[" + times(8'000, "a.") + "a]\nb = 1\n");
    check_set("format = 1\nx = \"\"\"" + times(30'000, "\n"));
}

TEST_CASE("a file that is not regular or has a wrong size is not read", "[attack]") {
    const TemporaryFolder folder;
    write(folder, "sparse.tene", kHeader);
    std::filesystem::resize_file(folder.path("sparse.tene"), std::uintmax_t{1} << 33U);
    REQUIRE(::mkfifo(folder.path("pipe.tene").c_str(), 0600) == 0);
    folder.make_folder("folder.tene");
    std::filesystem::create_symlink("loop.tene", folder.path("loop.tene"));
    for (const char* name :
         {"sparse.tene", "pipe.tene", "folder.tene", "loop.tene", "/dev/zero", "/dev/urandom"}) {
        INFO(name);
        check_bad_data(run(folder, {.arguments = {"run", name}}));
        check_bad_data(run(folder, {.arguments = {"play", "--load", name}}));
        check_bad_data(run(folder, {.arguments = {"play", "--set", std::string("./") + name}}));
        check_bad_data(run(folder, {.arguments = {"run", "--from", name, "-"}}));
    }
}
