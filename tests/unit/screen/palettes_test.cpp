// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "temporary_folder.hpp"
#include "tui/games/nightcage/roles.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/data_file.hpp"
#include "tui/screen/theme.hpp"
#include "unit/screen/contrast.hpp"

#include <algorithm>
#include <set>

using namespace tenebrae;
using namespace tenebrae::tui;
using nightcage::board::OwnRole;
using nightcage::board::role_of;
using vision::ColorVision;

namespace {

using Names = std::vector<std::string>;

const Names kColored{"standard", "blue-yellow", "light", "red-green"};

const std::array kGames{GameRoles{"nightcage", nightcage::board::own_roles()}};

/// Loads a palette with the roles of the game that has most of them.
Palette load(const std::string& name, const std::string& own, core::Diagnostics& errors) {
    return load_palettes({"data", name, own, kGames}, errors).at("nightcage");
}

Palette load(const std::string& name) {
    core::Diagnostics errors;
    const Palette palette = load(name, "", errors);
    INFO(core::render(errors));
    REQUIRE(errors.empty());
    return palette;
}

Rgb ground_of(const std::string& palette) {
    return palette == "light" ? Rgb{255, 255, 255} : Rgb{0, 0, 0};
}

std::string name_of(Role role) {
    const auto number = static_cast<std::size_t>(role);
    return std::string(
        number < kCommonRoles ? common_roles()[number].name
                              : kGames[0].rows[number - kCommonRoles].name
    );
}

/// Pieces on one board that are distinguished by their look.
constexpr std::array kPieces{
    role_of(OwnRole::Key),
    role_of(OwnRole::Gate),
    role_of(OwnRole::Monster),
    Role::Seat1,
    Role::Seat2,
    Role::Seat3,
    Role::Seat4,
    Role::Seat5};
constexpr std::array kRead{
    Role::Faint,
    Role::Title,
    Role::Good,
    Role::Bad,
    Role::Warning,
    Role::Cursor,
    Role::Choice,
    role_of(OwnRole::Boss),
    role_of(OwnRole::Pit),
    role_of(OwnRole::Coming),
    role_of(OwnRole::Lost),
    role_of(OwnRole::Ash),
    role_of(OwnRole::Claw),
    role_of(OwnRole::Dirge),
    role_of(OwnRole::Sight),
    role_of(OwnRole::Block1),
    role_of(OwnRole::Block2),
    role_of(OwnRole::Block3),
    role_of(OwnRole::Block4),
    role_of(OwnRole::Block5),
    Role::Flame,
    role_of(OwnRole::Wax),
    Role::Preview};
constexpr std::array kLit{role_of(OwnRole::Rock), role_of(OwnRole::Floor), role_of(OwnRole::Crack)};

std::vector<Role> read_roles() {
    std::vector<Role> all(kRead.begin(), kRead.end());
    all.insert(all.end(), kPieces.begin(), kPieces.end());
    return all;
}

/// Returns the ink as a terminal of this depth shows it.
Rgb ink_of(const Look& look, ColorDepth depth) {
    const TerminalColor shown = nearest_colors(look, depth).ink;
    return depth == ColorDepth::Indexed ? color_of_256(static_cast<std::uint8_t>(shown.number))
                                        : *look.ink;
}

/// Returns the least distance of two pieces, with 256 or all colours.
double
nearest_pair(const Palette& palette, ColorVision sight, ColorDepth depth = ColorDepth::Direct) {
    double least = 1000;
    for (std::size_t one = 0; one < kPieces.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const Look left = palette.look({kPieces[one], 0});
            const Look right = palette.look({kPieces[other], 0});
            const double away = vision::distance(ink_of(left, depth), ink_of(right, depth), sight);
            least = std::min(least, away);
        }
    }
    return least;
}

struct Loaded {
    Palette palette;
    core::Diagnostics errors;
};

Loaded load_own(std::string_view own) {
    const TemporaryFolder folder;
    Loaded loaded;
    loaded.palette = load("standard", folder.file("palette.toml", own), loaded.errors);
    return loaded;
}

