// SPDX-License-Identifier: MIT
#include "games/vast/bot/routes.hpp"

#include "core/fixed_list.hpp"

namespace tenebrae::bots {

using namespace vast;

namespace {

/// A queue for a breadth-first search, with room for more spaces than a search puts in.
class SpaceQueue {
public:
    void push_back(SpaceId space) {
        if (last_ < spaces_.size()) {
            spaces_[last_++] = space;
        }
    }
    void push_front(SpaceId space) {
        if (first_ > 0) {
            spaces_[--first_] = space;
        }
    }
    SpaceId pop() { return spaces_[first_++]; }
    [[nodiscard]] bool empty() const { return first_ == last_; }

private:
    static constexpr std::size_t kMiddle = 4 * kMaxSpaces;
    std::array<SpaceId, 2 * kMiddle> spaces_;
    std::size_t first_ = kMiddle;
    std::size_t last_ = kMiddle;
};

/// One search of the Knight's routes, in spaces and spaces behind a wall.
class KnightSearch {
public:
    KnightSearch(const Rules& rules, const State& state, bool walls)
        : rules_(rules), state_(state), walls_(walls) {
        routes_.steps.fill(kFar);
    }

    KnightRoutes run() {
        routes_.steps[state_.knight.at] = 0;
        queue_.push_back(state_.knight.at);
        search(false);
        if (walls_) {
            for (SpaceId space = 0; space < kMaxSpaces; ++space) {
                if (routes_.steps[space] < kFar && is_passable(space)) {
                    cross_walls(space);
                }
            }
            search(true);
        }
        return routes_;
    }

private:
    [[nodiscard]] bool is_passable(SpaceId space) const {
        return space == state_.knight.at || !state_.spaces[space].is_dark();
    }
    void search(bool by_walls) {
        while (!queue_.empty()) {
            const SpaceId here = queue_.pop();
            if (!is_passable(here)) {
                continue;
            }
            for (const Direction direction : kDirections) {
                if (has_passage(state_, here, direction)) {
                    reach(here, direction, by_walls);
                }
            }
        }
    }
    void cross_walls(SpaceId space) {
        for (const Direction direction : kDirections) {
            const SpaceId next = neighbour(state_, space, direction);
            if (next != kNoSpace && !has_passage(state_, space, direction)
                && routes_.steps[next] == kFar) {
                reach(space, direction, true);
            }
        }
    }
    void reach(SpaceId from, Direction direction, bool by_wall) {
        const SpaceId next = neighbour(state_, from, direction);
        const int steps = routes_.steps[from] + 1;
        if (routes_.steps[next] <= steps || !can_knight_enter(rules_, state_, next)) {
            return;
        }
        routes_.steps[next] = static_cast<std::uint8_t>(steps);
        const bool is_first = from == state_.knight.at;
        routes_.first[next] = is_first ? direction : routes_.first[from];
        routes_.by_map[next] =
            is_first ? by_wall && !has_passage(state_, from, direction) : routes_.by_map[from];
        queue_.push_back(next);
    }

    const Rules& rules_;
    const State& state_;
    bool walls_;
    KnightRoutes routes_;
    SpaceQueue queue_;
};

/// One search of the Thief's paths.
class ThiefSearch {
public:
    ThiefSearch(const State& state, SpaceId start)
        : state_(state), start_(start), climb_(climb_cost(state)) {
        routes_.steps.fill(kFar);
        routes_.steps[start] = 0;
        queue_.push_back(start);
    }

    ThiefRoutes run() {
        while (!queue_.empty()) {
            const SpaceId here = queue_.pop();
            for (const Direction direction : kDirections) {
                const SpaceId next = neighbour(state_, here, direction);
                if (next != kNoSpace && next != state_.dragon.flame_wall) {
                    reach(here, next, direction);
                }
            }
        }
        return routes_;
    }

private:
    void reach(SpaceId here, SpaceId next, Direction direction) {
        const bool climbs = !has_passage(state_, here, direction);
        const int steps = routes_.steps[here] + 1;
        const int climbed = routes_.climbs[here] + (climbs ? 1 : 0);
        if (steps + climb_ * climbed >= routes_.steps[next] + climb_ * routes_.climbs[next]) {
            return;
        }
        const bool is_first = here == start_;
        routes_.steps[next] = static_cast<std::uint8_t>(steps);
        routes_.climbs[next] = static_cast<std::uint8_t>(climbed);
        routes_.first[next] = is_first ? direction : routes_.first[here];
        routes_.climbs_first[next] = is_first ? climbs : routes_.climbs_first[here];
        queue_.push_back(next);
    }

