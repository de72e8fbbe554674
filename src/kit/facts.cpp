// SPDX-License-Identifier: MIT
#include "kit/facts.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::kit {

std::optional<int> parse_number(std::string_view word) {
    constexpr std::uint64_t kMost = 1'000'000;
    const auto value = core::parse_unsigned(word);
    return value && *value <= kMost ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

core::Diagnostic FactWords::refuse(std::size_t place, std::string_view expected) const {
    const bool is_there = place < words_.size();
    core::Diagnostic error =
        core::error("bad-fact", "Malformed fact.")
            .expected(expected)
            .got(is_there ? core::escape_for_display(text(place)) : "the end of the line");
    if (is_there) {
        error.where.column = words_[place].column;
        error.where.length = std::max(1, core::display_width(text(place)));
    }
    return error;
}

FactAnswer FactWords::is_number(std::size_t place, int got) const {
    const auto wanted = number(place);
    return wanted ? FactAnswer(equal(std::to_string(*wanted), std::to_string(got)))
                  : refuse(place, "a number");
}

std::optional<FactAnswer> FactWords::is_one_of(
    std::size_t place, std::string_view yes, std::string_view no, bool is_yes
) const {
    if (!is(place, yes) && !is(place, no)) {
        return std::nullopt;
    }
    const std::string_view expected = is(place, yes) ? yes : no;
    return FactAnswer(equal(std::string(expected), std::string(is_yes ? yes : no)));
}

table::FactCheck equal(std::string expected, std::string got) {
    const bool holds = expected == got;
    return {holds, std::move(expected), std::move(got)};
}

table::FactCheck yes_or_no(bool holds, std::string_view expected, std::string_view otherwise) {
    return {holds, std::string(expected), std::string(holds ? expected : otherwise)};
}

core::Diagnostic unknown_fact(
    const FactWords& words, std::span<const std::string_view> known, std::string_view expected
) {
    core::Diagnostic error = words.refuse(0, expected);
    error.code = "unknown-fact";
    error.message = "Unknown fact.";
    error.hint = core::did_you_mean(words.text(0), known);
    return error;
}

}  // namespace tenebrae::kit
