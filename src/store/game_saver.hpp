// SPDX-License-Identifier: MIT
#pragma once

#include "host/match.hpp"
#include "host/record.hpp"
#include "host/record_saver.hpp"
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

/// The moments at which commands are flushed to disk.
enum class SyncPolicy : std::uint8_t {
    Command,  ///< before the result of each command is shown
    Group,  ///< every ten commands, and at the end
};

/// The settings for saving games.
struct SavePolicy {
    SyncPolicy sync = SyncPolicy::Command;
    /// Games that start and end with this set are scored as ranked. Commands that cannot be saved
    /// are refused, every command is flushed before its result is shown, and the limits below
    /// apply.
    bool ranked = false;
};

inline constexpr std::size_t kMaxSavedGames = 200;
inline constexpr std::size_t kMaxStartsPerMinute = 10;
/// The file in the data directory with the start times of a player's last games in restricted mode:
/// one on each line, in seconds since 1970.
inline constexpr const char* kStartTimesFile = "begun";

/// A saved game that is resumed.
struct OpenGame {
    std::string name;
    Log log;
    std::int64_t seconds = 0;  ///< time played before
    bool ranked = false;  ///< it started as a ranked game
    std::string salt = {};  ///< salt of its commitment; may be empty
    std::uint64_t format = 0;  ///< record format of the log
    host::TextSum sum = {};  ///< sum of the log's text
};

/// The start of the line that marks a ranked game in its log; the salt follows. It is a comment to
/// anything that reads the record.
inline constexpr std::string_view kRankedLine = "# ranked";

/// Saves the game of one session: appends new lines of its record to the log, writes a snapshot
/// from time to time, and adds the score at the end.
class GameSaver final : public host::RecordSaver {
public:
    /// Saves nothing before the first begin().
    GameSaver(std::shared_ptr<Folder> folder, SavePolicy save_policy);
    /// Continues a log that already holds the game of `match`.
    GameSaver(
        std::shared_ptr<Folder> folder,
        SavePolicy save_policy,
        OpenGame game,
        const host::Match& match
    );
    GameSaver(const GameSaver&) = delete;
    GameSaver(GameSaver&&) = delete;
    GameSaver& operator=(const GameSaver&) = delete;
    GameSaver& operator=(GameSaver&&) = delete;
    /// Tries once more to write what is not on disk yet.
    ~GameSaver() override;

    /// Starts saving a game. Its log is created with the first command, in restricted mode at once,
    /// because a game counts there as soon as it starts.
    host::SaveResult begin(const host::Match& match) override;
    /// Creates the log now, even without a command. Precondition: begin() was called.
    host::SaveResult save_now(const host::Match& match);
    host::SaveResult save(const host::Match& match) override;

    [[nodiscard]] bool is_complete() const override {
        return game_.is_started && !game_.is_failing;
    }
    [[nodiscard]] bool is_strict() const override { return save_policy_.ranked; }

    /// Adds the score of a finished game if an earlier program ended before it could; returns
    /// warnings.
    core::Diagnostics add_missing_score(const host::Match& match);

    /// Returns the name of the saved game; empty if it has no command yet or could not be saved.
    [[nodiscard]] const std::string& name() const { return game_.name; }

private:
    /// The game that is being saved.
    struct Game {
        std::string name;
        std::optional<Log> log;
        std::uint64_t format = table::kRecordFormat;  ///< record format of the log
        host::TextSum sum;  ///< sum of all text given to the log
        Moment last;  ///< the game after the last command
        bool is_started = false;
        bool is_ranked = false;  ///< it started as a ranked game
        std::string salt;
        bool has_commitment = false;  ///< its start is in the score file
        bool is_failing = false;
        bool has_grown = false;  ///< since the log was opened
        std::size_t saved_lines = 0;  ///< lines of the record that are saved
        std::size_t unsynced = 0;  ///< commands not flushed yet
        std::size_t snapshot_lines = 0;  ///< lines of the log at the last snapshot
        bool is_scored = false;  ///< its current ending is in the score file
        std::int64_t seconds_before = 0;
        std::int64_t started = 0;
    };

    /// Notes the start of another game in restricted mode, or returns why it is refused. Other
    /// programs of the same player wait here while `turn` is open.
    std::optional<host::SaveResult> register_start(core::Descriptor& turn);
    /// Returns true if there is nothing to save yet.
    [[nodiscard]] bool is_empty(const host::Match& match) const;
    host::SaveResult ensure_folder();
    host::SaveResult create(const host::Match& match);
    host::SaveResult append(const host::Match& match);
    /// Creates the log with the whole record, and names the game; returns an error if that fails.
    std::optional<core::Diagnostic> create_log(const host::Match& match);
    /// Writes the commitment, the snapshot and the score as far as they are due. Failures are only
    /// warnings: the game itself is saved.
    void write_due_files(const host::Match& match, core::Diagnostics& warnings);
    std::optional<core::Diagnostic> write_commitment(const host::Match& match);
    std::optional<core::Diagnostic> make_snapshot(Game& game);
    host::SaveResult save_failed(core::Diagnostic why);
    core::Diagnostics saving_resumed();
    void close(Game& game);
    [[nodiscard]] std::int64_t seconds(const Game& game) const;

    std::shared_ptr<Folder> folder_;
    SavePolicy save_policy_;
    Game game_;
};

}  // namespace tenebrae::store
