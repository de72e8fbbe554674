// SPDX-License-Identifier: MIT
#include "games/nyctophobia/sets/start.hpp"

#include "games/nyctophobia/rules/rules.hpp"

#include <array>

namespace tenebrae::nyctophobia {
namespace {

using table::StartOption;
using Offered = StartOption::Value;

// The first of each is the standard, and leaves the setting out.
constexpr std::array kHuntedOffered{Offered{"", "3"}, Offered{"2", "2"}, Offered{"4", "4"}};
constexpr std::array kHunterOffered{Offered{"", "the program"}, Offered{"human", "a person"}};
constexpr std::array kDeckOffered{
    Offered{"", "Axe Murderer"}, Offered{"mage", "Mage"}, Offered{"simple", "no cards"}};
constexpr std::array kLevelOffered{
    Offered{"", "fair"}, Offered{"gentle", "gentle"}, Offered{"grim", "grim"}};
constexpr std::array kMapOffered{
    Offered{"", "camping (easy)"},
    Offered{"orchard", "orchard (easy)"},
    Offered{"lost-car", "lost-car (easy)"},
    Offered{"ravine", "ravine (fair)"},
    Offered{"laughter", "laughter (fair)"},
    Offered{"hollow", "hollow (hard)"},
    Offered{"maze", "maze (hard)"},
    Offered{"fog", "fog (hard)"},
    Offered{"own", "built by the Hunter"}};
constexpr std::array kCarOffered{
    Offered{"", "drawn"}, Offered{"a", "a"}, Offered{"b", "b"}, Offered{"c", "c"}};
constexpr std::array kTurnedOffered{
    Offered{"", "drawn"},
    Offered{"0", "as printed"},
    Offered{"1", "a quarter"},
    Offered{"2", "half round"},
    Offered{"3", "three quarters"}};
constexpr std::array kTalkOffered{Offered{"", "open"}, Offered{"closed", "closed"}};
constexpr std::array kSketchOffered{Offered{"", "drawn for you"}, Offered{"off", "none"}};
constexpr std::array kHushOffered{Offered{"", "strict"}, Offered{"loose", "loose"}};
constexpr std::array kAmbushOffered{Offered{"", "off"}, Offered{"on", "on"}};
constexpr std::array kDawnOffered{
    Offered{"", "after round 60"},
    Offered{"30", "after round 30"},
    Offered{"100", "after round 100"},
    Offered{"0", "never"}};
constexpr std::array kHealthOffered{Offered{"", "2"}, Offered{"1", "1"}, Offered{"3", "3"}};

constexpr std::array<StartOption, 14> kOptions{{
    {.name = "hunted",
     .summary = "how many Hunted: 2, 3 or 4",
     .type = "N",
     .comes_first = true,
     .label = "Hunted",
     .help = "The pieces that flee; one person can play all of them. [HU-S1]",
     .values = kHuntedOffered},
    {.name = "hunter",
     .summary = "who plays the Hunter: auto or human",
     .type = "WHO",
     .comes_first = true,
     .label = "The Hunter",
     .help = "A person gets a seat of his own, after those of the Hunted. [HU-S1]",
     .values = kHunterOffered},
    {.name = "deck",
     .summary = "the Hunter's cards: axe, mage or simple",
     .type = "DECK",
     .comes_first = true,
     .label = "Cards",
     .help = "The Axe Murderer is a good start; the Mage moves the forest. [HU-Y1]",
     .values = kDeckOffered},
    {.name = "level",
     .summary = "how the automatic Hunter plays: gentle, fair or grim",
     .type = "LEVEL",
     .comes_first = true,
     .label = "Level",
     .help = "Of the Hunter that the program plays. [HU-A4]",
     .values = kLevelOffered},
    {.name = "map",
     .summary = "camping, orchard, lost-car, ravine, hollow, laughter, maze, fog, or own",
     .type = "MAP",
     .comes_first = true,
     .label = "Forest",
     .help = "To begin with, an easy one. A Hunter who is a person may build it. [HU-S4]",
     .values = kMapOffered},
    {.name = "car",
     .summary = "which of the map's places the car has: draw, a, b or c",
     .type = "PLACE",
     .label = "Place of the car",
     .help = "Each map has three places for it. [HU-S4]",
     .values = kCarOffered},
    {.name = "turned",
     .summary = "how many quarters the map is turned: draw, 0, 1, 2 or 3",
     .type = "N",
     .label = "Map turned by",
     .help = "Clockwise; drawn, nobody knows a map by heart. [HU-S4]",
     .values = kTurnedOffered},
    {.name = "characters",
     .summary = "draw, none, or one for each Hunted: guide, boxer, cheerleader, klutz, track-star, "
                "climber",
     .type = "LIST",
     .label = "Characters",
     .help = "draw, none, or one for each Hunted, such as guide,boxer,klutz. [HU-D1]"},
    {.name = "talk",
     .summary = "what a Hunted feels is told to all, or to its player alone: open or closed",
     .type = "HOW",
     .label = "Talk",
     .help = "Open: what one Hunted feels, all of them hear. [HU-I4]",
     .values = kTalkOffered},
    {.name = "sketch",
     .summary = "a sketch of what was heard: on or off",
     .type = "HOW",
     .label = "Sketch",
     .help = "Without it you play from memory. [HU-Q1]",
     .values = kSketchOffered},
    {.name = "hush",
     .summary = "whether the hidden may speak: strict or loose",
     .type = "HOW",
     .label = "Hiding",
     .help = "Loose: the hidden may speak up, and are found by their noise. [HU-H5]",
     .values = kHushOffered},
    {.name = "ambush",
     .summary = "whether the Hunter may wait beside the hidden: off or on",
     .type = "HOW",
     .label = "Ambush",
     .help = "On: the Hunter may go beside the hidden. The level grim has it. [HU-V7]",
     .values = kAmbushOffered},
    {.name = "dawn",
     .summary = "after which round the Hunted have lost, 0 for never; at most 200",
     .type = "N",
     .label = "Dawn",
     .help = "The Hunted have lost when this round is over. [HU-E4]",
     .values = kDawnOffered},
    {.name = "health",
     .summary = "how much health each Hunted has: 1, 2 or 3",
     .type = "N",
     .label = "Health",
     .help = "Of each Hunted; 3 for at most three of them. [HU-C2]",
     .values = kHealthOffered},
}};

using table::Night;

constexpr std::array kFirstForest{
    Night::Setting{"deck", "simple"},
    Night::Setting{"level", "gentle"},
    Night::Setting{"characters", "none"}};
constexpr std::array kMage{Night::Setting{"deck", "mage"}, Night::Setting{"map", "ravine"}};
constexpr std::array kGrim{Night::Setting{"level", "grim"}, Night::Setting{"map", "hollow"}};

constexpr std::array<Night, 4> kNights{{
    {"axe",
     "The Axe Murderer",
     "Three Hunted on an easy map, before a Hunter whose cards break down trees and hurt.",
     {}},
    {"first",
     "A first forest",
     "An easy map, a gentle Hunter without cards, and nobody with a character of his own.",
     kFirstForest},
    {"mage", "The Mage", "A Hunter whose cards move the forest itself, in the ravine.", kMage},
    {"grim", "The hollow", "A hard map and the Axe Murderer at his grimmest.", kGrim},
}};

}  // namespace

const table::GameStart& nyctophobia_start() {
    static constexpr table::GameStart kStart{
        .summary = "Lost in a dark forest that you cannot see: feel your way to the car and call "
                   "for help, before the Hunter, who sees everything, finds you.",
        .options = kOptions,
        .most_players = kMaxHunted,
        .most_seats = kMaxHunted + 1,
        .players_help = "Who play the Hunted; one person can play all of them. [HU-S2]",
        .nights = kNights};
    return kStart;
}

}  // namespace tenebrae::nyctophobia
