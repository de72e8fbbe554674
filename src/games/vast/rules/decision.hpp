// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace tenebrae::vast {

/// The pending decision, named as in the tables of the rules. None: the game has not begun or is
/// over.
enum class Decision : std::uint8_t {
    None,
    // VA-O6
    Fill,
    Orient,
    Reveal,
    Exit,
    Slide,
    Push,
    Place,
    Remove,
    Treasure,
    // section K
    Knight,
    Encounter,
    Brace,
    Keep,
    Heal,
    Axe,
    Shed,
    // section B
    War,
    Overpopulation,
    Monsters,
    Secrets,
    Tribes,
    Tribe,
    Ambush,
    CaveIn,
    Gnome,
    Lose,
    Beetles,
    Trap,
    Bonus,
    Spores,
    // section D
    Dragon,
    Pay,
    Hoard,
    Gem,
    Surface,
    Reroll,
    Shy,
    Back,
    // section C
    Cave,
    OmenPay,
    Offer,
    Dig,
    Fade,
    // section T
    Assign,
    Thief,
    Peek,
    Upgrade,
    Fingers,
    Snatch,
    Filch,
    Evade,
    Fall,
    // section N
    Terrain,
    Flow,
};
inline constexpr std::size_t kDecisions = static_cast<std::size_t>(Decision::Flow) + 1;

/// Returns whether a decision is one of section T.
constexpr bool is_thiefs(Decision decision) {
    return decision >= Decision::Assign && decision <= Decision::Fall;
}

}  // namespace tenebrae::vast
