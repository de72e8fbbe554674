// SPDX-License-Identifier: MIT
#include "cases.hpp"
#include "catch.hpp"
#include "core/random.hpp"
#include "game_counter.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "games/vast/vast_referee.hpp"
#include "host/match.hpp"
#include "host/script.hpp"
#include "host/session.hpp"
#include "variants.hpp"
#include "walking_game.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <numeric>

// Requirements on every game, whatever its rules. The same test runs for all games.

namespace tenebrae::table {
namespace {

/// A game with its table takes eight times as long as the rules alone.
constexpr std::uint64_t kGamesPerMode = std::max(TENEBRAE_RANDOM_GAMES / 8, 1);
/// Slow checks are made once in this many steps.
constexpr std::uint64_t kStepsBetweenThoroughChecks = 8;
constexpr int kRepeatedLines = 4;
constexpr int kStepsApart = 4;

const std::array kMakers{
    nightcage::nightcage_maker(),
    nyctophobia::nyctophobia_maker(),
    cagedin::cagedin_maker(),
    vast::vast_maker(),
    test::walking_maker()};

host::Session new_session() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = kMakers;
    return host::Session(std::move(environment));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string line_of(const host::Match& match, Move move) {
    return match.game->command_text(match.decider_view(), move);
}

/// A copy of a game that is played independently.
class Branch {
public:
    Branch(const host::Match& from, std::uint64_t seed) : random_(seed) {
        session_.resume(from, nullptr);
    }

    /// Plays a random legal move; does nothing if the game is over.
    void step() {
        const std::vector<Move> moves = session_.match().legal();
        if (!moves.empty()) {
            session_.play(moves[static_cast<std::size_t>(random_.below(moves.size()))]);
        }
    }

    /// Returns all that can be printed of the game.
    [[nodiscard]] std::string text() const {
        const host::Match& match = session_.match();
        std::string text =
            host::write_record(*match.game, match.record, match.referee->hash(match.state))
            + match.referee->position(match.state).value_or("");
        for (const Move move : match.legal()) {
            text += line_of(match, move) + "\n";
        }
        const SeatLog& hearing = match.history.seat_log(kSpectator);
        for (const SeatEvent& seat_event : hearing.events()) {
            text += hearing.text(*match.game, seat_event).sentence + "\n";
        }
        return text;
    }

private:
    core::Random random_;
    host::Session session_ = new_session();
};

/// One random game from its first to its last line, checked at every step.
class RandomGame {
public:
    RandomGame(const std::string& opening, std::uint64_t seed)
        : opening_(opening + " seed " + std::to_string(seed)), random_(seed) {
        interface_->hello(output_);
        type(opening_);
    }

    /// Plays the game. `checked`: with all checks; otherwise only the moves, which must be the
    /// same.
    void play(bool checked) {
        while (!match().is_over()) {
            const std::vector<Move> moves = match().legal();
            require(!moves.empty(), "there is no legal command and no ending");
            if (checked) {
                require_sound_step(moves);
            }
            const auto pick = static_cast<std::size_t>(random_.below(moves.size()));
            type(line_of(match(), moves[pick]));
            if (checked) {
                require_undo_and_redo();
            }
        }
        if (checked) {
            require_nothing_after_the_end();
            require_record_plays_back();
        }
    }

    [[nodiscard]] const std::string& said() const { return output_.out; }
    [[nodiscard]] std::size_t moves() const { return match().history.steps().size(); }

private:
    [[nodiscard]] const host::Match& match() const { return session_.match(); }
    [[nodiscard]] std::uint64_t hash() const { return match().referee->hash(match().state); }

    void require(bool fact, const std::string& what) const {
        if (!fact) {
            FAIL(opening_ << ": " << what << "\n" << record());
        }
    }

    void type(const std::string& line) {
        const Reply reply = session_.execute(line, "typed", ++line_);
        require(reply.kind == Reply::Kind::Accepted, "refused: " + core::render(reply.errors));
        interface_->show(session_.observation(), reply, output_);
    }

