// SPDX-License-Identifier: MIT
#pragma once

#include "table/seat_log.hpp"
#include "table/talk.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::table {

/// One seat's view of the game on the table at one moment. All output for the seat is made from it.
/// Made by the host; valid until something changes.
struct Observation {
    /// The game on the table. nullptr: there is no game, and no other member is valid.
    std::shared_ptr<const Game> game;
    int seat = 0;
    bool decides = false;  ///< this seat must answer the pending decision
    /// The answer to the pending decision will be shown to this seat under a command that it
    /// already knows of: see SeatLog.
    bool awaits_secret = false;
    bool awaits_bot = false;  ///< a bot will answer it immediately
    SeatView view;
    std::vector<Move> choices;  ///< its legal answers, in the order of their numbers
    Outcome outcome;
    GameResult result = GameResult::Unfinished;  ///< decides the exit status of the program
    std::size_t commands = 0;  ///< carried out and not undone
    std::size_t record_lines = 0;  ///< lines of the whole record, including notes, undo and redo
    std::size_t past_reveals = 0;  ///< how often hidden information was shown
    std::size_t hints = 0;  ///< decisions for which a person took a hint
    /// The seed, set only once the game is over: it reveals everything hidden.
    std::optional<std::uint64_t> seed;
    /// The log of this seat since the start; ignore what follows the first `commands` commands.
    const SeatLog* log = nullptr;
    /// What this seat has heard at a table, in order; nullptr at no table.
    const std::vector<TalkLine>* talk = nullptr;

    [[nodiscard]] bool is_over() const { return outcome.over; }
    [[nodiscard]] bool is_playing() const { return game && !is_over(); }
    /// Returns the header lines that recreate this game, as far as the seat may see them.
    [[nodiscard]] std::vector<std::string> header() const {
        return is_over() ? game->header() : game->open_header(view);
    }
    /// Returns how many commands the seat knows of: all, once the game is over.
    [[nodiscard]] std::size_t commands_known() const {
        return is_over() ? commands : log->known_before(commands);
    }
    [[nodiscard]] Progress progress() const { return game->progress(view); }
    [[nodiscard]] Prompt prompt() const { return game->prompt(view); }
};

/// Formats the outcome with its rule, and how often players looked ahead.
std::string outcome_sentence(const Outcome& outcome, std::size_t past_reveals);
/// Formats the outcome of the game on the table; empty if there is no game.
std::string outcome_sentence(const Observation& observation);

/// Returns the fields of the state line of the JSON interface, including the legal commands.
Json state_json(const Observation& observation);

}  // namespace tenebrae::table