    const State& state_;
    SpaceId start_;
    int climb_;
    ThiefRoutes routes_;
    SpaceQueue queue_;
};

/// A search of spaces by the number of Lit tiles that a tribe leaves.
class LitSearch {
public:
    LitSearch(const State& state, SpaceId start, bool through_walls)
        : state_(state), through_walls_(through_walls) {
        left_.fill(kFar);
        left_[start] = 0;
        queue_.push_back(start);
    }

    [[nodiscard]] bool is_done() const { return queue_.empty(); }
    SpaceId pop() { return queue_.pop(); }
    [[nodiscard]] bool is_lit(SpaceId space) const { return state_.spaces[space].is_lit(); }
    /// Returns the space on a side to which a tribe can step, or kNoSpace.
    [[nodiscard]] SpaceId beside(SpaceId here, Direction direction) const {
        const bool is_open = through_walls_ || has_passage(state_, here, direction);
        return is_open ? neighbour(state_, here, direction) : kNoSpace;
    }
    /// Notes the number for a space, with one Lit tile more or not; false if a lower one is known.
    bool reach(SpaceId from, SpaceId to, bool leaves_lit) {
        const int left = left_[from] + (leaves_lit ? 1 : 0);
        if (left >= left_[to]) {
            return false;
        }
        left_[to] = static_cast<std::uint8_t>(left);
        if (leaves_lit) {
            queue_.push_back(to);
        } else {
            queue_.push_front(to);
        }
        return true;
    }
    [[nodiscard]] const Distances& left() const { return left_; }

private:
    const State& state_;
    bool through_walls_;
    Distances left_{};
    SpaceQueue queue_;
};

/// Counts the steps to the spaces in the queue: over everything, or through passages over Lit
/// tiles.
void find_steps(const State& state, bool lit, SpaceQueue& queue, Distances& steps) {
    while (!queue.empty()) {
        const SpaceId here = queue.pop();
        for (const Direction direction : kDirections) {
            const SpaceId next = neighbour(state, here, direction);
            const bool is_open =
                next != kNoSpace
                && (!lit || (has_passage(state, here, direction) && !state.spaces[next].is_dark()));
            if (is_open && steps[next] == kFar) {
                steps[next] = static_cast<std::uint8_t>(steps[here] + 1);
                queue.push_back(next);
            }
        }
    }
}

bool has_prey(const State& state, SpaceId space) {
    return space == state.knight.at || space == state.dragon.at;
}

}  // namespace

KnightRoutes find_knight_routes(const Rules& rules, const State& state, bool walls) {
    return KnightSearch(rules, state, walls).run();
}

Distances tribe_distances(const State& state, SpaceId target, bool through_walls) {
    LitSearch search(state, target, through_walls);
    while (!search.is_done()) {
        const SpaceId here = search.pop();
        // Tribes may not pass through the Knight, and hardly through the Dragon.
        if (here != target && has_prey(state, here)) {
            continue;
        }
        for (const Direction direction : kDirections) {
            const SpaceId from = search.beside(here, direction);
            if (from != kNoSpace) {
                search.reach(here, from, search.is_lit(from));
            }
        }
    }
    return search.left();
}

TribeRoutes find_tribe_routes(const State& state, Piece tribe) {
    TribeRoutes routes;
    const SpaceId start = state.tribe(tribe).at;
    LitSearch search(state, start, has_monster(state.tribe(tribe), Monster::Golem));
    while (!search.is_done()) {
        const SpaceId here = search.pop();
        if (here != start && has_prey(state, here)) {
            continue;
        }
        for (const Direction direction : kDirections) {
            const SpaceId next = search.beside(here, direction);
            if (next != kNoSpace && !state.goblins.visited.has(next)
                && search.reach(here, next, search.is_lit(here))) {
                routes.first[next] = here == start ? direction : routes.first[here];
            }
        }
    }
    routes.left = search.left();
    return routes;
}

ThiefRoutes find_thief_routes(const State& state, SpaceId start) {
    return ThiefSearch(state, start).run();
}

Distances dragon_distances(const State& state, SpaceId target, bool surfaced) {
    Distances steps;
    steps.fill(kFar);
    steps[target] = 0;
    SpaceQueue queue;
    queue.push_back(target);
    find_steps(state, surfaced, queue, steps);
    return steps;
}

Distances lit_distances(const State& state, const SpaceSet& targets) {
    Distances steps;
    steps.fill(kFar);
    SpaceQueue queue;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (targets.has(space)) {
            steps[space] = 0;
            queue.push_back(space);
        }
    }
    find_steps(state, true, queue, steps);
    return steps;
}

}  // namespace tenebrae::bots
