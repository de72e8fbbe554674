// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/bot/role_bots.hpp"
#include "games/vast/bot/routes.hpp"

namespace tenebrae::bots {

/// The Thief: fetches loot and stashes it at the Entrance, robs those who do not notice him, and
/// explores Dark tiles where no loot is in sight.
class ThiefBot {
public:
    ThiefBot(const vast::Rules& rules, const vast::State& state);

    [[nodiscard]] Rating rate(const vast::Action& action) const;
    /// Returns the space that he wants to go to; kNoSpace if there is none.
    [[nodiscard]] vast::SpaceId goal() const { return trip_.space; }
    [[nodiscard]] int steps_to_goal() const { return routes_.steps[trip_.space]; }
    /// Returns whether he goes there to fire a Flare.
    [[nodiscard]] bool fires_at_goal() const { return trip_.flares; }
    /// Returns the chance in a hundred of an action roll with these cubes.
    [[nodiscard]] int chance(int cubes) const;

private:
    struct Rows;
    /// What a space is good for.
    struct Find {
        int tokens = 0;  ///< that he may carry away, in hundredths
        int cubes = 0;  ///< that it takes
        bool waits = false;  ///< until the next turn
        bool flares = false;
    };
    /// A way to a space and from there to the Entrance.
    struct Trip {
        vast::SpaceId space = vast::kNoSpace;
        int rate = 0;  ///< tokens for a turn, in hundredths
        int tokens = 0;  ///< in hundredths
        int turns = 0;  ///< that begin on the way
        bool flares = false;
    };

    [[nodiscard]] const vast::Thief& thief() const { return state_.thief; }
    [[nodiscard]] int tokens_needed() const;
    [[nodiscard]] bool wants_more() const;
    [[nodiscard]] bool is_in_danger() const;
    [[nodiscard]] bool is_loot(vast::Tile tile) const;
    void find_unknown();
    [[nodiscard]] int unknown_around(vast::SpaceId space) const;
    [[nodiscard]] bool is_within_reach(vast::SpaceId space) const;
    [[nodiscard]] int chance_to_rob(vast::Piece piece) const;
    [[nodiscard]] Find tokens_at(vast::SpaceId space) const;
    [[nodiscard]] Find unknown_at(vast::SpaceId space) const;
    [[nodiscard]] Find flare_at(vast::SpaceId space) const;
    void consider(vast::SpaceId space, const Find& find);
    void consider_find(vast::SpaceId space, const Find& find);
    void find_trip();
    [[nodiscard]] Rating rate_stats(const vast::Action& action) const;
    [[nodiscard]] Rating rate_step(vast::Direction direction, bool climbs) const;
    [[nodiscard]] Rating rate_hop(vast::SpaceId pit) const;
    [[nodiscard]] Rating rate_flow(vast::SpaceId space) const;
    [[nodiscard]] int rate_from(vast::SpaceId space) const;
    [[nodiscard]] Rating rate_loot(const vast::Action& action) const;
    [[nodiscard]] Rating rate_roll(int cubes, int price) const;
    [[nodiscard]] Rating rate_flare() const;
    [[nodiscard]] Rating rate_reveal(vast::Sides open) const;
    [[nodiscard]] Rating rate_evasion(vast::Direction direction) const;

    const vast::Rules& rules_;
    const vast::State& state_;
    int moves_ = 0;  ///< of a turn
    int cubes_ = 0;  ///< of a turn
    int loot_chance_ =
        0;  ///< that a tile that he does not know is a Treasure or Vault, in hundredths
    core::FixedList<vast::Cell, vast::kTiles> unknown_;  ///< Dark tiles that he does not know
    ThiefRoutes routes_;
    ThiefRoutes home_;  ///< from the Entrance
    Trip trip_;
};

}  // namespace tenebrae::bots
