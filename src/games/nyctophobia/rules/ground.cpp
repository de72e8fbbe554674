// SPDX-License-Identifier: MIT
#include "games/nyctophobia/rules/ground.hpp"

namespace tenebrae::nyctophobia {
namespace {

/// Returns the spaces that can be reached from these through allowed ones.
Spaces flood(const Trees& trees, Spaces from, Spaces allowed) {
    Spaces reached = from;
    for (Spaces last = 0; reached != last;) {
        last = reached;
        reached |= trees.next_to(reached) & allowed;
    }
    return reached;
}

int quarters(Turning turning) {
    return turning == Turning::Right ? 1 : turning == Turning::Half ? 2 : 3;
}

constexpr Space turned_right(Space space) {
    return space_at(kBoardSize - 1 - row(space), column(space));
}

Spaces turned_right(Spaces spaces) {
    Spaces result = 0;
    while (spaces != 0) {
        result |= only(turned_right(take_first(spaces)));
    }
    return result;
}

/// Turns trees right: an east side becomes a south side, and a south side a west side.
Trees turned_right(const Trees& trees) {
    return {turned_right(trees.south) >> 1U, turned_right(trees.east)};
}

template <typename Thing>
Thing turned_by(Thing thing, int times) {
    for (; times > 0; --times) {
        thing = turned_right(thing);
    }
    return thing;
}

}  // namespace

int distance(const Trees& trees, Space from, Spaces goal, Spaces blocked) {
    Spaces reached = only(from);
    Spaces last = 0;
    for (int steps = 0; reached != last; ++steps) {
        if ((reached & goal) != 0) {
            return steps;
        }
        last = reached;
        reached |= trees.next_to(reached) & ~blocked;
    }
    return kNoPath;
}

bool is_sound(const Trees& trees, const CarSpaces& car) {
    const Spaces inside = spaces_of(car);
    const Spaces outside = ~inside;
    if (flood(trees, only(first_of(outside)), outside) != outside) {
        return false;
    }
    if (inside == 0) {
        return true;
    }
    const auto is_open = [&](Space space) { return (trees.next_to(only(space)) & outside) != 0; };
    return is_open(car[0]) && is_open(car[1]) && has(trees.next_to(only(car[0])), car[1]);
}

Space turned(Space space, Turning turning) {
    return space == kNoSpace ? kNoSpace : turned_by(space, quarters(turning));
}

Spaces turned(Spaces spaces, Turning turning) {
    return turned_by(spaces, quarters(turning));
}

Trees turned(const Trees& trees, Turning turning) {
    return turned_by(trees, quarters(turning));
}

CarSpaces turned(const CarSpaces& car, Turning turning) {
    const Space one = turned(car[0], turning);
    const Space other = turned(car[1], turning);
    return one < other ? CarSpaces{one, other} : CarSpaces{other, one};
}

}  // namespace tenebrae::nyctophobia
