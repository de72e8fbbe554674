// SPDX-License-Identifier: MIT
#include "games/vast/bot/thief_bot.hpp"

#include "games/vast/bot/rating_rows.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

constexpr Rating kAtHand = 5000;  ///< what can be done on his space
constexpr Rating kOnTheWay = 1000;
constexpr Rating kSpare = 10;  ///< what is done with cubes that are left over

constexpr int kTurn = 60;  ///< the time of a turn; Movement divides it
constexpr int kOverhead = 20;  ///< the time that every trip takes
constexpr int kRisk = 8;  ///< of losing all, for each turn that begins on a trip, in hundredths
constexpr int kMostFound = 200;  ///< by a flare, in hundredths of tokens
constexpr int kFetchingSteps = 2;  ///< to what a flare reveals

/// What is left of Movement and Action cubes, over some turns.
class Budget {
public:
    Budget(int moves, int cubes, int all_moves, int all_cubes)
        : moves_(moves),
          cubes_(cubes),
          all_moves_(all_moves),
          all_cubes_(all_cubes),
          begun_(time_of(moves)) {}

    void go(int steps, int climbs, int climb_price) {
        for (; steps > 0; --steps, --climbs) {
            const int price = climbs > 0 ? climb_price : 0;
            if (moves_ == 0 || cubes_ < price) {
                end_turn();
            }
            --moves_;
            cubes_ -= price;
        }
    }
    void pay(int cubes) {
        for (; cubes > 0; --cubes) {
            if (cubes_ == 0) {
                end_turn();
            }
            --cubes_;
        }
    }
    void end_turn() {
        ++turns_;
        moves_ = all_moves_;
        cubes_ = all_cubes_;
    }
    [[nodiscard]] int turns() const { return turns_; }
    [[nodiscard]] int time() const { return kTurn * turns_ + time_of(moves_) - begun_; }

private:
    /// Returns the time of a turn in which so much Movement is left.
    [[nodiscard]] int time_of(int moves) const { return kTurn * (all_moves_ - moves) / all_moves_; }

    int moves_;
    int cubes_;
    int all_moves_;
    int all_cubes_;
    int begun_;
    int turns_ = 0;
};

/// What he gets and what it costs him.
int worth_of(Upgrade upgrade) {
    /// In the order of Upgrade.
    constexpr std::array<int, kUpgrades> kWorth{50, 40, 75, 1, 120, 110, 45, 100, 90, 60, 20};
    return kWorth.at(static_cast<std::size_t>(upgrade));
}

int worth_of(TreasureCard card) {
    /// In the order of TreasureCard.
    constexpr std::array<int, kTreasureCards> kWorth{5, 8, 7, 3, 6, 7, 9};
    return kWorth.at(static_cast<std::size_t>(card));
}

/// Returns how many Secrets the Goblins' hand has, from what everybody sees.
int count_hand(const State& state) {
    const Goblins& goblins = state.goblins;
    return static_cast<int>(kSecrets) - state.secrets.size - std::popcount(goblins.secret_discards)
           - std::popcount(goblins.open);
}

}  // namespace

ThiefBot::ThiefBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    home_ = find_thief_routes(state, kEntranceSpace);
    if (state.decision == Decision::Thief) {
        moves_ = std::max(1, thief_stat(rules, state, Stat::Movement));
        cubes_ = std::max(1, thief_stat(rules, state, Stat::Thievery));
        find_trip();
    }
}

int ThiefBot::tokens_needed() const {
    return rules_.goals.stashed - thief().stashed;
}

bool ThiefBot::wants_more() const {
    return count_carried(state_) < tokens_needed();
}

/// Returns whether anybody could kill him and gain by it.
bool ThiefBot::is_in_danger() const {
    return is_knight_alive(state_) || rules_.has_role(Role::Goblins)
           || rules_.has_role(Role::Dragon);
}

/// Returns whether a tile gets a token that he can fetch when it is revealed.
bool ThiefBot::is_loot(Tile tile) const {
    return rules_.is_kind(tile, TileKind::Treasure) || rules_.is_kind(tile, TileKind::Vault);
}

