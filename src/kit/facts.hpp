// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Facts that `expect` checks: the forms of a game's facts, and their reader.
namespace tenebrae::kit {

using FactAnswer = core::Result<table::FactCheck>;

/// Parses a number; nullopt if the word is not one, or the number is above a million.
std::optional<int> parse_number(std::string_view word);

/// The words of a fact; the first is its name. Words beyond the end are empty. A game derives its
/// own class from it and adds the view to check.
class FactWords {
public:
    explicit FactWords(table::Words words) : words_(words) {}

    [[nodiscard]] std::size_t size() const { return words_.size(); }
    [[nodiscard]] std::string_view text(std::size_t place) const {
        return place < words_.size() ? words_[place].text : std::string_view{};
    }
    [[nodiscard]] bool is(std::size_t place, std::string_view word) const {
        return table::same_word(text(place), word);
    }
    [[nodiscard]] std::optional<int> number(std::size_t place) const {
        return parse_number(text(place));
    }
    [[nodiscard]] core::Diagnostic refuse(std::size_t place, std::string_view expected) const;

    /// Checks the number at a place, such as the one in "turn 7".
    [[nodiscard]] FactAnswer is_number(std::size_t place, int got) const;
    /// Checks one of two opposite words at a place; nullopt if the word is neither.
    [[nodiscard]] std::optional<FactAnswer>
    is_one_of(std::size_t place, std::string_view yes, std::string_view no, bool is_yes) const;

private:
    table::Words words_;
};

table::FactCheck equal(std::string expected, std::string got);
table::FactCheck yes_or_no(bool holds, std::string_view expected, std::string_view otherwise);

/// One form of a fact, for the manual: "stack KIND N".
struct FactRow {
    std::string_view name;
    std::string_view parameters;
    std::string_view summary;
};

/// A form with its check. `Fact`: the game's FactWords.
template <typename Fact>
struct FactCheckRow {
    FactRow row;
    std::size_t least;  ///< fewest words, including the name
    std::size_t most;
    FactAnswer (*check)(const Fact&);
};

/// Returns the forms of the rows for the manual, followed by further ones.
template <typename Fact, std::size_t kRows, typename... Further>
constexpr auto forms_of(const std::array<FactCheckRow<Fact>, kRows>& rows, Further... further) {
    std::array<FactRow, kRows + sizeof...(Further)> forms{};
    std::size_t place = 0;
    for (const FactCheckRow<Fact>& row : rows) {
        forms[place++] = row.row;
    }
    ((forms[place++] = further), ...);
    return forms;
}

/// Returns the error for an unknown fact.
core::Diagnostic unknown_fact(
    const FactWords& words, std::span<const std::string_view> known, std::string_view expected
);

/// Checks the fact named by its first word. If there is no such fact, returns `otherwise(known
/// names)`.
template <typename Fact, typename Rows, typename Otherwise>
FactAnswer check_fact(const Rows& rows, const Fact& words, const Otherwise& otherwise) {
    std::vector<std::string_view> known;
    for (const FactCheckRow<Fact>& one : rows) {
        known.push_back(one.row.name);
        if (!words.is(0, one.row.name)) {
            continue;
        }
        if (words.size() < one.least || words.size() > one.most) {
            return words.refuse(
                words.size() > one.most ? one.most : 0,
                std::string(one.row.name) + " " + std::string(one.row.parameters)
            );
        }
        return one.check(words);
    }
    return otherwise(known);
}

}  // namespace tenebrae::kit
