// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/bot/role_bots.hpp"
#include "games/vast/bot/routes.hpp"

namespace tenebrae::bots {

/// The Cave: empties its stack, keeps Crystal tiles Dark at the ends of the map, where they
/// collapse first, and hinders the role that is nearest to its goal.
class CaveBot {
public:
    CaveBot(const vast::Rules& rules, const vast::State& state);

    [[nodiscard]] Rating rate(const vast::Action& action) const;
    /// Returns the role of others that is nearest to its goal.
    [[nodiscard]] vast::Role leader() const;
    /// Returns whether a tile is a Crystal tile; the Cave sees Dark ones too.
    [[nodiscard]] bool is_crystal(vast::Cell cell) const;
    /// Returns how many tiles a Lit tile makes the Cave place if it is turned so.
    [[nodiscard]] int opened_cells(vast::Cell cell, vast::Sides open) const;

private:
    struct Rows;
    struct OmenRows;

    [[nodiscard]] int threat(vast::Role role) const {
        return threats_[static_cast<std::size_t>(role)];
    }
    [[nodiscard]] int steps_out(vast::SpaceId space) const;
    [[nodiscard]] int knight_threat() const;
    [[nodiscard]] int goblin_threat() const;
    [[nodiscard]] int dragon_threat() const;
    [[nodiscard]] int thief_threat() const;
    void weigh_threats();
    [[nodiscard]] bool is_running_out(vast::Piece piece) const;
    [[nodiscard]] bool knight_wants_crystals() const {
        return !rules_.has_role(vast::Role::Dragon);
    }
    [[nodiscard]] vast::Piece runner() const;
    void find_path();
    void find_wanted();
    [[nodiscard]] int nearness(vast::Role role, vast::Cell cell) const;
    [[nodiscard]] int worth_for_thief(vast::Cell cell) const;
    [[nodiscard]] bool is_ambush_dangerous() const;
    [[nodiscard]] Rating rate_kind(vast::Cell cell, vast::Tile tile) const;
    [[nodiscard]] Rating rate_placing(vast::Cell cell, vast::Tile tile) const;
    [[nodiscard]] Rating rate_removal(vast::Cell cell) const;
    [[nodiscard]] Rating rate_treasure(vast::Cell cell) const;
    [[nodiscard]] int price_of(vast::OmenSymbol symbol) const;
    [[nodiscard]] int price_of(vast::Omen omen) const;
    void price_omens();
    [[nodiscard]] int worth_of_place(vast::Piece piece, vast::SpaceId space) const;
    [[nodiscard]] bool can_push_to(vast::Piece piece, vast::SpaceId space) const;
    [[nodiscard]] int best_place(vast::Piece piece, vast::SpaceId from, int steps) const;
    [[nodiscard]] int worth_of_token_place(vast::SpaceId space) const;
    [[nodiscard]] int best_token_place(vast::SpaceId from, int steps) const;
    [[nodiscard]] Rating rate_push(vast::Direction direction) const;
    [[nodiscard]] Rating rate_done() const;
    [[nodiscard]] int worth_of_bats(vast::Piece piece) const;
    [[nodiscard]] int worth_of_hatred(vast::Cell cell) const;
    [[nodiscard]] int worth_of_block(const vast::State& after) const;
    [[nodiscard]] int worth_of_rockslide(const vast::Action& action) const;
    [[nodiscard]] int worth_of_turn(const vast::Action& action) const;
    [[nodiscard]] int worth_of_spores(vast::Role role) const;
    [[nodiscard]] int harm_of(vast::EventCard card) const;
    [[nodiscard]] int worth_of_event(vast::Cell cell) const;
    [[nodiscard]] int worth_of_deck() const;
    [[nodiscard]] int worth_of_plunder(vast::Cell cell) const;
    [[nodiscard]] int worth_of_omen(const vast::Action& action) const;
    [[nodiscard]] Rating rate_omen(const vast::Action& action) const;
    [[nodiscard]] int worth_of_card(vast::TreasureCard card) const;

    const vast::Rules& rules_;
    const vast::State& state_;
    /// By role: how near it is to its goal, about 0 to 100, less a third of the nearest other's.
    std::array<int, vast::kRoles> threats_{};
    Distances out_{};  ///< steps to the Entrance over Lit tiles
    Distances wanted_{};  ///< steps over Lit tiles to what the Knight wants most
    Distances dark_{};  ///< steps over Lit tiles to a Dark tile
    std::array<int, vast::kOmens> prices_{};  ///< of the next use of each Omen
    bool treasure_draws_ = false;  ///< another Treasure on the map draws another token
    /// The spaces on the way of the piece that runs to the Entrance, from its own on.
    core::FixedList<vast::SpaceId, vast::kMaxSpaces> path_;
};

}  // namespace tenebrae::bots
