// SPDX-License-Identifier: MIT
#include "games/vast/sets/tables.hpp"

#include "core/text.hpp"
#include "core/toml.hpp"
#include "games/vast/notation/notation.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>

namespace tenebrae::vast {
namespace {

using Text = std::string_view;
using Entry = core::TomlEntry;

constexpr core::TomlLimits kTableFile{.bytes = 32U << 10U, .tables = 1};
constexpr unsigned kMostNumber = 99;
constexpr Text kRoleLetters = "kgdct";
constexpr Text kSymbolLetters = "fbe";
constexpr std::array<Text, kMarks> kMarkNames{"nw", "n", "ne", "w", "c", "e", "sw", "s", "se"};

/// Splits a text at spaces and commas.
std::vector<Text> words_of(Text text) {
    std::vector<Text> words;
    while (true) {
        const std::size_t start = text.find_first_not_of(", ");
        if (start == Text::npos) {
            return words;
        }
        text.remove_prefix(start);
        words.push_back(text.substr(0, text.find_first_of(", ")));
        text.remove_prefix(words.back().size());
    }
}

/// Returns the place of a name in a list; nullopt if it is not in it.
std::optional<std::size_t> place_in(std::span<const Text> names, Text name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - names.begin()));
}

std::optional<std::uint8_t> parse_number(Text word) {
    const auto number = core::parse_unsigned(word);
    const bool fits = number && *number <= kMostNumber;
    return fits ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
}

/// Reads the entries one by one by their paths.
class TableReader {
public:
    explicit TableReader(std::vector<Entry> entries) : entries_(std::move(entries)) {
        are_read_.resize(entries_.size());
    }

    core::Result<VastTables> read() {
        if (number("format") != 1) {
            add_error(find("format"), "This program reads format 1.");
        }
        read_tiles();
        read_knight();
        read_goblins();
        read_dragon();
        read_cave_and_thief();
        read_rows();
        read_levels();
        for (std::size_t place = 0; place < entries_.size(); ++place) {
            if (!are_read_[place]) {
                add_error(&entries_[place], "Unknown row.");
            }
        }
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        return std::move(result_);
    }

private:
    const Entry* find(Text path) {
        for (std::size_t place = 0; place < entries_.size(); ++place) {
            if (entries_[place].path() == path) {
                are_read_[place] = true;
                return &entries_[place];
            }
        }
        return nullptr;
    }

    void add_error(const Entry* entry, const std::string& message) {
        errors_.push_back(
            entry == nullptr ? core::error("bad-table", message)
                             : core::error("bad-table", message).at(entry->where).got(entry->value)
        );
    }

    /// Returns the words of a row; an error if it is missing.
    std::vector<Text> words(const std::string& path) {
        const Entry* const entry = find(path);
        if (entry == nullptr) {
            add_error(nullptr, "The table has no row `" + path + "`.");
            return {};
        }
        return words_of(entry->value);
    }
    /// Adds the error that a row does not have the form that its head describes.
    void refuse(const std::string& path) {
        add_error(find(path), "This row of the table is malformed.");
    }

    /// Reads numbers, exactly as many as there is room for.
    template <std::size_t size>
    void numbers(const std::string& path, std::array<std::uint8_t, size>& to) {
        const std::vector<Text> parts = words(path);
        bool is_valid = parts.size() == size;
        for (std::size_t place = 0; is_valid && place < size; ++place) {
            const auto value = parse_number(parts[place]);
            is_valid = value.has_value();
            to[place] = value.value_or(0);
        }
        if (!is_valid && !parts.empty()) {
            refuse(path);
        }
    }
    std::uint8_t number(const std::string& path) {
        std::array<std::uint8_t, 1> value{};
        numbers(path, value);
        return value[0];
    }
    /// Reads a row for each name of an enumeration, "[table] name = ...", each of some numbers.
    template <std::size_t size, typename Value, typename Take>
    void rows_of(const std::string& table, Value last, Take take) {
        for (std::size_t row = 0; row <= static_cast<std::size_t>(last); ++row) {
            std::array<std::uint8_t, size> values{};
            numbers(table + "." + std::string(name(static_cast<Value>(row))), values);
            take(row, values);
        }
    }
    template <std::size_t size, typename Value>
    void one_each(const std::string& table, std::array<std::uint8_t, size>& to, Value last) {
        rows_of<1>(table, last, [&to](std::size_t row, const auto& values) {
            to[row] = values[0];
        });
    }

