// SPDX-License-Identifier: MIT
#include "table/daily_game.hpp"

#include "core/text.hpp"

namespace tenebrae::table {

std::string daily_state(const DailyGame& daily_game) {
    if (daily_game.name.empty()) {
        return "not played yet";
    }
    if (daily_game.result.empty()) {
        return "being played";
    }
    std::string text =
        daily_game.result == name_of(GameResult::Resigned) ? "given up" : daily_game.result;
    text += daily_game.turns ? " in turn " + std::to_string(*daily_game.turns) : "";
    text += daily_game.hints > 0 ? ", " + core::counted(daily_game.hints, "hint") : "";
    return daily_game.past_reveals > 0 ? text + ", looked ahead" : text;
}

std::string daily_result(const DailyGame& daily_game) {
    return daily_state(daily_game)
           + (daily_game.streak > 1 ? ", " + std::to_string(daily_game.streak) + " days in a row"
                                    : "");
}

}  // namespace tenebrae::table
