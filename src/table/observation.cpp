// SPDX-License-Identifier: MIT
#include "table/observation.hpp"

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

std::string outcome_sentence(const Observation& observation) {
    return observation.game ? outcome_sentence(observation.outcome, observation.past_reveals)
                            : std::string();
}

Json state_json(const Observation& observation) {
    Json fields = observation.game->json(observation.view);
    if (!fields.contains("legal")) {
        fields["legal"] = json_list(observation.choices, [&observation](Move move) {
            return observation.game->command_text(observation.view, move);
        });
    }
    return fields;
}

}  // namespace tenebrae::table
