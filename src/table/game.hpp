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

/// What every game offers its seats: all that can be answered from what one seat knows. Whoever
/// shows, tells or exports knows only this; what needs the truth is in host/referee.hpp.
namespace tenebrae::table {

/// One choice of rules, seats and names: immutable. Views of one Game must not be given to another.
class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;  ///< "walking"
    [[nodiscard]] virtual int rules_version() const = 0;
    /// Of every number the rules work with, as the data files and the options made them: so that a
    /// change of a data file is noticed.
    [[nodiscard]] virtual std::uint64_t data_hash() const = 0;
    /// In their order, at least one and at most kMaxSeats.
    [[nodiscard]] virtual std::span<const SeatInfo> seats() const = 0;
    /// One person plays alone, and nothing is hidden from it for anybody else's sake: it may ask
    /// for what is hidden and take back what it has seen. Not every game with one seat is such:
    /// the game itself may play against it.
    [[nodiscard]] virtual bool is_solitaire() const = 0;
    /// May whoever has the one seat see all that the other knows, and the other way round?
    [[nodiscard]] virtual bool knows_alike(int seat, int other) const = 0;
    /// What is allowed and yet worth a word to everybody before play begins.
    [[nodiscard]] virtual core::Diagnostics warnings() const { return {}; }
    /// The lines of a record's header that make this game again ("set second", "option gates 3",
    /// "players 2", "name 1 Ada"), in a fixed order.
    [[nodiscard]] virtual std::vector<std::string> header() const = 0;
    /// Those of them that a seat may see while the game goes on.
    [[nodiscard]] virtual std::vector<std::string> open_header(const SeatView& /*view*/) const {
        return header();
    }
    /// What never changes in this game and everybody may know, for the "game" line of the JSON
    /// face: its board's side, ...
    [[nodiscard]] virtual Json facts() const;

    /// The game's own commands, in the order of help.
    [[nodiscard]] virtual std::span<const CommandRow> commands() const = 0;
    /// Replaces the content of moves by every legal answer to the pending decision, in a fixed
    /// order. Empty only when the seat is not asked or the game is over.
    virtual void legal(const SeatView& view, std::vector<Move>& moves) const = 0;
    /// A legal move, or every reason why there is none (places: columns of the words, line 0).
    [[nodiscard]] virtual core::Result<Move> parse(const SeatView& view, Words words) const = 0;
    /// The one canonical line for a move: what a record holds.
    [[nodiscard]] virtual std::string words(const SeatView& view, Move move) const = 0;
    /// The same as a sentence for a numbered choice: "Move north to c3 (leaves a pit behind)".
    [[nodiscard]] virtual std::string describe(const SeatView& view, Move move) const = 0;
    /// What could stand as the last word of the line so far.
    [[nodiscard]] virtual std::vector<std::string>
    complete(const SeatView& view, Words words) const = 0;

    [[nodiscard]] virtual Progress progress(const SeatView& view) const = 0;
    [[nodiscard]] virtual Prompt prompt(const SeatView& view) const = 0;
    /// All that lies open, and what is being asked for.
    [[nodiscard]] virtual std::string board(const SeatView& view, BoardStyle style) const = 0;
    [[nodiscard]] virtual std::string left(const SeatView& view) const = 0;
    /// Lists what `look` takes just now, as it is typed after the command: places, and pieces by
    /// their numbers.
    [[nodiscard]] virtual std::vector<std::string> places(const SeatView& view) const = 0;
    /// Describes one of them as far as the seat knows it, a paragraph for each subject. Without
    /// words, describes what lies around the piece that acts.
    [[nodiscard]] virtual core::Result<std::vector<std::string>>
    look(const SeatView& view, Words words) const = 0;
    /// Without "type": the fields of the state line of the JSON face.
    [[nodiscard]] virtual Json json(const SeatView& view) const = 0;
    /// The event's own values, for the events line.
    [[nodiscard]] virtual Json json(RawEvent event) const = 0;
    /// An event as a seat was told it, and the nearest one the same seat was told that set it off;
    /// null: the command itself.
    [[nodiscard]] virtual EventText tell(RawEvent event, const RawEvent* cause) const = 0;
    /// A fact of the game for "expect", words[0] being its first word (shared facts and a leading
    /// "not" are the table's), or why it is no fact.
    [[nodiscard]] virtual core::Result<FactCheck>
    check_fact(const SeatView& view, Words words) const = 0;

    /// Why the seat may say nothing to the others just now; nothing where it may. Talk has no
    /// effect in any game, and all hear it.
    [[nodiscard]] virtual std::optional<core::Diagnostic> refuse_talk(const SeatView& /*view*/
    ) const {
        return std::nullopt;
    }

    /// For the story of the end, what is counted: the same, in the same order, at every moment.
    [[nodiscard]] virtual std::vector<Gauge> gauges(const SeatView& /*view*/) const { return {}; }
    /// What an event means for it; given as to tell().
    [[nodiscard]] virtual Mark mark(RawEvent /*event*/, const RawEvent* /*cause*/) const {
        return {};
    }
    /// The heading over what was taken, and by what: "What took tiles". Empty: nothing ever is.
    [[nodiscard]] virtual std::string_view toll() const { return {}; }

    /// The body of a position file, a line each: what anybody may know, the hidden as counts only.
    [[nodiscard]] virtual std::string public_position(const SeatView& view) const = 0;
};

/// Is the word the command's name or one of its aliases, in any case of letters?
bool answers_to(const CommandRow& command, std::string_view word);
/// Returns the row with this name or alias; nullptr if there is none.
const CommandRow* find_row(std::span<const CommandRow> rows, std::string_view word);

/// Who has a seat, for people: "Ada", or "player 2" or its label where nobody gave a name.
std::string spoken_seat(const Game& game, int seat);

/// What somebody asked for, before it is checked: "set second", "option gates 3", ... each with its
/// place.
struct Setting {
    std::string key;  ///< "set", "players", "name 2", or an option's own key
    std::string value;
    core::Place where;
};

/// One row for each game the program knows.
struct GameMaker {
    std::string_view id;
    std::string_view title;
    /// Checks everything and lists every fault. data_folder holds data/ as shipped.
    core::Result<std::unique_ptr<host::Referee>> (*make
    )(const std::string& data_folder, std::span<const Setting> settings);
    /// A set of one's own as settings for make, from a file that the person at the machine has
    /// named; null: the game has none.
    core::Result<std::vector<Setting>> (*read_own_set)(const std::string& path) = nullptr;
    const GameStart* start = nullptr;  ///< null: nothing can be set
};

}  // namespace tenebrae::table
