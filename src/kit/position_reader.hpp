// SPDX-License-Identifier: MIT
#pragma once

#include "kit/position_text.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::kit {

/// Reads the lines of a position one by one, each by the row of its first word. A game derives its
/// own Reader from this class; Line is its PositionLine.
template <typename Reader, typename Line>
class PositionReader {
public:
    explicit PositionReader(const PositionText& text) : text_(text) {}

    // A game may replace these functions.

    Line line_of(const table::TextLine& line, int number) { return Line(line, number, errors_); }
    /// Takes a line that is not a fact, such as a row of a board. Returns false if the line is not
    /// taken.
    static bool take_row(const table::TextLine& /*line*/, int /*number*/) { return false; }
    /// Returns the message for a line without a keyword.
    static std::string_view unknown(const table::TextLine& /*line*/) {
        return "Unknown line in a position.";
    }

protected:
    using Read = void (Reader::*)(Line& line);
    struct Keyword {
        std::string_view word;
        Read read;
    };

    /// Reads all lines, or up to the one that calls end(). `keywords` must outlive this object.
    void read_lines(std::span<const Keyword> keywords) {
        keywords_ = keywords;
        for (int number = 0; number < text_.size() && !ended_; ++number) {
            const core::Place place = text_.place(number);
            const auto line = table::read_line(place.text, place.file, place.line);
            if (!line) {
                errors_.push_back(line.errors().front());
            } else if (!self().take_row(*line, number) && !line->words.empty()) {
                read_fact(*line, number);
            }
        }
    }
    void end(Line& /*line*/) { ended_ = true; }

    /// Returns nullptr if the line starts with no keyword.
    [[nodiscard]] const Keyword* keyword_of(const table::TextLine& line) const {
        const auto found = std::ranges::find_if(keywords_, [&line](const Keyword& keyword) {
            return !line.words.empty() && table::same_word(keyword.word, line.word(0));
        });
        return found == keywords_.end() ? nullptr : &*found;
    }
    /// Reads a line from its first word on.
    void read_whole(const table::TextLine& line, int number, Read read) {
        Line fact = self().line_of(line, number);
        read_rest(fact, read);
    }
    /// Stores the place of a fact. Adds an error and returns false if one block holds the same fact
    /// twice.
    bool claim(Line& line, Spot& spot) { return line.claim(text_, spot); }
    void need(bool is_given, std::string_view line) {
        if (!is_given) {
            errors_.push_back(text_.missing(line));
        }
    }
    void need(const Spot& spot, std::string_view line) { need(spot.is_given(), line); }
    /// Returns the result, or all errors if there are any.
    template <typename Written>
    core::Result<Written> result(Written& written) {
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        return std::move(written);
    }

    [[nodiscard]] const PositionText& text() const { return text_; }
    core::Diagnostics& errors() { return errors_; }

private:
    Reader& self() { return static_cast<Reader&>(*this); }

    void read_fact(const table::TextLine& line, int number) {
        const Keyword* const keyword = keyword_of(line);
        if (keyword == nullptr) {
            std::vector<std::string_view> known(keywords_.size());
            std::ranges::transform(keywords_, known.begin(), &Keyword::word);
            errors_.push_back(unknown_keyword(line, self().unknown(line), known));
            return;
        }
        Line fact = self().line_of(line, number);
        fact.take("");
        read_rest(fact, keyword->read);
    }
    void read_rest(Line& fact, Read read) {
        const std::size_t before = errors_.size();
        (self().*read)(fact);
        if (errors_.size() == before) {
            fact.finish();
        }
    }

    const PositionText& text_;
    std::span<const Keyword> keywords_;
    core::Diagnostics errors_;
    bool ended_ = false;
};

}  // namespace tenebrae::kit
