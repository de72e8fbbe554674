// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/sets/variant.hpp"

#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::test {

/// A variant for the property tests, with its settings as in a record.
struct Mode {
    std::string name;
    std::vector<std::pair<std::string, std::string>> settings;
};

/// Returns both printings, 4 and 5 prisoners, every number of players, the difficulties, and
/// special sets for what is rare in the printed ones: final flickers, long chains, crowded boards.
inline std::vector<Mode> standard_modes() {
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

/// Returns the advanced game and the bosses: standard or advanced, pathless 0, 2 or 3, the Dirge,
/// crumbling T and the third pit fiend for 4 and 5 prisoners. Any two of these choices occur
/// together in one variant, and more often in special sets.
inline std::vector<Mode> boss_modes() {
    return {
        {"pathless", {{"set", "pathless"}}},
        {"pathless 3, five", {{"set", "pathless"}, {"pathless", "3"}, {"prisoners", "5"}}},
        {"pathless, crumbling, five",
         {{"set", "pathless"}, {"crumbling-tees", "2"}, {"players", "5"}}},
        {"dirge", {{"set", "dirge"}, {"players", "2"}}},
        {"dirge, five", {{"set", "dirge"}, {"prisoners", "5"}}},
        {"dirge, crumbling", {{"set", "dirge"}, {"crumbling-tees", "2"}}},
        {"standard, both bosses", {{"set", "pathless"}, {"dirge", "on"}}},
        {"standard, both bosses, 3, five",
         {{"set", "dirge"}, {"pathless", "3"}, {"crumbling-tees", "2"}, {"prisoners", "5"}}},
        {"advanced", {{"set", "advanced"}, {"players", "4"}}},
        {"advanced, five", {{"set", "advanced"}, {"prisoners", "5"}, {"players", "5"}}},
        {"advanced, three fiends", {{"set", "advanced"}, {"pit-fiends", "3"}}},
        {"advanced, crumbling", {{"advanced", "true"}, {"set", "second"}, {"crumbling-tees", "2"}}},
        {"advanced, pathless, five", {{"set", "advanced"}, {"pathless", "2"}, {"prisoners", "5"}}},
        {"advanced, pathless 3, three fiends",
         {{"set", "advanced"}, {"pathless", "3"}, {"pit-fiends", "3"}, {"players", "3"}}},
        {"advanced, dirge", {{"set", "advanced"}, {"dirge", "on"}}},
        {"advanced, dirge, three fiends, five",
         {{"set", "advanced"}, {"dirge", "on"}, {"pit-fiends", "3"}, {"prisoners", "5"}}},
        {"hardest", {{"set", "hardest"}}},
        {"hardest, five", {{"set", "hardest"}, {"players", "5"}}},
        {"first with everything",
         {{"set", "first"},
          {"keys", "2"},
          {"keepers", "6"},
          {"pit-fiends", "3"},
          {"pathless", "3"},
          {"dirge", "on"},
          {"crumbling-tees", "2"}}},
        {"keepers everywhere",
         {{"set", "advanced"}, {"keepers", "30"}, {"tiles.tee", "8"}, {"pathless", "2"}}},
        {"first, keepers everywhere",
         {{"set", "first"}, {"keepers", "20"}, {"tiles.tee", "8"}, {"pathless", "4"}}},
        {"fiends everywhere",
         {{"set", "advanced"}, {"pit-fiends", "20"}, {"tiles.tee", "10"}, {"keepers", "16"}}},
        {"fiends everywhere, five",
         {{"set", "second"}, {"pit-fiends", "16"}, {"keys", "12"}, {"prisoners", "5"}}},
        {"pathless everywhere, five",
         {{"set", "advanced"}, {"pathless", "16"}, {"keepers", "14"}, {"prisoners", "5"}}},
        {"dirge from the opening on",
         {{"set", "hardest"},
          {"opening.omen", "2"},
          {"opening.pit-fiend", "1"},
          {"opening.keeper", "2"},
          {"opening.straight", "0"},
          {"keepers", "14"}}},
        {"short, everything",
         {{"set", "hardest"},
          {"tiles.tee", "5"},
          {"tiles.straight", "2"},
          {"tiles.four-way", "10"},
          {"keepers", "10"},
          {"players", "3"}}},
        {"short, another Dirge, five",
         {{"set", "hardest"},
          {"dirge-shape", "xxxx/x.../x/xxx"},
          {"tiles.tee", "8"},
          {"tiles.straight", "4"},
          {"prisoners", "5"},
          {"keepers", "9"}}},
        {"last tiles are omens, a square Dirge",
         {{"set", "dirge"},
          {"dirge-shape", "xxx/xxx/xxx"},
          {"tiles.tee", "2"},
          {"tiles.straight", "0"},
          {"tiles.four-way", "6"},
          {"tiles.wax-eater", "2"},
          {"keys", "5"},
          {"gates", "2"}}},
    };
}

/// The number of nightcage_modes().
inline constexpr std::size_t kModes = 40;

inline std::vector<Mode> nightcage_modes() {
    std::vector<Mode> modes = standard_modes();
    for (Mode& mode : boss_modes()) {
        modes.push_back(std::move(mode));
    }
    return modes;
}

inline nightcage::Variant variant(const Mode& mode) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : mode.settings) {
        settings.push_back({key, value, {}});
    }
    auto made = nightcage::make_variant("data", settings);
    if (!made) {
        throw std::runtime_error(mode.name + ": " + core::render(made.errors()));
    }
    return std::move(*made);
}

}  // namespace tenebrae::test
