// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/game_start.hpp"
#include "table/game_values.hpp"
#include "table/seat.hpp"
#include "table/text_line.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {
class Referee;
}

/// The interface of a game to its seats: everything that can be answered from what one seat knows.
/// All code that shows or exports a game uses only this; code that needs the server state uses
/// host/referee.hpp.
namespace tenebrae::table {

/// One choice of rules, seats and names; immutable. Views of one Game must not be passed to
/// another.
class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;  ///< "walking"
    [[nodiscard]] virtual int rules_version() const = 0;
    /// Returns the hash of all numbers that the rules use, after data files and options are
    /// applied: it reveals a change of a data file.
    [[nodiscard]] virtual std::uint64_t data_hash() const = 0;
    /// Returns the seats in order: at least one, at most kMaxSeats.
    [[nodiscard]] virtual std::span<const SeatInfo> seats() const = 0;
    /// Returns true if one person plays alone and nothing is hidden for the sake of other players:
    /// that person may ask for hidden information, and undo after seeing it. Not every game with
    /// one seat is solitaire: the game itself may play against the player.
    [[nodiscard]] virtual bool is_solitaire() const = 0;
    /// Returns true if each of the two seats may see everything that the other knows.
    [[nodiscard]] virtual bool shares_information(int seat, int other) const = 0;
    /// Returns warnings to show to all players before the game starts.
    [[nodiscard]] virtual core::Diagnostics warnings() const { return {}; }
    /// Returns the header lines of a record that recreate this game ("set second", "option gates
    /// 3", "players 2", "name 1 Ada"), in a fixed order.
    [[nodiscard]] virtual std::vector<std::string> header() const = 0;
    /// Returns the header lines that a seat may see before the game is over.
    [[nodiscard]] virtual std::vector<std::string> open_header(const SeatView& /*view*/) const {
        return header();
    }
    /// Returns public facts that never change in this game, such as the size of the board, for the
    /// "game" line of the JSON interface.
    [[nodiscard]] virtual Json facts() const;

    /// Returns the game's own commands, in the order of help.
    [[nodiscard]] virtual std::span<const CommandRow> commands() const = 0;
    /// Replaces the content of `moves` by every legal answer to the pending decision, in a fixed
    /// order. Empty only if the seat does not decide or the game is over.
    virtual void legal(const SeatView& view, std::vector<Move>& moves) const = 0;
    /// Parses a legal move, or returns all errors (places: columns of the words, line 0).
    [[nodiscard]] virtual core::Result<Move> parse(const SeatView& view, Words words) const = 0;
    /// Returns the canonical line for a move, as stored in records.
    [[nodiscard]] virtual std::string command_text(const SeatView& view, Move move) const = 0;
    /// Describes a move for a numbered choice: "Move north to c3 (leaves a pit behind)".
    [[nodiscard]] virtual std::string describe(const SeatView& view, Move move) const = 0;
    /// Returns the possible completions of the last word.
    [[nodiscard]] virtual std::vector<std::string>
    complete(const SeatView& view, Words words) const = 0;

    [[nodiscard]] virtual Progress progress(const SeatView& view) const = 0;
    [[nodiscard]] virtual Prompt prompt(const SeatView& view) const = 0;
    /// Returns the board: everything the seat can see, and the pending decision.
    [[nodiscard]] virtual std::string board(const SeatView& view, BoardStyle style) const = 0;
    [[nodiscard]] virtual std::string left(const SeatView& view) const = 0;
    /// Returns the arguments that `look` accepts now, as typed after the command: places, and
    /// pieces by number.
    [[nodiscard]] virtual std::vector<std::string> places(const SeatView& view) const = 0;
    /// Describes one of these as far as the seat knows it, one paragraph per subject. Without
    /// words, describes the surroundings of the acting piece.
    [[nodiscard]] virtual core::Result<std::vector<std::string>>
    look(const SeatView& view, Words words) const = 0;
    /// Returns the fields of the state line of the JSON interface, without "type".
    [[nodiscard]] virtual Json json(const SeatView& view) const = 0;
    /// Returns the event's own fields, for the events line of the JSON interface.
    [[nodiscard]] virtual Json json(RawEvent event) const = 0;
    /// Returns the text of an event as a seat saw it. `cause`: the nearest event that set it off
    /// and that the same seat saw; nullptr if the command itself caused it.
    [[nodiscard]] virtual EventText event_text(RawEvent event, const RawEvent* cause) const = 0;
    /// Checks a fact of the game for "expect"; words[0] is its first word. The table handles facts
    /// of all games and a leading "not". Returns the errors if it is not a fact.
    [[nodiscard]] virtual core::Result<FactCheck>
    check_fact(const SeatView& view, Words words) const = 0;

