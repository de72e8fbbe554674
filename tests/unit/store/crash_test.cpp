// SPDX-License-Identifier: MIT
// The program is killed at every call of the operating system that keeping a game makes, and what
// had been acknowledged by then is there when it starts again.
#include "catch.hpp"
#include "counted_system.hpp"
#include "played_lines.hpp"
#include "shelves.hpp"
#include "store/scores.hpp"

#include <sys/wait.h>

#include <csignal>
#include <unistd.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

enum class Death { Before, Halfway, After };

/// Ends the program at one call: before it, after it, or, if it writes, when half is written.
class DyingSystem : public CountedSystem {
public:
    DyingSystem(int call, Death moment) : call_(call), moment_(moment) {}

protected:
    int before(int call, std::string_view /*what*/) override {
        if (call == call_ && moment_ == Death::Before) {
            ::kill(::getpid(), SIGKILL);
        }
        write_short(call == call_ && moment_ == Death::Halfway);
        return 0;
    }
    void after(int call) override {
        if (call == call_) {
            ::kill(::getpid(), SIGKILL);
        }
    }

private:
    int call_;
    Death moment_;
};

constexpr int kUnfinished = 2;

/// Plays in a process of its own; each command that was answered is a byte in the pipe.
[[noreturn]] void play_and_die(const std::string& home, int call, Death moment, int pipe) {
    DyingSystem system(call, moment);
    Place place(system, home);
    ShelvedSession shelved(place);
    shelved.begin();
    const char answered = '.';
    for (const std::string& line : played_lines()) {
        const Reply reply = shelved.type(line);
        if (!reply.warnings.empty() || reply.kind == Reply::Kind::Refused) {
            ::_exit(kUnfinished);
        }
        if (::write(pipe, &answered, 1) != 1) {
            ::_exit(kUnfinished);
        }
    }
    shelved.session.set_keeper(nullptr);
    ::_exit(0);
}

struct End {
    bool killed = false;
    std::size_t answered = 0;
};

End run_until(const std::string& home, int call, Death moment) {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::close(ends[0]);
        play_and_die(home, call, moment, ends[1]);
    }
    ::close(ends[1]);
    End end;
    std::array<char, 1024> bytes{};
    for (ssize_t count = 1; count > 0;) {
        count = ::read(ends[0], bytes.data(), bytes.size());
        end.answered += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    ::close(ends[0]);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    end.killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    REQUIRE((end.killed || (WIFEXITED(status) && WEXITSTATUS(status) == 0)));
    return end;
}

std::vector<std::string> play_whole_game() {
    const TemporaryFolder home;
    Place place(home.path(""));
    ShelvedSession shelved(place);
    shelved.begin();
    std::vector<std::string> found{shelved.record()};
    for (const std::string& line : played_lines()) {
        const Reply reply = shelved.type(line);
        REQUIRE(reply.kind != Reply::Kind::Refused);
        found.push_back(shelved.record());
    }
    REQUIRE(shelved.session.match().is_over());
    return found;
}

/// What the record of the game is after so many of the lines.
const std::vector<std::string>& expected_states() {
    static const std::vector<std::string> states = play_whole_game();
    return states;
}

/// After a restart: everything that was answered is there, and at most one command more, which
/// had been written and not answered yet.
void check_restart(const std::string& home, const End& end) {
    Place place(home);
    REQUIRE(place.shelf);
    const auto games = place.shelf->games();
    REQUIRE(games);
    if (games->empty()) {
        REQUIRE(end.answered == 0);
        return;
    }
    REQUIRE(games->size() == 1);
    ShelvedSession shelved(place);
    const Reply reply = shelved.open("walking-1");
    INFO(core::render(reply.faults));
    REQUIRE(reply.kind == Reply::Kind::Accepted);
    REQUIRE((reply.warnings.empty() || code_of(reply.warnings) == "torn-line"));
    const std::string record = shelved.record();
    const auto& states = expected_states();
    const bool exact = record == states[end.answered];
    REQUIRE((exact || record == states.at(end.answered + 1)));
    // And it can be gone on with.
    REQUIRE(shelved.type("note and on").warnings.empty());
    if (shelved.session.match().is_over()) {
        const auto scores = read_scores(*place.folder);
        REQUIRE(scores);
        REQUIRE(scores->scores.size() == 1);
        // A line of which half was written stays as it is.
        REQUIRE(scores->skipped <= 1);
    }
}

/// False when the game came to its end before that call.
bool kill_at(int call, Death moment) {
    const TemporaryFolder home;
    const End end = run_until(home.path(""), call, moment);
    INFO("call " << call << ", answered " << end.answered);
    check_restart(home.path(""), end);
    REQUIRE((end.killed || end.answered == played_lines().size()));
    return end.killed;
}

/// The number of calls there were to be killed at.
int kill_everywhere(Death moment) {
    int call = 1;
    while (kill_at(call, moment)) {
        ++call;
    }
    return call - 1;
}

}  // namespace

TEST_CASE("killed before any call, nothing that was answered is lost", "[save][crash]") {
    CHECK(kill_everywhere(Death::Before) > 600);
}

TEST_CASE("killed in the middle of any write, nothing that was answered is lost", "[save][crash]") {
    CHECK(kill_everywhere(Death::Halfway) > 600);
}

TEST_CASE("killed after any call, nothing that was answered is lost", "[save][crash]") {
    CHECK(kill_everywhere(Death::After) > 600);
}
