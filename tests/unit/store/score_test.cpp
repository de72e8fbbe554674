// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/file.hpp"
#include "store/commitment.hpp"
#include "store/results.hpp"
#include "store/scores.hpp"
#include "store_fixtures.hpp"

#include <sys/stat.h>
#include <sys/wait.h>

#include <cerrno>
#include <unistd.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

Scores scores_of(const Place& place) {
    auto scores = read_scores(*place.folder);
    REQUIRE(scores);
    return std::move(scores).value();
}

Score some_score(char digit) {
    Score score;
    score.name = "walking-1";
    score.game = "walking";
    score.rules = 3;
    score.data = 0xDA7A;
    score.seed = UINT64_MAX;
    score.header = {"players 1", "name 1 Ada"};
    score.result = "won";
    score.code = "won";
    score.rule = "W-1";
    score.turns = 12;
    score.commands = 20;
    score.record = std::string(64, digit);
    return score;
}

}  // namespace

TEST_CASE("a finished game is one line of the score file", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    SavedSession saved(place);
    saved.begin();
    for (const char* line : {"step", "step", "undo", "redo", "resign"}) {
        CHECK(saved.type(line).warnings.empty());
    }
    const Scores all = scores_of(place);
    REQUIRE(all.scores.size() == 1);
    const Score& score = all.scores.front();
    CHECK(score.name == "walking-1");
    CHECK(score.game == "walking");
    CHECK(score.rules == 3);
    CHECK(score.data == 0xDA7A);
    CHECK(score.seed == 7);
    CHECK(score.header == std::vector<std::string>{"players 1"});
    CHECK(score.result == "resigned");
    CHECK(score.code == "resigned");
    CHECK(score.rule == "W-9");
    CHECK(score.turns == std::optional<std::int64_t>(2));
    CHECK(score.commands == 3);
    CHECK(score.undos == 1);
    CHECK(score.ranked);
    CHECK(score.record == record_digest(saved.session.match()));
    saved.type("legal");
    CHECK(scores_of(place).scores.size() == 1);
    struct stat status {};
    REQUIRE(::stat(home.path("tenebrae/scores.jsonl").c_str(), &status) == 0);
    CHECK((status.st_mode & 07777U) == 0600);
}

TEST_CASE("a score counts hints, and a game with hints alone is not saved", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    host::Environment with = environment();
    with.bots = table::test::walking_bots();
    host::Session session(with);
    REQUIRE(place.save_store->begin(session, new_header("walking")).new_game);
    CHECK(session.execute("hint", "typed", 1).hint);
    CHECK(SaveStore::name_of(session).empty());
    session.execute("step", "typed", 2);
    CHECK(SaveStore::name_of(session) == "walking-1");
    session.execute("resign", "typed", 3);
    const Scores all = scores_of(place);
    REQUIRE(all.scores.size() == 1);
    CHECK(all.scores.front().hints == 1);
    Score without = all.scores.front();
    without.hints = 0;
    CHECK(format_score(without).find("hints") == std::string::npos);
    CHECK_FALSE(is_same_score(without, all.scores.front()));
    auto games = place.save_store->games();
    REQUIRE(games);
    CHECK(games->front().hints == 1);
}

TEST_CASE("a game is ranked only if the program drew its seed and only people play", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    host::Environment with = environment();
    with.bots = table::test::walking_bots();
    host::Session session(with);
    place.save_store->save_games_of(session);
    table::Header header = new_header("walking");
    SECTION("a drawn seed") {}
    SECTION("a chosen seed") {
        header.seed = 7;
    }
    SECTION("a game with a bot") {
        header.settings = {{"players", "2", {}}, {"bot 2", "lazy", {}}};
    }
    SECTION("the drawn seed used again") {
        REQUIRE(place.save_store->begin(session, header).new_game);
        session.execute("resign", "typed", 1);
        header = *session.restart_header();
    }
    const bool is_drawn = !header.seed && header.settings.empty();
    REQUIRE(place.save_store->begin(session, header).new_game);
    session.execute("step", "typed", 2);
    session.execute("resign", "typed", 3);
    CHECK(scores_of(place).scores.back().ranked == is_drawn);
}

