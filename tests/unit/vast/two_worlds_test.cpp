// SPDX-License-Identifier: MIT
// Two worlds at the table (VA-I1 to I5, J2): if two games differ only in what a seat cannot know
// and it got the same events in both, they must print the same bytes for that seat.
#include "catch.hpp"
#include "core/random.hpp"
#include "games/vast/vast_referee.hpp"
#include "games/vast/words/board_text.hpp"
#include "host/match.hpp"
#include "host/session.hpp"
#include "table/interface.hpp"
#include "temporary_folder.hpp"
#include "test_worlds.hpp"
#include "thorough.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::vast {
namespace {

constexpr int kMostCommands = 60;

host::Session session_of(int seat) {
    static const std::array makers{vast_maker()};
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    return host::Session(environment, {.shown_seat = seat});
}

std::vector<std::string> legal_lines(const host::Match& match) {
    std::vector<std::string> lines;
    for (const table::Move move : match.legal()) {
        lines.push_back(match.game->command_text(match.decider_view(), move));
    }
    return lines;
}

/// A legal command, with what a seat may learn of it.
struct Choice {
    std::string words;
    std::string seen;
};

/// Returns the symbol of the tile that a command ends with; empty if it names none.
std::string symbol_in(const Rules& rules, std::string_view words) {
    const auto tile = parse_tile(words.substr(words.rfind(' ') + 1));
    return tile ? std::to_string(rules.plan(*tile).symbol) : "";
}

std::vector<Choice> choices_of(const host::Match& match, int seat) {
    const Rules& rules = kit::seat_game_of<Vast>(*match.game)->rules();
    const table::SeatView view = match.decider_view();
    std::vector<Choice> choices;
    for (const table::Move move : match.legal()) {
        const std::string words = match.game->command_text(view, move);
        const std::string seen = match.referee->redacted_command(view, move, seat).value_or("");
        // Others see the symbol of a secret tile when it is placed.
        choices.push_back({words, seen == words ? seen : seen + " " + symbol_in(rules, words)});
    }
    return choices;
}

/// One of the two games, with everything that its seat has read so far.
class World {
public:
    World(int seat, const std::string& start) : seat_(seat), session_(session_of(seat)) {
        interfaces_.push_back(table::text_interface(table::BoardStyle::Utf8));
        interfaces_.push_back(table::json_interface("1"));
        printed_.resize(interfaces_.size());
        table::Reply reply = session_.execute(start, "typed", ++line_);
        reply.command = "new vast";  // the two games have different files
        show(reply);
    }

    [[nodiscard]] const host::Match& match() const { return session_.match(); }
    [[nodiscard]] std::vector<Choice> choices() const { return choices_of(match(), seat_); }
    [[nodiscard]] const table::SeatLog& seat_log() const { return match().history.seat_log(seat_); }
    [[nodiscard]] bool goes_on() const { return match().game && !match().is_over(); }

    [[nodiscard]] std::vector<Card> top_events() const {
        const host::Match& match = session_.match();
        const auto view = table::unpacked<View>(match.referee->view(match.state, seat_));
        return known_events(kit::seat_game_of<Vast>(*match.game)->rules(), view);
    }

    void type(const std::string& words) { show(session_.execute(words, "typed", ++line_)); }

    /// Returns everything printed so far, and the answers to further questions of the seat.
    [[nodiscard]] std::vector<std::string> texts() {
        std::vector<std::string> all = printed_;
        const std::string at =
            seat_ == table::kSpectator ? "" : "@" + std::to_string(seat_ + 1) + " ";
        for (const char* question :
             {"log 100",
              "show --ascii",
              "show --plain",
              "show --json",
              "show --position",
              "left",
              "legal",
              "why end",
              "look",
              "look map",
              "help"}) {
            all.push_back(session_.execute(at + question, "typed", 1).text);
        }
        return all;
    }

private:
    void show(const table::Reply& reply) {
        INFO(core::render(reply.errors));
        REQUIRE(reply.kind == table::Reply::Kind::Accepted);
        for (std::size_t place = 0; place < interfaces_.size(); ++place) {
            table::Output output;
            interfaces_[place]->show(session_.observation(), reply, output);
            printed_[place] += output.out + output.err;
        }
    }

