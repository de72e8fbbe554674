// SPDX-License-Identifier: MIT
#pragma once

#include "host/history.hpp"
#include "host/record.hpp"
#include "table/bot.hpp"
#include "table/interface.hpp"
#include "table/observation.hpp"
#include "table/replay.hpp"
#include "table/reply.hpp"
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

/// The settings and services that the program gives to a session.
struct Environment {
    std::string data_folder;
    std::span<const table::GameMaker> makers;
    std::function<std::uint64_t()> draw_seed;  ///< for a new game that names no seed; may be empty
    std::optional<std::uint64_t> usual_seed = {};  ///< chosen for such games, in place of a draw
    std::span<const table::Bot> bots;  ///< in order of strength: hints come from the strongest
    table::ProgressListener listener =
        {};  ///< asked while a bot thinks: see Seat::set_progress_listener(); may be empty
    table::BoardStyle board_style = table::BoardStyle::Utf8;
    RecordSize record_room = kMaxRecord;  ///< no record grows beyond this
    bool can_switch_interface = false;  ///< the player can switch between full screen and lines
    /// Restricted mode: players cannot name files, choose seeds or see hidden information. What the
    /// program itself reads and saves is not restricted.
    bool restricted = false;
    /// People share one keyboard: a handover screen hides what only one of them may see.
    bool has_handover = false;
    /// Starts the time limit of one long question; empty: no limit.
    std::function<table::ProgressListener()> start_time_limit = {};
    /// The seat, or kSpectator, whose view is shown; none: that of the seat that decides.
    std::optional<int> shown_seat = {};
};

/// The current game with its record and players. A value: copies are independent.
struct Match {
    Environment environment;
    std::shared_ptr<const Referee> referee;  ///< nullptr before the first "new" or "load"
    std::shared_ptr<const table::Game> game;  ///< the referee's: the part that seats may use
    GameState state;
    History history;
    Record record;
    table::BotLevels bots;  ///< the current players; the record has those at the start
    std::array<table::BotRequest, table::kMaxSeats> requests;  ///< by seat: the request to its bot
    /// A bot plays for the player at the keyboard until this turn starts.
    std::optional<int> automatic_until;
    bool in_record = false;  ///< the commands come from a record, which may touch no file
    bool undo_stopped = false;  ///< the last undo was stopped by a reveal
    int viewer =
        table::kSpectator;  ///< the seat whose person is at the keyboard; see update_viewer()
    std::optional<int> named;  ///< the seat that the current line names by "@N"

    void set_referee(std::shared_ptr<const Referee> whom);
    [[nodiscard]] int deciding_seat() const;
    /// Returns the view of the seat that decides.
    [[nodiscard]] table::SeatView decider_view() const {
        return referee->view(state, deciding_seat());
    }
    [[nodiscard]] bool is_over() const;

    /// Returns the seat whose view is shown. Precondition of the functions below: there is a game.
    [[nodiscard]] int seat() const { return named.value_or(viewer); }
    [[nodiscard]] table::SeatView view() const { return referee->view(state, seat()); }
    /// Returns the legal moves of that seat; none if it is not its turn.
    [[nodiscard]] std::vector<table::Move> legal() const;
    [[nodiscard]] const table::SeatLog& seat_log() const { return history.seat_log(seat()); }

    [[nodiscard]] bool is_bot(int seat) const;
    /// Returns whether a bot plays for the person who decides, as that person asked.
    [[nodiscard]] bool is_automatic() const;
    /// Returns the random number for the bot that decides now.
    [[nodiscard]] std::uint64_t bot_luck() const {
        return table::BotLuck(record.seed).at(history.steps().size());
    }
    /// Returns whether a bot decides now; false in a record, whose lines say what bots did.
    [[nodiscard]] bool is_bots_turn() const;
    /// Returns the seat that decides if another person, who may not see its view, is at the
    /// keyboard.
    [[nodiscard]] std::optional<int> handover() const;
    /// Gives the keyboard to the person who decides, unless a handover is needed first. Call it
    /// after every change of the state.
    void update_viewer();
    /// Does the same for a new game, before any player has the keyboard.
    void reset_viewer();
    /// Gives the keyboard to the person who decides, handover or not.
    void confirm_handover() { viewer = deciding_seat(); }
    /// Returns the only seat whose view a replay may show: seat(), while the game goes on and seats
    /// have different information. None: any seat.
    [[nodiscard]] std::optional<int> replay_viewer() const;
    /// Returns the same for an unknown viewer: a seat of a person if all people may see the same,
    /// else a spectator.
    [[nodiscard]] std::optional<int> public_viewer() const;
    /// Return whether all people, or all seats including bots, have the same information.
    [[nodiscard]] bool people_share_information() const;
    [[nodiscard]] bool seats_share_information() const;
    /// Returns whether anything is still hidden from a person who plays.
    [[nodiscard]] bool has_secrets() const;
    /// Returns whether the reader of the replies may know what this seat knows. One reader plays
    /// all seats if no seat is chosen to be shown and the keyboard is not shared.
    [[nodiscard]] bool may_read_for(int seat) const;
    /// Returns the result of the first person, for the exit status, lists and scores; unfinished
    /// until the game is over.
    [[nodiscard]] table::GameResult result() const;
    [[nodiscard]] table::GameResult result_of(const table::Outcome& outcome) const;

