// SPDX-License-Identifier: MIT
#pragma once

#include "test_cave.hpp"

#include <algorithm>
#include <sstream>

/// The words that the fixture uses. The rules themselves have no words.
namespace tenebrae::vast::testing {

using Names = std::vector<std::string_view>;

inline const Names kRoleNames{"knight", "goblins", "dragon", "cave", "thief", "nobody"};
inline const Names kPieceNames{"knight", "fangs", "bones", "eye", "dragon", "thief", "-"};
inline const Names kSlotNames{
    "move",
    "per",
    "str",
    "bomb",
    "bow",
    "map",
    "shield",
    "javelin",
    "sword",
    "axe",
    "kit",
    "boots",
    "lantern",
    "ebow"};
inline const Names kTreasureNames{"javelin", "sword", "axe", "kit", "boots", "lantern", "ebow"};
inline const Names kQuestNames{
    "stalwart",
    "intrepid",
    "daring",
    "fearless",
    "cunning",
    "bedecked",
    "adventurous",
    "swift",
    "eagle",
    "persistent"};
inline const Names kEventNames{
    "ambush", "rats", "deep", "light", "air", "water", "bread", "vantage"};
inline const Names kWarNames{
    "thirst",
    "spite",
    "consumption",
    "desolation",
    "waste",
    "ruin",
    "hate",
    "fear",
    "desperation",
    "pain"};
inline const Names kMonsterNames{
    "frog", "ogre", "troll", "giant", "golem", "gnome", "wisp", "beetles", "worm", "blob"};
inline const Names kSecretNames{
    "tunnels", "cavein", "poison", "leader", "ruby", "fury", "bomber", "hex", "trap", "spots"};
inline const Names kTargetNames{
    "knight",
    "fangs",
    "bones",
    "eye",
    "dragon",
    "thief",
    "crystal",
    "treasure",
    "claw",
    "flame",
    "wing"};
inline const Names kDirectionNames{"n", "e", "s", "w"};
inline const Names kDiagonalNames{"ne", "se", "sw", "nw"};
inline const Names kTokenNames{
    "treasure",
    "gem",
    "crystal",
    "event",
    "vault",
    "flamewall",
    "ogre",
    "troll",
    "bomb",
    "rockslide",
    "shriek"};
inline const Names kSymbolNames{"bat", "boulder", "quartz", "mushroom", "trail", "chasm"};
inline const Names kOmenNames{"bats", "rockslide", "plunder", "spores", "hatred", "curse"};
inline const Names kGemNames{"claw", "flame", "wing"};
inline const Names kBoxNames{"greed", "hunger", "pride-event", "pride-still", "pride-gem", "awake"};
inline const Names kPowerNames{
    "claw",
    "flame",
    "wing",
    "hiss",
    "slither",
    "swat",
    "scorch",
    "slap",
    "shriek",
    "scratch",
    "flamewall",
    "smash",
    "wrath",
    "burn"};

inline const Names kUpgradeNames{
    "fingers",
    "lockkit",
    "gear",
    "crossbow",
    "evasion",
    "move",
    "stealth",
    "thievery",
    "flip2",
    "flip3",
    "flip4"};

template <typename Value>
std::string name_in(const Names& names, Value value) {
    const auto number = static_cast<std::size_t>(value);
    return number < names.size() ? std::string(names[number]) : "?" + std::to_string(number);
}
/// Returns the number of a name. Precondition: it is one of them.
inline std::uint8_t number_in(const Names& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    INFO("name: " << name);
    REQUIRE(found != names.end());
    return static_cast<std::uint8_t>(found - names.begin());
}
/// Returns the numbers of names separated by spaces.
inline std::vector<std::uint8_t> numbers_in(const Names& names, std::string_view text) {
    std::vector<std::uint8_t> numbers;
    std::istringstream stream{std::string(text)};
    for (std::string name; stream >> name;) {
        numbers.push_back(number_in(names, name));
    }
    return numbers;
}

std::string name_of_tile(Tile tile);
std::string name_of_sides(Sides sides);

}  // namespace tenebrae::vast::testing
