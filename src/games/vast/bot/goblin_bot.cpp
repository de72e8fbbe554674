// SPDX-License-Identifier: MIT
#include "games/vast/bot/goblin_bot.hpp"

#include "games/vast/bot/rating_rows.hpp"

#include <algorithm>
#include <bit>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

constexpr Rating kStrike = 1000;
constexpr Rating kPlace = 300;
constexpr int kEnoughCrystals = 3;
constexpr int kFull = 4;  ///< the greatest Population

}  // namespace

GoblinBot::GoblinBot(const Rules& rules, const State& state) : rules_(rules), state_(state) {
    prey_ = rules.has_role(Role::Knight)   ? Prey::Knight
            : rules.has_role(Role::Dragon) ? Prey::Dragon
                                           : Prey::Crystals;
    target_ = prey_ == Prey::Knight   ? state.knight.at
              : prey_ == Prey::Dragon ? state.dragon.at
                                      : kNoSpace;
    if (prey_ == Prey::Crystals) {
        choose_crystal();
    }
    aim_at(target_);
    if (state.thief.at != kNoSpace) {
        look_for_thief();
    }
    if (state.decision == Decision::Tribe) {
        routes_ = find_tribe_routes(state, static_cast<Piece>(state.top().piece));
    }
}

void GoblinBot::aim_at(SpaceId space) {
    target_ = space;
    if (space != kNoSpace) {
        by_passages_ = tribe_distances(state_, space, false);
        through_walls_ = tribe_distances(state_, space, true);
    } else {
        by_passages_.fill(kFar);
        through_walls_.fill(kFar);
    }
}

/// Returns how much it is worth to kill the Thief, in points of Rage, less the price.
int GoblinBot::worth_of_thief() const {
    constexpr int kPrice = 2;
    const Thief& thief = state_.thief;
    const int carried = count_carried(state_);
    const int left = rules_.goals.stashed - thief.stashed;
    return thief.loot + carried * (carried >= left ? 5 : left <= 3 ? 2 : 1) - kPrice;
}

/// Makes the Thief the prey if a tribe can attack him, and none can attack the other prey.
void GoblinBot::look_for_thief() {
    const auto acts_next = [this](Piece piece) {
        return state_.decision == Decision::Tribe ? static_cast<Piece>(state_.top().piece) == piece
                                                  : may_act(state_, piece);
    };
    const bool has_strike = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece piece) {
        return acts_next(piece) && strikes(piece);
    });
    if (worth_of_thief() <= 0 || has_strike) {
        return;
    }
    const Prey prey = prey_;
    const SpaceId target = target_;
    prey_ = Prey::Thief;
    aim_at(state_.thief.at);
    const int hex = has(state_.goblins.hand, Secret::Hex) ? tribe(Piece::Eye).population : 0;
    const bool finds_him = std::any_of(kTribes.begin(), kTribes.end(), [&](Piece piece) {
        return acts_next(piece) && can_reach(piece, hex);
    });
    if (!finds_him) {
        prey_ = prey;
        aim_at(target);
    }
}

const Distances& GoblinBot::distances(Piece piece) const {
    return has_monster(tribe(piece), Monster::Golem) ? through_walls_ : by_passages_;
}

/// Returns the Strength with which an attack succeeds.
int GoblinBot::strength_needed() const {
    return prey_ == Prey::Knight   ? knight_strength(rules_, state_) + 1
           : prey_ == Prey::Dragon ? dragon_armor(rules_, state_) + 1
           : prey_ == Prey::Thief  ? thief_stealth(rules_, state_) + 1
                                   : kPairStrength;
}

/// Returns the Strength of a tribe after a loss; its Perception if it hunts the Thief.
int GoblinBot::strength_of(Piece piece, int loss) const {
    return hunts_thief() ? tribe_perception(state_, piece) - loss
                         : tribe_strength(rules_, state_, piece, loss);
}

/// Returns the Population that a revealed tribe loses on its way to the prey; kFar if there is no
/// way.
int GoblinBot::loss_on_way(Piece piece) const {
    const SpaceId at = tribe(piece).at;
    if (at == kNoSpace || distances(piece)[at] >= kFar) {
        return kFar;
    }
    if (has(tribe(piece).marks, TribeMark::Fury)) {
        return 0;
    }
    return (tribe(piece).lit_left % 2 + distances(piece)[at]) / 2;
}

