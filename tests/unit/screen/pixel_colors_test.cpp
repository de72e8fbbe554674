// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/pixel_colors.hpp"

using namespace tenebrae::tui;

namespace {

constexpr Role kFloor = own_role(0);
constexpr Role kWall = own_role(1);
constexpr Role kGlow = own_role(2);
constexpr std::uint8_t kNumber = 100;  ///< of the floor in darkness; one more for each light

/// A palette with a grey floor, a brown wall and a green glow, in steps of 40.
Palette test_palette() {
    Palette palette;
    const auto looks = [&palette](Role role) -> auto& {
        return palette.looks.at(static_cast<std::size_t>(role));
    };
    for (Light light = kUnlit; light <= kBrightest; ++light) {
        const auto grey = static_cast<std::uint8_t>(40 * light);
        looks(kFloor).at(light).ground = Rgb{grey, grey, grey};
        looks(kFloor).at(light).ground_256 = static_cast<std::uint8_t>(kNumber + light);
        looks(kWall).at(light).ground = Rgb{grey, static_cast<std::uint8_t>(grey / 2), 0};
        looks(kGlow).at(light).ground = Rgb{0, grey, 0};
        looks(kGlow).at(light).ground_256 = static_cast<std::uint8_t>(kNumber + 50 + light);
        looks(Role::Light).at(light).ground = Rgb{grey, grey, grey};
        looks(Role::Choice).at(light) = {.ink = Rgb{255, 255, 255}};
        looks(Role::Choice).at(light).on_light = 3;
        looks(Role::Bad).at(light) = {.ink = Rgb{255, 255, 255}, .ground = Rgb{90, 0, 0}};
    }
    return palette;
}

FineLight fine(double light) {
    return fine_light(light);
}

int rgb(int red, int green, int blue) {
    return red << 16 | green << 8 | blue;
}

const PackedCell kBlank{GridCell{U' ', {kFloor, 3}}};

}  // namespace

TEST_CASE("a half block shows the upper pixel above the lower one") {
    PixelColors colors(test_palette(), ColorDepth::Direct);
    const PixelColors::Shown shown = colors.shown(kBlank, {{kFloor, fine(2)}, {kFloor, fine(3)}});
    CHECK(shown.glyph == kHalfBlock);
    CHECK(shown.colors.ink.number == rgb(80, 80, 80));
    CHECK(shown.colors.ground.number == rgb(120, 120, 120));
}

TEST_CASE("two pixels of one colour are a space") {
    PixelColors colors(test_palette(), ColorDepth::Direct);
    const PixelColors::Shown shown = colors.shown(kBlank, {{kFloor, fine(2)}, {kFloor, fine(2)}});
    CHECK(shown.glyph == U' ');
    CHECK(shown.colors.ground.number == rgb(80, 80, 80));
}

TEST_CASE("light between two steps has a colour between theirs") {
    PixelColors colors(test_palette(), ColorDepth::Direct);
    const Pixel half{kFloor, fine(2.5)};
    CHECK(colors.shown(kBlank, {half, half}).colors.ground.number == rgb(100, 100, 100));
}

TEST_CASE("with 256 colours a pixel has the number of the nearest step") {
    PixelColors colors(test_palette(), ColorDepth::Indexed);
    const PixelColors::Shown shown =
        colors.shown(kBlank, {{kFloor, fine(2.4)}, {kFloor, fine(2.6)}});
    CHECK(shown.colors.ink.number == kNumber + 2);
    CHECK(shown.colors.ground.number == kNumber + 3);
}

TEST_CASE("a glow mixes with the colour of the surface") {
    PixelColors direct(test_palette(), ColorDepth::Direct);
    const Pixel little{kFloor, fine(4), kGlow, fine(1.5)};
    const Pixel much{kFloor, fine(1), kGlow, fine(4)};
    const int faint = direct.shown(kBlank, {little, little}).colors.ground.number;
    const int strong = direct.shown(kBlank, {much, much}).colors.ground.number;
    CHECK((faint & 0xff) > 100);
    CHECK((faint >> 8 & 0xff) > 100);
    CHECK((strong & 0xff) < 40);
    CHECK((strong >> 8 & 0xff) > 100);
    PixelColors indexed(test_palette(), ColorDepth::Indexed);
    CHECK(indexed.shown(kBlank, {little, little}).colors.ground.number == kNumber + 4);
    CHECK(indexed.shown(kBlank, {much, much}).colors.ground.number == kNumber + 50 + 4);
}

TEST_CASE("a glyph has the mean of its pixels behind it, no brighter than its look allows") {
    PixelColors colors(test_palette(), ColorDepth::Direct);
    const auto behind = [&](Light light, double upper, double lower) {
        const PackedCell cell{GridCell{U'x', {Role::Choice, light}}};
        const PixelColors::Shown shown =
            colors.shown(cell, {{kFloor, fine(upper)}, {kFloor, fine(lower)}});
        CHECK(shown.glyph == U'x');
        CHECK(shown.colors.ink.number == rgb(255, 255, 255));
        return shown.colors.ground.number;
    };
    CHECK(behind(5, 1, 3) == rgb(80, 80, 80));
    CHECK(behind(5, 5, 5) == rgb(120, 120, 120));
    CHECK(behind(2, 5, 5) == rgb(80, 80, 80));
}

TEST_CASE("a look with a ground of its own covers pixels, one with the surface's does not") {
    PixelColors colors(test_palette(), ColorDepth::Direct);
    const CellPixels pixels{{kFloor, fine(2)}, {kFloor, fine(3)}};
    const PackedCell own{GridCell{U' ', {Role::Bad, 3}}};
    CHECK(colors.shown(own, pixels).glyph == U' ');
    CHECK(colors.shown(own, pixels).colors.ground.number == rgb(90, 0, 0));
    const PackedCell wall{GridCell{U' ', {kWall, 3}}};
    CHECK(colors.shown(wall, pixels).colors.ground.number == rgb(120, 60, 0));
    const CellPixels of_wall{{kWall, fine(2)}, {kFloor, fine(3)}};
    CHECK(colors.shown(wall, of_wall).glyph == kHalfBlock);
    // The same mean of pixels, but one of them shows through.
    const PackedCell mark{GridCell{U'x', {kWall, 3}}};
    const CellPixels floor{{kFloor, fine(3)}, {kFloor, fine(3)}};
    const CellPixels partly{{kWall, fine(3)}, {kFloor, fine(3)}};
    CHECK(colors.shown(mark, floor).colors.ground.number == rgb(120, 60, 0));
    CHECK(colors.shown(mark, partly).colors.ground.number == rgb(120, 120, 120));
    const PackedCell selected{GridCell{U' ', {kFloor, 3, true}}};
    CHECK(colors.shown(selected, pixels).look.reverse);
}
