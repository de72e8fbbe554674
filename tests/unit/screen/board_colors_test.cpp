// SPDX-License-Identifier: MIT
// That what means different things on one board looks different, to whom a palette is for, and that
// what is read can be read.
#include "catch.hpp"
#include "tui/games/cagedin/roles.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/terminal_color.hpp"
#include "unit/screen/eyes.hpp"

#include <map>
#include <string>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::tui;
using eyes::Sight;

namespace {

const std::array kGames{
    GameRoles{"cagedin", cagedin::board::own_roles()},
    GameRoles{"nightcage", nightcage::board::own_roles()},
    GameRoles{"nyctophobia", nyctophobia::board::own_roles()}};

/// Whom each palette is for.
const std::map<std::string, std::vector<Sight>> kPalettes{
    {"standard", {Sight::Whole}},
    {"light", {Sight::Whole}},
    {"blue-yellow", {Sight::Whole, Sight::Tritanopia}},
    {"red-green", {Sight::Whole, Sight::Protanopia, Sight::Deuteranopia}}};

Palettes load(const std::string& name) {
    core::Diagnostics faults;
    Palettes loaded = load_palettes({"data", name, "", kGames}, faults);
    INFO(core::render(faults));
    REQUIRE(faults.empty());
    return loaded;
}

/// Of all games, or of that one's.
Role named(std::string_view game, std::string_view name) {
    for (std::size_t role = 0; role < kCommonRoles; ++role) {
        if (common_roles()[role].name == name) {
            return static_cast<Role>(role);
        }
    }
    for (const GameRoles& each : kGames) {
        for (std::size_t own = 0; own < each.rows.size() && each.game == game; ++own) {
            if (each.rows[own].name == name) {
                return own_role(own);
            }
        }
    }
    FAIL("no role " << name << " of " << game);
    return Role::Text;
}

enum class Part { Ink, Ground };

/// What is on one board at once, told apart by its ink or by its ground.
struct Together {
    std::string_view game;
    Part part;
    int least;  ///< distance that is wanted between each two of them
    Light from;
    Light to;
    std::vector<std::string_view> roles;
};

/// What stands on one ground is told apart at 20, ten times what can just be seen; what has a sign
/// or a place of its own beside its colour, and grounds, which are large, at less. At the flame
/// itself hardly any hue is read; nothing stands there but prisoners.
const std::vector<Together> kTogether{
    {"nightcage", Part::Ink, 20, 1, 4, {"key", "gate", "monster", "boss"}},
    {"nightcage", Part::Ground, 25, 0, 0, {"block-1", "block-2", "block-3", "block-4", "block-5"}},
    {"nightcage", Part::Ink, 20, 1, 5, {"flame", "ash"}},
    {"nightcage", Part::Ink, 15, 1, 4, {"choice", "sight", "warning", "cursor"}},
    {"nightcage", Part::Ink, 15, 1, 5, {"wax", "flame"}},
    {"nightcage", Part::Ground, 8, 3, 5, {"passage", "stone", "hollow"}},
    {"nightcage", Part::Ground, 8, 0, 0, {"coming", "lost", "hollow"}},
    {"cagedin", Part::Ink, 50, 0, 4, {"red", "blue"}},
    {"cagedin", Part::Ground, 50, 0, 0, {"red-pawn", "blue-pawn"}},
    {"cagedin", Part::Ground, 15, 0, 0, {"damage", "tired"}},
    {"cagedin", Part::Ink, 20, 1, 3, {"mat", "counter", "hurting"}},
    {"cagedin", Part::Ground, 15, 1, 5, {"mat", "reach"}},
    {"nyctophobia",
     Part::Ink,
     10,
     0,
     4,
     {"hunted-1", "hunted-2", "hunted-3", "hunted-4", "hunter"}},
    {"nyctophobia", Part::Ink, 8, 0, 4, {"noise", "car", "rock", "way", "hunter"}}};

/// Not read: they fill what they stand on, and what is told by them is told by signs as well.
bool is_filling(std::string_view role) {
    constexpr std::array kFilling{
        "light",
        "dark",
        "rock",
        "floor",
        "passage",
        "crack",
        "stone",
        "fissure",
        "rim",
        "hollow",
        "edge",
        "ground",
        "tree",
        "border"};
    return std::ranges::find(kFilling, role) != kFilling.end();
}

Rgb ground_of(const std::string& palette) {
    return palette == "light" ? Rgb{255, 255, 255} : Rgb{0, 0, 0};
}

/// As a terminal of 256 colours shows it.
std::optional<Rgb> shown(TerminalColor color) {
    return color.number < 0 ? std::nullopt
                            : std::optional(color_of_256(static_cast<std::uint8_t>(color.number)));
}

Look in_256(const Look& look) {
    const TerminalColors colors = nearest_colors(look, ColorDepth::Indexed);
    Look found = look;
    found.ink = shown(colors.ink);
    found.ground = shown(colors.ground);
    return found;
}

void check_apart(
    const Palette& palette, const Together& group, const std::vector<Sight>& sights, Light light
) {
    const auto color = [&](std::string_view name) {
        const Look look = palette.look({named(group.game, name), light});
        return group.part == Part::Ink ? look.ink : look.ground;
    };
    for (const std::string_view one : group.roles) {
        for (const std::string_view other : group.roles) {
            if (one >= other) {
                continue;
            }
            INFO(group.game << ": " << one << " and " << other << " in light " << int{light});
            REQUIRE((color(one) && color(other)));
            for (const Sight sight : sights) {
                INFO("sight " << static_cast<int>(sight));
                CHECK(eyes::distance(*color(one), *color(other), sight) >= group.least);
            }
        }
    }
}

void check_readable(const std::string& palette, const Look& look) {
    if (look.ink) {
        CHECK(eyes::contrast(*look.ink, look.ground.value_or(ground_of(palette))) >= 4.5);
    } else if (look.ground && !look.reverse) {
        // The terminal's own ink, at its palest.
        const Rgb own = palette == "light" ? Rgb{0x40, 0x40, 0x40} : Rgb{0xc0, 0xc0, 0xc0};
        CHECK(eyes::contrast(own, *look.ground) >= 3);
    }
}

}  // namespace

