// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"
#include "unit/screen/eyes.hpp"

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the shipped palettes have to keep apart and readable, for the tests of palettes and of what
/// arrives at terminals.
namespace tenebrae::tui::meanings {

/// What each game brings; also the games there are boards of.
std::span<const GameRoles> roles_of_games();

/// The shipped palettes that have colours, and whom each is for.
const std::map<std::string, std::vector<eyes::Sight>>& sights_of_palettes();

/// Faults fail the test.
Palettes load(const std::string& palette);

/// Of all games, or of that one's.
Role role_named(std::string_view game, std::string_view name);
std::string_view name_of(std::string_view game, Role role);

enum class Part { Ink, Ground };

/// What is on one board at once, told apart by its ink or by its ground.
struct Together {
    std::string_view game;
    Part part;
    int least;  ///< distance that is wanted between each two of them
    int least_of_256;  ///< likewise, with 256 colours
    Light from;
    Light to;
    std::vector<std::string_view> roles;
};
std::span<const Together> together();

/// Not read: they fill what they stand on, and what is told by them is told by signs as well.
bool is_filling(std::string_view role);

inline constexpr double kReadable = 4.5;

/// The terminal's own colours that a palette is for; the ink at its palest.
Rgb own_ground(std::string_view palette);
Rgb own_ink(std::string_view palette);

}  // namespace tenebrae::tui::meanings
