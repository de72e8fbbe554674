// SPDX-License-Identifier: MIT
#include "games/vast/bot/terrain_bot.hpp"

#include "games/vast/bot/evaluation.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::bots {

using namespace vast;

namespace {

constexpr int kTooFar = 5;  ///< a Terrain at this distance does not matter to a piece
constexpr int kLeaderWeight = 2;
constexpr int kOwnWeight = 3;
constexpr int kCurrent = 1;  ///< of a River that runs with or against a piece

/// How much a Terrain hinders a piece of each role that is near it; less than 0: it helps. Canyon,
/// Lake, Magma, Forest, Pits, River.
constexpr std::array<std::array<int, kTerrains>, kRoles> kHindrances{{
    {3, 0, 2, 0, 1, 0},  // Knight
    {2, 3, 4, -1, -1, 2},  // Goblins
    {3, 0, 0, 2, 1, 0},  // Dragon
    {0, 0, 0, 0, 0, 0},  // Cave
    {2, 0, 3, -1, -1, 0},  // Thief
}};

}  // namespace

TerrainBot::TerrainBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    std::int64_t best = -1;
    for (const Role role : kAllRoles) {
        const bool is_other = role != state.owner && rules.has_role(role)
                              && (role != Role::Knight || is_knight_alive(state));
        const std::int64_t chance = is_other ? win_chance(rules, state, role) : -1;
        if (chance > best) {
            best = chance;
            leader_ = role;
        }
    }
}

TerrainBot::Place TerrainBot::place_of(const Action& action) {
    if (action.kind == ActionKind::Pits) {
        Place place{Terrain::Pits, 0, {}};
        for (const Cell cell : pits_of(action)) {
            place.cells.push_back(cell);
        }
        return place;
    }
    const auto terrain = static_cast<Terrain>(action.what);
    return {terrain, action.over, cells_of(terrain, action.cell, action.over)};
}

int TerrainBot::distance_to(const Place& place, Piece piece) const {
    const SpaceId at = space_of(state_, piece);
    int least = kTooFar;
    for (const Cell cell : place.cells) {
        least = at == kNoSpace ? least : std::min(least, distance(cell, state_.spaces[at].at));
    }
    return least;
}

/// Returns whether a piece is on its way to the Entrance.
bool TerrainBot::is_going_home(Piece piece) const {
    return piece == Piece::Thief    ? count_carried(state_) > 0
           : piece == Piece::Dragon ? state_.dragon.surfaced
                                    : false;
}

int TerrainBot::hindrance(const Place& place, Piece piece) const {
    int each = kHindrances.at(index(role_of(piece))).at(static_cast<std::size_t>(place.terrain));
    if (place.terrain == Terrain::River && is_going_home(piece)) {
        const int first = distance(*place.cells.begin(), kEntranceCell);
        const int last = distance(*(place.cells.end() - 1), kEntranceCell);
        const auto current = static_cast<Direction>(place.turn);
        const bool runs_on = current == Direction::East || current == Direction::South;
        const bool runs_home = runs_on ? last < first : first < last;
        each += runs_home ? -kCurrent : kCurrent;
    }
    return each * (kTooFar - distance_to(place, piece));
}

/// Returns how much a Terrain hinders the pieces of a role together.
int TerrainBot::hindrance(const Place& place, Role role) const {
    int sum = 0;
    for (const Piece piece : kAllPieces) {
        sum += role_of(piece) == role ? hindrance(place, piece) : 0;
    }
    return sum;
}

Rating TerrainBot::rate(const Action& action) const {
    if (action.kind != ActionKind::Terrain && action.kind != ActionKind::Pits) {
        return 0;
    }
    const Place place = place_of(action);
    Rating rating = 0;
    for (const Role role : kAllRoles) {
        if (rules_.has_role(role)) {
            const int weight = role == state_.owner ? -kOwnWeight
                               : role == leader_    ? kLeaderWeight
                                                    : 1;
            rating += weight * hindrance(place, role);
        }
    }
    return rating;
}

Role TerrainBot::most_hindered(const Action& action) const {
    Role most = Role::None;
    int best = 0;
    if (action.kind == ActionKind::Terrain || action.kind == ActionKind::Pits) {
        const Place place = place_of(action);
        for (const Role role : kAllRoles) {
            const int hindered =
                rules_.has_role(role) && role != state_.owner ? hindrance(place, role) : 0;
            if (hindered > best) {
                best = hindered;
                most = role;
            }
        }
    }
    return most;
}

}  // namespace tenebrae::bots