    void require_refused(const std::string& line) {
        const std::uint64_t before = hash();
        const Reply reply = session_.execute(line, "tried", 1);
        require(reply.kind == Reply::Kind::Refused, "accepted: " + line);
        require(!reply.errors.front().code.empty(), "a refusal without a code: " + line);
        require(hash() == before, "a refusal changed the state: " + line);
    }

    void require_sound_step(const std::vector<Move>& moves) {
        for (const Move move : moves) {
            check_command_round_trip(move);
        }
        require_refused("no-such-command at all");
        if (match().referee->has_whole_positions()) {
            require_position_reads_back();
        }
        require_only_what_is_listed(moves);
        if (checks_.below(kStepsBetweenThoroughChecks) == 0) {
            check_seat_views(moves);
            require_start_from_here_is_kept();
            require_branches_part();
        }
    }

    void check_command_round_trip(Move move) const {
        const SeatView view = match().decider_view();
        const std::string words = match().game->command_text(view, move);
        const std::vector<core::Word> split = core::split_words(words);
        const core::Result<Move> read = match().game->parse(view, split);
        require(read && *read == move, "does not read back: " + words);
        require(!match().game->describe(view, move).empty(), "is not described: " + words);
    }

    [[nodiscard]] core::Result<host::GameState> read_position(const std::string& text) const {
        return match().referee->read_position(
            {{lines_of(text), "written", 1}}, match().record.seed
        );
    }

    void require_position_reads_back() const {
        const auto again = read_position(match().referee->position(match().state).value_or(""));
        require(again.ok(), again ? "" : core::render(again.errors()));
        require(match().referee->hash(*again) == hash(), "the position is another one");
    }

    /// The record of a game that begins from a position holds that position as the program writes
    /// it: it must lead to the same state. In the middle of a turn some positions are refused.
    void require_start_from_here_is_kept() const {
        const host::Referee& referee = *match().referee;
        const auto start = read_position(referee.position(match().state).value_or(""));
        if (!start) {
            return;
        }
        const auto kept = read_position(referee.position(*start).value_or(""));
        require(kept.ok(), kept ? "" : core::render(kept.errors()));
        require(
            referee.hash(*kept) == referee.hash(*start), "a game that begins here does not verify"
        );
    }

    [[nodiscard]] int seat_count() const { return static_cast<int>(match().game->seats().size()); }
    [[nodiscard]] std::vector<int> seats_and_spectator() const {
        std::vector<int> seats(match().game->seats().size());
        std::iota(seats.begin(), seats.end(), 0);
        seats.push_back(kSpectator);
        return seats;
    }

    /// Checks that every seat and spectators have a view. In a state made from a seat's view
    /// everything must look the same to that seat, including its choices if it decides.
    void check_seat_views(const std::vector<Move>& moves) {
        const Game& game = *match().game;
        const host::Referee& referee = *match().referee;
        const int deciding = match().deciding_seat();
        require(deciding >= 0 && deciding < seat_count(), "nobody's seat decides");
        for (const int seat : seats_and_spectator()) {
            const SeatView view = referee.view(match().state, seat);
            require_view_is_whole(view);
            const std::vector<Move> asked = seat == deciding ? moves : std::vector<Move>{};
            require(legal_for(view) == asked, "a seat can do what it is not asked for");
            if (!referee.has_whole_positions()) {
                continue;  // nor its written position: see two_worlds_test.cpp
            }
            const std::vector<std::string> open = lines_of(game.public_position(view));
            const auto other = referee.read_position({{open, "written", 1}}, checks_.next());
            require(other.ok(), other ? "" : core::render(other.errors()));
            require(
                all_of(referee.view(*other, seat)) == all_of(view),
                "a seat's view tells something hidden"
            );
            require(
                referee.deciding_seat(*other) == deciding, "who decides tells something hidden"
            );
            require(
                legal_for(referee.view(*other, seat)) == asked,
                "what is legal tells something hidden"
            );
        }
    }

    [[nodiscard]] std::vector<Move> legal_for(const SeatView& view) const {
        std::vector<Move> moves;
        match().game->legal(view, moves);
        return moves;
    }

    /// Returns the text of a view. The game's own tests compare its bytes.
    [[nodiscard]] std::string all_of(const SeatView& view) const {
        const Game& game = *match().game;
        return game.public_position(view) + game.json(view).dump() + game.left(view)
               + game.board(view, BoardStyle::Sentences) + game.prompt(view).question;
    }

