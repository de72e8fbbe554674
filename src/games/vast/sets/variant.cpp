// SPDX-License-Identifier: MIT
#include "games/vast/sets/variant.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/sets/tables.hpp"
#include "kit/names.hpp"
#include "kit/settings.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace tenebrae::vast {
namespace {

constexpr int kUsualRow = 17;
constexpr int kMaxRoundLimit = 250;

/// The options of difficulty, by role.
constexpr std::array<std::string_view, kRoles> kLevelKeys{
    "level-knight", "level-goblins", "level-dragon", "level-cave", "level-thief"};
constexpr std::array<std::string_view, 12> kKeys{
    "row",
    "players",
    "infestation",
    "hunger",
    "remove",
    "round-limit",
    kLevelKeys[0],
    kLevelKeys[1],
    kLevelKeys[2],
    kLevelKeys[3],
    kLevelKeys[4],
    "terrain"};
constexpr std::array<std::string_view, 3> kInfestationLevels{"a", "b", "c"};
constexpr std::array<std::string_view, 3> kHungers{"0", "2", "4"};

/// Reads the options one by one, then makes the rules.
class OptionReader {
public:
    OptionReader(const VastTables& tables, std::span<const table::Setting> settings)
        : tables_(tables) {
        variant_.rules.tables = tables.tables;
        for (const table::Setting& setting : settings) {
            if (setting.key == table::kRulesKey) {
                choose_version(setting);
            } else if (!setting.key.starts_with("name ") && !settings_.add_known(kKeys, setting.key, setting)) {
                settings_.refuse(kit::unknown_setting(setting.key, setting.where, kKeys));
            }
        }
    }

    core::Result<Variant> read(std::span<const table::Setting> settings) {
        const RolePlan row = read_row();
        Rules& rules = variant_.rules;
        rules.roles = row.roles;
        rules.infestation = row.infestation;
        rules.past_plunder = row.past_plunder;
        rules.flare = row.flare;
        rules.ash_dragon = row.ash_dragon;
        rules.optional_treasure = row.optional_treasure;
        rules.hunger = row.hunger;
        read_infestation();
        read_hunger();
        read_removals();
        read_levels();
        rules.terrain = settings_.flag("terrain", false, "VA-N1");
        if (rules.terrain && rules.version < kRulesWithTerrain) {
            settings_.refuse(settings_.error_of("terrain", "Rules 1 have no Terrain.", "VA-N1"));
        }
        rules.round_limit = static_cast<std::uint8_t>(
            settings_.number("round-limit", 100, 1, kMaxRoundLimit, "VA-E9")
        );
        const int seats = read_seats();
        const auto names = kit::read_names(settings, seats, "player");
        if (!names) {
            settings_.refuse(names.errors());
        } else {
            variant_.names = *names;
        }
        if (settings_.has_errors()) {
            return settings_.take_errors();
        }
        write_header(row, seats);
        return std::move(variant_);
    }

private:
    /// A version that these rules do not know leaves the newest one.
    void choose_version(const table::Setting& setting) {
        const auto number = core::parse_unsigned(setting.value);
        if (number && *number >= kFirstRulesVersion && *number <= kRulesVersion) {
            variant_.rules.version = static_cast<std::uint8_t>(*number);
        }
    }

    /// Returns the row with this number or these letters of roles.
    [[nodiscard]] const RolePlan* find_row(std::string_view word) const {
        const auto number = core::parse_unsigned(word);
        const Set roles = parse_roles(word);
        const auto found = std::ranges::find_if(tables_.rows, [&](const RolePlan& row) {
            return number ? static_cast<std::uint64_t>(row.number) == *number
                          : roles != 0 && row.roles == roles;
        });
        return found == tables_.rows.end() ? nullptr : &*found;
    }

    RolePlan read_row() {
        const table::Setting* const setting = settings_.find("row");
        const RolePlan* const row =
            find_row(setting == nullptr ? std::to_string(kUsualRow) : setting->value);
        if (row != nullptr) {
            return *row;
        }
        settings_.refuse(settings_.error_of("row", "Unknown row of roles.", "VA-V1")
                             .expected("1 to 30, or letters of roles such as KGD")
                             .got(setting == nullptr ? std::to_string(kUsualRow) : setting->value));
        return {};
    }

