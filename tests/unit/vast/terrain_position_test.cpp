// SPDX-License-Identifier: MIT
// Terrain in positions (section Z).
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/positions/position.hpp"
#include "games/vast/words/position_lines.hpp"
#include "test_cave.hpp"

#include <algorithm>

namespace tenebrae::vast {
namespace {

using testing::kOnlooker;
using testing::TestCave;

Rules with_terrain(int row) {
    Rules rules = testing::row(row);
    rules.terrain = true;
    return rules;
}
core::Result<State> read_terrain_lines(const Rules& rules, const std::string& text) {
    table::LineBlock block;
    block.first_line = 1;
    block.lines = core::split_lines(text);
    return read_position(rules, {block}, 1);
}
State terrain_position(const Rules& rules, const std::string& text) {
    const auto state = read_terrain_lines(rules, text);
    INFO(text << (state ? "" : core::render(state.errors())));
    REQUIRE(state);
    return *state;
}
/// Returns the errors in lines as "LINE: message [VA-Z9]", or "legal".
std::string terrain_errors(const Rules& rules, const std::string& text) {
    const auto state = read_terrain_lines(rules, text);
    if (state) {
        return "legal";
    }
    return core::listed(state.errors(), "\n", [](const core::Diagnostic& error) {
        return std::to_string(error.where.line) + ": " + error.message
               + (error.rule.empty() ? "" : " [" + error.rule + "]");
    });
}
/// Returns the lines of a position that begin so, one after the other.
std::string lines_with(const Rules& rules, const State& state, std::string_view start) {
    std::string found;
    for (const std::string& line : core::split_lines(position_lines(rules, state, kAllHands))) {
        found += line.starts_with(start) ? (found.empty() ? "" : "\n") + line : "";
    }
    return found;
}
/// The four tiles around the Entrance, and a stack.
const std::string kFourTiles = "dark n1 A1\ndark e1 A2\ndark s1 A3\ndark w1 A4\nstack A5,E1\n";

TEST_CASE("VA-Z3, T12: a line places a Terrain with all its cells", "[vast]") {
    const Rules rules = with_terrain(17);
    const State state = terrain_position(
        rules,
        kFourTiles + "terrain lake e2\nterrain river w5 w\nterrain canyon n2 h\nterrain-round 1"
    );
    const auto part = [&state](std::string_view cell) {
        const SpaceId id = space_at(state, testing::cell(cell));
        if (id == kNoSpace || !state.spaces.at(id).is_terrain()) {
            return std::string("none");
        }
        const Space& space = state.spaces.at(id);
        return std::string(name(terrain_of(space))) + " " + std::to_string(part_of(space)) + " "
               + std::string(name_of_turn(terrain_of(space), turn_of(space)));
    };
    CHECK(part("e2") == "lake 0 ");
    CHECK(part("e3") == "lake 1 ");
    CHECK(part("e2s1") == "lake 2 ");
    CHECK(part("e3s1") == "lake 3 ");
    CHECK(part("w5") == "river 0 w");
    CHECK(part("w2") == "river 3 w");
    CHECK(part("n2") == "canyon 0 h");
    CHECK(part("e1n2") == "canyon 1 h");
    CHECK(part("e2n2") == "canyon 2 h");
    CHECK(part("e1") == "none");
    CHECK(state.terrain_round == 1);
}

TEST_CASE("VA-Z3: Terrain is written as it is read", "[vast]") {
    const Rules rules = with_terrain(17);
    const std::string terrain =
        "terrain magma e2n1\nterrain pits w1n1 w3n2 w2s1\nterrain river s2 n";
    const State state = terrain_position(
        rules,
        kFourTiles + "dark w2 A6\ndark w2n1 A7\ndark w3n1 A8\nterrain magma e2n1\n"
            + "terrain pits w1n1 w3n2 w2s1\nterrain river s2 n\nround 3\nterrain-round 2"
    );
    CHECK(lines_with(rules, state, "terrain ") == terrain);
    CHECK(lines_with(rules, state, "terrain-round") == "terrain-round 2");
    const std::string written = position_lines(rules, state, kAllHands);
    const State again = terrain_position(rules, written);
    CHECK(hash(again) == hash(state));
    CHECK(position_lines(rules, again, kAllHands) == written);
}

TEST_CASE("VA-Z3: Terrain can be added to the map of the setup", "[vast]") {
    const Rules rules = with_terrain(17);
    const State state = terrain_position(rules, "terrain forest e2");
    CHECK(lines_with(rules, state, "terrain ") == "terrain forest e2");
    CHECK(space_at(state, testing::cell("n1")) != kNoSpace);
    CHECK(lines_with(rules, state, "terrain-round").empty());
}

TEST_CASE("VA-N14: in the Collapse there may be fewer Pits", "[vast]") {
    const Rules rules = with_terrain(17);
    const std::string collapse = "phase collapse\ndark n1 A1\ndark e1 A2\nterrain pits n2 e2";
    const State state = terrain_position(rules, collapse);
    CHECK(lines_with(rules, state, "terrain ") == "terrain pits n2 e2");
    CHECK(hash(terrain_position(rules, position_lines(rules, state, kAllHands))) == hash(state));
}

TEST_CASE("VA-Z9: Terrain that no game could reach is refused at its line", "[vast]") {
    const Rules rules = with_terrain(17);
    CHECK(
        terrain_errors(rules, kFourTiles + "terrain lake e1")
        == "6: There is already a space on e1. [VA-M1]"
    );
    CHECK(
        terrain_errors(rules, "terrain lake e2\nterrain lake w3")
        == "2: This Terrain is named twice."
    );
    CHECK(
        terrain_errors(rules, kFourTiles + "terrain lake e5")
        == "1: The spaces of the map are not joined. [VA-Y3]"
    );
    CHECK(
        terrain_errors(rules, kFourTiles + "terrain canyon e2 h\ntribe eye e2 pop=1")
        == "6: The eye tribe is on an impassable space of the Canyon. [VA-N7]"
    );
    CHECK(
        terrain_errors(rules, kFourTiles + "round 2\nterrain-round 3")
        == "1: A Terrain was last offered in round 3, after round 2. [VA-N1]"
    );
    CHECK(
        terrain_errors(testing::row(17), kFourTiles + "terrain lake e2")
        == "6: This Terrain needs the option `terrain`. [VA-N1]"
    );
    CHECK(
        terrain_errors(testing::row(17), kFourTiles + "terrain canyon e2 h")
        == "6: A Canyon needs the option `terrain` or Goblin Infestation. [VA-N1]"
    );
    CHECK(terrain_errors(testing::row(18), kFourTiles + "terrain canyon e2 h") == "legal");
    for (const char* const words :
         {"terrain bog e2",
          "terrain lake",
          "terrain lake north",
          "terrain lake e2 h",
          "terrain canyon e2",
          "terrain canyon e2 n",
          "terrain river e2 v",
          "terrain pits n2 e2 s2 w2",
          "terrain-round x"}) {
        INFO(words);
        CHECK(terrain_errors(rules, words).starts_with("1: "));
        CHECK(terrain_errors(rules, words).find('\n') == std::string::npos);
    }
}

TEST_CASE("VA-I2, Z3: every seat writes the Terrain on the map", "[vast]") {
    TestCave cave(1);
    cave.rules.terrain = true;
    cave.terrain("lake", "e1").close().turn(Role::Knight);
    for (int seat = 0; seat <= kOnlooker; ++seat) {
        const std::string lines =
            position_lines(cave.rules, cave.view(seat).state, cave.view(seat).roles);
        INFO(lines);
        CHECK(lines.find("\nterrain lake e1\n") != std::string::npos);
    }
}

TEST_CASE("VA-Z9: a tile that is named many times is refused each time", "[vast]") {
    std::string text;
    for (int east = 1; east <= 9; ++east) {
        for (int south = 1; south <= 9; ++south) {
            text += "dark e" + std::to_string(east) + "s" + std::to_string(south) + " A1\n";
        }
    }
    const std::string errors = terrain_errors(with_terrain(17), text);
    CHECK(errors.find("2: The tile A1 is named twice. [VA-Z9]") != std::string::npos);
}

TEST_CASE("VA-V33, Z8: the Troll whose token is on the map is in no deck", "[vast]") {
    TestCave cave(27);
    cave.infested(Infestation::C);
    const State state = terrain_position(
        cave.rules,
        "dark n1 A1\nlit e1 A5 nesw\ndark s1 A3\ndark w1 A4\ndark e1n1 A6\ndark e1s1 A7\n"
        "dark e3 A8\nterrain canyon e2n1 v\nmonster e2 troll"
    );
    const Card* const first = state.monsters.cards.data();
    CHECK(state.monsters.size > 0);
    CHECK(std::count(first, first + state.monsters.size, static_cast<Card>(Monster::Troll)) == 0);
}

}  // namespace
}  // namespace tenebrae::vast
