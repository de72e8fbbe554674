// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/header.hpp"
#include "table/replay.hpp"
#include "table/reply.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// What is to be told of a kept game before anybody opens it.
struct KeptGame {
    std::string name;  ///< what open() and remove() take
    std::string game;  ///< "walking"
    std::string title;  ///< "Walking to and fro"; the id where the program does not know the game
    std::size_t commands = 0;  ///< carried out and not taken back, as far as who plays knows
    std::optional<int> turn;
    GameResult result = GameResult::Unfinished;
    std::int64_t changed = 0;  ///< seconds since 1970, UTC
    bool is_open_elsewhere = false;  ///< another program plays it: it can only be watched
    core::Diagnostics faults;  ///< why it cannot be opened; then only name and changed are sure
};

/// What has come of ranked games by the same rules, played to their end.
struct Standing {
    std::size_t games = 0;
    std::size_t won = 0;
    std::optional<std::int64_t> fewest_turns;  ///< of those that were won
};

/// A person's own games, one of which is on the table at a time: it is kept on the shelf, each
/// command before its reply is given.
class Shelf {
public:
    virtual ~Shelf() = default;

    /// The one changed last comes first. Faults: the shelf itself cannot be read.
    [[nodiscard]] virtual core::Result<std::vector<KeptGame>> games() = 0;
    /// The last unfinished game that can be opened.
    [[nodiscard]] virtual std::optional<KeptGame> last_unfinished() = 0;

    /// A kept game as it is at this moment, to be looked at, whoever plays it.
    [[nodiscard]] virtual core::Result<std::shared_ptr<const Replay>> replay(std::string_view name
    ) = 0;
    /// Puts a kept game on the table, to be gone on with. What had to be dropped or mended is among
    /// the warnings of the reply. On a fault nothing changes.
    virtual Reply open(std::string_view name) = 0;
    /// Takes the game off the table and lets go of it, so that anybody can open it again; it stays
    /// where something of it is in memory only. Returns its name, which is empty for a game without
    /// a command, as nothing is kept of one; or nothing where it stays.
    virtual std::optional<std::string> put_back() = 0;
    /// Begins a new game and keeps it under a name of its own choice. Where it cannot be kept, the
    /// game begins all the same and the warnings of the reply say why.
    virtual Reply begin(const Header& header) = 0;
    /// The same for the game on the table, from a moment of it on: see Seat::begin_again().
    virtual Reply begin_again(std::size_t commands) = 0;
    /// What has come of the ranked games by the rules of the one on the table; nothing: of none.
    [[nodiscard]] virtual std::optional<Standing> standing() = 0;
    /// Removes a game for good; never one that is open.
    virtual std::optional<core::Diagnostic> remove(std::string_view name) = 0;
};

}  // namespace tenebrae::table