    void require_view_is_whole(const SeatView& view) const {
        const Game& game = *match().game;
        for (const BoardStyle style :
             {BoardStyle::Utf8, BoardStyle::Ascii, BoardStyle::Sentences}) {
            const std::string board = game.board(view, style);
            require(!board.empty() && core::is_valid_utf8(board), "a seat has no board");
        }
        require(!game.prompt(view).question.empty(), "a seat is not told what is asked");
        require(!game.left(view).empty(), "a seat is not told what is left");
        require(game.json(view).is_object(), "a seat has no state line");
    }

    /// Checks that of lines that were legal earlier each seat may play only those that are legal
    /// for it now.
    void require_only_what_is_listed(const std::vector<Move>& moves) {
        for (int count = 0; count < kRepeatedLines && !legal_lines_.empty(); ++count) {
            const std::string& line =
                legal_lines_[static_cast<std::size_t>(checks_.below(legal_lines_.size()))];
            for (const int seat : seats_and_spectator()) {
                require_taken_only_if_listed(line, seat);
            }
        }
        for (const Move move : moves) {
            legal_lines_.push_back(line_of(match(), move));
        }
    }

    void require_taken_only_if_listed(const std::string& line, int seat) const {
        const Game& game = *match().game;
        const SeatView view = match().referee->view(match().state, seat);
        const std::vector<Move> moves = legal_for(view);
        const core::Result<Move> read = game.parse(view, core::split_words(line));
        const bool listed = std::ranges::any_of(moves, [&](Move move) {
            return game.command_text(view, move) == line;
        });
        require(read.ok() || !listed, "is listed and refused: " + line);
        require(
            !read || std::ranges::find(moves, *read) != moves.end(),
            "is taken and not listed: " + line
        );
    }

    void require_nothing_after_the_end() {
        require(match().legal().empty(), "something is legal after the end");
        for (int count = 0; count < kRepeatedLines; ++count) {
            require_refused(
                legal_lines_[static_cast<std::size_t>(checks_.below(legal_lines_.size()))]
            );
        }
    }

    /// Plays copies of the game in turn and checks that they do not affect each other.
    void require_branches_part() {
        const host::Match& here = match();
        const Branch untouched(here, 0);
        const std::string before = untouched.text();
        const std::uint64_t seed = checks_.next();
        Branch left(here, seed);
        Branch right(here, seed + 1);
        Branch alone(here, seed);
        for (int step = 0; step < kStepsApart; ++step) {
            left.step();
            right.step();
        }
        for (int step = 0; step < kStepsApart; ++step) {
            alone.step();
        }
        require(left.text() == alone.text(), "another copy changes what a copy does");
        require(untouched.text() == before, "a copy changes another that stays");
        require(Branch(here, 0).text() == before, "a copy changes the game itself");
    }

    /// Checks that undo followed by redo restores the game, and that undo stops at hidden
    /// information.
    void require_undo_and_redo() {
        const std::uint64_t now = hash();
        const Reply undone = session_.execute("undo", "tried", 1);
        if (undone.kind == Reply::Kind::Refused) {
            const std::string& code = undone.errors.front().code;
            const bool is_alone = match().people_share_information();
            require(code == (is_alone ? "undo-stopped" : "not-alone"), "undo is refused otherwise");
            require(hash() == now, "a stopped undo changed the state");
            return;
        }
        const Reply redone = session_.execute("redo", "tried", 1);
        require(redone.kind == Reply::Kind::Accepted, "redo is refused");
        require(hash() == now, "undo and redo lead elsewhere");
    }

    [[nodiscard]] std::string record() const {
        return match().game ? host::write_record(*match().game, match().record, hash()) : "";
    }

    void require_record_plays_back() const {
        const std::string text = record();
        host::Session again = new_session();
        host::Script script(again, "written", true);
        for (const std::string& line : lines_of(text)) {
            const Reply reply = script.feed(line);
            require(
                reply.kind != Reply::Kind::Refused,
                "its record is refused: " + core::render(reply.errors)
            );
        }
        require(script.finish().kind != Reply::Kind::Refused, "its record is not whole");
        const host::Match& other = again.match();
        require(other.referee->hash(other.state) == hash(), "its record leads elsewhere");
        require(
            host::write_record(*other.game, other.record, hash()) == text,
            "its record is written anew"
        );
    }

