// SPDX-License-Identifier: MIT
#pragma once

#include "core/system.hpp"
#include "host/match.hpp"
#include "host/record.hpp"
#include "host/shared_record.hpp"
#include "store/table_hands.hpp"
#include "store/table_seats.hpp"
#include "store/talk_file.hpp"
#include "table/game_values.hpp"

#include <csignal>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::store {

/// The files of a table, each in the folder of that table.
inline constexpr const char* kTableRecordFile = "record.tene";
inline constexpr const char* kTableSeatsFile = "seats";
/// Locked while who sits where is changed.
inline constexpr const char* kTableLockFile = "lock";
/// Locked by the program that plays for a bot.
inline constexpr const char* kTableBotsFile = "bots";
/// Empty: its time is that at which the seat that decides began to.
inline constexpr const char* kTableTurnFile = "turn";

/// Their mode: they are their owner's only.
inline constexpr mode_t kTableFileMode = 0600;

/// Returns the text of a record up to its last check: what follows is being written, or was not
/// finished.
std::string_view whole_commands(std::string_view text);

/// Returns a line of a record as it is played: a check without the hash of the text.
std::string without_sum(const std::string& line);

/// Locks a file; waits for others for some seconds, so that a program that was stopped while it
/// held the lock cannot stop this one, too. Returns errno, or 0.
int lock_soon(core::System& system, int descriptor);
/// Returns the error for a failure of lock_soon(). `path`: of the table.
core::Diagnostic lock_error(const std::string& path, int error);

/// The place of a person at a table.
struct TablePlace {
    int seat = table::kSpectator;
    std::string person = {};  ///< who decides for the seat; for a spectator, often empty
    int folder = -1;  ///< descriptor of the table's folder
    std::string path = {};  ///< of that folder, for messages and notices
    std::weak_ptr<Presence> presence = {};  ///< of that person; none: only watches
};

/// The record of one table, as this program has it open. Locks belong to the open files: they end
/// with the program, however it ends.
class TableRecord final : public host::SharedRecord {
public:
    /// Opens the record of a table and reads what it has. The folder must stay open.
    static core::Result<std::unique_ptr<TableRecord>>
    open(core::System& system, const TablePlace& place);

    /// Returns the text read by open(): the record up to its last check.
    [[nodiscard]] const std::string& text() const { return text_; }

    /// Besides, refuses once the person has not the seat any more.
    core::Result<std::vector<std::string>> acquire() override;
    void release() override;
    core::Result<std::vector<std::string>> read_added() override;
    void catch_up(const host::Match& match) override;
    std::optional<core::Diagnostic> append(const host::Match& match) override;
    std::vector<host::TalkEntry> read_talk() override { return talk_.read(); }
    /// Besides, refuses once the person has not the seat any more.
    std::optional<core::Diagnostic>
    add_talk(host::TalkEntry entry, std::size_t per_minute) override;
    [[nodiscard]] bool is_bot_busy() const override;
    bool take_bot() override;
    void release_bot() override;
    [[nodiscard]] std::string person_at(int seat) const override;
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_change(int seat, bool reveals) const override;
    std::optional<core::Diagnostic>
    hand_seat(int seat, const std::string& person, bool reveals) override;
    void hand_seat_back() override;
    [[nodiscard]] std::optional<std::int64_t> seconds_of_turn() const override;
    [[nodiscard]] int notices() const override { return notices_.number(); }
    void take_notices() override;

private:
    TableRecord(core::System& system, TablePlace place)
        : system_(&system), place_(std::move(place)) {}

    std::optional<core::Diagnostic> open_files();
    [[nodiscard]] OpenTable table() const { return {system_, place_.folder, place_.path}; }
    [[nodiscard]] std::optional<core::Diagnostic> check_seat() const;
    /// Returns the lines up to the last check after what was read before, without reading them for
    /// good: catch_up() does that.
    core::Result<std::vector<std::string>> read_ahead();
    [[nodiscard]] core::Diagnostic cannot(const char* what, int error) const;

    core::System* system_;
    TablePlace place_;
    core::Descriptor file_;
    core::Descriptor bots_;  ///< never locked: to find out whether another program plays for a bot
    core::Descriptor bots_lock_;  ///< open while this program does
    core::Descriptor turn_;
    TalkFile talk_;
    core::Descriptor notices_;
    sigset_t signals_{};  ///< those blocked before acquire()
    std::string text_;
    std::size_t bytes_ = 0;  ///< read and played
    host::TextSum sum_;  ///< of these bytes
    std::size_t ahead_bytes_ = 0;  ///< read, but not yet played
    host::TextSum ahead_sum_;
    std::size_t lines_ = 0;  ///< of the match's record that are in the file
    int decider_ = -1;  ///< the seat that decides after these lines
    std::optional<std::pair<HandedSeat, SeatPeople>> handed_;  ///< last, and who had it before
};

}  // namespace tenebrae::store
