// SPDX-License-Identifier: MIT
#pragma once

#include "games.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "games/vast/vast_referee.hpp"

#include <array>

namespace tenebrae::test {

/// Returns the makers of kGames, as main() lists them.
inline const std::array<table::GameMaker, kGames.size()>& makers() {
    static const std::array kMakers{
        nightcage::nightcage_maker(),
        nyctophobia::nyctophobia_maker(),
        cagedin::cagedin_maker(),
        vast::vast_maker()};
    return kMakers;
}

}  // namespace tenebrae::test
