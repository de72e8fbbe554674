// SPDX-License-Identifier: MIT
#include "games/vast/bot/routes.hpp"

#include "core/fixed_list.hpp"

#include <algorithm>

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

/// Calls `each` for every Pit to which a piece on a space could hop.
template <typename Each>
void for_hops(const State& state, SpaceId here, Each each) {
    for (SpaceId pit = 0; is_pit(state, here) && pit < kMaxSpaces; ++pit) {
        if (pit != here && is_pit(state, pit)) {
            each(pit);
        }
    }
}

/// Returns how many Lit tiles are as dear to a tribe as a step (VA-B27, VA-N9, VA-N10, VA-N13).
int cost_of_step(const State& state, SpaceId from, SpaceId to) {
    const Space& here = state.spaces[from];
    const Space& there = state.spaces[to];
    if (!here.is_terrain() && !there.is_terrain()) {
        return here.is_lit() ? 1 : 0;
    }
    const bool is_within = is_same_terrain(state, from, to);
    const bool is_lake = is_terrain(state, to, Terrain::Lake);
    const bool is_river = is_terrain(state, to, Terrain::River);
    const bool enters_water = !is_within && (is_lake || is_river);
    const bool is_upstream =
        is_within && is_river && next_to(there.at, current_of(state, to)) == here.at;
    const int lost = (enters_water ? 1 : 0) + (is_upstream ? 1 : 0)
                     + (is_terrain(state, from, Terrain::Magma) ? 1 : 0);
    return (here.is_lit() || is_terrain(state, from, Terrain::Lake) ? 1 : 0)
           + kLitForPopulation * lost;
}

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
            for_hops(state_, here, [&](SpaceId pit) { hop(here, pit); });
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
        if (routes_.steps[next] <= steps || is_impassable(state_, next)
            || !can_knight_enter(rules_, state_, next)) {
            return;
        }
        routes_.steps[next] = static_cast<std::uint8_t>(steps);
        const bool is_first = from == state_.knight.at;
        routes_.hops.to[next] = is_first ? kNoSpace : routes_.hops.to[from];
        routes_.first[next] = is_first ? direction : routes_.first[from];
        routes_.by_map[next] =
            is_first ? by_wall && !has_passage(state_, from, direction) : routes_.by_map[from];
        queue_.push_back(next);
    }

    void hop(SpaceId from, SpaceId pit) {
        const int steps = routes_.steps[from] + 1;
        if (routes_.steps[pit] > steps) {
            const bool is_first = from == state_.knight.at;
            routes_.steps[pit] = static_cast<std::uint8_t>(steps);
            routes_.first[pit] = routes_.first[from];
            routes_.by_map[pit] = !is_first && routes_.by_map[from];
            routes_.hops.to[pit] = is_first ? pit : routes_.hops.to[from];
            queue_.push_back(pit);
        }
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
                if (is_impassable(state_, next)) {
                    cross(here, direction);
                } else if (next != kNoSpace && next != state_.dragon.flame_wall) {
                    reach(here, next, direction, has_passage(state_, here, direction) ? 0 : 1);
                }
            }
            for_hops(state_, here, [&](SpaceId pit) { hop(here, pit); });
        }
        return routes_;
    }

private:
    void cross(SpaceId here, Direction direction) {
        const SpaceId beyond = space_across(state_, here, direction);
        if (beyond != kNoSpace && beyond != state_.dragon.flame_wall) {
            reach(here, beyond, direction, 2);
        }
    }
    void hop(SpaceId here, SpaceId pit) {
        const bool is_first = here == start_;
        if (reach(here, pit, routes_.first[here], 0)) {
            routes_.hops.to[pit] = is_first ? pit : routes_.hops.to[here];
        }
    }
    /// Notes a way that climbs so often: over a wall once, over a chasm twice and 2 spaces far.
    bool reach(SpaceId here, SpaceId next, Direction direction, int climbs) {
        const int steps = routes_.steps[here] + std::max(1, climbs);
        const int climbed = routes_.climbs[here] + climbs;
        if (steps + climb_ * climbed >= routes_.steps[next] + climb_ * routes_.climbs[next]) {
            return false;
        }
        const bool is_first = here == start_;
        routes_.steps[next] = static_cast<std::uint8_t>(steps);
        routes_.climbs[next] = static_cast<std::uint8_t>(climbed);
        routes_.first[next] = is_first ? direction : routes_.first[here];
        routes_.climbs_first[next] = is_first ? climbs > 0 : routes_.climbs_first[here];
        routes_.hops.to[next] = is_first ? kNoSpace : routes_.hops.to[here];
        queue_.push_back(next);
        return true;
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
        : state_(state), start_(start), through_walls_(through_walls) {
        left_.fill(kFar);
        left_[start] = 0;
        queue_.push_back(start);
    }

    [[nodiscard]] bool is_done() const { return queue_.empty(); }
    [[nodiscard]] SpaceId start() const { return start_; }
    SpaceId pop() { return queue_.pop(); }
    /// Returns the space on a side to which a tribe can step, or kNoSpace.
    [[nodiscard]] SpaceId beside(SpaceId here, Direction direction) const {
        const bool is_open = through_walls_ || has_passage(state_, here, direction);
        const SpaceId next = is_open ? neighbour(state_, here, direction) : kNoSpace;
        return is_impassable(state_, next) ? kNoSpace : next;
    }
    /// Notes the number for a space, with so many Lit tiles more; false if a lower one is known.
    bool reach(SpaceId from, SpaceId to, int more) {
        const int left = left_[from] + more;
        if (left >= left_[to]) {
            return false;
        }
        left_[to] = static_cast<std::uint8_t>(left);
        if (more > 0) {
            queue_.push_back(to);
        } else {
            queue_.push_front(to);
        }
        return true;
    }
    [[nodiscard]] const Distances& left() const { return left_; }

private:
    const State& state_;
    SpaceId start_;
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
                next != kNoSpace && !is_impassable(state, next)
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

bool is_magma_trap(const State& state, SpaceId space, int left) {
    if (!is_terrain(state, space, Terrain::Magma)) {
        return false;
    }
    return left < 1 || std::none_of(kDirections.begin(), kDirections.end(), [&](Direction side) {
               const SpaceId next = neighbour(state, space, side);
               return may_stand(state, next) && !is_terrain(state, next, Terrain::Magma)
                      && has_passage(state, space, side);
           });
}

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
                search.reach(here, from, cost_of_step(state, from, here));
            }
        }
        for_hops(state, here, [&](SpaceId pit) { search.reach(here, pit, 0); });
    }
    return search.left();
}

namespace {

/// Notes that a tribe comes onto a Pit by a hop from another one, unless it was there in this turn
/// or gets there sooner.
void note_hop(
    const State& state, LitSearch& search, TribeRoutes& routes, SpaceId from, SpaceId pit
) {
    if (!state.goblins.visited.has(pit) && search.reach(from, pit, 0)) {
        routes.first[pit] = routes.first[from];
        routes.hops.to[pit] = from == search.start() ? pit : routes.hops.to[from];
    }
}

}  // namespace

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
                && search.reach(here, next, cost_of_step(state, here, next))) {
                routes.first[next] = here == start ? direction : routes.first[here];
                routes.hops.to[next] = here == start ? kNoSpace : routes.hops.to[here];
            }
        }
        for_hops(state, here, [&](SpaceId pit) { note_hop(state, search, routes, here, pit); });
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
