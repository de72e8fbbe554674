// SPDX-License-Identifier: MIT
#pragma once

#include "table/text_line.hpp"

#include <algorithm>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

/// Queries of a game's table of acts: a row for each kind of action, with
/// - command: the name of its command; several kinds may share one
/// - answers: the decisions that it answers, as a set of bits; 0: none
/// - is_usual: true for the most frequent answer to these decisions.
namespace tenebrae::kit {

/// Finds the first act with this command, in any case; nullptr if there is none.
template <std::ranges::contiguous_range Acts>
auto find_act(const Acts& acts, std::string_view word) {
    const auto act = std::ranges::find_if(acts, [word](const auto& candidate) {
        return candidate.answers != 0 && table::same_word(word, candidate.command);
    });
    return act == std::ranges::end(acts) ? nullptr : &*act;
}

/// Returns the command of the usual answer to these decisions, else of the first one; "new" if no
/// act answers them.
template <std::ranges::contiguous_range Acts, typename Decisions>
std::string_view usual_command(const Acts& acts, Decisions asked) {
    const auto is_usual = [asked](const auto& act) {
        return act.is_usual && (act.answers & asked) != 0;
    };
    const auto answers = [asked](const auto& act) { return (act.answers & asked) != 0; };
    const auto usual = std::ranges::find_if(acts, is_usual);
    const auto found =
        usual == std::ranges::end(acts) ? std::ranges::find_if(acts, answers) : usual;
    return found == std::ranges::end(acts) ? std::string_view("new") : found->command;
}

/// Returns all commands that answer these decisions, each once, the usual one first.
template <std::ranges::contiguous_range Acts, typename Decisions>
std::vector<std::string> answering_commands(const Acts& acts, Decisions asked) {
    std::vector<std::string> commands{std::string(usual_command(acts, asked))};
    for (const auto& act : acts) {
        if ((act.answers & asked) != 0 && std::ranges::count(commands, act.command) == 0) {
            commands.emplace_back(act.command);
        }
    }
    return commands;
}

}  // namespace tenebrae::kit
