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

/// What every game's position file is read with: its lines, each with its place, and the faults of
/// what they say.
namespace tenebrae::kit {

/// A stretch of a position's text.
struct Spot {
    int line = -1;  ///< counted from 0; -1: nothing was written
    int column = 0;  ///< 0: the whole line
    int length = 1;

    [[nodiscard]] bool is_given() const { return line >= 0; }
};

/// The text of a position: a whole one and what is otherwise, one behind the other.
class PositionText {
public:
    explicit PositionText(const std::vector<table::LineBlock>& blocks);

    [[nodiscard]] int size() const { return static_cast<int>(lines_.size()); }
    /// Where a line stands, and what it says.
    [[nodiscard]] core::Place place(int line) const { return lines_[at(line)].place; }
    /// That of a spot, or of the whole position.
    [[nodiscard]] core::Place place(Spot spot) const;
    /// May what this line says have been said before?
    [[nodiscard]] bool may_replace(int line, Spot earlier) const {
        return lines_[at(line)].block > lines_[at(earlier.line)].block;
    }
    /// The fault of a position without a line that it needs.
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

/// A list of faults with their places.
class PositionFaults {
public:
    explicit PositionFaults(const PositionText& text) : text_(text) {}

    /// The fault added, for what was expected and what was got.
    core::Diagnostic& add(Spot spot, std::string code, std::string rule, std::string message);

    [[nodiscard]] bool empty() const { return faults_.empty(); }
    core::Diagnostics take() { return std::move(faults_); }

private:
    const PositionText& text_;
    core::Diagnostics faults_;
};

/// Reads a line of a position word by word; what is wrong with it goes to a list of faults. A game
/// derives from it what its own words stand for.
class PositionLine {
public:
    PositionLine(const table::TextLine& line, int number, core::Diagnostics& faults)
        : line_(line), number_(number), faults_(faults) {}

    [[nodiscard]] bool is_done() const { return next_ >= line_.words.size(); }
    [[nodiscard]] Spot spot() const { return {number_, 0, 1}; }
    /// The next word, if it is this one, is taken.
    bool take_if(std::string_view word);
    /// The next word as it stands; a fault and nothing when there is none.
    std::optional<std::string_view> take(std::string_view expected);
    /// The whole line, with nothing left to take.
    const table::TextLine& take_all();
    std::optional<int> take_number(int least, int most);
    /// The same, put there; on a fault it stays as it is.
    template <typename Number>
    void take_number_to(Number& number, int least, int most) {
        number = static_cast<Number>(take_number(least, most).value_or(number));
    }
    /// The line takes back what was said before.
    bool take_nothing() { return take_if("none") || take_if("off"); }
    /// Whatever comes next cannot stand here.
    void refuse_next(std::string_view message, std::string_view expected) {
        if (take(expected)) {
            refuse("bad-word", message, expected);
        }
    }

    /// The next word as `parse` reads it, which gives an optional.
    template <typename Parse>
    auto take_as(
        std::string_view expected,
        const Parse& parse,
        std::string_view message = "This word cannot be read here."
    ) {
        const auto word = take(expected);
        auto value = word ? parse(*word) : decltype(parse(std::string_view())){};
        if (word && !value) {
            refuse("bad-word", message, expected);
        }
        return value;
    }
    /// The next word as a set: its parts, joined by commas, each read by `parse` and put in by
    /// `only`.
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

    /// Notes where a fact stands; the same fact twice is a fault, but for what is said otherwise.
    bool claim(const PositionText& text, Spot& spot);
    /// A fault at the word taken last.
    void refuse(std::string_view code, std::string_view message, std::string_view expected);
    /// A fault if words are left over.
    void finish();

private:
    const table::TextLine& line_;
    int number_;
    core::Diagnostics& faults_;
    std::size_t next_ = 0;
};

/// The fault of a line that begins with none of these words.
core::Diagnostic unknown_keyword(
    const table::TextLine& line, std::string_view message, std::span<const std::string_view> known
);

}  // namespace tenebrae::kit
