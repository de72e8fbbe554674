// SPDX-License-Identifier: MIT
#include "table/seen.hpp"

#include "core/text.hpp"
#include "table/json_list.hpp"

namespace tenebrae::table {

namespace {

std::string reveal_mark(std::size_t times) {
    return " Players looked ahead at hidden information " + core::counted(times, "time")
           + ", so this game is marked.";
}

}  // namespace

std::string outcome_sentence(const Outcome& outcome, std::size_t past_reveals) {
    std::string text = outcome.over ? std::string(outcome.sentence) : "The game is not over yet.";
    if (!outcome.rule.empty()) {
        text += " [" + std::string(outcome.rule) + "]";
    }
    if (past_reveals > 0) {
        text += reveal_mark(past_reveals);
    }
    return text;
}

std::string outcome_sentence(const Seen& seen) {
    return seen.game ? outcome_sentence(seen.outcome, seen.past_reveals) : std::string();
}

Json state_json(const Seen& seen) {
    Json fields = seen.game->json(seen.view);
    if (!fields.contains("legal")) {
        fields["legal"] = json_list(seen.choices, [&seen](Move move) {
            return seen.game->words(seen.view, move);
        });
    }
    return fields;
}

}  // namespace tenebrae::table
