// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "host/shared_record.hpp"
#include "table/bot.hpp"
#include "table/interface.hpp"
#include "table/observation.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::host {

class TableTalk;

/// The settings of one person. Those of the program are in Environment.
struct ViewerSettings {
    /// The seat, or kSpectator, whose view is shown; none: that of the seat that decides.
    std::optional<int> shown_seat = {};
    /// The others play in programs of their own: commands are accepted only for `shown_seat`, and
    /// only watching is possible for kSpectator.
    bool is_at_table = false;
    SharedRecord* shared_record = nullptr;  ///< the record of that table
    /// People share one keyboard: a handover screen hides what only one of them may see.
    bool has_handover = false;
    /// The person reads what others say at a table, and can talk.
    bool hears_talk = true;
    table::BoardStyle board_style = table::BoardStyle::Utf8;
    bool can_switch_interface = false;  ///< the person can switch between full screen and lines
    table::ProgressListener listener =
        {};  ///< asked while a bot thinks: see Seat::set_progress_listener(); may be empty
    /// Starts the time limit of one long question; empty: no limit.
    std::function<table::ProgressListener()> start_time_limit = {};
};

/// The reader of the replies about a match, who gives the commands: people at one keyboard, or the
/// lines of a record. It decides whose view is shown and what may be read. Several viewers may
/// share one match: each has its own view, handover and undo limit. A value: copies are
/// independent.
///
/// The functions take the match, which must be the same one each time. Their precondition, unless
/// they say otherwise: there is a game.
struct Viewer {
    ViewerSettings settings = {};
    /// The seat whose person is at the keyboard; kSpectator: none. See update().
    int at_keyboard = table::kSpectator;
    std::optional<int> named = {};  ///< the seat that the current line names by "@N"
    /// A bot plays for the person at the keyboard until this turn starts.
    std::optional<int> automatic_until = {};
    bool undo_stopped = false;  ///< the last undo was stopped by a reveal
    bool in_record = false;  ///< the commands come from a record, which may touch no file
    bool is_overtaken = false;  ///< others have played since this person saw the match
    /// The seat that the current line hands to another person at the table, and that person.
    std::optional<std::pair<int, std::string>> handed = {};
    /// The person has taken back a seat that was lent: the current line only tells the others.
    bool has_taken_back = false;
    TableTalk* talk = nullptr;  ///< at a table; nullptr elsewhere

    /// Forgets the game before, and shows a new one before any person has the keyboard.
    void reset(const Match& match);
    /// Gives the keyboard to the person who decides, unless a handover is needed first. Call it
    /// after every change of the state.
    void update(const Match& match);
    /// Does the same after a new command, of this viewer or of another.
    void follow(const Match& match);
    /// Gives the keyboard to the person who decides, handover or not.
    void confirm_handover(const Match& match) { at_keyboard = match.deciding_seat(); }
    /// Returns the seat that decides if another person, who may not see its view, is at the
    /// keyboard. Without a game, none.
    [[nodiscard]] std::optional<int> handover(const Match& match) const;

    /// Returns the seat whose view is shown.
    [[nodiscard]] int seat() const { return named.value_or(at_keyboard); }
    [[nodiscard]] table::SeatView view(const Match& match) const {
        return match.referee->view(match.state, seat());
    }
    /// Returns the legal moves of that seat; none if it is not its turn.
    [[nodiscard]] std::vector<table::Move> legal(const Match& match) const;
    [[nodiscard]] const table::SeatLog& seat_log(const Match& match) const {
        return match.history.seat_log(seat());
    }
    /// Returns all that is shown of that seat; empty without a game. It and its history are valid
    /// until the match changes.
    [[nodiscard]] table::Observation observation(const Match& match) const;
    /// Returns the result of the seat that is shown always, else that of the first person.
    [[nodiscard]] table::GameResult result(const Match& match) const;

    /// Returns whether a bot plays for the person who decides, as that person asked.
    [[nodiscard]] bool is_automatic(const Match& match) const;
    /// Returns whether a bot decides now; false without a game, and in a record, whose lines say
    /// what bots did.
    [[nodiscard]] bool is_bots_turn(const Match& match) const;

    /// Returns whether this viewer may know what the seat knows. One reader plays all seats if no
    /// seat is chosen to be shown and the keyboard is not shared.
    [[nodiscard]] bool may_read_for(const Match& match, int seat) const;
    /// Returns the only seat whose view a replay may show: seat(), while the game goes on and seats
    /// have different information. None: any seat.
    [[nodiscard]] std::optional<int> replay_seat(const Match& match) const;
};

}  // namespace tenebrae::host