/// Finds the Dark tiles that he does not know, and the chance that one of them has loot.
void ThiefBot::find_unknown() {
    int loot = 0;
    int tiles = 0;
    for (Tile tile = 1; tile < kTiles; ++tile) {
        loot += is_loot(tile) ? 1 : 0;
        ++tiles;
    }
    for (const Space& at : state_.spaces) {
        if (at.is_dark() && !at.is_peeked()) {
            unknown_.push_back(at.at);
        } else if (at.is_used() && at.tile != kEntrance && !at.is_terrain()) {
            loot -= is_loot(at.tile) ? 1 : 0;
            --tiles;
        }
    }
    loot_chance_ = tiles > 0 ? 100 * loot / tiles : 0;
}

/// Returns how many Dark tiles that he does not know are on or around a space.
int ThiefBot::unknown_around(SpaceId space) const {
    const Cell here = state_.spaces[space].at;
    return static_cast<int>(std::count_if(unknown_.begin(), unknown_.end(), [&](Cell cell) {
        return std::abs(cell.south - here.south) <= 1 && std::abs(cell.east - here.east) <= 1;
    }));
}

int ThiefBot::chance(int cubes) const {
    const bool rerolls =
        has_upgrade(state_, Upgrade::Fingers) && !has(thief().marks, ThiefMark::Rerolled);
    return cubes >= kMaxCubes ? 100 : cubes == 2 ? (rerolls ? 97 : 83) : (rerolls ? 75 : 50);
}

/// Returns whether he can be on a space in this turn with a cube left.
bool ThiefBot::is_within_reach(SpaceId space) const {
    return routes_.steps[space] <= thief_moves_left(rules_, state_)
           && routes_.climbs[space] * climb_cost(state_) < thief_cubes_left(rules_, state_);
}

/// Returns the chance in a hundred to get a Treasure from a piece; 0 if it cannot be robbed. It may
/// move away before he arrives.
int ThiefBot::chance_to_rob(Piece piece) const {
    HiddenCounts known;
    known.secrets = static_cast<std::uint8_t>(
        rules_.has_role(Role::Goblins) ? std::max(0, count_hand(state_)) : 0
    );
    const SpaceId there = space_of(state_, piece);
    if (has(thief().targets, role_of(piece))
        || thief_stealth(rules_, state_) <= guard_against_thief(rules_, state_, piece)
        || !has_something_to_take(rules_, state_, known, piece)) {
        return 0;
    }
    const int cubes = thief_cubes_left(rules_, state_) - routes_.climbs[there] * climb_cost(state_);
    return is_within_reach(there) ? chance(cubes) : chance(cubes_) / 3;
}

/// Returns the loot of a space.
ThiefBot::Find ThiefBot::tokens_at(SpaceId space) const {
    const Space& at = state_.spaces[space];
    Find find{.tokens = 100 * at.treasures, .cubes = at.treasures};
    for (const SpaceId gem : state_.dragon.gems) {
        find.tokens += gem == space ? 100 : 0;
        find.cubes += gem == space ? 2 : 0;
    }
    if (at.has(Token::Vault)) {
        const int cubes =
            std::min(kMaxCubes, cubes_ + (has_upgrade(state_, Upgrade::LockKit) ? 1 : 0));
        find.waits = find.tokens == 0 && has(thief().vaults, vault_index(at.tile));
        find.tokens += chance(cubes);
        find.cubes += lock_cost(state_, cubes);
    }
    return find;
}

/// Returns what he may find if he ends his turn on a Dark tile.
ThiefBot::Find ThiefBot::unknown_at(SpaceId space) const {
    const Space& at = state_.spaces[space];
    if (!at.is_dark() || has_other_players_piece(state_, space, Role::Thief)) {
        return {};
    }
    const int known = at.is_peeked() && is_loot(at.tile) ? 100 : 0;
    return {.tokens = at.is_peeked() ? known : loot_chance_, .cubes = 2, .waits = true};
}

ThiefBot::Find ThiefBot::flare_at(SpaceId space) const {
    const int found = has(rules_.flare, Role::Thief)
                          ? std::min(kMostFound, loot_chance_ * unknown_around(space) / 2)
                          : 0;
    return {.tokens = found, .cubes = 2, .flares = true};
}

