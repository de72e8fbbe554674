// SPDX-License-Identifier: MIT
#include "games/vast/notation/notation.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <cassert>

namespace tenebrae::vast {
namespace {

constexpr std::array<std::string_view, 4> kDirectionNames{"n", "e", "s", "w"};
constexpr std::array<std::string_view, 4> kLongDirections{"north", "east", "south", "west"};
constexpr unsigned kFarthest = 99;  ///< VA-G4

/// The tiles of T1: a letter for each kind, and its first tile.
struct TileRun {
    char letter;
    Tile first;
    Tile number;
};
constexpr std::array<TileRun, 5> kTileRuns{
    {{'A', 1, 15}, {'E', 16, 15}, {'T', 31, 6}, {'C', 37, 9}, {'V', 46, 6}}};

std::string part_of_cell(int steps, char forward, char back) {
    return steps == 0 ? ""
                      : (steps > 0 ? forward : back) + std::to_string(steps > 0 ? steps : -steps);
}

/// Removes "e2" or "w2" from a text and returns 2 or -2; 0 if it begins with neither letter.
/// nullopt: the number is missing or wrong.
std::optional<int> take_steps(std::string_view& text, char forward, char back) {
    if (text.empty() || (text.front() != forward && text.front() != back)) {
        return 0;
    }
    const bool is_forward = text.front() == forward;
    text.remove_prefix(1);
    const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
    text.remove_prefix(digits.size());
    const auto steps = core::parse_unsigned(digits);
    if (!steps || *steps == 0 || *steps > kFarthest || digits.front() == '0') {
        return std::nullopt;
    }
    return is_forward ? static_cast<int>(*steps) : -static_cast<int>(*steps);
}

}  // namespace

std::string name(Cell cell) {
    const std::string text =
        part_of_cell(cell.east, 'e', 'w') + part_of_cell(-cell.south, 'n', 's');
    return text.empty() ? "o" : text;
}

std::optional<Cell> parse_cell(std::string_view text) {
    const std::string lower = table::ascii_lower(text);
    if (lower == "o") {
        return kEntranceCell;
    }
    std::string_view rest = lower;
    const auto east = take_steps(rest, 'e', 'w');
    const auto north = east ? take_steps(rest, 'n', 's') : std::nullopt;
    if (!east || !north || !rest.empty() || (*east == 0 && *north == 0)) {
        return std::nullopt;
    }
    return Cell{static_cast<std::int8_t>(-*north), static_cast<std::int8_t>(*east)};
}

std::string name_of_tile(Tile tile) {
    assert(tile < kTiles);
    for (const TileRun& run : kTileRuns) {
        if (tile >= run.first && tile < run.first + run.number) {
            return run.letter + std::to_string(tile - run.first + 1);
        }
    }
    return "o";
}

std::optional<Tile> parse_tile(std::string_view text) {
    for (Tile tile = 0; tile < kTiles; ++tile) {
        if (table::same_word(text, name_of_tile(tile))) {
            return tile;
        }
    }
    return std::nullopt;
}

std::string name_of_sides(Sides sides) {
    std::string text;
    for (const Direction direction : kDirections) {
        text += has(sides, direction) ? kDirectionNames[index(direction)] : "";
    }
    return text;
}

std::optional<Sides> parse_sides(std::string_view text) {
    for (Sides sides = 1; sides <= kAllSides; ++sides) {
        if (table::same_word(text, name_of_sides(sides))) {
            return sides;
        }
    }
    return std::nullopt;
}

std::string_view name_of_turn(Terrain terrain, Turn turn) {
    if (terrain == Terrain::Canyon) {
        return turn == kAcross ? "h" : "v";
    }
    return terrain == Terrain::River ? kDirectionNames.at(turn) : "";
}

std::optional<Turn> parse_turn(Terrain terrain, std::string_view text) {
    const int turns = turns_of(terrain);
    for (int turn = 0; turns > 1 && turn < turns; ++turn) {
        if (table::same_word(text, name_of_turn(terrain, static_cast<Turn>(turn)))) {
            return static_cast<Turn>(turn);
        }
    }
    return std::nullopt;
}

std::string_view name_of_card(Deck deck, Card card) {
    switch (deck) {
    case Deck::Treasures: return name(static_cast<TreasureCard>(card));
    case Deck::Events: return name(static_cast<EventCard>(card));
    case Deck::Quests: return name(static_cast<Quest>(card));
    case Deck::Monsters: return name(static_cast<Monster>(card));
    case Deck::Secrets: return name(static_cast<Secret>(card));
    case Deck::War: return name(static_cast<War>(card));
    case Deck::Powers: return name(static_cast<Gem>(card));
    case Deck::Omens: return name(static_cast<OmenSymbol>(card));
    case Deck::Plain:
    case Deck::Crystals:
    case Deck::Vaults:
    case Deck::Pile1:
    case Deck::Pile2:
    case Deck::Pile3:
    case Deck::AmbushTiles:
    case Deck::EventTiles:
    case Deck::TreasureTiles:
    case Deck::CrystalTiles:
    case Deck::VaultTiles: break;
    }
    assert(false);
    return "";
}

std::string name(RuleNumber rule) {
    return std::string("VA-") + rule.section + std::to_string(rule.number);
}

std::string_view name(Direction direction) {
    return kDirectionNames[index(direction)];
}

std::optional<Direction> parse_direction(std::string_view text) {
    const auto direction = kit::named<Direction>(kDirectionNames, text);
    return direction ? direction : kit::named<Direction>(kLongDirections, text);
}

std::optional<Piece> parse_tribe(std::string_view text) {
    const auto piece = from_name<Piece>(text);
    return piece && is_tribe(*piece) ? piece : std::nullopt;
}

}  // namespace tenebrae::vast
