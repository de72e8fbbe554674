// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "table/remarks.hpp"
#include "table/variants.hpp"
#include "tables.hpp"

using namespace tenebrae;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Has results only.
class FakeSavedGames : public SavedGames {
public:
    core::Result<std::vector<SavedGame>> games() override { return std::vector<SavedGame>{}; }
    std::optional<SavedGame> last_unfinished() override { return std::nullopt; }
    core::Result<std::shared_ptr<const Replay>> replay(std::string_view /*name*/) override {
        return core::error("none", "There is none.");
    }
    Reply open(std::string_view /*name*/) override { return {}; }
    std::optional<std::string> close_game() override { return std::nullopt; }
    Reply begin(const Header& /*header*/) override { return {}; }
    Reply restart(std::size_t /*commands*/) override { return {}; }
    std::optional<Standing> standing() override { return ranked; }
    std::vector<Results> results() override { return {}; }
    std::optional<OwnResults> own_results() override { return own; }
    std::optional<core::Diagnostic>
    rename(std::string_view /*name*/, std::string_view /*to*/) override {
        return std::nullopt;
    }
    std::optional<core::Diagnostic> remove(std::string_view /*name*/) override {
        return std::nullopt;
    }

    std::optional<Standing> ranked;
    std::optional<OwnResults> own;
};

class FakeDailyGames : public DailyGames {
public:
    std::vector<DailyGame> daily_games() override { return {}; }
    std::optional<DailyGame> on_table() override { return daily; }
    Reply play_daily_game(std::string_view /*game*/) override { return {}; }

    std::optional<DailyGame> daily;
};

Results results(std::size_t games, std::size_t won, std::size_t unaided) {
    Results all;
    all.games = games;
    all.won = won;
    all.unaided = unaided;
    return all;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("the end of a daily game shows its result, the streak and a line to share", "[end]") {
    TestSession table = new_table();
    table.type("resign");
    FakeDailyGames daily_games;
    daily_games.daily = {"walking", "Walking", "2025-11-24", "walking-1", "won", 8, 0, 2, 3};
    const EndRemarks remarks =
        end_remarks({table.session, nullptr, &daily_games}, "walking-usual-7G");
    CHECK(
        remarks.news
        == Lines{"Tonight, 2025-11-24: won in turn 8, 2 hints, 3 days in a row. The next one "
                 "starts at midnight UTC."}
    );
    CHECK(remarks.share == "Tonight 2025-11-24, Walking: won in turn 8, 2 hints. walking-usual-7G");
    CHECK(remarks.results.empty());
}

TEST_CASE("the end names the first win and a new best", "[end]") {
    TestSession table = new_table();
    table.type("resign");
    FakeSavedGames saved;
    const auto news = [&] { return end_remarks({table.session, &saved}, "").news; };
    saved.own = {results(3, 0, 0), results(4, 1, 1)};
    CHECK(news() == Lines{"Your first win by these rules!"});
    saved.own = {results(3, 1, 0), results(4, 2, 1)};
    CHECK(news() == Lines{"Your first win by these rules without hints!"});
    saved.own = {results(3, 1, 1), results(4, 2, 2)};
    saved.own->before.fewest_turns = 12;
    saved.own->now.fewest_turns = 12;
    CHECK(news().empty());
    saved.own->now.fewest_turns = 10;
    CHECK(news() == Lines{"Your best by these rules: 10 turns, before 12."});
    saved.own = {results(3, 1, 1), results(4, 2, 1)};
    CHECK(news().empty());
}

TEST_CASE("the end shows the results so far and the hints of the game", "[end]") {
    TestSession table = new_table();
    table.type("resign");
    FakeSavedGames saved;
    saved.own = {results(3, 1, 1), results(4, 1, 1)};
    saved.ranked = Standing{2, 1, 9};
    const EndRemarks remarks = end_remarks({table.session, &saved}, "");
    CHECK(
        remarks.results
        == Lines{"Your games by these rules: 1 of 4 won.", "Best so far by these rules: won in 9 turns; 1 of 2 ranked games won."}
    );
    CHECK(remarks.share.empty());
}

TEST_CASE("all results are listed with the causes of losses and the rarest win", "[end]") {
    const Folder folder;
    std::filesystem::create_directories(folder.file("walking"));
    static_cast<void>(folder.put(
        "walking/chances.toml",
        "format = 1\n[usual.lazy]\nwon = 5\ngames = 10\n[hard.lazy]\nwon = 1\ngames = 10\n"
    ));
    std::vector<Results> all{results(5, 1, 1), results(3, 2, 2)};
    all[0].game = all[1].game = "walking";
    all[0].title = "Walking: usual";
    all[0].variant = "usual";
    all[0].losses = {{"resigned", 1}, {"too-late", 3}};
    all[1].title = "Walking: hard";
    all[1].variant = "hard";
    CHECK(
        format_all_results(all, folder.file(""), "")
        == "Walking: usual: 1 of 5 won.\n  Not won: too late 3, resigned 1.\n"
           "Walking: hard: 2 of 3 won.\n"
           "Rarest win: Walking: hard, which bots win 1 time in 10.\n"
    );
    CHECK(
        format_all_results({all[0]}, folder.file("no"), "#")
        == "Walking: usual: 1 of 5 won.\n  too late 3 ###\n  resigned 1 #\n"
    );
    CHECK(format_all_results({}, folder.file(""), "") == "No finished games yet.\n");
}

TEST_CASE("a win is rare if bots win few of such games", "[end]") {
    const GameVariant variant{"usual", "The usual game", ""};
    const auto sentence = [&](std::vector<std::uint64_t> won, std::uint64_t games) {
        const std::array chances{Chance{"usual", "lazy", std::move(won), games, 0}};
        return rare_win_sentence(chances, variant);
    };
    CHECK(sentence({77}, 10000) == "A rare win: bots win 1 of 130 of these games.");
    CHECK(sentence({15}, 100) == "A rare win: bots win 1 of 7 of these games.");
    CHECK(sentence({30}, 100).empty());
    CHECK(sentence({0}, 100).empty());
    CHECK(sentence({1, 99}, 100).empty());
}
