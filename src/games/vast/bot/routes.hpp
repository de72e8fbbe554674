// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

/// Distances for bots, from what everybody sees.
namespace tenebrae::bots {

/// A distance that is too far.
inline constexpr int kFar = 200;

/// A number for each space.
using Distances = std::array<std::uint8_t, vast::kMaxSpaces>;

/// The first steps that are hops from Pit to Pit (VA-N12).
struct FirstHops {
    /// The Pit to which the first step hops; kNoSpace if it goes in a direction.
    std::array<vast::SpaceId, vast::kMaxSpaces> to;
    FirstHops() { to.fill(vast::kNoSpace); }
};

/// Returns whether a piece that enters the space, with so much movement left then, would have to
/// end its turn on Magma (VA-N10).
bool is_magma_trap(const vast::State& state, vast::SpaceId space, int left);

/// The Knight's routes from her space.
struct KnightRoutes {
    Distances steps{};  ///< kFar: she cannot get there
    /// The direction of the first step. Only for spaces that she can reach.
    std::array<vast::Direction, vast::kMaxSpaces> first{};
    std::array<bool, vast::kMaxSpaces> by_map{};  ///< the first step needs the Ancient Map
    FirstHops hops;
};
/// Finds her routes: they end on Dark tiles and lead past stronger tribes. `walls`: up to one wall
/// may be crossed, with the Ancient Map.
KnightRoutes find_knight_routes(const vast::Rules& rules, const vast::State& state, bool walls);

/// How many Lit tiles a tribe leaves for 1 Population (VA-B27).
inline constexpr int kLitForPopulation = 2;

/// Returns how many Lit tiles a tribe leaves on the best path from each space to the target. What
/// Terrain costs counts as Lit tiles left, too.
Distances tribe_distances(const vast::State& state, vast::SpaceId target, bool through_walls);

/// The routes of a tribe in its activation.
struct TribeRoutes {
    Distances left{};  ///< Lit tiles that it leaves on its way to a space, as in tribe_distances()
    std::array<vast::Direction, vast::kMaxSpaces> first{};  ///< of the first step
    FirstHops hops;
};
/// Finds the routes with the fewest Lit tiles over spaces not yet visited. They end at the prey.
TribeRoutes find_tribe_routes(const vast::State& state, vast::Piece tribe);

/// The Thief's paths from a space over Dark and Lit tiles.
struct ThiefRoutes {
    Distances steps{};  ///< kFar: he cannot get there
    Distances climbs{};  ///< the steps among them through walls
    std::array<vast::Direction, vast::kMaxSpaces> first{};  ///< of the first step
    std::array<bool, vast::kMaxSpaces> climbs_first{};  ///< the first step is a climb
    FirstHops hops;
};
/// Finds the paths with the fewest steps, where a climb counts as many more as it costs cubes. None
/// leads through a Flame Wall; one over a chasm counts as 2 steps and 2 climbs (VA-N7).
ThiefRoutes find_thief_routes(const vast::State& state, vast::SpaceId start);

/// Returns the steps of the Dragon from each space to the target: underground over everything,
/// surfaced through passages over Lit tiles and Terrain.
Distances dragon_distances(const vast::State& state, vast::SpaceId target, bool surfaced);

/// Returns the steps from each space to the nearest of some spaces, through passages over Lit
/// tiles and Terrain.
Distances lit_distances(const vast::State& state, const vast::SpaceSet& targets);

}  // namespace tenebrae::bots
