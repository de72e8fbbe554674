// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tenebrae::nyctophobia {

enum class Deck : std::uint8_t { Axe, Mage, Simple };

/// The cards of both decks in the order of their tables (tables 2 and 3).
enum class Card : std::uint8_t {
    Calm,
    Stumble,
    Sneak,
    Berserk,
    Frenzy,
    Bloodlust,
    Chop,
    ClearCut,
    Listen,
    Stalk,
    Bored,
    Dizzying,
    Ventriloquism,
    Changelings,
    CreepingRoots,
    Vertigo,
    WillOWisp,
    Thicket,
    Blink,
    Fog,
    None,
};
inline constexpr std::size_t kCards = static_cast<std::size_t>(Card::None);
/// The number of cards in a deck; the Simple Hunter has none.
inline constexpr std::size_t kDeckSize = 12;
inline constexpr std::size_t kHandSize = 2;

/// One part of a card's text.
enum class Part : std::uint8_t {
    End,
    Move,  ///< number spaces
    MoveThrough,  ///< like Move, but through trees
    MoveNearest,  ///< towards the nearest Hunted (HU-V8)
    MoveToCar,
    MoveAway,  ///< away from the noise
    Run,
    RunOn,  ///< Frenzy: a tree that ends the run is removed
    RemoveNoise,
    Fell,
    MayFell,
    Recall,
    SeeThrough,  ///< trees do not prevent combat this turn (HU-Y5)
    NoCombat,  ///< HU-Y5
    Fog,
    TurnQuarter,
    TurnHalf,
    LureNearest,
    LureAny,
    Swap,
    MoveTree,  ///< uproot and plant
    Plant,
    Drift,
};
struct Instruction {
    Part part = Part::End;
    std::uint8_t number = 0;
};
using CardText = std::array<Instruction, 4>;  ///< Part::End after the last instruction

struct CardInfo {
    Deck deck;
    std::uint8_t copies;
    bool has_one_text;  ///< "any": the noise does not matter (HU-J4)
    CardText noise;
    CardText quiet;
};
const CardInfo& card_info(Card card);
/// Returns the kinds of a deck in the order of its table; empty for the Simple Hunter.
std::span<const Card> kinds_of(Deck deck);

/// The one instruction of the Simple Hunter (HU-J2).
inline constexpr CardText kSimpleText{{{Part::Move, 2}}};

}  // namespace tenebrae::nyctophobia
