// SPDX-License-Identifier: MIT
// Limits on how many games a player in restricted mode may save and start.
#include "catch.hpp"
#include "store/scores.hpp"
#include "store_fixtures.hpp"

#include <sys/wait.h>

#include <unistd.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

constexpr SavePolicy kStranger{.sync = SyncPolicy::Command, .ranked = true};

/// A clock that the test sets.
class Clock : public core::System {
public:
    std::int64_t now() override { return time; }
    std::int64_t time = 1'000'000;
};

struct Stranger {
    TemporaryFolder home;
    Clock clock;
    Place place{clock, home.path(""), kStranger};
};

/// Starts games one after the other, each in its own process, within the limit at any time.
void begin_games(Stranger& stranger, std::size_t count) {
    for (std::size_t begun = 0; begun < count; ++begun) {
        stranger.clock.time += 60;
        SavedSession saved(stranger.place);
        REQUIRE(saved.begin().kind == Reply::Kind::Accepted);
    }
}

std::string read_start_times(const Stranger& stranger) {
    return read_all(stranger.home.path("tenebrae/begun"));
}

}  // namespace

TEST_CASE(
    "a player in restricted mode has a limit of saved games and removing one makes room", "[save]"
) {
    Stranger stranger;
    begin_games(stranger, kMaxSavedGames);
    stranger.clock.time += 60;
    SavedSession saved(stranger.place);
    const Reply reply = saved.begin();
    REQUIRE(reply.kind == Reply::Kind::Refused);
    CHECK(code_of(reply.errors) == "too-many-games");
    CHECK(reply.errors.front().hint.find("games --remove") != std::string::npos);
    CHECK(!saved.session.match().game);
    REQUIRE(!stranger.place.save_store->remove("walking-7"));
    CHECK(saved.begin().kind == Reply::Kind::Accepted);
}

TEST_CASE("a refused new game keeps the current one", "[save]") {
    Stranger stranger;
    SavedSession saved(stranger.place);
    for (std::size_t begun = 0; begun < kMaxStartsPerMinute; ++begun) {
        REQUIRE(saved.begin().kind == Reply::Kind::Accepted);
    }
    saved.type("step");
    const std::string record = saved.record();
    const Reply reply = saved.type("new walking");
    CHECK(reply.kind == Reply::Kind::Refused);
    CHECK(code_of(reply.errors) == "too-many-new-games");
    CHECK(saved.record() == record);
    CHECK(saved.type("step").kind == Reply::Kind::Accepted);
}

TEST_CASE("the limit of new games per minute holds across processes", "[save]") {
    Stranger stranger;
    for (std::size_t begun = 0; begun < kMaxStartsPerMinute; ++begun) {
        SavedSession saved(stranger.place);
        REQUIRE(saved.begin().kind == Reply::Kind::Accepted);
        stranger.clock.time += 2;
        // A removed game still counts as started.
        const std::string name = saved.name();
        saved.session.set_saver(nullptr);
        REQUIRE(!stranger.place.save_store->remove(name));
    }
    SavedSession saved(stranger.place);
    const Reply reply = saved.begin();
    CHECK(code_of(reply.errors) == "too-many-new-games");
    CHECK(reply.errors.front().hint == "you can start another in 40 seconds");
    stranger.clock.time += 39;
    CHECK(saved.begin().kind == Reply::Kind::Refused);
    stranger.clock.time += 1;
    CHECK(saved.begin().kind == Reply::Kind::Accepted);
    CHECK(saved.begin().kind == Reply::Kind::Refused);
}