    int seat_;
    host::Session session_;
    std::vector<std::unique_ptr<table::Interface>> interfaces_;
    std::vector<std::string> printed_;
    int line_ = 0;
};

bool have_same_log(const World& one, const World& two) {
    return std::ranges::equal(
        one.seat_log().events(),
        two.seat_log().events(),
        [](const table::SeatEvent& a, const table::SeatEvent& b) {
            return a.event == b.event && a.cause == b.cause;
        }
    );
}

/// Returns whether the seat sees the same top Event cards: those that follow the ones drawn become
/// known to the Cave without an event (VA-C9).
bool see_same_cards(const World& one, const World& two) {
    return one.top_events() == two.top_events();
}

/// The start of a turn in two worlds that a seat cannot tell apart.
struct Pair {
    std::string one;
    std::string two;
};

/// Plays some commands into a game; nullopt if it ends first.
std::optional<Pair>
drawn_pair(int row, int seat, core::Random& random, const std::string& options) {
    host::Session session = session_of(table::kSpectator);
    const std::string seed = std::to_string(random.below(1'000'000));
    const std::string start = "new vast row " + std::to_string(row) + options + " seed " + seed;
    session.execute(start, "typed", 1);
    const host::Match& match = session.match();
    REQUIRE(match.game);
    const Rules& rules = kit::seat_game_of<Vast>(*match.game)->rules();
    auto turns = random.below(12);
    Role turn = Role::None;
    while (!match.is_over()) {
        const auto& state = table::unpacked<State>(match.state);
        const bool begins = state.current != turn || rules.is_solo();
        turn = state.current;
        if (begins && turns-- == 0) {
            const State other =
                testing::other_world(rules, state, roles_of_seat(rules, seat), random);
            const auto file_of = [&match](const State& one) {
                const auto lines = match.referee->position(table::packed<host::GameState>(one));
                return host::write_position(*match.game, match.game->header(), *lines);
            };
            return Pair{file_of(state), file_of(other)};
        }
        const std::vector<std::string> lines = legal_lines(match);
        session.execute(lines[static_cast<std::size_t>(random.below(lines.size()))], "typed", 1);
    }
    return std::nullopt;
}

std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& two) {
    const auto [left, right] = std::ranges::mismatch(one, two);
    return left == one.end() ? "" : *left + "\nand\n" + *right;
}

struct Tally {
    int pairs = 0;
    int compared = 0;
};

/// Plays commands that are the same for the seat in both worlds, as long as it gets the same.
/// Returns the first difference in what it reads, or "".
std::string play_pair(World& one, World& two, core::Random& random, Tally& tally) {
    const auto know_same = [&] { return have_same_log(one, two) && see_same_cards(one, two); };
    for (int rest = kMostCommands; rest > 0 && know_same(); --rest) {
        ++tally.compared;
        const std::string error = difference(one.texts(), two.texts());
        if (!error.empty() || !one.goes_on()) {
            return error;
        }
        const std::vector<Choice> choices = one.choices();
        const std::vector<Choice> others = two.choices();
        const Choice& choice = choices[static_cast<std::size_t>(random.below(choices.size()))];
        const auto same = std::ranges::find(others, choice.words, &Choice::words);
        const auto alike = std::ranges::find(others, choice.seen, &Choice::seen);
        if (same == others.end() && alike == others.end()) {
            break;
        }
        one.type(choice.words);
        two.type(same == others.end() ? alike->words : same->words);
    }
    return "";
}

void compare_many(int row, int seats, const std::string& options = "") {
    Tally tally;
    const auto seeds = static_cast<std::uint64_t>(test::thorough(60, 6));
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        for (int place = 0; place <= seats; ++place) {
            const int seat = place == seats ? table::kSpectator : place;
            core::Random random(1000 * seed + static_cast<std::uint64_t>(place));
            const auto pair = drawn_pair(row, seat, random, options);
            if (!pair) {
                continue;
            }
            const TemporaryFolder folder;
            const std::string start = "new vast seed 5 from ";
            World one(seat, start + folder.file("one", pair->one));
            World two(seat, start + folder.file("two", pair->two));
            const std::string error = play_pair(one, two, random, tally);
            ++tally.pairs;
            INFO("row " << row << ", seed " << seed << ", seat " << seat << ": " << error);
            REQUIRE(error.empty());
        }
    }
    INFO(tally.pairs << " pairs, compared " << tally.compared << " times");
    CHECK(tally.compared > 2 * tally.pairs);
}

}  // namespace

TEST_CASE("VA-I1 to I5: three roles read nothing of what the others hold", "[worlds]") {
    compare_many(7, 3);
}

TEST_CASE("VA-I1 to I5: Knight and Goblins read nothing of what the other holds", "[worlds]") {
    compare_many(17, 2);
}

TEST_CASE("VA-I1 to I5: Knight and Dragon read nothing of what the other holds", "[worlds]") {
    compare_many(18, 2);
}

TEST_CASE(
    "VA-I1 to I5: Knight, Goblins and Cave read nothing of what the others hold", "[worlds]"
) {
    compare_many(8, 3);
}

TEST_CASE(
    "VA-I1 to I5: Goblins, Dragon and Cave read nothing of what the others hold", "[worlds]"
) {
    compare_many(13, 3);
}

TEST_CASE("VA-I1 to I5: four roles read nothing of what the others hold", "[worlds]") {
    compare_many(2, 4);
}

TEST_CASE("VA-I1 to I5: Knight and Cave read nothing of what the other holds", "[worlds]") {
    compare_many(19, 2);
}

TEST_CASE("VA-I1 to I5: Goblins and Dragon read nothing of what the other holds", "[worlds]") {
    compare_many(21, 2);
}

TEST_CASE("VA-I1 to I5: five roles read nothing of what the others hold", "[worlds]") {
    compare_many(1, 5);
}

TEST_CASE(
    "VA-I1 to I5: Knight, Goblins and Thief read nothing of what the others hold", "[worlds]"
) {
    compare_many(9, 3);
}

TEST_CASE(
    "VA-I1 to I5, I2: Terrain is public, and what is under tiles beside it hidden", "[worlds]"
) {
    compare_many(7, 3, " terrain on");
    compare_many(1, 5, " terrain on");
}

TEST_CASE("VA-I1 to I5: Cave and Thief read nothing of what the other holds", "[worlds]") {
    compare_many(26, 2);
}

}  // namespace tenebrae::vast
