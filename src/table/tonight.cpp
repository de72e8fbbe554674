// SPDX-License-Identifier: MIT
#include "table/tonight.hpp"

namespace tenebrae::table {

std::string daily_state(const Tonight& tonight) {
    if (tonight.name.empty()) {
        return "not played yet";
    }
    if (tonight.result.empty()) {
        return "being played";
    }
    std::string text =
        tonight.result == name_of(GameResult::Resigned) ? "given up" : tonight.result;
    text += tonight.turns ? " in turn " + std::to_string(*tonight.turns) : "";
    return tonight.past_reveals > 0 ? text + ", looked ahead" : text;
}

std::string daily_result(const Tonight& tonight) {
    return daily_state(tonight)
           + (tonight.streak > 1 ? ", " + std::to_string(tonight.streak) + " days in a row" : "");
}

}  // namespace tenebrae::table
