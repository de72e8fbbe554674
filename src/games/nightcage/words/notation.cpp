// SPDX-License-Identifier: MIT
#include "games/nightcage/words/notation.hpp"

#include "kit/command_words.hpp"
#include "kit/place_names.hpp"

#include <algorithm>

namespace tenebrae::nightcage {

namespace {

constexpr std::array<std::string_view, 4> kDirectionNames{"north", "east", "south", "west"};

/// The letter of each TileKind.
constexpr std::array<char, kTileKinds> kTileLetters{
    '.', 's', 'i', 't', 'c', 'x', 'k', 'g', 'w', 'h', 'f', 'p', 'o', '#', '%'};

constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// Returns the index of a one-character text in the sequence that begins with `first`.
std::optional<int> parse_place(std::string_view text, char first, int count) {
    if (text.size() != 1) {
        return std::nullopt;
    }
    const int place = lower(text.front()) - first;
    return place >= 0 && place < count ? std::optional<int>(place) : std::nullopt;
}

std::optional<Direction> parse_direction_letter(char letter) {
    for (const Direction direction : kDirections) {
        if (direction_letter(direction) == lower(letter)) {
            return direction;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Cell> parse_cell(const Geometry& board, std::string_view text) {
    const auto place = kit::parse_place(text);
    const bool is_there = place && place->letter < board.side && place->digit < board.side;
    return is_there ? std::optional(board.at(place->digit, place->letter)) : std::nullopt;
}

std::string cell_name(const Geometry& board, Cell cell) {
    return kit::place_name({board.column_of(cell), board.row_of(cell)});
}

std::optional<int> parse_row(const Geometry& board, std::string_view text) {
    return parse_place(text, '1', board.side);
}

std::optional<int> parse_column(const Geometry& board, std::string_view text) {
    return parse_place(text, 'a', board.side);
}

std::string row_name(int row) {
    return {static_cast<char>('1' + row)};
}
std::string column_name(int column) {
    return {static_cast<char>('a' + column)};
}

std::optional<Direction> parse_direction(std::string_view text) {
    if (text.size() == 1) {
        return parse_direction_letter(text.front());
    }
    return kit::named<Direction>(kDirectionNames, text);
}

char direction_letter(Direction direction) {
    return kDirectionNames[index(direction)].front();
}
std::string_view name(Direction direction) {
    return kDirectionNames[index(direction)];
}

std::optional<Exits> parse_exits(std::string_view text) {
    Exits exits;
    for (const char letter : text) {
        const auto direction = parse_direction_letter(letter);
        if (!direction || exits.has(*direction)) {
            return std::nullopt;
        }
        exits.mask = static_cast<std::uint8_t>(exits.mask | exit_towards(*direction).mask);
    }
    return text.empty() ? std::nullopt : std::optional<Exits>(exits);
}

std::string exits_word(Exits exits) {
    std::string word;
    for (const Direction direction : kDirections) {
        if (exits.has(direction)) {
            word += direction_letter(direction);
        }
    }
    return word;
}

std::optional<PrisonerId> parse_prisoner(const Rules& rules, std::string_view text) {
    const auto place = parse_place(text, '1', rules.prisoners);
    return place ? std::optional<PrisonerId>(static_cast<PrisonerId>(*place)) : std::nullopt;
}

std::string prisoner_name(PrisonerId prisoner) {
    return {static_cast<char>('1' + static_cast<int>(prisoner))};
}

TileKind parse_kind(std::string_view text) {
    for (std::size_t kind = 1; kind < kTileKinds; ++kind) {
        if (table::same_word(name(static_cast<TileKind>(kind)), text)) {
            return static_cast<TileKind>(kind);
        }
    }
    return TileKind::None;
}

char tile_letter(TileKind kind) {
    return kTileLetters[index(kind)];
}

std::optional<TileKind> parse_tile_letter(char letter) {
    const auto* const found = std::ranges::find(kTileLetters, lower(letter));
    if (found == kTileLetters.end()) {
        return std::nullopt;
    }
    return static_cast<TileKind>(found - kTileLetters.begin());
}

}  // namespace tenebrae::nightcage
