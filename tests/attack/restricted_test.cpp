// SPDX-License-Identifier: MIT
// An untrusted user of the program in restricted mode.
#include "attempt.hpp"
#include "catch.hpp"

#include <filesystem>

using namespace tenebrae;
using namespace tenebrae::attack;

namespace {

constexpr int kUsage = 2;

const std::string kRecord = "tenebrae record 1\ngame nightcage\nrules 1\nset first\n"
                            "option prisoners 4\nplayers 1\nseed 1\nbegin\n";

Attempt restricted(std::vector<std::string> arguments) {
    Attempt attempt;
    attempt.arguments = std::move(arguments);
    attempt.arguments.insert(attempt.arguments.begin(), "--restricted");
    return attempt;
}

Attempt restricted_by_environment(std::vector<std::string> arguments) {
    Attempt attempt;
    attempt.arguments = std::move(arguments);
    attempt.environment = {{"TENEBRAE_RESTRICTED", "1"}};
    return attempt;
}

}  // namespace

TEST_CASE("in restricted mode no option names a file or chooses a seed", "[attack][restricted]") {
    const TemporaryFolder folder;
    write(folder, "mine.tene", kRecord);
    write(folder, "own.toml", "format = 1\nbase = \"first\"\n");
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"run", "mine.tene"},
          {"run", "./mine.tene"},
          {"run", "--seed", "1", "-"},
          {"run", "--from", "mine.tene", "-"},
          {"run", "--json", "--omniscient", "-"},
          {"play", "--load", "mine.tene"},
          {"play", "--save", "fresh.tene"},
          {"play", "--save=fresh.tene"},
          {"play", "--seed", "1"},
          {"play", "--set", "own.toml"},
          {"play", "--set", "./own"},
          {"replay", "mine.tene"},
          {"replay", "--cast", "mine.tene"},
          {"replay", "--cast", "-o", "fresh.cast", "--kept", "nightcage-1"},
          {"replay", "--picture", "fresh.svg", "--kept", "nightcage-1"},
          {"export", "--picture", "fresh.svg", "--kept", "nightcage-1"},
          {"new", "nightcage"},
          {"new", "nightcage", "-o", "fresh.tene"},
          {"play", "--name", "\x1b[2J"}}) {
        INFO(arguments[0] << " " << arguments[1]);
        for (const Attempt& attempt :
             {restricted(arguments), restricted_by_environment(arguments)}) {
            const RunResult result = run(folder, attempt);
            CHECK(result.status == kUsage);
            CHECK(result.out.empty());
            CHECK(result.err.find("restricted") != std::string::npos);
            CHECK(is_harmless(result.err));
        }
    }
    CHECK_FALSE(std::filesystem::exists(folder.path("fresh.tene")));
}

TEST_CASE("in restricted mode no command names a file or chooses a seed", "[attack][restricted]") {
    const TemporaryFolder folder;
    write(folder, "mine.tene", kRecord);
    for (std::vector<std::string> arguments :
         {std::vector<std::string>{"run", "--on-error", "skip", "-"}, {"play"}}) {
        Attempt attempt = restricted(arguments);
        attempt.input = "new nightcage\nload mine.tene\nsave fresh.tene\nnew nightcage seed 1\n"
                        "new nightcage from mine.tene\nshow --position --order\nquit\n";
        const RunResult result = run(folder, attempt);
        CHECK(result.all().find("in restricted mode") != std::string::npos);
        CHECK(result.all().find("\nstack ") == std::string::npos);
        CHECK(result.all().find("Loaded") == std::string::npos);
        CHECK_FALSE(std::filesystem::exists(folder.path("fresh.tene")));
    }
}

TEST_CASE("in restricted mode no record is played from standard input", "[attack][restricted]") {
    Attempt attempt = restricted({"run", "-"});
    attempt.input = "\n" + kRecord + "resign\n";
    const RunResult result = run(attempt);
    CHECK(result.status == 1);
    CHECK(result.err.find("You cannot load records or positions") != std::string::npos);
}

TEST_CASE("in restricted mode no bot can be set to think for hours", "[attack][restricted]") {
    Attempt attempt = restricted({"run", "-"});
    for (const char* const game :
         {"new nightcage bot 1 search:6001",
          "new nyctophobia bot 1 search:10000000",
          "new cagedin bot others search:6001"}) {
        INFO(game);
        attempt.input = std::string(game) + "\n";
        const RunResult result = run(attempt);
        CHECK(result.status == 1);
        CHECK(result.err.find("Too many playouts for a bot") != std::string::npos);
    }
}

