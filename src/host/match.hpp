// SPDX-License-Identifier: MIT
#pragma once

#include "host/history.hpp"
#include "host/record.hpp"
#include "table/bot.hpp"
#include "table/face.hpp"
#include "table/replay.hpp"
#include "table/reply.hpp"
#include "table/seen.hpp"
#include "table/text_line.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

/// What a session is given by the program around it.
struct Environment {
    std::string data_folder;
    std::span<const table::GameMaker> makers;
    std::function<std::uint64_t()> draw_seed;  ///< for a new game that names no seed; may be empty
    std::optional<std::uint64_t> usual_seed = {};  ///< chosen for such games, in place of a draw
    std::span<const table::Bot> bots;  ///< a hint is what the strongest of a game would do
    table::Watch watch = {};  ///< asked while a bot thinks: see Seat::set_watch(); may be empty
    table::BoardStyle board_style = table::BoardStyle::Utf8;
    RecordSize record_room = kMaxRecord;  ///< no game is played on beyond that
    bool has_faces = false;  ///< there is a full screen and a linear face to change between
    /// Strangers play: nothing they type names a file, chooses a seed or shows what the rules hide.
    /// What the program itself reads and keeps goes on as usual.
    bool restricted = false;
    /// People share one keyboard: what one of them knows alone is behind a curtain for the others.
    bool has_curtain = false;
    /// Begins the patience with one long question; empty: it has no end.
    std::function<table::Watch()> patience = {};
    /// All is shown and answered as this seat, or kSpectator, sees it; none: as whoever is asked.
    std::optional<int> shown_seat = {};
};

/// What lies on the table at one moment. A value: a copy goes on by itself.
struct Match {
    Environment environment;
    std::shared_ptr<const Referee> referee;  ///< none before the first "new" or "load"
    std::shared_ptr<const table::Game> game;  ///< the referee's: what the seats are given of it
    GameState state;
    History history;
    Record record;
    table::BotLevels bots;  ///< who plays now; the record says who did at the beginning
    std::array<table::Wish, table::kMaxSeats> wishes;  ///< by seat: what its bot was told to do
    /// The program plays for whoever is at the keyboard too, until this turn has begun.
    std::optional<int> automatic_until;
    bool in_record = false;  ///< the commands come from a record, which may touch no file
    bool undo_stopped = false;  ///< the last undo was stopped by a reveal
    int sitting = table::kSpectator;  ///< the seat whose person is at the keyboard; see sit_down()
    std::optional<int> named;  ///< the seat that the line at hand names by "@N"

    void play_by(std::shared_ptr<const Referee> whom);
    [[nodiscard]] int deciding_seat() const;
    /// What the seat that decides sees.
    [[nodiscard]] table::SeatView asked() const { return referee->view(state, deciding_seat()); }
    [[nodiscard]] bool is_over() const;

    /// The seat that is shown, told and answered. Precondition of what follows: there is a game.
    [[nodiscard]] int seat() const { return named.value_or(sitting); }
    [[nodiscard]] table::SeatView view() const { return referee->view(state, seat()); }
    /// What that seat can do: nothing when it is not asked.
    [[nodiscard]] std::vector<table::Move> legal() const;
    [[nodiscard]] const table::Hearing& told() const { return history.hearing(seat()); }

    [[nodiscard]] bool is_bot(int seat) const;
    /// The program plays for the person of the seat that decides, as that person asked.
    [[nodiscard]] bool is_automatic() const;
    /// For the bot that is asked now.
    [[nodiscard]] std::uint64_t bot_luck() const {
        return table::BotLuck(record.seed).at(history.steps().size());
    }
    /// The pending decision is a bot's; of a record, the lines say what it did.
    [[nodiscard]] bool is_bots_turn() const;
    /// The seat that decides while somebody else is at the keyboard who may not see what it knows.
    [[nodiscard]] std::optional<int> curtain() const;
    /// Who is asked sits down at the keyboard, but for bots, and for people behind a curtain. To be
    /// called whenever the state has changed.
    void sit_down();
    /// The same for a game that has come to the table: nobody sits there yet.
    void sit_down_anew();
    /// Who decides sits down, curtain or not.
    void lift_curtain() { sitting = deciding_seat(); }
    /// With whose eyes the game may be watched from its start: while it goes on, and seats know
    /// different things, with those of seat() alone. None: with anybody's.
    [[nodiscard]] std::optional<int> eyes() const;
    /// The same for somebody of whom nothing is known: where all people who play may see the same,
    /// it is one of them, else a spectator.
    [[nodiscard]] std::optional<int> eyes_of_stranger() const;
    /// May all people who play see what any of them knows; may all seats, bots' included?
    [[nodiscard]] bool people_know_alike() const;
    [[nodiscard]] bool seats_know_alike() const;
    /// Does anybody, or the game itself, still hide something from a person who plays?
    [[nodiscard]] bool has_secrets() const;
    /// May whoever reads the replies know all that this seat does? Where neither a seat is shown
    /// nor people share a keyboard, one reader plays all seats.
    [[nodiscard]] bool may_read_for(int seat) const;
    /// That of the first person, which the program's status, lists and scores go by; unfinished
    /// until the game is over.
    [[nodiscard]] table::GameResult result() const;
    [[nodiscard]] table::GameResult result_of(const table::Outcome& outcome) const;

