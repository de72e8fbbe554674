// SPDX-License-Identifier: MIT
#include "games/vast/bot/reasons.hpp"

#include "games/vast/bot/cave_bot.hpp"
#include "games/vast/bot/dragon_bot.hpp"
#include "games/vast/bot/goblin_bot.hpp"
#include "games/vast/bot/knight_bot.hpp"
#include "games/vast/bot/rating_rows.hpp"
#include "games/vast/bot/terrain_bot.hpp"
#include "games/vast/bot/thief_bot.hpp"
#include "games/vast/notation/vocabulary.hpp"

#include <algorithm>

namespace tenebrae::bots {

using namespace vast;

namespace {

using K = ActionKind;

std::string number(int value) {
    return std::to_string(value);
}

/// "3 steps", "1 step".
std::string in_steps(int steps) {
    return number(steps) + (steps == 1 ? " step" : " steps");
}

/// "2 tokens", "1 token".
std::string in_tokens(int tokens) {
    return number(tokens) + (tokens == 1 ? " token" : " tokens");
}

/// Returns what is worth going to on a space, with its cell: "the Treasure at e2n1".
std::string thing_at(const Rules& rules, const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    const std::string cell = " at " + name(at.at);
    const bool wins = state.owner == Role::Knight && space == kEntranceSpace
                      && !rules.has_role(Role::Dragon)
                      && crystals_for_knight(state) >= rules.goals.crystals;
    if (space == kEntranceSpace) {
        return wins ? "the Entrance, where she wins," : "the Entrance";
    }
    if (at.has(Token::Crystal)) {
        return "the Crystal" + cell;
    }
    if (at.treasures > 0) {
        return "the Treasure" + cell;
    }
    if (state.owner == Role::Thief && at.has(Token::Vault)) {
        return "the Vault" + cell;
    }
    if (state.owner == Role::Thief && has_gem(state, space)) {
        return "the Gem" + cell;
    }
    const bool seeks_pieces = state.owner == Role::Knight || state.owner == Role::Thief;
    for (const Piece piece :
         {Piece::Dragon, Piece::Fangs, Piece::Bones, Piece::Eye, Piece::Knight, Piece::Thief}) {
        if (seeks_pieces && rules.has_role(role_of(piece)) && role_of(piece) != state.owner
            && space_of(state, piece) == space) {
            return std::string(display_name(piece)) + cell;
        }
    }
    return (at.is_dark() ? "the Dark tile" : "the tile") + cell;
}

/// Returns what Rage becomes by 1 more; empty if it cannot rise.
std::string rage_reason(const Rules& rules, const State& state) {
    const int rage = state.goblins.rage;
    return rage < rules.tables.max_rage ? "Rage rises to " + number(rage + 1) + "." : "";
}
std::string scattering_reason(const Rules& rules, const State& state) {
    const std::string rage = rage_reason(rules, state);
    return rage.empty() ? "Scatters the tribe." : "Scatters the tribe. " + rage;
}

/// Returns how an attack on the Dragon compares.
std::string wound_reason(const Rules& rules, const State& state) {
    const int strength = attack_strength(rules, state);
    const int armor = dragon_armor(rules, state);
    return "Strength " + number(strength) + " against Armor " + number(armor)
           + (strength > armor ? ": a sure hit." : ": a hit in 3 of 6 rolls.");
}

/// Returns what the Knight gains by killing the Thief.
std::string thief_reason(const State& state) {
    const int carried = count_carried(state);
    return "Gains " + number(state.thief.loot) + " Grit."
           + (carried == 0 ? "" : " The Thief drops " + in_tokens(carried) + ".");
}

/// The position of which an action is explained, from the view of the deciding seat.
struct Position {
    const Rules& rules;
    const State& state;
};
using Row = KindRow<Position, std::string>;

std::string cube_reason(const Rules& rules, const State& state, Slot slot) {
    State after = state;
    ++after.knight.slots[static_cast<std::size_t>(slot)];
    --after.knight.free;
    if (slot == Slot::Str) {
        return "Raises Strength to " + number(knight_strength(rules, after)) + ".";
    }
    if (slot == Slot::Move || slot == Slot::Boots) {
        return "Leaves Movement " + number(moves_left(rules, after)) + ".";
    }
    if (slot == Slot::Per) {
        return "Leaves Encounters " + number(encounters_left(rules, after)) + ".";
    }
    return slot == Slot::Bomb     ? "Lets her attack the Dragon underground, or open a wall."
           : slot == Slot::Shield ? "Limits each loss of Grit to 1."
                                  : "";
}

std::string way_reason(const Rules& rules, const State& state, const Action& action) {
    const KnightBot bot(rules, state);
    return bot.goal() == kNoSpace || bot.rate(action) <= 0
               ? ""
               : "Leads to " + thing_at(rules, state, bot.goal()) + " in "
                     + in_steps(bot.steps_to_goal()) + ".";
}

constexpr std::array kKnightRows{
    Row{K::Cube,
        [](const Position& at, const Action& action) {
            return cube_reason(at.rules, at.state, static_cast<Slot>(action.what));
        }},
    Row{K::Quest,
        [](const Position& at, const Action& action) {
            return "Gains " + number(at.rules.tables.quest_grit[action.what]) + " Grit.";
        }},
    Row{K::Potion,
        [](const Position& /*at*/, const Action& /*action*/) {
            return std::string("Gains 2 Health.");
        }},
    Row{K::Go,
        [](const Position& at, const Action& action) {
            return way_reason(at.rules, at.state, action);
        }},
    Row{K::GoMap,
        [](const Position& at, const Action& action) {
            return way_reason(at.rules, at.state, action);
        }},
    Row{K::Attack,
        [](const Position& at, const Action& action) {
            return action.target() == Target::Dragon ? wound_reason(at.rules, at.state)
                   : action.target() == Target::Crystal
                       ? std::string("Gains the Crystal and 2 Grit.")
                   : action.target() == Target::Thief ? thief_reason(at.state)
                                                      : scattering_reason(at.rules, at.state);
        }},
    Row{K::Ebow,
        [](const Position& at, const Action& action) {
            return action.target() == Target::Thief ? thief_reason(at.state) : "";
        }},
    Row{K::Take,
        [](const Position& /*at*/, const Action& action) {
            return std::string(
                action.target() == Target::Treasure ? "Gains a card or 5 Grit." : ""
            );
        }},
    Row{K::Decline,
        [](const Position& /*at*/, const Action& /*action*/) {
            return std::string("5 Grit are worth more here than the card.");
        }},
};

std::string war_reason(const Rules& rules, const State& state, War card) {
    const WarPlan& plan = rules.tables.war[static_cast<std::size_t>(card)];
    int gain = 0;
    int over = 0;
    for (std::size_t place = 0; place < kTribes.size(); ++place) {
        const TribeState& tribe = state.goblins.tribes[place];
        const int after = tribe.population + plan.discs[place];
        const int most = rules.tables.max_population;
        const bool fits = after <= most || has_monster(tribe, Monster::Frog);  // VA-B12
        gain += fits ? std::min(after, most) - tribe.population : 0;
        over += fits ? 0 : 1;
    }
    return "Population grows by " + number(gain)
           + (over == 0   ? "; no tribe overpopulates."
              : over == 1 ? "; 1 tribe overpopulates."
                          : "; " + number(over) + " tribes overpopulate.");
}

std::string special_reason(const Rules& rules, const State& state) {
    const auto piece = static_cast<Piece>(state.top().piece);
    return piece == Piece::Fangs   ? rage_reason(rules, state)
           : piece == Piece::Bones ? "Draws a Monster."
                                   : "Draws a Secret.";
}

/// Returns with what a tribe attacks its prey; empty if it cannot.
std::string
strike_reason(const Position& at, Piece tribe, std::string_view verb, std::string_view at_thief) {
    const GoblinBot bot(at.rules, at.state);
    if (!bot.strikes(tribe)) {
        return "";
    }
    const std::string strength = number(bot.strength_on_arrival(tribe)) + ".";
    return bot.hunts_thief()
               ? "It " + std::string(at_thief) + " the Thief with Perception " + strength
               : "It " + std::string(verb) + " with Strength " + strength;
}

std::string bonus_reason(const Rules& rules, const State& state, const Action& action) {
    const int points = state.top().value;
    if (action.kind == K::BonusRage) {
        const int rage = std::min(state.goblins.rage + points, int{rules.tables.max_rage});
        return "Rage rises to " + number(rage) + ".";
    }
    return "Draws " + number(points) + (points == 1 ? " Secret." : " Secrets.");
}

constexpr std::array kGoblinRows{
    Row{K::War,
        [](const Position& at, const Action& action) {
            return war_reason(at.rules, at.state, static_cast<War>(action.what));
        }},
    Row{K::Activate,
        [](const Position& at, const Action& action) {
            return strike_reason(at, action.who, "can attack", "can attack");
        }},
    Row{K::Step,
        [](const Position& at, const Action& /*action*/) {
            return strike_reason(
                at, static_cast<Piece>(at.state.top().piece), "arrives", "arrives at"
            );
        }},
    Row{K::Plunder,
        [](const Position& at, const Action& action) {
            return action.target() == Target::Treasure ? rage_reason(at.rules, at.state) : "";
        }},
    Row{K::Special,
        [](const Position& at, const Action& /*action*/) {
            return special_reason(at.rules, at.state);
        }},
    Row{K::Ambush,
        [](const Position& at, const Action& /*action*/) {
            return "The Knight loses 1 of " + number(at.state.knight.health) + " Health.";
        }},
    Row{K::BonusSecrets,
        [](const Position& at, const Action& action) {
            return bonus_reason(at.rules, at.state, action);
        }},
    Row{K::BonusRage,
        [](const Position& at, const Action& action) {
            return bonus_reason(at.rules, at.state, action);
        }},
};

std::string flight_reason(const Rules& rules, const State& state, const Action& action) {
    const DragonBot bot(rules, state);
    return bot.target() != kNoSpace && bot.rate(action) > 0
               ? "Leads to " + thing_at(rules, state, bot.target()) + "."
               : "";
}

/// Returns what wakes a cube, if he sleeps.
std::string waking_reason(const State& state, std::string_view reason) {
    return state.dragon.awake ? "" : std::string(reason);
}

std::string fire_reason(const Position& at, const Action& /*action*/) {
    return waking_reason(at.state, "An event tile that he reveals wakes a cube of Pride.");
}

std::string prey_reason(const Position& at, const Action& /*action*/) {
    return waking_reason(at.state, "2 Eaten Goblins wake a cube of Hunger.");
}

constexpr std::array kDragonRows{
    Row{K::Move,
        [](const Position& at, const Action& action) {
            return flight_reason(at.rules, at.state, action);
        }},
    Row{K::Flame, fire_reason},
    Row{K::Wing,
        [](const Position& at, const Action& action) {
            return flight_reason(at.rules, at.state, action);
        }},
    Row{K::Hiss, prey_reason},
    Row{K::Scorch, fire_reason},
    Row{K::Scratch, prey_reason},
    Row{K::Burn, fire_reason},
    Row{K::PickUp,
        [](const Position& at, const Action& /*action*/) {
            return waking_reason(at.state, "A Treasure on his board wakes a cube of Greed.");
        }},
    Row{K::Sloth,
        [](const Position& at, const Action& /*action*/) {
            return "Wakefulness rises to " + number(at.state.dragon.wakefulness + 1) + " of "
                   + number(at.rules.goals.wakefulness) + ".";
        }},
};

/// "1 tile", "3 tiles".
std::string in_tiles(int tiles) {
    return number(tiles) + (tiles == 1 ? " tile" : " tiles");
}

/// Returns what a tile placed by the Cave brings: the Collapse nearer, and a Crystal tile to where
/// it may collapse.
std::string placing_reason(const Position& at, const Action& action) {
    const bool is_crystal = at.rules.is_kind(action.what, TileKind::Crystal);
    int touched = 0;
    for (const Direction direction : kDirections) {
        touched += space_at(at.state, next_to(action.cell, direction)) == kNoSpace ? 0 : 1;
    }
    const int left = at.state.stack.size + at.state.cave.hand_size - 1;
    return is_crystal && touched == 1
               ? "A Crystal tile at the end of the map is among the first to collapse."
               : "Leaves " + in_tiles(left) + " before the Collapse.";
}

std::string removal_reason(const Position& at, const Action& action) {
    const CaveBot bot(at.rules, at.state);
    return bot.is_crystal(action.cell)
               ? "Is Crystal tile " + number(at.state.crystals_collapsed + 1) + " of "
                     + number(kCrystalsLost) + "."
               : "";
}

std::string bats_reason(const Position& at, const Action& action) {
    const CaveBot bot(at.rules, at.state);
    return bot.leader() == role_of(action.who)
               ? "Takes " + std::string(display_name(action.who)) + " away from its goal."
               : "";
}

std::string turn_reason(const Position& at, const Action& action) {
    const CaveBot bot(at.rules, at.state);
    const int cells = bot.opened_cells(action.cell, action.what);
    return cells == 0 ? "" : "Opens edges at which " + in_tiles(cells) + " can be placed.";
}

constexpr std::array kCaveRows{
    Row{K::Fill, placing_reason},
    Row{K::Place, placing_reason},
    Row{K::Remove, removal_reason},
    Row{K::Collect,
        [](const Position& at, const Action& /*action*/) {
            const int tokens = omens_to_collect(at.rules, at.state);
            return "Draws " + in_tokens(tokens) + ".";
        }},
    Row{K::OmenBats, bats_reason},
    Row{K::OmenHatred, placing_reason},
    Row{K::OmenHatredRemove, removal_reason},
    Row{K::OmenCurseTurn, turn_reason},
};

std::string trip_reason(const Position& at, const Action& action) {
    const ThiefBot bot(at.rules, at.state);
    if (bot.goal() == kNoSpace || bot.rate(action) <= 0) {
        return "";
    }
    const int carried = count_carried(at.state);
    const bool wins = at.state.thief.stashed + carried >= at.rules.goals.stashed;
    const std::string stashing = bot.fires_at_goal() ? ", where he fires a Flare"
                                 : bot.goal() != kEntranceSpace || carried == 0 ? ""
                                 : wins                                         ? ", where he wins"
                                        : ", where he stashes " + in_tokens(carried);
    return "Leads to " + thing_at(at.rules, at.state, bot.goal()) + " in "
           + in_steps(bot.steps_to_goal()) + stashing + ".";
}

/// Returns what an assignment of stats lets him reach in this turn.
std::string stats_reason(const Position& at, const Action& action) {
    State after = at.state;
    apply(at.rules, after, action, nullptr);
    const ThiefBot bot(at.rules, after);
    if (bot.goal() == kNoSpace || bot.steps_to_goal() > thief_moves_left(at.rules, after)) {
        return "";
    }
    const std::string goal = thing_at(at.rules, after, bot.goal());
    return bot.steps_to_goal() == 0 ? "" : "Enough Movement to reach " + goal + " in this turn.";
}

std::string roll_reason(const Position& /*at*/, const Action& action) {
    const int needed = kNeededRoll.at(action.over - 1U);
    return needed == 1 ? "Succeeds without a roll."
                       : "Succeeds in " + number(7 - needed) + " of 6 rolls.";
}

std::string upgrade_reason(const Rules& rules, const State& state, Upgrade upgrade) {
    State after = state;
    put(after.thief.upgrades, upgrade);
    switch (upgrade) {
    case Upgrade::Fingers: return "He may repeat a failed roll in each turn.";
    case Upgrade::LockKit: return "Vaults cost him 1 cube less.";
    case Upgrade::Gear: return "Walls cost him no cubes.";
    case Upgrade::Crossbow: return "He can backstab from 3 spaces away.";
    case Upgrade::Evasion: return "He evades every second attack.";
    case Upgrade::Move:
        return "Raises Movement to " + number(thief_stat(rules, after, Stat::Movement)) + ".";
    case Upgrade::Stealth:
        return "Raises Stealth to " + number(thief_stat(rules, after, Stat::Stealth)) + ".";
    case Upgrade::Thievery:
        return "Raises Thievery to " + number(thief_stat(rules, after, Stat::Thievery)) + ".";
    case Upgrade::Flip2:
    case Upgrade::Flip3: return "Raises one of his stats by 1 in each turn.";
    case Upgrade::Flip4: return "Raises all his stats to 4.";
    }
    return "";
}

/// Returns what lies on a tile that he reveals.
std::string peeked_reason(const Position& at, const Action& /*action*/) {
    const Tile tile = at.state.spaces[at.state.thief.at].tile;
    return at.rules.is_kind(tile, TileKind::Treasure) ? "A Treasure comes onto the tile."
           : at.rules.is_kind(tile, TileKind::Vault)  ? "A Vault comes onto the tile."
                                                      : "";
}

constexpr std::array kThiefRows{
    Row{K::Stats, stats_reason},
    Row{K::Go, trip_reason},
    Row{K::Climb, trip_reason},
    Row{K::Loot,
        [](const Position& at, const Action& action) {
            const bool may_die = is_gem(action.target()) && action.over == 1;
            return may_die ? std::string("He dies in 3 of 6 rolls.")
                           : "He carries " + in_tokens(count_carried(at.state) + 1) + " then.";
        }},
    Row{K::Pickpocket, roll_reason},
    Row{K::PickLock, roll_reason},
    Row{K::HideLoot,
        [](const Position& at, const Action& action) {
            const int level = at.state.thief.loot - action.over;
            return "Lowers the Loot Drop Level to " + number(level) + ".";
        }},
    Row{K::Peek,
        [](const Position& /*at*/, const Action& /*action*/) {
            return std::string("Only he sees the tile.");
        }},
    Row{K::RevealPeeked, peeked_reason},
    Row{K::Upgrade,
        [](const Position& at, const Action& action) {
            return upgrade_reason(at.rules, at.state, static_cast<Upgrade>(action.what));
        }},
    Row{K::Reroll,
        [](const Position& /*at*/, const Action& /*action*/) {
            return std::string("Another roll costs nothing.");
        }},
};

/// Returns whom a Terrain hinders most.
std::string terrain_reason(const Position& at, const Action& action) {
    const Role role = TerrainBot(at.rules, at.state).most_hindered(action);
    return role == Role::None ? "" : "It hinders " + std::string(display_name(role)) + " most.";
}

}  // namespace

std::string reason_of(const Rules& rules, const View& view, Action action) {
    if (!view.decides || action.kind == K::Resign) {
        return "";
    }
    static constexpr KindTable<Position, std::string> kKnight(kKnightRows);
    static constexpr KindTable<Position, std::string> kGoblins(kGoblinRows);
    static constexpr KindTable<Position, std::string> kDragon(kDragonRows);
    static constexpr KindTable<Position, std::string> kCave(kCaveRows);
    static constexpr KindTable<Position, std::string> kThief(kThiefRows);
    const Position at{rules, view.state};
    if (view.state.decision == Decision::Terrain) {
        return terrain_reason(at, action);
    }
    const Role role = view.state.owner;
    return role == Role::Knight    ? kKnight.of(at, action)
           : role == Role::Goblins ? kGoblins.of(at, action)
           : role == Role::Cave    ? kCave.of(at, action)
           : role == Role::Thief   ? kThief.of(at, action)
                                   : kDragon.of(at, action);
}

}  // namespace tenebrae::bots