/// Returns "code line:column" of the only error of a player's palette. Everything else is as
/// shipped.
std::string only_error(std::string_view own) {
    const Loaded loaded = load_own(own);
    INFO(core::render(loaded.errors));
    REQUIRE(loaded.errors.size() == 1);
    const core::Diagnostic& error = loaded.errors.front();
    const Palette shipped = load("standard");
    CHECK(loaded.palette.looks == shipped.looks);
    CHECK(loaded.palette.plain == shipped.plain);
    return error.code + " " + std::to_string(error.where.line) + ":"
           + std::to_string(error.where.column);
}

}  // namespace

TEST_CASE("all palettes that the options offer exist and the default is first", "[tui]") {
    CHECK(palettes("data") == Names{"standard", "blue-yellow", "light", "monochrome", "red-green"});
}

TEST_CASE("every shipped palette defines the look of every role", "[tui]") {
    std::set<std::string> known;
    for (const RoleRow& row : common_roles()) {
        known.insert(std::string(row.name));
    }
    for (const std::string& name : palettes("data")) {
        INFO(name);
        (void)load(name);
        std::set<std::string> said;
        const auto entries = core::read_toml("data/palettes/" + name + ".toml", kDataFile);
        REQUIRE(entries);
        for (const core::TomlEntry& entry : *entries) {
            if (!entry.table.empty()) {
                said.insert(entry.key);
            } else if (entry.key == "name") {
                CHECK(entry.texts.front().text == name);
            }
        }
        CHECK(said == known);
    }
}

TEST_CASE("text contrasts with the background in any light", "[tui]") {
    for (const std::string& name : kColored) {
        const Palette palette = load(name);
        for (const Role role : read_roles()) {
            for (Light light = 0; light <= kBrightest; ++light) {
                const Look look = palette.look({role, light});
                INFO(name << " " << name_of(role));
                REQUIRE(look.ink);
                CHECK(vision::contrast(*look.ink, look.ground.value_or(ground_of(name))) >= 4.5);
            }
        }
    }
}

TEST_CASE("text on light is readable with 256 colours too", "[tui]") {
    for (const std::string& name : kColored) {
        const Palette palette = load(name);
        for (const Role role : read_roles()) {
            for (Light light = 1; light <= kBrightest; ++light) {
                const Look look = palette.look({role, light});
                if (look.ground) {
                    INFO(name << " " << name_of(role) << " " << int{light});
                    const auto shown = [](TerminalColor color) {
                        return color_of_256(static_cast<std::uint8_t>(color.number));
                    };
                    const auto [ink, ground] = nearest_colors(look, ColorDepth::Indexed);
                    CHECK(vision::contrast(shown(ink), shown(ground)) >= 4.5);
                }
            }
        }
    }
}

TEST_CASE("light falls off towards the background", "[tui]") {
    for (const std::string& name : kColored) {
        const Palette palette = load(name);
        for (const Role role : kLit) {
            INFO(name << " " << name_of(role));
            const auto contrast = [&](Light light) {
                return vision::contrast(*palette.look({role, light}).ink, ground_of(name));
            };
            CHECK(contrast(0) >= 2);
            CHECK(contrast(kFaintest) >= 1.8);
            for (Light light = kFaintest + 1; light <= kBrightest; ++light) {
                CHECK(contrast(light) >= 1.3 * contrast(static_cast<Light>(light - 1)));
            }
            CHECK(contrast(kBrightest) >= 7);
        }
    }
}

