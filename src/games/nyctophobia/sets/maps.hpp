// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/nyctophobia/rules/rules.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia {

/// The words after "map" (HU-U1): the first is the standard.
inline constexpr std::array<std::string_view, 8> kMapNames{
    "camping", "orchard", "lost-car", "ravine", "hollow", "laughter", "maze", "fog"};

/// One of the maps of a file.
struct ForestMap {
    std::string name;
    std::string difficulty;  ///< "easy", "fair", "hard"
    MapPlan plan;
};

/// Parses and checks all maps of a text (HU-S4, B3, C1, C3), or returns every error. The head of
/// data/nyctophobia/maps.txt describes the format.
core::Result<std::vector<ForestMap>>
parse_maps(const std::vector<std::string>& lines, const std::string& path);
/// Reads the maps of the data directory, one for each of kMapNames.
core::Result<std::vector<ForestMap>> read_maps(const std::string& data_folder);

}  // namespace tenebrae::nyctophobia
