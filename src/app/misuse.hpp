// SPDX-License-Identifier: MIT
#pragma once

#include "app/command_line.hpp"

#include <span>
#include <string>
#include <vector>

/// Sentences about a command line that cannot be read.
namespace tenebrae::app {

/// A command line, and the words of it that the parser had no place for.
struct UnreadLine {
    std::span<const std::string> words;  ///< all, but for the name of the program
    std::vector<std::string> unread;  ///< some of them, in any order
    const Subcommand* subcommand;  ///< null when there is none
    std::span<const Option> options;  ///< of the program
    std::span<const Subcommand> subcommands;
    std::span<const Shorthand> shorthands;
};

/// A line for each word that has no place, in the order in which they were typed, with the nearest
/// known word; empty when all have one.
std::vector<std::string> unread_words(const UnreadLine& line);

/// The option that a word such as "--seed" or "--seed=3" names; null when there is none.
const Option* find_option(std::span<const Option> options, const std::string& word);

/// The option with too few values or too many: "Option `--seeds` needs a value: FIRST-LAST.", for
/// one at the end of the line, or "Option `--seed` may be given only once." Empty if there is none.
std::string mismatch_of(std::span<const Option> options, std::span<const std::string> words);
/// "Missing argument FILE: a record, or the name of a kept game."
std::string missing_argument(const Option& option);

}  // namespace tenebrae::app
