// SPDX-License-Identifier: MIT
#include "core/value_bytes.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <numeric>
#include <tuple>

namespace tenebrae::vast {
namespace {

/// Cards or tiles found so far; each may be found once.
class Found {
public:
    void add(std::size_t card) {
        is_sound_ = is_sound_ && card < 64 && (found_ >> card & 1U) == 0;
        found_ |= std::uint64_t{1} << card % 64;
    }
    void add_set(Set set) {
        for (std::size_t card = 0; card < 16; ++card) {
            if (has(set, card)) {
                add(card);
            }
        }
    }
    template <std::size_t capacity>
    void add_pile(const Pile<capacity>& pile) {
        for (std::size_t place = 0; place < pile.size; ++place) {
            add(pile.cards[place]);
        }
    }
    [[nodiscard]] bool is_sound() const { return is_sound_; }
    [[nodiscard]] bool has_all(std::size_t cards) const {
        return is_sound_ && std::popcount(found_) == static_cast<int>(cards);
    }
    [[nodiscard]] bool contains(std::size_t card) const { return (found_ >> card & 1U) != 0; }

private:
    std::uint64_t found_ = 0;
    bool is_sound_ = true;
};

/// Calls a function with each frame of a kind.
template <typename Use>
void each_frame(const State& state, FrameKind kind, Use use) {
    for (std::size_t place = 0; place < state.depth; ++place) {
        if (state.frames[place].kind == kind) {
            use(state.frames[place]);
        }
    }
}

/// Returns whether nothing but a turn's own decision is pending.
bool is_settled(const State& state) {
    return state.decision == Decision::Knight || state.decision == Decision::War
           || state.decision == Decision::Tribes || state.decision == Decision::Dragon
           || state.decision == Decision::Cave || state.decision == Decision::Assign
           || state.decision == Decision::Thief
           || (state.decision == Decision::Place && state.top().kind == FrameKind::Place);
}

/// VA-C2: three tiles as long as there are some, in the order of their numbers.
bool has_valid_hand(const Rules& rules, const State& state) {
    const CaveState& cave = state.cave;
    const bool is_in_order = std::is_sorted(cave.hand.begin(), cave.hand.end());
    const auto known =
        static_cast<std::size_t>(std::count_if(cave.hand.begin(), cave.hand.end(), is_known_tile));
    const bool is_full =
        !rules.has_role(Role::Cave) || state.stack.empty() || cave.hand_size == cave.hand.size();
    return is_in_order && known == cave.hand_size && (is_full || !is_settled(state));
}

/// VA-Y1.
bool has_every_tile_once(const Rules& rules, const State& state) {
    Found found;
    for (const Space& space : state.spaces) {
        if (space.is_used() && !space.is_terrain()) {
            found.add(space.tile);
        }
    }
    found.add_pile(state.stack);
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        found.add(state.cave.hand[place]);
    }
    if (!has_valid_hand(rules, state) || !found.is_sound()
        || state.spaces[kEntranceSpace].tile != kEntrance
        || state.spaces[kEntranceSpace].at != kEntranceCell) {
        return false;
    }
    int crystals_gone = 0;
    for (Tile tile = 0; tile < kTiles; ++tile) {
        const TileKind kind = rules.plan(tile).kind;
        if (kind == TileKind::Vault && !rules.has_role(Role::Thief)) {
            if (found.contains(tile)) {
                return false;
            }
        } else if (kind == TileKind::Crystal) {
            crystals_gone += found.contains(tile) ? 0 : 1;
        }
    }
    // A position may leave tiles out.
    return state.crystals_collapsed <= crystals_gone;
}

/// VA-Y2: tokens.
bool has_every_token(const Rules& rules, const State& state) {
    const int all =
        rules.has_role(Role::Thief) ? rules.tables.treasures_with_thief : rules.tables.treasures;
    int treasures =
        state.treasure_supply + state.dragon.treasures + state.thief.carried + state.thief.tokens;
    int bombs = state.knight.bombs;
    const int rockslides = rules.has_role(Role::Cave) ? rules.tables.rockslides : 0;
    for (const Space& space : state.spaces) {
        treasures += space.treasures;
        bombs += std::popcount(static_cast<unsigned>(space.edges & kAllSides));
    }
    const Knight& knight = state.knight;
    const int cubes =
        cubes_at_hand(state) + std::popcount(knight.track) + knight.on_entrance + knight.discarded;
    return treasures == all && bombs <= rules.tables.bombs
           && rules.tables.rockslides - rockslides_left(rules, state) <= rockslides
           && (!is_knight_alive(state)
               || cubes == rules.tables.first_cubes + static_cast<int>(kGritSpaces));
}

/// VA-Y2: Omen tokens.
bool has_every_omen(const Rules& rules, const State& state) {
    const int all = rules.has_role(Role::Cave) ? rules.tables.omens_of_symbol : 0;
    for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
        if (state.cave.tokens[symbol] + state.cave.bag[symbol] != all) {
            return false;
        }
    }
    return true;
}

