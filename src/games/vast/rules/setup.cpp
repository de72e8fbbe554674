// SPDX-License-Identifier: MIT
#include "games/vast/rules/engine.hpp"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <utility>

namespace tenebrae::vast {
namespace {

constexpr std::array kFirstCells{
    next_to(kEntranceCell, Direction::North),
    next_to(kEntranceCell, Direction::East),
    next_to(kEntranceCell, Direction::South),
    next_to(kEntranceCell, Direction::West)};
constexpr std::size_t kPiles = 3;

/// The tiles of one pile of VA-S2, top first.
using TilePile = core::FixedList<Tile, kTiles>;

/// Fills a pile with cards listed top first.
template <typename AnyPile, typename Cards>
void fill(AnyPile& pile, const Cards& cards) {
    for (std::size_t place = cards.size(); place-- > 0;) {
        pile.push(cards[place]);
    }
}

template <std::size_t size>
std::array<std::uint8_t, size> numbers() {
    std::array<std::uint8_t, size> list{};
    std::iota(list.begin(), list.end(), std::uint8_t{0});
    return list;
}

/// Lists the tiles of some kinds by number, but for some that are out of the game.
TilePile
tiles_of(const Rules& rules, TileKind first, TileKind last, const std::bitset<kTiles>& out = {}) {
    TilePile tiles;
    for (Tile tile = 0; tile < kTiles; ++tile) {
        const TileKind kind = rules.plan(tile).kind;
        if (kind >= first && kind <= last && !out.test(tile)) {
            tiles.push_back(tile);
        }
    }
    return tiles;
}

/// Deals tiles to the piles in blocks, the earlier piles getting one more.
void deal(std::span<const Tile> tiles, std::array<TilePile, kPiles>& piles) {
    std::size_t next = 0;
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        const std::size_t extra = pile < tiles.size() % kPiles ? 1 : 0;
        for (std::size_t number = tiles.size() / kPiles + extra; number > 0; --number) {
            piles[pile].push_back(tiles[next++]);
        }
    }
}

std::span<Tile> span_of(TilePile& tiles) {
    return {tiles.begin(), tiles.size()};
}

/// VA-L3: takes some tiles of each kind out of the game; returns which.
template <typename Shuffle>
std::bitset<kTiles> take_out_tiles(const Rules& rules, const Shuffle& shuffle) {
    constexpr std::array kKinds{
        std::pair(TileKind::Ambush, Deck::AmbushTiles),
        std::pair(TileKind::Event, Deck::EventTiles),
        std::pair(TileKind::Treasure, Deck::TreasureTiles),
        std::pair(TileKind::Crystal, Deck::CrystalTiles),
        std::pair(TileKind::Vault, Deck::VaultTiles)};
    std::bitset<kTiles> out;
    const std::size_t count = rules.goals.tiles_out;
    for (const auto& [kind, deck] : kKinds) {
        if (count == 0 || (kind == TileKind::Vault && !rules.has_role(Role::Thief))) {
            continue;
        }
        TilePile tiles = tiles_of(rules, kind, kind);
        shuffle(deck, span_of(tiles));
        for (std::size_t place = 0; place < count; ++place) {
            out.set(tiles[place]);
        }
    }
    return out;
}

}  // namespace

void Engine::set_up() {
    set_up_map();
    fill_hand("S3"_va);
    if (rules_.has_role(Role::Knight)) {
        set_up_knight();
    }
    if (has_goblins()) {
        set_up_goblins();
    }
    if (rules_.has_role(Role::Dragon)) {
        set_up_dragon();
    }
    if (has_cave()) {
        set_up_cave();
    }
    if (rules_.has_role(Role::Thief)) {
        set_up_thief();
    }
    Role first = Role::Knight;
    while (!rules_.has_role(first)) {
        first = static_cast<Role>(index(first) + 1);
    }
    state_.round = 1;
    emit(make(EventKind::Round, "G1"_va, 0, 1));
    push(FrameKind::Turn, first);
}

