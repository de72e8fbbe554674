// SPDX-License-Identifier: MIT
#include "games/vast/positions/position.hpp"

#include "core/random.hpp"
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/positions/absent_roles.hpp"
#include "games/vast/positions/decks.hpp"
#include "games/vast/positions/faults.hpp"
#include "games/vast/positions/written_position.hpp"
#include "games/vast/rules/game_rules.hpp"

#include <algorithm>
#include <bitset>
#include <string>

namespace tenebrae::vast {
namespace {

/// Makes the state from what is written, on top of a game that was set up by the seed.
class PositionBuilder {
public:
    PositionBuilder(
        const Rules& rules,
        const kit::PositionText& text,
        WrittenPosition written,
        std::uint64_t seed
    )
        : rules_(rules),
          written_(std::move(written)),
          state_(new_game(rules, seed)),
          // Not the generator of the game, which must not depend on how much was written.
          random_(~seed),
          problems_(text) {
        vast::begin(rules_, state_, nullptr);
    }

    core::Result<State> build() {
        for (AbsentRole& line : find_absent_roles(rules_, written_)) {
            refuse(line.spot, "VA-Z5", std::move(line.text));
        }
        build_map();
        build_tokens();
        build_knight();
        build_goblins();
        build_dragon();
        build_cave();
        build_thief();
        build_decks(rules_, written_, state_, random_, problems_);
        build_frame();
        if (problems_.empty()) {
            check();
        }
        if (!problems_.empty()) {
            return problems_.take();
        }
        return state_;
    }

private:
    void refuse(kit::Spot spot, std::string rule, std::string message) {
        problems_.add(spot, "bad-position", std::move(rule), std::move(message));
    }

    // The map

    void build_map() {
        if (!written_.has_map && !written_.collapse) {
            exchange_hand();
            return place_written();
        }
        state_.spaces = {};
        state_.stack = {};
        state_.dragon.at = kNoSpace;
        state_.treasure_supply = rules_.has_role(Role::Thief) ? rules_.tables.treasures_with_thief
                                                              : rules_.tables.treasures;
        place_space(state_, kEntranceCell, kEntrance, 0x10U | kAllSides);
        named_.set(kEntrance);
        for (const WrittenTile& tile : written_.tiles) {
            claim_tile(tile.spot, tile.tile);
        }
        claim_hand();
        if (written_.stack) {
            for (const Tile tile : written_.stack->cards) {
                claim_tile(written_.stack->spot, tile);
            }
            for (std::size_t place = written_.stack->cards.size();
                 place-- > 0 && state_.stack.size < kTiles;) {
                state_.stack.push(written_.stack->cards[place]);
            }
        }
        place_written();
        find_neighbours(state_);
        if (!has_hand()) {
            draw_hand();
        }
    }

    [[nodiscard]] bool has_hand() const { return written_.cave && written_.cave->hand; }

    /// VA-Z7: the tiles of the Cave's hand, if they are given.
    void claim_hand() {
        CaveState& cave = state_.cave;
        cave.hand.fill(kNoTile);
        cave.hand_size = 0;
        if (!has_hand()) {
            return;
        }
        const kit::Spot spot = written_.cave->spot;
        for (const Tile tile : *written_.cave->hand) {
            claim_tile(spot, tile);
            if (cave.hand_size == cave.hand.size()) {
                return refuse(spot, "VA-C2", "The Cave has at most 3 tiles in its hand.");
            }
            cave.hand[cave.hand_size++] = tile;
        }
        std::ranges::sort(cave.hand);
    }
    /// VA-C2: a hand that is not given is drawn from the stack.
    void draw_hand() {
        CaveState& cave = state_.cave;
        while (rules_.has_role(Role::Cave) && cave.hand_size < cave.hand.size()
               && !state_.stack.empty()) {
            cave.hand[cave.hand_size++] = state_.stack.draw();
        }
        std::ranges::sort(cave.hand);
    }
    /// On the map of the setup a hand that is given is exchanged with tiles of the stack.
    void exchange_hand() {
        if (!has_hand() || !rules_.has_role(Role::Cave)) {
            return;
        }
        for (std::size_t place = 0; place < state_.cave.hand_size; ++place) {
            state_.stack.push(state_.cave.hand[place]);
        }
        for (const Space& space : state_.spaces) {
            if (space.is_used()) {
                named_.set(space.tile);
            }
        }
        claim_hand();
        Pile<kTiles> stack;
        for (std::size_t place = 0; place < state_.stack.size; ++place) {
            if (std::ranges::count(state_.cave.hand, state_.stack.cards[place]) == 0) {
                stack.push(state_.stack.cards[place]);
            }
        }
        state_.stack = stack;
    }