/// VA-Y2: the Dragon's Gems, Sloth cubes and Power cards.
bool has_every_piece_of_dragon(const Rules& rules, const State& state) {
    if (!rules.has_role(Role::Dragon)) {
        return true;
    }
    const Dragon& dragon = state.dragon;
    const bool are_gems_placed =
        std::all_of(dragon.gems.begin(), dragon.gems.end(), [&](SpaceId at) {
            return at == kInReserve || (at == kCarried && state.thief.at != kNoSpace)
                   || (at < kMaxSpaces && state.spaces[at].is_used());
        });
    const auto& sloth = rules.tables.sloth;
    const int cubes =
        std::accumulate(dragon.boxes.begin(), dragon.boxes.end(), int{dragon.wakefulness});
    std::array<int, kGems> cards{};
    for (std::size_t place = 0; place < state.powers.size; ++place) {
        ++cards.at(state.powers.cards[place]);
    }
    bool are_cards_there = true;
    for (std::size_t symbol = 0; symbol < kGems; ++symbol) {
        const int found = cards[symbol] + dragon.hand[symbol] + dragon.discards[symbol];
        are_cards_there = are_cards_there && found == rules.tables.cards_of_power;
    }
    return are_gems_placed && are_cards_there
           && cubes == std::accumulate(sloth.begin(), sloth.end(), 0);
}

/// Adds the Monsters of Goblin Infestation that are in no pile.
void add_foes(const State& state, Found& monsters) {
    each_frame(state, FrameKind::Fight, [&](const Frame& frame) {
        if (frame.piece != kNoCard && frame.mask == 0) {
            monsters.add(frame.piece);
        }
    });
    each_frame(state, FrameKind::DiscardFoe, [&](const Frame& frame) {
        monsters.add(frame.piece);
    });
    each_frame(state, FrameKind::Terrain, [&](const Frame& frame) {
        if (frame.value == 1) {
            monsters.add(static_cast<std::size_t>(Monster::Troll));
        }
    });
    if (state.beetles_out) {
        monsters.add(static_cast<std::size_t>(Monster::Beetles));
    }
    if (state.knight.golem) {
        monsters.add(static_cast<std::size_t>(Monster::Golem));
    }
    for (std::size_t number = 0; number < state.monster_tokens.size(); ++number) {
        if (state.monster_tokens[number] != kNoSpace) {
            monsters.add(static_cast<std::size_t>(Monster::Ogre) + number);
        }
    }
}

