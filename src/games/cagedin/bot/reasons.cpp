// SPDX-License-Identifier: MIT
#include "games/cagedin/bot/reasons.hpp"

#include "games/cagedin/bot/play.hpp"
#include "games/cagedin/notation/vocabulary.hpp"

namespace tenebrae::bots {

using namespace cagedin;

namespace {

std::string with_cubes(const CagedIn& game, const PublicState& open, Seat seat, Meter meter) {
    const int cubes = open.fighters[seat].cubes[index(meter)];
    const int spaces = game.rules().spaces(meter);
    const bool becomes_fatigue = meter != Meter::Fatigue && cubes >= spaces;
    return std::string(display_name(seat)) + "'s " + std::string(display_name(meter))
           + (becomes_fatigue
                  ? " (full, so it becomes fatigue)"
                  : " (now " + std::to_string(cubes) + " of " + std::to_string(spaces) + ")");
}

/// Returns what the attack in progress would do to its defender.
std::string threat(const CagedIn& game, const PublicState& open, const Counts& hand) {
    const AttackKind kind = open.attack.kind;
    const Seat attacker = kind == AttackKind::FreePound ? other(open.active) : open.active;
    const Seat defender = other(attacker);
    const Tables& tables = game.rules().tables;
    switch (kind) {
    case AttackKind::Strike:
    case AttackKind::Haymaker:
        return (kind == AttackKind::Strike ? "1 damage to " : "2 damage to ")
               + with_cubes(
                   game, open, defender, meter_of(tables.standup[open.attack.card].location)
               );
    case AttackKind::Shove: return "a push and a free step";
    case AttackKind::Takedown:
        return std::string(open.fighters[attacker].type == Type::Judo ? "2 damage and " : "")
               + "a takedown to the mat";
    case AttackKind::Pound:
    case AttackKind::FreePound:
        return open.fighters[attacker].type == Type::Submission
                   ? "2 fatigue for " + with_cubes(game, open, defender, Meter::Fatigue)
                   : "damage to "
                         + with_cubes(game, open, defender, tables.ground[open.attack.card].meter);
    case AttackKind::Submit:
        return "a tap-out (chance: " + in_a_hundred(tap_chance(game.rules(), open, hand, defender))
               + ")";
    case AttackKind::Stand: break;
    }
    return "a return to the feet";
}

/// Returns the reason for an attack.
std::string reason_of_attack(const CagedIn& game, const PublicState& open, const Counts& hand) {
    return "Threatens " + threat(game, open, hand)
           + "; chance of a block: " + in_a_hundred(block_chance(game.rules(), open, hand)) + ".";
}

/// Compares the action with the average of all choices, one action ahead; "" if they are about
/// equal.
std::string reason_by_comparison(const CagedIn& game, const View& view, Action action) {
    core::Random random(1);
    const State state = guess(game.rules(), view, random);
    ActionList actions;
    cagedin::legal_actions(game.rules(), state, actions);
    std::int64_t sum = 0;
    std::int64_t own = 0;
    for (const Action& other : actions) {
        State after = state;
        cagedin::apply(game.rules(), after, other, nullptr);
        const std::int64_t worth = heuristic_value(game.rules(), after, view.open.owner);
        sum += worth;
        own = other == action ? worth : own;
    }
    const std::int64_t lead = own - sum / static_cast<std::int64_t>(actions.size());
    const std::int64_t size = lead < 0 ? -lead : lead;
    if (size * 10 < kCube) {
        return "";
    }
    const std::string_view degree = size >= kCube ? "Clearly" : "A little";
    return std::string(degree) + (lead < 0 ? " worse" : " better") + " than most other choices.";
}

}  // namespace

std::string in_a_hundred(std::int64_t chance) {
    return std::to_string((chance * 100 + kCertain / 2) / kCertain) + " in 100";
}

std::string reason_of(const CagedIn& game, const View& view, Action action) {
    if (!view.decides || action.kind == ActionKind::Resign) {
        return "";
    }
    core::Random random(1);
    State after = guess(game.rules(), view, random);
    const PublicState before = after.open;
    if (action.kind == ActionKind::Block) {
        return "Prevents " + threat(game, before, view.hand) + ".";
    }
    cagedin::apply(game.rules(), after, action, nullptr);
    if (after.open.decision == Decision::Defend || after.open.decision == Decision::Answer) {
        Counts left = view.hand;
        --left[action.card];
        if (action.second != kNoCard) {
            --left[action.second];
        }
        return reason_of_attack(game, after.open, left);
    }
    return reason_by_comparison(game, view, action);
}

}  // namespace tenebrae::bots
