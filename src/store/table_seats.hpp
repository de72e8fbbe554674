// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/seat.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::store {

/// The file of a table that says who plays, and who may sit down.
struct TableSeats {
    std::string maker;  ///< who made the table
    std::string word_hash;  ///< of the invitation word; empty: anybody may sit down
    int delay = 0;  ///< how many turns later spectators see the game
    bool has_begun = false;  ///< every seat of a person was taken once
    std::array<std::string, table::kMaxSeats> people;  ///< who has each seat; empty: nobody
    /// Who has lent each seat to the person who has it, and can take it back; empty: nobody.
    std::array<std::string, table::kMaxSeats> lenders;

    /// Returns the seat that a person has taken; -1: none.
    [[nodiscard]] int seat_of(std::string_view person) const;
    /// Returns the seat that a person has lent; -1: none.
    [[nodiscard]] int lent_by(std::string_view person) const;
    /// Returns whether a person has a seat or has lent it.
    [[nodiscard]] bool is_theirs(int seat, std::string_view person) const;
};

std::string write_seats(const TableSeats& seats);
/// Parses the text of the file; an error with its line if it is malformed.
core::Result<TableSeats> read_seats(std::string_view text, const std::string& file);

/// Returns an error if this cannot be an invitation word: at most 64 printable characters.
std::optional<core::Diagnostic> check_word(std::string_view word);
/// Returns a salted hash of an invitation word; empty if the system cannot make one. Takes some
/// hundredths of a second, so that nobody can try many words.
std::string hash_of_word(const std::string& word);
/// Returns whether the hash is that of the word; takes as long.
bool is_word(const std::string& word, const std::string& hash);

/// Returns the error for a person's name that differs from another one at the table only in upper
/// and lower case.
std::optional<core::Diagnostic> refuse_similar(const TableSeats& seats, std::string_view person);

/// Returns an error if a person at a table cannot have this name: it must be possible as a name of
/// a player in every game, and must not look like another name.
std::optional<core::Diagnostic> check_person(std::string_view name);

}  // namespace tenebrae::store