/// Returns whether a tribe can reach its prey and is strong enough then.
bool GoblinBot::can_reach(Piece piece, int bonus) const {
    const int loss = loss_on_way(piece);
    return target_ != kNoSpace && loss < tribe(piece).population
           && strength_of(piece, loss) + bonus >= strength_needed();
}

int GoblinBot::strength_on_arrival(Piece piece) const {
    const int loss = loss_on_way(piece);
    return loss < tribe(piece).population ? strength_of(piece, loss) : 0;
}

/// Returns whether a tribe is active or may still be activated.
bool GoblinBot::can_still_act(Piece piece) const {
    const bool is_active =
        state_.decision == Decision::Tribe && static_cast<Piece>(state_.top().piece) == piece;
    return is_active || may_act(state_, piece);
}

/// Returns how many tribes wait at the Crystal or can reach it.
int GoblinBot::ready_tribes() const {
    return static_cast<int>(std::count_if(kTribes.begin(), kTribes.end(), [&](Piece piece) {
        const bool waits = has(tribe(piece).marks, TribeMark::Waits) && tribe(piece).at == target_;
        return waits || (can_still_act(piece) && can_reach(piece));
    }));
}

/// Chooses the Crystal that most tribes can reach, else the one nearest to them.
void GoblinBot::choose_crystal() {
    int best = kNever;
    SpaceId chosen = kNoSpace;
    crystals_ = 0;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (!state_.spaces[space].is_used() || !state_.spaces[space].has(Token::Crystal)) {
            continue;
        }
        ++crystals_;
        target_ = space;
        by_passages_ = tribe_distances(state_, space, false);
        through_walls_ = tribe_distances(state_, space, true);
        int worth = 100 * ready_tribes() + 50;
        for (const Piece piece : kTribes) {
            const int loss = loss_on_way(piece);
            worth -= loss >= kFar ? 10 : 3 * loss;
        }
        if (worth > best) {
            best = worth;
            chosen = space;
        }
    }
    target_ = chosen;
}

int GoblinBot::dark_around(SpaceId space) const {
    const SpaceSet around = marked_spaces(state_, space, kSurroundingMarks);
    int number = 0;
    for (SpaceId other = 0; other < kMaxSpaces; ++other) {
        number += around.has(other) && state_.spaces[other].is_dark() ? 1 : 0;
    }
    return number;
}

struct GoblinBot::Rows {
    using Row = KindRow<GoblinBot, Rating>;

    /// In the order of ActionKind; those without a row rate 0.
    static constexpr std::array kAll{
        Row{K::Flare,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.rate_flare(); }},
        Row{K::Attack,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_attack(action.target());
            }},
        Row{K::War,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_war(static_cast<War>(action.what));
            }},
        Row{K::Pay,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.rate_payment(); }},
        Row{K::Scatter,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_scattering(static_cast<Piece>(action.what));
            }},
        Row{K::Leader, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return -10; }},
        Row{K::Assign,
            [](const GoblinBot& bot, const Action& action) { return bot.rate_assignment(action); }},
        Row{K::AssignOver,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_assignment(action) - 5
                       - 12 * bot.worth_of(static_cast<Monster>(action.over));
            }},
        Row{K::Discard,
            [](const GoblinBot& bot, const Action& action) {
                return 10 - bot.worth_of(static_cast<Secret>(action.what));
            }},
        Row{K::Redraw, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::RevealTribe,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_reveal(action.who, action.cell);
            }},
        Row{K::Lurk, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return 1; }},
        Row{K::Enter,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_reveal(action.who, action.cell) + 50;
            }},
        Row{K::HideTribe,
            [](const GoblinBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Activate,
            [](const GoblinBot& bot, const Action& action) {
                const int strength = bot.strength_of(action.who, 0);
                return bot.strikes(action.who) ? kStrike + 10 * strength : 20;
            }},
        Row{K::Secret,
            [](const GoblinBot& bot, const Action& action) { return bot.rate_secret(action); }},
        Row{K::Step,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_step(action.direction());
            }},
        Row{K::Worm,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_worm(static_cast<Diagonal>(action.what), action.over);
            }},
        Row{K::Tunnel, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Wisp, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Plunder,
            [](const GoblinBot& bot, const Action& action) {
                return bot.worth_here() + (action.target() == Target::Treasure ? 1 : -2);
            }},
        Row{K::Explore,
            [](const GoblinBot& bot, const Action& /*action*/) {
                return bot.worth_here() + (bot.prey_ == Prey::Crystals ? -1 : 1);
            }},
        Row{K::Hide,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.rate_hiding(); }},
        Row{K::Special,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.rate_special(); }},
        Row{K::Stop,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.worth_here(); }},
        Row{K::Ambush,
            [](const GoblinBot& bot, const Action& action) {
                return 100 - tribe_strength(bot.rules_, bot.state_, action.who);
            }},
        Row{K::CaveIn, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return kNever; }},
        Row{K::Jump,
            [](const GoblinBot& bot, const Action& action) {
                const int way = bot.by_passages_[space_at(bot.state_, action.cell)];
                return 100 - std::min(99, way);
            }},
        Row{K::Lose,
            [](const GoblinBot& bot, const Action& action) {
                return -bot.worth_of(static_cast<Monster>(action.what));
            }},
        Row{K::Beetles, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return 1; }},
        Row{K::Trap, [](const GoblinBot& /*bot*/, const Action& /*action*/) { return 1; }},
        Row{K::Spores,
            [](const GoblinBot& bot, const Action& action) { return bot.rate_spores(action.who); }},
        Row{K::BonusSecrets,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.rate_bonus(false); }},
        Row{K::BonusRage,
            [](const GoblinBot& bot, const Action& /*action*/) { return bot.rate_bonus(true); }},
        Row{K::Flow,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_flow(space_at(bot.state_, action.cell));
            }},
        Row{K::Hop,
            [](const GoblinBot& bot, const Action& action) {
                return bot.rate_hop(space_at(bot.state_, action.cell));
            }},
    };
};