TEST_CASE("a game from a position has a score that no result counts", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    SavedSession saved(place);
    table::Header header = new_header("walking");
    header.position.push_back({{"cell 0"}, "x", 1});
    REQUIRE(place.save_store->begin(saved.session, header).new_game);
    REQUIRE(saved.type("resign").kind == Reply::Kind::Accepted);
    const Scores all = scores_of(place);
    REQUIRE(all.scores.size() == 1);
    CHECK(all.scores.front().is_from_position);
    CHECK_FALSE(all.scores.front().ranked);
    CHECK(results_of(all).empty());
}

TEST_CASE("people who decide for opposing sides do not win", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    SavedSession saved(place);
    table::Header header = new_header("walking");
    std::string last = "resign";
    bool is_contest = true;
    SECTION("rivals") {
        header.settings = {{"players", "2", {}}, {"sides", "2", {}}};
        last = "@2 resign";
    }
    SECTION("two fighters") {
        header = new_header("cagedin");
        last = "@2 resign";
    }
    SECTION("the Hunter and the Hunted") {
        header = new_header("nyctophobia");
        header.settings = {{"hunter", "human", {}}};
    }
    SECTION("companions do win") {
        header.settings = {{"players", "2", {}}};
        is_contest = false;
    }
    SECTION("the Hunted alone do win") {
        header = new_header("nyctophobia");
        is_contest = false;
    }
    REQUIRE(place.save_store->begin(saved.session, header).new_game);
    REQUIRE(saved.type(last).kind == Reply::Kind::Accepted);
    REQUIRE(saved.session.match().is_over());
    const Scores all = scores_of(place);
    REQUIRE(all.scores.size() == 1);
    CHECK(all.scores.front().is_contest == is_contest);
    CHECK(all.scores.front().ranked != is_contest);
    CHECK(all.scores.front().salt.empty() == is_contest);
    CHECK(all.starts.empty() == is_contest);
    CHECK(count_ranked(all).empty() == is_contest);
    CHECK(standing_of(all, *saved.session.match().game).has_value() != is_contest);
}

TEST_CASE("a player who took over a bot's seat on another side does not win", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    host::Environment with = environment();
    with.bots = table::test::walking_bots();
    host::Session session(with);
    table::Header header = new_header("walking");
    header.settings = {{"players", "2", {}}, {"sides", "2", {}}, {"bot 2", "lazy", {}}};
    REQUIRE(place.save_store->begin(session, header).new_game);
    bool is_contest = true;
    int line = 0;
    const auto type = [&](const char* text) {
        REQUIRE(session.execute(text, "typed", ++line).kind != Reply::Kind::Refused);
    };
    SECTION("to make it lose") {
        type("seat 2 person");
        type("@2 resign");
    }
    SECTION("and made a decision there") {
        type("step");
        type("draw");
        type("seat 2 person");
        type("step");
        type("seat 2 bot lazy");
        type("resign");
    }
    SECTION("a player who changed nothing there does win") {
        type("seat 2 person");
        type("seat 2 bot lazy");
        type("resign");
        is_contest = false;
    }
    REQUIRE(session.match().is_over());
    CHECK(scores_of(place).scores.front().is_contest == is_contest);
}

TEST_CASE("a game ranked by an old version without opposing sides ends unranked", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    {
        SavedSession saved(place);
        saved.begin("cagedin");
    }
    const std::string path = home.path("tenebrae/games/cagedin-1.tene");
    const std::string log = read_all(path);
    write_all_of(path, log + "# ranked " + random_salt() + "\n");
    SavedSession saved(place);
    REQUIRE(saved.open("cagedin-1").kind == Reply::Kind::Accepted);
    saved.type("@2 resign");
    const Scores all = scores_of(place);
    REQUIRE(all.scores.size() == 1);
    CHECK_FALSE(all.scores.front().ranked);
    CHECK_FALSE(all.scores.front().salt.empty());
}

TEST_CASE("a game is ranked only if it is ranked at its start and end", "[score]") {
    for (const bool begins : {false, true}) {
        for (const bool ends : {false, true}) {
            const TemporaryFolder home;
            {
                Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = begins});
                SavedSession saved(place);
                saved.begin();
                saved.type("step");
                // A note is not such a mark.
                saved.type("note # ranked");
            }
            Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = ends});
            SavedSession saved(place);
            REQUIRE(saved.open("walking-1").warnings.empty());
            saved.type("resign");
            CHECK(scores_of(place).scores.front().ranked == (begins && ends));
        }
    }
}

