// SPDX-License-Identifier: MIT
// Requirements on the bots of every game.
#include "catch.hpp"
#include "games/cagedin/bot/play.hpp"
#include "games/nightcage/rules/game_rules.hpp"
#include "games/nyctophobia/rules/ground.hpp"
#include "registry.hpp"
#include "thorough.hpp"

#include <algorithm>
#include <set>
#include <string>

using namespace tenebrae;
using namespace tenebrae::test;

namespace {

/// Returns a state that differs only in what is hidden from a seat, or nullopt if none was found.
using Otherwise = std::optional<
    host::GameState> (*)(const host::Referee&, const host::GameState&, int seat, core::Random&);

std::optional<host::GameState> other_stack(
    const host::Referee& referee, const host::GameState& state, int /*seat*/, core::Random& random
) {
    const auto& rules = kit::seat_game_of<nightcage::NightCage>(*referee.game())->rules();
    auto other = table::unpacked<nightcage::State>(state);
    nightcage::redraw_hidden(rules, other, random);
    return table::packed<host::GameState>(other);
}

std::optional<host::GameState> other_cards(
    const host::Referee& referee, const host::GameState& state, int /*seat*/, core::Random& random
) {
    const auto& rules = kit::seat_game_of<cagedin::CagedIn>(*referee.game())->rules();
    auto other = table::unpacked<cagedin::State>(state);
    bots::redraw_hidden(rules, other, random);
    return table::packed<host::GameState>(other);
}

/// Adds a tree or moves the Hunter so that the view of the seat stays the same.
std::optional<host::GameState> other_forest(
    const host::Referee& referee, const host::GameState& state, int seat, core::Random& random
) {
    using namespace nyctophobia;
    const table::SeatView view = referee.view(state, seat);
    for (int attempt = 0; attempt < 200; ++attempt) {
        auto other = table::unpacked<State>(state);
        const Space space = space_at(
            static_cast<int>(random.below(kBoardSize)), static_cast<int>(random.below(kBoardSize))
        );
        if (attempt % 2 == 0) {
            other.hunter = space;
        } else if (const Side side = side_of(space, Direction::East); side != kNoSide) {
            other.trees.put(side);
        }
        auto packed = table::packed<host::GameState>(other);
        if (packed != state && referee.view(packed, seat) == view) {
            return packed;
        }
    }
    return std::nullopt;
}

struct Row {
    std::string_view game;
    std::vector<table::Setting> settings;
    Otherwise otherwise;
};

std::vector<Row> rows() {
    return {
        {"nightcage", {{"set", "hardest", {}}}, other_stack},
        {"nyctophobia", {{"hunter", "human", {}}}, other_forest},
        {"nyctophobia",
         {{"players", "3", {}}, {"talk", "closed", {}}, {"hush", "loose", {}}},
         other_forest},
        {"cagedin", {}, other_cards}};
}

std::unique_ptr<host::Referee> referee_of(const Row& row) {
    const auto maker = std::ranges::find(makers(), row.game, &table::GameMaker::id);
    auto made = maker->make("data", row.settings);
    REQUIRE(made);
    return std::move(made).value();
}

/// Returns every request that the bot accepts.
std::vector<std::string> wishes_of(const table::Bot& bot) {
    const std::vector<std::string> goals = bot.game == "nyctophobia"
                                               ? std::vector<std::string>{"car", "n", "e", "s", "w"}
                                               : std::vector<std::string>{"gate", "key", "c3"};
    std::vector<std::string> wishes;
    for (const std::string_view word : bot.requests) {
        if (word != "go") {
            wishes.emplace_back(word);
            continue;
        }
        for (const std::string& goal : goals) {
            wishes.push_back("go " + goal);
        }
    }
    return wishes;
}

/// Checks that the bot plays and says the same from two equal views of a seat, whatever the
/// request.
void check_wishes(
    const table::Game& game,
    const table::Bot& bot,
    const table::SeatView& view,
    const table::SeatView& other
) {
    for (const std::string& words : wishes_of(bot)) {
        INFO(words);
        for (int from = 0; from < (words == "come" ? 2 : 1); ++from) {
            const table::BotMeans means{1, 10, {}, {words, from}};
            const auto move = bot.choose(game, view, means);
            REQUIRE(move);
            CHECK(bot.choose(game, other, means) == move);
            CHECK(bot.plan(game, other, *move, means) == bot.plan(game, view, *move, means));
        }
    }
}

}  // namespace

