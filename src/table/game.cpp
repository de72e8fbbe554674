// SPDX-License-Identifier: MIT
#include "table/game.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::table {

Json Game::facts() const {
    return Json::object();
}

}  // namespace tenebrae::table
