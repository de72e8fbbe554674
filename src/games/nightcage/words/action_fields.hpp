// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "games/nightcage/rules/options.hpp"
#include "games/nightcage/words/action_operands.hpp"
#include "games/nightcage/words/prompt.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the texts of actions can speak of, besides operands.
namespace tenebrae::nightcage {

/// Returns the name of the cell that gives way under the active prisoner; empty if none does.
inline std::string crumbling_cell(const Answer& answer) {
    return answer.rules.facts(answer.kind_at(answer.here())).crumbles ? answer.at(answer.here())
                                                                      : std::string();
}

inline std::string taking_key(const Answer& answer, Cell cell) {
    return contains(answer.shown.keys, cell) && !answer.active().has_key ? ", taking its key" : "";
}

/// Returns "Move north to the T at c3".
inline std::string step_words(const Answer& answer) {
    const Cell to = answer.to();
    const std::string way = direction_words(answer);
    const std::string again = answer.kind() == ActionKind::Again ? " again for 1 nerve" : "";
    if (is_pit(answer.kind_at(to))) {
        return "Leap" + again + " " + way + " into the pit at " + answer.at(to) + " and fall";
    }
    if (answer.is_into_free_cell()) {
        return "Step" + again + " blindly " + way + " into the dark at " + answer.at(to);
    }
    const bool from_rear = answer.is_onto_rear();
    return "Move" + again + " " + way + (from_rear ? " onto the " : " to the ")
           + std::string(display_name(answer.kind_at(to))) + " at " + answer.at(to)
           + (from_rear ? " from behind" : "") + taking_key(answer, to);
}

inline std::string scramble_words(const Answer& answer) {
    const Cell to = answer.to();
    if (answer.is_into_free_cell()) {
        return "into the dark at " + answer.at(to) + ": a tile is drawn for it";
    }
    if (is_pit(answer.kind_at(to))) {
        return "into the pit at " + answer.at(to) + " and fall";
    }
    return "to the " + std::string(display_name(answer.kind_at(to))) + " at " + answer.at(to)
           + taking_key(answer, to);
}

inline std::string landing_words(const Answer& answer) {
    const Cell cell = answer.action.cell;
    if (is_free(answer.shown, cell)) {
        return "Land at " + answer.at(cell) + ": a tile is drawn for it";
    }
    return is_pit(answer.kind_at(cell))
               ? "Fall on through the pit at " + answer.at(cell)
               : "Land on the " + std::string(display_name(answer.kind_at(cell))) + " at "
                     + answer.at(cell) + taking_key(answer, cell);
}

/// Returns the kind of the tile that a placement lays.
inline TileKind laid_kind(const Answer& answer) {
    return answer.kind() == ActionKind::Start ? TileKind::Start : answer.shown.hand;
}

inline std::string turned_words(const Answer& answer) {
    const Exits exits = answer.action.exits;
    if (laid_kind(answer) == TileKind::Keeper) {
        return ", its mouth " + display_name(exits);
    }
    return exits == kAllExits ? "" : ", exits " + display_name(exits);
}

inline Cells body_of(const Answer& answer) {
    return dirge_body(answer.rules, answer.action.cell, answer.action.direction());
}

/// Returns what the Dirge would lie on, so that players need not count squares.
inline std::string under_dirge(const Answer& answer) {
    const Cells body = body_of(answer);
    KindCounts tiles{};
    for (const Cell cell : each(body & occupied(answer.shown))) {
        ++tiles[index(answer.kind_at(cell))];
    }
    std::vector<std::string> under;
    for (unsigned who = 0; who < answer.rules.prisoners; ++who) {
        const Prisoner& prisoner = answer.shown.prisoners[who];
        if (is_on_board(prisoner) && contains(body, prisoner.cell)) {
            under.push_back(display_name(answer.names, static_cast<PrisonerId>(who)));
        }
    }
    return counts_text(tiles)
           + (under.empty() ? "" : ", with " + core::joined(under, ", ", " and ") + " under it");
}

/// Returns the pit of the prisoner who falls.
inline Cell pit_of(const Answer& answer) {
    return prisoner_of(answer.shown, deciding_prisoner(answer.rules, answer.shown)).cell;
}

/// Returns where the prisoner is for whom a tile is placed.
inline PrisonerId placing_prisoner(const Answer& answer) {
    const Step step = answer.shown.step;
    const bool fills = step == Step::Fill || step == Step::ScrambleFill;
    return fills ? first_of(answer.shown.filling) : answer.shown.active;
}

/// Returns the direction from the cell of a placement to its prisoner; none if it is not beside.
inline std::optional<Direction> facing(const Answer& answer) {
    const Cell from = prisoner_of(answer.shown, placing_prisoner(answer)).cell;
    const auto* const found = std::ranges::find_if(kDirections, [&](Direction direction) {
        return answer.rules.board.next(answer.action.cell, direction) == from;
    });
    return found == kDirections.end() ? std::nullopt : std::optional(*found);
}

inline std::string known_orientations(const Answer& answer) {
    std::vector<std::string> words;
    for (const Exits possible : answer.rules.orientations[index(laid_kind(answer))]) {
        words.push_back(exits_word(possible));
    }
    return core::joined(words, ", ", " or ");
}

/// Returns the first prisoner on the cell that an action leads to.
inline std::string occupant(const Answer& answer) {
    const Prisoners there = prisoners_on(answer.rules, answer.shown, answer.to());
    return there == 0 ? "" : prisoner_name(first_of(there));
}

/// Returns the earlier turn by which the Dirge covers the same cells; none if there is none.
inline std::optional<Direction> earlier_turn(const Answer& answer) {
    for (const Direction earlier : kDirections) {
        if (earlier == answer.action.direction()) {
            break;
        }
        if (dirge_body(answer.rules, answer.action.cell, earlier) == body_of(answer)) {
            return earlier;
        }
    }
    return std::nullopt;
}

// clang-format off
using ActionField = kit::Field<Answer>;

/// The further fields of texts.
inline constexpr std::array kActionFields{
    ActionField{"count", [](const Answer& a) { return std::to_string(a.rules.prisoners); }},
    ActionField{"last cell", [](const Answer& a) { return a.at(static_cast<Cell>(a.rules.board.cells() - 1)); }},
    ActionField{"Actor", [](const Answer& a) { return "Prisoner " + prisoner_name(a.shown.active); }},
    ActionField{"actor", [](const Answer& a) { return "prisoner " + prisoner_name(a.shown.active); }},
    ActionField{"nerve", [](const Answer& a) { return std::to_string(a.active().nerve); }},
    ActionField{"here", [](const Answer& a) { return a.at(a.here()); }},
    ActionField{"to", [](const Answer& a) { return a.at(a.to()); }},
    ActionField{"back", [](const Answer& a) { return std::string(name(opposite(a.action.direction()))); }},
    ActionField{"named cell", cell_words},
    ActionField{"decision rule", [](const Answer& a) { return std::string(decision_rule(a.shown)); }},
    ActionField{"letter", direction_word},
    ActionField{"occupant", occupant},
    ActionField{"The tile here", [](const Answer& a) { return a.the_tile_at(a.here()); }},
    ActionField{"The tile there", [](const Answer& a) { return a.the_tile_at(a.to()); }},
    ActionField{"a tile there", [](const Answer& a) { return a.a_tile_at(a.to()); }},
    ActionField{"tile there", [](const Answer& a) { return std::string(display_name(a.kind_at(a.to()))); }},
    ActionField{"exits here", [](const Answer& a) { return display_name(exits_at(a.shown, a.here())); }},
    ActionField{"exits there", [](const Answer& a) { return display_name(exits_at(a.shown, a.to())); }},
    ActionField{"charge cost", [](const Answer& a) { return std::to_string(charge_cost(a.shown)); }},
    ActionField{"tile", [](const Answer& a) { return std::string(display_name(a.kind_at(a.action.cell))); }},
    ActionField{"a tile", [](const Answer& a) { return a.a_tile_at(a.action.cell); }},
    ActionField{"A tile", [](const Answer& a) { return core::capitalised(a.a_tile_at(a.action.cell)); }},
    ActionField{"stepping", step_words},
    ActionField{"crumbles", [](const Answer& a) {
        return crumbling_cell(a).empty() ? "" : " (" + crumbling_cell(a) + " crumbles)";
    }},
    ActionField{"stay price", [](const Answer& a) {
        return std::string(stay_cost(a.shown) > 0 ? " for 1 nerve" : "");
    }},
    ActionField{"stay loss", [](const Answer& a) {
        return std::string(a.shown.stack_size > 0 ? ": the top tile is lost" : "");
    }},
    ActionField{"stay fall", [](const Answer& a) {
        return crumbling_cell(a).empty() ? "" : " (" + crumbling_cell(a) + " crumbles: you fall)";
    }},
    ActionField{"scrambling", scramble_words},
    ActionField{"landing", landing_words},
    ActionField{"key loss", [](const Answer& a) {
        return std::string(contains(a.shown.keys, a.action.cell) ? ": its key is lost" : "");
    }},
    ActionField{"laid tile", [](const Answer& a) { return std::string(display_name(laid_kind(a))); }},
    ActionField{"A laid tile", [](const Answer& a) { return core::capitalised(with_article(laid_kind(a))); }},
    ActionField{"orientation", turned_words},
    ActionField{"named exits", [](const Answer& a) { return display_name(a.action.exits); }},
    ActionField{"orientations", known_orientations},
    ActionField{"target cell", [](const Answer& a) { return a.at(a.shown.target); }},
    ActionField{"placer", [](const Answer& a) { return prisoner_name(placing_prisoner(a)); }},
    ActionField{"placer cell", [](const Answer& a) {
        return a.at(prisoner_of(a.shown, placing_prisoner(a)).cell);
    }},
    ActionField{"facing", [](const Answer& a) { return std::string(facing(a) ? name(*facing(a)) : ""); }},
    ActionField{"pit row", [](const Answer& a) { return row_name(a.rules.board.row_of(pit_of(a))); }},
    ActionField{"pit column", [](const Answer& a) { return column_name(a.rules.board.column_of(pit_of(a))); }},
    ActionField{"line", [](const Answer& a) { return std::string(name(a.active().line)); }},
    ActionField{"other", [](const Answer& a) { return "Prisoner " + prisoner_name(a.action.prisoner()); }},
    ActionField{"other cell", [](const Answer& a) { return a.at(prisoner_of(a.shown, a.action.prisoner()).cell); }},
    ActionField{"under", under_dirge},
    ActionField{"omen", [](const Answer& a) { return a.at(first(cells_of(a.shown, TileKind::Omen))); }},
    ActionField{"earlier", [](const Answer& a) { return std::string(earlier_turn(a) ? name(*earlier_turn(a)) : ""); }},
    ActionField{"chasm", [](const Answer& a) { return a.at(first(cells_of(a.shown, TileKind::Chasm))); }},
};
// clang-format on

}  // namespace tenebrae::nightcage
