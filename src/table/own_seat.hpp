// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/bot.hpp"
#include "table/header.hpp"
#include "table/replay.hpp"
#include "table/reply.hpp"
#include "table/seen.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// Where a person sits: what is seen of the table from there, and all that can be done.
class Seat {
public:
    Seat() = default;
    virtual ~Seat() = default;

    /// Made once, and anew when something has changed: it holds until then.
    [[nodiscard]] virtual const Seen& seen() const = 0;
    /// The games there are to be played.
    [[nodiscard]] virtual std::span<const GameMaker> makers() const = 0;
    [[nodiscard]] virtual const std::string& data_folder() const = 0;
    /// Strangers play: no path can be named.
    [[nodiscard]] virtual bool is_restricted() const = 0;
    /// Nothing of the game on the table is in memory only.
    [[nodiscard]] virtual bool is_kept() const = 0;

    /// Carries out a typed line; faults lie in that line of that file.
    virtual Reply execute(std::string_view text, std::string_view file, int number) = 0;
    /// Carries out a legal move as if its line had been typed.
    virtual Reply play(Move move) = 0;
    /// The pending decision is a bot's.
    [[nodiscard]] virtual bool is_bots_turn() const = 0;
    /// The bot plays. Reply::Kind::Nothing: the watch stopped it, and nothing was played.
    /// Precondition: it is its turn.
    virtual Reply advance() = 0;
    /// The seat that decides, while somebody else sits here who may not see what it knows: that
    /// person has to leave, and its own to come. None: there is no curtain.
    [[nodiscard]] virtual std::optional<int> curtain() const = 0;
    /// The person of the seat that decides sits here now.
    virtual void lift_curtain() = 0;
    /// The bots there are for any game.
    [[nodiscard]] virtual std::span<const Bot> bots() const = 0;
    /// Asked from now on while a bot thinks, for a hint, odds or its own turn; empty: nobody is. A
    /// hint that it stops is the best so far; a turn that it stops is not played.
    virtual void set_watch(Watch watch) = 0;
    /// Puts the game of a header on the table.
    virtual Reply begin(const Header& header) = 0;
    /// What could stand as the last word of a line so far.
    [[nodiscard]] virtual std::vector<std::string> complete(std::string_view text) const = 0;

    /// What begins the game on the table once more: the same rules, names and seed. Precondition:
    /// that game is over, for its seed tells all.
    [[nodiscard]] virtual core::Result<Header> header_again() const = 0;
    /// Puts that game on the table once more, as another one, as it was when so many commands had
    /// been carried out. It is never ranked. Precondition: the same.
    virtual Reply begin_again(std::size_t commands) = 0;
    /// How the game on the table was played so far. Precondition: there is one.
    [[nodiscard]] virtual std::shared_ptr<const Replay> replay() const = 0;
    /// How the game of a record was played.
    [[nodiscard]] virtual core::Result<std::shared_ptr<const Replay>>
    replay_of_file(const std::string& path) const = 0;

protected:
    Seat(const Seat&) = default;
    Seat(Seat&&) = default;
    Seat& operator=(const Seat&) = default;
    Seat& operator=(Seat&&) = default;
};

}  // namespace tenebrae::table