    void read_tiles() {
        Tile next = kEntrance + 1;
        for (const TileKind kind :
             {TileKind::Ambush,
              TileKind::Event,
              TileKind::Treasure,
              TileKind::Crystal,
              TileKind::Vault}) {
            const std::string path = "tiles." + std::string(name(kind));
            const std::vector<Text> parts = words(path);
            for (std::size_t place = 0; place + 1 < parts.size() && next < kTiles; place += 2) {
                const std::size_t symbol = kSymbolLetters.find(parts[place]);
                const Entry* const layout = find("layouts." + std::string(parts[place + 1]));
                const auto open = layout == nullptr ? std::nullopt : parse_sides(layout->value);
                if (symbol == Text::npos || !open) {
                    return refuse(path);
                }
                tables().tiles[next++] = {kind, static_cast<std::uint8_t>(symbol), *open};
            }
        }
        if (next != kTiles && errors_.empty()) {
            refuse("tiles.ambush");
        }
        for (std::size_t face = 0; face < kDieFaces; ++face) {
            const std::string path = "die." + std::string(name(static_cast<DieFace>(face)));
            for (const Text mark : words(path)) {
                if (const auto place = place_in(kMarkNames, mark)) {
                    put(tables().die[face], *place);
                } else {
                    refuse(path);
                }
            }
        }
        tables().treasures = number("tokens.treasure");
        tables().treasures_with_thief = number("tokens.treasure-with-thief");
        tables().rockslides = number("tokens.rockslide");
        tables().bombs = number("tokens.bomb");
        tables().omens_of_symbol = number("tokens.omen");
    }

    void read_knight() {
        numbers("knight.movement", tables().movement);
        numbers("knight.perception", tables().perception);
        numbers("knight.strength", tables().strength);
        tables().max_grit = number("knight.grit");
        numbers("knight.grit-cubes", tables().grit_spaces);
        tables().first_cubes = number("knight.first-cubes");
        one_each("slots", tables().room, Slot::Shield);
        rows_of<4>("treasures", TreasureCard::Ebow, [this](std::size_t row, const auto& values) {
            tables().treasure_cards[row] = {values[0], values[1], values[2], values[3]};
        });
        one_each("quests", tables().quest_grit, Quest::Persistent);
        one_each("events", tables().event_copies, EventCard::Vantage);
        int events = 0;
        for (const std::uint8_t copies : tables().event_copies) {
            events += copies;
        }
        if (events != static_cast<int>(kEventDeck)) {
            refuse("events.ambush");
        }
    }

    void read_goblins() {
        numbers("goblins.slots", tables().monster_room);
        numbers("goblins.strength", tables().tribe_strength);
        tables().max_rage = number("goblins.rage");
        tables().max_population = number("goblins.population");
        rows_of<6>("war", War::Pain, [this](std::size_t row, const auto& values) {
            tables().war[row] = {
                {values[0], values[1], values[2]}, values[3], values[4], values[5]};
        });
        rows_of<2>("monsters", Monster::Blob, [this](std::size_t row, const auto& values) {
            tables().monsters[row] = {values[0], values[1]};
        });
    }

    void read_dragon() {
        tables().cards_of_power = number("dragon.power-cards");
        tables().max_eaten = number("dragon.eaten");
        numbers("dragon.armor", tables().armor);
        numbers("dragon.spirit", tables().spirit);
        one_each("sloth", tables().sloth, SlothBox::PrideGem);
        for (std::size_t number = 0; number < kPowers; ++number) {
            const auto power = static_cast<Power>(number);
            read_power("powers." + std::string(name(power)), tables().powers[number]);
        }
    }

    void read_power(const std::string& path, PowerPlan& plan) {
        const std::vector<Text> parts = words(path);
        if (parts.size() == 2 && parts[0] == "any" && parse_number(parts[1])) {
            plan.any = *parse_number(parts[1]);
            return;
        }
        for (const Text part : parts) {
            const auto symbol = from_name<Gem>(part);
            if (!symbol) {
                return refuse(path);
            }
            ++plan.cost[static_cast<std::size_t>(*symbol)];
        }
    }

    void read_cave_and_thief() {
        numbers("cave.tokens", tables().omens_from);
        numbers("cave.drawn", tables().omens_drawn);
        for (std::size_t number = 0; number < kOmens; ++number) {
            const auto omen = static_cast<Omen>(number);
            read_omen("omens." + std::string(name(omen)), tables().omens[number]);
        }
        numbers("thief.stats", tables().stat_tokens);
        tables().loot_drop = number("thief.loot");
    }

    void read_omen(const std::string& path, OmenPlan& plan) {
        const std::vector<Text> parts = words(path);
        for (std::size_t place = 0; place < parts.size(); ++place) {
            const auto cost = place < plan.cost.size() ? parse_number(parts[place]) : std::nullopt;
            const auto symbol = from_name<OmenSymbol>(parts[place]);
            if (cost) {
                plan.cost[place] = *cost;
            } else if (place >= plan.cost.size() && symbol) {
                put(plan.symbols, *symbol);
            } else {
                return refuse(path);
            }
        }
    }

    void read_rows() {
        for (std::size_t place = 0; place < entries_.size(); ++place) {
            const Entry& entry = entries_[place];
            if (entry.table == "rows") {
                are_read_[place] = true;
                read_row(entry);
            }
        }
    }