/// VA-Y2: cards.
bool has_every_card(const Rules& rules, const State& state) {
    Found treasures;
    treasures.add_pile(state.treasures);
    treasures.add_set(state.knight.open_cards);
    treasures.add_set(state.knight.hidden_cards);
    each_frame(state, FrameKind::Keep, [&](const Frame& frame) { treasures.add(frame.value); });
    Found quests;
    quests.add_pile(state.quests);
    quests.add_set(state.knight.quests);
    Found monsters;
    monsters.add_pile(state.monsters);
    monsters.add_set(state.goblins.monster_discards);
    each_frame(state, FrameKind::Monsters, [&](const Frame& frame) {
        monsters.add_set(frame.mask);
    });
    for (const TribeState& tribe : state.goblins.tribes) {
        monsters.add_set(tribe.monsters);
    }
    add_foes(state, monsters);
    Found secrets;
    secrets.add_pile(state.secrets);
    secrets.add_set(state.goblins.secret_discards);
    secrets.add_set(state.goblins.hand);
    secrets.add_set(state.goblins.open);
    const bool has_goblins = rules.has_role(Role::Goblins);
    const bool has_foes = rules.infestation != Infestation::None && is_knight_alive(state);
    const bool has_monsters = has_goblins || has_foes;
    return treasures.is_sound() && quests.is_sound()
           && (!has_monsters || monsters.has_all(kMonsters))
           && secrets.has_all(has_goblins ? kSecrets : 0);
}

bool has_valid_neighbours(const State& state) {
    State found = state;
    find_neighbours(found);
    return found.next == state.next;
}

/// Returns whether each Terrain is whole and its parts are in order (VA-M1, T12).
bool has_whole_terrain(const State& state) {
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        if (!state.spaces[id].is_used() || !state.spaces[id].is_terrain()) {
            continue;
        }
        std::size_t part = 0;
        for (const Cell cell : cells_of_terrain_at(state, id)) {
            const SpaceId other = space_at(state, cell);
            const bool is_in_order =
                is_same_terrain(state, id, other)
                && (is_pit(state, id) || part_of(state.spaces[other]) == static_cast<int>(part));
            if (!is_in_order) {
                return false;
            }
            ++part;
        }
    }
    return true;
}

/// VA-Y3.
bool has_valid_map(const State& state) {
    const auto is_sound = [&](Piece piece) {
        const SpaceId at = space_of(state, piece);
        return at == kNoSpace || state.spaces[at].is_used();
    };
    if (!has_valid_neighbours(state) || !has_whole_terrain(state)
        || !std::all_of(kAllPieces.begin(), kAllPieces.end(), is_sound)) {
        return false;
    }
    if (!is_settled(state)) {
        return true;
    }
    for (const TribeState& tribe : state.goblins.tribes) {
        const bool lurks = tribe.lurks != kNoCell;
        if ((lurks
             && (tribe.at != kNoSpace || space_at(state, tribe.lurks) != kNoSpace
                 || !is_beside_space(state, tribe.lurks)))
            || (tribe.at != kNoSpace && tribe.at == state.knight.at)) {
            return false;
        }
    }
    const auto is_in_the_dark = [&](SpaceId space) {
        return space != kNoSpace && state.spaces[space].is_dark();
    };
    return is_joined(state) && (!can_place_tiles(state) || !has_cell_to_fill(state))
           && !is_in_the_dark(state.knight.at)
           && !(state.dragon.surfaced && is_in_the_dark(state.dragon.at));
}

bool has_valid_tribes(const Rules& rules, const State& state) {
    for (std::size_t number = 0; number < kTribes.size(); ++number) {
        const TribeState& tribe = state.goblins.tribes[number];
        if (tribe.population > rules.tables.max_population
            || std::popcount(tribe.monsters) > rules.tables.monster_room[number]) {
            return false;
        }
    }
    bool chooses_secrets = false;
    each_frame(state, FrameKind::Secrets, [&](const Frame&) { chooses_secrets = true; });
    return state.goblins.rage <= rules.tables.max_rage
           && (chooses_secrets || count_secrets(state) <= kSecretLimit);
}