    void read_infestation() {
        Rules& rules = variant_.rules;
        if (settings_.find("infestation") == nullptr) {
            return;
        }
        const std::size_t level = settings_.choice("infestation", 0, kInfestationLevels, "level");
        if (rules.infestation == Infestation::None && rules.roles != 0) {
            settings_.refuse(settings_.error_of(
                "infestation", "Goblin Infestation is for rows without Goblins.", "VA-V20"
            ));
        }
        rules.infestation = static_cast<Infestation>(level + 1);
    }

    void read_hunger() {
        Rules& rules = variant_.rules;
        if (settings_.find("hunger") == nullptr) {
            return;
        }
        const std::size_t choice = settings_.choice("hunger", 1, kHungers, "number");
        if (rules.roles != only(Role::Dragon) && rules.roles != 0) {
            settings_.refuse(settings_.error_of(
                "hunger",
                "The Hunger cubes on Wakefulness are an option of the Dragon alone.",
                "VA-V3"
            ));
        }
        rules.hunger = static_cast<std::uint8_t>(2 * choice);
    }

    void read_removals() {
        Rules& rules = variant_.rules;
        if (settings_.find("remove") != nullptr && rules.has_role(Role::Cave)) {
            settings_.refuse(settings_.error_of(
                "remove", "With the Cave 3 tiles are removed in each of its turns.", "VA-C6"
            ));
        }
        rules.removals = static_cast<std::uint8_t>(settings_.number("remove", 3, 1, 3, "VA-E2"));
    }

    void read_levels() {
        Rules& rules = variant_.rules;
        for (const Role role : kAllRoles) {
            const std::string_view key = kLevelKeys[index(role)];
            rules.levels[index(role)] = static_cast<std::uint8_t>(
                settings_.number(key, kUsualLevel, 1, vast::kLevels, "VA-L1")
            );
            if (settings_.find(key) != nullptr && !rules.has_role(role) && rules.roles != 0) {
                const std::string who = core::capitalised(std::string(display_name(role)));
                settings_.refuse(settings_.error_of(
                    key, who + (role == Role::Goblins ? " do" : " does") + " not play.", "VA-L1"
                ));
            }
        }
        rules.goals = goals_for(tables_, rules);
    }

    /// Gives the roles to the seats in turn.
    int read_seats() {
        Rules& rules = variant_.rules;
        const int roles = std::max(1, std::popcount(rules.roles));
        const int seats = settings_.number("players", roles, 1, roles, "VA-I1");
        int next = 0;
        for (const Role role : kAllRoles) {
            if (rules.has_role(role)) {
                rules.seats[index(role)] = static_cast<std::uint8_t>(next++ % seats);
            }
        }
        return seats;
    }

    void write_header(const RolePlan& row, int seats) {
        const Rules& rules = variant_.rules;
        const Rules usual;
        std::vector<std::string> lines;
        kit::add_name_lines(variant_.names, lines);
        kit::HeaderLines header(std::move(lines));
        header.option(row.number != kUsualRow, "row", row.number);
        if (seats != std::popcount(rules.roles)) {
            header.add("players " + std::to_string(seats));
        }
        header.option(rules.infestation != row.infestation, "infestation", name(rules.infestation));
        header.option(rules.hunger != row.hunger, "hunger", int{rules.hunger});
        header.option(rules.removals != usual.removals, "remove", int{rules.removals});
        for (const Role role : kAllRoles) {
            const std::uint8_t level = rules.levels[index(role)];
            header.option(level != kUsualLevel, kLevelKeys[index(role)], int{level});
        }
        header.option(rules.terrain, "terrain", "on");
        header.option(
            rules.round_limit != usual.round_limit, "round-limit", int{rules.round_limit}
        );
        variant_.header = header.lines();
    }

