// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/nightcage_referee.hpp"
#include "games/nightcage/rules/state.hpp"

#include <memory>
#include <string>
#include <vector>

namespace tenebrae::bots {

/// Returns a shipped printing, "first" or "second", for one player.
inline nightcage::Variant cage(const std::string& set, const std::string& prisoners = "4") {
    const std::vector<table::Setting> settings{{"set", set, {}}, {"prisoners", prisoners, {}}};
    return nightcage::make_variant("data", settings).value();
}

inline nightcage::State from_snapshot(const host::GameState& packed) {
    return table::unpacked<nightcage::State>(packed);
}

/// Returns the state of a position given as lines of a position file.
inline nightcage::State
read_cage(const nightcage::Variant& set, const std::vector<std::string>& lines) {
    const nightcage::NightCageReferee referee({set, {}});
    return from_snapshot(referee.read_position({{lines, "<test>", 1}}, 1).value());
}

}  // namespace tenebrae::bots
