// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/nightcage/positions/written_position.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::nightcage {
namespace {

/// Returns the words of a row; unlike those of other lines they may be or begin with "#".
std::vector<core::Word> tokens_of(std::string_view text) {
    std::vector<core::Word> tokens;
    int column = 0;
    bool inside = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char byte = text[at];
        if ((static_cast<unsigned char>(byte) & 0xc0U) != 0x80U) {
            ++column;
        }
        const bool blank = byte == ' ' || byte == '\t';
        if (!blank && !inside) {
            tokens.push_back({text.substr(at, 0), column});
        }
        if (!blank) {
            core::Word& last = tokens.back();
            last.text = {last.text.data(), last.text.size() + 1};
        }
        inside = !blank;
    }
    return tokens;
}

/// The content of one token, or the error in it.
struct CellToken {
    TileKind kind = TileKind::None;
    Exits exits;
    bool has_key = false;
    Direction mouth = Direction::North;
    std::string error;
    std::string expected;
};

std::string orientations_of(const Rules& rules, TileKind kind) {
    return core::listed(rules.orientations[index(kind)], ", ", exits_word);
}

void read_exits(const Rules& rules, std::string_view text, CellToken& token) {
    const auto& possible = rules.orientations[index(token.kind)];
    const std::string kind_name(name(token.kind));
    if (text.empty() && possible.size() == 1) {
        token.exits = possible[0];
        return;
    }
    const auto exits = parse_exits(text);
    if (exits && std::find(possible.begin(), possible.end(), *exits) != possible.end()) {
        token.exits = *exits;
        return;
    }
    token.error = text.empty() ? "The exits of the " + kind_name + " tile are missing."
                               : "A " + kind_name + " tile cannot have these exits.";
    token.expected = "one of " + orientations_of(rules, token.kind);
}

CellToken read_token(const Rules& rules, std::string_view text) {
    CellToken token;
    const auto kind = parse_tile_letter(text.front());
    if (!kind) {
        token.error = "Unknown letter of a tile.";
        token.expected = ". # % or a letter of s i t c x k g w h f p o, then the exits";
        return token;
    }
    token.kind = *kind;
    text.remove_prefix(1);
    if (token.kind == TileKind::None || is_pit(token.kind)) {
        token.exits = is_pit(token.kind) ? kAllExits : Exits{};
        if (!text.empty()) {
            token.error = "Nothing can follow this sign.";
            token.expected = "a space";
        }
        return token;
    }
    if (token.kind == TileKind::Keeper) {
        const auto mouth = text.size() == 1 ? parse_direction(text) : std::nullopt;
        if (!mouth) {
            token.error = "The side of the keeper's mouth is missing.";
            token.expected = "hn, he, hs or hw";
            return token;
        }
        token.mouth = *mouth;
        token.has_key = true;
        token.exits = rules.facts(token.kind).exits;
        return token;
    }
    if (token.kind == TileKind::Key) {
        token.has_key = text.starts_with('+');
        if (!token.has_key && !text.starts_with('-')) {
            token.error = "A key tile needs + or - after its letter.";
            token.expected = "k+ (with its key) or k- (without)";
            return token;
        }
        text.remove_prefix(1);
    }
    read_exits(rules, text, token);
    return token;
}

void lay(PublicState& shown, Cell cell, const CellToken& token) {
    put(shown, cell, token.kind, token.exits);
    if (!token.has_key) {
        shown.keys &= ~only(cell);
    }
    turn_mouth(shown, cell, token.mouth);
}

core::Diagnostic
token_error(const table::TextLine& line, const core::Word& word, const CellToken& token) {
    return core::error("bad-cell", token.error)
        .expected(token.expected)
        .got(word.text)
        .at(line.at(word));
}

core::Diagnostic wrong_width(const table::TextLine& line, std::size_t width, int side) {
    return core::error("wrong-row", "This row of the board has the wrong number of cells.")
        .rule("NC-G1")
        .expected(std::to_string(side) + " cells")
        .got(std::to_string(width))
        .at(line.whole());
}

core::Diagnostic cells_error(
    const table::TextLine& line,
    const core::Word& word,
    std::string_view code,
    std::string_view text
) {
    return core::error(code, text)
        .expected("CELL TILE, as often as needed")
        .got(word.text)
        .at(line.at(word));
}

}  // namespace

void read_cells(
    const Rules& rules,
    const table::TextLine& line,
    int number,
    WrittenPosition& written,
    core::Diagnostics& errors
) {
    const std::vector<core::Word> tokens = tokens_of(line.text);
    if (!written.board.is_given()) {
        errors.push_back(
            cells_error(line, tokens[0], "no-board", "The board must come before this line.")
        );
        return;
    }
    if (tokens.size() % 2 == 0 || tokens.size() == 1) {
        constexpr std::string_view kText = "A word is missing after this one.";
        errors.push_back(cells_error(line, tokens.back(), "missing-word", kText));
        return;
    }
    for (std::size_t at = 1; at < tokens.size(); at += 2) {
        const auto cell = parse_cell(rules.board, tokens[at].text);
        const CellToken token = read_token(rules, tokens[at + 1].text);
        if (!cell) {
            constexpr std::string_view kText = "The board has no such cell.";
            errors.push_back(cells_error(line, tokens[at], "bad-word", kText));
        } else if (written.cells[index(*cell)].line == number) {
            constexpr std::string_view kText = "The line names this cell twice.";
            errors.push_back(cells_error(line, tokens[at], "said-twice", kText));
        } else if (!token.error.empty()) {
            errors.push_back(token_error(line, tokens[at + 1], token));
        } else {
            lay(written.shown, *cell, token);
            const int length = static_cast<int>(tokens[at + 1].text.size());
            written.cells[index(*cell)] = {number, tokens[at + 1].column, length};
        }
    }
}

bool is_cell_token(std::string_view word) {
    const auto kind = parse_tile_letter(word.front());
    if (!kind) {
        return false;
    }
    std::string_view rest = word.substr(1);
    if (*kind == TileKind::Key && !rest.empty() && (rest.front() == '+' || rest.front() == '-')) {
        rest.remove_prefix(1);
    }
    return rest.empty() || parse_exits(rest).has_value();
}

void read_row(
    const Rules& rules,
    const table::TextLine& line,
    BoardRow place,
    WrittenPosition& written,
    core::Diagnostics& errors
) {
    const std::vector<core::Word> tokens = tokens_of(line.text);
    const int side = rules.board.side;
    if (tokens.size() != static_cast<std::size_t>(side)) {
        errors.push_back(wrong_width(line, tokens.size(), side));
    }
    const std::size_t width = std::min(tokens.size(), static_cast<std::size_t>(side));
    for (std::size_t column = 0; column < width; ++column) {
        const core::Word& word = tokens[column];
        const CellToken token = read_token(rules, word.text);
        if (!token.error.empty()) {
            errors.push_back(token_error(line, word, token));
            continue;
        }
        const Cell cell = rules.board.at(place.row, static_cast<int>(column));
        lay(written.shown, cell, token);
        written.cells[index(cell)] = {place.line, word.column, static_cast<int>(word.text.size())};
    }
}

}  // namespace tenebrae::nightcage
