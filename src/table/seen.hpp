// SPDX-License-Identifier: MIT
#pragma once

#include "table/hearing.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::table {

/// What one seat is given of the game on the table at one moment, and all that is shown, told or
/// drawn for that seat is made of. Whoever runs the game makes it; it holds until something
/// changes.
struct Seen {
    std::shared_ptr<const Game> game;  ///< none: no game is on the table, and nothing below counts
    int seat = 0;
    bool decides = false;  ///< the pending decision is this seat's
    /// The answer to it is told to this seat under a command it knows already: see Hearing.
    bool awaits_secret = false;
    bool awaits_bot = false;  ///< a bot answers it at once
    SeatView view;
    std::vector<Move> choices;  ///< its legal answers, in the order of their numbers
    Outcome outcome;
    GameResult result = GameResult::Unfinished;  ///< what the program's status goes by
    std::size_t commands = 0;  ///< carried out and not taken back
    std::size_t record_lines = 0;  ///< of all that was done: notes, undo and redo too
    std::size_t past_reveals = 0;  ///< how often what is hidden was looked at
    /// Once the game is over: before that it would tell all that is hidden.
    std::optional<std::uint64_t> seed;
    /// What this seat was told since the start; what comes after `commands` does not count.
    const Hearing* told = nullptr;

    [[nodiscard]] bool is_over() const { return outcome.over; }
    [[nodiscard]] bool is_playing() const { return game && !is_over(); }
    /// The lines that make this game again, as far as the seat may see them.
    [[nodiscard]] std::vector<std::string> header() const {
        return is_over() ? game->header() : game->open_header(view);
    }
    /// How many commands the seat knows of: all, once the game is over.
    [[nodiscard]] std::size_t commands_known() const {
        return is_over() ? commands : told->told_before(commands);
    }
    [[nodiscard]] Progress progress() const { return game->progress(view); }
    [[nodiscard]] Prompt prompt() const { return game->prompt(view); }
};

/// "Won", "Lost: ... (NC-X3)", and whether somebody looked ahead.
std::string outcome_sentence(const Outcome& outcome, std::size_t past_reveals);
/// The same; empty without a game.
std::string outcome_sentence(const Seen& seen);

/// The fields of the state line of the JSON face, the legal commands among them.
Json state_json(const Seen& seen);

}  // namespace tenebrae::table
