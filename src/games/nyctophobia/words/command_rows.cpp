// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/commands.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

constexpr std::array kRows{
    table::CommandRow{
        "move",
        "m",
        "DIRECTION [noise]",
        "make one of the two steps of the movement",
        R"(A turn has two steps, one after the other (HU-M1). What is in the way is told and costs
           nothing: choose again (HU-M4). The Klutz may write noise behind it, to leave the noise
           in the space it comes from (HU-D5). Examples: `move n`, `move e noise`.)",
        "direction none",
    },
    table::CommandRow{
        "search",
        "s",
        "",
        "feel around on all four sides",
        R"(It costs nothing, once at each stop, not where a sprint led to, and not in the Fog
           (HU-F3). The first search of a turn is made by itself. Example: `search`.)",
        "",
    },
    table::CommandRow{
        "sprint",
        "p",
        "DIRECTION [noise]",
        "make one extra step, as the action of the turn",
        R"(Before or after the movement (HU-P1); there is no searching where it leads to. The Track
           Star may make a second one (HU-P3). Example: `sprint s`.)",
        "direction none",
    },
    table::CommandRow{
        "throw",
        "t",
        "DIRECTION",
        "throw a rock, as the action of the turn",
        R"(It flies straight until something stops it, and the noise is where it comes down
           (HU-W1, HU-W4). The Hunter, if hit, is driven back and wounded (HU-W5); a friend loses
           health (HU-W6). Example: `throw w`.)",
        "direction",
    },
    table::CommandRow{
        "call",
        "c",
        "",
        "call for help from the car, as the action of the turn",
        R"(Only in the car, and only once in a game (HU-L1). After it nobody may hide by the action
           (HU-L2). When whoever called ends its next turn, all are rescued (HU-E1). Example:
           `call`.)",
        "",
    },
    table::CommandRow{
        "hide",
        "h",
        "",
        "hide until the next turn, as the action of the turn",
        R"(After the movement, and before anybody has called (HU-H1); at the end of a retreat also
           after a call (HU-X8). Whoever is hidden is in no combat (HU-H2). Example: `hide`.)",
        "",
    },
    table::CommandRow{
        "cheer",
        "",
        "HUNTED",
        "give the action of the turn to a friend (Cheerleader)",
        R"(The friend, upright, may sprint, throw, call or, after the Cheerleader's movement, hide
           (HU-D4). Example: `cheer 2`.)",
        "hunted",
    },
    table::CommandRow{
        "decline",
        "",
        "",
        "make nothing of an action that was given",
        "The action of the Cheerleader is spent all the same (HU-D4). Example: `decline`.",
        "",
    },
    table::CommandRow{
        "hop",
        "",
        "DIRECTION",
        "climb over a tree that was felt (Climber)",
        R"(Instead of both steps of the movement, or of all steps of a retreat, over a tree felt at
           this stop. The noise is left behind (HU-D7). Example: `hop n`.)",
        "direction",
    },
    table::CommandRow{
        "wait",
        "w",
        "",
        "stay where there is no way out",
        "Legal only when all four sides are felt to be blocked (HU-T6). Example: `wait`.",
        "",
    },
    table::CommandRow{
        "stop",
        "",
        "",
        "end a sprint after its first step (Track Star)",
        "Instead of a second step (HU-P3). Example: `stop`.",
        "",
    },
    table::CommandRow{
        "end",
        "e",
        "",
        "end the turn",
        "After the movement (HU-T5). Example: `end`.",
        "",
    },
    table::CommandRow{
        "counter",
        "",
        "[rock|fist]",
        "strike back in a combat",
        R"(The Hunter is driven back two spaces and wounded: on his next turn he moves one space
           (HU-X5, HU-N3). With a rock that is held, or with the Boxer's fist; without a word the
           rock, if there is one. Examples: `counter`, `counter fist`.)",
        "none",
    },
    table::CommandRow{
        "forgo",
        "",
        "",
        "do not strike back",
        "The combat goes on with the retreat (HU-X5). Example: `forgo`.",
        "",
    },
    table::CommandRow{
        "retreat",
        "",
        "DIRECTION [noise]",
        "make one step of a retreat",
        R"(Up to two steps, the Track Star three (HU-X7). In a combat at least one must be made
           (HU-X8). Example: `retreat s`.)",
        "direction none",
    },
    table::CommandRow{
        "stand",
        "",
        "",
        "end a retreat, upright",
        "The other way to end it is `hide` (HU-X7). Example: `stand`.",
        "",
    },
    table::CommandRow{
        "silent",
        "",
        "",
        "stay hidden before the Hunter's turn",
        "Asked with the option hush loose only (HU-O2). Example: `silent`.",
        "",
    },
    table::CommandRow{
        "speak",
        "",
        "",
        "speak, and be hidden no longer",
        "The noise is put where the Hunted is (HU-H5). Example: `speak`.",
        "",
    },
    table::CommandRow{
        "clue",
        "",
        "DIRECTION",
        "tell one direction of the car (Hunter)",
        "Only what is true of one of the car's two spaces (HU-S7). Example: `clue n`.",
        "direction",
    },
    table::CommandRow{
        "card",
        "",
        "1|2|NAME",
        "play a card of the hand (Hunter)",
        R"(Its noise text counts while the noise is on the board, else its quiet text (HU-J4).
           Examples: `card 1`, `card stalk`.)",
        "card",
    },
    table::CommandRow{
        "step",
        "",
        "DIRECTION",
        "make a step of a move (Hunter)",
        R"(Towards the noise, or without one towards the nearest upright Hunted, on a shortest way
           (HU-V4). Example: `step n`.)",
        "direction",
    },
    table::CommandRow{
        "stay",
        "",
        "",
        "stay where he is, with nothing to go towards (Hunter)",
        "Only with no noise and nobody upright (HU-V7). Example: `stay`.",
        "",
    },
    table::CommandRow{
        "attack",
        "",
        "HUNTED",
        "choose whom to attack (Hunter)",
        "Asked when he touches more than one upright Hunted (HU-X3). Example: `attack 2`.",
        "hunted",
    },
    table::CommandRow{
        "run",
        "",
        "DIRECTION",
        "run straight on until something is ahead (Hunter)",
        "A card's instruction (HU-V9). Example: `run n`.",
        "direction",
    },
    table::CommandRow{
        "fell",
        "",
        "DIRECTION",
        "remove a tree beside him (Hunter)",
        "A card's instruction (HU-V10). Example: `fell n`.",
        "direction",
    },
    table::CommandRow{
        "turn",
        "",
        "left|right",
        "turn the forest a quarter (Mage)",
        R"(Left is against the clock, right with it; everything turns but the compass (HU-Y2).
           Example: `turn left`.)",
        "none",
    },
    table::CommandRow{
        "lure",
        "",
        "HUNTED",
        "put the noise on a Hunted (Mage)",
        "A card's instruction; the card says which (HU-Y3). Example: `lure 2`.",
        "hunted",
    },
    table::CommandRow{
        "swap",
        "",
        "HUNTED HUNTED",
        "let two Hunted change places (Mage)",
        "Two that are upright and outside the car (HU-Y3). Example: `swap 1 3`.",
        "hunted hunted",
    },
    table::CommandRow{
        "uproot",
        "",
        "SIDE",
        "take up a tree near him, to be planted anew (Mage)",
        R"(On a side of his space or of the eight around it (HU-V11), if there is another place for
           it. Example: `uproot c4e`.)",
        "side",
    },
    table::CommandRow{
        "plant",
        "",
        "SIDE",
        "plant a tree near him (Mage)",
        R"(On a side without one, as near as for uproot; the forest must not be sealed by it
           (HU-Y6). Example: `plant c4s`.)",
        "side",
    },
    table::CommandRow{
        "drift",
        "",
        "SPACE",
        "put the noise elsewhere (Mage)",
        "A card's instruction; the card says where to (HU-Y3). Example: `drift c4`.",
        "space",
    },
    table::CommandRow{
        "skip",
        "",
        "",
        "leave out what a card only allows (Hunter)",
        "Where the card says \"may\" (HU-V10, HU-Y3). Example: `skip`.",
        "",
    },
    table::CommandRow{
        "tree",
        "",
        "SIDE",
        "put a tree, or take it off (building)",
        "Up to 40 of them (HU-B4). Example: `tree c4e`.",
        "side",
    },
    table::CommandRow{
        "car",
        "",
        "SPACE SPACE",
        "put the car on two neighbouring spaces (building)",
        "It is moved if it stands already (HU-B4). Example: `car c4 d4`.",
        "space space",
    },
    table::CommandRow{
        "start",
        "",
        "hunter|HUNTED SPACE",
        "say where a piece begins (building)",
        R"(Each Hunted at least four steps from the Hunter and from the car (HU-B2). Examples:
           `start hunter e5`, `start 2 a3`.)",
        "piece space",
    },
    table::CommandRow{
        "clear",
        "",
        "",
        "take everything off the board (building)",
        "Trees, car and starts (HU-B1). Example: `clear`.",
        "",
    },
    table::CommandRow{
        "ready",
        "",
        "",
        "the forest is built (building)",
        "A refusal lists everything that is still missing (HU-B2). Example: `ready`.",
        "",
    },
};

}  // namespace

std::span<const table::CommandRow> command_rows() {
    return kRows;
}

}  // namespace tenebrae::nyctophobia
