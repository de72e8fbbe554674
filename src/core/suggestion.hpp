// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Suggestions for misspelt words.
namespace tenebrae::core {

/// Returns the number of insertions, deletions, substitutions and swaps of neighbours between two
/// words.
int edit_distance(std::string_view left, std::string_view right);

/// Returns the candidates nearest to a word, at most three, if they are near enough to be typing
/// errors. If some differ from the word only in the order of their letters, returns only those.
std::vector<std::string_view>
near_words(std::string_view word, std::span<const std::string_view> candidates);

/// Returns the hint for a misspelt word: "did you mean `set` or `seed`?"; empty if no candidate is
/// near.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates);

/// Returns the same as a sentence after a space: " Did you mean `move`?"
std::string
did_you_mean_sentence(std::string_view word, std::span<const std::string_view> candidates);

/// Returns the words that a text lists: "row" and "column" of "row or column"; the option of "log
/// [N|--unfold ID]". Skips items of several words or with capitals: they are placeholders.
std::vector<std::string_view> listed_words(std::string_view text);

}  // namespace tenebrae::core
