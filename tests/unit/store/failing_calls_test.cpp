// SPDX-License-Identifier: MIT
// Makes every system call used to save a game fail in turn, with every error.
#include "catch.hpp"
#include "core/text.hpp"
#include "counted_system.hpp"
#include "played_lines.hpp"
#include "store/scores.hpp"
#include "store_fixtures.hpp"
#include "thorough.hpp"

#include <limits>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

/// Fails a number of calls from a given call on.
class FailingSystem : public CountedSystem {
public:
    void fail(int first, int count, int error_number) {
        first_ = calls() + first;
        count_ = count;
        error_ = error_number;
    }
    void write_short_at(int call) { short_ = calls() + call; }
    [[nodiscard]] bool has_failed() const { return failed_; }

protected:
    int before(int call, std::string_view /*what*/) override {
        write_short(call == short_);
        if (call < first_ || call - first_ >= count_) {
            return 0;
        }
        failed_ = true;
        return error_;
    }

private:
    int first_ = std::numeric_limits<int>::max();
    int count_ = 0;
    int error_ = 0;
    int short_ = 0;
    bool failed_ = false;
};

constexpr std::array kErrors{ENOSPC, EDQUOT, EIO, EACCES, EROFS, EINTR};

std::vector<std::string> short_game() {
    return {"step", "draw", "undo --past-reveals", "note x", "step", "step", "draw"};
}

/// Plays on after errors. Every command must be carried out in memory.
core::Diagnostics play(SavedSession& saved, const std::vector<std::string>& lines) {
    core::Diagnostics warnings;
    for (const std::string& line : lines) {
        const Reply reply = saved.type(line);
        REQUIRE(reply.kind != Reply::Kind::Refused);
        warnings.insert(warnings.end(), reply.warnings.begin(), reply.warnings.end());
    }
    return warnings;
}

/// Checks that the game on disk equals the session.
void check_saved(Place& place, SavedSession& saved) {
    const std::string record = saved.record();
    const std::string name = saved.name();
    REQUIRE(!name.empty());
    const auto seen = place.save_store->read_unchanged(name);
    REQUIRE(seen);
    CHECK(seen->notes.empty());
    CHECK(seen->match.record.lines == saved.session.match().record.lines);
    CHECK(seen->match.state == saved.session.match().state);
}

}  // namespace

TEST_CASE("a single failed call is reported and everything is saved in the end", "[save][fault]") {
    for (const int error_number : kErrors) {
        for (int call = 1;; ++call) {
            const TemporaryFolder home;
            FailingSystem system;
            Place place(system, home.path(""));
            REQUIRE(place.save_store);
            SavedSession saved(place);
            system.fail(call, 1, error_number);
            const Reply begun = saved.begin();
            REQUIRE(begun.kind == Reply::Kind::Accepted);
            core::Diagnostics warnings = begun.warnings;
            const core::Diagnostics more = play(saved, short_game());
            warnings.insert(warnings.end(), more.begin(), more.end());
            INFO("error " << error_number << " at call " << call);
            if (!system.has_failed()) {
                CHECK(call > 25);
                break;
            }
            if (has_code(warnings, "not-kept")) {
                CHECK(
                    (has_code(warnings, "kept-again") || saved.type("note y").warnings.size() == 1)
                );
            }
            check_saved(place, saved);
        }
    }
}

TEST_CASE("while nothing can be written the game continues in memory", "[save][fault]") {
    for (const int error_number : {ENOSPC, EDQUOT, EIO, EACCES, EROFS}) {
        for (int call = 1; call < 25; ++call) {
            const TemporaryFolder home;
            FailingSystem system;
            Place place(system, home.path(""));
            SavedSession saved(place);
            system.fail(call, std::numeric_limits<int>::max(), error_number);
            saved.begin();
            const core::Diagnostics warnings = play(saved, short_game());
            INFO("error " << error_number << " from call " << call << " on");
            REQUIRE(system.has_failed());
            CHECK(has_code(warnings, "not-kept"));
            CHECK(!saved.session.saver()->is_complete());
            // As soon as writing works again, the whole game is saved.
            system.fail(std::numeric_limits<int>::max() / 2, 0, 0);
            CHECK(has_code(saved.type("legal").warnings, "kept-again"));
            CHECK(saved.session.saver()->is_complete());
            check_saved(place, saved);
        }
    }
}