TEST_CASE("a ranked game is committed to its seed from its start", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    {
        SavedSession saved(place);
        saved.begin();
        const Scores begun = scores_of(place);
        REQUIRE(begun.starts.size() == 1);
        CHECK(begun.scores.empty());
        CHECK(begun.skipped == 0);
        CHECK(begun.starts.front().name == "walking-1");
        CHECK(begun.starts.front().game == "walking");
        CHECK(begun.starts.front().commitment.size() == 64);
        CHECK_FALSE(begun.starts.front().has_ended);
        // The line contains neither seed nor salt.
        const std::string file = read_all(home.path("tenebrae/scores.jsonl"));
        const std::string log = read_all(home.path("tenebrae/games/walking-1.tene"));
        const std::size_t salt = log.find("# ranked ") + 9;
        CHECK(is_salt(log.substr(salt, 32)));
        CHECK(file.find(log.substr(salt, 32)) == std::string::npos);
        CHECK(file.find("seed") == std::string::npos);
    }
    SavedSession saved(place);
    REQUIRE(saved.open("walking-1").warnings.empty());
    saved.type("resign");
    const Scores all = scores_of(place);
    REQUIRE(all.starts.size() == 1);
    REQUIRE(all.scores.size() == 1);
    const Score& score = all.scores.front();
    CHECK(is_salt(score.salt));
    CHECK(score.has_commitment);
    CHECK(all.starts.front().has_ended);
    CHECK(all.starts.front().before == 0);
    CHECK(all.starts.front().commitment == commitment_of(7, score.salt));
    // The next game has another salt.
    saved.begin();
    const Scores more = scores_of(place);
    REQUIRE(more.starts.size() == 2);
    CHECK(more.starts[1].before == 1);
    CHECK(more.starts[1].commitment != more.starts[0].commitment);
}

TEST_CASE("a commitment is the SHA-256 of seed and space and salt", "[score]") {
    // printf '12345 00112233445566778899aabbccddeeff' | sha256sum
    CHECK(
        commitment_of(12345, "00112233445566778899aabbccddeeff")
        == "f5b410c5b524414c3b165e5a3a0026696a238c53bfdb96a29873aebce20bbcc9"
    );
}

TEST_CASE("only an earlier line with the same seed and salt commits a score", "[score]") {
    Score score = some_score('a');
    score.salt = random_salt();
    const std::string beginning = format_ranked_start(
        {"walking-1", "walking", commitment_of(score.seed, score.salt), 0, false}
    );
    CHECK(read_scores(beginning + format_score(score)).scores.front().has_commitment);
    CHECK_FALSE(read_scores(format_score(score) + beginning).scores.front().has_commitment);
    CHECK_FALSE(read_scores(format_score(score)).scores.front().has_commitment);
    --score.seed;
    CHECK_FALSE(read_scores(beginning + format_score(score)).scores.front().has_commitment);
    ++score.seed;
    score.salt = random_salt();
    CHECK_FALSE(read_scores(beginning + format_score(score)).scores.front().has_commitment);
}

TEST_CASE("a commitment counts for one end only", "[score]") {
    Score score = some_score('a');
    score.salt = random_salt();
    score.ranked = true;
    Score second = some_score('b');
    second.salt = score.salt;
    second.ranked = true;
    const std::string beginning = format_ranked_start(
        {"walking-1", "walking", commitment_of(score.seed, score.salt), 0, false}
    );
    const Scores all = read_scores(beginning + format_score(score) + format_score(second));
    REQUIRE(all.scores.size() == 2);
    CHECK(all.scores.front().has_commitment);
    CHECK_FALSE(all.scores.front().is_second_end);
    CHECK_FALSE(all.scores.back().has_commitment);
    CHECK(all.scores.back().is_second_end);
    const RankedCount count = count_ranked(all).at("walking");
    CHECK(count.starts == 1);
    CHECK(count.ended == 1);
    CHECK(count.won == 1);
    const table::test::TestSession table = table::test::new_table();
    Scores same = all;
    for (Score& each : same.scores) {
        each.header = table.session.match().game->header();
    }
    const auto standing = standing_of(same, *table.session.match().game);
    REQUIRE(standing);
    CHECK(standing->games == 1);
}

