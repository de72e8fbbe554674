// SPDX-License-Identifier: MIT
#include "games/vast/words/action_rows.hpp"

#include "games/vast/words/terrain_objections.hpp"
#include "games/vast/words/thief_objections.hpp"

#include <array>

namespace tenebrae::vast {
namespace {

using K = ActionKind;
using D = Decision;
using Row = ActionTable::Row;

constexpr Decisions kActing = only(D::Knight) | only(D::Encounter);
constexpr Decisions kPlaying =
    only(D::War) | only(D::Monsters) | only(D::Secrets) | only(D::Tribes);
constexpr Decisions kDrawing = only(D::War) | only(D::Monsters) | only(D::Secrets);
constexpr Decisions kDone = only(D::Push) | only(D::Encounter) | only(D::Monsters)
                            | only(D::Secrets) | only(D::CaveIn) | only(D::Hoard) | only(D::Gem);
constexpr Decisions kDiscarding = only(D::Secrets) | only(D::Shy) | only(D::Fade);
constexpr Decisions kWaking = only(D::Dragon) | only(D::Hoard) | only(D::Gem);
constexpr Decisions kPass =
    only(D::Heal) | only(D::Axe) | only(D::Ambush) | only(D::Gnome) | only(D::Trap) | only(D::Peek);

// clang-format off
// Kind, command, alias, form, decisions, rule, objections, sentence, summary, help; for the usual answer: true.
constexpr std::array<Row, kActionKinds> kActionRows{{
    // The Knight
    {K::Go, "go", "", "direction", only(D::Knight) | only(D::Thief), "VA-K13", kAgainstGo, "Go {direction} to {next}{meeting}",
     "move to the next space, through a wall with the Map",
     R"(Each move costs 1 Movement and needs an Encounter left (VA-K13). A Dark tile, an Event, a
        tribe or the surfaced Dragon forces an Encounter (VA-K15). With `map` the way leads through
        a wall; that uses a cube on the Ancient Map (VA-K30). For the Thief a move costs only
        Movement, and he may share any space (VA-T4). Examples: `go n`, `go e map`.)", true, "DIRECTION [map]"},
    {K::GoMap, "go", "", "direction map", only(D::Knight), "VA-K30", kAgainstGoMap,
     "Go {direction} through the wall to {next}, by the Map{meeting}", "", ""},
    {K::Cube, "cube", "c", "slot", kActing | only(D::Brace), "VA-K11", kAgainstCube, "Place a Hero cube: {cube}",
     "place a free Hero cube on a slot",
     R"(Free, at any time of the turn. The slots are move, per and str with room for 3, bomb, bow, map,
        shield and the Treasure cards (VA-K4, VA-K11). The cube stays until the next turn. Example:
        `cube str`.)"},
    {K::Face, "face", "", "", only(D::Knight), "VA-K16", kAgainstFace, "Face the Event on {here}",
     "begin an Encounter with an Event token",
     "An Event under the Knight at the start of her turn must be faced first (VA-K16). Example: `face`."},
    {K::Attack, "attack", "", "target", kActing | only(D::Tribe), "VA-K27", kAgainstAttack, "Attack {target}",
     "attack a piece or a Crystal on the same space",
     R"(The Knight attacks what she met, or smashes a Crystal with Strength 3 (VA-K27, VA-K46). Two
        tribes of Strength 4 smash a Crystal together (VA-B31). The Thief is killed by one who has
        more Perception than he has Stealth (VA-K47, VA-B30). Examples: `attack bones`, `attack
        crystal`.)"},
    {K::Take, "take", "t", "item", kActing, "VA-K29", kAgainstTake, "Take {item}",
     "take a Treasure or Gem; or: take a loss without the Beetles",
     R"(The Knight takes a token of her space in an Encounter; there are no attacks after it
        (VA-K29, VA-K45). The Goblins answer `take` alone to accept a loss of Population (VA-B6).
        Examples: `take treasure`, `take`.)", false, "[TOKEN]"},
    {K::TakeLoss, "take", "", "", only(D::Beetles), "VA-B6", {}, "Take the whole loss and keep the Beetles", "", ""},
    {K::Shoot, "shoot", "s", "victim", only(D::Knight), "VA-K33", kAgainstShoot, "Shoot at {victim}",
     "shoot at a tribe with the Bow",
     R"(Once a turn, with a cube on the Bow and Strength 2 or more, at a tribe in sight: it loses
        Strength - 1 Population (VA-K33). Example: `shoot eye`.)"},
    {K::Ebow, "ebow", "", "target", only(D::Knight), "VA-K35", kAgainstEbow, "Shoot at {target} with the Enchanted Bow",
     "shoot at the Dragon or the Thief with the Enchanted Bow",
     R"(Once a turn, with a cube on the card, in the same row or column at distance 5 or less
        (VA-K35). Example: `ebow dragon`.)"},
    {K::Bomb, "bomb", "", "direction", only(D::Knight), "VA-K32", kAgainstBomb, "Bomb the wall to the {direction}",
     "destroy a wall",
     R"(With a cube on the Bomb, once a turn, three times in a game (VA-K31, VA-K32). Example: `bomb
        w`.)"},
    {K::Flare, "flare", "", "[cell", only(D::Knight) | only(D::Tribe) | only(D::Thief), "VA-V10", kAgainstFlare, "Fire a Flare{at cell}",
     "reveal Dark tiles by a roll of the Dragon die",
     R"(Only with a Flare card. All Dark tiles that the die marks are revealed. The Knight names the
        centre; a tribe and the Thief fire on their own space, and it costs him 1 Action cube
        (VA-V10). Examples: `flare n2`, `flare`.)"},
    {K::Show, "show", "", "card", kActing, "VA-K11", kAgainstShow, "Turn the {card} face up",
     "turn a Treasure card face up", "Free, at any time of the turn (VA-K11). Example: `show sword`."},
    {K::Quest, "quest", "", "quest", kActing, "VA-K40", kAgainstQuest, "Turn in {quest}: {grit} Grit",
     "turn in a fulfilled Sidequest",
     R"(Standing quests whenever their condition holds, others at once after it happened (VA-K40). A
        new one is drawn. Example: `quest swift`.)"},
    {K::Javelin, "javelin", "", "", kActing, "VA-K36", kAgainstJavelin, "Make the Javelin ready: Strength +1 for the next attack",
     "make the Javelin ready",
     "The next attack on a tribe or the Dragon has Strength +1; then the card is lost (VA-K36). Example: `javelin`."},
    {K::Potion, "potion", "", "", kActing, "VA-K38", kAgainstPotion, "Drink the potion: 2 Health, and its Hero cube is lost",
     "use the Potion Kit", "It discards the cube on the card (VA-K38). Example: `potion`."},
    {K::Monster, "monster", "", "", only(D::Brace), "VA-V24", kAgainstMonster, "Fight a Monster instead, for Fearless",
     "fight a Monster instead of an ambush without one",
     "Only with Fearless in hand, in a game without Goblins (VA-V24). Example: `monster`."},
    {K::Ready, "ready", "", "", only(D::Brace), "VA-K22", {}, "Ready: place no more cubes",
     "end the preparation for an ambush", "The ambush follows (VA-K22). Example: `ready`.", true},
    {K::Keep, "keep", "", "", only(D::Keep) | only(D::Reroll) | only(D::Fingers), "VA-K29", {}, "Keep {kept}",
     "keep a drawn Treasure card, or a roll",
     R"(A card stays face down until it is shown or gets a cube (VA-K29). A roll is kept instead of
        spending Shriek or Sticky Fingers (VA-D20, VA-T7). Example: `keep`.)"},
    {K::Decline, "decline", "", "", only(D::Keep), "VA-K29", {}, "Give the {offered} up for 5 Grit",
     "give a drawn Treasure card up for 5 Grit", "The card leaves the game (VA-K29). Example: `decline`."},
    {K::Heal, "heal", "", "", only(D::Heal), "VA-K26", {}, "{healing}",
     "use a free Hero cube to gain Health", "When an Event allows it (VA-K26). Example: `heal`."},
    {K::Wound, "wound", "", "", only(D::Axe), "VA-K37", {}, "Discard the cube on the Axe: 1 more Health lost",
     "wound the Dragon again with the Axe", "After a hit on the Dragon (VA-K37). Example: `wound`."},
    {K::Shed, "shed", "", "slot", only(D::Shed), "VA-K6", kAgainstShed, "Take the cube away: {slot}",
     "choose the slot that loses a Hero cube", "When a loss of Grit or Poison takes one (VA-K6, VA-B41). Example: `shed move`."},
    // The Goblins
    {K::War, "war", "w", "war-card", only(D::War), "VA-B9", kAgainstWar, "Play {war-card}: {war effect}",
     "play one of the War cards shown",
     "As many cards are drawn as there is Rage (VA-B9). Example: `war thirst`.", true},
    {K::Pay, "pay", "", "", only(D::Overpopulation), "VA-B10", kAgainstPay, "Pay {crowded} Rage: no tribe scatters",
     "pay Rage so that no overpopulating tribe scatters; or: pay for a power or an Omen",
     R"(Goblins: 1 Rage for each tribe (VA-B10). Dragon: one symbol after the other, by a Power card
        or a Gem that is on the map (VA-D9, VA-D10). Cave: one Omen token after the other (VA-C20).
        Examples: `pay`, `pay claw`, `pay gem wing`, `pay bat`.)", false, "[SYMBOL|gem SYMBOL]"},
    {K::Scatter, "scatter", "", "victim", only(D::Overpopulation), "VA-B10", kAgainstScatter, "Scatter {victim}",
     "choose the tribe that scatters", "A revealed one, if there is any (VA-B10). Example: `scatter fangs`.", true},
    {K::Leader, "leader", "", "", only(D::Overpopulation), "VA-B11", kAgainstLeader, "Play the Leader: no tribe scatters",
     "play the Secret that stops overpopulation", "The Secret is discarded (VA-B11). Example: `leader`."},
    {K::Assign, "assign", "", "monster tribe", only(D::Monsters), "VA-B14", kAgainstAssign, "Give the {monster} to {tribe}",
     "give a drawn Monster to a tribe",
     R"(To an open slot, or `over` a Monster of the tribe, which is discarded. There cannot be more
        Monsters than the bones tribe's Population (VA-B14). Examples: `assign ogre bones`, `assign
        frog eye over wisp`.)", false, "MONSTER TRIBE [over MONSTER]"},
    {K::AssignOver, "assign", "", "monster tribe over old", only(D::Monsters), "VA-B14", kAgainstAssignOver,
     "Give the {monster} to {tribe} in place of the {old}", "", ""},
    {K::Discard, "discard", "", "discarded", kDiscarding, "VA-B15", kAgainstDiscard, "Discard {discarded}",
     "discard a Secret above 5, a Power card or an Omen token",
     R"(Goblins: a Secret from the hand, or an open one (VA-B15). Dragon: a Power card that another
        role makes him discard (VA-D13). Cave: an Omen token that a Hex takes (VA-C14). Examples:
        `discard hex`, `discard flame`, `discard bat`.)"},
    {K::Redraw, "redraw", "", "drawn", kDrawing, "VA-B16", kAgainstRedraw, "Replace the {drawn} by another card",
     "replace a card drawn just now (Goblin Ruby)",
     "Once a turn while the Ruby lies open, before any other act (VA-B16). Example: `redraw pain`."},
    {K::Secret, "secret", "", "secret [object", kPlaying, "VA-B17", kAgainstSecret, "Play {secret}{object}",
     "play a Secret from the hand",
     R"(Blind Fury, Fire Bomber and Hiding Spots name a tribe, a Hex names a role (VA-B17). Examples:
        `secret tunnels`, `secret fury bones`, `secret hex knight`.)"},
    {K::Activate, "activate", "", "tribe", only(D::Tribes), "VA-B24", kAgainstActivate, "Activate {tribe}",
     "let a tribe on the map act",
     R"(It may move, then do one act; each tribe acts once a turn (VA-B18, VA-B24). Example: `activate
        bones`.)", true},
    {K::RevealTribe, "reveal", "", "tribe cell", only(D::Tribes), "VA-B20", kAgainstRevealTribe, "Reveal {tribe} on {cell}",
     "put a hidden tribe on the map; or: reveal a Dark tile",
     R"(A tribe is revealed on a Dark tile with its symbol (VA-B20). An effect on several tiles
        reveals them one by one, each with its open sides (VA-R4). The Thief who has peeked names
        only the sides (VA-T16). Examples: `reveal eye n2`, `reveal n2 nes`, `reveal nes`.)"},
    {K::Reveal, "reveal", "", "cell sides", only(D::Reveal), "VA-R4", kLayout, "Reveal {cell}, open to the {sides}", "", ""},
    {K::Lurk, "lurk", "", "tribe cell", only(D::Tribes), "VA-B21", kAgainstLurk, "Let {tribe} lurk on {cell}",
     "let a hidden tribe lurk on an empty cell",
     "Only if no Dark tile is free for it (VA-B21). Example: `lurk eye e3`."},
    {K::Enter, "enter", "", "tribe cell", only(D::Tribes), "VA-B22", kAgainstEnter, "Let {tribe} enter {cell}",
     "let a lurking tribe enter a space", "Next to its cell, without a wall between (VA-B22). Example: `enter eye e2`."},
    {K::HideTribe, "hide", "", "tribe", only(D::Tribes), "VA-B22", kAgainstHideTribe, "Hide {tribe}",
     "take a tribe off the map",
     R"(A lurking tribe as its act, an active one before it has moved (VA-B22, VA-B33). Examples: `hide
        eye`, `hide`.)", false, "[TRIBE]"},
    {K::Hide, "hide", "", "", only(D::Tribe), "VA-B33", kAgainstActAfterStep, "Hide {piece}", "", ""},
    {K::Step, "step", "", "direction", only(D::Tribe) | only(D::Evade), "VA-B25", kAgainstStep, "Step {direction} to {next}{loss}{meeting}",
     "move the active tribe, or the Thief who evades, one space",
     R"(Any number of steps, but not back onto a space of this activation (VA-B25). Every second Lit
        tile left in a turn costs 1 Population (VA-B27). Onto the Knight's space it is an attack
        (VA-B29). The Thief may step once after Unnatural Evasion (VA-T27). Example: `step n`.)", true},
    {K::Worm, "worm", "", "diagonal steps", only(D::Tribe), "VA-B28", kAgainstWorm, "Dig {diagonal} to {dug}{loss}{meeting}",
     "move 1 or 2 cells along a diagonal (Underworm)", "Once in an activation (VA-B28). Example: `worm ne 2`."},
    {K::Tunnel, "tunnel", "", "cell", only(D::Tribe), "VA-B35", kAgainstTunnel, "Go through the Tunnels to {cell}",
     "go to an unoccupied Dark tile (Tunnels)", "At the beginning of an activation; the tribe then moves no further (VA-B35). Example: `tunnel w2`."},
    {K::Wisp, "wisp", "", "", only(D::Tribe), "VA-B34", kAgainstWisp, "Send the Wisp: move the Knight up to 3 spaces",
     "lead the Knight away (Wisp)", "Once a turn, if the tribe sees her (VA-B34). Example: `wisp`."},
    {K::Plunder, "plunder", "", "loot", only(D::Tribe), "VA-B32", kAgainstPlunder, "Plunder {loot}",
     "take a Treasure or Gem for Rage", "Of the tribe's space (VA-B32). Example: `plunder treasure`."},
    {K::Explore, "explore", "", "direction", only(D::Tribe), "VA-B33", kAgainstExplore, "Explore {direction}: place a tile on {next}",
     "place a tile on an empty cell and move onto it", "From a Dark tile (VA-B33). Example: `explore e`."},
    {K::Special, "special", "", "", only(D::Tribe), "VA-B33", kAgainstActAfterStep, "Special act: {special}",
     "do the special act of the tribe",
     "Fangs gain 1 Rage, bones draw a Monster, eye draws a Secret; not after moving (VA-B24, VA-B33). Example: `special`."},
    {K::Stop, "stop", "", "", only(D::Tribe), "VA-B24", {}, "Stop: {piece} has acted",
     "end the activation of a tribe", "With or without an act (VA-B24). Example: `stop`."},
    {K::Ambush, "ambush", "", "tribe", only(D::Ambush), "VA-K22", kAgainstAmbush, "Ambush the Knight with {tribe}",
     "ambush the Knight with a hidden tribe",
     "It must be stronger than the Knight. She loses 1 Health, the tribe scatters, the Goblins lose 1 Rage (VA-K22). Example: `ambush eye`."},
    {K::CaveIn, "collapse", "", "cell", only(D::CaveIn), "VA-B40", kAgainstCaveIn, "Collapse the tile on {cell}",
     "collapse a tile (Cave-In)", "No tile with another player's piece or a Crystal (VA-B40). Example: `collapse s2`."},
    {K::Jump, "jump", "", "cell", only(D::Gnome), "VA-B32", kAgainstJump, "Jump to {cell}",
     "jump to an unoccupied Dark tile (Gnome)", "After a plunder (VA-B32). Example: `jump w1`."},
    {K::Lose, "lose", "", "monster", only(D::Lose), "VA-B4", kAgainstLose, "Discard the {monster}",
     "choose the Monster that a scattering tribe loses", "One of its two (VA-B4). Example: `lose ogre`."},
    {K::Beetles, "beetles", "", "", only(D::Beetles), "VA-B6", {}, "Discard the Bright Beetles: 1 less is lost",
     "discard the Bright Beetles to lose 1 less", "The other answer is `take` (VA-B6). Example: `beetles`."},
    {K::Trap, "trap", "", "", only(D::Trap), "VA-B45", {}, "Use the Trap: the power has no effect on tribes",
     "protect the tribes with the Trap", "Against Claw, Scratch and Hiss (VA-B45). Example: `trap`."},
    {K::Spores, "spores", "", "tribe", only(D::Spores), "VA-C24", kAgainstSpores, "Spores: {tribe} falls to Population 1",
     "choose the tribe that Soporific Spores hit", "One with Population 2 or more, hidden or not (VA-C24). Example: `spores eye`."},
    // The Dragon
    {K::Move, "move", "m", "direction steps", only(D::Dragon), "VA-D7", kAgainstMove, "Move {direction} to {landing}",
     "move the Dragon 1 or 2 spaces",
     R"(Once a turn, in a straight line: underground through walls and over Dark tiles, surfaced
        neither (VA-D7). Example: `move n 2`.)", true},
    {K::Claw, "claw", "", "", only(D::Dragon), "VA-D21", kAgainstPower, "Claw ({cost}): roll, tribes on marked spaces scatter",
     "use Claw: scatter and eat tribes, push the Knight",
     R"(The die marks spaces around him. Each tribe there scatters, and what it loses is eaten; the
        Thief there is killed, and the Knight there may be pushed 1 space (VA-D21). Example:
        `claw`.)"},
    {K::Flame, "flame", "", "", only(D::Dragon), "VA-D22", kAgainstPower, "Flame ({cost}): roll, marked Dark tiles are revealed",
     "use Flame: reveal Dark tiles", "All marked Dark tiles around him (VA-D22). Example: `flame`."},
    {K::Wing, "wing", "", "direction steps", only(D::Dragon), "VA-D23", kAgainstWing, "Wing ({cost}): fly {direction} to {landing}",
     "use Wing: fly 1 or 2 spaces",
     R"(As a move, which it is not. Surfaced, a flight of 1 crosses a wall (VA-D23). Example: `wing e
        1`.)"},
    {K::Hiss, "hiss", "", "tribe", only(D::Dragon), "VA-D24", kAgainstHiss, "Hiss ({cost}) at {tribe}",
     "use Hiss: hide a tribe", "It loses 1 Population, which is eaten (VA-D24). Example: `hiss bones`."},
    {K::Slither, "slither", "", "box other-box", only(D::Dragon), "VA-D25", kAgainstSlither,
     "Slither ({cost}): a cube from {box} to {other-box}",
     "use Slither: move a Sloth cube to another box",
     R"(The boxes are greed, hunger, pride-event, pride-still and pride-gem (VA-D25). Example:
        `slither greed hunger`.)"},
    {K::Swat, "swat", "", "cell item", only(D::Dragon), "VA-D26", kAgainstSwat, "Swat ({cost}) {item} on {cell}",
     "use Swat: push a Treasure or Gem", "From an adjacent space, up to 5 spaces (VA-D26). Example: `swat n2 treasure`."},
    {K::Scorch, "scorch", "", "", only(D::Dragon), "VA-D27", kAgainstScorch, "Scorch ({cost}): reveal the surrounding Dark tiles",
     "use Scorch: reveal the surrounding Dark tiles", "All 8 around him (VA-D27). Example: `scorch`."},
    {K::Slap, "slap", "", "", only(D::Dragon), "VA-D28", kAgainstSlap, "Slap ({cost}): push the Knight up to 3 spaces",
     "use Slap: push the Knight", "From an adjacent space, up to 3 spaces (VA-D28). Example: `slap`."},
    {K::Shriek, "shriek", "", "", only(D::Dragon), "VA-D29", kAgainstShriek, "Shriek ({cost}): lay the token out",
     "use Shriek: a later roll may be repeated", "The token is spent by `reroll` (VA-D20, VA-D29). Example: `shriek`."},
    {K::Scratch, "scratch", "", "", only(D::Dragon), "VA-D30", kAgainstScratch, "Scratch ({cost}) the pieces on {here}",
     "use Scratch: hit the pieces on his space",
     R"(The Knight loses 5 Grit, a tribe all its Population, which is eaten, and the Thief is killed
        (VA-D30). Example: `scratch`.)"},
    {K::FlameWall, "flamewall", "", "direction", only(D::Dragon), "VA-D31", kAgainstFlameWall, "Flame Wall ({cost}) on {next}",
     "use Flame Wall: harm those who enter a space",
     R"(On an adjacent Lit tile in sight, until his next turn: the Knight loses 5 Grit, a tribe 1
        Population, and the Thief is killed (VA-D31). Example: `flamewall s`.)"},
    {K::Smash, "smash", "", "", only(D::Dragon), "VA-D32", kAgainstSmash, "Smash ({cost}) the Crystal on {here}",
     "use Smash: smash a Crystal", "On his space (VA-D32). Example: `smash`."},
    {K::Wrath, "wrath", "", "", only(D::Dragon), "VA-D33", kAgainstPower, "Wrath ({cost}): roll, the marked tiles collapse",
     "use Wrath: collapse tiles",
     R"(Tribes on them scatter, other pieces flee to the nearest space outside (VA-D33). Example:
        `wrath`.)"},
    {K::Burn, "burn", "", "cell", only(D::Dragon), "VA-D27", kAgainstBurn, "Burn ({cost}): reveal the Dark tile on {cell}",
     "use Burn: reveal a Dark tile anywhere", "One tile (VA-D27). Example: `burn e3`."},
    {K::PayCard, "pay", "", "symbol", only(D::Pay), "VA-D9", kAgainstPayCard, "Pay with a {symbol} card", "", "", true},
    {K::PayGem, "pay", "", "gem symbol", only(D::Pay), "VA-D9", kAgainstPayGem, "Pay with the {symbol} Gem", "", ""},
    {K::PickUp, "pickup", "", "", only(D::Hoard), "VA-D11", kAgainstPickUp, "Pick up a Treasure",
     "take a Treasure onto the Dragon's board",
     R"(One by one; as many stay as there are Greed cubes left, others go to the supply (VA-D11).
        Example: `pickup`.)", true},
    {K::Gem, "gem", "", "symbol", only(D::Gem), "VA-D12", kAgainstGem, "Place the {symbol} Gem on {here}",
     "place a Gem on the Dragon's space", "One a turn; on the map it pays for powers (VA-D10, VA-D12). Example: `gem wing`.", true},
    {K::Sloth, "sloth", "", "box", kWaking, "VA-D5", kAgainstSloth, "Wake: a cube from {box} to Wakefulness",
     "move a Sloth cube to Wakefulness",
     R"(One a turn from each of Greed (costs a Treasure on the board), Hunger (2 Eaten Goblins) and
        Pride: a power revealed an event tile, he did not move, or a second Gem was placed (VA-D5).
        Examples: `sloth greed`, `sloth pride-still`.)"},
    {K::Surface, "surface", "", "", only(D::Surface), "VA-D16", {}, "Surface on {here}",
     "come up to the surface", "Awake, on a Lit crystal tile, for good (VA-D16). Example: `surface`."},
    {K::Reroll, "reroll", "", "", only(D::Reroll) | only(D::Fingers), "VA-D20", {}, "{rerolling}",
     "roll a die again (Shriek, Sticky Fingers)", "The other answer is `keep` (VA-D20, VA-T7). Example: `reroll`."},
    {K::Back, "back", "", "box", only(D::Back), "VA-C24", kAgainstBack, "Spores: a cube from Wakefulness to {box}",
     "choose the box to which Spores send a Sloth cube", "One with room (VA-C24). Example: `back hunger`."},
    {K::Rest, "rest", "", "", only(D::Dragon), "VA-D4", {}, "Rest: no more moves and powers",
     "end the Dragon's moves and powers", "Then come Treasures, Gems and a new hand (VA-D4). Example: `rest`."},
    {K::Stay, "stay", "", "", only(D::Surface) | only(D::Evade) | only(D::Flow), "VA-D16", {}, "{staying}",
     "stay underground, where an attack was evaded, or on the River",
     "Instead of `surface`, `step` or `flow` (VA-D16, VA-T27, VA-N13). Example: `stay`."},
    // The Cave
    {K::Collect, "collect", "", "", only(D::Cave), "VA-C5", kAgainstCollect, "Collect {collected}",
     "draw Omen tokens",
     "Step 1 of the Cave's turn: more for Treasures and Crystals on the map (VA-C5). Example: `collect`.", true},
    {K::Skip, "skip", "", "", only(D::Cave), "VA-C8", kAgainstSkip, "Skip the Treasure",
     "place no Treasure", "If no tile can get one, or none is left (VA-C8). Example: `skip`."},
    {K::OmenBats, "omen", "", "bats prey", only(D::Cave), "VA-C21", kAgainstBats, "{omen} ({omen cost}): push {prey} up to 3 spaces",
     "use an Omen",
     R"(At any time of the Cave's turn. It is paid with tokens, one after the other (VA-C20). `bats`
        pushes the Knight, a tribe or a Treasure; `rockslide` walls an edge, with all on the map
        `from` another; `plunder` places a Treasure; `spores` weaken a role; `hatred` places or
        removes a tile, or takes a Hatred token away; `curse` turns a tile, puts an Event on one, or
        changes the Event cards (VA-C21 to C26). Examples: `omen bats knight`, `omen bats treasure
        n2`, `omen rockslide o e`, `omen rockslide o e from n1 s`, `omen plunder n2`, `omen spores
        dragon`, `omen hatred e2 A4`, `omen curse turn n1 ns`, `omen curse event w1`, `omen curse
        deck`.)", false, "bats|rockslide|plunder|spores|hatred|curse TARGET"},
    {K::OmenBatsTreasure, "omen", "", "bats treasure cell", only(D::Cave), "VA-C21", kAgainstBatsTreasure,
     "{omen} ({omen cost}): push a Treasure of {cell} up to 3 spaces", "", ""},
    {K::OmenRockslide, "omen", "", "rockslide cell direction", only(D::Cave), "VA-C22", kAgainstRockslide,
     "{omen} ({omen cost}): wall the edge to the {direction} of {cell}", "", ""},
    {K::OmenRockslideFrom, "omen", "", "rockslide cell direction from from-cell from-direction", only(D::Cave), "VA-C22", kAgainstRockslideFrom,
     "{omen} ({omen cost}): wall the edge to the {direction} of {cell}, not to the {from-direction} of {from-cell}", "", ""},
    {K::OmenPlunder, "omen", "", "plunder cell", only(D::Cave), "VA-C23", kAgainstOmenPlunder,
     "{omen} ({omen cost}): put a Treasure on {cell}", "", ""},
    {K::OmenSpores, "omen", "", "spores role", only(D::Cave), "VA-C24", kAgainstOmenSpores,
     "{omen} ({omen cost}) on {role}", "", ""},
    {K::OmenHatred, "omen", "", "hatred cell placed", only(D::Cave), "VA-C25", kAgainstHatred,
     "{omen} ({omen cost}): place {placed} on {cell}", "", ""},
    {K::OmenHatredRemove, "omen", "", "hatred cell", only(D::Cave), "VA-C25", kAgainstHatredRemove,
     "{omen} ({omen cost}): remove the tile on {cell}", "", ""},
    {K::OmenHatredToken, "omen", "", "hatred token", only(D::Cave), "VA-C25", kAgainstHatredToken,
     "{omen} ({omen cost}): take a Hatred token away", "", ""},
    {K::OmenCurseTurn, "omen", "", "curse turn cell sides", only(D::Cave), "VA-C26", kAgainstCurseTurn,
     "{omen} ({omen cost}): turn the tile on {cell}, open to the {sides}", "", ""},
    {K::OmenCurseEvent, "omen", "", "curse event cell", only(D::Cave), "VA-C26", kAgainstCurseEvent,
     "{omen} ({omen cost}): put an Event on {cell}", "", ""},
    {K::OmenCurseDeck, "omen", "", "curse deck", only(D::Cave), "VA-C26", kAgainstCurseDeck,
     "{omen} ({omen cost}): the top Event cards go under the deck", "", ""},
    {K::PayOmen, "pay", "", "omen-symbol", only(D::OmenPay), "VA-C20", kAgainstPayOmen, "Pay with a {omen-symbol} token", "", "", true},
    {K::Event, "event", "", "event-card", only(D::Offer), "VA-C11", kAgainstEvent, "The Knight meets {event-card}",
     "choose the Event that the Knight meets", "One of the top 3 cards; the others go under the deck (VA-C11). Example: `event rats`."},
    {K::Give, "give", "", "card", only(D::Offer), "VA-C12", kAgainstGive, "Give the Knight the {card}",
     "choose the Treasure card that the Knight gets", "One of the top 2 cards; the other goes under the deck (VA-C12). Example: `give axe`."},
    {K::Dig, "dig", "", "placed", only(D::Dig), "VA-C10", kOfHand, "Place {placed} on {dig cell}",
     "choose the tile that is explored", "Of the Cave's hand (VA-C10). Example: `dig A4`."},
    // The Thief
    {K::Stats, "stats", "", "movement stealth thievery", only(D::Assign), "VA-T2", kAgainstStats,
     "Put {movement} on Movement, {stealth} on Stealth, {thievery} on Thievery",
     "put the stat tokens onto Movement, Stealth and Thievery",
     R"(At the start of the Thief's turn. Thievery is the number of his Action cubes (VA-T2). Example:
        `stats 2 3 4`.)", false, "MOVEMENT STEALTH THIEVERY"},
    {K::Climb, "climb", "", "direction", only(D::Thief), "VA-T5", kAgainstClimb, "Climb {direction} over {obstacle} to {climbed}{climbing cost}{meeting}",
     "climb over a wall", "It costs 1 Movement and 1 Action cube, over an impassable space of the Canyon 2 each (VA-T5, VA-N7). Example: `climb n`."},
    {K::Loot, "loot", "", "loot-item [cubes", only(D::Thief), "VA-T6", kAgainstLoot, "Loot {loot-item} for {cubes}{loot risk}",
     "take up a Treasure or Gem",
     R"(The Thief carries what lies on his space. A Treasure costs 1 cube. A Gem costs 2, or 1 with a
        roll: if the die marks the centre he is killed (VA-T6). Each carried token lowers his Stealth
        by 1 (VA-T3). Examples: `loot treasure`, `loot claw 2`.)", true},
    {K::Pickpocket, "pickpocket", "", "thief-target cubes", only(D::Thief), "VA-T8", kAgainstPickpocket,
     "Pick the pocket of {thief-target} with {cubes}, {odds}: {spoils}",
     "steal from a piece on the same space",
     R"(His Stealth must exceed its Perception, or the Dragon's Armor. With 1 cube it succeeds on 4 and
        more, with 2 on 2 and more, with 3 always (VA-T7). He gets a Treasure and takes a card or a
        Sloth cube (VA-T8 to T11). Example: `pickpocket knight 2`.)"},
    {K::PickLock, "picklock", "", "cubes", only(D::Thief), "VA-T12", kAgainstPickLock, "Pick the lock of the Vault {lock cubes}, {odds}: a Treasure",
     "open a Vault",
     R"(Each Vault once a turn. It succeeds as Pickpocket does, and gives a Treasure (VA-T7, VA-T12).
        Example: `picklock 3`.)"},
    {K::Backstab, "backstab", "", "thief-target cubes", only(D::Thief), "VA-T13", kAgainstBackstab,
     "Backstab {thief-target} with {cubes}: {wound}",
     "weaken a piece on the same space",
     R"(His Stealth must be enough for Pickpocket. The Knight loses 1, 3 or 5 Grit, a tribe 1 to 3
        Population, the Dragon 1 to 3 Power cards (VA-T13). Example: `backstab eye 1`.)"},
    {K::HideLoot, "hideloot", "", "cubes", only(D::Thief), "VA-T14", kAgainstHideLoot, "Hide loot with {cubes}: Loot Drop Level {level after}",
     "lower the Loot Drop Level",
     R"(By 1 for each cube. It is what the killer of the Thief gains (VA-T14, VA-T25). Example:
        `hideloot 1`.)"},
    {K::Peek, "peek", "", "", only(D::Peek), "VA-T16", kAgainstPeek, "Peek at the tile on {here}",
     "look at the Dark tile under the Thief", "At the end of his turn; then he may reveal it (VA-T16). Example: `peek`."},
    {K::RevealPeeked, "reveal", "", "sides", only(D::Peek), "VA-T16", kAgainstRevealPeeked, "Reveal the tile on {here}, open to the {sides}", "", ""},
    {K::Upgrade, "upgrade", "", "upgrade-space", only(D::Upgrade), "VA-T20", kAgainstUpgrade, "Take {upgrade-space}: {upgrade effect}",
     "take an upgrade for a stashed token",
     R"(fingers, lockkit, gear, crossbow, evasion, move, stealth, thievery, or the next flip: flip2,
        flip3, flip4 (VA-T20, VA-T22). Example: `upgrade gear`.)"},
    {K::Snatch, "snatch", "", "cell", only(D::Snatch), "VA-T15", kAgainstSnatch, "Take a Treasure of {cell}",
     "take a Treasure of the map in place of one of the supply", "When the supply has none (VA-T15). Example: `snatch n2`."},
    {K::Filch, "filch", "", "card", only(D::Filch), "VA-T9", kAgainstFilch, "Filch the {card}",
     "take a card after a Pickpocket",
     R"(An open Treasure card by its name, or the Ruby; `hidden` takes a face-down card or a Secret of
        the hand by chance (VA-T9, VA-T10). Examples: `filch sword`, `filch ruby`, `filch hidden`.)", false, "CARD|ruby|hidden"},
    {K::FilchRuby, "filch", "", "ruby", only(D::Filch), "VA-T10", kAgainstFilchRuby, "Filch the Goblin Ruby", "", ""},
    {K::FilchHidden, "filch", "", "hidden", only(D::Filch), "VA-T9", kAgainstFilchHidden, "Filch {hidden card}", "", ""},
    {K::Fall, "fall", "", "upgrade-space", only(D::Fall), "VA-T23", kAgainstFall, "Lose {upgrade-space}",
     "choose the upgrade that Soporific Spores take", "Of the flips only the last one (VA-T23). Example: `fall gear`."},
    {K::BonusSecrets, "secrets", "", "", only(D::Bonus), "VA-T25", {}, "Draw {bonus secrets}",
     "draw Secrets for the killed Thief", "As many as his Loot Drop Level (VA-T25). Example: `secrets`."},
    {K::BonusRage, "rage", "", "", only(D::Bonus), "VA-T25", {}, "Gain {bonus} Rage",
     "gain Rage for the killed Thief", "As much as his Loot Drop Level (VA-T25). Example: `rage`."},
    // The map
    {K::Fill, "fill", "", "cell [placed", only(D::Fill), "VA-P2", kAgainstFill, "Place {filling tile} on {cell}",
     "place a tile next to an open edge",
     R"(All such cells are filled, in any order (VA-P2). With the Cave in the game it does so, with
        tiles of its hand (VA-C7). Examples: `fill e2n1`, `fill e2n1 A4`.)"},
    {K::Orient, "orient", "o", "sides", only(D::Orient), "VA-R1", kLayout, "Lay the tile open to the {sides}",
     "choose how a revealed tile lies", "Name its open sides in the order n, e, s, w (VA-R1). Example: `orient nsw`."},
    {K::Exit, "exit", "", "cell", only(D::Exit), "VA-X4", kAgainstExit, "{Piece} goes to {cell}",
     "choose where a piece goes when its tile collapses",
     R"(Through a passage, and not onto what it could not meet (VA-X4, VA-X5). Also where a Monster
        throws the Knight (VA-V31, VA-V36), and where a piece flees from Wrath (VA-D33). Example:
        `exit o`.)"},
    {K::Slide, "slide", "", "cell direction", only(D::Slide), "VA-X10", kAgainstSlide, "Slide the section of {cell} {direction}",
     "move a separate section of the map one step",
     "Named by its first space in reading order; it must come nearer to the others (VA-X10, VA-X11). Example: `slide e4 w`."},
    {K::Push, "push", "", "direction", only(D::Push), "VA-O1", kAgainstPush, "Move {pushed} {direction} to {next}",
     "move another piece or a token one step", "Through a passage (VA-O1 to VA-O3). Example: `push s`."},
    {K::Place, "place", "p", "cell [placed", only(D::Place) | only(D::Cave), "VA-E2", kAgainstPlace, "Place {top tile} on {cell}",
     "place a tile next to any space",
     R"(At the end of a turn the top tile of the stack (VA-E2). The Cave in its turn places a tile of
        its hand (VA-C6). Examples: `place s3`, `place s3 A4`.)"},
    {K::Remove, "remove", "", "cell", only(D::Remove) | only(D::Cave), "VA-E2", kAgainstRemove, "Remove the tile on {cell}",
     "remove a tile in the Collapse", "Of those that touch the fewest others (VA-X8). Example: `remove s3`."},
    {K::Treasure, "treasure", "", "cell", only(D::Treasure) | only(D::Cave), "VA-V28", kAgainstTreasure, "Put a Treasure on {cell}",
     "put a Treasure on a tile",
     R"(Past Plunder: onto an unoccupied Dark tile (VA-V28). The Cave: onto a Dark tile without piece
        and Treasure (VA-C8). Example: `treasure n2`.)"},
    // Terrain
    {K::Terrain, "terrain", "", "terrain cell [terrain-turn", only(D::Terrain), "VA-N1", kAgainstTerrain, "Place the {terrain} on {cell}{terrain-turn}",
     "place a Terrain",
     R"(canyon, lake, magma, forest, pits or river, by its north-western cell, and pits by all three
        cells (VA-N1). A canyon lies `h` (west to east) or `v`, a river by its current: n, e, s or w.
        The place must be as near as possible to the piece that revealed the event tile (VA-N2).
        Examples: `terrain canyon n2 h`, `terrain lake e2n1`, `terrain pits n2 e3 w4`.)", false,
     "TERRAIN CELL [TURN|CELL CELL]"},
    {K::Pits, "terrain", "", "pits first-pit second-pit third-pit", only(D::Terrain), "VA-N12", kAgainstPits,
     "Place the Pits on {first-pit}, {second-pit} and {third-pit}", "", ""},
    {K::NoTerrain, "none", "", "", only(D::Terrain), "VA-N1", kAgainstNoTerrain, "Place no Terrain",
     "place no Terrain", "That uses up the chance of the round too (VA-N1). Example: `none`.", true},
    {K::Flow, "flow", "", "cell", only(D::Flow), "VA-N13", kAgainstFlow, "Flow down the River to {cell}",
     "move down the River",
     "To any of its spaces further down the current, for nothing; or `stay` (VA-N13). Example: `flow e4`."},
    {K::Hop, "hop", "", "cell", only(D::Knight) | only(D::Tribe) | only(D::Thief), "VA-N12", kAgainstHop, "Hop to the Pit on {cell}",
     "move from a Pit to another one",
     R"(For 1 Movement. No piece stops on a Pit: what is left of its movement must lead on to a space
        where it may stop (VA-N12). Example: `hop e5`.)"},
    // Ends of decisions
    {K::Done, "done", "d", "", kDone, "VA-K45", kAgainstDone, "Done",
     "end an Encounter, a push or a step of the Goblins' turn", "Where the choice may be repeated. Example: `done`."},
    {K::Pass, "pass", "", "", kPass, "VA-K22", {}, "Pass",
     "do without what is offered", "Nothing happens. Example: `pass`."},
    {K::End, "end", "e", "", only(D::Knight) | only(D::Tribes) | only(D::Cave) | only(D::Thief), "VA-K43", kAgainstEnd, "End the turn",
     "end the turn",
     R"(Knight: an Event under her must be faced first (VA-K16). Cave: after its three steps (VA-C4).
        Example: `end`.)"},
    {K::Resign, "resign", "", "", 0, "VA-G12", {}, "Resign", "", ""},
}};
// clang-format on

constexpr std::string_view kPower = "use a power";
constexpr std::string_view kOmen = "use an Omen";
constexpr std::string_view kTribe = "which tribe acts";
constexpr std::array kOptions{
    ActionOption{K::Attack, "attack"},
    ActionOption{K::Take, "take"},
    ActionOption{K::Cube, "place cubes"},
    ActionOption{K::Show, "show a card"},
    ActionOption{K::Quest, "turn in a Sidequest"},
    ActionOption{K::Javelin, "ready the Javelin"},
    ActionOption{K::Potion, "drink the potion"},
    ActionOption{K::Monster, "fight a Monster instead"},
    ActionOption{K::Ready, "ready"},
    ActionOption{K::Pay, "pay"},
    ActionOption{K::Leader, "play the Leader"},
    ActionOption{K::Scatter, "which tribe scatters"},
    ActionOption{K::Assign, "which tribe gets which Monster"},
    ActionOption{K::AssignOver, "which tribe gets which Monster"},
    ActionOption{K::Discard, "discard one"},
    ActionOption{K::Redraw, "replace one"},
    ActionOption{K::RevealTribe, kTribe},
    ActionOption{K::Lurk, kTribe},
    ActionOption{K::Enter, kTribe},
    ActionOption{K::HideTribe, kTribe},
    ActionOption{K::Activate, kTribe},
    ActionOption{K::Secret, "play a Secret"},
    ActionOption{K::Ambush, "which tribe ambushes her"},
    ActionOption{K::CaveIn, "which tile"},
    ActionOption{K::Move, "move"},
    ActionOption{K::Claw, kPower},
    ActionOption{K::Flame, kPower},
    ActionOption{K::Wing, kPower},
    ActionOption{K::Hiss, kPower},
    ActionOption{K::Slither, kPower},
    ActionOption{K::Swat, kPower},
    ActionOption{K::Scorch, kPower},
    ActionOption{K::Slap, kPower},
    ActionOption{K::Shriek, kPower},
    ActionOption{K::Scratch, kPower},
    ActionOption{K::FlameWall, kPower},
    ActionOption{K::Smash, kPower},
    ActionOption{K::Wrath, kPower},
    ActionOption{K::Burn, kPower},
    ActionOption{K::PickUp, "pick up a Treasure"},
    ActionOption{K::Gem, "place one"},
    ActionOption{K::Sloth, "wake a Sloth cube"},
    ActionOption{K::Collect, "collect"},
    ActionOption{K::Place, "place a tile"},
    ActionOption{K::Remove, "remove a tile"},
    ActionOption{K::Treasure, "place a Treasure"},
    ActionOption{K::Skip, "skip the Treasure"},
    ActionOption{K::OmenBats, kOmen},
    ActionOption{K::OmenBatsTreasure, kOmen},
    ActionOption{K::OmenRockslide, kOmen},
    ActionOption{K::OmenRockslideFrom, kOmen},
    ActionOption{K::OmenPlunder, kOmen},
    ActionOption{K::OmenSpores, kOmen},
    ActionOption{K::OmenHatred, kOmen},
    ActionOption{K::OmenHatredRemove, kOmen},
    ActionOption{K::OmenHatredToken, kOmen},
    ActionOption{K::OmenCurseTurn, kOmen},
    ActionOption{K::OmenCurseEvent, kOmen},
    ActionOption{K::OmenCurseDeck, kOmen},
    ActionOption{K::Go, "go"},
    ActionOption{K::Hop, "hop to a Pit"},
    ActionOption{K::Climb, "climb"},
    ActionOption{K::Loot, "loot"},
    ActionOption{K::Pickpocket, "pickpocket"},
    ActionOption{K::PickLock, "pick the lock"},
    ActionOption{K::Backstab, "backstab"},
    ActionOption{K::HideLoot, "hide loot"},
    ActionOption{K::Flare, "fire a Flare"},
    ActionOption{K::Peek, "peek at it"},
    ActionOption{K::RevealPeeked, "reveal it"},
    ActionOption{K::Push, "in which direction"},
    ActionOption{K::Done, "done"},
    ActionOption{K::Pass, "pass"},
    ActionOption{K::Rest, "rest"},
    ActionOption{K::End, "end"},
};

constexpr ActionTable kActionTable =
    ActionTable::checked<kActionRows, kActionOperands, kActionFields>(kActionKinds);

}  // namespace

const ActionTable& action_table() {
    return kActionTable;
}

std::span<const ActionOption> action_options() {
    return kOptions;
}

}  // namespace tenebrae::vast
