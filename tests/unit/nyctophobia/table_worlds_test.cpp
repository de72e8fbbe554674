// SPDX-License-Identifier: MIT
// Two worlds at the table (HU-I7): if two games differ in the Hunter's place and a seat heard the
// same events in both, they must print the same bytes for that seat. The output must not show how
// many commands the others gave in between, neither in a number nor in the number of lines or
// groups.
#include "catch.hpp"
#include "core/random.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "host/match.hpp"
#include "host/session.hpp"
#include "table/interface.hpp"
#include "temporary_folder.hpp"
#include "thorough.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

/// The seat whose output is compared (or kSpectator), and who plays the other seats.
struct Table {
    int seat = 0;
    bool has_bots = false;  ///< bots play the other seats
};

host::Session session_at(const Table& table) {
    static const std::array makers{nyctophobia_maker()};
    host::Environment with;
    with.data_folder = "data";
    with.makers = makers;
    with.bots = bots::nyctophobia_bots();
    return host::Session(with, {.shown_seat = table.seat});
}

/// One of the two games, with everything that its seat has read so far.
class World {
public:
    World(const Table& table, const std::string& start)
        : table_(table), session_(session_at(table)) {
        interfaces_.push_back(table::text_interface(table::BoardStyle::Sentences));
        if (table.has_bots) {
            interfaces_.push_back(table::json_interface("1"));
            interfaces_.push_back(table::text_interface(table::BoardStyle::Utf8));
        }
        printed_.resize(interfaces_.size());
        table::Reply start_reply = session_.execute(start, "typed", ++line_);
        start_reply.command = "new nyctophobia";  // the two games have different files
        show(start_reply);
    }

    [[nodiscard]] const host::Match& match() const { return session_.match(); }
    [[nodiscard]] bool is_asked() const { return match().deciding_seat() == table_.seat; }
    [[nodiscard]] bool goes_on() const { return match().game && !match().is_over(); }
    [[nodiscard]] const table::SeatLog& seat_log() const {
        return match().history.seat_log(table_.seat);
    }
    [[nodiscard]] std::size_t commands() const { return match().history.steps().size(); }

    /// Executes a command of the seat.
    void type(const std::string& words) { show(session_.execute(words, "typed", ++line_)); }
    /// Plays one command of another seat. It depends only on what was heard and how long ago.
    void play_others(std::uint64_t seed) {
        commands_since_event_ =
            heard_ == seat_log().events().size() ? commands_since_event_ + 1 : 0;
        heard_ = seat_log().events().size();
        if (session_.is_bots_turn()) {
            show(session_.advance());
            return;
        }
        const table::SeatView view = match().decider_view();
        std::vector<table::Move> moves;
        match().game->legal(view, moves);
        core::Random random(seed + 1000 * heard_ + commands_since_event_);
        const auto chosen = static_cast<std::size_t>(random.below(moves.size()));
        show(session_.execute(match().game->command_text(view, moves[chosen]), "typed", line_));
    }

    /// Returns everything printed so far, and the answers to further questions of the seat.
    [[nodiscard]] std::vector<std::string> texts() {
        std::vector<std::string> all = printed_;
        const std::string at =
            table_.seat == table::kSpectator ? "" : "@" + std::to_string(table_.seat + 1) + " ";
        for (const char* question : {"log 100", "log 1", "log 2", "show", "show --json", "left"}) {
            all.push_back(session_.execute(at + question, "typed", 1).text);
        }
        all.push_back(std::to_string(match().observation(table_.seat).commands_known()));
        all.push_back(replayed());
        return all;
    }

private:
    void show(const table::Reply& reply) {
        INFO(core::render(reply.errors));
        REQUIRE(reply.kind == table::Reply::Kind::Accepted);
        for (std::size_t interface = 0; interface < interfaces_.size(); ++interface) {
            table::Output output;
            interfaces_[interface]->show(session_.observation(), reply, output);
            printed_[interface] += output.out + output.err;
        }
    }
    [[nodiscard]] std::string replayed() const {
        const auto replay = session_.replay();
        std::string text;
        for (std::size_t moment = 0; moment <= replay->end(); ++moment) {
            const table::Observation observation = replay->observation(moment, std::nullopt);
            text += std::to_string(moment) + " " + table::state_json(observation).dump() + "\n"
                    + observation.game->board(observation.view, table::BoardStyle::Sentences);
        }
        return text;
    }

