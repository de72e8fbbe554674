// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "host/record.hpp"
#include "host/record_keeper.hpp"
#include "store/folder.hpp"
#include "store/log.hpp"
#include "store/snapshot.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::store {

/// When what was played is made sure to be on disk.
enum class SyncPolicy : std::uint8_t {
    Command,  ///< before the outcome of each command is told
    Group,  ///< every ten commands, and at the end
};

/// How games are kept.
struct Keeping {
    SyncPolicy sync = SyncPolicy::Command;
    /// Games that begin and end so are scored as ranked; what cannot be kept of any game is
    /// refused, and every command is on disk before its outcome is told. Nobody keeps or begins
    /// more games than these.
    bool ranked = false;
};

inline constexpr std::size_t kMostKeptGames = 200;
inline constexpr std::size_t kMostBegunInAMinute = 10;
/// In the folder above that of the games: when the last games of a stranger began, a second a line.
inline constexpr const char* kBegunFile = "begun";

/// A game that is kept already, to be gone on with.
struct OpenGame {
    std::string name;
    Log log;
    std::int64_t seconds = 0;  ///< played before
    bool ranked = false;  ///< it began as a ranked one
    std::string salt = {};  ///< with its seed, what it was bound by then; may be empty
    std::uint64_t format = 0;  ///< of the log
    host::TextSum sum = {};  ///< of its text
};

/// The line of a log that says so, with the salt behind it: a comment to whoever plays the record.
inline constexpr std::string_view kRankedLine = "# ranked";

/// Keeps the game of one session in the folder: appends what is new of its record to the log, makes
/// a snapshot from time to time, and writes the score down at the end.
class GameKeeper final : public host::RecordKeeper {
public:
    /// Keeps nothing before the first begin().
    GameKeeper(std::shared_ptr<Folder> folder, Keeping keeping);
    /// Goes on with a log that holds the game of a match already.
    GameKeeper(
        std::shared_ptr<Folder> folder, Keeping keeping, OpenGame game, const host::Match& match
    );
    GameKeeper(const GameKeeper&) = delete;
    GameKeeper(GameKeeper&&) = delete;
    GameKeeper& operator=(const GameKeeper&) = delete;
    GameKeeper& operator=(GameKeeper&&) = delete;
    /// What is not on disk yet is written once more.
    ~GameKeeper() override;

    /// A game without a command has no log yet: it gets one with its first command. In restricted
    /// mode, where a game counts from its beginning, it has one at once.
    host::Kept begin(const host::Match& match) override;
    /// Gives the game a log now, whether it has a command or not. Precondition: begin() was called.
    host::Kept keep_now(const host::Match& match);
    host::Kept keep(const host::Match& match) override;

    [[nodiscard]] bool has_all() const override { return game_.has_begun && !game_.is_failing; }
    [[nodiscard]] bool is_strict() const override { return keeping_.ranked; }

    /// What the end of an earlier program may have come between: the score of a game that is over.
    core::Diagnostics catch_up(const host::Match& match);

    /// Empty while the game has no command, or could not be kept.
    [[nodiscard]] const std::string& name() const { return game_.name; }

private:
    /// What is kept at the moment.
    struct Game {
        std::string name;
        std::optional<Log> log;
        std::uint64_t format = table::kRecordFormat;  ///< of the log
        host::TextSum sum;  ///< of all that the log was given
        Moment last;  ///< what was on the table after the last command
        bool has_begun = false;
        bool is_ranked = false;  ///< it began as a ranked one
        std::string salt;
        bool is_bound = false;  ///< its beginning is in the score file
        bool is_failing = false;
        bool has_grown = false;  ///< since the log was opened
        std::size_t kept_lines = 0;  ///< of the record
        std::size_t unsynced = 0;  ///< commands
        std::size_t snapshot_lines = 0;  ///< of the log, at the last snapshot
        bool is_scored = false;  ///< the end the game has come to is in the score file
        std::int64_t seconds_before = 0;
        std::int64_t started = 0;
    };

    /// In restricted mode: notes that another game begins, or returns why none can. As long as
    /// `turn` is open, no other program of the same player gets past here.
    std::optional<host::Kept> refuse_another(core::Descriptor& turn);
    /// Is there nothing to keep yet?
    [[nodiscard]] bool is_empty(const host::Match& match) const;
    host::Kept reach_folder();
    host::Kept create(const host::Match& match);
    host::Kept append(const host::Match& match);
    /// Gives the game a log with all of its record in it, and a name; or says why not.
    std::optional<core::Diagnostic> make_log(const host::Match& match);
    /// What is of use and no reason to call the game unkept: the snapshot and the score.
    void complete(const host::Match& match, core::Diagnostics& warnings);
    std::optional<core::Diagnostic> bind(const host::Match& match);
    std::optional<core::Diagnostic> make_snapshot(Game& game);
    host::Kept not_kept(core::Diagnostic why);
    core::Diagnostics kept_again();
    void close(Game& game);
    [[nodiscard]] std::int64_t seconds(const Game& game) const;

    std::shared_ptr<Folder> folder_;
    Keeping keeping_;
    Game game_;
};

}  // namespace tenebrae::store