TEST_CASE("light is a background in steps and no light has no background", "[tui]") {
    for (const std::string& name : palettes("data")) {
        INFO(name);
        const Palette palette = load(name);
        CHECK(palette.shows_light() == (name != "monochrome"));
        for (std::size_t role = 0; role < kCommonRoles; ++role) {
            CHECK_FALSE(palette.look({static_cast<Role>(role), 0}).ground.has_value());
        }
        std::set<int> of_256;
        for (Light light = kUnlit; light <= kBrightest && palette.shows_light(); ++light) {
            const Rgb step = *palette.look({Role::Light, light}).ground;
            const Look look = palette.look({Role::Light, light});
            of_256.insert(nearest_colors(look, ColorDepth::Indexed).ground.number);
            const Light shade = std::min(light, Light{3});
            CHECK(
                palette.look({role_of(OwnRole::Key), light}).ground
                == palette.look({Role::Light, shade}).ground
            );
            CHECK_FALSE(palette.flat_look({role_of(OwnRole::Key), light}).ground.has_value());
            CHECK(palette.look({role_of(OwnRole::Passage), light}).ground == step);
            CHECK(palette.look({role_of(OwnRole::Stone), light}).ground != step);
        }
        CHECK(of_256.size() == (palette.shows_light() ? std::size_t{kBrightest} : 0));
        for (Light light = 0; light <= kBrightest; ++light) {
            CHECK(palette.look({Role::Dark, light}) == Look{});
            CHECK(palette.plain_look({Role::Dark, light}) == Look{});
        }
    }
}

TEST_CASE("what is drawn on shade is on light of the third step at most", "[tui]") {
    const Loaded loaded = load_own("format = 1\n[colours]\nbad = \"#010203 on shade\"\n"
                                   "good = \"#010203 on light\"\n");
    INFO(core::render(loaded.errors));
    REQUIRE(loaded.errors.empty());
    const auto ground = [&loaded](Role role, Light light) {
        return loaded.palette.look({role, light}).ground;
    };
    for (const Light light : {Light{0}, Light{1}, Light{3}}) {
        CHECK(ground(Role::Bad, light) == ground(Role::Light, light));
    }
    CHECK(ground(Role::Bad, 4) == ground(Role::Light, 3));
    CHECK(ground(Role::Bad, kBrightest) == ground(Role::Light, 3));
    CHECK(ground(Role::Good, kBrightest) == ground(Role::Light, kBrightest));
    CHECK_FALSE(loaded.palette.flat_look({Role::Bad, kBrightest}).ground.has_value());
}

TEST_CASE("the pieces of a board look different", "[tui]") {
    for (const ColorDepth depth : {ColorDepth::Direct, ColorDepth::Indexed}) {
        CHECK(nearest_pair(load("standard"), ColorVision::Normal, depth) >= 40);
        CHECK(nearest_pair(load("light"), ColorVision::Normal, depth) >= 40);
    }
}

TEST_CASE("the pieces look different to the people a palette is for", "[tui]") {
    const Palette red_green = load("red-green");
    const Palette blue_yellow = load("blue-yellow");
    for (const ColorDepth depth : {ColorDepth::Direct, ColorDepth::Indexed}) {
        CHECK(nearest_pair(red_green, ColorVision::Normal, depth) >= 25);
        CHECK(nearest_pair(red_green, ColorVision::Protanopia, depth) >= 25);
        CHECK(nearest_pair(red_green, ColorVision::Deuteranopia, depth) >= 25);
        CHECK(nearest_pair(blue_yellow, ColorVision::Normal, depth) >= 25);
        CHECK(nearest_pair(blue_yellow, ColorVision::Tritanopia, depth) >= 25);
    }
    // Without such palettes the pieces would look alike.
    CHECK(nearest_pair(load("standard"), ColorVision::Deuteranopia) < 25);
    CHECK(nearest_pair(load("standard"), ColorVision::Tritanopia) < 25);
}

TEST_CASE("with few colours no text vanishes in the background and hues stay", "[tui]") {
    for (const std::string& name : kColored) {
        const Palette palette = load(name);
        const bool light_ground = name == "light";
        for (std::size_t role = 0; role < static_cast<std::size_t>(role_of(OwnRole::Passage));
             ++role) {
            for (Light light = 0; light <= kBrightest; ++light) {
                const Look look = palette.look({static_cast<Role>(role), light});
                if (look.ink) {
                    INFO(name << " " << name_of(static_cast<Role>(role)));
                    CHECK(nearest_16(*look.ink) != (light_ground ? 15 : 0));
                    // Grey and white are the same in 8 colours.
                    CHECK((!light_ground || nearest_16(*look.ink) != 7));
                    CHECK((!light_ground || nearest_16(*look.ink) != 8));
                    CHECK(nearest_8(*look.ink) != (light_ground ? 7 : 0));
                }
            }
        }
        const auto of_8 = [&palette](Role role) { return nearest_8(*palette.look({role, 0}).ink); };
        INFO(name);
        CHECK(of_8(role_of(OwnRole::Monster)) == 1);
        CHECK(of_8(role_of(OwnRole::Key)) == 3);
        CHECK(of_8(role_of(OwnRole::Gate)) == 6);
    }
}

