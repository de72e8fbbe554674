// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "tui/screen/lightfall.hpp"

#include <string>

using namespace tenebrae::tui;

namespace {

constexpr std::uint8_t kNorth = 1;
constexpr std::uint8_t kEast = 2;
constexpr std::uint8_t kSouth = 4;
constexpr std::uint8_t kWest = 8;

/// Returns a row of spaces, each open to the east and west.
LightPlan corridor(int columns) {
    const auto spaces = static_cast<std::size_t>(columns);
    return {
        columns,
        1,
        false,
        std::vector<std::uint8_t>(spaces, kEast | kWest),
        std::vector<Light>(spaces, kUnlit),
        {}};
}

Light at(const LightPlan& plan, int space, double x = 0, double y = 0) {
    return LightFall(plan).line(space, y).at(x);
}

/// Returns the light at the centre of every space.
std::string lights(const LightPlan& plan) {
    const LightFall light(plan);
    std::string all;
    for (int space = 0; space < plan.columns * plan.rows; ++space) {
        all += std::to_string(light.line(space, 0).at(0));
    }
    return all;
}

}  // namespace

TEST_CASE("without a flame each space has its least light", "[tui]") {
    LightPlan plan = corridor(3);
    plan.least = {0, kUnlit, kFaintest};
    CHECK(lights(plan) == "012");
    CHECK(LightFall::Line().at(0) == 0);
}

TEST_CASE("light falls off from the flame within its space and through an opening", "[tui]") {
    LightPlan plan = corridor(3);
    plan.flames = {{0}};
    CHECK(at(plan, 0) == kBrightest);
    int before = kBrightest;
    std::string steps;
    for (int tenth = 0; tenth <= 15; ++tenth) {
        const int space = tenth > 5 ? 1 : 0;
        const int light = at(plan, space, tenth / 10.0 - space);
        CHECK(light <= before);
        before = light;
        steps += std::to_string(light);
    }
    CHECK(steps == "5555544433332222");
    // Through one opening only.
    CHECK(lights(plan) == "531");
}

TEST_CASE("a flame lights as far up and down as to the sides", "[tui]") {
    LightPlan plan = corridor(1);
    plan.flames = {{0}};
    for (const double away : {0.0, 0.3, 0.45, 0.5}) {
        CHECK(at(plan, 0, away, 0) == at(plan, 0, 0, away));
        CHECK(at(plan, 0, away, 0) == at(plan, 0, -away, 0));
    }
    CHECK(at(plan, 0, 0.39, 0.39) < at(plan, 0, 0.39, 0));
}

TEST_CASE("a wall stops light on the side of the space that it comes from", "[tui]") {
    LightPlan plan = corridor(3);
    plan.flames = {{1}};
    CHECK(lights(plan) == "353");
    plan.open[1] = kWest;
    CHECK(lights(plan) == "351");
    // The space beyond an opening need not be open itself: its wall is lit.
    plan.open[0] = 0;
    CHECK(lights(plan) == "351");
}

TEST_CASE("light goes around corners through openings by the shortest path", "[tui]") {
    LightPlan plan{
        2,
        2,
        false,
        {kSouth, kSouth, kNorth | kEast, kNorth | kWest},
        std::vector<Light>(4, kUnlit),
        {{0, 1, 3}}};
    // From 0 through 2 and 3 to 1, which is next to 0 behind a wall.
    CHECK(lights(plan) == "5332");
    plan.flames[0].steps = 2;
    CHECK(at(plan, 1) == kUnlit);
}

TEST_CASE("on a board that wraps around light leaves on one side and enters on the other") {
    LightPlan plan{
        3,
        3,
        false,
        std::vector<std::uint8_t>(9, kNorth | kEast | kSouth | kWest),
        std::vector<Light>(9, kUnlit),
        {{0}}};
    CHECK(lights(plan) == "531311111");
    plan.round = true;
    CHECK(lights(plan) == "533311311");
    // The light is brighter on the side where it enters.
    const LightFall light(plan);
    CHECK(light.line(2, 0).at(0.4) > light.line(2, 0).at(-0.4));
    CHECK(light.line(6, 0.4).at(0) > light.line(6, -0.4).at(0));
}

TEST_CASE("of several flames the brightest counts and none reduces another", "[tui]") {
    LightPlan plan = corridor(3);
    plan.flames = {{0}, {2}};
    CHECK(lights(plan) == "535");
    plan.flames = {{0}, {1}, {2}};
    CHECK(lights(plan) == "555");
    // Two flames in one place are not brighter than one.
    plan.flames = {{0}};
    const Light alone = at(plan, 1, 0.2);
    plan.flames = {{0}, {0}};
    CHECK(at(plan, 1, 0.2) == alone);
    // They do not darken the least light of a space.
    plan.least[1] = kBrightest;
    CHECK(at(plan, 1, 0.2) == kBrightest);
}

TEST_CASE("more flames than a space stores still leave it lit", "[tui]") {
    LightPlan plan = corridor(2);
    plan.flames.assign(20, Flame{0});
    CHECK(lights(plan) == "53");
}

TEST_CASE("a stronger flame reaches farther and a fading one less far", "[tui]") {
    LightPlan plan = corridor(2);
    plan.flames = {{0, 4}};
    CHECK(at(plan, 1) == kBrightest - 1);
    plan.flames = {{0, 0.25}};
    CHECK(at(plan, 0) == kBrightest);
    CHECK(at(plan, 0, 0.3) == kBrightest - 1);
    CHECK(at(plan, 1) == kFaintest);
}

TEST_CASE("a flame that passes no opening lights only its own space", "[tui]") {
    LightPlan plan = corridor(3);
    plan.flames = {{1, 1, 0}};
    CHECK(lights(plan) == "151");
}