    const VastTables& tables_;
    kit::Settings settings_;
    Variant variant_;
};

using table::StartOption;
using Offered = StartOption::Value;

// The first value of each is the default, which leaves the setting out.
constexpr std::array kRows{
    Offered{"", "Knight and Goblins"},
    Offered{"1", "Knight, Goblins, Dragon, Cave and Thief"},
    Offered{"2", "Knight, Goblins, Dragon and Cave"},
    Offered{"3", "Knight, Goblins, Dragon and Thief"},
    Offered{"4", "Knight, Goblins, Cave and Thief"},
    Offered{"5", "Knight, Dragon, Cave and Thief"},
    Offered{"6", "Goblins, Dragon, Cave and Thief"},
    Offered{"7", "Knight, Goblins and Dragon"},
    Offered{"8", "Knight, Goblins and Cave"},
    Offered{"9", "Knight, Goblins and Thief"},
    Offered{"10", "Knight, Dragon and Cave"},
    Offered{"11", "Knight, Dragon and Thief"},
    Offered{"12", "Knight, Cave and Thief"},
    Offered{"13", "Goblins, Dragon and Cave"},
    Offered{"14", "Goblins, Dragon and Thief"},
    Offered{"15", "Goblins, Cave and Thief"},
    Offered{"16", "Dragon, Cave and Thief"},
    Offered{"18", "Knight and Dragon"},
    Offered{"19", "Knight and Cave"},
    Offered{"20", "Knight and Thief"},
    Offered{"21", "Goblins and Dragon"},
    Offered{"22", "Goblins and Cave"},
    Offered{"23", "Goblins and Thief"},
    Offered{"24", "Dragon and Cave"},
    Offered{"25", "Dragon and Thief"},
    Offered{"26", "Cave and Thief"},
    Offered{"27", "Knight alone"},
    Offered{"28", "Goblins alone"},
    Offered{"29", "Dragon alone"},
    Offered{"30", "Thief alone"}};
constexpr std::array kInfestations{
    Offered{"", "as in the row"},
    Offered{"a", "level A"},
    Offered{"b", "level B"},
    Offered{"c", "level C"}};
constexpr std::array kHungerCubes{
    Offered{"", "as in the row"}, Offered{"0", "0"}, Offered{"4", "4"}};
constexpr std::array kRemovals{Offered{"", "3"}, Offered{"2", "2"}, Offered{"1", "1"}};

constexpr std::array kDifficulties{
    Offered{"", "3, as printed"},
    Offered{"1", "1, the easiest"},
    Offered{"2", "2"},
    Offered{"4", "4"},
    Offered{"5", "5, the hardest"}};

constexpr std::array kTerrainOffered{
    Offered{"", "none"}, Offered{"on", "canyon, lake, magma, forest, pits, river"}};

constexpr std::array<StartOption, 11> kOptions{{
    {.name = "row",
     .summary = "the roles that play: a row, 1 to 30, or letters of roles such as KGDCT",
     .type = "ROW",
     .comes_first = true,
     .label = "Roles",
     .help = "A row of the table of roles. [VA-V1]",
     .values = kRows},
    {.name = "infestation",
     .summary = "level of Goblin Infestation, without Goblins: a, b or c",
     .type = "LEVEL",
     .label = "Infestation",
     .help = "Ambushes without Goblins: Strength 2, Strength 3 or Monsters. [VA-V20]",
     .values = kInfestations},
    {.name = "hunger",
     .summary = "Sloth cubes of the Dragon alone that begin on Wakefulness: 0, 2 or 4",
     .type = "N",
     .label = "Awake cubes",
     .help = "Only for the Dragon alone; with 0 the game is harder. [VA-V3]",
     .values = kHungerCubes},
    {.name = "remove",
     .summary = "tiles removed each turn in the Collapse, 1 to 3; not with the Cave",
     .type = "N",
     .label = "Removed tiles",
     .help = "How many tiles go at the end of a turn in the Collapse. [VA-E2]",
     .values = kRemovals},
    {.name = kLevelKeys[0],
     .summary = "difficulty of the Knight, 1 to 5: Health of the Dragon, or Crystals to smash",
     .type = "N",
     .label = "Knight's level",
     .help = "Needs: Dragon's Health 3 to 7, else 4 to 6 Crystals, Strength 2 to 4. [VA-L1]",
     .values = kDifficulties},
    {.name = kLevelKeys[1],
     .summary = "difficulty of the Goblins, 1 to 5: Health of the Knight",
     .type = "N",
     .label = "Goblins' level",
     .help = "Knight's Health 5 to 9; without her as the Knight's level. [VA-L1]",
     .values = kDifficulties},
    {.name = kLevelKeys[2],
     .summary = "difficulty of the Dragon, 1 to 5: Wakefulness to awake",
     .type = "N",
     .label = "Dragon's level",
     .help = "Wakefulness 7 to 13; with 5 also Shriek on 3 turns. [VA-L1, VA-L2]",
     .values = kDifficulties},
    {.name = kLevelKeys[3],
     .summary = "difficulty of the Cave, 1 to 5: tiles taken out, Hatred tokens",
     .type = "N",
     .label = "Cave's level",
     .help = "1, 2: tiles are taken out, Crystals too; 4, 5: Hatred tokens. [VA-L3]",
     .values = kDifficulties},
    {.name = kLevelKeys[4],
     .summary = "difficulty of the Thief, 1 to 5: tokens to stash",
     .type = "N",
     .label = "Thief's level",
     .help = "4 to 8 tokens; with 4 and 5 the first ones take no upgrade. [VA-L4]",
     .values = kDifficulties},
    {.name = "terrain",
     .summary = "whether the cave has Terrain, such as a canyon or a lake: on or off",
     .type = "HOW",
     .label = "Terrain",
     .help = "The first event tile of a round lets a Terrain be placed. [VA-N1]",
     .values = kTerrainOffered},
    {.name = "round-limit", .summary = "the game ends after this round, 1 to 250", .type = "N"},
}};

using table::GameVariant;

constexpr std::array kThree{GameVariant::Setting{"row", "7"}};
constexpr std::array kFour{GameVariant::Setting{"row", "2"}};
constexpr std::array kCaveHunt{GameVariant::Setting{"row", "8"}};
constexpr std::array kCaveDuel{GameVariant::Setting{"row", "10"}};
constexpr std::array kCaveAsh{GameVariant::Setting{"row", "13"}};
constexpr std::array kCaveKnight{GameVariant::Setting{"row", "19"}};
constexpr std::array kCaveGoblins{GameVariant::Setting{"row", "22"}};
constexpr std::array kCaveDragon{GameVariant::Setting{"row", "24"}};
constexpr std::array kDragonHunt{GameVariant::Setting{"row", "18"}};
constexpr std::array kAshDragon{GameVariant::Setting{"row", "21"}};
constexpr std::array kDragonAlone{GameVariant::Setting{"row", "29"}};
constexpr std::array kKnightAlone{GameVariant::Setting{"row", "27"}};
constexpr std::array kGoblinsAlone{GameVariant::Setting{"row", "28"}};
constexpr std::array kFive{GameVariant::Setting{"row", "1"}};
constexpr std::array kThiefThree{GameVariant::Setting{"row", "3"}};
constexpr std::array kThiefCaveHunt{GameVariant::Setting{"row", "4"}};
constexpr std::array kThiefCaveDuel{GameVariant::Setting{"row", "5"}};
constexpr std::array kThiefCaveAsh{GameVariant::Setting{"row", "6"}};
constexpr std::array kThiefHunt{GameVariant::Setting{"row", "9"}};
constexpr std::array kThiefDuel{GameVariant::Setting{"row", "11"}};
constexpr std::array kThiefCaveKnight{GameVariant::Setting{"row", "12"}};
constexpr std::array kThiefAsh{GameVariant::Setting{"row", "14"}};
constexpr std::array kThiefCaveGoblins{GameVariant::Setting{"row", "15"}};
constexpr std::array kThiefCaveDragon{GameVariant::Setting{"row", "16"}};
constexpr std::array kThiefKnight{GameVariant::Setting{"row", "20"}};
constexpr std::array kThiefGoblins{GameVariant::Setting{"row", "23"}};
constexpr std::array kThiefDragon{GameVariant::Setting{"row", "25"}};
constexpr std::array kThiefCave{GameVariant::Setting{"row", "26"}};
constexpr std::array kThiefAlone{GameVariant::Setting{"row", "30"}};

// The names of the seats, in turn order.
constexpr std::array<std::string_view, 5> kAllFive{"Knight", "Goblins", "Dragon", "Cave", "Thief"};
constexpr auto kAllFour = std::span(kAllFive).first(4);
constexpr auto kAllThree = std::span(kAllFive).first(3);
constexpr auto kKnight = std::span(kAllFive).first(1);
constexpr auto kGoblins = std::span(kAllFive).subspan(1, 1);
constexpr auto kDragon = std::span(kAllFive).subspan(2, 1);
constexpr auto kThief = std::span(kAllFive).last(1);
constexpr auto kHunters = std::span(kAllFive).first(2);
constexpr auto kGoblinsAndDragon = std::span(kAllFive).subspan(1, 2);
constexpr auto kAllButKnight = std::span(kAllFive).subspan(1, 3);
constexpr auto kDragonAndCave = std::span(kAllFive).subspan(2, 2);
constexpr auto kCaveAshAndThief = std::span(kAllFive).last(4);
constexpr auto kDragonCaveAndThief = std::span(kAllFive).last(3);
constexpr auto kCaveAndThief = std::span(kAllFive).last(2);
constexpr std::array<std::string_view, 4> kCaveDuelAndThief{"Knight", "Dragon", "Cave", "Thief"};
constexpr auto kAllButGoblins = std::span(kCaveDuelAndThief).first(3);
constexpr auto kKnightAndDragon = std::span(kCaveDuelAndThief).first(2);
constexpr std::array<std::string_view, 4> kCaveHuntAndThief{"Knight", "Goblins", "Cave", "Thief"};
constexpr auto kAllButDragon = std::span(kCaveHuntAndThief).first(3);
constexpr auto kGoblinsAndCave = std::span(kCaveHuntAndThief).subspan(1, 2);
constexpr auto kGoblinsCaveAndThief = std::span(kCaveHuntAndThief).last(3);
constexpr std::array<std::string_view, 4> kThreeAndThief{"Knight", "Goblins", "Dragon", "Thief"};
constexpr auto kAshAndThief = std::span(kThreeAndThief).last(3);
constexpr auto kDragonAndThief = std::span(kThreeAndThief).last(2);
constexpr std::array<std::string_view, 3> kHuntersAndThief{"Knight", "Goblins", "Thief"};
constexpr auto kGoblinsAndThief = std::span(kHuntersAndThief).last(2);
constexpr std::array<std::string_view, 3> kDuelAndThief{"Knight", "Dragon", "Thief"};
constexpr std::array<std::string_view, 3> kKnightCaveAndThief{"Knight", "Cave", "Thief"};
constexpr auto kKnightAndCave = std::span(kKnightCaveAndThief).first(2);
constexpr std::array<std::string_view, 2> kKnightAndThief{"Knight", "Thief"};

// Those that are good for a first game come first.
constexpr std::array<GameVariant, 30> kVariants{{
    {"hunt",
     "Knight and Goblins",
     "The Knight smashes 5 Crystals and leaves the cave; the Goblins hunt her.",
     {},
     kHunters},
    {"three",
     "Knight, Goblins and Dragon",
     "The Knight hunts the Dragon, the Goblins hunt her, and he wants to wake and leave.",
     kThree,
     kAllThree},
    {"duel",
     "Knight and Dragon",
     "The Knight hunts the Dragon, who wants to wake and leave the cave.",
     kDragonHunt,
     kKnightAndDragon},
    {"ash",
     "Goblins and Dragon",
     "Three tribes hunt the Ash Dragon, who eats them to wake and leave the cave.",
     kAshDragon,
     kGoblinsAndDragon},
    {"four",
     "Knight, Goblins, Dragon and Cave",
     "As the game of three, and the Cave wants to bury them all.",
     kFour,
     kAllFour},
    {"five",
     "Knight, Goblins, Dragon, Cave and Thief",
     "As the game of four, and a Thief steals from all to stash loot on the Entrance.",
     kFive,
     kAllFive},
    {"cave-hunt",
     "Knight, Goblins and Cave",
     "The Knight smashes 5 Crystals and leaves; Goblins hunt her, and the Cave buries them.",
     kCaveHunt,
     kAllButDragon},
    {"knight",
     "Knight alone",
     "Smash 5 Crystals and leave before the cave collapses; goblins lie in ambush.",
     kKnightAlone,
     kKnight},
    {"goblins",
     "Goblins alone",
     "Three tribes smash 5 Crystals before the cave collapses.",
     kGoblinsAlone,
     kGoblins},
    {"dragon",
     "Dragon alone",
     "The Dragon wakes, surfaces and leaves before the cave collapses.",
     kDragonAlone,
     kDragon},
    {"thief",
     "Thief alone",
     "The Thief stashes 6 Treasures before the cave collapses.",
     kThiefAlone,
     kThief},
    {"cave-duel",
     "Knight, Dragon and Cave",
     "The Knight hunts the Dragon, who wants to wake and leave; the Cave buries both.",
     kCaveDuel,
     kAllButGoblins},
    {"cave-ash",
     "Goblins, Dragon and Cave",
     "Three tribes hunt the Ash Dragon, and the Cave buries them all.",
     kCaveAsh,
     kAllButKnight},
    {"cave-knight",
     "Knight and Cave",
     "The Knight smashes 5 Crystals and leaves before the Cave buries her.",
     kCaveKnight,
     kKnightAndCave},
    {"cave-goblins",
     "Goblins and Cave",
     "Three tribes smash 5 Crystals before the Cave buries them.",
     kCaveGoblins,
     kGoblinsAndCave},
    {"cave-dragon",
     "Dragon and Cave",
     "The Dragon wakes, surfaces and leaves before the Cave buries him.",
     kCaveDragon,
     kDragonAndCave},
    {"thief-three",
     "Knight, Goblins, Dragon and Thief",
     "As the game of three, and the Thief steals from all to stash loot.",
     kThiefThree,
     kThreeAndThief},
    {"thief-cave-hunt",
     "Knight, Goblins, Cave and Thief",
     "Goblins hunt the Knight, the Thief stashes loot, and the Cave buries them all.",
     kThiefCaveHunt,
     kCaveHuntAndThief},
    {"thief-cave-duel",
     "Knight, Dragon, Cave and Thief",
     "The Knight hunts the Dragon, the Thief stashes loot, and the Cave buries them all.",
     kThiefCaveDuel,
     kCaveDuelAndThief},
    {"thief-cave-ash",
     "Goblins, Dragon, Cave and Thief",
     "Three tribes hunt the Ash Dragon, the Thief stashes loot, and the Cave buries them all.",
     kThiefCaveAsh,
     kCaveAshAndThief},
    {"thief-hunt",
     "Knight, Goblins and Thief",
     "The Knight smashes 5 Crystals, the Goblins hunt her, and the Thief stashes loot.",
     kThiefHunt,
     kHuntersAndThief},
    {"thief-duel",
     "Knight, Dragon and Thief",
     "The Knight hunts the Dragon, who wants to wake and leave; the Thief steals from both.",
     kThiefDuel,
     kDuelAndThief},
    {"thief-cave-knight",
     "Knight, Cave and Thief",
     "The Knight smashes 5 Crystals, the Thief stashes loot, and the Cave buries both.",
     kThiefCaveKnight,
     kKnightCaveAndThief},
    {"thief-ash",
     "Goblins, Dragon and Thief",
     "Three tribes hunt the Ash Dragon, and the Thief steals from both.",
     kThiefAsh,
     kAshAndThief},
    {"thief-cave-goblins",
     "Goblins, Cave and Thief",
     "Three tribes smash 5 Crystals, the Thief stashes loot, and the Cave buries them all.",
     kThiefCaveGoblins,
     kGoblinsCaveAndThief},
    {"thief-cave-dragon",
     "Dragon, Cave and Thief",
     "The Dragon wakes and leaves, the Thief stashes loot, and the Cave buries both.",
     kThiefCaveDragon,
     kDragonCaveAndThief},
    {"thief-knight",
     "Knight and Thief",
     "The Knight smashes 5 Crystals and leaves; the Thief steals from her and stashes loot.",
     kThiefKnight,
     kKnightAndThief},
    {"thief-goblins",
     "Goblins and Thief",
     "Three tribes smash 5 Crystals and hunt the Thief, who stashes loot.",
     kThiefGoblins,
     kGoblinsAndThief},
    {"thief-dragon",
     "Dragon and Thief",
     "The Dragon wakes and leaves; the Thief steals his Gems and stashes them.",
     kThiefDragon,
     kDragonAndThief},
    {"thief-cave",
     "Cave and Thief",
     "The Thief stashes 6 Treasures before the Cave buries him.",
     kThiefCave,
     kCaveAndThief},
}};

/// Collects the numbers as a text, to be hashed.
class NumberText {
public:
    template <typename... Numbers>
    void add(std::string_view word, Numbers... numbers) {
        text_ += word;
        ((text_ += " " + std::to_string(static_cast<std::uint64_t>(numbers))), ...);
        text_ += "\n";
    }
    template <std::size_t size>
    void add_all(std::string_view word, const std::array<std::uint8_t, size>& numbers) {
        for (const std::uint8_t number : numbers) {
            add(word, number);
        }
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

void add_tables(const Tables& tables, NumberText& numbers) {
    for (const TilePlan& tile : tables.tiles) {
        numbers.add("tile", tile.kind, tile.symbol, tile.open);
    }
    for (const Set marks : tables.die) {
        numbers.add("die", marks);
    }
    numbers.add("tokens", tables.treasures, tables.treasures_with_thief, tables.bombs);
    numbers.add_all("movement", tables.movement);
    numbers.add_all("perception", tables.perception);
    numbers.add_all("strength", tables.strength);
    numbers.add("grit", tables.max_grit, tables.first_cubes);
    numbers.add_all("grit-space", tables.grit_spaces);
    numbers.add_all("room", tables.room);
    for (const TreasurePlan& card : tables.treasure_cards) {
        numbers.add("treasure", card.room, card.movement, card.perception, card.own_strength);
    }
    numbers.add_all("quest", tables.quest_grit);
    numbers.add_all("event", tables.event_copies);
    numbers.add_all("monster-room", tables.monster_room);
    numbers.add_all("tribe-strength", tables.tribe_strength);
    numbers.add("goblins", tables.max_rage, tables.max_population);
    for (const WarPlan& war : tables.war) {
        numbers.add_all("discs", war.discs);
        numbers.add("war", war.monsters, war.secrets, war.rage);
    }
    for (const MonsterPlan& monster : tables.monsters) {
        numbers.add("monster", monster.strength, monster.infestation);
    }
    numbers.add("power-cards", tables.cards_of_power, tables.max_eaten);
    numbers.add_all("sloth", tables.sloth);
    numbers.add_all("armor", tables.armor);
    numbers.add_all("spirit", tables.spirit);
    for (const PowerPlan& power : tables.powers) {
        numbers.add_all("cost", power.cost);
        numbers.add("any", power.any);
    }
}

/// T8 and the other numbers of the Cave.
void add_cave(const Rules& rules, NumberText& numbers) {
    const Tables& tables = rules.tables;
    numbers.add("cave", tables.rockslides, tables.omens_of_symbol, rules.goals.hatred);
    numbers.add("optional-treasure", rules.optional_treasure);
    numbers.add_all("omens-drawn", tables.omens_drawn);
    numbers.add_all("omens-from", tables.omens_from);
    for (const OmenPlan& omen : tables.omens) {
        numbers.add_all("omen-cost", omen.cost);
        numbers.add("omen-symbols", omen.symbols);
    }
}

/// T9 and the other numbers of the Thief.
void add_thief(const Rules& rules, NumberText& numbers) {
    numbers.add("thief", rules.tables.loot_drop, rules.goals.stashed, rules.goals.without_upgrade);
    numbers.add_all("stat-tokens", rules.tables.stat_tokens);
}

}  // namespace

core::Result<Variant>
make_variant(const std::string& data_folder, std::span<const table::Setting> settings) {
    const auto tables = load_tables(data_folder);
    if (!tables) {
        return tables.errors();
    }
    return OptionReader(*tables, settings).read(settings);
}

std::uint64_t hash_of_rules(const Rules& rules) {
    NumberText numbers;
    numbers.add("roles", rules.roles, rules.infestation, rules.past_plunder, rules.flare);
    numbers.add_all("seat", rules.seats);
    numbers.add("dragon", rules.ash_dragon, rules.hunger);
    numbers.add("limits", rules.removals, rules.round_limit);
    numbers.add(
        "goals", rules.goals.knight_health, rules.goals.crystals, rules.goals.smash_strength
    );
    numbers.add(
        "dragon-goals", rules.goals.dragon_health, rules.goals.wakefulness, rules.goals.shrieks
    );
    add_tables(rules.tables, numbers);
    // Records keep this hash, so later numbers count only in the games that use them.
    if (rules.has_role(Role::Cave)) {
        add_cave(rules, numbers);
    }
    if (rules.has_role(Role::Thief)) {
        add_thief(rules, numbers);
    }
    if (rules.goals.tiles_out != 0) {
        numbers.add("tiles-out", rules.goals.tiles_out);
    }
    if (rules.terrain) {
        numbers.add("terrain");
    }
    return core::brief_digest_of(numbers.text());
}

const table::GameStart& vast_start() {
    static constexpr table::GameStart kStart{
        .summary = "A Knight, three Goblin tribes, a Dragon, a Thief and the Cave itself, which "
                   "grows in the dark and then collapses. Each role has rules and a goal of its "
                   "own.",
        .options = kOptions,
        .most_players = 5,
        .most_seats = 5,
        .players_help = "With fewer players than roles a player has several roles. [VA-I1]",
        .piece = "player",
        .pieces = 5,
        .variants = kVariants,
        .has_rivals = true};
    return kStart;
}

}  // namespace tenebrae::vast