    void place_written() {
        for (const WrittenTile& tile : written_.tiles) {
            if (tile.is_terrain()) {
                place_part(tile);
            } else {
                place(tile);
            }
        }
    }

    void claim_tile(kit::Spot spot, Tile tile) {
        if (tile >= kTiles) {
            return;
        }
        if (named_.test(tile)) {
            refuse(spot, "VA-Z9", "The tile " + name_of_tile(tile) + " is named twice.");
        }
        named_.set(tile);
    }

    /// Returns whether a cell has no space yet, else adds an error.
    bool is_free(const WrittenTile& written) {
        const bool is_free = space_at(state_, written.cell) == kNoSpace;
        if (!is_free) {
            const bool is_terrain =
                written.is_terrain() || state_.spaces[space_at(state_, written.cell)].is_terrain();
            refuse(
                written.spot,
                "VA-M1",
                "There is already a " + std::string(is_terrain ? "space" : "tile") + " on "
                    + name(written.cell) + "."
            );
        }
        return is_free;
    }

    void place_part(const WrittenTile& written) {
        if (is_free(written)) {
            place_space(state_, written.cell, written.tile, written.open);
        }
    }

    void place(const WrittenTile& written) {
        const Tile tile =
            is_known_tile(written.tile)
                ? written.tile
                : draw_tile(written.spot, static_cast<std::uint8_t>(written.tile - kUnknownTile));
        // More tiles than spaces: some are named twice, which is an error already.
        const bool is_full = std::ranges::all_of(state_.spaces, &Space::is_used);
        if (tile == kNoTile || is_full || !is_free(written)) {
            return;
        }
        if (written.open != 0 && !is_layout(tile, written.open)) {
            return refuse(
                written.spot,
                "VA-R1",
                "The tile " + name_of_tile(tile) + " cannot lie with these sides open."
            );
        }
        const unsigned side = unsigned{rules_.plan(tile).symbol} << 6U
                              | (written.open != 0 ? 0x10U | written.open : 0U);
        place_space(state_, written.cell, tile, static_cast<std::uint8_t>(side));
    }

    [[nodiscard]] bool is_layout(Tile tile, Sides open) const {
        Orientations all;
        find_orientations(rules_, tile, all);
        return std::ranges::count(all, open) > 0;
    }

    /// Draws a tile with this symbol that is named nowhere; kNoTile and an error if there is none.
    Tile draw_tile(kit::Spot spot, std::uint8_t symbol) {
        std::vector<Tile> left;
        for (Tile tile = 1; tile < kTiles; ++tile) {
            const bool is_in_game =
                rules_.has_role(Role::Thief) || !rules_.is_kind(tile, TileKind::Vault);
            if (!named_.test(tile) && is_in_game && rules_.plan(tile).symbol == symbol) {
                left.push_back(tile);
            }
        }
        if (left.empty()) {
            refuse(spot, "VA-Y1", "No tile with this symbol is left.");
            return kNoTile;
        }
        const Tile tile = left[static_cast<std::size_t>(random_.below(left.size()))];
        named_.set(tile);
        return tile;
    }

    /// Returns the space at a written cell; kNoSpace and an error if there is none.
    SpaceId space_of_line(kit::Spot spot, Cell cell) {
        const SpaceId space = space_at(state_, cell);
        if (space == kNoSpace) {
            refuse(spot, "VA-Y3", "There is no space on " + name(cell) + ".");
        }
        return space;
    }

    void build_tokens() {
        int treasures = 0;
        for (const WrittenToken& written : written_.tokens) {
            const SpaceId id = space_of_line(written.spot, written.cell);
            if (id == kNoSpace) {
                continue;
            }
            Space& space = state_.spaces[id];
            if (written.token == Token::Treasure) {
                space.treasures = written.value;
                treasures += written.value;
            } else if (written.token == Token::Bomb) {
                space.edges = static_cast<std::uint8_t>(space.edges | 1U << written.value);
            } else if (written.token == Token::Rockslide) {
                place_rockslide(written, id);
            } else if (written.token == Token::Gem) {
                place_gem(written.spot, written.value, id);
            } else if (written.token == Token::FlameWall) {
                state_.dragon.flame_wall = id;
            } else if (written.token == Token::Ogre || written.token == Token::Troll) {
                state_.monster_tokens.at(written.token == Token::Ogre ? 0 : 1) = id;
            } else if (written.token == Token::Vault && !has_vault_side(space)) {
                refuse(written.spot, "VA-R5", "A Vault token lies on a Lit vault tile.");
            } else {
                put(space.tokens, written.token);
            }
        }
        treasures += written_.dragon ? written_.dragon->dragon.treasures : 0;
        treasures += written_.thief ? written_.thief->thief.carried : 0;
        divide_treasures(state_.treasure_supply - treasures);
    }

