// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/bot.hpp"
#include "table/header.hpp"
#include "table/observation.hpp"
#include "table/replay.hpp"
#include "table/reply.hpp"
#include "table/search_budget.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// A person's seat: the view of the table, and everything that the person can do.
class Seat {
public:
    Seat() = default;
    virtual ~Seat() = default;

    /// Returns the view of the table. The reference is valid until something changes.
    [[nodiscard]] virtual const Observation& observation() const = 0;
    /// Returns all games of the program.
    [[nodiscard]] virtual std::span<const GameMaker> makers() const = 0;
    [[nodiscard]] virtual const std::string& data_folder() const = 0;
    /// Returns true in restricted mode, for untrusted players: commands accept no paths.
    [[nodiscard]] virtual bool is_restricted() const = 0;
    /// Returns true if the game on the table is completely saved.
    [[nodiscard]] virtual bool is_saved() const = 0;

    /// Carries out a typed line; errors are placed in that line of that file.
    virtual Reply execute(std::string_view text, std::string_view file, int number) = 0;
    /// Carries out a legal move as if its line had been typed.
    virtual Reply play(Move move) = 0;
    /// Returns true if a bot must answer the pending decision.
    [[nodiscard]] virtual bool is_bots_turn() const = 0;
    /// Lets the bot play. Reply::Kind::Nothing: the listener stopped it, and nothing was played.
    /// Precondition: is_bots_turn().
    virtual Reply advance() = 0;
    /// Returns the seat to hand the keyboard over to: it decides, but the person at the keyboard
    /// may not see what it knows. nullopt: no handover is needed.
    [[nodiscard]] virtual std::optional<int> handover() const = 0;
    /// Confirms the handover: the person of the deciding seat is at the keyboard now.
    virtual void confirm_handover() = 0;
    /// Returns the bots of all games.
    [[nodiscard]] virtual std::span<const Bot> bots() const = 0;
    /// Sets the listener that is called while a bot thinks about a hint, odds or its own turn;
    /// empty: none. A hint that it stops is the best so far; a turn that it stops is not played.
    virtual void set_progress_listener(ProgressListener listener) = 0;
    /// Starts the game of a header.
    virtual Reply begin(const Header& header) = 0;
    /// Returns the possible completions of the last word of a line.
    [[nodiscard]] virtual std::vector<std::string> complete(std::string_view text) const = 0;

    /// Returns the header that starts the game on the table again, with the same rules, names and
    /// seed. Precondition: the game is over, because its seed reveals everything.
    [[nodiscard]] virtual core::Result<Header> restart_header() const = 0;
    /// Returns the short code that starts the same game, as a word of "new"; empty if it has none.
    /// Precondition: that of restart_header().
    [[nodiscard]] virtual std::string share_code() const = 0;
    /// Returns the variant on offer that has the rules of the game on the table, with the number of
    /// players for which its chances were measured; nullptr if there is none.
    [[nodiscard]] virtual const GameVariant* variant() const = 0;
    /// Starts that game again as a new game, from the moment after `commands` commands. The new
    /// game is never ranked. Precondition: that of restart_header().
    virtual Reply restart(std::size_t commands) = 0;
    /// Returns the replay of the game on the table, up to now. Precondition: there is a game.
    [[nodiscard]] virtual std::shared_ptr<const Replay> replay() const = 0;
    /// Returns the replay of a record.
    [[nodiscard]] virtual core::Result<std::shared_ptr<const Replay>>
    replay_of_file(const std::string& path) const = 0;

    /// Returns the limit of time for searches that screens do themselves; nullptr: none.
    [[nodiscard]] virtual SearchBudget* search_budget() const { return nullptr; }

    /// Returns what other people at the table have done since the last call, in order; empty in a
    /// game that one program plays.
    virtual std::vector<Reply> take_news() { return {}; }
    /// Returns a descriptor that is ready for reading when there may be news; -1: there never are,
    /// because the game is at no table.
    [[nodiscard]] virtual int news_descriptor() const { return -1; }
    /// Returns "Waiting for Ada, for 5 minutes." at a table where another seat decides; else "".
    [[nodiscard]] virtual std::string waiting() const { return {}; }
    /// Returns the index of the last command that this person's seat has given at a table.
    [[nodiscard]] virtual std::optional<std::size_t> own_command() const { return std::nullopt; }
    /// Returns the log since that command, once after a person has come back to a table; "" if
    /// nothing has happened since.
    virtual std::string take_since_left() { return {}; }
    /// Returns how many commands the seat knows of since that command.
    [[nodiscard]] virtual std::size_t commands_since_left() const { return 0; }

protected:
    Seat(const Seat&) = default;
    Seat(Seat&&) = default;
    Seat& operator=(const Seat&) = default;
    Seat& operator=(Seat&&) = default;
};

}  // namespace tenebrae::table
