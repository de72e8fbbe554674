// SPDX-License-Identifier: MIT
#include "table/observation.hpp"

#include "core/text.hpp"
#include "table/json_list.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::table {

namespace {

std::string reveal_mark(std::size_t times) {
    return " Players looked ahead at hidden information " + core::counted(times, "time")
           + ", so this game is marked.";
}

/// Returns the last lines of talk.
Json talk_json(const std::vector<TalkLine>& talk) {
    constexpr std::size_t kMostLines = 20;
    Json lines = Json::array();
    for (std::size_t at = talk.size() - std::min(kMostLines, talk.size()); at < talk.size(); ++at) {
        lines.push_back(Json{
            {"kind", word_of(talk[at].kind)},
            {"seat", talk[at].seat + 1},
            {"name", talk[at].person},
            {"text", talk[at].text}});
    }
    return lines;
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
    if (observation.talk != nullptr && !observation.talk->empty()) {
        fields["talk"] = talk_json(*observation.talk);
    }
    return fields;
}

}  // namespace tenebrae::table
