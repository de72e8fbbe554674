// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/bot/role_bots.hpp"
#include "games/vast/bot/routes.hpp"

namespace tenebrae::bots {

/// The Dragon: wakes up by Treasures, Goblins and events, surfaces on a Crystal tile near the
/// Entrance, and leaves.
class DragonBot {
public:
    DragonBot(const vast::Rules& rules, const vast::State& state);

    [[nodiscard]] Rating rate(const vast::Action& action) const;
    /// Returns the space that he wants to reach; kNoSpace if there is none.
    [[nodiscard]] vast::SpaceId target() const { return target_; }
    /// Returns how good a space is for a new Treasure: near, but not to the Knight.
    [[nodiscard]] Rating rate_treasure(vast::Cell cell) const;

private:
    struct Rows;

    [[nodiscard]] int box(vast::SlothBox box) const {
        return state_.dragon.boxes[static_cast<std::size_t>(box)];
    }
    [[nodiscard]] int cards(vast::Gem symbol) const {
        return state_.dragon.hand[static_cast<std::size_t>(symbol)];
    }
    [[nodiscard]] bool wants_events() const;
    [[nodiscard]] int dark_around() const;
    [[nodiscard]] int prey_around() const;
    [[nodiscard]] int worth_of_thief() const;
    [[nodiscard]] bool is_thief_around() const;
    [[nodiscard]] bool may_thief_fetch() const;
    void choose_target();
    [[nodiscard]] int worth_of_surfacing(vast::SpaceId space) const;
    [[nodiscard]] int danger_at(vast::SpaceId space) const;
    [[nodiscard]] bool is_hungry() const;
    [[nodiscard]] Rating rate_move(const vast::Action& action) const;
    [[nodiscard]] Rating rate_flow(vast::SpaceId space) const;
    [[nodiscard]] Rating rate_claw() const;
    [[nodiscard]] Rating rate_scratch() const;
    [[nodiscard]] Rating rate_flame_wall(vast::Direction direction) const;
    [[nodiscard]] Rating rate_back(vast::SlothBox to) const;
    [[nodiscard]] Rating rate_slither(vast::SlothBox from, vast::SlothBox to) const;

    const vast::Rules& rules_;
    const vast::State& state_;
    vast::SpaceId target_ = vast::kNoSpace;
    Distances steps_{};  ///< to the target
};

}  // namespace tenebrae::bots