Rating GoblinBot::rate(const Action& action) const {
    static constexpr KindTable<GoblinBot, Rating> kTable(Rows::kAll);
    return kTable.of(*this, action);
}

/// Rates a War card by what its discs, cards and Rage are worth.
Rating GoblinBot::rate_war(War card) const {
    const WarPlan& plan = rules_.tables.war[static_cast<std::size_t>(card)];
    int worth = 8 * plan.secrets;
    int over = 0;
    for (std::size_t number = 0; number < kTribes.size(); ++number) {
        const TribeState& one = tribe(kTribes[number]);
        const int after = one.population + plan.discs[number];
        if (after <= kFull || has_monster(one, Monster::Frog)) {
            worth += 20 * (std::min(after, kFull) - one.population);
        } else {
            ++over;
        }
    }
    const int room = tribe(Piece::Bones).population - count_assigned(state_);
    worth += 12 * std::clamp(room, 0, int{plan.monsters});
    worth += int{state_.goblins.rage} + plan.rage <= rules_.tables.max_rage ? 20 * plan.rage : 0;
    const int rage = state_.goblins.rage;
    return over == 0 ? worth : worth - (over < rage ? 15 * over : 45);
}

Rating GoblinBot::rate_payment() const {
    const int price = std::popcount(state_.top().mask);
    return -18 * price - (price >= state_.goblins.rage ? 15 : 0);
}

Rating GoblinBot::rate_scattering(Piece piece) const {
    const TribeState& one = tribe(piece);
    return -15 * std::min<int>(2, one.population) - (is_hidden(state_, piece) ? 0 : 10)
           - (one.monsters != 0 ? 8 : 0);
}

/// The tribe that loses least; rather one that is hidden, or has the Beetles.
Rating GoblinBot::rate_spores(Piece piece) const {
    const TribeState& one = tribe(piece);
    return -15 * (one.population - 1) - (is_hidden(state_, piece) ? 0 : 5)
           + (has_monster(one, Monster::Beetles) ? 15 : 0);
}

int GoblinBot::worth_of(Monster monster) const {
    /// In the order of Monster.
    constexpr std::array<int, kMonsters> kWorth{4, 9, 9, 9, 7, 6, 2, 6, 3, 6};
    const bool hurts_knight = monster == Monster::Wisp || monster == Monster::Blob;
    return hurts_knight && prey_ != Prey::Knight ? 1 : kWorth[static_cast<std::size_t>(monster)];
}

int GoblinBot::worth_of(Secret secret) const {
    /// In the order of Secret.
    constexpr std::array<int, kSecrets> kWorth{1, 1, 5, 5, 2, 6, 8, 6, 4, 9};
    const bool hurts_knight = secret == Secret::Poison || secret == Secret::Spots;
    const bool is_alone =
        prey_ == Prey::Crystals && !rules_.has_role(Role::Cave) && !rules_.has_role(Role::Thief);
    const bool is_idle =
        (hurts_knight && prey_ != Prey::Knight) || (secret == Secret::Hex && is_alone);
    return is_idle ? 0 : kWorth[static_cast<std::size_t>(secret)];
}