    std::string opening_;
    core::Random random_;
    core::Random checks_{0};  ///< separate, so that checks do not change the moves
    host::Session session_ = new_session();
    std::unique_ptr<Interface> interface_ =
        json_interface("test", host::omniscient_additions(session_.match()));
    Output output_;
    int line_ = 0;
    std::vector<std::string> legal_lines_;  ///< every line that was ever legal
};

struct Opening {
    std::string name;
    std::string line;
};

/// Games other than the modes of The Night Cage.
constexpr std::size_t kOthers = 24;

std::vector<Opening> openings() {
    std::vector<Opening> all{
        {"walking", "new walking"},
        {"walking, two players", "new walking players 2"},
        {"walking, hidden cards", "new walking sides 2 players 2 cards hidden"},
        {"nyctophobia", "new nyctophobia"},
        {"nyctophobia, the mage", "new nyctophobia deck mage hunted 4 map maze dawn 20"},
        {"nyctophobia, everybody apart",
         "new nyctophobia people 3 hunter human talk closed dawn 20"},
        {"cagedin", "new cagedin"},
        {"cagedin, no types", "new cagedin types none rounds 1 first blue"},
        {"cagedin, holds and throws", "new cagedin red submission blue judo rounds 5"},
        {"vast", "new vast"},
        {"vast, one player", "new vast row KG players 1 remove 1 round-limit 12"},
        {"vast, the Knight alone", "new vast row 27 infestation c"},
        {"vast, the Goblins alone", "new vast row 28 round-limit 15"},
        {"vast, three roles", "new vast row 7 round-limit 12"},
        {"vast, Knight and Dragon", "new vast row 18 infestation c round-limit 15"},
        {"vast, the Ash Dragon", "new vast row 21 round-limit 12"},
        {"vast, the Dragon alone", "new vast row 29 hunger 4 round-limit 15"},
        {"vast, four roles", "new vast row 2 round-limit 8"},
        {"vast, Knight, Goblins and Cave", "new vast row 8 round-limit 10"},
        {"vast, Knight, Dragon and Cave", "new vast row 10 infestation c players 2 round-limit 10"},
        {"vast, Goblins, Dragon and Cave", "new vast row 13 round-limit 10"},
        {"vast, five roles", "new vast row 1 players 5 round-limit 8"},
        {"vast, Knight, Dragon and Thief", "new vast row 11 players 2 round-limit 10"},
        {"vast, the Thief alone", "new vast row 30 round-limit 15"}};
    for (const tenebrae::test::Mode& mode : tenebrae::test::nightcage_modes()) {
        std::string line = "new nightcage";
        for (const auto& [key, value] : mode.settings) {
            line.append(" ").append(key).append(" ").append(value);
        }
        all.push_back({mode.name, line});
    }
    return all;
}

/// Plays random games: undo, save and load them, and check that the output is reproducible.
void play_opening(std::size_t place) {
    const std::string line = openings().at(place).line;
    tenebrae::test::GameCounter counter;
    for (std::uint64_t seed = 0; seed < kGamesPerMode; ++seed) {
        RandomGame game(line, seed);
        game.play(true);
        RandomGame again(line, seed);
        again.play(false);
        CHECK(game.said() == again.said());
        counter.add(game.moves());
    }
    CHECK(counter.games() == kGamesPerMode);
    counter.print();
}

std::vector<std::string> case_names() {
    std::vector<std::string> names;
    for (const Opening& opening : openings()) {
        names.push_back(
            std::to_string(kGamesPerMode) + " random games at the table: " + opening.name
        );
    }
    return names;
}

const std::size_t kCases =
    tenebrae::test::add_cases<play_opening, tenebrae::test::kModes + kOthers>(case_names());

}  // namespace

TEST_CASE("every game and mode is in the random games", "[table]") {
    CHECK(openings().size() == kCases);
}

}  // namespace tenebrae::table
