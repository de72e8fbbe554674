// SPDX-License-Identifier: MIT
#pragma once

#include "nightcage/rule_set.hpp"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::test {

/// A way to play that the property tests go through: its settings as a record would have them.
struct Mode {
    std::string name;
    std::vector<std::pair<std::string, std::string>> settings;
};

/// Both printings, 4 and 5 prisoners, every number of players, the difficulties, and sets of one's
/// own that bring about what the printed ones seldom do: final flickers, long chains, crowded
/// boards.
inline std::vector<Mode> nightcage_modes() {
    return {
        {"first", {{"set", "first"}}},
        {"first, harder", {{"set", "first"}, {"gates", "3"}, {"keys", "5"}, {"players", "3"}}},
        {"first, easier", {{"set", "first"}, {"keys", "8"}, {"players", "2"}}},
        {"second", {{"set", "second"}, {"players", "4"}}},
        {"second, five", {{"set", "second"}, {"prisoners", "5"}, {"players", "5"}}},
        {"second, crumbling", {{"set", "second"}, {"crumbling-tees", "2"}}},
        {"first, short",
         {{"set", "first"},
          {"tiles.tee", "6"},
          {"tiles.straight", "4"},
          {"tiles.four-way", "10"},
          {"tiles.wax-eater", "4"},
          {"keys", "8"}}},
        {"second, short",
         {{"set", "second"},
          {"tiles.tee", "5"},
          {"tiles.straight", "2"},
          {"tiles.four-way", "14"},
          {"tiles.wax-eater", "2"},
          {"keys", "12"}}},
        {"first, infested",
         {{"set", "first"},
          {"tiles.wax-eater", "30"},
          {"tiles.tee", "10"},
          {"keys", "14"},
          {"gates", "8"},
          {"gate-stops-sight", "true"}}},
        {"second, infested",
         {{"set", "second"}, {"tiles.wax-eater", "34"}, {"tiles.tee", "8"}, {"keys", "16"}}},
        {"second, pits everywhere",
         {{"set", "second"},
          {"tiles.straight", "40"},
          {"tiles.tee", "6"},
          {"tiles.four-way", "4"},
          {"keys", "20"}}},
        {"first, no opening of passages",
         {{"set", "first"}, {"random-opening", "0"}, {"opening.wax-eater", "6"}, {"keys", "20"}}},
    };
}

inline nightcage::RuleSet rule_set(const Mode& mode) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : mode.settings) {
        settings.push_back({key, value, {}});
    }
    auto made = nightcage::make_rules("data", settings);
    if (!made) {
        throw std::runtime_error(mode.name + ": " + core::render(made.faults()));
    }
    return std::move(*made);
}

}  // namespace tenebrae::test
