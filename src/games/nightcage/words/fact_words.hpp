// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "games/nightcage/rules/view.hpp"
#include "table/game.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nightcage {

/// The words of a fact and what it is about. Words beyond the end are empty.
class FactWords {
public:
    FactWords(const Rules& rules, const View& view, table::Words words)
        : rules_(rules), view_(view), words_(words) {}

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const PublicState& shown() const { return view_.shown; }
    [[nodiscard]] std::size_t size() const { return words_.size(); }

    [[nodiscard]] std::string_view text(std::size_t place) const {
        return place < words_.size() ? words_[place].text : std::string_view{};
    }
    [[nodiscard]] bool is(std::size_t place, std::string_view word) const {
        return table::same_word(text(place), word);
    }
    /// Small enough for an int; nothing when it is no number.
    [[nodiscard]] std::optional<int> number(std::size_t place) const {
        constexpr std::uint64_t kMost = 1'000'000;
        const auto value = core::parse_unsigned(text(place));
        return value && *value <= kMost ? std::optional(static_cast<int>(*value)) : std::nullopt;
    }
    [[nodiscard]] core::Diagnostic refuse(std::size_t place, std::string_view expected) const {
        core::Diagnostic fault =
            core::fault("bad-fact", "This fact cannot be read.")
                .expected(expected)
                .got(
                    place < words_.size() ? core::escape_for_display(text(place))
                                          : "the end of the line"
                );
        if (place < words_.size()) {
            fault.where.column = words_[place].column;
            fault.where.length = std::max(1, core::display_width(text(place)));
        }
        return fault;
    }

private:
    const Rules& rules_;
    const View& view_;
    table::Words words_;
};

}  // namespace tenebrae::nightcage
