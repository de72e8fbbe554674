// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "host/match.hpp"
#include "store/folder.hpp"
#include "store/night_lines.hpp"
#include "table/shelf.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The file of finished games, in the folder above that of the games.
inline constexpr const char* kScoreFile = "scores.jsonl";

/// A game that came to its end: one line of JSON.
struct Score {
    std::string name;  ///< under which it was kept
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
    std::size_t undos = 0;  ///< lines of the record that take something back
    std::size_t past_reveals = 0;
    bool ranked = false;
    std::string salt;  ///< with the seed, what the game was bound by (commitment.hpp); may be empty
    std::string record;  ///< record_digest()
    /// People decided for sides that do not win together: the result is that of the first of them,
    /// and counts nowhere as won.
    bool is_contest = false;
    // What follows from the other lines of the file:
    bool is_bound = false;  ///< by a commitment in a line before this one
    bool is_second_end = false;  ///< a line before this one tells another end of that commitment
};

/// A ranked game that began: a line of its own, written then.
struct Beginning {
    std::string name;
    std::string game;
    std::string commitment;
    // What follows from the other lines of the file:
    std::size_t before = 0;  ///< the score that comes next, counted from 0
    bool has_ended = false;
    /// The score that comes next after the game was removed, unfinished; none: it was not.
    std::optional<std::size_t> removed_before = {};
};

/// Returns whether all seats that people decide for, or have decided for, are of one side.
bool people_win_together(const host::Match& match);
/// Of the game on the table. Precondition: it is over.
Score score_of(const host::Match& match, std::string_view name, std::int64_t seconds);
/// What a score knows a game by: the digest of its record, notes and later checks left out.
std::string record_digest(const host::Match& match);
/// Whether two scores tell the same of the game itself: all but name, seconds and rank.
bool tells_the_same(const Score& left, const Score& right);

std::string write_score(const Score& score);
std::optional<Score> read_score(std::string_view line);
std::string write_beginning(const Beginning& beginning);
/// The line that says that this game was removed before its end.
std::string write_removal(const Beginning& beginning);

/// Every line that can be read; how many could not.
struct Scores {
    std::vector<Score> scores;
    std::vector<NightLine> nights;
    std::vector<Beginning> begun;
    std::size_t skipped = 0;
};
Scores read_scores(std::string_view text);

/// Appends a line unless one of the same record is there. Safe with many writers.
std::optional<core::Diagnostic> add_score(const Folder& folder, const Score& score);
/// The same, unless one of the same commitment is there.
std::optional<core::Diagnostic> add_beginning(const Folder& folder, const Beginning& beginning);
/// The same, unless that night of that game has begun already: then that is a fault.
std::optional<core::Diagnostic> add_night(const Folder& folder, const NightLine& night);
/// Notes that the saved game of this name was removed, if it has not ended and is a ranked game or
/// the night of a day.
std::optional<core::Diagnostic> add_removal(const Folder& folder, std::string_view name);
/// No file is no scores.
core::Result<Scores> read_scores(const Folder& folder);

/// Of the ranked games by the rules of this one, whoever's names are in them; nothing: of none.
std::optional<table::Standing> standing_of(const Scores& all, const table::Game& game);

/// What became of the ranked games of one kind.
struct RankedCount {
    std::size_t begun = 0;
    std::size_t ended = 0;
    std::size_t won = 0;
    std::size_t removed = 0;
};
/// By the game's id. A game whose beginning was never written down has begun all the same.
std::map<std::string, RankedCount> count_ranked(const Scores& all);

}  // namespace tenebrae::store
