// SPDX-License-Identifier: MIT
#include "tui/paint/motion.hpp"

#include <cstdlib>

namespace tenebrae::tui {

namespace {

/// The size of a step that no order of the terminal takes.
constexpr int kNever = 1 << 20;

/// Towards one side of the terminal.
struct Direction {
    const Order& many;  ///< takes how many columns or lines
    const Order& one;
};

/// absolute: takes the place.
Step shortest_step(
    int from, int to, const Order& absolute, const Direction& forward, const Direction& backward
) {
    if (from == to) {
        return {};
    }
    const Direction& towards = to > from ? forward : backward;
    const int distance = std::abs(to - from);
    Step best{.size = kNever};
    const auto consider = [&best](const Order& order, int number, int times) {
        const int size = order ? times * order.size(number) : kNever;
        if (size < best.size) {
            best = {&order, number, 0, times, size};
        }
    };
    consider(towards.one, 0, distance);
    if (best.size <= 1) {
        return best;  // nothing is shorter
    }
    consider(towards.many, distance, 1);
    consider(absolute, to, 1);
    return best;
}

}  // namespace

void Way::append_to(std::string& bytes) const {
    for (const Step& step : steps) {
        for (int time = 0; time < step.times; ++time) {
            step.order->append_to(bytes, step.first, step.second);
        }
    }
}

Way shortest_way(const Capabilities& capabilities, const std::optional<Point>& from, Point to) {
    const Capabilities& has = capabilities;
    Way best;
    best.steps[0] = {&has.cup, to.y, to.x, 1, has.cup.size(to.y, to.x)};
    if (!from) {
        return best;
    }
    const Step lines =
        shortest_step(from->y, to.y, has.vpa, {has.cud, has.cud1}, {has.cuu, has.cuu1});
    int least = best.size();
    const auto consider = [&](const Step& start, int column) {
        const Step columns =
            shortest_step(column, to.x, has.hpa, {has.cuf, has.cuf1}, {has.cub, has.cub1});
        const int size = lines.size + start.size + columns.size;
        if (size < least) {
            best.steps = {lines, start, columns};
            least = size;
        }
    };
    consider({}, from->x);
    // From there it takes a byte at least, unless that is where to go.
    if (has.cr && lines.size + has.cr.size() + (to.x > 0 ? 1 : 0) < least) {
        consider({&has.cr, 0, 0, 1, has.cr.size()}, 0);
    }
    return best;
}

}  // namespace tenebrae::tui