    /// Returns the view of a seat. It and its history are valid until the match changes.
    [[nodiscard]] table::Observation observation(int seat) const {
        return observation_at(history.steps().size(), seat);
    }
    /// Returns the same for seat(); empty without a game.
    [[nodiscard]] table::Observation observation() const;
    /// Returns the same after this many commands; without a seat, that of the seat that decided
    /// then.
    [[nodiscard]] table::Observation
    observation_at(std::size_t moment, std::optional<int> seat) const;
    /// Returns the match as it was after this many commands.
    [[nodiscard]] const GameState& state_at(std::size_t moment) const {
        return moment < history.steps().size() ? history.steps()[moment].before : state;
    }
};

/// Returns the words from this index on, for the game to parse.
table::Words words_from(const table::TextLine& line, std::size_t first);
/// Adds file, line and text to errors of the game, which knows only the column.
core::Diagnostics placed(core::Diagnostics errors, const table::TextLine& line);

/// Returns the error for a seat the game does not have.
core::Error no_such_seat(const table::Game& game, core::Place where);

/// Returns the error for a command that needs a game when none is loaded.
core::Diagnostic no_game(const table::TextLine& line);

/// Returns why the record may not grow; some room is reserved for the end of the game.
std::optional<core::Diagnostic> refuse_growth(const Match& match);

/// Returns an error of restricted mode.
core::Error restricted_error(std::string_view message);

/// Parses a command of the game; returns the move, or every reason why it is not possible. `view`
/// is the view of the seat that moves, `first` the index of the command's word. Precondition of
/// this and the functions below: there is a game.
core::Result<table::Move> read_move(
    const Match& match, const table::SeatView& view, const table::TextLine& line, std::size_t first
);

/// Carries out a command of the game.
table::Reply play_line(Match& match, const table::SeatView& view, const table::TextLine& line);

/// Carries out a legal move of the seat that decides; `plan` is the reason a bot gives.
table::Reply
play_move(Match& match, const table::SeatView& view, table::Move move, std::string plan = {});

/// Carries out the resignation of a seat. Precondition: the game is not over.
table::Reply resign(Match& match, int seat);

/// Shows a text to all seats. Precondition: the game is not over and lets this seat talk; the text
/// is printable.
table::Reply say(Match& match, int seat, std::string_view text);

/// Starts the game of a header in place of the current one. On an error nothing changes.
table::Reply begin_game(Match& match, const table::Header& header);

/// Loads a record or a position file. On an error nothing changes.
table::Reply load_game(Match& match, const std::string& path);
/// Loads the same from lines already read; `name` stands for the file in errors.
table::Reply
load_game(Match& match, const std::string& name, const std::vector<std::string>& lines);

/// Returns outcome_sentence() of the current view.
std::string outcome_sentence(const Match& match);

/// Writes the record; does not overwrite a file that is not a record.
std::optional<core::Diagnostic> save_record(const Match& match, const std::string& path);

/// Returns a replay as one seat saw the game, or as any seat did if none is given. Moments count
/// the commands that the seat knows. Precondition: there is a game.
std::shared_ptr<const table::Replay> replay_of(Match match, std::optional<int> seat);

/// Returns what is hidden from all players: seed, hidden order, hash. `match` outlives the result.
table::JsonAdditions omniscient_additions(const Match& match);

/// Returns a sentence about a listed move that is refused or parsed as another; none if all agree.
std::optional<std::string> refused_in_list(const Match& match);

/// Returns the same for a move that is accepted but not listed.
std::optional<std::string> missing_in_list(const Match& match, table::Move move);

}  // namespace tenebrae::host
