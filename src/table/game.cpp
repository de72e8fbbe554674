// SPDX-License-Identifier: MIT
#include "table/game.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::table {

Json Game::facts() const {
    return Json::object();
}

std::string spoken_seat(const Game& game, int seat) {
    const SeatInfo& info = game.seats()[static_cast<std::size_t>(seat)];
    return info.name.empty() ? info.role + " " + std::to_string(seat + 1) : info.name;
}

}  // namespace tenebrae::table
