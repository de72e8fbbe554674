// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/random.hpp"
#include "games/vast/bot/guess.hpp"
#include "games/vast/bot/routes.hpp"
#include "games/vast/bot/terrain_bot.hpp"
#include "test_cave.hpp"

#include <algorithm>
#include <string>

/// What the bots do with Terrain (section N).
namespace tenebrae::vast {
namespace {

using testing::TestCave;

/// Returns the bot's answer in a cave, as written in the rules.
std::string terrain_answer(const TestCave& cave) {
    ActionList legal;
    legal_actions(cave.rules, cave.state, legal);
    return testing::text_of(bots::best_action(cave.rules, cave.state, legal), cave.state.decision);
}

/// Plays the bot's answers until the turn ends; returns whether the piece is on Magma then.
bool ends_on_magma(TestCave cave, Piece piece) {
    const Role role = cave.state.current;
    for (int left = 100; left > 0 && cave.state.current == role; --left) {
        const std::string answer = terrain_answer(cave);
        if (answer == "end") {
            return is_terrain(cave.state, space_of(cave.state, piece), Terrain::Magma);
        }
        cave.play(answer);
    }
    return true;
}

SpaceId space_of_cell(const TestCave& cave, std::string_view cell) {
    return space_at(cave.state, testing::cell(cell));
}

Action placing(Terrain terrain, std::string_view first, Turn turn = 0) {
    Action action = Action::at(ActionKind::Terrain, testing::cell(first), terrain);
    action.over = turn;
    return action;
}

/// Returns a cave where this piece has revealed an event tile and its role places the Terrain.
TestCave asked_for_terrain(TestCave cave, Role role, Piece piece) {
    cave.state.decision = Decision::Terrain;
    cave.state.owner = role;
    cave.state.current = role;
    Frame& frame = cave.state.frames[cave.state.depth++];
    frame = Frame{};
    frame.kind = FrameKind::Terrain;
    frame.piece = static_cast<std::uint8_t>(piece);
    return cave;
}

}  // namespace

TEST_CASE("a Terrain comes where it hinders others and not its owner", "[bots]") {
    TestCave cave;
    cave.lit("e1", "A1", "nesw").lit("e2", "A2", "nesw").tribe("fangs", "e2", 3).knight("o");
    cave.close().knight_turn();
    const TestCave knight = asked_for_terrain(cave, Role::Knight, Piece::Knight);
    const bots::TerrainBot bot(knight.rules, knight.state);
    CHECK(bot.rate(placing(Terrain::Lake, "e3")) > 0);
    CHECK(bot.most_hindered(placing(Terrain::Lake, "e3")) == Role::Goblins);
    CHECK(bot.rate(placing(Terrain::Canyon, "w3")) < 0);
    CHECK(bot.rate(Action::of(ActionKind::NoTerrain)) == 0);
    const TestCave goblins = asked_for_terrain(cave, Role::Goblins, Piece::Fangs);
    const bots::TerrainBot tribes(goblins.rules, goblins.state);
    CHECK(tribes.rate(placing(Terrain::Lake, "e3")) < 0);
    CHECK(tribes.rate(placing(Terrain::Canyon, "w3")) > 0);
}

TEST_CASE("no route of the Knight or a tribe leads over a chasm", "[bots]") {
    TestCave cave;
    cave.terrain("canyon", "e1n1", "v").lit("e2", "A1", "nesw").knight("o").close();
    cave.knight_turn();
    const bots::KnightRoutes routes = bots::find_knight_routes(cave.rules, cave.state, false);
    CHECK(routes.steps[space_of_cell(cave, "e1")] == 1);
    CHECK(routes.steps[space_of_cell(cave, "e2")] == 2);
    CHECK(routes.steps[space_of_cell(cave, "e1n1")] == bots::kFar);
    CHECK(routes.steps[space_of_cell(cave, "e1s1")] == bots::kFar);
    const bots::Distances tribes =
        bots::tribe_distances(cave.state, space_of_cell(cave, "o"), false);
    CHECK(tribes[space_of_cell(cave, "e1n1")] == bots::kFar);
}

TEST_CASE("a Pit is a step away from the others", "[bots]") {
    TestCave cave;
    cave.lit("n1", "A1", "nesw").pits("n2", "w1", "e1").knight("o").close().knight_turn();
    const bots::KnightRoutes routes = bots::find_knight_routes(cave.rules, cave.state, false);
    CHECK(routes.steps[space_of_cell(cave, "w1")] == 1);
    CHECK(routes.steps[space_of_cell(cave, "n2")] == 2);
    cave.knight("w1");
    const bots::KnightRoutes from_pit = bots::find_knight_routes(cave.rules, cave.state, false);
    const SpaceId other = space_of_cell(cave, "e1");
    CHECK(from_pit.steps[other] == 1);
    CHECK(from_pit.hops.to[other] == other);
    CHECK(from_pit.hops.to[space_of_cell(cave, "o")] == kNoSpace);
}

TEST_CASE("water and Magma are far for a tribe", "[bots]") {
    TestCave cave;
    cave.terrain("lake", "e1").terrain("magma", "w2n1").knight("o").close().knight_turn();
    const bots::Distances way = bots::tribe_distances(cave.state, space_of_cell(cave, "e1"), false);
    CHECK(way[space_of_cell(cave, "o")] == 1 + bots::kLitForPopulation);
    const bots::TribeRoutes out = [&] {
        TestCave tribe = cave;
        tribe.tribe("fangs", "w1", 4);
        return bots::find_tribe_routes(tribe.state, Piece::Fangs);
    }();
    CHECK(out.left[space_of_cell(cave, "o")] == bots::kLitForPopulation);
}

TEST_CASE("the Knight leaves Magma before her turn ends", "[bots]") {
    TestCave cave;
    cave.terrain("magma", "e1").knight("e1").cubes("move=2").close().knight_turn();
    CHECK_FALSE(ends_on_magma(cave, Piece::Knight));
}

TEST_CASE("nobody steps onto Magma with the last Movement", "[bots]") {
    TestCave cave;
    cave.terrain("magma", "e1").knight("o").close().knight_turn();
    const SpaceId magma = space_of_cell(cave, "e1");
    CHECK(bots::is_magma_trap(cave.state, magma, 0));
    CHECK_FALSE(bots::is_magma_trap(cave.state, magma, 1));
    CHECK_FALSE(bots::is_magma_trap(cave.state, space_of_cell(cave, "o"), 0));
    // No tile is beside this part.
    const SpaceId far = space_of_cell(cave, "e2s1");
    CHECK(bots::is_magma_trap(cave.state, far, 1));
}

TEST_CASE("the Thief leaves Magma before his turn ends", "[bots]") {
    TestCave cave(26);
    cave.terrain("magma", "e1").thief("e1", "4 2 3").close().thief_turn();
    CHECK_FALSE(ends_on_magma(cave, Piece::Thief));
}

TEST_CASE("a tribe does not stop on Magma", "[bots]") {
    TestCave cave;
    cave.terrain("magma", "e1").lit("w1", "A1", "nesw").lit("w2", "A2", "nesw").knight("w2");
    cave.tribe("fangs", "e1", 4).close().tribes();
    cave.play("activate fangs");
    CHECK(terrain_answer(cave) != "stop");
}

TEST_CASE(
    "the Knight flows to what she wants, and stays if nothing is down the current", "[bots]"
) {
    TestCave cave;
    cave.terrain("river", "e1", "e").treasure("e4").knight("o").cubes("move=2").close();
    cave.knight_turn().play("go e");
    REQUIRE(cave.pending() == "flow knight");
    CHECK(terrain_answer(cave) == "flow e4");
    TestCave back;
    back.terrain("river", "e1", "e").lit("w1", "A1", "nesw").treasure("w1").knight("o");
    back.cubes("move=2").close().knight_turn().play("go e");
    REQUIRE(back.pending() == "flow knight");
    CHECK(terrain_answer(back) == "stay");
}

TEST_CASE("guesses of hidden tiles and cards keep Terrain", "[bots]") {
    TestCave cave;
    cave.terrain("lake", "e1").dark("w1s1", "A1").pits("n2", "w2", "w1s2");
    cave.knight("o").close().knight_turn();
    const View view = cave.view(testing::kKnightSeat);
    core::Random random(5);
    const State guessed = bots::guess(cave.rules, view, random);
    for (SpaceId space = 0; space < kMaxSpaces; ++space) {
        if (cave.state.spaces[space].is_terrain()) {
            CHECK(guessed.spaces[space].tile == cave.state.spaces[space].tile);
            CHECK(guessed.spaces[space].side == cave.state.spaces[space].side);
        }
    }
}

TEST_CASE("bots play games with Terrain to their end", "[bots]") {
    int placed = 0;
    for (const int row : {1, 8, 9, 17, 18, 26}) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            INFO(row << ", seed " << seed);
            TestCave cave(row);
            cave.rules.terrain = true;
            cave.start(seed);
            for (int left = 60'000; left > 0 && !cave.state.is_over(); --left) {
                ActionList legal;
                legal_actions(cave.rules, cave.state, legal);
                REQUIRE_FALSE(legal.empty());
                const Action answer = bots::best_action(cave.rules, cave.state, legal);
                placed += answer.kind == ActionKind::Terrain ? 1 : 0;
                apply(cave.rules, cave.state, answer, nullptr);
            }
            CHECK(cave.state.is_over());
        }
    }
    CHECK(placed > 0);
}

TEST_CASE("VA-V33: a guess keeps the Troll that waits for its Canyon out of the deck", "[bots]") {
    TestCave cave(27);
    cave.infested(Infestation::C).lit("n1", "A2", "ns").dark("n2", "A8").knight("n1").close();
    cave.cubes("move=1 per=1 free=1").next_monsters("troll");
    cave.knight_turn().play("go n, orient ns, fill n3, ready");
    REQUIRE(cave.pending() == "terrain knight");
    core::Random random(5);
    const State guessed = bots::guess(cave.rules, cave.view(testing::kKnightSeat), random);
    CHECK(guessed.monsters.size == cave.state.monsters.size);
    const Card* const first = guessed.monsters.cards.data();
    CHECK(std::count(first, first + guessed.monsters.size, static_cast<Card>(Monster::Troll)) == 0);
}

}  // namespace tenebrae::vast