    Table table_;
    host::Session session_;
    std::vector<std::unique_ptr<table::Interface>> interfaces_;
    std::vector<std::string> printed_;
    int line_ = 0;
    std::size_t heard_ = 0;
    std::uint64_t commands_since_event_ = 0;
};

bool have_same_log(const World& one, const World& two) {
    const auto& left = one.seat_log().events();
    const auto& right = two.seat_log().events();
    return std::ranges::equal(
        left,
        right,
        [](const table::SeatEvent& a, const table::SeatEvent& b) {
            return a.event == b.event && a.cause == b.cause;
        }
    );
}

std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& two) {
    const auto [left, right] = std::ranges::mismatch(one, two);
    return left == one.end() ? "" : *left + "\nand\n" + *right;
}

template <std::size_t kSize>
std::string one_of(core::Random& random, const std::array<const char*, kSize>& items) {
    return items[static_cast<std::size_t>(random.below(kSize))];
}

/// Returns a position at the beginning of a turn, some commands into a game, or nullopt if the game
/// ends first.
std::optional<std::vector<std::string>> drawn_position(core::Random& random, bool open_talk) {
    host::Session session = session_at({table::kSpectator, false});
    const std::string hunted = one_of(random, std::array{"2", "3"});
    const std::string people = open_talk ? one_of(random, std::array{"1", "2"}) : hunted;
    session.execute(
        "new nyctophobia hunter human hunted " + hunted + " people " + people + " deck "
            + one_of(random, std::array{"simple", "simple", "axe", "mage"}) + " talk "
            + (open_talk ? "open" : "closed") + " hush "
            + one_of(random, std::array{"strict", "loose"}) + " seed "
            + std::to_string(random.below(1'000'000)),
        "typed",
        1
    );
    const host::Match& match = session.match();
    REQUIRE(match.game);
    for (auto rest = random.below(30); !match.is_over(); rest -= rest == 0 ? 0 : 1) {
        const auto& state = table::unpacked<State>(match.state);
        const bool is_fresh = state.open.decision == Decision::Turn
                              && state.open.stage == Stage::Before && !state.open.action_spent;
        const auto position =
            rest == 0 && is_fresh ? match.referee->position(match.state) : std::nullopt;
        if (position) {
            return core::split_lines(
                host::write_position(*match.game, match.game->header(), *position)
            );
        }
        const table::SeatView view = match.decider_view();
        std::vector<table::Move> moves;
        match.game->legal(view, moves);
        const auto chosen = static_cast<std::size_t>(random.below(moves.size()));
        session.execute(match.game->command_text(view, moves[chosen]), "typed", 1);
    }
    return std::nullopt;
}

/// Returns the position with the Hunter on a random space.
std::vector<std::string> changed(std::vector<std::string> lines, core::Random& random) {
    for (std::string& line : lines) {
        if (line.starts_with("hunter ")) {
            line = "hunter " + std::string(1, static_cast<char>('a' + random.below(8)))
                   + std::to_string(1 + random.below(8))
                   + (line.ends_with(" wounded") ? " wounded" : "");
        }
    }
    return lines;
}

std::string as_text(const std::vector<std::string>& lines) {
    return core::joined(lines, "\n") + "\n";
}

bool is_accepted(const Table& table, const std::string& file) {
    host::Session session = session_at(table);
    return session.execute("new nyctophobia seed 5 from " + file, "typed", 1).errors.empty();
}

int count_hunted_seats(const std::string& file) {
    host::Session session = session_at({table::kSpectator, false});
    session.execute("new nyctophobia seed 5 from " + file, "typed", 1);
    const auto seats = session.match().game->seats();
    return static_cast<int>(std::ranges::count(seats, "hunted", &table::SeatInfo::role));
}

struct Tally {
    int pairs = 0;  ///< pairs that were compared at least once
    int compared = 0;
    int uneven = 0;  ///< comparisons of games with different numbers of commands
};