TEST_CASE("without colour bold text marks what is near and under the cursor", "[tui]") {
    const Palette palette = load("monochrome");
    CHECK(palette.looks == palette.plain);
    const auto weight = [&palette](Role role, Light light) {
        const Look look = palette.plain_look({role, light});
        return (look.bold ? 1 : 0) - (look.dim ? 1 : 0);
    };
    for (const Role role : kLit) {
        CHECK(weight(role, 2) < weight(role, 3));
        CHECK(weight(role, 4) < weight(role, 5));
        CHECK(weight(role_of(OwnRole::Monster), 1) > weight(role, 1));
    }
    const Look text = palette.plain_look({Role::Text});
    for (const Role role :
         {Role::Faint,
          Role::Strong,
          Role::Cursor,
          Role::Choice,
          Role::Selected,
          Role::Preview,
          Role::Doomed}) {
        INFO(name_of(role));
        CHECK_FALSE(palette.plain_look({role}) == text);
    }
    CHECK_FALSE(palette.plain_look({Role::Choice}) == palette.plain_look({Role::Selected}));
    CHECK_FALSE(palette.plain_look({Role::Preview}) == palette.plain_look({Role::Doomed}));
    CHECK(weight(Role::Doomed, 4) < 0);
}

TEST_CASE("every palette is the same without colour", "[tui]") {
    const Palette::Looks plain = load("monochrome").plain;
    for (const std::string& name : kColored) {
        CHECK(load(name).plain == plain);
    }
}

TEST_CASE("a reversed style is visible on any background", "[tui]") {
    const Palette palette = load("standard");
    for (const Role role : {Role::Text, Role::Selected}) {
        Style style{role};
        const Look without = palette.look(style);
        style.reverse = true;
        CHECK(palette.look(style).reverse != without.reverse);
        style.underline = true;
        CHECK(palette.look(style).underline);
    }
}

TEST_CASE("light beyond the brightest step is the brightest step", "[tui]") {
    const Palette palette = load("standard");
    CHECK(
        palette.look({role_of(OwnRole::Rock), 200})
        == palette.look({role_of(OwnRole::Rock), kBrightest})
    );
}

TEST_CASE("a palette names the 256-colour numbers of ink and background", "[tui]") {
    const Loaded loaded = load_own("format = 1\n[colours]\nlight = \"on #7d5218/136\"\n"
                                   "bad = \"#010203/16 on #040506/255\"\n"
                                   "good = \"bold #010203/17 on light\"\ntitle = \"#010203\"\n"
                                   "warning = \"#010203 on shade/20\"\n");
    INFO(core::render(loaded.errors));
    REQUIRE(loaded.errors.empty());
    const auto numbers = [&loaded](Role role) {
        const Look look = loaded.palette.look({role, kBrightest});
        return std::pair(int{look.ink_256}, int{look.ground_256});
    };
    CHECK(numbers(Role::Bad) == std::pair(16, 255));
    CHECK(numbers(Role::Good) == std::pair(17, 136));
    CHECK(numbers(Role::Warning) == std::pair(0, 20));
    CHECK(numbers(Role::Title) == std::pair(0, 0));
    CHECK(loaded.palette.look({Role::Bad}).ink == Rgb{1, 2, 3});
    for (const char* const color :
         {"#010203/15", "#010203/256", "#010203/", "#010203/x", "on light/1", "#010203/20/20"}) {
        INFO(color);
        const std::string look = "bad = \"" + std::string(color) + "\"\n";
        CHECK(only_error("format = 1\n[colours]\n" + look) == "bad-256-colour 3:7");
    }
    CHECK(only_error("format = 1\n[plain]\nbad = \"#010203/20\"\n") == "colour-in-plain 3:7");
}

