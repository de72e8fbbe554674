// SPDX-License-Identifier: MIT
// Attacks by arguments and environment variables.
#include "attacked_games.hpp"
#include "attempt.hpp"
#include "catch.hpp"

#include <algorithm>
#include <filesystem>

using namespace tenebrae;
using namespace tenebrae::attack;

namespace {

constexpr int kUsage = 2;
constexpr std::size_t kMebibyte = 1U << 20U;

/// Checks that the refusal is readable whatever it is about.
void check_refused(const RunResult& result) {
    CHECK(result.status == kUsage);
    CHECK(result.out.empty());
    CHECK_FALSE(result.err.empty());
    CHECK(result.err.size() < 2000);
    CHECK(is_harmless(result.err));
}

RunResult run_with(const std::string& variable, const std::string& value) {
    Attempt attempt;
    attempt.arguments = {"--version"};
    attempt.environment = {{variable, value}};
    attempt.has_home = variable != "HOME";
    return run(attempt);
}

std::string in_capitals(std::string text) {
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return text;
}

}  // namespace

TEST_CASE("every finished game has data for attacks", "[attack]") {
    CHECK(std::ranges::equal(attacked_games(), test::kFinishedGames, {}, &AttackedGame::name));
}

TEST_CASE("a mebibyte of arguments is refused", "[attack]") {
    const std::string long_one(10'000, 'x');
    Attempt attempt;
    attempt.arguments = {"play", "--name", long_one};
    check_refused(run(attempt));
    attempt.arguments = std::vector<std::string>(kMebibyte / 10'000, long_one);
    check_refused(run(attempt));
    // All of these words are unexpected, but not all are listed.
    attempt.arguments = std::vector<std::string>(400, "x");
    check_refused(run(attempt));
    attempt.arguments = std::vector<std::string>(kMebibyte / 400, std::string(400, 'x'));
    check_refused(run(attempt));
    for (const AttackedGame& game : attacked_games()) {
        INFO(game.name);
        attempt.arguments = {"new", game.name, "--seed", "1", "--name", std::string(4000, 'x')};
        CHECK(run(attempt).status != 0);
    }
}

TEST_CASE("many files are accepted but not in restricted mode", "[attack]") {
    const TemporaryFolder folder;
    write(folder, "game.tene", "tenebrae record 1\ngame nightcage\nrules 1\nseed 1\nbegin\n");
    Attempt attempt;
    const std::string file = "./" + times(300, "./") + "game.tene";
    attempt.arguments = std::vector<std::string>(300, file);
    attempt.arguments.insert(attempt.arguments.begin(), "verify");
    const RunResult result = run(folder, attempt);
    CHECK(result.status == 0);
    CHECK(std::ranges::count(result.out, '\n') == 300);
    const std::vector<std::string> many(300, "x");
    const std::vector<std::string> large(200, std::string(400, 'x'));
    for (std::vector<std::string> arguments : {many, large}) {
        arguments.insert(arguments.begin(), {"verify", "--kept"});
        attempt.environment = {{"TENEBRAE_RESTRICTED", "1"}};
        attempt.arguments = arguments;
        check_refused(run(folder, attempt));
        attempt.environment.clear();
        attempt.arguments.insert(attempt.arguments.begin(), "--restricted");
        const RunResult refused = run(folder, attempt);
        check_refused(refused);
        CHECK(refused.err.find("argument") != std::string::npos);
    }
}

TEST_CASE("a directory on the command line is checked like one in a variable", "[attack]") {
    for (const char* option : {"--config", "--data-dir"}) {
        for (const char* path : {"own\x1b[2J", "own\xff", "own\xe2\x80\xae"}) {
            INFO(option);
            Attempt attempt;
            attempt.arguments = {option, path, "help"};
            const RunResult result = run(attempt);
            check_refused(result);
            CHECK(result.err.find(option) != std::string::npos);
            CHECK(result.err.find("printable") != std::string::npos);
        }
    }
}

TEST_CASE("a mebibyte of environment does no harm", "[attack]") {
    Attempt attempt;
    attempt.arguments = {"--version"};
    for (int number = 0; number < 10; ++number) {
        attempt.environment.emplace_back(
            "X" + std::to_string(number), std::string(kMebibyte / 10, '\x1b')
        );
    }
    const RunResult result = run(attempt);
    CHECK(result.status == 0);
    CHECK(is_harmless(result.all()));
}

TEST_CASE(
    "a variable that is too long or contains forbidden characters is refused by name", "[attack]"
) {
    for (const char* variable :
         {"TERM", "LANG", "LC_ALL", "LC_CTYPE", "COLORTERM", "NO_COLOR", "TENEBRAE_RESTRICTED"}) {
        for (const std::string& value :
             {std::string(100'000, 'x'),
              std::string(65, 'x'),
              std::string("xterm\x1b]0;title\x07"),
              std::string("xterm\xff"),
              std::string("%s%n x"),
              std::string("x\xe2\x80\xaey")}) {
            INFO(variable << "=" << value.substr(0, 40));
            const RunResult result = run_with(variable, value);
            check_refused(result);
            CHECK(result.err.find(variable) != std::string::npos);
        }
    }
    for (const char* variable :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "TENEBRAE_CONFIG", "TENEBRAE_DATA"}) {
        for (const std::string& value :
             {"/" + std::string(100'000, 'x'),
              std::string("/tmp\x1b[2J"),
              std::string("/tmp/\xc3"),
              std::string("/tmp/\xc2\x9b")}) {
            INFO(variable << "=" << value.substr(0, 40));
            const RunResult result = run_with(variable, value);
            check_refused(result);
            CHECK(result.err.find(variable) != std::string::npos);
        }
    }
}

TEST_CASE("usual values are accepted", "[attack]") {
    for (const auto& [variable, value] : std::vector<std::pair<std::string, std::string>>{
             {"TERM", "screen.xterm-256color"},
             {"TERM", ""},
             {"LANG", "tr_TR.UTF-8"},
             {"LC_ALL", "de_DE@euro"},
             {"COLORTERM", "truecolor"},
             {"HOME", "/nowhere/caf\xc3\xa9 with blanks"},
             {"TENEBRAE_RESTRICTED", "1"}}) {
        INFO(variable << "=" << value);
        CHECK(run_with(variable, value).status == 0);
    }
}

TEST_CASE("without a usable home directory a game can be played", "[attack]") {
    const auto place = GENERATE(range(std::size_t{0}, test::kFinishedGames.size()));
    const AttackedGame& game = attacked_games().at(place);
    for (const char* home : {static_cast<const char*>(nullptr), "", "relative", "./x", "../x"}) {
        INFO((home == nullptr ? "unset" : home));
        const TemporaryFolder folder;
        Attempt attempt;
        attempt.arguments = {"play", game.name, "--seed", "1"};
        attempt.input = "legal\nquit\n";
        attempt.has_home = false;
        if (home != nullptr) {
            attempt.environment = {{"HOME", home}};
        }
        const RunResult result = run(folder, attempt);
        CHECK(result.signal == 0);
        CHECK(result.out.find(game.first_choice) != std::string::npos);
        CHECK(result.out.find("The game is not over yet") != std::string::npos);
        for (const auto& entry : std::filesystem::directory_iterator(folder.path(""))) {
            CHECK(entry.path().filename() == "home");
            CHECK(std::filesystem::is_empty(entry.path()));
        }
    }
}

TEST_CASE("a Turkish locale changes no word", "[attack]") {
    for (const AttackedGame& game : attacked_games()) {
        const auto play = [&game](const std::string& locale) {
            Attempt attempt;
            attempt.arguments = {"run", "-"};
            attempt.environment = {{"LC_ALL", locale}};
            attempt.input = in_capitals(
                "new " + game.name + " " + game.settings
                + " seed 1\nwhy hint\nhelp hint\nlegal\nexpect unfinished\nresign\n"
            );
            return run(attempt);
        };
        INFO(game.name);
        const RunResult usual = play("C");
        const RunResult turkish = play("tr_TR.UTF-8");
        CHECK(usual.status == 12);
        CHECK(turkish.status == 12);
        CHECK(turkish.all() == usual.all());
    }
}
