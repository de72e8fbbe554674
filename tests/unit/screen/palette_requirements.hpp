// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/theme.hpp"
#include "unit/screen/contrast.hpp"

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Roles that the shipped palettes must keep distinct and readable, for tests of palettes and of
/// terminal output.
namespace tenebrae::tui::palette_requirements {

/// The roles of each game with a board.
std::span<const GameRoles> roles_of_games();

/// The shipped palettes with colours, and the colour vision each is for.
const std::map<std::string, std::vector<vision::ColorVision>>& vision_of_palettes();

/// Loads a palette; errors fail the test.
Palettes load(const std::string& palette);

/// Returns a role, or its name, among the common roles and those of this game.
Role role_named(std::string_view game, std::string_view name);
std::string_view name_of(std::string_view game, Role role);

enum class Part { Ink, Ground };

/// Roles on the board at the same time that must differ in text colour or background.
struct RoleGroup {
    std::string_view game;
    Part part;
    int least;  ///< least distance between any two of them, with 256 colours as well
    Light from;
    Light to;
    std::vector<std::string_view> roles;
};
std::span<const RoleGroup> role_groups();

/// Roles that need not be readable: they fill areas, and signs give the same information.
bool is_filling(std::string_view role);

inline constexpr double kReadable = 4.5;

/// The terminal colours that a palette is made for, with the palest text colour.
Rgb own_ground(std::string_view palette);
Rgb own_ink(std::string_view palette);

}  // namespace tenebrae::tui::palette_requirements
