// SPDX-License-Identifier: MIT
// The program is killed, closed and run twice. Tests what the player finds afterwards.
#include "catch.hpp"
#include "games.hpp"
#include "program/child.hpp"
#include "temporary_folder.hpp"

#include <algorithm>
#include <csignal>

using namespace tenebrae;
using tenebrae::test::Child;

namespace {

using Words = std::vector<std::string>;

const std::string kProgram = TENEBRAE_WALKING;
const std::string kRealProgram = TENEBRAE_PROGRAM;
const std::string kLog = "tenebrae/games/walking-1.tene";
constexpr int kUnfinished = 11;
constexpr int kBadData = 3;

std::string steps(int count) {
    std::string text;
    for (int step = 0; step < count; ++step) {
        text += "step\n";
    }
    return text;
}

/// Returns commands for the first choice. There always is one until the game is over.
std::string first_choices(int count) {
    std::string text;
    for (int choice = 0; choice < count; ++choice) {
        text += "1\n";
    }
    return text;
}

int count_of(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("a killed program has saved every command that it answered", "[program][crash]") {
    for (int answers = 1; answers <= 30; ++answers) {
        const TemporaryFolder home;
        int answered = 0;
        {
            Child child(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
            // All at once, so that the program is killed while it works.
            child.type(steps(40));
            REQUIRE(child.wait_for("The walker steps", answers));
            child.kill(SIGKILL);
            REQUIRE(child.wait() == -SIGKILL);
            answered = count_of(child.read_all(), "The walker steps");
        }
        INFO(answers << " seen, " << answered << " answered");
        REQUIRE(answered >= answers);
        REQUIRE(count_of(home.read(kLog), "\nstep ") >= answered);
        Child again(kProgram, {"play", "--plain", "--continue"}, home.path(""));
        again.type("quit\n");
        CHECK(again.read_all().find("Opened walking-1.") != std::string::npos);
        CHECK(again.wait() == kUnfinished);
    }
}

TEST_CASE("a program killed in any game has saved every command", "[program][crash]") {
    const std::string game(GENERATE(from_range(test::kGames)));
    for (int answers = 1; answers <= 30; answers += 4) {
        const TemporaryFolder home;
        int answered = 0;
        {
            Child child(kRealProgram, {"play", game, "--plain", "--seed", "7"}, home.path(""));
            child.type(first_choices(35));
            // The prompt appears again after the answer.
            REQUIRE(child.wait_for("\n> ", answers + 1));
            child.kill(SIGKILL);
            REQUIRE(child.wait() == -SIGKILL);
            answered = count_of(child.read_all(), "\n> ") - 1;
        }
        INFO(game << ": " << answers << " seen, " << answered << " answered");
        REQUIRE(answered >= answers);
        const std::string kept = home.read("tenebrae/games/" + game + "-1.tene");
        // There is a checksum after the start and after every command.
        CHECK(count_of(kept, "\ncheck ") >= answered + 1);
        Child again(kRealProgram, {"verify", "--kept", game + "-1"}, home.path(""));
        CHECK(again.read_all().starts_with("true: " + game + "-1"));
        CHECK(again.wait() == 0);
    }
}

TEST_CASE(
    "a program that is terminated or loses its terminal saves its game completely", "[program]"
) {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        const TemporaryFolder home;
        Child child(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
        child.type(steps(3));
        REQUIRE(child.wait_for("The walker steps", 3));
        child.kill(signal);
        child.wait();
        CHECK(count_of(home.read(kLog), "\nstep ") == 3);
        Child check(kProgram, {"verify", "--kept", "walking-1"}, home.path(""));
        CHECK(check.read_all().starts_with("true: walking-1"));
        CHECK(check.wait() == 0);
    }
}

TEST_CASE("one program plays a game and others watch it live", "[program]") {
    const TemporaryFolder home;
    Child player(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
    player.type(steps(1));
    REQUIRE(player.wait_for("The walker steps", 1));

    Child second(kProgram, {"play", "--plain", "--open", "walking-1"}, home.path(""));
    CHECK(second.read_all().find("This game is open in another program") != std::string::npos);
    CHECK(second.wait() == kBadData);

    Child last(kProgram, {"play", "--plain", "--continue"}, home.path(""));
    CHECK(
        last.read_all().find("Your last unfinished game, walking-1, is open in another")
        != std::string::npos
    );
    CHECK(last.wait() == kBadData);

    Child list(kProgram, {"games"}, home.path(""));
    CHECK(list.read_all().find("open in another program") != std::string::npos);
    list.wait();

    Child remover(kProgram, {"games", "--remove", "walking-1"}, home.path(""));
    remover.read_all();
    CHECK(remover.wait() == kBadData);

    Child watcher(kProgram, {"watch", "--plain", "walking-1"}, home.path(""));
    REQUIRE(watcher.wait_for("Watching walking-1, turn 1. New events are printed"));
    player.type("draw\n");
    CHECK(watcher.wait_for("A card of 3 is drawn."));
    player.type("resign\n");
    CHECK(watcher.wait_for("> resign"));
    const std::string& watched = watcher.read_all();
    CHECK(watched.find("The game is not over yet") == std::string::npos);
    CHECK(watched.find("The walk was given up. [W-9]\n") != std::string::npos);
    CHECK(watcher.wait() == 0);
    player.end_input();
    player.read_all();
    player.wait();
}

TEST_CASE("if the last game is in use the one before is continued with a message", "[program]") {
    const TemporaryFolder home;
    Child before(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
    before.type("step\nquit\n");
    before.read_all();
    before.wait();
    Child player(kProgram, {"play", "--plain", "--seed", "8"}, home.path(""));
    player.type(steps(1));
    REQUIRE(player.wait_for("The walker steps", 1));

    Child last(kProgram, {"play", "--plain", "--continue"}, home.path(""));
    last.type("quit\n");
    const std::string& told = last.read_all();
    CHECK(told.find("warning: Your last unfinished game, walking-2, is open") != std::string::npos);
    CHECK(told.find("Opened walking-1.") != std::string::npos);
    CHECK(last.wait() == kUnfinished);
    player.end_input();
    player.read_all();
    player.wait();
}

TEST_CASE("a game that cannot be saved can be played after a warning", "[program]") {
    const TemporaryFolder home;
    const std::string file = home.file("tenebrae", "a file where the folder should be");
    Child child(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
    child.type(steps(2));
    child.end_input();
    const std::string& output = child.read_all();
    CHECK(output.find("warning: Cannot create or open the save directory") != std::string::npos);
    CHECK(count_of(output, "The walker steps") == 2);
    CHECK(child.wait() == kBadData);
}
