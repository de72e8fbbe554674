// SPDX-License-Identifier: MIT
#pragma once

#include "host/environment.hpp"
#include "host/history.hpp"
#include "host/record.hpp"
#include "table/bot.hpp"
#include "table/interface.hpp"
#include "table/observation.hpp"
#include "table/replay.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::host {

/// The current game with its record and players: the server state, which is the same for everybody.
/// Who reads and commands it is a Viewer; several may share one match. A value: copies are
/// independent.
struct Match {
    Environment environment;
    std::shared_ptr<const Referee> referee;  ///< nullptr before the first "new" or "load"
    std::shared_ptr<const table::Game> game;  ///< the referee's: the part that seats may use
    GameState state;
    History history;
    Record record;
    table::BotLevels bots;  ///< the current players; the record has those at the start
    std::array<table::BotRequest, table::kMaxSeats> requests;  ///< by seat: the request to its bot

    void set_referee(std::shared_ptr<const Referee> whom);

    /// Precondition of the functions below: there is a game.
    [[nodiscard]] int deciding_seat() const;
    [[nodiscard]] bool is_over() const;
    /// Returns the view of the seat that decides.
    [[nodiscard]] table::SeatView decider_view() const {
        return referee->view(state, deciding_seat());
    }
    /// Returns the legal moves of the seat that decides.
    [[nodiscard]] std::vector<table::Move> legal() const;
    /// Carries out a move or talk that is possible now, and adds it to the record.
    void play(PlayedMove step);

    [[nodiscard]] bool is_bot(int seat) const;
    /// Returns the first seat of a person; kSpectator if bots play all seats.
    [[nodiscard]] int first_person() const;
    /// Returns the random number for the bot that decides now.
    [[nodiscard]] std::uint64_t bot_luck() const {
        return table::BotLuck(record.seed).at(history.steps().size());
    }
    /// Return whether all people, or all seats including bots, have the same information.
    [[nodiscard]] bool people_share_information() const;
    [[nodiscard]] bool seats_share_information() const;
    /// Returns whether anything is still hidden from a person who plays.
    [[nodiscard]] bool has_secrets() const;
    /// Returns the only seat whose view may be shown to an unknown reader: a seat of a person if
    /// all people may see the same, else kSpectator. None: any seat, because the game is over or
    /// all seats may see the same.
    [[nodiscard]] std::optional<int> public_seat() const;
    /// Returns the result for a seat; for kSpectator, that of the first seat. Unfinished until the
    /// game is over.
    [[nodiscard]] table::GameResult result_for(int seat) const;
    /// Returns the result of the first person, for lists and scores.
    [[nodiscard]] table::GameResult result() const { return result_for(first_person()); }

    /// Returns the view of a seat. It and its history are valid until the match changes. The result
    /// is that of the first person; `awaits_bot` is not set. See also Viewer::observation().
    [[nodiscard]] table::Observation observation(int seat) const {
        return observation_at(history.steps().size(), seat);
    }
    /// Returns the same after this many commands; without a seat, that of the seat that decided
    /// then.
    [[nodiscard]] table::Observation
    observation_at(std::size_t moment, std::optional<int> seat) const;
    /// Returns the match as it was after this many commands.
    [[nodiscard]] const GameState& state_at(std::size_t moment) const {
        return moment < history.steps().size() ? history.steps()[moment].before : state;
    }
};

/// Returns outcome_sentence() of the current game; empty if there is none.
std::string outcome_sentence(const Match& match);

/// Adds the lines of the record from this one on, and a check after them, which locates damage.
void add_lines(RecordText& text, const Match& match, std::size_t first);

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
