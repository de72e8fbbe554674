// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Helpers for bots that carry out requests.
namespace tenebrae::bots {

/// The destinations of a "go" request.
struct GoTargets {
    std::string_view all;  ///< in full: "go key, go gate, or go and a cell"
    std::string words;  ///< "key, gate or a cell from a1 to f6"
    std::string_view unknown;  ///< the message for other words
};

/// Returns the error in the words of a request, if any: "go" takes one goal, in any case; every
/// other word takes none.
template <typename IsGoal>
std::optional<core::Diagnostic>
check_request_words(table::Words words, const GoTargets& goals, IsGoal is_goal) {
    const bool goes = table::same_word(words[0].text, "go");
    const std::size_t most = goes ? 2 : 1;
    core::Place where;
    where.column = words[std::min(most, words.size() - 1)].column;
    where.length = 1;
    if (words.size() > most) {
        return core::error("too-many-parameters", "Too many words.")
            .at(where)
            .expected(goes ? goals.all : std::string_view(words[0].text));
    }
    if (!goes) {
        return std::nullopt;
    }
    if (words.size() < most) {
        return core::error("missing-parameter", "The destination is missing.")
            .at(where)
            .expected(goals.all);
    }
    if (is_goal(table::ascii_lower(words[1].text))) {
        return std::nullopt;
    }
    return core::error("bad-goal", goals.unknown)
        .at(where)
        .expected(goals.words)
        .got(words[1].text);
}

/// Returns the actions that fulfil most of a request; `of` returns how much an action fulfils.
/// Precondition: `all` is not empty.
template <typename Actions, typename Of>
Actions best_actions(const Actions& all, Of of) {
    int most = of(all[0]);
    for (const auto& action : all) {
        most = std::max(most, of(action));
    }
    Actions best;
    for (const auto& action : all) {
        if (of(action) == most) {
            best.push_back(action);
        }
    }
    return best;
}

}  // namespace tenebrae::bots