    /// Returns the reason why the seat may not talk to the others now; nullopt if it may. Talk has
    /// no effect in any game, and all seats get it.
    [[nodiscard]] virtual std::optional<core::Diagnostic> refuse_talk(const SeatView& /*view*/
    ) const {
        return std::nullopt;
    }

    /// Returns the metrics for the summary at the end: the same ones, in the same order, at every
    /// moment.
    [[nodiscard]] virtual std::vector<Counter> counters(const SeatView& /*view*/) const {
        return {};
    }
    /// Returns the meaning of an event for the summary. Parameters: those of event_text().
    [[nodiscard]] virtual EventWeight
    event_weight(RawEvent /*event*/, const RawEvent* /*cause*/) const {
        return {};
    }
    /// Returns the heading of the costs by cause, such as "What took tiles"; empty if the game has
    /// no such costs.
    [[nodiscard]] virtual std::string_view loss_heading() const { return {}; }
    /// Returns the story of a finished game in sentences, beside its most important events.
    /// `turns`: the open state at the start of each turn and at the end; `events`: all events.
    [[nodiscard]] virtual std::vector<std::string> chapters(
        std::span<const SeatView> /*turns*/, std::span<const RawEvent> /*events*/
    ) const {
        return {};
    }

    /// Returns a sentence on what is left until the game ends, such as the turns after a call for
    /// help; empty if nothing is counted down. `events`: all that the seat has seen.
    [[nodiscard]] virtual std::string
    countdown(const SeatView& /*view*/, std::span<const RawEvent> /*events*/) const {
        return {};
    }

    /// Returns the body of a position file: public information, with hidden information as counts
    /// only.
    [[nodiscard]] virtual std::string public_position(const SeatView& view) const = 0;
};

/// Returns true if the word is the command's name or one of its aliases, in any case.
bool answers_to(const CommandRow& command, std::string_view word);
/// Returns the row with this name or alias; nullptr if there is none.
const CommandRow* find_row(std::span<const CommandRow> rows, std::string_view word);

/// Returns the name of a seat for messages: "Ada", "the Hunter".
std::string seat_name(const Game& game, int seat);
/// Returns the name of a seat where its number may be needed: "Ben (2)", "the Hunter".
std::string numbered_seat_name(const Game& game, int seat);

/// A setting before it is checked, with its place: "set second", "option gates 3".
struct Setting {
    std::string key;  ///< "set", "players", "name 2" or the key of an option
    std::string value;
    core::Place where;
};

/// The row of a game in the list of all games.
struct GameMaker {
    std::string_view id;
    std::string_view title;
    /// Creates a game, or returns all errors in the settings. `data_folder`: data/ as shipped.
    core::Result<std::unique_ptr<host::Referee>> (*make
    )(const std::string& data_folder, std::span<const Setting> settings);
    /// Reads a custom set from a file of the player's, as settings for `make`; nullptr: the game
    /// has no custom sets.
    core::Result<std::vector<Setting>> (*read_own_set)(const std::string& path) = nullptr;
    const GameStart* start = nullptr;  ///< nullptr: nothing can be set
    /// The oldest version of its rules that the game still plays; 0: only the newest. If not 0,
    /// `make` takes the setting kRulesKey.
    int oldest_rules = 0;
};

/// The key of the setting that chooses a version of the rules. A player cannot write it: a record
/// has a line of its own for the version.
inline constexpr std::string_view kRulesKey = "rules version";

}  // namespace tenebrae::table