    void read_row(const Entry& entry) {
        const std::vector<Text> parts = words_of(entry.value);
        const auto row_number = parse_number(entry.key);
        RolePlan row;
        row.number = row_number.value_or(0);
        row.roles = parts.empty() ? Set{0} : parse_roles(parts[0]);
        constexpr std::array<Text, 3> kPlacers{"cave", "all", "alone"};
        bool is_valid = row_number && row.roles != 0 && parts.size() > 1
                        && place_in(kPlacers, parts[1]).has_value();
        for (std::size_t place = 2; is_valid && place < parts.size(); ++place) {
            const Text word = parts[place];
            const bool takes_value =
                word == "infestation" || word == "plunder" || word == "flare" || word == "hunger";
            const Text value = takes_value && place + 1 < parts.size() ? parts[++place] : Text{};
            is_valid = take_change(row, word, value);
        }
        if (!is_valid) {
            add_error(&entry, "This row of the table is malformed.");
        }
        result_.rows.push_back(row);
    }

    static bool take_change(RolePlan& row, Text word, Text value) {
        if (word == "infestation") {
            const auto level = from_name<Infestation>(value);
            row.infestation = level.value_or(Infestation::None);
            return level.has_value();
        }
        if (word == "plunder") {
            const Set holder = parse_roles(value);
            row.past_plunder =
                holder == 0 ? Role::None : static_cast<Role>(std::countr_zero(holder));
            return std::popcount(holder) == 1;
        }
        if (word == "flare") {
            row.flare = parse_roles(value);
            return row.flare != 0;
        }
        if (word == "hunger") {
            row.hunger = parse_number(value).value_or(0);
            return row.hunger != 0;
        }
        row.ash_dragon = row.ash_dragon || word == "ash";
        row.optional_treasure = row.optional_treasure || word == "optional";
        row.is_good_first = row.is_good_first || word == "first";
        return word == "ash" || word == "optional" || word == "first";
    }

    void read_levels() {
        level("knight-dragon-health", &Goals::dragon_health);
        level("knight-crystals", &Goals::crystals);
        level("knight-strength", &Goals::smash_strength);
        level("goblins-health", &Goals::knight_health);
        level("dragon-wakefulness", &Goals::wakefulness);
        level("dragon-shrieks", &Goals::shrieks);
        level("cave-tiles-out", &Goals::tiles_out);
        level("cave-hatred", &Goals::hatred);
        level("thief-stash", &Goals::stashed);
        level("thief-no-upgrade", &Goals::without_upgrade);
    }

    /// Reads the values of a number for the levels 1 to 5.
    void level(const char* key, std::uint8_t Goals::*goal) {
        std::array<std::uint8_t, kLevels> values{};
        numbers("levels." + std::string(key), values);
        for (std::size_t number = 0; number < values.size(); ++number) {
            result_.levels[number].*goal = values[number];
        }
    }

    Tables& tables() { return result_.tables; }

    std::vector<Entry> entries_;
    std::vector<bool> are_read_;
    core::Diagnostics errors_;
    VastTables result_;
};

}  // namespace

core::Result<VastTables> load_tables(const std::string& data_folder) {
    auto entries = core::read_toml(data_folder + "/vast/tables.toml", kTableFile);
    if (!entries) {
        return entries.errors();
    }
    return TableReader(std::move(*entries)).read();
}

Goals goals_for(const VastTables& tables, const Rules& rules) {
    const auto of = [&](Role role) -> const Goals& {
        return tables.levels[static_cast<std::size_t>(rules.levels[index(role)] - 1)];
    };
    // Without a Knight the Goblins hunt the Dragon and smash Crystals.
    const Goals& hunter = of(rules.has_role(Role::Knight) ? Role::Knight : Role::Goblins);
    Goals goals;
    goals.knight_health = of(Role::Goblins).knight_health;
    goals.dragon_health = hunter.dragon_health;
    goals.crystals = hunter.crystals;
    goals.smash_strength = of(Role::Knight).smash_strength;
    goals.wakefulness = of(Role::Dragon).wakefulness;
    goals.shrieks = of(Role::Dragon).shrieks;
    goals.tiles_out = of(Role::Cave).tiles_out;
    goals.hatred = of(Role::Cave).hatred;
    goals.stashed = of(Role::Thief).stashed;
    goals.without_upgrade = of(Role::Thief).without_upgrade;
    return goals;
}

Set parse_roles(Text letters) {
    Set roles = 0;
    for (const char letter : table::ascii_lower(letters)) {
        const std::size_t place = kRoleLetters.find(letter);
        if (place == Text::npos || has(roles, place)) {
            return 0;
        }
        put(roles, place);
    }
    return roles;
}

}  // namespace tenebrae::vast
