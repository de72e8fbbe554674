// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/bot/role_bots.hpp"
#include "games/vast/rules/terrain.hpp"

#include <array>

namespace tenebrae::bots {

/// Rates the answers to the decision `terrain`: a Terrain comes where it hinders the others more
/// than the role that decides, and the role that is nearest to its goal most. To place none rates
/// 0.
class TerrainBot {
public:
    TerrainBot(const vast::Rules& rules, const vast::State& state);

    [[nodiscard]] Rating rate(const vast::Action& action) const;
    /// Returns the other role that an answer hinders most; Role::None if it hinders nobody.
    [[nodiscard]] vast::Role most_hindered(const vast::Action& action) const;

private:
    /// The cells of a Terrain, and how it lies.
    struct Place {
        vast::Terrain terrain{};
        vast::Turn turn = 0;
        vast::TerrainCells cells;
    };
    [[nodiscard]] static Place place_of(const vast::Action& action);
    [[nodiscard]] int distance_to(const Place& place, vast::Piece piece) const;
    [[nodiscard]] bool is_going_home(vast::Piece piece) const;
    [[nodiscard]] int hindrance(const Place& place, vast::Piece piece) const;
    [[nodiscard]] int hindrance(const Place& place, vast::Role role) const;

    const vast::Rules& rules_;
    const vast::State& state_;
    vast::Role leader_ = vast::Role::None;  ///< among the others
};

}  // namespace tenebrae::bots
