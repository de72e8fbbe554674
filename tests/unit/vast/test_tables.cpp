// SPDX-License-Identifier: MIT
// Tables T1 to T11 as in the rules, written independently of the data file.
#include "test_cave.hpp"

#include <algorithm>
#include <sstream>

namespace tenebrae::vast::testing {
namespace {

/// T1, by kind: symbol and layout of each tile.
constexpr std::string_view kTiles1 =
    "f open b tunnel e side f side b open e side f corner b tunnel "
    "e tunnel f open b corner e deadend f open b corner e corner "
    "f tunnel b side e tunnel f tunnel b open e side f open b corner "
    "e corner f open b corner e deadend f side b open e open "
    "f open b open e open f side b tunnel e corner "
    "f open b side e corner f side b corner e open f corner b open e side "
    "f corner b corner e side f corner b side e side";

Sides layout(const std::string& name) {
    return name == "open"     ? sides("nesw")
           : name == "side"   ? sides("nes")
           : name == "corner" ? sides("ne")
           : name == "tunnel" ? sides("ns")
                              : sides("n");
}

void add_tiles(Tables& tables) {
    std::istringstream text{std::string(kTiles1)};
    for (Tile tile = 1; tile < kTiles; ++tile) {
        std::string symbol;
        std::string name;
        text >> symbol >> name;
        TilePlan& plan = tables.tiles.at(tile);
        plan.kind = tile <= 15   ? TileKind::Ambush
                    : tile <= 30 ? TileKind::Event
                    : tile <= 36 ? TileKind::Treasure
                    : tile <= 45 ? TileKind::Crystal
                                 : TileKind::Vault;
        plan.symbol = static_cast<std::uint8_t>(std::string("fbe").find(symbol));
        plan.open = layout(name);
    }
}

void add_knight(Tables& tables) {
    tables.movement = {1, 3, 5, 7};
    tables.perception = {1, 2, 3, 4};
    tables.strength = {1, 2, 3, 4};
    tables.max_grit = 45;
    tables.grit_spaces = {5, 11, 18, 26, 35};
    tables.first_cubes = 2;
    tables.room = {3, 3, 3, 1, 1, 3, 1};
    tables.treasure_cards = {{
        {0, 0, 0, 0},  // javelin
        {1, 0, 1, 1},  // sword
        {1, 0, 0, 1},  // axe
        {1, 0, 0, 0},  // kit
        {1, 4, 0, 0},  // boots
        {1, 1, 1, 0},  // lantern
        {1, 0, 0, 0},  // ebow
    }};
    tables.quest_grit = {5, 3, 4, 4, 3, 4, 6, 4, 3, 4};
    tables.event_copies = {4, 3, 3, 1, 1, 1, 1, 1};
}

void add_goblins(Tables& tables) {
    tables.monster_room = {1, 2, 1};
    tables.tribe_strength = {1, 0, 0};
    tables.max_rage = 3;
    tables.max_population = 4;
    tables.war = {{
        {{3, 2, 1}, 1, 0, 0},
        {{2, 1, 2}, 0, 1, 0},
        {{1, 3, 2}, 1, 0, 0},
        {{1, 2, 2}, 1, 1, 0},
        {{2, 1, 3}, 0, 1, 0},
        {{2, 2, 1}, 1, 0, 0},
        {{2, 2, 2}, 0, 0, 0},
        {{1, 1, 1}, 1, 2, 0},
        {{0, 0, 0}, 3, 3, 1},
        {{1, 1, 1}, 0, 0, 1},
    }};
    tables.monsters = {{
        {0, 2},
        {1, 4},
        {1, 4},
        {1, 4},
        {0, 3},
        {0, 3},
        {0, 0},
        {0, 3},
        {0, 2},
        {0, 3},
    }};
}

void add_others(Tables& tables) {
    tables.cards_of_power = 6;
    tables.sloth = {4, 4, 4, 1, 1};
    tables.max_eaten = 7;
    tables.armor = {1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4};
    tables.spirit = {3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7};
    tables.powers = {{
        {{1, 0, 0}, 0},  // claw
        {{0, 1, 0}, 0},  // flame
        {{0, 0, 1}, 0},  // wing
        {{2, 0, 0}, 0},  // hiss
        {{1, 1, 0}, 0},  // slither
        {{1, 0, 1}, 0},  // swat
        {{0, 2, 0}, 0},  // scorch
        {{0, 0, 2}, 0},  // slap
        {{0, 0, 0}, 2},  // shriek
        {{3, 0, 0}, 0},  // scratch
        {{0, 3, 0}, 0},  // flamewall
        {{0, 0, 0}, 3},  // smash
        {{0, 0, 0}, 4},  // wrath
        {{0, 1, 1}, 0},  // burn
    }};
    tables.omens_drawn = {1, 2, 3, 4, 5, 6};
    tables.omens_from = {0, 1, 2, 4, 7, 11};
    const auto symbols = [](OmenSymbol one, OmenSymbol two, OmenSymbol three) {
        return static_cast<Set>(only(one) | only(two) | only(three));
    };
    using S = OmenSymbol;
    tables.omens = {{
        {{1, 1, 1}, symbols(S::Chasm, S::Bat, S::Boulder)},
        {{2, 2, 2}, symbols(S::Bat, S::Boulder, S::Quartz)},
        {{1, 2, 3}, symbols(S::Boulder, S::Quartz, S::Mushroom)},
        {{3, 3, 3}, symbols(S::Quartz, S::Mushroom, S::Trail)},
        {{1, 2, 3}, symbols(S::Mushroom, S::Trail, S::Chasm)},
        {{1, 1, 1}, symbols(S::Trail, S::Chasm, S::Bat)},
    }};
    tables.stat_tokens = {2, 3, 4};
    tables.loot_drop = 3;
}

}  // namespace

Sides sides(std::string_view text) {
    Sides set = 0;
    for (const char side : text) {
        set = static_cast<Sides>(set | 1U << std::string_view("nesw").find(side));
    }
    return set;
}

Tables standard_tables() {
    Tables tables;
    add_tiles(tables);
    tables.die = {0x1EF, 0x0AA, 0x0BA, 0x145, 0x155, 0x010};
    tables.treasures = 10;
    tables.treasures_with_thief = 12;
    tables.rockslides = 3;
    tables.bombs = 3;
    tables.omens_of_symbol = 6;
    add_knight(tables);
    add_goblins(tables);
    add_others(tables);
    return tables;
}

Rules row(int number) {
    constexpr Set kK = only(Role::Knight);
    constexpr Set kG = only(Role::Goblins);
    constexpr Set kD = only(Role::Dragon);
    constexpr Set kC = only(Role::Cave);
    constexpr Set kT = only(Role::Thief);
    constexpr auto kNone = Infestation::None;
    constexpr auto kNobody = Role::None;
    // roles, GI, PP, FL, AD, H2, PT; row 27 plays without Infestation unless a test asks for it.
    struct Row {
        Set roles = 0;
        Infestation infestation = Infestation::None;
        Role past_plunder = Role::None;
        Set flare = 0;
        bool ash_dragon = false;
        bool hunger = false;
        bool optional_treasure = false;
    };
    const std::array<Row, 31> rows{{
        {},
        {kK | kG | kD | kC | kT, kNone, kNobody, 0, false, false, false},
        {kK | kG | kD | kC, kNone, kNobody, 0, false, false, false},
        {kK | kG | kD | kT, kNone, Role::Dragon, 0, false, false, false},
        {kK | kG | kC | kT, kNone, kNobody, kK, false, false, false},
        {kK | kD | kC | kT, Infestation::A, kNobody, 0, false, true, false},
        {kG | kD | kC | kT, kNone, kNobody, 0, true, false, false},
        {kK | kG | kD, kNone, Role::Dragon, 0, false, false, false},
        {kK | kG | kC, kNone, kNobody, kK, false, false, false},
        {kK | kG | kT, kNone, kNobody, kT, false, false, false},
        {kK | kD | kC, Infestation::A, kNobody, 0, false, true, false},
        {kK | kD | kT, Infestation::A, kNobody, kT, false, true, false},
        {kK | kC | kT, Infestation::B, kNobody, kK | kT, false, false, true},
        {kG | kD | kC, kNone, kNobody, 0, true, false, false},
        {kG | kD | kT, kNone, Role::Goblins, kT, true, false, false},
        {kG | kC | kT, kNone, kNobody, kG | kT, false, false, true},
        {kD | kC | kT, kNone, kNobody, kT, false, true, true},
        {kK | kG, kNone, Role::Goblins, 0, false, false, false},
        {kK | kD, Infestation::A, Role::Dragon, 0, false, true, false},
        {kK | kC, Infestation::B, kNobody, kK, false, false, false},
        {kK | kT, Infestation::C, kNobody, kT, false, false, false},
        {kG | kD, kNone, Role::Goblins, 0, true, false, false},
        {kG | kC, kNone, kNobody, kG, false, false, false},
        {kG | kT, kNone, kNobody, kG | kT, false, false, false},
        {kD | kC, kNone, kNobody, 0, false, true, false},
        {kD | kT, kNone, kNobody, kT, true, false, false},
        {kC | kT, kNone, kNobody, kT, false, false, true},
        {kK, kNone, kNobody, 0, false, false, false},
        {kG, kNone, kNobody, kG, false, false, false},
        {kD, kNone, kNobody, 0, false, true, false},
        {kT, kNone, kNobody, kT, false, false, false},
    }};
    REQUIRE((number >= 1 && number <= 30));
    const Row& row = rows.at(static_cast<std::size_t>(number));
    Rules rules;
    rules.tables = standard_tables();
    rules.roles = row.roles;
    rules.infestation = row.infestation;
    rules.past_plunder = row.past_plunder;
    rules.flare = row.flare;
    rules.ash_dragon = row.ash_dragon;
    rules.hunger = row.hunger ? 2 : 0;
    rules.optional_treasure = row.optional_treasure;
    return rules;
}

}  // namespace tenebrae::vast::testing
