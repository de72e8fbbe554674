// SPDX-License-Identifier: MIT
#include "games/cagedin/words/prompt.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/action_rows.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::cagedin {
namespace {

std::string turn_question(const PublicState& open) {
    const std::string who(display_name(open.owner));
    return open.place == Place::Feet
               ? who + "'s turn, on the feet: strike, takedown, footwork or cover up?"
               : who + "'s turn, on the mat: ground and pound, submission or stand up?";
}

std::string combo_question(const PublicState& open) {
    return std::string(display_name(open.owner)) + "'s combo: another action "
           + (action_cost(open) > 0 ? "for 1 fatigue" : "for free") + ", or end?";
}

std::string defend_question(const Setup& setup, const PublicState& open) {
    constexpr std::array<std::string_view, 8> kVerbs{
        " strikes with the ",
        " throws a haymaker with the ",
        " shoves with the ",
        " goes for a takedown with the ",
        " pounds with the ",
        " tries a submission with the ",
        " pounds for free with the ",
        " tries to stand up with the "};
    const Attack& attack = open.attack;
    std::string text(display_name(other(open.owner)));
    text += kVerbs[static_cast<std::size_t>(attack.kind)];
    text += card_name(setup, open.place, attack.card);
    if (attack.second != kNoCard) {
        text += " and the " + card_name(setup, open.place, attack.second);
    }
    return text
           + (open.decision == Decision::Answer ? ": block it, pound for free, or let go?"
                                                : ": block it, or let it land?");
}

std::string harm_question(const Setup& setup, const PublicState& open) {
    const Meter meter = setup.rules.tables.ground[open.attack.card].meter;
    return std::string(display_name(open.owner)) + "'s ground and pound lands: damage to the "
           + std::string(display_name(meter)) + ", or fatigue?";
}

}  // namespace

std::string_view usual_command(const PublicState& open) {
    const Decisions asked = pending_decision(open);
    const auto& strike = action_table().row(ActionKind::Strike);
    const bool is_near = adjacent(open.fighters[kRed].at, open.fighters[kBlue].at);
    return (asked & strike.answers) != 0 && is_near ? strike.command
                                                    : action_table().usual_command(asked);
}

std::string question(const Setup& setup, const View& view) {
    const PublicState& open = view.open;
    if (open.ending != Ending::None || open.owner == kNobody) {
        return open.ending != Ending::None ? "The fight is over." : "Nothing to decide now.";
    }
    const std::string who(display_name(open.owner));
    if (!view.decides) {
        return who + " is deciding.";
    }
    switch (open.decision) {
    case Decision::Type: return who + ", which type of fighter are you?";
    case Decision::Turn: return turn_question(open);
    case Decision::Combo: return combo_question(open);
    case Decision::Defend:
    case Decision::Answer: return defend_question(setup, open);
    case Decision::Side: return "The takedown deals 2 damage: to the left or the right side?";
    case Decision::Harm: return harm_question(setup, open);
    case Decision::Follow:
        return "The haymaker drove " + std::string(display_name(other(open.owner)))
               + " back: follow, or stay?";
    case Decision::Step: return "The shove landed: step to a hex beside you, or stay?";
    case Decision::Rise: return who + " is free: get up, or stay on the mat?";
    case Decision::Recover:
        return "Between rounds, " + who + " has " + core::counted(int{open.points}, "point")
               + ": recover, coach, or skip?";
    case Decision::None: break;
    }
    return "Nothing to decide now.";
}

}  // namespace tenebrae::cagedin
