// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/bot/role_bots.hpp"
#include "games/vast/bot/routes.hpp"

namespace tenebrae::bots {

/// The Goblins: hunt the Knight, else the Ash Dragon, else Crystals, and the Thief while no tribe
/// can attack those. Tribes come onto the map near their prey and grow there until they are
/// stronger.
class GoblinBot {
public:
    GoblinBot(const vast::Rules& rules, const vast::State& state);

    [[nodiscard]] Rating rate(const vast::Action& action) const;
    /// Returns whether a tribe can attack its prey now; Crystals need two.
    [[nodiscard]] bool strikes(vast::Piece piece) const;
    /// Returns the Strength of a tribe when it arrives at its prey, at the Thief its Perception.
    [[nodiscard]] int strength_on_arrival(vast::Piece piece) const;
    [[nodiscard]] bool hunts_thief() const { return prey_ == Prey::Thief; }

private:
    struct Rows;
    enum class Prey : std::uint8_t { Knight, Dragon, Crystals, Thief };

    [[nodiscard]] const vast::TribeState& tribe(vast::Piece piece) const {
        return state_.tribe(piece);
    }
    [[nodiscard]] int strength_needed() const;
    [[nodiscard]] int strength_of(vast::Piece piece, int loss) const;
    void aim_at(vast::SpaceId space);
    [[nodiscard]] int worth_of_thief() const;
    void look_for_thief();
    [[nodiscard]] int loss_on_way(vast::Piece piece) const;
    [[nodiscard]] bool can_reach(vast::Piece piece, int bonus = 0) const;
    [[nodiscard]] bool can_still_act(vast::Piece piece) const;
    [[nodiscard]] int ready_tribes() const;
    [[nodiscard]] const Distances& distances(vast::Piece piece) const;
    void choose_crystal();
    [[nodiscard]] Rating rate_war(vast::War card) const;
    [[nodiscard]] Rating rate_payment() const;
    [[nodiscard]] Rating rate_scattering(vast::Piece piece) const;
    [[nodiscard]] Rating rate_spores(vast::Piece piece) const;
    [[nodiscard]] int losable_by(vast::Role role) const;
    [[nodiscard]] Rating rate_hex(vast::Role role) const;
    [[nodiscard]] Rating rate_bonus(bool is_rage) const;
    [[nodiscard]] int worth_of(vast::Monster monster) const;
    [[nodiscard]] int worth_of(vast::Secret secret) const;
    [[nodiscard]] Rating rate_assignment(const vast::Action& action) const;
    [[nodiscard]] Rating rate_secret(const vast::Action& action) const;
    [[nodiscard]] Rating rate_reveal(vast::Piece piece, vast::Cell cell) const;
    [[nodiscard]] Rating worth_of_place(vast::Piece piece, vast::SpaceId space, int loss) const;
    [[nodiscard]] Rating worth_of_hiding(vast::Piece piece) const;
    [[nodiscard]] Rating worth_here() const;
    [[nodiscard]] Rating rate_worm(vast::Diagonal diagonal, int steps) const;
    [[nodiscard]] Rating rate_flare() const;
    [[nodiscard]] Rating rate_step(vast::Direction direction) const;
    [[nodiscard]] Rating rate_hop(vast::SpaceId pit) const;
    [[nodiscard]] Rating rate_flow(vast::SpaceId space) const;
    /// Rates a step by the best space to which such ways lead: `begins` takes a space.
    template <typename Begins>
    [[nodiscard]] Rating rate_ways(Begins begins) const;
    [[nodiscard]] Rating rate_attack(vast::Target target) const;
    [[nodiscard]] Rating rate_special() const;
    [[nodiscard]] Rating rate_hiding() const;
    [[nodiscard]] int dark_around(vast::SpaceId space) const;

    const vast::Rules& rules_;
    const vast::State& state_;
    Prey prey_ = Prey::Knight;
    vast::SpaceId target_ = vast::kNoSpace;
    int crystals_ = 0;  ///< Crystal tokens on the map
    Distances by_passages_{};
    Distances through_walls_{};
    TribeRoutes routes_;  ///< of the active tribe
};

}  // namespace tenebrae::bots
