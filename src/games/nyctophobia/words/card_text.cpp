// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/card_text.hpp"

#include "core/text.hpp"

#include <vector>

namespace tenebrae::nyctophobia {
namespace {

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

}  // namespace tenebrae::nyctophobia