    /// What a seat is given of it. Holds, as does the history in it, until something changes.
    [[nodiscard]] table::Seen seen(int seat) const { return seen_at(history.steps().size(), seat); }
    /// The same for seat(); without a game nothing.
    [[nodiscard]] table::Seen seen() const;
    /// The same when so many commands had been carried out; without a seat, of whoever decided.
    [[nodiscard]] table::Seen seen_at(std::size_t moment, std::optional<int> seat) const;
    /// As it was when so many commands had been carried out.
    [[nodiscard]] const GameState& state_at(std::size_t moment) const {
        return moment < history.steps().size() ? history.steps()[moment].before : state;
    }
};

/// The words from that index on, for the game to read.
table::Words words_from(const table::TextLine& line, std::size_t first);
/// Fills in what the game cannot know of the place of a fault: file, line and text.
core::Diagnostics placed(core::Diagnostics faults, const table::TextLine& line);

/// The fault of a seat that is not there.
core::Fault no_such_seat(const table::Game& game, core::Place where);

/// The fault of a command that needs a game when there is none.
core::Diagnostic no_game(const table::TextLine& line);

/// Why the record may not grow any more; what ends the game has room left.
std::optional<core::Diagnostic> refuse_growth(const Match& match);

/// The fault of what a host leaves to nobody.
core::Fault restricted_fault(std::string_view message);

/// The move a line of the game's own commands stands for, or every reason why there is none.
/// `view` is that of the seat whose move it would be, `first` the index of the command's word.
/// Precondition of this and of what follows: there is a game.
core::Result<table::Move> read_move(
    const Match& match, const table::SeatView& view, const table::TextLine& line, std::size_t first
);

/// Carries out a line that is none of the shared commands.
table::Reply play_line(Match& match, const table::SeatView& view, const table::TextLine& line);

/// Carries out a legal move of the seat that decides; `plan`: what a bot says of it.
table::Reply
play_move(Match& match, const table::SeatView& view, table::Move move, std::string plan = {});

/// A seat gives up. Precondition: the game is not over.
table::Reply resign(Match& match, int seat);

/// What somebody says to everybody at the table. Precondition: the game is not over, and takes talk
/// from this seat; the text is printable.
table::Reply say(Match& match, int seat, std::string_view text);

/// Puts the game of a header on the table; the one that was there goes. On a fault nothing changes.
table::Reply begin_game(Match& match, const table::Header& header);

/// Puts the game of a record or a position file on the table. On a fault nothing changes.
table::Reply load_game(Match& match, const std::string& path);
/// The same from lines that have been read; `name` stands for the file.
table::Reply
load_game(Match& match, const std::string& name, const std::vector<std::string>& lines);

/// outcome_sentence() of what is seen of it.
std::string outcome_sentence(const Match& match);

/// Writes the record; a file that is there and no record stays as it is.
std::optional<core::Diagnostic> save_record(const Match& match, const std::string& path);

/// How this game was played, to be seen with the eyes of one seat or, without one, of any; moments
/// are the commands that seat was told of. Precondition: there is one.
std::shared_ptr<const table::Replay> replay_of(Match match, std::optional<int> seat);

/// All that nobody at the table may know: seed, hidden order, hash. `match` outlives it.
table::JsonAdditions truth_of(const Match& match);

/// A listed move that its own words do not stand for, as a sentence; nothing when there is none.
std::optional<std::string> refused_in_list(const Match& match);

/// The same of a move that is not refused and not in the list.
std::optional<std::string> missing_in_list(const Match& match, table::Move move);

}  // namespace tenebrae::host
