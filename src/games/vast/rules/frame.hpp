// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/cave.hpp"

#include <cstddef>
#include <cstdint>

/// The open decisions and effects (VA-G3).
namespace tenebrae::vast {

/// What the stack of open decisions and effects holds (VA-G3), the newest last. Each kind has one
/// function Engine::resume_..., which does its next step. "Decision" is what a kind may ask.
enum class FrameKind : std::uint8_t {
    Turn,  ///< the turn of `owner`; step; always the first
    GoblinTurn,  ///< step
    // The map
    Fill,  ///< asks fill
    Orient,  ///< space is revealed; piece = a Direction that must be open, or kAnySide; asks orient
    Reveal,  ///< space = centre, mask = marks, value = revealed, piece = 1: for Grit; asks reveal
    Collapsing,  ///< space: exits, then it goes; asks exit
    AfterCollapse,  ///< VA-X9; step; asks slide
    Place,  ///< value = tiles left; asks place
    Remove,  ///< value = tiles left; asks remove
    PastPlunder,  ///< VA-V28; asks treasure or place
    Push,  ///< piece; value = steps left; mask = 1: only over unoccupied spaces; asks push
    PushToken,  ///< space, piece = Target, value = steps left, mask = first space; asks push
    /// piece has entered its space; value = MoveReason; mask of a `go`: Direction and, from bit 8,
    /// her Strength (VA-K19); step
    Arrival,
    // Effects in their order
    Scatter,  ///< piece; step; asks lose
    LosePopulation,  ///< piece, value = number, mask = PopulationReason; asks beetles
    ChangeRage,  ///< value = 1: gain 1, 0: lose 1; piece and mask = RuleNumber
    TribeAttack,  ///< piece attacks the Knight on its space (VA-B29)
    DropTrap,  ///< an attacked tribe's open Trap goes (VA-B45)
    Bomber,  ///< piece; value = Population left at most (VA-B43)
    LoseGrit,  ///< value
    GainGrit,  ///< value
    TrackCubes,  ///< mask = Grit spaces that get a cube back (VA-K6); asks shed
    PoisonCubes,  ///< value = cubes left (VA-B41); asks shed
    // Knight
    Knight,  ///< asks knight
    Encounter,  ///< space; piece as in Orient; value = Strength on arrival; mask; asks encounter
    Event,  ///< draws and carries out an Event card
    DropEvent,  ///< space: its Event token goes
    Resolve,  ///< space: the tile revealed in an Encounter is resolved (VA-K20 on)
    Brace,  ///< asks brace
    Ambush,  ///< asks ambush
    Fight,  ///< Goblin Infestation: value = Strength; piece = Monster or kNoCard; mask = 1: token
    Thrown,  ///< piece = the Monster that throws her off; mask = 1: its token is new; asks exit
    Keep,  ///< value = Treasure card; asks keep
    Heal,  ///< value = EventCard; asks heal
    // Goblins
    War,  ///< mask = cards shown, step = 1: no redraw any more; asks war
    Overpopulation,  ///< mask = tribes, value = the War card; asks overpopulation
    Monsters,  ///< mask = cards drawn, step as in War; asks monsters
    Secrets,  ///< mask = cards drawn, step as in War; asks secrets
    Tribes,  ///< asks tribes
    Tribe,  ///< piece, mask = TribeMark; asks tribe
    CaveIn,  ///< value = tiles left, step = 1: one was removed; asks cavein
    Gnome,  ///< piece; asks gnome
    ReturnGem,  ///< value = Gem that goes to the reserve (VA-B32)
    Hide,  ///< piece becomes hidden (VA-D24)
    // Attacks on the Dragon
    Axe,  ///< asks axe
    TribeStrike,  ///< piece attacks the Ash Dragon (VA-D15, V30); value = 1: by its Attack action
    Shy,  ///< value = Power cards left to discard; asks shy
    // Dragon
    DragonTurn,  ///< step
    DragonActs,  ///< asks dragon
    Pay,  ///< value = Power, step = symbols paid; its targets: see Engine::open_power(); asks pay
    Roll,  ///< a die with reroll: piece = RollUse, space = centre, mask = marks; step; asks reroll
    DragonMove,  ///< piece = Direction, value = spaces left, mask = 1: by Wing
    PowerHits,  ///< value = Power, mask = pieces hit by it; step; asks trap
    Eat,  ///< piece, value = its Population before it was hit, mask = Power
    Wrath,  ///< space = centre, mask = marks; step; asks exit
    Hoard,  ///< asks hoard
    Gem,  ///< asks gem
    Surface,  ///< asks surface
    DiscardFoe,  ///< piece = the Monster of an ambush that is over (VA-V22)
    Back,  ///< asks back
    // Cave
    CaveTurn,  ///< value = tiles left to remove in step 2; asks cave
    OmenPay,  ///< value = cost, step = tokens paid; the Omen is CaveState::omen; asks omenpay
    Offer,  ///< piece = Deck, whose top cards are offered; asks offer
    Dig,  ///< piece enters a new tile, mask = its cell: packed(), value = MoveReason; asks dig
    Fade,  ///< value = Omen tokens left to lose; asks fade
    Spores,  ///< asks spores
    // Thief
    ThiefTurn,  ///< step
    Assign,  ///< asks assign
    Thief,  ///< asks thief
    Peek,  ///< step = 1: he has peeked at his tile; asks peek
    /// The action die of a Pickpocket (piece = Target) or a Pick-lock (space = the Vault's);
    /// value = cubes; step = 1: failed, 2: failed for good; asks fingers
    ActionRoll,
    /// value = Treasures that he gets from the supply; piece = the number of the statement by which
    /// he does: 8, 12, or 20 if they are stashed in place of Gems; asks snatch
    Snatch,
    Filch,  ///< piece = Target of a Pickpocket; asks filch
    Upgrade,  ///< value = tokens stashed that take an upgrade; asks upgrade
    Fall,  ///< asks fall
    ThiefHit,  ///< piece attacks the Thief, value = Power of the Dragon; step = ThiefHitStep
    Evade,  ///< asks evade
    Bonus,  ///< value = Loot Drop Level at which the Goblins killed the Thief; asks bonus
    // Terrain
    /// piece has revealed an event tile; value = 1: the Canyon of the Troll (VA-V33); asks terrain
    Terrain,
    Flow,  ///< piece has entered the River; asks flow
};
inline constexpr std::size_t kFrameKinds = static_cast<std::size_t>(FrameKind::Flow) + 1;

/// What a die of FrameKind::Roll is for.
enum class RollUse : std::uint8_t {
    Claw,
    Flame,
    Wrath,
    Strike,  ///< the Knight's attack on the Dragon; Frame::value = 1: by Bomb
    Evasion,  ///< the action die of VA-T27; Frame::mask = its number
};

/// Frame::step of FrameKind::ThiefHit (VA-T27).
enum class ThiefHitStep : std::uint8_t { Begun, Rolled, Evaded };

/// No side of a tile has to be open (VA-R3 instead of R2).
inline constexpr std::uint8_t kAnySide = 4;

/// Bits of Frame::mask of an Encounter. Bits Target::Fangs to Crystal: attacked. The others:
enum class EncounterMark : std::uint8_t {
    /// Piece p must be attacked (VA-K19), if bit ForcedFirst + p is set; for tribes and Dragon.
    ForcedFirst = 7,
    Took = 13,  ///< something was taken, so that there are no more attacks
    Revealed = 14,  ///< its tile was revealed in it
};

/// One open decision or effect, with what it waits for.
struct Frame {
    FrameKind kind = FrameKind::Turn;
    Role owner = Role::None;
    std::uint8_t step = 0;
    std::uint8_t value = 0;
    SpaceId space = kNoSpace;
    std::uint8_t piece = 0;
    Set mask = 0;
};
static_assert(sizeof(Frame) == 8);
/// A cell that may be empty, in Frame::mask.
constexpr Set packed(Cell cell) {
    const unsigned south = static_cast<std::uint8_t>(cell.south);
    return static_cast<Set>(south << 8U | static_cast<std::uint8_t>(cell.east));
}
constexpr Cell unpacked(Set mask) {
    return {static_cast<std::int8_t>(mask >> 8U), static_cast<std::int8_t>(mask & 0xFFU)};
}
/// More than the deepest: turn, tribe, Cave-In, its end, collapse, arrival and cubes are 10.
inline constexpr std::size_t kMaxFrames = 24;

}  // namespace tenebrae::vast