TEST_CASE("the limit of new games per minute holds for processes that start together", "[save]") {
    const TemporaryFolder home;
    const Place first(home.path(""), kStranger);
    constexpr std::size_t kPrograms = 12;
    std::vector<pid_t> children;
    for (std::size_t program = 0; program < kPrograms; ++program) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            Clock clock;
            Place place(clock, home.path(""), kStranger);
            SavedSession saved(place);
            int begun = 0;
            for (int game = 0; game < 4; ++game) {
                begun += saved.begin().kind == Reply::Kind::Accepted ? 1 : 0;
            }
            ::_exit(begun);
        }
        children.push_back(child);
    }
    std::size_t begun = 0;
    for (const pid_t child : children) {
        int status = -1;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFEXITED(status));
        begun += static_cast<std::size_t>(WEXITSTATUS(status));
    }
    CHECK(begun == kMaxStartsPerMinute);
    CHECK(read_scores(*first.folder)->starts.size() == kMaxStartsPerMinute);
}

TEST_CASE("other text in the file of started games is ignored", "[save]") {
    Stranger stranger;
    begin_games(stranger, 1);
    CHECK(read_start_times(stranger) == std::to_string(stranger.clock.time) + "\n");
    std::string text = "x\n-1\n99999999999999999999999\n\n";
    for (int line = 0; line < 40; ++line) {
        text += std::to_string(stranger.clock.time + 61) + "\n";
    }
    write_all_of(stranger.home.path("tenebrae/begun"), text);
    begin_games(stranger, 1);
    CHECK(read_start_times(stranger) == std::to_string(stranger.clock.time) + "\n");
}

TEST_CASE("outside restricted mode there is no such limit", "[save]") {
    const TemporaryFolder home;
    Clock clock;
    Place place(clock, home.path(""));
    SavedSession saved(place);
    for (std::size_t begun = 0; begun < 2 * kMaxStartsPerMinute; ++begun) {
        REQUIRE(saved.begin().kind == Reply::Kind::Accepted);
    }
    CHECK(!std::filesystem::exists(home.path("tenebrae/begun")));
}

TEST_CASE("removing a ranked game that is going badly leaves a trace", "[score]") {
    Stranger stranger;
    {
        SavedSession saved(stranger.place);
        saved.begin();
        saved.type("resign");
        saved.begin();
        saved.type("step");
        saved.begin();
        saved.session.set_saver(nullptr);
    }
    REQUIRE(!stranger.place.save_store->remove("walking-1"));
    REQUIRE(!stranger.place.save_store->remove("walking-3"));
    const auto all = read_scores(*stranger.place.folder);
    REQUIRE(all);
    CHECK(all->skipped == 0);
    REQUIRE(all->starts.size() == 3);
    CHECK(all->starts[0].has_ended);
    CHECK(!all->starts[0].removed_before);
    CHECK(!all->starts[1].removed_before);
    CHECK(all->starts[2].removed_before == std::size_t{1});
    const RankedCount count = count_ranked(*all).at("walking");
    CHECK(count.starts == 3);
    CHECK(count.ended == 1);
    CHECK(count.won == 0);
    CHECK(count.removed == 1);
    // The next game is a different one with the same name, which is free again.
    SavedSession saved(stranger.place);
    saved.begin();
    CHECK(saved.name() == "walking-3");
    CHECK(count_ranked(*read_scores(*stranger.place.folder)).at("walking").removed == 1);
    saved.session.set_saver(nullptr);
    REQUIRE(!stranger.place.save_store->remove("walking-3"));
    CHECK(count_ranked(*read_scores(*stranger.place.folder)).at("walking").removed == 2);
}

TEST_CASE("removing an unknown game writes no line to the score file", "[score]") {
    const RankedStart beginning{"walking-1", "walking", std::string(64, 'a'), 0, false};
    const std::string removal = format_removal(beginning);
    CHECK(read_scores(removal).skipped == 1);
    CHECK(read_scores(format_ranked_start(beginning) + removal).skipped == 0);
    CHECK(read_scores(R"({"format":1,"removed":7,"commitment":"a"})").skipped == 1);
    CHECK(read_scores(R"({"format":1,"removed":"a","commitment":7})").skipped == 1);
}
