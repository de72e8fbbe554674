// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "games/nyctophobia/sets/maps.hpp"
#include "games/nyctophobia/words/forest_text.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace tenebrae::nyctophobia {
namespace {

using Lines = std::vector<std::string>;

/// Returns a sound map with two trees, c4e and c4s.
Lines small_map() {
    return core::split_lines("map glade easy\n"
                             "1   1   .   .   .   .   .   .   2\n"
                             "      +   +   +   +   +   +   +\n"
                             "2   .   .   .   .   .   .   .   .\n"
                             "      +   +   +   +   +   +   +\n"
                             "3   .   .   .   .   .   .   .   .\n"
                             "      +   +   +   +   +   +   +\n"
                             "4   .   .   . # .   .   .   .   .\n"
                             "      +   +###+   +   +   +   +\n"
                             "5   .   .   .   .   K   .   .   .\n"
                             "      +   +   +   +   +   +   +\n"
                             "6   .   .   .   .   .   .   .   .\n"
                             "      +   +   +   +   +   +   +\n"
                             "7   a   .   .   b   b   .   .   c\n"
                             "      +   +   +   +   +   +   +\n"
                             "8   a   .   3   .   .   4   .   c\n");
}

MapPlan read_small(const Lines& lines) {
    const auto maps = parse_maps(lines, "maps.txt");
    INFO((maps ? std::string() : core::render(maps.errors())));
    REQUIRE(maps);
    REQUIRE(maps->size() == 1);
    return maps->front().plan;
}

/// Returns the only error as "line:column rule".
std::string error_of(const Lines& lines) {
    const auto maps = parse_maps(lines, "maps.txt");
    REQUIRE_FALSE(maps);
    REQUIRE(maps.errors().size() == 1);
    const core::Diagnostic& error = maps.errors().front();
    CHECK(error.where.file == "maps.txt");
    return std::to_string(error.where.line) + ":" + std::to_string(error.where.column) + " "
           + error.rule;
}

std::vector<ForestMap> shipped_maps() {
    const auto maps = read_maps("data");
    INFO((maps ? std::string() : core::render(maps.errors())));
    REQUIRE(maps);
    return *maps;
}

const MapPlan& plan_of(const std::vector<ForestMap>& maps, std::string_view name) {
    return std::ranges::find(maps, name, &ForestMap::name)->plan;
}

TEST_CASE("eight maps are shipped and the first is camping (HU-S4)") {
    const std::vector<ForestMap> maps = shipped_maps();
    REQUIRE(maps.size() == kMapNames.size());
    for (std::size_t at = 0; at < maps.size(); ++at) {
        CHECK(maps[at].name == kMapNames[at]);
    }
    std::string words;
    for (const ForestMap& map : maps) {
        words += map.name + " " + map.difficulty + ", ";
    }
    CHECK(
        words
        == "camping easy, orchard easy, lost-car easy, ravine fair, hollow hard, laughter fair, "
           "maze hard, fog hard, "
    );
}

TEST_CASE("each map is sound for each place of the car and each turn (HU-B3 HU-S4)") {
    for (const ForestMap& map : shipped_maps()) {
        for (const CarSpaces& car : map.plan.cars) {
            INFO(map.name);
            CHECK(is_sound(map.plan.trees, car));
            for (const Turning turning : {Turning::Right, Turning::Half, Turning::Left}) {
                CHECK(is_sound(turned(map.plan.trees, turning), turned(car, turning)));
            }
        }
    }
}

TEST_CASE("each map has its pieces on different spaces and at most 40 trees (HU-S4 HU-C1)") {
    for (const ForestMap& map : shipped_maps()) {
        INFO(map.name);
        Spaces pieces = only(map.plan.hunter);
        for (const Space start : map.plan.starts) {
            REQUIRE(start < kSpaces);
            CHECK_FALSE(has(pieces, start));
            pieces |= only(start);
        }
        for (const CarSpaces& car : map.plan.cars) {
            CHECK((pieces & spaces_of(car)) == 0);
            CHECK(grid_distance(car[0], car[1]) == 1);
        }
        CHECK(map.plan.trees.count() > 0);
        CHECK(map.plan.trees.count() <= kMaxTrees);
    }
}

TEST_CASE("on each map every Hunted starts at least four steps from the Hunter (HU-B2)") {
    for (const ForestMap& map : shipped_maps()) {
        for (const CarSpaces& car : map.plan.cars) {
            for (const Space start : map.plan.starts) {
                INFO(map.name << " start " << int{start} << " car " << int{car[0]});
                CHECK(distance(map.plan.trees, start, only(map.plan.hunter), spaces_of(car)) >= 4);
            }
        }
    }
}

TEST_CASE("the shipped maps match table 1 (HU-S4)") {
    const std::vector<ForestMap> maps = shipped_maps();
    const MapPlan& camping = plan_of(maps, "camping");
    CHECK(camping.starts[2] == space_at(5, 0));
    CHECK(camping.cars[0] == CarSpaces{space_at(3, 4), space_at(4, 4)});
    CHECK(camping.cars[1] == CarSpaces{space_at(0, 7), space_at(1, 7)});
    CHECK(camping.cars[2] == CarSpaces{space_at(0, 1), space_at(0, 2)});
    CHECK(camping.trees.has(side_of(space_at(1, 1), Direction::East)));
    CHECK(camping.trees.has(side_of(space_at(2, 0), Direction::South)));
    CHECK(camping.trees.has(side_of(space_at(7, 3), Direction::South)));
    CHECK_FALSE(camping.trees.has(side_of(space_at(0, 0), Direction::East)));
    const MapPlan& fog = plan_of(maps, "fog");
    CHECK(fog.hunter == space_at(5, 3));
    CHECK(fog.cars[2] == CarSpaces{space_at(7, 5), space_at(7, 6)});
}

TEST_CASE("the drawing of a forest is parsed (HU-U5)") {
    const MapPlan plan = read_small(small_map());
    Trees trees;
    trees.put(side_of(space_at(2, 3), Direction::East));
    trees.put(side_of(space_at(2, 3), Direction::South));
    CHECK(plan.trees == trees);
    CHECK(plan.hunter == space_at(4, 4));
    CHECK(plan.starts[3] == space_at(5, 7));
    CHECK(plan.cars[1] == CarSpaces{space_at(3, 6), space_at(4, 6)});
}

TEST_CASE("the heading and corners and indents of a drawing are optional (HU-U5)") {
    Lines headed = small_map();
    headed.insert(headed.begin() + 1, "    a   b   c   d   e   f   g   h");
    CHECK(read_small(headed).trees == read_small(small_map()).trees);
    Lines indented = small_map();
    for (std::size_t at = 1; at < indented.size(); ++at) {
        indented[at].insert(0, "  ");
    }
    CHECK(read_small(indented).trees == read_small(small_map()).trees);
    Lines bare = small_map();
    bare[2] = "";
    bare[8] = "           ###";
    CHECK(read_small(bare).trees == read_small(small_map()).trees);
}

TEST_CASE("a written forest parses to the same forest (HU-U5)") {
    for (const ForestMap& map : shipped_maps()) {
        Signs signs = no_signs();
        signs[map.plan.hunter] = 'K';
        const std::string text = forest_text(map.plan.trees, signs);
        ForestReader reader("K");
        core::Diagnostics errors;
        for (const std::string& line : core::split_lines(text)) {
            core::Place place;
            place.text = line;
            REQUIRE(reader.needs_more_lines());
            reader.take(place, errors);
        }
        CHECK(errors.empty());
        CHECK_FALSE(reader.needs_more_lines());
        CHECK(reader.trees() == map.plan.trees);
        CHECK(reader.spaces_with('K') == only(map.plan.hunter));
    }
}

TEST_CASE("a forest is written with its heading and its spaces four columns apart (HU-U5)") {
    Trees trees;
    trees.put(side_of(space_at(0, 0), Direction::East));
    trees.put(side_of(space_at(7, 0), Direction::South));
    const std::string text = forest_text(trees, no_signs());
    CHECK(text.starts_with("    a   b   c   d   e   f   g   h\n"
                           "1   . # .   .   .   .   .   .   .\n"
                           "      +   +   +   +   +   +   +###\n"
                           "2   .   ."));
}

TEST_CASE("an error in a forest is reported with its line and column (HU-U5)") {
    Lines lines = small_map();
    lines[7][8] = 'x';
    CHECK(error_of(lines) == "8:9 HU-U5");
    lines = small_map();
    lines[7][6] = '#';
    lines[7][7] = '#';
    CHECK(error_of(lines) == "8:8 HU-U5");
    lines = small_map();
    lines[8] = "      +   + ##+   +   +   +   +";
    CHECK(error_of(lines) == "9:13 HU-U5");
    lines = small_map();
    lines[9][0] = '6';
    CHECK(error_of(lines) == "10:1 HU-U5");
    lines = small_map();
    lines[9].resize(20);
    CHECK(error_of(lines) == "10:21 HU-U5");
    lines = small_map();
    lines[9] += "   .";
    CHECK(error_of(lines) == "10:37 HU-U5");
    lines = small_map();
    lines.resize(9);
    CHECK(error_of(lines) == "1:0 HU-U5");
}

TEST_CASE("a map that cannot be played is refused (HU-S4 HU-C3 HU-B3 HU-C1)") {
    Lines lines = small_map();
    lines[9][20] = '.';
    CHECK(error_of(lines) == "1:0 HU-S4");  // no Hunter is placed
    lines = small_map();
    lines[3][4] = '1';
    CHECK(error_of(lines) == "4:5 HU-S4");
    lines = small_map();
    lines[13][4] = '.';
    CHECK(error_of(lines) == "1:0 HU-C3");
    lines = small_map();
    lines[13][4] = '.';
    lines[11][4] = 'a';
    CHECK(error_of(lines) == "16:5 HU-C3");
    lines = small_map();
    lines[13][18] = '#';  // a tree inside the car
    CHECK(error_of(lines) == "14:17 HU-B3");
    lines = small_map();
    lines[4] = "   ###+###+###+###+###+###+###+###";
    const auto cut = parse_maps(lines, "maps.txt");
    REQUIRE_FALSE(cut);
    CHECK(cut.errors().size() == 3);
    lines = small_map();
    for (const std::size_t gap : {2U, 4U, 6U, 8U, 10U, 12U}) {
        lines[gap] = "      +###+###+###+###+###+###+###";
    }
    CHECK(error_of(lines) == "1:0 HU-C1");
}

TEST_CASE("a line outside a map and a repeated name of a map are refused (HU-S4)") {
    Lines lines = small_map();
    lines.insert(lines.begin(), "forest glade");
    CHECK(error_of(lines) == "1:0 ");
    lines = small_map();
    lines[0] = "map glade lovely";
    CHECK(error_of(lines) == "1:0 ");
    lines = small_map();
    const Lines again = small_map();
    lines.insert(lines.end(), again.begin(), again.end());
    CHECK(error_of(lines) == "17:0 ");
}

}  // namespace
}  // namespace tenebrae::nyctophobia
