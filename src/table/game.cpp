// SPDX-License-Identifier: MIT
#include "table/game.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tenebrae::table {

Json Game::facts() const {
    return Json::object();
}

bool answers_to(const CommandRow& command, std::string_view word) {
    if (same_word(command.name, word)) {
        return true;
    }
    return !command.aliases.empty()
           && std::ranges::any_of(split_list(command.aliases), [word](std::string_view alias) {
                  return same_word(alias, word);
              });
}

const CommandRow* find_row(std::span<const CommandRow> rows, std::string_view word) {
    const auto found = std::ranges::find_if(rows, [word](const CommandRow& command) {
        return answers_to(command, word);
    });
    return found == rows.end() ? nullptr : &*found;
}

std::string seat_name(const Game& game, int seat) {
    return seat_name(game.seats(), seat);
}

std::string numbered_seat_name(const Game& game, int seat) {
    return numbered_seat_name(game.seats(), seat);
}

}  // namespace tenebrae::table