    [[nodiscard]] bool has_vault_side(const Space& space) const {
        return space.is_lit() && rules_.is_kind(space.tile, TileKind::Vault);
    }

    /// VA-T15, Z3: of the Treasures left the Thief has stashed as many as there can be, and the
    /// others are in the supply, unless it is given.
    void divide_treasures(int left) {
        const int in_supply = written_.supply.value_or(0);
        const int stashed = written_.thief ? written_.thief->thief.stashed : 0;
        const int tokens = std::clamp(left - in_supply, 0, stashed);
        state_.thief.tokens = static_cast<std::uint8_t>(tokens);
        state_.treasure_supply =
            written_.supply.value_or(static_cast<std::uint8_t>(std::max(0, left - tokens)));
    }

    void place_gem(kit::Spot spot, std::size_t number, SpaceId at) {
        SpaceId& gem = state_.dragon.gems.at(number);
        if (gem != kInReserve) {
            refuse(spot, "VA-Z9", "A Gem is named twice.");
        }
        gem = at;
    }

    /// VA-C22. The token is stored with the western or northern space of its edge.
    void place_rockslide(const WrittenToken& written, SpaceId at) {
        const auto direction = static_cast<Direction>(written.value);
        const SpaceId beyond = neighbour(state_, at, direction);
        if (beyond == kNoSpace
            || (!state_.spaces[at].is_lit() && !state_.spaces[beyond].is_lit())) {
            return refuse(
                written.spot, "VA-C22", "A Rockslide is between two spaces, one of them Lit."
            );
        }
        if (has_rockslide(state_, at, direction)) {
            return refuse(written.spot, "VA-Z9", "There is already a Rockslide on this edge.");
        }
        const bool is_named = direction == Direction::East || direction == Direction::South;
        Space& space = state_.spaces[is_named ? at : beyond];
        const Direction side = is_named ? direction : opposite(direction);
        space.edges = static_cast<std::uint8_t>(space.edges | 0x10U << index(side));
    }

    // The roles

    void build_knight() {
        if (!written_.knight || !rules_.has_role(Role::Knight)) {
            return;
        }
        const WrittenKnight& written = *written_.knight;
        const Set quests = state_.knight.quests;
        state_.knight = written.knight;
        if (written.is_dead) {
            state_.knight = Knight{};
            return;
        }
        if (written.knight.health == 0) {
            refuse(written.spot, "VA-K9", "A Knight with Health 0 is dead.");
        }
        state_.knight.at = space_of_line(written.spot, written.cell);
        state_.knight.quests = written.has_quests ? written.knight.quests : quests;
        if (!written.has_track) {
            fill_track();
        }
    }

    /// VA-Z4: the cubes that are not named lie on the Grit spaces, the highest first.
    void fill_track() {
        const Knight& knight = state_.knight;
        int left = rules_.tables.first_cubes + static_cast<int>(kGritSpaces) - cubes_at_hand(state_)
                   - knight.discarded - knight.on_entrance;
        for (std::size_t place = kGritSpaces; place-- > 0 && left > 0; --left) {
            put(state_.knight.track, place);
        }
    }

    void build_goblins() {
        Goblins& goblins = state_.goblins;
        if (written_.goblins.is_given()) {
            goblins.rage = written_.rage;
            goblins.hand = written_.hand;
            goblins.open = written_.open;
        }
        for (const Piece piece : kTribes) {
            if (const auto& written = written_.tribes[tribe_index(piece)]) {
                build_tribe(piece, *written);
            }
        }
        state_.beetles_out = written_.beetles.has_value();
    }

    void build_tribe(Piece piece, const WrittenTribe& written) {
        TribeState& tribe = state_.goblins.tribes[tribe_index(piece)];
        tribe = TribeState{};
        tribe.population = written.population;
        tribe.monsters = written.monsters;
        if (written.population == 0 && written.cell != kNoCell) {
            refuse(written.spot, "VA-B7", "A tribe with Population 0 is hidden.");
        }
        if (written.lurks) {
            tribe.lurks = written.cell;
        } else if (written.cell != kNoCell) {
            tribe.at = space_of_line(written.spot, written.cell);
        }
    }