TEST_CASE("an unranked game has no commitment", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    saved.type("resign");
    const Scores all = scores_of(place);
    CHECK(all.starts.empty());
    CHECK(all.scores.front().salt.empty());
}

TEST_CASE("a game that had ended before it was loaded gets no score", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    SavedSession saved(place);
    saved.begin();
    saved.type("resign");
    const std::string file = home.file("over.tene", saved.record());
    std::filesystem::remove(home.path("tenebrae/scores.jsonl"));
    saved.type("load " + file);
    CHECK(saved.session.match().is_over());
    CHECK(scores_of(place).scores.empty());
}

TEST_CASE("a missing score of a finished game is written the next time it is opened", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""));
    {
        SavedSession saved(place);
        saved.begin();
        saved.type("resign");
    }
    std::filesystem::remove(home.path("tenebrae/scores.jsonl"));
    SavedSession saved(place);
    saved.open("walking-1");
    CHECK(scores_of(place).scores.size() == 1);
}

TEST_CASE("the name of the score file is on disk before a score counts as saved", "[score]") {
    class Folders : public core::System {
    public:
        int sync_folder(int folder) override {
            synced.push_back(folder);
            errno = EIO;
            return fails ? -1 : System::sync_folder(folder);
        }
        std::vector<int> synced;
        bool fails = false;
    };
    const TemporaryFolder home;
    Folders system;
    const Place place(system, home.path(""));
    system.synced.clear();
    system.fails = true;
    CHECK(code_of({add_score(*place.folder, some_score('a')).value()}) == "score-not-kept");
    CHECK(read_all(home.path("tenebrae/scores.jsonl")).empty());
    system.fails = false;
    CHECK_FALSE(add_score(*place.folder, some_score('a')));
    CHECK(system.synced == std::vector<int>(2, place.folder->top()));
}

TEST_CASE("a score reads back as it was written", "[score]") {
    Score score = some_score('a');
    score.is_contest = GENERATE(false, true);
    const std::string line = format_score(score);
    CHECK(std::count(line.begin(), line.end(), '\n') == 1);
    const auto again = parse_score(line.substr(0, line.size() - 1));
    REQUIRE(again);
    CHECK(is_same_score(*again, score));
    CHECK(again->is_contest == score.is_contest);
    CHECK(format_score(*again) == line);
}