namespace {

constexpr SavePolicy kStrict{.sync = SyncPolicy::Group, .ranked = true};

/// All that a user can know of a session: its record, state and output.
struct Known {
    explicit Known(const SavedSession& saved)
        : record(saved.session.match().game ? saved.record() : ""),
          state(saved.session.match().state),
          told(saved.session.match().game ? saved.session.observation().log->events().size() : 0),
          undone(saved.session.match().history.undone()) {}
    friend bool operator==(const Known&, const Known&) = default;

    std::string record;
    host::GameState state;
    std::size_t told;
    std::size_t undone;
};

/// Carries out a command. Returns false if it was refused, after checking that it changed nothing
/// and that its reply reveals nothing.
bool is_played(SavedSession& saved, const std::function<Reply()>& act) {
    const Known before(saved);
    const Reply reply = act();
    if (reply.kind != Reply::Kind::Refused) {
        return true;
    }
    CHECK(code_of(reply.errors) == "not-kept");
    CHECK((reply.text.empty() && !reply.played && !reply.new_game));
    CHECK(Known(saved) == before);
    return false;
}

struct Failure {
    int call;
    int count;
    int error;
};

/// Plays a game while calls fail, and repeats refused commands when calls work again.
void play_strictly(FailingSystem& system, const TemporaryFolder& home, const Failure& failure) {
    Place place(system, home.path(""), kStrict);
    Place other(home.path(""));
    SavedSession saved(place);
    saved.begin();
    system.fail(failure.call, failure.count, failure.error);
    std::vector<std::string> lines = short_game();
    lines.emplace_back("new walking");
    lines.emplace_back("step");
    for (const std::string& line : lines) {
        if (!is_played(saved, [&] { return saved.type(line); })) {
            system.fail(std::numeric_limits<int>::max() / 2, 0, 0);
            REQUIRE(is_played(saved, [&] { return saved.type(line); }));
        }
        check_saved(other, saved);
    }
    const auto scores = read_scores(*other.folder);
    REQUIRE(scores);
    // A line that could not be synced may be in the file twice.
    CHECK(scores->starts.size() >= 2);
}

}  // namespace

TEST_CASE("in ranked games a command that cannot be saved does not happen", "[save][fault]") {
    for (const int error_number : kErrors) {
        // A call that is interrupted for ever is repeated for ever.
        const int longest = error_number == EINTR ? 3 : std::numeric_limits<int>::max();
        for (const int count : {1, longest}) {
            for (int call = 1;; call += tenebrae::test::thorough(1, 4)) {
                const TemporaryFolder home;
                FailingSystem system;
                INFO("error " << error_number << ", " << count << " from call " << call << " on");
                play_strictly(system, home, {call, count, error_number});
                if (!system.has_failed()) {
                    CHECK(call > 25);
                    break;
                }
            }
        }
    }
}

TEST_CASE("later errors do not damage what was saved", "[save][fault]") {
    for (int call = 1; call < 25; ++call) {
        const TemporaryFolder home;
        FailingSystem system;
        Place place(system, home.path(""));
        std::string record;
        {
            SavedSession saved(place);
            saved.begin();
            play(saved, short_game());
            record = saved.record();
            system.fail(call, std::numeric_limits<int>::max(), EIO);
            play(saved, {"step", "step", "note lost"});
        }
        Place later(home.path(""));
        SavedSession again(later);
        const Reply reply = again.open("walking-1");
        INFO(call << ": " << core::render(reply.errors));
        REQUIRE(reply.kind == Reply::Kind::Accepted);
        CHECK(again.commands() >= 4);
        const auto& lines = again.session.match().record.lines;
        const auto kept = core::split_lines(record);
        CHECK(lines.size() >= 7);
    }
}