/// Takes a trip to a space if it brings more tokens for its time than the best so far.
void ThiefBot::consider(SpaceId space, const Find& find) {
    const int carried = 100 * count_carried(state_);
    const int tokens = std::min(carried + find.tokens, 100 * tokens_needed());
    const bool may_end = may_stand(state_, space) && !is_terrain(state_, space, Terrain::Magma);
    if (routes_.steps[space] >= kFar || home_.steps[space] >= kFar || tokens == 0 || !may_end) {
        return;
    }
    Budget budget(
        thief_moves_left(rules_, state_), thief_cubes_left(rules_, state_), moves_, cubes_
    );
    const int price = climb_cost(state_);
    budget.go(routes_.steps[space], routes_.climbs[space], price);
    if (find.waits) {
        budget.end_turn();
    }
    budget.pay(find.cubes);
    if (find.flares) {
        budget.go(kFetchingSteps, 0, price);
    }
    // What is taken on the Entrance is stashed when he comes back.
    const bool is_there = space == kEntranceSpace && routes_.steps[space] == 0;
    budget.go(is_there ? 2 : home_.steps[space], home_.climbs[space], price);
    const int safe = std::max(20, 100 - (is_in_danger() ? kRisk : 1) * budget.turns());
    const int rate = tokens * safe / 100 * kTurn / (budget.time() + kOverhead);
    if (rate > trip_.rate) {
        trip_ = {space, rate, tokens, budget.turns(), find.flares};
    }
}

void ThiefBot::consider_find(SpaceId space, const Find& find) {
    if (find.tokens > 0) {
        consider(space, find);
    }
}

void ThiefBot::find_trip() {
    routes_ = find_thief_routes(state_, thief().at);
    find_unknown();
    const bool is_home = thief().at == kEntranceSpace;
    if (!is_home) {
        consider(kEntranceSpace, {});
    }
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(state_, thief().at, direction);
        if (is_home && next != kNoSpace) {
            consider(next, {});
        }
    }
    if (!wants_more()) {
        return;
    }
    for (const Piece piece : kAllPieces) {
        const SpaceId space = space_of(state_, piece);
        if (piece != Piece::Thief && space != kNoSpace) {
            const int cubes = std::min(kMaxCubes, thief_cubes_left(rules_, state_));
            consider_find(space, {.tokens = chance_to_rob(piece), .cubes = cubes});
        }
    }
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (state_.spaces[space].is_used()) {
            consider_find(space, tokens_at(space));
            consider_find(space, unknown_at(space));
            consider_find(space, flare_at(space));
        }
    }
}

struct ThiefBot::Rows {
    using Row = KindRow<ThiefBot, Rating>;

    /// In the order of decisions; the ends of decisions have no row and rate 0.
    static constexpr std::array kAll{
        Row{K::Stats,
            [](const ThiefBot& bot, const Action& action) { return bot.rate_stats(action); }},
        Row{K::Go,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_step(action.direction(), false);
            }},
        Row{K::Climb,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_step(action.direction(), true);
            }},
        Row{K::Loot,
            [](const ThiefBot& bot, const Action& action) { return bot.rate_loot(action); }},
        Row{K::Pickpocket,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_roll(action.over, action.over);
            }},
        Row{K::PickLock,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_roll(action.over, lock_cost(bot.state_, action.over));
            }},
        Row{K::Backstab,
            [](const ThiefBot& /*bot*/, const Action& action) {
                return kSpare + 5 + int{action.over};
            }},
        Row{K::HideLoot,
            [](const ThiefBot& bot, const Action& action) {
                return bot.is_in_danger() ? kSpare + int{action.over} : kNever;
            }},
        Row{K::Flare,
            [](const ThiefBot& bot, const Action& /*action*/) { return bot.rate_flare(); }},
        Row{K::Peek, [](const ThiefBot& /*bot*/, const Action& /*action*/) { return 1; }},
        Row{K::RevealPeeked,
            [](const ThiefBot& bot, const Action& action) { return bot.rate_reveal(action.what); }},
        Row{K::Upgrade,
            [](const ThiefBot& /*bot*/, const Action& action) {
                return worth_of(static_cast<Upgrade>(action.what));
            }},
        Row{K::Reroll, [](const ThiefBot& /*bot*/, const Action& /*action*/) { return 1; }},
        // A Treasure goes from where it is far for him.
        Row{K::Snatch,
            [](const ThiefBot& bot, const Action& action) {
                return int{bot.home_.steps[space_at(bot.state_, action.cell)]};
            }},
        Row{K::Filch,
            [](const ThiefBot& /*bot*/, const Action& action) {
                return worth_of(static_cast<TreasureCard>(action.what));
            }},
        // With the open Ruby the tribes notice him less.
        Row{K::FilchRuby, [](const ThiefBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::FilchHidden, [](const ThiefBot& /*bot*/, const Action& /*action*/) { return 6; }},
        Row{K::Step,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_evasion(action.direction());
            }},
        Row{K::Fall,
            [](const ThiefBot& /*bot*/, const Action& action) {
                return -worth_of(static_cast<Upgrade>(action.what));
            }},
        Row{K::Flow,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_flow(space_at(bot.state_, action.cell));
            }},
        Row{K::Hop,
            [](const ThiefBot& bot, const Action& action) {
                return bot.rate_hop(space_at(bot.state_, action.cell));
            }},
    };
};

