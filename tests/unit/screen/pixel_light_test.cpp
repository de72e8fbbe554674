// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/pixel_light.hpp"

#include <array>
#include <string_view>

using namespace tenebrae::tui;

namespace {

constexpr int kSize = 31;

/// Returns light on a square board that is open everywhere.
PixelLight open_board(bool round) {
    PixelLight light(kSize, kSize, round);
    for (int y = 0; y < kSize; ++y) {
        for (int x = 0; x < kSize; ++x) {
            light.set({x, y}, PixelLight::Matter::Open);
        }
    }
    return light;
}

int light_at(const PixelLight& light, Point pixel) {
    return light.seen(pixel, Role::Light, 0, 0).light;
}

}  // namespace

TEST_CASE("light is round and falls off with the distance") {
    PixelLight light = open_board(false);
    light.shine({{15, 15}, 5, 12});
    CHECK(light_at(light, {15, 15}) == kBrightestFine);
    int before = kBrightestFine;
    for (int east = 1; east < 12; ++east) {
        const int straight = light_at(light, {15 + east, 15});
        CHECK(straight < before);
        CHECK(straight == light_at(light, {15, 15 - east}));
        before = straight;
    }
    CHECK(light_at(light, {15 + 12, 15}) == kUnlit * kFineSteps);
    // 10 pixels away in three directions: 10, 0 and 6, 8 and about 7, 7.
    CHECK(std::abs(light_at(light, {25, 15}) - light_at(light, {21, 23})) <= 1);
    CHECK(std::abs(light_at(light, {25, 15}) - light_at(light, {22, 22})) <= 1);
}

TEST_CASE("light goes around corners and not through walls") {
    // A wall along column 5 with a hole at its upper end; the light is at the lower left.
    PixelLight light = open_board(false);
    for (int y = 1; y < kSize; ++y) {
        light.set({5, y}, PixelLight::Matter::Solid);
    }
    light.shine({{3, 8}, 5, 24});
    const int behind = light_at(light, {7, 8});
    CHECK(behind > kUnlit * kFineSteps);
    // The way around is 8 up and down again and 4 across, and the one above the hole is shorter.
    CHECK(behind < light_at(light, {7, 1}));
    CHECK(light_at(light, {3, 24}) > behind);
}

TEST_CASE("light soaks a little into solid ground and does not come out of it") {
    PixelLight light = open_board(false);
    for (int y = 0; y < kSize; ++y) {
        for (int x = 10; x < 13; ++x) {
            light.set({x, y}, PixelLight::Matter::Solid);
        }
    }
    light.shine({{8, 15}, 5, 15});
    CHECK(light_at(light, {10, 15}) > light_at(light, {11, 15}));
    CHECK(light_at(light, {11, 15}) > kUnlit * kFineSteps);
    CHECK(light_at(light, {13, 15}) == kUnlit * kFineSteps);
}

TEST_CASE("no light passes what is not there") {
    PixelLight light(kSize, kSize, false);
    for (int x = 0; x < kSize; ++x) {
        light.set({x, 15}, PixelLight::Matter::Open);
    }
    light.set({16, 15}, PixelLight::Matter::Void);
    light.shine({{15, 15}, 5, 12});
    CHECK(light_at(light, {14, 15}) > kUnlit * kFineSteps);
    CHECK(light_at(light, {17, 15}) == kUnlit * kFineSteps);
}

TEST_CASE("light does not slip between two walls that meet at a corner") {
    // Two open quarters that touch only at a corner.
    PixelLight light(kSize, kSize, false);
    for (int y = 0; y < kSize; ++y) {
        for (int x = 0; x < kSize; ++x) {
            const bool is_open = (x < 15) == (y < 15);
            light.set({x, y}, is_open ? PixelLight::Matter::Open : PixelLight::Matter::Solid);
        }
    }
    light.shine({{13, 13}, 5, 12});
    CHECK(light_at(light, {14, 14}) > kUnlit * kFineSteps);
    CHECK(light_at(light, {15, 15}) == kUnlit * kFineSteps);
    CHECK(light_at(light, {16, 17}) == kUnlit * kFineSteps);
}

TEST_CASE("light crosses the edge of a round board only") {
    for (const bool round : {true, false}) {
        PixelLight light = open_board(round);
        light.shine({{1, 1}, 5, 10});
        CHECK((light_at(light, {kSize - 2, 1}) > kUnlit * kFineSteps) == round);
        CHECK((light_at(light, {1, kSize - 2}) > kUnlit * kFineSteps) == round);
    }
}

TEST_CASE("two lights are brighter together than each alone, and neither has a seam") {
    PixelLight both = open_board(false);
    both.shine({{10, 15}, 5, 16});
    PixelLight one = both;
    both.shine({{20, 15}, 5, 16});
    CHECK(light_at(both, {15, 15}) > light_at(one, {15, 15}));
    CHECK(light_at(both, {15, 15}) <= kBrightestFine);
    CHECK(std::abs(light_at(both, {14, 15}) - light_at(both, {15, 15})) <= 2);
}

TEST_CASE("a coloured light is kept apart, and the strongest one counts") {
    PixelLight light = open_board(false);
    light.shine({{5, 15}, 4, 10, Role::Good});
    light.shine({{15, 15}, 4, 10, Role::Bad});
    const Pixel near_good = light.seen({7, 15}, Role::Text, 0, 0);
    CHECK(near_good.glow == Role::Good);
    CHECK(near_good.light == kUnlit * kFineSteps);
    CHECK(near_good.glow_light > kUnlit * kFineSteps);
    CHECK(light.seen({13, 15}, Role::Text, 0, 0).glow == Role::Bad);
    CHECK(light.seen({28, 15}, Role::Text, 0, 0).glow == Role::Dark);
}

TEST_CASE("a pixel has at least the light that its place has without sources") {
    const PixelLight light = open_board(false);
    CHECK(light.seen({3, 3}, Role::Text, 2.5, 0).light == 2 * kFineSteps + kFineSteps / 2);
    CHECK(light.seen({3, 3}, Role::Text, 0, 0).light == kUnlit * kFineSteps);
    CHECK(light.seen({3, 3}, Role::Text, 5, 1).light == kBrightestFine);
}

TEST_CASE("grain is the same every time and between -1 and 1") {
    bool differs = false;
    for (int x = 0; x < 100; ++x) {
        const double value = grain(3, {x, 2});
        CHECK(value == grain(3, {x, 2}));
        CHECK((value >= -1 && value <= 1));
        differs = differs || value != grain(4, {x, 2});
    }
    CHECK(differs);
}