    void build_dragon() {
        Dragon& dragon = state_.dragon;
        const bool begins = dragon.at != kNoSpace;  // the setup has begun his first turn
        dragon.marks = 0;
        if (!written_.dragon) {
            dragon.at = begins ? kNoSpace : dragon.at;
            return;
        }
        const WrittenDragon& written = *written_.dragon;
        if (written.dragon.health == 0) {
            refuse(written.spot, "VA-E4", "A Dragon with Health 0 is dead, and the game is over.");
        }
        if (written.dragon.surfaced && !written.dragon.awake) {
            refuse(written.spot, "VA-D16", "Only an awake Dragon surfaces.");
        }
        const auto gems = dragon.gems;
        const SpaceId flame_wall = dragon.flame_wall;
        dragon = written.dragon;
        dragon.gems = gems;
        dragon.flame_wall = flame_wall;
        if (written.cell != kNoCell) {
            dragon.at = space_of_line(written.spot, written.cell);
        }
    }

    /// VA-Z7.
    void build_cave() {
        if (!written_.cave || !rules_.has_role(Role::Cave)) {
            return;
        }
        const WrittenCave& written = *written_.cave;
        CaveState& cave = state_.cave;
        cave.hatred = written.hatred.value_or(cave.hatred);
        cave.tokens = written.omens;
        for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
            const int left = rules_.tables.omens_of_symbol - int{cave.tokens[symbol]};
            if (left < 0) {
                refuse(
                    written.spot,
                    "VA-Y2",
                    "There are only " + std::to_string(rules_.tables.omens_of_symbol)
                        + " tokens with this symbol: "
                        + std::string(name(static_cast<OmenSymbol>(symbol))) + "."
                );
            }
            cave.bag[symbol] = static_cast<std::uint8_t>(std::max(0, left));
        }
    }

    /// VA-Z7.
    void build_thief() {
        const std::uint8_t tokens = state_.thief.tokens;
        state_.thief = Thief{};  // the setup may have begun his first turn
        if (!rules_.has_role(Role::Thief)) {
            return;
        }
        state_.thief.loot = rules_.tables.loot_drop;
        if (!written_.thief) {
            return;
        }
        const WrittenThief& written = *written_.thief;
        state_.thief = written.thief;
        state_.thief.tokens = tokens;
        if (written.cell != kNoCell) {
            state_.thief.at = space_of_line(written.spot, written.cell);
        }
        place_stat_tokens(written);
        for (std::size_t gem = 0; gem < kGems; ++gem) {
            if (has(written.gems, gem)) {
                place_gem(written.spot, gem, kCarried);
            }
        }
        for (const Tile tile : written.peeked) {
            peek_at(written.spot, tile);
        }
    }

    /// VA-T2. Tokens that look equal after a flip can be given by the numbers before it.
    void place_stat_tokens(const WrittenThief& written) {
        if (!written.tokens) {
            return;
        }
        const StatTokens now = stat_tokens(rules_, state_);
        StatTokens& stats = state_.thief.stats;
        stats = find_stat_tokens(now, *written.tokens);
        if (stats == StatTokens{}) {
            stats = find_stat_tokens(rules_.tables.stat_tokens, *written.tokens);
        }
        if (stats == StatTokens{}) {
            refuse(
                written.spot,
                "VA-T2",
                "The stat tokens are " + numbers_text(now) + ", in some order: found "
                    + numbers_text(*written.tokens) + "."
            );
        }
    }
    static std::string numbers_text(const StatTokens& numbers) {
        return core::listed(numbers, ", ", [](int number) { return std::to_string(number); });
    }

    void peek_at(kit::Spot spot, Tile tile) {
        const auto found = std::ranges::find(state_.spaces, tile, &Space::tile);
        if (found == state_.spaces.end() || !found->is_dark()) {
            return refuse(
                spot, "VA-T16", "The tile " + name_of_tile(tile) + " is not Dark on the map."
            );
        }
        found->side |= kPeekedBit;
    }

