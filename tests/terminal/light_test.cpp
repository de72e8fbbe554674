// SPDX-License-Identifier: MIT
// Tests how terminals show shipped positions in every palette: light, readable text, and colours
// that must differ.
#include "games.hpp"
#include "tests/catch.hpp"
#include "tests/golden/shipped_screens.hpp"
#include "tests/terminal/grid_comparison.hpp"
#include "tui/screen/colors.hpp"
#include "tui/screen/pixel_colors.hpp"
#include "unit/screen/palette_requirements.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::test;
using tui::ColorDepth;
using tui::GridCell;
using tui::Light;
using tui::Rgb;
using tui::Role;
namespace palette_requirements = tui::palette_requirements;

namespace {

/// The size of the largest screen.
constexpr int kWidth = 200;
constexpr int kHeight = 60;

struct Kind {
    std::string type;
    ColorDepth depth;
};
const std::array kKinds{
    Kind{"xterm-256color", ColorDepth::Indexed}, Kind{"xterm-direct2", ColorDepth::Direct}};

/// Returns the number of a colour, for use in sets.
int number_of(Rgb color) {
    return color.red << 16 | color.green << 8 | color.blue;
}

/// Returns the role of the ground that light falls on.
Role floor_of(std::string_view game) {
    const std::string_view name = game == "nightcage" ? "passage"
                                  : game == "cagedin" ? "mat"
                                  : game == "vast"    ? "floor"
                                                      : "ground";
    return palette_requirements::role_named(game, name);
}

/// The two colours of a cell as displayed, after reverse is applied.
struct Seen {
    Rgb ink;
    Rgb ground;
};

Rgb color_of(const VTermColor& color, bool is_default, Rgb own) {
    if (is_default) {
        return own;
    }
    return VTERM_COLOR_IS_INDEXED(&color) ? tui::color_of_256(color.indexed.idx)
                                          : Rgb{color.rgb.red, color.rgb.green, color.rgb.blue};
}

Seen observation_at(const VirtualTerminal& terminal, int x, int y, const std::string& palette) {
    const VTermScreenCell cell = terminal.cell(x, y);
    const Rgb front = color_of(
        cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg), palette_requirements::own_ink(palette)
    );
    const Rgb back = color_of(
        cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg), palette_requirements::own_ground(palette)
    );
    return cell.attrs.reverse != 0 ? Seen{back, front} : Seen{front, back};
}

/// The terminal's display of one shipped screen.
class Picture {
public:
    Picture(
        const VirtualTerminal& terminal,
        const ShippedScreen& screen,
        const tui::Grid& grid,
        const std::string& palette
    )
        : game_(screen.game), palette_(palette) {
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                take(grid.at({x, y}), observation_at(terminal, x, y, palette));
            }
        }
    }

    /// Returns the backgrounds of cells that only light falls on, by brightness.
    [[nodiscard]] const std::map<Light, std::set<int>>& lights() const { return lights_; }
    /// Returns descriptions of text that is hardly readable.
    [[nodiscard]] const std::set<std::string>& unread() const { return unread_; }
    /// Checks that roles that must differ have no colour in common.
    void check_apart(const palette_requirements::RoleGroup& group) const;

private:
    void take(const GridCell& cell, Seen observation);

    struct Colors {
        std::set<int> inks;
        std::set<int> grounds;
    };
    std::string_view game_;
    std::string palette_;
    std::map<Light, std::set<int>> lights_;
    std::map<std::pair<Role, Light>, Colors> looks_;
    std::set<std::string> unread_;
};

void Picture::take(const GridCell& cell, Seen observation) {
    const std::string name{palette_requirements::name_of(game_, cell.style.role)};
    Colors& look = looks_[{cell.style.role, cell.style.light}];
    // In reverse, a role's ink is displayed as background.
    const bool is_reverse = cell.style.reverse;
    (is_reverse ? look.inks : look.grounds).insert(number_of(observation.ground));
    const bool is_dark = cell.style.role == Role::Dark;
    if (is_dark || cell.style.role == floor_of(game_)) {
        lights_[is_dark ? Light{0} : cell.style.light].insert(number_of(observation.ground));
    }
    if (cell.glyph == U' ') {
        return;
    }
    (is_reverse ? look.grounds : look.inks).insert(number_of(observation.ink));
    const double contrast = tui::vision::contrast(observation.ink, observation.ground);
    if (contrast < palette_requirements::kReadable && !palette_requirements::is_filling(name)) {
        unread_.insert(
            name + " in light " + std::to_string(cell.style.light) + ": " + std::to_string(contrast)
        );
    }
}

