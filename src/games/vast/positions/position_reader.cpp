// SPDX-License-Identifier: MIT
#include "kit/position_reader.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/positions/written_position.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>

namespace tenebrae::vast {
namespace {

constexpr int kMostWritten = 99;
constexpr int kMostRounds = 250;

/// Splits a list at commas; "-" is an empty list.
std::vector<std::string_view> parts_of_list(std::string_view list) {
    std::vector<std::string_view> parts;
    while (list != "-" && !list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        parts.push_back(list.substr(0, comma));
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return parts;
}

/// Parses a list of names without repetitions as a set.
template <typename Value>
std::optional<Set> parse_set(std::string_view list) {
    Set set = 0;
    for (const std::string_view part : parts_of_list(list)) {
        const auto value = from_name<Value>(part);
        if (!value || has(set, *value)) {
            return std::nullopt;
        }
        put(set, *value);
    }
    return set;
}

/// Parses a list with `parse`, which takes a word and returns an optional.
template <typename Parse>
std::optional<std::vector<Card>> parse_cards(std::string_view list, Parse parse) {
    std::vector<Card> cards;
    for (const std::string_view part : parts_of_list(list)) {
        const auto card = parse(part);
        if (!card) {
            return std::nullopt;
        }
        cards.push_back(static_cast<Card>(*card));
    }
    return cards;
}

std::optional<std::uint8_t> parse_small(std::string_view word) {
    const auto number = core::parse_unsigned(word);
    const bool fits = number && *number <= kMostWritten;
    return fits ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
}

/// Parses a tile, or the symbol of one that is not known.
std::optional<Tile> parse_tile_or_symbol(std::string_view word) {
    const auto tribe = parse_tribe(word);
    return tribe ? std::optional(static_cast<Tile>(kUnknownTile + tribe_index(*tribe)))
                 : parse_tile(word);
}

std::optional<std::vector<Card>> parse_deck_cards(Deck deck, std::string_view list) {
    switch (deck) {
    case Deck::Treasures: return parse_cards(list, from_name<TreasureCard>);
    case Deck::Events: return parse_cards(list, from_name<EventCard>);
    case Deck::Quests: return parse_cards(list, from_name<Quest>);
    case Deck::Monsters: return parse_cards(list, from_name<Monster>);
    case Deck::Secrets: return parse_cards(list, from_name<Secret>);
    case Deck::Powers: return parse_cards(list, from_name<Gem>);
    case Deck::Plain:
    case Deck::Crystals:
    case Deck::Vaults:
    case Deck::Pile1:
    case Deck::Pile2:
    case Deck::Pile3:
    case Deck::War:
    case Deck::Omens:
    case Deck::AmbushTiles:
    case Deck::EventTiles:
    case Deck::TreasureTiles:
    case Deck::CrystalTiles:
    case Deck::VaultTiles: break;
    }
    return std::nullopt;
}

/// Parses a list of values as how many there are of each.
template <typename Value, std::size_t size>
std::optional<std::array<std::uint8_t, size>> parse_numbers(std::string_view list) {
    const auto values = parse_cards(list, from_name<Value>);
    if (!values) {
        return std::nullopt;
    }
    std::array<std::uint8_t, size> numbers{};
    for (const Card value : *values) {
        ++numbers.at(value);
    }
    return numbers;
}
std::optional<std::array<std::uint8_t, kGems>> parse_powers(std::string_view list) {
    return parse_numbers<Gem, kGems>(list);
}

/// Reads a line word by word.
class VastLine : public kit::PositionLine {
public:
    using PositionLine::PositionLine;

    Cell take_cell() { return take_as("a cell such as e2n1", parse_cell).value_or(kNoCell); }
};

class VastReader : public kit::PositionReader<VastReader, VastLine> {
public:
    VastReader(const Rules& rules, const kit::PositionText& text)
        : PositionReader(text), rules_(rules) {}

    core::Result<WrittenPosition> read() {
        read_lines(kKeywords);
        return result(written_);
    }

private:
    static const std::array<Keyword, 28> kKeywords;

    void read_round(VastLine& line) { line.take_number_to(written_.round, 1, kMostRounds); }
    void read_turn(VastLine& line) {
        const auto parse = [this](std::string_view word) { return role_in_game(word); };
        written_.turn = line.take_as("a role in the game", parse).value_or(Role::None);
    }
    void read_phase(VastLine& line) {
        written_.collapse = line.take_if("collapse");
        if (!written_.collapse && !line.take_if("growing")) {
            line.refuse_next("Unknown phase.", "growing or collapse");
        }
    }
    void read_counter(VastLine& line) {
        const auto word = line.take("a counter");
        const auto number = line.take_number(0, kMostWritten);
        if (!word || !number) {
            return;
        }
        const auto value = static_cast<std::uint8_t>(*number);
        if (table::same_word(*word, "revealed")) {
            written_.revealed = value;
        } else if (table::same_word(*word, "crystals-revealed")) {
            written_.crystals_revealed = value;
        } else if (table::same_word(*word, "collapsed")) {
            written_.collapsed = value;
        } else if (const auto role = smashing_role(*word)) {
            written_.smashed[index(*role)] = value;
        } else {
            line.refuse(
                "bad-word",
                "Unknown counter.",
                "revealed, crystals-revealed, collapsed, smashed-ROLE"
            );
        }
    }
    [[nodiscard]] std::optional<Role> role_in_game(std::string_view word) const {
        const auto role = from_name<Role>(word);
        return role && *role != Role::None && rules_.has_role(*role) ? role : std::nullopt;
    }
    /// Returns the role of "smashed-ROLE".
    [[nodiscard]] std::optional<Role> smashing_role(std::string_view word) const {
        constexpr std::string_view kPrefix = "smashed-";
        return word.starts_with(kPrefix) ? role_in_game(word.substr(kPrefix.size())) : std::nullopt;
    }

    void read_dark(VastLine& line) {
        WrittenTile& tile = written_.tiles.emplace_back();
        tile.spot = line.spot();
        tile.cell = line.take_cell();
        tile.tile =
            line.take_as("a tile such as E4, or a symbol", parse_tile_or_symbol).value_or(kNoTile);
        written_.has_map = true;
    }
    void read_lit(VastLine& line) {
        WrittenTile& tile = written_.tiles.emplace_back();
        tile.spot = line.spot();
        tile.cell = line.take_cell();
        tile.tile = line.take_as("a tile such as E4", parse_tile).value_or(kNoTile);
        tile.open = line.take_as("open sides such as nsw", parse_sides).value_or(kAllSides);
        written_.has_map = true;
    }
    void read_terrain_round(VastLine& line) {
        line.take_number_to(written_.terrain_round.emplace(), 0, kMostRounds);
    }
    void read_terrain(VastLine& line) {
        const auto terrain =
            line.take_as("a Terrain: canyon, lake, magma, forest, pits or river", from_name<Terrain>);
        if (!terrain) {
            return;
        }
        kit::Spot& spot = written_.terrain.at(static_cast<std::size_t>(*terrain));
        if (spot.is_given()) {
            line.refuse("named-twice", "This Terrain is named twice.", "each Terrain once");
        }
        spot = line.spot();
        const Cell first = line.take_cell();
        if (first == kNoCell) {
            return;
        }
        if (*terrain == Terrain::Pits) {
            return read_pits(line, first);
        }
        Turn turn = 0;
        if (turns_of(*terrain) > 1) {
            const auto parse = [&](std::string_view word) { return parse_turn(*terrain, word); };
            const bool is_canyon = *terrain == Terrain::Canyon;
            turn = line.take_as(is_canyon ? "h or v" : "n, e, s or w", parse).value_or(0);
        }
        unsigned part = 0;
        for (const Cell cell : cells_of(*terrain, first, turn)) {
            add_part(line, *terrain, cell, part++, turn);
        }
    }
    /// Reads the Pits behind the first; in the Collapse there may be fewer than 3 (VA-N14).
    void read_pits(VastLine& line, Cell first) {
        std::vector<Cell> cells{first};
        while (!line.is_done() && cells.size() < std::tuple_size_v<PitCells>) {
            cells.push_back(line.take_cell());
        }
        unsigned part = 0;
        for (const Cell cell : cells) {
            add_part(line, Terrain::Pits, cell, part++, 0);
        }
    }
    void add_part(VastLine& line, Terrain terrain, Cell cell, unsigned part, Turn turn) {
        WrittenTile& tile = written_.tiles.emplace_back();
        tile.spot = line.spot();
        tile.cell = cell;
        tile.tile = terrain_tile(terrain);
        tile.open = terrain_side(part, turn);
    }
    WrittenToken& add_token(VastLine& line, Token token) {
        WrittenToken& written = written_.tokens.emplace_back();
        written.spot = line.spot();
        written.token = token;
        written.cell = line.take_cell();
        return written;
    }
    void read_treasure(VastLine& line) {
        WrittenToken& token = add_token(line, Token::Treasure);
        line.take_number_to(token.value, 1, kMostWritten);
    }
    void read_crystal(VastLine& line) { add_token(line, Token::Crystal); }
    void read_event(VastLine& line) { add_token(line, Token::Event); }
    void read_vault(VastLine& line) { add_token(line, Token::Vault); }
    void read_flamewall(VastLine& line) { add_token(line, Token::FlameWall); }
    /// Takes the cell and the Gem in either order, as the fact names the Gem first.
    void read_gem(VastLine& line) {
        std::optional<Gem> gem;
        for (std::size_t number = 0; number < kGems && !gem; ++number) {
            if (line.take_if(name(static_cast<Gem>(number)))) {
                gem = static_cast<Gem>(number);
            }
        }
        WrittenToken& token = add_token(line, Token::Gem);
        if (!gem) {
            gem = line.take_as("a Gem: claw, flame or wing", from_name<Gem>);
        }
        token.value = static_cast<std::uint8_t>(gem.value_or(Gem::Claw));
    }
    void read_monster(VastLine& line) {
        WrittenToken& token = add_token(line, Token::Ogre);
        if (line.take_if("troll")) {
            token.token = Token::Troll;
        } else if (!line.take_if("ogre")) {
            line.refuse_next("Unknown Monster token.", "ogre or troll");
        }
    }
    void read_bombed(VastLine& line) { read_edge(line, Token::Bomb); }
    void read_rockslide(VastLine& line) { read_edge(line, Token::Rockslide); }
    void read_edge(VastLine& line, Token on_edge) {
        WrittenToken& token = add_token(line, on_edge);
        const auto direction = line.take_as("a direction: n, e, s or w", parse_direction);
        token.value = static_cast<std::uint8_t>(direction.value_or(Direction::North));
    }
    void read_stack(VastLine& line) {
        const auto parse = [](std::string_view list) { return parse_cards(list, parse_tile); };
        written_.stack = {
            line.spot(),
            line.take_as("tiles separated by commas, or -", parse).value_or(std::vector<Card>{})};
        written_.has_map = true;
    }
    void read_supply(VastLine& line) {
        written_.supply = static_cast<std::uint8_t>(line.take_number(0, kMostWritten).value_or(0));
    }

    /// Takes "key=value" words to the end of the line and gives each to `set`, which returns false
    /// for a wrong one.
    template <typename SetValue>
    static void take_values(VastLine& line, SetValue set) {
        while (!line.is_done()) {
            const auto word = line.take("a value such as health=7");
            const std::size_t sign = std::min(word->find('='), word->size());
            const std::string_view value = word->substr(std::min(sign + 1, word->size()));
            if (!set(word->substr(0, sign), value)) {
                line.refuse(
                    "bad-word", "Unknown or wrong value.", "such as health=7 or quests=swift,daring"
                );
            }
        }
    }

    void read_knight(VastLine& line) {
        WrittenKnight& written = written_.knight.emplace();
        written.spot = line.spot();
        written.knight.health = rules_.goals.knight_health;
        written.knight.bombs = rules_.tables.bombs;
        written.knight.free = rules_.tables.first_cubes;
        if (line.take_if("dead")) {
            written.is_dead = true;
            return;
        }
        written.cell = line.take_cell();
        take_values(line, [&written, this](std::string_view key, std::string_view value) {
            return set_knight_number(written.knight, key, value)
                   || set_knight_cards(written, key, value);
        });
    }
    static bool set_knight_number(Knight& knight, std::string_view key, std::string_view value) {
        struct Number {
            std::string_view key;
            std::uint8_t Knight::*to;
        };
        constexpr std::array kNumbers{
            Number{"health", &Knight::health},
            Number{"grit", &Knight::grit},
            Number{"free", &Knight::free},
            Number{"discarded", &Knight::discarded},
            Number{"aside", &Knight::aside},
            Number{"entrance", &Knight::on_entrance},
            Number{"bombs", &Knight::bombs}};
        const auto number = parse_small(value);
        const auto* const found = std::ranges::find(kNumbers, key, &Number::key);
        if (number && found != kNumbers.end()) {
            knight.*(found->to) = *number;
            return true;
        }
        const auto slot = from_name<Slot>(key);
        if (number && slot) {
            knight.slots[static_cast<std::size_t>(*slot)] = *number;
        }
        knight.ready = knight.ready || (key == "ready" && value.empty());
        knight.golem = knight.golem || (key == "golem" && value.empty());
        return (number && slot) || ((key == "ready" || key == "golem") && value.empty());
    }
    [[nodiscard]] bool
    set_knight_cards(WrittenKnight& written, std::string_view key, std::string_view value) const {
        Knight& knight = written.knight;
        if (key == "cards" || key == "hidden") {
            const auto cards = parse_set<TreasureCard>(value);
            (key == "cards" ? knight.open_cards : knight.hidden_cards) =
                static_cast<std::uint8_t>(cards.value_or(0));
            return cards.has_value();
        }
        if (key == "quests") {
            const auto quests = parse_set<Quest>(value);
            knight.quests = quests.value_or(0);
            written.has_quests = true;
            return quests.has_value();
        }
        if (key != "track") {
            return false;
        }
        written.has_track = true;
        return std::ranges::all_of(parts_of_list(value), [&](std::string_view part) {
            const auto number = parse_small(part);
            const auto& spaces = rules_.tables.grit_spaces;
            const auto found = std::ranges::find(spaces, number.value_or(0));
            if (found != spaces.end()) {
                put(knight.track, found - spaces.begin());
            }
            return found != spaces.end();
        });
    }

    void read_goblins(VastLine& line) {
        written_.goblins = line.spot();
        take_values(line, [this](std::string_view key, std::string_view value) {
            if (key == "rage") {
                written_.rage = parse_small(value).value_or(kMostWritten);
                return written_.rage <= rules_.tables.max_rage;
            }
            const auto cards = parse_set<Secret>(value);
            if (key == "hand") {
                written_.hand = cards.value_or(0);
            } else if (key == "open") {
                written_.open = cards.value_or(0);
            }
            return cards && (key == "hand" || key == "open");
        });
    }
    void read_tribe(VastLine& line) {
        const auto piece = line.take_as("fangs, bones or eye", parse_tribe);
        if (!piece) {
            return;
        }
        WrittenTribe& tribe = written_.tribes[tribe_index(*piece)].emplace();
        tribe.spot = line.spot();
        const auto parse_place = [&tribe](std::string_view word) -> std::optional<Cell> {
            constexpr std::string_view kLurking = "lurking:";
            tribe.lurks = word.starts_with(kLurking);
            if (table::same_word(word, "hidden")) {
                return kNoCell;
            }
            return parse_cell(tribe.lurks ? word.substr(kLurking.size()) : word);
        };
        tribe.cell = line.take_as("a cell, hidden or lurking:CELL", parse_place).value_or(kNoCell);
        take_values(line, [&tribe](std::string_view key, std::string_view value) {
            if (key == "pop") {
                tribe.population = parse_small(value).value_or(0);
                return parse_small(value).has_value();
            }
            const auto monsters = parse_set<Monster>(value);
            tribe.monsters = monsters.value_or(0);
            return key == "monsters" && monsters.has_value();
        });
    }
    void read_dragon(VastLine& line) {
        WrittenDragon& written = written_.dragon.emplace();
        written.spot = line.spot();
        Dragon& dragon = written.dragon;
        dragon.health = rules_.goals.dragon_health;
        dragon.boxes = rules_.tables.sloth;
        auto& hunger = dragon.boxes[static_cast<std::size_t>(SlothBox::Hunger)];
        hunger = static_cast<std::uint8_t>(hunger - rules_.hunger);
        dragon.wakefulness = rules_.hunger;
        if (!line.take_if("off")) {
            written.cell = line.take_cell();
        }
        take_values(line, [&written](std::string_view key, std::string_view value) {
            return set_dragon_number(written.dragon, key, value)
                   || set_dragon_flag(written.dragon, key, value)
                   || set_dragon_cards(written, key, value);
        });
    }
    static bool set_dragon_number(Dragon& dragon, std::string_view key, std::string_view value) {
        struct Number {
            std::string_view key;
            std::uint8_t& to;
        };
        const std::array numbers{
            Number{"health", dragon.health},
            Number{"wake", dragon.wakefulness},
            Number{"greed", dragon.boxes[static_cast<std::size_t>(SlothBox::Greed)]},
            Number{"hunger", dragon.boxes[static_cast<std::size_t>(SlothBox::Hunger)]},
            Number{"eaten", dragon.eaten},
            Number{"treasures", dragon.treasures},
            Number{"shrieks", dragon.shriek_turns}};
        const auto number = parse_small(value);
        const auto* const found = std::ranges::find(numbers, key, &Number::key);
        if (!number || found == numbers.end()) {
            return false;
        }
        found->to = *number;
        return true;
    }
    static bool set_dragon_flag(Dragon& dragon, std::string_view key, std::string_view value) {
        dragon.surfaced = dragon.surfaced || (key == "surfaced" && value.empty());
        dragon.awake = dragon.awake || (key == "awake" && value.empty());
        dragon.shriek = dragon.shriek || (key == "shriek" && value.empty());
        return (key == "surfaced" || key == "awake" || key == "shriek") && value.empty();
    }
    static bool
    set_dragon_cards(WrittenDragon& written, std::string_view key, std::string_view value) {
        if (key == "hand") {
            const auto hand = parse_powers(value);
            written.dragon.hand = hand.value_or(written.dragon.hand);
            written.has_hand = true;
            return hand.has_value();
        }
        const std::vector<std::string_view> parts = parts_of_list(value);
        if (key != "pride" || parts.size() != 3) {
            return false;
        }
        auto box = static_cast<std::size_t>(SlothBox::PrideEvent);
        return std::ranges::all_of(parts, [&](std::string_view part) {
            const auto number = parse_small(part);
            written.dragon.boxes.at(box++) = number.value_or(0);
            return number.has_value();
        });
    }
    void read_cave(VastLine& line) {
        WrittenCave& cave = written_.cave.emplace();
        cave.spot = line.spot();
        take_values(line, [&cave](std::string_view key, std::string_view value) {
            if (key == "hand") {
                cave.hand = parse_cards(value, parse_tile);
                return cave.hand.has_value();
            }
            if (key == "omens") {
                const auto omens = parse_numbers<OmenSymbol, kOmenSymbols>(value);
                cave.omens = omens.value_or(cave.omens);
                return omens.has_value();
            }
            cave.hatred = parse_small(value);
            return key == "hatred" && cave.hatred.has_value();
        });
    }
    void read_thief(VastLine& line) {
        WrittenThief& written = written_.thief.emplace();
        written.spot = line.spot();
        written.thief.loot = rules_.tables.loot_drop;
        if (!line.take_if("off")) {
            written.cell = line.take_cell();
        }
        take_values(line, [&written](std::string_view key, std::string_view value) {
            return set_thief_number(written.thief, key, value)
                   || set_thief_tokens(written, key, value) || set_thief_list(written, key, value);
        });
    }
    static bool set_thief_number(Thief& thief, std::string_view key, std::string_view value) {
        struct Number {
            std::string_view key;
            std::uint8_t Thief::*to;
        };
        constexpr std::array kNumbers{
            Number{"carried", &Thief::carried},
            Number{"stashed", &Thief::stashed},
            Number{"loot", &Thief::loot},
            Number{"hexed", &Thief::hex}};
        const auto number = parse_small(value);
        const auto* const found = std::ranges::find(kNumbers, key, &Number::key);
        if (!number || found == kNumbers.end()) {
            return false;
        }
        thief.*(found->to) = *number;
        return true;
    }
    /// Three numbers, or an empty list before his first turn.
    static bool
    set_thief_tokens(WrittenThief& written, std::string_view key, std::string_view value) {
        const auto numbers = parse_cards(value, parse_small);
        if (key != "tokens" || !numbers) {
            return false;
        }
        written.tokens.reset();
        if (numbers->size() == kStats) {
            std::ranges::copy(*numbers, written.tokens.emplace().begin());
        }
        return written.tokens || numbers->empty();
    }
    static bool
    set_thief_list(WrittenThief& written, std::string_view key, std::string_view value) {
        if (key == "gems") {
            const auto gems = parse_set<Gem>(value);
            written.gems = gems.value_or(0);
            return gems.has_value();
        }
        if (key == "upgrades") {
            const auto upgrades = parse_set<Upgrade>(value);
            written.thief.upgrades = upgrades.value_or(0);
            return upgrades.has_value();
        }
        if (key != "peeked") {
            return false;
        }
        const auto tiles = parse_cards(value, parse_tile);
        written.peeked = tiles.value_or(written.peeked);
        return tiles.has_value();
    }
    void read_beetles(VastLine& line) { written_.beetles = line.spot(); }

    void read_deck(VastLine& line) {
        const auto deck = line.take_as(
            "monsters, secrets, quests, treasures, events or powers",
            [](std::string_view word) {
                const auto found = from_name<Deck>(word);
                return found && parse_deck_cards(*found, "-") ? found : std::nullopt;
            }
        );
        if (!deck) {
            return;
        }
        const auto parse = [deck](std::string_view list) { return parse_deck_cards(*deck, list); };
        written_.decks[static_cast<std::size_t>(*deck)] = {
            line.spot(),
            line.take_as("cards separated by commas, top first, or -", parse)
                .value_or(std::vector<Card>{})};
    }
    void read_discard(VastLine& line) {
        if (line.take_if("monsters")) {
            written_.monster_discards =
                line.take_as("Monsters separated by commas, or -", parse_set<Monster>).value_or(0);
        } else if (line.take_if("secrets")) {
            written_.secret_discards =
                line.take_as("Secrets separated by commas, or -", parse_set<Secret>).value_or(0);
        } else if (line.take_if("powers")) {
            written_.power_discards =
                line.take_as("Power cards separated by commas, or -", parse_powers)
                    .value_or(written_.power_discards);
        } else {
            line.refuse_next("Unknown discard pile.", "monsters, secrets or powers");
        }
    }

    const Rules& rules_;
    WrittenPosition written_;
};

const std::array<VastReader::Keyword, 28> VastReader::kKeywords{{
    {"round", &VastReader::read_round},         {"turn", &VastReader::read_turn},
    {"phase", &VastReader::read_phase},         {"counter", &VastReader::read_counter},
    {"dark", &VastReader::read_dark},           {"lit", &VastReader::read_lit},
    {"treasure", &VastReader::read_treasure},   {"crystal", &VastReader::read_crystal},
    {"event", &VastReader::read_event},         {"monster", &VastReader::read_monster},
    {"bombed", &VastReader::read_bombed},       {"stack", &VastReader::read_stack},
    {"supply", &VastReader::read_supply},       {"knight", &VastReader::read_knight},
    {"goblins", &VastReader::read_goblins},     {"tribe", &VastReader::read_tribe},
    {"deck", &VastReader::read_deck},           {"beetles", &VastReader::read_beetles},
    {"discard", &VastReader::read_discard},     {"gem", &VastReader::read_gem},
    {"flamewall", &VastReader::read_flamewall}, {"dragon", &VastReader::read_dragon},
    {"rockslide", &VastReader::read_rockslide}, {"cave", &VastReader::read_cave},
    {"vault", &VastReader::read_vault},         {"thief", &VastReader::read_thief},
    {"terrain", &VastReader::read_terrain},     {"terrain-round", &VastReader::read_terrain_round},
}};

}  // namespace

core::Result<WrittenPosition>
read_written_position(const Rules& rules, const kit::PositionText& text) {
    return VastReader(rules, text).read();
}

}  // namespace tenebrae::vast