    void build_frame() {
        Role first = Role::Knight;
        while (!rules_.has_role(first)) {
            first = static_cast<Role>(index(first) + 1);
        }
        const Role turn = written_.turn == Role::None ? first : written_.turn;
        state_.statistics = {};
        state_.goblins.war = {};
        state_.goblins.war_drawn = 0;
        state_.round = written_.round;
        state_.current = turn;
        state_.collapse = written_.collapse;
        state_.terrain_round = written_.terrain_round.value_or(0);
        state_.revealed = written_.revealed.value_or(0);
        state_.crystals_revealed = written_.crystals_revealed.value_or(0);
        state_.crystals_collapsed = written_.collapsed.value_or(0);
        for (const Role role : kAllRoles) {
            state_.smashed[index(role)] = written_.smashed[index(role)].value_or(0);
        }
        set_turn(state_, turn);
        // The setup may have begun the first turn; its marks are gone with it.
        for (TribeState& tribe : state_.goblins.tribes) {
            tribe.marks = 0;
            tribe.lit_left = 0;
        }
    }

    void check() {
        report(find_reached_ends(rules_, state_));
        if (state_.collapse && (!state_.stack.empty() || state_.cave.hand_size > 0)) {
            refuse({}, "VA-X1", "In the Collapse no tile is left to place.");
        }
        if (rules_.has_role(Role::Cave) && !state_.stack.empty()
            && state_.cave.hand_size < state_.cave.hand.size()) {
            const kit::Spot spot = written_.cave ? written_.cave->spot : kit::Spot{};
            refuse(spot, "VA-C2", "While the stack has tiles the Cave has 3 in its hand.");
        }
        refuse_terrain();
        report(find_faults(rules_, state_));
        const std::string_view broken = broken_invariant(rules_, state_);
        if (problems_.empty() && !broken.empty() && broken != "VA-Y5") {
            refuse({}, std::string(broken), "No game can reach this position.");
        }
    }

    /// VA-N1, V33: without the option there is no Terrain but the Canyon of the Troll.
    void refuse_terrain() {
        for (const Terrain terrain : kAllTerrains) {
            const kit::Spot spot = written_.terrain.at(static_cast<std::size_t>(terrain));
            const bool is_possible =
                rules_.terrain
                || (terrain == Terrain::Canyon && rules_.infestation != Infestation::None);
            if (spot.is_given() && !is_possible) {
                refuse(
                    spot,
                    "VA-N1",
                    terrain == Terrain::Canyon
                        ? "A Canyon needs the option `terrain` or Goblin Infestation."
                        : "This Terrain needs the option `terrain`."
                );
            }
        }
        if (state_.terrain_round > state_.round) {
            refuse(
                {},
                "VA-N1",
                "A Terrain was last offered in round " + std::to_string(state_.terrain_round)
                    + ", after round " + std::to_string(state_.round) + "."
            );
        }
    }

    void report(std::vector<Fault> faults) {
        for (Fault& fault : faults) {
            problems_
                .add(
                    spot_of(fault.line),
                    "bad-position",
                    std::move(fault.rule),
                    std::move(fault.text)
                )
                .hint = std::move(fault.hint);
        }
    }

    [[nodiscard]] kit::Spot spot_of(FaultLine line) const {
        const auto of = [](const auto& given) { return given ? given->spot : kit::Spot{}; };
        const auto of_deck = [&](Deck deck) {
            return of(written_.decks[static_cast<std::size_t>(deck)]);
        };
        switch (line) {
        case FaultLine::Knight: return of(written_.knight);
        case FaultLine::Goblins: return written_.goblins;
        case FaultLine::Fangs: return of(written_.tribes[0]);
        case FaultLine::Bones: return of(written_.tribes[1]);
        case FaultLine::Eye: return of(written_.tribes[2]);
        case FaultLine::Dragon: return of(written_.dragon);
        case FaultLine::Cave: return of(written_.cave);
        case FaultLine::Thief: return of(written_.thief);
        case FaultLine::Canyon: return written_.terrain.front();
        case FaultLine::Monsters: return of_deck(Deck::Monsters);
        case FaultLine::Secrets: return of_deck(Deck::Secrets);
        case FaultLine::Powers: return of_deck(Deck::Powers);
        case FaultLine::None: break;
        }
        return {};
    }

    const Rules& rules_;
    WrittenPosition written_;
    State state_;
    core::Random random_;
    std::bitset<kTiles> named_;
    kit::PositionErrors problems_;
};

}  // namespace

core::Result<State>
read_position(const Rules& rules, const std::vector<table::LineBlock>& blocks, std::uint64_t seed) {
    const kit::PositionText text(blocks);
    auto written = read_written_position(rules, text);
    if (!written) {
        return written.errors();
    }
    return PositionBuilder(rules, text, std::move(*written), seed).build();
}

}  // namespace tenebrae::vast