void Picture::check_apart(const palette_requirements::RoleGroup& group) const {
    std::map<int, std::string_view> owners;
    for (const auto& [style, colors] : looks_) {
        const auto& [role, light] = style;
        const auto name =
            std::ranges::find(group.roles, palette_requirements::name_of(game_, role));
        if (group.game != game_ || name == group.roles.end() || light < group.from
            || light > group.to) {
            continue;
        }
        for (const int color :
             group.part == palette_requirements::Part::Ink ? colors.inks : colors.grounds) {
            const auto [owner, is_new] = owners.emplace(color, *name);
            INFO(owner->second << " and " << *name << " in light " << int{light});
            CHECK((is_new || owner->second == *name));
        }
    }
}

/// Checks that darkness has the terminal's own background and that each step of light has the
/// palette's, between its neighbours in brightness.
void check_lights(
    const std::map<Light, std::set<int>>& lights,
    const tui::Palette& palette,
    Role floor,
    const std::string& name,
    ColorDepth depth
) {
    std::optional<double> before;
    for (const auto& [light, grounds] : lights) {
        INFO("light " << int{light});
        REQUIRE(grounds.size() == 1);
        const int shown = *grounds.begin();
        const Rgb ground{
            static_cast<std::uint8_t>(shown >> 16),
            static_cast<std::uint8_t>(shown >> 8 & 0xff),
            static_cast<std::uint8_t>(shown & 0xff)};
        if (light == 0) {
            CHECK(ground == palette_requirements::own_ground(name));
        } else {
            const tui::Look look = palette.look({floor, light});
            const int number = nearest_colors(look, ColorDepth::Indexed).ground.number;
            CHECK(
                ground
                == (depth == ColorDepth::Direct
                        ? *look.ground
                        : tui::color_of_256(static_cast<std::uint8_t>(number)))
            );
        }
        const double now = tui::vision::luminance(ground);
        CHECK((!before || (name == "light" ? now < *before : now > *before)));
        before = now;
    }
}

Command screens_at(const std::string& type, std::vector<std::string> words) {
    return {
        .words = std::move(words),
        .environment = {"TERM=" + type, "LC_ALL=C.UTF-8", "COLORTERM", "NO_COLOR"},
        .folder = {},
        .width = kWidth,
        .height = kHeight};
}

/// Returns the shipped screens. Each takes a whole game to reach.
std::vector<tui::Grid> shipped_grids() {
    std::vector<tui::Grid> grids;
    for (const ShippedScreen& screen : shipped_screens()) {
        grids.push_back(grid_of(screen));
    }
    return grids;
}

Rgb color_of_number(int number) {
    constexpr int kFirstDirect = 256;
    return number < kFirstDirect ? tui::color_of_256(static_cast<std::uint8_t>(number))
                                 : Rgb{
                                     static_cast<std::uint8_t>(number >> 16),
                                     static_cast<std::uint8_t>(number >> 8 & 0xff),
                                     static_cast<std::uint8_t>(number & 0xff)};
}

/// Describes glyphs over pixels that are hardly readable.
std::set<std::string>
unread_over_pixels(std::string_view game, const tui::Grid& grid, tui::PixelColors& colors) {
    std::set<std::string> unread;
    for (int y = 0; y < grid.height(); ++y) {
        const std::span<const tui::CellPixels> pixels = grid.pixels(y);
        for (std::size_t x = 0; x < pixels.size(); ++x) {
            const tui::PackedCell cell = grid.row(y)[x];
            const tui::Role role = cell.cell().style.role;
            const std::string name{palette_requirements::name_of(game, role)};
            const bool counts = cell.glyph() != U' ' && !palette_requirements::is_filling(name);
            const auto shown = colors.shown(cell, pixels[x]).colors;
            if (pixels[x].empty() || !counts || shown.ink.number < 0) {
                continue;
            }
            const double contrast = tui::vision::contrast(
                color_of_number(shown.ink.number), color_of_number(shown.ground.number)
            );
            if (contrast < palette_requirements::kReadable) {
                unread.insert(name + ": " + std::to_string(contrast));
            }
        }
    }
    return unread;
}

