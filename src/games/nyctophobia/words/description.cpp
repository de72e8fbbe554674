// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/description.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"

#include <vector>

namespace tenebrae::nyctophobia {
namespace {

std::string towards(std::string_view verb, Action action) {
    return std::string(verb) + " " + std::string(display_name(action.direction));
}

/// Formats one part of a card's text; empty for the end.
std::string format_part(Instruction part) {
    const std::string steps = " " + std::to_string(part.number);
    switch (part.part) {
    case Part::Move: return "move" + steps;
    case Part::MoveThrough: return "move" + steps + " through trees";
    case Part::MoveNearest: return "move" + steps + " towards the nearest Hunted";
    case Part::MoveToCar: return "move" + steps + " towards the car";
    case Part::MoveAway: return "move" + steps + " away from the noise";
    case Part::Run: return "run straight on";
    case Part::RunOn: return "run straight on; a tree that stops him is removed";
    case Part::RemoveNoise: return "the noise is gone";
    case Part::Fell: return "fell a tree";
    case Part::MayFell: return "you may fell a tree";
    case Part::Recall: return "a random discard goes on top of the pile";
    case Part::SeeThrough: return "trees do not prevent combat this turn";
    case Part::NoCombat: return "no combat this turn";
    case Part::Fog: return "fog rises";
    case Part::TurnQuarter: return "turn the forest a quarter";
    case Part::TurnHalf: return "turn the forest half round";
    case Part::LureNearest: return "the noise goes to the nearest Hunted";
    case Part::LureAny: return "the noise goes to any upright Hunted";
    case Part::Swap: return "two Hunted change places";
    case Part::MoveTree: return "move a tree";
    case Part::Plant: return "plant a tree";
    case Part::Drift: return "the noise drifts";
    case Part::End: break;
    }
    return "";
}

}  // namespace

std::string display_name(const CardText& text) {
    std::vector<std::string> parts;
    for (const Instruction& part : text) {
        if (part.part == Part::End) {
            break;
        }
        parts.push_back(format_part(part));
    }
    return core::joined(parts, "; ");
}

std::string format_card_texts(Card card) {
    const CardInfo& texts = card_info(card);
    return texts.has_one_text
               ? display_name(texts.quiet)
               : "noise: " + display_name(texts.noise) + " / quiet: " + display_name(texts.quiet);
}

std::string Description::stepping(std::string_view verb, Action action) const {
    const FeltSide side = state_.hunted[state_.open.owner].felt[index(action.direction)];
    return towards(verb, action)
           + (side == FeltSide::Open ? " (felt open)"
              : is_back(action)      ? " (back where they came from)"
                                     : " (not felt)")
           + (action.noise ? ", leaving a noise behind" : "");
}

/// Returns whether the second step undoes the first, which the sketch recorded.
bool Description::is_back(Action action) const {
    const PieceId who = state_.open.owner;
    return rules_.sketch && state_.open.decision == Decision::Second
           && action.direction == opposite(state_.sketch.last_step[who]);
}

std::string Description::move(Action action) const {
    return stepping("Move", action);
}

std::string Description::hop(Action action) const {
    return towards("Hop", action) + " over the tree, leaving a noise behind";
}

std::string Description::search(Action /*action*/) const {
    return "Feel around on all four sides";
}

std::string Description::sprint(Action action) const {
    return stepping("Sprint", action);
}

std::string Description::hide(Action /*action*/) const {
    return "Hide until the next turn";
}

std::string Description::throw_rock(Action action) const {
    return towards("Throw a rock", action) + ": it makes noise where it lands";
}

std::string Description::call(Action /*action*/) const {
    return "Call for help: one more round and all are rescued";
}

std::string Description::cheer(Action action) const {
    return "Give the action to " + full_piece_name(state_, action.who);
}

std::string Description::wait(Action /*action*/) const {
    return "Wait, shut in on all sides";
}

std::string Description::end(Action /*action*/) const {
    return "End the turn";
}

std::string Description::stop(Action /*action*/) const {
    return "Stop sprinting";
}

std::string Description::decline(Action /*action*/) const {
    return "Decline: the action is lost";
}

std::string Description::counter_rock(Action /*action*/) const {
    return "Strike back with a rock: the Hunter is driven back and wounded";
}

std::string Description::counter_fist(Action /*action*/) const {
    return "Strike back with the fist: the Hunter is driven back and wounded";
}

std::string Description::forgo(Action /*action*/) const {
    return "Do not strike back";
}

std::string Description::retreat(Action action) const {
    return stepping("Retreat", action);
}

std::string Description::stand(Action /*action*/) const {
    return "Stay here, upright";
}

std::string Description::silent(Action /*action*/) const {
    return "Keep silent, and stay hidden";
}

std::string Description::speak(Action /*action*/) const {
    return "Speak: no longer hidden, and the noise is here";
}

std::string Description::clue(Action action) const {
    return "Tell them that the car lies " + std::string(display_name(action.direction));
}

std::string Description::card(Action action) const {
    const Card card = state_.hand[action.number];
    return card == Card::None
               ? "Play no card"
               : "Play " + std::string(display_name(card)) + " (" + format_card_texts(card) + ")";
}

std::string Description::step(Action action) const {
    const Space space = beyond(state_.hunter, action.direction);
    return towards("Step", action) + (space == kNoSpace ? "" : " to " + name(space));
}

std::string Description::stay(Action /*action*/) const {
    return "Stay where he is";
}

std::string Description::attack(Action action) const {
    return "Attack " + full_piece_name(state_, action.who);
}

std::string Description::run(Action action) const {
    return towards("Run", action);
}

std::string Description::fell(Action action) const {
    return towards("Fell the tree", action) + " of " + name(state_.hunter);
}

std::string Description::turn_left(Action /*action*/) const {
    return "Turn the forest a quarter to the left (anticlockwise)";
}

std::string Description::turn_right(Action /*action*/) const {
    return "Turn the forest a quarter to the right (clockwise)";
}

std::string Description::lure(Action action) const {
    return "Put the noise on " + full_piece_name(state_, action.who);
}

std::string Description::swap(Action action) const {
    return "Swap " + piece_name(action.who) + " and " + piece_name(action.other);
}

std::string Description::uproot(Action action) const {
    return "Uproot the tree at " + name_of_side(action.place);
}

std::string Description::plant(Action action) const {
    return "Plant a tree at " + name_of_side(action.place);
}

std::string Description::drift(Action action) const {
    return "Put the noise at " + name(action.place);
}

std::string Description::skip(Action /*action*/) const {
    return "Skip it";
}

std::string Description::tree(Action action) const {
    const bool stands = state_.trees.has(action.place);
    return (stands ? "Remove the tree at " : "Put a tree at ") + name_of_side(action.place);
}

std::string Description::car(Action action) const {
    return "Put the car on " + name(action.place) + " and " + name(action.second);
}

std::string Description::start(Action action) const {
    return "Let " + piece_name(action.who) + " start on " + name(action.place);
}

std::string Description::clear(Action /*action*/) const {
    return "Take everything off the board";
}

std::string Description::ready(Action /*action*/) const {
    return "The forest is ready: " + core::counted(state_.trees.count(), "tree") + " for "
           + std::to_string(rules_.hunted) + " Hunted";
}

std::string Description::resign(Action /*action*/) const {
    return "Give up";
}

}  // namespace tenebrae::nyctophobia
