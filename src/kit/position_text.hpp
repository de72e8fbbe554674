// SPDX-License-Identifier: MIT
#pragma once

#include "table/text_line.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Readers for the position files of all games: the lines with their places, and the errors in
/// them.
namespace tenebrae::kit {

/// A part of the text of a position.
struct Spot {
    int line = -1;  ///< counted from 0; -1: not given
    int column = 0;  ///< 0: the whole line
    int length = 1;

    [[nodiscard]] bool is_given() const { return line >= 0; }
};

/// The text of a position: a whole position, then blocks of lines that change it.
class PositionText {
public:
    explicit PositionText(const std::vector<table::LineBlock>& blocks);

    [[nodiscard]] int size() const { return static_cast<int>(lines_.size()); }
    /// Returns the place and the text of a line.
    [[nodiscard]] core::Place place(int line) const { return lines_[at(line)].place; }
    /// Returns the place of a spot, or of the whole position.
    [[nodiscard]] core::Place place(Spot spot) const;
    /// Returns true if this line may replace an earlier one: it is in a later block.
    [[nodiscard]] bool may_replace(int line, Spot earlier) const {
        return lines_[at(line)].block > lines_[at(earlier.line)].block;
    }
    /// Returns the error for a missing line.
    [[nodiscard]] core::Diagnostic missing(std::string_view what) const;

private:
    struct PlacedLine {
        core::Place place;
        std::size_t block = 0;
    };
    static std::size_t at(int line) { return static_cast<std::size_t>(line); }

    core::Place whole_;
    std::vector<PlacedLine> lines_;
};

/// A list of errors with their places.
class PositionErrors {
public:
    explicit PositionErrors(const PositionText& text) : text_(text) {}

    /// Adds an error and returns it, so that the caller can set what was expected and found.
    core::Diagnostic& add(Spot spot, std::string code, std::string rule, std::string message);

    [[nodiscard]] bool empty() const { return errors_.empty(); }
    core::Diagnostics take() { return std::move(errors_); }

private:
    const PositionText& text_;
    core::Diagnostics errors_;
};

/// Reads a line of a position word by word, and collects the errors in it. A game derives its own
/// reader from this class.
class PositionLine {
public:
    PositionLine(const table::TextLine& line, int number, core::Diagnostics& errors)
        : line_(line), number_(number), errors_(errors) {}

    [[nodiscard]] bool is_done() const { return next_ >= line_.words.size(); }
    [[nodiscard]] Spot spot() const { return {number_, 0, 1}; }
    /// Takes the next word if it is this one. Returns false if not.
    bool take_if(std::string_view word);
    /// Takes the next word; adds an error if there is none.
    std::optional<std::string_view> take(std::string_view expected);
    /// Takes all words, and returns the whole line.
    const table::TextLine& take_all();
    std::optional<int> take_number(int least, int most);
    /// Takes a number and stores it; unchanged on an error.
    template <typename Number>
    void take_number_to(Number& number, int least, int most) {
        number = static_cast<Number>(take_number(least, most).value_or(number));
    }
    /// Takes a word that cancels an earlier line ("none" or "off"). Returns false if there is none.
    bool take_nothing() { return take_if("none") || take_if("off"); }
    /// Adds an error at the next word.
    void refuse_next(std::string_view message, std::string_view expected) {
        if (take(expected)) {
            refuse("bad-word", message, expected);
        }
    }

    /// Takes the next word as parsed by `parse`, which returns an optional.
    template <typename Parse>
    auto take_as(
        std::string_view expected, const Parse& parse, std::string_view message = "Unexpected word."
    ) {
        const auto word = take(expected);
        auto value = word ? parse(*word) : decltype(parse(std::string_view())){};
        if (word && !value) {
            refuse("bad-word", message, expected);
        }
        return value;
    }
    /// Takes the next word as a set: parts separated by commas, each parsed by `parse` and added
    /// with `only`.
    template <typename Set, typename Parse>
    std::optional<Set> take_list(std::string_view expected, const Parse& parse) {
        return take_as(expected, [&parse](std::string_view word) -> std::optional<Set> {
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
        });
    }

    /// Stores the place of a fact. Adds an error and returns false if one block holds the same fact
    /// twice.
    bool claim(const PositionText& text, Spot& spot);
    /// Adds an error at the last word taken.
    void refuse(std::string_view code, std::string_view message, std::string_view expected);
    /// Adds an error if words are left on the line.
    void finish();

private:
    const table::TextLine& line_;
    int number_;
    core::Diagnostics& errors_;
    std::size_t next_ = 0;
};

/// Returns the error for a line that starts with none of these words.
core::Diagnostic unknown_keyword(
    const table::TextLine& line, std::string_view message, std::span<const std::string_view> known
);

}  // namespace tenebrae::kit
