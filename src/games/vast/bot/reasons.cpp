// SPDX-License-Identifier: MIT
#include "games/vast/bot/reasons.hpp"

#include "games/vast/bot/cave_bot.hpp"
#include "games/vast/bot/dragon_bot.hpp"
#include "games/vast/bot/goblin_bot.hpp"
#include "games/vast/bot/knight_bot.hpp"
#include "games/vast/bot/rating_rows.hpp"
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
    if (state.owner == Role::Knight && state.dragon.at == space) {
        return "the Dragon" + cell;
    }
    for (const Piece piece : kTribes) {
        if (state.owner == Role::Knight && rules.has_role(Role::Goblins)
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
                       : scattering_reason(at.rules, at.state);
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

constexpr std::array kGoblinRows{
    Row{K::War,
        [](const Position& at, const Action& action) {
            return war_reason(at.rules, at.state, static_cast<War>(action.what));
        }},
    Row{K::Activate,
        [](const Position& at, const Action& action) {
            const GoblinBot bot(at.rules, at.state);
            const int strength = bot.strength_on_arrival(action.who);
            return bot.strikes(action.who) ? "It can attack with Strength " + number(strength) + "."
                                           : "";
        }},
    Row{K::Step,
        [](const Position& at, const Action& /*action*/) {
            const GoblinBot bot(at.rules, at.state);
            const auto piece = static_cast<Piece>(at.state.top().piece);
            const int strength = bot.strength_on_arrival(piece);
            return bot.strikes(piece) ? "It arrives with Strength " + number(strength) + "." : "";
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
            return "Draws " + number(tokens) + (tokens == 1 ? " token." : " tokens.");
        }},
    Row{K::OmenBats, bats_reason},
    Row{K::OmenHatred, placing_reason},
    Row{K::OmenHatredRemove, removal_reason},
    Row{K::OmenCurseTurn, turn_reason},
};

}  // namespace

std::string reason_of(const Rules& rules, const View& view, Action action) {
    if (!view.decides || action.kind == K::Resign) {
        return "";
    }
    static constexpr KindTable<Position, std::string> kKnight(kKnightRows);
    static constexpr KindTable<Position, std::string> kGoblins(kGoblinRows);
    static constexpr KindTable<Position, std::string> kDragon(kDragonRows);
    static constexpr KindTable<Position, std::string> kCave(kCaveRows);
    const Position at{rules, view.state};
    const Role role = view.state.owner;
    return role == Role::Knight    ? kKnight.of(at, action)
           : role == Role::Goblins ? kGoblins.of(at, action)
           : role == Role::Cave    ? kCave.of(at, action)
                                   : kDragon.of(at, action);
}

}  // namespace tenebrae::bots
