// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/game.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Readers for the words of a game's commands, and the errors in them. Places have columns only:
/// the table adds file and line.
namespace tenebrae::kit {

core::Place place_of(const core::Word& word);

/// Returns the error for an unexpected word.
core::Diagnostic
unreadable(std::string_view code, const core::Word& word, std::string_view expected);

/// Returns the error for a wrong number of words after the command, if any.
std::optional<core::Diagnostic>
wrong_count(table::Words words, std::size_t least, std::size_t most, std::string_view expected);

/// Returns the error for an unknown command.
core::Diagnostic unknown_command(std::span<const table::CommandRow> rows, const core::Word& word);

/// The words of a line, with an alias of a command replaced by the name of the command.
class FullWords {
public:
    FullWords(std::span<const table::CommandRow> rows, table::Words words);

    [[nodiscard]] table::Words command_text() const { return words_; }
    /// Returns the result with each error at the command as wide as the alias that was typed.
    template <typename T>
    [[nodiscard]] core::Result<T> at_typed_width(core::Result<T> result) const {
        if (result || words_.empty() || typed_ == words_[0].text) {
            return result;
        }
        return placed_at_alias(result.errors());
    }

private:
    [[nodiscard]] core::Diagnostics placed_at_alias(core::Diagnostics errors) const;

    std::vector<core::Word> words_;
    std::string_view typed_;
};

/// Returns the possible completions of the last word, each once; `lines`: the legal ones.
std::vector<std::string>
complete_among(const std::vector<std::string>& lines, table::Words words_so_far);

/// Returns the value of a name, in any case; nullopt if there is none. The names are in the order
/// of the values.
template <typename T>
std::optional<T> named(std::span<const std::string_view> names, std::string_view text) {
    for (std::size_t place = 0; place < names.size(); ++place) {
        if (table::same_word(names[place], text)) {
            return static_cast<T>(place);
        }
    }
    return std::nullopt;
}

}  // namespace tenebrae::kit
