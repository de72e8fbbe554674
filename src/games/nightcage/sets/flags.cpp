// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/flags.hpp"

#include <array>

namespace tenebrae::nightcage {

const table::GameFlags& nightcage_flags() {
    static constexpr std::array<table::GameFlag::Choice, 2> kPrintings{
        {{"1", "first"}, {"2", "second"}}};
    static constexpr std::array<table::GameFlag, 10> kFlags{{
        {.name = "set",
         .summary = "first, second, advanced, pathless, dirge, hardest, or a file of your own",
         .type = "SET",
         .comes_first = true},
        {.name = "printing",
         .summary = "the same as --set first or --set second",
         .type = "N",
         .key = "set",
         .choices = kPrintings,
         .excludes = "set",
         .comes_first = true},
        {.name = "prisoners", .summary = "how many prisoners", .type = "N", .comes_first = true},
        {.name = "gates", .summary = "how many gates", .type = "N"},
        {.name = "keys", .summary = "how many keys", .type = "N"},
        {.name = "crumbling-tees", .summary = "how many crumbling T", .type = "N"},
        {.name = "advanced", .summary = "the advanced game of the second printing"},
        {.name = "pit-fiends", .summary = "how many pit fiends", .type = "N"},
        {.name = "pathless", .summary = "how many pathless", .type = "N"},
        {.name = "dirge", .summary = "with the Dirge"},
    }};
    static constexpr table::GameFlags kOfGame{"nightcage", "The Night Cage", kFlags};
    return kOfGame;
}

}  // namespace tenebrae::nightcage