TEST_CASE("a write that stops halfway is completed", "[save][fault]") {
    for (int call = 1; call < 40; ++call) {
        const TemporaryFolder home;
        FailingSystem system;
        Place place(system, home.path(""));
        SavedSession saved(place);
        system.write_short_at(call);
        CHECK(saved.begin().warnings.empty());
        CHECK(play(saved, short_game()).empty());
        check_saved(place, saved);
    }
}

namespace {

void check_opening(SavedSession& saved, const std::string& record) {
    const Reply reply = saved.open("walking-1");
    if (reply.kind == Reply::Kind::Refused) {
        CHECK(!reply.errors.front().message.empty());
        CHECK(!saved.session.match().game);
    } else {
        CHECK(saved.record() == record);
    }
}

/// Returns false if opening a game needs fewer calls.
bool fail_while_opening(int call, int error_number) {
    INFO("error " << error_number << " at call " << call);
    const TemporaryFolder home;
    FailingSystem system;
    Place place(system, home.path(""));
    std::string record;
    {
        SavedSession saved(place);
        saved.begin();
        play(saved, short_game());
        record = saved.record();
    }
    {
        SavedSession saved(place);
        system.fail(call, 1, error_number);
        check_opening(saved, record);
    }
    const bool failed = system.has_failed();
    system.fail(std::numeric_limits<int>::max() / 2, 0, 0);
    SavedSession again(place);
    REQUIRE(again.open("walking-1").kind == Reply::Kind::Accepted);
    CHECK(again.record() == record);
    return failed;
}

}  // namespace

TEST_CASE("opening a game succeeds or fails with a reason whichever call fails", "[save][fault]") {
    for (const int error_number : kErrors) {
        int call = 1;
        while (fail_while_opening(call, error_number)) {
            ++call;
        }
        CHECK(call > 6);
    }
}

TEST_CASE("a score is written completely or not at all", "[save][fault]") {
    for (const int error_number : kErrors) {
        for (int call = 1; call < 12; ++call) {
            const TemporaryFolder home;
            FailingSystem system;
            Place place(system, home.path(""));
            SavedSession saved(place);
            saved.begin();
            saved.type("resign");
            const auto before = read_scores(*place.folder);
            REQUIRE(before);
            Score score = before->scores.front();
            score.record = std::string(64, 'f');
            system.fail(call, 1, error_number);
            const auto error = add_score(*place.folder, score);
            system.write_short_at(call);
            score.record = std::string(64, 'e');
            const auto short_error = add_score(*place.folder, score);
            const auto after = read_scores(*place.folder);
            REQUIRE(after);
            INFO("error " << error_number << " at call " << call);
            CHECK(after->skipped == 0);
            CHECK(after->scores.size() == 1U + (error ? 0 : 1) + (short_error ? 0 : 1));
        }
    }
}

TEST_CASE("a directory that vanishes is created again with the whole game in it", "[save][fault]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    play(saved, {"step", "draw"});
    std::filesystem::remove_all(home.path("tenebrae"));
    const Reply reply = saved.type("step");
    CHECK(reply.kind == Reply::Kind::Accepted);
    CHECK(code_of(reply.warnings) == "vanished");
    CHECK(saved.session.saver()->is_complete());
    check_saved(place, saved);
    CHECK(saved.type("step").warnings.empty());
    check_saved(place, saved);
}

TEST_CASE("grouped syncs are ten commands apart and one is at the end", "[save]") {
    class Syncs : public CountedSystem {
    public:
        int count = 0;

    protected:
        int before(int /*call*/, std::string_view what) override {
            count += what == "sync" ? 1 : 0;
            return 0;
        }
    };
    const TemporaryFolder home;
    Syncs system;
    Place place(system, home.path(""), {.sync = SyncPolicy::Group, .ranked = false});
    SavedSession saved(place);
    saved.begin();
    CHECK(saved.type("step").warnings.empty());
    const int begun = system.count;
    for (int count = 0; count < 25; ++count) {
        CHECK(saved.type("step").warnings.empty());
    }
    CHECK(system.count - begun == 2);
    check_saved(place, saved);
    saved.session.set_saver(nullptr);
    CHECK(system.count - begun > 2);
}