void require_shown(
    VirtualTerminal& terminal,
    const tui::Grid& grid,
    const tui::Palette& palette,
    const TerminalSupport& support
) {
    const auto unlike = [&] { return difference(terminal, grid, palette, support); };
    // Reads all available output before the comparison, which is slow.
    if (!terminal.wait_until([&] { return !terminal.pump(0) && unlike().empty(); })) {
        FAIL(unlike());
    }
}

}  // namespace

TEST_CASE("light and darkness and text are displayed as every palette defines", "[tui]") {
    const std::vector<tui::Grid> grids = shipped_grids();
    std::vector<std::string> words{TENEBRAE_SCREENS};
    for (const auto& [name, sights] : palette_requirements::vision_of_palettes()) {
        words.push_back(name);
    }
    for (const Kind& kind : kKinds) {
        VirtualTerminal terminal(screens_at(kind.type, words));
        for (const auto& [name, sights] : palette_requirements::vision_of_palettes()) {
            const tui::Palettes palettes = palette_requirements::load(name);
            std::map<std::string_view, std::map<Light, std::set<int>>> lights;
            for (std::size_t number = 0; number < grids.size(); ++number) {
                const ShippedScreen& screen = shipped_screens()[number];
                INFO(name << ", " << kind.type << ": " << screen.name);
                require_shown(
                    terminal, grids[number], palettes.at(screen.game), {.depth = kind.depth}
                );
                const Picture picture(terminal, screen, grids[number], name);
                CHECK(picture.unread() == std::set<std::string>{});
                for (const palette_requirements::RoleGroup& group :
                     palette_requirements::role_groups()) {
                    picture.check_apart(group);
                }
                for (const auto& [light, grounds] : picture.lights()) {
                    lights[screen.game][light].insert(grounds.begin(), grounds.end());
                }
                terminal.send("n");
            }
            for (const std::string_view game : kGames) {
                INFO(name << ", " << kind.type << ": " << game);
                CHECK(lights[game].size() >= (game == "vast" ? 4U : 5U));  // its rooms are seen
                check_lights(lights[game], palettes.at(game), floor_of(game), name, kind.depth);
            }
        }
        CHECK(terminal.wait_for_end() == 0);
    }
}

TEST_CASE("glyphs over half blocks are readable in every palette", "[tui]") {
    for (const ShippedScreen& screen : half_block_screens()) {
        const tui::Grid grid = grid_of(screen);
        for (const auto& [name, sights] : palette_requirements::vision_of_palettes()) {
            const tui::Palettes palettes = palette_requirements::load(name);
            for (const Kind& kind : kKinds) {
                INFO(screen.name << ", " << name << ", " << kind.type);
                tui::PixelColors colors(palettes.at(screen.game), kind.depth);
                CHECK(unread_over_pixels(screen.game, grid, colors) == std::set<std::string>{});
            }
        }
    }
}

TEST_CASE("without colour only bold and dim and underline and reverse are displayed", "[tui]") {
    VirtualTerminal terminal(screens_at("xterm-256color", {TENEBRAE_SCREENS, "monochrome"}));
    const tui::Palettes palettes = palette_requirements::load("monochrome");
    const std::vector<tui::Grid> grids = shipped_grids();
    for (std::size_t number = 0; number < grids.size(); ++number) {
        const ShippedScreen& screen = shipped_screens()[number];
        INFO(screen.name);
        require_shown(terminal, grids[number], palettes.at(screen.game), {});
        bool colored = false;
        for (int place = 0; place < kWidth * kHeight; ++place) {
            const VTermScreenCell cell = terminal.cell(place % kWidth, place / kWidth);
            colored = colored || !VTERM_COLOR_IS_DEFAULT_FG(&cell.fg)
                      || !VTERM_COLOR_IS_DEFAULT_BG(&cell.bg);
        }
        CHECK_FALSE(colored);
        terminal.send("n");
    }
    CHECK(terminal.wait_for_end() == 0);
}
