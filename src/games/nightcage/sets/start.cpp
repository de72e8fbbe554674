// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/start.hpp"

#include "games/nightcage/rules/rules.hpp"

#include <array>

namespace tenebrae::nightcage {
namespace {

using table::StartOption;
using Offered = StartOption::Value;

constexpr std::array<StartOption::Choice, 2> kPrintings{{{"1", "first"}, {"2", "second"}}};

constexpr Offered kUsual{"", "as printed"};
constexpr std::array kPrisoners{kUsual, Offered{"4", "4"}, Offered{"5", "5"}};
constexpr std::array kGates{kUsual, Offered{"3", "3"}, Offered{"4", "4"}};
constexpr std::array kKeys{
    kUsual, Offered{"5", "5"}, Offered{"6", "6"}, Offered{"7", "7"}, Offered{"8", "8"}};
constexpr std::array kTees{kUsual, Offered{"0", "none"}, Offered{"2", "2"}};
constexpr std::array kFiends{kUsual, Offered{"2", "2"}, Offered{"3", "3"}};
constexpr std::array kPathless{kUsual, Offered{"0", "none"}, Offered{"2", "2"}, Offered{"3", "3"}};
constexpr std::array kDirge{kUsual, Offered{"true", "with it"}, Offered{"false", "without it"}};

constexpr std::array<StartOption, 10> kOptions{{
    {.name = "set",
     .summary = "first, second, advanced, pathless, dirge, hardest, or a file of your own",
     .type = "SET",
     .comes_first = true,
     .label = "Printing",
     .help = "Which rules are played. The second printing is the complete game.",
     .initial = "second"},
    {.name = "printing",
     .summary = "the same as --set first or --set second",
     .type = "N",
     .key = "set",
     .choices = kPrintings,
     .excludes = "set",
     .comes_first = true},
    {.name = "prisoners",
     .summary = "how many prisoners",
     .type = "N",
     .comes_first = true,
     .label = "Prisoners",
     .help = "Five need the second printing.",
     .values = kPrisoners},
    {.name = "gates",
     .summary = "how many gates",
     .type = "N",
     .label = "Gates",
     .help = "First printing: 4; 3 are harder. [NC-V1]",
     .values = kGates},
    {.name = "keys",
     .summary = "how many keys",
     .type = "N",
     .label = "Keys",
     .help = "First printing: 6; 5 are harder, 7 or 8 easier. [NC-V1]",
     .values = kKeys},
    {.name = "crumbling-tees",
     .summary = "how many crumbling T",
     .type = "N",
     .label = "Crumbling T",
     .help = "Second printing: 2 are harder. [NC-V1]",
     .values = kTees},
    {.name = "advanced", .summary = "the advanced game of the second printing"},
    {.name = "pit-fiends",
     .summary = "how many pit fiends",
     .type = "N",
     .label = "Pit fiends",
     .help = "Advanced game: 3 are harder. [NC-V1]",
     .values = kFiends},
    {.name = "pathless",
     .summary = "how many pathless",
     .type = "N",
     .label = "Pathless",
     .help = "Second printing: monsters without an exit. [NC-V1]",
     .values = kPathless},
    {.name = "dirge",
     .summary = "with the Dirge",
     .label = "The Dirge",
     .help = "Second printing: the boss that two omens call. [NC-V1]",
     .values = kDirge},
}};

using table::Night;

constexpr std::array kSecond{Night::Setting{"set", "second"}};
constexpr std::array kFirst{Night::Setting{"set", "first"}};
constexpr std::array kAdvanced{Night::Setting{"set", "advanced"}};
constexpr std::array kWithPathless{Night::Setting{"set", "pathless"}};
constexpr std::array kWithDirge{Night::Setting{"set", "dirge"}};
constexpr std::array kHardest{Night::Setting{"set", "hardest"}};

constexpr std::array<Night, 6> kNights{{
    {"second",
     "Standard game",
     "The complete game: six keys, four gates, twelve wax eaters that strike along the passages.",
     kSecond},
    {"first",
     "First printing",
     "The same tiles by the rules of 2020, for four prisoners. A good beginning.",
     kFirst},
    {"advanced",
     "Advanced game",
     "No key lies about: six keepers hold them. Two pit fiends, and only four wax eaters.",
     kAdvanced},
    {"pathless",
     "With the pathless",
     "The standard game and two pathless, whose strike goes through every wall of its row and "
     "column.",
     kWithPathless},
    {"dirge",
     "With the Dirge",
     "The standard game and two omens; they call the Dirge, which covers nine cells.",
     kWithDirge},
    {"hardest",
     "The hardest night",
     "The advanced game with a third pit fiend, three pathless, the Dirge and crumbling T.",
     kHardest},
}};

}  // namespace

const table::GameStart& nightcage_start() {
    static constexpr table::GameStart kStart{
        .summary = "Prisoners with candles in a labyrinth that exists only where there is light. "
                   "Find a key for each, and meet on a gate, before the last tile is gone.",
        .options = kOptions,
        .most_players = kMaxPrisoners,
        .most_seats = kMaxPrisoners,
        .players_help = "One person can play all prisoners.",
        .piece = "prisoner",
        .pieces = kMaxPrisoners,
        .nights = kNights};
    return kStart;
}

}  // namespace tenebrae::nightcage
