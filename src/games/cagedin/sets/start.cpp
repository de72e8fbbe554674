// SPDX-License-Identifier: MIT
#include "games/cagedin/sets/start.hpp"

#include <array>

namespace tenebrae::cagedin {
namespace {

using table::StartOption;
using Offered = StartOption::Value;

// The first of each is usual, and leaves the setting out.
constexpr std::array kRounds{
    Offered{"", "3"}, Offered{"1", "1"}, Offered{"2", "2"}, Offered{"5", "5"}, Offered{"9", "9"}};
constexpr std::array kTypesOffered{Offered{"", "chosen"}, Offered{"none", "none"}};
constexpr std::array kType{
    Offered{"", "chosen in secret"},
    Offered{"striker", "Pure Striker"},
    Offered{"judo", "Judo Fighter"},
    Offered{"submission", "Submission Fighter"},
    Offered{"wrestler", "Wrestler"}};
constexpr std::array kFirst{
    Offered{"", "drawn by lot"}, Offered{"red", "red"}, Offered{"blue", "blue"}};

constexpr std::array<StartOption, 6> kOptions{{
    {.name = "set", .summary = "a file of tables of your own", .type = "SET", .comes_first = true},
    {.name = "rounds",
     .summary = "how many rounds, 1 to 9",
     .type = "N",
     .comes_first = true,
     .label = "Rounds",
     .help = "After the last one the judges decide. [CI-Y1]",
     .values = kRounds},
    {.name = "types",
     .summary = "types of fighter: choose or none",
     .type = "HOW",
     .label = "Types",
     .help = "Without them it is easier to learn. [CI-Y2]",
     .values = kTypesOffered},
    {.name = "red",
     .summary = "the red fighter's type: striker, judo, submission or wrestler",
     .type = "TYPE",
     .label = "Red is a",
     .help = "Given here, it is open from the start. [CI-Y3]",
     .values = kType},
    {.name = "blue",
     .summary = "the blue fighter's type",
     .type = "TYPE",
     .label = "Blue is a",
     .help = "Given here, it is open from the start. [CI-Y3]",
     .values = kType},
    {.name = "first",
     .summary = "who begins round 1: lot, red or blue",
     .type = "WHO",
     .label = "First turn",
     .help = "The other begins the round after. [CI-Y4]",
     .values = kFirst},
}};

using table::Night;

constexpr std::array kOneRound{Night::Setting{"rounds", "1"}, Night::Setting{"types", "none"}};
constexpr std::array kPlain{Night::Setting{"types", "none"}};
constexpr std::array kTitleFight{Night::Setting{"rounds", "5"}};

constexpr std::array<Night, 4> kNights{{
    {"fight", "Three rounds", "The whole fight: both choose in secret what type they are.", {}},
    {"plain",
     "Three rounds without types",
     "Two fighters who can do the same. Easier to learn.",
     kPlain},
    {"round",
     "One round without types",
     "As long as one round lasts; then the judges decide. The shortest fight.",
     kOneRound},
    {"title",
     "Title fight",
     "Five rounds, with types. What hurts in the first, counts in the last.",
     kTitleFight},
}};

}  // namespace

const table::GameStart& cagedin_start() {
    static constexpr table::GameStart kStart{
        .summary = "Two fighters in a cage, and cards for every strike, takedown and hold. Knock "
                   "the other one out, make him tap, or win on the judges' cards.",
        .options = kOptions,
        .most_seats = 2,
        .piece = "fighter",
        .pieces = 2,
        .nights = kNights};
    return kStart;
}

}  // namespace tenebrae::cagedin
