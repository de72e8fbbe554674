// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/colors.hpp"
#include "unit/screen/contrast.hpp"

using namespace tenebrae::tui;

TEST_CASE("a colour that is among the 256 is mapped to itself", "[tui]") {
    CHECK(nearest_256({0, 0, 0}) == 16);
    CHECK(nearest_256({255, 255, 255}) == 231);
    CHECK(nearest_256({255, 0, 0}) == 196);
    CHECK(nearest_256({0, 255, 0}) == 46);
    CHECK(nearest_256({0, 0, 255}) == 21);
    CHECK(nearest_256({95, 135, 175}) == 67);
    for (int grey = 0; grey < 24; ++grey) {
        const auto part = static_cast<std::uint8_t>(8 + 10 * grey);
        CHECK(nearest_256({part, part, part}) == 232 + grey);
    }
}

TEST_CASE("no colour is used that terminals define differently", "[tui]") {
    for (int red = 0; red < 256; red += 15) {
        for (int green = 0; green < 256; green += 15) {
            for (int blue = 0; blue < 256; blue += 15) {
                const Rgb color{
                    static_cast<std::uint8_t>(red),
                    static_cast<std::uint8_t>(green),
                    static_cast<std::uint8_t>(blue)};
                REQUIRE(nearest_256(color) >= 16);
                REQUIRE(nearest_16(color) < 16);
                REQUIRE(nearest_8(color) < 8);
            }
        }
    }
}

TEST_CASE("dark browns become grey or gold in 256 colours and never red or olive", "[tui]") {
    for (const Rgb brown :
         {Rgb{0x1a, 0x11, 0x08},
          {0x2b, 0x1c, 0x0c},
          {0x42, 0x29, 0x0f},
          {0x5f, 0x3d, 0x10},
          {0x7d, 0x52, 0x18}}) {
        const Rgb shown = color_of_256(nearest_256(brown));
        const bool is_grey = shown.red == shown.green && shown.green == shown.blue;
        CHECK((is_grey || (shown.red > shown.green && shown.green > shown.blue)));
    }
    CHECK(nearest_256({0x7d, 0x52, 0x18}) == 94);
}

TEST_CASE("the nearest of 256 colours is the one that looks most alike", "[tui]") {
    // By the distance of their parts these would be grey or of another hue.
    CHECK(nearest_256({0x0c, 0x5c, 0x58}) == 23);
    CHECK(nearest_256({0x5a, 0x0a, 0x08}) == 52);
    CHECK(nearest_256({0x24, 0x2a, 0x37}) >= 232);
}

TEST_CASE("sixteen colours keep the hue and the brightness bit", "[tui]") {
    CHECK(nearest_16({255, 80, 70}) == 9);
    CHECK(nearest_16({130, 30, 50}) == 1);
    CHECK(nearest_16({110, 250, 110}) == 10);
    CHECK(nearest_16({0, 100, 10}) == 2);
    CHECK(nearest_16({255, 215, 90}) == 11);
    CHECK(nearest_16({120, 85, 20}) == 3);
    CHECK(nearest_16({100, 140, 225}) == 12);
    CHECK(nearest_16({10, 30, 150}) == 4);
    CHECK(nearest_16({255, 120, 220}) == 13);
    CHECK(nearest_16({120, 20, 110}) == 5);
    CHECK(nearest_16({45, 220, 220}) == 14);
    CHECK(nearest_16({10, 125, 120}) == 6);
}

TEST_CASE("greys are mapped by brightness", "[tui]") {
    CHECK(nearest_16({0, 0, 0}) == 0);
    CHECK(nearest_16({80, 80, 85}) == 8);
    CHECK(nearest_16({160, 155, 150}) == 7);
    CHECK(nearest_16({250, 250, 250}) == 15);
    CHECK(nearest_8({80, 80, 85}) == 0);
    CHECK(nearest_8({160, 155, 150}) == 7);
}

TEST_CASE("eight colours are the sixteen without brightness", "[tui]") {
    CHECK(nearest_8({255, 80, 70}) == 1);
    CHECK(nearest_8({130, 30, 50}) == 1);
    CHECK(nearest_8({255, 215, 90}) == 3);
    CHECK(nearest_8({45, 220, 220}) == 6);
}

TEST_CASE("the RGB values of the 256 colours are known", "[tui]") {
    for (int number = 16; number < 256; ++number) {
        const Rgb color = color_of_256(static_cast<std::uint8_t>(number));
        CHECK(color_of_256(nearest_256(color)) == color);
    }
}

TEST_CASE("with 256 colours text stays as readable on its background as intended", "[tui]") {
    const Rgb pink{0xff, 0x8f, 0xc3};
    const Rgb brown{0x5f, 0x3d, 0x10};
    constexpr std::uint8_t kShown = 94;
    const auto on_ground = [](Rgb ink, Rgb ground, std::uint8_t shown) {
        return vision::contrast(
            color_of_256(nearest_ink_256(ink, ground, shown)), color_of_256(shown)
        );
    };
    // If each were rounded separately, they would be too close.
    REQUIRE(vision::contrast(color_of_256(nearest_256(pink)), color_of_256(kShown)) < 3.5);
    CHECK(on_ground(pink, brown, kShown) >= 4.5);
    CHECK(on_ground({0x90, 0x3a, 0}, {0xf2, 0xc4, 0x68}, 222) >= 4.5);
    // It becomes paler rather than green.
    const Rgb parchment = color_of_256(nearest_ink_256({0xb8, 0xb0, 0xa1}, brown, kShown));
    CHECK(parchment.red >= parchment.green);
    CHECK(parchment.green >= parchment.blue);
    // Text that is meant to be faint does not become brighter.
    CHECK(on_ground({0x2a, 0x27, 0x23}, {0x13, 0x11, 0x10}, 233) < 1.6);
    // Text that is readable already is unchanged.
    CHECK(nearest_ink_256(pink, {0, 0, 0}, 16) == nearest_256(pink));
}
