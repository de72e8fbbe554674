// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/match.hpp"
#include "store/daily_lines.hpp"
#include "store/folder.hpp"
#include "table/saved_games.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The file of finished games in the data directory.
inline constexpr const char* kScoreFile = "scores.jsonl";

/// A finished game: one line of JSON.
struct Score {
    std::string name;  ///< name of the saved game
    std::string game;
    int rules = 0;
    std::uint64_t data = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> header;  ///< set, options, players and names, as in its record
    std::string result;  ///< "won", "lost", "resigned", "drew"
    std::string code;  ///< the cause: "too-few-keys"
    std::string rule;
    std::optional<std::int64_t> turns;
    std::size_t commands = 0;
    std::int64_t seconds = 0;
    std::size_t undos = 0;  ///< undo lines of the record
    std::size_t past_reveals = 0;
    std::size_t hints = 0;  ///< 0 in scores of earlier versions, which did not count them
    bool ranked = false;
    std::string salt;  ///< salt of its commitment (commitment.hpp); may be empty
    std::string record;  ///< record_digest()
    /// People decided for sides that do not win together: the result is that of the first person,
    /// and never counts as a win.
    bool is_contest = false;
    /// The game started from a position, so it is not one of the games by its rules.
    bool is_from_position = false;
    // Derived from the other lines of the file:
    bool has_commitment = false;  ///< an earlier line has its commitment
    bool is_second_end = false;  ///< an earlier line has another end for this commitment
};

/// The line written when a ranked game starts.
struct RankedStart {
    std::string name;
    std::string game;
    std::string commitment;
    // Derived from the other lines of the file:
    std::size_t before = 0;  ///< index of the next score
    bool has_ended = false;
    /// Index of the next score after the game was removed unfinished; nullopt if it was not.
    std::optional<std::size_t> removed_before = {};
};

/// Returns true if all seats that people decide for, or have decided for, are on one side.
bool people_win_together(const host::Match& match);
/// Returns the score of the loaded game. Precondition: it is over.
Score score_of(const host::Match& match, std::string_view name, std::int64_t seconds);
/// Returns the digest that identifies a game in a score: of its record without notes and later
/// checks.
std::string record_digest(const host::Match& match);
/// Returns true if two scores agree in everything but name, seconds and rank.
bool is_same_score(const Score& left, const Score& right);

std::string format_score(const Score& score);
std::optional<Score> parse_score(std::string_view line);
std::string format_ranked_start(const RankedStart& ranked_start);
/// Returns the line for a ranked game that was removed before its end.
std::string format_removal(const RankedStart& ranked_start);

/// The readable lines of a score file, and the number of unreadable ones.
struct Scores {
    std::vector<Score> scores;
    std::vector<DailyLine> daily;
    std::vector<RankedStart> starts;
    std::size_t skipped = 0;
};
Scores read_scores(std::string_view text);

/// Appends a line unless the file has one of the same record. Safe with several writers.
std::optional<core::Diagnostic> add_score(const Folder& folder, const Score& score);
/// Appends a line unless the file has one of the same commitment.
std::optional<core::Diagnostic>
add_ranked_start(const Folder& folder, const RankedStart& ranked_start);
/// Appends a line; an error if the daily game of this day has already started.
std::optional<core::Diagnostic> add_daily(const Folder& folder, const DailyLine& daily);
/// Appends a removal line for the saved game of this name if it is unfinished, and ranked or a
/// daily game.
std::optional<core::Diagnostic> add_removal(const Folder& folder, std::string_view name);
/// Reads the score file; a missing file has no scores.
core::Result<Scores> read_scores(const Folder& folder);

/// Returns the standing of ranked games with the rules of this one, whatever the players' names;
/// nullopt if there are none.
std::optional<table::Standing> standing_of(const Scores& all, const table::Game& game);

/// Counts of the ranked games of one game.
struct RankedCount {
    std::size_t starts = 0;
    std::size_t ended = 0;
    std::size_t won = 0;
    std::size_t removed = 0;
};
/// Returns the counts by game id. A score without a start line also counts as started.
std::map<std::string, RankedCount> count_ranked(const Scores& all);

}  // namespace tenebrae::store
