// SPDX-License-Identifier: MIT
#pragma once

#include "app/command_line.hpp"

#include <span>
#include <string>
#include <vector>

/// Error messages for a command line that cannot be parsed.
namespace tenebrae::app {

/// A command line and the words that the parser could not place.
struct UnparsedLine {
    std::span<const std::string> words;  ///< all arguments
    std::vector<std::string> unparsed;  ///< the words not placed, in any order
    const Subcommand* subcommand;  ///< nullptr if none was given
    std::span<const Option> options;  ///< the program's own options
    std::span<const Subcommand> subcommands;
    std::span<const Shorthand> shorthands;
};

/// Returns an error for each word that was not placed, in the order typed, with the nearest known
/// word; empty if all were placed.
std::vector<std::string> unparsed_word_errors(const UnparsedLine& line);

/// Returns the option named by a word such as "--seed" or "--seed=3"; nullptr if there is none.
const Option* find_option(std::span<const Option> options, const std::string& word);

/// Returns the error for an option with too few or too many values: "Option `--seeds` needs a
/// value: FIRST-LAST." or "Option `--seed` may be given only once." Empty if there is none.
std::string value_count_error(std::span<const Option> options, std::span<const std::string> words);
/// Returns "Missing argument FILE: a record, or the name of a saved game."
std::string missing_argument(const Option& option);

}  // namespace tenebrae::app
