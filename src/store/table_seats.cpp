// SPDX-License-Identifier: MIT
#include "store/table_seats.hpp"

#include "core/text.hpp"
#include "table/shared_tables.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <crypt.h>
#include <cstdint>
#include <memory>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr std::string_view kSeatsTitle = "tenebrae seats 1";
constexpr std::size_t kMaxPersonBytes = 4 * static_cast<std::size_t>(core::kMaxNameColumns);
constexpr std::size_t kMaxWordBytes = 64;

core::Diagnostic malformed(const std::string& file, int line, std::string_view expected) {
    return core::error("bad-seats", "The list of seats is damaged.")
        .in(file, line)
        .expected(expected);
}

constexpr std::string_view kLines =
    "maker NAME, word HASH, delay N, begun, seat N NAME, or lender N NAME";

int place_in(const std::array<std::string, table::kMaxSeats>& names, std::string_view person) {
    const auto found = std::ranges::find(names, person);
    return person.empty() || found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

/// Removes the first word of a line and returns it.
std::string_view take_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

/// Reads a line after the first; returns false if it is malformed.
bool read_line(std::string_view line, TableSeats& seats) {
    const std::string_view key = take_word(line);
    if (key == "maker" && !check_person(line)) {
        seats.maker = line;
    } else if (key == "word" && !line.empty()) {
        seats.word_hash = line;
    } else if (key == "delay") {
        const auto turns = core::parse_unsigned(line);
        if (!turns || *turns > static_cast<std::uint64_t>(table::kMaxDelay)) {
            return false;
        }
        seats.delay = static_cast<int>(*turns);
    } else if (key == "begun" && line.empty()) {
        seats.has_begun = true;
    } else if (key == "seat" || key == "lender") {
        const auto seat = core::parse_unsigned(take_word(line));
        if (!seat || *seat < 1 || *seat > table::kMaxSeats || check_person(line)) {
            return false;
        }
        (key == "seat" ? seats.people : seats.lenders).at(*seat - 1) = line;
    } else {
        return false;
    }
    return true;
}

}  // namespace

int TableSeats::seat_of(std::string_view person) const {
    return place_in(people, person);
}

int TableSeats::lent_by(std::string_view person) const {
    return place_in(lenders, person);
}

bool TableSeats::is_theirs(int seat, std::string_view person) const {
    const auto at = static_cast<std::size_t>(seat);
    return !person.empty() && (people.at(at) == person || lenders.at(at) == person);
}

std::string write_seats(const TableSeats& seats) {
    std::string text = std::string(kSeatsTitle) + "\n";
    text += seats.maker.empty() ? "" : "maker " + seats.maker + "\n";
    text += seats.word_hash.empty() ? "" : "word " + seats.word_hash + "\n";
    text += seats.delay == 0 ? "" : "delay " + std::to_string(seats.delay) + "\n";
    text += seats.has_begun ? "begun\n" : "";
    for (std::size_t seat = 0; seat < seats.people.size(); ++seat) {
        const std::string& person = seats.people.at(seat);
        const std::string& lender = seats.lenders.at(seat);
        const std::string number = " " + std::to_string(seat + 1) + " ";
        for (const auto& [key, name] : {std::pair{"seat", person}, std::pair{"lender", lender}}) {
            if (!name.empty()) {
                text += key;
                text += number;
                text += name;
                text += '\n';
            }
        }
    }
    return text;
}

core::Result<TableSeats> read_seats(std::string_view text, const std::string& file) {
    TableSeats seats;
    int number = 0;
    for (const std::string& line : core::split_lines(text)) {
        ++number;
        if (number == 1 ? line != kSeatsTitle : !read_line(line, seats)) {
            return malformed(file, number, number == 1 ? kSeatsTitle : kLines);
        }
    }
    if (number == 0) {
        return malformed(file, 1, kSeatsTitle);
    }
    return seats;
}

std::optional<core::Diagnostic> refuse_similar(const TableSeats& seats, std::string_view person) {
    for (const auto* names : {&seats.people, &seats.lenders}) {
        for (const std::string& other : *names) {
            if (!other.empty() && other != person && table::same_word(other, person)) {
                return core::error("name-taken", "Another person at this table has this name.")
                    .got(core::escape_for_display(other));
            }
        }
    }
    return std::nullopt;
}

std::optional<core::Diagnostic> check_word(std::string_view word) {
    if (!word.empty() && word.size() <= kMaxWordBytes && core::is_printable(word)) {
        return std::nullopt;
    }
    return core::error("bad-word", "This cannot be an invitation word.")
        .expected("1 to " + std::to_string(kMaxWordBytes) + " bytes of printable text");
}

std::string hash_of_word(const std::string& word) {
    const auto work = std::make_unique<crypt_data>();
    std::array<char, CRYPT_GENSALT_OUTPUT_SIZE> salt{};
    if (::crypt_gensalt_rn(nullptr, 0, nullptr, 0, salt.data(), static_cast<int>(salt.size()))
        == nullptr) {
        return {};
    }
    const char* const hash = ::crypt_r(word.c_str(), salt.data(), work.get());
    return hash == nullptr || *hash == '*' ? std::string() : std::string(hash);
}

bool is_word(const std::string& word, const std::string& hash) {
    const auto work = std::make_unique<crypt_data>();
    const char* const found = ::crypt_r(word.c_str(), hash.c_str(), work.get());
    return found != nullptr && *found != '*' && hash == found;
}

std::optional<core::Diagnostic> check_person(std::string_view name) {
    const bool has_edges = name.empty() || name.front() == ' ' || name.back() == ' ';
    const bool has_gap = name.find("  ") != std::string_view::npos;
    const bool is_comment = name.starts_with('#') || name.find(" #") != std::string_view::npos;
    const bool is_short = name.size() <= kMaxPersonBytes && core::is_printable(name)
                          && core::display_width(name) <= core::kMaxNameColumns;
    if (is_short && !has_edges && !has_gap && !is_comment) {
        return std::nullopt;
    }
    return core::error("bad-name", "Nobody at a table can have this name.")
        .expected(
            "1 to " + std::to_string(core::kMaxNameColumns)
            + " printable columns, single spaces between words, no word starting with \"#\""
        )
        .got(core::escape_for_display(name.substr(0, kMaxPersonBytes)));
}

}  // namespace tenebrae::store