Rating GoblinBot::rate_assignment(const Action& action) const {
    return 10 * worth_of(static_cast<Monster>(action.what)) + 3 * tribe(action.who).population;
}

/// Returns how much the Hex can take from a role.
int GoblinBot::losable_by(Role role) const {
    return role == Role::Knight ? int{state_.knight.grit}
           : role == Role::Cave ? count_omens(state_)
                                : 4;
}

/// Rates a Secret of the hand: most wait for a tribe that needs them now.
Rating GoblinBot::rate_secret(const Action& action) const {
    const bool acts = state_.decision == Decision::Tribes;
    const auto needs = [&](int bonus) {
        return acts && may_act(state_, action.who) && !can_reach(action.who)
               && can_reach(action.who, bonus);
    };
    switch (static_cast<Secret>(action.what)) {
    case Secret::Spots: return 2 * kStrike;
    case Secret::Trap: return 5;
    case Secret::Bomber: return !hunts_thief() && needs(2) ? kStrike : kNever;
    case Secret::Fury: {
        const SpaceId at = tribe(action.who).at;
        const bool has_way = at != kNoSpace && distances(action.who)[at] < kFar;
        const bool wins = has_way && strength_of(action.who, 0) >= strength_needed();
        return acts && wins && may_act(state_, action.who) && !can_reach(action.who) ? kStrike
                                                                                     : kNever;
    }
    case Secret::Poison:
        return acts && !hunts_thief()
                       && std::any_of(
                           kTribes.begin(),
                           kTribes.end(),
                           [&](Piece piece) { return may_act(state_, piece) && can_reach(piece); }
                       )
                   ? 2 * kStrike
                   : kNever;
    case Secret::Hex: return acts ? rate_hex(static_cast<Role>(action.over)) : kNever;
    case Secret::Tunnels:
    case Secret::CaveIn:
    case Secret::Leader:
    case Secret::Ruby: break;
    }
    return kNever;
}

/// The Thief is hexed if a tribe notices him then that does not now.
Rating GoblinBot::rate_hex(Role role) const {
    const int population = tribe(Piece::Eye).population;
    if (role == Role::Thief) {
        const auto finds_him = [this](int bonus) {
            return std::any_of(kTribes.begin(), kTribes.end(), [&](Piece piece) {
                return may_act(state_, piece) && can_reach(piece, bonus);
            });
        };
        return hunts_thief() && !finds_him(0) && finds_him(population) ? 2 * kStrike : kNever;
    }
    const int points = std::min(population, losable_by(role));
    return points >= 2 ? 200 * points : kNever;
}

/// Rates what they get for the Thief: Rage as far as it rises, Secrets as far as they may be kept.
Rating GoblinBot::rate_bonus(bool is_rage) const {
    const int points = state_.top().value;
    return is_rage ? 12 * std::min(points, rules_.tables.max_rage - state_.goblins.rage)
                   : 8 * std::min(points, kSecretLimit - count_secrets(state_));
}

/// A tribe comes onto the map where its way is short.
Rating GoblinBot::rate_reveal(Piece piece, Cell cell) const {
    const SpaceId space = space_at(state_, cell);
    if (is_terrain(state_, space, Terrain::Magma)) {
        return kNever;
    }
    if (target_ == kNoSpace) {
        return 100 + 5 * dark_around(space);
    }
    const int way = std::min<int>(distances(piece)[space], 19);
    return 100 - 5 * way + (prey_ == Prey::Crystals ? 2 * dark_around(space) : 0);
}
bool GoblinBot::strikes(Piece piece) const {
    return can_reach(piece) && (prey_ != Prey::Crystals || ready_tribes() >= 2);
}

/// Returns how good it is for a tribe to end its activation on a space.
Rating GoblinBot::worth_of_place(Piece piece, SpaceId space, int loss) const {
    constexpr int kBurnt = 400;  // it scatters there
    const Space& at = state_.spaces[space];
    if (is_terrain(state_, space, Terrain::Magma) || !may_stand(state_, space)) {
        return -kBurnt;
    }
    const int way = target_ == kNoSpace ? 0 : std::min<int>(distances(piece)[space], 12);
    const bool seeks = has(rules_.flare, Role::Goblins) && crystals_ < kEnoughCrystals
                       && !has(tribe(piece).marks, TribeMark::Flare);
    const bool gains_rage = state_.goblins.rage < rules_.tables.max_rage;
    return (at.is_dark() ? 0 : -8) - 6 * way - 15 * loss
           + (at.treasures > 0 ? (gains_rage ? 35 : 5) : 0) + (seeks ? 4 * dark_around(space) : 0);
}

