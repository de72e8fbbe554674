// SPDX-License-Identifier: MIT
#include "games/nightcage/words/json.hpp"

#include "core/text.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/action_rows.hpp"
#include "games/nightcage/words/commands.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/json_list.hpp"

namespace tenebrae::nightcage {
namespace {

using table::Json;

Json cell_or_null(const Rules& rules, Cell cell) {
    return cell == kNoCell ? Json(nullptr) : Json(cell_name(rules.board, cell));
}

Json json_of_cells(const Rules& rules, Cells cells) {
    return table::json_list(each(cells), [&rules](Cell cell) {
        return cell_name(rules.board, cell);
    });
}

Json json_of_prisoners(Prisoners prisoners) {
    Json numbers = Json::array();
    for (unsigned who = 0; who < kMaxPrisoners; ++who) {
        if (contains(prisoners, static_cast<PrisonerId>(who))) {
            numbers.push_back(who + 1);
        }
    }
    return numbers;
}

Json json_of_counts(const KindCounts& counts) {
    Json fields = Json::object();
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        if (counts[kind] > 0) {
            fields[std::string(name(static_cast<TileKind>(kind)))] = counts[kind];
        }
    }
    return fields;
}

Json json_of_board(const Rules& rules, const PublicState& shown) {
    Json board = Json::array();
    for (Cell cell : each(occupied(shown))) {
        const TileKind kind = kind_at(shown, cell);
        Json tile{
            {"cell", cell_name(rules.board, cell)},
            {"kind", name(kind)},
            {"exits", exits_word(exits_at(shown, cell))}};
        if (kind == TileKind::Key) {
            tile["key"] = contains(shown.keys, cell);
        }
        if (kind == TileKind::Keeper) {
            tile["mouth"] = std::string(1, direction_letter(mouth_at(shown, cell)));
        }
        board.push_back(std::move(tile));
    }
    return board;
}

std::string_view whereabouts_word(const Prisoner& prisoner) {
    switch (prisoner.whereabouts) {
    case Whereabouts::Unplaced: return "unplaced";
    case Whereabouts::OnBoard: return "board";
    case Whereabouts::Falling: break;
    }
    return "falling";
}

/// Returns a prisoner. A falling one has a cell only until the line is chosen.
Json json_of_prisoner(const Rules& rules, const PublicState& shown, PrisonerId who) {
    const Prisoner& prisoner = prisoner_of(shown, who);
    const bool in_line = is_falling(prisoner) && prisoner.line != Line::None;
    Json line = nullptr;
    Json number = nullptr;
    if (in_line) {
        line = name(prisoner.line);
        number = prisoner.line == Line::Row ? row_name(rules.board.row_of(prisoner.cell))
                                            : column_name(rules.board.column_of(prisoner.cell));
    }
    return {
        {"prisoner", index(who) + 1},
        {"seat", seat_of(rules, shown, who) + 1},
        {"where", whereabouts_word(prisoner)},
        {"cell", in_line ? Json(nullptr) : cell_or_null(rules, prisoner.cell)},
        {"line", line},
        {"number", number},
        {"lit", prisoner.lit},
        {"nerve", prisoner.nerve},
        {"key", prisoner.has_key}};
}

Json json_of_all_prisoners(const Rules& rules, const PublicState& shown) {
    Json prisoners = Json::array();
    for (unsigned who = 0; who < rules.prisoners; ++who) {
        prisoners.push_back(json_of_prisoner(rules, shown, static_cast<PrisonerId>(who)));
    }
    return prisoners;
}

void add_turn_fields(const Rules& rules, const PublicState& shown, Json& fields) {
    const PrisonerId deciding = deciding_prisoner(rules, shown);
    fields["turn"] = shown.turn;
    fields["round"] = shown.turn == 0 ? 0 : (shown.turn - 1) / rules.prisoners + 1;
    fields["active"] = index(shown.active) + 1;
    fields["seat"] = seat_of(rules, shown, deciding) + 1;
    fields["decision"] = name(decision(shown));
    fields["prisoner"] = index(deciding) + 1;
    fields["part"] = name(shown.part);
    fields["step"] = name(shown.step);
}

void add_pending_fields(const Rules& rules, const PublicState& shown, Json& fields) {
    fields["hand"] = shown.hand == TileKind::None ? Json(nullptr) : Json(name(shown.hand));
    fields["target"] = cell_or_null(rules, shown.target);
    fields["filling"] = json_of_prisoners(shown.filling);
    fields["passed"] = json_of_prisoners(shown.passed);
    fields["triggered"] = json_of_cells(rules, shown.triggered);
    fields["hits_done"] = shown.hits_done;
    fields["resume"] = shown.resume == Step::Over ? Json(nullptr) : Json(name(shown.resume));
    fields["may_drop"] = shown.may_drop;
    fields["contact"] = shown.contact == Contact::None ? Json(nullptr) : Json(name(shown.contact));
    fields["origin"] = cell_or_null(rules, shown.origin);
    fields["omens_aside"] = shown.omens_aside;
    fields["dirge"] = json_of_cells(rules, shown.dirge);
    fields["under_dirge"] = json_of_prisoners(shown.under_dirge);
    fields["nerve_due"] = shown.nerve_due;
    fields["flickers"] = shown.flickers;
    fields["stirred"] = shown.board_changed;
    fields["idle_turns"] = shown.idle_turns;
}

/// Returns the shape of the Dirge as in the data files.
std::string dirge_word(const Rules& rules) {
    const DirgeShape& shape = rules.dirge[index(Direction::North)];
    std::string text;
    for (int row = 0; row < shape.height; ++row) {
        text += row == 0 ? "" : "/";
        for (int column = 0; column < shape.width; ++column) {
            text += contains(shape.cells, rules.board.at(row, column)) ? 'x' : '.';
        }
    }
    return text;
}

Json legal_lines(const Rules& rules, const View& view) {
    ActionList actions;
    legal_actions(rules, view, actions);
    return table::json_list(actions, [&rules](Action action) {
        return command_text(rules, action);
    });
}

/// Adds the number of an event, under a name that says what it counts.
void add_number(const Event& event, Json& fields) {
    if (event.kind == EventKind::TurnBegins) {
        fields["turn"] = event.number;
    } else if (event.kind == EventKind::NerveSpent) {
        fields["spent_on"] = command_of(static_cast<ActionKind>(event.number));
    } else if (event.kind == EventKind::NerveGained) {
        fields["nerve"] = event.number;
    } else if (event.kind == EventKind::KeyPassed) {
        fields["to"] = event.number + 1;
    } else if (event.kind == EventKind::LineChosen) {
        fields["line"] = name(static_cast<Line>(event.number));
    } else if (event.kind == EventKind::DirgeLaid) {
        fields["turned"] = std::string(1, direction_letter(static_cast<Direction>(event.number)));
    } else if (event.kind == EventKind::Hit || event.kind == EventKind::DirgeHit) {
        fields["tiles"] = event.number;
    } else if (event.kind == EventKind::Replaced) {
        fields["replaced"] = name(static_cast<TileKind>(event.number));
    } else if (event.kind == EventKind::Relit) {
        fields["by"] = event.number + 1;
    } else if (event.kind == EventKind::GameEnds) {
        fields["ending"] = name(static_cast<Ending>(event.number));
    }
}

/// Returns the name of the field for the other cell of an event.
std::string_view other_field(EventKind kind) {
    const bool is_monster =
        kind == EventKind::Hit || kind == EventKind::Evaded || kind == EventKind::Blocked;
    return is_monster ? "monster" : kind == EventKind::Strikes ? "set_off_by" : "from";
}

}  // namespace

