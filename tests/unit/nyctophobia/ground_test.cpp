// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nyctophobia/rules/ground.hpp"

namespace tenebrae::nyctophobia {
namespace {

constexpr Space kA1 = 0;
constexpr Space kB1 = 1;
constexpr Space kA2 = 8;
constexpr Space kC4 = 26;
constexpr Space kD4 = 27;
constexpr Space kH8 = 63;

Trees with_trees(std::initializer_list<Side> sides) {
    Trees trees;
    for (const Side side : sides) {
        trees.put(side);
    }
    return trees;
}

/// Returns a wall of trees between this column and the next.
Trees wall_east_of(int x) {
    Trees trees;
    for (int y = 0; y < kBoardSize; ++y) {
        trees.put(side_of(space_at(x, y), Direction::East));
    }
    return trees;
}

TEST_CASE("a side is the same from both of its spaces (HU-G2)") {
    CHECK(side_of(kC4, Direction::East) == side_of(kD4, Direction::West));
    CHECK(near_space(side_of(kD4, Direction::West)) == kC4);
    CHECK(far_space(side_of(kC4, Direction::East)) == kD4);
    CHECK(side_of(kA1, Direction::North) == kNoSide);
    int sides = 0;
    for (int number = 0; number < kSideNumbers; ++number) {
        sides += is_side(number) ? 1 : 0;
    }
    CHECK(sides == kSides);
}

TEST_CASE("a tree blocks its side from both spaces and blocks no other side (HU-G3)") {
    const Trees trees = with_trees({side_of(kC4, Direction::East)});
    CHECK_FALSE(trees.is_open(kC4, Direction::East));
    CHECK_FALSE(trees.is_open(kD4, Direction::West));
    CHECK(trees.is_open(kC4, Direction::South));
    CHECK(trees.count() == 1);
    CHECK_FALSE(has(trees.next_to(only(kC4)), kD4));
    CHECK(std::popcount(trees.next_to(only(kC4))) == 3);
}

TEST_CASE("the border is not open and rows do not wrap around (HU-G1)") {
    const Trees none;
    CHECK(none.next_to(only(kA1)) == (only(kB1) | only(kA2)));
    CHECK(
        none.next_to(only(space_at(7, 3)))
        == (only(space_at(6, 3)) | only(space_at(7, 2)) | only(space_at(7, 4)))
    );
    CHECK(std::popcount(none.next_to(only(kH8))) == 2);
}

TEST_CASE(
    "a path goes around trees and blocked spaces and its length is its number of steps (HU-V3)"
) {
    const Trees none;
    CHECK(distance(none, kA1, only(kA1), 0) == 0);
    CHECK(distance(none, kA1, only(kH8), 0) == 14);
    const Trees tree = with_trees({side_of(kC4, Direction::East)});
    CHECK(distance(tree, kC4, only(kD4), 0) == 3);
    CHECK(distance(none, space_at(0, 0), only(space_at(2, 0)), only(kB1)) == 4);
    CHECK(distance(none, kA1, only(kH8) | only(space_at(0, 5)), 0) == 5);
}

TEST_CASE("there is no path through a wall or into a blocked space (HU-V3)") {
    const Trees wall = wall_east_of(3);
    CHECK(distance(wall, kA1, only(kH8), 0) == kNoPath);
    CHECK(distance(wall, kA1, only(space_at(3, 7)), 0) == 10);
    CHECK(distance(Trees{}, kA1, only(kB1), only(kB1)) == kNoPath);
    CHECK(distance(Trees{}, kA1, only(kH8), only(kA1)) == 14);
    CHECK(distance(Trees{}, kA1, 0, 0) == kNoPath);
}

TEST_CASE("a forest is sound if all spaces outside the car are connected (HU-B3)") {
    const CarSpaces car{kC4, kD4};
    CHECK(is_sound(Trees{}, car));
    CHECK_FALSE(is_sound(wall_east_of(5), car));
    Trees gap = wall_east_of(5);
    gap.take(side_of(space_at(5, 6), Direction::East));
    CHECK(is_sound(gap, car));
}

TEST_CASE("a path through the car does not make a forest sound (HU-B3)") {
    Trees gap = wall_east_of(2);
    gap.take(side_of(kC4, Direction::East));
    CHECK_FALSE(is_sound(gap, {kD4, space_at(3, 4)}));
    CHECK(is_sound(gap, {space_at(0, 7), space_at(1, 7)}));
}

TEST_CASE("each car space needs an exit and there is no tree inside the car (HU-B3)") {
    const CarSpaces car{kA1, kB1};
    const Trees shut = with_trees({side_of(kA1, Direction::South)});
    CHECK_FALSE(is_sound(shut, car));
    const Trees ajar = with_trees({side_of(kB1, Direction::South)});
    CHECK(is_sound(ajar, car));
    const Trees within = with_trees({side_of(kA1, Direction::East)});
    CHECK_FALSE(is_sound(within, car));
}

TEST_CASE("a quarter turn right moves column x and row y to column 7-y and row x (HU-Y2)") {
    for (Space space = 0; space < kSpaces; ++space) {
        const Space right = turned(space, Turning::Right);
        CHECK(column(right) == 7 - row(space));
        CHECK(row(right) == column(space));
        CHECK(turned(right, Turning::Left) == space);
        CHECK(turned(right, Turning::Right) == turned(space, Turning::Half));
    }
    CHECK(turned(kA1, Turning::Right) == space_at(7, 0));
    CHECK(turned(kA1, Turning::Left) == space_at(0, 7));
    CHECK(turned(kNoSpace, Turning::Half) == kNoSpace);
}

TEST_CASE("trees and the car turn together with their spaces (HU-Y2)") {
    for (int number = 0; number < kSideNumbers; ++number) {
        if (!is_side(number)) {
            continue;
        }
        const auto side = static_cast<Side>(number);
        for (const Turning turning : {Turning::Left, Turning::Right, Turning::Half}) {
            const Space one = turned(near_space(side), turning);
            const Space other = turned(far_space(side), turning);
            CHECK(
                turned(with_trees({side}), turning)
                == with_trees({side_of(one, direction_to(one, other))})
            );
        }
    }
    CHECK(turned(CarSpaces{kA1, kB1}, Turning::Half) == CarSpaces{62, 63});
    CHECK(turned(CarSpaces{kA1, kB1}, Turning::Right) == CarSpaces{7, 15});
    CHECK(turned(only(kA1) | only(kB1), Turning::Right) == (only(7) | only(15)));
}

TEST_CASE("a sound forest stays sound when it is turned (HU-Y2)") {
    Trees gap = wall_east_of(5);
    gap.take(side_of(space_at(5, 6), Direction::East));
    const CarSpaces car{kC4, kD4};
    for (const Turning turning : {Turning::Left, Turning::Right, Turning::Half}) {
        CHECK(is_sound(turned(gap, turning), turned(car, turning)));
        CHECK_FALSE(is_sound(turned(wall_east_of(5), turning), turned(car, turning)));
    }
}

}  // namespace
}  // namespace tenebrae::nyctophobia
