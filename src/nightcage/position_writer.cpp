// SPDX-License-Identifier: MIT
#include "nightcage/light.hpp"
#include "nightcage/notation.hpp"
#include "nightcage/position.hpp"

#include <algorithm>

namespace tenebrae::nightcage {
namespace {

constexpr std::size_t kTokenWidth = 6;

void add_word(std::string& text, std::string_view word) {
    text += ' ';
    text += word;
}

void add_value(std::string& text, std::string_view word, std::string_view value) {
    add_word(text, word);
    add_word(text, value);
}

std::string cell_token(const Rules& rules, const Table& table, Cell cell) {
    const TileKind kind = kind_at(table, cell);
    std::string token{tile_letter(kind)};
    if (kind == TileKind::None || is_pit(kind)) {
        return token;
    }
    if (kind == TileKind::Keeper) {
        return token + direction_letter(mouth_at(table, cell));
    }
    if (kind == TileKind::Key) {
        token += contains(table.keys, cell) ? '+' : '-';
    }
    if (rules.orientations[index(kind)].size() > 1) {
        token += exits_word(exits_at(table, cell));
    }
    return token;
}

std::string board_lines(const Rules& rules, const Table& table) {
    std::string text = "board\n";
    for (int row = 0; row < rules.board.side; ++row) {
        std::string line = " ";
        for (int column = 0; column < rules.board.side; ++column) {
            std::string token = cell_token(rules, table, rules.board.at(row, column));
            const bool last = column + 1 == rules.board.side;
            token.resize(std::max(token.size(), last ? 0 : kTokenWidth), ' ');
            add_word(line, token);
        }
        text += line + "\n";
    }
    return text;
}

std::string whereabouts(const Rules& rules, const Prisoner& prisoner) {
    const Geometry& board = rules.board;
    if (prisoner.whereabouts == Whereabouts::Unplaced) {
        return "unplaced";
    }
    if (prisoner.whereabouts == Whereabouts::OnBoard) {
        return "at " + cell_name(board, prisoner.cell);
    }
    switch (prisoner.line) {
    case Line::Row: return "falling row " + row_name(board.row_of(prisoner.cell));
    case Line::Column: return "falling column " + column_name(board.column_of(prisoner.cell));
    case Line::None: break;
    }
    return "falling at " + cell_name(board, prisoner.cell);
}

std::string prisoner_lines(const Rules& rules, const Table& table) {
    std::string text;
    for (std::size_t who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = table.prisoners[who];
        text += "prisoner " + std::to_string(who + 1) + " " + whereabouts(rules, prisoner);
        if (prisoner.whereabouts != Whereabouts::Unplaced) {
            add_word(text, prisoner.lit ? "lit" : "out");
            add_value(text, "nerve", std::to_string(prisoner.nerve));
            if (prisoner.has_key) {
                add_word(text, "key");
            }
        }
        text += "\n";
    }
    return text;
}

std::string counts_words(const std::array<std::uint8_t, kTileKinds>& counts) {
    std::string text;
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        const char letter = tile_letter(static_cast<TileKind>(kind));
        if (counts[kind] != 0 && letter != '\0') {
            add_value(text, std::string_view(&letter, 1), std::to_string(counts[kind]));
        }
    }
    return text;
}

std::string prisoner_list(Prisoners prisoners, char separator) {
    std::string text;
    for (unsigned who = 0; who < kMaxPrisoners; ++who) {
        if (contains(prisoners, static_cast<PrisonerId>(who))) {
            text += (text.empty() ? std::string() : std::string{separator})
                    + prisoner_name(static_cast<PrisonerId>(who));
        }
    }
    return text;
}

std::string cell_list(const Geometry& board, Cells cells) {
    std::string text;
    for (const Cell cell : each(cells)) {
        text += (text.empty() ? "" : ",") + cell_name(board, cell);
    }
    return text;
}

std::string phase_line(const Rules& rules, const Table& table) {
    std::string text = "phase";
    if (table.part == Part::Choice && table.step == Step::Choose) {
        add_word(text, "turn");
    } else {
        add_value(text, name(table.part), name(table.step));
    }
    if (table.hand != TileKind::None) {
        const char letter = tile_letter(table.hand);
        add_value(text, "hand", std::string_view(&letter, 1));
    }
    if (table.target != kNoCell) {
        add_value(text, "target", cell_name(rules.board, table.target));
    }
    if (table.filling != 0) {
        add_value(text, "filling", prisoner_list(table.filling, ','));
    }
    if (table.triggered != 0) {
        add_value(text, "triggered", cell_list(rules.board, table.triggered));
    }
    if (table.hits_done != 0) {
        add_value(text, "hits", std::to_string(table.hits_done));
    }
    if (table.resume != Step::Over) {
        add_value(text, "resume", name(table.resume));
    }
    if (table.contact != Contact::None) {
        add_value(text, "contact", name(table.contact));
    }
    if (table.origin != kNoCell) {
        add_value(text, "origin", cell_name(rules.board, table.origin));
    }
    if (table.dirge != 0) {
        add_value(text, "dirge", cell_list(rules.board, table.dirge));
    }
    if (table.under_dirge != 0) {
        add_value(text, "under", prisoner_list(table.under_dirge, ','));
    }
    if (table.may_drop) {
        add_word(text, "may-drop");
    }
    if (table.nerve_due) {
        add_word(text, "nerve-due");
    }
    if (table.ending != Ending::Unfinished) {
        add_value(text, "ending", name(table.ending));
    }
    return text + "\n";
}

std::string flag_lines(const Table& table) {
    std::string text;
    if (table.omens_aside != 0) {
        text += "omen-aside\n";
    }
    if (table.flickers) {
        text += "flickers\n";
    }
    if (table.idle_turns != 0) {
        text += "idle " + std::to_string(table.idle_turns) + "\n";
    }
    if (table.stirred) {
        text += "stirred\n";
    }
    if (table.passed != 0) {
        text += "passed " + prisoner_list(table.passed, ' ') + "\n";
    }
    return text;
}

std::string write_table(const Rules& rules, const Table& table, const std::string& stack) {
    const std::string turn = table.turn == 0 ? "setup " + prisoner_name(table.active)
                                             : "turn " + std::to_string(table.turn);
    return turn + "\n" + board_lines(rules, table) + prisoner_lines(rules, table) + stack
           + flag_lines(table) + phase_line(rules, table);
}

std::string opening_line(const Table& table, const std::string& kinds) {
    return table.opening_left == 0 ? std::string()
                                   : "opening " + std::to_string(table.opening_left) + kinds + "\n";
}

}  // namespace

std::string write_position(const Rules& rules, const State& state) {
    std::string stack = "stack";
    for (std::size_t place = state.table.stack_size; place > 0; --place) {
        const char letter = tile_letter(state.stack[place - 1]);
        add_word(stack, std::string_view(&letter, 1));
    }
    stack += state.table.stack_size == 0 ? " empty\n" : "\n";
    return write_table(rules, state.table, stack + opening_line(state.table, ""));
}

std::string write_public_position(const Rules& rules, const View& view) {
    const bool is_empty = view.table.stack_size == 0;
    std::string stack = is_empty ? "stack empty" : "stack counts" + counts_words(view.stack_counts);
    const std::string kinds = rules.random_opening == 0 ? counts_words(view.opening_pool) : "";
    stack += "\n" + opening_line(view.table, kinds);
    return write_table(rules, view.table, stack);
}

}  // namespace tenebrae::nightcage
