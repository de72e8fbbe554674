// SPDX-License-Identifier: MIT
// Kills the program at every system call made while saving a game. After a restart everything that
// was acknowledged must be there.
#include "catch.hpp"
#include "core/random.hpp"
#include "counted_system.hpp"
#include "played_lines.hpp"
#include "store/scores.hpp"
#include "store_fixtures.hpp"
#include "thorough.hpp"

#include <sys/wait.h>

#include <csignal>
#include <unistd.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

enum class Death { Before, Halfway, After };

/// Ends the process at one call: before it, after it, or halfway through a write.
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

/// A whole game, and its record after each line.
struct Story {
    std::string game;
    std::vector<std::string> lines;
    std::vector<std::string> records{};
};

/// Plays in a child process and writes a byte to the pipe for each command that was answered.
[[noreturn]] void
play_and_die(const Story& story, const std::string& home, DyingSystem& system, int pipe) {
    Place place(system, home);
    SavedSession saved(place);
    saved.begin(story.game);
    const char answered = '.';
    for (const std::string& line : story.lines) {
        const Reply reply = saved.type(line);
        if (!reply.warnings.empty() || reply.kind == Reply::Kind::Refused) {
            ::_exit(kUnfinished);
        }
        if (::write(pipe, &answered, 1) != 1) {
            ::_exit(kUnfinished);
        }
    }
    saved.session.set_saver(nullptr);
    ::_exit(0);
}

struct End {
    bool killed = false;
    std::size_t answered = 0;
};

End run_until(const Story& story, const std::string& home, DyingSystem system) {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::close(ends[0]);
        play_and_die(story, home, system, ends[1]);
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

Story play_whole_game(std::string_view game, std::vector<std::string> lines) {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin(game);
    Story story{std::string(game), std::move(lines)};
    story.records.push_back(saved.record());
    for (const std::string& line : story.lines) {
        const Reply reply = saved.type(line);
        REQUIRE(reply.kind != Reply::Kind::Refused);
        story.records.push_back(saved.record());
    }
    REQUIRE(saved.session.match().is_over());
    return story;
}

/// Returns the lines of a game of so many moves and notes, which is resigned at the end.
std::vector<std::string> lines_of(std::string_view game, std::size_t moves) {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin(game);
    core::Random random(7);
    std::vector<std::string> lines;
    const auto type = [&](std::string line) {
        REQUIRE(saved.type(line).kind != Reply::Kind::Refused);
        lines.push_back(std::move(line));
    };
    while (lines.size() < moves) {
        const host::Match& match = saved.session.match();
        const std::vector<table::Move> legal = match.legal();
        const auto pick = static_cast<std::size_t>(random.below(legal.size()));
        type(match.game->command_text(match.decider_view(), legal.at(pick)));
        if (lines.size() % 7 == 0) {
            type("note so far");
        }
    }
    type("resign");
    return lines;
}

/// Checks the game after a restart: every answered command is there, and at most one more that was
/// written but not yet answered.
void check_restart(const Story& story, const std::string& home, const End& end) {
    Place place(home);
    REQUIRE(place.save_store);
    const auto games = place.save_store->games();
    REQUIRE(games);
    if (games->empty()) {
        REQUIRE(end.answered == 0);
        return;
    }
    REQUIRE(games->size() == 1);
    SavedSession saved(place);
    const Reply reply = saved.open(story.game + "-1");
    INFO(core::render(reply.errors));
    REQUIRE(reply.kind == Reply::Kind::Accepted);
    REQUIRE((reply.warnings.empty() || code_of(reply.warnings) == "torn-line"));
    const std::string record = saved.record();
    const bool exact = record == story.records[end.answered];
    REQUIRE((exact || record == story.records.at(end.answered + 1)));
    // The game can be continued.
    REQUIRE(saved.type("note and on").warnings.empty());
    if (saved.session.match().is_over()) {
        const auto scores = read_scores(*place.folder);
        REQUIRE(scores);
        REQUIRE(scores->scores.size() == 1);
        // A half-written line is kept as it is.
        REQUIRE(scores->skipped <= 1);
    }
}

/// Returns false if the game ended before that call.
bool kill_at(const Story& story, int call, Death moment) {
    const TemporaryFolder home;
    const End end = run_until(story, home.path(""), DyingSystem(call, moment));
    INFO(story.game << ", call " << call << ", answered " << end.answered);
    check_restart(story, home.path(""), end);
    REQUIRE((end.killed || end.answered == story.lines.size()));
    return end.killed;
}

/// Kills at every thirteenth call. The game has twenty equal rounds, so each call of a round is hit
/// in one of them. Thorough tests kill at every third call, and the three moments together at every
/// call. Returns the number of the last call.
int kill_everywhere(Death moment) {
    static const Story story = play_whole_game("walking", played_lines());
    int call = 1 + static_cast<int>(moment);
    while (kill_at(story, call, moment)) {
        call += tenebrae::test::thorough(3, 13);
    }
    return call - 1;
}

/// Kills at some calls only, because a real game takes longer.
void kill_now_and_then(const Story& story, int calls) {
    int call = 1;
    for (bool killed = true; killed; call += calls) {
        killed = kill_at(story, call, static_cast<Death>(call % 3));
    }
    CHECK(call > 10 * calls);
}

}  // namespace

TEST_CASE("a program killed before any system call loses no answered command", "[save][crash]") {
    CHECK(kill_everywhere(Death::Before) > 600);
}

TEST_CASE(
    "a program killed in the middle of any write loses no answered command", "[save][crash]"
) {
    CHECK(kill_everywhere(Death::Halfway) > 600);
}

TEST_CASE("a program killed after any system call loses no answered command", "[save][crash]") {
    CHECK(kill_everywhere(Death::After) > 600);
}

TEST_CASE("a program killed in any game loses no answered command", "[save][crash]") {
    const std::string game(GENERATE(from_range(tenebrae::test::kGames)));
    kill_now_and_then(play_whole_game(game, lines_of(game, 20)), 7);
}
