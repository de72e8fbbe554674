// SPDX-License-Identifier: MIT
#pragma once

#include "table/history.hpp"
#include "table/record.hpp"
#include "table/reply.hpp"
#include "table/seen.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// Proposes a legal move for the seat that is asked, from what it may know.
using Hinter = std::function<std::optional<Move>(const Game&, const SeatView&)>;

/// What a session is given by the program around it.
struct Environment {
    std::string data_folder;
    std::span<const GameMaker> makers;
    std::function<std::uint64_t()> draw_seed;  ///< for a new game that names no seed; may be empty
    Hinter hinter;  ///< may be empty
    BoardStyle board_style = BoardStyle::Utf8;
    bool has_faces = false;  ///< there is a full screen and a linear face to change between
    /// Strangers play: nothing they type names a file, chooses a seed or shows what the rules hide.
    /// What the program itself reads and keeps goes on as usual.
    bool restricted = false;
};

/// What lies on the table at one moment. A value: a copy goes on by itself.
struct Match {
    Environment environment;
    std::shared_ptr<const Referee> referee;  ///< none before the first "new" or "load"
    std::shared_ptr<const Game> game;  ///< the referee's: what the seats are given of it
    GameState state;
    History history;
    Record record;
    bool in_record = false;  ///< the commands come from a record, which may touch no file
    bool undo_stopped = false;  ///< the last undo was stopped by a reveal

    void play_by(std::shared_ptr<const Referee> whom);
    [[nodiscard]] int deciding_seat() const;
    [[nodiscard]] SeatView view() const { return referee->view(state, deciding_seat()); }
    [[nodiscard]] std::vector<Move> legal() const;
    [[nodiscard]] bool is_over() const;
    /// What the seat that decides was told. Precondition: there is a game.
    [[nodiscard]] const Hearing& told() const { return history.hearing(deciding_seat()); }
    /// What a seat is given of it. Holds, as does the history in it, until something changes.
    [[nodiscard]] Seen seen(int seat) const { return seen_at(history.steps().size(), seat); }
    /// The same for the seat that decides; without a game nothing.
    [[nodiscard]] Seen seen() const;
    /// The same when so many commands had been carried out; without a seat, of whoever decided.
    [[nodiscard]] Seen seen_at(std::size_t moment, std::optional<int> seat) const;
};

/// Fills in what the game cannot know of the place of a fault: file, line and text.
core::Diagnostics placed(core::Diagnostics faults, const TextLine& line);

/// The fault of a command that needs a game when there is none.
core::Diagnostic no_game(const TextLine& line);

/// The fault of what a host leaves to nobody.
core::Fault restricted_fault(std::string_view message);

/// The move a line of the game's own commands stands for, or every reason why there is none.
/// `view` is that of the seat that decides, `first` the index of the command's word. Precondition
/// of this and of what follows: there is a game.
core::Result<Move>
read_move(const Match& match, const SeatView& view, const TextLine& line, std::size_t first);

/// Carries out a line that is none of the shared commands.
Reply play_line(Match& match, const SeatView& view, const TextLine& line);

/// Carries out a legal move.
Reply play_move(Match& match, const SeatView& view, Move move);

/// Puts the game of a header on the table; the one that was there goes. On a fault nothing changes.
Reply begin_game(Match& match, const Header& header);

/// Puts the game of a record or a position file on the table. On a fault nothing changes.
Reply load_game(Match& match, const std::string& path);

/// outcome_sentence() of what is seen of it.
std::string outcome_sentence(const Match& match);

/// Writes the record; a file that is there and no record stays as it is.
std::optional<core::Diagnostic> save_record(const Match& match, const std::string& path);

}  // namespace tenebrae::table