TEST_CASE("a player's palette replaces the looks it names", "[tui]") {
    const Loaded loaded = load_own(
        "format = 1\n[colours.nightcage]\n"
        "monster = \"bold underline #0a0B0c on #ffeedd\"\n"
        "rock = [\"default\", \"#010101\", \"#020202\", \"#030303\", \"dim #040404\", \"bold\"]\n"
        "[plain.nightcage]\nkey = \"bold reverse\"\n"
    );
    INFO(core::render(loaded.errors));
    REQUIRE(loaded.errors.empty());
    const Look monster = loaded.palette.look({role_of(OwnRole::Monster), 3});
    CHECK(monster == Look{Rgb{10, 11, 12}, Rgb{255, 238, 221}, true, false, true, false});
    CHECK(loaded.palette.look({role_of(OwnRole::Rock), 0}) == Look{});
    CHECK(
        loaded.palette.look({role_of(OwnRole::Rock), 4})
        == Look{Rgb{4, 4, 4}, {}, false, true, false, false}
    );
    CHECK(
        loaded.palette.plain_look({role_of(OwnRole::Key), 0})
        == Look{{}, {}, true, false, false, true}
    );
    CHECK(
        loaded.palette.look({role_of(OwnRole::Key), 0})
        == load("standard").look({role_of(OwnRole::Key), 0})
    );
}

TEST_CASE("errors in a player's palette are reported with their place", "[tui]") {
    CHECK(only_error("format = 1\n[colours]\ntitel = \"bold\"\n") == "unknown-role 3:1");
    CHECK(only_error("format = 1\n[colors]\ntitle = \"bold\"\n") == "unknown-table 2:1");
    CHECK(only_error("format = 1\n[colours]\ntitle = 7\n") == "wrong-type 3:1");
    CHECK(only_error("format = 1\n[colours]\nbad = [\"bold\", \"dim\"]\n") == "wrong-type 3:1");
    CHECK(only_error("format = 1\n[plain]\nbad = \"bold #ffffff\"\n") == "colour-in-plain 3:7");
    CHECK(only_error("format = 1\n[colours]\ndark = \"on #000000\"\n") == "dark-has-ground 3:8");
    CHECK(only_error("format = 1\n[colours]\ndark = \"on shade\"\n") == "dark-has-ground 3:8");
    CHECK(only_error("format = 1\n[colours]\nlight = \"on shade\"\n") == "bad-look 3:9");
    CHECK(only_error("format = 1\n[colours]\ndark = \"reverse\"\n") == "dark-has-ground 3:8");
    for (const char* const look :
         {"red",
          "#fff",
          "#gggggg",
          "#1234567",
          "on",
          "bold on",
          "on bold",
          "on on #000000",
          "BOLD",
          "#-12345",
          "#0102/20",
          "bold/20",
          "on/20 #010203",
          "light/20",
          "#0x1234"}) {
        INFO(look);
        CHECK(
            only_error("format = 1\n[colours]\nbad = \"" + std::string(look) + "\"\n")
            == "bad-look 3:7"
        );
    }
}

TEST_CASE("one wrong look of six leaves the other five", "[tui]") {
    const Loaded loaded = load_own("format = 1\n[colours.nightcage]\nrock = [\"bold\", \"bold\", "
                                   "\"reed\", \"bold\", \"bold\", \"bold\"]\n");
    REQUIRE(loaded.errors.size() == 1);
    CHECK(loaded.errors.front().where.column == 25);
    CHECK(loaded.palette.look({role_of(OwnRole::Rock), 1}).bold);
    CHECK(
        loaded.palette.look({role_of(OwnRole::Rock), 2})
        == load("standard").look({role_of(OwnRole::Rock), 2})
    );
}

TEST_CASE("a missing palette is reported and the default is used", "[tui]") {
    core::Diagnostics errors;
    const Palette palette = load("monocrome", "", errors);
    REQUIRE(errors.size() == 1);
    CHECK(errors.front().code == "unknown-palette");
    CHECK(errors.front().hint == "did you mean `monochrome`?");
    CHECK(palette.looks == load("standard").looks);
}
