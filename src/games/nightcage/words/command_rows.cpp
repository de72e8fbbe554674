// SPDX-License-Identifier: MIT
#include "games/nightcage/words/commands.hpp"

#include <array>

namespace tenebrae::nightcage {
namespace {

constexpr std::array kRows{
    table::CommandRow{
        "start",
        "",
        "CELL EXITS",
        "set a prisoner up on its start tile",
        R"(Before round 1 each prisoner chooses any free cell and turns its start tile, which has
           two exits at a right angle (NC-S3). Example: `start c4 ne` puts it on c4 with exits
           north and east.)",
        "cell exits",
    },
    table::CommandRow{
        "place",
        "p",
        "[CELL|DIRECTION] [EXITS]",
        "lay the drawn tile on a cell, turned so that it has these exits",
        R"(A tile drawn for a light must have an exit facing the prisoner it is drawn for (NC-L5).
           The cell may be given as a direction from that prisoner, and left out when there is
           only one; the exits may be left out when the tile fits in one way only. Of a keeper,
           instead of exits, the one side its mouth is on (NC-L6). Examples: `place c4 nes`,
           `place e nes`, `place nes`, `place`.)",
        "cell exits",
    },
    table::CommandRow{
        "move",
        "m",
        "DIRECTION",
        "move one step along a passage",
        R"(The first Move of a turn: to a connected tile, into a connected pit (a leap: the
           prisoner falls), or, with the lights out, blindly through an exit into a free cell
           (NC-M2, NC-O3). A crumbling tile turns into a pit behind the prisoner. Example:
           `move n`.)",
        "direction",
    },
    table::CommandRow{
        "again",
        "o",
        "DIRECTION",
        "move once more this turn, for 1 nerve",
        "After a Move, each further Move of the turn costs 1 nerve (NC-N2). Example: `again e`.",
        "direction",
    },
    table::CommandRow{
        "charge",
        "c",
        "DIRECTION",
        "move onto a connected monster, for 1 nerve",
        R"(The monster strikes at once, and then the prisoner scrambles off it (NC-N5, NC-A8,
           NC-A9). After a Move of this turn it costs 2 nerve. Example: `charge w`.)",
        "direction",
    },
    table::CommandRow{
        "stay",
        "s",
        "",
        "stay on the tile instead of moving",
        R"(The top tile of the stack is lost, and the prisoner gains 1 nerve at the end of the
           turn (NC-C1). A monster drawn so replaces a connected tile; a crumbling tile gives way.
           A prisoner without light pays 1 nerve for it and gains none (NC-C5). Example: `stay`.)",
        "",
    },
    table::CommandRow{
        "pass",
        "k",
        "PRISONER",
        "give the active prisoner's key to another",
        R"(Free, between prisoners on connected tiles or on one gate, once a turn between the same
           two (NC-Y2). Example: `pass 2` gives the key to prisoner 2.)",
        "prisoner",
    },
    table::CommandRow{
        "take",
        "t",
        "PRISONER",
        "take the key of another prisoner",
        "The same as `pass` the other way round (NC-Y2). Example: `take 3`.",
        "prisoner",
    },
    table::CommandRow{
        "end",
        "e",
        "",
        "end the turn after a Move",
        R"(Asked only when there is something else to do: nerve for another Move, or a key to pass
           (NC-M6). Example: `end`.)",
        "",
    },
    table::CommandRow{
        "replace",
        "",
        "CELL|DIRECTION",
        "choose the tile that a Stay's monster replaces",
        R"(A monster drawn by staying takes the place of a tile or pit connected to the prisoner,
           with nobody on it (NC-C2). Examples: `replace c3`, `replace n`.)",
        "cell",
    },
    table::CommandRow{
        "fall",
        "f",
        "row|column",
        "choose the line along which a prisoner falls",
        R"(A prisoner that fell comes back in the row or the column of its pit, at the start of
           its next turn (NC-F1). Example: `fall row`.)",
        "none",
    },
    table::CommandRow{
        "land",
        "",
        "CELL",
        "land after a fall",
        R"(On a free cell of the line that nobody illuminates; a tile is drawn for it. With none
           left, on a tile of the line nobody stands on (NC-F2, NC-F4). Example: `land c4`.)",
        "cell",
    },
    table::CommandRow{
        "block",
        "b",
        "",
        "block a hit, for 1 nerve",
        R"(The candle still goes out, but the hit costs 2 tiles of the stack instead of 3 (NC-N4).
           Example: `block`.)",
        "",
    },
    table::CommandRow{
        "endure",
        "",
        "",
        "take a hit without blocking it",
        "The candle goes out and 3 tiles of the stack are lost (NC-A6). Example: `endure`.",
        "",
    },
    table::CommandRow{
        "scramble",
        "",
        "DIRECTION|CELL",
        "get off the monster under the prisoner",
        R"(To a neighbouring tile, free of monsters and prisoners, or into a pit, or into a free
           cell, for which a tile is drawn (NC-A9). Examples: `scramble n`, `scramble c3`.)",
        "direction",
    },
    table::CommandRow{
        "drop",
        "",
        "",
        "fall into the pit the monster underfoot has become",
        R"(Instead of scrambling: in the first printing after a charge only (NC-A9), and in the
           advanced game off a keeper whose key was taken, unless it was landed on (NC-K6).
           Example: `drop`.)",
        "",
    },
    table::CommandRow{
        "remove",
        "",
        "CELL",
        "remove a tile or pit in the final flickers",
        R"(With the stack empty one tile or pit goes at the end of every turn, from anywhere; one
           with a prisoner on it only when there is no other (NC-E3). Example: `remove c4`.)",
        "cell",
    },
    table::CommandRow{
        "sustain",
        "",
        "",
        "spare the board this turn's final flickers, for 1 nerve",
        "No tile is removed at the end of this turn (NC-N6). Example: `sustain`.",
        "",
    },
    table::CommandRow{
        "dirge",
        "",
        "CELL DIRECTION",
        "lay the Dirge over the second omen",
        R"(CELL is the top left corner of the rectangle around it, DIRECTION where its north is
           turned to. It must cover the omen and stay inside the edges (NC-D2). `legal` lists
           every way. Example: `dirge c3 e`.)",
        "cell direction",
    },
};

}  // namespace

std::span<const table::CommandRow> command_rows() {
    return kRows;
}

}  // namespace tenebrae::nightcage
