// SPDX-License-Identifier: MIT
#include "games/cagedin/words/prompt.hpp"

#include "core/text.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/acts.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/vocabulary.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::cagedin {
namespace {

std::string ask_turn(const Open& open) {
    const std::string who(called(open.owner));
    return open.place == Place::Feet
               ? who + "'s turn, on the feet: strike, takedown, footwork or cover up?"
               : who + "'s turn, on the mat: ground and pound, submission or stand up?";
}

std::string ask_combo(const Open& open) {
    return std::string(called(open.owner)) + "'s combo: another action "
           + (action_cost(open) > 0 ? "for 1 fatigue" : "for free") + ", or end?";
}

std::string ask_defend(const Setup& setup, const Open& open) {
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
    std::string text(called(other(open.owner)));
    text += kVerbs[static_cast<std::size_t>(attack.kind)];
    text += spoken_card(setup, open.place, attack.card);
    if (attack.second != kNoCard) {
        text += " and the " + spoken_card(setup, open.place, attack.second);
    }
    return text
           + (open.decision == Decision::Answer ? ": block it, pound for free, or let go?"
                                                : ": block it, or let it land?");
}

std::string ask_harm(const Setup& setup, const Open& open) {
    const Meter meter = setup.rules.tables.ground[open.attack.card].meter;
    return std::string(called(open.owner)) + "'s ground and pound lands: damage to the "
           + std::string(spoken(meter)) + ", or fatigue?";
}

}  // namespace

std::string_view ending_rule(Way way) {
    constexpr std::array<std::string_view, 6> kRules{
        "", "CI-X1", "CI-X2", "CI-X3", "CI-X4", "CI-X5"};
    return kRules[static_cast<std::size_t>(way)];
}

std::string_view spoken_ending(Way way, Seat winner) {
    const bool red = winner == kRed;
    switch (way) {
    case Way::Knockout: return red ? "Red wins by knockout." : "Blue wins by knockout.";
    case Way::Submission: return red ? "Red wins by submission." : "Blue wins by submission.";
    case Way::Decision:
        return red ? "Red wins by the judges' decision." : "Blue wins by the judges' decision.";
    case Way::Draw: return "The judges score it even: the fight is a draw.";
    case Way::Resigned: return red ? "Blue gives up: Red wins." : "Red gives up: Blue wins.";
    case Way::None: break;
    }
    return "";
}

std::string_view usual_command(const Open& open) {
    if ((asked(open) & act_of(ActionKind::Strike).answers) != 0
        && adjacent(open.fighters[kRed].at, open.fighters[kBlue].at)) {
        return "strike";
    }
    const auto act = std::ranges::find_if(acts(), [&open](const Act& candidate) {
        return (candidate.answers & asked(open)) != 0;
    });
    return act == acts().end() ? "new" : act->command;
}

std::string question(const Setup& setup, const View& view) {
    const Open& open = view.open;
    if (open.way != Way::None || open.owner == kNobody) {
        return open.way != Way::None ? "The fight is over." : "Nothing to decide now.";
    }
    const std::string who(called(open.owner));
    if (!view.decides) {
        return who + " is deciding.";
    }
    switch (open.decision) {
    case Decision::Type: return who + ", which type of fighter are you?";
    case Decision::Turn: return ask_turn(open);
    case Decision::Combo: return ask_combo(open);
    case Decision::Defend:
    case Decision::Answer: return ask_defend(setup, open);
    case Decision::Side: return "The takedown deals 2 damage: to the left or the right side?";
    case Decision::Harm: return ask_harm(setup, open);
    case Decision::Follow:
        return "The haymaker drove " + std::string(called(other(open.owner)))
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
