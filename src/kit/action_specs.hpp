// SPDX-License-Identifier: MIT
#pragma once

#include "table/text_line.hpp"

#include <algorithm>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

/// Queries of a game's table of action specs: a row for each kind of action, with
/// - command: the name of its command; several kinds may share one
/// - answers: the decisions that it answers, as a set of bits; 0: none
/// - is_usual: true for the most frequent answer to these decisions.
namespace tenebrae::kit {

/// Finds the first spec with this command, in any case; nullptr if there is none.
template <std::ranges::contiguous_range Specs>
auto find_action_spec(const Specs& specs, std::string_view word) {
    const auto spec = std::ranges::find_if(specs, [word](const auto& candidate) {
        return candidate.answers != 0 && table::same_word(word, candidate.command);
    });
    return spec == std::ranges::end(specs) ? nullptr : &*spec;
}

/// Returns the command of the usual answer to these decisions, else of the first one; "new" if no
/// action answers them.
template <std::ranges::contiguous_range Specs, typename Decisions>
std::string_view usual_command(const Specs& specs, Decisions asked) {
    const auto is_usual = [asked](const auto& spec) {
        return spec.is_usual && (spec.answers & asked) != 0;
    };
    const auto answers = [asked](const auto& spec) { return (spec.answers & asked) != 0; };
    const auto usual = std::ranges::find_if(specs, is_usual);
    const auto found =
        usual == std::ranges::end(specs) ? std::ranges::find_if(specs, answers) : usual;
    return found == std::ranges::end(specs) ? std::string_view("new") : found->command;
}

/// Returns all commands that answer these decisions, each once, the usual one first.
template <std::ranges::contiguous_range Specs, typename Decisions>
std::vector<std::string> answering_commands(const Specs& specs, Decisions asked) {
    std::vector<std::string> commands{std::string(usual_command(specs, asked))};
    for (const auto& spec : specs) {
        if ((spec.answers & asked) != 0 && std::ranges::count(commands, spec.command) == 0) {
            commands.emplace_back(spec.command);
        }
    }
    return commands;
}

}  // namespace tenebrae::kit