TEST_CASE("no option ends restricted mode", "[attack][restricted]") {
    for (const char* option : {"--restricted=false", "--no-restricted", "--restricted=0"}) {
        INFO(option);
        Attempt attempt = restricted_by_environment({option, "play", "--seed", "1"});
        CHECK(run(attempt).status == kUsage);
    }
}

TEST_CASE(
    "in restricted mode no environment variable leads to other data", "[attack][restricted]"
) {
    const TemporaryFolder folder;
    folder.make_folder("data");
    Attempt attempt = restricted({"run", "-"});
    attempt.input = "new nightcage\nresign\n";
    attempt.environment = {{"TENEBRAE_DATA", folder.path("data")}};
    CHECK(run(folder, attempt).status == 12);
    // Without restricted mode the program does look there.
    attempt.arguments.erase(attempt.arguments.begin());
    CHECK(run(folder, attempt).status == 3);
}

TEST_CASE(
    "in restricted mode no data or configuration directory can be named", "[attack][restricted]"
) {
    const TemporaryFolder folder;
    folder.make_folder("data");
    for (const char* option : {"--data-dir", "--config"}) {
        for (const char* subcommand : {"play", "help"}) {
            INFO(option << " " << subcommand);
            Attempt attempt = restricted_by_environment({option, folder.path("data"), subcommand});
            const RunResult result = run(folder, attempt);
            CHECK(result.status == kUsage);
            CHECK(result.err.find(option) != std::string::npos);
        }
    }
}

TEST_CASE(
    "in restricted mode a user without a save directory gets a message", "[attack][restricted]"
) {
    for (const char* subcommand : {"play", "games", "scores"}) {
        INFO(subcommand);
        Attempt attempt = restricted({subcommand});
        attempt.has_home = false;
        for (const char* given : {"", "games"}) {
            attempt.environment = {{"HOME", "/nowhere"}, {"XDG_DATA_HOME", given}};
            const RunResult result = run(attempt);
            CHECK(result.status == kUsage);
            CHECK(result.out.empty());
            CHECK(result.err.find("Restricted mode needs a save directory") != std::string::npos);
        }
    }
}

TEST_CASE("in restricted mode the program cannot be suspended", "[attack][restricted]") {
    CHECK(can_be_suspended({"play"}));
    CHECK_FALSE(can_be_suspended({"--restricted", "play"}));
}

TEST_CASE("a game can be played in restricted mode", "[attack][restricted]") {
    Attempt attempt = restricted({"play"});
    attempt.input = "1\nquit\n";
    const RunResult result = run(attempt);
    CHECK(result.signal == 0);
    CHECK(result.status == 11);
    CHECK(result.err.empty());
}

TEST_CASE("in restricted mode a player of both sides wins no ranked game", "[attack][restricted]") {
    const TemporaryFolder folder;
    Attempt attempt = restricted({"play", "--accessible", "cagedin"});
    attempt.input = "@2 resign\nquit\n";
    const RunResult played = run(folder, attempt);
    CHECK(played.signal == 0);
    CHECK(played.out.find("cagedin-1") != std::string::npos);
    const RunResult scores = run(folder, restricted({"scores"}));
    CHECK(scores.out.find("people on several sides") != std::string::npos);
    CHECK(scores.out.find("ranked") == std::string::npos);
    CHECK(run(folder, restricted({"scores", "--ranked", "--json"})).out.empty());
}

TEST_CASE("in restricted mode games are not saved through a link", "[attack][restricted]") {
    const TemporaryFolder folder;
    folder.make_folder("elsewhere");
    folder.make_folder("home");
    std::filesystem::permissions(folder.path("elsewhere"), std::filesystem::perms::owner_all);
    std::filesystem::create_directory_symlink(
        folder.path("elsewhere"), folder.path("home/tenebrae")
    );
    Attempt attempt = restricted({"games"});
    attempt.has_home = false;
    attempt.environment = {{"XDG_DATA_HOME", folder.path("home")}};
    const RunResult result = run(folder, attempt);
    CHECK(result.status == 3);
    CHECK(result.err.find("symbolic link") != std::string::npos);
    attempt.arguments = {"games"};
    CHECK(run(folder, attempt).status == 0);
    CHECK(std::filesystem::is_directory(folder.path("elsewhere/games")));
}
