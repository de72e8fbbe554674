// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Suggestions for misspelt words.
namespace tenebrae::core {

/// Insertions, deletions, substitutions and swaps of neighbours.
int edit_distance(std::string_view left, std::string_view right);

/// The candidates nearest to a word, at most three, if they are near enough to be slips of the
/// hand. Two letters that changed places are likelier than any other slip.
std::vector<std::string_view>
near_words(std::string_view word, std::span<const std::string_view> candidates);

/// The hint for a misspelt word: "did you mean `set` or `seed`?"; empty if no candidate is near.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates);

/// The same as a sentence behind a space: " Did you mean `move`?"
std::string
did_you_mean_sentence(std::string_view word, std::span<const std::string_view> candidates);

/// The words that a text lists: of "row or column" both, of "log [N|--unfold ID]" the option. What
/// has several words or capitals is no word to type.
std::vector<std::string_view> listed_words(std::string_view text);

}  // namespace tenebrae::core
