// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/bot/role_bots.hpp"
#include "games/vast/bot/routes.hpp"

namespace tenebrae::bots {

/// The Knight: explores, smashes Crystals, takes Treasures and hunts the Dragon, and keeps Hero
/// cubes back for her Strength.
class KnightBot {
public:
    KnightBot(const vast::Rules& rules, const vast::State& state);

    [[nodiscard]] Rating rate(const vast::Action& action) const;
    /// Returns the space that she wants to go to; kNoSpace if there is none.
    [[nodiscard]] vast::SpaceId goal() const { return goal_.space; }
    [[nodiscard]] int steps_to_goal() const { return goal_.steps; }

private:
    struct Rows;
    /// The space she wants to go to next.
    struct Goal {
        vast::SpaceId space = vast::kNoSpace;
        int worth = 0;
        int steps = 0;
    };

    [[nodiscard]] int free_cubes() const { return state_.knight.free; }
    [[nodiscard]] int on_slot(vast::Slot slot) const {
        return state_.knight.slots[static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] int ambush_strength() const;
    [[nodiscard]] int attack_danger() const;
    [[nodiscard]] int reserve() const;
    [[nodiscard]] int cubes_to_smash() const;
    [[nodiscard]] int cubes_to_wound(bool surely) const;
    [[nodiscard]] int hunt_chance(int cubes) const;
    [[nodiscard]] int cubes_to_notice() const;
    [[nodiscard]] int worth_of_tribes(vast::SpaceId space) const;
    [[nodiscard]] int worth_of_thief(vast::SpaceId space, int cubes) const;
    [[nodiscard]] int worth_of_tokens(vast::SpaceId space, int cubes) const;
    [[nodiscard]] int worth_of_tile(vast::SpaceId space) const;
    [[nodiscard]] int worth_of(vast::SpaceId space, int steps) const;
    void find_goal();
    [[nodiscard]] Rating rate_flare(vast::Cell cell) const;
    [[nodiscard]] bool can_throw_javelin() const;
    [[nodiscard]] bool can_shoot_thief() const;
    [[nodiscard]] bool wants_card(vast::TreasureCard card) const;
    [[nodiscard]] Rating rate_cube(vast::Slot slot) const;
    [[nodiscard]] Rating rate_cube_here(vast::Slot slot) const;
    [[nodiscard]] Rating rate_cube_to_go(vast::Slot slot) const;
    [[nodiscard]] Rating rate_step(vast::Direction direction, bool by_map) const;
    [[nodiscard]] Rating rate_hop(vast::SpaceId pit) const;
    [[nodiscard]] Rating rate_flow(vast::SpaceId space) const;
    [[nodiscard]] int worth_on(vast::SpaceId space) const;
    [[nodiscard]] Rating rate_brace(vast::Slot slot) const;

    const vast::Rules& rules_;
    const vast::State& state_;
    KnightRoutes routes_;
    Goal goal_;
};

}  // namespace tenebrae::bots
