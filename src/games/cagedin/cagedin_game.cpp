// SPDX-License-Identifier: MIT
#include "games/cagedin/cagedin_game.hpp"

#include <utility>

namespace tenebrae::cagedin {

CagedIn::CagedIn(
    Setup setup,
    const std::array<std::string, 2>& names,
    std::vector<std::string> header,
    std::uint64_t data_hash
)
    : setup_(std::move(setup)),
      header_(std::move(header)),
      data_hash_(data_hash),
      seats_{{{"red", "red", names[kRed], "Red"}, {"blue", "blue", names[kBlue], "Blue"}}} {}

ActionList CagedIn::legal(const View& view) const {
    ActionList actions;
    legal_actions(setup_.rules, view, actions);
    return actions;
}

}  // namespace tenebrae::cagedin