TEST_CASE("an invalid line of the score file is skipped", "[score][attack]") {
    const std::string good = format_score(some_score('a'));
    const std::string deep(100'000, '[');
    std::string turned = good;
    turned.replace(turned.find("\"seed\":18446744073709551615"), 27, "\"seed\":1e300");
    std::string escape = good;
    escape.replace(escape.find("Ada"), 3, "\\u001b[2J");
    std::string salted = good;
    salted.replace(salted.find("\"salt\":\"\""), 9, "\"salt\":\"12\"");
    std::string begun = format_ranked_start({"walking-1", "walking", "\x1b[2J", 0, false});
    begun.pop_back();
    const std::vector<std::string> bad{
        "{}",
        "null",
        "\"x\"",
        "[]",
        "\xff",
        "{\"format\":1}",
        good.substr(0, 40),
        good.substr(0, good.size() / 2),
        deep,
        turned,
        escape,
        salted,
        begun};
    std::string text;
    for (const std::string& line : bad) {
        text += line + "\n";
    }
    const Scores all = read_scores(good + text + good);
    CHECK(all.scores.size() == 2);
    CHECK(all.skipped == bad.size());
}

TEST_CASE("a score file with too many lines is not parsed", "[score][attack]") {
    const TemporaryFolder home;
    const Place place(home.path(""));
    std::string text;
    while (text.size() < 4'000'000) {
        text += "x\n";
    }
    write_all_of(home.path("tenebrae/scores.jsonl"), text);
    const auto scores = read_scores(*place.folder);
    REQUIRE(!scores);
    CHECK(scores.errors().front().code == "too-large");
    CHECK(add_score(*place.folder, some_score('a'))->code == "too-large");
}

TEST_CASE("a score file does not grow beyond the size that is read", "[score][attack]") {
    const TemporaryFolder home;
    const Place place(home.path(""));
    const std::string path = home.path("tenebrae/scores.jsonl");
    std::string text;
    for (std::size_t line = 2; line < core::kMaxFileLines; ++line) {
        text += "\n";
    }
    write_all_of(path, text);
    CHECK(!add_score(*place.folder, some_score('a')));
    CHECK(scores_of(place).scores.size() == 1);
    const std::string full = read_all(path);
    const auto error = add_score(*place.folder, some_score('b'));
    REQUIRE(error);
    CHECK(error->code == "score-not-kept");
    CHECK(read_all(path) == full);
    CHECK(scores_of(place).scores.size() == 1);
}

TEST_CASE("concurrent writers lose no line of the score file", "[score]") {
    const TemporaryFolder home;
    const Place first(home.path(""));
    constexpr std::size_t kWriters = 8;
    constexpr std::size_t kEach = 25;
    std::vector<pid_t> children;
    for (std::size_t writer = 0; writer < kWriters; ++writer) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            const Place place(home.path(""));
            bool good = true;
            for (std::size_t line = 0; line < kEach; ++line) {
                Score score = some_score('0');
                const std::string number = std::to_string(writer * kEach + line);
                score.record = std::string(64 - number.size(), 'a') + number;
                good = good && !add_score(*place.folder, score);
            }
            ::_exit(good ? 0 : 1);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = -1;
        REQUIRE(::waitpid(child, &status, 0) == child);
        CHECK(status == 0);
    }
    const Scores all = scores_of(first);
    CHECK(all.scores.size() == kWriters * kEach);
    CHECK(all.skipped == 0);
}

TEST_CASE("a line truncated by a power failure damages no other line", "[score]") {
    const TemporaryFolder home;
    const Place place(home.path(""));
    CHECK(!add_score(*place.folder, some_score('a')));
    const std::string path = home.path("tenebrae/scores.jsonl");
    const std::string whole = read_all(path);
    write_all_of(path, whole + whole.substr(0, 50));
    CHECK(!add_score(*place.folder, some_score('b')));
    const Scores all = scores_of(place);
    CHECK(all.scores.size() == 2);
    CHECK(all.skipped == 1);
}

TEST_CASE("a restarted game is saved under another name and not ranked", "[score]") {
    const TemporaryFolder home;
    Place place(home.path(""), {.sync = SyncPolicy::Command, .ranked = true});
    SavedSession saved(place);
    saved.begin();
    for (const char* line : {"step", "step", "resign"}) {
        saved.type(line);
    }
    REQUIRE(place.save_store->restart(saved.session, 1).new_game);
    CHECK(saved.name() == "walking-2");
    CHECK(saved.commands() == 1);
    const std::string record = saved.record();
    saved.type("resign");
    const Scores all = scores_of(place);
    REQUIRE(all.scores.size() == 2);
    CHECK(all.scores.front().ranked);
    CHECK_FALSE(all.scores.back().ranked);
    // After a restart of the program it is unchanged.
    core::Result<host::Match> read = place.save_store->read("walking-2");
    REQUIRE(read);
    CHECK(read->history.steps().size() == 2);
    CHECK(record.find("note begun again here") != std::string::npos);
}

TEST_CASE("the best score is taken from ranked games with the same rules", "[score]") {
    const table::test::TestSession table = table::test::new_table();
    const table::Game& game = *table.session.match().game;
    Scores all;
    CHECK_FALSE(standing_of(all, game));
    Score score = some_score('a');
    score.ranked = true;
    all.scores.push_back(score);  // won in 12 turns, whatever the players' names
    score.turns = 9;
    all.scores.push_back(score);
    score.turns = 3;
    score.result = "lost";
    all.scores.push_back(score);
    score.result = "won";
    score.ranked = false;
    all.scores.push_back(score);
    score.ranked = true;
    score.header = {"players 2"};
    all.scores.push_back(score);
    const std::optional<table::Standing> standing = standing_of(all, game);
    REQUIRE(standing);
    CHECK(standing->games == 3);
    CHECK(standing->won == 2);
    CHECK(standing->fewest_turns == 9);
    // Games of rivals have no best score, whatever an old file says.
    const table::test::TestSession rivals = table::test::new_table("players 2 sides 2 seed 7");
    for (Score& each : all.scores) {
        each.header = rivals.session.match().game->header();
    }
    CHECK_FALSE(standing_of(all, *rivals.session.match().game));
}
