// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/vast/rules/state.hpp"
#include "kit/position_text.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tenebrae::vast {

/// The facts of a position as they are written, each with its place.
struct WrittenTile {
    kit::Spot spot;
    Cell cell;
    Tile tile = kNoTile;  ///< from kUnknownTile: any tile with this symbol
    Sides open = 0;  ///< 0: Dark; of a Terrain Space::side

    [[nodiscard]] bool is_terrain() const { return tile >= kFirstTerrain && is_known_tile(tile); }
};
struct WrittenToken {
    kit::Spot spot;
    Cell cell;
    Token token = Token::Treasure;
    std::uint8_t value = 1;  ///< number of Treasures, Gem, or Direction of a Bomb or Rockslide
};
struct WrittenKnight {
    kit::Spot spot;
    bool is_dead = false;
    Cell cell = kEntranceCell;
    Knight knight;  ///< without `at`
    bool has_track = false;
    bool has_quests = false;
};
struct WrittenTribe {
    kit::Spot spot;
    Cell cell = kNoCell;  ///< kNoCell: hidden
    bool lurks = false;
    std::uint8_t population = 0;
    Set monsters = 0;
};
struct WrittenDragon {
    kit::Spot spot;
    Cell cell = kNoCell;  ///< kNoCell: not on the map yet
    Dragon dragon;  ///< without `at`, Gems and Flame Wall
    bool has_hand = false;
};
struct WrittenCave {
    kit::Spot spot;
    std::optional<std::vector<Tile>> hand;
    std::array<std::uint8_t, kOmenSymbols> omens{};
    std::optional<std::uint8_t> hatred;
};
struct WrittenThief {
    kit::Spot spot;
    Cell cell = kNoCell;  ///< kNoCell: off the map
    Thief thief;  ///< without `at`, `stats` and `tokens`
    std::optional<StatTokens> tokens;  ///< by Stat the number on it
    Set gems = 0;  ///< carried
    std::vector<Tile> peeked;
};
/// Cards in their order.
struct WrittenDeck {
    kit::Spot spot;
    std::vector<Card> cards;
};

struct WrittenPosition {
    std::uint8_t round = 1;
    Role turn = Role::None;  ///< None: the first role
    bool collapse = false;
    bool has_map = false;
    std::vector<WrittenTile> tiles;
    std::vector<WrittenToken> tokens;
    std::array<kit::Spot, kTerrains> terrain;  ///< its line, by Terrain
    std::optional<std::uint8_t> terrain_round;
    std::optional<WrittenDeck> stack;
    std::optional<std::uint8_t> supply;
    std::optional<std::uint8_t> revealed;
    std::optional<std::uint8_t> crystals_revealed;
    std::optional<std::uint8_t> collapsed;
    std::array<std::optional<std::uint8_t>, kRoles> smashed{};
    std::optional<WrittenKnight> knight;
    kit::Spot goblins;
    std::uint8_t rage = 1;
    Set hand = 0;
    Set open = 0;
    std::array<std::optional<WrittenTribe>, 3> tribes{};
    std::optional<WrittenDragon> dragon;
    std::optional<WrittenCave> cave;
    std::optional<WrittenThief> thief;
    std::array<std::optional<WrittenDeck>, kDeckCount> decks{};  ///< by Deck
    Set monster_discards = 0;
    Set secret_discards = 0;
    std::array<std::uint8_t, kGems> power_discards{};
    std::optional<kit::Spot> beetles;
};

/// Reads the lines, or returns every error in their words.
core::Result<WrittenPosition>
read_written_position(const Rules& rules, const kit::PositionText& text);

}  // namespace tenebrae::vast