/// VA-S1, S2, L3.
void Engine::set_up_map() {
    state_.treasure_supply =
        rules_.has_role(Role::Thief) ? rules_.tables.treasures_with_thief : rules_.tables.treasures;
    place_space(state_, kEntranceCell, kEntrance, 0x10U | kAllSides);
    const std::bitset<kTiles> out =
        take_out_tiles(rules_, [this](Deck deck, std::span<Tile> tiles) {
            shuffle(deck, tiles, "L3"_va);
        });
    state_.crystals_collapsed = rules_.goals.tiles_out;
    TilePile plain = tiles_of(rules_, TileKind::Ambush, TileKind::Treasure, out);
    TilePile crystals = tiles_of(rules_, TileKind::Crystal, TileKind::Crystal, out);
    TilePile vaults = tiles_of(rules_, TileKind::Vault, TileKind::Vault, out);
    shuffle(Deck::Plain, span_of(plain), "S1"_va);
    shuffle(Deck::Crystals, span_of(crystals), "S2"_va);
    std::array<TilePile, kPiles> piles;
    deal(span_of(plain).subspan(kFirstCells.size()), piles);
    deal(span_of(crystals), piles);
    if (rules_.has_role(Role::Thief)) {
        shuffle(Deck::Vaults, span_of(vaults), "S2"_va);
        deal(span_of(vaults), piles);
    }
    constexpr std::array kPileDecks{Deck::Pile1, Deck::Pile2, Deck::Pile3};
    for (std::size_t pile = 0; pile < kPiles; ++pile) {
        shuffle(kPileDecks[pile], span_of(piles[pile]), "S2"_va);
    }
    for (std::size_t pile = kPiles; pile-- > 0;) {
        fill(state_.stack, piles[pile]);
    }
    // The first four tiles are laid from the top of the stack too.
    for (std::size_t place = kFirstCells.size(); place-- > 0;) {
        state_.stack.push(plain[place]);
    }
    for (const Cell cell : kFirstCells) {
        place_top(cell);
        cause_ = kCommand;  // what follows is not caused by the tile
    }
}

/// VA-S5, K1.
void Engine::set_up_knight() {
    auto treasures = numbers<kTreasureCards>();
    shuffle(Deck::Treasures, treasures, "S5"_va);
    fill(state_.treasures, treasures);
    core::FixedList<Card, kEventDeck> events;
    for (std::size_t card = 0; card < kEventCards; ++card) {
        for (int copy = rules_.tables.event_copies[card]; copy > 0; --copy) {
            events.push_back(static_cast<Card>(card));
        }
    }
    shuffle(Deck::Events, {events.begin(), events.size()}, "S5"_va);
    fill(state_.events, events);

    const Set others = only(Role::Goblins) | only(Role::Dragon) | only(Role::Thief);
    const bool has_others = (rules_.roles & others) != 0;
    core::FixedList<Card, kQuests> quests;
    for (std::size_t quest = 0; quest < kQuests; ++quest) {
        const auto card = static_cast<Quest>(quest);
        if (has_others || (card != Quest::Daring && card != Quest::Eagle)) {
            quests.push_back(static_cast<Card>(quest));
        }
    }
    shuffle(Deck::Quests, {quests.begin(), quests.size()}, "K1"_va);
    fill(state_.quests, quests);
    if (rules_.infestation != Infestation::None && !has_goblins()) {
        set_up_monsters();
    }

    knight_.at = kEntranceSpace;
    knight_.health = rules_.goals.knight_health;
    knight_.free = rules_.tables.first_cubes;
    knight_.track = (1U << kGritSpaces) - 1;
    knight_.bombs = rules_.tables.bombs;
    for (int number = 0; number < kFirstQuests; ++number) {
        draw_quest();
    }
}

void Engine::set_up_monsters() {
    auto monsters = numbers<kMonsters>();
    shuffle(Deck::Monsters, monsters, "B1"_va);
    fill(state_.monsters, monsters);
}

/// VA-B1.
void Engine::set_up_goblins() {
    set_up_monsters();
    auto secrets = numbers<kSecrets>();
    shuffle(Deck::Secrets, secrets, "B1"_va);
    fill(state_.secrets, secrets);
    goblins_.rage = 1;
}

/// VA-D1, V3.
void Engine::set_up_dragon() {
    dragon_.health = rules_.goals.dragon_health;
    dragon_.boxes = rules_.tables.sloth;
    auto& hunger = dragon_.boxes[static_cast<std::size_t>(SlothBox::Hunger)];
    hunger = static_cast<std::uint8_t>(hunger - rules_.hunger);
    dragon_.wakefulness = rules_.hunger;
    shuffle_powers("D1"_va);
    draw_powers(kFirstPowers, "D1"_va);
}

/// VA-C1.
void Engine::set_up_cave() {
    cave_.bag.fill(rules_.tables.omens_of_symbol);
    cave_.hatred = rules_.goals.hatred;
}

/// VA-T1.
void Engine::set_up_thief() {
    thief_.loot = rules_.tables.loot_drop;
}

}  // namespace tenebrae::vast