Rating ThiefBot::rate(const Action& action) const {
    static constexpr KindTable<ThiefBot, Rating> kTable(Rows::kAll);
    return kTable.of(*this, action);
}

/// Rates an assignment by the best trip that it allows. Stealth helps only to rob: in games between
/// these bots, Movement and Thievery win more than the attacks that it prevents.
Rating ThiefBot::rate_stats(const Action& action) const {
    State after = state_;
    apply(rules_, after, action, nullptr);
    return ThiefBot(rules_, after).trip_.rate;
}

Rating ThiefBot::rate_step(Direction direction, bool climbs) const {
    const SpaceId next = neighbour(state_, thief().at, direction);
    if (is_magma_trap(state_, next, thief_moves_left(rules_, state_) - 1)) {
        return kNever;
    }
    const bool leads = trip_.space != kNoSpace && trip_.space != thief().at
                       && routes_.first[trip_.space] == direction
                       && routes_.climbs_first[trip_.space] == climbs
                       && routes_.hops.to[trip_.space] == kNoSpace;
    const bool flees = is_terrain(state_, thief().at, Terrain::Magma);
    return leads ? kOnTheWay + trip_.rate : flees ? kOnTheWay : kNever;
}

Rating ThiefBot::rate_hop(SpaceId pit) const {
    const bool leads = trip_.space != kNoSpace && routes_.hops.to[trip_.space] == pit;
    return leads ? kOnTheWay + trip_.rate : kNever;
}

/// Returns what the best trip would bring if he were on a space.
int ThiefBot::rate_from(SpaceId space) const {
    State after = state_;
    after.thief.at = space;
    after.decision = Decision::Thief;
    return ThiefBot(rules_, after).trip_.rate;
}

/// He flows if that makes his trip better.
Rating ThiefBot::rate_flow(SpaceId space) const {
    return rate_from(space) - rate_from(thief().at) - 1;
}

/// A Gem is taken without the roll that may kill him.
Rating ThiefBot::rate_loot(const Action& action) const {
    if (!wants_more()) {
        return kNever;
    }
    return !is_gem(action.target()) ? kAtHand + 200 : action.over == 2 ? kAtHand + 150 : kNever;
}

/// More cubes are better as long as they raise the chance enough.
Rating ThiefBot::rate_roll(int cubes, int price) const {
    constexpr int kCubeWorth = 4;
    return wants_more() ? kAtHand + chance(cubes) - kCubeWorth * price : kNever;
}

Rating ThiefBot::rate_flare() const {
    constexpr int kEnough = 2;
    const int unknown = unknown_around(thief().at);
    if (trip_.flares && trip_.space == thief().at) {
        return kAtHand + 50;
    }
    return unknown >= kEnough && wants_more() ? kSpare + 20 + unknown : kNever;
}

/// He reveals loot alone.
Rating ThiefBot::rate_reveal(Sides open) const {
    return is_loot(state_.spaces[thief().at].tile)
               ? kAtHand + rate_sides(rules_, state_, thief().at, open)
               : kNever;
}

/// He goes towards the Entrance, rather not to others.
Rating ThiefBot::rate_evasion(Direction direction) const {
    const SpaceId next = neighbour(state_, thief().at, direction);
    return next == state_.dragon.flame_wall
               ? kNever
               : kOnTheWay - home_.steps[next]
                     - (has_other_players_piece(state_, next, Role::Thief) ? 10 : 0);
}

}  // namespace tenebrae::bots