/// Returns the worth of the best space on which a hidden tribe could come back, less a turn.
Rating GoblinBot::worth_of_hiding(Piece piece) const {
    Rating best = kNever;
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (state_.spaces[space].is_used() && can_reveal(state_, piece, space)) {
            best = std::max(best, worth_of_place(piece, space, 0));
        }
    }
    return best - 30;
}

/// Returns the rating of staying where the active tribe is.
Rating GoblinBot::worth_here() const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    return kPlace + worth_of_place(piece, tribe(piece).at, 0);
}

Rating GoblinBot::rate_worm(Diagonal diagonal, int steps) const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    const SpaceId space =
        space_at(state_, along(state_.spaces[tribe(piece).at].at, diagonal, steps));
    return space == target_ && prey_ != Prey::Crystals
               ? kStrike
               : kPlace - 10 + worth_of_place(piece, space, loss_by_leaving(state_, piece));
}

/// Rates a flare: at once, unless the tribe goes on to a better place first.
Rating GoblinBot::rate_flare() const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    const bool seeks = prey_ == Prey::Crystals && crystals_ < kEnoughCrystals && ready_tribes() < 2;
    if (!seeks || dark_around(tribe(piece).at) == 0) {
        return kNever;
    }
    Rating best = worth_here();
    for (const Direction direction : kDirections) {
        best = std::max(best, rate_step(direction));
    }
    return best + 1;
}

template <typename Begins>
Rating GoblinBot::rate_ways(Begins begins) const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    Rating best = kNever;
    const bool has_strike = strikes(piece);
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        const int left = routes_.left[space];
        if (left >= kFar || !begins(space) || space == tribe(piece).at
            || !may_stand(state_, space)) {
            continue;
        }
        const bool is_free = has(tribe(piece).marks, TribeMark::Fury);
        const int loss = is_free ? 0 : (tribe(piece).lit_left % 2 + left) / 2;
        if (has_strike && space == target_) {
            best = std::max(best, kStrike);
        } else if (loss < tribe(piece).population && space != state_.knight.at
                   && space != state_.dragon.at) {
            best = std::max(best, kPlace + worth_of_place(piece, space, loss));
        }
    }
    return best;
}

/// Rates a step by the best place to which it leads: the prey, or one from which to go on.
Rating GoblinBot::rate_step(Direction direction) const {
    return rate_ways([&](SpaceId space) {
        return routes_.first[space] == direction && routes_.hops.to[space] == kNoSpace;
    });
}

Rating GoblinBot::rate_hop(SpaceId pit) const {
    return rate_ways([&](SpaceId space) { return routes_.hops.to[space] == pit; });
}

/// A tribe flows to a better place.
Rating GoblinBot::rate_flow(SpaceId space) const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    return worth_of_place(piece, space, 0) - worth_of_place(piece, tribe(piece).at, 0) - 1;
}

Rating GoblinBot::rate_attack(Target target) const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    const bool is_alone =
        target == Target::Crystal && (tribe(piece).at != target_ || ready_tribes() < 2);
    return is_alone ? worth_here() - 1 : kStrike + 2;
}

Rating GoblinBot::rate_special() const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    const bool has_use = piece == Piece::Fangs   ? state_.goblins.rage < rules_.tables.max_rage
                         : piece == Piece::Bones ? tribe(piece).population > count_assigned(state_)
                                                 : count_secrets(state_) < kSecretLimit;
    return worth_here() + (has_use ? 20 : 0);
}

/// A tribe that the Knight could hunt down is safer on its board.
Rating GoblinBot::rate_hiding() const {
    const auto piece = static_cast<Piece>(state_.top().piece);
    const bool is_weak = prey_ == Prey::Knight && loss_on_way(piece) < kFar
                         && tribe_strength(rules_, state_, piece) < knight_strength(rules_, state_);
    return kPlace + worth_of_hiding(piece) + (is_weak ? 20 : 0);
}

}  // namespace tenebrae::bots
