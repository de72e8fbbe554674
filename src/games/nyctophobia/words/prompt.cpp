// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/prompt.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/action_rows.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "kit/action_rows.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia {
namespace {

/// Parts of a question.
struct Asking {
    const Rules& rules;
    const State& state;

    [[nodiscard]] const PublicState& open() const { return state.open; }
    [[nodiscard]] std::string who() const { return full_piece_name(state, open().owner); }
    [[nodiscard]] const Hunted& own() const { return state.hunted[open().owner]; }
    [[nodiscard]] bool is_shut_in() const { return std::ranges::all_of(own().felt, is_blocked); }
    /// Lists the possible actions of the turn.
    [[nodiscard]] std::vector<std::string> actions() const {
        std::vector<std::string> can{"sprint"};
        if (own().rocks > 0) {
            can.emplace_back("throw a rock");
        }
        if (own().in_car && open().caller == kNoPiece) {
            can.emplace_back("call for help");
        }
        if (own().character == Character::Cheerleader && open().decision != Decision::Cheered) {
            can.emplace_back("cheer a friend");
        }
        if (open().stage == Stage::After && open().caller == kNoPiece) {
            can.emplace_back("hide");
        }
        return can;
    }
};

std::string ask_turn(const Asking& asking) {
    if (asking.is_shut_in()) {
        return asking.who() + " is shut in on all four sides: wait"
               + (asking.open().action_spent ? "." : ", or act first?");
    }
    if (asking.open().action_spent) {
        return asking.who() + " has acted and still has two steps to make. Which way?";
    }
    return asking.who() + ": first of two steps. Which way? Or act first: "
           + core::joined(asking.actions(), ", ", " or ") + ".";
}

std::string ask_second(const Asking& asking) {
    const bool may_search =
        may_search_at_stop(asking.state, asking.open().owner) && !asking.open().fog;
    return asking.who() + ": second of two steps. Which way"
           + (may_search ? ", or search first?" : "?");
}

std::string ask_after(const Asking& asking) {
    if (asking.open().action_spent) {
        return asking.who() + " has moved and acted: search here, or end the turn?";
    }
    return asking.who() + " has moved: " + core::joined(asking.actions(), ", ")
           + ", or end the turn?";
}

std::string ask_counter(const Asking& asking) {
    const bool has_rock = asking.own().rocks > 0;
    const bool is_boxer = asking.own().character == Character::Boxer;
    return "The Hunter strikes " + asking.who() + ". Strike back"
           + (has_rock && is_boxer ? " with a rock or the fist"
              : has_rock           ? " with a rock"
                                   : " with the fist")
           + ", or forgo it?";
}

std::string ask_retreat(const Asking& asking) {
    const PublicState& open = asking.open();
    const std::string left = core::counted(int{open.retreat_steps}, "step");
    const std::string start = asking.who()
                              + (open.in_combat ? " flees from the Hunter, "
                                                : " was hit by a friend's rock and may retreat, ")
                              + left + " left: ";
    const bool must = open.in_combat && !open.retreated && !asking.is_shut_in();
    return start
           + (must                      ? "which way?"
              : open.retreat_steps == 0 ? "hide, or stand?"
                                        : "which way, or hide, or stand?");
}

std::string ask_card(const Asking& asking) {
    const auto& hand = asking.state.hand;
    const std::string noise = asking.state.noise == kNoSpace
                                  ? "No noise on the board"
                                  : "Noise at " + name(asking.state.noise);
    return noise + ". Which card: 1 (" + std::string(display_name(hand[0])) + ") or 2 ("
           + std::string(display_name(hand[1])) + ")?";
}

/// Returns the goal of a step in words.
std::string goal(const State& state, Part part) {
    if (part == Part::MoveToCar) {
        return " towards the car";
    }
    if (part == Part::MoveAway) {
        return " away from the noise";
    }
    if (part != Part::MoveNearest && state.noise != kNoSpace) {
        return " towards the noise at " + name(state.noise);
    }
    const bool has_goal = std::ranges::any_of(state.hunted, [](const Hunted& hunted) {
        return hunted.at != kNoSpace && !hunted.hidden;
    });
    return has_goal ? " towards the nearest Hunted" : " freely, with nothing to go towards";
}

std::string ask_step(const Asking& asking) {
    const State& state = asking.state;
    const Part part = current_part(asking.rules, state).part;
    const std::string left = core::counted(int{state.steps_left}, "step");
    return "The Hunter at " + name(state.hunter) + " moves" + goal(state, part) + ", " + left
           + " left: which way?";
}

std::string ask_build(const Asking& asking) {
    const State& state = asking.state;
    std::vector<std::string> missing;
    if (state.car == kNoCar) {
        missing.emplace_back("the car");
    }
    if (state.hunter == kNoSpace) {
        missing.emplace_back("the Hunter's start");
    }
    for (PieceId who = 0; who < asking.rules.hunted; ++who) {
        if (state.hunted[who].at == kNoSpace) {
            missing.push_back("the start of " + piece_name(who));
        }
    }
    const std::string trees = core::counted(state.trees.count(), "tree");
    return "Building the forest: " + trees + " of 40. "
           + (missing.empty() ? "All is placed: go on, or ready?"
                              : "Still to place: " + core::joined(missing, ", ", " and ") + ".");
}

std::string ask_plant(const Asking& asking) {
    const bool is_replanting = current_part(asking.rules, asking.state).part == Part::MoveTree;
    return is_replanting ? "Plant the uprooted tree: on which side near the Hunter?"
                         : "Plant a tree: on which side near the Hunter? Or skip.";
}

std::string ask_fell(const Asking& asking) {
    const bool may = current_part(asking.rules, asking.state).part == Part::MayFell;
    return may ? "Which tree beside the Hunter falls? Or skip."
               : "Which tree beside the Hunter falls?";
}

std::string ask_uproot(const Asking& /*asking*/) {
    return "Uproot which tree near the Hunter? Or skip.";
}

/// Returns the question to the seat that decides.
std::string asked(const Asking& asking) {
    switch (asking.open().decision) {
    case Decision::Build: return ask_build(asking);
    case Decision::Clue: return "Tell the Hunted one direction of the car: which one?";
    case Decision::Turn: return ask_turn(asking);
    case Decision::Second: return ask_second(asking);
    case Decision::After: return ask_after(asking);
    case Decision::Sprint: return asking.who() + " sprints: one more step, or stop?";
    case Decision::Cheered:
        return asking.who() + " gets the Cheerleader's action: "
               + core::joined(asking.actions(), ", ") + ", or decline?";
    case Decision::Counter: return ask_counter(asking);
    case Decision::Retreat: return ask_retreat(asking);
    case Decision::Hush:
        return asking.who() + " is hidden and the Hunter is about to move: keep silent, or speak?";
    case Decision::Card: return ask_card(asking);
    case Decision::Step: return ask_step(asking);
    case Decision::Victim: return "The Hunter touches several Hunted: whom does he attack?";
    case Decision::Run: return "The Hunter runs straight on: which way?";
    case Decision::Fell: return ask_fell(asking);
    case Decision::Turning: return "Does the forest turn to the left or to the right?";
    case Decision::Lure: return "Which Hunted gets the noise?";
    case Decision::Swap: return "Which two Hunted change places?";
    case Decision::Uproot: return ask_uproot(asking);
    case Decision::Plant: return ask_plant(asking);
    case Decision::Drift: return "Where does the noise drift? Or skip.";
    case Decision::None: break;
    }
    return "There is nothing to decide now.";
}

}  // namespace

