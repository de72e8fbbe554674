// SPDX-License-Identifier: MIT
#include "kit/position_text.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"

namespace tenebrae::kit {

PositionText::PositionText(const std::vector<table::LineBlock>& blocks) {
    whole_.file = blocks.front().file;
    whole_.line = blocks.front().first_line;
    for (std::size_t block = 0; block < blocks.size(); ++block) {
        core::Place place;
        place.file = blocks[block].file;
        place.line = blocks[block].first_line;
        for (const std::string& line : blocks[block].lines) {
            place.text = line;
            lines_.push_back({place, block});
            ++place.line;
        }
    }
}

core::Place PositionText::place(Spot spot) const {
    if (!spot.is_given()) {
        return whole_;
    }
    core::Place found = place(spot.line);
    found.column = spot.column;
    found.length = spot.length;
    return found;
}

core::Diagnostic PositionText::missing(std::string_view what) const {
    return core::error("missing-line", "The position has no line " + std::string(what) + ".")
        .at(whole_);
}

core::Diagnostic&
PositionErrors::add(Spot spot, std::string code, std::string rule, std::string message) {
    core::Diagnostic& error = errors_.emplace_back();
    error.code = std::move(code);
    error.rule = std::move(rule);
    error.message = std::move(message);
    error.where = text_.place(spot);
    return error;
}

bool PositionLine::take_if(std::string_view word) {
    if (is_done() || !table::same_word(line_.word(next_), word)) {
        return false;
    }
    ++next_;
    return true;
}

std::optional<std::string_view> PositionLine::take(std::string_view expected) {
    if (is_done()) {
        errors_.push_back(core::error("missing-word", "This line is incomplete.")
                              .expected(expected)
                              .at(line_.at(line_.words.size() - 1)));
        return std::nullopt;
    }
    return line_.word(next_++);
}

const table::TextLine& PositionLine::take_all() {
    next_ = line_.words.size();
    return line_;
}

std::optional<int> PositionLine::take_number(int least, int most) {
    const std::string expected =
        "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    return take_as(expected, [least, most](std::string_view word) -> std::optional<int> {
        const auto number = core::parse_unsigned(word);
        const bool fits = number && *number >= static_cast<unsigned>(least)
                          && *number <= static_cast<unsigned>(most);
        return fits ? std::optional(static_cast<int>(*number)) : std::nullopt;
    });
}

bool PositionLine::claim(const PositionText& text, Spot& spot) {
    if (spot.is_given() && !text.may_replace(number_, spot)) {
        refuse("said-twice", "This line is already given.", "each line once");
        return false;
    }
    spot = this->spot();
    return true;
}

void PositionLine::refuse(
    std::string_view code, std::string_view message, std::string_view expected
) {
    const core::Word& word = line_.words[next_ - 1];
    errors_.push_back(
        core::error(code, message).expected(expected).got(word.text).at(line_.at(word))
    );
}

void PositionLine::finish() {
    if (!is_done()) {
        ++next_;
        refuse("extra-word", "Too many words on this line.", "the end of the line");
    }
}

core::Diagnostic unknown_keyword(
    const table::TextLine& line, std::string_view message, std::span<const std::string_view> known
) {
    return core::error("unknown-word", message)
        .expected(core::joined(std::vector<std::string>(known.begin(), known.end()), ", ", " or "))
        .got(line.word(0))
        .hint(core::did_you_mean(line.word(0), known))
        .at(line.at(0));
}

}  // namespace tenebrae::kit
