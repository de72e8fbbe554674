// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/header.hpp"
#include "table/replay.hpp"
#include "table/reply.hpp"
#include "table/results.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table {

/// A saved game in the list of saved games, before it is opened.
struct SavedGame {
    std::string name;  ///< parameter of open() and remove()
    std::string game;  ///< "walking"
    std::string title;  ///< "Walking to and fro"; the id if the program does not know the game
    std::string rules = {};  ///< title of the variant, "" if the rules were set otherwise
    std::size_t commands = 0;  ///< carried out and not undone, as far as the player knows
    std::optional<int> turn;
    GameResult result = GameResult::Unfinished;
    std::string cause = {};  ///< of its end: "too-few-keys"
    std::size_t hints = 0;  ///< decisions for which a player took a hint
    std::int64_t changed = 0;  ///< seconds since 1970, UTC
    bool is_open_elsewhere = false;  ///< another program has it open: it can only be watched
    /// The reasons why it cannot be opened. If there are any, only `name` and `changed` are valid.
    core::Diagnostics errors;
};

/// Formats a game without its name: "Walking, standard".
std::string title_of(const SavedGame& game);
/// Formats its state: "turn 12, lost: too few keys, 2 hints"; the error of one that cannot be
/// opened.
std::string state_of(const SavedGame& game);

/// The results of finished ranked games by the same rules.
struct Standing {
    std::size_t games = 0;
    std::size_t won = 0;
    std::optional<std::int64_t> fewest_turns;  ///< of the games won
};

/// A player's saved games. The game on the table is one of them: each of its commands is saved
/// before its reply is returned.
class SavedGames {
public:
    virtual ~SavedGames() = default;

    /// Returns the saved games, the one changed last first. Error: the save directory cannot be
    /// read.
    [[nodiscard]] virtual core::Result<std::vector<SavedGame>> games() = 0;
    /// Returns the last unfinished game that can be opened.
    [[nodiscard]] virtual std::optional<SavedGame> last_unfinished() = 0;

    /// Returns the replay of a saved game in its present state, even if it is open elsewhere.
    [[nodiscard]] virtual core::Result<std::shared_ptr<const Replay>> replay(std::string_view name
    ) = 0;
    /// Opens a saved game, to resume it. The warnings of the reply list what was dropped or
    /// repaired. Changes nothing on an error.
    virtual Reply open(std::string_view name) = 0;
    /// Closes the game on the table, so that other programs can open it. Returns its name; the name
    /// is empty for a game without commands, which is not saved. Returns nullopt, and keeps the
    /// game open, if a part of it is not saved.
    virtual std::optional<std::string> close_game() = 0;
    /// Starts a new game and saves it under a new name. If it cannot be saved, the game starts
    /// anyway, and the warnings of the reply explain why.
    virtual Reply begin(const Header& header) = 0;
    /// Starts the game on the table again, from one of its moments, and saves it: see
    /// Seat::restart().
    virtual Reply restart(std::size_t commands) = 0;
    /// Returns the results of ranked games by the rules of the game on the table; nullopt if there
    /// are none.
    [[nodiscard]] virtual std::optional<Standing> standing() = 0;
    /// Returns the results of all finished games by game and rules.
    [[nodiscard]] virtual std::vector<Results> results() = 0;
    /// Returns the results by the rules of the game on the table, which is over; nullopt if it is
    /// not saved or does not count.
    [[nodiscard]] virtual std::optional<OwnResults> own_results() = 0;
    /// Gives a saved game another name. An open game is refused.
    virtual std::optional<core::Diagnostic> rename(std::string_view name, std::string_view to) = 0;
    /// Removes a saved game permanently. An open game is refused.
    virtual std::optional<core::Diagnostic> remove(std::string_view name) = 0;
};

}  // namespace tenebrae::table
