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

/// Facts that "expect" checks: rows of a game, and what reads their words.
namespace tenebrae::kit {

using FactAnswer = core::Result<table::FactCheck>;

/// The words of a fact, the first of them its name. Words beyond the end are empty. A game derives
/// from it what its facts are about.
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
    /// Small enough for an int; nothing when it is no number.
    [[nodiscard]] std::optional<int> number(std::size_t place) const;
    [[nodiscard]] core::Diagnostic refuse(std::size_t place, std::string_view expected) const;

    /// "turn 7": the number behind the name is this one.
    [[nodiscard]] FactAnswer is_number(std::size_t place, int got) const;
    /// Of two words that exclude each other, the one at a place is that which holds; nothing when
    /// it is neither.
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

/// The same with what checks it: `Fact` is a game's own FactWords.
template <typename Fact>
struct FactCheckRow {
    FactRow row;
    std::size_t least;  ///< words, the name included
    std::size_t most;
    FactAnswer (*check)(const Fact&);
};

/// Their forms, for the manual, and further ones behind them.
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

/// The fault of a name that no row has.
core::Diagnostic unknown_fact(
    const FactWords& words, std::span<const std::string_view> known, std::string_view expected
);

/// Checks what the row of that name says; without one, what `otherwise` makes of the names known.
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