TEST_CASE("what is on one board together looks different to whom a palette is for", "[tui]") {
    for (const auto& [name, sights] : kPalettes) {
        INFO(name);
        const Palettes palettes = load(name);
        for (const Together& group : kTogether) {
            for (Light light = group.from; light <= group.to; ++light) {
                check_apart(palettes.at(group.game), group, sights, light);
            }
        }
    }
}

TEST_CASE("what is read on a board can be read on every ground, in 256 colours as well", "[tui]") {
    for (const auto& [name, sights] : kPalettes) {
        for (const auto& [game, palette] : load(name)) {
            const auto rows = std::ranges::find(kGames, game, &GameRoles::game);
            const std::size_t own = rows == kGames.end() ? 0 : rows->rows.size();
            for (std::size_t role = 0; role < kCommonRoles + own; ++role) {
                const auto& row =
                    role < kCommonRoles ? common_roles()[role] : rows->rows[role - kCommonRoles];
                for (Light light = 0; light <= kBrightest && !is_filling(row.name); ++light) {
                    INFO(name << ", " << game << ": " << row.name << " in light " << int{light});
                    const Look look = palette.look({static_cast<Role>(role), light});
                    check_readable(name, look);
                    if (look.ground) {
                        check_readable(name, in_256(look));
                    }
                }
            }
        }
    }
}

TEST_CASE("light falls off by steps that are seen, walls and darkness beside it", "[tui]") {
    for (const auto& [name, sights] : kPalettes) {
        const Palette palette = load(name).at("nightcage");
        Rgb before = ground_of(name);
        for (Light light = kUnlit; light <= kBrightest; ++light) {
            INFO(name << ", light " << int{light});
            const Rgb step = *palette.look({Role::Light, light}).ground;
            for (const Sight sight : sights) {
                CHECK(eyes::distance(step, before, sight) >= 5);
            }
            before = step;
        }
        CHECK_FALSE(palette.look({Role::Dark}).ground.has_value());
    }
}