TEST_CASE("every finished game has a bot of each level with the weakest first", "[bots]") {
    for (const std::string_view game : kFinishedGames) {
        INFO(game);
        const auto known = table::bots_of(all_bots(), game);
        REQUIRE(known.size() >= 2);
        CHECK(known.front().level == table::kRandomLevel);
        CHECK(table::find_bot(all_bots(), game, "heuristic").bot != nullptr);
        CHECK(known.back().level == "search");
        CHECK(known.back().advise);
        std::set<std::string_view> words;
        for (const table::Bot& bot : known) {
            CHECK(words.insert(bot.level).second);
            CHECK((bot.former.empty() || words.insert(bot.former).second));
        }
    }
    CHECK(self_play().size() == makers().size());
}

TEST_CASE("only the search level takes a search effort", "[bots]") {
    const auto found = [](std::string_view level) {
        return table::find_bot(all_bots(), "nightcage", level);
    };
    CHECK(table::written(found("search")) == "search:600");
    CHECK(table::written(found("search:20")) == "search:20");
    CHECK(table::written(found("random")) == "random");
    for (const char* wrong :
         {"search:", "search:0", "search:x", "search:10000001", "random:5", ":5", "", "searc"}) {
        INFO(wrong);
        CHECK(found(wrong).bot == nullptr);
    }
    // Older records use these names.
    CHECK(found("good").bot == found("search").bot);
    CHECK(found("easy").bot == found("heuristic").bot);
    CHECK(table::find_bot(all_bots(), "cagedin", "good").bot == nullptr);
}

TEST_CASE("a bot does not depend on what is hidden from its seat", "[bots]") {
    const int moments = test::thorough(12, 6);
    const auto seeds = static_cast<std::uint64_t>(test::thorough(3, 1));
    const int playouts = test::thorough(30, 10);
    for (const Row& row : rows()) {
        const auto referee = referee_of(row);
        core::Random random(5);
        int pairs = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            host::GameState state = referee->start(seed);
            std::vector<table::RawEvent> events;
            referee->begin(state, events);
            for (int moment = 0; moment < moments && !referee->outcome(state).over; ++moment) {
                const int seat = referee->deciding_seat(state);
                const table::SeatView view = referee->view(state, seat);
                const auto other = row.otherwise(*referee, state, seat, random);
                const table::BotMeans means{random.next(), playouts, {}};
                for (const table::Bot& bot : table::bots_of(all_bots(), row.game)) {
                    INFO(row.game << " " << bot.level << ", moment " << moment);
                    const auto move = bot.choose(*referee->game(), view, means);
                    REQUIRE(move);
                    CHECK(bot.choose(*referee->game(), view, means) == move);
                    const auto advice = table::advise(bot, *referee->game(), view, means);
                    REQUIRE(advice);
                    CHECK(advice->lines.front().move == move);
                    if (other) {
                        pairs += *other == state ? 0 : 1;
                        const table::SeatView seen = referee->view(*other, seat);
                        CHECK(bot.choose(*referee->game(), seen, means) == move);
                        const auto same = table::advise(bot, *referee->game(), seen, means);
                        CHECK(same->lines == advice->lines);
                        check_wishes(*referee->game(), bot, view, seen);
                    }
                }
                std::vector<table::Move> legal;
                referee->game()->legal(view, legal);
                events.clear();
                referee->apply(state, legal[random.below(legal.size())], events);
            }
        }
        INFO(row.game);
        CHECK(pairs > moments);
    }
}

TEST_CASE("the random bot plays each legal move equally often", "[bots]") {
    const auto referee = referee_of(rows().front());
    const host::GameState state = referee->start(1);
    const table::SeatView view = referee->view(state, referee->deciding_seat(state));
    std::vector<table::Move> legal;
    referee->game()->legal(view, legal);
    REQUIRE(legal.size() > 3);
    const table::SeatBot random = table::find_bot(all_bots(), "nightcage", "random");
    std::vector<int> count(legal.size());
    constexpr int kTimes = 400;
    const int times = kTimes * static_cast<int>(legal.size());
    for (int time = 0; time < times; ++time) {
        const auto luck = table::BotLuck(static_cast<std::uint64_t>(time)).at(0);
        const auto move = random.choose(*referee->game(), view, luck);
        ++count[static_cast<std::size_t>(std::ranges::find(legal, *move) - legal.begin())];
    }
    CHECK(*std::ranges::min_element(count) > kTimes * 3 / 4);
    CHECK(*std::ranges::max_element(count) < kTimes * 5 / 4);
}
