// SPDX-License-Identifier: MIT
#include "games/nightcage/words/action_rows.hpp"

#include "games/nightcage/words/action_fields.hpp"
#include "games/nightcage/words/prompt.hpp"

#include <algorithm>
#include <array>
#include <span>

// The objections follow the rules one by one and do not use the list of legal actions: a property
// test compares the two to find errors in either.

namespace tenebrae::nightcage {
namespace {

using K = ActionKind;
using D = Decision;
using Objection = kit::Objection<Answer>;
using Row = ActionTable::Row;
using Text = std::string_view;

bool is_wall_here(const Answer& answer) {
    return !has_exit(answer.shown, answer.here(), answer.action.direction());
}

bool is_wall_there(const Answer& answer) {
    return !answer.is_into_free_cell()
           && !has_exit(answer.shown, answer.to(), opposite(answer.action.direction()));
}

/// Returns whether the tile that a step or a scramble leads to is full. A scramble knows no rear.
bool is_full(const Answer& answer) {
    const bool is_rear = answer.kind() != K::Scramble && answer.is_onto_rear();
    return !answer.is_into_free_cell() && !is_rear && answer.has_prisoner(answer.to())
           && answer.kind_at(answer.to()) != TileKind::Gate;
}

bool is_onto_monster(const Answer& answer) {
    const bool is_rear = answer.kind() != K::Scramble && answer.is_onto_rear();
    return !answer.is_into_free_cell() && !is_rear && is_monster(answer.kind_at(answer.to()));
}

bool is_stack_empty(const Answer& answer) {
    return answer.is_into_free_cell() && answer.shown.stack_size == 0;
}

constexpr Objection wall_there(Text rule) {
    return {
        "wall-there",
        rule,
        "{The tile there} has no exit {back} towards {here}: its exits are {exits there}.",
        "direction",
        is_wall_there};
}

constexpr Text kOccupied =
    "Prisoner {occupant} stands on {to}, and only a gate holds more than one.";
constexpr Text kNothingToDraw =
    "There is no tile at {to}, and the stack is empty: none can be drawn.";
constexpr Text kMonsterThere = "There is {a tile there}.";

// clang-format off
constexpr std::array kWallHere{
    Objection{"wall-here", "NC-M2",
              "{The tile here} has no exit {direction}: its exits are {exits here}.", "direction", is_wall_here},
};
constexpr auto kStep = kit::joined_rows(kWallHere, std::array{
    Objection{"nothing-there", "NC-M2", "There is no tile at {to}.", "direction",
              [](const Answer& a) { return a.is_into_free_cell() && a.active().lit; },
              "", false, "only a prisoner whose light is out can step into an empty cell"},
    Objection{"stack-empty", "NC-O4", kNothingToDraw, "direction",
              [](const Answer& a) { return is_stack_empty(a) && !a.active().lit; }},
    wall_there("NC-M2"),
    Objection{"has-key", "NC-K4",
              "{Actor} has a key: only a prisoner without one can enter the keeper at {to} from behind.",
              "direction", [](const Answer& a) { return a.is_onto_rear() && a.active().has_key; }},
    Objection{"occupied", "NC-M2", kOccupied, "direction", is_full},
    Objection{"monster-there", "NC-M2", kMonsterThere, "direction", is_onto_monster,
              "", false, "type `charge {letter}` to charge it for nerve"},
});
constexpr auto kAgainstAgain = kit::joined_rows(std::array{
    Objection{"no-nerve", "NC-N2", "Moving again costs 1 nerve, and {actor} has {nerve}.", "direction",
              [](const Answer& a) { return a.active().nerve < 1; }},
}, kStep);
constexpr auto kAgainstCharge = kit::joined_rows(std::array{
    Objection{"no-nerve", "NC-N5", "A charge after a Move costs 2 nerve, and {actor} has {nerve}.", "direction",
              [](const Answer& a) { return a.shown.step == Step::After && a.active().nerve < 2; }},
    Objection{"no-nerve", "NC-N5", "A charge costs 1 nerve, and {actor} has {nerve}.", "direction",
              [](const Answer& a) { return a.shown.step != Step::After && a.active().nerve < 1; }},
}, kWallHere, std::array{
    Objection{"no-monster", "NC-N5", "There is no monster at {to}: the cell is empty.", "direction",
              [](const Answer& a) { return a.is_into_free_cell(); }, "", true},
    wall_there("NC-N5"),
    Objection{"from-behind", "NC-K4",
              "The keeper at {to} cannot be charged from behind: a prisoner without a key can Move onto it.",
              "direction", [](const Answer& a) { return a.is_onto_rear(); }, "", true},
    Objection{"no-monster", "NC-N5", "There is {a tile there}, not a monster.", "direction",
              [](const Answer& a) { return !is_monster(a.kind_at(a.to())); }},
});
constexpr std::array kAgainstScramble{
    Objection{"not-beside", "NC-A9", "{named cell} is not beside the prisoner.", "way",
              [](const Answer& a) { return a.action.cell != kNoCell; }, "a direction, or a cell beside the prisoner", true},
    Objection{"wall-here", "NC-A9", "{The tile here} has no exit {way}.", "way", is_wall_here},
    Objection{"wall-there", "NC-A9",
              "{The tile there} has no exit {back} towards {here}: its exits are {exits there}.", "way", is_wall_there},
    Objection{"occupied", "NC-A9", kOccupied, "way", is_full},
    Objection{"monster-there", "NC-A9", kMonsterThere, "way", is_onto_monster},
    Objection{"stack-empty", "NC-A9", kNothingToDraw, "way", is_stack_empty},
};
// clang-format on

/// Returns whether a Move without nerve is possible. A prisoner without nerve cannot charge, so
/// charges do not count.
bool has_step(const Answer& answer) {
    return std::ranges::any_of(kDirections, [&answer](Direction direction) {
        Answer step = answer;
        step.action = Action::towards(K::Move, direction);
        return !kit::is_refused(std::span<const Objection>(kStep), step);
    });
}

const Prisoner& other_of(const Answer& answer) {
    return prisoner_of(answer.shown, answer.action.prisoner());
}

const Prisoner& giver(const Answer& answer) {
    return answer.kind() == K::Pass ? answer.active() : other_of(answer);
}

const Prisoner& receiver(const Answer& answer) {
    return answer.kind() == K::Pass ? other_of(answer) : answer.active();
}

bool is_apart(const Answer& answer) {
    const Prisoner& them = other_of(answer);
    return is_on_board(them) && them.cell != answer.here()
           && std::ranges::none_of(kDirections, [&](Direction direction) {
                  return answer.rules.board.next(answer.here(), direction) == them.cell
                         && connected(answer.rules, answer.shown, answer.here(), direction);
              });
}

/// Returns whether the tile that is laid cannot be turned so. A keeper has one mouth.
bool is_unknown_orientation(const Answer& answer) {
    const TileKind kind = laid_kind(answer);
    return kind == TileKind::Keeper
               ? answer.action.exits.count() != 1
               : std::ranges::count(answer.rules.orientations[index(kind)], answer.action.exits)
                     == 0;
}

bool is_keeper(const Answer& answer) {
    return laid_kind(answer) == TileKind::Keeper;
}

/// Returns whether the light of the prisoner decides where a tile can be laid.
bool is_laid_by_light(const Answer& answer) {
    return answer.shown.target == kNoCell && answer.shown.step != Step::Land;
}

bool is_unlit(const Answer& answer) {
    return is_laid_by_light(answer)
           && !contains(
               light_of(answer.rules, answer.shown, placing_prisoner(answer)), answer.action.cell
           );
}

bool is_turned_away(const Answer& answer) {
    const auto towards = facing(answer);
    return answer.shown.step != Step::Land && towards && !answer.action.exits.has(*towards);
}

/// Returns the connected tiles and pits; with the flag also those behind a wall that the prisoner
/// illuminates (NC-C2).
Cells replaceable(const Answer& answer, bool also_behind_a_wall) {
    const PublicState& shown = answer.shown;
    Cells cells = 0;
    for (const Direction direction : kDirections) {
        const Cell cell = answer.rules.board.next(answer.here(), direction);
        const bool is_reached = also_behind_a_wall
                                    ? contains(light_of(answer.rules, shown, shown.active), cell)
                                    : connected(answer.rules, shown, answer.here(), direction);
        const TileKind kind = answer.kind_at(cell);
        const bool is_tile = kind != TileKind::None && kind != TileKind::Chasm;
        cells |= is_reached && is_tile && !answer.has_prisoner(cell) ? only(cell) : 0;
    }
    return cells;
}

bool cannot_be_replaced(const Answer& answer) {
    const Cells connected_tiles = replaceable(answer, false);
    return !contains(
        connected_tiles != 0 ? connected_tiles : replaceable(answer, true), answer.action.cell
    );
}

/// Returns whether an empty-handed reason, such as no tile, does not apply.
bool is_lone_tile(const Answer& answer) {
    return cannot_be_replaced(answer) && !is_free(answer.shown, answer.action.cell)
           && answer.kind_at(answer.action.cell) != TileKind::Chasm
           && !answer.has_prisoner(answer.action.cell);
}

Cells line_of_fall(const Answer& answer) {
    const Prisoner& faller = answer.active();
    return faller.line == Line::Row ? answer.rules.board.row[index(faller.cell)]
                                    : answer.rules.board.column[index(faller.cell)];
}

/// Returns the cells of the line to land on in the dark (NC-F2).
Cells dark_cells(const Answer& answer) {
    return line_of_fall(answer) & ~occupied(answer.shown) & ~light(answer.rules, answer.shown);
}

/// Returns the tiles of the line to land on without a tile in hand: they come before pits (NC-F4).
Cells landing_tiles(const Answer& answer) {
    Cells tiles = 0;
    for (const Cell cell : each(line_of_fall(answer) & occupied(answer.shown))) {
        const TileKind kind = answer.kind_at(cell);
        const bool is_open = kind == TileKind::Gate || !answer.has_prisoner(cell);
        tiles |= !is_pit(kind) && is_open ? only(cell) : 0;
    }
    return tiles;
}

// clang-format off
constexpr std::array kAgainstStay{
    Objection{"lights-out", "NC-C5",
              "{Actor} has no light and must Move: a Stay costs 1 nerve, and they have none.", "",
              [](const Answer& a) { return !a.active().lit && a.active().nerve == 0 && has_step(a); }},
};
constexpr std::array kOtherPrisoner{
    Objection{"no-such-prisoner", "NC-G2", "There is no such prisoner.", "prisoner",
              [](const Answer& a) { return index(a.action.prisoner()) >= a.rules.prisoners; }, "", true},
    Objection{"same-prisoner", "NC-Y2", "A prisoner cannot pass a key to themselves.", "prisoner",
              [](const Answer& a) { return a.action.prisoner() == a.shown.active; }, "", true},
};
/// Returns the objections to an exchange of a key, by who gives and who receives it.
constexpr auto against_exchange(Text no_key, Text has_key) {
    return kit::joined_rows(kOtherPrisoner, std::array{
        Objection{"no-key", "NC-Y2", no_key, "prisoner", [](const Answer& a) { return !giver(a).has_key; }},
        Objection{"has-key", "NC-Y1", has_key, "prisoner", [](const Answer& a) { return receiver(a).has_key; }},
        Objection{"not-on-board", "NC-Y2", "{other} is not on the board.", "prisoner",
                  [](const Answer& a) { return !is_on_board(other_of(a)); }},
        Objection{"not-together", "NC-Y2", "{other} at {other cell} is not on a tile connected to {here}.",
                  "prisoner", is_apart},
        Objection{"already-passed", "NC-Y2",
                  "These two have already passed a key this turn, and may do so only once.", "prisoner",
                  [](const Answer& a) { return contains(a.shown.passed, a.action.prisoner()); }},
    });
}
constexpr auto kAgainstPass = against_exchange("{Actor} has no key to give.", "{other} already has a key.");
constexpr auto kAgainstTake = against_exchange("{other} has no key to give.", "{Actor} already has a key.");

constexpr std::array kAgainstBlock{
    Objection{"no-nerve", "NC-N4", "A Block costs 1 nerve, and this prisoner has none.", "",
              [](const Answer& a) { return prisoner_of(a.shown, deciding_prisoner(a.rules, a.shown)).nerve == 0; }},
};
constexpr std::array kAgainstDrop{
    Objection{"no-drop", "NC-K6",
              "A prisoner can drop only off a keeper whose key they took without landing on it; in the first "
              "printing also after a charge [NC-A9].", "",
              [](const Answer& a) { return !a.shown.may_drop && a.rules.facts(TileKind::Keeper).count != 0; }},
    Objection{"no-drop", "NC-A9",
              "A prisoner can drop only after a charge, and only in the first printing.", "",
              [](const Answer& a) { return !a.shown.may_drop && a.rules.facts(TileKind::Keeper).count == 0; }},
};
constexpr std::array kAgainstSustain{
    Objection{"no-nerve", "NC-N6", "To sustain costs 1 nerve, and {actor} has {nerve}.", "",
              [](const Answer& a) { return a.active().nerve < 1; }},
};

constexpr Text kNoOrientation = "{A laid tile} cannot have exits {named exits}.";
constexpr std::array kAgainstStart{
    Objection{"not-free", "NC-S3", "A start tile needs a free cell, and there is {a tile}.", "cell",
              [](const Answer& a) { return !is_free(a.shown, a.action.cell); }},
    Objection{"no-such-exits", "NC-T5", kNoOrientation, "two-exits", is_unknown_orientation, "{orientations}"},
};
// The tile lies on the cell chosen beforehand, or on a free cell in the prisoner's light.
constexpr std::array kAgainstPlace{
    Objection{"no-such-exits", "NC-L6", "A keeper is turned by the side of its mouth.", "exits",
              [](const Answer& a) { return is_keeper(a) && is_unknown_orientation(a); }, "n, e, s or w"},
    Objection{"no-such-exits", "NC-T5", kNoOrientation, "exits",
              [](const Answer& a) { return !is_keeper(a) && is_unknown_orientation(a); }, "{orientations}"},
    Objection{"cell-fixed", "{decision rule}", "The tile was drawn for {target cell} and can be laid only there.", "cell",
              [](const Answer& a) { return a.shown.target != kNoCell && a.action.cell != a.shown.target; }, "", true},
    Objection{"not-lit", "NC-L5", "The light of prisoner {placer} at {placer cell} does not reach {cell}.", "cell",
              is_unlit, "", true},
    Objection{"not-free", "NC-L5", "There is already {a tile}.", "cell",
              [](const Answer& a) { return is_laid_by_light(a) && !is_free(a.shown, a.action.cell); }, "", true},
    Objection{"must-face", "NC-L6", "At {cell} the keeper must have its mouth {facing}, towards {placer cell}.",
              "exits", [](const Answer& a) { return is_turned_away(a) && is_keeper(a); }},
    Objection{"must-face", "{decision rule}", "At {cell} the tile must have an exit {facing}, towards {placer cell}.", "exits",
              [](const Answer& a) { return is_turned_away(a) && !is_keeper(a); }},
};
constexpr std::array kAgainstReplace{
    Objection{"chasm-there", "NC-C2", "The chasm at {target} cannot be replaced.", "target",
              [](const Answer& a) { return cannot_be_replaced(a) && a.kind_at(a.action.cell) == TileKind::Chasm; }},
    Objection{"nothing-there", "NC-C2", "There is no tile at {target} to replace.", "target",
              [](const Answer& a) { return cannot_be_replaced(a) && is_free(a.shown, a.action.cell); }},
    Objection{"occupied", "NC-C2", "A prisoner stands on {target}: that tile cannot be replaced.", "target",
              [](const Answer& a) {
                  return cannot_be_replaced(a) && a.kind_at(a.action.cell) != TileKind::Chasm
                         && !is_free(a.shown, a.action.cell) && a.has_prisoner(a.action.cell);
              }},
    Objection{"not-connected", "NC-C2", "{A tile} is not connected to {here}.", "target",
              [](const Answer& a) { return is_lone_tile(a) && replaceable(a, false) != 0; }},
    Objection{"not-lit", "NC-C2", "{Actor} does not light {target}.", "target",
              [](const Answer& a) { return is_lone_tile(a) && replaceable(a, false) == 0; }},
};

bool is_pit_there(const Answer& a) {
    return is_pit(a.kind_at(a.action.cell));
}

constexpr Text kCellLit = "The cell {cell} is lit: prisoners land only in the dark.";
constexpr std::array kAgainstLand{
    Objection{"not-in-line", "NC-F2", "{cell} is not in the {line} of the fall.", "cell",
              [](const Answer& a) { return !contains(line_of_fall(a), a.action.cell); }, "", true},
    Objection{"cell-lit", "NC-F2", kCellLit, "cell",
              [](const Answer& a) {
                  return is_free(a.shown, a.action.cell) && !contains(dark_cells(a), a.action.cell);
              }, "", true},
    Objection{"not-free", "NC-F2", "There is {a tile}, and the line still has a dark, empty cell.", "cell",
              [](const Answer& a) { return dark_cells(a) != 0 && !is_free(a.shown, a.action.cell); }, "", true},
    Objection{"occupied", "NC-F4", "A prisoner stands on {cell}.", "cell",
              [](const Answer& a) {
                  return dark_cells(a) == 0 && !is_pit_there(a) && !contains(landing_tiles(a), a.action.cell);
              }},
    Objection{"pit-last", "NC-F4", "There is {a tile}, and the line still has a tile to land on.", "cell",
              [](const Answer& a) { return dark_cells(a) == 0 && is_pit_there(a) && landing_tiles(a) != 0; }},
};
constexpr std::array kAgainstRemove{
    Objection{"nothing-there", "NC-E3", "There is no tile at {cell} to remove.", "cell",
              [](const Answer& a) { return is_free(a.shown, a.action.cell); }, "", true},
    Objection{"chasm-whole", "NC-E3", "The chasm is removed as a whole: name its first cell, {chasm}.", "cell",
              [](const Answer& a) {
                  const Cells abyss = cells_of(a.shown, TileKind::Chasm);
                  return contains(abyss, a.action.cell) && a.action.cell != first(abyss);
              }, "", true},
    Objection{"occupied", "NC-E3",
              "A prisoner stands on {cell}, and there is still a tile or pit without one.", "cell",
              [](const Answer& a) {
                  return a.has_prisoner(a.action.cell) && (occupied(a.shown) & ~prisoner_cells(a.rules, a.shown)) != 0;
              }},
};
// If two turns of the shape cover the same cells, only the first of them is legal.
constexpr std::array kAgainstDirge{
    Objection{"beyond-the-edge", "NC-D2",
              "With its corner at {cell} and turned {turned}, the Dirge would reach beyond the edge of the board.",
              "cell", [](const Answer& a) { return body_of(a) == 0; }, "", true},
    Objection{"misses-the-omen", "NC-D2",
              "With its corner at {cell} and turned {turned}, the Dirge would not cover the omen at {omen}.", "cell",
              [](const Answer& a) { return (body_of(a) & cells_of(a.shown, TileKind::Omen)) == 0; }, "", true},
    Objection{"same-cells", "NC-D2", "Turned {earlier} the Dirge covers the same cells: use that direction.",
              "turned", [](const Answer& a) { return earlier_turn(a).has_value(); }},
};

constexpr Decisions kTurn = only(D::Turn);
constexpr Decisions kTurnOrAfter = only(D::Turn) | only(D::AfterMove);

// Kind, command, alias, form, decisions, rule, objections, sentence, summary, help; for the usual answer: true.
constexpr std::array<Row, kActionKinds> kActionRows{{
    {K::Start, "start", "", "cell two-exits", only(D::Start), "NC-S3", kAgainstStart,
     "Lay the {laid tile} at {cell}{orientation}",
     "choose where a prisoner starts",
     R"(Before round 1 each prisoner starts on a free cell, on a start tile with two exits at a
        right angle (NC-S3). Example: `start c4 ne` lays it at c4 with exits north and east.)"},
    {K::Place, "place", "p", "cell exits", only(D::Place), "NC-L5", kAgainstPlace,
     "Lay the {laid tile} at {cell}{orientation}",
     "lay the drawn tile on a cell, with these exits",
     R"(A tile drawn for a light must have an exit towards the prisoner it is drawn for (NC-L5).
        The cell can be a direction from that prisoner. Leave it out when there is only one, and
        the exits when the tile fits one way only. For a keeper give the side of its mouth
        instead of exits (NC-L6). Examples: `place c4 nes`, `place e nes`, `place nes`,
        `place`.)", false, "[CELL|DIRECTION] [EXITS]"},
    {K::Move, "move", "m", "direction", kTurn, "NC-M2", kStep, "{stepping}{crumbles}",
     "move one step along a passage",
     R"(The first Move of a turn: to a connected tile, into a connected pit (a leap: the
        prisoner falls), or, without light, blindly through an exit into an empty cell
        (NC-M2, NC-O3). A crumbling tile turns into a pit behind the prisoner. Example:
        `move n`.)"},
    {K::Again, "again", "o", "direction", only(D::AfterMove), "NC-N2", kAgainstAgain, "{stepping}{crumbles}",
     "move once more this turn, for 1 nerve",
     "After a Move, each further Move of the turn costs 1 nerve (NC-N2). Example: `again e`."},
    {K::Stay, "stay", "s", "", kTurn, "NC-C1", kAgainstStay, "Stay{stay price}{stay loss}{stay fall}",
     "stay on the tile instead of moving",
     R"(The top tile of the stack is lost, and the prisoner gains 1 nerve at the end of the
        turn (NC-C1). If the tile is a monster, it replaces a connected tile. A crumbling tile
        gives way under the prisoner. Without light a Stay costs 1 nerve and earns none (NC-C5).
        Example: `stay`.)"},
    {K::Charge, "charge", "c", "direction", kTurnOrAfter, "NC-N5", kAgainstCharge,
     "Charge {direction} onto the {tile there} at {to} for {charge cost} nerve",
     "move onto a connected monster, for 1 nerve",
     R"(The monster strikes at once, and then the prisoner scrambles off it (NC-N5, NC-A8,
        NC-A9). After a Move it costs 2 nerve. Example: `charge w`.)"},
    {K::Pass, "pass", "k", "prisoner", kTurnOrAfter, "NC-Y2", kAgainstPass, "Give the key to {prisoner}",
     "give the active prisoner's key to another",
     R"(Free between connected tiles or on the same gate, once a turn between the same two
        prisoners (NC-Y2). Example: `pass 2` gives the key to prisoner 2.)"},
    {K::Take, "take", "t", "prisoner", kTurnOrAfter, "NC-Y2", kAgainstTake, "Take the key from {prisoner}",
     "take the key from another prisoner",
     "The same as `pass` the other way round (NC-Y2). Example: `take 3`."},
    {K::End, "end", "e", "", only(D::AfterMove), "NC-M6", {}, "End the turn",
     "end the turn after a Move",
     R"(Needed only when the prisoner could do more: spend nerve on another Move, or pass a key
        (NC-M6). Example: `end`.)", true},
    {K::Replace, "replace", "", "target", only(D::Replace), "NC-C2", kAgainstReplace,
     "Replace the {tile} at {target}{key loss}",
     "choose the tile that a Stay's monster replaces",
     R"(A monster drawn by staying replaces a connected tile or pit without a prisoner on it
        (NC-C2). Examples: `replace c3`, `replace n`.)"},
    {K::FallRow, "fall", "f", "row", only(D::Line), "NC-F1", {}, "Fall along row {pit row}",
     "choose the line along which a prisoner falls",
     R"(The prisoner comes back in the row or the column of the pit, at the start of their next
        turn (NC-F1). Example: `fall row`.)"},
    {K::FallColumn, "fall", "", "column", only(D::Line), "NC-F1", {}, "Fall along column {pit column}", "", ""},
    {K::Land, "land", "", "cell", only(D::Land), "NC-F2", kAgainstLand, "{landing}",
     "land after a fall",
     R"(Land on a dark, empty cell of the line; a tile is drawn for it. If there is none, land
        on a tile of the line without a prisoner (NC-F2, NC-F4). Example: `land c4`.)"},
    {K::Block, "block", "b", "", only(D::Block), "NC-N4", kAgainstBlock,
     "Block for 1 nerve: 2 tiles are lost instead of 3",
     "block a hit, for 1 nerve",
     R"(The candle still goes out, but the hit costs 2 tiles of the stack instead of 3 (NC-N4).
        Example: `block`.)"},
    {K::Endure, "endure", "", "", only(D::Block), "NC-A6", {}, "Endure: 3 tiles are lost",
     "take a hit without blocking it",
     "The candle goes out and 3 tiles of the stack are lost (NC-A6). Example: `endure`."},
    {K::Scramble, "scramble", "", "way", only(D::Scramble), "NC-A9", kAgainstScramble,
     "Scramble {way} {scrambling}",
     "get off the monster under the prisoner",
     R"(Go to a neighbouring tile without monster or prisoner, into a pit, or into an empty
        cell, for which a tile is drawn (NC-A9). Examples: `scramble n`, `scramble c3`.)"},
    {K::Drop, "drop", "", "", only(D::Scramble), "NC-A9", kAgainstDrop, "Drop into the pit under you and fall",
     "fall into the pit that the monster became",
     R"(Instead of scrambling. In the first printing only after a charge (NC-A9). In the
        advanced game only off a keeper whose key was taken, and not after landing on it
        (NC-K6). Example: `drop`.)"},
    {K::Remove, "remove", "", "cell", only(D::Flickers), "NC-E3", kAgainstRemove,
     "Remove the {tile} at {cell}{key loss}",
     "remove a tile or pit in the final flickers",
     R"(Once the stack is empty, one tile or pit goes at the end of every turn. One with a
        prisoner on it can go only when there is no other (NC-E3). Example: `remove c4`.)"},
    {K::Sustain, "sustain", "", "", only(D::Flickers), "NC-N6", kAgainstSustain,
     "Sustain for 1 nerve: nothing is removed this turn",
     "spare the board this turn's final flickers, for 1 nerve",
     "No tile is removed at the end of this turn (NC-N6). Example: `sustain`."},
    {K::Dirge, "dirge", "", "cell turned", only(D::Dirge), "NC-D2", kAgainstDirge,
     "Lay the Dirge with its corner at {cell}, turned {turned}, over {under}",
     "lay the Dirge over the second omen",
     R"(CELL is the top left corner of the rectangle around it, DIRECTION is where its north
        side points. It must cover the omen and stay on the board (NC-D2). `legal` lists
        every choice. Example: `dirge c3 e`.)"},
    {K::Resign, "resign", "", "", 0, "NC-X7", {}, "Resign", "", ""},
}};
// clang-format on

constexpr ActionTable kActionTable =
    ActionTable::checked<kActionRows, kActionOperands, kActionFields>(kActionKinds);

}  // namespace

const ActionTable& action_table() {
    return kActionTable;
}

}  // namespace tenebrae::nightcage