std::string_view ending_rule(Ending ending) {
    switch (ending) {
    case Ending::Rescued: return "HU-E1";
    case Ending::Death: return "HU-E2";
    case Ending::Dawn: return "HU-E4";
    case Ending::Resigned: return "HU-E3";
    case Ending::Unfinished: break;
    }
    return "";
}

std::string_view ending_sentence(Ending ending, bool hunter_won) {
    switch (ending) {
    case Ending::Rescued:
        return "Headlights between the trees: help has come, and all the Hunted are rescued.";
    case Ending::Death: return "One of the Hunted is dead: the Hunter has won.";
    case Ending::Dawn: return "Dawn breaks and the Hunter sees them all: he has won.";
    case Ending::Resigned:
        return hunter_won ? "The Hunted give up: the Hunter has won."
                          : "The Hunter gives up: the Hunted have won.";
    case Ending::Unfinished: break;
    }
    return "";
}

std::string_view usual_command(Decision asked) {
    return action_table().usual_command(only(asked));
}

std::string question(const Rules& rules, const View& view) {
    const PublicState& open = view.state.open;
    if (open.ending != Ending::Unfinished) {
        return "The game is over.";
    }
    if (view.decides) {
        return asked({rules, view.state});
    }
    if (open.decision == Decision::Build) {
        return "The Hunter builds the forest.";
    }
    return open.owner == kNoPiece
               ? "There is nothing to decide now."
               : core::capitalised(full_piece_name(view.state, open.owner)) + " is deciding.";
}

}  // namespace tenebrae::nyctophobia
