// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"

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

std::string cell_token(const Rules& rules, const PublicState& shown, Cell cell) {
    const TileKind kind = kind_at(shown, cell);
    std::string token{tile_letter(kind)};
    if (kind == TileKind::None || is_pit(kind)) {
        return token;
    }
    if (kind == TileKind::Keeper) {
        return token + direction_letter(mouth_at(shown, cell));
    }
    if (kind == TileKind::Key) {
        token += contains(shown.keys, cell) ? '+' : '-';
    }
    if (rules.orientations[index(kind)].size() > 1) {
        token += exits_word(exits_at(shown, cell));
    }
    return token;
}

std::string board_lines(const Rules& rules, const PublicState& shown) {
    std::string text = "board\n";
    for (int row = 0; row < rules.board.side; ++row) {
        std::string line = " ";
        for (int column = 0; column < rules.board.side; ++column) {
            std::string token = cell_token(rules, shown, rules.board.at(row, column));
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

std::string prisoner_lines(const Rules& rules, const PublicState& shown) {
    std::string text;
    for (std::size_t who = 0; who < rules.prisoners; ++who) {
        const Prisoner& prisoner = shown.prisoners[who];
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
    return core::listed(each(cells), ",", [&board](Cell cell) { return cell_name(board, cell); });
}

std::string phase_line(const Rules& rules, const PublicState& shown) {
    std::string text = "phase";
    if (shown.part == Part::Choice && shown.step == Step::Choose) {
        add_word(text, "turn");
    } else {
        add_value(text, name(shown.part), name(shown.step));
    }
    if (shown.hand != TileKind::None) {
        const char letter = tile_letter(shown.hand);
        add_value(text, "hand", std::string_view(&letter, 1));
    }
    if (shown.target != kNoCell) {
        add_value(text, "target", cell_name(rules.board, shown.target));
    }
    if (shown.filling != 0) {
        add_value(text, "filling", prisoner_list(shown.filling, ','));
    }
    if (shown.triggered != 0) {
        add_value(text, "triggered", cell_list(rules.board, shown.triggered));
    }
    if (shown.hits_done != 0) {
        add_value(text, "hits", std::to_string(shown.hits_done));
    }
    if (shown.resume != Step::Over) {
        add_value(text, "resume", name(shown.resume));
    }
    if (shown.contact != Contact::None) {
        add_value(text, "contact", name(shown.contact));
    }
    if (shown.origin != kNoCell) {
        add_value(text, "origin", cell_name(rules.board, shown.origin));
    }
    if (shown.dirge != 0) {
        add_value(text, "dirge", cell_list(rules.board, shown.dirge));
    }
    if (shown.under_dirge != 0) {
        add_value(text, "under", prisoner_list(shown.under_dirge, ','));
    }
    if (shown.may_drop) {
        add_word(text, "may-drop");
    }
    if (shown.nerve_due) {
        add_word(text, "nerve-due");
    }
    if (shown.ending != Ending::Unfinished) {
        add_value(text, "ending", name(shown.ending));
    }
    return text + "\n";
}

std::string flag_lines(const PublicState& shown) {
    std::string text;
    if (shown.omens_aside != 0) {
        text += "omen-aside\n";
    }
    if (shown.flickers) {
        text += "flickers\n";
    }
    if (shown.idle_turns != 0) {
        text += "idle " + std::to_string(shown.idle_turns) + "\n";
    }
    if (shown.board_changed) {
        text += "stirred\n";
    }
    if (shown.passed != 0) {
        text += "passed " + prisoner_list(shown.passed, ' ') + "\n";
    }
    return text;
}

std::string write_table(const Rules& rules, const PublicState& shown, const std::string& stack) {
    const std::string turn = shown.turn == 0 ? "setup " + prisoner_name(shown.active)
                                             : "turn " + std::to_string(shown.turn);
    return turn + "\n" + board_lines(rules, shown) + prisoner_lines(rules, shown) + stack
           + flag_lines(shown) + phase_line(rules, shown);
}

std::string opening_line(const PublicState& shown, const std::string& kinds) {
    return shown.opening_left == 0 ? std::string()
                                   : "opening " + std::to_string(shown.opening_left) + kinds + "\n";
}

}  // namespace

std::string write_position(const Rules& rules, const State& state) {
    std::string stack = "stack";
    for (std::size_t place = state.shown.stack_size; place > 0; --place) {
        const char letter = tile_letter(state.stack[place - 1]);
        add_word(stack, std::string_view(&letter, 1));
    }
    stack += state.shown.stack_size == 0 ? " empty\n" : "\n";
    return write_table(rules, state.shown, stack + opening_line(state.shown, ""));
}

std::string write_public_position(const Rules& rules, const View& view) {
    const bool is_empty = view.shown.stack_size == 0;
    std::string stack = is_empty ? "stack empty" : "stack counts" + counts_words(view.stack_counts);
    const std::string kinds = rules.random_opening == 0 ? counts_words(view.opening_pool) : "";
    stack += "\n" + opening_line(view.shown, kinds);
    return write_table(rules, view.shown, stack);
}

}  // namespace tenebrae::nightcage