bool has_valid_dragon(const Rules& rules, const State& state) {
    const Dragon& dragon = state.dragon;
    for (std::size_t box = 0; box < kSlothBoxes; ++box) {
        if (dragon.boxes[box] > rules.tables.sloth[box]) {
            return false;
        }
    }
    const bool has_greed = dragon.boxes[static_cast<std::size_t>(SlothBox::Greed)] > 0;
    return dragon.health <= rules.goals.dragon_health && dragon.eaten <= rules.tables.max_eaten
           && (has_greed || dragon.treasures == 0)
           && (dragon.flame_wall == kNoSpace || state.spaces[dragon.flame_wall].is_used());
}

/// VA-T3, T22: each stat token on one stat, if any; the flips in their order.
bool has_valid_thief(const Rules& rules, const State& state) {
    const Thief& thief = state.thief;
    if (!rules.has_role(Role::Thief)) {
        return thief == Thief{};
    }
    StatTokens tokens = thief.stats;
    std::sort(tokens.begin(), tokens.end());
    const bool are_tokens_placed = tokens == StatTokens{} || tokens == StatTokens{1, 2, 3};
    const auto flips =
        static_cast<unsigned>(thief.upgrades >> static_cast<unsigned>(Upgrade::Flip2));
    const bool are_flips_in_order = (flips & (flips + 1)) == 0;
    return are_tokens_placed && are_flips_in_order && thief.loot <= rules.tables.loot_drop
           && thief.tokens <= thief.stashed && std::popcount(thief.upgrades) <= thief.tokens
           && (thief.at != kNoSpace || thief.carried == 0);
}

/// VA-Y4.
bool has_valid_tracks(const Rules& rules, const State& state) {
    const Knight& knight = state.knight;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (knight.slots[slot] > room_of(rules, state, static_cast<Slot>(slot))) {
            return false;
        }
    }
    return knight.grit <= rules.tables.max_grit && knight.health <= rules.goals.knight_health
           && (!is_knight_alive(state) || cubes_at_hand(state) >= kLeastCubes)
           && has_valid_tribes(rules, state) && has_valid_dragon(rules, state)
           && state.cave.hatred <= rules.goals.hatred && has_valid_thief(rules, state);
}

/// VA-Y5.
bool has_valid_decision(const Rules& rules, const State& state) {
    ActionList actions;
    legal_actions(rules, state, actions);
    if (state.is_over()) {
        return state.decision == Decision::None && actions.empty();
    }
    const auto key = [](const Action& action) {
        return std::tuple(
            action.kind, action.what, action.who, action.over, action.cell, action.other
        );
    };
    std::sort(actions.begin(), actions.end(), [&](const Action& one, const Action& two) {
        return key(one) < key(two);
    });
    return state.decision != Decision::None && rules.has_role(state.owner) && !actions.empty()
           && std::adjacent_find(actions.begin(), actions.end()) == actions.end();
}

}  // namespace

std::string_view broken_invariant(const Rules& rules, const State& state) {
    if (!has_every_tile_once(rules, state)) {
        return "VA-Y1";
    }
    if (!has_every_token(rules, state) || !has_every_omen(rules, state)
        || !has_every_card(rules, state) || !has_every_piece_of_dragon(rules, state)) {
        return "VA-Y2";
    }
    if (!has_valid_map(state)) {
        return "VA-Y3";
    }
    if (!has_valid_tracks(rules, state)) {
        return "VA-Y4";
    }
    return has_valid_decision(rules, state) ? "" : "VA-Y5";
}

// Records keep this hash, so new numbers go to the end, and count in the games that use them.
std::uint64_t hash(const State& state) {
    std::array<std::byte, offsetof(State, cave)> always;
    std::memcpy(always.data(), &state, always.size());
    std::uint64_t mixed = core::hash_of_value(always);
    if (state.cave != CaveState{}) {
        mixed = core::hash_of_value(state.cave, mixed);
    }
    if (state.thief != Thief{}) {
        mixed = core::hash_of_value(state.thief, mixed);
    }
    if (state.terrain != TerrainState{}) {
        mixed = core::hash_of_value(state.terrain, mixed);
    }
    return mixed;
}

}  // namespace tenebrae::vast
