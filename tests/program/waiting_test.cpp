// SPDX-License-Identifier: MIT
// The other end of the pipes gets all output before the program waits for input.
#include "catch.hpp"
#include "program/child.hpp"
#include "temporary_folder.hpp"

#include <fstream>

using namespace tenebrae;
using tenebrae::test::Child;

namespace {

const std::string kProgram = TENEBRAE_WALKING;
const std::string kLog = "tenebrae/games/walking-1.tene";
constexpr int kUnfinished = 11;
constexpr int kBadData = 3;

}  // namespace

TEST_CASE("a program at the other end of the pipes gets the greeting first", "[program]") {
    const TemporaryFolder home;
    Child child(kProgram, {"run", "--json", "--on-error", "skip", "-"}, home.path(""));
    REQUIRE(child.wait_for(R"("type":"hello")"));
    // Each line is answered completely before the next one is sent.
    child.type("new walking seed 7\n");
    REQUIRE(child.wait_for(R"("type":"state")"));
    child.type("step\n");
    REQUIRE(child.wait_for(R"("type":"events")"));
    REQUIRE(child.wait_for(R"("type":"state")", 2));
    child.type("no such command\n");
    REQUIRE(child.wait_for(R"("type":"refusal")"));
    child.type("left\n");
    REQUIRE(child.wait_for(R"("type":"answer")"));
    child.type("quit\n");
    CHECK(child.wait_for(R"("type":"result")"));
    child.wait();
}

TEST_CASE("a person using lines is prompted at the start and after each line", "[program]") {
    const TemporaryFolder home;
    Child child(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
    REQUIRE(child.wait_for("> "));
    child.type("step\n");
    REQUIRE(child.wait_for("The walker steps"));
    REQUIRE(child.wait_for("> ", 2));
    child.type("no such command\n");
    REQUIRE(child.wait_for("error"));
    REQUIRE(child.wait_for("> ", 3));
    child.type("quit\n");
    child.read_all();
    CHECK(child.wait() == kUnfinished);
}

TEST_CASE("lines that start automatic play are answered one by one", "[program]") {
    const TemporaryFolder home;
    Child child(kProgram, {"run", "--plain", "-"}, home.path(""));
    child.type("new walking seed 7\nstep\n");
    REQUIRE(child.wait_for("The walker steps"));
    child.type("step\n");
    REQUIRE(child.wait_for("The walker steps", 2));
    child.end_input();
    child.read_all();
    CHECK(child.wait() == kUnfinished);
}

TEST_CASE("a spectator sees everything that comes before an error", "[program]") {
    const TemporaryFolder home;
    {
        Child player(kProgram, {"play", "--plain", "--seed", "7"}, home.path(""));
        player.type("step\nquit\n");
        player.read_all();
    }
    Child watcher(kProgram, {"watch", "--plain", "walking-1"}, home.path(""));
    REQUIRE(watcher.wait_for("Watching walking-1, turn 1."));
    std::ofstream(home.path(kLog), std::ios::app) << "step\nno such command\n" << std::flush;
    CHECK(watcher.read_all().find("The walker steps") != std::string::npos);
    CHECK(watcher.output().find("Unknown command.") != std::string::npos);
    CHECK(watcher.wait() == kBadData);
}
