// SPDX-License-Identifier: MIT
// Input and output that fail.
#include "attempt.hpp"
#include "catch.hpp"

#include <csignal>

using namespace tenebrae;
using namespace tenebrae::attack;

namespace {

constexpr int kFailure = 4;

const std::vector<std::vector<std::string>> kWriters{
    {"--version"},
    {"--help"},
    {"help"},
    {"new", "nightcage", "--seed", "1"},
    {"run", "-"},
    {"run", "--json", "-"},
    {"play", "--seed", "1"}};

/// Returns a run with so much output that a program that does not notice the error runs for long.
Attempt endless(const std::vector<std::string>& arguments) {
    Attempt attempt;
    attempt.arguments = arguments;
    attempt.input = "new nightcage seed 1\n" + times(200'000, "show --json\n");
    return attempt;
}

}  // namespace

TEST_CASE("output that cannot be written ends the program with a failure status", "[attack]") {
    for (const auto& arguments : kWriters) {
        for (const Stream out : {Stream::Full, Stream::Broken}) {
            INFO(arguments.front() << " " << static_cast<int>(out));
            Attempt attempt = endless(arguments);
            attempt.out = out;
            attempt.ignores_broken_pipes = true;
            const RunResult result = run(attempt);
            CHECK(result.status == kFailure);
            CHECK(result.seconds < 2);
            const std::string told = "error: Cannot write to standard output: ";
            const std::size_t at = result.err.find(told);
            CHECK(at != std::string::npos);
            CHECK(result.err.find(told, at + 1) == std::string::npos);
        }
    }
}

TEST_CASE("a pipe that nobody reads ends the program", "[attack]") {
    for (const auto& arguments : kWriters) {
        INFO(arguments.front());
        Attempt attempt = endless(arguments);
        attempt.out = Stream::Broken;
        const RunResult result = run(attempt);
        CHECK((result.signal == SIGPIPE || result.status == kFailure));
        CHECK(result.seconds < 2);
    }
}

TEST_CASE("errors that cannot be written do not keep the program running", "[attack]") {
    Attempt attempt;
    attempt.arguments = {"run", "--on-error", "skip", "-"};
    attempt.input = times(200'000, "nonsense\n");
    attempt.err = Stream::Full;
    const RunResult result = run(attempt);
    CHECK(result.status == kFailure);
    CHECK(result.seconds < 2);
}

TEST_CASE("input that cannot be read ends the program", "[attack]") {
    for (const auto& arguments : {std::vector<std::string>{"run", "-"}, {"play", "--seed", "1"}}) {
        for (const Stream in : {Stream::Closed, Stream::Folder}) {
            INFO(arguments.front());
            Attempt attempt;
            attempt.arguments = arguments;
            attempt.in = in;
            const RunResult result = run(attempt);
            CHECK(result.signal == 0);
            CHECK(result.seconds < 2);
        }
    }
}

TEST_CASE("a lost terminal ends the program without using the processor", "[attack]") {
    const RunResult result = run_at_lost_terminal({"play", "--seed", "1"});
    CHECK(result.signal == 0);
    CHECK(result.status > 0);
    CHECK(result.seconds < 2);
}

TEST_CASE("no file is opened as a closed standard stream", "[attack]") {
    for (const Stream out : {Stream::Captured, Stream::Closed}) {
        const TemporaryFolder folder;
        Attempt attempt;
        attempt.arguments = {"play", "--seed", "1", "--save", "mine.tene"};
        attempt.input = "start c4 ne\nnonsense\nquit\n";
        attempt.out = out;
        attempt.err = Stream::Closed;
        CHECK(run(folder, attempt).signal == 0);
        const std::string saved = folder.read("mine.tene");
        CHECK(saved.substr(0, 18) == "tenebrae record 2\n");
        CHECK(saved.find("start c4 ne\n") != std::string::npos);
        CHECK(saved.find("error") == std::string::npos);
        CHECK(saved.find("Prisoner") == std::string::npos);
    }
}