/// Plays one pair of games. Returns the first difference, or "".
std::string play_pair(std::uint64_t seed, bool open_talk, bool has_bots, Tally& tally) {
    core::Random random(seed);
    const auto position = drawn_position(random, open_talk);
    if (!position) {
        return "";
    }
    const TemporaryFolder folder;
    const std::string one_file = folder.file("one", as_text(*position));
    const std::string two_file = folder.file("two", as_text(changed(*position, random)));
    const int hunted_seats = count_hunted_seats(one_file);
    const bool is_watched = random.below(4) == 0;
    const auto drawn = static_cast<int>(random.below(static_cast<std::uint64_t>(hunted_seats)));
    const Table table{is_watched ? table::kSpectator : drawn, has_bots};
    if (!is_accepted(table, two_file)) {
        return "";  // the Hunter cannot be placed there
    }
    std::string start = "new nyctophobia seed 5 ";
    if (has_bots) {
        start += "bot others random ";
        start += is_watched ? "" : "bot " + std::to_string(table.seat + 1) + " person ";
    }
    World one(table, start + "from " + one_file);
    World two(table, start + "from " + two_file);
    bool is_counted = false;
    for (int turn = 0; turn < 12; ++turn) {
        for (World* world : {&one, &two}) {
            const std::size_t heard = world->seat_log().events().size();
            for (int rest = 200; rest > 0 && world->goes_on() && !world->is_asked(); --rest) {
                world->play_others(seed);
                // For a spectator the games are compared when a turn has begun.
                if (is_watched && world->seat_log().events().size() > heard
                    && table::unpacked<Event>(world->seat_log().events().back().event).kind
                           == EventKind::Turn) {
                    break;
                }
            }
        }
        if (!one.goes_on() || !two.goes_on() || !have_same_log(one, two)
            || one.is_asked() != two.is_asked()) {
            break;
        }
        tally.pairs += is_counted ? 0 : 1;
        is_counted = true;
        const bool is_uneven = one.commands() != two.commands();
        tally.uneven += is_uneven ? 1 : 0;
        // The output only grows, so it need not be compared each time.
        if (is_uneven || turn % 4 == 3) {
            ++tally.compared;
            const std::string error = difference(one.texts(), two.texts());
            if (!error.empty()) {
                return error;
            }
        }
        if (one.is_asked()) {
            const host::Match& match = one.match();
            const std::vector<table::Move> moves = match.legal();
            const auto chosen = static_cast<std::size_t>(random.below(moves.size()));
            const std::string words = match.game->command_text(match.decider_view(), moves[chosen]);
            one.type(words);
            two.type(words);
        }
    }
    return "";
}

void compare_many(bool open_talk, bool has_bots) {
    const auto seeds = static_cast<std::uint64_t>(test::thorough(80, 40));
    Tally tally;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const std::string error = play_pair(seed, open_talk, has_bots, tally);
        INFO("seed " << seed << ": " << error);
        REQUIRE(error.empty());
    }
    INFO(tally.pairs << " pairs, compared " << tally.compared << " times");
    CHECK(tally.compared > 20);
    CHECK(tally.uneven > 2);
}

}  // namespace

TEST_CASE(
    "with open talk the output does not show how many commands the others gave", "[HU-I7][worlds]"
) {
    compare_many(true, false);
}

TEST_CASE(
    "with closed talk the output does not show how many commands the others gave", "[HU-I7][worlds]"
) {
    compare_many(false, false);
}

TEST_CASE(
    "with open talk the output does not show how many commands the bots gave", "[HU-I7][worlds]"
) {
    compare_many(true, true);
}

TEST_CASE(
    "with closed talk the output does not show how many commands the bots gave", "[HU-I7][worlds]"
) {
    compare_many(false, true);
}

TEST_CASE("the log does not show whether the Hunter had a step to make", "[HU-I7][worlds]") {
    const TemporaryFolder folder;
    const auto log_with = [&folder](const std::string& hunter, bool has_step) {
        std::string forest = "forest\n";
        for (char row = '1'; row <= '8'; ++row) {
            forest += std::string(1, row) + (row == '1' ? "   C   C" : "   .   .")
                      + "   .   .   .   .   .   .\n" + (row == '8' ? "" : "\n");
        }
        const std::string start = folder.file(
            "start",
            "tenebrae position 1\ngame nyctophobia\noption hunted 2\noption hunter human\n"
            "option deck simple\nbegin\n"
                + forest + "hunter " + hunter
                + "\n1 a8 health 2 rocks 1 hidden none\n2 g7 health 2 rocks 1 upright none\n"
                  "at turn 2\nend\n"
        );
        host::Session session = session_at({0, false});
        const auto type = [&session](const std::string& line) {
            const table::Reply reply = session.execute(line, "typed", 1);
            INFO(line << ": " << core::render(reply.errors));
            REQUIRE(reply.errors.empty());
            return reply.text;
        };
        type("new nyctophobia seed 5 from " + start);
        for (const char* words : {"move n", "move s", "hide"}) {
            type(words);
        }
        if (has_step) {
            type("stay");
        }
        return type("@1 log");
    };
    CHECK(log_with("h8", false) == log_with("d2", true));
}

}  // namespace tenebrae::nyctophobia
