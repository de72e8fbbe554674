// SPDX-License-Identifier: MIT
// Tests that things of different meaning on one board look different to the people a palette is
// for, and that text is readable.
#include "catch.hpp"
#include "tui/screen/colors.hpp"
#include "unit/screen/palette_requirements.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace tenebrae::tui;
using namespace tenebrae::tui::palette_requirements;
using vision::ColorVision;

namespace {

/// Returns the colour as a terminal with 256 colours shows it.
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

void check_apart(const Look& one, const Look& other, Part part, ColorVision sight, int least) {
    const auto color = [part](const Look& look) {
        return part == Part::Ink ? look.ink : look.ground;
    };
    REQUIRE((color(one) && color(other)));
    CHECK(vision::distance(*color(one), *color(other), sight) >= least);
}

void check_apart(const Palette& palette, const RoleGroup& group, ColorVision sight, Light light) {
    for (const std::string_view one : group.roles) {
        for (const std::string_view other : group.roles) {
            if (one >= other) {
                continue;
            }
            INFO(group.game << ": " << one << " and " << other << " in light " << int{light});
            const Look left = palette.look({role_named(group.game, one), light});
            const Look right = palette.look({role_named(group.game, other), light});
            check_apart(left, right, group.part, sight, group.least);
            check_apart(in_256(left), in_256(right), group.part, sight, group.least);
        }
    }
}

void check_readable(const std::string& palette, const Look& look) {
    if (look.ink) {
        const Rgb ground = look.ground.value_or(own_ground(palette));
        CHECK(vision::contrast(*look.ink, ground) >= kReadable);
    } else if (look.ground && !look.reverse) {
        CHECK(vision::contrast(own_ink(palette), *look.ground) >= 3);
    }
}

}  // namespace

TEST_CASE("roles on one board look different to the people a palette is for", "[tui]") {
    for (const auto& [name, sights] : vision_of_palettes()) {
        const Palettes palettes = load(name);
        for (const RoleGroup& group : role_groups()) {
            for (Light light = group.from; light <= group.to; ++light) {
                for (const ColorVision sight : sights) {
                    INFO(name << ", sight " << static_cast<int>(sight));
                    check_apart(palettes.at(group.game), group, sight, light);
                }
            }
        }
    }
}

TEST_CASE("text on a board is readable on every background and in 256 colours as well", "[tui]") {
    for (const auto& [name, sights] : vision_of_palettes()) {
        const Palettes palettes = load(name);
        for (const GameRoles& game : roles_of_games()) {
            for (std::size_t number = 0; number < kCommonRoles + game.rows.size(); ++number) {
                const auto role = static_cast<Role>(number);
                const std::string_view word = name_of(game.game, role);
                for (Light light = 0; light <= kBrightest && !is_filling(word); ++light) {
                    INFO(name << ", " << game.game << ": " << word << " in light " << int{light});
                    const Look look = palettes.at(game.game).look({role, light});
                    check_readable(name, look);
                    check_readable(name, in_256(look));
                }
            }
        }
    }
}

TEST_CASE("the candle in the panel grows brighter towards its flame", "[tui]") {
    for (const auto& [name, sights] : vision_of_palettes()) {
        const Palette palette = load(name).at("nightcage");
        std::pair before{1.0, 1.0};
        for (const std::string_view half : {"lower-wax", "upper-wax"}) {
            for (Light light = 0; light <= kBrightest; ++light) {
                INFO(name << ": " << half << " in light " << int{light});
                const Look look = palette.look({role_named("nightcage", half), light});
                const std::pair step{
                    vision::contrast(*look.ink, own_ground(name)),
                    vision::contrast(*in_256(look).ink, own_ground(name))};
                CHECK(step.first > before.first);
                CHECK(step.second >= before.second);
                before = step;
            }
        }
        CHECK(before.first >= kReadable);
        CHECK(before.second >= kReadable);
    }
}

TEST_CASE("neighbouring spaces of a bar differ", "[tui]") {
    constexpr int kVisible = 3;
    const std::vector<std::pair<std::string_view, std::string_view>> roles{
        {"cagedin", "damage"},
        {"cagedin", "tired"},
        {"cagedin", "mark"},
        {"cagedin", "card-back"},
        {"nyctophobia", "health"},
        {"nyctophobia", "wound"}};
    for (const auto& [name, sights] : vision_of_palettes()) {
        const Palettes palettes = load(name);
        for (const auto& [game, role] : roles) {
            INFO(name << ", " << game << ": " << role);
            const Look one = palettes.at(game).look({role_named(game, role), 1});
            const Look other = palettes.at(game).look({role_named(game, role), 2});
            for (const ColorVision sight : sights) {
                check_apart(one, other, Part::Ground, sight, kVisible);
                check_apart(in_256(one), in_256(other), Part::Ground, sight, kVisible);
            }
        }
    }
}

TEST_CASE("with 8 and 16 colours no text is dark blue on black", "[tui]") {
    constexpr int kDarkBlue = 4;
    for (const auto& [name, sights] : vision_of_palettes()) {
        const Palettes palettes = load(name);
        for (const GameRoles& game : roles_of_games()) {
            for (std::size_t number = 0; number < kCommonRoles + game.rows.size(); ++number) {
                for (Light light = 0; light <= kBrightest && name != "light"; ++light) {
                    const Look look =
                        palettes.at(game.game).flat_look({static_cast<Role>(number), light});
                    INFO(name << ", " << game.game << ": " << number << " in light " << int{light});
                    CHECK(nearest_colors(look, ColorDepth::Sixteen).ink.number != kDarkBlue);
                    CHECK(nearest_colors(look, ColorDepth::Eight).ink.number != kDarkBlue);
                }
            }
        }
    }
}

TEST_CASE("light falls off in visible steps next to walls and darkness", "[tui]") {
    for (const auto& [name, sights] : vision_of_palettes()) {
        const Palette palette = load(name).at("nightcage");
        Rgb before = own_ground(name);
        Rgb before_256 = before;
        for (Light light = kUnlit; light <= kBrightest; ++light) {
            INFO(name << ", light " << int{light});
            const Look look = palette.look({Role::Light, light});
            const Rgb step_256 = *in_256(look).ground;
            for (const ColorVision sight : sights) {
                CHECK(vision::distance(*look.ground, before, sight) >= 5);
                CHECK(vision::distance(step_256, before_256, sight) >= 5);
            }
            before = *look.ground;
            before_256 = step_256;
        }
        CHECK_FALSE(palette.look({Role::Dark}).ground.has_value());
    }
}
