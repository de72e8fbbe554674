// SPDX-License-Identifier: MIT
#include "unit/screen/palette_requirements.hpp"

#include "catch.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/games/vast/roles.hpp"

#include <algorithm>

namespace tenebrae::tui::palette_requirements {

using vision::ColorVision;

namespace {

/// Roles on one background must differ by 20, ten times what is just visible. Less is enough for
/// roles that also differ in sign or place, and for backgrounds, which are large.
const std::vector<RoleGroup> kTogether{
    {"nightcage", Part::Ink, 20, 1, 5, {"key", "gate", "monster", "boss"}},
    {"nightcage", Part::Ground, 25, 0, 0, {"block-1", "block-2", "block-3", "block-4", "block-5"}},
    {"nightcage", Part::Ink, 20, 1, 5, {"flame", "ash"}},
    {"nightcage", Part::Ink, 15, 1, 5, {"choice", "sight", "warning", "cursor"}},
    {"nightcage", Part::Ink, 15, 1, 5, {"wax", "flame"}},
    {"nightcage", Part::Ground, 8, 3, 5, {"passage", "stone", "hollow"}},
    {"nightcage", Part::Ground, 8, 0, 0, {"coming", "lost", "hollow"}},
    {"nightcage",
     Part::Ink,
     15,
     0,
     0,
     {"passage-bar", "key-bar", "gate-bar", "monster-bar", "boss-bar"}},
    {"cagedin", Part::Ink, 50, 0, 5, {"red", "blue"}},
    {"cagedin", Part::Ground, 50, 0, 0, {"red-pawn", "blue-pawn"}},
    {"cagedin", Part::Ground, 15, 0, 5, {"damage", "tired"}},
    {"cagedin", Part::Ground, 15, 1, 2, {"damage", "tired", "mark"}},
    {"cagedin", Part::Ink, 20, 1, 5, {"mat", "counter", "hurting"}},
    {"cagedin", Part::Ground, 15, 1, 5, {"mat", "reach"}},
    {"nyctophobia",
     Part::Ink,
     20,
     0,
     5,
     {"hunted-1", "hunted-2", "hunted-3", "hunted-4", "hunter"}},
    {"nyctophobia",
     Part::Ground,
     20,
     0,
     0,
     {"hunted-1-block", "hunted-2-block", "hunted-3-block", "hunted-4-block", "hunter-block"}},
    {"nyctophobia", Part::Ink, 15, 0, 5, {"noise", "car", "rock", "way", "hunter"}},
    {"nyctophobia", Part::Ground, 15, 1, 2, {"health", "wound"}},
    {"vast", Part::Ink, 20, 0, 5, {"knight", "goblins", "dragon", "cave", "thief"}},
    {"vast",
     Part::Ground,
     20,
     0,
     0,
     {"knight-block", "goblin-block", "dragon-block", "cave-block", "thief-block"}},
    {"vast", Part::Ink, 15, 0, 5, {"crystal", "treasure", "event", "gem", "fire"}},
    {"vast", Part::Ink, 15, 0, 5, {"water", "magma", "forest"}},
    {"vast", Part::Ground, 8, 3, 5, {"floor", "lit-wall"}},
    {"vast", Part::Ground, 15, 1, 2, {"health", "lost", "progress"}}};

/// Returns the roles of all games and those of this one.
std::vector<RoleRow> rows_of(std::string_view game) {
    std::vector<RoleRow> rows(common_roles().begin(), common_roles().end());
    for (const GameRoles& each : roles_of_games()) {
        if (each.game == game) {
            rows.insert(rows.end(), each.rows.begin(), each.rows.end());
        }
    }
    return rows;
}

}  // namespace

std::span<const GameRoles> roles_of_games() {
    static const std::array kGames{
        GameRoles{"cagedin", cagedin::board::own_roles()},
        GameRoles{"nightcage", nightcage::board::own_roles()},
        GameRoles{"nyctophobia", nyctophobia::board::own_roles()},
        GameRoles{"vast", vast::board::own_roles()}};
    return kGames;
}

const std::map<std::string, std::vector<ColorVision>>& vision_of_palettes() {
    static const std::map<std::string, std::vector<ColorVision>> kPalettes{
        {"standard", {ColorVision::Normal}},
        {"light", {ColorVision::Normal}},
        {"blue-yellow", {ColorVision::Normal, ColorVision::Tritanopia}},
        {"red-green", {ColorVision::Normal, ColorVision::Protanopia, ColorVision::Deuteranopia}}};
    return kPalettes;
}

Palettes load(const std::string& palette) {
    core::Diagnostics errors;
    Palettes loaded = load_palettes({"data", palette, "", roles_of_games()}, errors);
    INFO(core::render(errors));
    REQUIRE(errors.empty());
    return loaded;
}

Role role_named(std::string_view game, std::string_view name) {
    const std::vector<RoleRow> rows = rows_of(game);
    const auto row = std::ranges::find(rows, name, &RoleRow::name);
    INFO(name << " of " << game);
    REQUIRE(row != rows.end());
    return static_cast<Role>(row - rows.begin());
}

std::string_view name_of(std::string_view game, Role role) {
    return rows_of(game).at(static_cast<std::size_t>(role)).name;
}

std::span<const RoleGroup> role_groups() {
    return kTogether;
}

bool is_filling(std::string_view role) {
    constexpr std::array kFilling{
        "light",     "dark", "rock",     "floor",  "passage", "crack",   "stone",  "lower-wax",
        "upper-wax", "pile", "fissure",  "rim",    "hollow",  "edge",    "ground", "tree",
        "border",    "wall", "lit-wall", "shadow", "grit",    "grit-end"};
    return std::ranges::find(kFilling, role) != kFilling.end();
}

Rgb own_ground(std::string_view palette) {
    return palette == "light" ? Rgb{255, 255, 255} : Rgb{0, 0, 0};
}

Rgb own_ink(std::string_view palette) {
    return palette == "light" ? Rgb{0x40, 0x40, 0x40} : Rgb{0xc0, 0xc0, 0xc0};
}

}  // namespace tenebrae::tui::palette_requirements