table::Json json_of_rules(const Rules& rules) {
    Json tiles = Json::object();
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        const TileFacts& facts = rules.tiles[kind];
        if (facts.count > 0) {
            tiles[std::string(name(static_cast<TileKind>(kind)))] = {
                {"count", facts.count},
                {"opening", facts.opening},
                {"exits", exits_word(facts.exits)},
                {"crumbles", facts.crumbles}};
        }
    }
    return {
        {"side", rules.board.side},
        {"prisoners", rules.prisoners},
        {"random_opening", rules.random_opening},
        {"tiles", std::move(tiles)},
        {"dirge_shape", dirge_word(rules)},
        {"gate_stops_sight", rules.switches.gate_stops_sight},
        {"removal_before_light", rules.switches.removal_before_light},
        {"monster_becomes_pit", rules.switches.monster_becomes_pit},
        {"drop_after_charge", rules.switches.drop_after_charge},
        {"flickers_a_turn_later", rules.switches.flickers_a_turn_later}};
}

table::Json json_of_view(const Rules& rules, const View& view) {
    const PublicState& shown = view.shown;
    Json fields = Json::object();
    add_turn_fields(rules, shown, fields);
    fields["side"] = rules.board.side;
    fields["board"] = json_of_board(rules, shown);
    fields["prisoners"] = json_of_all_prisoners(rules, shown);
    add_pending_fields(rules, shown, fields);
    fields["light"] = json_of_cells(rules, light(rules, shown));
    fields["stack"] = {
        {"size", shown.stack_size},
        {"opening_left", shown.opening_left},
        {"counts", json_of_counts(view.stack_counts)},
        {"opening_pool", json_of_counts(view.opening_pool)}};
    fields["darkness"] = json_of_counts(shown.darkness);
    fields["ending"] = name(shown.ending);
    fields["legal"] = legal_lines(rules, view);
    return fields;
}

table::Json json_of_hidden(const State& state) {
    Json order = Json::array();
    for (std::size_t place = state.shown.stack_size; place-- > 0;) {
        order.push_back(name(state.stack[place]));
    }
    return {{"order", std::move(order)}, {"hash", core::to_hex(hash(state))}};
}

Json json_of_event(const Rules& rules, const Event& event) {
    Json fields = Json::object();
    if (event.who != kNobody) {
        fields["prisoner"] = index(event.who) + 1;
    }
    if (event.cell != kNoCell) {
        fields["cell"] = cell_name(rules.board, event.cell);
    }
    if (event.other != kNoCell) {
        fields[std::string(other_field(event.kind))] = cell_name(rules.board, event.other);
    }
    if (event.tile != TileKind::None) {
        fields["tile"] = name(event.tile);
    }
    if (event.exits != Exits{}) {
        const bool is_mouth = event.tile == TileKind::Keeper;
        fields[is_mouth ? "mouth" : "exits"] = exits_word(event.exits);
    }
    add_number(event, fields);
    return fields;
}

}  // namespace tenebrae::nightcage
