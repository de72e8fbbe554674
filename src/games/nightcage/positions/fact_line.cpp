// SPDX-License-Identifier: MIT
#include "games/nightcage/positions/fact_line.hpp"

#include "games/nightcage/words/notation.hpp"

#include <utility>

namespace tenebrae::nightcage {
namespace {

constexpr std::string_view kKindLetters = "a letter of i t c x k g w h f p o";

/// A letter, or the name of a kind that can be in the stack.
std::optional<TileKind> parse_stack_kind(std::string_view word) {
    const TileKind kind = word.size() == 1
                              ? parse_tile_letter(word.front()).value_or(TileKind::None)
                              : parse_kind(word);
    const bool fits = kind != TileKind::None && kind != TileKind::Start && !is_pit(kind);
    return fits ? std::optional<TileKind>(kind) : std::nullopt;
}

/// The parts of a list joined by commas, each read into a set.
template <typename Set, typename Parse>
std::optional<Set> parse_list(std::string_view word, Parse parse) {
    Set set = 0;
    for (bool more = true; more;) {
        const std::size_t comma = word.find(',');
        const auto item = parse(word.substr(0, comma));
        if (!item) {
            return std::nullopt;
        }
        set = static_cast<Set>(set | only(*item));
        more = comma != std::string_view::npos;
        word.remove_prefix(more ? comma + 1 : 0);
    }
    return set;
}

}  // namespace

bool FactLine::take_if(std::string_view word) {
    if (is_done() || !table::same_word(line_.word(next_), word)) {
        return false;
    }
    ++next_;
    return true;
}

std::optional<std::string_view> FactLine::take(std::string_view expected) {
    if (is_done()) {
        faults_.push_back(
            core::fault("missing-word", "Something is missing at the end of the line.")
                .expected(expected)
                .at(line_.at(line_.words.size() - 1))
        );
        return std::nullopt;
    }
    return line_.word(next_++);
}

template <typename T>
std::optional<T> FactLine::checked(std::optional<T> value, const std::string& expected) {
    if (!value) {
        refuse("bad-word", "This word cannot be read here.", expected);
    }
    return value;
}

std::optional<int> FactLine::take_number(int least, int most) {
    const std::string expected =
        "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    const auto word = take(expected);
    if (!word) {
        return std::nullopt;
    }
    const auto number = core::parse_unsigned(*word);
    const bool fits =
        number && *number >= static_cast<unsigned>(least) && *number <= static_cast<unsigned>(most);
    return checked(fits ? std::optional(static_cast<int>(*number)) : std::nullopt, expected);
}

std::optional<Cell> FactLine::take_cell() {
    const std::string expected =
        "a cell from a1 to " + cell_name(rules_.board, static_cast<Cell>(rules_.board.cells() - 1));
    const auto word = take(expected);
    return word ? checked(parse_cell(rules_.board, *word), expected) : std::nullopt;
}

std::optional<PrisonerId> FactLine::take_prisoner() {
    const std::string expected = "a prisoner from 1 to " + std::to_string(rules_.prisoners);
    const auto word = take(expected);
    return word ? checked(parse_prisoner(rules_, *word), expected) : std::nullopt;
}

std::optional<TileKind> FactLine::take_stack_kind() {
    const auto word = take(kKindLetters);
    return word ? checked(parse_stack_kind(*word), std::string(kKindLetters)) : std::nullopt;
}

std::optional<Cells> FactLine::take_cell_list() {
    const std::string expected = "cells joined by commas, such as c3,d4";
    const auto word = take(expected);
    if (!word) {
        return std::nullopt;
    }
    const auto parse = [this](std::string_view text) { return parse_cell(rules_.board, text); };
    return checked(parse_list<Cells>(*word, parse), expected);
}

std::optional<Prisoners> FactLine::take_prisoner_list() {
    const std::string expected = "prisoners joined by commas, such as 2,3";
    const auto word = take(expected);
    if (!word) {
        return std::nullopt;
    }
    const auto parse = [this](std::string_view text) { return parse_prisoner(rules_, text); };
    return checked(parse_list<Prisoners>(*word, parse), expected);
}

void FactLine::refuse(std::string_view code, std::string_view message, std::string_view expected) {
    const core::Word& word = line_.words[next_ - 1];
    faults_.push_back(
        core::fault(code, message).expected(expected).got(word.text).at(line_.at(word))
    );
}

void FactLine::finish() {
    if (!is_done()) {
        ++next_;
        refuse("extra-word", "Nothing more can stand on this line.", "the end of the line");
    }
}

}  // namespace tenebrae::nightcage
